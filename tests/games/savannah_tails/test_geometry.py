"""Tiles and courses of Savannah Tails: what leads where, race order, and how they lie on the table."""

from __future__ import annotations

import math
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.savannah_tails import ground
from tests.games.savannah_tails.given import COURSES, GAME, TILES, config_of, course_of, ready, tiles_of_all_kinds
from tests.games.savannah_tails.ground import ANIMALS, ARROWS, LANES, MANY, PLAIN, Course, Space, Tile
from tests.games.savannah_tails.slow import Slow

from waterhole.games.game import BadOption, Config
from waterhole.games.savannah_tails import board as boards
from waterhole.games.savannah_tails import view as views

CORNER = """
a1: a2/-/b2.1      a2: a3/-/b2.2      a3: Na/-/Nb
b1: b2.1/a2/c1.2   b2.1: b2.2/a2/c2   b2.2: b3/a3/c3.1   b3: Nb/Na/c3.2
c1.1: c1.2/b1/d1.2 c1.2: c2/b2.1/d2.1 c2: c3.1/b2.2/d2.2 c3.1: c3.2/b3/d3.2 c3.2: Nc/Nb/Nd
d1.1: d1.2/c1.2/-  d1.2: d2.1/c2/-    d2.1: d2.2/c2/-    d2.2: d3.1/c3.1/-  d3.1: d3.2/c3.2/-  d3.2: Nd/Nc/-
"""
"""The table of the rulings: from each space of a corner ahead, inward and outward. Lanes a (inside) to d, N the next
tile."""
ORDER = "a3 b3 c3.2 c3.1 d3.2 d3.1 a2 b2.2 b2.1 c2 d2.2 d2.1 a1 b1 c1.2 c1.1 d1.2 d1.1"
"""Race order in a corner, first to last."""

hands = pytest.mark.parametrize("hand", ["left", "right"])
ready_courses = pytest.mark.parametrize("name", COURSES)


def lane_of(letter: str, hand: str) -> int:
    """Lanes are counted from left to right; the inside of a left corner is on the left."""
    return "abcd".index(letter) if hand == "left" else "dcba".index(letter)


def table() -> dict[str, list[str]]:
    cells = CORNER.replace(": ", ":").split()
    return {cell.partition(":")[0]: cell.partition(":")[2].split("/") for cell in cells}


def in_corner(text: str, hand: str, tile: int) -> Space | None:
    """The space that the table means, in a corner that is this tile of its course."""
    if text == "-":
        return None
    if text[0] == "N":
        return (tile + 1, lane_of(text[1], hand), 1, 1)
    section, _, number = text[1:].partition(".")
    return (tile, lane_of(text[0], hand), int(section), int(number or 1))


class Ground:
    """The package's board of a course, asked by the names of spaces."""

    def __init__(self, config: Config) -> None:
        self.board = config.board
        self.layout = config.layout
        self.number = {space.name: space.number for space in config.layout.spaces}
        self.name = {number: name for name, number in self.number.items()} | {-1: None}

    def ahead(self, name: str, colour: int) -> str | None:
        return self.name[self.board.ahead[4 * self.number[name] + colour]]

    def toward(self, name: str, colour: int) -> str | None:
        return self.name[self.board.toward[4 * self.number[name] + colour]]

    def steps(self, name: str) -> set[str | None]:
        slots = self.board.step[8 * self.number[name] : 8 * self.number[name] + 8]
        assert len({slot for slot in slots if slot >= 0}) == sum(slot >= 0 for slot in slots), "no connection twice"
        return {self.name[slot] for slot in slots} - {None}

    def in_race(self) -> list[str]:
        """All spaces, the first in the race first."""
        return [self.name[number] for number in sorted(self.number.values(), reverse=True)]


# corners


@hands
def test_connections_in_corners_are_those_of_the_table(hand: str) -> None:
    course = Course([PLAIN, Tile(hand), PLAIN, PLAIN])
    ground_ = Ground(config_of(course, 2, ("boing", "leap", "neck")))
    assert len(table()) == 18
    for text, (ahead, inward, outward) in table().items():
        here = in_corner(text, hand, 1)
        assert here is not None
        straight = in_corner(ahead, hand, 1)
        asides: dict[int, Space | None] = dict.fromkeys(LANES)
        for other in (inward, outward):
            there = in_corner(other, hand, 1)
            if there is not None:
                asides[there[1]] = there
        name = course.name(here)
        for lane in LANES:
            # the slow text, and the package
            assert course.straight(here, lane) == straight, text
            assert course.aside(here, lane) == asides[lane], text
            assert ground_.ahead(name, lane) == course.name(straight)
            near = here[1] + (lane > here[1]) - (lane < here[1])
            toward = asides[near] if near != here[1] else None
            assert ground_.toward(name, lane) == (course.name(toward) if toward else None), (text, lane)
        forwards = {straight, *asides.values()} - {None}
        assert course.ways(here) == forwards
        backwards = {course.name(other) for other in course.backward[here]}
        assert ground_.steps(name) == {course.name(there) for there in forwards if there} | backwards


@hands
def test_connections_backwards_are_the_same_ones(hand: str) -> None:
    course = Course([PLAIN, Tile(hand), Tile(hand), PLAIN])
    ground_ = Ground(config_of(course, 2, ("boing", "leap", "neck")))
    for name, here in course.named.items():
        for other in ground_.steps(name):
            assert other is not None
            assert name in ground_.steps(other), (name, other)
            assert (course.named[other] in course.ways(here)) != (here in course.ways(course.named[other]))


@hands
def test_race_order_in_corners_is_that_of_the_table(hand: str) -> None:
    course = Course([PLAIN, Tile(hand), PLAIN])
    ground_ = Ground(config_of(course, 2, ("boing", "leap", "neck")))
    spaces = [in_corner(text, hand, 1) for text in ORDER.split()]
    assert sorted((space for space in course.spaces if space[0] == 1), key=course.race, reverse=True) == spaces
    assert [name for name in ground_.in_race() if name and name.startswith("2")] == [course.name(s) for s in spaces]


@hands
def test_a_corner_turns_by_90_degrees_and_its_lanes_are_3_to_6_spaces_long(hand: str) -> None:
    config = config_of(Course([PLAIN, Tile(hand), PLAIN]), 2, ("boing", "leap", "neck"))
    shapes = {shape.name: shape for shape in views.layout(config).spaces}
    sign = -1 if hand == "left" else 1
    for letter, length in zip("abcd", (3, 4, 5, 6), strict=True):
        lane = "rkyb"[lane_of(letter, hand)]
        before, after = shapes[f"1{lane}6"], shapes[f"3{lane}1"]
        assert math.isclose((after.direction - before.direction) % 360, sign * 90 % 360)
        corner = [shape for name, shape in shapes.items() if name.startswith(f"2{lane}")]
        assert len(corner) == length
        assert math.isclose(sum(shape.length for shape in corner), length, abs_tol=0.05)
        # the spaces follow each other: the chord is a little shorter than the way
        run = [before, *corner, after]
        for one, other in pairwise(run):
            chord = math.dist((one.x, one.y), (other.x, other.y))
            way = (one.length + other.length) / 2
            assert 0.85 * way < chord < way + 0.05
            assert abs((other.direction - one.direction + 180) % 360 - 180) <= 30 + 1e-6
            # one looks to where one goes
            heading = math.degrees(math.atan2(other.y - one.y, other.x - one.x))
            assert abs((heading - one.direction + 180) % 360 - 180) < 20


# any course


def check_ground(course: Course, config: Config) -> None:
    """What the package makes of a course is what the slow text does."""
    ground_ = Ground(config)
    assert set(ground_.number) == set(course.named)
    board = config.board
    for name, here in course.named.items():
        number = ground_.number[name]
        what = {"plain": "", "rope": "", "backward": "back"}.get(boards.KINDS[board.kind[number]])
        assert (boards.KINDS[board.kind[number]] if what is None else what) == course.what(here)
        assert board.lane[number] == (boards.MULTI if here[1] == MANY else here[1])
        around = course.ways(here) | course.backward[here]
        assert ground_.steps(name) == {course.name(other) for other in around}
        for lane in LANES:
            straight = course.straight(here, lane)
            assert ground_.ahead(name, lane) == (course.name(straight) if straight else None)
            aside = None
            if here[1] not in (MANY, lane):
                aside = course.aside(here, here[1] + (1 if lane > here[1] else -1))
            assert ground_.toward(name, lane) == (course.name(aside) if aside else None)
        assert boards.space_name(board, number) == name
        assert boards.space_number(board, name) == number
        assert course.beyond(here) == (number // boards.RANKS >= board.line)
        assert bool(board.hole[number]) == (course.what(here) == "water")
    assert ground_.in_race() == sorted(course.named, key=lambda name: course.race(course.named[name]), reverse=True)
    assert [ground_.name[number] for number in board.first] == [course.name(course.first[lane]) for lane in LANES]
    holes = {name: board.hole[ground_.number[name]] for name in course.named}
    for name, hole in holes.items():
        same = {other for other, bit in holes.items() if bit and bit == hole}
        assert not hole or same == {n for n in holes if holes[n] and course.named[n][0] == course.named[name][0]}


@ready_courses
def test_the_ready_courses_are_laid_as_they_are_written(name: str) -> None:
    course, bonuses = ready(name)
    config = GAME.config(2, name)
    check_ground(course, config)
    assert config.board == config_of(course, 2, bonuses).board


def test_random_courses_are_laid_as_they_are_written() -> None:
    for seed in range(25):
        text = boards.random(seed)
        check_ground(course_of(text), GAME.config_of(2, {}, "random.txt", text))


@settings(max_examples=60)
@given(st.lists(tiles_of_all_kinds(), min_size=3, max_size=7))
def test_courses_of_any_tiles(tiles: list[Tile]) -> None:
    tiles = [PLAIN, *tiles, PLAIN]
    course = Course(tiles)
    if not ground.crossings(course.all, 0.5):
        check_ground(course, config_of(course, 2, ("boing", "leap", "neck")))


def test_the_run_out_is_long_enough() -> None:
    """The longest run is 18: 6, position 5, Neck Stretch 2, Leapfrog over 4 and on to the next."""
    for name in COURSES:
        course, _ = ready(name)
        assert 6 * course.RUN_OUT >= 20
        config = GAME.config(2, name)
        assert config.layout.spaces[-1].section - config.board.line >= 18


# rope bridges


def test_ST_data_a_rope_bridge_leads_all_lanes_over_four_spaces_in_file() -> None:  # noqa: N802
    course = Course([PLAIN, Tile(bridge=True), PLAIN])
    ground_ = Ground(config_of(course, 2, ("boing", "leap", "neck")))
    for lane, letter in enumerate("rkyb"):
        first, last = f"2{letter}1", f"2{letter}6"
        for colour in LANES:
            assert ground_.ahead(first, colour) == "2x2"
            assert ground_.toward(first, colour) is None
            assert ground_.ahead("2x5", colour) == f"2{'rkyb'[colour]}6"
            assert ground_.toward("2x5", colour) is None
        # a change of lane on to the bridge's first row and off its last is as anywhere
        if lane:
            assert ground_.toward(f"1{letter}6", lane - 1) == f"2{'rkyb'[lane - 1]}1"
            assert ground_.toward(last, lane - 1) == f"3{'rkyb'[lane - 1]}1"
    for row in (2, 3, 4):
        assert {ground_.ahead(f"2x{row}", colour) for colour in LANES} == {f"2x{row + 1}"}
    # both ways
    assert ground_.steps("2x2") == {"2r1", "2k1", "2y1", "2b1", "2x3"}
    assert ground_.steps("2x3") == {"2x2", "2x4"}
    assert ground_.steps("2x5") == {"2x4", "2r6", "2k6", "2y6", "2b6"}
    assert ground_.steps("2r6") == {"2x5", "3r1", "3k1"}
    assert ground_.steps("2k1") == {"1r6", "1k6", "1y6", "2x2"}


@pytest.mark.parametrize("own", ["left", "right"])
@pytest.mark.parametrize("before", ["left", "right"])
@pytest.mark.parametrize("after", ["left", "right"])
def test_ST_O3_ordinary_rows_of_a_bridge_go_by_the_tile_beside_them(own: str, before: str, after: str) -> None:  # noqa: N802
    bridge = Tile(tree=own, bridge=True)
    for near, far in ((Tile(tree=before), Tile(tree=after)), (Tile(before), Tile(after))):
        order = order_of([PLAIN, near, bridge, far, PLAIN])
        assert order("3", 1) == ("rkyb" if before == "left" else "bykr")
        assert order("3", 6) == ("rkyb" if after == "left" else "bykr")
        rows = [f"3x{row}" for row in (5, 4, 3, 2)]
        names = order.names
        assert [name for name in names if name[:2] == "3x"] == rows
        assert names.index("3x5") > max(names.index(f"3{letter}6") for letter in "rkyb")
        assert names.index("3x2") < min(names.index(f"3{letter}1") for letter in "rkyb")


@pytest.mark.parametrize("first", ["left", "right"])
@pytest.mark.parametrize("second", ["left", "right"])
def test_ST_O3_between_two_bridges_by_the_earlier_one(first: str, second: str) -> None:  # noqa: N802
    other = "left" if first == "right" else "right"
    bridges = [Tile(tree=first, bridge=True), Tile(tree=second, bridge=True)]
    order = order_of([PLAIN, Tile(tree=other), *bridges, Tile(tree=other), PLAIN])
    own = "rkyb" if first == "left" else "bykr"
    assert order("3", 1) == own[::-1]
    assert order("3", 6) == own
    assert order("4", 1) == own
    assert order("4", 6) == own[::-1]


class order_of:  # noqa: N801
    """The race order on a course of tiles: of a row of a tile, as the letters of its lanes."""

    def __init__(self, tiles: list[Tile]) -> None:
        self.names = [name or "" for name in Ground(config_of(Course(tiles), 2, ("boing", "leap", "neck"))).in_race()]

    def __call__(self, tile: str, row: int) -> str:
        return "".join(name[1] for name in self.names if name[0] == tile and name[2] == str(row) and name[1] != "x")


# the tiles


def test_there_are_25_tiles() -> None:
    assert len(TILES) == 25
    kinds = Counter(easy.turn for name, (easy, _) in TILES.items() if name not in ("start", "finish"))
    assert kinds == {"": 13, "left": 5, "right": 5}
    for name in ("start", "finish"):
        assert (TILES[name][0].turn, TILES[name][0].tree) == ("", "left")
    for easy, hard in TILES.values():
        assert (easy.turn, easy.tree) == (hard.turn, hard.tree)


def theme(tile: Tile) -> set[str]:
    """What lies on a tile."""
    lying = {"arrow" if what in ARROWS else what for what in tile.on.values()}
    return lying | {"bridge"} if tile.bridge else lying


def test_five_tiles_carry_a_water_hole_on_both_sides_and_every_other_hard_side_one_theme() -> None:
    holes = []
    themes: Counter[str] = Counter()
    for name, (easy, hard) in TILES.items():
        if "water" in theme(easy) | theme(hard):
            holes.append(easy.turn)
            for side in (easy, hard):
                assert theme(side) == {"water"}
                assert one_hole(side)
        else:
            assert theme(easy) == set()
            assert len(theme(hard)) == 1, name
            themes.update(theme(hard))
    assert sorted(holes) == ["", "", "", "left", "right"]
    assert set(themes) == ANIMALS | {"arrow", "quicksand", "bridge"}
    assert min(themes.values()) >= 2
    arrows = {what for _, hard in TILES.values() for what in hard.on.values() if what in ARROWS}
    assert arrows == {"forward", "back"}


def one_hole(tile: Tile) -> bool:
    """Whether its water is one space, or two that lie beside or before each other."""
    water = [spot for spot, what in tile.on.items() if what == "water"]
    lanes, middles = {spot[0] for spot in water}, [tile.middle(spot) for spot in water]
    apart = max(middles) - min(middles)
    return len(water) == 1 or (len(water) == 2 and max(lanes) - min(lanes) <= 1 and apart <= 1)


@pytest.mark.parametrize("name", sorted(TILES))
@pytest.mark.parametrize("side", [0, 1])
def test_every_side_is_passable_from_every_lane_without_2s_or_bonuses(name: str, side: int) -> None:
    """And from every space of it where one can come to stand: nobody is ever caught."""
    tile = TILES[name][side]
    course = Course([PLAIN, tile, PLAIN, PLAIN]) if name != "start" else Course([tile, PLAIN, PLAIN])
    at = 1 if name != "start" else 0
    starts: set[Space | None] = {(0, lane, 6, 1) for lane in LANES} if at else {None}
    leads: dict[Space | None, set[Space]] = {}
    todo = list(starts)
    while todo:
        here = todo.pop()
        if here in leads or (here is not None and here[0] > at):
            continue
        leads[here] = reached(course, here)
        todo += leads[here]
    through = {space for space in course.spaces if space[0] > at}
    out = {here for here in leads if leads[here] & through}
    while more := {here for here in leads if here not in out and leads[here] & out}:
        out |= more
    assert starts <= out
    assert set(leads) == out


def reached(course: Course, here: Space | None) -> set[Space]:
    """Where a lone ostrich gets by one card from 3 to 6, also by one step forwards; arrows included."""
    found = set()
    for card in [(lane, number) for lane in LANES for number in (3, 4, 5, 6)]:
        slow = Slow(course, 2, ("boing", "leap", "neck"))
        slow.where[0] = here
        plays = [play for play in slow.plays("hand", card) if not play.step or ahead(course, here, play.path[0])]
        for play in {play.path[-1]: play for play in plays}.values():
            slow.where[0], slow.moved, slow.stopped = play.path[-1], play, course.what(play.path[-1]) == "porcupine"
            found.add((*play.path, *slow.arrow())[-1])
    return found


def ahead(course: Course, here: Space | None, there: Space) -> bool:
    return here is None or there in course.ways(here)


# courses


@ready_courses
def test_the_ready_courses_have_14_tiles_and_three_water_holes(name: str) -> None:
    course, bonuses = ready(name)
    assert len(course.tiles) == 14
    assert sum("water" in theme(tile) for tile in course.tiles) == 3
    assert (
        bonuses
        == {
            "first": ("boing", "leap", "neck"),
            "mixed": ("leap", "wings", "deja"),
            "hard": ("boing", "bird", "neck"),
        }[name]
    )
    hard = sum(bool(theme(tile) - {"water"}) for tile in course.tiles)
    assert hard == 0 if name == "first" else hard >= 3


def test_random_courses_follow_the_tips() -> None:
    """14 tiles, each once; four to six corners; three water holes."""
    texts = [boards.random(seed) for seed in range(40)]
    assert len(set(texts)) == 40
    assert texts == [boards.random(seed) for seed in range(40)]
    for text in texts:
        words = text.partition("bonuses")[0].split()
        names = [word.rstrip("*") for word in words]
        assert (len(names), len(set(names))) == (14, 14)
        assert 4 <= sum(name[0] in "LR" for name in names) <= 6
        assert sum("water" in theme(TILES[name][0]) for name in names) == 3
        assert not ground.crossings(course_of(text).all, -0.01)


def laid(text: str) -> str:
    """How a course is refused; empty if it is not."""
    try:
        GAME.config_of(2, {}, "own.txt", text)
    except BadOption as refusal:
        return str(refusal.message)
    return ""


def test_a_course_that_crosses_itself_is_refused_with_the_two_tiles_named() -> None:
    fault = laid("start L1 L2 L3\nS1 S2* finish")
    assert fault.startswith("course_crosses(first=1, first_name=start, second=5, second_name=S1")
    assert "line=2" in fault
    assert laid("start S1 L1 L2 S3 L3 S2 finish").startswith("course_crosses(first=1, first_name=start, second=7")
    assert laid("start L1 L2 S1 L3 S2 finish") == ""  # that passes below the start
    assert laid("start R1 R2* R3 S1 S2 finish").startswith("course_crosses(first=1, first_name=start, second=5")
    assert laid("start R1 L1 R2 L2 R3 L3 finish") == ""
    # the run-out needs its place too
    assert laid("start S1 S2 L1 L2 finish") == ""
    assert "crosses" in laid("start S1 S2 S3 L1 S4 L2 S5 L3 finish")


BENDS = [f"{hand}{n}" for hand in "LR" for n in range(1, 6)]


@settings(max_examples=100)
@given(st.lists(st.sampled_from([*BENDS, *BENDS, *(f"S{n}" for n in range(1, 14))]), unique=True, max_size=12))
def test_what_crosses_itself_and_what_does_not(names: list[str]) -> None:
    text = " ".join(["start", *names, "finish"])
    tiles = course_of(text).all
    if ground.crossings(tiles, -0.3):
        assert laid(text).startswith("course_crosses")
    elif not ground.crossings(tiles, 0.6):
        assert laid(text) == ""
