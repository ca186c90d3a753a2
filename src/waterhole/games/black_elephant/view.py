"""What a seat sees of Black Elephant. Nothing is hidden in this game, so all seats and watchers see the same.

Spaces are named as in notation, a1 to g7: the letter is the column (0 to 6 eastwards), the digit the row (from 1
northwards). Elephants of a side are alike and have no numbers of their own: whoever draws them finds in an effect's
steps from where to where each thing goes.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from ..game import Config
from ..message import Message, say
from . import rules, why
from .board import PATHS, SIZE, SPACES, Board, members, space_name, space_number
from .notation import action_text
from .rules import BLACK, ENTER, HOME, JUMP, MOVE, WOOD, State

Direction = Literal["north", "east", "south", "west"]
DIRECTIONS: tuple[Direction, ...] = ("north", "east", "south", "west")
Path = Literal["S", "N", "W", "E"]
"""The path of a black elephant: the south, north, west or east side of the board."""
PATH: tuple[Path, ...] = ("S", "N", "W", "E")
Kind = Literal["enter", "glide", "step", "jump", "home", "black", "wood"]
How = Literal["logs", "finished", "captured", "blocked", "repetition", "quiet"]


class Space(msgspec.Struct):
    """A space that is there (the cup's is not), in the order a1, b1, ... g1, a2, ..."""

    space: str
    log: bool
    wood: bool
    """Whether a black log lies here."""
    danger: bool
    """Whether an elephant that stands here at the end of a turn is captured."""


class Elephant(msgspec.Struct):
    """An elephant on the board."""

    seat: int
    space: str
    facing: Direction
    turned: bool
    """Whether it faces its owner's start line."""
    cannot: Message | None
    """Why it can't act in this turn; None for one that can, for those of the other seat, and after the end."""


class Black(msgspec.Struct):
    """A black elephant."""

    path: Path
    place: int
    """0 to 6, on the south and north paths eastwards, on the west and east paths northwards."""
    watches: list[str]
    """The spaces of its line of sight, the nearest first."""
    reach: list[int]
    """The places that the seat to act may move it to with the logs it holds."""


class Score(msgspec.Struct):
    """The points of a seat, with their parts."""

    total: int
    logs: int
    captives: int
    """2 for each captured elephant."""
    finished: int
    """3 for each finisher."""
    tie: int
    """-1 for the player who went first, if a tie was to be decided at the end; else 0."""


class Player(msgspec.Struct):
    """What a seat has off the board."""

    waiting: int
    """Elephants in its start field."""
    logs: int
    wood: int
    """Black logs not laid yet."""
    captives: int
    """Elephants of the other seat that it has captured."""
    finished: int
    score: Score


Happening = Literal["enter", "move", "jump", "turn", "home", "captured", "finished", "returned"]


class Step(msgspec.Struct):
    """What happens to one elephant in an action."""

    seat: int
    """Whose elephant it is."""
    what: Happening
    """returned: from the captor back into its start field."""
    start: str | None
    """Where it stood; None in a start field, and when it is returned by its captor."""
    space: str | None
    """Where it gets to; None when it leaves the board. With turn the same as `start`."""
    path: list[str]
    """All spaces of its way, `start` and `space` among them; a jump's has the jumped one in the middle."""
    facing: Direction
    """Afterwards."""


class Watch(msgspec.Struct):
    """A black elephant moved."""

    path: Path
    start: int
    place: int
    cost: int
    """Logs spent."""


class End(msgspec.Struct):
    """How the game ended."""

    how: How
    winner: int
    loser: int | None
    """The seat that lost whatever the points; None where the points decided."""


class Effect(msgspec.Struct):
    """All that an action does, or would do."""

    action: str
    kind: Kind
    seat: int
    """Who acts."""
    steps: list[Step]
    """What happens to elephants, in this order: the one that acts, the one that is turned, those captured, finished,
    returned."""
    jumped: str | None
    """The space of the elephant that is jumped."""
    collected: str | None
    """The space whose log is collected."""
    black: Watch | None
    wood: str | None
    """The space that gets a black log."""
    dangerous: list[str]
    """The spaces that are in danger afterwards and were not before."""
    safe: list[str]
    """The spaces that were in danger and are not any more."""
    gains: list[int]
    """By seat, the points gained or lost."""
    ended: End | None


class View(msgspec.Struct):
    phase: Literal["playing", "over"]
    turn: int | None
    """The seat that acts; None when the game is over."""
    spaces: list[Space]
    elephants: list[Elephant]
    """In the order of their spaces."""
    blacks: list[Black]
    """South, north, west, east."""
    players: list[Player]
    """By seat: silver, bronze."""
    cup: int
    """Logs in the cup."""
    quiet: int
    """Turns since the last log, capture, finisher or black log; the game ends with the layout's `quiet_turns`."""
    seen: int
    """How often this position has occurred; the third time ends the game."""
    choices: list[Effect]
    """All legal actions, with what each would do."""
    ended: End | None


class Layout(msgspec.Struct):
    """What never changes in a game."""

    name: str
    cup: list[str]
    """The spaces that are not there: the cup."""
    entries: list[list[str]]
    """By seat, the spaces in front of its start field."""
    finishes: list[list[str]]
    """By seat, its finish spaces."""
    facing: list[Direction]
    """By seat, where its elephants face unless they are turned."""
    elephants: int
    """Of each seat."""
    wood: int
    """Black logs of each seat at the start."""
    quiet_turns: int


def layout(config: Config) -> Layout:
    board = config.board
    return Layout(
        name=config.layout.name,
        cup=[space_name(space) for space in config.layout.cup],
        entries=[_names(board.entries[seat]) for seat in range(rules.SEATS)],
        finishes=[_names(board.finishes[seat]) for seat in range(rules.SEATS)],
        facing=[DIRECTIONS[rules.forward(seat)] for seat in range(rules.SEATS)],
        elephants=board.elephants,
        wood=board.wood,
        quiet_turns=rules.QUIET_TURNS,
    )


def view(s: State, config: Config, seat: int | None) -> View:
    board = config.board
    out = [0] * rules.ACTIONS
    actions = out[: rules.legal(s, board, out)]
    danger = rules.danger(s)
    return View(
        phase="over" if s.ended else "playing",
        turn=None if s.ended else s.turn,
        spaces=[
            Space(space_name(space), bool(s.logs >> space & 1), bool(s.wood >> space & 1), bool(danger >> space & 1))
            for space in members(board.spaces)
        ],
        elephants=[_elephant(s, board, space, actions) for space in members(s.elephants[0] | s.elephants[1])],
        blacks=[_black(s, board, path, actions) for path in range(4)],
        players=[
            Player(s.waiting[i], s.held[i], s.reserve[i], s.captives[i], s.finished[i], score_of(s, i))
            for i in range(rules.SEATS)
        ],
        cup=s.cup,
        quiet=s.quiet,
        seen=rules.times_seen(s),
        choices=[_choice(s, config, action) for action in actions],
        ended=end_of(s),
    )


def _names(spaces: int) -> list[str]:
    return [space_name(space) for space in members(spaces)]


def _elephant(s: State, board: Board, space: int, actions: Iterable[int]) -> Elephant:
    seat = owner(s, space)
    can = any(_start(action) == space for action in actions)
    return Elephant(
        seat=seat,
        space=space_name(space),
        facing=DIRECTIONS[rules.facing(s, seat, 1 << space)],
        turned=bool(s.turned >> space & 1),
        cannot=None if can or seat != s.turn else why.cannot_act(s, board, space),
    )


def owner(s: State, space: int) -> int:
    """The seat of the elephant on a space."""
    return 0 if s.elephants[0] >> space & 1 else 1


def _start(action: int) -> int | None:
    """The space of the elephant that an action is of; None for those of no elephant on the board."""
    if MOVE <= action < JUMP:
        return (action - MOVE) // SPACES
    if JUMP <= action < HOME:
        return (action - JUMP) // 8
    if HOME <= action < BLACK:
        return action - HOME
    return None


def _black(s: State, board: Board, path: int, actions: Iterable[int]) -> Black:
    first = BLACK + SIZE * path
    return Black(
        path=PATH[path],
        place=s.black[path],
        watches=[space_name(space) for space in line(s, path) if board.spaces >> space & 1],
        reach=[action - first for action in actions if first <= action < first + SIZE],
    )


def line(s: State, path: int) -> list[int]:
    """The line of sight of a black elephant, the cup too, the nearest space first."""
    place = s.black[path]
    spaces = [place + SIZE * i for i in range(SIZE)] if path < 2 else [SIZE * place + i for i in range(SIZE)]
    return spaces if path in (0, 2) else spaces[::-1]


def score_of(s: State, seat: int) -> Score:
    out = [0] * rules.SEATS
    rules.score(s, out)
    logs, captives, finished = s.held[seat], 2 * s.captives[seat], 3 * s.finished[seat]
    return Score(out[seat], logs, captives, finished, out[seat] - logs - captives - finished)


def end_of(s: State) -> End | None:
    if not s.ended:
        return None
    out = [0] * rules.SEATS
    rules.places(s, out)
    hows: tuple[How, ...] = ("logs", "finished", "captured", "blocked", "repetition", "quiet")
    return End(hows[s.ended - 1], out.index(1), None if s.loser < 0 else s.loser)


class _NoChance:
    """Nothing in this game is random."""

    def below(self, n: int, /) -> int:
        raise AssertionError("no chance in Black Elephant")


def _choice(s: State, config: Config, action: int) -> Effect:
    after = s.copy()
    rules.apply(after, config.board, action, _NoChance())
    return effect(s, after, config, action, None)


def effect(before: State, after: State, config: Config, action: int, seat: int | None) -> Effect:
    board = config.board
    actor = before.turn
    kind, start, space = _parts(before, action)
    taken = members(before.logs & ~after.logs)
    gone, come = rules.danger(before) & board.spaces, rules.danger(after) & board.spaces
    path = (action - BLACK) // SIZE
    return Effect(
        action=action_text(before, board, action),
        kind=kind,
        seat=actor,
        steps=_steps(before, after, config, action),
        jumped=space_name((start + space) // 2) if kind == "jump" and start is not None and space is not None else None,
        collected=space_name(taken[0]) if taken else None,
        black=Watch(PATH[path], before.black[path], after.black[path], after.cup - before.cup)
        if kind == "black"
        else None,
        wood=space_name(action - WOOD) if kind == "wood" else None,
        dangerous=_names(come & ~gone),
        safe=_names(gone & ~come),
        gains=[score_of(after, i).total - score_of(before, i).total for i in range(rules.SEATS)],
        ended=end_of(after),
    )


def _parts(s: State, action: int) -> tuple[Kind, int | None, int | None]:
    """The kind of an action, and from where to where on the board its elephant goes."""
    if action < MOVE:
        return "enter", None, action - ENTER
    if action < JUMP:
        start, space = divmod(action - MOVE, SPACES)
        stepping = (s.logs >> start | s.logs >> space) & 1
        return ("step" if stepping else "glide"), start, space
    if action < HOME:
        start, direction = (action - JUMP) // 8, (action - JUMP) // 2 % 4
        return "jump", start, start + 2 * (SIZE, 1, -SIZE, -1)[direction]
    if action < BLACK:
        return "home", action - HOME, None
    return ("black" if action < WOOD else "wood"), None, None


def _steps(before: State, after: State, config: Config, action: int) -> list[Step]:
    """What happened to elephants, told from both positions and the action between them."""
    board, actor = config.board, before.turn
    kind, start, space = _parts(before, action)
    steps = []
    standing = [dict(_standing(before, seat)) for seat in range(rules.SEATS)]

    def step(seat: int, what: Happening, start: int | None, space: int | None, path: list[int], turned: int) -> None:
        facing = DIRECTIONS[rules.forward(seat) ^ 2 * turned]
        ends = [None if place is None else space_name(place) for place in (start, space)]
        steps.append(Step(seat, what, ends[0], ends[1], [space_name(place) for place in path], facing))

    if kind == "enter" and space is not None:
        step(actor, "enter", None, space, [space], 0)
        standing[actor][space] = 0
    elif kind == "home" and start is not None:
        standing[actor].pop(start)
        step(actor, "home", start, None, [start], 0)
    elif start is not None and space is not None:
        turned = standing[actor].pop(start)
        standing[actor][space] = turned
        if kind == "jump":
            over = (start + space) // 2
            step(actor, "jump", start, space, [start, over, space], turned)
            if (action - JUMP) % 2:
                seat = owner(before, over)
                standing[seat][over] = 1 - standing[seat][over]
                step(seat, "turn", over, over, [over], standing[seat][over])
        else:
            step(actor, "move", start, space, _way(before, board, start, space), turned)
    caught = rules.danger(after)
    for seat in range(rules.SEATS):
        for place in sorted(standing[seat]):
            if caught >> place & 1:
                step(seat, "captured", place, None, [place], standing[seat].pop(place))
    for seat in range(rules.SEATS):
        for place in sorted(standing[seat]):
            if not after.elephants[seat] >> place & 1:
                step(seat, "finished", place, None, [place], 0)
    for seat in range(rules.SEATS):
        # what was neither on the board nor finished, captured or waiting has come back from the captor
        if after.waiting[seat] - before.waiting[seat] + (kind == "enter" and seat == actor) > (
            kind == "home" and seat == actor
        ):
            step(seat, "returned", None, None, [], 0)
    return steps


def _standing(s: State, seat: int) -> list[tuple[int, int]]:
    """The seat's elephants on the board: space, and 1 if turned."""
    return [(space, s.turned >> space & 1) for space in members(s.elephants[seat])]


def _way(s: State, board: Board, start: int, space: int) -> list[int]:
    """The spaces of a shortest way of a glide or step, both ends among them."""
    open_ = rules.without_elephant(s, board) & ~s.logs
    ways = [[start]]
    for way in ways:  # grows while it is gone through: the shortest first
        near = members(rules.beside(1 << way[-1]))
        if space in near:
            return [*way, space]
        ways += [[*way, other] for other in near if open_ >> other & 1 and other not in way]
    return [start, space]


def happened(before: State, after: State, config: Config, action: int, seat: int | None) -> list[Message]:
    told = []
    did = effect(before, after, config, action, seat)
    actor = did.seat
    for step in did.steps:
        start, space = step.start or "", step.space or ""
        if step.what == "enter":
            told.append(say("did_enter", seat=actor, space=space))
        elif step.what == "move":
            told.append(say("did_move", seat=actor, start=start, space=space))
        elif step.what == "jump":
            owner_seat = owner(before, (space_number(start) + space_number(space)) // 2)
            told.append(say("did_jump", seat=actor, start=start, space=space, owner_seat=owner_seat))
        elif step.what == "turn":
            told.append(say("did_turn", owner_seat=step.seat, space=space, facing=step.facing))
        elif step.what == "home":
            told.append(say("did_home", seat=actor, start=start))
    if did.black:
        told.append(
            say(
                "did_black",
                seat=actor,
                path=did.black.path,
                line=line_name(PATHS.index(did.black.path), did.black.place),
                logs=did.black.cost,
            )
        )
    if did.wood:
        told.append(say("did_wood", seat=actor, space=did.wood))
    if did.collected:
        told.append(say("got_log", seat=actor, space=did.collected))
    for step in did.steps:
        if step.what == "captured":
            told.append(say("was_captured", owner_seat=step.seat, captor_seat=1 - step.seat, space=step.start or ""))
        elif step.what == "finished":
            told.append(say("got_finished", owner_seat=step.seat, space=step.start or ""))
        elif step.what == "returned":
            told.append(say("got_returned", owner_seat=step.seat, captor_seat=1 - step.seat))
    return told + _ended(after)


def _ended(s: State) -> list[Message]:
    end = end_of(s)
    if end is None:
        return []
    if end.how == "captured":
        if end.loser is None:
            return [say("ended_captured_both")]
        return [say("ended_captured", loser_seat=end.loser, winner_seat=end.winner)]
    if end.how == "blocked":
        return [say("ended_blocked", loser_seat=1 - end.winner, winner_seat=end.winner)]
    told = [say(f"ended_{end.how}")]
    if score_of(s, 0).tie:
        told.append(say("tie_decided", seat=0, winner_seat=1))
    return told


def line_name(path: int, place: int) -> str:
    """The column or row that a black elephant watches from this place, as it is called: a to g, 1 to 7."""
    return "abcdefg"[place] if path < 2 else str(place + 1)


def describe(s: State, config: Config, seat: int | None) -> list[Message]:
    board = config.board
    told = [*_ended(s), say("now_over")] if s.ended else [say("now_to_act", seat=s.turn)]
    for owner_seat in range(rules.SEATS):
        told.append(
            say(
                "holds",
                seat=owner_seat,
                logs=s.held[owner_seat],
                wood=s.reserve[owner_seat],
                waiting=s.waiting[owner_seat],
            )
        )
        told.append(
            say(
                "scored",
                seat=owner_seat,
                points=score_of(s, owner_seat).total,
                captives=s.captives[owner_seat],
                finished=s.finished[owner_seat],
            )
        )
    for path in range(4):
        told.append(say("black_watches", path=PATHS[path], place=s.black[path], line=line_name(path, s.black[path])))
    danger = _names(rules.danger(s) & board.spaces)
    told.append(say("danger_on", spaces=", ".join(danger)) if danger else say("danger_nowhere"))
    for owner_seat in range(rules.SEATS):
        for space, turned in _standing(s, owner_seat):
            facing = DIRECTIONS[rules.forward(owner_seat) ^ 2 * turned]
            name = space_name(space)
            if s.logs >> space & 1:
                told.append(say("stands_on_log", owner_seat=owner_seat, space=name, facing=facing))
            else:
                told.append(say("stands", owner_seat=owner_seat, space=name, facing=facing))
    logs = s.logs & ~(s.elephants[0] | s.elephants[1])
    if logs:
        told.append(say("logs_on", count=len(members(logs)), spaces=", ".join(_names(logs))))
    if s.wood:
        told.append(say("wood_on", spaces=", ".join(_names(s.wood))))
    told.append(say("cup_holds", logs=s.cup))
    if not s.ended and s.quiet:
        told.append(say("quiet_for", turns=s.quiet, most=rules.QUIET_TURNS, seen=rules.times_seen(s)))
    return told


FACES = ("^v", "><")
"""By seat, how an elephant faces: as it should, and turned."""


def picture(s: State, config: Config) -> str:
    """The board from above, black elephants on its rims.

    `S^` silver facing north, `B<` bronze turned, `S^o` with a log; `o` a log, `x` a black log, `#` the cup,
    `.` nothing, `!` danger.
    """
    board, danger = config.board, rules.danger(s)
    south, north, west, east = s.black
    rows = [_rim("N", north)]
    for y in reversed(range(SIZE)):
        cells = "".join(_cell(s, board, x + SIZE * y, danger) for x in range(SIZE))
        rows.append(f"{y + 1} {'W' if y == west else ' '} {cells}{'E' if y == east else ''}".rstrip())
    rows.append(_rim("S", south))
    rows.append("    " + "".join(name.ljust(4) for name in "abcdefg").rstrip())
    return "\n".join(rows)


def _rim(letter: str, place: int) -> str:
    return "    " + "    " * place + letter


def _cell(s: State, board: Board, space: int, danger: int) -> str:
    if not board.spaces >> space & 1:
        return "#   "
    mark = "!" if danger >> space & 1 else ""
    log = "o" if s.logs >> space & 1 else ""
    for seat in range(rules.SEATS):
        if s.elephants[seat] >> space & 1:
            return f"{'SB'[seat]}{FACES[seat][s.turned >> space & 1]}{log}{mark}".ljust(4)
    if s.wood >> space & 1:
        return "x".ljust(4)
    return f"{log or '.'}{mark}".ljust(4)
