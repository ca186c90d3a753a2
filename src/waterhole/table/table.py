"""One table: chairs, the game on it, whose turn it is, and what may be taken back.

Every command checks first, then returns the events that tell what happened; the events are already part of the table
when it returns. A table that is made from its stored events again is the same table.

Chairs are as the host set them up; seats are in the order of play. The drawn chair has seat 0 and the others follow
around the table, so a rematch only moves the start on (EP-9 and its like).

Undo follows the policy that Board Game Arena wrote down: free until something random happened or somebody else could
act. A person confirms a finished turn, so there is always a moment to take it back.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from functools import partial
from hashlib import blake2b
from typing import Literal

from .. import games
from ..games.chance import Keyed
from ..games.game import BadOption, Config, NotLegal, say
from .events import (
    Acted,
    ChairState,
    Claimed,
    Confirmed,
    Created,
    Event,
    Filled,
    RematchAsked,
    RematchMade,
    Renamed,
    Started,
    Undone,
)
from .history import History
from .record import Record

Phase = Literal["waiting", "playing", "confirming", "over"]

NAME_LENGTH = 24
IDS_KEPT = 256
"""How many ids of done messages a table remembers, so that a re-send is known."""


class Chair(ChairState):
    """A chair as it is now."""

    rematch: bool = False
    """Whether its person has asked for a rematch."""


class Table:
    """See the module. `number` is the number of the position: it goes up with every event."""

    __slots__ = (
        "_done",
        "_first",
        "chairs",
        "config",
        "confirming",
        "created",
        "history",
        "number",
        "rematch",
        "turn_start",
    )

    def __init__(self, created: Created) -> None:
        self.created = created
        game = games.get(created.game)
        self.config: Config = game.config_of(created.players, created.options, created.board, created.board_text)
        self.chairs = [Chair(c.kind, c.name, c.generation) for c in created.chairs]
        self.history = History(self.config, partial(Keyed, bytes.fromhex(created.secret)), created.position)
        self.number = 1
        self.rematch: str | None = None
        self.turn_start = 0
        """The ply from which on actions may be taken back."""
        self.confirming: int | None = None
        """The seat whose turn is finished and waits to be confirmed."""
        self._first: int | None = None
        self._done: OrderedDict[str, int] = OrderedDict()

    @classmethod
    def open(cls, created: Created) -> tuple[Table, list[Event]]:
        """A new table, checked. Raises BadOption or NotNotation."""
        if len(created.chairs) != created.players:
            raise BadOption(say("bad_chairs", chairs=len(created.chairs), players=created.players))
        if created.first is not None and not 0 <= created.first < created.players:
            raise BadOption(say("bad_first", first=created.first, last=created.players - 1))
        for chair in created.chairs:
            if chair.kind != "bot":
                chair.name = clean_name(chair.name)
        table = cls(created)
        return table, [created, *table._start_if_full(created.at)]

    @classmethod
    def load(cls, events: Iterable[Event]) -> Table:
        """The table that these events tell of."""
        first, *rest = events
        if not isinstance(first, Created):
            raise ValueError("the first event of a table is its creation")
        table = cls(first)
        for event in rest:
            table._apply(event)
        return table

    # what is

    @property
    def phase(self) -> Phase:
        if self._first is None:
            return "waiting"
        if self.confirming is not None:
            return "confirming"
        return "over" if self.history.now.over else "playing"

    @property
    def actor(self) -> int | None:
        """The seat that has to act or to confirm."""
        if self._first is None:
            return None
        if self.confirming is not None:
            return self.confirming
        return None if self.history.now.over else self.history.now.actor

    def seat_of(self, chair: int) -> int:
        return (chair - (self._first or 0)) % self.config.players

    def chair_of(self, seat: int) -> int:
        return (seat + (self._first or 0)) % self.config.players

    def undo_plies(self) -> int:
        """How many of the last actions the actor's seat may take back now."""
        if self._first is None or self.actor is None or self.chairs[self.chair_of(self.actor)].kind == "bot":
            return 0
        return self.history.ply - self.turn_start

    def done(self, chair: int, id_: str) -> int | None:
        """The number that the message of this id led to, if it was done; ids belong to their chair."""
        return self._done.get(f"{chair}:{id_}")

    def record(self) -> Record:
        """The record of the game. Tells its secrets, so only for a game that is over."""
        names = [self.chairs[self.chair_of(seat)].name for seat in range(self.config.players)]
        return Record.of(self.history, names, f"keyed {self.created.secret}", self.created.position)

    # what people and bots do

    def claim(self, now: float, chair: int, name: str) -> list[Event]:
        """A friend takes an open chair. Raises NotLegal when it is taken."""
        if self.chairs[chair].kind != "open":
            raise NotLegal(say("chair_taken"))
        return [*self._do(Claimed(now, chair, clean_name(name))), *self._start_if_full(now)]

    def fill(self, now: float, chair: int, bot: str, id_: str) -> list[Event]:
        """A bot takes an open chair; that it can be spelt so is checked by the caller."""
        if not 0 <= chair < len(self.chairs) or self.chairs[chair].kind != "open":
            raise NotLegal(say("chair_taken"))
        return [*self._do(Filled(now, chair, bot, id_)), *self._start_if_full(now)]

    def rename(self, now: float, chair: int, name: str, id_: str) -> list[Event]:
        return self._do(Renamed(now, chair, clean_name(name), id_))

    def act(self, now: float, seat: int, number: int, action: str, id_: str, confirm: bool) -> list[Event]:
        """Do an action, given by value. Raises Refusal with the reason."""
        self._check_turn(seat, number)
        if self.confirming is not None:
            raise NotLegal(say("confirm_first"))
        position = self.history.now
        # stored in the canonical spelling: a short form is only clear in its position
        text = position.action_text(position.parse(action))
        return self._do(Acted(now, seat, text, id_, confirm))

    def confirm(self, now: float, seat: int, number: int, id_: str) -> list[Event]:
        self._check_turn(seat, number)
        if self.confirming is None:
            raise NotLegal(say("nothing_to_confirm"))
        return self._do(Confirmed(now, seat, id_))

    def undo(self, now: float, seat: int, number: int, plies: int, id_: str) -> list[Event]:
        self._check_turn(seat, number)
        can = self.undo_plies()
        if can == 0:
            raise NotLegal(say("nothing_to_undo"))
        if not 1 <= plies <= can:
            raise NotLegal(say("undo_too_far", plies=plies, most=can))
        return self._do(Undone(now, seat, plies, id_))

    def ask_rematch(self, now: float, chair: int, id_: str) -> list[Event]:
        """Ask for another game; `rematch_ready` tells when all people have."""
        if self.phase != "over":
            raise NotLegal(say("not_over_yet"))
        return self._do(RematchAsked(now, chair, id_))

    def rematch_ready(self) -> bool:
        """Whether all people want a rematch, and it is not there yet."""
        return self.rematch is None and all(c.rematch for c in self.chairs if c.kind == "person")

    def rematch_made(self, now: float, table: str) -> list[Event]:
        return self._do(RematchMade(now, table))

    def rematch_chairs(self) -> tuple[list[ChairState], int]:
        """Who sits where in the rematch, and the chair that starts it: the next person."""
        chairs = [ChairState(c.kind, c.name) for c in self.chairs]
        return chairs, self.chair_of(1)

    # inside

    def _check_turn(self, seat: int, number: int) -> None:
        if self._first is None:
            raise NotLegal(say("not_started"))
        if self.actor is None:
            raise NotLegal(say("game_over"))
        if number != self.number:
            raise NotLegal(say("position_moved_on"))
        if seat != self.actor:
            raise NotLegal(say("not_your_turn", turn_seat=self.actor))

    def _start_if_full(self, now: float) -> list[Event]:
        if self._first is not None or any(chair.kind == "open" for chair in self.chairs):
            return []
        first = self.created.first
        if first is None:
            # a stream of its own, so that the game's chance does not depend on who was drawn
            secret = blake2b(b"who starts", key=bytes.fromhex(self.created.secret), digest_size=16).digest()
            first = Keyed(secret).below(self.config.players)
        return self._do(Started(now, first))

    def _do(self, event: Event) -> list[Event]:
        self._apply(event)
        return [event]

    def _apply(self, event: Event) -> None:
        self.number += 1
        match event:
            case Claimed():
                chair = self.chairs[event.chair]
                chair.kind, chair.name = "person", event.name
                chair.generation += 1
            case Filled():
                self.chairs[event.chair] = Chair("bot", event.bot)
                self._remember(self.created.host, event.id)
            case Renamed():
                self.chairs[event.chair].name = event.name
                self._remember(event.chair, event.id)
            case Started():
                self._first = event.first
            case Acted():
                self._act(event)
                self._remember(self.chair_of(event.seat), event.id)
            case Confirmed():
                self._close_turn()
                self._remember(self.chair_of(event.seat), event.id)
            case Undone():
                self.history.take_back(self.history.ply - event.plies)
                self.confirming = None
                self._remember(self.chair_of(event.seat), event.id)
            case RematchAsked():
                self.chairs[event.chair].rematch = True
                self._remember(event.chair, event.id)
            case RematchMade():
                self.rematch = event.table
            case Created():
                raise ValueError("a table is created once")

    def _act(self, event: Acted) -> None:
        history = self.history
        drawn = history.drawn
        history.push(history.now.parse(event.action))
        finished = history.now.over or history.now.actor != event.seat
        if history.drawn != drawn:
            self.turn_start = history.ply  # something random happened
        if finished and (event.confirm or self.turn_start == history.ply):
            self._close_turn()
        elif finished:
            self.confirming = event.seat

    def _close_turn(self) -> None:
        self.confirming = None
        self.turn_start = self.history.ply

    def _remember(self, chair: int, id_: str) -> None:
        if id_:
            self._done[f"{chair}:{id_}"] = self.number
            if len(self._done) > IDS_KEPT:
                self._done.popitem(last=False)


def clean_name(name: str) -> str:
    """A name as it is shown: printable, single spaces, not too long."""
    printable = "".join(c if c.isprintable() else " " for c in name)
    return " ".join(printable.split())[:NAME_LENGTH].rstrip()


__all__ = ["Chair", "Phase", "Table", "clean_name"]
