"""Why an action of Black Elephant is not legal."""

from __future__ import annotations

from ..message import Message, say
from . import rules
from .board import PATHS, SIZE, SPACES, Board, members, space_name
from .rules import BLACK, ENTER, HOME, JUMP, MOVE, WOOD, State


def why(s: State, board: Board, action: int) -> Message:
    """The reason, with its ruling, that this action is not legal here."""
    if s.ended:
        return say("game_over")
    if action < MOVE:
        return _enter(s, board, action - ENTER)
    if action < JUMP:
        start, space = divmod(action - MOVE, SPACES)
        return _not_mine(s, start) or _move(s, board, start, space)
    if action < HOME:
        start = (action - JUMP) // 8
        return _not_mine(s, start) or _jump(s, board, start, (action - JUMP) // 2 % 4)
    if action < BLACK:
        return _not_mine(s, action - HOME) or _home(s, board, action - HOME)
    if action < WOOD:
        return _black(s, board, *divmod(action - BLACK, SIZE))
    return _wood(s, board, action - WOOD)


def cannot_act(s: State, board: Board, space: int) -> Message:
    """Why an elephant of the seat to act has no legal action at all."""
    if s.logs >> space & 1:
        facing = _facing(s, space)
        return say("stuck_on_log", space=space_name(space), facing=facing, ruling="BE-4")
    return say("stuck", space=space_name(space), ruling="BE-3")


def _facing(s: State, space: int) -> str:
    """Where the elephant of the seat to act faces."""
    return ("north", "east", "south", "west")[rules.facing(s, s.turn, 1 << space)]


def _not_mine(s: State, start: int) -> Message | None:
    """Why nothing on this space can be moved by the seat to act; None if its elephant stands there."""
    if s.elephants[s.turn] >> start & 1:
        return None
    if s.elephants[1 - s.turn] >> start & 1:
        return say("not_yours", space=space_name(start), owner_seat=1 - s.turn, ruling="BE-1")
    return say("no_elephant", space=space_name(start), ruling="BE-1")


def _closed(s: State, board: Board, space: int) -> Message | None:
    """Why no elephant may come to this space from anywhere; None if one may."""
    name = space_name(space)
    if not board.spaces >> space & 1:
        return say("is_cup", space=name, ruling="BE-3")
    if (s.elephants[0] | s.elephants[1]) >> space & 1:
        return say("is_occupied", space=name, ruling="BE-4")
    if s.wood >> space & 1:
        return say("is_wood", space=name, ruling="BE-11")
    return None


def _enter(s: State, board: Board, space: int) -> Message:
    if not s.waiting[s.turn]:
        return say("none_waiting", ruling="BE-2")
    if not board.entries[s.turn] >> space & 1:
        entries = [space_name(entry) for entry in members(board.entries[s.turn])]
        return say("not_entry", space=space_name(space), first=entries[0], last=entries[-1], ruling="BE-2")
    closed = _closed(s, board, space)
    assert closed is not None, "a free entry space is legal"
    return closed


def _move(s: State, board: Board, start: int, space: int) -> Message:
    if start == space:
        return say("no_move", space=space_name(start), ruling="BE-3")
    closed = _closed(s, board, space)
    if closed:
        return closed
    here, there = space_name(start), space_name(space)
    distance = abs(start % SIZE - space % SIZE) + abs(start // SIZE - space // SIZE)
    if s.logs >> start & 1:
        if board.log_steps:
            return say("log_one_step", start=here, space=there, ruling="BE-4")
        facing = _facing(s, start)
        return say("log_forward", start=here, facing=facing, ruling="BE-4")
    if s.logs >> space & 1:
        return say("log_too_far", start=here, space=there, ruling="BE-4")
    if distance > 3:
        return say("too_far", start=here, space=there, distance=distance, ruling="BE-3")
    return say("no_way", start=here, space=there, ruling="BE-3")


def _jump(s: State, board: Board, start: int, direction: int) -> Message:
    ahead = rules.facing(s, s.turn, 1 << start)
    name = space_name(start)
    if direction != ahead:
        return say("jump_forward", start=name, facing=_facing(s, start), ruling="BE-6")
    over = rules.shift(1 << start, ahead)
    if not over & (s.elephants[0] | s.elephants[1]):
        return say("jump_nobody", start=name, ruling="BE-6")
    landing = members(rules.shift(over, ahead) & board.spaces)
    if not landing:
        return say("jump_off_board", start=name, ruling="BE-6")
    space = space_name(landing[0])
    if s.wood >> landing[0] & 1:
        return say("jump_on_wood", start=name, space=space, ruling="BE-6")
    return say("jump_on_elephant", start=name, space=space, ruling="BE-6")


def _home(s: State, board: Board, start: int) -> Message:
    if not s.turned >> start & 1:
        return say("home_unturned", space=space_name(start), ruling="BE-8")
    entries = [space_name(entry) for entry in members(board.entries[s.turn])]
    return say("home_too_far", space=space_name(start), first=entries[0], last=entries[-1], ruling="BE-8")


def _black(s: State, board: Board, path: int, place: int) -> Message:
    if not rules.may_move_black(board, s.turn, path):
        own = [PATHS[other] for other in range(4) if rules.may_move_black(board, s.turn, other)]
        return say("black_not_yours", path=PATHS[path], first=own[0], second=own[1], ruling="BE-10")
    if place == s.black[path]:
        return say("black_stays", path=PATHS[path], place=place, ruling="BE-10")
    cost = abs(place - s.black[path])
    return say("black_cost", path=PATHS[path], place=place, cost=cost, logs=s.held[s.turn], ruling="BE-10")


def _wood(s: State, board: Board, space: int) -> Message:
    name = space_name(space)
    if not s.reserve[s.turn]:
        return say("no_wood", ruling="BE-11")
    if not board.spaces >> space & 1:
        return say("wood_cup", space=name, ruling="BE-11")
    if (s.elephants[0] | s.elephants[1]) >> space & 1:
        return say("wood_elephant", space=name, ruling="BE-11")
    if s.wood >> space & 1:
        return say("wood_twice", space=name, ruling="BE-11")
    if s.logs >> space & 1:
        return say("wood_log", space=name, ruling="BE-11")
    return say("wood_group", space=name, ruling="BE-11")
