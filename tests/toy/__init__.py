"""Boast: a game of a page for the tests, with chance, hidden hands, several actions a turn, and up to 6 players.

Everybody holds three cards. In turn, each says whether they boast (first action) and plays a card (second action).
The highest card takes the trick, of equal ones the first: one point, and two for every boast in it; who boasted and
did not take it loses one. The taker draws a card from the pile and leads. After three tricks most points win.
"""

from pathlib import Path

from waterhole.games.game import Game, Option

from . import board, notation, rules, strategy, view, why

GAME = Game(
    name="toy",
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
    options=(Option("open_pile"),),
)
