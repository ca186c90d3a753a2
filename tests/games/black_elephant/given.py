"""What the tests of Black Elephant are given: positions put together and taken apart, random boards and games."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hypothesis import strategies as st
from tests.games.black_elephant.slow import BRONZE, CORNER, SILVER, Ground, Slow, Square, square, squares

import waterhole
from waterhole.games.game import Config, Position

GAME = waterhole.game("black_elephant")


def config_of(ground: Ground = CORNER, log_steps: bool = False, own_black: bool = False) -> Config:
    """The published board, or this one."""
    options = {"log_steps": int(log_steps), "own_black": int(own_black)}
    if ground == CORNER:
        return GAME.config_of(2, options, "corner")
    return GAME.config_of(2, options, "own.txt", ground.file())


def config_for(slow: Slow) -> Config:
    return config_of(slow.ground, slow.log_steps, slow.own_black)


def at(
    silver: str = "",
    bronze: str = "",
    logs: str = "g1",
    wood: str = "",
    black: str = "0606",
    held: tuple[int, int] = (0, 0),
    reserve: tuple[int, int] = (3, 3),
    captives: tuple[int, int] = (0, 0),
    finished: tuple[int, int] = (0, 0),
    turn: int = SILVER,
    quiet: int = 0,
    log_steps: bool = False,
    own_black: bool = False,
) -> Position:
    """A position on the published board. `*` is behind a turned elephant; who is not mentioned is in a start field.

    The black elephants, in the order S N W E, stand so that only a1, g1 and a7 are dangerous.
    """
    slow = Slow(CORNER, log_steps, own_black)
    slow.on = {square(word[:2]): (SILVER, word.endswith("*")) for word in silver.split()}
    slow.on |= {square(word[:2]): (BRONZE, word.endswith("*")) for word in bronze.split()}
    assert len(slow.on) == len(silver.split()) + len(bronze.split())
    slow.logs, slow.wood = squares(logs), squares(wood)
    slow.black = dict(zip("SNWE", map(int, black), strict=True))
    assert not slow.on.keys() & slow.danger()
    slow.held, slow.reserve, slow.captives, slow.finished = map(list, (held, reserve, captives, finished))
    slow.turn, slow.quiet = turn, quiet
    slow.count()
    return config_for(slow).position(slow.text())


def now(position: Position) -> Slow:
    """What the position holds, read off its text."""
    options = position.config.options
    return Slow.read(position.text, CORNER, bool(options["log_steps"]), bool(options["own_black"]))


@st.composite
def grounds(draw: st.DrawFn) -> Ground:
    """A board of one's own."""
    names = [column + row for row in "1234567" for column in "abcdefg"]
    cup = draw(st.lists(st.sampled_from(names), min_size=1, max_size=12, unique=True))
    bare = draw(st.lists(st.sampled_from([n for n in names if n not in cup]), max_size=20, unique=True))
    black = draw(st.text(st.sampled_from("0123456"), min_size=4, max_size=4))
    return Ground(" ".join(cup), " ".join(bare), draw(st.integers(5, 12)), draw(st.integers(0, 6)), black)


@st.composite
def games(draw: st.DrawFn) -> Slow:
    """A slow game in any position that can be when somebody is to act, reachable or not: crowded, so that much can
    happen, or near its end, so that it can end in every way."""
    slow = Slow(draw(st.just(CORNER) | st.just(CORNER) | grounds()), draw(st.booleans()), draw(st.booleans()))
    late = draw(st.booleans())
    slow.turn = draw(st.sampled_from([SILVER, BRONZE]))
    slow.black = {path: draw(st.integers(0, 6)) for path in "SNWE"}
    slow.held = [draw(st.just(0) | st.integers(0, 1 if late else 6)) for _ in (SILVER, BRONZE)]
    slow.reserve = [draw(st.just(0) | st.integers(0, slow.ground.wood)) for _ in (SILVER, BRONZE)]
    slow.spent = draw(st.integers(0, 9))
    slow.quiet = draw(st.sampled_from([0, 0, 0, 5, 36, 38, 39]))
    # the rest needs too many choices to draw each
    rng = random.Random(draw(st.integers(0, 1 << 30)))
    spaces = rng.sample(sorted(slow.spaces), len(slow.spaces))
    slow.logs = set(spaces[: rng.randint(1, 3) if late else rng.randint(4, len(spaces))])
    for space in [space for space in spaces if space not in slow.logs][:8]:
        if rng.random() < 0.4 and len(slow.group(space)) <= 2:
            slow.wood.add(space)
    free = [space for space in spaces if space not in slow.wood and space not in slow.danger()]
    if rng.random() < 0.5:  # all crowd on the finish lines and before them
        free.sort(key=lambda space: -max(space))
    for seat in (SILVER, BRONZE):
        standing = rng.choice([1, 1, 1, 2, 3]) if late else rng.randint(0, slow.ground.elephants)
        for _ in range(standing):
            place(slow, free, seat, turned=rng.random() < 0.4)
    if late and rng.random() < 0.3:  # some stand on logs, where they may be stuck
        slow.logs |= set(rng.sample(sorted(slow.on), len(slow.on) // 2))
    for seat in (SILVER, BRONZE):
        left = slow.ground.elephants - [owner for owner, _ in slow.on.values()].count(seat)
        gone = left if late and rng.random() < 0.8 else rng.randint(0, left)
        slow.finished[seat] = min(gone, 6) if rng.random() < 0.4 else rng.randint(0, gone)
        slow.captives[1 - seat] = gone - slow.finished[seat]
    slow.count()
    slow.remember()
    return slow


def place(slow: Slow, free: list[Square], seat: int, turned: bool) -> None:
    """Put an elephant on the first free space that will do: an unturned one does not stand on its finish (BE-7)."""
    for space in free:
        if turned or space not in slow.finish[seat]:
            free.remove(space)
            slow.on[space] = (seat, turned)
            return


def sensible(slow: Slow) -> bool:
    """Whether the game goes on here: logs lie, both have elephants, and there is something to do."""
    return bool(slow.logs) and bool(slow.alive(SILVER)) and bool(slow.alive(BRONZE)) and bool(slow.legal())


def choose(position: Position, rng: random.Random) -> int:
    """A legal action; seldom one that spends something, so that the games have other ends too than empty hands."""
    actions = position.legal.actions()
    quiet = [a for a in actions if position.action_text(a)[0] not in "SNWE#"]
    return rng.choice(quiet if quiet and rng.random() < 0.8 else actions)


def playthrough(config: Config, seed: int) -> Iterator[tuple[Position, int]]:
    """Every position of a random game with the action chosen there; the last one with -1."""
    rng = random.Random(seed)
    position = config.start()
    while not position.over:
        action = choose(position, rng)
        yield position.copy(), action
        position.apply(action)
    yield position, -1


CONFIGS = [config_of(CORNER, log_steps, own_black) for log_steps in (False, True) for own_black in (False, True)]


def name(config: Config) -> str:
    return "-".join(option for option, on in config.options.items() if on) or "plain"
