"""Boards of one's own: what they are made of, and whether a text is one."""

from __future__ import annotations

from tests.server.serving import Server

GAME = "/api/games/savannah_tails"


def test_the_boards_of_a_game_and_their_parts(server: Server) -> None:
    info = server.http.get(f"{GAME}/boards").json()
    assert [board["name"] for board in info["boards"]] == ["first", "hard", "mixed"]
    assert info["random"]
    assert len(info["parts"]) == 50
    for board in info["boards"]:
        again = server.http.post(f"{GAME}/board", json={"text": board["text"]}).json()
        assert again["layout"]["tiles"] == board["layout"]["tiles"]
        titles = {part["tile"]["title"] for part in info["parts"]}
        assert {tile["title"] for tile in board["layout"]["tiles"]} - titles == {"run"}


def test_a_game_whose_boards_are_made_by_hand(server: Server) -> None:
    info = server.http.get("/api/games/elefantenparade/boards").json()
    assert info["parts"] == []
    assert not info["random"]
    refused = server.http.post("/api/games/elefantenparade/board", json={})
    assert refused.status_code == 400
    assert refused.json()["message"]["id"] == "no_random_boards"


def test_what_is_no_board_says_why(server: Server) -> None:
    told = server.http.post(f"{GAME}/board", json={"text": "start R1 R2 R3 R4 finish"}).json()
    assert told["layout"] is None
    assert told["why"]["id"] == "course_crosses"
    assert server.http.post("/api/games/nothing/board", json={"text": ""}).status_code == 400


def test_boards_at_random_come_from_their_seed(server: Server) -> None:
    one, same, other = (server.http.post(f"{GAME}/board", json={"seed": seed}).json() for seed in (7, 7, 8))
    assert one == same
    assert one["text"] != other["text"]
    assert one["why"] is None
    assert server.http.post(f"{GAME}/board", json={}).json()["layout"]["length"] == 14
