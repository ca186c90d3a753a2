"""After the end: another game of the same people; and bots that sit down where things are tried out."""

from __future__ import annotations

import time

from tests.server.serving import Client, Server


def ended(server: Server, *kinds: str) -> tuple[dict, Client, Client]:
    """A game that is over, with its host and somebody else."""
    made = server.make(*kinds)
    host, other = server.join(made, 0), server.join(made, 1)
    assert other.ask(t="resign", chair=1)["t"] == "ack"
    host.until(lambda m: m["t"] == "table" and m["phase"] == "over")
    return made, host, other


def test_the_host_goes_on_with_another_game_on_the_same_chairs(server: Server) -> None:
    made, host, other = ended(server, "me", "me")
    assert other.ask(t="other", game="black_elephant")["why"]["id"] == "only_host"
    option = offered(server, "black_elephant")["options"][0]["name"]
    asked = {"t": "other", "id": "once", "game": "black_elephant", "options": {option: 1}}
    assert host.ask(**asked)["t"] == "ack"
    table = host.view["rematch"]
    assert host.view["rematch_game"] == "black_elephant"
    assert host.ask(**asked)["t"] == "ack"  # the answer may have been lost
    other.until(lambda m: m["t"] == "table" and m["rematch"] == table)
    assert other.ask(t="rematch", chair=1)["t"] == "ack"

    here = Client(server, table, [key["token"] for key in host.view["rematch_keys"]])
    there = Client(server, table, [key["token"] for key in other.view["rematch_keys"]])
    for client, chair in ((here, 0), (there, 1)):
        assert client.view["game"] == "black_elephant"
        assert client.view["options"][option] == 1
        assert [seat["chair"] for seat in client.view["seats"] if seat["mine"]] == [chair]
    # the next person begins, as in a rematch
    assert here.view["seats"][0]["chair"] == 1
    assert there.act(there.view["view"]["choices"][0]["action"])["t"] == "ack"
    assert server.join(made, 0).view["rematch"] == table


def offered(server: Server, game: str) -> dict:
    return next(each for each in server.http.get("/api/games").json()["games"] if each["name"] == game)


def test_what_can_not_be_played_is_refused_and_nothing_is_opened(server: Server) -> None:
    made = server.make("me", "me")
    assert server.join(made, 0).ask(t="other", game="black_elephant")["why"]["id"] == "not_over_yet"

    _, host, _ = ended(server, "me", "me")
    for game, more, id_ in [
        ("chess", {}, "no_such_game"),
        ("black_elephant", {"options": {"wings": 1}}, "bad_option"),
        ("black_elephant", {"board": "moon"}, "board_unreadable"),
    ]:
        assert host.ask(t="other", game=game, **more)["why"]["id"] == id_
    assert host.view["rematch"] is None


def analysis(server: Server) -> Client:
    made = server.make("me", "me")
    answer = server.http.post("/api/analysis", json={"table": made["table"]})
    return server.join(answer.json(), 0, 1)


def test_bots_play_where_things_are_tried_out(server: Server) -> None:
    client = analysis(server)
    assert client.ask(t="stand_in", chair=1, bot="egg")["why"]["id"] == "bad_bot"
    assert client.ask(t="stand_in", chair=1, bot="random")["t"] == "ack"
    assert client.view["seats"][1]["stand_in"] == "random"
    client.act("@0")
    client.until(lambda m: m["t"] == "table" and m["ply"] == 2 and m["actor"] == 0, timeout=60)
    assert client.undo(2)["t"] == "ack"
    assert client.view["seats"][1]["stand_in"] == "random"

    client.act("@0")
    client.until(lambda m: m["t"] == "table" and m["ply"] == 2, timeout=60)
    # back to the bot's own turn: it must not do the same at once
    assert client.undo(1)["t"] == "ack"
    assert client.view["seats"][1]["stand_in"] is None
    time.sleep(0.5)
    assert server.join(client.table).view["ply"] == 1
    assert client.act("@3", seat=1)["t"] == "ack"


def test_two_bots_play_on_alone_until_something_is_taken_back(server: Server) -> None:
    client = analysis(server)
    for chair in (0, 1):
        assert client.ask(t="stand_in", chair=chair, bot="random")["t"] == "ack"
    client.until(lambda m: m["t"] == "table" and m["ply"] >= 6, timeout=60)
    while client.ask(t="undo", seat=client.view["actor"], number=client.view["number"], plies=1)["t"] == "refused":
        client.receive()
    assert None in [seat["stand_in"] for seat in client.view["seats"]]
    ply = client.view["ply"]
    time.sleep(0.5)
    assert server.join(client.table).view["ply"] == ply
    one = next(seat["chair"] for seat in client.view["seats"] if seat["stand_in"])
    assert client.ask(t="return", chair=one)["t"] == "ack"
    assert [seat["stand_in"] for seat in client.view["seats"]] == [None, None]
