"""Notation and board files: what is printed reads back, and whatever can't be read ends in one precise message."""

from __future__ import annotations

import re

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st
from tests.games.black_elephant.given import (
    CONFIGS,
    GAME,
    at,
    config_for,
    config_of,
    games,
    name,
    playthrough,
    sensible,
)
from tests.games.black_elephant.slow import Slow

from waterhole.games.black_elephant import rules
from waterhole.games.game import Ambiguous, BadOption, Config, NotLegal, NotNotation, Position, Refusal
from waterhole.games.message import Message

CONFIG = config_of()
ROWS = "6#/7/7/3S3/4B2/7/6o"
WHOLE = f"{ROWS} 0,3,0,0/0,3,0,0 0606 S 47 0"


def refused(kind: type[Refusal], action: str, position: Position) -> Message:
    """The message with which the action is refused in the position: by this kind of Refusal and no other."""
    with pytest.raises(Refusal) as caught:
        position.parse(action)
    assert type(caught.value) is kind
    return caught.value.message


def fault(text: str, config: Config = CONFIG) -> str:
    with pytest.raises(NotNotation) as caught:
        config.position(text)
    return str(caught.value.message)


# what is printed reads back


@pytest.mark.parametrize("config", CONFIGS, ids=name)
def test_round_trips_along_random_games(config: Config) -> None:
    for seed in range(3):
        for position, _ in playthrough(config, seed):
            again = config.position(position.text)
            assert again.state == position.state
            assert again.text == position.text
            texts = list(position.legal)
            assert len(set(texts)) == len(texts)
            assert [position.parse(text) for text in texts] == list(position.legal.actions())


@given(games())
def test_round_trips_of_any_position(slow: Slow) -> None:
    assume(sensible(slow))
    position = config_for(slow).position(slow.text())
    assert position.text == slow.text()
    for action in position.legal.actions():
        assert position.parse(position.action_text(action)) == action


def test_every_number_has_a_text_of_its_own() -> None:
    position = CONFIG.start()
    texts = [position.action_text(action) for action in range(rules.ACTIONS)]
    assert len(set(texts)) == rules.ACTIONS


def test_the_first_position() -> None:
    rows = "/".join(["oooooo#"] + ["ooooooo"] * 6)
    assert CONFIG.start().text == f"{rows} 0,3,0,0/0,3,0,0 6666 S 0 0"


def test_the_forms_of_actions() -> None:
    position = at(silver="c3 b1* e2", bronze="c4", logs="e3 g1", held=(1, 0))
    for text in ("@d1", "e2-e3", "c3-b4", "c3^c5", "c3^c5*", "b1-home", "S1", "N5", "W1", "E5", "#d4"):
        assert text in list(position.legal)
        assert position.action_text(position.parse(text)) == text


def test_what_is_left_out_at_the_end() -> None:
    def text(start: str) -> str:
        return CONFIG.position(start).text

    # the cup holds what is missing, the black elephants stand as at the start
    assert text(ROWS) == f"{ROWS} 0,3,0,0/0,3,0,0 6666 S 47 0"
    assert text(f"{ROWS} 3/2") == f"{ROWS} 3,3,0,0/2,3,0,0 6666 S 42 0"
    assert text(f"{ROWS} 3,1/2,0,4") == f"{ROWS} 3,1,0,0/2,0,4,0 6666 S 42 0"
    assert text(f"{ROWS} 99/99") == f"{ROWS} 99,3,0,0/99,3,0,0 6666 S 0 0"
    assert text(f"{ROWS} 0/0 0606") == WHOLE
    assert text(f"{ROWS} 0/0 0606 B") == WHOLE.replace(" S ", " B ")
    assert text(f"{ROWS} 0/0 0606 S 5") == WHOLE.replace(" 47 ", " 5 ")
    assert text(f"{ROWS} 0/0 0606 S 5 6") == WHOLE.replace(" 47 0", " 5 6")
    start = CONFIG.start()
    assert text(start.text.split()[0]) == start.text


def test_empty_spaces_are_written_in_any_way() -> None:
    assert CONFIG.position("......#/...4/.3.2/3S.../2..B../34/15o").text.startswith(ROWS)
    assert CONFIG.position("  6#/7/7/3S3/4B2/7/6o   0/0\t0606 ").text == WHOLE


def test_history_is_carried_along() -> None:
    """Repetitions are known after reading a position as they were before."""
    position = at(silver="c3", bronze="e5")
    for turn, action in enumerate(("c3-c4", "e5-e4", "c4-c3", "e4-e5") * 2):
        fields = position.text.split()
        assert len(fields) == (7 if turn else 6)
        if turn:
            assert len(fields[6].split(",")) == turn
        position = CONFIG.position(position.text)
        position.play(action)
    assert position.ending == "repetition"
    assert CONFIG.position(position.text).state == position.state
    # without it, only what comes afterwards counts
    position = at(silver="c3", bronze="e5")
    for _ in range(6):
        for action in ("c3-c4", "e5-e4", "c4-c3", "e4-e5"):
            position = CONFIG.position(" ".join(position.text.split()[:6]))
            position.play(action)
            assert position.ending is None


# short forms


@pytest.mark.parametrize(
    ("short", "long"),
    [("c3", "c3-c4"), ("d5^*", "d5^d7*"), ("-c4", "c3-c4"), ("S", "S1"), ("c3-c4", "c3-c4"), ("b1-home", "b1-home")],
)
def test_short_forms(short: str, long: str) -> None:
    # c3 is on a log, d5 too with somebody before it; S can go one way only
    position = at(silver="c3 d5 b1*", bronze="d6", logs="c3 d5 b1 g1", held=(1, 0))
    assert position.action_text(position.parse(short)) == long


def test_short_forms_of_entering_and_laying() -> None:
    wood = "a1 c1 e1"
    position = at(wood=wood, reserve=(2, 1), logs="b1 d1 f1")
    assert refused(Ambiguous, "@", position).args["texts"] == "@b1, @d1, @f1, @g1"
    logs = " ".join(c + r for r in "1234567" for c in "abcdefg" if c + r not in ("g7", "d4", "e1"))
    position = at(logs=logs, wood="e1", reserve=(3, 2), turn=1)
    assert position.action_text(position.parse("#")) == "#d4"


@pytest.mark.parametrize(
    ("text", "texts"),
    [
        ("d4", "d4-d5, "),
        ("c2^", "c2^c4, c2^c4*"),
        ("-c4", "d4-c4, c2-c4"),
        ("S", "S1, S2"),
        ("@", "@a1, @b1, "),
        ("#", "#a1, #b1, "),
    ],
)
def test_ambiguous(text: str, texts: str) -> None:
    bronze = "" if "-" in text else "c3"
    position = at(silver="c2 d4", bronze=bronze, held=(2, 0))
    message = refused(Ambiguous, text, position)
    assert message.id == "ambiguous"
    assert message.args["text"] == text
    assert str(message.args["texts"]).startswith(texts)


# precise errors


@pytest.mark.parametrize(
    "text",
    [
        *("", "hop", "c8", "h1", "c3-", "c3-c3-c3", "c3^^", "c3-c5*", "@c", "@@c1", "#9", "S7", "S-1", "s3", "C3-C4"),
        *("c3 -c4", "c3-HOME", "home", "-", "^", "*", "c٣-c4", "S٣", "c3_c4", "x" * 1000),
    ],
)
def test_not_notation(text: str) -> None:
    assert refused(NotNotation, text, at(silver="c3")) == Message("not_action", {"text": text[:40]})


def test_a_jump_of_another_form() -> None:
    position = at(silver="c3", bronze="c4")
    for landing in ("c4", "d4", "e4", "c6", "c3"):
        assert str(refused(NotNotation, f"c3^{landing}", position)) == f"jump_form(start=c3, space={landing})"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("@c1", "none_waiting(ruling=BE-2)"),
        ("e4-e5", "not_yours(space=e4, owner_seat=1, ruling=BE-1)"),
        ("e4", "not_yours(space=e4, owner_seat=1, ruling=BE-1)"),
        ("a4-a5", "no_elephant(space=a4, ruling=BE-1)"),
        ("c3-c3", "no_move(space=c3, ruling=BE-3)"),
        ("c3-g6", "too_far(start=c3, space=g6, distance=7, ruling=BE-3)"),
        ("c3-d5", "is_occupied(space=d5, ruling=BE-4)"),
        ("c3-d4", "is_wood(space=d4, ruling=BE-11)"),
        ("f6-g7", "is_cup(space=g7, ruling=BE-3)"),
        ("c3-b5", "log_too_far(start=c3, space=b5, ruling=BE-4)"),
        ("d5-c5", "log_forward(start=d5, facing=north, ruling=BE-4)"),
        ("b2-c2", "log_forward(start=b2, facing=south, ruling=BE-4)"),
        ("c3^e3", "jump_forward(start=c3, facing=north, ruling=BE-6)"),
        ("c3^c5", "jump_nobody(start=c3, ruling=BE-6)"),
        ("d5^d7", "jump_nobody(start=d5, ruling=BE-6)"),
        ("f6-home", "home_unturned(space=f6, ruling=BE-8)"),
        ("b2-home", "home_too_far(space=b2, first=a1, last=g1, ruling=BE-8)"),
        ("S0", "black_stays(path=S, place=0, ruling=BE-10)"),
        ("S3", "black_cost(path=S, place=3, cost=3, logs=2, ruling=BE-10)"),
        ("#b5", "wood_log(space=b5, ruling=BE-11)"),
        ("#c3", "wood_elephant(space=c3, ruling=BE-11)"),
        ("#d4", "wood_twice(space=d4, ruling=BE-11)"),
        ("#g7", "wood_cup(space=g7, ruling=BE-11)"),
        ("#d2", "wood_group(space=d2, ruling=BE-11)"),
    ],
)
def test_not_legal(text: str, expected: str) -> None:
    position = at(
        silver="c3 d5 b2* f6",
        bronze="e4",
        logs="b5 d5 b2 g1",
        wood="d3 d4",
        held=(2, 0),
        reserve=(1, 3),
        finished=(6, 0),
    )
    assert str(refused(NotLegal, text, position)) == expected


@pytest.mark.parametrize("text", ["@c1", "c3-c4", "c3^c5", "c1-home", "S3", "#d4", "c3", "@", "#", "S"])
def test_nothing_is_legal_after_the_end(text: str) -> None:
    position = at(silver="d4 c3", logs="d5")
    position.play("d4-d5")
    assert position.over
    assert str(refused(NotLegal, text, position)) == "game_over()"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "position_fields(count=0)"),
        (f"{WHOLE} - more", "position_fields(count=8)"),
        ("7/7/7/7/7/6o", "position_rows(count=6)"),
        (ROWS + "/7", "position_rows(count=8)"),
        ("6#/7/7/3S2/7/7/6o", "position_row(row=4, text=3S2, count=6)"),
        ("6#/7/7/3S4/7/7/6o", "position_row(row=4, text=3S4, count=8)"),
        ("6#/7/7/3S3/7/7/", "position_row(row=1, text=, count=0)"),
        ("6#/7/7/3Q3/7/7/6o", "position_cell(text=Q)"),
        ("6#/7/7/3o+2/7/7/6o", "position_cell(text=+)"),
        ("6#/7/7/8/7/7/6o", "position_cell(text=8)"),
        ("6#/7/7/0S6/7/7/6o", "position_cell(text=0)"),
        ("6#/7/7/٣S3/7/7/6o", "position_cell(text=٣)"),
        ("7/7/7/3S3/7/7/6o", "position_cup(space=g7)"),
        ("6o/7/7/3S3/7/7/6o", "position_cup(space=g7)"),
        ("6#/6#/7/3S3/7/7/6o", "position_no_cup(space=g6)"),
        (f"{ROWS} 3", "position_holdings(text=3)"),
        (f"{ROWS} 3/2/1", "position_holdings(text=3/2/1)"),
        (f"{ROWS} 3,3,0,0,0/2", "position_holdings(text=3,3,0,0,0/2)"),
        (f"{ROWS} 3,x/2", "position_holdings(text=3,x/2)"),
        (f"{ROWS} -3/2", "position_holdings(text=-3/2)"),
        (f"{ROWS} 1000/2", "position_holdings(text=1000/2)"),
        (f"{ROWS} 3,,1/2", "position_holdings(text=3,,1/2)"),
        (f"{ROWS} ٣/2", "position_holdings(text=٣/2)"),
        (f"{ROWS} 0,3,0,6/0,3,4,0", "position_elephants(seat=0, count=11, most=10)"),
        (f"{ROWS} 0,3,10,0/0", "position_elephants(seat=1, count=11, most=10)"),
        (f"{ROWS} 0/0 060", "position_black(text=060)"),
        (f"{ROWS} 0/0 06060", "position_black(text=06060)"),
        (f"{ROWS} 0/0 0607", "position_black(text=0607)"),
        (f"{ROWS} 0/0 ٠606", "position_black(text=٠606)"),
        (f"{ROWS} 0/0 0606 s", "position_turn(text=s)"),
        (f"{ROWS} 0/0 0606 0", "position_turn(text=0)"),
        (f"{ROWS} 0/0 0606 over", "position_turn(text=over)"),
        (f"{ROWS} 0/0 0606 over:won", "position_turn(text=over:won)"),
        (f"{ROWS} 0/0 0606 over:blocked", "position_turn(text=over:blocked)"),
        (f"{ROWS} 0/0 0606 over:logs-S", "position_turn(text=over:logs-S)"),
        (f"{ROWS} 0/0 0606 over:captured-X", "position_turn(text=over:captured-X)"),
        (f"{ROWS} 0/0 0606 S x", "position_cup_logs(text=x)"),
        (f"{ROWS} 0/0 0606 S 1000", "position_cup_logs(text=1000)"),
        (f"{ROWS} 0/0 0606 S 0 41", "position_quiet(text=41, most=40)"),
        (f"{ROWS} 0/0 0606 S 0 -1", "position_quiet(text=-1, most=40)"),
        (
            f"{ROWS} 0/0 0606 S 0 1 0123456789ab,0123456789ab",
            "position_history(text=0123456789ab,0123456789ab, most=1)",
        ),
        (f"{ROWS} 0/0 0606 S 0 1 0123456789AB", "position_history(text=0123456789AB, most=1)"),
        (f"{ROWS} 0/0 0606 S 0 1 0123456789", "position_history(text=0123456789, most=1)"),
        (f"{ROWS} 0/0 3306", "position_danger(space=d4, owner_seat=0)"),
        (f"{ROWS} 0/0 0622", "position_danger(space=e3, owner_seat=1)"),
        ("3S2#/7/7/7/7/7/6o 0/0 0606", "position_finish(space=d7, owner_seat=0)"),
        ("6#/7/7/6B/7/7/6o 0/0 0606", "position_finish(space=g4, owner_seat=1)"),
        ("6#/7/3x3/3x3/3x3/7/6o 0/0 0606", "position_wood(space=d3)"),
        ("6#/7/2xx3/3x3/7/7/6o 0/0 0606", "position_wood(space=d4)"),
        ("6#/7/7/3S3/7/7/7 0/0 0606", "position_ended(how=logs)"),
        ("6#/7/7/4B2/7/7/6o 0,3,0,0/0,3,10,0 0606", "position_ended(how=captured)"),
        ("6#/7/3x3/3S+3/4B2/7/6o 0,0,0,9/0 0606", "position_ended(how=blocked)"),
        (f"{ROWS} 0/0 0606 S 0 40", "position_ended(how=quiet)"),
        (f"{ROWS} 0/0 0606 over:logs", "position_not_ended(how=logs)"),
        (f"{ROWS} 0/0 0606 over:finished", "position_not_ended(how=finished)"),
        (f"{ROWS} 0/0 0606 over:captured", "position_not_ended(how=captured)"),
        (f"{ROWS} 0/0 0606 over:captured-S", "position_not_ended(how=captured)"),
        (f"{ROWS} 0/0 0606 over:blocked-S", "position_not_ended(how=blocked)"),
        (f"{ROWS} 0/0 0606 over:repetition 0 3", "position_not_ended(how=repetition)"),
        (f"{ROWS} 0/0 0606 over:quiet 0 39", "position_not_ended(how=quiet)"),
    ],
)
def test_faults_of_positions(text: str, expected: str) -> None:
    assert fault(text) == expected


def test_pairs_of_black_logs_are_no_fault() -> None:
    for rows in ("6#/7/3x3/3x3/7/7/6o", "6#/7/2xx3/7/2xx3/7/6o", "6#/7/2x4/3x3/2x4/3x3/6o"):
        assert CONFIG.position(f"{rows} 0,0,0,0/0,0,0,0 0606 S 0 0").text.startswith(rows)


# any text

ANY = st.text() | st.text(st.characters(categories=["Cs", "Cc", "Nd", "Zs", "L"]), max_size=20)
LIKE_ACTIONS = st.text(st.sampled_from("@#^*-abcdefg1234567SNWE home"), max_size=9) | st.from_regex(
    r"[@#]?[a-g][1-7]([-^]([a-g][1-7]|home)?\*?)?|[SNWE][0-7]?|-[a-g][1-7]"
)
_cells = st.sampled_from(["o", ".", ".", "x", "S", "B", "s", "b", "S+", "B+", "s+", "b+"])
_row = st.sampled_from(["7", "ooooooo", "1o5", "3S3", "2b1o2", "oxS+3o", "o5o"]) | (
    st.lists(_cells, min_size=7, max_size=7).map("".join)
)
_turns = ["S", "B", "over:logs", "over:finished", "over:captured", "over:captured-S", "over:blocked-B", "over:quiet"]
LIKE_POSITIONS = st.builds(
    lambda top, rows, rest: " ".join(["/".join([top, *rows]), *rest]),
    st.sampled_from(["6#", "oooooo#", "2o1o1#", "ox4#", "1s4#"]),
    st.lists(_row, min_size=6, max_size=6) | st.permutations(["o5o", "7", "2b1o2", "3s3", "1o5", "2S+1x2"]),
    st.just([])
    | st.tuples(st.from_regex(r"[0-9]{1,2}(,[0-3]){0,3}/[0-9](,[0-3]){0,3}", fullmatch=True))
    | st.tuples(
        st.from_regex(r"[0-9](,[0-3]){3}/[0-9](,[0-3]){3}", fullmatch=True),
        st.from_regex(r"[0-6]{4}", fullmatch=True),
        st.sampled_from(_turns),
        st.integers(0, 50).map(str),
        st.integers(0, 41).map(str),
    ),
)
SOME = [
    at(
        silver="c3 d5 b2* f6",
        bronze="e4",
        logs="b5 d5 b2 g1",
        wood="d3 d4",
        held=(2, 0),
        reserve=(1, 3),
        finished=(6, 0),
    ),
    config_of().start(),
    CONFIG.position("6#/7/7/3S3/7/7/7 0/0 0606 over:logs"),
]


def check_message(message: Message) -> None:
    """One that can be shown: with an id, and arguments that repeat only the beginning of what was tried."""
    assert re.fullmatch("[a-z_]+", message.id)
    for argument, value in message.args.items():
        assert isinstance(value, int) or len(value) <= 60 or argument == "texts"


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


@given(ANY | LIKE_POSITIONS, st.sampled_from(CONFIGS))
@example("6#/7/7/٣S3/7/7/6o", CONFIG)
@example(f"{ROWS} ٣/2", CONFIG)
@example(f"{ROWS}\x1f0/0", CONFIG)
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
        for action in position.legal.actions()[:10]:
            after = position.copy()
            after.apply(action)
            assert config.position(after.text).state == after.state


def test_printed_positions_are_found_among_like_ones() -> None:
    """The fuzzing above is worth something only if some of its texts can be read."""
    read = 0

    @given(LIKE_POSITIONS)
    def look(text: str) -> None:
        nonlocal read
        try:
            CONFIG.position(text)
            read += 1
        except NotNotation:
            pass

    look()
    assert read > 5


# board files

GOOD = "cup g7\nelephants 10\nwood 3\nblack 6 6 6 6\n"


def board(text: str) -> Config:
    return GAME.config_of(2, {}, "own.txt", text)


def test_a_board_file_of_ones_own() -> None:
    config = board("# mine\n\n  name\tThe  yard # deep\nbare d4 e5\n" + GOOD.replace("6 6 6 6", "0 1 2 3"))
    assert config.layout.name == "The  yard"
    position = config.start()
    assert position.text.split()[2] == "0123"
    assert position.text.split()[0] == "oooooo#/ooooooo/oooo1oo/ooo1ooo/ooooooo/ooooooo/ooooooo"
    assert board(GOOD).layout.name == "own.txt"
    assert board(GOOD).board == CONFIG.board
    few = board("cup g7 a1\nelephants 5\nwood 0\nblack 0 0 0 0").start()
    assert few.text.split()[1] == "0,0,0,0/0,0,0,0"
    assert "@a1" not in few.legal
    assert few.state.waiting == [5, 5]


def board_fault(text: str) -> str:
    with pytest.raises(BadOption) as caught:
        board(text)
    args = dict(caught.value.message.args)
    assert args.pop("file") == "own.txt"
    line = args.pop("line")
    return f"{line} {Message(caught.value.message.id, args)}"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "1 board_missing(word=cup)"),
        ("cup g7", "1 board_missing(word=elephants)"),
        ("cup g7\nelephants 10", "1 board_missing(word=wood)"),
        ("cup g7\nelephants 10\nwood 3", "1 board_missing(word=black)"),
        (GOOD + "river d4", "5 board_unknown_word(word=river)"),
        (GOOD + "\n#\ncup a1", "7 board_twice(word=cup)"),
        (GOOD.replace("g7", ""), "1 board_no_cup()"),
        (GOOD.replace("g7", "h7"), "1 board_space(text=h7)"),
        (GOOD.replace("g7", "G7"), "1 board_space(text=G7)"),
        (GOOD.replace("g7", "g77"), "1 board_space(text=g77)"),
        (GOOD.replace("g7", "g٧"), "1 board_space(text=g٧)"),
        (GOOD.replace("g7", "g7 g7"), "1 board_space_twice(space=g7)"),
        (GOOD.replace("g7", "a1 b1 c1 d1 e1 f1 g1"), "1 board_no_edge()"),
        (GOOD.replace("g7", "a1 a2 a3 a4 a5 a6 a7"), "1 board_no_edge()"),
        (GOOD.replace("g7", "a7 b7 c7 d7 e7 f7 g7"), "1 board_no_edge()"),
        (GOOD.replace("g7", "g1 g2 g3 g4 g5 g6 g7"), "1 board_no_edge()"),
        (GOOD + "bare g7", "5 board_bare_cup(space=g7)"),
        (GOOD + "bare d4 d4", "5 board_space_twice(space=d4)"),
        (GOOD + "bare d0", "5 board_space(text=d0)"),
        (
            GOOD + "bare " + " ".join(c + r for c in "abcdefg" for r in "1234567" if c + r != "g7"),
            "5 board_no_logs()",
        ),
        (GOOD.replace("10", "4"), "2 board_number(word=elephants, text=4, least=5, most=12)"),
        (GOOD.replace("10", "13"), "2 board_number(word=elephants, text=13, least=5, most=12)"),
        (GOOD.replace("10", "ten"), "2 board_number(word=elephants, text=ten, least=5, most=12)"),
        (GOOD.replace("10", "١٠"), "2 board_number(word=elephants, text=١٠, least=5, most=12)"),
        (GOOD.replace("10", ""), "2 board_number(word=elephants, text=, least=5, most=12)"),
        (GOOD.replace("10", "9" * 5000), f"2 board_number(word=elephants, text={'9' * 40}, least=5, most=12)"),
        (GOOD.replace("wood 3", "wood 7"), "3 board_number(word=wood, text=7, least=0, most=6)"),
        (GOOD.replace("wood 3", "wood -1"), "3 board_number(word=wood, text=-1, least=0, most=6)"),
        (GOOD.replace("6 6 6 6", "6 6 6"), "4 board_black(text=6 6 6)"),
        (GOOD.replace("6 6 6 6", "6 6 6 6 6"), "4 board_black(text=6 6 6 6 6)"),
        (GOOD.replace("6 6 6 6", "6 6 6 7"), "4 board_black(text=6 6 6 7)"),
        (GOOD.replace("6 6 6 6", "6 6 6 x"), "4 board_black(text=6 6 6 x)"),
    ],
)
def test_faults_of_board_files(text: str, expected: str) -> None:
    assert board_fault(text) == expected


_names = st.lists(st.builds(str.__add__, st.sampled_from("abcdefg"), st.sampled_from("1234567")), max_size=12)
_line = st.one_of(
    st.builds("cup {}".format, _names.map(" ".join)),
    st.builds("bare {}".format, _names.map(" ".join)),
    st.builds("elephants {}".format, st.integers(4, 13)),
    st.builds("wood {}".format, st.integers(0, 7)),
    st.builds("black {}".format, st.lists(st.integers(0, 7).map(str), min_size=3, max_size=5).map(" ".join)),
    st.builds("name {}".format, st.text(max_size=70)),
    st.text(max_size=12),
)


@given(
    ANY
    | st.lists(_line, max_size=7).map("\n".join)
    | st.lists(_line, max_size=1).map(lambda more: GOOD + "".join(more))
)
def test_any_text_as_a_board_file(text: str) -> None:
    message = None
    try:
        config = board(text)
    except BadOption as refusal:
        message = refusal.message
    if message is not None:
        check_message(message)
        assert message.args["file"] == "own.txt"
        assert 1 <= int(message.args["line"]) <= max(1, len(text.splitlines()))
        return
    position = config.start()
    assert config.position(position.text).state == position.state
    for _ in range(10):
        if not position.over:
            position.apply(position.legal.actions()[-1])
            assert config.position(position.text).state == position.state
    assert GAME.config_of(2, {}, "own.txt", config.board_text) == config
