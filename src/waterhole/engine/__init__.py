"""Runs the rules of a game compiled: the same text, translated to machine code by Numba.

`compiled(game)` gives the compiled game; the first time on a machine that takes some seconds, which `build(game)`
spends in a child process. Neither NumPy nor Numba is imported before one of them is called.
"""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from .building import BuildFailed, build
from .cache import is_built

if TYPE_CHECKING:
    from ..games.game import Game
    from .compiled_game import Compiled

__all__ = ["BuildFailed", "build", "compiled", "is_built", "is_loaded"]

_lock = threading.RLock()
_loaded: dict[str, tuple[Game, Compiled]] = {}


def compiled(game: Game) -> Compiled:
    """The compiled game, made once a process. Any thread may call this; a second one waits for the first.

    Takes about 0.4 s when the cache is filled, and some seconds with the GIL held when it is not (see `build`).
    """
    with _lock:
        if not is_loaded(game):
            from .compiled_game import Compiled

            _loaded[game.name] = (game, Compiled(game))
        return _loaded[game.name][1]


def is_loaded(game: Game) -> bool:
    """Whether `compiled` would return at once."""
    return game.name in _loaded and _loaded[game.name][0] is game
