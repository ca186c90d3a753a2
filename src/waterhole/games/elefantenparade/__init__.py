"""Elefantenparade (Henri Sala, Ravensburger 1988): everybody moves everybody's elephants, for logs on the way home."""

from pathlib import Path

from ..game import Game, Option
from . import board, notation, rules, strategy, view, why

GAME = Game(
    name="elefantenparade",
    version="1",
    players=(2, 3, 4),
    minutes=(15, 30),
    folder=Path(__file__).parent,
    rules=rules,
    boards=board,
    notation=notation,
    views=view,
    whys=why,
    strategy=strategy,
    options=(Option("hindmost_swims"),),
)
