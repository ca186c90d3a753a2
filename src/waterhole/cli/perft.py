"""`perft`: count what can be played, to compare rules with rules."""

from __future__ import annotations

import sys
import time
from typing import Annotated

import typer

from ..games.game import Position
from ..games.message import say
from .chosen import Board, GameName, Options, Players, Seed, game_of, position_of
from .terminal import terminal


def perft(
    game: GameName,
    depth: Annotated[int, typer.Argument(metavar="DEPTH", min=0, max=64)],
    position: Annotated[str, typer.Option(help="A position in one line, or `start` for the first.")] = "start",
    players: Players = None,
    board: Board = None,
    options: Options = None,
    seed: Seed = 0,
    interpreted: Annotated[
        bool, typer.Option("--interpreted", help="Run the rules as plain Python, not compiled.")
    ] = False,
) -> None:
    """Count the sequences of exactly DEPTH actions. The last line is the bare number."""
    first = position_of(game_of(game), position, players, board, options, seed)
    if not interpreted:
        from .prepare import prepare

        prepare(first.config.game)
        from ..engine import compiled

        engine = compiled(first.config.game)
        begin = time.perf_counter()
        count = engine.perft(first.config, first.state, depth)
    else:
        begin = time.perf_counter()
        count = sequences(first, depth)
    milliseconds = (time.perf_counter() - begin) * 1000
    print(terminal.text(say("cli_perft", milliseconds=f"{milliseconds:.1f}")), file=sys.stderr, flush=True)
    print(count)


def sequences(position: Position, depth: int) -> int:
    """How many sequences of exactly `depth` actions can be played from here."""
    if depth == 0:
        return 1
    actions = position.legal.actions()
    if depth == 1:
        return len(actions)
    count = 0
    for action in actions:
        after = position.copy()
        after.apply(action)
        count += sequences(after, depth - 1)
    return count
