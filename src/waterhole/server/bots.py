"""Bots at tables: they think in a process of their own, so that no table is ever late because of them.

The server itself never loads NumPy or Numba: it starts fast, stays small, and its event loop is not held up by
somebody's search or by a compilation. One worker process searches on all cores but one, in the order of asking.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import sys
from collections.abc import Callable
from contextlib import suppress

import msgspec

from ..games.game import Config, Message, say
from ..search.protocol import LENGTH, Answer, Cancel, Failed, FromWorker, Progress, Request, frame

_RESTART = 1.0
"""Seconds before a worker that died is started again."""


class BotFailed(Exception):
    """The bot gave no action; the text says why."""


class Bots:
    """The worker process, started when the first bot has to think."""

    def __init__(self, notice: Callable[[str, Message | None], None]) -> None:
        """`notice(game, message)` is told what all tables of a game should know while its bots get ready."""
        self._notice = notice
        self._ids = itertools.count(1)
        self._waiting: dict[int, asyncio.Future[int]] = {}
        self._process: asyncio.subprocess.Process | None = None
        self._reader: asyncio.Task[None] | None = None
        self._starting = asyncio.Lock()
        self._decoder = msgspec.msgpack.Decoder(FromWorker)
        self._died = 0.0

    async def choose(self, config: Config, state: dict[str, object], seat: int, bot: str, seed: int) -> int:
        """The action of a bot that knows `state`, which must be concealed already. Raises BotFailed."""
        id_ = next(self._ids)
        request = Request(
            id=id_,
            game=config.game.name,
            players=config.players,
            options=dict(config.options),
            board_name=config.board_name,
            board_text=config.board_text,
            state=state,
            seat=seat,
            bot=bot,
            seed=seed,
        )
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._waiting[id_] = future
        try:
            await self._send(request)
            return await future
        except asyncio.CancelledError:
            with suppress(BotFailed):
                await self._send(Cancel(id_))
            raise
        finally:
            self._waiting.pop(id_, None)

    async def close(self) -> None:
        """End the worker."""
        if self._process is not None and self._process.returncode is None:
            if self._process.stdin is not None:
                self._process.stdin.close()
            try:
                await asyncio.wait_for(self._process.wait(), 2)
            except TimeoutError:
                self._process.kill()
                await self._process.wait()
        if self._reader is not None:
            await self._reader

    async def _send(self, message: Request | Cancel) -> None:
        stdin = (await self._worker()).stdin
        assert stdin is not None
        try:
            stdin.write(frame(message))
            await stdin.drain()
        except (ConnectionError, RuntimeError) as error:
            raise BotFailed("the bots' process ended") from error

    async def _worker(self) -> asyncio.subprocess.Process:
        async with self._starting:
            if self._process is None or self._process.returncode is not None:
                loop = asyncio.get_running_loop()
                if self._died:
                    await asyncio.sleep(max(0.0, self._died + _RESTART - loop.time()))
                threads = max(1, (os.cpu_count() or 2) - 1)
                self._process = await asyncio.create_subprocess_exec(
                    sys.executable,
                    "-m",
                    "waterhole.search.worker",
                    "--threads",
                    str(threads),
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                )
                self._reader = asyncio.create_task(self._read(self._process))
            return self._process

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        """Hand out answers until the worker ends; then whoever still waits is told."""
        assert process.stdout is not None
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                length = int.from_bytes(await process.stdout.readexactly(LENGTH), "little")
                self._hand_out(self._decoder.decode(await process.stdout.readexactly(length)))
        await process.wait()
        self._died = asyncio.get_running_loop().time()
        for future in self._waiting.values():
            if not future.done():
                future.set_exception(BotFailed("the bots' process ended"))

    def _hand_out(self, message: Answer | Failed | Progress) -> None:
        if isinstance(message, Progress):
            self._notice(message.game, None if message.done else say("bot_compiling"))
            return
        future = self._waiting.get(message.id)
        if future is None or future.done():
            return
        if isinstance(message, Answer):
            future.set_result(message.action)
        else:
            future.set_exception(BotFailed(message.error))
