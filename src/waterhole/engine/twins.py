"""Twins: the source of a module, executed a second time to run compiled.

The text of a game's rules is plain Python. Its twin is a module of the same text whose functions are wrapped by
Numba before any of them runs, so that the names they use resolve to compiled functions too. What a twin imported
from another module of the game is replaced by that module's twin, and `below` by the fast generator.

A plain twin is the same without Numba, on lists and ordinary numbers. It is there to find errors: a misspelt name
gives one line in it, and 150 of Numba's inside in the compiled one.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from ..games import chance
from ..games.fields import Fields
from ..games.game import Game
from . import kernels

Wrap = Callable[[FunctionType], Any]

INLINED = 400
"""Functions of rules and strategies of at most so many bytes of bytecode are put into their callers. Left to itself
LLVM puts few there, as states and boards travel as many arguments each; a playout then takes up to three times as
long. Longer ones would only make the code big."""

_lock = threading.RLock()


class Twins:
    """The twins of one game's modules, made when asked for."""

    def __init__(self, game: Game, wrap: Wrap | None) -> None:
        """`wrap` makes a function compiled; None leaves it plain."""
        self._game = game
        self._wrap = wrap
        self._roots = {"waterhole", game.rules.__name__.partition(".")[0]}  # type: ignore[attr-defined]  # a module
        self._made: dict[str, ModuleType] = {}

    def of(self, module: Any) -> Any:
        """The twin of a module."""
        name = module.__name__
        if name in self._made:
            return self._made[name]
        # Numba's cache finds functions by the name of their module, also in the next process: the name has to be
        # the same there, and known to sys.modules before anything is wrapped.
        kind = "plain" if self._wrap is None else "compiled"
        twin = ModuleType(f"waterhole_twin.{kind}.{self._game.name}.{name}")
        twin.__file__ = module.__file__
        twin.__package__ = module.__package__
        self._made[name] = sys.modules[twin.__name__] = twin
        names = vars(twin)
        exec(compile(Path(module.__file__).read_bytes(), module.__file__, "exec", dont_inherit=True), names)
        if module is chance:
            names["below"] = names["fast_below"]
        if module is self._game.rules:
            for name, nothing in (("conceal", _conceal), ("imagine", _imagine)):
                names.setdefault(name, FunctionType(nothing.__code__, names, name))
        if module is self._game.strategy:
            names["GUIDED"] = int("weigh" in names)
            names.setdefault("weigh", FunctionType(_weigh.__code__, names, "weigh"))
            names.setdefault("SWING", 1.0)
            names.setdefault("AHEAD", 0)
        if name in kernels.NAMES:
            names["rules"] = self.of(self._game.rules)
            names["strategy"] = self.of(self._game.strategy)
        self._connect(twin)
        return twin

    def _connect(self, twin: ModuleType) -> None:
        """Wrap the twin's functions, then point what it imported to the twins of where that came from."""
        names = vars(twin)
        own = [value for value in names.values() if isinstance(value, FunctionType)]
        for function in own:
            if self._wrap is not None and function.__module__ == twin.__name__:
                wrapped = self._wrap(function)
                for name in [name for name, value in names.items() if value is function]:
                    names[name] = wrapped
        for name, value in list(names.items()):
            if isinstance(value, FunctionType) and self._ours(value.__module__):
                names[name] = getattr(self.of(sys.modules[value.__module__]), value.__name__)
            elif isinstance(value, ModuleType) and self._ours(value.__name__) and hasattr(value, "__file__"):
                names[name] = self.of(value)

    def _ours(self, name: str) -> bool:
        return name.partition(".")[0] in self._roots


def _conceal(s: Any, seat: int) -> None:
    """Where a game hides nothing there is nothing to conceal."""


def _imagine(s: Any, seat: int, rng: Any) -> None:
    """Where a game hides nothing there is nothing to imagine."""


def _weigh(s: Any, board: Any, actions: Any, count: int, out: Any) -> None:
    """Where a strategy does not know, all actions deserve to be looked at alike."""
    for i in range(count):
        out[i] = 1.0


def njit_into(folder: Path | None) -> Wrap:
    """Numba's wrapping with its cache in this folder; without a folder nothing is kept."""
    import numba

    def wrap(function: FunctionType) -> Any:
        # Numba reads where to keep code when it wraps, from one setting for the whole process
        config: Any = numba.config
        with _lock:
            before = config.CACHE_DIR
            config.CACHE_DIR = "" if folder is None else str(folder)
            try:
                inline = not _is_kernel(function) and len(function.__code__.co_code) <= INLINED
                njit: Any = numba.njit  # whose types don't know _nrt
                # rules make no arrays, so none need be counted; counting took up to three quarters of a playout
                return njit(nogil=True, cache=folder is not None, forceinline=inline, _nrt=False)(function)
            finally:
                config.CACHE_DIR = before

    return wrap


def _is_kernel(function: FunctionType) -> bool:
    return function.__module__.endswith(kernels.NAMES)


class States(list[Fields]):
    """A row of states for plain twins: assigning to a place copies, as in an array of records."""

    def __setitem__(self, place: Any, state: Any) -> None:
        self[place].assign(state)
