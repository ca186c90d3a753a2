"""Snatch: a game of a page for the tests, with hidden hands and answers to what others declare.

Everybody holds three cards: values from 1 to 4, stops and grabs. In turn, one may wink, and then plays a value, which
counts its points, or draws a card. Before a value counts the others are asked in turn: with a stop they make it worth
nothing, with a grab they take one of its points. At the end of a turn its player draws to three cards. After four
rounds most points win.
"""

from pathlib import Path

from waterhole.games.game import Game

from . import board, notation, reactions, rules, strategy, view, why

GAME = Game(
    name="snatch",
    version="1",
    players=(2, 3, 4, 5, 6),
    minutes=(1, 2),
    folder=Path(__file__).parent,
    rules=rules,
    boards=board,
    notation=notation,
    views=view,
    whys=why,
    strategy=strategy,
    reactions=reactions,
)
