"""`bench`: how fast the games run here."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from ..games.message import say
from .chosen import game_of
from .terminal import columns, terminal


def bench(
    names: Annotated[list[str], typer.Argument(metavar="GAME...", help="One or more of `waterhole games`.")],
    as_json: Annotated[
        bool, typer.Option("--json", help="Print a JSON list with an object for each measurement.")
    ] = False,
) -> None:
    """Measure how fast games run here.

    Compiled rules and search, beside OpenSpiel's breakthrough where that is installed.
    """
    from .prepare import prepare

    chosen = [game_of(name) for name in names]
    for game in chosen:
        prepare(game)
    from ..lab.bench import bench as measure
    from ..lab.bench import peer

    results = [result for game in chosen for result in measure(game)]
    if as_json:
        import json

        print(json.dumps(results, indent=2))
        return
    heads = ("game", "players", "ns_per_action", "playouts_per_s", "sims_per_s", "copy_ns")
    beside = peer()
    rows = [_row(result, heads) for result in [*results, *([beside] if beside else [])]]
    print(columns([list(heads), *rows], numbers=True))
    if beside is None:
        terminal.note(say("cli_no_peer"))


def _row(result: dict[str, Any], heads: tuple[str, ...]) -> list[str]:
    cells = [result.get(head) for head in heads]
    return ["-" if cell is None else f"{cell:,.1f}" if isinstance(cell, float) else str(cell) for cell in cells]
