"""A game with the kernels around it, uncompiled: for finding errors, and for single questions without the engine."""

from __future__ import annotations

from importlib import import_module

from ..games.game import Game
from . import kernels
from .twins import States, Twins


class Engine:
    """The kernels of one game with its rules, compiled or plain."""

    def __init__(self, game: Game, twins: Twins) -> None:
        self.game = game
        single, playouts, tree = (twins.of(import_module(name)) for name in kernels.NAMES)
        self.begin, self.choices, self.act, self.status = single.begin, single.choices, single.act, single.status
        self.hide, self.guess, self.judge, self.suggest = single.hide, single.guess, single.judge, single.suggest
        self._perft, self._playouts, self.copies = playouts.perft, playouts.playouts, playouts.copies
        self.grow = tree.grow


class Plain(Engine):
    """The kernels uncompiled, on lists and ordinary numbers. Needs neither Numba nor NumPy."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, Twins(game, None))

    def states(self, count: int) -> States:
        """A row of blank states."""
        return States([self.game.rules.State() for _ in range(count)])
