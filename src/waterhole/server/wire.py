"""Everything that goes over the wire, as structures. The client's TypeScript types are generated from this module.

A connection to a table (`/ws/TABLE`) begins with the client's `Hello`; the server answers with a whole `TableView`
and sends a new one after everything that happens. The client never computes rules and never guesses: it draws the
newest view. Actions are sent by value (notation) with the `number` of the position that they answer, and an `id` of
the client's own making, so that a re-send is harmless and an action never changes its meaning (docs/protocol.md).

Seats are numbered in the order of play. Chairs are numbered as the host set them up; a chair keeps its colour in a
rematch, while its seat moves on. Before a game starts, seat and chair are the same.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ..games.message import Message
from ..table.events import ClockSpec

PROTOCOL = 1


class GameOption(msgspec.Struct):
    """A variant or setting of a game. Texts: `option_NAME`, `option_NAME_help` in the game's catalogue."""

    name: str
    default: int
    values: list[int]
    """[0, 1] is a switch."""


class GameInfo(msgspec.Struct):
    name: str
    players: list[int]
    minutes: tuple[int, int]
    options: list[GameOption]
    boards: list[str]
    """Names of the boards that come with it, the default first. Texts: `board_NAME`."""
    usual_boards: list[str]
    """The board that is used unless another is chosen, for each of the numbers in `players`."""
    usual_players: int
    """How many play where one just wants to play."""
    levels: list[str]
    """Bots for people, from weak to strong, as `level:1`."""
    hides: bool
    """Whether seats know different things, so that people at one screen must not see each other's."""
    window: float | None
    """Seconds that others usually have to answer an action before it takes effect; None: nobody can answer any."""


class GamesInfo(msgspec.Struct):
    games: list[GameInfo]
    version: str
    expire_days: int
    """Days after which a table that nobody visits is removed."""
    webhooks: bool
    """Whether a table may have a webhook here."""


class BoardInfo(msgspec.Struct):
    """A board as its text, and as it is drawn."""

    name: str
    text: str
    layout: Any
    """The game's own Layout; None where the text is no board."""
    why: Message | None = None
    """Why it is none."""


class BoardsInfo(msgspec.Struct):
    """The answer to GET /api/games/GAME/boards: what one needs to make boards of one's own."""

    boards: list[BoardInfo]
    """Those that come with the game, the default first."""
    parts: list[Any]
    """What boards are made of, as the game shows it; empty for a game whose boards are made by hand."""
    random: bool
    """Whether the game makes boards at random."""


class AskBoard(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/games/GAME/board: may this be a board? The answer is a BoardInfo."""

    text: str | None = None
    """The text of the user's own board; None: one at random."""
    seed: int | None = None
    """The same seed gives the same board; None: any."""


class ChairSpec(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit on a chair: `me` (whoever makes the table, any number of people at one screen), a `friend`
    who gets an invite, or a `bot`."""

    kind: Literal["me", "friend", "bot"]
    name: str = ""
    bot: str = ""
    """With a bot: how it is spelt, as `level:2`, `greedy`, `mcts:200it`."""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables"""

    game: str
    chairs: list[ChairSpec]
    board: str | None = None
    """One of the game's own boards; None: the default."""
    board_text: str | None = None
    """The text of the user's own board file; `board` is then its name."""
    options: dict[str, int] = {}
    first: int | None = None
    """The chair that starts; None: drawn."""
    position: str | None = None
    """A position in one line to start from; None: the usual start."""
    clock: ClockSpec | None = None
    """How long people may think; None: as long as they like."""
    away: float | None = None
    """Seconds that somebody may be away in a running game before it counts as leaving; None: any time."""
    window: float | None = None
    """Seconds, from 1 to 30, that others have to answer an action before it takes effect; None: the game's usual time.
    Only for games in which that can be."""
    webhook: str | None = None
    """An http or https address that is told of every person's turn and of the end, by a POST of a Turn; only where
    the server allows it."""


class Turn(msgspec.Struct):
    """What a webhook is told."""

    table: str
    game: str
    phase: Literal["playing", "over"]
    seat: int | None
    """Whose turn it is; None at the end."""
    name: str
    """What that person is called; empty at the end."""
    ply: int
    """How many actions were done."""
    text: str
    """The same in English."""


class NewAnalysis(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/analysis: a table for trying things out, from any ply of a table or of a record."""

    table: str | None = None
    record: str | None = None
    """The text of a record, in place of a table."""
    ply: int | None = None
    """From here; None: from its last ply."""


class ChairKey(msgspec.Struct):
    """A secret for a chair. It goes into links behind `#`, so that it reaches no log."""

    chair: int
    token: str
    """Sits on the chair."""
    invite: str
    """For a friend: may be taken once, and then the chair has a token of the friend's own. Else empty."""


class Made(msgspec.Struct):
    """The answer to POST /api/tables."""

    table: str
    keys: list[ChairKey]


class Claim(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/TABLE/claim"""

    invite: str
    name: str = ""
    id: str = ""
    """The client's own, kept: if the answer is lost, asking again with it gets the same key."""


class Problem(msgspec.Struct):
    """What an HTTP request gets that can't be met (status 4xx)."""

    message: Message
    text: str
    """The message in English."""


# from the client


class Hello(msgspec.Struct, tag_field="t", tag="hello"):
    """First: the tokens of all chairs that this client sits on; none for a watcher."""

    tokens: list[str] = []
    name: str = ""
    """What a watcher is called."""
    protocol: int = PROTOCOL
    curtain: bool = False
    """Whether several people look at this screen. Then, in a game that hides something, nobody's view is shown until it
    is asked for by See, and not beyond the moment when another of these chairs has to act."""
    shows: int | None = None
    """With a curtain: the chair whose view was shown before the connection was lost."""


class See(msgspec.Struct, tag_field="t", tag="see"):
    """With a curtain: show what this chair of one's own sees; None: what everybody may see. Answered by a TableView."""

    chair: int | None


class Act(msgspec.Struct, tag_field="t", tag="act"):
    """Do an action."""

    id: str
    seat: int
    number: int
    action: str
    confirm: bool = False
    """Also confirm the turn if this finishes it."""


class Answer(msgspec.Struct, tag_field="t", tag="answer"):
    """Answer the declared action, while the window is open; once."""

    id: str
    seat: int
    number: int
    """Of a view in which this window is open."""
    answer: str
    """One of the options, in notation."""
    rest: bool = False
    """Also let pass whatever is declared in the rest of this turn."""


class Confirm(msgspec.Struct, tag_field="t", tag="confirm"):
    """Finish a finished turn: from here on it can't be taken back."""

    id: str
    seat: int
    number: int


class Undo(msgspec.Struct, tag_field="t", tag="undo"):
    """Take back the last action of one's turn that is not confirmed, or as many as `plies` says."""

    id: str
    seat: int
    number: int
    plies: int = 1


class Rename(msgspec.Struct, tag_field="t", tag="rename"):
    """Give one's chair a name."""

    id: str
    chair: int
    name: str


class Fill(msgspec.Struct, tag_field="t", tag="fill"):
    """The host puts a bot on a chair that nobody has taken yet."""

    id: str
    chair: int
    bot: str


class Rematch(msgspec.Struct, tag_field="t", tag="rematch"):
    """After the end: ask for another game; it begins when all people have asked."""

    id: str
    chair: int


class Other(msgspec.Struct, tag_field="t", tag="other"):
    """After the end: the host goes on with another game of the same people; it is found like a rematch."""

    id: str
    game: str
    board: str | None = None
    """One of that game's own boards; None: the default."""
    options: dict[str, int] = {}


class Resign(msgspec.Struct, tag_field="t", tag="resign"):
    """Give up: with two players the game is lost, with more a bot takes over."""

    id: str
    chair: int


class StandIn(msgspec.Struct, tag_field="t", tag="stand_in"):
    """The host lets a bot hold the seat of somebody who is away; or, where things are tried out, any seat."""

    id: str
    chair: int
    bot: str = ""
    """Where things are tried out: how the bot is spelt; empty: the usual one."""


class Return(msgspec.Struct, tag_field="t", tag="return"):
    """Take one's seat back from the bot that held it."""

    id: str
    chair: int


class Pause(msgspec.Struct, tag_field="t", tag="pause"):
    """Ask for a pause, or to go on; it happens when all people want it."""

    id: str
    chair: int
    pause: bool


class Close(msgspec.Struct, tag_field="t", tag="close"):
    """The host closes a table whose game has not begun."""

    id: str


class Say(msgspec.Struct, tag_field="t", tag="say"):
    """Chat. A watcher has no chair (None), but the name said in Hello."""

    id: str
    text: str
    chair: int | None = None


class Look(msgspec.Struct, tag_field="t", tag="look"):
    """Show the game as it was after so many actions; answered with Looked."""

    ply: int


class Ping(msgspec.Struct, tag_field="t", tag="ping"):
    """After 2.5 s of silence: are you there?"""


Command = (
    Act | Answer | Confirm | Undo | Rename | Fill | Rematch | Other | Resign | StandIn | Return | Pause | Close | Say
)
"""What changes the table, and is answered by Ack or Refused."""

FromClient = Hello | See | Command | Look | Ping


# from the server


class SeatView(msgspec.Struct):
    """One seat, in the order of play."""

    seat: int
    chair: int
    """Its colour and symbol: 0 blue circle, 1 vermilion triangle, 2 green square, 3 yellow star, 4 violet diamond,
    5 black heart."""
    kind: Literal["person", "open", "bot"]
    """`open`: a friend's chair that nobody has taken yet."""
    name: str
    """What the person calls themselves; may be empty. For a bot how it is spelt."""
    host: bool
    mine: bool
    """Whether this connection sits here."""
    present: bool
    """Whether the person is connected; bots always are."""
    score: int
    place: int | None
    """The place from 1 once the game is over; equal players share one."""
    rematch: bool
    """Whether this seat has asked for a rematch."""
    stand_in: str | None
    """The bot that holds the seat of a person who left, until they come back; where things are tried out, the bot
    that was sat down there."""
    pause: bool
    """Whether this seat wants the game to pause, or to stay paused."""
    clock: float | None
    """Seconds left at the moment of sending; None without a clock."""


class Forfeit(msgspec.Struct):
    """How a game of two was lost without being played to its end."""

    seat: int
    why: Literal["resigned", "clock", "away"]


class ChatLine(msgspec.Struct):
    name: str
    chair: int | None
    """None: a watcher."""
    text: str
    at: float
    """Seconds since 1970."""


class LogEntry(msgspec.Struct):
    """What one ply did, in messages of the game's catalogue."""

    ply: int
    seat: int
    action: str
    """In notation; a declared action is followed by the answers that did not let it pass."""
    told: list[Message]


class AnswerOption(msgspec.Struct):
    action: str
    """In notation."""
    told: Message
    """What it means, in a message of the game's catalogue."""


class OwnAnswer(msgspec.Struct):
    """What one of one's own seats may answer to the declared action."""

    seat: int
    let_pass: str
    """The answer that lets it pass, which everybody has."""
    options: list[AnswerOption] | None
    """What else there is. None: that is behind the curtain; ask for it by See."""
    answered: bool
    rest: bool
    """Whether it lets pass whatever is declared in this turn."""


class WindowView(msgspec.Struct):
    """An action is declared, and all others may answer it before it takes effect. Who can is not to be seen."""

    seat: int
    """Who declared it."""
    action: str
    told: Message
    effect: Any
    """What it does if everybody lets it pass, for drawing (the game's Effect); None: nothing to draw."""
    seconds: float
    """What is left at the moment of sending."""
    length: float
    """How long it is open in all; it closes early only when all others have answered."""
    answers: list[OwnAnswer]
    """Of this connection's seats that may answer."""


class TableView(msgspec.Struct, tag_field="t", tag="table"):
    """A whole table as one seat or a watcher may see it."""

    table: str
    game: str
    board: str
    options: dict[str, int]
    number: int
    """The number of this position: goes up with everything that changes it, also with what is taken back."""
    ply: int
    """How many actions led here; a declared one and the answers to it count as one."""
    phase: Literal["waiting", "playing", "declared", "confirming", "over", "closed"]
    """`waiting`: for friends to sit down. `declared`: the actor has declared an action that others may answer now, see
    `window`. `confirming`: the actor's turn is finished, but can still be taken back.
    `closed`: the host closed it before it began."""
    actor: int | None
    """The seat that has to act or to confirm, or that has declared an action."""
    window: WindowView | None
    seats: list[SeatView]
    as_seat: int | None
    """The seat whose view this is; None: a watcher's, or what all may see while the curtain is down."""
    curtain: bool
    """Whether people of several seats share this screen, so that a view is only shown when See asks for it."""
    clock: ClockSpec | None
    running: int | None
    """The seat whose clock runs."""
    paused: bool
    forfeit: Forfeit | None
    away: float | None
    """Seconds that somebody may be away before it counts as leaving."""
    analysis: bool
    """A table for trying things out: all can be taken back, nothing is confirmed."""
    undo: int
    """How many of the last actions this connection may take back now."""
    view: Any
    """The game's own view (its View)."""
    last: Any
    """What the last action did, for drawing (the game's Effect); None before the first."""
    log_from: int
    """`log` replaces what the client has from this ply on."""
    log: list[LogEntry]
    position: str | None
    """The position in one line; None where a game hides something."""
    rematch: str | None
    """The table of the rematch, or of another game that the host went on with, once there is one."""
    rematch_game: str
    """The game that is played there."""
    rematch_keys: list[ChairKey]
    """Keys to it for the chairs of this connection."""
    layout: Any = None
    """The game's own Layout; only in the first view after Hello."""


class Presence(msgspec.Struct, tag_field="t", tag="presence"):
    """Who is connected, chair by chair; changes nothing in the game."""

    present: list[bool]
    watchers: list[str]
    """The names of those who watch; may be empty strings."""


class Chat(msgspec.Struct, tag_field="t", tag="chat"):
    """New lines of chat; after Hello all that are kept."""

    lines: list[ChatLine]


class Looked(msgspec.Struct, tag_field="t", tag="looked"):
    """The game after so many actions, as this connection may see it; the fields are as in TableView."""

    ply: int
    actor: int | None
    scores: list[int]
    view: Any
    last: Any
    position: str | None


class Notice(msgspec.Struct, tag_field="t", tag="notice"):
    """Something to know that changes nothing, as a bot that still gets ready; None takes it back."""

    message: Message | None


class Ack(msgspec.Struct, tag_field="t", tag="ack"):
    """The message of this id is done, and durable. A re-sent one gets the same answer."""

    id: str
    number: int


class Refused(msgspec.Struct, tag_field="t", tag="refused"):
    """The message of this id was not done, and why."""

    id: str
    why: Message


class Gone(msgspec.Struct, tag_field="t", tag="gone"):
    """There is nothing (more) to see here; the server closes the connection."""

    why: Message


class Pong(msgspec.Struct, tag_field="t", tag="pong"):
    """I am."""


FromServer = TableView | Presence | Chat | Looked | Notice | Ack | Refused | Gone | Pong
