"""Compiling a game in a child process.

The first compilation of a game takes seconds, during which Numba holds the GIL; in a process of its own nobody
waits for it but who wants that game's bots.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

from ..games.game import Game
from .cache import is_built


class BuildFailed(RuntimeError):
    """A game could not be compiled; the text says why, in one line."""


def build(game: Game, progress: Callable[[str], None] | None = None) -> None:
    """Compile everything of a game into the cache, in a child process; returns at once if that is done already.

    `progress` is given a line of text for each step. Raises BuildFailed.
    """
    if is_built(game):
        return
    command = [sys.executable, "-m", "waterhole.engine", game.name]
    last = ""
    with subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    ) as child:
        assert child.stdout is not None
        for line in child.stdout:
            last = line.strip() or last
            if progress is not None and line.strip():
                progress(line.strip())
    if child.returncode != 0:
        raise BuildFailed(f"{game.name} can't be compiled: {last or f'exit status {child.returncode}'}")
