"""Bots: how they are spelt, and how they choose.

    random        any legal action
    greedy        one action ahead, by what the game's strategy thinks
    mcts:200it    Monte Carlo tree search of so many iterations
    mcts:1s       ... of so many seconds
    level:3       for people, from 1 (a beginner beats it now and then) to 5

A bot decides from what its seat may know and from a seed, and from nothing else: asked twice, it answers the same
(where it thinks for a number of seconds, or a level on a slow machine runs out of its time, the clock has a part).
"""

from __future__ import annotations

import re
import threading
from dataclasses import dataclass
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Literal

from ..games.chance import Fast
from ..games.game import BadOption, Config, Game, say
from .greedy import weigh
from .levels import LEVEL, Level

if TYPE_CHECKING:
    from .mcts import Search

LEVELS = tuple(f"level:{number}" for number in LEVEL)
"""The bots for people, from weak to strong."""

ITERATIONS = 100_000_000
SECONDS = 3600
"""The most that may be asked of a search."""

_MCTS = re.compile(r"mcts:(?:(?P<iterations>[1-9]\d{0,8})it|(?P<seconds>\d{1,4}(?:\.\d{1,3})?)s)", re.ASCII)

Kind = Literal["random", "greedy", "mcts", "level"]


class Cancelled(Exception):
    """The search was told to stop; nobody waits for its action."""


@dataclass(frozen=True)
class Bot:
    """One bot; `str` gives its one spelling, and `parse` reads it."""

    kind: Kind
    iterations: int | None = None
    seconds: float | None = None
    level: int | None = None

    def __str__(self) -> str:
        if self.kind == "level":
            return f"level:{self.level}"
        if self.iterations is not None:
            return f"mcts:{self.iterations}it"
        if self.seconds is not None:
            return f"mcts:{self.seconds:g}s"
        return self.kind

    @property
    def needs_engine(self) -> bool:
        """Whether it can't play before the game is compiled."""
        return self.kind in ("mcts", "level")


def parse(spec: str) -> Bot:
    """The bot that is spelt so; BadOption where there is none."""
    text = spec.strip()
    if text in ("random", "greedy"):
        return Bot("random" if text == "random" else "greedy")
    if text in LEVELS:
        return Bot("level", level=int(text.partition(":")[2]))
    match = _MCTS.fullmatch(text)
    if match is not None and match["iterations"]:
        if int(match["iterations"]) <= ITERATIONS:
            return Bot("mcts", iterations=int(match["iterations"]))
    elif match is not None and 0 < float(match["seconds"]) <= SECONDS:
        return Bot("mcts", seconds=float(match["seconds"]))
    raise BadOption(say("bad_bot", bot=spec[:40]))


class Player:
    """A bot at a game."""

    def __init__(self, config: Config, bot: Bot, seed: int, threads: int = 1) -> None:
        """`threads` is how many cores a search may use; more of them grow more trees."""
        self.config = config
        self.bot = bot
        self.seed = seed
        self.threads = threads

    def choose(self, state: Any, seat: int, cancel: threading.Event | None = None) -> int:
        """The action of this bot on this seat, which has to act. Raises Cancelled once `cancel` is set.

        `state` may be the whole state or what the seat knows of it. It is not changed.
        """
        view = known(self.config.game, state, seat)
        actions = legal(self.config, view)
        if len(actions) == 1:
            return actions[0]
        seed = own_seed(self.seed, view, seat)
        if self.bot.kind == "random":
            return actions[Fast(seed).below(len(actions))]
        if self.bot.kind == "greedy":
            return self._greedy(view, seat, actions, Fast(seed))
        if self.bot.level is not None:
            return self._level(LEVEL[self.bot.level], view, seat, actions, seed, cancel)
        search = self._search(view, seat, seed, self.bot.iterations, self.bot.seconds, cancel)
        return search.best

    def _greedy(self, view: Any, seat: int, actions: list[int], rng: Fast) -> int:
        values = weigh(self.config, view, seat, actions, rng)
        best = [action for action, value in zip(actions, values, strict=True) if value == max(values)]
        return best[rng.below(len(best))]

    def _level(
        self, level: Level, view: Any, seat: int, actions: list[int], seed: int, cancel: threading.Event | None
    ) -> int:
        rng = Fast(seed, 1)
        if rng.below(1000) < 1000 * level.blunders:
            return actions[rng.below(len(actions))]
        search = self._search(view, seat, seed, level.iterations, level.seconds, cancel)
        return search.softened(level.temperature, rng)

    def _search(
        self,
        view: Any,
        seat: int,
        seed: int,
        iterations: int | None,
        seconds: float | None,
        cancel: threading.Event | None,
    ) -> Search:
        from .mcts import Search

        search = Search(self.config, view, seat, seed, self.threads, iterations)
        search.run(iterations, seconds, cancel)
        if cancel is not None and cancel.is_set():
            raise Cancelled
        return search


def known(game: Game, state: Any, seat: int) -> Any:
    """What the seat knows of a state: a copy, with the rest blanked."""
    view = state.copy()
    if game.hides():
        rules: Any = game.rules
        rules.conceal(view, seat)
    return view


def legal(config: Config, state: Any) -> list[int]:
    """The legal actions."""
    out = [0] * config.game.rules.ACTIONS
    return out[: config.game.rules.legal(state, config.board, out)]


def own_seed(seed: int, view: Any, seat: int) -> int:
    """A seed for this decision alone, so that a bot doesn't draw the same numbers at every one."""
    return int.from_bytes(blake2b(f"{seed}/{seat}/{view.values()}".encode(), digest_size=8).digest(), "little")
