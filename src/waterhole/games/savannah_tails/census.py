"""What is counted in a race: turns, how cards move, what animals do, markers and bonuses, and the spread at the end."""

from __future__ import annotations

from collections.abc import Sequence

from ..game import Config, Counted, Tally
from ..message import say
from . import view
from .board import BIRD, BONUSES, CHEETAH, CROCODILE, KINDS, LION, PORCUPINE, RANKS, WARTHOG
from .rules import State

ANIMALS = (LION, CHEETAH, PORCUPINE, CROCODILE, WARTHOG)
ACTING = ("cheetah", "porcupine", "warthog")
"""Animals that do something to who meets them; the others are in the way."""


def counted(config: Config) -> Sequence[Counted]:
    """Of animals and bonuses only those of this race; Bird Brain is never spent."""
    board = config.board
    animals = [KINDS[kind] for kind in ANIMALS if kind in board.kind]
    bonuses = [BONUSES[bonus] for bonus in board.bonuses if bonus != BIRD]
    return (
        Counted("rounds", say("census_rounds")),
        Counted("forward", say("census_forward"), "share", of="turns"),
        Counted("step", say("census_step"), "share", of="turns"),
        Counted("blocked", say("census_blocked"), "share", of="turns"),
        Counted("ostrich", say("census_ostrich"), "share", of="turns"),
        Counted("discard", say("census_discard"), "share", of="turns"),
        *(Counted(animal, say("census_animal", animal=animal)) for animal in animals),
        Counted("markers", say("census_markers"), of="ostriches"),
        *(Counted(f"used_{bonus}", say("census_used", bonus=bonus)) for bonus in bonuses),
        Counted("lost", say("census_lost")),
        Counted("spread", say("census_spread")),
    )


def note(tally: Tally, before: State, after: State, config: Config, action: int) -> None:
    did = view.effect(before, after, config, action, None)
    if did.kind in ("move", "step", "discard"):
        tally.counts["turns"] += 1
        tally.counts["forward"] += did.bonus > 0
        tally.counts["step"] += did.kind == "step"
        tally.counts["discard"] += did.kind == "discard"
    if did.short:
        note_short(tally, did.short.id)
    touches = [touch for run in did.runs for touch in run.touches]
    tally.counts.update(touch.what for touch in touches if touch.acts and touch.what in ACTING)
    tally.counts["markers"] += len(did.marked)
    tally.counts["lost"] += len(did.lost)
    tally.counts.update(f"used_{bonus}" for bonus in did.used)


def note_short(tally: Tally, why: str) -> None:
    """A full move that was blocked before its numbers were run, or stopped by a porcupine, which is counted itself."""
    if why == "short_porcupine":
        return
    tally.counts["blocked"] += 1
    by = why.removeprefix("short_")
    if by in ("ostrich", "lion", "crocodile"):
        tally.counts[by] += 1


def finish(tally: Tally, s: State, config: Config) -> None:
    rows = [space // RANKS + 1 for space in s.at[: s.players]]
    tally.counts["rounds"] = s.round
    tally.counts["ostriches"] = s.players
    tally.counts["spread"] = max(rows) - min(rows)
