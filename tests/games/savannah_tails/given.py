"""What the tests of Savannah Tails are given: courses of any tiles, positions put together and taken apart, games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import pairwise
from typing import Any

from hypothesis import strategies as st
from tests.games.savannah_tails import ground
from tests.games.savannah_tails.ground import MANY, PLAIN, SIGNS, Course, Space, Tile
from tests.games.savannah_tails.slow import BARE, BONUSES, DECK, FRESH, READY, Action, Card, Play, Slow

import waterhole
from waterhole.games.chance import Fast
from waterhole.games.game import Config, Position
from waterhole.games.savannah_tails import board as boards

GAME = waterhole.game("savannah_tails")
COURSES = ("first", "mixed", "hard")
TILES = ground.tiles((GAME.folder / "data" / "tiles.map").read_text(encoding="utf-8"))


# courses


def course_of(text: str) -> Course:
    """The course of a text without a name."""
    words = text.partition("bonuses")[0].split()
    return Course([TILES[word.rstrip("*")][word.endswith("*")] for word in words])


@cache
def ready(name: str) -> tuple[Course, tuple[str, ...]]:
    """A course that comes with the game, and its bonuses."""
    text = (GAME.folder / "data" / f"{name}.txt").read_text(encoding="utf-8")
    text = text.partition("\n")[2]
    return course_of(text), tuple(sorted(text.partition("bonuses")[2].split(), key=BONUSES.index))


def drawn(tile: Tile) -> boards.Face:
    """A tile as the package holds its faces."""
    signs = {what: sign for sign, what in SIGNS.items()}
    rows: list[tuple[str, ...]] = []
    for section in range(1, 4 if tile.turn else 7):
        if tile.bridge and 1 < section < 6:
            rows.append(("=",))
            continue
        cells = [""] * 4
        for lane, spot_section, number in sorted(spot for spot in tile.spots if spot[0] != MANY):
            if spot_section == section:
                cells[lane] += signs.get(tile.on.get((lane, section, number), ""), ".")
        rows.append(tuple(cells))
    return boards.Face(tuple(rows))


@lru_cache(maxsize=500)
def config_of(course: Course, players: int, bonuses: tuple[str, ...]) -> Config:
    """A race on a course of any tiles."""
    laid = []
    for number, tile in enumerate(course.tiles):
        face = drawn(tile)
        form: Any = tile.turn or "straight"
        side: Any = tile.turn or tile.tree
        laid.append((number + 1, boards.Tile(f"T{number}", form, side, face, face), False))
    first, second, third = (BONUSES.index(bonus) for bonus in bonuses)
    layout = boards.lay("own", (first, second, third), laid, "own.txt")
    return Config(GAME, players, {"bonuses": 0}, "own", None, layout, boards.board(layout, players, {"bonuses": 0}))


def straights(count: int, on: dict[tuple[int, int], str] | None = None, tree: str = "left") -> Course:
    """Plain straights; `on` says what lies where, by lane and row, rows counted from 1 over all tiles."""
    lying = on or {}
    tiles = []
    for number in range(count):
        here = {(lane, row - 6 * number, 1): what for (lane, row), what in lying.items() if 0 < row - 6 * number <= 6}
        tiles.append(Tile(tree=tree, on=here))
    return Course([*tiles, PLAIN])


@st.composite
def tiles_of_all_kinds(draw: st.DrawFn) -> Tile:
    """A tile on which anything may lie, in any mixture."""
    turn = draw(st.sampled_from(["", "", "left", "right"]))
    bridge = not turn and draw(st.integers(0, 3)) == 0
    empty = Tile(turn, draw(st.sampled_from(["left", "right"])), bridge)
    rng = random.Random(draw(st.integers(0, 1 << 30)))
    spots = [spot for spot in empty.spots if spot[0] != MANY]
    whats = draw(st.lists(st.sampled_from(sorted(SIGNS.values())), max_size=8))
    return Tile(turn, empty.tree, bridge, dict(zip(rng.sample(spots, len(whats)), whats, strict=True)))


# in notation

LETTERS = "rkybx"


def card_text(card: Card) -> str:
    return LETTERS[card[0]] + str(card[1])


def card_of(text: str) -> Card:
    return LETTERS.index(text[0]), int(text[1])


def cards(text: str) -> set[Card]:
    """The cards of a text like r3b4."""
    return {card_of(text[at : at + 2]) for at in range(0, len(text), 2)}


def action_text(slow: Slow, action: Action) -> str:
    if not isinstance(action, Play):
        return action[1] if action[0] == "after" else f"{action[0]}={action[1]}"
    head = {"hand": card_text(action.card), "wings": f"wings={LETTERS[action.card[0]]}", "deja": "deja"}[action.source]
    head += "+toes" * action.tiptoes + "+boing" * action.boing
    if not action.path:
        return f"{head}-x"
    if action.step:
        return f"{head}-{slow.course.name(action.path[0])}"
    if slow.here is None and action.path[0][1] != action.card[0]:
        head += f"@{LETTERS[action.path[0][1]]}"
    run: list[Space | None] = [slow.here, *action.path]
    marks = [
        str(step)
        for step, (one, other) in enumerate(pairwise(run), 1)
        if one and other and MANY not in (one[1], other[1]) and one[1] != other[1]
    ]
    if any(other.path[:-1] == action.path for other in slow.plays(action.source, action.card) if same(action, other)):
        marks.append("sink")
    return head + (":" + ",".join(marks) if marks else "")


def same(one: Play, other: Play) -> bool:
    """Whether two full moves differ in nothing but their paths."""
    return one._replace(path=()) == other._replace(path=())


def all_seats(parts: list[str]) -> str:
    return "/".join(part or "-" for part in parts)


def in_order(some: set[Card]) -> str:
    return "".join(card_text(card) for card in sorted(some))


def text_of(slow: Slow) -> str:
    """The position in notation."""
    fields = fields_of(slow)
    usual = usual_of(slow)
    while len(fields) > 1 and fields[-1] == usual[len(fields) - 1]:
        fields.pop()
    return " ".join(fields)


def fields_of(slow: Slow) -> list[str]:
    """All nine fields of it."""
    seats = range(slow.players)
    discards = []
    for seat in seats:
        top = slow.top[seat]
        if top is None:
            discards.append(in_order(slow.discards[seat]) + "." * bool(slow.discards[seat]))
        else:
            discards.append(in_order(slow.discards[seat] - {top}) + card_text(top))
    order = "".join(map(str, slow.order))
    marks = {BARE: "o", READY: "x", FRESH: "n", "": "-"}
    return [
        ",".join("-" if slow.where[seat] is None else slow.course.name(slow.where[seat]) for seat in seats),
        all_seats([in_order(hand) for hand in slow.hands]),
        f"{order[: slow.gone]}>{order[slow.gone :]}{slow.ended}",
        "/".join("".join(marks[slow.bonus[seat].get(name, "")] for name in slow.bonuses) for seat in seats),
        all_seats(discards),
        str(slow.round),
        all_seats([in_order(known) for known in slow.known]),
        ",".join("-" if slow.began[seat] is None else slow.course.name(slow.began[seat]) for seat in seats),
        turn_text(slow),
    ]


def usual_of(slow: Slow) -> list[str]:
    """What a field that is left out means."""
    nothing = "/".join("-" * slow.players)
    return [
        "",
        "/".join(["r2r3r4r5"] * slow.players),
        ">" + "".join(map(str, slow.in_front())),
        "/".join(["ooo"] * slow.players),
        nothing,
        "1" if set(slow.where.values()) == {None} else "2",
        nothing,
        fields_of(slow)[0],
        "-",
    ]


def turn_text(slow: Slow) -> str:
    """The turn so far."""
    if slow.moved is None or slow.ended:
        return "-"
    flags = "t" * slow.moved.tiptoes + "p" * slow.stopped + "w" * slow.warthog
    holes = ".".join(str(tile + 1) for tile in sorted(slow.drunk))
    todo = "".join({"marker": "o", "lose": "C"}[what] for what in slow.todo)
    parts = ["blown" if slow.last else "moved", LETTERS[slow.moved.card[0]], flags or "-", holes or "-", todo or "-"]
    while parts[-1] == "-":
        parts.pop()
    return ":".join(parts)


def read(text: str, course: Course, bonuses: tuple[str, ...]) -> Slow:
    """The game of a position in notation."""
    fields = text.split(" ")
    slow = Slow(course, len(fields[0].split(",")), bonuses)
    slow.where = spaces_of(course, fields[0])
    where, hands, order, bonus, discards, rounds, known, began, turn = [*fields, *usual_of(slow)[len(fields) :]]
    slow.began = spaces_of(course, began if len(fields) > 7 else where)
    slow.hands, slow.discards, slow.known = in_hands(hands), in_hands(discards), in_hands(known)
    slow.decks = [set(DECK - slow.hands[seat] - slow.discards[seat]) for seat in range(slow.players)]
    slow.top = [card_of(part[-2:]) if part[-1] not in "-." else None for part in discards.split("/")]
    states = {"o": BARE, "x": READY, "n": FRESH}
    for seat, marks in enumerate(bonus.split("/")):
        slow.bonus[seat] = {name: states[mark] for name, mark in zip(bonuses, marks, strict=True) if mark != "-"}
    slow.round = int(rounds)
    gone, _, left = order.partition(">")
    slow.ended = left.lstrip("01234")
    slow.order = [int(seat) for seat in gone + left.removesuffix(slow.ended)]
    slow.gone = len(gone)
    if turn != "-":
        read_turn(slow, *[*turn.split(":"), "-", "-", "-"][:5])
    return slow


def read_turn(slow: Slow, kind: str, colour: str, flags: str, holes: str, todo: str) -> None:
    here = slow.here
    assert here is not None
    slow.moved = Play("hand", (LETTERS.index(colour), 0), (here,), tiptoes="t" in flags)
    slow.stopped, slow.warthog, slow.last = "p" in flags, "w" in flags, kind == "blown"
    slow.drunk = {int(tile) - 1 for tile in holes.split(".") if tile != "-"}
    slow.todo = [{"o": "marker", "C": "lose"}[what] for what in todo if what != "-"]


def spaces_of(course: Course, text: str) -> dict[int, Space | None]:
    return {seat: course.named.get(name) for seat, name in enumerate(text.split(","))}


def in_hands(text: str) -> list[set[Card]]:
    return [cards(part.strip("-.")) for part in text.split("/")]


# positions


def config_for(slow: Slow) -> Config:
    return config_of(slow.course, slow.players, slow.bonuses)


def position_of(slow: Slow) -> Position:
    return config_for(slow).position(text_of(slow))


def random_course(rng: random.Random) -> Course:
    """A short course of any tiles of the game, or of tiles on which anything lies."""
    while True:
        tiles = [PLAIN]
        for _ in range(rng.randint(2, 5)):
            if rng.random() < 0.4:
                tiles.append(crowded(rng))
            else:
                name = rng.choice([name for name in TILES if name not in ("start", "finish")])
                tiles.append(TILES[name][rng.random() < 0.8])
        course = Course([*tiles, TILES["finish"][rng.random() < 0.5]])
        if not ground.crossings(course.all, 0.6):
            return course


@cache
def pooled(seed: int) -> Course:
    """One of a number of random courses, laid once."""
    return random_course(random.Random(seed))


def crowded(rng: random.Random) -> Tile:
    """A tile on which much lies."""
    empty = Tile(rng.choice(["", "", "left", "right"]), rng.choice(["left", "right"]))
    share = rng.choice([0.1, 0.3, 0.5, 0.9])
    what = rng.sample(sorted(SIGNS.values()), rng.randint(1, 4))
    if share == 0.9:  # so that nobody can move
        what = rng.choice([["lion"], ["crocodile", "lion"], ["lion", "quicksand"], ["quicksand"]])
    return Tile(empty.turn, empty.tree, False, {spot: rng.choice(what) for spot in empty.spots if rng.random() < share})


def random_game(rng: random.Random) -> Slow:
    """A slow game at the beginning of some turn, reachable or not: crowded, so that much happens."""
    course = ready(rng.choice(COURSES))[0] if rng.random() < 0.3 else pooled(rng.randrange(80))
    slow = Slow(course, rng.randint(2, 5), tuple(sorted(rng.sample(BONUSES, 3), key=BONUSES.index)))
    slow.round = rng.choice([1, 2, 20, 59, 60])
    if slow.round > 1:
        place(slow, rng)
    for seat in range(slow.players):
        deal(slow, seat, rng)
    return slow


def place(slow: Slow, rng: random.Random) -> None:
    """Put the ostriches near each other, and let some have moved on in this round."""
    course = slow.course
    rows = sorted({space[:1] + space[2:3] for space in course.spaces if not course.beyond(space)})
    first = rng.randrange(len(rows))
    near = {row: [space for space in course.spaces if space[:1] + space[2:3] == row] for row in rows[first : first + 3]}
    free = [space for spaces in near.values() for space in sorted(spaces)]
    rng.shuffle(free)
    for seat in range(slow.players):
        if free and rng.random() < 0.9:
            slow.where[seat] = free.pop()
    slow.began = dict(slow.where)
    slow.order = slow.in_front()
    slow.gone = rng.randrange(slow.players)
    ahead = [space for space in course.spaces if space[0] <= rows[first][0] + 2 and space not in slow.where.values()]
    ahead = sorted(space for space in ahead if (space[0], space[2]) > rows[first])
    rng.shuffle(ahead)
    for seat in slow.order[: slow.gone]:
        if ahead:
            slow.where[seat] = ahead.pop()


def deal(slow: Slow, seat: int, rng: random.Random) -> None:
    """Bonus cards, hand and discards of a seat."""
    for name in slow.bonuses:
        slow.bonus[seat][name] = rng.choice([BARE, READY, READY, ""]) if slow.where[seat] else BARE
        if not slow.bonus[seat][name]:
            del slow.bonus[seat][name]
    shuffled = rng.sample(sorted(DECK), len(DECK))
    size = slow.hand_size(seat)
    slow.hands[seat] = set(shuffled[:size])
    thrown = rng.choice([0, 0, 1, 5, 19 - size, 20 - size, rng.randint(0, 20 - size)])
    slow.discards[seat] = set(shuffled[size : size + thrown])
    slow.top[seat] = shuffled[size] if thrown else None
    slow.decks[seat] = set(shuffled[size + thrown :])
    slow.known[seat] = set(rng.sample(shuffled[:size], rng.randint(0, size))) if rng.random() < 0.3 else set()


@st.composite
def games(draw: st.DrawFn) -> Slow:
    """See `random_game`."""
    return random_game(random.Random(draw(st.integers(0, 1 << 40))))


def choose(slow: Slow, rng: random.Random) -> Action:
    """A legal action: first its kind, so that what is rare comes often."""
    kinds: dict[object, list[Action]] = {}
    for action in slow.legal():
        kind = (action.source, action.step, action.tiptoes, action.boing) if isinstance(action, Play) else action
        kinds.setdefault(kind, []).append(action)
    full = [kind for kind in kinds if not (isinstance(kind, tuple) and len(kind) == 4 and kind[1])]
    chosen = rng.choice(sorted(full if full and rng.random() < 0.85 else kinds, key=str))
    return rng.choice(sorted(kinds[chosen], key=str))


def playthrough(config: Config, seed: int) -> Iterator[tuple[Position, int]]:
    """Every position of a random race with the action chosen there; the last one with -1.

    One step is seldom chosen where there are full moves, and what is rare more often than by chance.
    """
    rng = random.Random(seed)
    position = config.start(Fast(seed, 3))
    while not position.over:
        kinds: dict[str, list[int]] = {}
        for action in position.legal.actions():
            kinds.setdefault(kind_of(position.action_text(action)), []).append(action)
        if len(kinds) > 1 and rng.random() < 0.85:
            kinds.pop("step", None)
        action = rng.choice(kinds[rng.choice(sorted(kinds))])
        yield position.copy(), action
        position.apply(action)
    yield position, -1


def kind_of(text: str) -> str:
    """What kind of action a text is, roughly."""
    if "-" in text:
        return "step"
    if text in ("neck", "leap", "done"):
        return text
    source, *more = text.partition(":")[0].split("+")
    return "+".join([source if source[0] in "wd" else "", *more])
