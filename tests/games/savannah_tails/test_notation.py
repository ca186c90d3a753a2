"""Notation and course texts: what is printed reads back, and whatever can't be read ends in one precise message."""

from __future__ import annotations

import random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.games.savannah_tails.cases import Case
from tests.games.savannah_tails.given import COURSES, GAME, games, playthrough, position_of, text_of
from tests.games.savannah_tails.ground import PLAIN, Course, Tile
from tests.games.savannah_tails.slow import Slow

from waterhole.games.game import Ambiguous, BadOption, Config, NotLegal, NotNotation, Position, Refusal
from waterhole.games.message import Message
from waterhole.games.savannah_tails import board as boards
from waterhole.games.savannah_tails import rules

CONFIG = GAME.config(3, "hard")


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


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("name", COURSES)
def test_round_trips_along_random_races(name: str, players: int) -> None:
    config = GAME.config(players, name)
    for number, (position, _) in enumerate(playthrough(config, players)):
        again = config.position(position.text)
        assert again.state == position.state
        assert again.text == position.text
        texts = list(position.legal)
        assert len(set(texts)) == len(texts)
        if number % 10 == 0 or (position.state.stage and len(texts) < 10):
            assert [position.parse(text) for text in texts] == list(position.legal.actions())


@given(games(), st.randoms(use_true_random=False))
def test_round_trips_of_any_position(slow: Slow, rng: random.Random) -> None:
    position = position_of(slow)
    assert position.text == text_of(slow)
    for _ in range(2):
        assert position.config.position(position.text).state == position.state
        actions = list(position.legal.actions())
        for action in rng.sample(actions, min(12, len(actions))):
            assert position.parse(position.action_text(action)) == action
        if position.over:
            return
        position.apply(rng.choice(actions))


def test_every_number_has_a_text_of_its_own() -> None:
    for position in (
        CONFIG.start(),
        Case((1, 2), marks="xxx").position,
        Case((1, 3), bonuses="leap wings deja").position,
    ):
        texts = [position.action_text(action) for action in range(rules.ACTIONS)]
        assert len(set(texts)) == rules.ACTIONS


def test_the_first_position() -> None:
    text = CONFIG.start().text
    assert text.startswith("-,-,- ")
    assert len(text.split(" ")) == 2
    assert [len(hand) for hand in text.split(" ")[1].split("/")] == [8, 8, 8]


def test_the_forms_of_actions() -> None:
    case = Case((1, 2), marks="xxx", hand="r2k3y5b4")
    for text in ("y5:1", "y5:5", "k3", "k3+boing", "r2-1k3", "r2+toes:1", "r2+toes+boing:2", "b4:1,3", "k3-1r1"):
        assert text in list(case.legal())
        assert case.position.action_text(case.position.parse(text)) == text
    assert "r4@k:2" in Case(None, hand="r4k3y3b3", rounds=1).legal()
    assert "r3-x" in Case((0, 1), on={(0, 2): "lion", (1, 2): "lion"}).legal()
    after = Case((1, 2), (1, 4), marks="oxx").after("k3-1k3")
    assert after.legal() == {"leap", "done"}
    assert Case((1, 3), on={(1, 4): "water"}).after("k3").legal() == {"marker=boing", "marker=leap", "marker=neck"}
    assert Case((1, 3), on={(1, 4): "cheetah"}).after("k3").legal() == {"lose=boing", "lose=leap", "lose=neck"}
    wings = Case((1, 2), bonuses="leap wings deja", marks="oxx", thrown="b2").legal()
    assert {"wings=k", "wings=r:1", "wings=b-1k3", "deja:1,2", "deja+toes:1,2", "deja-1k3"} <= wings


@pytest.mark.parametrize(
    ("short", "long"),
    [
        ("K3", "k3"),
        (" k3 ", "k3"),
        ("y5:1", "y5:1"),
        ("b4:13", "b4:1,3"),
        ("b4:3,1", "b4:1,3"),
        ("r2+t:1", "r2+toes:1"),
        ("r2+b:1", "r2+boing:1"),
        ("r2+boing+toes:1", "r2+toes+boing:1"),
        ("wings=black", "wings=k"),
        ("WINGS=Red:1", "wings=r:1"),
    ],
)
def test_short_forms(short: str, long: str) -> None:
    case = Case((1, 2), hand="r2k3y5b4", bonuses="boing wings deja", marks="xxo")
    assert case.position.action_text(case.position.parse(short)) == long


def test_short_forms_where_only_one_action_fits() -> None:
    # two changes and two steps: one way
    assert Case((0, 2), hand="y2").position.parse("y2") == Case((0, 2), hand="y2").position.parse("y2:1,2")
    case = Case((0, 2), hand="b4r3k3y3")
    assert case.position.parse("b4:4,1,2") == case.position.parse("b4:1,2,4")
    for text in ("b4:2", "b4:1", "b4"):
        refused(Ambiguous, text, case.position)
    box = {(lane, row): "lion" for lane in (0, 1, 2) for row in (2, 4) if (lane, row) != (1, 4)}
    one = Case((1, 3), on=box)
    assert one.position.action_text(one.position.parse("r3-")) == "r3-1k4"
    assert Case((1, 3), on={(1, 4): "cheetah"}, marks="xx-").after("k3").position.parse("lose=leap") >= 0
    after = Case((1, 3), on={(1, 4): "water"}, marks="xoo").after("k3").position
    assert refused(Ambiguous, "marker", after).args["texts"] == "marker=leap, marker=neck"


def test_sinking_and_a_change_at_the_last_step_are_not_taken_for_each_other() -> None:
    # both are written in the last bit of a way
    sand = Case((1, 2), on={(1, 5): "quicksand"}, marks="xoo", hand="k3y6r2b2").position
    for text in ("k3+boing:sink", "y6+boing:6"):
        assert sand.action_text(sand.parse(text)) == text
    for text in ("k3+boing:6", "k3+boing:6,sink", "y6:6", "y6:sink", "y6+boing:sink", "y6+boing:6,sink"):
        assert refused(NotLegal, text, sand).args["ruling"] in ("ST-M1", "ST-B1")
    line = Case(None, None, hand="b6", rounds=1).position
    assert line.action_text(line.parse("b6@r:4,5,6")) == "b6@r:4,5,6"
    for text in ("b6@y:sink", "b6@r:4,5,sink", "b6:sink"):
        assert refused(NotNotation, text, line).id == "not_way"


@pytest.mark.parametrize(("text", "texts"), [("y5", "y5:"), ("y5:", "y5:"), ("k3-", "k3-"), ("wings", "wings=")])
def test_ambiguous(text: str, texts: str) -> None:
    case = Case((0, 2), hand="r2k3y5b4", bonuses="boing wings deja", marks="xxo")
    message = refused(Ambiguous, text, case.position)
    assert message.id == "ambiguous"
    assert message.args["text"] == text
    assert str(message.args["texts"]).startswith(texts)


@pytest.mark.parametrize(
    "text",
    [
        *("", "hop", "r7", "r1", "g3", "3r", "r33", "k3:7", "k3:0", "k3:1,", "k3:,1", "k3:a", "k3@", "k3@g", "k3--1k3"),
        *("k3+", "k3-x-", "k3-x:1", "wings=", "wings=green", "wings-x", "deja=r", "deja-x", "k3+toes-x", "markers"),
        *("marker=", "marker=hop", "lose:neck", "necks", "r3 k3", "r3\nk3", "k3-1k3-1k4", "x" * 1000),
    ],
)
def test_not_notation(text: str) -> None:
    message = refused(NotNotation, text, Case((1, 2)).position)
    assert message == Message("not_action", {"text": text[:40].lower()})


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("k3-9k9", "not_space(text=9k9)"),
        ("k3-1k4", "not_connected(space=1k4, start=1k2)"),
        ("k3+hop", "not_flag(text=hop)"),
        ("k3@r", "not_on_line()"),
        ("marker=bird", "bonus_not_here(bonus=bird, names=boing, leap, neck)"),
    ],
)
def test_not_notation_with_a_reason_of_its_own(text: str, expected: str) -> None:
    assert str(refused(NotNotation, text, Case((1, 2)).position)) == expected


@pytest.mark.parametrize(
    ("text", "ruling"),
    [
        ("k6", "ST-M1"),
        ("y3:1,2", "ST-M1"),
        ("b3:4", "ST-M1"),
        ("k3:1", "ST-M1"),
        ("r3+toes:1", "ST-S5"),
        ("k3+boing", "ST-B1"),
        ("wings=r", "ST-B3"),
        ("deja", "ST-B5"),
        ("k3-x", "ST-M4"),
        ("k6-x", "ST-M1"),
        ("neck", "ST-M1"),
        ("leap", "ST-M1"),
        ("done", "ST-M1"),
        ("marker=leap", "ST-M1"),
        ("lose=leap", "ST-M1"),
    ],
)
def test_not_legal(text: str, ruling: str) -> None:
    case = Case((1, 2))
    assert refused(NotLegal, text, case.position).args["ruling"] == ruling


def test_not_legal_in_the_middle_of_a_turn() -> None:
    after = Case((1, 2), (1, 5), marks="oxx").after("k3-1k3").position
    assert refused(NotLegal, "k3", after).args["ruling"] == "ST-B0"
    assert refused(NotLegal, "leap", after).args["ruling"] == "ST-B2"
    assert refused(NotLegal, "marker=boing", after).args["ruling"] == "ST-S1"
    water = Case((1, 3), on={(1, 4): "water"}, marks="xoo").after("k3").position
    assert refused(NotLegal, "marker=boing", water).args["ruling"] == "ST-S1"
    assert refused(NotLegal, "lose=boing", water).args["ruling"] == "ST-S1"
    assert refused(NotLegal, "done", water).args["ruling"] == "ST-S1"
    cheetah = Case((1, 3), on={(1, 4): "cheetah"}, marks="xxo").after("k3").position
    assert refused(NotLegal, "lose=neck", cheetah).args["ruling"] == "ST-S4"


@pytest.mark.parametrize("text", ["r3", "r3-x", "r3-", "wings=r", "deja", "neck", "done", "marker=neck", "lose=neck"])
def test_nothing_is_legal_after_the_end(text: str) -> None:
    case = Case((1, 33), (3, 3), hand="k6r3", gone=(1,)).after("k6")
    assert case.position.over
    assert str(refused(NotLegal, text, case.position)) == "game_over()"


# positions

START = "-,-,-"
RUN = "1r2,1k2,-"
FIRST = "r3y5k2b6/k2k3r2r6/r2r5y6y5"


def test_what_is_left_out_at_the_end() -> None:
    def text(start: str) -> str:
        return CONFIG.position(start).text

    assert text(START) == START
    assert text(f"{START} r2r3r4r5/r2r3r4r5/r2r3r4r5 >012 ooo/ooo/ooo -/-/- 1 -/-/- -,-,- -") == START
    assert text(f"{RUN} {FIRST}") == f"{RUN} r3k2y5b6/r2r6k2k3/r2r5y5y6"
    assert text(f"{RUN} {FIRST} >012 oxo/oo-/ooo") == f"{RUN} r3k2y5b6/r2r6k2k3/r2r5y5y6 >012 oxo/oo-/ooo"
    assert CONFIG.position(RUN).state.round == 2
    assert CONFIG.position(START).state.round == 1
    assert CONFIG.position("1k2,1r2,-").state.order[:3] == [1, 0, 2]
    assert CONFIG.position("1k2,1r2,-").state.began[:3] == CONFIG.position("1k2,1r2,-").state.at[:3]
    assert text("  1r2,1k2,-   ") == RUN
    # of seats too
    assert text(f"{RUN} r6") == text(f"{RUN} r6/r2r3r4r5/r2r3r4r5")
    assert text(f"{RUN} /r6/ >012 /xoo b2") == text(f"{RUN} r2r3r4r5/r6/r2r3r4r5 >012 ooo/xoo/ooo b2/-/-")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "position_fields"),
        (" ".join(["1r2,1k2,-"] + ["-"] * 9), "position_fields"),
        ("1r2,1k2", "position_seats"),
        ("1r2,1k2,-,-", "position_seats"),
        ("1r2,1k9,-", "not_space"),
        ("1r2,99k1,-", "not_space"),
        ("1r2,x,-", "not_space"),
        ("\u0661r2,1k2,-", "not_space"),
        ("1r2,1r2,-", "position_shared"),
        (f"{RUN} r3/k2/r4/r5", "position_seats"),
        (f"{RUN} r3/k2/k9", "position_cards"),
        (f"{RUN} r3/k2/r2r2", "position_card_twice"),
        (f"{RUN} r3/k2/r2r3r4r5r6k2", "position_hand"),
        (f"{RUN} {FIRST} 01", "position_order"),
        (f"{RUN} {FIRST} 0>11", "position_order"),
        (f"{RUN} {FIRST} 012>", "position_order"),
        (f"{RUN} {FIRST} 0>12finish", "position_order"),
        (f"{RUN} {FIRST} 012>finish", "position_not_ended"),
        (f"{RUN} {FIRST} 012>rounds", "position_not_ended"),
        (f"{RUN} {FIRST} >102", "position_order_race"),
        (f"{RUN} {FIRST} >012 oo/ooo/ooo", "position_bonuses"),
        (f"{RUN} {FIRST} >012 ooo/ooo/oxo", "position_line_bonuses"),
        (f"{RUN} {FIRST} >012 ono/ooo/ooo", "position_fresh"),
        (f"{RUN} {FIRST} >012 ooo/ooo/ooo r3/-/-", "position_card_both"),
        (f"{RUN} {FIRST} >012 ooo/ooo/ooo -/-/-/-", "position_seats"),
        (f"{RUN} {FIRST} >012 ooo/ooo/ooo -/-/- 0", "position_round"),
        (f"{RUN} {FIRST} >012 ooo/ooo/ooo -/-/- 61", "position_round"),
        (f"{RUN} {FIRST} >012 ooo/ooo/ooo -/-/- x", "position_round"),
        (f"{RUN} {FIRST} >012 ooo/ooo/ooo -/-/- 5 b2/k2/-", "position_known"),
        (f"{RUN} {FIRST} >012 ooo/ooo/ooo -/-/- 5 -/-/- 1r1,1k2,-", "position_began"),
        (f"{RUN} {FIRST} >012 ooo/ooo/ooo -/-/- 5 -/-/- {RUN} moved", "position_turn"),
        (f"{RUN} {FIRST} >012 ooo/ooo/ooo -/-/- 5 -/-/- {RUN} moved:g", "position_turn"),
        (f"{RUN} {FIRST} >012 ooo/ooo/ooo -/-/- 5 -/-/- {RUN} moved:r:tw", "position_turn"),
        (f"{RUN} {FIRST} >012 ooo/ooo/ooo -/-/- 5 -/-/- {RUN} moved:r:-:1:o", "position_hole"),
        (f"{RUN} {FIRST} >012 ooo/ooo/ooo -/-/- 5 -/-/- {RUN} moved:r:-:{'9' * 5000}:o", "position_turn"),
        (f"{RUN} {FIRST} >012 ooo/ooo/ooo -/-/- 5 -/-/- {RUN} moved:r:-:\u0662:o", "position_turn"),
        # more than a turn can leave, and more than a whole number of 64 bits holds
        (f"{RUN} {FIRST} >012 ooo/ooo/ooo -/-/- 5 -/-/- {RUN} moved:r:-:-:{'oC' * 20}", "position_turn"),
        (f"{RUN} {FIRST} >012 ooo/ooo/ooo -/-/- 5 -/-/- {RUN} moved:r", "position_nothing"),
        (f"{RUN} {FIRST} >012 x--/ooo/ooo -/-/- 5 -/-/- {RUN} moved:r:-:-:o", "position_pending"),
        ("15r1,1k2,-", "position_finished"),
    ],
)
def test_faults_of_positions(text: str, expected: str) -> None:
    assert fault(text).startswith(expected + "("), fault(text)


ANY = st.text() | st.text(st.characters(categories=["Cs", "Cc", "Nd", "Zs", "L"]), max_size=20)
LIKE_ACTIONS = st.from_regex(
    r"([rkyb][1-7]|wings(=[rkyb])?|deja)(\+(toes|boing|t|b|x))*(@[rkyb])?(:([1-7],?){0,4}(sink)?|-([0-9]?[rkybx][0-9])?|-x|#[0-9]{1,2})?"
    r"|(marker|lose)(=[a-z]{4,5})?|neck|leap|done",
    fullmatch=True,
)
POSITIONS = [
    Case((1, 2), (1, 4), None, marks="oxx", thrown="b6y6").position,
    Case(None, None, rounds=1).position,
    Case((1, 2), bonuses="leap wings deja", marks="oxx", thrown="b2").position,
    Case("2r2", course=Course([PLAIN, Tile("left"), Tile(bridge=True), PLAIN])).position,
    Case((1, 2), (1, 4), None, marks="oxx").after("k3-1k3").position,
    Case((1, 3), on={(1, 4): "water"}).after("k3").position,
]


def check_message(message: Message) -> None:
    assert isinstance(message, Message)
    assert all(isinstance(value, int | str) for value in message.args.values())
    assert all(len(str(value)) < 400 for value in message.args.values()), message


@given(ANY | LIKE_ACTIONS, st.sampled_from(POSITIONS))
@example("r3#٣", POSITIONS[0])
@example("\u212a3", POSITIONS[0])
def test_any_text_as_an_action(text: str, position: Position) -> None:
    before = position.state.copy()
    try:
        action = position.parse(text)
    except Ambiguous:
        action = -1
    except (NotLegal, NotNotation) as refusal:
        check_message(refusal.message)
        action = -1
    assert (action in position.legal.actions()) == (action != -1)
    assert text not in list(position.legal) or position.action_text(action) == text
    assert position.state == before


def test_like_actions_are_sometimes_legal() -> None:
    """The fuzzing above is worth something only if some of its texts can be played."""
    legal = 0

    @settings(derandomize=True, max_examples=300)
    @given(LIKE_ACTIONS)
    def look(text: str) -> None:
        nonlocal legal
        legal += text in POSITIONS[0].legal or text in POSITIONS[2].legal

    look()
    assert legal > 3


@st.composite
def like_positions(draw: st.DrawFn) -> str:
    """A position with one field of another, or with something changed in it."""
    texts = [position.text for position in POSITIONS if position.config.players == 3]
    fields = draw(st.sampled_from(texts)).split(" ")
    at = draw(st.integers(0, len(fields) - 1))
    others = draw(st.sampled_from(texts)).split(" ")
    fields[at] = others[at] if at < len(others) else "-"
    if draw(st.booleans()):
        characters = list(fields[at])
        place = draw(st.integers(0, len(characters) - 1))
        characters[place] = draw(st.sampled_from("rkybx123456-,/>.ontCpw: "))
        fields[at] = "".join(characters)
    return " ".join(fields[: draw(st.integers(1, 9))])


@given(ANY | like_positions())
@example("1r2,1k2,- r٣/k2/r2")
@example("1r2,1k2,-\x1fr3/k2/r2")
def test_any_text_as_a_position(text: str) -> None:
    config = POSITIONS[0].config
    try:
        position = config.position(text)
    except NotNotation as refusal:
        check_message(refusal.message)
        return
    assert config.position(position.text).state == position.state
    assert config.position(position.text).text == position.text
    assert position.over != bool(position.legal.actions())
    for action in position.legal.actions()[:10]:
        after = position.copy()
        after.apply(action)
        assert config.position(after.text).state == after.state


def test_like_positions_can_sometimes_be_read() -> None:
    read = 0

    @given(like_positions())
    def look(text: str) -> None:
        nonlocal read
        try:
            POSITIONS[0].config.position(text)
            read += 1
        except NotNotation:
            pass

    look()
    assert read > 10


# courses


def course(text: str) -> Config:
    return GAME.config_of(2, {}, "own.txt", text)


def test_a_course_of_ones_own() -> None:
    config = course("# mine\n\nname The  long way # deep\nstart S1* R1\n  S3 finish* bonuses neck wings leap\n")
    assert config.layout.name == "The long way"
    assert [boards.BONUSES[bonus] for bonus in config.board.bonuses] == ["leap", "wings", "neck"]
    assert config.layout.text == "start S1* R1 S3 finish* bonuses leap wings neck"
    again = course(config.layout.text)
    assert again.board == config.board
    assert again.layout.name == "own.txt"
    one = course("start finish")
    assert [boards.BONUSES[bonus] for bonus in one.board.bonuses] == ["boing", "leap", "neck"]
    assert one.start().text.startswith("-,- ")


def course_fault(text: str) -> str:
    with pytest.raises(BadOption) as caught:
        course(text)
    args = dict(caught.value.message.args)
    assert args.pop("file") == "own.txt"
    return f"{args.pop('line')} {Message(caught.value.message.id, args)}"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "1 course_start("),
        ("# nothing", "1 course_start("),
        ("S1 S2 finish", "1 course_start("),
        ("\nfinish start", "2 course_start("),
        ("start S1\nS2", "2 course_finish("),
        ("start", "1 course_finish("),
        ("start S1\nS14 finish", "2 course_tile("),
        ("start S1 s2 finish", "1 course_tile("),
        ("start S1** finish", "1 course_tile("),
        ("start L6 finish", "1 course_tile("),
        ("start S1\nS2\nS1* finish", "3 course_tile_twice("),
        ("start S1 start finish", "1 course_tile_twice("),
        ("start S1 finish\nS2", "2 course_after_finish("),
        ("start S1 finish finish", "1 course_after_finish("),
        ("name a\nname b\nstart finish", "2 course_twice("),
        ("start finish bonuses leap neck boing\nbonuses leap neck boing", "2 course_twice("),
        ("start finish\nbonuses leap neck", "2 course_bonuses("),
        ("start finish\nbonuses leap leap neck", "2 course_bonuses("),
        ("start finish\nbonuses leap neck hop", "2 course_bonuses("),
        ("start finish\nbonuses", "2 course_bonuses("),
        ("start L1 L2\nL3 S1\nS2 finish", "2 course_crosses("),
    ],
)
def test_faults_of_courses(text: str, expected: str) -> None:
    assert course_fault(text).startswith(expected), course_fault(text)


def test_the_longest_course() -> None:
    names = [f"S{n}" for n in range(1, 14)] + ["R1", "L1", "R2", "L2", "R3", "L3", "R4", "L4", "R5", "L5"]
    longest = ["start", *names[:22], "finish"]
    assert len(longest) == boards.TILES == 24
    config = course(" ".join(longest))
    for position, _ in playthrough(config, 1):
        assert config.position(position.text).state == position.state
    assert position.over
    assert course_fault(" ".join(["start", *names, "finish"])).startswith("1 course_long(")


_word = st.sampled_from(["start", "finish", *(name + side for name in boards.TILE_NAMES for side in ("", "*"))])
_line = st.one_of(
    st.lists(_word, max_size=9).map(" ".join),
    st.lists(st.sampled_from(boards.BONUSES), max_size=4).map(lambda names: " ".join(["bonuses", *names])),
    st.builds("name {}".format, st.text(max_size=70)),
    st.text(max_size=12),
)


@given(
    ANY
    | st.lists(_line, max_size=4).map("\n".join)
    | st.lists(_word, max_size=8).map(lambda w: " ".join(["start", *w, "finish"]))
)
def test_any_text_as_a_course(text: str) -> None:
    message = None
    try:
        config = course(text)
    except BadOption as refusal:
        message = refusal.message
    if message is not None:
        check_message(message)
        assert message.args["file"] == "own.txt"
        assert 1 <= int(message.args["line"]) <= max(1, len(text.splitlines()))
        return
    position = config.start()
    for _ in range(8):
        assert config.position(position.text).state == position.state
        position.apply(position.legal.actions()[-1])
    assert course(config.layout.text).board == config.board
    assert GAME.config_of(2, {}, "own.txt", config.board_text) == config
