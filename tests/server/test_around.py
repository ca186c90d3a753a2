"""What is around the game: clocks, leaving, pauses, chat, watchers, looking back, trying things out."""

from __future__ import annotations

import random
import time

import pytest
from tests.server.serving import Client, Server

from waterhole.table import Record


def kinds(client: Client, t: str) -> list[dict]:
    return [message for message in client.others if message["t"] == t]


def test_a_clock_at_zero_ends_a_game_of_two_without_anybody_doing_anything(server: Server) -> None:
    made = server.make("me", "me", clock={"kind": "game", "seconds": 1.2})
    a, b = server.join(made, 0), server.join(made, 1)
    assert a.view["running"] == 0
    assert 0 < a.view["seats"][0]["clock"] <= 1.2

    b.until(lambda m: m["t"] == "table" and m["phase"] == "over", timeout=5)

    assert b.view["forfeit"] == {"seat": 0, "why": "clock"}
    assert [seat["place"] for seat in b.view["seats"]] == [2, 1]
    assert a.act("@0", seat=0)["why"]["id"] == "game_over"
    record = server.http.get(f"/api/tables/{made['table']}/record").text
    assert Record.parse(record).result is None


def test_a_clock_goes_on_where_it_was_after_the_server_was_killed(tmp_path) -> None:
    server = Server(tmp_path / "data")
    made = server.make("me", "me", clock={"kind": "game", "seconds": 3})
    client = server.join(made, 0)
    client.act("@0")
    server.kill()
    time.sleep(3.5)
    server.start()

    client = server.join(made, 0)

    assert client.view["phase"] == "confirming"
    assert 1.5 < client.view["seats"][0]["clock"] < 3
    client.until(lambda m: m["t"] == "table" and m["phase"] == "over", timeout=6)
    server.stop()


def test_resigning_and_a_seat_held_by_a_bot(server: Server) -> None:
    two = server.make("me", "me")
    a = server.join(two, 0)
    assert a.ask(t="resign", chair=1)["why"]["id"] == "not_your_seat"
    assert a.ask(t="resign", chair=0)["t"] == "ack"
    assert a.view["forfeit"] == {"seat": 0, "why": "resigned"}

    three = server.make("me", "me", "me")
    a, b = server.join(three, 0), server.join(three, 1, 2)
    b.ask(t="resign", chair=2)
    assert b.view["seats"][2]["stand_in"] == "level:2"
    a.until(lambda m: m["t"] == "table" and m["seats"][2]["stand_in"])
    a.act("@0", confirm=True)
    b.until(lambda m: m["t"] == "table" and m["actor"] == 1)
    b.act("@1", confirm=True)
    b.until(lambda m: m["t"] == "table" and m["actor"] == 0, timeout=60)
    assert b.ask(t="return", chair=2)["t"] == "ack"
    assert b.view["seats"][2]["stand_in"] is None


def test_who_is_away_for_too_long_has_left(server: Server) -> None:
    made = server.make("me", "me", away=5)
    a, b = server.join(made, 0), server.join(made, 1)
    b.close()
    a.until(lambda m: m["t"] == "presence" and m["present"] == [True, False])
    a.until(lambda m: m["t"] == "table" and m["phase"] == "over", timeout=8)

    assert a.view["forfeit"] == {"seat": 1, "why": "away"}


def test_who_is_silent_is_shown_as_away_and_back(server: Server) -> None:
    made = server.make("me", "me")
    a, b = server.join(made, 0), server.join(made, 1)
    a.until(lambda m: m["t"] == "presence" and m["present"] == [True, False], timeout=15)  # b doesn't even ping
    b.send(t="ping")
    a.until(lambda m: m["t"] == "presence" and m["present"] == [True, True])
    assert b.act("@0", seat=0)["why"]["id"] == "not_your_seat"


def test_the_host_puts_a_bot_in_the_place_of_who_is_away(server: Server) -> None:
    made = server.make("me", "me", "me")
    host, other = server.join(made, 0, 2), server.join(made, 1)
    host.until(lambda m: m["t"] == "presence" and all(m["present"]))

    assert other.ask(t="stand_in", chair=0)["why"]["id"] == "only_host"
    assert host.ask(t="stand_in", chair=1)["why"]["id"] == "seat_is_present"
    other.close()
    host.until(lambda m: m["t"] == "presence" and not m["present"][1])
    assert host.ask(t="stand_in", chair=1)["t"] == "ack"
    assert host.view["seats"][1]["stand_in"] == "level:2"


def test_a_pause_by_agreement(server: Server) -> None:
    made = server.make("me", "me", clock={"kind": "game", "seconds": 60})
    a, b = server.join(made, 0), server.join(made, 1)
    number = a.view["number"]
    a.ask(t="pause", chair=0, pause=True)
    assert not a.view["paused"]
    b.ask(t="pause", chair=1, pause=True)
    a.until(lambda m: m["t"] == "table" and m["paused"])

    assert a.view["running"] is None
    assert a.act("@0", seat=0)["why"]["id"] == "paused"
    a.ask(t="pause", chair=0, pause=False)
    b.ask(t="pause", chair=1, pause=False)
    a.until(lambda m: m["t"] == "table" and not m["paused"] and not m["seats"][0]["pause"])
    # what was meant for this position is still good
    assert a.act("@0", number=number)["t"] == "ack"


def test_chat_of_players_and_watchers(server: Server) -> None:
    made = server.make("me", "me")
    a = server.join(made, 0)
    watcher = Client(server, made["table"], [], hello=False)
    watcher.send(t="hello", tokens=[], name="  Wanda \n")
    a.until(lambda m: m["t"] == "presence" and m["watchers"] == ["Wanda"])
    a.act("@0")
    number = a.view["number"]
    a.ask(t="say", text="hello there", chair=0)
    watcher.until(lambda m: m["t"] == "chat" and m["lines"])
    assert watcher.ask(t="say", text="x", chair=1)["why"]["id"] == "not_your_seat"
    watcher.ask(t="say", text="<b>hi</b>")

    a.until(lambda m: m["t"] == "chat" and m["lines"] and m["lines"][0]["text"] == "<b>hi</b>")
    late = server.join(made["table"])
    late.until(lambda m: m["t"] == "chat")
    said = [(line["name"], line["chair"], line["text"]) for line in kinds(late, "chat")[0]["lines"]]
    assert said == [("me", 0, "hello there"), ("Wanda", None, "<b>hi</b>")]
    assert late.view["number"] == number
    assert a.undo()["t"] == "ack"


def test_looking_back_at_any_ply(server: Server) -> None:
    made = server.make("me", "me")
    client = server.join(made, 0, 1)
    positions = [client.view["position"]]
    chance = random.Random(6)
    while client.view["phase"] != "over":
        client.act(chance.choice(client.choices()), confirm=True)
        positions.append(client.view["position"])
    watcher = server.join(made["table"])
    for ply in (0, 1, len(positions) // 2, len(positions) - 1, 10**6):
        watcher.send(t="look", ply=ply)
        looked = watcher.until(lambda m: m["t"] == "looked")
        assert looked["position"] == positions[min(ply, len(positions) - 1)]
        assert (looked["last"] is None) == (ply == 0)


def test_trying_things_out_from_any_ply(server: Server) -> None:
    made = server.make("me", "me", position="14,9/12,3")
    client = server.join(made, 0, 1)
    client.act("9+1")
    client.act("12+2")
    client.act("3+3", confirm=True)

    answer = server.http.post("/api/analysis", json={"table": made["table"], "ply": 2})
    analysis = server.join(answer.json(), 0, 1)

    assert analysis.view["analysis"]
    assert analysis.view["ply"] == 2
    assert analysis.act("3+3")["t"] == "ack"
    assert analysis.view["actor"] == 1
    assert analysis.act("parade")["t"] == "ack"
    assert analysis.undo(4)["t"] == "ack"
    assert analysis.view["ply"] == 0
    assert client.view["ply"] == 3

    client.play_out(random.Random(7))
    text = server.http.get(f"/api/tables/{made['table']}/record").text
    loaded = server.http.post("/api/analysis", json={"record": text})
    again = server.join(loaded.json(), 0)
    assert again.view["position"] == client.view["position"]
    assert [seat["name"] for seat in again.view["seats"]] == ["me", "me"]


@pytest.mark.parametrize(
    ("body", "id_"),
    [
        ({}, "table_or_record"),
        ({"table": "x", "record": "y"}, "table_or_record"),
        ({"table": "nowhere"}, "no_such_table"),
        ({"record": "junk"}, "record_first_line"),
    ],
)
def test_a_bad_analysis_gets_one_clear_line(server: Server, body: dict, id_: str) -> None:
    answer = server.http.post("/api/analysis", json=body)

    assert 400 <= answer.status_code < 500
    assert answer.json()["message"]["id"] == id_


def test_bad_clocks_are_refused(server: Server) -> None:
    chairs = [{"kind": "me"}] * 2
    for clock in [{"kind": "game", "seconds": 0}, {"kind": "move", "seconds": 1e9}, {"kind": "egg", "seconds": 3}]:
        body = {"game": "elefantenparade", "chairs": chairs, "clock": clock}
        answer = server.http.post("/api/tables", json=body)
        assert answer.status_code == 400
        assert answer.json()["message"]["id"] in ("bad_clock", "bad_request")


def test_a_closed_table_lets_nobody_in(server: Server) -> None:
    made = server.make("me", "friend")
    host = server.join(made, 0)
    assert host.ask(t="close")["t"] == "ack"
    assert host.view["phase"] == "closed"
    claim = server.http.post(f"/api/tables/{made['table']}/claim", json={"invite": made["keys"][1]["invite"]})
    assert claim.json()["message"]["id"] == "table_closed"


def test_patience_with_who_is_away_begins_with_the_game(server: Server) -> None:
    made = server.make("me", "friend", away=5)
    host = server.join(made, 0)
    time.sleep(5.2)

    claim = {"invite": made["keys"][1]["invite"], "name": "late"}
    answer = server.http.post(f"/api/tables/{made['table']}/claim", json=claim)
    time.sleep(0.3)
    friend = Client(server, made["table"], [answer.json()["token"]])

    assert friend.view["phase"] == "playing"
    friend.close()
    host.until(lambda m: m["t"] == "table" and m["phase"] == "over", timeout=8)
    assert host.view["forfeit"] == {"seat": 1, "why": "away"}


def test_who_says_hello_again_without_a_chair_is_away_from_now_on(server: Server) -> None:
    made = server.make("me", "me", away=5)
    a, b = server.join(made, 0), server.join(made, 1)
    a.until(lambda m: m["t"] == "presence" and m["present"] == [True, True])
    time.sleep(5.2)
    for client in (a, b):
        client.send(t="ping")
    b.send(t="hello", tokens=[])
    a.until(lambda m: m["t"] == "presence" and m["present"] == [True, False])

    assert a.act("@0")["t"] == "ack"


def test_a_resent_line_of_chat_is_said_once(server: Server) -> None:
    made = server.make("me", "me")
    a, watcher = server.join(made, 0), server.join(made["table"])
    a.ask(t="rename", id="used", chair=0, name="A")
    assert a.ask(t="say", id="used", text="never said", chair=0)["t"] == "ack"
    for _ in range(2):
        assert a.ask(t="say", id="again", text="once", chair=0)["t"] == "ack"
    a.ask(t="say", text="last", chair=0)

    watcher.until(lambda m: m["t"] == "chat" and m["lines"] and m["lines"][-1]["text"] == "last")
    assert [line["text"] for chat in kinds(watcher, "chat") for line in chat["lines"]] == ["once", "last"]


def test_twenty_watchers_see_the_same(server: Server) -> None:
    made = server.make("me", "me")
    watchers = [server.join(made["table"]) for _ in range(20)]
    client = server.join(made, 0, 1)
    client.play_out(random.Random(9), 12)
    for watcher in watchers:
        watcher.until(lambda m: m["t"] == "table" and m["ply"] == 12)
        assert watcher.view["view"] == client.view["view"]
        assert watcher.log == client.log
    assert server.http.get("/api/games").status_code == 200


def test_a_storm_of_reconnects_disturbs_nobody(server: Server) -> None:
    made = server.make("me", "me")
    client = server.join(made, 0, 1)
    chance = random.Random(10)
    for _ in range(20):
        storm = [server.join(made, 0, 1) for _ in range(5)]
        client.act(chance.choice(client.choices()), confirm=True)
        for other in storm:
            other.close()
    late = server.join(made, 0, 1)

    assert late.view["position"] == client.view["position"]
    assert late.log == client.log
    assert len(client.log) == 20


def test_two_take_backs_at_once_take_back_one(server: Server) -> None:
    made = server.make("me", "me", position="14,9/12,3")
    one, two = server.join(made, 0, 1), server.join(made, 0, 1)
    one.act("9+1")
    one.act("12+2")
    two.until(lambda m: m["t"] == "table" and m["ply"] == 2)
    number = one.view["number"]
    for n, client in enumerate((one, two)):
        client.send(t="undo", id=f"undo {n}", seat=0, number=number, plies=1)
    answers = [client.until(lambda m: m["t"] in ("ack", "refused")) for client in (one, two)]

    assert sorted(answer["t"] for answer in answers) == ["ack", "refused"]
    assert server.join(made["table"]).view["ply"] == 1
