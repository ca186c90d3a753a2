"""What the tests of Elephant Rally are given: tracks and positions put together, random games, chance that tells."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence

from hypothesis import strategies as st
from tests.games.elephant_rally.slow import (
    CITY,
    DECK,
    GREEN,
    KINDS,
    MODIFIERS,
    MOUNTAINS,
    PURPLE,
    Draw,
    Ground,
    Slow,
    Space,
    cards,
    name,
    space,
    spaces,
)

import waterhole
from waterhole.games.chance import Fast, Rng
from waterhole.games.game import Config, Position

GAME = waterhole.game("elephant_rally")
PLAYERS = (2, 3, 4, 5, 6)


class Telling:
    """A stream of random numbers that tells what it gave."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.told: list[Draw] = []

    def below(self, n: int, /) -> int:
        number = self.rng.below(n)
        self.told.append((n, number))
        return number

    def tell(self) -> list[Draw]:
        """What was given since this was asked last."""
        told, self.told = self.told, []
        return told


def ground_of(players: int) -> Ground:
    return CITY if players <= 4 else MOUNTAINS


def config_of(players: int = 2, ground: Ground | None = None) -> Config:
    """A track that comes with the game where it is the one for so many players, or a file of one's own."""
    if ground is None or ground == ground_of(players):
        return GAME.config(players)
    return GAME.config_of(players, {}, "own.txt", ground.file())


def track(
    columns: int = 20,
    lanes: int = 4,
    holes: str = "d10",
    river: str = "",
    bridge: str = "",
    bananas: str = "",
    missing: str = "",
) -> Ground:
    """The plain track of the worked examples; arrows and the cows of the start stand where room is left."""
    marks: dict[Space, str] = {}
    for sign, text in (("o", holes), ("~", river), ("=", bridge), ("B", bananas), ("#", missing)):
        marks |= dict.fromkeys(spaces(text), sign)
    free = [(lane, column) for lane in range(lanes) for column in range(columns) if (lane, column) not in marks]
    ends = [there for there in free if there[1] >= columns - 2]
    marks |= dict.fromkeys(ends[-6:], "^")
    marks |= dict.fromkeys([there for there in free if there not in ends][:10], "C")
    return Ground(tuple("".join(marks.get((lane, c), ".") for c in range(columns)) for lane in range(lanes)))


def race(
    elephants: str,
    *,
    cows: str = "",
    mouse: str = "",
    hands: Sequence[str] = (),
    turn: int = 0,
    discards: str = "-",
    pile: str | None = None,
    chips: Sequence[int] = (),
    played: str = "",
    ground: Ground | None = None,
) -> Slow:
    """A race put together; who has no hand named has none. `c9:-3` is an elephant with its progress.

    The pile is what is nowhere else.
    """
    words = elephants.split()
    slow = Slow(ground or track(), len(words))
    for seat, word in enumerate(words):
        text, _, progress = word.partition(":")
        slow.at[seat] = space(text)
        slow.progress[seat] = int(progress) if progress else slow.at[seat][1]
    slow.cows = set(spaces(cows))
    slow.mouse = space(mouse) if mouse else slow.mouse
    for seat, text in enumerate(hands):
        slow.hand[seat] = cards(text)
    slow.discards = cards(discards)
    slow.pile = DECK - slow.discards - sum(slow.hand, Counter()) if pile is None else cards(pile)
    slow.chips = [*chips, *[0] * (len(words) - len(chips))]
    slow.turn = turn
    slow.played = {played} if played else set()
    return slow


def position_of(slow: Slow, seed: int = 0) -> Position:
    return config_of(slow.players, slow.ground).position(slow.text(), Fast(seed))


def at(elephants: str, **given: object) -> Position:
    """The position of `race` with the same arguments."""
    return position_of(race(elephants, **given))  # type: ignore[arg-type]


# what a position holds


def elephant(position: Position, seat: int) -> str:
    """The space of an elephant, with its progress where that is not the column."""
    s = position.state
    there = name((s.lane[seat], s.column[seat]))
    return there if s.column[seat] == s.progress[seat] else f"{there}:{s.progress[seat]}"


def elephants(position: Position) -> str:
    return " ".join(elephant(position, seat) for seat in range(position.config.players))


def cows_of(position: Position) -> str:
    return " ".join(name(cow) for cow in herd(position))


def herd(position: Position) -> list[Space]:
    board = position.config.board
    return [
        (lane, column)
        for lane in range(board.lanes)
        for column in range(board.columns)
        if position.state.cows[lane] >> column & 1
    ]


def mouse_of(position: Position) -> str:
    return name(divmod(position.state.mouse, 64))


def counted(counts: Sequence[int]) -> Counter[str]:
    """Cards by number of kind, by name."""
    return Counter({kind: count for kind, count in zip(KINDS, counts, strict=True) if count})


def hand(position: Position, seat: int) -> Counter[str]:
    return counted(position.state.hand[seat])


def known(position: Position, observer: int, owner: int) -> Counter[str]:
    """What one knows of another's hand."""
    return counted(position.state.known[6 * observer + owner])


# random games


@st.composite
def grounds(draw: st.DrawFn) -> Ground:
    """A small odd track: full of things, but with a way round."""
    rng = random.Random(draw(st.integers(0, 1 << 30)))
    return odd_ground(rng, draw(st.integers(3, 6)), draw(st.integers(18, 22)))


def odd_ground(rng: random.Random, lanes: int, columns: int, open_: bool = True) -> Ground:
    """A track of anything, by default with a way round from every arrow."""
    while True:
        sign = {
            (lane, column): rng.choices(".o~=B#", [14, 1, 2, 2, 2, 2 if open_ else 6])[0]
            for lane in range(lanes)
            for column in range(columns)
        }
        ends = [there for there in sign if there[1] >= columns - 2]
        rest = [there for there in sign if there[1] < columns - 2]
        sign |= dict.fromkeys(rng.sample(ends, 6), "^")
        sign |= dict.fromkeys(rng.sample(rest, 10), "C")
        ground = Ground(tuple("".join(sign[lane, c] for c in range(columns)) for lane in range(lanes)))
        if ground.marked("o") and not open_:
            return ground
        if ground.marked("o") and all(round_from(ground, arrow) for arrow in ground.marked("^")):
            return ground


def round_from(ground: Ground, arrow: Space) -> bool:
    """Whether steps forward and sideways lead from an arrow over the line and round to the line again."""
    reached = {(arrow[0], arrow[1] - ground.columns)}
    ends = set(reached)
    while ends:
        ends = {
            (lane + across, progress + along)
            for lane, progress in ends
            for across, along in ((0, 1), (1, 0), (-1, 0))
            if ground.on((lane + across, (progress + along) % ground.columns)) and progress + along <= ground.columns
        } - reached
        reached |= ends
    return any(progress == ground.columns for _, progress in reached)


@st.composite
def races(draw: st.DrawFn) -> Slow:
    """A race in any position that can be when somebody is to play, reachable or not: crowded, so that much can happen;
    hands and pile may hold any cards."""
    ground = draw(st.sampled_from([CITY, MOUNTAINS]) | grounds() | grounds())
    rng = random.Random(draw(st.integers(0, 1 << 30)))
    slow = Slow(ground, draw(st.integers(2, 6)))
    crowd(slow, rng)
    deal(slow, rng)
    slow.turn = rng.randrange(slow.players)
    slow.played = rng.choice([set(), set(), set(), {"green"}, {"yellow"}])
    for _ in range(rng.choice([0, 0, 1, 3, 4])):
        slow.chips[rng.choice([slow.turn, rng.randrange(slow.players)])] += 1
    return slow


def crowd(slow: Slow, rng: random.Random) -> None:
    """Elephants, cows and the mouse within a few columns of each other, not seldom about the line."""
    ground = slow.ground
    middle, width = rng.choice([0, rng.randrange(ground.columns)]), rng.choice([2, 3, 4, 6, 12])
    track = [(lane, column) for lane in range(len(ground.lanes)) for column in range(ground.columns)]
    track = [there for there in track if ground.on(there)]
    rng.shuffle(track)
    near = [there for there in track if (there[1] - middle) % ground.columns < width]
    far = [there for there in track if there not in near]
    room = near + far
    for seat in range(slow.players):
        slow.at[seat] = room.pop(0)
        column = slow.at[seat][1]
        late = column >= ground.columns - 6
        slow.progress[seat] = column - ground.columns if late and rng.random() < 0.5 else column
    for _ in range(rng.randint(0, 3)):
        rng.shuffle(room)
    slow.cows = set(room[: rng.choice([0, 3, 10, 10])])
    # not seldom under an elephant, or beside one
    under = rng.choice(sorted(slow.at.values()))
    beside = rng.choice(sorted(ground.neighbours(under) | {under}))
    slow.mouse = rng.choice([rng.choice(track), rng.choice(near or track), under, beside, *sorted(ground.marked("o"))])


def deal(slow: Slow, rng: random.Random) -> None:
    """Hands of any size, yellow cards and Tigers in plenty; the rest is the pile, or the discards, or nowhere."""
    deck = [kind for kind in KINDS for _ in range(DECK[kind])]
    rng.shuffle(deck)
    if rng.random() < 0.5:  # yellow ones first
        deck.sort(key=lambda kind: kind in GREEN + PURPLE)
    for seat in range(slow.players):
        for _ in range(rng.choice([0, 1, 3, 6, 6, 6, 8, 9])):
            slow.hand[seat][deck.pop(rng.randrange(len(deck)))] += 1
        if rng.random() < 0.5:
            slow.hand[seat][rng.choice(GREEN + MODIFIERS)] += 1
    if rng.random() < 0.3:
        deck = deck[: rng.randint(0, 4)]
    cut = rng.choice([0, 1, 2, len(deck) // 2, len(deck)])
    slow.pile, slow.discards = Counter(deck[:cut]), Counter(deck[cut:])
    for one, other in slow.known:
        if rng.random() < 0.3:
            for kind, count in slow.hand[other].items():
                slow.known[one, other][kind] = rng.randint(0, count)


def choose(actions: Sequence[str], rng: random.Random) -> str:
    """An action; a discard turn is seldom begun, and a card in hand is rather played than not."""
    eager = [action for action in actions if action not in ("discard", "done", "enough", "pass")]
    return rng.choice(eager if eager and rng.random() < 0.85 else list(actions))


def playthrough(config: Config, seed: int) -> Iterator[tuple[Position, int]]:
    """Every position of a random game with the action chosen there; the last one with -1."""
    rng = random.Random(seed)
    position = config.start(Fast(seed))
    while not position.over:
        action = position.parse(choose(list(position.legal), rng))
        yield position.copy(), action
        position.apply(action)
    yield position, -1
