"""What a table shows: to whom, and not more than once worked out.

What a seat may know is made here from the table, and encoded; it goes to every connection that may know the same. In
a game that hides nothing that is one view for all.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec

from ..games.game import Position
from ..table import Table
from ..table.events import Said
from . import wire

encode = msgspec.json.Encoder().encode


class _Known:
    """What one seat knows: the log from the first ply on, what the last action did, and the view of now."""

    def __init__(self, start: Position) -> None:
        self.log: list[bytes] = []
        """Encoded log entries, one a ply."""
        self.at = start
        """The position after the last entry."""
        self.last = msgspec.Raw(b"null")
        self.view: msgspec.Raw | None = None


class Showing:
    """Views of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._known: dict[int | None, _Known] = {}

    def forget(self, ply: int) -> None:
        """What came after this ply was taken back."""
        for seat, known in self._known.items():
            if len(known.log) > ply:
                del known.log[ply:]
                known.at = self.table.history.at(ply)
                known.last = encoded(self.effect(ply, seat))
                known.view = None

    def table_view(self, id_: str, chairs: Sequence[int], plies: int, present: Sequence[bool]) -> wire.TableView:
        """The table as a connection on these chairs may see it, that has the log of so many plies already."""
        table = self.table
        config, position = table.config, table.history.now
        as_seat = self.as_seat(chairs)
        known = self._now(as_seat)
        actor = table.actor
        mine = actor is not None and table.chair_of(actor) in chairs
        return wire.TableView(
            table=id_,
            game=config.game.name,
            board=config.board_name,
            options=dict(config.options),
            number=table.number,
            ply=table.history.ply,
            phase=table.phase,
            actor=actor,
            seats=self._seats(chairs, present),
            as_seat=as_seat,
            clock=table.created.clock,
            running=self._running(),
            paused=table.paused,
            forfeit=self._forfeit(),
            away=table.created.away,
            analysis=table.created.analysis,
            undo=table.undo_plies() if mine else 0,
            view=known.view,
            last=known.last,
            log_from=plies,
            log=[msgspec.Raw(entry) for entry in known.log[plies:]],  # type: ignore[misc]  # encoded LogEntry
            position=None if config.game.hides() else position.text,
            rematch=table.rematch,
            rematch_keys=[],
            layout=None,
        )

    def looked(self, chairs: Sequence[int], ply: int) -> wire.Looked:
        """An earlier position; what a seat could not see then it doesn't see now."""
        table = self.table
        config = table.config
        ply = max(0, min(ply, table.history.ply))
        position = table.history.at(ply)
        seat = self.as_seat(chairs)
        return wire.Looked(
            ply=ply,
            actor=None if position.over else position.actor,
            scores=position.scores,
            view=config.game.views.view(position.state, config, seat),
            last=self.effect(ply, seat),
            position=None if config.game.hides() else position.text,
        )

    def layout(self) -> Any:
        """What is drawn once and never changes."""
        return self.table.config.game.views.layout(self.table.config)

    def chat(self) -> wire.Chat:
        """All lines that are kept."""
        return wire.Chat([chat_line(said) for said in self.table.said])

    def as_seat(self, chairs: Sequence[int]) -> int | None:
        """Whose view it is: the actor's, if that is one of these chairs, else the first of them."""
        if not chairs:
            return None
        actor = self.table.actor
        if actor is not None and self.table.chair_of(actor) in chairs:
            return actor
        return min(self.table.seat_of(chair) for chair in chairs)

    def effect(self, ply: int, seat: int | None) -> Any:
        """What the action before this ply did, as the seat may know it; None before the first."""
        if ply == 0:
            return None
        history, config = self.table.history, self.table.config
        before, after = history.at(ply - 1), history.at(ply)
        return config.game.views.effect(before.state, after.state, config, history.actions[ply - 1], seat)

    def _now(self, seat: int | None) -> _Known:
        """What this seat knows, up to now."""
        config, history = self.table.config, self.table.history
        seat = seat if config.game.hides() else None
        known = self._known.get(seat)
        if known is None:
            known = self._known[seat] = _Known(history.at(0))
        while len(known.log) < history.ply:
            self._tell_next(known, seat)
        if known.view is None:
            known.view = encoded(config.game.views.view(history.now.state, config, seat))
        return known

    def _tell_next(self, known: _Known, seat: int | None) -> None:
        """One more ply of the log."""
        config, ply = self.table.config, len(known.log)
        action = self.table.history.actions[ply]
        before, after = known.at, known.at.copy()
        after.apply(action)
        views = config.game.views
        told = views.happened(before.state, after.state, config, action, seat)
        known.log.append(encode(wire.LogEntry(ply, before.actor, before.action_text(action), told)))
        known.last = encoded(views.effect(before.state, after.state, config, action, seat))
        known.at = after
        known.view = None

    def _seats(self, chairs: Sequence[int], present: Sequence[bool]) -> list[wire.SeatView]:
        table = self.table
        now = time.time()
        scores = table.history.now.scores
        places: Sequence[int | None] = table.places or [None] * len(scores)
        seats = []
        for seat, (score, place) in enumerate(zip(scores, places, strict=True)):
            number = table.chair_of(seat)
            chair = table.chairs[number]
            seats.append(
                wire.SeatView(
                    seat=seat,
                    chair=number,
                    kind=chair.kind,
                    name=chair.name,
                    host=number == table.created.host,
                    mine=number in chairs,
                    present=present[number],
                    score=score,
                    place=place,
                    rematch=chair.rematch,
                    stand_in=chair.stand_in,
                    pause=chair.pause,
                    clock=None if table.clock is None else round(table.clock.shown(number, now), 3),
                )
            )
        return seats

    def _running(self) -> int | None:
        clock = self.table.clock
        return None if clock is None or clock.running is None else self.table.seat_of(clock.running)

    def _forfeit(self) -> wire.Forfeit | None:
        forfeit = self.table.forfeit
        return None if forfeit is None else wire.Forfeit(self.table.seat_of(forfeit.chair), forfeit.why)


def encoded(thing: Any) -> msgspec.Raw:
    return msgspec.Raw(encode(thing))


def chat_line(said: Said) -> wire.ChatLine:
    return wire.ChatLine(said.name, said.chair, said.text, said.at)
