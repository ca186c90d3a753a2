"""How fast games run here: random playouts and search, compiled; and OpenSpiel's C++ beside them."""

from __future__ import annotations

import importlib.util
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

from ..games.game import Config, Game

ROUNDS = 5
"""Measurements of each kind; the fastest counts, as everything else on a machine only makes slower."""
SECONDS = 0.2
"""How long one measurement takes, about."""
SIMULATIONS = 10_000
"""Of one search: as many as a good bot makes, so that its tree has grown."""
BREAKTHROUGH = "breakthrough(rows=8,columns=6)"


def bench(game: Game) -> list[dict[str, Any]]:
    """For each number of players

    game, players
    ns_per_action    a random playout (legal actions, choice, the action with its chance), in nanoseconds an action
    playouts_per_s   such playouts, from a new game to its end
    sims_per_s       simulations of the tree search from the start position, on one core
    copy_ns          copying a state, in nanoseconds
    """
    return [_measure(game.config(players)) for players in game.players]


def peer() -> dict[str, Any] | None:
    """The same of OpenSpiel's breakthrough, whose loops are C++ too; None where OpenSpiel is not installed.

    Its playouts are those of its RandomRolloutEvaluator, all made by one simulation of its MCTSBot, as Python is not
    given the evaluator itself. How long they are on average comes from 200 games played from Python. Copying is not
    measured, as it could be done from Python only.
    """
    if importlib.util.find_spec("pyspiel") is None:
        return None
    import pyspiel

    game = pyspiel.load_game(BREAKTHROUGH)
    start = game.new_initial_state()

    def searcher(rollouts: int, simulations: int) -> Callable[[], object]:
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
        bot = pyspiel.MCTSBot(game, evaluator, 1.0, simulations, 1000, False, 1, False)
        return lambda: bot.mcts_search(start)

    # the first simulation is at the root, so all playouts begin with a new game
    rollouts = 2000
    seconds = _fastest(searcher(rollouts, 1)) / rollouts
    return {
        "game": f"OpenSpiel {BREAKTHROUGH}",
        "players": 2,
        "ns_per_action": 1e9 * seconds / _mean_length(start),
        "playouts_per_s": 1 / seconds,
        "sims_per_s": SIMULATIONS / _fastest(searcher(1, SIMULATIONS)),
        "copy_ns": None,
    }


def _measure(config: Config) -> dict[str, Any]:
    from ..engine import compiled
    from ..search.mcts import Search

    engine = compiled(config.game)

    def playouts() -> None:
        engine.playouts(config, None, games, seed=1)

    def search() -> None:
        position = config.start()
        Search(config, position.state, position.actor, 1).run(iterations=SIMULATIONS)

    games, copies = 100, 1_000_000
    while _fastest(playouts, rounds=1) < SECONDS / 4:
        games *= 4
    seconds = _fastest(playouts)
    actions = int(engine.playouts(config, None, games, seed=1).actions.sum())
    states = engine.records(2)
    return {
        "game": config.game.name,
        "players": config.players,
        "ns_per_action": 1e9 * seconds / actions,
        "playouts_per_s": games / seconds,
        "sims_per_s": SIMULATIONS / _fastest(search),
        "copy_ns": 1e9 * _fastest(lambda: engine.copies(states, copies)) / copies,
    }


def _fastest(work: Callable[[], object], rounds: int = ROUNDS) -> float:
    """The seconds that the fastest of some rounds took."""
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return min(times)


def _mean_length(start: Any) -> float:
    """Actions in a random game of OpenSpiel."""
    choose = random.Random(1)
    lengths = []
    for _ in range(200):
        state, length = start.clone(), 0
        while not state.is_terminal():
            state.apply_action(choose.choice(state.legal_actions()))
            length += 1
        lengths.append(length)
    return statistics.fmean(lengths)
