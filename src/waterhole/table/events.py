"""What happened at a table, as it is stored: a table is the sum of its events.

Fields are only ever added, with defaults, so that stored tables stay readable; a change of meaning is a new event.
`at` is the time in seconds since 1970.
"""

from __future__ import annotations

from typing import Literal

import msgspec


class ChairState(msgspec.Struct):
    kind: Literal["person", "open", "bot"]
    name: str
    """What the person calls themselves, or how the bot is spelt."""
    generation: int = 0
    """Goes up when an invite is taken, so that the keys of before fit no more."""


class ClockSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think."""

    kind: Literal["move", "game"]
    """`move`: so many seconds for every turn. `game`: so many for the whole game, and the increment for every turn."""
    seconds: float
    increment: float = 0.0


class _Event(msgspec.Struct, tag_field="e", omit_defaults=True):
    at: float


class Created(_Event, tag="created"):
    """A table is opened. The first event of every table, and of no other place."""

    game: str
    version: str
    players: int
    options: dict[str, int]
    board: str
    secret: str
    """The secret of the game's chance, in hex. Never leaves the server before the game is over."""
    chairs: list[ChairState]
    host: int
    """The chair of who opened it."""
    board_text: str | None = None
    first: int | None = None
    """The chair that is to start; None: drawn."""
    position: str | None = None
    rematch_of: str | None = None
    clock: ClockSpec | None = None
    away: float | None = None
    """Seconds that a person may be away in a running game; None: as long as they like."""
    analysis: bool = False
    """Whether this is for trying things out: everything can be taken back, nobody confirms."""
    actions: list[str] = []
    """Actions, in notation, that were done before the table was opened, as of a loaded record."""
    chance: str | None = None
    """The stream of the game's chance as a record names it, where it is not the table's own secret."""
    webhook: str | None = None
    """An address that is told whose turn it is. Shown to nobody: it may be a secret of its owner's."""
    window: float | None = None
    """Seconds that others have to answer an action before it takes effect; None: the rules ask who can answer."""


class Claimed(_Event, tag="claimed"):
    """A friend sat down."""

    chair: int
    name: str
    claim: str = ""
    """The friend's own id for this, so that asking again, because the answer was lost, gets the same answer."""


class Filled(_Event, tag="filled"):
    """A bot was put on a chair that nobody had taken."""

    chair: int
    bot: str
    id: str = ""


class Renamed(_Event, tag="renamed"):
    chair: int
    name: str
    id: str = ""


class Started(_Event, tag="started"):
    """All chairs are taken: the game begins, with this chair on seat 0."""

    first: int


class Acted(_Event, tag="acted"):
    seat: int
    action: str
    id: str = ""
    confirm: bool = False
    """Whether the turn is confirmed with it, should it be finished."""


class Declared(_Event, tag="declared"):
    """An action that others may answer before it takes effect: a window is open to them."""

    seat: int
    action: str
    id: str = ""


class Answered(_Event, tag="answered"):
    """A seat has answered the declared action; nobody else learns of it before the window closes."""

    seat: int
    answer: str
    rest: bool = False
    """Whether it lets pass whatever is declared in the rest of this turn."""
    id: str = ""


class Judged(_Event, tag="judged"):
    """The window is closed: the declared action and the answers take effect."""


class Confirmed(_Event, tag="confirmed"):
    seat: int
    id: str = ""


class Undone(_Event, tag="undone"):
    seat: int
    plies: int
    id: str = ""


class Forfeited(_Event, tag="forfeited"):
    """A person gave up or was too late. With two players the game is lost; with more a bot holds the seat."""

    chair: int
    why: Literal["resigned", "clock", "away"]
    id: str = ""


class StoodIn(_Event, tag="stood_in"):
    """The host put a bot in the place of a person who is away; or, where things are tried out, on any chair."""

    chair: int
    id: str = ""
    bot: str = ""
    """How it is spelt; empty: the usual one."""


class Returned(_Event, tag="returned"):
    """A person takes their seat back from the bot that held it."""

    chair: int
    id: str = ""


class PauseAsked(_Event, tag="pause_asked"):
    """A person wants the game to pause, or to go on; it does when all people want it."""

    chair: int
    pause: bool
    id: str = ""


class Woken(_Event, tag="woken"):
    """The server came back after it had ended: clocks go on from here."""


class Visited(_Event, tag="visited"):
    """Somebody came by; noted once a day, so that a table that is still wanted does not expire."""


class Said(_Event, tag="said"):
    """Chat. Watchers have no chair."""

    text: str
    name: str
    chair: int | None = None
    id: str = ""


class Closed(_Event, tag="closed"):
    """The host closed the table before the game began."""

    id: str = ""


class RematchAsked(_Event, tag="rematch_asked"):
    chair: int
    id: str = ""


class RematchMade(_Event, tag="rematch_made"):
    """The rematch is there, or another game of the same people that the host went on with."""

    table: str
    game: str = ""
    """Which game is played there; empty: the same."""
    id: str = ""


Event = (
    Created
    | Claimed
    | Filled
    | Renamed
    | Started
    | Acted
    | Declared
    | Answered
    | Judged
    | Confirmed
    | Undone
    | Forfeited
    | StoodIn
    | Returned
    | PauseAsked
    | Woken
    | Visited
    | Said
    | Closed
    | RematchAsked
    | RematchMade
)

_decoder = msgspec.json.Decoder(Event)


def encode(event: Event) -> bytes:
    return msgspec.json.encode(event)


def decode(payload: bytes) -> Event:
    """The event of stored bytes. Raises msgspec.DecodeError."""
    return _decoder.decode(payload)
