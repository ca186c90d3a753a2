"""The rulings of Savannah Tails, case by case: docs/rules/savannah_tails.md. Each name begins with the ruling's id.

What a `Case` is that is not said is as there: seat 0 is to act, on plain straights, with a 3 of every colour.
"""
# ruff: noqa: N802 - the tests are named by the ids of the rulings

from __future__ import annotations

import pytest
from tests.games.savannah_tails.cases import Case, Place
from tests.games.savannah_tails.given import cards, config_of, in_order, read, ready, text_of
from tests.games.savannah_tails.ground import BLACK, LANES, PLAIN, RED, YELLOW, Course, Tile
from tests.games.savannah_tails.slow import BARE, DECK, READY

from waterhole.games.chance import Fast

BRIDGE = Tile(bridge=True)


# the worked examples


def test_ST_example_1_bonus_movement() -> None:
    assert Case((0, 2)).full("r3") == {"": (0, 6)}


def test_ST_example_2_ten_ways() -> None:
    ways = Case((0, 2), hand="y5r3k3b3").full("y5")
    assert set(ways) == {f":{one},{two}" for two in range(2, 6) for one in range(1, two)}
    assert len(ways) == 10
    assert set(ways.values()) == {(2, 7)}


def test_ST_example_3_only_the_one_step_use() -> None:
    case = Case((0, 2), hand="b2r3k3y3")
    assert case.full("b2") == case.full("b2", "toes") == {}
    assert case.steps("b2") == case.steps("b2", "toes") == {(0, 3), (1, 3), (0, 1), (1, 1)}
    assert case.refused("b2") == "ST-M1"


def test_ST_example_4_blocked_by_an_ostrich() -> None:
    assert Case((1, 2), (1, 4), hand="k6r3y3b3").full("k6") == {"": (1, 3)}


def test_ST_example_5_a_route_blocked_is_a_legal_end() -> None:
    case = Case((1, 2), (2, 4), hand="y4r3k3b3")
    assert case.full("y4") == {":1": (2, 3), ":3": (2, 6), ":4": (2, 6)}
    assert case.refused("y4:2") == "ST-M6"


def test_ST_example_6_tip_toes_past_a_lion() -> None:
    case = Case((2, 2), (0, 9), (0, 8), on={(2, 5): "lion"}, hand="y2r3k3b3", gone=(1, 2))
    assert case.full("y2", "toes") == {"": (2, 7)}
    assert case.full("y2") == {"": (2, 4)}


def test_ST_example_7_quicksand_costs_two() -> None:
    case = Case((1, 2), (3, 9), on={(1, 4): "quicksand"}, gone=(1,))
    assert case.full("k3") == {"": (1, 6)}


def test_ST_example_8_warthog_and_cheetah() -> None:
    on = {(0, 3): "warthog", (0, 4): "cheetah", (0, 5): "warthog"}
    case = Case((0, 2), on=on, marks="o-x").after("r3")
    assert case.at() == (0, 6)
    assert case.bonus() == {"boing": BARE}
    now = case.now
    assert now.discards[0] == cards("r3k3y3b3")
    assert now.top[0] == (RED, 3)
    assert len(now.hands[0]) == 4
    assert not now.hands[0] & now.discards[0]
    assert len(now.decks[0]) == 12


# order


def test_ST_O1_the_first_round_goes_in_seat_order() -> None:
    course, bonuses = ready("first")
    for players in (2, 3, 4, 5):
        position = config_of(course, players, bonuses).start()
        seats = []
        for _ in range(players):
            seats.append(position.actor)
            # each steps on to another lane, or behind somebody
            position.apply(position.legal.actions()[-1])
        assert seats == list(range(players))
        assert position.text.split(" ")[5:6] in (["2"], [])


def test_ST_O1_afterwards_by_race_position_at_the_start_of_the_round() -> None:
    # the last of the round acts: the order is made anew
    case = Case((0, 2), (1, 3), (0, 3), (2, 2), None, gone=(1, 2, 3, 4)).after("r3-1r1")
    # row 3 before row 2 before row 1; of row 3 the red lane is nearer to the baobab; the start line is last
    assert case.now.order == [2, 1, 3, 0, 4]
    assert case.now.round == 3
    right = Case((0, 2), (1, 3), (0, 3), (2, 2), None, gone=(1, 2, 3, 4), trees="right").after("r3-1r1")
    assert right.now.order == [1, 2, 3, 0, 4]


def test_ST_O1_those_on_the_start_line_come_last_in_line_up_order() -> None:
    case = Case((0, 2), None, (3, 1), None, None, gone=(4, 3, 2, 1)).after("r3-1r1")
    assert case.now.order == [0, 2, 1, 3, 4]


@pytest.mark.parametrize("hand", ["left", "right"])
def test_ST_O1_in_a_corner_section_then_lane_then_space(hand: str) -> None:
    course = Course([PLAIN, Tile(hand), PLAIN, PLAIN])
    inside, outside = ("r", "b") if hand == "left" else ("b", "r")
    second = "k" if hand == "left" else "y"
    # outside lane's first and second space of the first third; inside lane's only one; second lane's second third
    case = Case(
        f"2{outside}1", f"2{outside}2", f"2{inside}1", f"2{second}2", f"2{second}1", course=course, gone=(3, 2, 4, 1)
    )
    case = case.after(f"{outside}3-2{outside}2" if False else next(iter(sorted(case.legal("r3-1")))))
    assert case.now.order[:4] == [3, 2, 4, 1]
    assert case.now.order[4] == 0


def test_ST_O2_bonus_movement_counts_live() -> None:
    # behind seat 1 when the round began; seat 1 has stepped back since
    case = Case((0, 4), (1, 4), gone=(1,))
    assert case.full("r3") == {"": (0, 8)}
    behind = Case((1, 4), (0, 4), gone=(1,))
    assert behind.full("k3") == {"": (1, 9)}
    # in one round: third, then first
    case = Case((0, 4), (1, 4), (1, 5), hand="r3k3y3b3", gone=(2, 1))
    assert case.full("r3") == {"": (0, 9)}


def test_ST_O3_on_a_bridge_rows_are_the_order() -> None:
    course = Course([PLAIN, PLAIN, BRIDGE, PLAIN, PLAIN])
    case = Case("2r6", "3x4", "3x2", "3r1", gone=(1, 2, 3), course=course).after("r3-2r5")
    assert case.now.order == [1, 2, 3, 0]


# movement


def test_ST_M1_each_step_straight_or_one_lane_toward_the_card() -> None:
    for start in LANES:
        for goal in LANES:
            if start == goal:
                continue
            letter = "rkyb"[goal]
            for number in (2, 3, 4, 5, 6):
                case = Case((start, 2), hand=f"{letter}{number}")
                away = abs(goal - start)
                ways = case.full(f"{letter}{number}")
                count = {1: number, 2: number * (number - 1) // 2, 3: number * (number - 1) * (number - 2) // 6}[away]
                assert len(ways) == count
                assert set(ways.values()) <= {(goal, 2 + number)}
                assert all(len(way.split(",")) == away for way in ways)


def test_ST_M1_on_its_lane_there_are_no_more_changes() -> None:
    case = Case((1, 2), hand="k5r4y4b4")
    assert case.full("k5") == {"": (1, 8)}
    assert {way.count(",") for way in case.full("b4")} == {1}


def test_ST_M2_the_full_length() -> None:
    """Nothing in the way: nobody may stop early, nor end on another lane."""
    for number in (2, 3, 4, 5, 6):
        assert Case((1, 2), hand=f"k{number}").full(f"k{number}") == {"": (1, 3 + number)}
        assert set(Case((1, 2), hand=f"y{number}").full(f"y{number}").values()) == {(2, 2 + number)}


@pytest.mark.parametrize(
    ("what", "ruling"), [("ostrich", "ST-M6"), ("lion", "ST-S4"), ("crocodile", "ST-S4"), ("quicksand", "ST-S2")]
)
def test_ST_M2_shorter_where_the_last_space_is_closed(what: str, ruling: str) -> None:
    others: list[Place] = [(1, 5)] if what == "ostrich" else []
    on = {} if what == "ostrich" else {(1, 5): what}
    case = Case((0, 2), *others, on=on)
    # black 3 would end on (1, 5): two routes end before it, the one that changes at the last step has no end
    assert case.full("k3") == {":1": (1, 4), ":2": (1, 4)}
    assert case.refused("k3:3") == ruling


def test_ST_M2_shorter_only_if_it_cannot_be_continued_to_another_legal_end() -> None:
    # behind a crocodile there is another legal end
    assert Case((1, 2), on={(1, 4): "crocodile"}).full("k3") == {"": (1, 6)}
    # a crocodile at the end, and the space before it is passed: two back
    assert Case((1, 2), on={(1, 6): "crocodile"}).full("k3") == {"": (1, 5)}
    assert Case((1, 2), on={(1, 6): "crocodile", (1, 5): "crocodile"}).full("k3") == {"": (1, 4)}
    # over a crocodile to a space before a lion
    assert Case((1, 2), on={(1, 4): "crocodile", (1, 6): "lion"}).full("k3") == {"": (1, 5)}
    assert Case((1, 2), on={(1, 4): "crocodile", (1, 5): "lion"}).full("k3") == {"": (1, 3)}


def test_ST_M2_at_least_one_step() -> None:
    case = Case((1, 2), (1, 3))
    assert case.full("k3") == {}
    assert case.refused("k3") == "ST-M6"
    assert case.steps("k3") == {(0, 3), (2, 3), (1, 1), (0, 1), (2, 1)}


def test_ST_M2_quicksand_that_costs_more_than_is_left_blocks() -> None:
    assert Case((1, 2), on={(1, 6): "quicksand"}).full("k3") == {"": (1, 5)}
    assert Case((1, 2), on={(1, 5): "quicksand"}).full("k3") == {"": (1, 5)}
    assert Case((1, 2), on={(1, 4): "quicksand", (1, 5): "quicksand"}).full("k3") == {"": (1, 4)}


def test_ST_M2_a_multicoloured_space_is_a_legal_end() -> None:
    course = Course([PLAIN, PLAIN, BRIDGE, PLAIN, PLAIN])
    case = Case("2r5", course=course, hand="k3y4b6y6")
    # 2?6, 3?1, 3x2: any route, wherever it has got to by then
    assert case.full("k3") == {":1": "3x2", ":2": "3x2", "": "3x2"}
    assert set(case.full("y4").values()) == {"3x3"}
    assert set(case.full("y4")) == {"", ":1", ":2", ":1,2"}
    assert set(case.full("b6").values()) == {"3x5"}
    # blocked on the bridge: the space before is an end as well
    blocked = Case("2r5", "3x3", course=course, hand="k3y4b6y6")
    assert set(blocked.full("b6").values()) == {"3x2"}


def test_ST_M2_off_a_bridge_only_on_to_the_lane_of_the_card() -> None:
    course = Course([PLAIN, PLAIN, BRIDGE, PLAIN, PLAIN])
    for letter in "rkyb":
        case = Case("3x4", course=course, hand=f"{letter}2{letter}3")
        assert case.full(f"{letter}2") == {"": f"3{letter}6"}
        assert case.full(f"{letter}3") == {"": f"4{letter}1"}
    # its row 6 taken: no way off but by one step
    case = Case("3x5", "3k6", course=course, hand="k3r3")
    assert case.full("k3") == {}
    assert case.steps("k3") == {"3r6", "3y6", "3b6", "3x4"}


def test_ST_M3_bonus_by_race_position() -> None:
    for ahead in range(5):
        others = [(3, 20 + n) for n in range(ahead)]
        case = Case((1, 2), *others, gone=range(1, ahead + 1))
        assert case.full("k3") == {"": (1, 2 + 3 + ahead + 1)}


def test_ST_M3_not_from_the_start_line_nor_from_a_bridge() -> None:
    assert set(Case(None, rounds=1).full("r3").values()) == {(0, 3)}
    course = Course([PLAIN, PLAIN, BRIDGE, PLAIN, PLAIN])
    assert Case("3x3", course=course).full("r3") == {"": "3r6"}


def test_ST_M3_is_not_optional() -> None:
    assert Case((1, 2), hand="k2k3k4k5").full("k2") == {"": (1, 5)}


def test_ST_M4_one_step_along_any_connection() -> None:
    case = Case((1, 3))
    for card in ("r3", "k3", "y3", "b3"):
        assert case.steps(card) == {(0, 4), (1, 4), (2, 4), (0, 2), (1, 2), (2, 2)}
    assert Case((0, 3)).steps("b3") == {(0, 4), (1, 4), (0, 2), (1, 2)}
    # nothing sideways, and not back on to the start line
    assert Case((3, 1)).steps("b3") == {(3, 2), (2, 2)}


@pytest.mark.parametrize(("name", "ahead", "back"), [("2r1", "2r2 2k2", "1r6 1k6"), ("2b2", "2b3 2y3", "2b1 2y1")])
def test_ST_M4_one_step_in_a_corner(name: str, ahead: str, back: str) -> None:
    course = Course([PLAIN, Tile("left"), PLAIN, PLAIN])
    assert Case(name, course=course).steps("r3") == {*ahead.split(), *back.split()}


def test_ST_M4_one_step_on_a_bridge_both_ways() -> None:
    course = Course([PLAIN, PLAIN, BRIDGE, PLAIN, PLAIN])
    assert Case("3x2", course=course).steps("k3") == {"3x3", "3r1", "3k1", "3y1", "3b1"}
    assert Case("3x5", course=course).steps("k3") == {"3x4", "3r6", "3k6", "3y6", "3b6"}
    assert Case("3r1", course=course).steps("k3") == {"3x2", "2r6", "2k6"}


def test_ST_M4_no_bonus_and_no_colour() -> None:
    case = Case((1, 3), hand="k6r3").after("k6-1k4")
    assert case.at() == (1, 4)


def test_ST_M4_animals_and_terrain_apply() -> None:
    on = {(0, 4): "lion", (1, 4): "crocodile", (2, 4): "quicksand", (0, 2): "cheetah", (1, 2): "warthog"}
    case = Case((1, 3), on=on, marks="xoo")
    assert case.steps("k3") == {(0, 2), (1, 2), (2, 2)}
    assert case.after("k3-1r2").bonus() == {"leap": BARE, "neck": BARE}
    assert cards("k3r3y3b3") == case.after("k3-1k2").now.discards[0]
    for goal in ("1r4", "1k4", "1y4"):
        assert case.refused(f"k3-{goal}") in ("ST-S2", "ST-S4")


BOX = {(0, 2): "lion", (1, 2): "lion"}
"""Around (0, 1)."""


def test_ST_M4_a_card_may_be_discarded_only_if_no_card_can_move() -> None:
    case = Case((0, 1), on=BOX)
    assert case.legal() == {"r3-x", "k3-x", "y3-x", "b3-x"}
    after = case.after("y3-x")
    assert after.at() == (0, 1)
    assert (after.now.top[0], after.turn_over) == ((YELLOW, 3), True)
    assert len(after.now.hands[0]) == 4
    assert Case((0, 1), on={(0, 2): "lion"}).refused("y3-x") == "ST-M4"


def test_ST_M4_a_discard_where_tip_toes_or_boinnnggg_would_help() -> None:
    # a 2 on tip toes goes past the lions: nothing may be discarded, not even the cards that can't move
    case = Case((0, 1), on=BOX, hand="r3k3y3b2")
    assert case.legal() == {"b2+toes-1r2", "b2+toes-1k2"}
    assert case.refused("r3-x") == "ST-M4"
    # so does Boinnnggg, with a marker only
    assert not [text for text in Case((0, 1), on=BOX, marks="xoo").legal() if text.endswith("-x")]
    assert Case((0, 1), on=BOX, marks="ooo").legal("r3") == {"r3-x"}
    # but not where it would only be of use for another lane
    closed = {(lane, row): "lion" for lane in LANES for row in range(2, 30)}
    assert Case((0, 1), on=closed, marks="xoo").legal() == {"r3-x", "k3-x", "y3-x", "b3-x"}


def test_ST_M4_crazy_wings_and_deja_vu_do_not_count() -> None:
    # quicksand ahead: a step is too short for it, and these cards are not enough to reach their lanes
    on = {(0, 2): "quicksand", (1, 2): "lion", (2, 4): "lion"}
    case = Case((0, 1), on=on, hand="y3y4b3b4", bonuses="leap wings deja", marks="oxx", thrown="r5")
    assert case.legal("y", "b") == {"y3-x", "y4-x", "b3-x", "b4-x"}
    # through the sand, then on red to the end, or over to black
    assert case.legal("wings") == {"wings=r", "wings=k:2", "wings=k:3"}
    assert case.legal("deja") == {"deja"}
    assert Case((0, 1), on=on, hand="y3y4b3k3").legal("y", "b") == set()


def test_ST_M4_may_be_chosen_where_a_full_move_is_possible() -> None:
    case = Case((1, 3))
    assert case.full("k3")
    assert case.steps("k3")


def test_ST_M5_from_the_start_line_to_any_lane() -> None:
    case = Case(None, rounds=1, hand="r4k4y4b6")
    # to red: begin on red; on black, and change once; on yellow, twice; on blue, three times
    assert set(case.full("r4")) == {"", "@k:2", "@k:3", "@k:4", "@y:2,3", "@y:2,4", "@y:3,4", "@b:2,3,4"}
    assert set(case.full("r4").values()) == {(0, 4)}
    assert set(case.full("k4")) == {"", "@r:2", "@r:3", "@r:4", "@y:2", "@y:3", "@y:4", "@b:2,3", "@b:2,4", "@b:3,4"}
    assert len(case.full("b6")) == 1 + 5 + 10 + 10
    assert case.steps("r4") == {(0, 1), (1, 1), (2, 1), (3, 1)}


def test_ST_M5_the_first_step_is_blocked_as_any() -> None:
    case = Case(None, (0, 1), rounds=1, hand="r4k4y4b4")
    assert set(case.full("r4")) == {"@k:2", "@k:3", "@k:4", "@y:2,3", "@y:2,4", "@y:3,4", "@b:2,3,4"}
    full = Case(None, (0, 1), (1, 1), (2, 1), (3, 1), rounds=1)
    assert full.legal() == {"r3-x", "k3-x", "y3-x", "b3-x"}


def test_ST_M6_nobody_passes_another() -> None:
    for row in range(3, 9):
        case = Case((1, 2), (1, row), hand="k6")
        assert case.full("k6") == ({"": (1, row - 1)} if row > 3 else {})
    # tip toes do not help
    assert Case((1, 2), (1, 4), hand="k2").full("k2", "toes") == {"": (1, 3)}


# spaces

HOLE = {(1, 4): "water", (1, 5): "water"}


def test_ST_S1_a_marker_for_a_water_hole_chosen_by_the_player() -> None:
    for card in ("k3", "k3-1k4"):
        case = Case((1, 3), on=HOLE).after(card)
        assert case.legal() == {"marker=boing", "marker=leap", "marker=neck"}
        assert case.now.me == 0
        assert case.after("marker=leap").bonus() == {"boing": BARE, "leap": READY, "neck": BARE}
        assert case.after("marker=leap").turn_over


def test_ST_S1_only_on_a_card_without_a_marker() -> None:
    assert Case((1, 3), on=HOLE, marks="xoo").after("k3").legal() == {"marker=leap", "marker=neck"}
    # one left: there is nothing to choose
    assert Case((1, 3), on=HOLE, marks="xo-").after("k3").bonus() == {"boing": READY, "leap": READY}
    assert Case((1, 3), on=HOLE, marks="x--").after("k3").bonus() == {"boing": READY}
    assert Case((1, 3), on=HOLE, marks="---").after("k3").bonus() == {}


def test_ST_S1_a_hole_of_two_spaces_is_one_and_each_hole_counts() -> None:
    two = {**HOLE, (1, 8): "water"}
    case = Case((1, 3), on=two, hand="k5k2").after("k5")
    assert case.at() == (1, 9)
    assert case.after("marker=leap").legal() == {"marker=boing", "marker=neck"}
    assert case.after("marker=leap", "marker=boing").bonus() == {"boing": READY, "leap": READY, "neck": BARE}
    # both spaces of one, in one turn: one marker; and again in the next turn
    once = Case((1, 3), on=HOLE, hand="k2k3").after("k2", "marker=leap")
    assert once.bonus() == {"boing": BARE, "leap": READY, "neck": BARE}


def test_ST_S1_once_a_turn_also_by_movement_and_neck_stretch() -> None:
    case = Case((1, 2), on=HOLE, marks="oox", hand="k3").after("k3-1k3", "neck")
    assert case.legal() == {"marker=boing", "marker=leap"}
    case = Case((1, 3), on=HOLE, marks="oox", hand="k3").after("k3-1k4", "marker=leap", "neck")
    assert case.at() == (1, 6)
    assert case.bonus() == {"boing": BARE, "leap": READY}
    assert case.turn_over


def test_ST_S1_usable_from_the_next_own_turn() -> None:
    case = Case((1, 3), (1, 6), on=HOLE, hand="k3").after("k3")
    # directly behind seat 1, with a fresh Leapfrog: the turn is over
    assert case.at() == (1, 5)
    assert case.after("marker=leap").turn_over
    fresh = Case((1, 3), on={(1, 4): "water", (1, 5): "cheetah"}, marks="oo-", hand="k3").after("k3")
    assert fresh.legal() == {"marker=boing", "marker=leap"}


def test_ST_S1_by_arrow_leapfrog_and_neck_stretch_but_not_jumped_over() -> None:
    arrow = Case((1, 3), on={(1, 4): "forward", (1, 5): "water"}).after("k3-1k4")
    assert (arrow.at(), arrow.legal()) == ((1, 5), {"marker=boing", "marker=leap", "marker=neck"})
    on_to = Case((1, 3), (1, 5), on={(1, 6): "water"}, marks="oxo").after("k3", "leap")
    assert (on_to.at(), on_to.legal()) == ((1, 6), {"marker=boing", "marker=neck"})
    over = Case((1, 3), (1, 5), on={(1, 5): "water"}, marks="oxo").after("k3", "leap")
    assert (over.at(), over.turn_over) == ((1, 6), True)
    assert over.bonus() == {"boing": BARE, "neck": BARE}


def test_ST_S1_others_get_nothing() -> None:
    case = Case((1, 3), (3, 3), on=HOLE).after("k3", "marker=neck")
    assert case.bonus(1) == {"boing": BARE, "leap": BARE, "neck": BARE}


def test_ST_S2_quicksand_costs_two_and_one_is_too_little() -> None:
    assert set(Case((0, 2), on={(1, 3): "quicksand"}).full("k3")) == {":1", ":2", ":3"}
    ends = Case((0, 2), on={(1, 3): "quicksand"}).full("k3")
    assert ends == {":1": (1, 4), ":2": (1, 5), ":3": (1, 5)}
    assert Case((0, 2), on={(1, 5): "quicksand"}).full("k3") == {":1": (1, 4), ":2": (1, 4)}
    assert Case((1, 2), on={(1, 3): "quicksand"}, hand="k3").steps("k3") == {(0, 3), (2, 3), (1, 1), (0, 1), (2, 1)}


def test_ST_S2_neck_stretch_arrow_and_leapfrog() -> None:
    # Neck Stretch pays its two for it
    assert Case((1, 2), on={(1, 4): "quicksand"}, marks="oox").after("k3-1k3", "neck").at() == (1, 4)
    # with one left it blocks
    assert Case((1, 2), on={(1, 5): "quicksand"}, marks="oox").after("k3-1k3", "neck").at() == (1, 4)
    # an arrow into it is blocked
    assert Case((1, 2), on={(1, 3): "forward", (1, 4): "quicksand"}).after("k3-1k3").at() == (1, 3)
    # Leapfrog on to it is free
    leap = Case((1, 2), (1, 4), on={(1, 5): "quicksand"}, marks="oxo").after("k3", "leap")
    assert leap.at() == (1, 5)


@pytest.mark.parametrize(("what", "row"), [("forward", 7), ("back", 5)])
def test_ST_S3_only_if_the_movement_ends_on_an_arrow(what: str, row: int) -> None:
    assert Case((1, 2), on={(1, 6): what}).after("k3").at() == (1, row)
    assert Case((1, 2), on={(1, 5): what}).after("k3").at() == (1, 6)


def test_ST_S3_blocked_or_a_second_arrow() -> None:
    for what, there in (("forward", (1, 7)), ("back", (1, 5))):
        assert Case((1, 2), on={(1, 6): what, there: "forward"}).full("k3") == {"": there}
        for animal in ("lion", "crocodile"):
            if what == "forward":
                assert Case((1, 2), on={(1, 6): what, there: animal}).full("k3") == {"": (1, 6)}
    taken = Case((1, 2), (1, 7), on={(1, 6): "forward"}, hand="k4k2").after("k4")
    assert taken.at() == (1, 6)
    back = Case((0, 5), (1, 5), on={(1, 6): "back"}).after("k3-1k6")
    assert back.at() == (1, 6)
    # back from the first row there is nothing
    assert Case((1, 2), on={(1, 1): "back"}).after("k3-1k1").at() == (1, 1)


def test_ST_S3_by_the_one_step_use_too_and_what_is_there_acts() -> None:
    assert Case((1, 2), on={(1, 3): "forward"}).after("k3-1k3").at() == (1, 4)
    cheetah = Case((1, 2), on={(1, 3): "forward", (1, 4): "cheetah"}, marks="x--").after("k3-1k3")
    assert (cheetah.at(), cheetah.bonus()) == ((1, 4), {})
    warthog = Case((1, 2), on={(1, 3): "forward", (1, 4): "warthog"}).after("k3-1k3")
    assert warthog.now.discards[0] == cards("r3k3y3b3")


def test_ST_S4_lions_are_never_entered() -> None:
    case = Case((1, 2), on={(1, 3): "lion", (0, 3): "lion", (2, 3): "lion"})
    assert case.full("k3") == case.full("r3") == {}
    assert case.steps("r3") == {(1, 1), (0, 1), (2, 1)}
    assert case.refused("k3-1k3") == "ST-S4"


def test_ST_S4_crocodiles_are_passed_but_never_the_last_space() -> None:
    assert Case((1, 2), on={(1, 5): "crocodile"}).full("k3") == {"": (1, 6)}
    assert Case((1, 2), on={(1, 6): "crocodile"}).full("k3") == {"": (1, 5)}
    assert (1, 3) not in Case((1, 2), on={(1, 3): "crocodile"}).steps("k3")
    assert Case((1, 2), on={(1, 3): "forward", (1, 4): "crocodile"}).after("k3-1k3").at() == (1, 3)


def test_ST_S4_porcupines_end_the_movement() -> None:
    assert Case((1, 2), on={(1, 4): "porcupine"}).full("k3") == {"": (1, 4)}
    # it must lie on the lane of the card
    case = Case((0, 2), on={(0, 3): "porcupine"})
    assert set(case.full("k3")) == {":1"}
    assert case.refused("k3:2") == "ST-S4"
    assert set(Case((0, 2), on={(1, 3): "porcupine"}).full("k3").values()) == {(1, 3), (1, 5)}
    # one-step use aside
    assert Case((0, 2), on={(0, 3): "porcupine"}).after("b3-1r3").at() == (0, 3)


def test_ST_S4_after_a_porcupine_no_bonus() -> None:
    case = Case((1, 2), (1, 5), on={(1, 4): "porcupine"}, marks="oxx").after("k3")
    assert (case.at(), case.turn_over) == ((1, 4), True)
    neck = Case((1, 2), on={(1, 4): "porcupine"}, marks="oox").after("k3-1k3", "neck")
    assert (neck.at(), neck.turn_over) == ((1, 4), True)


def test_ST_S4_for_each_cheetah_a_bonus_card_with_markers_first() -> None:
    cheetahs = {(1, 3): "cheetah", (1, 4): "cheetah"}
    one = {(1, 4): "cheetah"}
    assert Case((1, 2), on=one, marks="oxo").after("k3").bonus() == {"boing": BARE, "neck": BARE}
    two = Case((1, 2), on=one, marks="xxo").after("k3")
    assert two.legal() == {"lose=boing", "lose=leap"}
    assert two.after("lose=leap").bonus() == {"boing": READY, "neck": BARE}
    none = Case((1, 2), on=one).after("k3")
    assert none.legal() == {"lose=boing", "lose=leap", "lose=neck"}
    both = Case((1, 2), on=cheetahs, marks="oxo").after("k3")
    assert both.legal() == {"lose=boing", "lose=neck"}
    assert both.after("lose=neck").bonus() == {"boing": BARE}
    assert Case((1, 2), on=cheetahs, marks="x--").after("k3").bonus() == {}


def test_ST_S4_a_cheetah_takes_what_was_marked_in_this_turn_in_the_order_of_the_way() -> None:
    water_first = {(1, 3): "water", (1, 4): "cheetah"}
    case = Case((1, 2), on=water_first, marks="oo-").after("k3", "marker=leap")
    assert case.bonus() == {"boing": BARE}
    cheetah_first = {(1, 3): "cheetah", (1, 4): "water"}
    case = Case((1, 2), on=cheetah_first, marks="oo-").after("k3", "lose=leap")
    assert case.bonus() == {"boing": READY}


def test_ST_S4_a_bonus_lost_to_a_cheetah_is_not_used_in_this_turn() -> None:
    case = Case((1, 2), on={(1, 3): "cheetah"}, marks="oxx").after("k3-1k3")
    assert case.legal() == {"lose=leap", "lose=neck"}
    assert case.after("lose=leap").legal() == {"neck", "done"}
    assert case.after("lose=neck").turn_over


def test_ST_S4_warthogs_once_a_turn_instead_of_the_ordinary_draw() -> None:
    on = {(1, 3): "warthog", (1, 4): "warthog"}
    now = Case((1, 2), on=on, thrown="r5r6").after("k3").now
    assert now.discards[0] == cards("r5r6r3k3y3b3")
    assert now.top[0] == (BLACK, 3)
    assert len(now.hands[0]) == 4
    assert len(now.decks[0]) == 10
    # with Bird Brain five are drawn
    bird = Case((1, 2), on=on, bonuses="leap bird neck", marks="oxo", hand="r3k3y3b3b4").after("k3").now
    assert len(bird.hands[0]) == 5


def test_ST_S4_a_warthog_sends_the_hand_under_the_top_discard_with_crazy_wings() -> None:
    on = {(1, 3): "warthog"}
    case = Case((1, 2), on=on, bonuses="leap wings deja", marks="oxx", thrown="r5r6")
    wings = case.after("wings=k").now
    assert (wings.discards[0], wings.top[0]) == (cards("r5r6r3k3y3b3"), (RED, 6))
    deja = case.after("deja-1k3").now
    assert (deja.discards[0], deja.top[0]) == (cards("r5r6r3k3y3b3"), (RED, 6))
    assert len(wings.hands[0]) == len(deja.hands[0]) == 4
    # where there are no discards, none of the hand is on top
    none = Case((1, 2), on=on, bonuses="leap wings deja", marks="oxx").after("wings=k")
    assert none.now.discards[0] == cards("r3k3y3b3")
    assert none.now.top[0] is None


def test_ST_S5_tip_toes_ignore_all_animals_arrows_and_quicksand() -> None:
    for what in ("lion", "crocodile", "porcupine", "cheetah", "warthog", "quicksand", "forward", "back"):
        passed = Case((1, 2), on={(1, 3): what}, hand="k2r3", marks="xxx")
        assert passed.full("k2", "toes") == {"": (1, 5)}
        ended = Case((1, 2), on={(1, 5): what}, hand="k2r3", marks="ooo").after("k2+toes")
        assert ended.at() == (1, 5)
        assert len(ended.bonus()) == 3
        assert ended.now.discards[0] == cards("k2")
        assert (1, 3) in passed.steps("k2", "toes")


def test_ST_S5_with_2s_only_and_all_or_nothing() -> None:
    case = Case((1, 2), hand="k2k3k4k5", bonuses="leap wings deja", marks="oxx", thrown="y2")
    assert case.full("k2").keys() == case.full("k2", "toes").keys()
    for card in ("k3", "k4", "k5", "wings=k"):
        assert not case.legal(f"{card}+toes")
    assert case.refused("k3+toes") == "ST-S5"
    # by Déjà vu too
    assert case.legal("deja+toes")
    assert not Case((1, 2), bonuses="leap wings deja", marks="oxx", thrown="y4").legal("deja+toes")
    # not declared: everything counts
    undeclared = Case((1, 2), on={(1, 4): "lion"}, hand="k2")
    assert undeclared.full("k2") == {"": (1, 3)}


def test_ST_S5_for_the_whole_turn_neck_stretch_and_leapfrog_included() -> None:
    neck = Case((1, 2), on={(1, 4): "lion", (1, 5): "quicksand"}, hand="k2", marks="oox")
    assert neck.after("k2+toes-1k3", "neck").at() == (1, 5)
    assert neck.after("k2-1k3").turn_over
    leap = Case((1, 2), (1, 4), on={(1, 5): "lion"}, hand="k2", marks="oxo")
    assert leap.after("k2+toes-1k3", "leap").at() == (1, 5)
    assert leap.after("k2-1k3").turn_over
    arrow = Case((1, 2), on={(1, 4): "forward", (1, 3): "porcupine"}, hand="k2", marks="oox")
    assert arrow.after("k2+toes-1k3").legal() == {"neck", "done"}
    assert arrow.after("k2+toes-1k3", "neck").at() == (1, 5)


def test_ST_S5_water_holes_are_no_animals() -> None:
    assert Case((1, 3), on=HOLE, hand="k2").after("k2+toes").legal() == {"marker=boing", "marker=leap", "marker=neck"}


def test_ST_S6_an_animal_acts_on_whatever_movement() -> None:
    neck = Case((1, 2), on={(1, 4): "cheetah", (1, 5): "warthog"}, marks="x-x").after("k3-1k3", "neck")
    assert (neck.at(), neck.bonus()) == ((1, 5), {})
    assert neck.now.discards[0] == cards("r3k3y3b3")
    back = Case((1, 4), on={(1, 3): "warthog"}).after("k3-1k3")
    assert back.now.discards[0] == cards("r3k3y3b3")


# bonuses


def test_ST_B0_neck_stretch_and_leapfrog_in_any_order() -> None:
    # two spaces short of a file; with Neck Stretch right behind it
    case = Case((1, 2), (1, 6), hand="r3k3", marks="oxx").after("k3-1k3")
    assert case.legal() == {"neck", "done"}
    stretched = case.after("neck")
    assert (stretched.at(), stretched.legal()) == ((1, 5), {"leap", "done"})
    assert stretched.after("leap").at() == (1, 7)
    # Leapfrog first, then Neck Stretch
    case = Case((1, 2), (1, 4), hand="r3k3", marks="oxx").after("k3")
    assert case.legal() == {"leap", "done"}
    assert case.after("leap").legal() == {"neck", "done"}
    last = case.after("leap", "neck")
    assert (last.at(), last.bonus(), last.turn_over) == ((1, 7), {"boing": BARE}, True)


def test_ST_B0_an_arrow_after_them_and_nothing_after_the_arrow() -> None:
    case = Case((1, 2), on={(1, 3): "forward", (1, 5): "forward"}, marks="oox").after("k3-1k3")
    assert (case.at(), case.legal()) == ((1, 3), {"neck", "done"})
    assert case.after("done").at() == (1, 4)
    assert case.after("done").turn_over
    assert case.after("neck").at() == (1, 6)
    # the arrow leads right behind an ostrich: too late for Leapfrog
    leap = Case((1, 2), (1, 5), on={(1, 3): "forward"}, marks="oxo").after("k3-1k3")
    assert (leap.at(), leap.turn_over) == ((1, 4), True)


def test_ST_B0_off_a_rope_bridge_to_the_lane_of_the_card() -> None:
    course = Course([PLAIN, PLAIN, BRIDGE, PLAIN, PLAIN])
    for letter in "rkyb":
        case = Case("3x3", course=course, hand=f"{letter}3", marks="oox")
        assert case.after(f"{letter}3-3x4", "neck").at() == f"3{letter}6"
        leap = Case("3x3", "3x5", course=course, hand=f"{letter}3", marks="oxo")
        assert leap.after(f"{letter}3-3x4", "leap").at() == f"3{letter}6"
    wings = Case("3x4", course=course, bonuses="wings deja neck", marks="xox")
    assert wings.after("wings=y-3x5", "neck").at() == "4y1"


def test_ST_B0_not_after_a_card_discarded_without_moving() -> None:
    case = Case((0, 1), (0, 2), (1, 2), marks="oxx", gone=(1, 2)).after("r3-x")
    assert (case.at(), case.turn_over, case.now.round) == ((0, 1), True, 3)


def test_ST_B1_boinnnggg_through_everything() -> None:
    for what in ("lion", "crocodile", "porcupine", "cheetah", "warthog", "quicksand", "forward"):
        case = Case((1, 2), on={(1, 4): what}, marks="xox", hand="k3r5y5b5")
        after = case.after("k3+boing", "done")
        assert (after.at(), after.bonus()) == ((1, 6), {"leap": BARE, "neck": READY})
        assert after.now.discards[0] == cards("k3")
    case = Case((1, 2), (1, 3), (1, 4), (1, 5), marks="xoo", gone=(1, 2, 3))
    assert case.full("k3", "boing") == {"": (1, 9)}
    assert case.full("k3") == {}


def test_ST_B1_the_last_space_acts_as_usual() -> None:
    def end(what: str) -> dict[str, Place | str | None]:
        return Case((1, 2), on={(1, 6): what}, marks="xoo").full("k3", "boing")

    assert end("lion") == end("crocodile") == {"": (1, 5)}
    assert end("forward") == {"": (1, 7)}
    assert end("back") == {"": (1, 5)}
    taken = Case((1, 2), (1, 7), marks="xoo").full("k3", "boing")
    assert taken == {"": (1, 6)}
    cheetah = Case((1, 2), on={(1, 6): "cheetah"}, marks="xo-").after("k3+boing")
    assert cheetah.bonus() == {}
    warthog = Case((1, 2), on={(1, 6): "warthog"}, marks="xoo").after("k3+boing")
    assert warthog.now.discards[0] == cards("r3k3y3b3")
    porcupine = Case((1, 2), on={(1, 6): "porcupine"}, marks="xox").after("k3+boing")
    assert porcupine.turn_over


def test_ST_B1_quicksand_costs_two_only_where_the_route_ends_on_it() -> None:
    case = Case((1, 2), on={(1, 5): "quicksand"}, marks="xoo")
    # four points: over it to (1, 6), or three and one more for sinking in
    assert case.full("k3", "boing") == {"": (1, 6), ":sink": (1, 5)}
    # at the very end there is nothing left to pay with
    assert Case((1, 2), on={(1, 6): "quicksand"}, marks="xoo").full("k3", "boing") == {"": (1, 5)}
    # the last space closed: the quicksand before it is the end
    assert Case((1, 2), on={(1, 5): "quicksand", (1, 6): "lion"}, marks="xoo").full("k3", "boing") == {"": (1, 5)}
    # with tip toes it costs nothing
    assert Case((1, 2), on={(1, 4): "quicksand"}, marks="xoo", hand="k2").full("k2", "toes", "boing") == {"": (1, 5)}
    changing = Case((0, 2), on={(1, 4): "quicksand"}, marks="xoo")
    assert changing.full("k3", "boing") == {
        ":1": (1, 5),
        ":1,sink": (1, 4),
        ":2": (1, 5),
        ":2,sink": (1, 4),
        ":3": (1, 5),
    }


def test_ST_B1_for_the_movement_only() -> None:
    # Neck Stretch afterwards meets the lion
    case = Case((1, 2), on={(1, 7): "lion"}, marks="xox").after("k3+boing")
    assert (case.at(), case.turn_over) == ((1, 6), True)
    one = Case((1, 2), on={(1, 5): "lion"}, marks="xox").after("k3+boing-1k3", "neck")
    assert one.at() == (1, 4)


def test_ST_B1_with_any_card_also_without_effect_but_not_with_a_discard() -> None:
    case = Case((1, 2), marks="xoo")
    assert {text.replace("+boing", "") for text in case.legal() if "+boing" in text} == {
        text for text in case.legal() if "+boing" not in text
    }
    after = case.after("r3+boing-1k1")
    assert after.bonus() == {"leap": BARE, "neck": BARE}
    # one step is not long enough for quicksand, nor may it end where nobody may
    closed = {(1, 3): "quicksand", (0, 3): "lion", (2, 3): "crocodile"}
    assert Case((1, 2), on=closed, marks="xoo").steps("k3", "boing") == {(1, 1), (0, 1), (2, 1)}


def test_ST_B1_water_holes_that_are_passed_count() -> None:
    case = Case((1, 3), on=HOLE, marks="xoo").after("k3+boing")
    assert case.legal() == {"marker=leap", "marker=neck"}


def test_ST_B1_only_with_a_marker() -> None:
    assert not [text for text in Case((1, 2), marks="oxx").legal() if "boing" in text]
    assert Case((1, 2), marks="oxx").refused("k3+boing") in ("ST-S1", "ST-B1")


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_ST_B2_leapfrog_over_an_unbroken_file(count: int) -> None:
    file = [(1, 4 + n) for n in range(count)]
    case = Case((1, 2), *file, marks="oxo").after("k3")
    assert (case.at(), case.legal()) == ((1, 3), {"leap", "done"})
    after = case.after("leap")
    assert (after.at(), after.bonus()) == ((1, 4 + count), {"boing": BARE, "neck": BARE})
    # a gap is a free space
    if count > 1:
        gap = Case((1, 2), (1, 4), *[(1, 5 + n) for n in range(1, count)], marks="oxo").after("k3", "leap")
        assert gap.at() == (1, 5)


def test_ST_B2_not_on_to_an_animal() -> None:
    for what in ("lion", "crocodile", "porcupine", "cheetah", "warthog"):
        assert Case((1, 2), (1, 4), on={(1, 5): what}, marks="oxo").after("k3").turn_over
    for what in ("forward", "back", "quicksand", "water"):
        assert "leap" in Case((1, 2), (1, 4), on={(1, 5): what}, marks="oxo").after("k3").legal()
    # an arrow on which it lands acts
    assert Case((1, 2), (1, 4), on={(1, 5): "forward"}, marks="oxo").after("k3", "leap").at() == (1, 6)
    assert Case((1, 2), (1, 4), on={(1, 5): "back"}, marks="oxo").after("k3", "leap").at() == (1, 5)


def test_ST_B2_after_the_move_also_of_one_step_and_only_directly_behind() -> None:
    assert Case((1, 2), (1, 4), marks="oxo").after("k3-1k3").legal() == {"leap", "done"}
    assert Case((1, 2), (1, 5), marks="oxo").after("k3-1k3").turn_over
    assert Case((1, 2), (2, 4), marks="oxo").after("k3-1k3").turn_over
    assert Case((1, 2), (1, 3), marks="oxo").legal("leap") == set()


def test_ST_B3_crazy_wings_is_a_4_of_an_announced_colour() -> None:
    case = Case((1, 2), bonuses="leap wings deja", marks="oxo", thrown="r6")
    assert case.full("wings=k") == {"": (1, 7)}  # with bonus movement
    assert set(case.full("wings=y")) == {":1", ":2", ":3", ":4"}
    assert case.steps("wings=b") == case.steps("r3")
    after = case.after("wings=y:2").now
    assert after.hands[0] == cards("r3k3y3b3")
    assert (after.discards[0], after.top[0]) == (cards("r6"), (RED, 6))
    assert after.bonus[0] == {"leap": BARE, "deja": BARE}
    assert not Case((1, 2), bonuses="leap wings deja").legal("wings")


def test_ST_B4_bird_brain_works_at_once_and_stays() -> None:
    case = Case((1, 3), on=HOLE, bonuses="leap bird neck", hand="r3k3y3b3").after("k3", "marker=bird")
    assert len(case.now.hands[0]) == 5
    assert case.bonus() == {"leap": BARE, "bird": READY, "neck": BARE}
    # and in the next turn five again
    case.position.apply(case.position.legal.actions()[0])
    case = case.after(sorted(case.legal("r", "k", "y", "b"))[0])
    assert len(case.now.hands[0]) == 5


def test_ST_B4_lost_to_a_cheetah_it_is_four_again_without_discarding() -> None:
    case = Case((1, 2), on={(1, 3): "cheetah"}, bonuses="leap bird neck", marks="oxo", hand="r3k3y3b3b4")
    after = case.after("k3-1k3")
    assert after.bonus() == {"leap": BARE, "neck": BARE}
    assert after.now.hands[0] == cards("r3y3b3b4")
    # got and lost in one turn
    both = Case((1, 2), on={(1, 3): "water", (1, 4): "cheetah"}, bonuses="leap bird neck").after("k3", "marker=bird")
    assert both.bonus() == {"leap": BARE, "neck": BARE}
    assert len(both.now.hands[0]) == 4


def test_ST_B5_deja_vu_uses_the_top_discard_which_stays() -> None:
    case = Case((1, 2), bonuses="leap wings deja", marks="oox", thrown="r6k5")
    assert case.full("deja") == {"": (1, 8)}
    assert case.steps("deja") == case.steps("r3")
    after = case.after("deja").now
    assert after.hands[0] == cards("r3k3y3b3")
    assert (after.discards[0], after.top[0]) == (cards("r6k5"), (BLACK, 5))
    assert after.bonus[0] == {"leap": BARE, "wings": BARE}
    # nothing to use
    assert not Case((1, 2), bonuses="leap wings deja", marks="oox").legal("deja")
    assert Case((1, 2), bonuses="leap wings deja", marks="oox").refused("deja") == "ST-B5"


def test_ST_B6_neck_stretch_two_more_straight_ahead() -> None:
    case = Case((1, 2), marks="oox").after("k3-1k3")
    assert case.legal() == {"neck", "done"}
    assert case.after("neck").at() == (1, 5)
    # of a card of another colour too: in the lane
    assert Case((1, 2), marks="oox").after("b3-1k3", "neck").at() == (1, 5)


def test_ST_B6_or_as_far_as_not_blocked() -> None:
    assert Case((1, 2), (1, 5), marks="oox").after("k3-1k3", "neck").at() == (1, 4)
    assert Case((1, 2), on={(1, 5): "lion"}, marks="oox").after("k3-1k3", "neck").at() == (1, 4)
    assert Case((1, 2), on={(1, 5): "crocodile"}, marks="oox").after("k3-1k3", "neck").at() == (1, 4)
    assert Case((1, 2), on={(1, 4): "crocodile"}, marks="oox").after("k3-1k3", "neck").at() == (1, 5)
    # without a single space it is not at hand
    assert Case((1, 2), (1, 4), marks="oox").after("k3-1k3").turn_over
    closed = {(1, 4): "crocodile", (1, 5): "lion"}
    assert Case((1, 2), on=closed, marks="oox").after("k3-1k3").turn_over


def test_ST_B_each_bonus_is_used_once_and_gone_and_several_in_one_turn() -> None:
    # third: six spaces, past one ostrich, then over another, then two more
    used = Case((1, 2), (1, 3), (1, 9), marks="xxx", hand="k3r3").after("k3+boing", "leap", "neck")
    assert (used.at(), used.bonus()) == ((1, 12), {})


def test_ST_B_drawing_is_up_to_the_hand_size() -> None:
    assert len(Case((1, 2)).after("k3").now.hands[0]) == 4
    five = Case((1, 2), hand="r3k3y3b3b4", bonuses="leap bird neck", marks="o-o").after("k3").now
    assert five.hands[0] == cards("r3y3b3b4")


# the pile


def test_ST_E_the_pile_is_reshuffled_only_when_a_card_must_be_drawn() -> None:
    hand, thrown = "r3k3y3b3", in_order(set(DECK) - cards("r3k3y3b3r2"))
    last = Case((1, 2), hand=hand, thrown=thrown).after("k3").now
    # the last card is drawn: nothing is shuffled yet
    assert last.hands[0] == cards("r3y3b3r2")
    assert last.decks[0] == set()
    assert len(last.discards[0]) == 16
    none = Case((1, 2), hand=hand, thrown=thrown + "r2").after("k3").now
    assert none.hands[0] > cards("r3y3b3")
    assert (none.discards[0], none.top[0]) == (set(), None)
    assert len(none.decks[0]) == 16
    assert none.known[0] == cards("r3y3b3")


def test_ST_E_all_that_may_come_when_drawing_comes_equally_often() -> None:
    hand, thrown = "r3k3y3b3", in_order(set(DECK) - cards("r3k3y3b3") - cards("r2k2y2b2"))
    case = Case((1, 2), hand=hand, thrown=thrown)
    count = dict.fromkeys(sorted(cards("r2k2y2b2")), 0)
    for seed in range(800):
        other = case.copy()
        other.position.rng = Fast(seed)
        other.position.play("k3")
        (new,) = other.now.hands[0] - cards(hand)
        count[new] += 1
    assert all(140 < times < 260 for times in count.values()), count


# the end


def test_ST_E1_the_round_in_which_an_ostrich_crosses_is_completed() -> None:
    # the line is behind row 3 of the sixth tile
    case = Case((1, 33), (3, 30), (2, 20), hand="k6r3").after("k6")
    assert (case.at(), case.position.over, case.turn_over) == ((1, 40), False, True)
    case.position.play(sorted(case.legal("r3-"))[0])
    assert not case.position.over
    case.position.play(sorted(case.legal("r3-"))[0])
    assert case.position.over
    assert case.position.ending == "finish"
    assert case.position.places == [1, 2, 3]


def test_ST_E1_on_row_3_nobody_has_crossed() -> None:
    case = Case((1, 32), (3, 20), hand="k3", gone=(1,))
    assert not case.after("k3-6k3").position.over
    assert Case((1, 33), (3, 20), hand="k3", gone=(1,)).after("k3-6k4").position.over


def test_ST_E1_the_one_furthest_past_the_line_wins_even_if_another_crossed_first() -> None:
    case = Case((0, 33), (1, 36), hand="r6", gone=(1,)).after("r6")
    assert (case.at(), case.position.places) == ((0, 41), [1, 2])


def test_ST_E1_level_the_one_nearer_the_finish_tiles_baobab() -> None:
    case = Case((0, 33), (1, 34), hand="r2r3", gone=(1,)).after("r3-6r4")
    assert case.position.places == [1, 2]
    case = Case((2, 33), (1, 34), hand="y2y3", gone=(1,)).after("y3-6y4")
    assert case.position.places == [2, 1]


def test_ST_E2_after_60_rounds_the_one_furthest_ahead_wins() -> None:
    case = Case((0, 10), (1, 5), None, rounds=59, gone=(1, 2)).after("r3")
    assert (case.position.over, case.now.round) == (False, 60)
    case = Case((0, 3), (1, 5), None, rounds=60, gone=(1, 2)).after("r3-1r2")
    assert (case.position.ending, case.position.places) == ("rounds", [2, 1, 3])
    # crossing in the last round is an ordinary finish
    case = Case((0, 33), (1, 5), rounds=60, gone=(1,)).after("r3")
    assert case.position.ending == "finish"


def test_ST_E3_the_others_follow_in_race_order() -> None:
    case = Case((0, 33), (1, 5), (0, 5), (3, 12), None, hand="r3", gone=(3, 2, 1, 4)).after("r3")
    assert case.position.places == [1, 4, 3, 2, 5]


def test_ST_E3_the_bonuses_of_the_ready_courses_and_of_a_table() -> None:
    assert ready("first")[1] == ("boing", "leap", "neck")
    assert ready("mixed")[1] == ("leap", "wings", "deja")
    assert ready("hard")[1] == ("boing", "bird", "neck")


# the data


def test_ST_data_hands_and_decks() -> None:
    course, bonuses = ready("first")
    for players in (2, 3, 4, 5):
        position = config_of(course, players, bonuses).start(Fast(players))
        now = read(position.text, course, bonuses)
        assert [len(hand) for hand in now.hands] == [4] * players
        assert all(hand | deck == DECK for hand, deck in zip(now.hands, now.decks, strict=True))
        assert now.bonus == [dict.fromkeys(bonuses, BARE)] * players
        assert len({in_order(hand) for hand in now.hands}) == players
    assert sorted(DECK) == [(lane, number) for lane in LANES for number in (2, 3, 4, 5, 6)]


def test_the_cases_are_what_they_say() -> None:
    """Positions are put together and taken apart the same."""
    case = Case((1, 2), (2, 3), None, marks="xo-", thrown="b6y6", hand="r3k3", gone=(1, 2))
    now = case.now
    assert now.where == {0: (0, BLACK, 2, 1), 1: (0, YELLOW, 3, 1), 2: None}
    assert (now.hands[0], now.discards[0], now.top[0]) == (cards("r3k3"), cards("b6y6"), (YELLOW, 6))
    assert (now.order, now.gone, now.me) == ([1, 2, 0], 2, 0)
    assert now.bonus[0] == {"boing": READY, "leap": BARE}
    assert text_of(now) == case.position.text
