"""What a table pays for a move: rules and views interpreted, in microseconds a decision, over random games.

python bench/rules.py [GAME...] [--json]
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Callable

import msgspec

from waterhole import games
from waterhole.games.chance import Fast
from waterhole.games.game import Position

ROUNDS = 7


def positions(game: str, players: int) -> list[Position]:
    """Every position of one random game, but the last."""
    chance = Fast(1)
    position = games.get(game).start(players)
    found = []
    while not position.over:
        found.append(position.copy())
        actions = position.legal.actions()
        position.apply(actions[chance.below(len(actions))])
    return found


def micros(work: Callable[[Position], object], over: list[Position]) -> float:
    """Microseconds a position, the median of several rounds."""
    times = []
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        for position in over:
            work(position)
        times.append((time.perf_counter() - begun) / len(over))
    return 1e6 * statistics.median(times)


def measure(game: str, players: int) -> dict[str, object]:
    over = positions(game, players)
    views = games.get(game).views

    def play(position: Position) -> None:
        position.legal.actions()
        after = position.state.copy()
        position.config.game.rules.apply(after, position.config.board, position.legal.actions()[0], position.rng)

    def show(position: Position) -> bytes:
        return msgspec.json.encode(views.view(position.state, position.config, 0))

    return {
        "game": game,
        "players": players,
        "legal_apply_us": round(micros(play, over), 1),
        "view_us": round(micros(show, over), 1),
        "view_bytes": round(statistics.mean(len(show(position)) for position in over)),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    rows = [measure(name, n) for name in args.games or games.names() for n in games.get(name).players]
    if args.json:
        print(json.dumps(rows))
        return
    for row in rows:
        print("  ".join(f"{key} {value}" for key, value in row.items()))


if __name__ == "__main__":
    main()
