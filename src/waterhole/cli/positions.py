"""`games`, `show`, `moves` and `apply`: positions in characters, in notation and in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .. import games as registry
from ..games.chance import Keyed
from ..games.game import Position
from ..games.message import Message, Refusal, say
from .chosen import ActionTexts, Board, GameName, Options, Players, PositionText, Seed, game_of, position_of
from .terminal import columns, terminal

TRIES = 4
"""How often an action is tried to see whether chance makes a difference in what is told of it."""


def games() -> None:
    """List the games there are.

    One a line: name, players, minutes, boards, and options with their values.
    """
    # no sentences: this is for programs and quick looks, and the catalogues take longer to load than all else
    rows = []
    for name in registry.names():
        game = registry.get(name)
        options = [f"{option.name}={'|'.join(map(str, option.values))}" for option in game.options]
        rows.append(
            [
                name,
                f"players {','.join(map(str, game.players))}",
                "minutes {}-{}".format(*game.minutes),
                f"boards {','.join(game.board_names())}",
                f"options {','.join(options) or '-'}",
            ]
        )
    print(columns(rows))


def show(
    game: GameName,
    position: PositionText = "start",
    players: Players = None,
    board: Board = None,
    options: Options = None,
    seed: Seed = 0,
) -> None:
    """Show a position in characters, notation and words."""
    shown = position_of(game_of(game), position, players, board, options, seed)
    views = shown.config.game.views
    print(views.picture(shown.state, shown.config), shown.text, sep="\n\n", end="\n\n")
    for message in views.describe(shown.state, shown.config, None):
        terminal.tell(message)


def moves(
    game: GameName,
    position: PositionText,
    players: Players = None,
    board: Board = None,
    options: Options = None,
    seed: Seed = 0,
) -> None:
    """List the legal actions, each with what it does."""
    before = position_of(game_of(game), position, players, board, options, seed)
    if before.over:
        terminal.note(say("game_over"))
    print_moves(before)


def print_moves(before: Position) -> None:
    """The legal actions of a position, one a line, each with what it does as far as the actor may know it."""
    actions = before.legal.actions()
    texts = [before.action_text(action) for action in actions]
    width = max(map(len, texts), default=0)
    for action, text in zip(actions, texts, strict=True):
        print(text.ljust(width), terminal.texts(_foreseen(before, action)), sep="  ")


def _foreseen(before: Position, action: int) -> Sequence[Message]:
    """What the action will do, as far as it is the same whatever chance brings; else only that chance decides."""
    config, seat = before.config, before.actor
    tries = []
    for secret in range(TRIES):
        chance = Keyed(secret.to_bytes(16, "little"))
        start = before.state.copy()
        if config.game.hides():
            config.game.rules.imagine(start, seat, chance)  # type: ignore[attr-defined]  # it hides something
        after = Position(config, start.copy(), chance)
        after.apply(action)
        _let_pass(start, after, action)
        tries.append((start, after.state))
        if not chance.drawn:
            break
    # of cards that are drawn everybody is told that, and the actor which
    for who in (seat, None):
        told = [config.game.views.happened(start, after, config, action, who) for start, after in tries]
        if all(each == told[0] for each in told):
            return told[0]
    return [say("cli_chance")]


def _let_pass(start: Any, after: Position, action: int) -> None:
    """Nobody answers the action, where others could."""
    board, reactions = after.config.board, after.config.game.reactions
    if reactions is None or not reactions.opens(start, board, action):
        return
    seat = after.config.game.rules.actor(start)
    while after.actor not in (seat, -1):
        let_pass = reactions.answers(start, board, action, after.actor)[0]
        if let_pass not in after.legal.actions():
            return
        after.apply(let_pass)


def apply(
    game: GameName,
    position: PositionText,
    actions: ActionTexts,
    players: Players = None,
    board: Board = None,
    options: Options = None,
    seed: Seed = 0,
) -> None:
    """Play actions in order. The last line is the new position; what happened is told on stderr.

    An action that is not legal is named with the reason: nothing is printed then, and the exit code is 2.
    """
    now = position_of(game_of(game), position, players, board, options, seed)
    views = now.config.game.views
    told: list[Message] = []
    for number, text in enumerate(actions, 1):
        before = now.state.copy()
        try:
            action = now.parse(text)
        except Refusal as refusal:
            why = terminal.text(refusal.message)
            raise type(refusal)(say("cli_bad_action", number=number, text=text[:40], why=why)) from None
        seat = now.actor
        now.apply(action)
        told += views.happened(before, now.state, now.config, action, seat)
    for message in told:
        terminal.note(message)
    print(now.text)
