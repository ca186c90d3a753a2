"""`play`: a game in the terminal, against bots or several people at one keyboard."""

from __future__ import annotations

import io
import secrets
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..games.game import Config, Position
from ..games.message import Refusal, say
from .chosen import MOST, Board, GameName, Options, config_of, game_of
from .positions import print_moves
from .result import tell_result
from .terminal import terminal

if TYPE_CHECKING:
    from ..search.bots import Player

ME = "me"


def play(
    game: GameName,
    seats: Annotated[
        str, typer.Option(help="Who plays, in the order of play: `me` (also several times) and bots.")
    ] = "me,level:2",
    board: Board = None,
    options: Options = None,
    position: Annotated[str, typer.Option(help="Start from this position in one line.")] = "start",
    seed: Annotated[
        int | None, typer.Option(min=0, max=MOST, help="Where chance and bots start from; else from what nobody knows.")
    ] = None,
) -> None:
    """Play in the terminal. Type actions in notation, or `help`."""
    chosen = game_of(game)
    specs = [spec.strip() for spec in seats.split(",")]
    config = config_of(chosen, len(specs), board, options)
    if position != "start":
        config.position(position)  # refused before anything is compiled
    bots = _bots(config, specs, secrets.randbits(31) if seed is None else seed)
    chance = f"keyed {secrets.token_hex(16)}" if seed is None else f"fast {seed} 0"
    kind = Play
    if chosen.hides():
        from .hidden import HiddenPlay

        kind = HiddenPlay
    kind(config, specs, bots, chance, None if position == "start" else position).run()


def _bots(config: Config, specs: Sequence[str], seed: int) -> dict[int, Player]:
    """The bots by seat, ready to think."""
    if all(spec == ME for spec in specs):
        return {}
    from ..search.bots import Player, parse

    bots = {seat: parse(spec) for seat, spec in enumerate(specs) if spec != ME}
    if any(bot.needs_engine for bot in bots.values()):
        from .prepare import prepare

        prepare(config.game)
    return {seat: Player(config, bot, seed=seed + seat) for seat, bot in bots.items()}


class _Left(Exception):
    """The person has had enough: the end of the input, control-C, or `quit`."""


class Play:
    """One game at the terminal."""

    def __init__(
        self, config: Config, seats: Sequence[str], bots: dict[int, Player], chance: str, start: str | None
    ) -> None:
        from ..table import History
        from ..table.record import stream

        self.config, self.bots, self.chance, self.start = config, bots, chance, start
        self.names = ["" if spec == ME else spec for spec in seats]
        """People have no names here, but their colours."""
        self.history = History(config, stream(chance), start)
        self.actors: list[int] = []
        """Who did each action."""
        terminal.sit(self.names)

    def run(self) -> None:
        """Until the game is over or the person leaves."""
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        if sys.stdin.isatty():
            with suppress(ImportError):  # keys to edit a line with and to have old ones again
                import readline  # noqa: F401 - being imported, it gives input() its history
        terminal.tell(say("cli_play_begin"))
        try:
            while not self.history.now.over:
                seat = self.history.now.actor
                if seat in self.bots:
                    self._act(self.bots[seat].choose(self.history.now.state, seat))
                else:
                    self._board()
                    self._person(seat)
            self._board()
            tell_result(self.history.now)
            self._offer_record()
        except (_Left, KeyboardInterrupt):
            self._farewell()

    def _farewell(self) -> None:
        terminal.tell(say("cli_play_left", position=self.history.now.text))

    def _act(self, action: int) -> None:
        """Do an action, and tell it."""
        before = self.history.now.copy()
        self._push(action)
        self._tell(before, self.history.now, action, before.actor)

    def _push(self, action: int) -> None:
        self.actors.append(self.history.now.actor)
        self.history.push(action)

    def _tell(self, before: Position, after: Position, action: int, seat: int | None) -> None:
        """Tell what an action did, as a seat may know it."""
        told = self.config.game.views.happened(before.state, after.state, self.config, action, seat)
        print(f"  {before.action_text(action)}: {terminal.texts(told)}")

    def _board(self) -> None:
        now = self.history.now
        print("", self.config.game.views.picture(now.state, self.config), "", sep="\n")

    def _person(self, seat: int) -> None:
        """Let a person on this seat type until something was done."""
        self._look(seat)
        terminal.tell(say("cli_your_turn", seat=seat, scores=self._scores()))
        while True:
            line = ask(f"{terminal.words.colour(seat)}> ")
            word, _, rest = line.partition(" ")
            if not word:
                continue
            if word == "quit":
                raise _Left
            if word == "undo":
                if self._undo():
                    return
            elif word == "help":
                terminal.tell(say("cli_play_help"))
            elif word == "moves":
                print_moves(self.history.now)
            elif word == "board":
                self._board()
                self._describe(seat)
            elif word == "why":
                self._why(rest.strip())
            elif word == "save":
                self._save(rest.strip())
            else:
                try:
                    action = self.history.now.parse(line)
                except Refusal as refusal:
                    terminal.tell(refusal.message)
                else:
                    self._act(action)
                    return

    def _look(self, seat: int) -> None:
        """The person on this seat looks at the screen."""

    def _describe(self, seat: int) -> None:
        """The position in words and in notation."""
        now = self.history.now
        for message in self.config.game.views.describe(now.state, self.config, seat):
            terminal.tell(message)
        print(now.text)

    def _scores(self) -> str:
        return ", ".join(f"{terminal.words.colour(seat)} {score}" for seat, score in enumerate(self.history.now.scores))

    def _why(self, text: str) -> None:
        """Why an action is not legal."""
        try:
            self.history.now.parse(text)
        except Refusal as refusal:
            terminal.tell(refusal.message)
        else:
            terminal.tell(say("cli_is_legal", text=text))

    def _undo(self) -> bool:
        """Take back the last action of a person, and what bots did since. Not what chance or hidden things decided."""
        mine = [ply for ply, seat in enumerate(self.actors) if seat not in self.bots]
        if not mine:
            terminal.tell(say("cli_undo_nothing"))
            return False
        before = self.history.at(mine[-1])
        if self.config.game.hides() or self._drawn(before.rng) != self.history.drawn:
            terminal.tell(say("cli_undo_never"))
            return False
        self.history.take_back(mine[-1])
        del self.actors[mine[-1] :]
        return True

    @staticmethod
    def _drawn(rng: object) -> int:
        return int(rng.drawn)  # type: ignore[attr-defined]  # all streams of a history count their draws

    def _offer_record(self) -> None:
        while True:
            terminal.tell(say("cli_offer_record"))
            try:
                name = ask("> ")
            except (_Left, KeyboardInterrupt):
                return
            if not name or self._save(name):
                return

    def _save(self, name: str) -> bool:
        """Write the record into a new file."""
        from ..table import Record

        if not name:
            terminal.tell(say("cli_save_where"))
            return False
        record = Record.of(self.history, self.names, self.chance, self.start)
        try:
            with Path(name).expanduser().open("x", encoding="utf-8") as file:
                file.write(record.text())
        except FileExistsError:
            terminal.tell(say("cli_file_exists", file=name))
            return False
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            terminal.tell(say("cli_os_error", file=name, reason=reason))
            return False
        terminal.tell(say("cli_saved", file=name))
        return True


def ask(prompt: str) -> str:
    """A line that a person types, without blanks around it."""
    try:
        return input(prompt).strip()
    except EOFError:
        print()
        raise _Left from None
