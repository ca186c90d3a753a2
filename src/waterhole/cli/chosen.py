"""What most commands take: a game, and what stays fixed while it is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Annotated

import typer

from .. import games
from ..games.chance import Fast
from ..games.game import Config, Game, Position
from ..games.message import BadOption, NotNotation, Refusal, say
from .terminal import terminal

POSITIONS = {"ignore_unknown_options": True}
"""Settings of commands that take positions: one may begin with `-`, an elephant that waits to be placed."""


def _no_option(value: str | list[str] | None) -> str | list[str] | None:
    """Where unknown options are let through for the sake of positions, say that they are none."""
    for text in [value] if isinstance(value, str) else value or ():
        if text.startswith("-") and text[1:].lstrip("-")[:1].isalpha():
            raise typer.BadParameter(f"no such option: {text}")
    return value


GameName = Annotated[str, typer.Argument(metavar="GAME", help="One of `waterhole games`.", callback=_no_option)]
PositionText = Annotated[
    str,
    typer.Argument(metavar="POSITION", help="A position in one line, or `start` for the first.", callback=_no_option),
]
ActionTexts = Annotated[
    list[str], typer.Argument(metavar="ACTION...", help="Actions in notation, in order.", callback=_no_option)
]
Players = Annotated[int | None, typer.Option(help="How many play. Where a position is given it mostly says so itself.")]
Board = Annotated[str | None, typer.Option(help="A board of the game, a file with one's own, or random:SEED.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME[=VALUE]", help="An option of the game; may be repeated.")
]
MOST = 10**18 - 1
"""The highest seed: what records can hold."""
Seed = Annotated[
    int, typer.Option(min=0, max=MOST, help="Where chance starts from; the same seed gives the same game.")
]


def game_of(name: str) -> Game:
    """The game; all that is said from now on is about it."""
    game = games.get(name)
    terminal.game = name
    return game


def options_of(game: Game, options: Sequence[str] | None) -> dict[str, int]:
    """The options of `--option name=value` or, for 1, `--option name`."""
    chosen = {}
    known = [option.name for option in game.options]
    for option in options or ():
        name, equals, value = option.partition("=")
        if name not in known:
            raise BadOption(say("bad_option", option=name, options=", ".join(known) or "-"))
        if equals and not (value.isascii() and value.isdigit() and len(value) <= 9):
            raise BadOption(say("cli_option_number", option=name, value=value[:40]))
        chosen[name] = int(value) if equals else 1
    return chosen


def config_of(game: Game, players: int | None, board: str | None, options: Sequence[str] | None) -> Config:
    return game.config(players, board, **options_of(game, options))


def position_of(
    game: Game, text: str, players: int | None, board: str | None, options: Sequence[str] | None, seed: int
) -> Position:
    """The position of a text. How many play is tried out, unless it is said.

    Where the text fits no number of players, the reason is that of the number which it was most likely meant for:
    the odd one out, and rather one that is not about the number of players.
    """
    rng = Fast(seed)
    if text == "start":
        return config_of(game, players, board, options).start(rng)
    faults: list[Refusal] = []
    for number in game.players if players is None else (players,):
        try:
            return config_of(game, number, board, options).position(text, rng)
        except Refusal as fault:
            faults.append(fault)
    same = Counter(fault.message.id for fault in faults)
    raise min(
        faults,
        key=lambda fault: (
            not isinstance(fault, NotNotation),
            same[fault.message.id],
            "players" in fault.message.args,
        ),
    )
