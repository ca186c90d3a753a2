"""Notation and board files: what is printed reads back, and whatever can't be read ends in one precise message."""

from __future__ import annotations

import re
import time
from itertools import pairwise

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st
from tests.games.elefantenparade.given import CONFIGS, GAME, config_of, games, name, playthrough, sensible
from tests.games.elefantenparade.slow import Slow

from waterhole.games.game import Ambiguous, BadOption, Config, NotLegal, NotNotation, Position, Refusal
from waterhole.games.message import Message

two = config_of(2)


def position_of(text: str) -> Position:
    return config_of(text.split()[0].count("/") + 1).position(text)


def refused(kind: type[Refusal], action: str, position: str) -> Message:
    """The message with which the action is refused in the position: by this kind of Refusal and no other."""
    with pytest.raises(Refusal) as caught:
        position_of(position).parse(action)
    assert type(caught.value) is kind
    return caught.value.message


# what is printed reads back


@pytest.mark.parametrize("config", CONFIGS, ids=name)
def test_round_trips_along_random_games(config: Config) -> None:
    for seed in range(6):
        for position, _ in playthrough(config, seed):
            assert config.position(position.text).state == position.state
            texts = list(position.legal)
            assert len(set(texts)) == len(texts)
            assert [position.parse(text) for text in texts] == list(position.legal.actions())


@given(games())
def test_round_trips_of_any_position(slow: Slow) -> None:
    assume(sensible(slow))
    position = config_of(slow.players, slow.track, slow.swims).position(slow.text())
    assert position.text == slow.text()
    for action in position.legal.actions():
        assert position.parse(position.action_text(action)) == action


def test_what_is_left_out_at_the_end_is_as_at_the_start() -> None:
    assert position_of("14,9/15,H1").text == "14,9/15,H1 22222 0/0 0:321"
    assert position_of("14,9/15,H1 22022").text == "14,9/15,H1 22022 0/0 0:321"
    assert position_of("14,9/15,H1 22022 2/3").text == "14,9/15,H1 22022 2/3 0:321"
    assert position_of("-,-/-,-").text == GAME.start(2).text
    assert position_of("3,-/-,-").actor == 1
    assert position_of("-,3/-,-").text == position_of("3,-/-,-").text


def test_houses_without_a_number() -> None:
    assert position_of("14,H/H,9").text.startswith("14,H1/H2,9")
    assert position_of("14,H/H1,9").text.startswith("14,H2/H1,9")
    assert position_of("H,H3/H,9 22222 0/0 over:move").text.startswith("H1,H3/H2,9")


def test_whitespace_and_leading_zeros_are_no_matter() -> None:
    assert position_of("  014,9/15,20   22222\t0/0 0:123 ").text == "14,9/15,20 22222 0/0 0:321"
    assert position_of("14,9/16,20").parse("  014+2 ") == position_of("14,9/16,20").parse("14+2")


# short forms


def test_the_elephant_alone() -> None:
    position = position_of("14*,9/20*,30 22222 0/0 0:2")
    assert position.action_text(position.parse("9")) == "9+2"
    message = refused(Ambiguous, "14", "14,9/20,30")
    assert message == Message("ambiguous", {"text": "14", "texts": "14+1, 14+2, 14+3"})


def test_the_number_alone() -> None:
    position = position_of("9,H1/15,H2 22222 3/2 0:321")
    assert position.action_text(position.parse("+2")) == "9+2"
    assert refused(Ambiguous, "+2", "14,9/20,30").args["texts"] == "14+2, 9+2, 20+2, 30+2"


def test_the_elephant_and_where_it_gets() -> None:
    position = position_of("13,9/20,30")
    assert position.action_text(position.parse("20>23")) == "20+3"
    # every way that crosses the water ends in it: two numbers lead there
    assert refused(Ambiguous, "13>15", "13,9/20,30").args["texts"] == "13+2, 13+3"
    assert position.action_text(position.parse("13>14")) == "13+1"


def test_home() -> None:
    position = position_of("57,9/20,30")
    assert refused(Ambiguous, "57>home", "57,9/20,30").args["texts"] == "57+2, 57+3"
    assert position.action_text(position.parse("57>58")) == "57+1"
    after_some = position_of("57,9*/20*,30 22222 0/0 0:3")
    assert after_some.action_text(after_some.parse("57>home")) == "57+3"


# precise errors


@pytest.mark.parametrize(
    ("text", "kind", "expected"),
    [
        ("", NotNotation, "not_action(text=)"),
        ("hop", NotNotation, "not_action(text=hop)"),
        ("Parade", NotNotation, "not_action(text=Parade)"),
        (">17", NotNotation, "not_action(text=>17)"),
        ("14+2>16", NotNotation, "not_action(text=14+2>16)"),
        ("14+", NotNotation, "not_action(text=14+)"),
        ("14+22", NotNotation, "not_action(text=14+22)"),
        ("99999", NotNotation, "not_action(text=99999)"),
        ("-1", NotNotation, "not_action(text=-1)"),
        ("1٤+1", NotNotation, "not_action(text=1٤+1)"),
        ("x" * 1000, NotNotation, f"not_action(text={'x' * 40})"),
        ("14+0", NotNotation, "no_such_number(number=0)"),
        ("14+4", NotNotation, "no_such_number(number=4)"),
        ("+9", NotNotation, "no_such_number(number=9)"),
        ("13+1", NotNotation, "no_elephant_there(space=13)"),
        ("14>20", NotNotation, "no_way_there(space=14, to=20)"),
        ("14>home", NotNotation, "no_way_there(space=14, to=home)"),
        ("@4", NotNotation, "no_such_start(space=4, last=3)"),
        ("@3", NotLegal, "all_placed(ruling=EP-1)"),
        ("15+1", NotLegal, "water_held(space=15, behind=14, ruling=EP-4)"),
        ("15", NotLegal, "water_held(space=15, behind=14, ruling=EP-4)"),
        ("15>18", NotLegal, "water_held(space=15, behind=14, ruling=EP-4)"),
        ("16+3", NotLegal, "has_moved(space=16, ruling=EP-3)"),
        ("14+1", NotLegal, "number_used(number=1, ruling=EP-3)"),
        ("+1", NotLegal, "number_used(number=1, ruling=EP-3)"),
        ("parade", NotLegal, "turn_begun(ruling=EP-5)"),
    ],
)
def test_faults_of_actions(text: str, kind: type[Refusal], expected: str) -> None:
    assert str(refused(kind, text, "16*,15/14,9 22222 0/0 0:32")) == expected


@pytest.mark.parametrize(
    ("text", "position", "expected"),
    [
        ("@1", "1,-/-,-", "start_taken(space=1, ruling=EP-1)"),
        ("1+1", "1,-/-,-", "place_first(ruling=EP-1)"),
        ("parade", "1,-/-,-", "place_first(ruling=EP-1)"),
        ("@1", "H1,H2/H3,20 22222 3/2 over:move", "game_over()"),
        ("parade", "H1,H2/H3,20 22222 3/2 over:move", "game_over()"),
        ("20+1", "H1,H2/H3,20 22222 3/2 over:move", "game_over()"),
        ("+1", "H1,H2/H3,20 22222 3/2 over:move", "game_over()"),
    ],
)
def test_faults_of_actions_while_placing_and_after_the_end(text: str, position: str, expected: str) -> None:
    assert str(refused(NotLegal, text, position)) == expected


def test_a_number_before_any_elephant_stands() -> None:
    assert str(refused(NotNotation, "+1", "-,-/-,-")) == "none_on_track()"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("14,9/15,20 22222 0/0 0:321 more", "position_fields(count=5)"),
        ("14/15,20", "position_pair(text=14)"),
        ("14,9,3/15,20", "position_pair(text=14,9,3)"),
        ("14,x/15,20", "position_elephant(text=x)"),
        ("14,/15,20", "position_elephant(text=)"),
        ("14,H4/15,20", "position_elephant(text=H4)"),
        ("14,9**/15,20", "position_elephant(text=9**)"),
        ("14,-*/15,20", "position_elephant(text=-*)"),
        ("14,12345/15,20", "position_elephant(text=12345)"),
        ("14,59/15,20", "position_space(space=59, last=58)"),
        ("14,9/15,9", "position_two(space=9)"),
        ("0,0/15,9", "position_two(space=0)"),
        ("H,H/H,H", "position_home(count=4)"),
        ("H1,H2/H3,20", "position_home(count=3)"),
        ("H1,H1/9,20", "position_houses()"),
        ("H2,10/9,20", "position_houses()"),
        ("H3,H/9,20", "position_houses()"),
        ("14,9/15,20 2222", "position_forests(count=5, text=2222)"),
        ("14,9/15,20 222222", "position_forests(count=5, text=222222)"),
        ("14,9/15,20 -", "position_forests(count=5, text=-)"),
        ("14,9/15,20 22212", "position_forest_logs(space=44, logs=2)"),
        ("14,9/15,20 2222x", "position_forest_logs(space=52, logs=2)"),
        ("14,9/15,20 22222 0", "position_held(players=2, text=0)"),
        ("14,9/15,20 22222 0/0/0", "position_held(players=2, text=0/0/0)"),
        ("14,9/15,20 22222 0/1000", "position_held(players=2, text=0/1000)"),
        ("14,9/15,20 22222 0/-1", "position_held(players=2, text=0/-1)"),
        ("14,9/15,20 22222 0/0 0", "position_turn(text=0)"),
        ("14,9/15,20 22222 0/0 0:", "position_turn(text=0:)"),
        ("14,9/15,20 22222 0/0 0:4", "position_turn(text=0:4)"),
        ("14,9/15,20 22222 0/0 0:33", "position_turn(text=0:33)"),
        ("14,9/15,20 22222 0/0 over", "position_turn(text=over)"),
        ("14,9/15,20 22222 0/0 2:321", "position_turn_seat(number=2, last=1)"),
        ("14,9/15,20 22222 0/0 over:move", "position_over()"),
        ("H1,H2/H3*,20 22222 0/0 over:move", "position_over()"),
        ("14*,9/15,20", "position_moved(moved=1, used=0)"),
        ("14,9/15,20 22222 0/0 0:32", "position_moved(moved=0, used=1)"),
        ("15,31/9*,41 22222 0/0 0:32", "position_turn_done()"),
        ("3,1/-,-", "position_placed_order()"),
        ("-,-/3,-", "position_placed_order()"),
        ("9,-/-,-", "position_placed_start(space=9, last=3)"),
        ("H1,-/-,-", "position_placed_start(space=59, last=3)"),
        ("3,-/-,- 22222 0/0 0:321", "position_placing_turn(number=1)"),
        ("3,-/-,- 22222 0/0 1:32", "position_placing_turn(number=1)"),
        ("3*,-/-,-", "position_placing_turn(number=1)"),
    ],
)
def test_faults_of_positions(text: str, expected: str) -> None:
    with pytest.raises(NotNotation) as caught:
        position_of(text)
    assert str(caught.value.message) == expected


def test_another_number_of_players() -> None:
    with pytest.raises(NotNotation, match=re.escape("position_seats(count=2, players=3)")):
        config_of(3).position("14,9/15,20")
    with pytest.raises(NotNotation, match=re.escape("position_fields(count=0)")):
        two.position("   ")


# any text

ANY = st.text() | st.text(st.characters(categories=["Cs", "Cc", "Nd", "Zs", "L"]), max_size=20)
LIKE_ACTIONS = st.text(st.sampled_from("@+>*-0123459 parde home"), max_size=10) | st.from_regex(
    r"@?[0-9]{0,4}(\+[0-9])?(>([0-9]{1,3}|home))?"
)
_words = "- H H1 H2 H3 0 1 2 3 7 14 15 16 31 58 59 9* 15* H1*"
_elephant = st.sampled_from(_words.split())
_turn = st.from_regex(r"([0-4]:[1-4]{1,3}|over:(move|parade))", fullmatch=True)
LIKE_POSITIONS = st.builds(
    lambda pairs, rest: " ".join(["/".join(",".join(pair) for pair in pairs), *rest]),
    st.lists(st.lists(_elephant, min_size=2, max_size=2), min_size=2, max_size=4),
    st.just([])
    | st.tuples(st.from_regex(r"[02]{5}|-", fullmatch=True))
    | st.tuples(st.just("22022"), st.from_regex(r"[0-9]{1,3}(/[0-9]{1,2}){1,3}", fullmatch=True), _turn),
)
STARTS = [config_of(players) for players in (2, 3, 4)]
SOME = [position_of("16*,15/14,9 22222 0/0 0:32"), position_of("1,-/-,-"), position_of("H,H/57,58")]


def check_message(message: Message) -> None:
    """One that can be shown: with an id, and arguments that repeat only the beginning of what was tried."""
    assert re.fullmatch("[a-z_]+", message.id)
    assert all(isinstance(value, int) or len(value) <= 60 for value in message.args.values())


@given(ANY | LIKE_ACTIONS, st.sampled_from(SOME))
def test_any_text_as_an_action(text: str, position: Position) -> None:
    message = None
    try:
        action = position.parse(text)
    except (NotNotation, NotLegal, Ambiguous) as refusal:
        message = refusal.message
    if message is not None:
        check_message(message)
        assert text not in position.legal
    else:
        assert action in position.legal.actions()
        assert position.parse(position.action_text(action)) == action
        assert text in position.legal


@given(ANY | LIKE_POSITIONS, st.sampled_from(STARTS))
@example("٣,9/15,20", two)
@example("14,9/15,20 ٢2222", two)
@example("14,9/15,20 22222 ٢/0", two)
@example("14,9/15,20 22222 0/0 ٠:321", two)
@example("14,9/15,20\x1f22222", two)
def test_any_text_as_a_position(text: str, config: Config) -> None:
    message = None
    try:
        position = config.position(text)
    except NotNotation as refusal:
        message = refusal.message
    if message is not None:
        check_message(message)
    else:
        assert config.position(position.text).state == position.state
        assert config.position(position.text).text == position.text
        # and it can be played on, or is over
        assert position.over != bool(position.legal.actions())


def test_printed_positions_are_found_among_like_ones() -> None:
    """The fuzzing above is worth something only if some of its texts can be read."""
    read = 0

    @given(LIKE_POSITIONS, st.sampled_from(STARTS))
    def look(text: str, config: Config) -> None:
        nonlocal read
        try:
            config.position(text)
            read += 1
        except NotNotation:
            pass

    look()
    assert read > 0


# board files

GOOD = "path 0,8 11,8 11,0 0,0 0,6 9,6 9,2 2,2 2,4\ngoal 3,3 8,5\nwater 15 31\nforest 17:2 26:5\nhouses 3 2 1\n"


def board(text: str, players: int = 2) -> Config:
    return GAME.config_of(players, {}, "own.txt", text)


def test_a_board_file_of_ones_own() -> None:
    config = board("# mine\n\n  name\tThe  pond # deep\n" + GOOD)
    assert config.layout.name == "The  pond"
    assert config.layout.water == (15, 31)
    assert config.layout.forest == {17: 2, 26: 5}
    assert config.board.goal == 59
    assert board("spaces 20\nhouses 9 1 9").layout.water == ()
    assert board("spaces 20\nhouses 9 1 9").layout.name == "own.txt"
    assert board("spaces 128\nwater 127\nforest 126:1\nhouses 9 1 9").board.water[127] == 1


def fault(text: str, players: int = 2) -> str:
    with pytest.raises(BadOption) as caught:
        board(text, players)
    args = dict(caught.value.message.args)
    assert args.pop("file") == "own.txt"
    line = args.pop("line")
    return f"{line} {Message(caught.value.message.id, args)}"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "1 board_path_or_spaces()"),
        ("houses 3 2 1", "1 board_path_or_spaces()"),
        (GOOD + "spaces 40", "1 board_path_or_spaces()"),
        ("spaces 40", "1 board_missing(word=houses)"),
        ("spaces 40\nhouses 3 2 1\nriver 3", "3 board_unknown_word(word=river)"),
        ("spaces 40\nhouses 3 2 1\n\n#\nspaces 41", "5 board_twice(word=spaces)"),
        ("houses 3 2 1\nspaces 19", "2 board_length(spaces=19, least=20, most=128)"),
        ("houses 3 2 1\nspaces 129", "2 board_length(spaces=129, least=20, most=128)"),
        ("houses 3 2 1\nspaces", "2 board_number(word=)"),
        ("houses 3 2 1\nspaces 4 0", "2 board_number(word=4 0)"),
        ("houses 3 2 1\nspaces ٤٠", "2 board_number(word=٤٠)"),
        ("houses 3 2 1\nspaces -40", "2 board_number(word=-40)"),
        ("spaces 40\nhouses 3 2", "2 board_houses()"),
        ("spaces 40\nhouses 3 2 1 1", "2 board_houses()"),
        ("spaces 40\nhouses 3 2 0", "2 board_houses()"),
        ("spaces 40\nhouses 10 2 1", "2 board_houses()"),
        ("spaces 40\nhouses a 2 1", "2 board_number(word=a)"),
        ("spaces 40\nhouses 3 2 1\nwater 40", "3 board_space(space=40, last=39)"),
        ("spaces 40\nhouses 3 2 1\nwater 9 9", "3 board_space_twice(space=9)"),
        ("spaces 40\nhouses 3 2 1\nforest 9:1\nwater 9", "4 board_space_twice(space=9)"),
        ("spaces 40\nhouses 3 2 1\nforest 9:1 9:1", "3 board_space_twice(space=9)"),
        ("spaces 40\nhouses 3 2 1\nforest 9", "3 board_forest_form(word=9)"),
        ("spaces 40\nhouses 3 2 1\nforest 9:", "3 board_number(word=)"),
        ("spaces 40\nhouses 3 2 1\nforest 9:6", "3 board_forest_logs(space=9, logs=6)"),
        ("spaces 40\nhouses 3 2 1\nforest 9:0", "3 board_forest_logs(space=9, logs=0)"),
        ("spaces 40\nhouses 3 2 1\nforest 40:1", "3 board_space(space=40, last=39)"),
        ("spaces 40\nhouses 3 2 1\n\nwater 3", "4 board_start_taken(space=3, starts=4)"),
        ("spaces 40\nhouses 3 2 1\n\n\nforest 0:1", "5 board_start_taken(space=0, starts=4)"),
        ("spaces 40\nhouses 3 2 1\ngoal 3,3 8,5", "3 board_goal_needs_path()"),
        ("houses 3 2 1\npath 0,0 30,0", "2 board_missing(word=goal)"),
        ("houses 3 2 1\npath", "2 board_length(spaces=0, least=20, most=128)"),
        ("houses 3 2 1\npath 0,0 9,0", "2 board_length(spaces=10, least=20, most=128)"),
        ("houses 3 2 1\npath 0 9,0", "2 board_cell(word=0)"),
        ("houses 3 2 1\npath 0,0 9,x", "2 board_number(word=x)"),
        ("houses 3 2 1\npath 0,0 100,0", "2 board_cell_far(word=100,0)"),
        ("houses 3 2 1\npath 0,0 9,9", "2 board_path_bend(cell=9,9)"),
        ("houses 3 2 1\npath 0,0 0,0", "2 board_path_bend(cell=0,0)"),
        ("houses 3 2 1\npath 0,0 9,0 9,5 5,5 5,0", "2 board_path_crosses(cell=5,0)"),
        ("houses 3 2 1\npath 0,0 9,0 5,0", "2 board_path_crosses(cell=8,0)"),
        ("houses 3 2 1\npath 0,0 30,0\ngoal 3,3", "3 board_goal_corners()"),
        ("houses 3 2 1\npath 0,0 30,0\ngoal 3,3 2,5", "3 board_goal_corners()"),
        ("houses 3 2 1\npath 0,0 30,0\ngoal 30,0 40,5", "3 board_goal_on_track(space=30)"),
    ],
)
def test_faults_of_board_files(text: str, expected: str) -> None:
    assert fault(text) == expected


def test_start_spaces_are_more_with_more_players() -> None:
    text = "spaces 40\nhouses 3 2 1\nwater 5 7"
    assert board(text, 2).players == 2
    assert fault(text, 3) == "3 board_start_taken(space=5, starts=6)"
    assert fault(text.replace("5 ", ""), 4) == "3 board_start_taken(space=7, starts=8)"


_line = st.one_of(
    st.builds("spaces {}".format, st.integers(15, 135)),
    st.builds("houses {}".format, st.lists(st.integers(0, 10).map(str), min_size=2, max_size=4).map(" ".join)),
    st.just("houses 3 2 1"),
    st.builds("water {}".format, st.lists(st.integers(0, 130).map(str), max_size=4).map(" ".join)),
    st.builds("forest {}".format, st.from_regex(r"([0-9]{1,2}:[0-6] ?){0,3}", fullmatch=True)),
    st.builds("path {}".format, st.from_regex(r"([0-9]{1,2},[0-9]{1,2} ?){0,5}", fullmatch=True)),
    st.just("path 0,8 11,8 11,0 0,0 0,6 9,6 9,2 2,2 2,4"),
    st.builds("goal {}".format, st.from_regex(r"([0-9],[0-9] ?){1,3}", fullmatch=True)),
    st.builds("name {}".format, st.text(max_size=70)),
    st.text(max_size=12),
)


@given(ANY | st.lists(_line, max_size=7).map("\n".join), st.sampled_from([2, 3, 4]))
def test_any_text_as_a_board_file(text: str, players: int) -> None:
    message = None
    try:
        config = board(text, players)
    except BadOption as refusal:
        message = refusal.message
    if message is not None:
        check_message(message)
        assert message.args["file"] == "own.txt"
        assert 1 <= int(message.args["line"]) <= max(1, len(text.splitlines()))
        return
    assert 20 <= config.board.goal <= 128
    assert len(config.layout.cells) == len(set(config.layout.cells)) == config.board.goal
    # it can be played on, and a record that holds the text gives the same board again
    for position, _ in playthrough(config, 1):
        assert config.position(position.text).state == position.state
    assert GAME.config_of(players, {}, "own.txt", config.board_text) == config


@pytest.mark.parametrize("spaces", range(20, 129))
def test_the_spiral_of_so_many_spaces(spaces: int) -> None:
    layout = board(f"spaces {spaces}\nhouses 3 2 1").layout
    cells = layout.cells
    assert len(cells) == len(set(cells)) == spaces
    assert min(min(cell) for cell in cells) >= 0
    (left, top), (right, bottom) = layout.goal
    goal = {(c, r) for c in range(left, right + 1) for r in range(top, bottom + 1)}
    assert min(left, top) >= 0
    assert len(goal) == 12
    assert not goal & set(cells)

    def near(a: tuple[int, int], b: tuple[int, int]) -> bool:
        return abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1

    assert all(near(a, b) for a, b in pairwise(cells)), "one cell after the other"
    touching = [(i, j) for i in range(spaces) for j in range(i + 2, spaces) if near(cells[i], cells[j])]
    assert not touching, "rounds lie apart"
    assert any(near(cells[-1], cell) for cell in goal), "the last space lies at the goal"


def test_a_long_path_is_refused_at_once() -> None:
    corners = " ".join(f"{side},{row}" for row in range(100) for side in ((0, 99), (99, 0))[row % 2])
    started = time.perf_counter()
    assert fault(f"path {corners}\nhouses 3 2 1").endswith("board_length(spaces=10000, least=20, most=128)")
    assert time.perf_counter() - started < 2
