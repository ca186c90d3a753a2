"""A process that thinks for bots: `python -m waterhole.search.worker [--threads N]`.

It reads requests on its standard input and writes answers on its standard output (see `protocol`), and ends when its
input is closed. Requests are searched in the order in which they came, as many at once as there are threads. One
whose game must be compiled first waits for that aside, so that it stops no others.
"""

from __future__ import annotations

import argparse
import logging
import os
import queue
import signal
import sys
import threading
from functools import lru_cache
from typing import BinaryIO

import msgspec

from .. import engine, games
from ..games.game import Config, Game, Refusal
from . import protocol
from .bots import Cancelled, Player, parse
from .protocol import Answer, Cancel, Failed, FromWorker, Progress, Request, ToWorker

log = logging.getLogger(__name__)


class Worker:
    """Requests on their way to answers."""

    def __init__(self, output: BinaryIO, threads: int) -> None:
        self._output = output
        self._writing = threading.Lock()
        self._queue: queue.SimpleQueue[Request] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._cancels: dict[int, threading.Event] = {}
        """By request that is not answered yet."""
        self._compiling: dict[str, list[Request]] = {}
        """By game that is being compiled: who waits for it."""
        for number in range(threads):
            threading.Thread(target=self._think, name=f"search-{number}", daemon=True).start()

    def take(self, message: ToWorker) -> None:
        """Take a message; returns at once."""
        if isinstance(message, Cancel):
            with self._lock:
                if message.id in self._cancels:
                    self._cancels[message.id].set()
            return
        with self._lock:
            self._cancels[message.id] = threading.Event()
        try:
            game, bot = games.get(message.game), parse(message.bot)
        except Refusal as refusal:
            self._fail(message, str(refusal))
            return
        if bot.needs_engine and not engine.is_loaded(game):
            self._compile_first(game, message)
        else:
            self._queue.put(message)

    def _compile_first(self, game: Game, request: Request) -> None:
        with self._lock:
            if game.name in self._compiling:
                self._compiling[game.name].append(request)
                return
            self._compiling[game.name] = [request]
        threading.Thread(target=self._compile, args=(game,), name=f"compile-{game.name}", daemon=True).start()

    def _compile(self, game: Game) -> None:
        """Get a game ready, in a child process if it must be compiled, and then let those go on who wait for it."""
        error = ""
        if not engine.is_built(game):
            self._say(Progress(game.name, "", done=False))
            try:
                engine.build(game, lambda text: self._say(Progress(game.name, text, done=False)))
            except (engine.BuildFailed, OSError) as failure:
                error = str(failure)
            self._say(Progress(game.name, error, done=True))
        if not error:
            try:
                engine.compiled(game)
            except Exception as failure:
                log.exception("%s can't be loaded", game.name)
                error = f"{game.name} can't be loaded: {_line(failure)}"
        with self._lock:
            waiting = self._compiling.pop(game.name)
        for request in waiting:
            if error:
                self._fail(request, error)
            else:
                self._queue.put(request)

    def _think(self) -> None:
        """A thread's life: one request after the other."""
        while True:
            request = self._queue.get()
            with self._lock:
                cancel = self._cancels[request.id]
            try:
                if not cancel.is_set():
                    action = self._choose(request, cancel)
                    self._close(request, Answer(request.id, action))
                    continue
            except Cancelled:
                pass
            except Refusal as refusal:
                self._fail(request, str(refusal))
                continue
            except Exception as failure:
                log.exception("request %d of %s", request.id, request.game)
                self._fail(request, _line(failure))
                continue
            self._close(request, None)

    def _choose(self, request: Request, cancel: threading.Event) -> int:
        config = _config(
            request.game,
            request.players,
            tuple(sorted(request.options.items())),
            request.board_name,
            request.board_text,
        )
        state = config.game.rules.State.of(request.state)
        if config.game.rules.actor(state) != request.seat:
            raise ValueError(f"seat {request.seat} has nothing to decide in this position")
        return Player(config, parse(request.bot), request.seed).choose(state, request.seat, cancel)

    def _fail(self, request: Request, error: str) -> None:
        self._close(request, Failed(request.id, error))

    def _close(self, request: Request, answer: Answer | Failed | None) -> None:
        """The end of a request: with its answer, unless nobody waits for it any more."""
        with self._lock:
            cancelled = self._cancels.pop(request.id).is_set()
        if answer is not None and not cancelled:
            self._say(answer)

    def _say(self, message: FromWorker) -> None:
        try:
            with self._writing:
                self._output.write(protocol.frame(message))
                self._output.flush()
        except (OSError, ValueError):
            log.debug("nobody reads any more")


def _line(failure: Exception) -> str:
    """One line about an error."""
    text = next((line.strip() for line in str(failure).splitlines() if line.strip()), "")
    return f"{type(failure).__name__}: {text}"


@lru_cache(maxsize=256)
def _config(
    game: str, players: int, options: tuple[tuple[str, int], ...], board_name: str, board_text: str | None
) -> Config:
    return games.get(game).config_of(players, dict(options), board_name, board_text)


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m waterhole.search.worker", description="Thinks for bots.")
    parser.add_argument("--threads", type=int, default=max(1, (os.cpu_count() or 2) - 1), help="searches at once")
    threads = max(1, parser.parse_args(arguments).threads)
    logging.basicConfig(stream=sys.stderr, format="bots: %(message)s")
    # control-C in a terminal reaches all of its processes; the server then closes our input when it is ready to
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    output = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # whatever prints must not get between the frames
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    worker = Worker(output, threads)
    decoder = msgspec.msgpack.Decoder(ToWorker)
    while (payload := protocol.read(sys.stdin.buffer)) is not None:
        try:
            worker.take(decoder.decode(payload))
        except msgspec.DecodeError as error:
            log.error("not a request: %s", error)
    # searches in compiled code don't end for us: leave them
    logging.shutdown()
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1:])
