"""Rooms: tables in memory, with those who are connected to them.

A room does one thing at a time: check a command, store its events, and only when they are durable show them to
everybody. So nobody ever sees an action that a killed server would not remember.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict

import msgspec

from .. import games
from ..games.game import BadOption, Game, Message, NotLegal, Position, Refusal, say
from ..search import bots as spelling
from ..store import Store, StoreError
from ..table import Record, Table, events
from ..table.events import Answered, ChairState, Created, Event, PauseAsked, Said, Started, Undone
from ..table.table import clean_name
from ..table.window import USUAL, Window
from . import wire
from .answering import Answering
from .bots import BotFailed, Bots
from .keys import Keys
from .showing import Showing, Sight, chat_line, encode
from .sockets import Sockets
from .storing import Storing
from .webhooks import Webhooks, checked, turn_told

log = logging.getLogger(__name__)

OUTBOX = 200
"""Messages that may wait for a slow reader before it is dropped; it loses nothing, it comes back to a whole view."""
AWAY = 9.0
"""Seconds of silence after which somebody is shown as away, though the connection still stands."""
SILENCE = 30.0
"""Seconds of silence after which a connection counts as gone; clients ping after 2.5."""
RETRY = 5.0
"""Seconds before what time or a bot brought about, and the store could not take, is tried again."""
BOARD_LENGTH = 80
"""Characters that the name of one's own board may have; it is a line of the record."""
ID_LENGTH = 64
"""Characters that a command's id may have; it is stored with what the command did."""
KEPT_WITHOUT_VISITOR = 300.0
"""Seconds that a room stays in memory after the last connection has closed."""


SLOWEST = 10.0
"""Seconds that a bot may take for an action at a table; all tables share one worker."""
MOST = 100_000
"""Iterations, likewise."""
RUNNING = ("playing", "declared", "confirming")
"""Phases of a game that is not over."""
EXPIRE_DAYS = 60
"""Days after which a table that nobody visits is removed."""
DAY = 86400.0


def bot_for_table(spec: str) -> str:
    """The one spelling of a bot that may sit at a table. Raises BadOption."""
    bot = spelling.parse(spec)
    if (bot.seconds or 0) > SLOWEST or (bot.iterations or 0) > MOST:
        raise BadOption(say("bot_too_slow", bot=str(bot), seconds=int(SLOWEST), iterations=MOST))
    return str(bot)


def person(name: str) -> str:
    """The name of somebody in a record; bots have none, or two of them would be called the same."""
    try:
        bot_for_table(name)
    except BadOption:
        return name
    return ""


def outward(refusal: Refusal) -> Message:
    """What clients are told: of the store only that it failed, not where the data lies."""
    if isinstance(refusal, StoreError) and refusal.message.id != "server_fault":
        log.error("the store failed: %s", refusal)
        return say("not_stored")
    return refusal.message


def window_of(game: Game, wanted: float | None = None) -> float | None:
    """Seconds that others have to answer an action of this game; None where nobody can answer any."""
    return None if game.reactions is None else wanted or USUAL


class NoSuchTable(Refusal):
    """There is no table of this id."""


class Unreadable(StoreError):
    """The table's events are there, but can't be understood."""


class Connection:
    """One WebSocket at a table: the chairs it sits on, and what is on its way to it."""

    def __init__(self, line: Sockets | None = None) -> None:
        """`line`: where messages go; without one they stay in `outbox`."""
        self.line = line
        self.chairs: list[int] = []
        self.name = ""
        """What a watcher is called."""
        self.outbox: list[bytes] = []
        """What waits to be sent."""
        self.plies = 0
        """How many plies of the log it has."""
        self.curtain = False
        """Whether several people look at it, who must not see each other's hands."""
        self.shows: int | None = None
        """With a curtain: the chair whose view is asked for."""
        self.saw: int | None = None
        """The seat whose log it has."""
        self.dropped = False
        self.heard = 0.0
        """When something was last heard, by the clock of the event loop."""
        self.silent: asyncio.TimerHandle | None = None
        """Rings to look whether nothing was heard for AWAY or SILENCE seconds."""
        self.away = False
        """Whether nothing was heard for AWAY seconds."""

    def send(self, message: wire.FromServer) -> None:
        self.send_bytes(encode(message))

    def send_bytes(self, payload: bytes) -> None:
        if self.dropped:
            return
        if len(self.outbox) >= OUTBOX:
            self.outbox.clear()
            self.drop()
            return
        self.outbox.append(payload)
        self.flush()

    def flush(self) -> None:
        """Hand on what waits, if the other side keeps up."""
        if self.line is None or not self.outbox:
            return
        if self.line.closed:
            self.dropped = True
        elif self.line.takes:
            self.line.write(self.outbox)
            self.outbox.clear()

    def drop(self) -> None:
        """Close it; what waits is sent before, if it can be."""
        self.dropped = True
        if self.line is not None:
            self.line.hang_up()


class Room:
    """One table in memory."""

    def __init__(self, rooms: Rooms, id_: str, table: Table, stored: int) -> None:
        self.rooms = rooms
        self.id = id_
        self.table = table
        self.connections: list[Connection] = []
        self.lock = asyncio.Lock()
        self.left_at = time.monotonic()
        self.touched = time.time()
        """When something of it was last stored, about."""
        self._stored = stored
        """How many events are stored."""
        self._showing = Showing(table)
        self._bot: asyncio.Task[None] | None = None
        self._answering = Answering()
        self._alarm: asyncio.TimerHandle | None = None
        """When time alone will bring something about."""
        self._watched: asyncio.Task[None] | None = None
        self._gone_since: dict[int, float] = dict.fromkeys(range(len(table.chairs)), time.time())
        """Since when nobody is connected for a chair."""
        self._told_turn = self._turn() if stored else (False, None)
        """The turn that the webhook was told of, or would have been."""
        self.lost = False
        """Whether it may hold what is not stored, so that nothing may come of it any more."""

    # what comes in

    async def join(self, connection: Connection, hello: wire.Hello) -> None:
        """A client says hello: it gets the whole table."""
        async with self.lock:
            if self.lost:
                connection.drop()
                return
            table = self.table
            chairs = {self.rooms.keys.chair(self.id, table.chairs, token) for token in hello.tokens}
            self._gone(connection)  # said again, hello may leave chairs
            connection.chairs = sorted(chair for chair in chairs if chair is not None)
            connection.name = clean_name(hello.name)
            connection.plies = 0
            connection.curtain, connection.shows = hello.curtain, hello.shows
            if connection not in self.connections:
                self.connections.append(connection)
            self._heard(connection)
            view = self._view(connection)
            view.layout = self._showing.layout()
            connection.send(view)
            connection.send(self._showing.chat())
        self._tell_presence()
        self._wake_bot()
        self._answering.wake(self.table, self._bot_thinks, self._bot_answers)
        self._set_alarm()
        await self._note_visit()

    async def _note_visit(self) -> None:
        """Once a day, so that the table does not expire while somebody still comes by."""
        now = time.time()
        if now - self.touched < DAY:
            return
        self.touched = now
        try:
            async with self.lock:
                await self._store(self.table.visit(now))
        except StoreError as error:
            log.error("table %s: a visit could not be stored: %s", self.id, error)

    def leave(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
            if connection.silent is not None:
                connection.silent.cancel()
            self.left_at = time.monotonic()
            self._gone(connection)
            self._tell_presence()
            self._set_alarm()

    async def receive(self, connection: Connection, message: wire.FromClient) -> None:
        """Do what a client asks, answer it, and show everybody."""
        if self._heard(connection):
            self._tell_presence()
        if isinstance(message, wire.Ping):
            connection.send(wire.Pong())
            return
        if isinstance(message, wire.Hello):
            await self.join(connection, message)
            return
        if isinstance(message, wire.Look):
            async with self.lock:
                connection.send(self._showing.looked(self._sight(connection).seat, message.ply))
            return
        if isinstance(message, wire.See):
            async with self.lock:
                connection.shows = message.chair
                connection.send(self._view(connection))
            return
        ticked: list[Event] = []
        new: list[Event] = []
        try:
            async with self.lock:
                chair = self._chair(connection, message)
                done = self.table.done(chair, message.id)
                if done is None:
                    # a clock that is at zero is at zero, though nobody has looked at it yet
                    ticked = self._ticked()
                    await self._store(ticked)
                    new = await self._command(connection, message, chair)
                    await self._store(new)
                    done = self.table.number
        except Refusal as refusal:
            connection.send(wire.Refused(message.id, outward(refusal)))
            if ticked:
                await self._after()
            return
        connection.send(wire.Ack(message.id, done))
        for event in new:
            if isinstance(event, Said):
                self._tell(wire.Chat([chat_line(event)]))
        if isinstance(message, wire.Answer) and not ticked and all(isinstance(event, Answered) for event in new):
            await self._show_answered(message.seat)
        elif ticked or not isinstance(message, wire.Say):
            await self._after()

    async def claim(self, invite: str, name: str, id_: str) -> wire.ChairKey:
        """A friend takes the chair that the invite is for. Raises Refusal."""
        async with self.lock:
            chair = self.rooms.keys.invited(self.id, self.table.chairs, invite)
            if chair is None:
                raise NotLegal(say("bad_invite"))
            await self._store(self.table.claim(time.time(), chair, name, id_[:ID_LENGTH]))
            key = self.rooms.keys.key(self.id, self.table, chair)
        await self._after()
        return key

    def _chair(self, connection: Connection, message: wire.Command) -> int | None:
        """The chair that a command is from; None: a watcher's. Raises NotLegal if this connection sits elsewhere."""
        table = self.table
        if len(message.id) > ID_LENGTH:
            raise NotLegal(say("bad_message", detail=f"an id has at most {ID_LENGTH} characters"))
        match message:
            case wire.Act() | wire.Answer() | wire.Confirm() | wire.Undo():
                if not 0 <= message.seat < len(table.chairs):
                    raise NotLegal(say("not_your_seat"))
                chair = table.chair_of(message.seat)
            case wire.Fill() | wire.StandIn() | wire.Close() | wire.Other():
                chair = table.created.host
                if chair not in connection.chairs:
                    raise NotLegal(say("only_host"))
            case wire.Say(chair=None):
                return None
            case _:
                assert message.chair is not None
                chair = message.chair
        if chair not in connection.chairs:
            raise NotLegal(say("not_your_seat"))
        return chair

    async def _command(self, connection: Connection, message: wire.Command, chair: int | None) -> list[Event]:
        table, now, id_ = self.table, time.time(), message.id
        if isinstance(message, wire.Say):
            return table.chat(now, chair, connection.name, message.text, id_)
        assert chair is not None
        match message:
            case wire.Act():
                return table.act(now, message.seat, message.number, message.action, id_, message.confirm)
            case wire.Answer():
                return table.answer(now, message.seat, message.number, message.answer, id_, message.rest)
            case wire.Confirm():
                return table.confirm(now, message.seat, message.number, id_)
            case wire.Undo():
                return table.undo(now, message.seat, message.number, message.plies, id_)
            case wire.Rename():
                return table.rename(now, chair, message.name, id_)
            case wire.Fill():
                return table.fill(now, message.chair, bot_for_table(message.bot), id_)
            case wire.Rematch():
                return table.ask_rematch(now, chair, id_)
            case wire.Other():
                return await self._go_on(message)
            case wire.Resign():
                return table.give_up(now, chair, "resigned", id_)
            case wire.StandIn():
                there = message.chair in range(len(table.chairs)) and self._present(message.chair)
                if there and not table.created.analysis:
                    raise NotLegal(say("seat_is_present"))
                return table.put_stand_in(now, message.chair, id_, message.bot and bot_for_table(message.bot))
            case wire.Return():
                return table.take_back_seat(now, chair, id_)
            case wire.Pause():
                return table.ask_pause(now, chair, message.pause, id_)
            case wire.Close():
                return table.close(now, id_)

    # time

    def _ticked(self) -> list[Event]:
        """What time alone has brought about until now: windows closed, clocks at zero, people away for too long."""
        table, now = self.table, time.time()
        events = table.tick(now)
        for chair in self._away():
            if table.phase in RUNNING and now >= self._away_until(chair):
                events += table.give_up(now, chair, "away", "")
        return events

    def _away(self) -> list[int]:
        """The chairs of people who may not be away for ever and are not here."""
        table = self.table
        if table.created.away is None or table.phase not in RUNNING or table.paused:
            return []
        return [n for n, chair in enumerate(table.chairs) if chair.bot is None and not self._present(n)]

    def _away_until(self, chair: int) -> float:
        return self._gone_since[chair] + (self.table.created.away or 0.0)

    def _set_alarm(self, least: float = 0.001) -> None:
        """See to it that somebody looks when a window closes, a clock is at zero or a patience at its end.

        `least`: seconds that pass in any case.
        """
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        due = [self._away_until(chair) for chair in self._away()]
        if (deadline := self.table.deadline()) is not None:
            due.append(deadline)
        if due:
            wait = max(least, min(due) - time.time() + 0.001)
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._watched = asyncio.create_task(self._time_is_up())

    async def _time_is_up(self) -> None:
        try:
            async with self.lock:
                await self._store(self._ticked())
        except StoreError as error:
            log.error("table %s: a clock at zero could not be stored: %s", self.id, error)
            self._set_alarm(RETRY)
            return
        await self._after()

    # what is kept

    async def _store(self, new: list[Event]) -> None:
        """Make events durable. If that fails the table becomes again what is stored, and StoreError is raised."""
        if not new:
            return
        if self.lost:
            raise StoreError(say("not_stored"))
        first = self._stored
        self._stored += len(new)
        try:
            payloads = [events.encode(event) for event in new]
            await asyncio.shield(self.rooms.storing.append(self.id, first, payloads))
        except StoreError:
            try:
                await self._reload()
            except Exception:
                log.exception("table %s: what is stored of it can't be read; its room is closed", self.id)
                self._lose()
            raise
        for event in new:
            if isinstance(event, Undone):
                self._forget_log(self.table.history.ply)
            elif isinstance(event, Started) or (isinstance(event, PauseAsked) and not event.pause):
                # patience with those who are away begins when the game does, or goes on
                self._gone_since = dict.fromkeys(self._gone_since, time.time())

    async def _reload(self) -> None:
        stored = await asyncio.to_thread(self.rooms.store.read, self.id)
        if not stored:  # it could not even be opened, and nobody knows of it
            return
        self.table = Table.load(map(events.decode, stored))
        self._stored = len(stored)
        self._showing = Showing(self.table)
        for connection in self.connections:
            connection.plies = 0
            connection.send(self._view(connection))

    def _lose(self) -> None:
        """Nobody may see what is not stored: the room ends, and whoever comes back finds the table as it is stored."""
        self.lost = True
        self.rooms.forget(self)
        self.close()

    def _forget_log(self, ply: int) -> None:
        self._showing.forget(ply)
        for connection in self.connections:
            connection.plies = min(connection.plies, ply)

    # what goes out

    async def _after(self) -> None:
        """Show everybody the table as it is now, and let who is next act."""
        await self.make_rematch()
        async with self.lock:
            for connection in self.connections:
                connection.send(self._view(connection))
        self._wake_bot()
        self._answering.wake(self.table, self._bot_thinks, self._bot_answers)
        self._set_alarm()
        self.tell_turn()

    def _turn(self) -> tuple[bool, int | None]:
        """Whether the game is over, and the seat of the person whose turn it is."""
        seat = self.table.actor
        person = seat is not None and self.table.chairs[self.table.chair_of(seat)].bot is None
        return self.table.phase == "over", seat if person else None

    def tell_turn(self) -> None:
        """Let the webhook know, if it is another person's turn now or the game has ended."""
        turn = over, seat = self._turn()
        before, self._told_turn = self._told_turn, turn
        address, hooks = self.table.created.webhook, self.rooms.webhooks
        if turn != before and (over or seat is not None) and address is not None and hooks is not None:
            hooks.tell(address, turn_told(self.id, self.table, seat))

    async def make_rematch(self) -> None:
        """Open the rematch, if all people have asked for it and it is not there yet."""
        if not self.table.rematch_ready():
            return
        try:
            await self._make_rematch()
        except StoreError as error:
            log.error("table %s: its rematch could not be stored: %s", self.id, error)

    async def _make_rematch(self) -> None:
        async with self.lock:
            if not self.table.rematch_ready():
                return
            room = await self.rooms.open(self._rematch())
            await self._store(self.table.rematch_made(time.time(), room.id))

    def _rematch(self) -> Created:
        """The same once more."""
        chairs, first = self.table.rematch_chairs()
        before = self.table.created
        return Created(
            at=time.time(),
            game=before.game,
            version=self.table.config.game.version,
            players=before.players,
            options=before.options,
            board=before.board,
            secret=secrets.token_hex(16),
            chairs=chairs,
            host=before.host,
            board_text=before.board_text,
            first=first,
            position=before.position,
            rematch_of=self.id,
            clock=before.clock,
            away=before.away,
            window=before.window,
            webhook=before.webhook,
        )

    async def _go_on(self, message: wire.Other) -> list[Event]:
        """Open a table of another game for the same people. Raises Refusal."""
        self.table.check_other()
        game = games.get(message.game)
        board = clean_name(message.board or "", BOARD_LENGTH) or game.boards.DEFAULT
        config = game.config_of(len(self.table.chairs), message.options, board)
        created = msgspec.structs.replace(
            self._rematch(),
            game=game.name,
            version=game.version,
            options=dict(config.options),
            board=config.board_name,
            board_text=None,
            position=None,
            window=window_of(game, self.table.created.window),
        )
        room = await self.rooms.open(created)
        return self.table.other_made(time.time(), room.id, game.name, message.id)

    def _tell_presence(self) -> None:
        present = [self._present(chair) for chair in range(len(self.table.chairs))]
        self._tell(wire.Presence(present, [c.name for c in self.connections if not c.chairs]))

    def _tell(self, message: wire.FromServer) -> None:
        """The same to everybody."""
        payload = encode(message)
        for connection in self.connections:
            connection.send_bytes(payload)

    def _present(self, chair: int) -> bool:
        if self.table.chairs[chair].kind == "bot":
            return True
        return any(chair in connection.chairs and not connection.away for connection in self.connections)

    def _heard(self, connection: Connection) -> bool:
        """Something came from this connection; True if it was thought to be away."""
        loop = asyncio.get_running_loop()
        connection.heard = loop.time()
        if connection.silent is None:
            connection.silent = loop.call_later(AWAY, self._listen_for, connection)
        was_away, connection.away = connection.away, False
        return was_away

    def _listen_for(self, connection: Connection) -> None:
        """Look whether a connection has become silent; then its people are away, though they may not know it yet."""
        loop = asyncio.get_running_loop()
        silence = loop.time() - connection.heard
        if silence >= SILENCE:
            connection.silent = None
            connection.drop()
            return
        # one timer looks again and again: to set one anew for every message costs more
        until = AWAY if silence < AWAY else SILENCE
        connection.silent = loop.call_later(until - silence, self._listen_for, connection)
        if silence >= AWAY and not connection.away:
            self._gone(connection)
            connection.away = True
            self._tell_presence()
            self._set_alarm()

    def _gone(self, connection: Connection) -> None:
        """From now on its people count as gone, unless they did already or are here by another connection."""
        if not connection.away:
            self._gone_since.update(dict.fromkeys(connection.chairs, time.time()))

    def notice(self, message: Message | None) -> None:
        self._tell(wire.Notice(message))

    def _view(self, connection: Connection) -> wire.TableView:
        """The table as this connection may see it, with what its log lacks."""
        present = [self._present(chair) for chair in range(len(self.table.chairs))]
        sight = self._sight(connection)
        if sight.seat != connection.saw and self.table.config.game.hides():
            connection.plies = 0  # what happened is told to each seat as it may know it
        connection.saw = sight.seat
        view = self._showing.table_view(self.id, connection.chairs, sight, connection.plies, present)
        connection.plies = view.ply
        if view.rematch is not None:
            view.rematch_keys = self.rooms.rematch_keys(view.rematch, connection.chairs)
        return view

    def _sight(self, connection: Connection) -> Sight:
        """What a connection sees of what is hidden."""
        chairs, table = connection.chairs, self.table
        if not connection.curtain:
            return Sight(self._showing.as_seat(chairs))
        people = self._showing.people(chairs)
        if not self._showing.needs_curtain(chairs):
            return Sight(self._showing.as_seat(people or chairs))
        acts = None if table.actor is None or table.window is not None else table.chair_of(table.actor)
        if connection.shows not in people or (acts in people and acts != connection.shows):
            connection.shows = None  # somebody else takes the device
        return Sight(None if connection.shows is None else table.seat_of(connection.shows), curtain=True)

    async def _show_answered(self, seat: int) -> None:
        """Show the people of a seat that it has answered, and nobody else."""
        async with self.lock:
            chair = self.table.chair_of(seat)
            for connection in self.connections:
                if chair in connection.chairs:
                    connection.send(self._view(connection))

    # bots

    async def _bot_answers(self, window: Window, seat: int, answer: int) -> None:
        """A bot has answered the declared action."""
        try:
            async with self.lock:
                table, now = self.table, time.time()
                stale = table.window is not window or seat in window.given or table.paused or now >= window.ends
                if stale or table.chairs[table.chair_of(seat)].bot is None:
                    return
                text = window.texts(seat)[window.answers[seat].index(answer)]
                new = table.answer(now, seat, table.number, text, "", False)
                await self._store(new)
        except StoreError as error:
            log.error("table %s: a bot's answer could not be stored: %s", self.id, error)
            return
        if table.window is not window:  # it was the last
            await self._after()

    def _wake_bot(self) -> None:
        """Let a bot act, if it is a bot's turn and none is at it already."""
        if self._bot is None and self._bot_chair() is not None:
            self._bot = asyncio.create_task(self._bot_acts())
            self._bot.add_done_callback(self._bot_done)

    def _bot_chair(self) -> int | None:
        actor = self.table.actor
        if actor is None or self.table.paused or self.table.window is not None:
            return None
        chair = self.table.chair_of(actor)
        return chair if self.table.chairs[chair].bot is not None else None

    async def _bot_acts(self) -> None:
        while (chair := self._bot_chair()) is not None:
            table, number = self.table, self.table.number
            begun = time.monotonic()
            action = await self._bot_chooses(table.chairs[chair].bot or "random")
            await asyncio.sleep(max(0.0, begun + self.rooms.pace - time.monotonic()))
            async with self.lock:
                if self.table is not table or table.number != number or table.paused:
                    continue
                text = table.history.now.action_text(action)
                ticked = self._ticked()
                if not ticked:
                    ticked = table.act(time.time(), table.history.now.actor, number, text, "", True)
                await self._store(ticked)
            await self._after()

    async def _bot_chooses(self, bot: str) -> int:
        position = self.table.history.now
        try:
            return await self._bot_thinks(position, bot)
        except BotFailed as error:
            log.error("table %s: bot %s gave no action (%s); a random one is taken", self.id, bot, error)
            self.notice(say("bot_failed"))
            return secrets.choice(position.legal.actions())

    async def _bot_thinks(self, position: Position, bot: str) -> int:
        """What a bot does who decides in this position. Raises BotFailed."""
        config, seat = position.config, position.actor
        if config.game.hides():
            position = position.copy()
            config.game.rules.conceal(position.state, seat)  # type: ignore[attr-defined]  # the rules of a game that hides
        # the seed must tell nothing of the game's chance, and be another one for every position
        seed = secrets.randbits(60)
        try:
            return await self.rooms.bots.choose(config, position.state.values(), seat, bot, seed)
        except BotFailed:  # its process may have ended; there will be a new one
            return await self.rooms.bots.choose(config, position.state.values(), seat, bot, seed)

    def _bot_done(self, task: asyncio.Task[None]) -> None:
        self._bot = None
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error(
                "table %s: the bot's turn could not be stored and is tried again: %s",
                self.id,
                error,
                exc_info=None if isinstance(error, StoreError) else error,
            )
            asyncio.get_running_loop().call_later(RETRY, self._wake_bot)
        else:
            self._wake_bot()  # its turn may have come again while it was ending

    @property
    def idle(self) -> bool:
        """Whether it may leave the memory."""
        if self.connections or self.lock.locked() or self._bot is not None or self._alarm is not None:
            return False
        return self._watched is None or self._watched.done()

    def close(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        if self._bot is not None:
            self._bot.cancel()
        self._answering.close()
        for connection in self.connections:
            connection.drop()


class Rooms:
    """All tables of one server: those in memory, and those in the store."""

    def __init__(self, store: Store, pace: float, webhooks: Webhooks | None = None) -> None:
        """`webhooks`: None where tables may have none."""
        self.store = store
        self.storing = Storing(store)
        self.pace = pace
        self.webhooks = webhooks
        self.keys = Keys(store.key)
        self.bots = Bots(self._notice)
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Room]] = {}

    async def make(self, new: wire.NewTable) -> wire.Made:
        """Open a table as somebody asked for it. Raises Refusal."""
        chairs = []
        host = -1
        for number, spec in enumerate(new.chairs):
            if spec.kind == "bot":
                chairs.append(ChairState("bot", bot_for_table(spec.bot)))
            else:
                chairs.append(ChairState("person" if spec.kind == "me" else "open", spec.name))
                if spec.kind == "me" and host < 0:
                    host = number
        if new.webhook is not None and self.webhooks is None:
            raise BadOption(say("no_webhooks"))
        game = games.get(new.game)
        # checks it all before anything is stored, and spells options out
        board = clean_name(new.board or "", BOARD_LENGTH) or game.usual_board(len(new.chairs))
        config = game.config_of(len(new.chairs), new.options, board, new.board_text)
        position = None
        if new.position and new.position.strip():
            at = config.position(new.position)
            if at.over:
                raise NotLegal(say("game_over"))
            position = at.text
        created = Created(
            at=time.time(),
            game=game.name,
            version=game.version,
            players=config.players,
            options=dict(config.options),
            board=config.board_name,
            secret=secrets.token_hex(16),
            chairs=chairs,
            host=host,
            board_text=config.board_text,
            first=new.first,
            position=position,
            clock=new.clock,
            away=new.away,
            window=window_of(game) if new.window is None else new.window,
            webhook=None if new.webhook is None else checked(new.webhook),
        )
        room = await self.open(created)
        given = [n for n, chair in enumerate(room.table.chairs) if chair.kind != "bot"]
        return wire.Made(room.id, [self.keys.key(room.id, room.table, chair) for chair in given])

    async def analyse(self, new: wire.NewAnalysis) -> wire.Made:
        """Open a table for trying things out, from any ply of a game. Raises Refusal."""
        if (new.table is None) == (new.record is None):
            raise BadOption(say("table_or_record"))
        if new.table is not None:
            room = await self.get(new.table)
            # a running game must not tell what it hides, nor its chance
            if room.table.phase != "over" and (room.table.config.game.hides() or room.table.history.drawn):
                raise NotLegal(say("not_over_yet"))
            record, history = room.table.record(), room.table.history
            chance = record.chance if room.table.phase == "over" else None
        else:
            record, history = await asyncio.to_thread(Record.replayed, new.record or "", "record")
            chance = record.chance
        config = record.config
        actions = [action for turn in record.turns for action in turn.actions]
        ply = history.ply if new.ply is None else new.ply
        if not 0 <= ply <= history.ply:
            raise NotLegal(say("no_such_ply", ply=ply, last=history.ply))
        created = Created(
            at=time.time(),
            game=config.game.name,
            version=config.game.version,
            players=config.players,
            options=dict(config.options),
            board=config.board_name,
            secret=secrets.token_hex(16),
            chairs=[ChairState("person", person(name)) for name in record.seats],
            host=0,
            board_text=config.board_text,
            first=0,
            position=record.start,
            analysis=True,
            actions=actions[: history.length(ply)],
            chance=chance,
        )
        room = await self.open(created)
        return wire.Made(room.id, [self.keys.key(room.id, room.table, n) for n in range(config.players)])

    async def open(self, created: Created) -> Room:
        table, new = Table.open(created)
        id_ = secrets.token_urlsafe(9)
        room = Room(self, id_, table, 0)
        await room._store(new)
        self._rooms[id_] = room
        room.tell_turn()
        return room

    async def get(self, id_: str) -> Room:
        """The room of a table. Raises NoSuchTable."""
        room = self._rooms.get(id_)
        if room is not None:
            self._rooms.move_to_end(id_)
            return room
        # whoever asks while it is read gets the same room
        task = self._loading.get(id_)
        if task is None:
            task = self._loading[id_] = asyncio.create_task(self._load(id_))
            task.add_done_callback(lambda _: self._loading.pop(id_, None))
        return await asyncio.shield(task)

    async def _load(self, id_: str) -> Room:
        stored = await asyncio.to_thread(self.store.read, id_)
        if not stored:
            raise NoSuchTable(say("no_such_table"))
        try:
            # a long game takes its time to be played again, and other tables don't wait for it
            table = await asyncio.to_thread(Table.load, map(events.decode, stored))
        except Exception as error:  # whatever comes of events that this version doesn't know, or of damage
            log.exception("table %s can't be read", id_)
            raise Unreadable(say("server_fault")) from error
        room = Room(self, id_, table, len(stored))
        room.touched = events.decode(stored[-1]).at
        await room._store(room.table.wake(time.time()))
        await room.make_rematch()  # the server may have ended when it was wanted, and not there yet
        self._rooms[id_] = room
        return room

    def rematch_keys(self, table: str, chairs: list[int]) -> list[wire.ChairKey]:
        """Keys to a rematch: its chairs are the same people's, and nobody was invited to it."""
        return [wire.ChairKey(chair, self.keys.token(table, chair, 0), "") for chair in chairs]

    def _notice(self, game: str, message: Message | None) -> None:
        for room in self._rooms.values():
            if room.table.config.game.name == game and any(c.bot is not None for c in room.table.chairs):
                room.notice(message)

    def forget(self, room: Room) -> None:
        """Let go of a room; whoever asks for its table gets a new one, made of what is stored."""
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]

    def sweep(self) -> None:
        """Forget rooms that nobody visits; the store has them."""
        now = time.monotonic()
        for id_, room in list(self._rooms.items()):
            if room.idle and now - room.left_at > KEPT_WITHOUT_VISITOR:
                del self._rooms[id_]

    async def expire(self) -> None:
        """Remove tables that nobody has visited for EXPIRE_DAYS."""
        old = time.time() - EXPIRE_DAYS * DAY
        try:
            for row in await asyncio.to_thread(self.store.tables):
                if row.last_at >= old:
                    break  # the quiet ones come first
                if row.table not in self._rooms:
                    await asyncio.wrap_future(self.store.forget(row.table))
        except StoreError as error:
            log.error("old tables could not be removed: %s", error)

    async def close(self) -> None:
        for room in list(self._rooms.values()):
            room.close()
        await self.bots.close()
        if self.webhooks is not None:
            await self.webhooks.close()
