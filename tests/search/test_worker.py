"""The process that thinks for bots, spoken to as the server does."""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.search.shared import some_way
from tests.toy import GAME as TOY

from waterhole import engine, games
from waterhole.games.game import Position
from waterhole.search import protocol
from waterhole.search.bots import Player, known, parse
from waterhole.search.protocol import Answer, Cancel, Failed, FromWorker, Progress, Request

ELEFANTENPARADE = games.get("elefantenparade")
PATIENCE = 120


class Speaker:
    """One worker process, and what it said."""

    def __init__(self, env: dict[str, str], threads: int) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "waterhole.search.worker", "--threads", str(threads)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=env,
            cwd="/",
        )
        self._heard: queue.Queue[FromWorker] = queue.Queue()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        decoder = msgspec.msgpack.Decoder(FromWorker)
        while (payload := protocol.read(self.process.stdout)) is not None:
            self._heard.put(decoder.decode(payload))

    def say(self, message: Request | Cancel) -> None:
        self.process.stdin.write(protocol.frame(message))
        self.process.stdin.flush()

    def hear(self) -> FromWorker:
        return self._heard.get(timeout=PATIENCE)

    def answer(self) -> Answer | Failed:
        """What it says next besides progress."""
        while isinstance(message := self.hear(), Progress):
            pass
        return message

    def end(self) -> str:
        """Close its input; what it wrote to stderr."""
        self.process.stdin.close()
        assert self.process.wait(PATIENCE) == 0
        return self.process.stderr.read().decode()


Start = Callable[..., Speaker]


@pytest.fixture
def start(toy_installed: dict[str, str]) -> Iterator[Start]:
    started: list[Speaker] = []

    def begin(threads: int = 1, **env: str) -> Speaker:
        started.append(Speaker({**toy_installed, **env}, threads))
        return started[-1]

    yield begin
    for speaker in started:
        speaker.process.kill()
        speaker.process.wait()
        for pipe in (speaker.process.stdin, speaker.process.stdout, speaker.process.stderr):
            pipe.close()


def request(id_: int, position: Position, bot: str, **other: Any) -> Request:
    config, seat = position.config, position.actor
    return msgspec.structs.replace(
        Request(
            id=id_,
            game=config.game.name,
            players=config.players,
            options=dict(config.options),
            board_name=config.board_name,
            board_text=config.board_text,
            state=known(config.game, position.state, seat).values(),
            seat=seat,
            bot=bot,
            seed=17,
        ),
        **other,
    )


def chosen(position: Position, bot: str) -> int:
    return Player(position.config, parse(bot), 17).choose(position.state, position.actor)


def test_it_answers_as_the_bot_would_here(start: Start) -> None:
    engine.build(ELEFANTENPARADE)
    engine.compiled(TOY)
    speaker = start()
    expected = {}
    positions = [some_way(ELEFANTENPARADE.config(3, hindmost_swims=1), 20), some_way(TOY.config(5), 7)]
    for position in positions:
        for bot in ("random", "greedy", "mcts:80it", "level:2"):
            expected[len(expected)] = chosen(position, bot)
            speaker.say(request(len(expected) - 1, position, bot))
    answers = [speaker.answer() for _ in expected]
    assert {answer.id: answer.action for answer in answers} == expected
    assert speaker.end() == ""


def test_an_own_board_is_used(start: Start) -> None:
    text = "spaces 21\nhouses 3 2 1\n"
    config = ELEFANTENPARADE.config_of(2, {}, "mine", text)
    position = config.position("20,5/3,4")
    speaker = start()
    speaker.say(request(1, position, "greedy"))
    assert speaker.answer() == Answer(1, chosen(position, "greedy"))


def test_what_goes_wrong_is_said_in_one_line_and_stops_nothing(start: Start) -> None:
    position = some_way(ELEFANTENPARADE.config(2), 9)
    speaker = start()
    wrong = [
        ({"game": "chess"}, "no_such_game"),
        ({"bot": "perfect"}, "bad_bot"),
        ({"players": 9}, "bad_players"),
        ({"options": {"wings": 1}}, "bad_option"),
        ({"board_name": "nowhere"}, "board_unreadable"),
        ({"board_text": "spaces 3"}, "board_length"),
        ({"seat": 1 - position.actor}, "has nothing to decide"),
        ({"state": {}}, "KeyError"),
    ]
    for number, (change, fault) in enumerate(wrong):
        speaker.say(request(number, position, **{"bot": "greedy", **change}))
        failed = speaker.answer()
        assert isinstance(failed, Failed)
        assert failed.id == number
        assert fault in failed.error
        assert "\n" not in failed.error
    payload = b"\xc1 no message"
    speaker.process.stdin.write(len(payload).to_bytes(4, "little") + payload)
    speaker.say(request(99, position, "greedy"))
    assert speaker.answer() == Answer(99, chosen(position, "greedy"))


def test_a_cancelled_request_is_dropped_and_makes_way(start: Start) -> None:
    engine.build(ELEFANTENPARADE)
    position = some_way(ELEFANTENPARADE.config(4), 12)
    speaker = start()
    speaker.say(request(1, position, "mcts:3600s"))
    speaker.say(request(2, position, "mcts:3600s"))
    speaker.say(request(3, position, "random"))
    time.sleep(0.5)
    speaker.say(Cancel(2))
    speaker.say(Cancel(1))
    speaker.say(Cancel(1000))
    assert speaker.answer() == Answer(3, chosen(position, "random"))


def test_compiling_stops_nobody_else(start: Start, tmp_path: Path) -> None:
    engine.build(ELEFANTENPARADE)
    speaker = start(WATERHOLE_CACHE=str(tmp_path))
    toy, other = some_way(TOY.config(2), 3), some_way(ELEFANTENPARADE.config(2), 9)
    speaker.say(request(1, toy, "mcts:50it"))
    assert speaker.hear() == Progress("toy", "", done=False)
    speaker.say(request(2, toy, "mcts:60it"))
    speaker.say(request(3, other, "greedy"))
    speaker.say(request(4, toy, "random"))
    heard = [speaker.hear()]
    while not (isinstance(heard[-1], Answer) and heard[-1].id in (1, 2)):
        heard.append(speaker.hear())
    ids = [message.id for message in heard if isinstance(message, Answer)]
    assert ids[:2] == [3, 4]
    told = [message for message in heard if isinstance(message, Progress)]
    assert any(message.text.startswith("toy: begin") for message in told)
    assert [message.done for message in told] == [False] * (len(told) - 1) + [True]
    if len(ids) < 4:
        heard.append(speaker.hear())
    answers = {message.id: message.action for message in heard if isinstance(message, Answer)}
    assert answers == {
        1: chosen(toy, "mcts:50it"),
        2: chosen(toy, "mcts:60it"),
        3: chosen(other, "greedy"),
        4: chosen(toy, "random"),
    }


def test_a_game_that_cannot_be_compiled_fails_its_requests_only(start: Start, tmp_path: Path) -> None:
    # Numba with compiling switched off can't compile
    speaker = start(WATERHOLE_CACHE=str(tmp_path), NUMBA_DISABLE_JIT="1")
    position = some_way(TOY.config(2), 3)
    speaker.say(request(1, position, "mcts:50it"))
    failed = speaker.answer()
    assert isinstance(failed, Failed)
    assert failed.id == 1
    assert "toy can't be compiled" in failed.error
    speaker.say(request(2, position, "greedy"))
    assert speaker.answer() == Answer(2, chosen(position, "greedy"))


def test_control_c_is_not_meant_for_it(start: Start) -> None:
    position = some_way(ELEFANTENPARADE.config(2), 9)
    speaker = start()
    speaker.say(request(1, position, "random"))
    speaker.answer()
    os.kill(speaker.process.pid, signal.SIGINT)
    speaker.say(request(2, position, "random"))
    assert speaker.answer() == Answer(2, chosen(position, "random"))
    assert speaker.end() == ""


def test_it_ends_with_its_input_in_the_middle_of_a_search(start: Start) -> None:
    engine.build(ELEFANTENPARADE)
    position = some_way(ELEFANTENPARADE.config(4), 12)
    speaker = start()
    speaker.say(request(1, position, "mcts:3600s"))
    time.sleep(1)
    assert speaker.end() == ""
