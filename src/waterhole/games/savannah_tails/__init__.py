"""Savannah Tails (Gordon and Fraser Lamont, Fragor 2009): ostriches race over the savannah."""

from pathlib import Path

from ..game import Game, Option
from . import board, census, notation, rules, strategy, view, why

GAME = Game(
    name="savannah_tails",
    version="1",
    players=(2, 3, 4, 5),
    minutes=(30, 60),
    folder=Path(__file__).parent,
    rules=rules,
    boards=board,
    notation=notation,
    views=view,
    whys=why,
    strategy=strategy,
    options=(Option("bonuses", values=board.CHOICES),),
    usual_players=4,
    census=census,
)
