"""What is counted in a race of Savannah Tails: in one made up, of which the right numbers are known, and in others."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.savannah_tails.cases import Case
from tests.games.savannah_tails.given import COURSES, GAME, straights

from waterhole.games.chance import Fast
from waterhole.games.game import Tally
from waterhole.games.savannah_tails import census
from waterhole.search.bots import Player, parse

ON = {
    (0, 2): "cheetah",
    (0, 4): "water",
    (0, 9): "lion",
    (1, 7): "warthog",
    (1, 9): "crocodile",
    (2, 12): "porcupine",
}
TURNS = (
    ("r3", "marker=neck"),  # 3 + 1 over the water, to row 6
    ("r2:1", "lose=boing"),  # changes to red, over the cheetah
    ("k3:2", "neck"),  # before the crocodile; Neck Stretch leads over it to row 10
    ("r5", "marker=leap"),  # 5 + 2 over the water, only to row 8 before the lion
    ("y3:1",),  # to the porcupine on row 12; the last round
    ("r4-2k1",),  # nothing but one step back is open: to the warthog
)


def test_a_race_made_up() -> None:
    case = Case((0, 2), (1, 1), course=straights(2, ON), rounds=58)
    tally, config = Tally(), case.position.config
    for action in (action for turn in TURNS for action in turn):
        position = case.position.copy()
        case.position.play(action)
        census.note(tally, position.state, case.position.state, config, position.parse(action))
    assert case.position.ending == "rounds"
    census.finish(tally, case.position.state, config)
    assert +tally.counts == Counter(
        turns=6,
        forward=2,
        step=1,
        blocked=2,
        lion=1,
        crocodile=1,
        cheetah=1,
        porcupine=1,
        warthog=1,
        markers=2,
        ostriches=2,
        lost=1,
        used_neck=1,
        rounds=60,
        spread=5,
    )


def count(case: Case, action: str) -> Tally:
    """What is counted in one action."""
    before, tally = case.position.copy(), Tally()
    case.position.play(action)
    census.note(tally, before.state, case.position.state, case.position.config, before.parse(action))
    return tally


def test_on_tip_toes_nobody_is_met() -> None:
    on = {(1, 3): "cheetah", (1, 4): "warthog", (1, 5): "porcupine"}
    case = Case((1, 2), on=on, hand="k2r3y3b3")
    assert +count(case.copy(), "k2+toes").counts == Counter(turns=1, forward=1)
    assert +count(case, "k2").counts == Counter(turns=1, forward=1, cheetah=1, warthog=1, porcupine=1)


def test_shortened_by_an_ostrich() -> None:
    tally = count(Case((1, 2), (1, 4), hand="k6r3y3b3"), "k6")
    assert (tally.counts["blocked"], tally.counts["ostrich"], tally.counts["lion"]) == (1, 1, 0)


def test_only_what_is_in_the_race_is_reported() -> None:
    names = {one.name for one in census.counted(Case((0, 2), on={(0, 4): "lion"}).position.config)}
    assert "lion" in names
    assert names & {"cheetah", "crocodile", "porcupine", "warthog", "used_wings", "used_bird"} == set()
    assert {"used_boing", "used_leap", "used_neck"} < names
    bird = Case((0, 2), bonuses="wings bird deja").position.config
    assert {one.name for one in census.counted(bird)} >= {"used_wings", "used_deja"}
    assert "used_bird" not in {one.name for one in census.counted(bird)}


@pytest.mark.parametrize("course", COURSES)
def test_numbers_agree_in_whole_races(course: str) -> None:
    """Turns and markers, counted once more from the states alone; and nothing is counted that is not reported."""
    config = GAME.config(4, course)
    position, tally = config.start(Fast(5)), Tally()
    players = [Player(config, parse("greedy"), seed=seat) for seat in range(4)]
    gone = markers = 0
    while not position.over:
        before = position.copy()
        action = players[position.actor].choose(position.state, position.actor)
        position.apply(action)
        census.note(tally, before.state, position.state, config, action)
        gone += (before.state.round, before.state.moved) != (position.state.round, position.state.moved)
        markers += sum(
            (after & ~had).bit_count() for had, after in zip(before.state.markers, position.state.markers, strict=True)
        )
    census.finish(tally, position.state, config)
    assert tally.counts["turns"] == gone == 4 * tally.counts["rounds"]
    assert tally.counts["markers"] == markers > 0
    assert tally.counts["spread"] == max(position.scores) - min(position.scores)
    reported = {name for one in census.counted(config) for name in (one.name, one.of)}
    assert set(tally.counts) <= reported
