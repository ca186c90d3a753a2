"""Track files and the deck: what the rules read is what the rulings say, and a fault names file and line."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.elephant_rally.given import GAME, config_of, counted, grounds, odd_ground, round_from, track
from tests.games.elephant_rally.slow import CITY, DECK, MOUNTAINS, Ground, Slow, Space

from waterhole.games.elephant_rally import board as boards
from waterhole.games.game import BadOption, Config
from waterhole.games.message import Message

GOOD = track(holes="d9")
LANES = list(GOOD.lanes)


def own(text: str) -> Config:
    return GAME.config_of(3, {}, "own.txt", text)


def fault(text: str) -> str:
    """Line and message of what is wrong."""
    with pytest.raises(BadOption) as caught:
        own(text)
    args = dict(caught.value.message.args)
    assert args.pop("file") == "own.txt"
    line = args.pop("line")
    return f"{line} {Message(caught.value.message.id, args)}"


def cells(sets: list[int] | tuple[int, ...]) -> set[Space]:
    """The spaces of sets by lane."""
    return {(lane, column) for lane, columns in enumerate(sets) for column in range(64) if columns >> column & 1}


def check(ground: Ground, config: Config) -> None:
    """The board is the track that the rulings print."""
    board = config.board
    assert (board.lanes, board.columns) == (len(ground.lanes), ground.columns)
    assert cells(board.track) == ground.marked(".CBo~=^")
    assert cells(board.wet) == ground.marked("~=")
    assert cells(board.bananas) == ground.marked("B")
    assert cells(board.holes) == ground.marked("o")
    assert cells(board.cows) == ground.marked("C")
    assert [divmod(cell, 64) for cell in board.arrows] == sorted(ground.marked("^"))
    slow = Slow(ground, 2)
    assert divmod(board.mouse, 64) == slow.mouse
    for there in ground.marked(".CBo~=^"):
        assert divmod(board.nearest[there[0] * 64 + there[1]], 64) == slow.nearest_hole(there)
    assert config.layout.lanes == ground.lanes


def test_the_tracks_that_come_with_the_game() -> None:
    check(CITY, GAME.config(3, "city"))
    check(MOUNTAINS, GAME.config(5, "mountains"))
    assert GAME.board_names() == ["city", "mountains"]
    # each may be raced by any number
    check(MOUNTAINS, GAME.config(2, "mountains"))
    check(CITY, GAME.config(6, "city"))


def test_the_deck() -> None:
    assert counted(config_of().board.deck) == DECK
    assert DECK.total() == 72


@given(grounds())
@settings(max_examples=50)
def test_tracks_of_ones_own(ground: Ground) -> None:
    check(ground, config_of(4, ground))


def test_where_no_hole_can_be_reached_the_nearest_is_the_space_itself() -> None:
    ground = track(holes="d10", missing="a4 a6 b5")
    assert config_of(2, ground).board.nearest[5] == 5
    check(ground, config_of(2, ground))


def test_names_and_empty_lines() -> None:
    assert own(GOOD.file()).layout.name == "own.txt"
    config = own("\n name \t The  old road \n\n  " + "\n\n".join(LANES) + "\n\n")
    assert config.layout.name == "The  old road"
    assert config.layout.lanes == GOOD.lanes
    assert own("\r\n".join(["name Road", *LANES])).layout.name == "Road"
    assert own("name\n" + GOOD.file()).layout.name == "own.txt"


def with_(row: int, column: int, sign: str) -> str:
    lanes = [list(line) for line in LANES]
    lanes[row][column] = sign
    return "\n".join("".join(line) for line in lanes)


def test_the_forms_of_faults() -> None:
    """The track that is spoilt below."""
    assert LANES[0] == "CCCCCCCCCC" + "." * 10
    assert [line[-2:] for line in LANES] == ["..", "^^", "^^", "^^"]
    assert LANES[3][9] == "o"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "1 track_few_lanes(least=3)"),
        ("name Nothing\n\n", "1 track_few_lanes(least=3)"),
        (LANES[0], "1 track_few_lanes(least=3)"),
        ("\n".join(LANES[:2]), "2 track_few_lanes(least=3)"),
        (with_(2, 5, "x"), "3 track_sign(sign=x, signs=.CBo~=^#)"),
        (with_(2, 5, " "), "3 track_sign(sign= , signs=.CBo~=^#)"),
        (with_(2, 5, "٣"), "3 track_sign(sign=٣, signs=.CBo~=^#)"),
        ("\n".join([*LANES, "name Late"]), "5 track_sign(sign=n, signs=.CBo~=^#)"),
        ("\n".join([LANES[0], "", LANES[1] + ".", *LANES[2:]]), "3 track_length(length=21, right=20)"),
        ("\n".join([*LANES[:3], LANES[3][1:]]), "4 track_length(length=19, right=20)"),
        ("\n".join([LANES[0], *["." * 20] * 3, *LANES[1:]]), "7 track_lanes(most=6)"),
        ("\n".join("." * 17 for _ in range(4)), "1 track_columns(columns=17, least=18, most=60)"),
        ("name Long\n" + "\n".join("." * 61 for _ in range(4)), "2 track_columns(columns=61, least=18, most=60)"),
        (with_(0, 0, "."), "4 track_cows(cows=9, right=10)"),
        (with_(1, 0, "C"), "4 track_cows(cows=11, right=10)"),
        (with_(1, 18, "."), "4 track_arrows(arrows=5, right=6)"),
        (with_(0, 18, "^"), "4 track_arrows(arrows=7, right=6)"),
        (with_(1, 18, ".").replace("..........", ".......^..", 1), "4 track_arrows(arrows=6, right=6)"),
        (with_(3, 9, "."), "4 track_no_hole()"),
    ],
)
def test_faults(text: str, expected: str) -> None:
    assert fault(text).startswith(expected)


def closed(*names: str) -> str:
    return fault(track(holes="d9", missing=" ".join(names)).file())


def test_a_way_round_from_every_arrow() -> None:
    assert closed(*(f"{lane}5" for lane in "abcd")) == "4 track_closed(space=b18)"
    # the line itself closed
    assert closed(*(f"{lane}0" for lane in "abcd")) == "4 track_closed(space=b18)"
    # a wall with one gate is open
    own(track(holes="d9", missing="a5 b5 c5").file())
    # back is no way: the pocket of lane d can only be left backwards
    assert closed("a5 b5 c5", "c4", "c3", "c6", "d7").startswith("4 track_closed")
    # an arrow that is shut in by itself
    text = track(holes="d9", missing="d0 c18 c19").file()
    assert fault(text) == "4 track_closed(space=d18)"


def test_the_way_round_by_the_slow_text() -> None:
    """Tracks full of gaps, of which some are closed: found closed by both or by neither."""
    rng = random.Random(1)
    found: Counter[bool] = Counter()
    for _ in range(300):
        ground = odd_ground(rng, rng.randint(3, 6), rng.randint(18, 22), open_=False)
        stuck = [arrow for arrow in sorted(ground.marked("^")) if not round_from(ground, arrow)]
        found[bool(stuck)] += 1
        if stuck:
            space = boards.cell_name(64 * stuck[0][0] + stuck[0][1])
            assert fault(ground.file()) == f"{len(ground.lanes)} track_closed(space={space})"
        else:
            own(ground.file())
    assert min(found[True], found[False]) > 50


@given(st.text(st.sampled_from(".CBo~=^#\n na"), max_size=200) | st.text(max_size=60))
def test_any_text_as_a_track(text: str) -> None:
    args = None
    try:
        own(text)
    except BadOption as bad:
        args = bad.message.args
    if args is not None:
        assert args["file"] == "own.txt"
        assert 1 <= int(args["line"]) <= max(1, len(text.splitlines()))
        assert all(isinstance(value, int) or len(value) <= 60 for value in args.values())


# the deck's file

WHOLE = "".join(f"{kind} {count}\n" for kind, count in DECK.items())


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "1 deck_missing(kind=g1)"),
        (WHOLE.replace("tiger 4\n", ""), "16 deck_missing(kind=tiger)"),
        (WHOLE.replace("cow 4", "bull 4"), "13 deck_line(text=bull 4)"),
        (WHOLE + "cow 1", "18 deck_line(text=cow 1)"),
        (WHOLE.replace("cow 4", "cow -4"), "13 deck_line(text=cow -4)"),
        (WHOLE.replace("cow 4", "cow ٤"), "13 deck_line(text=cow ٤)"),
        (WHOLE.replace("cow 4", "cow 4 5"), "13 deck_line(text=cow 4 5)"),
        (WHOLE.replace("cow 4", "cow"), "13 deck_line(text=cow)"),
    ],
)
def test_faults_of_the_deck(text: str, expected: str) -> None:
    with pytest.raises(BadOption) as caught:
        boards.read_deck(text, "own.deck")
    args = dict(caught.value.message.args)
    assert args.pop("file") == "own.deck"
    line = args.pop("line")
    assert f"{line} {Message(caught.value.message.id, args)}" == expected


def test_a_deck() -> None:
    assert boards.read_deck("# all\n\n" + WHOLE.replace("g2 8", "  g2\t 9 # more"), "own.deck") == (
        4,
        9,
        *boards.DECK[2:],
    )
