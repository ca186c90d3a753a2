"""The state of a game: one flat record of whole numbers and fixed-size arrays of them, declared once.

    @flat
    class State(Fields):
        turn: int
        space: Annotated[list[int], 8]
        grid: Annotated[list[list[int]], (7, 7)]

Interpreted, a state is such an object; compiled, a NumPy record of the same fields (see `waterhole.engine`). Rules
write `s.turn`, `s.space[i]` and `s.grid[x][y]`, which mean the same in both, and never assign a whole array.
"""

from __future__ import annotations

from typing import Any, ClassVar, Self, TypeVar, get_args, get_origin, get_type_hints

Shape = tuple[int, ...]
T = TypeVar("T", bound="Fields")


class Fields:
    """What every state can do. Two states are equal when all their fields are."""

    __slots__ = ()
    FIELDS: ClassVar[dict[str, Shape]] = {}

    def __init__(self) -> None:
        for name, shape in self.FIELDS.items():
            setattr(self, name, _zeros(shape))

    def copy(self) -> Self:
        """A state of the same values that shares nothing with this one."""
        other = object.__new__(type(self))
        for name, shape in self.FIELDS.items():
            value = getattr(self, name)
            if len(shape) == 1:
                value = value[:]
            elif shape:
                value = [row[:] for row in value]
            setattr(other, name, value)
        return other

    def assign(self, other: Self) -> None:
        """Take all values of another state."""
        for name, shape in self.FIELDS.items():
            value = getattr(other, name)
            if len(shape) == 1:
                value = value[:]
            elif shape:
                value = [row[:] for row in value]
            setattr(self, name, value)

    def values(self) -> dict[str, Any]:
        """The fields by name, arrays as (nested) lists."""
        return {name: getattr(self, name) for name in self.FIELDS}

    @classmethod
    def of(cls, values: dict[str, Any]) -> Self:
        """The state of these values; the reverse of `values`."""
        state = cls()
        for name, shape in cls.FIELDS.items():
            value = values[name]
            if not shape:
                value = int(value)
            elif len(shape) == 1:
                value = [int(v) for v in value]
            else:
                value = [[int(v) for v in row] for row in value]
            setattr(state, name, value)
        return state

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and all(getattr(self, name) == getattr(other, name) for name in self.FIELDS)

    __hash__ = None  # type: ignore[assignment]  # states change, so they can't be keys

    def __repr__(self) -> str:
        return f"State({', '.join(f'{name}={value}' for name, value in self.values().items())})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).of, (self.values(),)


def _zeros(shape: Shape) -> Any:
    if not shape:
        return 0
    if len(shape) == 1:
        return [0] * shape[0]
    return [[0] * shape[1] for _ in range(shape[0])]


def flat(cls: type[T]) -> type[T]:
    """Read a state's declaration. The class gets slots, so that a misspelt field is an error and not a new one."""
    fields: dict[str, Shape] = {}
    for name, hint in get_type_hints(cls, include_extras=True).items():
        if get_origin(hint) is ClassVar or name == "FIELDS":
            continue
        fields[name] = _shape(cls.__name__, name, hint)
    body = {key: value for key, value in vars(cls).items() if key not in ("__dict__", "__weakref__", "__annotations__")}
    made: type[T] = type(cls.__name__, cls.__bases__, {**body, "__slots__": tuple(fields), "FIELDS": fields})
    return made


def _shape(owner: str, name: str, hint: Any) -> Shape:
    if hint is int:
        return ()
    args = get_args(hint)
    if len(args) == 2:
        kind, size = args
        shape: Shape = ()
        if kind == list[int]:
            shape = (size,)
        elif kind == list[list[int]] and isinstance(size, tuple) and len(size) == 2:
            shape = size
        if shape and all(isinstance(n, int) and n > 0 for n in shape):
            return shape
    raise TypeError(
        f"{owner}.{name}: a field is int, Annotated[list[int], n] or Annotated[list[list[int]], (n, m)], not {hint}"
    )
