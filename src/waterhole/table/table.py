"""One table: chairs, the game on it, whose turn it is, and what may be taken back.

Every command checks first, then returns the events that tell what happened; the events are already part of the table
when it returns. A table that is made from its stored events again is the same table.

Chairs are as the host set them up; seats are in the order of play. The drawn chair has seat 0 and the others follow
around the table, so a rematch only moves the start on (EP-9 and its like).

Where a game has reactions, some actions are only declared at first: a window is open to all others (see `window`), and
at its end the action takes effect with their answers, all in one ply.

Undo follows the policy that Board Game Arena wrote down: free until something random happened or somebody else could
act. A person confirms a finished turn, so there is always a moment to take it back.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Iterable
from functools import partial
from hashlib import blake2b
from typing import Literal

from .. import games
from ..games.chance import Keyed
from ..games.game import BadOption, Config, NotLegal, say
from .clock import LONGEST, Clock
from .events import (
    Acted,
    Answered,
    ChairState,
    Claimed,
    Closed,
    Confirmed,
    Created,
    Declared,
    Event,
    Filled,
    Forfeited,
    Judged,
    PauseAsked,
    RematchAsked,
    RematchMade,
    Renamed,
    Returned,
    Said,
    Started,
    StoodIn,
    Undone,
    Visited,
    Woken,
)
from .history import History
from .record import Record, stream
from .window import LONGEST as LONGEST_WINDOW
from .window import SHORTEST as SHORTEST_WINDOW
from .window import Window

Phase = Literal["waiting", "playing", "declared", "confirming", "over", "closed"]
Why = Literal["resigned", "clock", "away"]

NAME_LENGTH = 24
SAID_LENGTH = 300
SAID_KEPT = 100
"""How many lines of chat a table keeps."""
STAND_IN = "level:2"
"""The bot that holds the seat of somebody who left."""
IDS_KEPT = 256
"""How many ids of done messages a table remembers, so that a re-send is known."""


class Chair(ChairState):
    """A chair as it is now."""

    rematch: bool = False
    """Whether its person has asked for a rematch."""
    stand_in: str | None = None
    """The bot that holds this person's seat for now."""
    pause: bool = False
    """Whether its person wants the game to pause, or to stay paused."""
    claim: str = ""
    """The id with which a friend took it."""

    @property
    def bot(self) -> str | None:
        """The bot that acts for this chair; None for a person."""
        return self.name if self.kind == "bot" else self.stand_in


class Table:
    """See the module. `number` is the number of the position: it goes up with every event that changes the game."""

    __slots__ = (
        "_done",
        "_first",
        "_resting",
        "_turns",
        "chairs",
        "clock",
        "closed",
        "config",
        "confirming",
        "created",
        "forfeit",
        "history",
        "number",
        "paused",
        "rematch",
        "rematch_game",
        "said",
        "turn_start",
        "window",
    )

    def __init__(self, created: Created) -> None:
        self.created = created
        game = games.get(created.game)
        self.config: Config = game.config_of(created.players, created.options, created.board, created.board_text)
        self.chairs = [Chair(c.kind, c.name, c.generation) for c in created.chairs]
        chance = partial(Keyed, bytes.fromhex(created.secret)) if created.chance is None else stream(created.chance)
        self.history = History(self.config, chance, created.position)
        for action in created.actions:
            self.history.push(self.history.now.parse(action))
        self.clock = Clock(created.clock, created.players) if created.clock is not None else None
        self.number = 1
        self.rematch: str | None = None
        """The table of the rematch, or of another game that the host went on with."""
        self.rematch_game = created.game
        """The game that is played there."""
        self.turn_start = 0
        """The ply from which on actions may be taken back."""
        self.confirming: int | None = None
        """The seat whose turn is finished and waits to be confirmed."""
        self.window: Window | None = None
        """Open while an action is declared that others may still answer."""
        self.paused = False
        self.closed = False
        self.forfeit: Forfeited | None = None
        """How a game of two was lost without being played to its end."""
        self.said: deque[Said] = deque(maxlen=SAID_KEPT)
        self._turns = 0
        """How many turns were begun; what is taken back is not counted."""
        self._first: int | None = None
        self._resting: set[int] = set()
        """The seats that let pass whatever is declared in this turn."""
        self._done: OrderedDict[str, int] = OrderedDict()

    @classmethod
    def open(cls, created: Created) -> tuple[Table, list[Event]]:
        """A new table, checked. Raises BadOption or NotNotation."""
        if len(created.chairs) != created.players:
            raise BadOption(say("bad_chairs", chairs=len(created.chairs), players=created.players))
        if created.first is not None and not 0 <= created.first < created.players:
            raise BadOption(say("bad_first", first=created.first, last=created.players - 1))
        if created.clock is not None and not (
            1 <= created.clock.seconds <= LONGEST and 0 <= created.clock.increment <= LONGEST
        ):
            raise BadOption(say("bad_clock", most=int(LONGEST)))
        if created.analysis and (created.clock is not None or any(c.kind == "open" for c in created.chairs)):
            raise BadOption(say("bad_analysis"))
        if created.away is not None and not 5 <= created.away <= LONGEST:
            raise BadOption(say("bad_away", most=int(LONGEST)))
        if created.window is not None:
            cls._check_window(created, created.window)
        for chair in created.chairs:
            if chair.kind != "bot":
                chair.name = clean_name(chair.name)
        table = cls(created)
        return table, [created, *table._start_if_full(created.at)]

    @staticmethod
    def _check_window(created: Created, seconds: float) -> None:
        if created.analysis or games.get(created.game).reactions is None:
            raise BadOption(say("no_window"))
        if not SHORTEST_WINDOW <= seconds <= LONGEST_WINDOW:
            raise BadOption(say("bad_window", least=int(SHORTEST_WINDOW), most=int(LONGEST_WINDOW)))

    @classmethod
    def load(cls, events: Iterable[Event]) -> Table:
        """The table that these events tell of."""
        first, *rest = events
        if not isinstance(first, Created):
            raise ValueError("the first event of a table is its creation")
        table = cls(first)
        if first.version != table.config.game.version:
            # its actions may mean something else now: better not to show it than to show another game
            raise ValueError(f"rules of {first.game} {first.version}, but these are {table.config.game.version}")
        for event in rest:
            table._apply(event)
        return table

    # what is

    @property
    def phase(self) -> Phase:
        if self.closed:
            return "closed"
        if self._first is None:
            return "waiting"
        if self.forfeit is not None:
            return "over"
        if self.confirming is not None:
            return "confirming"
        if self.window is not None:
            return "declared"
        return "over" if self.history.now.over else "playing"

    @property
    def actor(self) -> int | None:
        """The seat that has to act or to confirm; while a window is open, the one that declared an action."""
        if self._first is None or self.forfeit is not None:
            return None
        if self.confirming is not None:
            return self.confirming
        return None if self.history.now.over else self.history.now.actor

    @property
    def places(self) -> list[int] | None:
        """The place of every seat, once the game is over."""
        if self.phase != "over":
            return None
        if self.forfeit is not None:
            loser = self.seat_of(self.forfeit.chair)
            return [2 if seat == loser else 1 for seat in range(self.config.players)]
        return self.history.now.places

    def seat_of(self, chair: int) -> int:
        return (chair - (self._first or 0)) % self.config.players

    def chair_of(self, seat: int) -> int:
        return (seat + (self._first or 0)) % self.config.players

    def undo_plies(self) -> int:
        """How many of the last actions the actor's seat may take back now."""
        if self.created.analysis:
            return self.history.ply
        if self.actor is None or self.window is not None or self.chairs[self.chair_of(self.actor)].bot is not None:
            return 0
        return self.history.ply - self.turn_start

    def rests(self, seat: int) -> bool:
        """Whether this seat lets pass whatever is declared in this turn."""
        return seat in self._resting

    def done(self, chair: int | None, id_: str) -> int | None:
        """The number that the message of this id led to, if it was done; ids belong to their chair."""
        return self._done.get(f"{chair}:{id_}")

    def record(self) -> Record:
        """The record of the game. Tells its secrets, so only for a game that is over."""
        names = [self.chairs[self.chair_of(seat)].name for seat in range(self.config.players)]
        chance = self.created.chance or f"keyed {self.created.secret}"
        return Record.of(self.history, names, chance, self.created.position)

    # what people and bots do

    def claim(self, now: float, chair: int, name: str, claim: str = "") -> list[Event]:
        """A friend takes an open chair. Raises NotLegal when it is taken.

        With the `claim` that took it nothing happens again: the answer was lost on the way.
        """
        self._check_open()
        if claim and self.chairs[chair].claim == claim:
            return []
        if self.chairs[chair].kind != "open":
            raise NotLegal(say("chair_taken"))
        return [*self._do(Claimed(now, chair, clean_name(name), claim)), *self._start_if_full(now)]

    def fill(self, now: float, chair: int, bot: str, id_: str) -> list[Event]:
        """A bot takes an open chair; that it can be spelt so is checked by the caller."""
        self._check_open()
        if not 0 <= chair < len(self.chairs) or self.chairs[chair].kind != "open":
            raise NotLegal(say("chair_taken"))
        return [*self._do(Filled(now, chair, bot, id_)), *self._start_if_full(now)]

    def close(self, now: float, id_: str) -> list[Event]:
        """The host closes a table whose game has not begun."""
        if self._first is not None:
            raise NotLegal(say("begun_already"))
        return self._do(Closed(now, id_))

    def rename(self, now: float, chair: int, name: str, id_: str) -> list[Event]:
        return self._do(Renamed(now, chair, clean_name(name), id_))

    def act(self, now: float, seat: int, number: int, action: str, id_: str, confirm: bool) -> list[Event]:
        """Do an action, given by value. Raises Refusal with the reason."""
        self._check_turn(seat, number)
        if self.confirming is not None:
            raise NotLegal(say("confirm_first"))
        position = self.history.now
        parsed = position.parse(action)
        # stored in the canonical spelling: a short form is only clear in its position
        text = position.action_text(parsed)
        if self._opens(parsed):
            return [*self._do(Declared(now, seat, text, id_)), *self._judge_if_answered(now)]
        return self._do(Acted(now, seat, text, id_, confirm))

    def answer(self, now: float, seat: int, number: int, answer: str, id_: str, rest: bool) -> list[Event]:
        """Answer the declared action. `number` is one since it was declared. Raises Refusal with the reason."""
        self._check_running()
        window = self.window
        if window is None or not window.number <= number <= self.number or now >= window.ends:
            raise NotLegal(say("window_closed"))
        if self.paused:
            raise NotLegal(say("paused"))
        if seat not in window.others():
            raise NotLegal(say("window_own"))
        if seat in window.given:
            raise NotLegal(say("answered_already"))
        text = window.texts(seat)[window.answers[seat].index(window.parse(seat, answer))]
        return [*self._do(Answered(now, seat, text, rest, id_)), *self._judge_if_answered(now)]

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

    def tick(self, now: float) -> list[Event]:
        """What time alone brings about: a window closes, somebody's clock is at zero."""
        if self.window is not None:
            return [] if self.paused or now < self.window.ends else self._do(Judged(now))
        if self.clock is None or self.clock.running is None or now < (self.clock.deadline() or 0.0):
            return []
        return self._do(Forfeited(now, self.clock.running, "clock"))

    def deadline(self) -> float | None:
        """When time alone will bring something about next."""
        if self.window is not None:
            return None if self.paused else self.window.ends
        return None if self.clock is None else self.clock.deadline()

    def give_up(self, now: float, chair: int, why: Why, id_: str) -> list[Event]:
        """A person resigns, or was away for too long."""
        self._check_running()
        self._check_game()
        if self.chairs[chair].bot is not None:
            raise NotLegal(say("bot_holds_seat"))
        return self._do(Forfeited(now, chair, why, id_))

    def put_stand_in(self, now: float, chair: int, id_: str, bot: str = "") -> list[Event]:
        """The host lets a bot hold a seat; that its person is away is checked by the caller.

        Where things are tried out, any bot (spelt so that it can be read) may sit down anywhere, at any time.
        """
        analysis = self.created.analysis
        self._check_sitting()
        if not 0 <= chair < len(self.chairs) or (self.chairs[chair].bot is not None and not analysis):
            raise NotLegal(say("bot_holds_seat"))
        if bot and not analysis:
            raise NotLegal(say("stand_in_usual"))
        return self._do(StoodIn(now, chair, id_, bot))

    def take_back_seat(self, now: float, chair: int, id_: str) -> list[Event]:
        """A person comes back to the seat that a bot held."""
        self._check_sitting()
        if self.chairs[chair].stand_in is None:
            raise NotLegal(say("seat_is_yours"))
        return self._do(Returned(now, chair, id_))

    def ask_pause(self, now: float, chair: int, pause: bool, id_: str) -> list[Event]:
        """Ask to pause, or to go on; it happens when all people at the table want it."""
        self._check_running()
        self._check_game()
        return self._do(PauseAsked(now, chair, pause, id_))

    def chat(self, now: float, chair: int | None, name: str, text: str, id_: str) -> list[Event]:
        """Chat; `name` is that of a watcher."""
        line = clean_name(text, SAID_LENGTH)
        if not line:
            raise NotLegal(say("nothing_said"))
        return self._do(Said(now, line, clean_name(name) if chair is None else self.chairs[chair].name, chair, id_))

    def visit(self, now: float) -> list[Event]:
        """Somebody came by."""
        return self._do(Visited(now))

    def wake(self, now: float) -> list[Event]:
        """The table is in memory again after the server had ended; what runs has to know."""
        runs = self.window is not None or (self.clock is not None and self.clock.running is not None)
        return self._do(Woken(now)) if runs else []

    def ask_rematch(self, now: float, chair: int, id_: str) -> list[Event]:
        """Ask for another game; `rematch_ready` tells when all people have."""
        if self.phase != "over":
            raise NotLegal(say("not_over_yet"))
        self._check_game()
        return self._do(RematchAsked(now, chair, id_))

    def rematch_ready(self) -> bool:
        """Whether all people want a rematch, and it is not there yet."""
        # who has left is not waited for
        people = [chair for chair in self.chairs if chair.kind == "person" and chair.stand_in is None]
        return self.rematch is None and bool(people) and all(chair.rematch for chair in people)

    def rematch_made(self, now: float, table: str) -> list[Event]:
        return self._do(RematchMade(now, table))

    def check_other(self) -> None:
        """Whether the host may go on with another game of the same people now. Raises NotLegal."""
        if self.phase != "over":
            raise NotLegal(say("not_over_yet"))
        self._check_game()
        if self.rematch is not None:
            raise NotLegal(say("went_on_already"))

    def other_made(self, now: float, table: str, game: str, id_: str) -> list[Event]:
        return self._do(RematchMade(now, table, game, id_))

    def rematch_chairs(self) -> tuple[list[ChairState], int]:
        """Who sits where in the rematch, and the chair that starts it: the next person."""
        chairs = [ChairState(c.kind, c.name) for c in self.chairs]
        return chairs, self.chair_of(1)

    # inside

    def _check_open(self) -> None:
        if self.closed:
            raise NotLegal(say("table_closed"))

    def _check_game(self) -> None:
        if self.created.analysis:
            raise NotLegal(say("only_analysis"))

    def _check_running(self) -> None:
        self._check_open()
        if self._first is None:
            raise NotLegal(say("not_started"))
        if self.phase == "over":
            raise NotLegal(say("game_over"))

    def _check_sitting(self) -> None:
        """Whether bots may come and go: in a running game; at a table for trying things out always."""
        if not self.created.analysis:
            self._check_running()

    def _check_turn(self, seat: int, number: int) -> None:
        self._check_running()
        if self.paused:
            raise NotLegal(say("paused"))
        if self.window is not None and self.window.number <= number:
            raise NotLegal(say("window_open"))
        if number != self.number:
            raise NotLegal(say("position_moved_on"))
        if seat != self.actor:
            raise NotLegal(say("not_your_turn", turn_seat=-1 if self.actor is None else self.actor))

    def _opens(self, action: int) -> bool:
        """Whether others may answer this action before it takes effect."""
        reactions = self.config.game.reactions
        if reactions is None or self.created.window is None:
            return False
        return reactions.opens(self.history.now.state, self.config.board, action)

    def _judge_if_answered(self, now: float) -> list[Event]:
        """Close the window early, once all others have answered."""
        return self._do(Judged(now)) if self.window is not None and self.window.all_answered() else []

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
        # these leave the game as it is; of an answer nobody must learn before the window closes
        if not isinstance(event, Said | Renamed | Claimed | PauseAsked | Visited | Answered):
            self.number += 1
        turns, paused = self._turns, self.paused
        match event:
            case Claimed():
                chair = self.chairs[event.chair]
                chair.kind, chair.name, chair.claim = "person", event.name, event.claim
                chair.generation += 1
            case Filled():
                self.chairs[event.chair] = Chair("bot", event.bot)
            case Renamed():
                self.chairs[event.chair].name = event.name
            case Started():
                self._first = event.first
                self._close_turn()
            case Acted():
                self._act(event)
            case Declared():
                self._declare(event)
            case Answered():
                self._note_answer(event)
            case Judged():
                self._judge(event)
            case Confirmed():
                self._close_turn()
            case Undone():
                self.history.take_back(self.history.ply - event.plies)
                self.confirming = None
                self.turn_start = min(self.turn_start, self.history.ply)
                self._calm_bot()
            case Forfeited():
                self._forfeit(event)
            case StoodIn():
                self._stand_in(event.chair, event.bot or STAND_IN)
            case Returned():
                self.chairs[event.chair].stand_in = None
                if self.clock is not None:
                    self.clock.give_grace(event.chair)
            case PauseAsked():
                self.chairs[event.chair].pause = event.pause
                self._settle_pause(event.pause)
            case Said():
                self.said.append(event)
            case Closed():
                self.closed = True
            case RematchAsked():
                self.chairs[event.chair].rematch = True
            case RematchMade():
                self.rematch = event.table
                self.rematch_game = event.game or self.rematch_game
            case Woken() | Visited():
                pass
            case Created():
                raise ValueError("a table is created once")
        self._remember(event)
        if self.window is not None and (isinstance(event, Woken) or (paused and not self.paused)):
            self.window.begin(event.at)  # nobody could answer meanwhile, and all have to look at it again
        self._run_clock(event.at, turn_done=self._turns != turns)
        if isinstance(event, Woken) and self.clock is not None:
            self.clock.wake(event.at)

    def _run_clock(self, now: float, turn_done: bool) -> None:
        if self.clock is not None:
            stands = self.paused or self.window is not None
            chair = None if self.actor is None or stands else self.chair_of(self.actor)
            # only people have a clock: a bot waits for its turn to search, and must not lose by it
            running = None if chair is None or self.chairs[chair].bot is not None else chair
            self.clock.run(running, now, turn_done)

    def _forfeit(self, event: Forfeited) -> None:
        if self.config.players == 2:
            self.forfeit = event
            self.paused = False
            self.window = None
        else:
            self._stand_in(event.chair, STAND_IN)

    def _stand_in(self, chair: int, bot: str) -> None:
        """A bot holds the seat; a turn that only waited for its confirmation is confirmed by that."""
        self.chairs[chair].stand_in = bot
        self.chairs[chair].pause = False
        self._settle_pause(False)
        if self.confirming is not None and self.chair_of(self.confirming) == chair:
            self._close_turn()

    def _calm_bot(self) -> None:
        """Something was taken back where things are tried out: a bot must not do it again at once, so it gets up."""
        if self.created.analysis and self.actor is not None:
            self.chairs[self.chair_of(self.actor)].stand_in = None

    def _settle_pause(self, pause: bool) -> None:
        """Pause, or go on, when all people who are still here want it."""
        people = [chair for chair in self.chairs if chair.bot is None]
        if pause and people and all(chair.pause for chair in people):
            self.paused = True
        elif not any(chair.pause for chair in people):
            self.paused = False

    def _act(self, event: Acted) -> None:
        history = self.history
        drawn = history.drawn
        history.push(history.now.parse(event.action))
        finished = history.now.over or history.now.actor != event.seat
        if history.drawn != drawn:
            self.turn_start = history.ply  # something random happened
        if finished and (event.confirm or self.turn_start == history.ply or self.created.analysis):
            self._close_turn()
        elif finished:
            self.confirming = event.seat

    def _declare(self, event: Declared) -> None:
        action = self.history.now.parse(event.action)
        assert self.created.window is not None
        self.window = Window(self.history.now, action, self.created.window, event.at, self.number)
        self.window.given = {seat: self.window.answers[seat][0] for seat in self._resting if seat != event.seat}
        self.turn_start = self.history.ply  # others act now

    def _note_answer(self, event: Answered) -> None:
        assert self.window is not None
        self.window.given[event.seat] = self.window.parse(event.seat, event.answer)
        if event.rest:
            self._resting.add(event.seat)

    def _judge(self, event: Judged) -> None:
        """The declared action takes effect, with what was answered."""
        assert self.window is not None
        window, self.window = self.window, None
        self._run_clock(event.at, turn_done=False)  # of who declared it: it may be the end of their turn
        self.history.push(window.action, window.reply)
        self.turn_start = self.history.ply
        if self.history.now.over or self.history.now.actor != window.seat:
            self._close_turn()

    def _close_turn(self) -> None:
        self.confirming = None
        self._resting.clear()
        self.turn_start = self.history.ply
        self._turns += 1

    def _remember(self, event: Event) -> None:
        """Note the id of the command that this event answers, with the chair that it came from."""
        id_ = getattr(event, "id", "")
        if not id_:
            return
        match event:
            case Acted() | Declared() | Answered() | Confirmed() | Undone():
                chair: int | None = self.chair_of(event.seat)
            case Filled() | StoodIn() | Closed() | RematchMade():
                chair = self.created.host
            case _:
                chair = getattr(event, "chair", None)
        self._done[f"{chair}:{id_}"] = self.number
        if len(self._done) > IDS_KEPT:
            self._done.popitem(last=False)


def clean_name(name: str, length: int = NAME_LENGTH) -> str:
    """A name as it is shown: printable, single spaces, not too long."""
    printable = "".join(c if c.isprintable() else " " for c in name)
    return " ".join(printable.split())[:length].rstrip()


__all__ = ["Chair", "Phase", "Table", "clean_name"]
