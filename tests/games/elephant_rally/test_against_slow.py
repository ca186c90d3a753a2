"""The rules against a slow second text of them, made from the rulings alone: same actions, positions and chance."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.elephant_rally.given import (
    PLAYERS,
    Telling,
    choose,
    config_of,
    counted,
    ground_of,
    grounds,
    herd,
    known,
    position_of,
    races,
)
from tests.games.elephant_rally.slow import ALONE, KINDS, MODIFIERS, Ground, Slow

from waterhole.games.chance import Fast
from waterhole.games.game import Position

by_players = pytest.mark.parametrize("players", PLAYERS)


def compare(slow: Slow, position: Position) -> None:
    s = position.state
    assert (position.actor, set(position.legal)) == (slow.actor, slow.options)
    assert position.over == (slow.winner is not None)
    for seat in slow.at:
        assert (s.lane[seat], s.column[seat]) == slow.at[seat]
        assert s.progress[seat] == slow.progress[seat]
    if len(slow.at) == slow.players:
        assert position.scores == slow.points()
        assert position.places == slow.places()
    assert set(herd(position)) == slow.cows
    assert divmod(s.mouse, 64) == slow.mouse
    for seat in range(slow.players):
        assert counted(s.hand[seat]) == +slow.hand[seat]
        assert s.held[seat] == slow.hand[seat].total()
        for other in range(slow.players):
            if other != seat:
                assert known(position, seat, other) == +slow.known[seat, other]
    assert s.chips[: slow.players] == slow.chips
    assert (counted(s.pile), s.piled) == (+slow.pile, slow.pile.total())
    assert counted(s.discards) == +slow.discards
    in_play = Counter(KINDS[card] for card in (s.card, s.modifier) if card >= 0)
    assert in_play == +slow.in_play
    assert s.turn == slow.turn


def play(slow: Slow, position: Position, action: str) -> None:
    assert isinstance(position.rng, Telling)
    position.rng.tell()
    position.play(action)
    slow.play(action, position.rng.tell())
    compare(slow, position)


def start(ground: Ground, players: int, seed: int) -> tuple[Slow, Position]:
    slow = Slow(ground, players)
    slow.begin()
    position = config_of(players, ground).start(Telling(Fast(seed)))
    compare(slow, position)
    return slow, position


def play_out(slow: Slow, position: Position, rng: random.Random, most: int = 10_000) -> Counter[str]:
    """Goes on to the end, or for so many actions. Returns what was done, by the first word."""
    done: Counter[str] = Counter()
    for _ in range(most):
        if slow.winner is not None:
            break
        action = choose(sorted(slow.options), rng)
        done[action.partition(":")[0].partition("+")[0]] += 1
        play(slow, position, action)
    return done


@by_players
def test_random_games(players: int) -> None:
    rng = random.Random(players)
    done: Counter[str] = Counter()
    for game in range(6):
        slow, position = start(ground_of(players), players, 10 * players + game)
        done += play_out(slow, position, rng)
        assert slow.winner is not None
    assert {"charge", "carpet", "mango", "mouse", "cow", "monkey", "prayer", "snake"} <= set(done)
    assert {"left", "right", "rob", "take", "chip", "throw", "pass", "cancel", "discard", "done"} <= set(done)


@pytest.mark.soak
@by_players
def test_many_random_games(players: int) -> None:
    rng = random.Random(players)
    for game in range(500):
        slow, position = start(ground_of(players), players, game)
        play_out(slow, position, rng)
        assert slow.winner is not None


@given(grounds(), st.sampled_from(PLAYERS), st.integers(0, 1 << 30))
@settings(max_examples=100)
def test_random_games_on_odd_tracks(ground: Ground, players: int, seed: int) -> None:
    slow, position = start(ground, players, seed)
    play_out(slow, position, random.Random(seed), 60)


@given(races(), st.integers(0, 1 << 30))
def test_from_any_position(slow: Slow, seed: int) -> None:
    position = position_of(slow)
    position.rng = Telling(Fast(seed))
    slow.resume()
    compare(slow, position)
    play_out(slow, position, random.Random(seed), 25)


@given(races(), st.integers(0, 1 << 30))
def test_every_first_action_of_any_position(slow: Slow, seed: int) -> None:
    text = slow.text()
    position = position_of(slow)
    slow.resume()
    for number, action in enumerate(sorted(slow.options)):
        again, rng = copy_of(slow, text), random.Random(seed + number)
        other = position.copy()
        other.rng = Telling(Fast(seed + number))
        play(again, other, action)
        # to the end of what the card does, every choice at random
        for _ in range(12):
            if again.winner is not None or again.options & {"discard", "done"}:
                break
            play(again, other, rng.choice(sorted(again.options)))


@given(races(), st.sampled_from(ALONE + MODIFIERS), st.integers(0, 1 << 30))
@settings(max_examples=100)
def test_every_choice_of_a_card(slow: Slow, card: str, seed: int) -> None:
    """Every way a yellow card can be used: all destinations, sides, victims ..."""
    slow.played = set()
    slow.hand[slow.turn][card] += 1
    slow.hand[slow.turn]["g3"] += 1
    text = slow.text()
    position = position_of(slow)
    slow.resume()
    action = card if card in ALONE else f"{card}+g3"
    if action not in slow.options:  # the carpet can't land
        return
    first = copy_of(slow, text)
    position.rng = Telling(Fast(seed))
    play(first, position, action)
    answers = [action]
    while first.options & {"pass"}:
        answers.append("pass")
        play(first, position, "pass")
    for choice in sorted(first.options):
        again, other = copy_of(slow, text), position_of(slow)
        other.rng = Telling(Fast(seed))
        for done in (*answers, choice):
            play(again, other, done)


def copy_of(slow: Slow, text: str) -> Slow:
    """The same race once more, before anything was done in it."""
    other = Slow(slow.ground, slow.players)
    other.at, other.progress, other.cows, other.mouse = dict(slow.at), dict(slow.progress), set(slow.cows), slow.mouse
    other.hand = [Counter(cards) for cards in slow.hand]
    other.pile, other.discards = Counter(slow.pile), Counter(slow.discards)
    other.known = {key: Counter(cards) for key, cards in slow.known.items()}
    other.chips, other.turn, other.played = list(slow.chips), slow.turn, set(slow.played)
    assert other.text() == text
    other.resume()
    return other
