"""The rules against a slow second text of them, made from the rulings alone: same actions, positions and counts."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from tests.games.black_elephant.given import GAME, config_for, config_of, games, grounds, sensible
from tests.games.black_elephant.slow import CORNER, Ground, Slow, perft

from waterhole.engine import compiled
from waterhole.games.game import Position

variants = pytest.mark.parametrize(
    ("log_steps", "own_black"), [(False, False), (True, False), (False, True), (True, True)]
)


def compare(slow: Slow, position: Position) -> None:
    fields = position.text.split()
    assert " ".join(fields[:6]) == slow.text()
    assert set(position.legal) == slow.legal(), slow.text()
    assert position.over == (slow.ended is not None)
    assert position.ending == slow.ended
    assert position.actor == (-1 if slow.ended else slow.turn)
    assert position.scores == slow.points()
    assert position.places == slow.places()


def play(slow: Slow, position: Position, action: str) -> None:
    slow.play(action)
    position.play(action)
    compare(slow, position)


def likely(slow: Slow, rng: random.Random, spending: float) -> str:
    """An action; one that spends something only so often, so that games end in all ways."""
    legal = sorted(slow.legal())
    kept = [action for action in legal if action[0] not in "SNWE#"]
    return rng.choice(kept if kept and rng.random() > spending else legal)


@variants
def test_random_games(log_steps: bool, own_black: bool) -> None:
    rng = random.Random(2 * log_steps + own_black)
    endings: Counter[str | None] = Counter()
    for game in range(16):
        slow = Slow(CORNER, log_steps, own_black)
        position = config_for(slow).start()
        compare(slow, position)
        while not slow.ended:
            play(slow, position, likely(slow, rng, (game % 4) / 6))
        endings[slow.ended] += 1
    assert len(endings) >= 3


@given(grounds(), st.booleans(), st.booleans(), st.integers(0, 1 << 30))
def test_random_games_on_any_board(ground: Ground, log_steps: bool, own_black: bool, seed: int) -> None:
    rng = random.Random(seed)
    slow = Slow(ground, log_steps, own_black)
    position = config_for(slow).start()
    compare(slow, position)
    for _ in range(30):
        if slow.ended:
            break
        play(slow, position, likely(slow, rng, 0.3))


@given(games(), st.randoms(use_true_random=False))
def test_from_any_position(slow: Slow, rng: random.Random) -> None:
    assume(sensible(slow))
    position = config_for(slow).position(slow.text())
    compare(slow, position)
    for _ in range(8):
        if slow.ended:
            break
        play(slow, position, likely(slow, rng, 0.5))


@given(games())
def test_every_action_of_any_position(slow: Slow) -> None:
    assume(sensible(slow))
    position = config_for(slow).position(slow.text())
    for action in slow.legal():
        play(slow.copy(), position.copy(), action)
    compare(slow, position)


@variants
def test_few_elephants_that_only_walk(log_steps: bool, own_black: bool) -> None:
    """BE-15: where nothing is left to collect nearby, positions come again and again."""
    rng = random.Random(5)
    endings: Counter[str | None] = Counter()
    text = "6#/7/7/7/2S1b2/7/o6 0,0,0,9/0,0,0,9 0606 S 0 0"
    for _ in range(60):
        slow = Slow.read(text, CORNER, log_steps, own_black)
        position = config_for(slow).position(text)
        while not slow.ended:
            near = [action for action in slow.legal() if step(action) == 1]
            play(slow, position, rng.choice(sorted(near)))
        endings[slow.ended] += 1
    assert endings["repetition"] > 5
    assert endings["quiet"] > 5


def step(action: str) -> int:
    """How far an elephant goes; a jump goes 2."""
    if action[2] not in "-^" or action.endswith("home"):
        return 0
    return abs(ord(action[0]) - ord(action[3])) + abs(int(action[1]) - int(action[4]))


# perft


def fast_perft(position: Position, depth: int) -> int:
    if depth == 0:
        return 1
    if depth == 1:
        return len(position.legal)
    count = 0
    for action in position.legal.actions():
        after = position.copy()
        after.apply(action)
        count += fast_perft(after, depth - 1)
    return count


@variants
def test_perft_from_the_start(log_steps: bool, own_black: bool) -> None:
    position = config_of(CORNER, log_steps, own_black).start()
    for depth in (1, 2, 3, 4):
        assert fast_perft(position, depth) == perft(Slow(CORNER, log_steps, own_black), depth)


def test_perft_by_hand() -> None:
    """Counted on paper: 7 entries; then 7 for bronze, but 6 where silver stands on a1, and a black log where silver was
    captured on g1."""
    assert [fast_perft(config_of().start(), depth) for depth in (0, 1, 2)] == [1, 7, 6 + 5 * 7 + 8]


COUNTED = {
    (False, False): [7, 49, 622, 8155, 117543],
    (True, False): [7, 49, 622, 8155, 119257],
    (False, True): [7, 49, 524, 5693, 71153],
}
"""The sequences of 1, 2, ... actions from the start, by log_steps and own_black: for whoever writes these rules too."""


@pytest.mark.parametrize(("log_steps", "own_black"), COUNTED)
def test_perft_in_numbers(log_steps: bool, own_black: bool) -> None:
    counted = COUNTED[log_steps, own_black]
    assert [fast_perft(config_of(CORNER, log_steps, own_black).start(), depth) for depth in (1, 2, 3, 4)] == counted[:4]
    assert [perft(Slow(CORNER, log_steps, own_black), depth) for depth in (1, 2, 3)] == counted[:3]


@pytest.mark.soak
@pytest.mark.parametrize(("log_steps", "own_black"), COUNTED)
def test_perft_in_numbers_deeper(log_steps: bool, own_black: bool) -> None:
    assert perft(Slow(CORNER, log_steps, own_black), 5) == COUNTED[log_steps, own_black][4]
    assert fast_perft(config_of(CORNER, log_steps, own_black).start(), 5) == COUNTED[log_steps, own_black][4]


POSITIONS = [
    "6#/2oo3/2S1b2/1oS+B+o2/3b3/1x1s3/o2oo2 2,3,0,3/1,2,1,0 1435 S 0 0",
    "oooooo#/o2S2o/ob1s+o1o/o2B2o/xxoSo1o/o2b+2o/ooooooo 3,2,1,3/3,2,2,6 0524 B 4 3",
    "1s4#/b1S2s1/4B2/2S1S1b/2BSB2/3b3/o5o 1,1,3,0/1,1,2,0 6012 S 20 7",
    "o5#/7/7/3S3/3B3/7/6o 0,0,0,9/0,0,0,9 3006 B 0 38",
]


@pytest.mark.parametrize("variant", [False, True])
@pytest.mark.parametrize("text", POSITIONS)
def test_perft(text: str, variant: bool) -> None:
    slow = Slow.read(text, CORNER, variant, variant)
    assert slow.text() == text
    position = config_for(slow).position(text)
    for depth in (1, 2):
        assert fast_perft(position, depth) == perft(slow, depth)


@pytest.mark.soak
@variants
@pytest.mark.parametrize("text", POSITIONS)
def test_perft_deeper(text: str, log_steps: bool, own_black: bool) -> None:
    slow = Slow.read(text, CORNER, log_steps, own_black)
    assert fast_perft(config_for(slow).position(text), 3) == perft(slow, 3)


@pytest.mark.soak
@variants
def test_perft_from_the_start_deeper(log_steps: bool, own_black: bool) -> None:
    position = config_of(CORNER, log_steps, own_black).start()
    counted = compiled(GAME).perft(position.config, position.state, 5)
    assert counted == perft(Slow(CORNER, log_steps, own_black), 5)
