"""Actions and positions of Black Elephant as text.

Spaces are a1 (south-west) to g7, as on a chess board; the small letter is the column. A capital S, N, W or E is the
black elephant of the south, north, west or east path. Its places are 0 to 6: S0 watches column a, S6 column g, W0
row 1, W6 row 7.

Actions
    @d1        ENTER   from the start field to d1
    c3-e4      GLIDE or STEP from c3 to e4 (never are both possible)
    c3^c5      JUMP    from c3 to c5, the jumped elephant stays as it is
    c3^c5*     JUMP    and turn the jumped elephant
    c1-home    HOME    from c1 into the start field
    S3         BLACK   the south black elephant to place 3
    #d4        WOOD    a black log on d4
Understood too, where it fits one legal action only: `c3` (the elephant), `c3^` (its jump), `c3^*`, `-e4` (whoever
gets to e4 by a glide or step), `S` (the black elephant), `@` and `#`.

Positions, in one line of up to seven fields; what is left out at the end is as at the start or follows from the rest
    6#/7/3o3/2x4/2S+o3/1b5/o5o 3,2,1,0/5,3,0,0 0606 B 37 1 01a2b3c4d5e6
    |                          |               |    | |  | +-- how it was before in the quiet turns
    |                          |               |    | |  +---- quiet turns (BE-15), 0 to 40
    |                          |               |    | +------- logs in the cup
    |                          |               |    +--------- whose turn: S silver, B bronze; over:... after the end
    |                          |               +-------------- places of the black elephants S, N, W, E
    |                          +------------------------------ silver's holdings / bronze's holdings: logs, black logs,
    |                                                          captured elephants, finishers
    +--------------------------------------------------------- seven rows, from row 7 down to row 1
Cells of a row, from column a to g
    o          a log
    1 to 7     so many empty spaces; also `.` for one
    x          a black log
    #          no space: the cup
    S B        a silver, a bronze elephant facing forwards (silver north, bronze east)
    s b        the same, turned (silver faces south, bronze west)
    S+ b+ ...  the same with a log on its space

How many elephants are in the start fields follows: what is not on the board, finished or captured. Holdings left out at
the end are none, black logs as at the start, so `3/2` are logs only. The cup, left out, holds what is missing of the
logs there were at the start. A position typed by hand need not conserve logs.
After the end the turn is `over:logs`, `over:finished`, `over:captured` (both lost their last elephant),
`over:captured-S` (silver lost its last), `over:blocked-B` (bronze could not act), `over:repetition` or `over:quiet`.
The last field lists the positions since the last turn that was not quiet, oldest first, without the one that is shown:
each as the twelve hexadecimal digits of its key. Those not listed are unknown and count as different.
The first position is
    oooooo#/ooooooo/ooooooo/ooooooo/ooooooo/ooooooo/ooooooo 0,3,0,0/0,3,0,0 6666 S 0 0
"""

from __future__ import annotations

import re

from ..message import NotNotation, say
from . import rules
from .board import KEY_BITS, PATHS, SIZE, SPACES, Board, members, space_name, space_number
from .rules import BLACK, ENTER, HOME, JUMP, MOVE, WOOD, State

_SPACE = "[a-g][1-7]"
_ACTION = re.compile(
    rf"@(?P<enter>{_SPACE})?|#(?P<wood>{_SPACE})?|(?P<path>[SNWE])(?P<place>[0-6])?|-(?P<goal>{_SPACE})"
    rf"|(?P<start>{_SPACE})(?:-(?P<to>{_SPACE}|home)|(?P<jump>\^)(?P<landing>{_SPACE})?(?P<turn>\*)?)?"
)
_CELL = re.compile(r"(?P<run>[1-7]|\.)|(?P<plain>[ox#])|(?P<elephant>[SBsb])(?P<log>\+?)")
_TURN = re.compile(r"(?P<seat>[SB])|over:(?P<how>[a-z]+)(?:-(?P<loser>[SB]))?")
_NUMBER = re.compile(r"\d{1,3}", re.ASCII)
_KEY = re.compile(f"[0-9a-f]{{{KEY_BITS // 4}}}")

SEATS = "SB"
STEPS = (SIZE, 1, -SIZE, -1)
"""What a step in each direction adds to the number of a space."""


def action_text(s: State, board: Board, action: int) -> str:
    if action < MOVE:
        return f"@{space_name(action - ENTER)}"
    if action < JUMP:
        start, space = divmod(action - MOVE, SPACES)
        return f"{space_name(start)}-{space_name(space)}"
    if action < HOME:
        start, how = divmod(action - JUMP, 8)
        x, y = start % SIZE + 2 * (0, 1, 0, -1)[how // 2], start // SIZE + 2 * (1, 0, -1, 0)[how // 2]
        if not (0 <= x < SIZE and 0 <= y < SIZE):  # never legal, and told apart from those that could be
            return f"{space_name(start)}^{'NESW'[how // 2]}{'*' * (how % 2)}"
        return f"{space_name(start)}^{space_name(x + SIZE * y)}{'*' * (how % 2)}"
    if action < BLACK:
        return f"{space_name(action - HOME)}-home"
    if action < WOOD:
        path, place = divmod(action - BLACK, SIZE)
        return f"{PATHS[path]}{place}"
    return f"#{space_name(action - WOOD)}"


def candidates(s: State, board: Board, text: str) -> list[int]:
    text = text.strip()
    match = _ACTION.fullmatch(text)
    if match is None:
        raise NotNotation(say("not_action", text=text[:40]))
    seat = max(s.turn, 0)
    spaces = range(SPACES)
    if match["enter"]:
        return [ENTER + space_number(match["enter"])]
    if match["wood"]:
        return [WOOD + space_number(match["wood"])]
    if match["path"]:
        first = BLACK + SIZE * PATHS.index(match["path"])
        if match["place"]:
            return [first + int(match["place"])]
        here = s.black[PATHS.index(match["path"])]
        return [first + place for place in sorted(range(SIZE), key=lambda place: (place == here, abs(place - here)))]
    if match["start"]:
        return _of_elephant(s, match, space_number(match["start"]))
    if match["goal"]:
        goal = space_number(match["goal"])
        mine = [start for start in spaces if s.elephants[seat] >> start & 1]
        if not mine:
            raise NotNotation(say("none_on_board", text=text))
        # the reason given for what is not legal is that of the first: prefer the nearest
        mine.sort(key=lambda start: abs(start % SIZE - goal % SIZE) + abs(start // SIZE - goal // SIZE))
        return [MOVE + SPACES * start + goal for start in mine]
    if text == "@":
        return [ENTER + space for space in spaces if board.entries[seat] >> space & 1]
    open_ = rules.without_elephant(s, board) & ~s.logs
    return [WOOD + space for space in sorted(spaces, key=lambda space: not open_ >> space & 1)]


def _of_elephant(s: State, match: re.Match[str], start: int) -> list[int]:
    """The actions of the elephant on this space that a text may mean."""
    if match["to"] == "home":
        return [HOME + start]
    if match["to"]:
        return [MOVE + SPACES * start + space_number(match["to"])]
    owner = 1 if s.elephants[1] >> start & 1 else 0
    ahead = rules.facing(s, owner, 1 << start)
    if match["landing"]:
        landing = space_number(match["landing"])
        columns, rows = landing % SIZE - start % SIZE, landing // SIZE - start // SIZE
        if (columns, rows) not in ((0, 2), (2, 0), (0, -2), (-2, 0)):
            raise NotNotation(say("jump_form", start=match["start"], space=match["landing"]))
        return [JUMP + 8 * start + 2 * STEPS.index((landing - start) // 2) + (match["turn"] is not None)]
    jumps = [JUMP + 8 * start + 2 * ahead, JUMP + 8 * start + 2 * ahead + 1]
    if match["jump"]:
        return jumps[1:] if match["turn"] else jumps
    near = members(rules.shift(1 << start, ahead))  # for the reason: forwards first
    spaces = [*near, *(space for space in range(SPACES) if space not in near)]
    return [*(MOVE + SPACES * start + space for space in spaces), *jumps, HOME + start]


def position_text(s: State, board: Board) -> str:
    rows = "/".join(_row_text(s, board, y) for y in reversed(range(SIZE)))
    holdings = "/".join(
        f"{s.held[seat]},{s.reserve[seat]},{s.captives[seat]},{s.finished[seat]}" for seat in range(rules.SEATS)
    )
    black = "".join(map(str, s.black))
    if not s.ended:
        turn = SEATS[s.turn]
    else:
        turn = f"over:{rules.ENDINGS[s.ended - 1]}" + (f"-{SEATS[s.loser]}" if s.loser >= 0 else "")
    text = f"{rows} {holdings} {black} {turn} {s.cup} {s.quiet}"
    earlier = [key for key in s.history[: s.quiet] if key != rules.UNKNOWN]
    if earlier:
        text += " " + ",".join(f"{key:0{KEY_BITS // 4}x}" for key in earlier)
    return text


def _row_text(s: State, board: Board, y: int) -> str:
    text, run = "", 0
    for space in range(SIZE * y, SIZE * (y + 1)):
        cell = _cell_text(s, board, space)
        if not cell:
            run += 1
            continue
        text += (str(run) if run else "") + cell
        run = 0
    return text + (str(run) if run else "")


def _cell_text(s: State, board: Board, space: int) -> str:
    """A cell; nothing for an empty space."""
    if not board.spaces >> space & 1:
        return "#"
    log = s.logs >> space & 1
    for seat in range(rules.SEATS):
        if s.elephants[seat] >> space & 1:
            letter = SEATS[seat].lower() if s.turned >> space & 1 else SEATS[seat]
            return letter + "+" * log
    return "o" if log else "x" if s.wood >> space & 1 else ""


def parse_position(text: str, board: Board) -> State:
    fields = text.split()
    if not 1 <= len(fields) <= 7:
        raise NotNotation(say("position_fields", count=len(fields)))
    fields += [""] * (7 - len(fields))
    s = State()
    s.loser = -1
    _read_rows(s, board, fields[0])
    _read_holdings(s, board, fields[1])
    _read_black(s, board, fields[2])
    _read_turn(s, fields[3] or "S")
    _read_cup(s, board, fields[4])
    _read_quiet(s, fields[5] or "0", fields[6])
    _check(s, board)
    return s


def _read_rows(s: State, board: Board, text: str) -> None:
    rows = text.split("/")
    if len(rows) != SIZE:
        raise NotNotation(say("position_rows", count=len(rows)))
    for y, row in zip(reversed(range(SIZE)), rows, strict=True):
        cells = _cells(row)
        if len(cells) != SIZE:
            raise NotNotation(say("position_row", row=y + 1, text=row[:40], count=len(cells)))
        for x, cell in enumerate(cells):
            _read_cell(s, board, x + SIZE * y, cell)


def _cells(row: str) -> list[str]:
    """The cells of a row one by one, an empty space as ''."""
    cells: list[str] = []
    at = 0
    while at < len(row):
        match = _CELL.match(row, at)
        if match is None:
            raise NotNotation(say("position_cell", text=row[at : at + 1]))
        at = match.end()
        if match["run"]:
            cells += [""] * (1 if match["run"] == "." else int(match["run"]))
        else:
            cells.append(match[0])
    return cells


def _read_cell(s: State, board: Board, space: int, cell: str) -> None:
    there = board.spaces >> space & 1
    if (cell != "#") != bool(there):
        name = space_name(space)
        raise NotNotation(say("position_no_cup", space=name) if there else say("position_cup", space=name))
    if not there:
        return
    if cell == "o" or cell.endswith("+"):
        s.logs |= 1 << space
    if cell == "x":
        s.wood |= 1 << space
    letter = cell[:1].upper()
    if letter and letter in SEATS:
        rules.put(s, board, SEATS.index(letter), space, int(cell[0].islower()))


def _read_holdings(s: State, board: Board, text: str) -> None:
    seats = text.split("/") if text else [""] * rules.SEATS
    if len(seats) != rules.SEATS:
        raise NotNotation(say("position_holdings", text=text[:40]))
    for seat, holdings in enumerate(seats):
        numbers = holdings.split(",") if holdings else []
        if len(numbers) > 4 or not all(_NUMBER.fullmatch(number) for number in numbers):
            raise NotNotation(say("position_holdings", text=text[:40]))
        held = [0, board.wood, 0, 0]
        held[: len(numbers)] = map(int, numbers)
        s.held[seat], s.reserve[seat], s.captives[seat], s.finished[seat] = held
    for seat in range(rules.SEATS):
        elsewhere = len(members(s.elephants[seat])) + s.captives[1 - seat] + s.finished[seat]
        if elsewhere > board.elephants:
            raise NotNotation(say("position_elephants", seat=seat, count=elsewhere, most=board.elephants))
        s.waiting[seat] = board.elephants - elsewhere


def _read_black(s: State, board: Board, text: str) -> None:
    if text and (len(text) != 4 or not set(text) <= set("0123456")):
        raise NotNotation(say("position_black", text=text[:40]))
    for path in range(4):
        s.black[path] = int(text[path]) if text else board.black[path]


def _read_turn(s: State, text: str) -> None:
    match = _TURN.fullmatch(text)
    if match is None or (match["how"] and match["how"] not in rules.ENDINGS):
        raise NotNotation(say("position_turn", text=text[:40]))
    if match["seat"]:
        s.turn = SEATS.index(match["seat"])
        return
    s.turn = -1
    s.ended = rules.ENDINGS.index(match["how"]) + 1
    if match["loser"]:
        s.loser = SEATS.index(match["loser"])
    if (s.loser < 0 and s.ended == rules.BLOCKED) or (s.loser >= 0 and s.ended not in (rules.CAPTURED, rules.BLOCKED)):
        raise NotNotation(say("position_turn", text=text[:40]))


def _read_cup(s: State, board: Board, text: str) -> None:
    if text and not _NUMBER.fullmatch(text):
        raise NotNotation(say("position_cup_logs", text=text[:40]))
    missing = len(members(board.logs)) - len(members(s.logs)) - sum(s.held)
    s.cup = int(text) if text else max(0, missing)


def _read_quiet(s: State, text: str, earlier: str) -> None:
    if not _NUMBER.fullmatch(text) or int(text) > rules.QUIET_TURNS:
        raise NotNotation(say("position_quiet", text=text[:40], most=rules.QUIET_TURNS))
    s.quiet = int(text)
    keys = earlier.split(",") if earlier else []
    if len(keys) > s.quiet or not all(_KEY.fullmatch(key) for key in keys):
        raise NotNotation(say("position_history", text=earlier[:40], most=s.quiet))
    for turn in range(s.quiet):
        s.history[turn] = rules.UNKNOWN
    for turn, key in enumerate(keys, s.quiet - len(keys)):
        s.history[turn] = int(key, 16)
    if s.quiet < rules.QUIET_TURNS:
        s.history[s.quiet] = s.key


def _check(s: State, board: Board) -> None:
    """What can't be together, though each field alone can be read."""
    danger = rules.danger(s)
    for seat in range(rules.SEATS):
        for space in members(s.elephants[seat]):
            if danger >> space & 1:
                raise NotNotation(say("position_danger", space=space_name(space), owner_seat=seat))
            if board.finishes[seat] >> space & 1 and not s.turned >> space & 1:
                raise NotNotation(say("position_finish", space=space_name(space), owner_seat=seat))
    # those that BE-11 would not have let be laid last
    grouped = [space for space in members(s.wood) if rules.crowded(s.wood & ~(1 << space)) >> space & 1]
    if grouped:
        raise NotNotation(say("position_wood", space=space_name(grouped[0])))
    now = s.copy()
    now.ended, now.loser = 0, -1
    now.turn = max(s.turn, 0) if s.ended != rules.BLOCKED else s.loser
    # who finished last is not known any more, so a seat without elephants may have finished or lost
    rules.judge(now, board, 0)
    if s.ended:
        _check_end(s, now)
    elif now.ended:
        raise NotNotation(say("position_ended", how=rules.ENDINGS[now.ended - 1]))


def _check_end(s: State, now: State) -> None:
    """`now` is the same position judged anew; repetitions and quiet turns are only true of what is known."""
    if s.ended == rules.FINISHED:
        fits = now.ended == rules.CAPTURED and any(
            s.finished[seat] and not s.elephants[seat] and not s.waiting[seat] for seat in range(rules.SEATS)
        )
    elif s.ended == rules.REPETITION:
        fits = now.ended in (0, rules.BLOCKED, rules.REPETITION, rules.QUIET) and s.quiet >= 4
    else:
        fits = (now.ended, now.loser) == (s.ended, s.loser)
    if not fits:
        raise NotNotation(say("position_not_ended", how=rules.ENDINGS[s.ended - 1]))
