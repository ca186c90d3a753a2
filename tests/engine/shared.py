"""What the tests of the engine and the search share: the games, and how to run a process."""

from __future__ import annotations

import itertools
import subprocess
import sys
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet
from tests.toy import GAME as TOY

from waterhole import games
from waterhole.games.game import Config, Game

ROOT = Path(__file__).parents[2]


def all_games() -> list[Game]:
    """The games there are, and the toy."""
    return [*(games.get(name) for name in games.names()), TOY]


def tables() -> list[ParameterSet]:
    """Every game with every number of players."""
    return [
        pytest.param(game, players, id=f"{game.name}-{players}") for game in all_games() for players in game.players
    ]


def configs(game: Game, players: int) -> list[Config]:
    """Every choice of options."""
    values = [[(option.name, value) for value in option.values] for option in game.options]
    return [game.config(players, **dict(chosen)) for chosen in itertools.product(*values)]


def run(code: str, env: dict[str, str] | None = None, *arguments: str) -> str:
    """What a new Python process prints that runs this code; it must not fail, nor warn."""
    command = [sys.executable, "-W", "error", "-c", code, *arguments]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=300, cwd="/")
    assert done.returncode == 0, done.stderr
    return done.stdout
