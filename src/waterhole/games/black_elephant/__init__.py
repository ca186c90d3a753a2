"""Black Elephant (Frank Czarnetzki, LudoArt 2004): across a field of logs, out of sight of the black elephants."""

from pathlib import Path

from ..game import Game, Option
from . import board, notation, rules, strategy, view, why

GAME = Game(
    name="black_elephant",
    version="1",
    players=(2,),
    minutes=(20, 40),
    folder=Path(__file__).parent,
    rules=rules,
    boards=board,
    notation=notation,
    views=view,
    whys=why,
    strategy=strategy,
    options=(Option("log_steps"), Option("own_black")),
)
