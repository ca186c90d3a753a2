"""The wire: what clients may do, and what they are told."""

from __future__ import annotations

import random
import re

import pytest
from tests.server.serving import Client, Server
from websockets.exceptions import ConnectionClosed

from waterhole.table import Record


def test_a_whole_game_at_one_screen(server: Server) -> None:
    made = server.make("me", "me")
    client = server.join(made, 0, 1)

    assert client.view["phase"] == "playing"
    assert client.view["layout"]["starts"] == 4
    client.play_out(random.Random(1))

    assert client.view["phase"] == "over"
    assert client.view["actor"] is None
    assert min(seat["place"] for seat in client.view["seats"]) == 1
    assert [entry["ply"] for entry in client.log] == list(range(client.view["ply"]))
    answer = server.http.get(f"/api/tables/{made['table']}/record")
    assert answer.status_code == 200
    record = Record.parse(answer.text)
    assert list(record.scores) == [seat["score"] for seat in client.view["seats"]]


def test_the_first_view_has_all_and_later_ones_only_what_is_new(server: Server) -> None:
    made = server.make("me", "me")
    client = server.join(made, 0, 1)
    client.play_out(random.Random(2), 10)

    assert client.view["layout"] is None
    assert len(client.view["log"]) == 1
    late = server.join(made["table"])
    assert late.log == client.log
    assert late.view["layout"] is not None
    assert late.view["undo"] == 0
    assert not any(seat["mine"] for seat in late.view["seats"])


def test_a_turn_is_taken_back_until_it_is_confirmed(server: Server) -> None:
    made = server.make("me", "me", position="14,9/12,3")
    client = server.join(made, 0, 1)
    start = client.view["position"]

    client.act("9+1")
    client.act("12+2")
    assert client.view["undo"] == 2
    assert client.undo()["t"] == "ack"
    client.act("3+2")
    client.act("14+3")
    assert client.view["phase"] == "confirming"
    assert client.view["actor"] == 0
    assert client.act("parade")["why"]["id"] == "confirm_first"
    assert client.undo(3)["t"] == "ack"
    assert client.view["position"] == start
    assert client.log == []
    client.act("parade")
    assert client.confirm()["t"] == "ack"
    assert client.view["actor"] == 1
    assert client.undo()["why"]["id"] == "nothing_to_undo"


def test_a_resent_action_is_done_once(server: Server) -> None:
    made = server.make("me", "me")
    client = server.join(made, 0, 1)
    number = client.view["number"]

    first = client.act("@1", id="same", confirm=True)
    again = client.ask(t="act", id="same", seat=0, number=number, action="@1", confirm=True)

    assert first == again
    assert client.view["ply"] == 1


def test_an_action_for_another_position_is_refused(server: Server) -> None:
    made = server.make("me", "me")
    client = server.join(made, 0, 1)
    number = client.view["number"]
    client.act("@1")
    client.undo()

    # the same position, but not the same number: it must not act on what was taken back
    assert client.act("@1", number=number)["why"]["id"] == "position_moved_on"
    assert client.act("@1", number=number + 1)["why"]["id"] == "position_moved_on"
    assert client.act("@1", number=10**6)["why"]["id"] == "position_moved_on"
    assert client.view["ply"] == 0


def test_an_illegal_action_gets_its_reason_and_ruling(server: Server) -> None:
    made = server.make("me", "me", position="15,9/14,3")
    client = server.join(made, 0, 1)

    why = client.act("15+1")["why"]

    assert why["id"] == "water_held"
    assert why["args"]["ruling"] == "EP-4"
    assert client.act("nonsense")["why"]["id"] == "not_action"
    assert client.act("+2")["why"]["id"] == "ambiguous"


def test_nobody_acts_for_another_seat(server: Server) -> None:
    made = server.make("me", "me")
    mine, other, watcher = server.join(made, 0), server.join(made, 1), server.join(made["table"])

    assert other.act("@1", seat=0)["why"]["id"] == "not_your_seat"
    assert other.act("@1", seat=1)["why"]["id"] == "not_your_turn"
    assert watcher.act("@1")["why"]["id"] == "not_your_seat"
    assert watcher.act("@1", seat=77)["why"]["id"] == "not_your_seat"
    assert watcher.ask(t="rename", chair=0, name="x")["why"]["id"] == "not_your_seat"
    assert watcher.ask(t="fill", chair=1, bot="random")["why"]["id"] == "only_host"
    assert mine.act("@1")["t"] == "ack"
    assert mine.undo()["t"] == "ack"


def test_an_invite_is_taken_once(server: Server) -> None:
    made = server.make("me", "friend")
    host = server.join(made, 0)
    assert host.view["phase"] == "waiting"
    assert host.act("@1", seat=0)["why"]["id"] == "not_started"
    assert made["keys"][1]["token"] == ""
    invite = made["keys"][1]["invite"]
    claim = f"/api/tables/{made['table']}/claim"

    answer = server.http.post(claim, json={"invite": invite, "name": "  Bo\u0007 \n the   2nd " + "x" * 99})
    assert answer.status_code == 200
    again = server.http.post(claim, json={"invite": invite, "name": "thief"})
    assert again.status_code == 409
    assert again.json()["message"]["id"] == "chair_taken"

    friend = Client(server, made["table"], [answer.json()["token"]])
    host.until(lambda m: m["t"] == "table" and m["phase"] == "playing")
    assert host.view["seats"][1]["name"] == ("Bo the 2nd " + "x" * 99)[:24]
    assert [seat["mine"] for seat in friend.view["seats"]] == [False, True]
    host.act("@0", confirm=True)
    friend.until(lambda m: m["t"] == "table" and m["ply"] == 1)
    assert friend.act("@1", confirm=True)["t"] == "ack"


@pytest.mark.parametrize(
    "change", [lambda t: t[:-1] + "!", lambda t: "1" + t[1:], lambda t: t + "x", lambda t: "i" + t]
)
def test_an_altered_token_sits_nowhere(server: Server, change) -> None:
    made = server.make("me", "me")
    token = made["keys"][0]["token"]

    client = Client(server, made["table"], [change(token)])

    assert not any(seat["mine"] for seat in client.view["seats"])


def test_a_token_of_one_table_sits_at_no_other(server: Server) -> None:
    one, two = server.make("me", "me"), server.make("me", "me")

    client = Client(server, two["table"], [one["keys"][0]["token"]])

    assert not any(seat["mine"] for seat in client.view["seats"])


def test_an_invite_of_one_chair_takes_no_other(server: Server) -> None:
    made = server.make("me", "friend", "friend")
    invite = made["keys"][1]["invite"]

    answer = server.http.post(f"/api/tables/{made['table']}/claim", json={"invite": "i2" + invite[2:]})

    assert answer.status_code == 409
    assert answer.json()["message"]["id"] == "bad_invite"


def test_the_host_puts_a_bot_on_an_open_chair(server: Server) -> None:
    made = server.make("me", "friend", first=1)
    host = server.join(made, 0)

    assert host.ask(t="fill", chair=1, bot="nobody")["why"]["id"] == "bad_bot"
    assert host.ask(t="fill", chair=0, bot="random")["why"]["id"] == "chair_taken"
    assert host.ask(t="fill", chair=9, bot="random")["why"]["id"] == "chair_taken"
    assert host.ask(t="fill", chair=1, bot="random")["t"] == "ack"
    host.until(lambda m: m["t"] == "table" and m["ply"] == 1)
    assert host.view["seats"][0]["kind"] == "bot"
    assert host.view["actor"] == 1


def test_bots_play_a_game_to_its_end(server: Server) -> None:
    made = server.make("me", "random", "random")
    client = server.join(made, 0)
    chance = random.Random(3)
    while client.view["phase"] != "over":
        if client.view["actor"] == 0:
            assert client.act(chance.choice(client.choices()), confirm=True)["t"] == "ack"
        else:
            client.until(lambda m: m["t"] == "table" and m["actor"] in (0, None))

    assert client.view["view"]["phase"] == "over"
    assert not [m for m in client.others if m["t"] == "notice" and m["message"] and m["message"]["id"] == "bot_failed"]


def test_a_rematch_moves_the_start_on(server: Server) -> None:
    made = server.make("me", "me", "random")
    a, b = server.join(made, 0), server.join(made, 1)
    assert a.ask(t="rematch", chair=0)["why"]["id"] == "not_over_yet"
    both = server.join(made, 0, 1)
    chance = random.Random(4)
    while both.view["phase"] != "over":
        if both.view["actor"] in (0, 1):
            both.act(chance.choice(both.choices()), confirm=True)
        else:
            both.receive()

    a.until(lambda m: m["t"] == "table" and m["phase"] == "over")
    a.ask(t="rematch", chair=0)
    assert a.view["rematch"] is None
    b.until(lambda m: m["t"] == "table" and any(seat["rematch"] for seat in m["seats"]))
    b.ask(t="rematch", chair=1)
    if b.view["rematch"] is None:
        b.until(lambda m: m["t"] == "table" and m["rematch"])
    again = Client(server, b.view["rematch"], [key["token"] for key in b.view["rematch_keys"]])

    assert [key["chair"] for key in b.view["rematch_keys"]] == [1]
    assert again.view["seats"][0]["chair"] == 1
    assert again.view["seats"][0]["mine"]
    assert again.act("@0")["t"] == "ack"


def test_junk_is_answered_and_then_closed(server: Server) -> None:
    made = server.make("me", "me")
    client = server.join(made, 0, 1)
    for junk in ["", "{", "[]", '{"t":"act"}', '{"t":"nope"}', "\x00\ud7ff", '{"t":"act","id":1}', "9" * 5000]:
        client.socket.send(junk)
        assert client.until(lambda m: m["t"] == "refused")["why"]["id"] == "bad_message"
    client.socket.send(b"\xff\xfe")
    assert client.act("@0")["t"] == "ack"
    with pytest.raises(ConnectionClosed):  # noqa: PT012 - it may come while sending or while reading
        for _ in range(30):
            client.socket.send("junk")
        client.until(lambda _: False)


def test_hello_comes_first(server: Server) -> None:
    made = server.make("me", "me")
    client = Client(server, made["table"], [made["keys"][0]["token"]], hello=False)

    client.send(t="act", id="a", seat=0, number=2, action="@0")
    gone = client.receive()
    assert gone["t"] == "gone"
    assert gone["why"]["id"] == "hello_first"
    client = Client(server, made["table"], [], hello=False)
    client.send(t="hello", tokens=[], protocol=99)
    assert client.receive()["why"]["id"] == "protocol"


def test_unknown_tables_and_pages(server: Server) -> None:
    client = server.join("nowhere")
    assert client.others[0]["why"]["id"] == "no_such_table"
    for path in ["/api/tables/nowhere/record", "/nothing", "/assets/../../etc/passwd", "/api/x"]:
        answer = server.http.get(path)
        assert answer.status_code == 404
        assert answer.json()["message"]["id"] in ("no_such_table", "no_such_page")


@pytest.mark.parametrize(
    ("body", "id_"),
    [
        ({"game": "chess", "chairs": []}, "no_such_game"),
        ({"game": "elefantenparade", "chairs": []}, "bad_players"),
        ({"game": "elefantenparade", "chairs": [{"kind": "me"}] * 5}, "bad_players"),
        ({"game": "elefantenparade", "chairs": [{"kind": "me"}, {"kind": "bot", "bot": "deep"}]}, "bad_bot"),
        ({"game": "elefantenparade", "chairs": [{"kind": "me"}, {"kind": "cat"}]}, "bad_request"),
        ({"game": "elefantenparade", "chairs": [{"kind": "me"}] * 2, "first": 2}, "bad_first"),
        ({"game": "elefantenparade", "chairs": [{"kind": "me"}] * 2, "options": {"wings": 1}}, "bad_option"),
        ({"game": "elefantenparade", "chairs": [{"kind": "me"}] * 2, "board": "/etc/passwd"}, "board_unreadable"),
        ({"game": "elefantenparade", "chairs": [{"kind": "me"}] * 2, "board_text": "hm"}, "board_unknown_word"),
        ({"game": "elefantenparade", "chairs": [{"kind": "me"}] * 2, "position": "1,1/2,3"}, "position_two"),
        ({"game": "elefantenparade", "chairs": [{"kind": "me"}] * 2, "extra": 1}, "bad_request"),
        ([], "bad_request"),
    ],
)
def test_a_bad_table_gets_one_clear_line(server: Server, body, id_: str) -> None:
    answer = server.http.post("/api/tables", json=body)

    assert answer.status_code in (400, 409)
    assert answer.json()["message"]["id"] == id_
    assert "\n" not in answer.json()["text"]
    assert not answer.json()["text"].startswith(id_)


def test_other_sites_are_kept_out(server: Server) -> None:
    body = {"game": "elefantenparade", "chairs": [{"kind": "me"}] * 2}
    for origin, status in [("http://evil.example", 403), (f"http://localhost:{server.port}", 201)]:
        assert server.http.post("/api/tables", json=body, headers={"origin": origin}).status_code == status


def test_texts_and_rules_in_every_language(server: Server) -> None:
    for lang in ("en", "da", "de"):
        assert "game_title" in server.http.get(f"/api/texts/{lang}/elefantenparade").text
        front = server.http.get(f"/api/texts/{lang}/elefantenparade", params={"part": "front"}).text
        assert "game_pitch" in front
        assert "prompt_" not in front
        assert "seat_colour" in server.http.get(f"/api/texts/{lang}/_").text
        rules = server.http.get(f"/api/rules/elefantenparade/{lang}")
        assert rules.status_code == 200
        ids = set(re.findall(r'id="(EP-\d)"', rules.text))
        assert ids == {f"EP-{n}" for n in range(1, 10)}
    assert server.http.get("/api/texts/xx/_").status_code == 409


def test_the_record_waits_for_the_end(server: Server) -> None:
    made = server.make("me", "me")

    answer = server.http.get(f"/api/tables/{made['table']}/record")

    assert answer.status_code == 409
    assert answer.json()["message"]["id"] == "not_over_yet"


def test_a_table_from_a_position_and_an_own_board(server: Server) -> None:
    text = "spaces 20\nforest 10:5\nhouses 9 9 9\n"
    made = server.make("me", "me", board_text=text, board="mine.txt", position="9,5/6,7", options={"hindmost_swims": 1})
    client = server.join(made, 0, 1)

    assert client.act("9+1")["t"] == "ack"
    assert client.view["seats"][0]["score"] == 5
    assert client.view["board"] == "mine.txt"
    client.act("5+2")
    client.act("6+3", confirm=True)
    client.play_out(random.Random(5))
    record = server.http.get(f"/api/tables/{made['table']}/record").text
    assert Record.parse(record).text() == record


@pytest.mark.parametrize(
    ("text", "id_"),
    [
        ('{"t":"stand_in","id":"a","chair":99}', "bot_holds_seat"),
        ('{"t":"stand_in","id":"a","chair":-9}', "bot_holds_seat"),
        ('{"t":"stand_in","id":"a","chair":1%s}' % ("0" * 400), "bot_holds_seat"),
        ('{"t":"resign","id":"a","chair":1%s}' % ("0" * 400), "not_your_seat"),
        ('{"t":"undo","id":"a","seat":0,"number":3,"plies":1%s}' % ("0" * 400), "undo_too_far"),
        ('{"t":"undo","id":"a","seat":0,"number":3,"plies":1%s}' % ("0" * 5000), "bad_message"),
        ('{"t":"rename","id":"%s","chair":0,"name":"x"}' % ("x" * 65), "bad_message"),
        ('{"t":"ping","x":' + "[" * 8000 + "]" * 8000 + "}", "bad_message"),
    ],
)
def test_numbers_and_lists_without_end_are_refused_and_the_connection_stays(
    server: Server, text: str, id_: str
) -> None:
    client = server.join(server.make("me", "me", "me"), 0, 1, 2)
    client.act("@1")

    client.socket.send(text)

    assert client.until(lambda m: m["t"] == "refused")["why"]["id"] == id_
    assert client.undo()["t"] == "ack"


@pytest.mark.parametrize(
    ("body", "id_"),
    [
        ('{"game":"elefantenparade","chairs":[{"kind":"me"},{"kind":"me"}],"first":1%s}' % ("0" * 400), "bad_first"),
        ("[" * 100_000, "bad_request"),
    ],
)
def test_bodies_without_end_get_one_clear_line(server: Server, body: str, id_: str) -> None:
    answer = server.http.post("/api/tables", content=body, headers={"content-type": "application/json"})

    assert answer.status_code == 400
    assert answer.json()["message"]["id"] == id_
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_an_origin_that_is_no_address_is_another_site(server: Server) -> None:
    body = {"game": "elefantenparade", "chairs": [{"kind": "me"}] * 2}
    assert server.http.post("/api/tables", json=body, headers={"origin": "http://["}).status_code == 403


def test_the_page_may_be_asked_for_its_head(server: Server) -> None:
    answer = server.http.head("/")
    assert answer.status_code == 200
    assert answer.content == b""
    assert int(answer.headers["content-length"]) > 0


def test_the_name_of_an_own_board_stays_one_line_of_the_record(server: Server) -> None:
    text = "spaces 20\nforest 10:5\nhouses 9 9 9\n"
    made = server.make("me", "me", board_text=text, board="mine\nresult: won " + "x" * 100)
    client = server.join(made, 0, 1)
    client.ask(t="resign", chair=0)

    record = server.http.get(f"/api/tables/{made['table']}/record").text

    assert Record.parse(record).config.board_name == ("mine result: won " + "x" * 100)[:80]
