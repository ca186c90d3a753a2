"""Reaction windows over the wire: who is told what, and that time and messages tell nothing of what anybody holds."""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.engine.shared import ROOT
from tests.server.inside import Guest, Memory, kinds, make_rooms, open_room, run, until
from tests.server.serving import Server
from tests.table.snatched import created, position, snatch

from waterhole.server import answering, wire
from waterhole.server.rooms import Room, Rooms
from waterhole.table.events import ChairState

__all__ = ["snatch"]
pytestmark = pytest.mark.usefixtures("snatch")


def bots(*kinds: str) -> list[ChairState]:
    """Chairs: `me`, or how a bot is spelt."""
    return [ChairState("person", "me") if kind == "me" else ChairState("bot", kind) for kind in kinds]


async def seated(*hands: str, **more: Any) -> tuple[Room, list[Guest], Guest]:
    """A room, a guest on each chair of a person, and a watcher."""
    rooms = make_rooms()
    room = await open_room(rooms, created(*hands, **more))
    people = [n for n, chair in enumerate(room.table.chairs) if chair.kind == "person"]
    guests = [Guest(room, n) for n in people]
    watcher = Guest(room)
    for guest in (*guests, watcher):
        await guest.hello()
    for guest in (*guests, watcher):
        guest.take()  # who came after
    return room, guests, watcher


def test_who_is_told_what() -> None:
    async def what() -> None:
        room, (lena, bob, cleo), watcher = await seated("344", "s22", "g22")

        assert kinds(await lena.act("3")) == ["ack", "table"]
        for guest in (bob, cleo, watcher):
            assert kinds(guest.take()) == ["table"]
            assert guest.view["phase"] == "declared"
            window = guest.view["window"]
            assert (window["seat"], window["action"], window["length"]) == (0, "3", 4.0)
            assert window["told"] == {"id": "snatch_declared", "args": {"seat": 0, "value": 3}}
            assert window["effect"] == {"action": "3", "gained": [3, 0, 0]}
            assert 3 < window["seconds"] <= 4
        assert lena.view["window"]["answers"] == watcher.view["window"]["answers"] == []
        assert bob.view["window"]["answers"] == [
            {
                "seat": 1,
                "let_pass": "pass",
                "options": [{"action": "stop", "told": {"id": "snatch_offer_stop", "args": {}}}],
                "answered": False,
                "rest": False,
            }
        ]
        ply, number = watcher.view["ply"], watcher.view["number"]

        assert kinds(await bob.answer(1, "stop")) == ["ack", "table"]
        assert bob.view["window"]["answers"][0]["answered"]
        assert (bob.view["ply"], bob.view["number"], bob.view["log"]) == (ply, number, [])
        assert [*lena.take(), *cleo.take(), *watcher.take()] == []

        assert kinds(await cleo.answer(2, "pass", rest=True)) == ["ack", "table"]
        for guest in (lena, bob, watcher):
            assert kinds(guest.take()) == ["table"]
            assert (guest.view["ply"], guest.view["number"], guest.view["window"]) == (ply + 1, number + 1, None)
            assert guest.view["log"] == [
                {
                    "ply": 0,
                    "seat": 0,
                    "action": "3 stop",
                    "told": [
                        {"id": "snatch_did", "args": {"seat": 0, "action": "3"}},
                        {"id": "snatch_did", "args": {"seat": 1, "action": "stop"}},
                    ],
                }
            ]
        assert room.table.history.ply == 1

    run(what)


def test_it_closes_by_itself_after_its_time_for_all_at_once() -> None:
    async def what() -> None:
        room, (lena, bob), watcher = await seated("344", "s22", window=1.0)
        await lena.act("3")
        begun = time.monotonic()
        await until(lambda: room.table.window is None)
        assert 0.9 < time.monotonic() - begun < 2.5
        await asyncio.sleep(0.01)
        for guest in (lena, bob, watcher):
            assert kinds(guest.take())[-1] == "table"
            assert (guest.view["ply"], guest.view["phase"]) == (1, "playing")
            assert guest.view["seats"][0]["score"] == 3

    run(what)


def refusal(messages: list[dict[str, Any]]) -> str:
    assert kinds(messages) == ["refused"]
    return str(messages[0]["why"]["id"])


def test_late_double_wrong_and_foreign_answers_are_told_to_nobody_else() -> None:
    async def what() -> None:
        room, (lena, bob, cleo), watcher = await seated("344", "s22", "222")
        assert refusal(await bob.answer(1, "pass")) == "window_closed"
        await lena.act("3")
        cleo.take()
        bob.take()
        watcher.take()
        assert refusal(await bob.answer(2, "pass")) == "not_your_seat"
        assert refusal(await bob.answer(9, "pass")) == "not_your_seat"
        assert refusal(await lena.answer(0, "pass")) == "window_own"
        assert refusal(await cleo.answer(2, "stop")) == "no_such_answer"
        assert refusal(await cleo.answer(2, "nothing")) == "snatch_action"
        assert refusal(await bob.act("2", 1)) == "window_open"
        assert refusal(await watcher.answer(1, "pass")) == "not_your_seat"
        mine = wire.Answer("mine", 1, room.table.number, "stop")
        assert kinds(await bob.send(mine)) == ["ack", "table"]
        # sent again, as after a lost connection, it is answered again and not done again
        assert kinds(await bob.send(mine)) == ["ack", "table"]
        assert refusal(await bob.answer(1, "pass")) == "answered_already"
        number = room.table.number
        assert [*cleo.take(), *watcher.take()] == []
        await cleo.answer(2, "pass")
        bob.take()
        assert refusal(await bob.send(wire.Answer("late", 1, number, "pass"))) == "window_closed"

    run(what)


def test_two_devices_of_one_seat_know_that_it_has_answered() -> None:
    async def what() -> None:
        room, (lena, bob, cleo), _ = await seated("344", "s22", "222")
        phone = Guest(room, 1)
        await phone.hello()
        await lena.act("3")
        phone.take()
        await bob.answer(1, "pass")
        assert kinds(phone.take()) == ["table"]
        assert phone.view["window"]["answers"][0]["answered"]
        assert "table" not in kinds(cleo.take()[2:])

    run(what)


def test_one_client_on_several_chairs_answers_for_each() -> None:
    async def what() -> None:
        room, (lena, *_), _ = await seated("344", "s22", "222")
        both = Guest(room, 1, 2)
        await both.hello()
        await lena.act("3")
        both.take()
        answers = both.view["window"]["answers"]
        assert [(own["seat"], len(own["options"])) for own in answers] == [(1, 1), (2, 0)]
        await both.answer(2, "pass")
        await both.answer(1, "stop")
        assert room.table.history.now.scores == [0, 0, 0]

    run(what)


def test_a_server_that_ended_in_the_window_has_it_again_with_all_its_time() -> None:
    async def what() -> None:
        memory = Memory()
        room = await open_room(make_rooms(memory), created("344", "s22", "222", at=time.time()))
        lena, cleo = Guest(room, 0), Guest(room, 2)
        await lena.hello()
        await cleo.hello()
        await lena.act("3")
        await cleo.answer(2, "pass")
        room.close()

        again = await make_rooms(memory).get("table")
        bob = Guest(again, 1)
        await bob.hello()
        assert bob.view["phase"] == "declared"
        assert bob.view["window"]["seconds"] > 3.5
        assert kinds(await bob.answer(1, "stop")) == ["ack", "table"]
        assert again.table.history.now.scores == [0, 0, 0]
        again.close()

    run(what)


def test_resigning_in_a_window() -> None:
    async def what() -> None:
        room, (lena, bob), _ = await seated("344", "s22")
        await lena.act("3")
        await bob.send(wire.Resign("r", 1))
        assert bob.view["phase"] == "over"
        assert (bob.view["window"], bob.view["ply"]) == (None, 0)
        assert refusal(await bob.answer(1, "pass")) == "game_over"
        lena.take()
        assert room._alarm is None

    run(what)


def test_a_pause_in_a_window() -> None:
    async def what() -> None:
        room, (lena, bob), _ = await seated("344", "s22", window=1.0)
        await lena.act("3")
        for guest, chair in ((lena, 0), (bob, 1)):
            await guest.send(wire.Pause(f"p{chair}", chair, True))
        lena.take()
        assert (lena.view["paused"], lena.view["window"]["seconds"]) == (True, 1.0)
        await asyncio.sleep(1.2)
        assert room.table.window is not None
        for guest, chair in ((lena, 0), (bob, 1)):
            await guest.send(wire.Pause(f"g{chair}", chair, False))
        assert bob.view["window"]["seconds"] > 0.9
        await bob.answer(1, "stop")
        assert room.table.history.now.scores == [0, 0]

    run(what)


# bots


class Thinks:
    """In place of the bots' process: gives an answer after a while, and knows what it was asked."""

    def __init__(self, rooms: Rooms, action: int, seconds: float = 0.0) -> None:
        self.asked: list[tuple[dict[str, Any], int]] = []
        self.action, self.seconds = action, seconds
        rooms.bots.choose = self.choose  # type: ignore[method-assign]

    async def choose(self, config: Any, state: dict[str, Any], seat: int, bot: str, seed: int) -> int:
        self.asked.append((state, seat))
        await asyncio.sleep(self.seconds)
        return self.action


class Always:
    """In place of chance: what it drew."""

    def __init__(self, part: float) -> None:
        self.part = part
        self.draws = 0

    def uniform(self, least: float, most: float) -> float:
        self.draws += 1
        return self.part


@pytest.mark.parametrize("slow", [0.0, 30.0])
@pytest.mark.parametrize("hand", ["s22", "222", "sg2"])
def test_a_bots_time_to_answer_is_that_of_chance_whatever_it_holds(
    hand: str, slow: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answering, "_chance", chance := Always(0.3))

    async def what() -> None:
        room, (lena,), watcher = await seated("344", hand, window=1.0, chairs=bots("me", "random"))
        thinks = Thinks(room.rooms, 1, slow)
        await lena.act("3")
        begun = time.monotonic()
        assert kinds(watcher.take()) == ["table"]
        await until(lambda: room.table.window is None)
        assert 0.28 < time.monotonic() - begun < 0.8
        assert chance.draws == 1
        holds = hand != "222"
        assert len([seat for state, seat in thinks.asked if state["value"]]) == holds
        stopped = holds and not slow
        assert room.table.history.now.scores == ([0, 0] if stopped else [3, 0])
        await asyncio.sleep(0.02)
        assert kinds(watcher.take()) == ["table"]
        room.close()

    run(what)


def test_the_times_of_bots_are_spread_alike_with_and_without_a_card() -> None:
    """What was drawn is drawn from the same stream, whoever holds what; over many windows the means are close."""

    async def times(hand: str) -> list[float]:
        found = []
        for _ in range(30):
            room, (lena,), _ = await seated("344", hand, window=1.0, chairs=bots("me", "random"))
            Thinks(room.rooms, 0)
            await lena.act("3")
            (task,) = room._answering._tasks.values()
            begun = time.monotonic()
            await asyncio.wait([task])
            found.append(time.monotonic() - begun)
            room.close()
        return found

    async def what() -> None:
        with_card, without = await asyncio.gather(times("s22"), times("222"))
        for found in (with_card, without):
            assert min(found) > 0.19
            assert max(found) < 1.0
            assert 0.32 < sum(found) / len(found) < 0.55
        # 30 draws each, standard error of a difference 0.03
        assert abs(sum(with_card) - sum(without)) / 30 < 0.12

    run(what)


def test_a_bot_is_asked_with_what_it_may_know() -> None:
    async def what() -> None:
        room, (lena, *_), _ = await seated("344", "s22", "g22", window=1.0, chairs=bots("me", "random", "random"))
        thinks = Thinks(room.rooms, 0)
        await lena.act("3")
        await until(lambda: len(thinks.asked) >= 2)
        for state, seat in thinks.asked[:2]:
            assert (state["who"], state["value"]) == (seat, 3)
            for other in range(3):
                assert bool(sum(state["hand"][other])) == (other == seat)
        room.close()

    run(what)


def test_a_bot_that_declares_waits_for_the_people() -> None:
    async def what() -> None:
        room = await open_room(make_rooms(), created("344", "s22", window=4.0, chairs=bots("random", "me"), host=1))
        thinks = Thinks(room.rooms, 7)
        bob = Guest(room, 1)
        await bob.hello()
        await until(lambda: room.table.window is not None)
        await until(lambda: room._bot is None)
        bob.take()
        assert bob.view["window"]["action"] == "3"
        await bob.answer(1, "stop")
        assert (bob.view["phase"], bob.view["actor"]) == ("playing", 1)
        assert len(thinks.asked) == 1
        await bob.act("2")
        room.close()

    run(what)


def test_a_stand_in_answers_for_who_left_and_they_may_come_back() -> None:
    async def what() -> None:
        room, (lena, bob, cleo), _ = await seated("344", "s22", "222", window=1.0)
        thinks = Thinks(room.rooms, 1)
        await lena.act("3")
        await bob.send(wire.Resign("r", 1))
        assert bob.view["window"]["answers"] == []
        await bob.send(wire.Return("b", 1))
        assert bob.view["window"]["answers"][0]["answered"] is False
        await asyncio.sleep(0.7)
        assert room.table.window is not None
        assert not room.table.window.given, "its person is back"
        await bob.send(wire.Resign("s", 1))
        await cleo.answer(2, "pass")
        await until(lambda: room.table.window is None)
        assert thinks.asked
        room.close()

    run(what)


# several people at one screen


def test_behind_a_curtain_no_hand_is_shown_before_it_is_asked_for() -> None:
    async def what() -> None:
        room = await open_room(make_rooms(), created("344", "s22", "222"))
        device = Guest(room, 0, 1)
        cleo = Guest(room, 2)
        await device.hello(curtain=True)
        await cleo.hello(curtain=True)
        device.take()
        assert cleo.view["as_seat"] == 2, "alone on a screen there is no curtain"
        assert (device.view["as_seat"], device.view["view"]["hand"]) == (None, [])
        assert device.view["view"]["choices"] == []

        assert kinds(await device.send(wire.See(2))) == ["table"]
        assert device.view["as_seat"] is None, "not one of theirs"
        await device.send(wire.See(0))
        assert (device.view["as_seat"], device.view["view"]["hand"]) == (0, [0, 0, 0, 0, 1, 2])
        await device.send(wire.See(1))
        assert device.view["as_seat"] is None, "it is the turn of chair 0"

        await device.send(wire.See(0))
        await device.act("3")
        (own,) = device.view["window"]["answers"]
        assert (own["options"], own["let_pass"]) == (None, "pass")
        assert device.view["as_seat"] == 0
        await device.send(wire.See(1))
        (own,) = device.view["window"]["answers"]
        assert [option["action"] for option in own["options"]] == ["stop"]
        assert device.view["as_seat"] == 1
        await device.answer(1, "pass")
        await cleo.answer(2, "pass")
        device.take()
        assert device.view["as_seat"] == 1, "it is the turn of who looked"
        assert device.view["log_from"] == 0
        await device.act("draw")
        assert device.view["as_seat"] == 1, "somebody else's turn, who sits elsewhere"
        await cleo.act("draw")
        device.take()
        assert device.view["as_seat"] is None, "the turn of chair 0"
        room.close()

    run(what)


def test_the_log_is_told_anew_to_whoever_looks() -> None:
    async def what() -> None:
        room = await open_room(make_rooms(), created("344", "s22"))
        device = Guest(room, 0, 1)
        await device.hello(curtain=True)
        await device.send(wire.See(0))
        await device.act("draw")
        assert device.view["as_seat"] is None
        assert (device.view["log_from"], "snatch_drew" in json.dumps(device.view["log"])) == (0, False)
        await device.send(wire.See(1))
        assert "snatch_drew" not in json.dumps(device.view["log"])
        # back after a lost connection: what was shown then
        await device.hello(curtain=True, shows=1)
        assert device.view["as_seat"] == 1
        await device.hello(curtain=True)
        assert device.view["as_seat"] is None
        looked = (await device.send(wire.Look(0)))[0]
        assert looked["view"]["hand"] == []
        room.close()

    run(what)


def test_no_hand_is_shown_before_it_is_known_whose_it_is() -> None:
    """Who starts is drawn when all sit, and with it who gets which hand."""

    async def what() -> None:
        chairs = [ChairState("person", "a"), ChairState("open", "")]
        room = await open_room(make_rooms(), created("344", "s22", chairs=chairs, first=None))
        host = Guest(room, 0)
        await host.hello()
        assert (host.view["phase"], host.view["as_seat"], host.view["view"]["hand"]) == ("waiting", None, [])
        room.close()

    run(what)


def test_what_is_tried_out_has_no_curtain_and_no_window() -> None:
    async def what() -> None:
        room = await open_room(make_rooms(), created("344", "s22", analysis=True, window=None))
        device = Guest(room, 0, 1)
        await device.hello(curtain=True)
        assert device.view["as_seat"] == 0
        await device.act("3")
        assert (device.view["phase"], device.view["actor"], device.view["as_seat"]) == ("playing", 1, 1)
        room.close()

    run(what)


def test_a_game_with_windows_tried_out_from_any_ply() -> None:
    async def what() -> None:
        room, (lena, bob), _ = await seated("344", "g22")
        await lena.act("3")
        await bob.answer(1, "grab")
        await bob.act("draw")
        await lena.send(wire.Resign("r", 0))
        rooms = room.rooms
        for ply, scores, actions in ((0, [0, 0], 0), (1, [2, 1], 2), (2, [2, 1], 3), (None, [2, 1], 3)):
            made = await rooms.analyse(wire.NewAnalysis(table="table", ply=ply))
            tried = await rooms.get(made.table)
            assert tried.table.history.now.scores == scores
            assert tried.table.history.ply == actions

    run(what)


# on a real server


@pytest.fixture
def real(tmp_path: Path) -> Iterator[Server]:
    info = tmp_path / "snatch-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: snatch\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[waterhole.games]\nsnatch = tests.snatch:GAME\n")
    path = [str(tmp_path), str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
    server = Server(tmp_path / "data", "--bot-pace", "0", env=env)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()
            assert "Traceback" not in server.output, server.output


def test_a_window_on_a_real_server_that_is_killed_in_it(real: Server) -> None:
    chairs = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "bot": "random"}]
    body = {"game": "snatch", "chairs": chairs, "first": 0, "window": 3, "position": position("344", "s22", "222")}
    (info,) = [info for info in real.http.get("/api/games").json()["games"] if info["name"] == "snatch"]
    assert (info["hides"], info["window"]) == (True, 4.0)
    refused = real.http.post("/api/tables", json={**body, "window": 31})
    assert refused.json()["message"]["id"] == "bad_window"
    other = {"game": "elefantenparade", "chairs": chairs[:2], "window": 3}
    assert real.http.post("/api/tables", json=other).json()["message"]["id"] == "no_window"
    made = real.http.post("/api/tables", json=body).json()
    lena, bob, watcher = real.join(made, 0), real.join(made, 1), real.join(made["table"])

    lena.act("3")
    bob.until(lambda m: m["t"] == "table" and m["window"] is not None)
    real.kill()
    real.start()
    lena, bob, watcher = real.join(made, 0), real.join(made, 1), real.join(made["table"])

    assert bob.view["window"]["answers"][0]["options"][0]["action"] == "stop"
    assert bob.ask(t="answer", seat=1, number=bob.view["number"], answer="stop")["t"] == "ack"
    watcher.until(lambda m: m["t"] == "table" and m["ply"] == 1)
    assert watcher.view["seats"][0]["score"] == 0
    assert [entry["action"] for entry in watcher.log] == ["3 stop"]
