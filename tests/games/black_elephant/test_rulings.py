"""The rulings of Black Elephant, case by case: docs/rules/black_elephant.md. Each name begins with the ruling's id.

A position is put together by `at` (what is not said is as there), and `now` takes apart what became of it.
"""
# ruff: noqa: N802 - the tests are named by the ids of the rulings

from __future__ import annotations

import pytest
from tests.games.black_elephant.given import at, config_of, now
from tests.games.black_elephant.slow import CORNER, name, square, squares

from waterhole.games.game import NotLegal, Position, Refusal

SPACES = CORNER.squares
ENTRY = [CORNER.entry(seat) for seat in (0, 1)]
FINISH = [CORNER.finish(seat) for seat in (0, 1)]
START = "6666"
"""The places of the black elephants at the start, in the order S N W E."""


def played(position: Position, *actions: str) -> Position:
    for action in actions:
        position.play(action)
    return position


def reason(position: Position, action: str) -> str:
    """The ruling by which this action is not legal."""
    with pytest.raises(NotLegal) as caught:
        position.play(action)
    return str(caught.value.message.args["ruling"])


def ways(position: Position, start: str) -> set[str]:
    """Where the elephant on this space may go or jump to, or `home`."""
    return {text[3:] for text in position.legal if text.startswith(start) and text[2] in "-^"}


def kinds(position: Position) -> set[str]:
    """The kinds of action that are legal: by the mark in their notation."""
    return {next(mark for mark in "@^-#SNWE" if mark in text) for text in position.legal}


# the worked examples


@pytest.mark.parametrize("seat", [0, 1])
def test_BE_example_1_at_the_start_all_finish_spaces_are_dangerous(seat: int) -> None:
    for finish in FINISH[seat]:
        before = (finish[0], finish[1] - 1) if seat == 0 else (finish[0] - 1, finish[1])
        if seat == 0:
            position = at(silver=name(before), black=START)
        else:
            position = at(bronze=name(before), black=START, turn=1)
        position.play(f"{name(before)}-{name(finish)}")
        assert now(position).finished == [0, 0]
        assert now(position).captives[1 - seat] == 1
        assert position.scores[1 - seat] == 2
        assert finish not in now(position).on


@pytest.mark.parametrize("path", ["E", "W"])
def test_BE_example_1_after_east_or_west_has_moved(path: str) -> None:
    position = played(at(silver="c6", black=START, held=(0, 1), turn=1), f"{path}5")
    assert now(position).danger() == {*FINISH[1]}
    played(position, "c6-c7")
    assert now(position).finished == [1, 0]
    assert position.scores == [3, 0]
    # row 5 is watched once: an elephant is safe there, but where column 6 crosses it
    position = played(at(silver="e6", black=START, held=(0, 1), turn=1), f"{path}5")
    assert now(position).on == {square("e6"): (0, False)}
    assert now(played(position.copy(), "e6-f6")).captives == [0, 0]
    assert now(played(position.copy(), "e6-g6")).captives == [0, 1]


def test_BE_example_2() -> None:
    for row in "1234567":
        position = played(at(silver=f"c{row}*", black="3306"), f"c{row}-d{row}")
        assert now(position).captives == [0, 1], row
        elsewhere = f"{int(row) % 7}{(int(row) + 1) % 7}"
        position = played(at(silver=f"d{row}* f3*", black=f"32{elsewhere}", held=(0, 1), turn=1), "N3")
        assert now(position).captives == [0, 1], row


def test_BE_example_3() -> None:
    position = at(silver="c3", logs="c4 d3 g1")
    forward = now(played(position.copy(), "c3-c4"))
    assert (forward.held, square("c4") in forward.logs) == ([1, 0], False)
    sideways = played(position, "c3-d3")
    assert (now(sideways).held, square("d3") in now(sideways).logs) == ([0, 0], True)
    assert ways(played(sideways, "@a5"), "d3") == {"d4"}


def test_BE_example_4() -> None:
    position = at(silver="c3", bronze="c4", logs="c5 g1")
    left = now(played(position.copy(), "c3^c5"))
    assert left.on == {square("c5"): (0, False), square("c4"): (1, False)}
    assert square("c5") in left.logs
    assert left.held == [0, 0]
    turned = now(played(position, "c3^c5*"))
    assert turned.on == {square("c5"): (0, False), square("c4"): (1, True)}
    assert square("c5") in turned.logs


def test_BE_example_5() -> None:
    position = played(at(silver="c3", bronze="c4", logs="c5 g1"), "c3^c5*", "c4-a4", "@b1", "a4-home")
    assert now(position).start[1] == 10
    assert square("a4") not in now(position).on
    played(position, "@c1", "@a4")
    assert now(position).on[square("a4")] == (1, False)


def test_BE_example_6() -> None:
    position = at(wood="c3 c4", reserve=(2, 2))
    assert reason(position, "#c5") == "BE-11"
    assert reason(position, "#b4") == "BE-11"
    assert now(played(position, "#d5")).wood == squares("c3 c4 d5")


# BE-1 turns


def test_BE_1_silver_moves_first_and_has_ten_elephants_to_enter() -> None:
    position = config_of().start()
    assert position.actor == 0
    assert set(position.legal) == {f"@{name(entry)}" for entry in ENTRY[0]}
    game = now(position)
    assert (game.on, game.start, game.reserve, game.held) == ({}, [10, 10], [3, 3], [0, 0])
    assert game.logs == set(SPACES)
    assert len(SPACES) == 48
    assert game.black == {"S": 6, "N": 6, "W": 6, "E": 6}
    position.play("@c1")
    assert position.actor == 1
    assert set(position.legal) == {f"@{name(entry)}" for entry in ENTRY[1]}


@pytest.mark.parametrize("action", ["@c1", "e2-e5", "e2-f2", "e2^e4", "e2^e4*", "b1-home", "S1", "#d4"])
def test_BE_1_a_turn_is_exactly_one_action(action: str) -> None:
    bronze = "e3" if "^" in action else "a6"
    position = played(at(silver="e2 b1*", bronze=bronze, logs="f2 g1", held=(2, 2)), action)
    assert position.actor == 1


def test_BE_1_only_ones_own_elephants() -> None:
    position = at(silver="c3", bronze="c4 a5*", turn=0)
    for action in ("c4-d4", "a5-home", "c4-c5"):
        with pytest.raises(Refusal):
            position.play(action)
    assert not [text for text in position.legal if text[:2] in ("c4", "a5")]


# BE-2 enter


@pytest.mark.parametrize("seat", [0, 1])
def test_BE_2_on_to_any_free_entry_space_collecting_its_log(seat: int) -> None:
    spaces = ENTRY[seat][1:6]
    logs = " ".join(name(space) for space in spaces[:3]) + " g1"
    for space in spaces:
        position = played(at(logs=logs, turn=seat), f"@{name(space)}")
        game = now(position)
        assert game.on == {space: (seat, False)}
        assert game.start[seat] == 9
        assert space not in game.logs
        assert game.held[seat] == (space in spaces[:3])


def test_BE_2_not_on_elephants_or_black_logs() -> None:
    position = at(silver="b1", bronze="c1", wood="d1", logs="e1 g1", reserve=(3, 2))
    assert {text for text in position.legal if text.startswith("@")} == {"@a1", "@e1", "@f1", "@g1"}
    for action, ruling in (("@b1", "BE-4"), ("@c1", "BE-4"), ("@d1", "BE-11")):
        assert reason(position, action) == ruling


def test_BE_2_nowhere_else_and_not_from_an_empty_field() -> None:
    position = at(silver="d4", captives=(0, 9))
    assert not [text for text in position.legal if text.startswith("@")]
    assert reason(position, "@c1") == "BE-2"
    for action in ("@c2", "@a2", "@g6"):
        with pytest.raises(Refusal):
            at().play(action)


def test_BE_2_into_danger_the_log_stays_with_its_collector() -> None:
    position = played(config_of().start(), "@g1")
    game = now(position)
    assert (game.on, game.captives, game.held, game.start) == ({}, [0, 1], [1, 0], [9, 10])
    assert position.scores == [1, 2]
    # the space is bare now, and a black log may stand there
    assert "#g1" in position.legal
    played(position, "@a7")
    assert (now(position).captives, now(position).held) == ([1, 1], [1, 1])


# BE-3 glide


def within(start: str, steps: int, closed: str = "") -> set[str]:
    """The spaces so many steps around, found on foot."""
    blocked = squares(closed) | {square("g1")}
    found = {square(start)}
    for _ in range(steps):
        found |= {
            (x + dx, y + dy)
            for x, y in found
            for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))
            if (x + dx, y + dy) in SPACES and (x + dx, y + dy) not in blocked
        }
    return {name(space) for space in found} - {start}


@pytest.mark.parametrize("start", ["d4", "c3", "a2", "f6", "d1", "e6"])
@pytest.mark.parametrize("turned", ["", "*"])
def test_BE_3_one_to_three_steps_with_bends(start: str, turned: str) -> None:
    home = {"home"} if turned and start.endswith("1") else set()
    assert ways(at(silver=start + turned), start) == within(start, 3) | home
    if start == "d4":
        assert len(within(start, 3)) == 24


def test_BE_3_over_no_log_elephant_or_black_log() -> None:
    # d4 is walled in but for the way round by c4
    position = at(silver="d4 d5", bronze="e4", wood="d3", logs="c5 g1", reserve=(3, 2))
    assert ways(position, "d4") == within("d4", 3, "d5 e4 d3 c5") | {"d6", "d6*"}, "and a jump"
    assert "e3" not in ways(position, "d4")
    assert reason(position, "d4-e5") == "BE-3"
    assert reason(position, "d4-f4") == "BE-3"
    assert reason(position, "d4-d3").startswith("BE-")
    assert reason(position, "d4-g4") == "BE-3"


def test_BE_3_a_log_ends_no_glide() -> None:
    position = at(silver="d4", logs="d6 f4 g1")
    assert not {"d6", "f4"} & ways(position, "d4")
    assert reason(position, "d4-d6") == "BE-4"


def test_BE_3_ending_where_it_began_is_no_move() -> None:
    position = at(silver="d4")
    assert "d4" not in ways(position, "d4")
    with pytest.raises(Refusal):
        position.play("d4-d4")


def test_BE_3_over_dangerous_spaces() -> None:
    game = now(played(at(silver="c4", black="3306"), "c4-e4"))
    assert (game.captives, list(game.on)) == ([0, 0], [square("e4")])


def test_BE_3_not_through_the_cup() -> None:
    # from f7 to g6 is two steps round f6 only
    assert "g6" in ways(at(silver="f7*"), "f7")
    assert "g6" not in ways(at(silver="f7*", wood="f6", reserve=(2, 3)), "f7")


# BE-4 step


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("turned", [False, True])
def test_BE_4_on_to_a_log_in_any_direction_collecting_forward_only(seat: int, turned: bool) -> None:
    ahead = {(0, False): "d5", (0, True): "d3", (1, False): "e4", (1, True): "c4"}[seat, turned]
    for there in ("d5", "d3", "e4", "c4"):
        elephant = "d4*" if turned else "d4"
        position = at(
            silver=elephant if seat == 0 else "", bronze=elephant if seat else "", logs=f"{there} g1", turn=seat
        )
        position.play(f"d4-{there}")
        game = now(position)
        assert game.on == {square(there): (seat, turned)}
        assert game.held[seat] == (there == ahead)
        assert (square(there) in game.logs) == (there != ahead)


@pytest.mark.parametrize(("elephant", "ahead"), [("d4", "d5"), ("d4*", "d3")])
@pytest.mark.parametrize("log_ahead", [False, True])
def test_BE_4_from_a_log_forward_only(elephant: str, ahead: str, log_ahead: bool) -> None:
    position = at(silver=elephant, logs="d4 c4 g1" + f" {ahead}" * log_ahead)
    assert ways(position, "d4") == {ahead}
    for there in {"d5", "d3", "e4", "c4", "f4"} - {ahead}:
        assert reason(position, f"d4-{there}") == "BE-4"
    game = now(played(position, f"d4-{ahead}"))
    assert game.on == {square(ahead): (0, elephant != "d4")}
    assert square("d4") in game.logs, "the log left behind stays"
    assert square(ahead) not in game.logs
    assert game.held == [int(log_ahead), 0]


def test_BE_4_from_a_log_not_on_elephants_or_black_logs() -> None:
    for blocked in (at(silver="d4 d5", logs="d4 g1"), at(silver="d4", bronze="d5", logs="d4 d6 g1")):
        assert "d5" not in ways(blocked, "d4")
        assert reason(blocked, "d4-d5") == "BE-4"
    assert reason(at(silver="d4", wood="d5", logs="d4 g1", reserve=(3, 2)), "d4-d5") in ("BE-4", "BE-11")


def test_BE_4_not_on_a_log_with_an_elephant() -> None:
    position = at(silver="d4", bronze="e4", logs="e4 g1")
    assert "e4" not in ways(position, "d4")
    assert reason(position, "d4-e4") in ("BE-3", "BE-4")


def test_BE_4_from_a_log_off_the_board_there_is_no_step() -> None:
    # a turned one at its own edge has only the way home, and an unturned one that jumped there is stuck
    assert ways(at(silver="d1*", logs="d1 g1"), "d1") == {"home"}
    assert ways(at(bronze="d1* g3*", logs="d1 g3 g1", turn=1), "d1") == {"c1"}
    assert ways(at(silver="g6", bronze="a3", logs="g6 g1"), "g6") == set()


def test_BE_4_log_steps_leaves_a_log_in_any_direction() -> None:
    position = at(silver="d4", logs="d4 c4 d5 g1", log_steps=True)
    assert ways(position, "d4") == {"d5", "d3", "e4", "c4"}
    assert now(played(position.copy(), "d4-d5")).held == [1, 0]
    beside = now(played(position.copy(), "d4-c4"))
    assert (beside.held, squares("c4 d4") <= beside.logs) == ([0, 0], True)
    assert now(played(position.copy(), "d4-e4")).on == {square("e4"): (0, False)}
    assert reason(position, "d4-f4") == "BE-4"


# BE-5 facing


def test_BE_5_moving_never_changes_the_facing() -> None:
    for there in within("d4", 3):
        assert now(played(at(silver="d4*"), f"d4-{there}")).on == {square(there): (0, True)}
        if square(there) not in FINISH[1]:
            assert now(played(at(bronze="d4", turn=1), f"d4-{there}")).on == {square(there): (1, False)}


def test_BE_5_a_turned_one_collects_on_the_way_home() -> None:
    position = played(at(silver="c3*", logs="c2 c1 g1"), "c3-c2", "@a4", "c2-c1", "@a5", "c1-home")
    game = now(position)
    assert game.held == [2, 0]
    assert game.start[0] == 10
    position = played(at(bronze="c3*", logs="b3 a3 g1", turn=1), "c3-b3", "@d1", "b3-a3", "@e1", "a3-home")
    assert now(position).held == [0, 2]


# BE-6 jump


@pytest.mark.parametrize("jumper_log", [False, True])
@pytest.mark.parametrize("jumped_log", [False, True])
@pytest.mark.parametrize("landing_log", [False, True])
@pytest.mark.parametrize("jumped", ["silver", "bronze"])
@pytest.mark.parametrize("turned", [False, True])
def test_BE_6_from_and_over_and_on_to_any_space_over_anybody(
    jumper_log: bool, jumped_log: bool, landing_log: bool, jumped: str, turned: bool
) -> None:
    logs = " ".join(
        s for s, there in (("d3", jumper_log), ("d4", jumped_log), ("d5", landing_log), ("g1", True)) if there
    )
    over = "d4*" if turned else "d4"
    silver, bronze = ("d3 " + over, "") if jumped == "silver" else ("d3", over)
    position = at(silver=silver, bronze=bronze, logs=logs)
    owner = int(jumped == "bronze")
    for action, after in (("d3^d5", turned), ("d3^d5*", not turned)):
        game = now(played(position.copy(), action))
        assert game.on == {square("d5"): (0, False), square("d4"): (owner, after)}
        assert game.logs == now(position).logs
        assert game.held == [0, 0]
        assert game.quiet == 1


@pytest.mark.parametrize(
    ("seat", "elephant", "over", "there"),
    [(0, "d4", "d5", "d6"), (0, "d4*", "d3", "d2"), (1, "d4", "e4", "f4"), (1, "d4*", "c4", "b4")],
)
def test_BE_6_in_the_facing_direction_only(seat: int, elephant: str, over: str, there: str) -> None:
    own = f"{elephant} d5 d3 e4 c4"
    position = at(silver=own if seat == 0 else "", bronze=own if seat else "", turn=seat)
    jumps = {text for text in position.legal if text.startswith("d4^")}
    assert jumps == {f"d4^{there}", f"d4^{there}*"}
    for other in {"d6", "d2", "f4", "b4"} - {there}:
        assert reason(position, f"d4^{other}") == "BE-6"
    # the jumper keeps its facing, and nobody but the jumped one is turned
    game = now(played(position, f"d4^{there}*"))
    assert game.on[square(there)] == (seat, elephant.endswith("*"))
    assert [space for space, (_, turned) in game.on.items() if turned and space != square(there)] == [square(over)]


def test_BE_6_over_one_directly_adjacent_only() -> None:
    for position in (at(silver="d3"), at(silver="d3", bronze="d5"), at(silver="d3", wood="d4", reserve=(3, 2))):
        assert not [text for text in position.legal if "^" in text]
        assert reason(position, "d3^d5") == "BE-6"
    # nor over a log
    assert reason(at(silver="d3", logs="d4 g1"), "d3^d5") == "BE-6"


def test_BE_6_the_space_beyond_holds_no_elephant_or_black_log() -> None:
    for position in (
        at(silver="d3", bronze="d4 d5"),
        at(silver="d3 d5", bronze="d4"),
        at(silver="d3", bronze="d4", wood="d5", reserve=(3, 2)),
    ):
        assert reason(position, "d3^d5") == "BE-6"
        assert reason(position, "d3^d5*") == "BE-6"


def test_BE_6_the_space_beyond_exists() -> None:
    assert ways(at(silver="c6", bronze="c7", logs="c6 g1"), "c6") == set()
    assert ways(at(silver="c2* c1*", logs="c2 c1 g1"), "c2") == set()
    # the cup is no space: not from g5 over g6, nor from e7 over f7
    assert not [text for text in at(silver="g5 g6").legal if "^" in text]
    assert not [text for text in at(bronze="e7 f7", turn=1).legal if "^" in text]
    for position in (at(silver="c6", bronze="c7"), at(silver="g5 g6")):
        assert position.legal


def test_BE_6_one_jump_a_turn() -> None:
    position = played(at(silver="d1 b2", bronze="d2 d4"), "d1^d3")
    assert position.actor == 1
    with pytest.raises(Refusal):
        position.play("d3^d5")


def test_BE_6_elephants_in_a_start_field_neither_jump_nor_are_jumped() -> None:
    # a turned one on its entry space looks at the field full of elephants, one before an entry at a neighbour's
    assert not [text for text in at(silver="d1*", bronze="d2").legal if "^" in text]
    assert not [text for text in at(bronze="b3*", silver="d6").legal if "^" in text]


def test_BE_6_into_danger() -> None:
    game = now(played(at(silver="d3", bronze="d4", black="3046"), "d3^d5*"))
    assert (game.captives, game.on) == ([0, 1], {square("d4"): (1, True)})


# BE-7 finish


@pytest.mark.parametrize("seat", [0, 1])
def test_BE_7_an_unturned_elephant_on_its_finish_space_leaves_and_counts_3(seat: int) -> None:
    for finish in FINISH[seat][1:6]:
        for log in ("", name(finish)):
            for steps in (1, 2, 3):
                if log and steps > 1:
                    continue
                back = (finish[0], finish[1] - steps) if seat == 0 else (finish[0] - steps, finish[1])
                own = name(back)
                position = at(silver=own if seat == 0 else "", bronze=own if seat else "", logs=f"g1 {log}", turn=seat)
                game = now(played(position, f"{own}-{name(finish)}"))
                assert game.on == {}
                assert game.finished[seat] == 1
                assert game.held[seat] == bool(log), "collected on the way out"
                assert position.scores[seat] == 3 + bool(log)


def test_BE_7_by_a_glide_along_the_finish_line_too() -> None:
    game = now(played(at(silver="c6", wood="b6", reserve=(2, 3)), "c6-b7"))
    assert (game.finished, game.on) == ([1, 0], {})


def test_BE_7_by_a_jump_too() -> None:
    position = at(silver="d5", bronze="d6", logs="d7 g1")
    game = now(played(position, "d5^d7"))
    assert game.finished == [1, 0]
    assert game.on == {square("d6"): (1, False)}
    assert game.held == [0, 0]
    assert square("d7") in game.logs, "a log there stays"


def test_BE_7_the_others_finish_is_nothing_to_it() -> None:
    game = now(played(at(silver="f4"), "f4-g4"))
    assert (game.finished, game.on) == ([0, 0], {square("g4"): (0, False)})
    game = now(played(at(bronze="d6", turn=1), "d6-d7"))
    assert (game.finished, game.on) == ([0, 0], {square("d7"): (1, False)})


def test_BE_7_a_turned_one_stays() -> None:
    position = played(at(silver="d6*"), "d6-d7")
    assert now(position).on == {square("d7"): (0, True)}
    assert now(position).finished == [0, 0]


def test_BE_7_turned_back_on_its_finish_space_only_the_other_can() -> None:
    # one's own elephants face the finish line or away from it: behind it there is no space to jump from or to
    for seat, line in enumerate(FINISH):
        behind = [name((x - seat, y - 1 + seat)) for x, y in line]
        for facing in ("", "*"):
            own = " ".join([*(f"{name(space)}*" for space in line[:5]), *(space + facing for space in behind[:5])])
            position = at(silver="" if seat else own, bronze=own if seat else "", turn=seat, black="0101")
            jumps = [text for text in position.legal if "^" in text]
            # those on the line jump over those before it, and that is all
            assert {text[:2] for text in jumps} == {name(space) for space in line[:5]}


def test_BE_7_turned_back_on_its_finish_space_by_the_others_jump() -> None:
    position = at(silver="d7*", bronze="c7", logs="d7 g1", turn=1)
    kept = now(played(position.copy(), "c7^e7"))
    assert (kept.finished, kept.on[square("d7")]) == ([0, 0], (0, True))
    gone = now(played(position, "c7^e7*"))
    assert (gone.finished, gone.on) == ([1, 0], {square("e7"): (1, False)})
    assert (gone.held, square("d7") in gone.logs) == ([0, 0], True)
    # and bronze's by silver's, in column g
    position = at(silver="g3", bronze="g4*")
    gone = now(played(position, "g3^g5*"))
    assert (gone.finished, gone.on) == ([0, 1], {square("g5"): (0, False)})


def test_BE_7_turned_away_on_the_others_finish_nothing_happens() -> None:
    # silver's elephant in column g is not on a finish of its own, whichever way it is turned
    for elephant in ("g4", "g4*"):
        game = now(played(at(silver=f"g3 {elephant}"), "g3^g5*"))
        assert (game.finished, game.on[square("g4")]) == ([0, 0], (0, elephant == "g4"))


def test_BE_7_a_captured_one_does_not_finish() -> None:
    game = now(played(at(silver="d6", black="3060"), "d6-d7"))
    assert (game.finished, game.captives, game.on) == ([0, 0], [0, 1], {})


# BE-8 home


@pytest.mark.parametrize("seat", [0, 1])
def test_BE_8_a_turned_one_steps_back_into_the_start_field(seat: int) -> None:
    for entry in ENTRY[seat][1:6]:
        own = name(entry)
        for log in ("", own):
            position = at(
                silver=f"{own}*" if seat == 0 else "", bronze=f"{own}*" if seat else "", logs=f"g1 {log}", turn=seat
            )
            game = now(played(position, f"{own}-home"))
            assert (game.on, game.start) == ({}, [10, 10])
            assert game.held == [0, 0]
            assert (entry in game.logs) == bool(log), "a log under it stays"
            assert game.quiet == 1


def test_BE_8_only_turned_only_own_entry() -> None:
    position = at(silver="d1 a3* c4*", bronze="a5")
    for action in ("d1-home", "a3-home", "c4-home"):
        assert reason(position, action) == "BE-8"
    assert reason(at(bronze="d1*", turn=1), "d1-home") == "BE-8"
    # a1 belongs to both, though there it is dangerous when the first places are watched
    for seat in (0, 1):
        position = at(silver="" if seat else "a1*", bronze="a1*" if seat else "", black="1616", turn=seat)
        assert "a1-home" in position.legal


# BE-9 danger


@pytest.mark.parametrize("black", ["0606", START, "3325", "2433", "1504", "3333"])
def test_BE_9_two_or_more_watch_a_dangerous_space(black: str) -> None:
    """Written out here once more, by lines: crossings, and lines watched from both ends."""
    south, north, west, east = map(int, black)
    crossings = {(x, y) for x in (south, north) for y in (west, east)}
    both = {(south, y) for y in range(7) if south == north} | {(x, west) for x in range(7) if west == east}
    dangerous = (crossings | both) & {*SPACES}
    assert now(at(black=black)).danger() == dangerous
    for space in SPACES:
        # a turned silver elephant comes from beside it
        around = {(space[0] + x, space[1] + y) for x, y in ((-1, 0), (1, 0), (0, -1), (0, 1))}
        for beside in around & {*SPACES} - dangerous:
            log = next(text for text in ("d1", "c1", "e1") if square(text) not in (space, beside))
            game = now(played(at(silver=f"{name(beside)}*", black=black, logs=log), f"{name(beside)}-{name(space)}"))
            assert (game.captives == [0, 1]) == (space in dangerous), name(space)


def test_BE_9_elephants_of_both_players_at_once() -> None:
    # N comes to S's column: everybody in it is captured, the mover's own too
    position = at(silver="d2 d5* f3", bronze="d3 d4* b6", black="3406", held=(1, 0))
    game = now(played(position, "N3"))
    assert game.on == {square("f3"): (0, False), square("b6"): (1, False)}
    assert game.captives == [2, 2]
    assert position.scores == [4, 4]


def test_BE_9_at_the_end_of_every_turn_not_only_of_the_owners() -> None:
    position = at(silver="d2 f3", bronze="b6", black="3406", held=(0, 1), turn=1)
    assert now(played(position, "N3")).captives == [0, 1]


def test_BE_9_one_watcher_is_no_danger_and_black_logs_do_not_hide() -> None:
    game = now(played(at(silver="c4", black="3006"), "c4-d4"))
    assert game.captives == [0, 0]
    game = now(played(at(silver="c4", black="3306", wood="d3 d5", reserve=(2, 2)), "c4-d4"))
    assert game.captives == [0, 1]


def test_BE_9_start_fields_are_safe() -> None:
    game = now(played(at(black="3406", silver="b3", bronze="b6", held=(1, 0)), "N3"))
    assert (game.start, game.captives) == ([9, 9], [0, 0])


# BE-10 black elephants


def test_BE_10_k_places_for_k_logs_either_way_by_either_player() -> None:
    for seat in (0, 1):
        held = (2, 0) if seat == 0 else (0, 2)
        position = at(black="3065", held=held, turn=seat)
        moves = {text for text in position.legal if text[0] in "SNWE"}
        assert moves == {"S1", "S2", "S4", "S5", "N1", "N2", "W4", "W5", "E3", "E4", "E6"}
        for action in moves:
            game = now(played(position.copy(), action))
            cost = abs(int(action[1]) - {"S": 3, "N": 0, "W": 6, "E": 5}[action[0]])
            assert game.held[seat] == 2 - cost
            assert game.black == {**now(position).black, action[0]: int(action[1])}
            assert game.logs == now(position).logs, "spent logs leave the game"
    rich = at(black="3065", held=(6, 0))
    assert {text for text in rich.legal if text[0] == "W"} == {f"W{place}" for place in range(6)}
    assert {text for text in rich.legal if text[0] == "N"} == {f"N{place}" for place in range(1, 7)}


def test_BE_10_not_without_the_logs_and_not_by_nothing() -> None:
    position = at(black="3065", held=(2, 6))
    for action in ("S0", "S6", "N3", "W3"):
        assert reason(position, action) == "BE-10"
    assert reason(position, "S3") == "BE-10"
    assert reason(at(held=(0, 6)), "S1") == "BE-10"
    with pytest.raises(Refusal):
        position.play("S7")


@pytest.mark.parametrize(("seat", "mine", "others"), [(0, "SN", "WE"), (1, "WE", "SN")])
def test_BE_10_own_black_only_those_that_close_the_others_finish(seat: int, mine: str, others: str) -> None:
    position = at(black="3333", held=(1, 1), turn=seat, own_black=True)
    assert {text[0] for text in position.legal if text[0] in "SNWE"} == set(mine)
    for path in others:
        assert reason(position, f"{path}4").startswith("BE-")
    assert {text[0] for text in at(black="3333", held=(1, 1), turn=seat).legal if text[0] in "SNWE"} == set("SNWE")


# BE-11 black logs


def test_BE_11_on_a_space_without_elephant_log_or_black_log() -> None:
    position = at(silver="c3", bronze="d4 e5*", logs="b2 g1", wood="f1", reserve=(3, 2))
    for space in ("c3", "d4", "e5", "b2", "g1", "f1"):
        assert reason(position, f"#{space}") == "BE-11"
    allowed = {text[1:] for text in position.legal if text.startswith("#")}
    # one beside a lone black log makes two, which may be
    assert allowed == {name(s) for s in SPACES} - {"c3", "d4", "e5", "b2", "g1", "f1"}
    game = now(played(position, "#f2"))
    assert (game.wood, game.reserve) == (squares("f1 f2"), [2, 2])


def test_BE_11_also_on_entries_finish_spaces_and_dangerous_ones() -> None:
    position = at(black=START, logs="d4")
    for space in ("a1", "g1", "a7", "f7", "g6", "b1", "a4"):
        assert f"#{space}" in position.legal


def test_BE_11_each_player_has_three() -> None:
    position = at(silver="b1", wood="a1 c5 e1", reserve=(0, 3), logs="g3")
    assert not [text for text in position.legal if text.startswith("#")]
    assert reason(position, "#d4") == "BE-11"
    position = at(wood="a1 c5 e1", reserve=(0, 3), logs="g3", turn=1)
    assert "#d4" in position.legal


def test_BE_11_groups_of_three_through_two_neighbours() -> None:
    # two lone ones with one space between: in a row, in a column, and round a corner
    assert reason(at(wood="d3 d5", reserve=(2, 2)), "#d4") == "BE-11"
    position = at(wood="c3 e3", reserve=(2, 2))
    assert reason(position, "#d3") == "BE-11"
    assert "#d4" in position.legal
    position = at(wood="c3 d4", reserve=(2, 2))
    for space in ("c4", "d3"):
        assert reason(position, f"#{space}") == "BE-11"
    for space in ("b3", "c2", "d5", "e4", "b4"):
        assert f"#{space}" in position.legal
    # beside a pair, at its ends and at its sides; diagonally beside it is free
    position = at(wood="c3 d3", reserve=(2, 2))
    for space in ("b3", "e3", "c4", "d4", "c2", "d2"):
        assert reason(position, f"#{space}") == "BE-11"
    for space in ("b2", "b4", "e2", "e4", "c5", "f3"):
        assert f"#{space}" in position.legal


def test_BE_11_nobody_enters_it_or_collects_it() -> None:
    position = at(silver="d3", wood="d4 c1", reserve=(2, 2))
    assert "d4" not in ways(position, "d3")
    assert reason(position, "d3-d4") == "BE-11"
    assert reason(position, "@c1") == "BE-11"
    assert not [text for text in position.legal if "^" in text]


# BE-12 the seventh finisher


def seventh(captives: int) -> Position:
    """Silver has six home, the seventh is before the finish, bronze holds so many, the rest stand about."""
    rest = 10 - 6 - 1 - captives
    others = ["b2", "c2", "d2"][:rest]
    return at(silver=" ".join(["d6", *others]), finished=(6, 0), captives=(0, captives))


@pytest.mark.parametrize("captives", [1, 2, 3])
def test_BE_12_one_captured_elephant_returns_at_once(captives: int) -> None:
    position = played(seventh(captives), "d6-d7")
    game = now(position)
    assert game.finished == [7, 0]
    assert game.captives == [0, captives - 1]
    assert game.start == [1, 10]
    assert position.scores == [21, 2 * (captives - 1)]
    assert position.ending is None, "also the last one: its owner has an elephant again"
    played(position, "@a4", "@c1")
    assert now(position).on[square("c1")] == (0, False)


def test_BE_12_nothing_without_a_captured_one_and_no_later_claim() -> None:
    position = played(seventh(0), "d6-d7")
    game = now(position)
    assert (game.finished, game.captives, game.start) == ([7, 0], [0, 0], [0, 10])
    # a later capture, a later finisher: nothing returns
    later = at(silver="d6 c3", finished=(7, 0), captives=(0, 1))
    game = now(played(later, "d6-d7"))
    assert (game.finished, game.captives, game.start) == ([8, 0], [0, 1], [0, 10])


def test_BE_12_not_before_the_seventh() -> None:
    position = at(silver="d6", finished=(5, 0), captives=(0, 1))
    game = now(played(position, "d6-d7"))
    assert (game.finished, game.captives, game.start) == ([6, 0], [0, 1], [3, 10])


def test_BE_12_by_a_jump_whose_jumper_is_captured() -> None:
    # silver turns bronze's elephant back to be the seventh, and is itself in danger on g5
    position = at(silver="g3 b2", bronze="g4* c2", finished=(0, 6), captives=(1, 0), black="6040")
    game = now(played(position, "g3^g5*"))
    assert game.finished == [0, 7]
    assert game.captives == [0, 1], "silver's jumper is held, bronze's elephant came back"
    assert game.start[1] == 10 - 7 - 1


def test_BE_12_once_a_game_for_each_player() -> None:
    # bronze's seventh, after silver's
    position = at(silver="b2", bronze="f3 b3", finished=(7, 6), captives=(2, 1), turn=1)
    game = now(played(position, "f3-g3"))
    assert (game.finished, game.captives) == ([7, 7], [1, 1])
    assert game.start == [10 - 1 - 7 - 1, 10 - 1 - 7 - 1]


# BE-13 the end


def test_BE_13_when_the_last_normal_log_has_left_the_board() -> None:
    position = played(at(silver="d4", logs="d5", held=(3, 5)), "d4-d5")
    assert (position.ending, position.scores, position.places) == ("logs", [4, 5], [2, 1])
    position = played(at(logs="c1", held=(3, 1)), "@c1")
    assert (position.ending, position.scores, position.places) == ("logs", [4, 1], [1, 2])
    assert position.actor == -1
    # not by standing on it, nor by black logs that still may be placed
    assert played(at(silver="d4", logs="e4"), "d4-e4").ending is None


def test_BE_13_when_a_players_last_elephant_finishes() -> None:
    position = at(silver="d6", finished=(8, 0), captives=(0, 1), held=(0, 30))
    played(position, "d6-d7")
    assert (position.ending, position.scores, position.places) == ("finished", [27, 32], [2, 1])
    # not while one is in the start field or on the board, turned or not
    assert played(at(silver="d6", finished=(8, 0)), "d6-d7").ending is None
    assert played(at(silver="d6 b2*", finished=(8, 0)), "d6-d7").ending is None


def test_BE_13_by_the_others_jump_too() -> None:
    position = at(silver="d7*", bronze="c7", finished=(9, 0), turn=1)
    played(position, "c7^e7*")
    assert (position.ending, position.scores, position.places) == ("finished", [30, 0], [1, 2])


def test_BE_13_who_loses_the_last_elephant_loses_whatever_the_points() -> None:
    position = at(silver="c4", finished=(9, 0), held=(20, 0), black="3306")
    played(position, "c4-d4")
    assert (position.ending, position.scores, position.places) == ("captured", [47, 2], [2, 1])
    position = at(silver="c4", bronze="d4", captives=(9, 0), held=(1, 0), black="3406")
    played(position, "N3")
    assert (position.ending, position.places) == ("captured", [1, 2])


def test_BE_13_both_last_elephants_captured_at_once_both_score() -> None:
    position = at(silver="d2", bronze="d5", finished=(5, 4), captives=(5, 4), held=(1, 1), black="3406")
    played(position, "N3")
    # 15 and 5 + 1 captives, 12 and 4 + 1 captives and a log
    assert position.scores == [15 + 12, 12 + 10 + 1]
    assert position.places == [1, 2]
    position = at(silver="d2", bronze="d5", finished=(4, 5), captives=(4, 5), held=(1, 0), black="3406")
    played(position, "N3")
    assert position.scores == [12 + 10, 15 + 12]
    assert position.places == [2, 1]


def test_BE_13_who_has_no_legal_action_loses_whatever_the_points() -> None:
    # silver's only elephant stands on a log, with its face to a black log, and there is nothing to spend
    position = at(silver="d4", bronze="b6", wood="d5 c1 e7", logs="d4 g1", finished=(9, 0), reserve=(0, 3), turn=1)
    played(position, "b6-b5")
    assert (position.ending, position.scores, position.places) == ("blocked", [27, 0], [2, 1])
    # with a log to spend, with a black log to place, or with another elephant it goes on
    for held, reserve, home in ((1, 0, 9), (0, 1, 9), (0, 0, 8)):
        position = at(
            silver="d4",
            bronze="b6",
            wood="d5",
            logs="d4 g1",
            held=(held, 0),
            finished=(home, 0),
            reserve=(reserve, 3),
            turn=1,
        )
        assert played(position, "b6-b5").ending is None


@pytest.mark.parametrize(
    ("silver", "bronze", "wood", "log_steps", "legal"),
    [
        ("d1*", "", "", False, {"d1-home"}),
        ("d4", "d5", "", False, {"d4^d6", "d4^d6*"}),
        ("d4*", "d3", "", False, {"d4^d2", "d4^d2*"}),
        ("d4*", "", "", False, {"d4-d3"}),
        ("d4", "", "d5", True, {"d4-d3", "d4-c4", "d4-e4"}),
    ],
)
def test_BE_13_one_legal_action_of_any_kind_is_enough(
    silver: str, bronze: str, wood: str, log_steps: bool, legal: set[str]
) -> None:
    position = at(
        silver=silver,
        bronze=f"b6 {bronze}",
        wood=wood,
        logs=f"{silver[:2]} g1",
        finished=(9, 0),
        reserve=(0, 3),
        turn=1,
        log_steps=log_steps,
    )
    played(position, "b6-b5")
    assert position.ending is None
    assert set(position.legal) == legal


def test_BE_13_blocked_is_judged_on_ones_own_turn_only() -> None:
    # silver shuts itself in behind two of bronze; bronze may open the way again, or not
    position = at(silver="c4", bronze="d5 d6", logs="d4 g1", finished=(9, 0), reserve=(0, 3))
    played(position, "c4-d4")
    assert position.ending is None
    opened = played(position.copy(), "d6-e6")
    assert set(opened.legal) == {"d4^d6", "d4^d6*"}
    shut = played(position.copy(), "@a3")
    assert (shut.ending, shut.places) == ("blocked", [2, 1])


def test_BE_13_the_order_of_endings() -> None:
    # the last log, taken by the last elephant on to its finish space
    assert played(at(silver="d6", logs="d7", finished=(9, 0)), "d6-d7").ending == "logs"
    # the last log, taken by the last elephant, which is captured: both score
    position = played(at(silver="d4", logs="d5", finished=(9, 0), black="3046"), "d4-d5")
    assert (position.ending, position.scores, position.places) == ("logs", [28, 2], [1, 2])
    # the last log, and the other can't act any more
    position = played(at(silver="d4", bronze="e5", wood="f5", logs="d5", finished=(0, 9), reserve=(3, 0)), "d4-d5")
    assert position.ending == "logs"
    # one's last finishes while the other's last is captured: both score
    position = at(silver="g3", bronze="g4*", finished=(9, 9), black="6040", held=(5, 0), logs="d4")
    played(position, "g3^g5*")
    assert (position.ending, position.scores, position.places) == ("finished", [31, 32], [2, 1])
    # one's last is captured, and one of the other finishes, not its last
    position = played(at(silver="g3", bronze="g4*", finished=(9, 0), black="6040", logs="d4"), "g3^g5*")
    assert (position.ending, position.scores, position.places) == ("captured", [27, 5], [2, 1])
    # one's last is captured, and the other, who would have to act, could not
    position = at(silver="c4", bronze="e2", wood="f2", logs="e2", finished=(9, 9), reserve=(0, 0), black="3306")
    played(position, "c4-d4")
    assert (position.ending, position.places) == ("captured", [2, 1])
    # one can't act in the fortieth quiet turn
    position = at(silver="d4", bronze="b6", wood="d5", logs="d4 g1", finished=(9, 0), reserve=(0, 3), turn=1, quiet=39)
    assert played(position, "b6-b5").ending == "blocked"


def test_BE_13_a_seventh_finisher_comes_before_the_end() -> None:
    position = played(seventh(3), "d6-d7")
    assert position.ending is None
    # with nobody captured to come back it is the end
    position = at(silver="d6", finished=(9, 0))
    assert played(position, "d6-d7").ending == "finished"


# BE-14 the score


def test_BE_14_one_two_three() -> None:
    position = at(silver="d4", finished=(2, 3), captives=(1, 2), held=(7, 4), logs="d5")
    played(position, "d4-d5")
    assert position.scores == [8 + 2 * 1 + 3 * 2, 4 + 2 * 2 + 3 * 3]
    assert position.places == [2, 1]


def test_BE_14_on_a_tie_silver_loses_a_point() -> None:
    position = at(silver="d4", logs="d5", held=(3, 4))
    played(position, "d4-d5")
    assert (position.scores, position.places) == ([3, 4], [2, 1])
    position = at(bronze="d4", logs="e4", held=(4, 3), turn=1)
    played(position, "d4-e4")
    assert (position.scores, position.places) == ([3, 4], [2, 1])


def test_BE_14_where_somebody_has_lost_a_tie_is_left_as_it_is() -> None:
    position = played(at(silver="c4", finished=(9, 0), held=(0, 25), black="3306"), "c4-d4")
    assert (position.ending, position.scores, position.places) == ("captured", [27, 27], [2, 1])


def test_BE_14_before_the_end_nobody_has_lost_a_point() -> None:
    assert (config_of().start().scores, config_of().start().places) == ([0, 0], [1, 1])


# BE-15 the end of what has no end


def test_BE_15_the_third_time_the_starting_position_counts() -> None:
    position = at(silver="c3", bronze="e5")
    there_and_back = ("c3-c4", "e5-e4", "c4-c3", "e4-e5")
    played(position, *there_and_back, *there_and_back[:-1])
    assert position.ending is None
    played(position, there_and_back[-1])
    assert (position.ending, position.scores, position.places) == ("repetition", [-1, 0], [2, 1])
    assert position.actor == -1


def test_BE_15_a_later_position_counts_from_when_it_occurs() -> None:
    position = played(at(silver="b2", bronze="e5"), "b2-c3")
    assert position.ending is None
    there_and_back = ("e5-e4", "c3-c4", "e4-e5", "c4-c3")
    played(position, *there_and_back, *there_and_back[:-1])
    assert position.ending is None
    played(position, there_and_back[-1])
    assert position.ending == "repetition"


def test_BE_15_the_player_to_move_counts() -> None:
    # five turns bring all elephants back, with the other to move: three turns of one, two of the other
    first = ("c3-c4", "f5-f4", "c4-d4", "f4-f5", "d4-c3")
    second = ("f5-f4", "c3-c4", "f4-e4", "c4-c3", "e4-f5")
    position = at(silver="c3", bronze="f5")
    for _ in range(2):
        for actions in (first, second):
            assert position.ending is None
            played(position, *actions)
            assert now(position).on == {square("c3"): (0, False), square("f5"): (1, False)}
    assert position.ending == "repetition"


def test_BE_15_facing_counts() -> None:
    # silver turns bronze's elephant, both walk back: it is another position
    position = at(silver="d2", bronze="d3 b6")
    played(position, "d2^d4*", "b6-b5", "d4-e4", "b5-b6", "e4-e2", "b6-b5", "e2-d2", "b5-b6")
    assert now(position).on[square("d3")] == (1, True)
    assert position.ending is None
    played(position, "d2^d4*", "b6-b5", "d4-e4", "b5-b6", "e4-e2", "b6-b5", "e2-d2", "b5-b6")
    assert position.ending is None, "unturned the second time, turned once"
    played(position, "d2^d4*", "b6-b5", "d4-e4", "b5-b6", "e4-e2", "b6-b5", "e2-d2", "b5-b6")
    assert position.ending is None, "turned the second time"
    played(position, "d2^d4*", "b6-b5", "d4-e4", "b5-b6", "e4-e2", "b6-b5", "e2-d2")
    assert position.ending is None
    played(position, "b5-b6")
    assert position.ending == "repetition"


def test_BE_15_going_home_and_entering_without_a_log_are_quiet() -> None:
    position = played(at(silver="c1* e3", bronze="e5"), "c1-home", "e5-e6", "@c1", "e6-e5")
    assert now(position).on[square("c1")] == (0, False)
    assert now(position).quiet == 4


def in_circles(position: Position, turns: range) -> Position:
    """Silver goes round in four of its turns, bronze in five: in 40 turns of both nothing comes twice."""
    silver = ("c3-c4", "c4-d4", "d4-d3", "d3-c3")
    bronze = ("f5-f4", "f4-f3", "f3-e3", "e3-e4", "e4-f5")
    return played(position, *(bronze[t // 2 % 5] if t % 2 else silver[t // 2 % 4] for t in turns))


def test_BE_15_40_quiet_turns_of_both_together() -> None:
    position = in_circles(at(silver="c3", bronze="f5", held=(0, 2)), range(39))
    assert position.ending is None
    assert now(position).quiet == 39
    in_circles(position, range(39, 40))
    assert (position.ending, position.scores, position.places) == ("quiet", [0, 2], [2, 1])


def test_BE_15_a_quiet_turn_that_brings_the_third_time_too() -> None:
    # the eighth of these turns brings the position for the third time and is the fortieth quiet one
    position = at(silver="c3", bronze="e5", quiet=32)
    played(position, *("c3-c4", "e5-e4", "c4-c3", "e4-e5") * 2)
    assert position.ending == "repetition"


@pytest.mark.parametrize(
    ("action", "quiet"),
    [
        ("c3-c4", 0),  # a log collected
        ("c3-b3", 21),  # a log not collected
        ("@d1", 0),
        ("@b1", 21),
        ("a2-a1", 21),
        ("b1-home", 21),
        ("e2^e4", 21),
        ("e2^e4*", 21),
        ("S4", 0),  # a log spent
        ("#d5", 0),  # a black log
        ("f6-f7", 0),  # a finisher
        ("f6-g6", 21),
        ("f6-f5", 0),  # captured
    ],
)
def test_BE_15_what_breaks_the_quiet(action: str, quiet: int) -> None:
    """A log collected or spent, a capture, a finisher, a black log; else the count goes on."""
    silver = "c3 e2 a2* f6" + " b1*" * (action == "b1-home")
    position = at(silver=silver, bronze="e3 a3", logs="c4 b3 d1 g1", black="5043", held=(1, 0), quiet=20)
    played(position, action)
    assert position.ending is None
    assert now(position).quiet == quiet
    assert now(position).captives == [0, int(action == "f6-f5")]
    assert now(position).finished == [int(action == "f6-f7"), 0]


def test_BE_15_the_last_quiet_turn_can_still_be_broken() -> None:
    position = played(at(silver="c3", logs="c4 g1", quiet=39), "c3-c4")
    assert (position.ending, now(position).quiet) == (None, 0)
    assert played(at(silver="c3", logs="c4 g1", quiet=39), "c3-d3").ending == "quiet"


def test_BE_15_what_comes_before_is_forgotten_by_what_cannot_be_undone() -> None:
    # twice the same, a log taken, the same places again: another position
    position = at(silver="c3 b2", bronze="e5", logs="b3 g1")
    there_and_back = ("c3-c4", "e5-e4", "c4-c3", "e4-e5")
    played(position, *there_and_back, "b2-b3", "e5-e4", "b3-b2", "e4-e5")
    assert position.ending is None
    played(position, *there_and_back, *there_and_back[:2])
    assert position.ending is None
    played(position, there_and_back[2])
    assert position.ending == "repetition"
