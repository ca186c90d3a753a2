"""`replay`: a recorded game, played again."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any

import typer

from ..games.game import Position
from ..games.message import BadOption, Message, say
from .terminal import terminal


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.")],
    ply: Annotated[int | None, typer.Option(min=0, help="Stop after so many actions and show the position.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print it as JSON, with every position.")] = False,
) -> None:
    """Play a recorded game again and tell it in words. A record that does not replay exactly exits with 2."""
    from ..table import Record

    text = _read(file)
    named = re.search(r"^game: (\w+)", text, re.MULTILINE)
    terminal.game = named[1] if named else None
    record, history = Record.replayed(text, str(file))
    if ply is not None and ply > history.ply:
        raise BadOption(say("cli_bad_ply", ply=ply, last=history.ply))
    last = history.ply if ply is None else ply
    terminal.sit(record.seats)
    steps = _steps(history.at(0), list(history.actions[:last]))
    now = history.at(last)
    if as_json:
        _print_json(record, steps, now)
        return
    terminal.tell(
        say(
            "cli_record",
            game=record.config.game.name,
            board=record.config.board_name,
            seats=", ".join(terminal.seats or ()),
        )
    )
    for number, (seat, action, told, _) in enumerate(steps, 1):
        terminal.tell(say("cli_replay_step", number=number, seat=seat, action=action, told=terminal.texts(told)))
    if ply is not None:
        print("", now.config.game.views.picture(now.state, now.config), "", sep="\n")
    print(now.text)
    if now.over:
        from .result import tell_result

        tell_result(now)


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except ValueError:
        raise BadOption(say("cli_not_text", file=str(file))) from None


Step = tuple[int, str, list[Message], str]
"""Who acted, the action, what it did, and the position after it."""


def _steps(position: Position, actions: list[int]) -> list[Step]:
    steps = []
    for action in actions:
        before, seat, text = position.state.copy(), position.actor, position.action_text(action)
        position.apply(action)
        told = position.config.game.views.happened(before, position.state, position.config, action, seat)
        steps.append((seat, text, told, position.text))
    return steps


def _print_json(record: Any, steps: list[Step], now: Position) -> None:
    import json

    config = record.config
    told = {
        "game": config.game.name,
        "version": config.game.version,
        "players": config.players,
        "options": dict(config.options),
        "board": config.board_name,
        "seats": list(record.seats),
        "start": record.start,
        "chance": record.chance,
        "actions": [
            {"ply": ply, "seat": seat, "action": action, "position": position}
            for ply, (seat, action, _, position) in enumerate(steps, 1)
        ],
        "position": now.text,
        "result": now.ending,
        "scores": now.scores,
        "places": now.places if now.over else None,
    }
    print(json.dumps(told, ensure_ascii=False, indent=2))
