"""What is counted in a race of Elephant Rally: in one made up, of which the right numbers are known, and in others."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from tests.games.elephant_rally.given import at, config_of, playthrough

from waterhole.games.elephant_rally import census, rules, view
from waterhole.games.game import Position, Tally

ACTIONS = (
    "g3",  # one step, then cows in front and beside
    "pass",  # the rival has Tigers
    "done",
    "discard",
    "throw:p4",
    "done",
    "charge+g4",
    "cancel:charge",  # what is left can't move at all
    "g1",
    "cancel:g1",  # no move
    "done",
    "carpet+g4",
    "pass",  # flies over the line
)


def count(position: Position, *actions: str) -> Tally:
    """What is counted while these actions are played."""
    tally = Tally()
    for action in actions:
        before = position.copy()
        position.play(action)
        census.note(tally, before.state, position.state, position.config, before.parse(action))
    return tally


def test_a_race_made_up() -> None:
    hands = ("g3,charge,g4*2,carpet,tiger", "tiger*2,p4,g1")
    position = at("a16 c3", cows="a18 b17", hands=hands, pile="g1*40")
    tally = count(position, *ACTIONS)
    assert position.ending == "crossed"
    census.finish(tally, position.state, position.config)
    played = Counter(played_g1=1, played_g3=1, played_g4=2, played_charge=1, played_carpet=1)
    # the turn in which it begins is not counted
    others = Counter(rounds=2, turns=4, moves=3, stuck=2, discard_turns=1, cards=6, cancelled=2)
    assert +tally.counts == played + others
    assert tally.groups == {"lane": {0: "a", 1: "c"}}


def test_a_move_with_a_choice_of_sides_is_one() -> None:
    position = at("b5 d9", cows="b6", hands=("g2", "g1"), pile="g1*40")
    tally = count(position, "g2")
    assert tally.counts["moves"] == 0
    assert position.state.phase == rules.SIDE
    assert +count(position, "left").counts == Counter(moves=1)


def test_a_scared_elephant_is_no_move() -> None:
    position = at("a1 b5", cows="b4 a5 c5", mouse="d5", hands=("mouse", "g1"), pile="g1*40")
    tally = count(position, "mouse", "b5")
    assert +tally.counts == Counter(cards=1, played_mouse=1)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_numbers_agree_in_whole_races(players: int) -> None:
    """Turns, rounds, cards and places, counted once more; and nothing is counted that is not reported."""
    config = config_of(players)
    game = list(playthrough(config, seed=players))
    tally, turns, stuck = Tally(), 0, 0
    for (position, action), (after, _) in pairwise(game):
        before, s = position.state, after.state
        census.note(tally, before, s, config, action)
        told = [one.id for one in view.happened(before, s, config, action, None)]
        stuck += "got_stuck" in told and before.card != rules.MOUSE_CARD
        turns += s.turn != before.turn
    end = game[-1][0]
    census.finish(tally, end.state, config)
    assert tally.counts["turns"] == turns + 1
    assert tally.counts["rounds"] == turns // players + 1
    assert tally.counts["stuck"] == stuck
    assert sum(number for name, number in tally.counts.items() if name.startswith("played_")) == tally.counts["cards"]
    plays = [action for _, action in game if rules.PLAY <= action < rules.DISCARD]
    assert tally.counts["cards"] == len(plays) + sum(action >= rules.PAIR for action in plays)
    starts = [position.action_text(action) for position, action in game[:players]]
    assert tally.groups["start"] == {players - 1 - i: text.removeprefix("@") for i, text in enumerate(starts)}
    assert tally.groups["lane"] == {seat: "abcdef"[end.state.lane[seat]] for seat in range(players)}
    assert set(tally.counts) <= {name for one in census.counted(config) for name in (one.name, one.of)}
