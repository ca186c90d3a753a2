"""What is counted in a race: rounds, stuck moves, discard turns, cards played; who wins, by start and final lane."""

from __future__ import annotations

from collections.abc import Sequence

from ..game import Config, Counted, Tally
from ..message import say
from . import view
from .board import KINDS, STRIDE, cell_name
from .rules import PLAYING, PURPLES, STARTING, State

MOVES = frozenset(KINDS[:PURPLES])


def counted(config: Config) -> Sequence[Counted]:
    return (
        Counted("rounds", say("census_rounds")),
        Counted("stuck", say("census_stuck"), "share", of="moves"),
        Counted("discard_turns", say("census_discard_turns"), "share", of="turns"),
        Counted("cards", say("census_cards")),
        Counted("cancelled", say("census_cancelled"), "share", of="cards"),
        *(Counted(f"played_{card}", say("census_played", card=card)) for card in KINDS),
        Counted("start", say("census_start"), "winner"),
        Counted("lane", say("census_lane"), "winner"),
    )


def note(tally: Tally, before: State, after: State, config: Config, action: int) -> None:
    did = view.effect(before, after, config, action, None)
    if did.kind == "start":
        tally.group("start", did.seat, cell_name(action))
    elif did.kind == "play":
        tally.counts["cards"] += len(did.cards)
        tally.counts.update(f"played_{card}" for card in did.cards)
    elif did.kind == "discard":
        tally.counts["discard_turns"] += 1
    elif did.kind == "cancel":
        tally.counts["cancelled"] += 1
    if ends_move(did):
        tally.counts["moves"] += 1
        tally.counts["stuck"] += did.course.unused > 0
    if after.turn != before.turn or (before.phase == STARTING and after.phase == PLAYING):
        tally.counts["turns"] += 1
        tally.counts["rounds"] += after.turn == 0


def ends_move(did: view.Effect) -> bool:
    """Whether the move of a card has come to its end, or found none at all; not one that a Tiger has cancelled."""
    if did.kind not in ("play", "pass", "cancel", "side", "mango") or not MOVES.intersection(did.playing):
        return False
    card = did.playing[-1]
    return not did.open and card not in did.cancelled and did.course.phase not in ("side", "mango")


def finish(tally: Tally, s: State, config: Config) -> None:
    for seat in range(s.players):
        tally.group("lane", seat, cell_name(s.lane[seat] * STRIDE)[0])
