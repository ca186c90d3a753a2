"""The record of a game: a text that says everything and replays exactly.

    Waterhole record 1
    game: elefantenparade 1
    players: 2
    option: hindmost_swims=0
    board: spiral
    seat 0: Anna
    seat 1: level:2
    chance: keyed 00112233445566778899aabbccddeeff

    1. 0: @3
    2. 1: @2
    ...
    31. 0: 14+2 9+3 12+1

    result: move
    scores: 7 5
    places: 1 2

The first line of the game names the game and the version of its rules. A board of one's own follows its name, line by
line behind `board|`. `start:` gives a position that the game began from, if it was not the usual one. `chance:` is
`keyed SECRET` at tables, `fast SEED STREAM` in simulations. A line of actions is a turn: its number, the seat, and
the actions in notation. `result:` is how the game ended, or `-`. Lines that start with `#` are remarks.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Self

from .. import games
from ..games.chance import Fast, Keyed
from ..games.game import Config, Message, Refusal, say
from .history import History, Stream

_FIRST = "Waterhole record 1"
_TURN = re.compile(r"(\d+)\. (\d+):((?: \S+)+)", re.ASCII)
_SEAT = re.compile(r"seat (\d+)", re.ASCII)


class BadRecord(Refusal):
    """The text is not a record, or does not replay; the message names `file`, `line` and the fault."""


class _FastStream(Fast):
    """A simulation's stream that counts its draws, as a history needs it."""

    def __init__(self, seed: int, stream: int, drawn: int) -> None:
        super().__init__(seed, stream)
        self.drawn = 0
        for _ in range(drawn):
            self.below(1)

    def below(self, n: int, /) -> int:
        self.drawn += 1
        return super().below(n)


def stream(chance: str) -> Callable[[int], Stream]:
    """The stream that a record's `chance:` names, put forward by so many draws. Raises ValueError."""
    match chance.split():
        case ["keyed", secret] if re.fullmatch(r"[0-9a-f]{32}", secret):
            return partial(Keyed, bytes.fromhex(secret))
        case ["fast", seed, number] if re.fullmatch(r"\d{1,18}", seed) and re.fullmatch(r"\d{1,18}", number):
            return partial(_FastStream, int(seed), int(number))
    raise ValueError(f"not a stream of chance: {chance[:40]!r}")


@dataclass(frozen=True)
class Turn:
    """The actions of one seat in a row, in notation."""

    seat: int
    actions: tuple[str, ...]


@dataclass(frozen=True)
class Record:
    config: Config
    seats: tuple[str, ...]
    """Who played, in the order of play."""
    chance: str
    start: str | None
    turns: tuple[Turn, ...]
    result: str | None
    """How the game ended, as a name from the rules' ENDINGS; None when it is not over."""
    scores: tuple[int, ...]
    places: tuple[int, ...]

    @classmethod
    def of(cls, history: History, seats: Sequence[str], chance: str, start: str | None = None) -> Self:
        """The record of a game so far."""
        turns: list[tuple[int, list[str]]] = []
        position = history.at(0)
        for action in (action for ply in range(history.ply) for action in history.done_in(ply)):
            if not turns or turns[-1][0] != position.actor:
                turns.append((position.actor, []))
            turns[-1][1].append(position.action_text(action))
            position.apply(action)
        return cls(
            config=history.config,
            seats=tuple(seats),
            chance=chance,
            start=start,
            turns=tuple(Turn(seat, tuple(actions)) for seat, actions in turns),
            result=position.ending,
            scores=tuple(position.scores),
            places=tuple(position.places),
        )

    def text(self) -> str:
        """The record as text; `parse` reads it back."""
        config = self.config
        lines = [_FIRST, f"game: {config.game.name} {config.game.version}", f"players: {config.players}"]
        lines += [f"option: {name}={value}" for name, value in config.options.items()]
        lines.append(f"board: {config.board_name}")
        if config.board_text is not None:
            lines += [f"board| {line}".rstrip() for line in config.board_text.splitlines()]
        lines += [f"seat {seat}: {name}".rstrip() for seat, name in enumerate(self.seats)]
        lines.append(f"chance: {self.chance}")
        if self.start is not None:
            lines.append(f"start: {self.start}")
        lines.append("")
        lines += [f"{n}. {turn.seat}: {' '.join(turn.actions)}" for n, turn in enumerate(self.turns, 1)]
        lines.append("")
        lines.append(f"result: {self.result or '-'}")
        lines.append(f"scores: {' '.join(map(str, self.scores))}")
        lines.append(f"places: {' '.join(map(str, self.places))}")
        return "\n".join(lines) + "\n"

    @classmethod
    def parse(cls, text: str, source: str = "record") -> Self:
        """Read a record and replay it: what it tells is what happens. Raises BadRecord."""
        return cls.replayed(text, source)[0]

    @classmethod
    def replayed(cls, text: str, source: str = "record") -> tuple[Self, History]:
        """As `parse`, with the game that was replayed."""
        reader = _Reader(source, text)
        config, history = reader.history()
        reader.replay(history)
        chance, start = reader.words["chance"][1], reader.words.get("start", (0, None))[1]
        record = cls.of(history, reader.seats(config), chance, start)
        reader.check_result(record)
        return record, history


class _Reader:
    """The lines of one record, taken apart."""

    def __init__(self, source: str, text: str) -> None:
        self.source = source
        self.words: dict[str, tuple[int, str]] = {}
        self.options: dict[str, tuple[int, str]] = {}
        self.board_lines: list[str] = []
        self.turns: list[tuple[int, int, list[str]]] = []
        lines = text.splitlines()
        if not lines or lines[0].strip() != _FIRST:
            raise self.bad(1, say("record_first_line", first=_FIRST))
        for number, line in enumerate(lines[1:], 2):
            if line.startswith("board|"):
                self.board_lines.append(line[7:])
            elif line.strip() and not line.startswith("#"):
                self._line(number, line.strip())
        for word in ("game", "players", "board", "chance", "result", "scores", "places"):
            if word not in self.words:
                raise self.bad(len(lines), say("record_missing", word=word))

    def bad(self, line: int, fault: Message) -> BadRecord:
        return BadRecord(Message(fault.id, {**fault.args, "file": self.source, "line": line}))

    def _line(self, number: int, line: str) -> None:
        turn = _TURN.fullmatch(line)
        if turn:
            if int(turn[1]) != len(self.turns) + 1:
                raise self.bad(number, say("record_turn_number", number=len(self.turns) + 1))
            self.turns.append((number, int(turn[2]), turn[3].split()))
            return
        word, colon, rest = line.partition(":")
        known = ("game", "players", "option", "board", "chance", "start", "result", "scores", "places")
        if not colon or (word not in known and not _SEAT.fullmatch(word)):
            raise self.bad(number, say("record_line", text=line[:40]))
        if word == "option":
            name, _, value = rest.strip().partition("=")
            self.options[name] = (number, value)
        elif word in self.words:
            raise self.bad(number, say("record_twice", word=word))
        else:
            self.words[word] = (number, rest.strip())

    def history(self) -> tuple[Config, History]:
        """The game before its first action."""
        line, rest = self.words["game"]
        name, _, version = rest.partition(" ")
        try:
            game = games.get(name)
            if version != game.version:
                raise self.bad(line, say("record_version", game=name, version=version[:20], known=game.version))
            line, rest = self.words["players"]
            players = self._number(line, rest)
            options = {option: self._number(*value) for option, value in self.options.items()}
            line, board = self.words["board"]
            text = "\n".join(self.board_lines) + "\n" if self.board_lines else None
            config = game.config_of(players, options, board, text)
            line, chance = self.words["chance"]
            try:
                numbers = stream(chance)
            except ValueError:
                raise self.bad(line, say("record_chance")) from None
            line, start = self.words.get("start", (line, None))
            return config, History(config, numbers, start)
        except BadRecord:
            raise
        except Refusal as refusal:
            raise self.bad(self._line_of(refusal.message, line), refusal.message) from None

    def _line_of(self, fault: Message, line: int) -> int:
        """The line that a fault is about, where the fault itself tells; else `line`."""
        option = fault.args.get("option")
        if option in self.options:
            return self.options[str(option)][0]
        return self.words["players"][0] if fault.id == "bad_players" else line

    def replay(self, history: History) -> None:
        for line, seat, actions in self.turns:
            for action in actions:
                if history.now.over:
                    raise self.bad(line, say("game_over"))
                if history.now.actor != seat:
                    raise self.bad(line, say("record_seat", turn_seat=history.now.actor, text=action[:40]))
                try:
                    history.push(history.now.parse(action))
                except Refusal as refusal:
                    raise self.bad(line, refusal.message) from None

    def seats(self, config: Config) -> list[str]:
        names = []
        for seat in range(config.players):
            if f"seat {seat}" not in self.words:
                raise self.bad(self.words["players"][0], say("record_missing", word=f"seat {seat}"))
            names.append(self.words[f"seat {seat}"][1])
        return names

    def check_result(self, record: Record) -> None:
        """What the record claims is what the replay gave."""
        told = {
            "result": record.result or "-",
            "scores": " ".join(map(str, record.scores)),
            "places": " ".join(map(str, record.places)),
        }
        for word, value in told.items():
            line, claimed = self.words[word]
            if " ".join(claimed.split()) != value:
                raise self.bad(line, say("record_result", word=word, claimed=claimed[:40], replayed=value))

    def _number(self, line: int, word: str) -> int:
        if not re.fullmatch(r"\d{1,6}", word, re.ASCII):
            raise self.bad(line, say("record_number", word=word[:40]))
        return int(word)
