"""Compile a game before something runs it compiled."""

from __future__ import annotations

import sys

from ..games.game import Game
from ..games.message import say
from .terminal import terminal


def prepare(game: Game) -> None:
    """Compile the game unless its present sources are compiled already; a line says so meanwhile."""
    from ..engine import build, is_built

    if is_built(game):
        return
    terminal.note(say("cli_compiling", game=game.name))

    def progress(text: str) -> None:
        # one line that changes; where it can't change, the line above is enough
        if sys.stderr.isatty():
            print(f"\r\x1b[K{text[:78]}", end="", file=sys.stderr, flush=True)

    build(game, progress)
    progress("")
