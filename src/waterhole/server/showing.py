"""What a table shows: to whom, and not more than once worked out.

What a seat may know is made here from the table, and encoded; it goes to every connection that may know the same. In
a game that hides nothing that is one view for all.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from ..games.game import Message, Position
from ..table import Table
from ..table.events import Said
from ..table.window import Window, parts
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


class Sight(NamedTuple):
    """What a connection sees of what is hidden."""

    seat: int | None
    """As which seat; None: what everybody may see."""
    curtain: bool = False
    """Whether the other people on this screen must not see more than that."""


class Showing:
    """Views of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._known: dict[int | None, _Known] = {}
        self._line: tuple[int, str] = (0, "")
        """The position in one line, and the number of the table for which it is so."""
        self._declared: tuple[Window, msgspec.Raw, msgspec.Raw] | None = None
        """The window that was shown last, with what is told and drawn of the declared action."""

    def forget(self, ply: int) -> None:
        """What came after this ply was taken back."""
        for seat, known in self._known.items():
            if len(known.log) > ply:
                del known.log[ply:]
                known.at = self.table.history.at(ply)
                known.last = encoded(self.effect(ply, seat))
                known.view = None

    def table_view(
        self, id_: str, chairs: Sequence[int], sight: Sight, plies: int, present: Sequence[bool]
    ) -> wire.TableView:
        """The table for a connection on these chairs that has so many plies of its log already."""
        table = self.table
        config = table.config
        known = self._now(sight.seat)
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
            window=self._window(chairs, sight),
            seats=self._seats(chairs, present),
            as_seat=sight.seat,
            curtain=sight.curtain,
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
            position=self._position(),
            rematch=table.rematch,
            rematch_game=table.rematch_game,
            rematch_keys=[],
            layout=None,
        )

    def looked(self, seat: int | None, ply: int) -> wire.Looked:
        """An earlier position as the seat sees it; what it could not see then it doesn't see now."""
        table = self.table
        config = table.config
        ply = max(0, min(ply, table.history.ply))
        position = table.history.at(ply)
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
        # while people sit down it may not be settled yet who gets which hand
        if not chairs or (self.table.phase == "waiting" and self.table.config.game.hides()):
            return None
        actor = self.table.actor
        if actor is not None and self.table.chair_of(actor) in chairs:
            return actor
        return min(self.table.seat_of(chair) for chair in chairs)

    def needs_curtain(self, chairs: Sequence[int]) -> bool:
        """Whether the people on these chairs must not see each other's views, on a screen that they share."""
        table = self.table
        hidden = table.config.game.hides() and not table.created.analysis and table.phase != "over"
        return hidden and len(self.people(chairs)) > 1

    def people(self, chairs: Sequence[int]) -> list[int]:
        """Those of these chairs that no bot holds."""
        return [chair for chair in chairs if self.table.chairs[chair].bot is None]

    def effect(self, ply: int, seat: int | None) -> Any:
        """What the ply that led here did, as the seat may know it; None before the first."""
        if ply == 0:
            return None
        history, config = self.table.history, self.table.config
        last = parts(history.at(ply - 1), history.done_in(ply - 1))[-1]
        return config.game.views.effect(last.before.state, last.after.state, config, last.action, seat)

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

    def _position(self) -> str | None:
        """The position in one line; None where a game hides something."""
        if self.table.config.game.hides():
            return None
        if self._line[0] != self.table.number:
            self._line = self.table.number, self.table.history.now.text
        return self._line[1]

    def _tell_next(self, known: _Known, seat: int | None) -> None:
        """One more ply of the log."""
        config, ply = self.table.config, len(known.log)
        views, actor = config.game.views, known.at.actor
        told: list[Message] = []
        texts = []
        for part in parts(known.at, self.table.history.done_in(ply)):
            before, after = part.before.state, part.after.state
            told += views.happened(before, after, config, part.action, seat)
            texts.append(part.before.action_text(part.action))
        known.log.append(encode(wire.LogEntry(ply, actor, " ".join(texts), told)))
        known.last = encoded(views.effect(before, after, config, part.action, seat))
        known.at = part.after
        known.view = None

    def _window(self, chairs: Sequence[int], sight: Sight) -> wire.WindowView | None:
        table = self.table
        window, config, state = table.window, table.config, table.history.now.state
        if window is None or (reactions := config.game.reactions) is None:
            return None
        if self._declared is None or self._declared[0] is not window:
            told = encoded(reactions.declared(state, config, window.action))
            self._declared = window, told, encoded(reactions.preview(state, config, window.action))
        _, told, effect = self._declared
        own = [seat for seat in window.others() if table.chair_of(seat) in self.people(chairs)]
        return wire.WindowView(
            seat=window.seat,
            action=window.text,
            told=told,  # type: ignore[arg-type]  # encoded Message
            effect=effect,
            # after a pause its time begins anew
            seconds=window.seconds if table.paused else round(max(0.0, window.ends - time.time()), 3),
            length=window.seconds,
            answers=[self._own_answer(window, seat, sight.curtain and seat != sight.seat) for seat in own],
        )

    def _own_answer(self, window: Window, seat: int, hidden: bool) -> wire.OwnAnswer:
        """What a seat may answer; `hidden`: whether only what everybody has is told."""
        table, reactions = self.table, self.table.config.game.reactions
        assert reactions is not None
        config, state = table.config, table.history.now.state
        let_pass, *texts = window.texts(seat)
        options = [
            wire.AnswerOption(text, reactions.offered(state, config, window.action, answer))
            for text, answer in zip(texts, window.answers[seat][1:], strict=True)
        ]
        return wire.OwnAnswer(seat, let_pass, None if hidden else options, seat in window.given, table.rests(seat))

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
