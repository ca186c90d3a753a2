"""What the tests of the search share: matches, and hidden games that look alike."""

from __future__ import annotations

from typing import Any

from waterhole.games.chance import Fast
from waterhole.games.game import Config, Game, Position
from waterhole.search.bots import Player, parse


def some_way(config: Config, actions: int, seed: int = 0) -> Position:
    """A position so many random actions into a game."""
    position = config.start(Fast(seed))
    rng = Fast(seed, 1)
    for _ in range(actions):
        legal = position.legal.actions()
        position.apply(legal[rng.below(len(legal))])
    return position


def alike(game: Game, state: Any, seat: int, seed: int) -> Any:
    """Another state that looks the same to the seat."""
    rules: Any = game.rules
    other = state.copy()
    rules.imagine(other, seat, Fast(seed, 2))
    return other


def match(game: Game, bot: str, others: str, count: int, players: int = 2, seed: int = 0) -> float:
    """The share of victories of the bot among others, taking each seat in turn; a shared victory counts in parts."""
    config = game.config(players)
    won = 0.0
    for number in range(count):
        own = number % players
        seats = [
            Player(config, parse(bot if seat == own else others), seed=seed + 1000 * number + seat)
            for seat in range(players)
        ]
        position = config.start(Fast(seed, number))
        while not position.over:
            position.apply(seats[position.actor].choose(position.state, position.actor))
        if position.places[own] == 1:
            won += 1 / position.places.count(1)
    return won / count
