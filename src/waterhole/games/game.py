"""What a game is: the contract, once.

A game is a folder with these modules, tied together by one `Game`:

- `rules`     plain functions on a flat state, in the words of the rulebook; run interpreted and compiled
- `board`     what lies on the table: read from data files, checked, replaceable by the user's own
- `notation`  actions and positions as text and back
- `view`      what a seat may see, and what happened, as structures and messages
- `why`       why an action is not legal
- `strategy`  what a good player knows: evaluation and playout policy; run interpreted and compiled
- `reactions` where others may answer an action before it takes effect: which, and how (only such games have it)
- `census`    what is counted in a game for reports on many of them: how often cards are played, who is stuck (optional)

`Config` is a game with everything chosen that stays fixed while it is played. `Position` is the comfortable way to
hold a state: it checks before it acts. The rules themselves trust their caller.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, MutableSequence, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, Protocol, Self

from .chance import Fast, Rng
from .fields import Fields
from .message import Ambiguous, BadOption, Message, NotLegal, NotNotation, Refusal, say

__all__ = [
    "Ambiguous",
    "BadOption",
    "Config",
    "Counted",
    "Game",
    "Message",
    "NotLegal",
    "NotNotation",
    "Option",
    "Position",
    "Reactions",
    "Refusal",
    "Tally",
    "say",
]


class Rules(Protocol):
    """A rules module. `s` is its State, `board` its board, `out` a list of at least the size that is filled."""

    ACTIONS: int
    """Actions are the whole numbers from 0 to ACTIONS - 1."""
    SEATS: int
    """The highest number of players."""

    @property
    def ENDINGS(self) -> tuple[str, ...]:  # noqa: N802 - a constant of the module
        """Names of the ways a game can end, for reports; `ending` gives an index into them."""

    @property
    def State(self) -> type[Any]:  # noqa: N802 - a class
        """The state, declared with `fields.flat`."""

    def setup(self, s: Any, board: Any, rng: Any) -> None:
        """Make `s` the first position."""

    def legal(self, s: Any, board: Any, out: Any) -> int:
        """Fill `out` (size ACTIONS) with the legal actions, each once, in rising order, and return how many."""

    def apply(self, s: Any, board: Any, action: int, rng: Any) -> None:
        """Do a legal action. Trusts its caller."""

    def actor(self, s: Any) -> int:
        """The seat that decides now; -1 when the game is over."""

    def over(self, s: Any) -> bool: ...

    def ending(self, s: Any) -> int:
        """How the game ended: an index into ENDINGS; -1 while it is not over."""

    def score(self, s: Any, out: Any) -> None:
        """Fill out[seat] with the points the players see."""

    def places(self, s: Any, out: Any) -> None:
        """Fill out[seat] with the place, from 1; equal players share the better place."""


class Boards(Protocol):
    """A board module: data files to layouts (all that is drawn), and layouts to the boards that rules read.

    It may have `random(seed: int) -> str` besides: the text of a board at random, the same for the same seed.
    """

    DEFAULT: str
    """The name of the board that is used unless another is chosen: data/NAME.txt. A module may also have BY_PLAYERS,
    by number of players the boards that are used instead."""

    def parse(self, text: str, source: str) -> Any:
        """The layout a data file describes; BadOption names `source` and the line of what is wrong."""

    def board(self, layout: Any, players: int, options: Mapping[str, int]) -> Any:
        """What the rules read: a named tuple of whole numbers and sequences of them."""


class Notation(Protocol):
    def action_text(self, s: Any, board: Any, action: int) -> str: ...

    def candidates(self, s: Any, board: Any, text: str) -> list[int]:
        """The actions, legal or not, that the text may mean here; NotNotation where it can't be read."""

    def position_text(self, s: Any, board: Any) -> str:
        """The position in one line."""

    def parse_position(self, text: str, board: Any) -> Any:
        """The state of a position in one line; NotNotation says what is wrong."""


class Views(Protocol):
    """What is shown. Where people make boards of parts, there are `Part`, a structure, and `parts() -> list[Part]`."""

    View: Any
    """The structure of what a seat sees; a msgspec Struct."""
    Effect: Any
    """The structure of what an action does, for drawing; a msgspec Struct."""
    Layout: Any
    """The structure of what never changes in a game and is needed to draw it; a msgspec Struct."""

    def view(self, s: Any, config: Config, seat: int | None) -> Any:
        """What the seat may see now (None: a watcher), with the legal actions described."""

    def layout(self, config: Config) -> Any: ...

    def effect(self, before: Any, after: Any, config: Config, action: int, seat: int | None) -> Any:
        """What an action did, as this seat (None: a watcher) may know it, for drawing."""

    def happened(self, before: Any, after: Any, config: Config, action: int, seat: int | None) -> list[Message]:
        """The same in words; one message a happening."""

    def describe(self, s: Any, config: Config, seat: int | None) -> list[Message]:
        """The whole position in words, for screen readers and the command line."""

    def picture(self, s: Any, config: Config) -> str:
        """The board drawn with characters."""


class Whys(Protocol):
    def why(self, s: Any, board: Any, action: int) -> Message:
        """Why an action is not legal, with the ruling."""


class Strategy(Protocol):
    """What a good player knows; run interpreted and compiled, as rules are.

    Where this is a lot, searches do better by it than by playouts. Such a strategy also has

    - `weigh(s, board, actions, count, out)`: fill out[i] with how much the legal actions[i] deserves to be looked at;
    - `SWING`: the lead in points, by `evaluate`, with which victory is e times as likely as without;
    - perhaps `AHEAD`: how many actions are played by `playout` before a position is evaluated (else none).
    """

    def evaluate(self, s: Any, board: Any, out: Any) -> None:
        """Fill out[seat] with how good the position is for it, about in points; any position but one that is over."""

    def playout(self, s: Any, board: Any, actions: Any, count: int, rng: Any) -> int:
        """Choose one of the first `count` legal actions as a quick, sensible player would."""


class Reactions(Protocol):
    """Which actions others may answer before they take effect, and how.

    The rules ask only who really can answer, one after the other: `actor` is who is asked, `legal` are the answers.
    A table hides that. There the action is declared and a window is open to all others alike; at its end the action is
    applied, and whoever the rules then ask answers as they chose in the window, or lets it pass. All of it is one ply.

    What is shown of that ply must not tell who was asked. So `effect` and `happened` are called for the declared action
    with the position before it and the one after all have let it pass, as if nobody could have answered; or, where
    somebody did answer, with the position in which they were asked, and then likewise for that answer. Where there is
    no window (tables for trying things out, records), each action is a ply, and letting it pass as the last one asked
    tells what the declared action then does.
    """

    def opens(self, s: Any, board: Any, action: int) -> bool:
        """Whether others may answer this legal action before it takes effect; tells nothing of what anybody holds.

        After any other action the rules ask nobody for an answer.
        """

    def answers(self, s: Any, board: Any, action: int, seat: int) -> list[int]:
        """The answers that this seat has to the action, were it asked now, as far as it holds what they need.

        The first is to let it pass. `s` is the position before the action; there, too, `action_text` can print the
        answers. While the rules ask this seat, all that is legal is among these, and to let it pass always is. (So
        actions of any other decision are never all among them.)
        """

    def declared(self, s: Any, config: Config, action: int) -> Message:
        """What everybody is told while the window is open."""

    def offered(self, s: Any, config: Config, action: int, answer: int) -> Message:
        """What the button of an answer says, other than to let it pass."""

    def preview(self, s: Any, config: Config, action: int) -> Any:
        """What the action will do if everybody lets it pass, for drawing: an Effect as a watcher may know it.

        Tells nothing that chance or anybody's choice will bring. None: there is nothing to draw.
        """


@dataclass(frozen=True)
class Counted:
    """One thing that a census reports on."""

    name: str
    """In small letters, for files. Where nothing else is said, what `Tally.counts` has under this name."""
    told: Message
    """What it is called; the ids of such texts begin with `census_`."""
    kind: Literal["number", "share", "winner"] = "number"
    """number: how many a game, or for each of `of`. share: which part of all that `of` counts. winner: how often who
    belongs to a group wins, by `Tally.groups`."""
    of: str = ""
    """The name of another count, of which there may be more than are reported; needed with `share`."""


@dataclass
class Tally:
    """What a census has counted in one game so far."""

    counts: Counter[str] = field(default_factory=Counter)
    groups: dict[str, dict[int, str]] = field(default_factory=dict)
    """By name of a `winner`, by seat: the group, as the notation writes it (a space, a lane)."""

    def group(self, name: str, seat: int, group: str) -> None:
        """Say to which group the seat belongs now; in the end the last one counts."""
        self.groups.setdefault(name, {})[seat] = group


class Census(Protocol):
    """What is counted in a game as it is played, for reports on many games. Run interpreted; nobody sees it in a game.

    It is given whole states, all that is hidden included, and changes nothing in them.
    """

    def counted(self, config: Config) -> Sequence[Counted]:
        """What is reported, in this order."""

    def note(self, tally: Tally, before: Any, after: Any, config: Config, action: int) -> None:
        """Count what this action has brought; called after each one. What was not counted is 0."""

    def finish(self, tally: Tally, s: Any, config: Config) -> None:
        """Count what only the end shows; called once, when the game is over, after the last `note`."""


@dataclass(frozen=True)
class Option:
    """A choice that stays fixed for a game. Its texts are `option_NAME` and `option_NAME_help` in the catalogue."""

    name: str
    default: int = 0
    values: tuple[int, ...] = (0, 1)
    """What may be chosen; (0, 1) is a switch."""


@dataclass(frozen=True)
class Game:
    """One game: its name, its numbers and its modules."""

    name: str
    version: str
    """Of the rules: changes when a position or record could mean something else. Records name it."""
    players: tuple[int, ...]
    minutes: tuple[int, int]
    """How long people play, from and to."""
    folder: Path
    rules: Rules
    boards: Boards
    notation: Notation
    views: Views
    whys: Whys
    strategy: Strategy
    options: tuple[Option, ...] = ()
    reactions: Reactions | None = None
    usual_players: int = 0
    """How many play where one just wants to play; 0: the fewest."""
    census: Census | None = None

    def config(self, players: int | None = None, board: str | None = None, **options: int) -> Config:
        """Choose what stays fixed: players (default: the fewest), a board, options.

        A board is a name from data/, a file, or where the game makes boards at random, `random:SEED`. Raises
        BadOption, naming what would be right.
        """
        if players is None:
            players = self.players[0]
        if board is None or board in self.board_names():
            return self.config_of(players, options, board or self.usual_board(players))
        if hasattr(self.boards, "random") and (drawn := re.fullmatch(r"random:([0-9]{1,9})", board)):
            return self.config_of(players, options, board, self.boards.random(int(drawn[1])))
        try:
            path = Path(board).expanduser()
            if not path.is_file():  # a device could be read for ever
                raise OSError
            # utf-8-sig: some editors put an invisible mark at the beginning
            text = path.read_text(encoding="utf-8-sig")
        except (OSError, ValueError, RuntimeError):  # not there, not text, the home of nobody
            raise BadOption(say("board_unreadable", board=board, boards=", ".join(self.board_names()))) from None
        return self.config_of(players, options, board, text)

    def config_of(
        self, players: int, options: Mapping[str, int], board_name: str, board_text: str | None = None
    ) -> Config:
        """As `config`, with the text of one's own board in hand; without a text, `board_name` is one of data/."""
        if players not in self.players:
            numbers = ", ".join(map(str, self.players))
            raise BadOption(say("bad_players", players=players, numbers=numbers))
        chosen = {option.name: option.default for option in self.options}
        for name, value in options.items():
            if name not in chosen:
                raise BadOption(say("bad_option", option=name, options=", ".join(chosen) or "-"))
            allowed = next(option.values for option in self.options if option.name == name)
            if value not in allowed:
                values = ", ".join(map(str, allowed))
                raise BadOption(say("bad_option_value", option=name, value=str(value)[:40], values=values))
            chosen[name] = int(value)
        own = board_text is not None
        if board_text is None:
            board_text = self.board_text(board_name)
        layout = self.boards.parse(board_text, board_name)
        board = self.boards.board(layout, players, chosen)
        return Config(self, players, chosen, board_name, board_text if own else None, layout, board)

    def usual_board(self, players: int) -> str:
        """The board that so many players use unless they choose another."""
        boards: Mapping[int, str] = getattr(self.boards, "BY_PLAYERS", {})
        return boards.get(players, self.boards.DEFAULT)

    def board_names(self) -> list[str]:
        """The boards that come with the game."""
        return sorted(path.stem for path in (self.folder / "data").glob("*.txt"))

    def board_text(self, name: str) -> str:
        """The text of a board that comes with the game. Raises BadOption for another name."""
        if name not in self.board_names():
            raise BadOption(say("board_unreadable", board=name, boards=", ".join(self.board_names())))
        return (self.folder / "data" / f"{name}.txt").read_text(encoding="utf-8")

    def start(self, players: int | None = None, board: str | None = None, **options: int) -> Position:
        """The first position; arguments as `config`."""
        return self.config(players, board, **options).start()

    def hides(self) -> bool:
        """Whether seats know different things (the rules have `conceal` and `imagine`)."""
        return hasattr(self.rules, "conceal")


@dataclass(frozen=True)
class Config:
    """A game with everything chosen that stays fixed while it is played."""

    game: Game
    players: int
    options: Mapping[str, int]
    board_name: str
    board_text: str | None
    """The text of the user's own board; None for one that comes with the game."""
    layout: Any = field(repr=False)
    """The board with all that is drawn, as the game's board module made it."""
    board: Any = field(repr=False)
    """The board as the rules read it: a named tuple of whole numbers and sequences of them."""

    def start(self, rng: Rng | None = None) -> Position:
        """The first position."""
        rng = Fast(0) if rng is None else rng
        state = self.game.rules.State()
        self.game.rules.setup(state, self.board, rng)
        return Position(self, state, rng)

    def position(self, text: str, rng: Rng | None = None) -> Position:
        """The position of a one-line text; NotNotation says what is wrong with it."""
        state = self.game.notation.parse_position(text, self.board)
        return Position(self, state, Fast(0) if rng is None else rng)


class Position:
    """A position of a game that can be asked and played on.

    >>> import waterhole
    >>> position = waterhole.game("elefantenparade").start(players=2)
    >>> position.play("@3")
    >>> position.text
    '3,-/-,- 22222 0/0 1:321'
    """

    def __init__(self, config: Config, state: Fields, rng: Rng) -> None:
        self.config = config
        self.state = state
        self.rng = rng

    def __repr__(self) -> str:
        return f"<{self.config.game.name} {self.text}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.config == other.config and self.state == other.state

    __hash__ = None  # type: ignore[assignment]  # positions change, so they can't be keys

    @property
    def text(self) -> str:
        """The position in one line; `Config.position` reads it back."""
        return self.config.game.notation.position_text(self.state, self.config.board)

    @property
    def actor(self) -> int:
        """The seat that decides now; -1 when the game is over."""
        return self.config.game.rules.actor(self.state)

    @property
    def over(self) -> bool:
        return bool(self.config.game.rules.over(self.state))

    @property
    def ending(self) -> str | None:
        """How the game ended, as a name from the rules' ENDINGS; None while it is not over."""
        index = self.config.game.rules.ending(self.state)
        return None if index < 0 else self.config.game.rules.ENDINGS[index]

    @property
    def scores(self) -> list[int]:
        """The points of every seat."""
        return self._by_seat(self.config.game.rules.score)

    @property
    def places(self) -> list[int]:
        """The place of every seat, from 1; equal players share the better place."""
        return self._by_seat(self.config.game.rules.places)

    def _by_seat(self, fill: Any) -> list[int]:
        out = [0] * self.config.game.rules.SEATS
        fill(self.state, out)
        return out[: self.config.players]

    @property
    def legal(self) -> Legal:
        """The legal actions."""
        return Legal(self)

    def action_text(self, action: int) -> str:
        """The notation of an action that is legal here."""
        return self.config.game.notation.action_text(self.state, self.config.board, action)

    def parse(self, text: str) -> int:
        """The action that the text means here. Raises NotNotation, NotLegal or Ambiguous."""
        candidates = self.config.game.notation.candidates(self.state, self.config.board, text)
        legal = set(self.legal.actions())
        fitting = [action for action in candidates if action in legal]
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            texts = ", ".join(self.action_text(action) for action in fitting)
            raise Ambiguous(say("ambiguous", text=text, texts=texts))
        if self.over:
            raise NotLegal(say("game_over"))
        raise NotLegal(self.why(candidates[0]))

    def why(self, action: int) -> Message:
        """Why an action is not legal here."""
        return self.config.game.whys.why(self.state, self.config.board, action)

    def play(self, action: str | int) -> None:
        """Do an action, checked first; a text or a number. Raises NotNotation, NotLegal or Ambiguous."""
        if isinstance(action, str):
            action = self.parse(action)
        elif not 0 <= action < self.config.game.rules.ACTIONS:
            raise NotNotation(say("not_action", text=str(action)))
        elif action not in self.legal.actions():
            raise NotLegal(say("game_over") if self.over else self.why(action))
        self.apply(action)

    def apply(self, action: int) -> None:
        """Do an action that is known to be legal; does not check."""
        self.config.game.rules.apply(self.state, self.config.board, action, self.rng)

    def copy(self) -> Self:
        """The same position with a state of its own; the stream of chance is shared."""
        return type(self)(self.config, self.state.copy(), self.rng)


class Legal:
    """The legal actions of a position: iterates over their texts, and knows whether a text means one of them."""

    def __init__(self, position: Position) -> None:
        self._position = position

    def actions(self) -> Sequence[int]:
        """The actions as numbers, in rising order."""
        rules = self._position.config.game.rules
        out: MutableSequence[int] = [0] * rules.ACTIONS
        count = rules.legal(self._position.state, self._position.config.board, out)
        return out[:count]

    def __iter__(self) -> Iterator[str]:
        return iter([self._position.action_text(action) for action in self.actions()])

    def __len__(self) -> int:
        return len(self.actions())

    def __contains__(self, text: object) -> bool:
        if not isinstance(text, str):
            return False
        try:
            self._position.parse(text)
        except Refusal:
            return False
        return True

    def __repr__(self) -> str:
        return f"<{len(self)} legal: {' '.join(self)}>"
