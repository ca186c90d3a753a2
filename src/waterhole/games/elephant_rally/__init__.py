"""Elephant Rally (published as Formula E): a race of elephants once round the city, with cards, cows and a mouse."""

from pathlib import Path

from ..game import Game
from . import board, census, notation, reactions, rules, strategy, view, why

GAME = Game(
    name="elephant_rally",
    version="1",
    players=(2, 3, 4, 5, 6),
    minutes=(45, 60),
    folder=Path(__file__).parent,
    rules=rules,
    boards=board,
    notation=notation,
    views=view,
    whys=why,
    strategy=strategy,
    reactions=reactions,
    usual_players=4,
    census=census,
)
