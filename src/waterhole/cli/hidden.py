"""`play` for games that hide something: nobody sees another's hand, though several people share the terminal.

Whoever has to decide is asked to take the keyboard first, and the screen is cleared before and after. Where others may
answer an action before it takes effect, all are asked at once, whoever can; only who wants to looks at their hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..games.game import Config
from ..games.message import Refusal, say
from ..table.window import Part, Window, parts
from .play import Play, ask
from .terminal import terminal

if TYPE_CHECKING:
    from ..search.bots import Player


class HiddenPlay(Play):
    """One game at the terminal, with hidden hands."""

    def __init__(
        self, config: Config, seats: Sequence[str], bots: dict[int, Player], chance: str, start: str | None
    ) -> None:
        super().__init__(config, seats, bots, chance, start)
        self.people = [seat for seat in range(config.players) if seat not in bots]
        self.shared = len(self.people) > 1
        self.eyes = self.people[0] if len(self.people) == 1 else None
        """The seat of the person who looks; None: of nobody, or of everybody."""
        self.unseen: dict[int, list[Part]] = {seat: [] for seat in self.people}
        """What happened since each person looked last."""

    def _farewell(self) -> None:
        terminal.tell(say("cli_play_left_hidden"))

    def _act(self, action: int) -> None:
        ply, window = self.history.ply, self._window(action)
        done = [action]
        self._push(action)
        while window is not None and (answer := self._answer_to(window)) is not None:
            done.append(answer)
            self._push(answer)
        for part in parts(self.history.at(ply), done):
            self._tell(part.before, part.after, part.action, self.eyes)
            if self.shared:
                for unseen in self.unseen.values():
                    unseen.append(part)

    def _answer_to(self, window: Window) -> int | None:
        """What whoever the rules ask now answers; None where they ask nobody."""
        now = self.history.now
        if window.asks(now) and now.actor in self.bots:
            return self.bots[now.actor].choose(now.state, now.actor)
        return window.reply(now)

    def _window(self, action: int) -> Window | None:
        """The window that the action opens, with the answers of the people."""
        now, reactions = self.history.now, self.config.game.reactions
        if reactions is None or not reactions.opens(now.state, self.config.board, action):
            return None
        window = Window(now, action, 0.0, 0.0, 0)
        told = terminal.text(reactions.declared(now.state, self.config, action))
        others = [seat for seat in self.people if seat != window.seat]
        if self.shared:
            self._ask_all(window, others, told)
        elif others and len(window.answers[others[0]]) > 1:
            print(told)
            self._answer(window, others[0])
        return window

    def _ask_all(self, window: Window, others: list[int], told: str) -> None:
        """Ask all other people at once, the same whatever they hold."""
        self._hide()
        self._board()
        while others:
            colours = ", ".join(map(terminal.words.colour, others))
            terminal.tell(say("cli_declared", told=told, colours=colours))
            name = ask("> ")
            if not name:
                return
            seat = next((each for each in others if terminal.words.colour(each).casefold() == name.casefold()), None)
            if seat is None:
                terminal.tell(say("cli_no_seat", text=name[:40], colours=colours))
                continue
            self._take(seat)
            self._describe(seat)
            self._answer(window, seat)
            others.remove(seat)
            self._hide()
            terminal.tell(say("cli_answer_noted"))

    def _answer(self, window: Window, seat: int) -> None:
        """Let a person type an answer; an empty line lets it pass."""
        terminal.tell(say("cli_answers", seat=seat, texts=", ".join(window.texts(seat))))
        while line := ask(f"{terminal.words.colour(seat)}> "):
            try:
                window.given[seat] = window.parse(seat, line)
            except Refusal as refusal:
                terminal.tell(refusal.message)
            else:
                return

    def _look(self, seat: int) -> None:
        if self.shared and self.eyes != seat:
            self._take(seat)
        self._describe(seat)

    def _take(self, seat: int) -> None:
        """Let the person on this seat take the keyboard."""
        self._hide()
        terminal.tell(say("cli_pass_on", seat=seat))
        ask("")
        terminal.clear()
        self.eyes = seat
        if self.unseen[seat]:
            terminal.tell(say("cli_since"))
        for part in self.unseen[seat]:
            self._tell(part.before, part.after, part.action, seat)
        self.unseen[seat] = []
        self._board()

    def _hide(self) -> None:
        if self.shared:
            self.eyes = None
            terminal.clear()

    def _describe(self, seat: int) -> None:
        """In words only: the notation of a position shows all hands."""
        for message in self.config.game.views.describe(self.history.now.state, self.config, seat):
            terminal.tell(message)
