"""The rulings of Elephant Rally, case by case: docs/rules/elephant_rally.md. Each name begins with the ruling's id.

A position is put together by `at` (what is not said is as there: a plain track of 4 x 20, no cows, empty hands).
"""
# ruff: noqa: N802 - the tests are named by the ids of the rulings

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.games.elephant_rally.given import (
    at,
    config_of,
    counted,
    cows_of,
    elephant,
    elephants,
    ground_of,
    hand,
    known,
    mouse_of,
    track,
)
from tests.games.elephant_rally.slow import (
    ALONE,
    DECK,
    GREEN,
    KINDS,
    MODIFIERS,
    PURPLE,
    cards,
    name,
)

from waterhole.games.chance import Fast, Given
from waterhole.games.game import NotLegal, Position

FULL = "p4,p5,p6,p7,g4,g4"
"""A hand that is not filled up."""


def played(position: Position, *actions: str) -> Position:
    for action in actions:
        position.play(action)
    return position


def legal(position: Position) -> set[str]:
    return set(position.legal)


def reason(position: Position, action: str) -> str:
    """The ruling by which this action is not legal."""
    with pytest.raises(NotLegal) as caught:
        position.play(action)
    return str(caught.value.message.args["ruling"])


def discards(position: Position) -> Counter[str]:
    return counted(position.state.discards)


def pile(position: Position) -> Counter[str]:
    return counted(position.state.pile)


def moved(elephants_: str, card: str, *actions: str, **given: object) -> str:
    """Where all are after seat 0 has played a card."""
    hands = [",".join(card.split("+"))]
    return elephants(played(at(elephants_, hands=hands, **given), card, *actions))


# the worked examples


def test_ER_example_1() -> None:
    assert moved("b5 b6 b8", "g3") == "b8 b9 b10"


def test_ER_example_2() -> None:
    position = played(at("b5 b6", cows="b7", hands=["g2"]), "g2")
    assert (position.actor, legal(position)) == (0, {"left", "right"})
    assert elephants(played(position.copy(), "left")) == "a6 b6"
    assert elephants(played(position.copy(), "right")) == "c6 b6"


@pytest.mark.parametrize("card", GREEN + PURPLE)
def test_ER_example_3(card: str) -> None:
    position = played(at("a5 d1", cows="a6 b5", hands=[card], ground=track(bananas="a5")), card)
    assert elephants(position) == "a5 d1"
    if card in GREEN:
        assert (position.state.turn, position.state.held[0]) == (0, 0)
        played(position, "done")
    assert (position.state.turn, position.state.held[0]) == (1, 6)


@pytest.mark.parametrize(("side", "there"), [("left", "b9"), ("right", "d9")])
def test_ER_example_4(side: str, there: str) -> None:
    position = played(at("c7 c9", hands=["g3"], ground=track(river="c10")), "g3")
    assert elephants(position) == "c8 c9"
    assert legal(position) == {"left", "right"}
    assert elephants(played(position, side)) == f"{there} c9"


def test_ER_example_5() -> None:
    assert moved("c7 c9", "charge+g3", ground=track(river="c10")) == "c10 c11"


def test_ER_example_6() -> None:
    position = played(at("b18 b19", hands=["g2"]), "g2")
    assert position.over
    assert (position.ending, position.places, position.scores) == ("pushed", [2, 1], [19, 20])
    assert elephants(position) == "b19 b0:20"


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_ER_example_7(turn: int) -> None:
    hands = ["-", "-", "-"]
    hands[turn] = "mouse"
    position = at("a3 a2 d3", cows="a1", mouse="b3", hands=hands, turn=turn, ground=track(holes="d10"))
    played(position, "mouse", "a3")
    assert elephants(position) == "a0 a19:-1 d3"
    assert (cows_of(position), mouse_of(position)) == ("a18", "d10")


def test_ER_example_8() -> None:
    position = played(at("a0 b0", hands=["p4,g1,g2"], chips=[3]), "p4")
    for left in (6, 5, 4):
        assert (position.state.turn, position.actor, position.state.held[0]) == (0, 0, left)
        assert legal(position) == {f"throw:{kind}" for kind in hand(position, 0)}
        played(position, sorted(legal(position))[0])
    assert (position.state.turn, position.state.held[0]) == (1, 3)
    assert position.state.chips[0] == 3


# the turn


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_ER_T1_start(players: int) -> None:
    position = config_of(players).start(Fast(players))
    arrows = {f"@{name(arrow)}" for arrow in ground_of(players).marked("^")}
    assert len(arrows) == 6
    for seat in reversed(range(players)):
        assert (position.actor, legal(position)) == (seat, arrows)
        assert position.state.held[:players] == [0] * players
        arrow = random.Random(seat).choice(sorted(arrows))
        arrows.remove(arrow)
        played(position, arrow)
    assert (position.actor, position.state.turn) == (0, 0)
    assert position.state.held[:players] == [6] * players
    assert pile(position) == DECK - sum((hand(position, seat) for seat in range(players)), Counter())
    assert {f"@{elephant(position, seat).split(':')[0]}" for seat in range(players)} | arrows == {
        f"@{name(arrow)}" for arrow in ground_of(players).marked("^")
    }


@pytest.mark.parametrize(("holes", "first"), [("d4 b4 a9", "b4"), ("a9 d0", "d0"), ("c7", "c7")])
def test_ER_T1_mouse(holes: str, first: str) -> None:
    assert mouse_of(config_of(2, track(holes=holes)).start()) == first


def test_ER_T1_tracks_that_come_with_the_game() -> None:
    assert [config_of(players).board_name for players in (2, 3, 4, 5, 6)] == ["city"] * 3 + ["mountains"] * 2
    assert [mouse_of(config_of(players).start()) for players in (4, 5)] == ["a2", "a3"]


def test_ER_T2_one_card_of_any_colour() -> None:
    every = ",".join(KINDS)
    position = at("a0 d0", hands=[every])
    pairs = {f"{modifier}+{green}" for modifier in MODIFIERS for green in GREEN}
    assert legal(position) == {*GREEN, *PURPLE, *ALONE, *pairs, "discard"}


def test_ER_T2_after_a_green() -> None:
    position = played(at("a0 d0", hands=[f"g1,g2,{','.join(MODIFIERS + ALONE)},p4"]), "g1")
    assert elephant(position, 0) == "a1"
    assert legal(position) == {*ALONE, "done"}
    played(position, "done")
    assert position.state.turn == 1


def test_ER_T2_after_a_yellow() -> None:
    position = played(at("a0 d0", hands=["g1,g2,charge,carpet,snake,tiger,p4"]), "tiger")
    assert legal(position) == {"g1", "g2", "done"}
    played(position, "g2")
    assert position.state.turn == 1
    assert elephant(position, 0) == "a2"


def test_ER_T2_the_first_is_resolved_before_the_second() -> None:
    position = played(at("a0 d0", hands=["g1,cow"], cows="c5"), "cow", "c5-c6")
    assert "g1" not in legal(position)
    assert legal(played(position, "enough")) == {"g1", "done"}


def test_ER_T2_after_both_or_a_purple_the_turn_is_over() -> None:
    for actions in (["g1", "tiger"], ["tiger", "g1"], ["charge+g1"], ["p4"]):
        position = played(at("a0 d0", hands=["g1,g2,charge,tiger,tiger,mouse,p4,p5,p6"]), *actions)
        assert (position.state.turn, position.actor) == (1, 1)


def test_ER_T2_a_card_that_is_left_is_still_an_action() -> None:
    assert legal(played(at("a0 d0", hands=["g1"]), "g1")) == {"done"}
    assert legal(played(at("a0 d0", hands=["tiger,p4"]), "tiger")) == {"done"}


def test_ER_T2_discard_turn() -> None:
    position = played(at("a0 d0", hands=["g1*2,p7"]), "discard")
    assert legal(position) == {"throw:g1", "throw:p7"}
    assert legal(played(position, "throw:g1")) == {"throw:g1", "throw:p7", "done"}
    assert legal(played(position, "throw:g1")) == {"throw:p7", "done"}
    # asked even with the hand emptied
    assert legal(played(position, "throw:p7")) == {"done"}
    assert discards(position) == cards("g1*2,p7")
    played(position, "done")
    assert (position.state.turn, position.state.held[0]) == (1, 6)


def test_ER_T2_an_empty_hand() -> None:
    position = at("a0 d0")
    assert legal(position) == {"discard"}
    assert legal(played(position, "discard")) == {"done"}
    assert played(position, "done").state.held[:2] == [6, 0]


def test_ER_T2_discarding_after_a_card_is_not_allowed() -> None:
    position = played(at("a0 d0", hands=["g1,tiger"]), "g1")
    assert "discard" not in legal(position)
    assert reason(position, "discard") == "ER-T2"


@pytest.mark.parametrize("modifier", MODIFIERS)
def test_ER_T3_modifiers(modifier: str) -> None:
    position = at("a0 d0", hands=[f"g2,p5,{modifier}"])
    assert legal(position) == {"g2", "p5", f"{modifier}+g2", "discard"}
    assert reason(position, f"play:{modifier}") == "ER-T3"
    other = at("a0 d0", hands=[f"p5,{modifier}"])
    assert legal(other) == {"p5", "discard"}
    assert reason(other, modifier) == "ER-T3"
    # not with a green that was played already
    assert legal(played(position, "g2")) == {"done"}


def test_ER_T4_a_stolen_green() -> None:
    position = played(at("a0 d0", hands=["monkey", "g3,g4"]), "monkey", "rob:1")
    assert legal(position) == {"g3", "g4", "done"}
    assert elephant(played(position, "g4"), 0) == "a4"
    assert position.state.turn == 1


def test_ER_T4_after_a_green_no_second_one() -> None:
    position = played(at("a0 d0", hands=["monkey,g1", "g3,g4"]), "g1", "monkey", "rob:1")
    assert position.state.turn == 1
    assert hand(position, 0) >= cards("g3,g4")
    position = played(at("a0 d0", hands=["prayer,g1"], discards="g4"), "g1", "prayer", "take:g4")
    assert position.state.turn == 1


def test_ER_T4_a_green_from_the_discards_or_any_other() -> None:
    position = played(at("a0 d0", hands=["prayer,g1,p4"], discards="g4,p7"), "prayer", "take:g4")
    assert legal(position) == {"g1", "g4", "done"}
    # a purple is never the second card
    position = played(at("a0 d0", hands=["prayer,g1,p4"], discards="g4,p7"), "prayer", "take:p7")
    assert legal(position) == {"g1", "done"}


def test_ER_T5_cards_without_effect() -> None:
    position = played(at("a0 d0", hands=["prayer,g1"], discards="-"), "prayer")
    assert legal(position) == {"g1", "done"}
    assert discards(position) == cards("prayer")
    position = played(at("a0 d0", hands=["tiger,g1"], chips=[0, 3]), "tiger")
    assert legal(position) == {"g1", "done"}
    assert position.state.chips[:2] == [0, 3]
    # no cow can go anywhere
    position = played(at("a0 d0", hands=["cow,g1"], cows=""), "cow")
    assert legal(position) == {"enough"}
    assert legal(played(position, "enough")) == {"g1", "done"}


@pytest.mark.parametrize(("left", "after"), [(0, 6), (1, 6), (5, 6), (6, 6), (7, 7), (9, 9)])
def test_ER_T6_hand_at_the_end_of_a_turn(left: int, after: int) -> None:
    words = [kind for kind in KINDS[1:] for _ in range(2)][:left]
    position = played(at("a0 d0", hands=[",".join(["g1", *words])]), "g1", "done")
    assert position.state.held[0] == after
    assert hand(position, 0) >= Counter(words)
    assert position.state.turn == 1


def test_ER_T6_the_card_just_played_is_shuffled_too() -> None:
    position = played(at("a0 d0", hands=["p4"], pile="-"), "p4")
    assert (hand(position, 0), discards(position), pile(position)) == (cards("p4"), cards("-"), cards("-"))


def test_ER_T6_reshuffle_in_the_middle_of_a_draw() -> None:
    position = at("a0 d0", hands=["p4,g1"], pile="g2*2", discards="snake*3,cow*4")
    position.rng = Given([1, 0, 0, 6, 0])
    played(position, "p4")
    # the pile first, to its end; then from the discards with the card just played
    assert hand(position, 0) == cards("g1,g2*2,p4,cow,snake")
    assert pile(position) == cards("cow*3,snake*2")
    assert discards(position) == cards("-")


def test_ER_T6_not_before_a_card_is_needed() -> None:
    position = at("a0 d0", hands=["p4,g1"], pile="g2*5", discards="snake")
    position.rng = Given([0] * 5)
    played(position, "p4")
    assert (pile(position), discards(position)) == (cards("-"), cards("p4,snake"))


def test_ER_T6_both_empty() -> None:
    position = played(at("a0 d0", hands=["p4,g1"], pile="g2", discards="-", chips=[1]), "p4")
    assert hand(position, 0) == cards("g1,g2,p4")
    assert position.actor == 0  # a chip costs a card, as something was drawn
    position = played(at("a0 d0", hands=["tiger,g1", "-"], pile="-", discards="-", turn=0, chips=[0, 2]), "tiger", "g1")
    assert hand(position, 0) == cards("g1,tiger")
    # nothing to draw: no chip is paid
    position = played(at("a0 d0", hands=["g1*7"], pile="-", discards="-", chips=[2]), "g1", "done")
    assert (position.state.turn, position.state.held[0]) == (1, 6)


def test_ER_T6_chips_cost_cards_only_if_any_was_drawn() -> None:
    hands = [f"g1,{FULL}"]
    position = played(at("a0 d0", hands=hands, chips=[4]), "g1", "done")
    assert (position.state.turn, position.state.held[0]) == (1, 6)
    position = played(at("a0 d0", hands=[FULL], chips=[1]), "p4")
    assert (position.state.turn, position.actor, position.state.owed) == (0, 0, 1)
    played(position, "throw:p7")
    assert (position.state.turn, position.state.held[0]) == (1, 5)


def test_ER_T6_all_if_fewer_remain() -> None:
    position = played(at("a0 d0", hands=["p4"], pile="-", discards="g1,g2", chips=[4]), "p4")
    for _ in range(3):
        assert position.state.turn == 0
        played(position, sorted(legal(position))[0])
    assert (position.state.turn, position.state.held[0]) == (1, 0)
    assert discards(position) == cards("g1,g2,p4")


def test_ER_T6_after_a_discard_turn_too() -> None:
    position = played(at("a0 d0", hands=["g1,g2"], chips=[1]), "discard", "throw:g1", "done")
    assert (position.state.turn, position.actor, position.state.held[0]) == (0, 0, 6)
    assert all(text.startswith("throw:") for text in position.legal)


# movement


def test_ER_M1_an_unbroken_row_is_pushed() -> None:
    assert moved("b5 b6 b7 b8", "g1") == "b6 b7 b8 b9"
    assert moved("b5 b6 b8 b9", "g1") == "b6 b7 b8 b9"
    assert moved("b5 b6 b8 b9", "g2") == "b7 b8 b9 b10"
    assert moved("b5 b7", "g2") == "b7 b8"


@pytest.mark.parametrize("given", [{"cows": "b8"}, {"ground": track(missing="b8")}])
def test_ER_M1_what_stops_a_row(given: dict[str, object]) -> None:
    position = played(at("b5 b6 b7", hands=["g1"], **given), "g1")
    assert legal(position) == {"left", "right"}
    # nobody before it: the mover itself is stopped
    position = played(at("b7 b6", hands=["g1"], **given), "g1")
    assert legal(position) == {"left", "right"}
    assert elephants(played(position, "left")) == "a7 b6"


def test_ER_M1_over_the_line_and_who_stands_behind_it() -> None:
    assert moved("b19:-1 b0", "g1") == "b0 b1"
    assert moved("b18:-2 b19:-1 b0", "g2") == "b0 b1 b2"


@pytest.mark.parametrize("sign", ["river", "bridge"])
def test_ER_M2_pushed_elephants_and_water(sign: str) -> None:
    wet = track(**{sign: "b8"})
    for row in ("b6 b7", "b5 b6 b7"):
        position = played(at(row, hands=["g1"], ground=wet), "g1")
        assert legal(position) == {"left", "right"}
    # the mover itself enters
    assert moved("b7 d0", "g1", ground=wet) == "b8 d0"
    # who stands there is pushed off
    assert moved("b7 b8", "g1", ground=wet) == "b8 b9"
    assert moved("b6 b7 b9", "g1", "left", ground=wet) == "a6 b7 b9"


def test_ER_M2_from_water_into_water() -> None:
    position = played(at("b7 b8", hands=["g1"], ground=track(river="b8", bridge="b9")), "g1")
    assert legal(position) == {"left", "right"}


@pytest.mark.parametrize("sign", ["river", "bridge"])
def test_ER_M2_sideways(sign: str) -> None:
    # forward is closed; c5 stands firm before the water on d5, so only left is open
    position = at("b5 c5", cows="b6", hands=["g1"], ground=track(**{sign: "d5"}))
    assert elephants(played(position, "g1")) == "a5 c5"
    # the mover itself goes into the water
    position = played(at("b5 d0", cows="b6", hands=["g1"], ground=track(**{sign: "c5"})), "g1")
    assert elephants(played(position, "right")) == "c5 d0"


def test_ER_M2_no_mark_stays() -> None:
    """Stopped before the river by one push, pushed aside by the next."""
    position = played(at("b6 b7 a2", hands=["g2"], ground=track(river="b8")), "g2", "left")
    assert elephants(position) == "a7 b7 a2"
    played(position, "done")
    position = at("a7 b7", cows="a8", hands=["g1"], ground=track(river="b8"))
    assert elephants(played(position, "g1")) == "b7 c7"


def test_ER_M3_not_sideways_while_forward_is_possible() -> None:
    position = played(at("b5 b6", hands=["g1"]), "g1")
    assert elephants(position) == "b6 b7"


@pytest.mark.parametrize(
    ("start", "cows", "there"),
    [("a5", "a6", "b5"), ("d5", "d6", "c5"), ("b5", "b6 a5", "c5"), ("b5", "b6 c5", "a5")],
)
def test_ER_M3_a_side_that_is_forced(start: str, cows: str, there: str) -> None:
    assert moved(f"{start} d0", "g1", cows=cows) == f"{there} d0"


def test_ER_M3_pushes_sideways() -> None:
    assert moved("b5 c5 d0", "g1", "right", cows="b6") == "c5 d5 d0"
    # a row against the edge stands firm
    assert moved("b5 c5 d5", "g1", cows="b6") == "a5 c5 d5"
    # so does one against a cow, and one against a missing space
    assert moved("b5 c5", "g1", cows="b6 d5") == "a5 c5"
    assert moved("b5 c5", "g1", cows="b6", ground=track(missing="d5")) == "a5 c5"
    # the gap closes first
    assert moved("a5 c5", "g2", cows="a6 b6") == "c5 d5"


def test_ER_M3_each_step_costs_one_and_forward_is_compulsory() -> None:
    assert moved("a5 d0", "g3", cows="a6") == "b7 d0"
    assert moved("a5 d0", "g3", cows="a6 b6") == "c6 d0"
    assert moved("a5 d0", "g2", cows="a6 b6") == "c5 d0"


def test_ER_M3_the_side_is_kept() -> None:
    # chosen
    assert moved("b5 d0", "g3", "left", cows="b6 a6") == "a5 d0"
    assert moved("b5 d0", "g3", "right", cows="b6 c6") == "d6 d0"
    # forced
    assert moved("b5 d0", "g4", cows="b6 a6 c5") == "a5 d0"


def test_ER_M3_after_a_step_forward_the_side_is_free_again() -> None:
    # the only open side is the other one
    assert moved("b5 d0", "g4", "left", cows="b6 a8") == "b7 d0"
    # both are open
    position = played(at("c5 d0", hands=["g4"], cows="c6 b8"), "g4", "left")
    assert (elephants(position), legal(position)) == ("b7 d0", {"left", "right"})


def test_ER_M3_the_choice_is_free_where_one_side_is_worse() -> None:
    position = played(at("b5 d0", hands=["p7"], cows="b6 a6"), "p7")
    assert legal(position) == {"left", "right"}
    assert elephants(played(position, "left")) == "a5 d0"


def test_ER_M4_ends_only_when_nothing_is_open() -> None:
    assert moved("b5 d0", "p7") == "b12 d0"
    # three steps; then a pocket
    assert moved("b5 d0", "p7", cows="b9 a8 c8") == "b8 d0"


def test_ER_M5_the_mouse_blocks_nobody() -> None:
    position = played(at("b5 b6", mouse="b7", hands=["g2"]), "g2")
    assert (elephants(position), mouse_of(position)) == ("b7 b8", "b7")
    position = played(at("a0 d0", cows="b5", mouse="b6", hands=["cow"]), "cow", "b5-b6", "enough")
    assert (cows_of(position), mouse_of(position)) == ("b6", "b6")


def test_ER_M6_a_leader_pushes_those_behind_the_start() -> None:
    position = played(at("b18 b19:-1", hands=["g1"]), "g1")
    assert not position.over
    assert (elephants(position), position.scores) == ("b19 b0", [19, 0])
    # and who stands behind the start pushes a leader on
    position = played(at("b18:-2 b19", hands=["g1"]), "g1")
    assert (position.over, position.scores, position.places) == (True, [-1, 20], [2, 1])


def test_ER_M7_progress() -> None:
    position = config_of(2).start(Fast(0))
    played(position, "@a35", "@b34")
    assert position.scores == [-2, -1]
    position = at("b18:-2 d0", hands=["g4"])
    assert position.scores == [-2, 0]
    assert played(position, "g4").scores == [2, 0]


def test_ER_M7_stepping_back_over_the_line_is_no_lap() -> None:
    position = played(at("b1 d5", mouse="c1", hands=["mouse,g4"]), "mouse", "b1")
    assert elephants(position) == "b18:-2 d5"
    played(position, "g4")
    assert (elephants(position), position.over) == ("b2 d5", False)


# the board


def bananas(elephants_: str, card: str, *actions: str, chips: int = 0, **given: object) -> int:
    """How many cards seat 0 holds when the card, its last one, is resolved; a tree is on b8."""
    hands = [",".join(card.split("+"))]
    position = at(elephants_, hands=hands, chips=[chips], ground=track(bananas="b8"), **given)
    return int(played(position, card, *actions).state.held[0])


def test_ER_B1_ends_on_a_banana_tree() -> None:
    assert bananas("b6 d0", "g2") == 9
    assert bananas("b5 d0", "g2") == 0
    # it goes on, so nothing
    assert bananas("b6 d0", "g3") == 0
    # a modifier with it: then the turn is over, but no card is missing
    assert bananas("b6 d0", "charge+g2") == 9
    assert bananas("b6 b7", "carpet+g2") == 9
    assert bananas("a7 d0", "mango+g1", "right-forward") == 9
    # sideways, and a move that ends early
    assert bananas("a8 d0", "g1", cows="a9") == 9
    assert bananas("a8 d0", "g4", cows="a9 b9 c8") == 9


def test_ER_B1_not_moved_or_not_by_the_own_card() -> None:
    assert bananas("b8 d0", "g2", cows="b9 a8 c8") == 0
    # pushed
    position = played(at("b6 b7", hands=["g1"], ground=track(bananas="b8")), "g1")
    assert position.state.held[:2] == [0, 0]
    # scared, by the own mouse even
    position = played(at("b11 d0", mouse="c11", hands=["mouse"], ground=track(bananas="b8")), "mouse", "b11")
    assert (elephant(position, 0), position.state.held[0]) == ("b8", 0)


def test_ER_B1_a_full_hand() -> None:
    hands = [f"g1,{FULL},g3,g3,g3"]
    position = played(at("b7 d0", hands=hands, chips=[2], ground=track(bananas="b8")), "g1")
    assert (position.state.held[0], legal(position)) == (9, {"done"})
    position = played(at("b7 d0", hands=[hands[0] + ",g2"], chips=[2], ground=track(bananas="b8")), "g1")
    assert (position.state.held[0], legal(position)) == (10, {"done"})


def test_ER_B1_chips_cost_cards_each_time() -> None:
    position = played(at("b7 d0", hands=["p7,g1"], chips=[2], ground=track(bananas="b8")), "g1")
    assert (position.state.held[0], position.state.owed) == (9, 2)
    # the card is not among the discards before it is resolved
    assert discards(position) == cards("-")
    played(position, "throw:p7")
    assert position.state.held[0] == 8
    played(position, sorted(legal(position))[0])
    assert (position.state.held[0], position.state.turn) == (7, 0)
    assert "done" in legal(position)
    assert discards(position)["g1"] >= 1
    played(position, "done")
    # nothing is drawn at the end of the turn, so nothing is paid
    assert (position.state.held[0], position.state.turn) == (7, 1)


def test_ER_B1_and_the_end_of_the_turn() -> None:
    position = played(at("b4 d0", hands=["p4"], chips=[4], ground=track(bananas="b8")), "p4")
    for _ in range(4):
        played(position, sorted(legal(position))[0])
    # nine drawn, four paid; five left, so one is drawn, and four paid again
    assert (position.state.held[0], position.state.turn, position.state.owed) == (6, 0, 4)
    for _ in range(4):
        played(position, sorted(legal(position))[0])
    assert (position.state.held[0], position.state.turn) == (2, 1)


def test_ER_B2_the_own_move() -> None:
    position = played(at("b18 b3 d3 a1", hands=["p7"], ground=track(bananas="b5")), "p7")
    assert (position.over, position.actor, position.ending) == (True, -1, "crossed")
    # the race ends at this very step: no steps beyond the line
    assert elephant(position, 0) == "b0:20"
    assert (position.places, position.scores) == ([1, 2, 2, 4], [20, 3, 3, 1])
    assert legal(position) == set()


def test_ER_B2_in_the_middle_of_a_row() -> None:
    position = played(at("b17 b18 b19 b0", hands=["g2"]), "g2")
    assert (position.scores, position.places) == ([18, 19, 20, 1], [3, 2, 1, 4])
    assert elephants(position) == "b18 b19 b0:20 b1"


@pytest.mark.parametrize(
    ("start", "card", "actions", "there"),
    [
        ("b17", "carpet+g4", [], "b1:21"),
        ("b19", "mango+g2", ["left-forward"], "a0:20"),
        ("b19", "charge+g1", [], "b0:20"),
        ("b19", "carpet+g1", [], "b0:20"),
    ],
)
def test_ER_B2_by_a_pair(start: str, card: str, actions: list[str], there: str) -> None:
    position = played(at(f"{start} d0", hands=[",".join(card.split("+"))]), card, *actions)
    assert (position.over, position.ending, elephant(position, 0)) == (True, "crossed", there)


def test_ER_B2_sideways_to_the_line_is_not_over_it() -> None:
    position = played(at("b19 d0", cows="b0", hands=["g1"]), "g1", "left")
    assert (elephant(position, 0), position.over) == ("a19", False)


# the cards


def test_ER_C1_charge_pushes_cows_and_elephants() -> None:
    position = played(at("b5 b6", cows="b7 b8", hands=["charge,g2"]), "charge+g2")
    assert (elephants(position), cows_of(position)) == ("b7 b8", "b9 b10")
    # the limit is the distance, not how many are pushed
    position = played(at("b5 b8 b9 b11", cows="b6 b7 b10 b12", hands=["charge,g1"]), "charge+g1")
    assert (elephants(position), cows_of(position)) == ("b6 b9 b10 b12", "b7 b8 b11 b13")


def test_ER_C1_into_water_and_on_to_anything() -> None:
    for sign in ("river", "bridge", "bananas", "holes"):
        ground = track(**{"holes": "d10", sign: "b7"})
        position = played(at("b5 b6", hands=["charge,g1"], ground=ground), "charge+g1")
        assert elephants(position) == "b6 b7"
        position = played(at("b5 d0", cows="b6", hands=["charge,g2"], ground=ground), "charge+g2")
        assert (elephants(position), cows_of(position)) == ("b7 d0", "b8")


def test_ER_C1_a_missing_space_stops_it_and_sideways_is_ordinary() -> None:
    ground = track(missing="b7")
    position = played(at("b5 d0", cows="b6", hands=["charge,g1"], ground=ground), "charge+g1")
    assert legal(position) == {"left", "right"}
    # beside there is a cow, or an elephant before water: neither gives way
    assert moved("b5 d0", "charge+g1", cows="b6 a5", ground=ground) == "c5 d0"
    assert moved("b5 c5", "charge+g1", cows="b6", ground=track(missing="b7", river="d5")) == "a5 c5"


def test_ER_C1_over_the_line() -> None:
    position = played(at("b18 d0", cows="b19 b0", hands=["charge,g1"]), "charge+g1")
    assert (elephants(position), cows_of(position)) == ("b19 d0", "b0 b1")
    position = played(at("b17 b19", cows="b18", hands=["charge,g1"]), "charge+g1")
    assert (position.over, position.places) == (True, [2, 1])


def test_ER_C2_only_the_landing_space_matters() -> None:
    assert moved("b5 b6 b7", "carpet+g3", cows="b9") == "b8 b6 b7"
    assert moved("b5 d0", "carpet+g2", ground=track(missing="b6", river="b7")) == "b7 d0"
    position = played(at("b5 d0", mouse="b7", hands=["carpet,g2"]), "carpet+g2")
    assert elephants(position) == "b7 d0"


@pytest.mark.parametrize("given", [{"cows": "b7"}, {"ground": track(missing="b7")}, {"elephants": "b5 b7"}])
def test_ER_C2_otherwise_the_pair_cannot_be_declared(given: dict[str, str]) -> None:
    given = {"elephants": "b5 d0", **given}
    position = at(hands=["carpet,g2,g3"], **given)
    assert legal(position) == {"g2", "g3", "carpet+g3", "discard"}
    assert reason(position, "carpet+g2") == "ER-C2"


def test_ER_C2_beyond_the_line() -> None:
    assert "carpet+g2" not in legal(at("b18 d0", cows="b0", hands=["carpet,g2"]))
    assert "carpet+g2" in legal(at("b18 d0", cows="b19 b1", hands=["carpet,g2"]))
    assert moved("b18:-2 d0", "carpet+g3", cows="b19") == "b1 d0"


def test_ER_C3_the_ways() -> None:
    position = played(at("b5 d0", hands=["mango,g2"]), "mango+g2")
    assert (position.actor, legal(position)) == (0, {"forward", "left-forward", "right-forward"})
    assert elephants(played(position.copy(), "left-forward", "forward")) == "a7 d0"
    assert elephants(played(position.copy(), "forward", "right-forward")) == "c7 d0"
    assert elephants(played(position.copy(), "left-forward", "right-forward")) == "b7 d0"
    assert legal(played(position, "left-forward")) == {"forward", "right-forward"}


def test_ER_C3_forward_pushes_and_diagonals_don_t() -> None:
    position = played(at("b5 b6 a6", cows="c6", hands=["mango,g1"]), "mango+g1")
    # no choice, so no question
    assert elephants(position) == "b6 b7 a6"
    for given in ({"cows": "a6"}, {"ground": track(missing="a6")}):
        position = played(at("b5 d0", hands=["mango,g1"], **given), "mango+g1")
        assert legal(position) == {"forward", "right-forward"}
    # a diagonal into water is free
    position = played(at("b5 d0", hands=["mango,g1"], ground=track(river="a6")), "mango+g1", "left-forward")
    assert elephants(position) == "a6 d0"


def test_ER_C3_sideways_only_where_forward_is_impossible() -> None:
    position = played(at("b5 d0", cows="b6", hands=["mango,g1"]), "mango+g1")
    assert legal(position) == {"left-forward", "right-forward", "left", "right"}
    # sideways pushes; here all other ways are closed
    position = played(at("b5 c5", cows="a5 a6 b6 c6", hands=["mango,g1"]), "mango+g1")
    assert elephants(position) == "c5 d5"


def test_ER_C3_sideways_steps_keep_their_side() -> None:
    position = played(at("b5 d0", cows="b6 c6 d6", hands=["mango,g3"]), "mango+g3", "right")
    # back to the left would be open
    assert elephants(position) == "d5 d0"
    position = played(at("b5 d0", cows="b6 c6", hands=["mango,g3"]), "mango+g3", "right")
    assert legal(position) == {"right-forward", "right"}
    # a diagonal ends it
    position = played(at("b5 d0", cows="b6 d7", hands=["mango,g3"]), "mango+g3", "right", "right-forward")
    assert legal(position) == {"left-forward", "left"}


def test_ER_C3_the_full_value_without_looking_ahead() -> None:
    # into a dead end, though another way would have allowed all three
    position = played(at("b5 d0", cows="a7 b6 b7", hands=["mango,g3"]), "mango+g3", "left-forward")
    assert elephants(position) == "a6 d0"
    position = played(at("a5 d0", cows="a7 b6 b7 b5", hands=["mango,g3"]), "mango+g3")
    assert elephants(position) == "a6 d0"


def test_ER_C4_destinations() -> None:
    position = played(at("a0 d0", mouse="b10", hands=["mouse"], ground=track(holes="d3")), "mouse")
    for text in ("b10", "b16", "b4", "a5", "a15", "d8", "d14", "c15"):
        assert text in legal(position)
    for text in ("b17", "b3", "a4", "a16", "d15", "d5"):
        assert text not in legal(position)
    assert len(legal(position)) == sum(2 * (6 - across) + 1 for across in (1, 0, 1, 2))


def test_ER_C4_round_the_ring_and_past_missing_spaces() -> None:
    position = played(at("a10 d10", mouse="b18", hands=["mouse"]), "mouse")
    assert {"b0", "b4", "b12"} <= legal(position)
    assert "b5" not in legal(position)
    position = played(at("a10 d10", mouse="a5", hands=["mouse"], ground=track(missing="a6 b5")), "mouse")
    assert legal(position) >= {"a5", "a0", "b4"}
    assert not legal(position) & {"a6", "b5"}
    assert "b6" in legal(position)  # six steps round: a4 b4 c4 c5 c6 b6
    assert "a7" not in legal(position)


def test_ER_C4_from_hole_to_hole_in_one_step() -> None:
    ground = track(holes="a0 d10")
    position = played(at("b0 b10", mouse="a0", hands=["mouse"], ground=ground), "mouse")
    assert {"d10", "d15", "d5", "c14"} <= legal(position)
    assert not legal(position) & {"d16", "c15"}
    position = played(at("b2 b10", mouse="a5", hands=["mouse"], ground=ground), "mouse")
    assert "d10" in legal(position)  # five to the hole, one through it
    assert "d11" not in legal(position)
    position = played(at("b2 b10", mouse="a6", hands=["mouse"], ground=track(holes="a0 d19")), "mouse")
    assert "a0" in legal(position)
    assert "d19" not in legal(position)


def test_ER_C4_an_elephant_ends_the_way_a_cow_does_not() -> None:
    # a wall of elephants and missing spaces round the mouse
    ground = track(missing="a4 b5 a6")
    position = played(at("d0 a5", mouse="a5", hands=["mouse"], ground=ground), "mouse")
    assert legal(position) == {"a5"}
    ground = track(missing="a4 b5")
    position = played(at("d0 a6", mouse="a5", hands=["mouse"], ground=ground), "mouse")
    assert legal(position) == {"a5", "a6"}
    position = played(at("d0 d1", mouse="a5", cows="a6", hands=["mouse"], ground=ground), "mouse")
    assert {"a5", "a6", "a7", "b6"} <= legal(position)
    # it may end on a cow
    assert mouse_of(played(position, "a6")) == "a6"


def test_ER_C4_staying_scares_nobody() -> None:
    position = played(at("b5 d0", mouse="b5", hands=["mouse"]), "mouse", "b5")
    assert (elephants(position), mouse_of(position)) == ("b5 d0", "b5")
    # from under an elephant it can go anywhere
    position = played(at("b5 d0", mouse="b5", hands=["mouse"]), "mouse", "b11")
    assert mouse_of(position) == "b11"


def test_ER_C4_moving_without_scaring() -> None:
    position = played(at("b5 d0", mouse="c5", hands=["mouse"]), "mouse", "c7")
    assert (elephants(position), mouse_of(position)) == ("b5 d0", "c7")
    assert legal(position) == {"done"}


def scared(elephants_: str, entered: str, *actions: str, **given: object) -> str:
    """All elephants after the mouse, which belongs to seat 0, has entered a space."""
    given = {"mouse": "d12", **given}
    return elephants(played(at(elephants_, hands=["mouse"], **given), "mouse", entered, *actions))


def test_ER_C4_three_back() -> None:
    assert scared("a0 d11", "d11") == "a0 d8"
    assert scared("d11 a0", "d11") == "d8 a0"
    # rows behind it, the gap closes first
    assert scared("a0 d11 d10 d8", "d11") == "a0 d8 d7 d6"
    assert scared("a0 d11 d9", "d11") == "a0 d8 d7"


def test_ER_C4_cows_are_pushed_back_even_into_water() -> None:
    position = at("a0 d11", mouse="d12", cows="d10 d9", hands=["mouse"], ground=track(holes="a9", river="d8 d7"))
    played(position, "mouse", "d11")
    assert (elephants(position), cows_of(position)) == ("a0 d8", "d6 d7")


def test_ER_C4_it_enters_water_but_pushes_nobody_into_it() -> None:
    wet = track(holes="a9", river="d9")
    assert scared("a0 d11", "d11", ground=wet) == "a0 d8"
    # the row behind stands firm, so sideways (there is one side only), back, and back again
    assert scared("a0 d11 d10", "d11", ground=wet) == "a0 c9 d10"
    # a cow between: it is the elephant's push into the water that counts
    position = at("a0 d11", mouse="d12", cows="d10", hands=["mouse"], ground=wet)
    played(position, "mouse", "d11")
    assert (elephants(position), cows_of(position)) == ("a0 d8", "d7")


def test_ER_C4_a_missing_space_behind() -> None:
    assert scared("a0 d11", "d11", ground=track(holes="a9", missing="d10")) == "a0 c9"
    # with a row: the whole row is stopped
    assert scared("a0 d11 d10", "d11", ground=track(holes="a9", missing="d9")) == "a0 c9 d10"


def test_ER_C4_the_mouse_s_player_chooses_the_side() -> None:
    position = at("a0 c11", mouse="d11", hands=["mouse", "g1"], ground=track(holes="d3", missing="c10"))
    played(position, "mouse", "c11")
    assert (position.actor, legal(position)) == (0, {"left", "right"})
    assert elephants(played(position.copy(), "left")) == "a0 b9"
    assert elephants(played(position.copy(), "right")) == "a0 d9"
    # the mouse waits for it
    assert mouse_of(position) == "c11"
    assert mouse_of(played(position, "left")) == "d3"


def test_ER_C4_sideways_it_pushes_elephants_and_cows_block() -> None:
    ground = track(holes="a3", missing="c10")
    assert scared("a0 c11 b11", "c11", "left", mouse="d11", ground=ground) == "a0 b9 a11"
    assert scared("a0 c11", "c11", mouse="d11", cows="b11", ground=ground) == "a0 d9"
    wet = track(holes="a3", missing="c10", river="a11")
    assert scared("a0 c11 b11", "c11", mouse="d11", ground=wet) == "a0 d9 b11"


def test_ER_C4_the_side_is_kept_and_it_stops_when_nothing_is_possible() -> None:
    ground = track(holes="a3", missing="c10 b10")
    assert scared("d0 c11", "c11", "left", mouse="d11", ground=ground) == "d0 a10"
    ground = track(holes="a3", missing="c10 b10 a10")
    assert scared("d0 c11", "c11", "left", mouse="d11", ground=ground) == "d0 a11"
    assert scared("a0 c11", "c11", "right", mouse="c12", ground=track(holes="a3", missing="c10 d10")) == "a0 d11"


def test_ER_C4_back_over_the_line() -> None:
    assert scared("a5 d1", "d1", mouse="d2") == "a5 d18:-2"
    assert scared("a5 d1 d0 d19", "d1", mouse="d2") == "a5 d18:-2 d17:-3 d16"


@pytest.mark.parametrize(
    ("holes", "hole"),
    [
        ("a11", "a11"),
        ("d5 d15", "d15"),
        ("d8 d14", "d14"),  # three steps each: forward is nearer round the ring
        ("a9 a13 d3", "a13"),
        ("b14 c15", "b14"),  # five steps each
        ("b13 d7 c12", "c12"),
        ("a13 b14", "a13"),
        ("a11 d14", "a11"),  # three each: nothing forward is the smallest way
        ("b12 c13 d8", "b12"),  # three each: the smaller way forward
        ("a12 b13 c14", "a12"),
        ("b10 c9 d14", "d14"),
        ("d11 d2", "d11"),
    ],
)
def test_ER_C4_the_nearest_hole(holes: str, hole: str) -> None:
    position = played(at("a0 d11", mouse="d12", hands=["mouse"], ground=track(holes=holes)), "mouse", "d11")
    assert mouse_of(position) == hole


def test_ER_C4_the_way_to_the_hole_leads_round_missing_spaces() -> None:
    ground = track(holes="d13 a11", missing="d12 c12 b12")
    position = played(at("a0 d11", mouse="d10", hands=["mouse"], ground=ground), "mouse", "d11")
    assert mouse_of(position) == "a11"


def test_ER_C5_up_to_eight_steps_by_any_cows() -> None:
    position = played(at("a0 d0", cows="b5 c9", hands=["cow,g1"]), "cow")
    around = {"b5-b6", "b5-b4", "b5-a5", "b5-c5", "c9-c10", "c9-c8", "c9-b9", "c9-d9"}
    assert legal(position) == around | {"enough"}
    for action in ("b5-b6", "c9-d9", "b6-b7", "d9-d8", "b7-b6", "b6-b7", "b7-b8"):
        played(position, action)
        assert "enough" in legal(position)
        assert "g1" not in legal(position)
    played(position, "b8-a8")
    # eight are gone, and the turn goes on
    assert cows_of(position) == "a8 d8"
    assert legal(position) == {"g1", "done"}


def test_ER_C5_never_on_to_elephants_or_cows() -> None:
    position = at("b6 c5", cows="b5 b4", hands=["cow"], ground=track(missing="a5 a4 c4"))
    assert legal(played(position, "cow")) == {"b4-b3", "enough"}
    position = played(at("b6 c5", cows="a0", hands=["cow"]), "cow")
    assert legal(position) == {"a0-a1", "a0-a19", "a0-b0", "enough"}


def test_ER_C5_everywhere_on_the_track() -> None:
    ground = track(river="b6", bridge="b4", bananas="a5", holes="c5")
    position = played(at("a0 d0", cows="b5", hands=["cow"], ground=ground), "cow")
    assert legal(position) == {"b5-b6", "b5-b4", "b5-a5", "b5-c5", "enough"}


def test_ER_C5_ends_early() -> None:
    position = played(at("a0 d0", cows="b5", hands=["cow,g1"]), "cow", "enough")
    assert (cows_of(position), legal(position)) == ("b5", {"g1", "done"})


def test_ER_C6_whom_the_monkey_robs() -> None:
    position = played(at("a0 b0 c0 d0", hands=["-", "monkey", "g1"], turn=1), "monkey")
    assert legal(position) == {"rob:0", "rob:2", "rob:3"}
    # also one without cards
    after = played(position.copy(), "rob:3")
    assert (after.state.held[:4], legal(after)) == ([0, 0, 1, 0], {"done"})
    # or with one
    after = played(position.copy(), "rob:2")
    assert (after.state.held[:4], legal(after)) == ([0, 1, 0, 0], {"g1", "done"})


def test_ER_C6_two_at_random() -> None:
    taken: Counter[str] = Counter()
    for seed in range(600):
        position = at("a0 b0", hands=["monkey", "g1*2,p7,snake"])
        position.rng = Fast(seed)
        played(position, "monkey", "rob:1")
        assert hand(position, 0) + hand(position, 1) == cards("g1*2,p7,snake")
        taken[",".join(sorted(hand(position, 0).elements()))] += 1
    # of the six pairs of four cards two are alike twice
    assert {pair: round(count / 100) for pair, count in taken.items()} == {
        "g1,g1": 1,
        "g1,p7": 2,
        "g1,snake": 2,
        "p7,snake": 1,
    }


def test_ER_C7_any_card_of_the_discards() -> None:
    position = played(at("a0 d0", hands=["prayer,prayer"], discards="g1*2,tiger"), "prayer")
    assert legal(position) == {"take:g1", "take:tiger"}
    played(position, "take:g1")
    assert (hand(position, 0), discards(position)) == (cards("g1,prayer"), cards("g1,tiger,prayer"))


def test_ER_C7_what_was_played_before_it_lies_there() -> None:
    position = played(at("a0 d0", hands=["g3,prayer"]), "g3", "prayer")
    assert legal(position) == {"take:g3"}
    # another Prayer that lies there can be taken
    assert legal(played(at("a0 d0", hands=["prayer"], discards="prayer"), "prayer")) == {"take:prayer"}


def test_ER_C8_from_the_supply() -> None:
    position = played(at("a0 b0 c0", hands=["snake"], chips=[0, 3, 0]), "snake")
    assert legal(position) == {"chip:0", "chip:1", "chip:2"}
    assert played(position, "chip:1").state.chips[:3] == [0, 4, 0]


def test_ER_C8_from_one_to_another() -> None:
    position = played(at("a0 b0 c0", hands=["snake"], chips=[1, 3, 0]), "snake")
    assert legal(position) == {"chip:0>1", "chip:0>2", "chip:1>0", "chip:1>2"}
    assert played(position, "chip:1>2").state.chips[:3] == [1, 2, 1]


def test_ER_C9_returns_all_of_ones_own() -> None:
    position = played(at("a0 b0", hands=["tiger,snake", "-"], chips=[3, 1]), "tiger")
    assert position.state.chips[:2] == [0, 1]


def test_ER_C10_who_is_asked() -> None:
    """Clockwise from the active player, each once, and only who holds a Tiger."""
    hands = ["tiger*2", "-", "g1,tiger", "tiger"]
    position = played(at("a0 b0 c0 d0", hands=hands, turn=2), "g1")
    assert (position.actor, legal(position)) == (3, {"pass", "cancel:g1"})
    assert elephants(position) == "a0 b0 c0 d0"
    played(position, "pass")
    assert (position.actor, legal(position)) == (0, {"pass", "cancel:g1"})
    played(position, "pass")
    assert (position.actor, elephants(position)) == (2, "a0 b0 c1 d0")


def test_ER_C10_one_tiger_cancels() -> None:
    position = played(at("a0 b0 c0", hands=["g1,snake", "tiger,tiger", "tiger"]), "g1", "cancel")
    assert elephants(position) == "a0 b0 c0"
    # it counts as played; both cards lie face up; nobody else is asked
    assert (position.actor, legal(position)) == (0, {"snake", "done"})
    assert discards(position) == cards("g1,tiger")
    assert (hand(position, 1), hand(position, 2)) == (cards("tiger"), cards("tiger"))


def test_ER_C10_before_anything_is_chosen() -> None:
    for card in ("mouse", "cow", "monkey", "prayer", "snake", "tiger"):
        position = played(at("a0 b0", hands=[card, "tiger"], discards="g1", chips=[2], cows="b5"), card)
        assert (position.actor, legal(position)) == (1, {"pass", f"cancel:{card}"})
        after = played(position.copy(), "cancel")
        assert (after.state.turn, after.actor, legal(after)) == (0, 0, {"done"})
        assert after.state.chips[0] == 2
        assert discards(after) == cards("g1,tiger") + cards(card)
        assert played(position, "pass").actor == 0
    assert position.state.chips[0] == 0


def test_ER_C10_a_purple() -> None:
    position = played(at("a0 b0", hands=["p7", "tiger"]), "p7", "cancel")
    assert (elephant(position, 0), position.state.turn, position.state.held[0]) == ("a0", 1, 6)


def test_ER_C10_a_pair_is_named() -> None:
    position = played(at("a0 b0", hands=["charge,g2", "tiger"], cows="a1"), "charge+g2")
    assert legal(position) == {"pass", "cancel:charge", "cancel:g2"}
    # the modifier: a plain green, which cows stop; no more than one Tiger
    after = played(position.copy(), "cancel:charge")
    assert (elephants(after), cows_of(after), after.state.turn) == ("b1 c0", "a1", 1)
    # the green: both are wasted
    after = played(position.copy(), "cancel:g2")
    assert (elephants(after), cows_of(after), after.state.turn) == ("a0 b0", "a1", 1)
    # neither
    after = played(position.copy(), "pass")
    assert (elephants(after), cows_of(after)) == ("a2 b0", "a3")


def test_ER_C10_a_cancelled_modifier_leaves_a_plain_green() -> None:
    assert moved("b5 d0", "charge+g2", cows="b8") == "b7 d0"
    position = played(at("b5 c0", hands=["carpet,g2", "tiger"], cows="b6 a5"), "carpet+g2", "cancel:carpet")
    assert elephants(position) == "c6 c0"
    position = played(at("b5 c0", hands=["mango,g2", "tiger"]), "mango+g2", "cancel:mango")
    assert elephants(position) == "b7 c0"
    assert position.state.turn == 1


def test_ER_C10_the_asking_goes_on_for_what_still_stands() -> None:
    hands = ["charge,g2", "tiger,tiger", "tiger", "tiger"]
    position = played(at("a0 b0 c0 d0", hands=hands), "charge+g2", "cancel:charge")
    # who was asked is not asked again
    assert (position.actor, legal(position)) == (2, {"pass", "cancel:g2"})
    assert discards(position) == cards("tiger")
    after = played(position.copy(), "cancel")
    assert (elephants(after), after.state.turn, hand(after, 3)) == ("a0 b0 c0 d0", 1, cards("tiger"))
    played(position, "pass", "pass")
    assert (elephant(position, 0), position.state.turn) == ("a2", 1)


def test_ER_C10_a_cancelled_green_ends_the_asking() -> None:
    hands = ["charge,g2", "tiger", "tiger"]
    position = played(at("a0 b0 c0", hands=hands), "charge+g2", "cancel:g2")
    assert (position.state.turn, elephant(position, 0), hand(position, 2)) == (1, "a0", cards("tiger"))


def test_ER_C10_discards_are_not_asked_for() -> None:
    position = played(at("a0 b0", hands=["g1,g2", "tiger"]), "discard")
    assert position.actor == 0
    assert played(position, "throw:g1").actor == 0
    assert played(position, "done").actor == 1  # it is their turn
    position = played(at("a0 b0", hands=["g1", "tiger"], played="yellow"), "done")
    assert "pass" not in legal(position)


def test_ER_C10_the_second_card_is_asked_for_too() -> None:
    position = played(at("a0 b0", hands=["g1,snake", "tiger"]), "g1", "pass", "snake")
    assert (position.actor, legal(position)) == (1, {"pass", "cancel:snake"})
    played(position, "cancel")
    assert (position.state.turn, position.state.chips[0], position.state.chips[1]) == (1, 0, 0)


def test_ER_C10_when_played_cards_reach_the_discards() -> None:
    """A reaction Tiger at once; the card itself when it is resolved, a banana draw included."""
    ground = track(bananas="b8")
    position = at("b7 c0", hands=["charge,g1", "tiger"], pile="-", discards="g4", ground=ground)
    played(position, "charge+g1", "cancel:charge")
    # nine are wanted: what lies there is the Tiger and the g4; then the end of the turn draws what was played
    assert hand(position, 0) == cards("g4,tiger,charge,g1")
    assert position.state.turn == 1


def test_ER_C10_who_reacted_refills_at_the_end_of_the_own_turn() -> None:
    hands = ["g1", f"tiger,{FULL}"]
    position = played(at("a0 b0", hands=hands), "g1", "cancel", "done")
    assert (position.state.turn, position.state.held[1]) == (1, 6)
    hands = ["g1", "tiger,g1,g2,g3"]
    position = played(at("a0 b0", hands=hands), "g1", "cancel", "done")
    assert position.state.held[1] == 3
    assert played(position, "g1", "done").state.held[1] == 6


def test_ER_C10_a_tiger_played_as_yellow_can_be_cancelled_a_reaction_cannot() -> None:
    position = played(at("a0 b0 c0", hands=["tiger", "tiger", "tiger"], chips=[2]), "tiger")
    assert (position.actor, legal(position)) == (1, {"pass", "cancel:tiger"})
    played(position, "cancel")
    # not seat 2 against seat 1's
    assert (position.actor, position.state.chips[0], legal(position)) == (0, 2, {"done"})


# knowledge


def test_ER_K1_the_pick_of_prayer_is_public() -> None:
    position = played(at("a0 b0 c0", hands=["prayer"], discards="g1"), "prayer", "take:g1")
    assert known(position, 1, 0) == known(position, 2, 0) == cards("g1")


def test_ER_K1_the_cards_of_a_monkey() -> None:
    position = played(at("a0 b0 c0", hands=["monkey", "g1,g2", "p4"]), "monkey", "rob:1")
    assert known(position, 1, 0) == cards("g1,g2")
    assert known(position, 2, 0) == cards("-")
    assert known(position, 0, 1) == cards("-")


def known_after(*actions: str, hands: list[str], known_: str = "1:0:g1,tiger;2:0:g1", **given: object) -> list[str]:
    """What seats 1 and 2 know of seat 0's hand, afterwards; at first that it holds a g1, and seat 1 of its Tiger."""
    text = at("a0 b0 c0", hands=hands, **given).text
    position = config_of(3, track()).position(f"{text} known={known_}", Fast(1))
    played(position, *actions)
    return [",".join(known(position, seat, 0).elements()) for seat in (1, 2)]


def test_ER_K2_until_played_or_discarded() -> None:
    hands = ["g1*2,tiger,p4", "g1", "monkey"]
    assert known_after("p4", hands=hands) == ["g1,tiger", "g1"]
    assert known_after("g1", "pass", hands=["g1*2,tiger,p4", "tiger"]) == ["tiger", ""]
    assert known_after("tiger", hands=hands) == ["g1", "g1"]
    assert known_after("discard", "throw:g1", hands=hands) == ["tiger", ""]
    # as a reaction
    assert known_after("g1", "cancel", hands=hands, turn=1) == ["g1", "g1"]


def test_ER_K2_a_theft_by_somebody_else() -> None:
    hands = ["g1,tiger,p4,p5", "monkey,g2", "monkey"]
    # seat 1 robs: it saw what it took; seat 2 can't be sure any more
    for seed in range(20):
        text = at("a0 b0 c0", hands=hands, turn=1).text
        position = config_of(3, track()).position(f"{text} known=1:0:g1,tiger;2:0:g1", Fast(seed))
        played(position, "monkey", "pass", "rob:0")
        left = cards("g1,tiger") - (hand(position, 1) - cards("g2"))
        assert known(position, 1, 0) == left
        assert known(position, 2, 0) == cards("-")
        # the victim knows what the thief has now
        assert known(position, 0, 1) == hand(position, 1) - cards("g2")


def test_ER_K2_a_theft_of_nothing_forgets_nothing() -> None:
    text = at("a0 b0 c0", hands=["-", "g2", "monkey"], turn=2).text
    position = config_of(3, track()).position(f"{text} known=0:1:g2", Fast(0))
    played(position, "monkey", "rob:0")
    assert known(position, 0, 1) == cards("g2")


def test_ER_K2_what_a_thief_got_is_known_to_the_victim_until_it_is_played() -> None:
    position = played(at("a0 b0 c0", hands=["monkey", "g1,g2", "p4"]), "monkey", "rob:1", "g1")
    assert known(position, 1, 0) == cards("g2")
    assert position.state.held[0] == 6
