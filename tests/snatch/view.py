"""What a seat sees of Snatch."""

from __future__ import annotations

import msgspec

from waterhole.games.game import Config, Message, say

from . import rules
from .notation import action_text
from .rules import DRAW, PASS, State


class Effect(msgspec.Struct):
    action: str
    gained: list[int]
    """Points by seat."""


class View(msgspec.Struct):
    turn: int
    value: int
    worth: int
    hand: list[int]
    """Cards of each rank; none for a watcher."""
    cards: list[int]
    pile: int
    discards: list[int]
    points: list[int]
    winked: bool
    choices: list[Effect]


class Layout(msgspec.Struct):
    deck: list[int]


def layout(config: Config) -> Layout:
    return Layout(list(config.layout))


def view(s: State, config: Config, seat: int | None) -> View:
    out = [0] * rules.ACTIONS
    count = rules.legal(s, config.board, out) if seat is not None and seat == rules.actor(s) else 0
    nobody = [0] * s.players
    return View(
        turn=s.turn,
        value=s.value,
        worth=s.worth,
        hand=[] if seat is None else s.hand[seat],
        cards=s.cards[: s.players],
        pile=sum(config.board.deck) - sum(s.cards) - sum(s.discards),
        discards=s.discards,
        points=s.points[: s.players],
        winked=bool(s.winked),
        choices=[Effect(action_text(s, config.board, action), nobody) for action in out[:count]],
    )


def effect(before: State, after: State, config: Config, action: int, seat: int | None) -> Effect:
    return Effect(action_text(before, config.board, action), gained(before, after))


def gained(before: State, after: State) -> list[int]:
    return [after.points[seat] - before.points[seat] for seat in range(before.players)]


def happened(before: State, after: State, config: Config, action: int, seat: int | None) -> list[Message]:
    told = []
    if action != PASS:
        told.append(say("snatch_did", seat=before.who, action=action_text(before, config.board, action)))
    if seat == before.who and action == DRAW:
        drawn = [new - old for new, old in zip(after.hand[seat], before.hand[seat], strict=True)]
        told.append(say("snatch_drew", cards=",".join(map(str, drawn))))
    told += [say("snatch_gained", seat=n, points=points) for n, points in enumerate(gained(before, after)) if points]
    return told


def describe(s: State, config: Config, seat: int | None) -> list[Message]:
    told = [say("snatch_points", seat=other, points=s.points[other]) for other in range(s.players)]
    return told if seat is None else [*told, say("snatch_hand", cards=",".join(map(str, s.hand[seat])))]


def picture(s: State, config: Config) -> str:
    return " ".join(f"{s.points[seat]}({s.cards[seat]})" for seat in range(s.players))
