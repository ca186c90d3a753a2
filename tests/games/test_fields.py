"""States: declared once, flat, equal by value."""

from __future__ import annotations

import pickle
from typing import Annotated, ClassVar

import pytest

from waterhole.games.fields import Fields, flat


@flat
class Grid(Fields):
    """A state with all kinds of fields."""

    SIZE: ClassVar[int] = 3
    turn: int
    space: Annotated[list[int], 4]
    grid: Annotated[list[list[int]], (2, 3)]


def test_a_state_begins_with_zeros() -> None:
    s = Grid()
    assert s.values() == {"turn": 0, "space": [0] * 4, "grid": [[0] * 3, [0] * 3]}
    assert Grid.FIELDS == {"turn": (), "space": (4,), "grid": (2, 3)}
    assert Grid.SIZE == 3
    assert Grid.__name__ == "Grid"
    assert Grid.__doc__ == "A state with all kinds of fields."
    s.grid[1][2] = 5
    assert s.grid == [[0, 0, 0], [0, 0, 5]]
    assert Grid().grid == [[0, 0, 0], [0, 0, 0]]


def test_a_misspelt_field_is_an_error() -> None:
    s = Grid()
    with pytest.raises(AttributeError):
        s.trun = 1  # type: ignore[attr-defined]
    with pytest.raises(AttributeError):
        s.spaces  # type: ignore[attr-defined] # noqa: B018


def test_two_dimensions_are_copied_down_to_the_numbers() -> None:
    s = Grid()
    s.turn, s.space[3], s.grid[0][1] = 2, 7, 9
    assigned = Grid()
    assigned.assign(s)
    for other in (s.copy(), assigned, Grid.of(s.values()), pickle.loads(pickle.dumps(s))):
        assert other == s
        assert (other != s) is False
        other.grid[0][1] += 1
        other.space[0] += 1
        assert s.grid[0][1] == 9
        assert s.space[0] == 0
        assert other != s
    assert "grid=[[0, 9, 0], [0, 0, 0]]" in repr(s)


def test_of_makes_plain_numbers() -> None:
    s = Grid.of({"turn": True, "space": (1, 2, 3, 4), "grid": ((1, 2, 3), (4, 5, 6))})
    assert (s.turn, s.space, s.grid) == (1, [1, 2, 3, 4], [[1, 2, 3], [4, 5, 6]])
    assert type(s.turn) is int
    with pytest.raises(KeyError):
        Grid.of({"turn": 1, "space": [0] * 4})


def test_states_of_different_kinds_are_not_equal() -> None:
    @flat
    class Other(Fields):
        turn: int

    assert Other() != Grid()
    assert Other() == Other()
    assert Other() != 0


@pytest.mark.parametrize(
    "hint",
    [
        float,
        str,
        list[int],
        list[list[int]],
        Annotated[int, 3],
        Annotated[list[int], "3"],
        Annotated[list[int], (3,)],
        Annotated[list[int], (2, 3)],
        Annotated[list[float], 3],
        Annotated[list[list[int]], 3],
        Annotated[list[list[int]], (1, 2, 3)],
        Annotated[list[list[int]], ("a", 2)],
        Annotated[list[int], 0],
        Annotated[list[int], -1],
        Annotated[list[list[int]], (2, 0)],
    ],
    ids=str,
)
def test_bad_declarations(hint: object) -> None:
    with pytest.raises(TypeError, match=r"Bad\.field: a field is int"):
        flat(type("Bad", (Fields,), {"__annotations__": {"field": hint}}))
