"""How bots answer a declared action: so that nobody sees from their time what they hold.

Every bot that may answer takes a while as people do, drawn anew each time. Only one that has something to decide is
really asked; what it has not decided by then is to let it pass.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable

from ..games.game import Position
from ..table import Table
from ..table.window import Window
from .bots import BotFailed

log = logging.getLogger(__name__)

HUMAN = (0.2, 0.63)
"""How long a bot takes, from and to, as a part of the time that the window is open; of 4 s that is 0.8 to 2.5 s."""

_chance = random.SystemRandom()  # so that nobody can work out what comes


Think = Callable[[Position, str], Awaitable[int]]
"""What a bot does who decides in the position; raises BotFailed."""
Answer = Callable[[Window, int, int], Awaitable[None]]
"""Is told of a window, a seat and its answer."""


class Answering:
    """The bots at one table that may answer."""

    def __init__(self) -> None:
        self._opened: tuple[Window, float] | None = None
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def wake(self, table: Table, think: Think, answer: Answer) -> None:
        """See to it that all bots that may answer now will do so."""
        window = None if table.paused else table.window
        opened = None if window is None else (window, window.ends)  # its time may have begun anew
        if opened != self._opened:
            self.close()
            self._opened = opened
        if window is None:
            return
        for seat in window.others():
            bot = table.chairs[table.chair_of(seat)].bot
            if bot is not None and seat not in window.given and seat not in self._tasks:
                delay = window.seconds * _chance.uniform(*HUMAN)
                self._tasks[seat] = asyncio.create_task(self._take_time(window, seat, bot, delay, think, answer))

    def close(self) -> None:
        """Nobody needs to answer any more."""
        for task in self._tasks.values():
            # the last to answer closes the window, and is not done before everybody has seen that
            if task is not asyncio.current_task():
                task.cancel()
        self._tasks = {}

    async def _take_time(self, window: Window, seat: int, bot: str, delay: float, think: Think, answer: Answer) -> None:
        thinking = asyncio.create_task(self._decide(window, seat, bot, think))
        try:
            await asyncio.sleep(delay)
        finally:
            decided = thinking.done() and not thinking.cancelled()
            thinking.cancel()  # what comes next must not wait for it
        await answer(window, seat, thinking.result() if decided else window.answers[seat][0])

    @staticmethod
    async def _decide(window: Window, seat: int, bot: str, think: Think) -> int:
        let_pass = window.answers[seat][0]
        position = window.asked(seat) if len(window.answers[seat]) > 1 else None
        if position is None:
            return let_pass
        try:
            action = await think(position, bot)
        except BotFailed as error:
            log.error("bot %s gave no answer (%s); it lets pass what was declared", bot, error)
            return let_pass
        return action if action in window.answers[seat] else let_pass
