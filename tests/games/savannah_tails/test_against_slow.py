"""The rules against a slow second text of them, made from the rulings alone: same actions, positions and places."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.savannah_tails.given import (
    COURSES,
    action_text,
    cards,
    choose,
    config_for,
    course_of,
    games,
    position_of,
    random_course,
    random_game,
    read,
    ready,
    text_of,
)
from tests.games.savannah_tails.ground import SIGNS
from tests.games.savannah_tails.slow import BONUSES, Action, Play, Slow

from waterhole.games.chance import Fast
from waterhole.games.game import Position
from waterhole.games.savannah_tails import board as boards


def compare(slow: Slow, position: Position) -> dict[str, Action]:
    """The two agree. Returns the legal actions by their notation."""
    text = text_of(slow)
    assert position.text == text
    actions = {action_text(slow, action): action for action in slow.legal()}
    assert len(actions) == len(slow.legal())
    legal = list(position.legal)
    assert set(legal) == set(actions), (text, sorted(set(legal) ^ set(actions)))
    assert len(legal) == len(actions)
    assert position.actor == slow.me
    assert position.over == bool(slow.ended)
    assert position.ending == (slow.ended or None)
    if slow.ended:
        assert position.places == slow.places()
    return actions


def play(slow: Slow, position: Position, action: Action) -> None:
    """Do it in both; the cards that the rules draw must be such as can be drawn, and are drawn here too."""
    me = slow.me
    position.play(action_text(slow, action))
    slow.play(action, drawn=cards(position.text.split(" ")[1].split("/")[me].strip("-")))
    compare(slow, position)


def kind(action: Action) -> str:
    if not isinstance(action, Play):
        return f"{action[0]} {action[1]}" if action[0] == "after" else action[0]
    if not action.path:
        return "discard"
    return action.source + " step" * action.step + " toes" * action.tiptoes + " boing" * action.boing


def race(slow: Slow, rng: random.Random) -> Counter[str]:
    """A whole race from the start, compared all the way."""
    position = config_for(slow).start(Fast(rng.randrange(1 << 30)))
    for seat, hand in enumerate(position.text.split(" ")[1].split("/")):
        slow.draw(seat, cards(hand), None)
    compare(slow, position)
    met: Counter[str] = Counter()
    while not slow.ended:
        action = choose(slow, rng)
        met[kind(action)] += 1
        play(slow, position, action)
    met[slow.ended] += 1
    return met


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("name", COURSES)
def test_random_races(name: str, players: int) -> None:
    course, bonuses = ready(name)
    for seed in range(3):
        race(Slow(course, players, bonuses), random.Random(seed))


def test_random_races_on_random_courses() -> None:
    met: Counter[str] = Counter()
    for seed in range(12):
        rng = random.Random(seed)
        text = boards.random(seed)
        bonuses = tuple(sorted(text.partition("bonuses")[2].split(), key=BONUSES.index))
        met += race(Slow(course_of(text), rng.randint(2, 5), bonuses), rng)
    for _ in range(20):
        rng = random.Random(seed := seed + 1)
        bonuses = tuple(sorted(rng.sample(BONUSES, 3), key=BONUSES.index))
        met += race(Slow(random_course(rng), rng.randint(2, 5), bonuses), rng)
    assert {"hand", "hand step", "hand toes", "hand boing", "wings", "deja", "finish"} <= set(met)
    assert {"marker", "lose", "after neck", "after leap", "after done"} <= set(met)


@given(games(), st.randoms(use_true_random=False))
def test_from_any_position(slow: Slow, rng: random.Random) -> None:
    position = position_of(slow)
    compare(slow, position)
    for _ in range(6):
        if slow.ended:
            break
        play(slow, position, choose(slow, rng))


@settings(max_examples=60)
@given(games(), st.randoms(use_true_random=False))
def test_every_kind_of_action_of_any_position(slow: Slow, rng: random.Random) -> None:
    position = position_of(slow)
    by_kind = {kind(action): action for action in rng.sample(sorted(slow.legal(), key=str), len(slow.legal()))}
    for action in by_kind.values():
        play(slow.copy(), position.copy(), action)
    compare(slow, position)


@settings(max_examples=50)
@given(games(), st.randoms(use_true_random=False))
def test_the_slow_text_reads_what_it_writes(slow: Slow, rng: random.Random) -> None:
    for _ in range(4):
        again = read(text_of(slow), slow.course, slow.bonuses)
        assert text_of(again) == text_of(slow)
        assert {action_text(again, a) for a in again.legal()} == {action_text(slow, a) for a in slow.legal()}
        if slow.ended:
            break
        slow.play(choose(slow, rng), rng=rng)


def test_all_that_can_happen_happens() -> None:
    """The made-up positions are worth something only if what is rare is among them."""
    met: Counter[str] = Counter()
    for seed in range(400):
        rng = random.Random(seed)
        slow = random_game(rng)
        met.update({kind(action) for action in slow.legal()})
        met["sink"] += any(action_text(slow, action).endswith("sink") for action in slow.legal())
        for _ in range(3):
            if not slow.ended:
                action = choose(slow, rng)
                slow.play(action, rng=rng)
                met.update({kind(action), slow.ended, *slow.story})
    sources = {f"{source}{more}" for source in ("hand", "wings", "deja") for more in ("", " step", " boing")}
    toes = {f"{source}{more} toes" for source in ("hand", "deja") for more in ("", " step")}
    assert {*sources, *toes, "hand toes boing", "deja toes boing", "marker", "lose", "discard"} <= set(met)
    assert set(SIGNS.values()) - {"lion"} <= set(met)
    assert {"after neck", "after leap", "after done", "shuffled", "sink", "blown", "finish", "rounds"} <= set(met)


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_many_random_races(players: int) -> None:
    for seed in range(200):
        rng = random.Random(1000 * players + seed)
        course = ready(COURSES[seed % 3])[0] if seed % 2 else random_course(rng)
        race(Slow(course, players, tuple(sorted(rng.sample(BONUSES, 3), key=BONUSES.index))), rng)
