"""The rules against a slow second text of them, made from the rulings alone: same actions, positions and counts."""

from __future__ import annotations

import random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from tests.games.elefantenparade.given import config_of, games, sensible
from tests.games.elefantenparade.slow import Slow, Track, perft

from waterhole.games.game import Config, NotNotation, Position

PLAYERS = (2, 3, 4)


def compare(slow: Slow, position: Position) -> None:
    assert position.text == slow.text()
    assert set(position.legal) == slow.legal(), slow.text()
    assert position.over == (slow.ended is not None)
    assert position.ending == slow.ended
    assert position.actor == (-1 if slow.ended else slow.seat)
    assert position.scores == slow.held
    assert position.places == slow.places()


def config_for(slow: Slow) -> Config:
    return config_of(slow.players, slow.track, slow.swims)


def random_track(rng: random.Random) -> Track:
    spaces = rng.randint(20, 128)
    special = rng.sample(range(8, spaces), rng.randint(0, spaces - 8))
    watery = rng.randint(0, len(special))
    forests = {space: rng.randint(1, 5) for space in sorted(special[watery:])}
    houses = (rng.randint(1, 9), rng.randint(1, 9), rng.randint(1, 9))
    return Track(spaces, set(special[:watery]), forests, houses)


@pytest.mark.parametrize("swims", [False, True])
@pytest.mark.parametrize("players", PLAYERS)
def test_random_games(players: int, swims: bool) -> None:
    rng = random.Random(100 * players + swims)
    for game in range(30):
        track = Track() if game < 12 else random_track(rng)
        slow = Slow(players, track, swims)
        position = config_of(players, None if game < 12 else track, swims).start()
        compare(slow, position)
        while not slow.ended:
            legal = sorted(slow.legal())
            action = "parade" if "parade" in legal and rng.random() < 0.1 else rng.choice(legal)
            slow.play(action)
            position.play(action)
            compare(slow, position)


@given(games(), st.randoms(use_true_random=False))
def test_from_any_position(slow: Slow, rng: random.Random) -> None:
    assume(sensible(slow))
    position = config_for(slow).position(slow.text())
    compare(slow, position)
    for _ in range(8):
        if slow.ended:
            break
        action = rng.choice(sorted(slow.legal()))
        slow.play(action)
        position.play(action)
        compare(slow, position)


@given(games())
def test_every_action_of_any_position(slow: Slow) -> None:
    assume(sensible(slow))
    position = config_for(slow).position(slow.text())
    for action in slow.legal():
        slow_after, after = slow.copy(), position.copy()
        slow_after.play(action)
        after.play(action)
        compare(slow_after, after)
    compare(slow, position)


@given(st.integers(2, 4), st.data())
def test_a_turn_that_is_over_is_no_position(players: int, data: st.DataObject) -> None:
    """The hindmost have moved and all others are held: nobody plays on here, so notation refuses it."""
    track = Track(40, set(range(20, 40)), {}, (3, 2, 1))
    slow = Slow(players, track, data.draw(st.booleans()))
    elephants = data.draw(st.permutations(slow.waiting))
    slow.waiting = []
    behind = data.draw(st.integers(1, 2))
    dry = data.draw(st.permutations(range(20)))[:behind]
    wet = data.draw(st.permutations(range(20, 40)))
    slow.on = dict(zip(elephants, [*dry, *wet], strict=False))
    slow.moved = set(elephants[:behind])
    slow.unused = set(data.draw(st.permutations([1, 2, 3]))[behind:])
    assert not sensible(slow)
    with pytest.raises(NotNotation, match="position_turn_done"):
        config_for(slow).position(slow.text())


def fast_perft(position: Position, depth: int) -> int:
    if depth == 0:
        return 1
    count = 0
    for action in position.legal.actions():
        after = position.copy()
        after.apply(action)
        count += fast_perft(after, depth - 1)
    return count


POSITIONS = [
    "3,-/1,-",
    "14,12/15,16",
    "15,H1/14,H2 22222 3/2 1:321",
    "56,57/58,55 00000 6/4 0:321",
    "58,H1/31*,57 00000 6/4 1:31",
    "14,12/15,16/13,31",
    "41,H1/40,57/58,38* 00022 5/5/0 2:21",
    "0,1/2,3/4,5/6,7",
    "14,15/16,30/31,41/58,57 22222 0/0/0/0 3:321",
]


@pytest.mark.parametrize("swims", [False, True])
@pytest.mark.parametrize("text", POSITIONS)
def test_perft(text: str, swims: bool) -> None:
    players = text.split()[0].count("/") + 1
    position = config_of(players, None, swims).position(text)
    slow = from_text(position.text, players, swims)
    for depth in (1, 2, 3):
        assert fast_perft(position, depth) == perft(slow, depth)


def test_perft_by_hand() -> None:
    """Counted on paper: placing 4 * 3 * 2 * 1, then 12 moves and a parade; with two elephants 2 * 3 + 1, 6 * 2 + 7."""
    assert [fast_perft(config_of(2).start(), depth) for depth in range(6)] == [1, 4, 12, 24, 24, 24 * 13]
    lonely = config_of(2).position("3,H1/5,H2 22222 3/2 0:321")
    assert [fast_perft(lonely, depth) for depth in range(3)] == [1, 7, 6 * 2 + 7]


def from_text(text: str, players: int, swims: bool) -> Slow:
    """The slow game of a full position on the standard board."""
    slow = Slow(players, Track(), swims)
    elephants, forests, held, turn = text.split()
    home = {}
    waiting = []
    for seat, pair in enumerate(elephants.split("/")):
        for which, word in enumerate(pair.split(",")):
            if word == "-":
                waiting.append((seat, which))
            elif word.startswith("H"):
                home[word[1]] = (seat, which)
            else:
                slow.on[seat, which] = int(word.rstrip("*"))
            if word.endswith("*"):
                slow.moved.add((seat, which))
    slow.waiting = [e for e in slow.waiting if e in waiting]
    slow.home = [home[house] for house in sorted(home)]
    slow.logs = {s: 2 for s, logs in zip((17, 26, 35, 44, 52), forests, strict=True) if logs != "0"}
    slow.held = [int(n) for n in held.split("/")]
    slow.seat, slow.unused = int(turn[0]), {int(n) for n in turn[2:]}
    assert slow.text() == text
    return slow
