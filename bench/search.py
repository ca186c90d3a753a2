"""Random playouts and tree search of our games beside OpenSpiel's C++ on breakthrough 8 x 6, in one run on one core.

    python bench/search.py [GAME...] [--json]

Columns
- ns/action    a random playout: legal actions, a choice, the action with its chance
- playouts/s   such playouts of whole games
- sims/s       simulations of the tree search from the start of a game: ours with its own playouts, OpenSpiel's
               MCTSBot with one random rollout each
- copy ns      copying a state

OpenSpiel's playouts are those of its RandomRolloutEvaluator, made by one simulation of its MCTSBot, so that no Python
runs in between; the mean length of a game is taken from 200 games played by Python. Both sides are measured in turn,
each several times, and the fastest counts. Other work on the machine makes all numbers worse.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from rich.console import Console
from rich.table import Table

from waterhole import engine, games
from waterhole.games.game import Refusal
from waterhole.lab.bench import bench, peer

COLUMNS = {"ns_per_action": "ns/action", "playouts_per_s": "playouts/s", "sims_per_s": "sims/s", "copy_ns": "copy ns"}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=[], help="all, if none is named")
    parser.add_argument("--json", action="store_true", help="print a JSON list with an object for each row")
    arguments = parser.parse_args()
    try:
        chosen = [games.get(name) for name in arguments.games or games.names()]
    except Refusal as refusal:
        parser.error(str(refusal))
    for game in chosen:
        engine.build(game, lambda line: print(line, file=sys.stderr))
    before = peer()
    rows = [row for game in chosen for row in bench(game)]
    after = peer()
    if before is not None and after is not None:
        rows.append(_better(before, after))
    if arguments.json:
        print(json.dumps(rows, indent=2))
        return 0
    table = Table("game", "players", *COLUMNS.values(), box=None)
    for column in table.columns[1:]:
        column.justify = "right"
    for row in rows:
        table.add_row(row["game"], str(row["players"]), *(_cell(row[name]) for name in COLUMNS))
    Console().print(table)
    if before is None:
        print("OpenSpiel is not installed here, so there is nothing beside")
    return 0


def _better(one: dict[str, Any], two: dict[str, Any]) -> dict[str, Any]:
    """The better numbers of two measurements of the same."""
    return {
        **one,
        "ns_per_action": min(one["ns_per_action"], two["ns_per_action"]),
        "playouts_per_s": max(one["playouts_per_s"], two["playouts_per_s"]),
        "sims_per_s": max(one["sims_per_s"], two["sims_per_s"]),
    }


def _cell(value: float | None) -> str:
    if value is None:
        return "-"
    return f"{value:,.0f}" if value >= 10 else f"{value:.1f}"


if __name__ == "__main__":
    sys.exit(main())
