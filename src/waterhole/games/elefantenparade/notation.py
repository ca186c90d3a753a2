"""Actions and positions of Elefantenparade as text.

Actions
    @3        put one's next elephant on start space 3
    14+2      the elephant on space 14 moves 2
    parade    the parade
Understood too, where it fits one legal action only: `14` (the elephant, whatever number), `+2` (the number, whatever
elephant), `14>17` (the elephant and where it gets; `14>home`).

Positions, in one line of up to four fields; what is left out at the end is as at the start
    14,9*/15,H1 22022 2/3 0:31
    |           |     |   +-- whose turn, and the numbers not used yet; `over:move` or `over:parade` after the end
    |           |     +------ logs held, seat by seat
    |           +------------ logs lying in the forests, in the order of the track
    +------------------------ both elephants of every seat: the space, `-` before it is placed, `H1` to `H3` in a
                              house (`H`: the next free one), `*` behind one that has moved in this turn
"""

from __future__ import annotations

import re

from ..message import NotNotation, say
from . import rules
from .board import WORD, Board
from .rules import PARADE, UNPLACED, State, move_action

_ACTION = re.compile(
    r"@(?P<start>\d{1,4})|(?P<space>\d{1,4})?(?:\+(?P<number>\d))?(?:>(?P<to>\d{1,4}|home))?", re.ASCII
)
_ELEPHANT = re.compile(r"(?:(?P<space>\d{1,4})|H(?P<house>[1-3]?)|-)(?P<moved>\*?)", re.ASCII)
_TURN = re.compile(r"(?P<seat>\d):(?P<numbers>[1-3]{1,3})|over:(?P<ended>move|parade)", re.ASCII)


def action_text(s: State, board: Board, action: int) -> str:
    if action == PARADE:
        return "parade"
    if action < rules.MOVE:
        return f"@{action}"
    return f"{s.space[(action - rules.MOVE) // 3]}+{(action - rules.MOVE) % 3 + 1}"


def candidates(s: State, board: Board, text: str) -> list[int]:
    text = text.strip()
    if text == "parade":
        return [PARADE]
    match = _ACTION.fullmatch(text)
    if match is None or not text or (match["number"] and match["to"]):
        raise NotNotation(say("not_action", text=text[:40]))
    if match["start"]:
        start = int(match["start"])
        if start >= 2 * s.players:
            raise NotNotation(say("no_such_start", space=start, last=2 * s.players - 1))
        return [start]
    if match["number"] and not 1 <= int(match["number"]) <= 3:
        raise NotNotation(say("no_such_number", number=int(match["number"])))
    elephants = [e for e in range(2 * s.players) if rules.on_track(s, board, e)]
    if match["space"]:
        elephants = [e for e in elephants if s.space[e] == int(match["space"])]
        if not elephants:
            raise NotNotation(say("no_elephant_there", space=int(match["space"])))
    numbers = [int(match["number"])] if match["number"] else [1, 2, 3]
    if match["space"] is None and not match["number"]:
        raise NotNotation(say("not_action", text=text[:40]))
    found = [move_action(e, n) for n in numbers for e in elephants]
    if match["to"]:
        target = board.goal if match["to"] == "home" else int(match["to"])
        found = [
            a for a in found if rules.destination(s, board, (a - rules.MOVE) // 3, (a - rules.MOVE) % 3 + 1) == target
        ]
        if not found:
            raise NotNotation(say("no_way_there", space=int(match["space"]), to=match["to"]))
    if not found:
        raise NotNotation(say("none_on_track"))

    # the reason given for what is not legal is that of the first: prefer what lacks only one thing
    def lacks(action: int) -> int:
        elephant, number = (action - rules.MOVE) // 3, (action - rules.MOVE) % 3 + 1
        return (not rules.unused(s, number)) + (not rules.can_move(s, board, elephant))

    return sorted(found, key=lacks)


def position_text(s: State, board: Board) -> str:
    seats = []
    for seat in range(s.players):
        seats.append(",".join(_elephant_text(s, board, e) for e in (2 * seat, 2 * seat + 1)))
    forest = "".join(str(rules.logs_on(s, board, space)) for space in _forests(board))
    held = "/".join(str(s.held[seat]) for seat in range(s.players))
    if s.ended:
        turn = f"over:{rules.ENDINGS[s.ended - 1]}"
    else:
        turn = f"{s.turn}:{''.join(str(n) for n in (3, 2, 1) if rules.unused(s, n))}"
    return f"{'/'.join(seats)} {forest or '-'} {held} {turn}"


def _elephant_text(s: State, board: Board, elephant: int) -> str:
    space = s.space[elephant]
    if space == UNPLACED:
        return "-"
    place = f"H{space - board.goal + 1}" if space >= board.goal else str(space)
    return place + "*" * s.moved[elephant]


def _forests(board: Board) -> list[int]:
    return [space for space in range(board.goal) if board.forest[space]]


def parse_position(text: str, board: Board) -> State:
    fields = text.split()
    if not 1 <= len(fields) <= 4:
        raise NotNotation(say("position_fields", count=len(fields)))
    s = State()
    s.players = board.players
    s.numbers = 7
    _read_elephants(s, board, fields[0])
    if len(fields) > 1:
        _read_forest(s, board, fields[1])
    if len(fields) > 2:
        _read_held(s, fields[2])
    if len(fields) > 3:
        _read_turn(s, fields[3])
    elif rules.placing(s):
        s.turn = _placed(s) % s.players
    _check(s, board)
    return s


def _read_elephants(s: State, board: Board, text: str) -> None:
    seats = text.split("/")
    if len(seats) != s.players:
        raise NotNotation(say("position_seats", count=len(seats), players=s.players))
    houses = []
    for seat, pair in enumerate(seats):
        elephants = pair.split(",")
        if len(elephants) != 2:
            raise NotNotation(say("position_pair", text=pair[:40]))
        # of two, of which one is not placed yet, the first is the placed one
        for elephant, word in enumerate(sorted(elephants, key=lambda w: w == "-"), 2 * seat):
            match = _ELEPHANT.fullmatch(word)
            if match is None:
                raise NotNotation(say("position_elephant", text=word[:40]))
            s.moved[elephant] = int(match["moved"] == "*")
            if match["space"]:
                space = int(match["space"])
                if space >= board.goal:
                    raise NotNotation(say("position_space", space=space, last=board.goal - 1))
                if rules.occupied(s, space) and space in s.space[:elephant]:
                    raise NotNotation(say("position_two", space=space))
                s.space[elephant] = space
            elif match["house"] is not None:
                s.home += 1
                houses.append((match["house"], elephant))
                s.space[elephant] = board.goal
            else:
                s.space[elephant] = UNPLACED
                if s.moved[elephant]:
                    raise NotNotation(say("position_elephant", text=word[:40]))
    for elephant in range(2 * s.players, rules.ELEPHANTS):
        s.space[elephant] = UNPLACED
    if s.home > 3:
        raise NotNotation(say("position_home", count=s.home))
    free = [n for n in "123"[: s.home] if n not in [house for house, _ in houses]]
    for house, elephant in houses:
        number = house or free.pop(0)
        if int(number) > s.home or ([house for house, _ in houses].count(house) > 1 and house):
            raise NotNotation(say("position_houses"))
        s.space[elephant] = board.goal + int(number) - 1


def _read_forest(s: State, board: Board, text: str) -> None:
    forests = _forests(board)
    if len("" if text == "-" else text) != len(forests):
        raise NotNotation(say("position_forests", count=len(forests), text=text[:40]))
    for space, logs in zip(forests, text, strict=False):
        if logs == "0":
            s.emptied[space // WORD] |= 1 << (space % WORD)
        elif logs != str(board.forest[space]):
            raise NotNotation(say("position_forest_logs", space=space, logs=board.forest[space]))


def _read_held(s: State, text: str) -> None:
    held = text.split("/")
    if len(held) != s.players or not all(re.fullmatch(r"\d{1,3}", n, re.ASCII) for n in held):
        raise NotNotation(say("position_held", players=s.players, text=text[:40]))
    for seat, logs in enumerate(held):
        s.held[seat] = int(logs)


def _read_turn(s: State, text: str) -> None:
    match = _TURN.fullmatch(text)
    if match is None or len(set(match["numbers"] or "")) != len(match["numbers"] or ""):
        raise NotNotation(say("position_turn", text=text[:40]))
    if match["ended"]:
        s.ended = rules.ENDINGS.index(match["ended"]) + 1
        s.turn = -1
        return
    s.turn = int(match["seat"])
    if s.turn >= s.players:
        raise NotNotation(say("position_turn_seat", number=s.turn, last=s.players - 1))
    s.numbers = sum(1 << (int(n) - 1) for n in match["numbers"])


def _placed(s: State) -> int:
    return sum(space != UNPLACED for space in s.space)


def _check(s: State, board: Board) -> None:
    """What can't be together, though each field alone can be read."""
    moved = sum(s.moved)
    if rules.placing(s):
        placed = _placed(s)
        for seat in range(s.players):
            mine = sum(space != UNPLACED for space in s.space[2 * seat : 2 * seat + 2])
            if mine != (placed - seat + s.players - 1) // s.players:
                raise NotNotation(say("position_placed_order"))
        for space in s.space:
            if space >= 2 * s.players:
                raise NotNotation(say("position_placed_start", space=space, last=2 * s.players - 1))
        if moved or s.numbers != 7 or s.ended or s.turn != placed % s.players:
            raise NotNotation(say("position_placing_turn", number=placed % s.players))
    elif s.ended:
        if s.home != 3 or moved:
            raise NotNotation(say("position_over"))
    elif s.home == 3:
        raise NotNotation(say("position_home", count=3))
    elif moved != 3 - s.numbers.bit_count():
        raise NotNotation(say("position_moved", moved=moved, used=3 - s.numbers.bit_count()))
    elif not rules.any_can_move(s, board):
        raise NotNotation(say("position_turn_done"))
