"""What a seat sees of Boast."""

from __future__ import annotations

import msgspec

from waterhole.games.game import Config, Message, say

from . import rules
from .notation import action_text
from .rules import State


class View(msgspec.Struct):
    turn: int
    hand: list[int]
    """Cards of each rank; none for a watcher."""
    cards: list[int]
    table: list[int]
    boasts: list[int]
    points: list[int]
    choices: list[str]


class Effect(msgspec.Struct):
    action: str


class Layout(msgspec.Struct):
    deck: list[int]


def layout(config: Config) -> Layout:
    return Layout(list(config.layout))


def view(s: State, config: Config, seat: int | None) -> View:
    out = [0] * rules.ACTIONS
    # nobody else is told what the actor could play
    count = rules.legal(s, config.board, out) if seat == s.turn else 0
    return View(
        turn=s.turn,
        hand=[] if seat is None else s.hand[seat],
        cards=s.cards[: s.players],
        table=s.table[: s.players],
        boasts=s.boasts[: s.players],
        points=s.points[: s.players],
        choices=[action_text(s, config.board, action) for action in out[:count]],
    )


def effect(before: State, after: State, config: Config, action: int, seat: int | None) -> Effect:
    return Effect(action_text(before, config.board, action))


def happened(before: State, after: State, config: Config, action: int, seat: int | None) -> list[Message]:
    return [say("toy_did", seat=before.turn, action=action_text(before, config.board, action))]


def describe(s: State, config: Config, seat: int | None) -> list[Message]:
    return [say("toy_points", seat=other, points=s.points[other]) for other in range(s.players)]


def picture(s: State, config: Config) -> str:
    return " ".join("-" if card == 0 else str(card - 1) for card in s.table[: s.players])
