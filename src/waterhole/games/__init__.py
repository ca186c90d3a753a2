"""The games: each a folder here, or a package elsewhere that names itself in the entry points `waterhole.games`."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points

from .game import Game
from .message import BadOption, say


@cache
def names() -> tuple[str, ...]:
    """The names of all games there are, sorted."""
    return tuple(sorted(_places()))


@cache
def get(name: str) -> Game:
    """The game of this name; BadOption where there is none."""
    if name not in _places():
        raise BadOption(say("no_such_game", game=name, games=", ".join(names())))
    module, _, attribute = _places()[name].partition(":")
    game = getattr(importlib.import_module(module), attribute)
    if not isinstance(game, Game) or game.name != name:
        raise TypeError(f"{module}:{attribute} is not the game {name!r}")
    return game


@cache
def _places() -> dict[str, str]:
    """Where each game is, as module:attribute. Ours are the folders here, so that a new one touches nothing else."""
    places = {entry.name: entry.value for entry in entry_points(group="waterhole.games")}
    for module in pkgutil.iter_modules(__path__):
        if module.ispkg:
            places[module.name] = f"{__name__}.{module.name}:GAME"
    return places
