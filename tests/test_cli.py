"""The command line: what it prints where, its exit codes, and that bad input gets one line and never a traceback."""

from __future__ import annotations

import contextlib
import io
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

from waterhole import __version__, game
from waterhole.cli import app, main
from waterhole.games.chance import Fast
from waterhole.table import History, Record
from waterhole.table.record import stream

GAME = "elefantenparade"
FIRST = "-,-/-,- 22222 0/0 0:321"


@dataclass(frozen=True)
class Done:
    code: int
    out: str
    err: str

    @property
    def last(self) -> str:
        return self.out.splitlines()[-1]


def run(*arguments: str, stdin: str = "", lang: str = "en") -> Done:
    """Run the command line in this process, in English unless said otherwise."""
    out, err = io.StringIO(), io.StringIO()
    before = sys.stdin
    sys.stdin = io.StringIO(stdin)
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = main(["--lang", lang, *arguments] if lang else arguments)
    finally:
        sys.stdin = before
    return Done(code, out.getvalue(), err.getvalue())


def refused(*arguments: str, stdin: str = "") -> str:
    """What is said about bad input: one line on stderr, nothing on stdout, exit code 2."""
    done = run(*arguments, stdin=stdin)
    assert done.code == 2, done
    assert done.out == ""
    assert re.fullmatch(r"waterhole: [^\n]+\n", done.err), done.err
    return done.err


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "waterhole", *arguments]


@contextlib.contextmanager
def started(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    """The command line in a process of its own, which with all it started is gone afterwards."""
    child = subprocess.Popen(
        command("--lang", "en", *arguments),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    with child:
        try:
            yield child
        finally:
            if child.poll() is None:
                os.killpg(child.pid, signal.SIGKILL)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a random game."""
    config = game(GAME).config(2)
    history = History(config, stream("fast 5 0"))
    choice = Fast(1)
    while not history.now.over:
        actions = history.now.legal.actions()
        history.push(actions[choice.below(len(actions))])
    path = tmp_path / "game.txt"
    path.write_text(Record.of(history, ["Anna", ""], "fast 5 0").text(), encoding="utf-8")
    return path


# games, show, moves


def test_games() -> None:
    done = run("games")
    assert done.code == 0
    assert done.err == ""
    line = next(line for line in done.out.splitlines() if line.startswith(GAME))
    assert re.split(r"  +", line)[1:] == [
        "players 2,3,4",
        "minutes 15-30",
        "boards spiral",
        "options hindmost_swims=0|1",
    ]


def test_games_starts_without_what_is_heavy() -> None:
    """So that it is quick: who needs NumPy, the compiler, the server, rich or the catalogues loads them."""
    heavy = ("numpy", "numba", "litestar", "uvicorn", "rich.progress", "fluent.runtime", "waterhole.engine")
    code = (
        f"import sys; from waterhole.cli import main; main(['games']); print([m for m in {heavy} if m in sys.modules])"
    )
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert out.splitlines()[-1] == "[]"


def test_show() -> None:
    done = run("show", GAME)
    assert done.code == 0
    picture, text, words = done.out.split("\n\n")
    assert "17*2" in picture
    assert text == FIRST
    assert "The first house is free and holds 3 logs." in words.splitlines()


def test_show_takes_players_from_the_position() -> None:
    assert "Green holds 4 logs." in run("show", GAME, "14,9/15,H1/20,21 22222 3/0/4 0:321").out
    assert "-,-/-,-/-,-/-,-" in run("show", GAME, "--players", "4").out


def test_position_that_begins_with_a_dash() -> None:
    assert FIRST in run("show", GAME, FIRST).out
    assert run("apply", GAME, FIRST, "@3").last == "3,-/-,- 22222 0/0 1:321"


def test_moves() -> None:
    done = run("moves", GAME, "14,9*/15,12 22022 2/3 0:31")
    assert done.code == 0
    told = dict(line.split("  ", 1) for line in done.out.splitlines())
    assert list(told) == ["14+1", "14+3", "12+1", "12+3"]
    assert told["12+3"].endswith("Vermilion takes 2 logs from the forest on space 17.")


def test_moves_of_a_game_that_is_over() -> None:
    done = run("moves", GAME, "H1,H2/H3,20 22222 3/2 over:move")
    assert (done.code, done.out) == (0, "")
    assert "over" in done.err


def test_options_and_boards(tmp_path: Path) -> None:
    board = tmp_path / "small.txt"
    board.write_text("spaces 20\nwater 12\nforest 15:5\nhouses 9 8 7\n")
    shown = run("show", GAME, "--board", str(board))
    assert shown.code == 0
    assert "15*5" in shown.out
    assert "-,-/-,- 5 0/0 0:321" in shown.out
    # the variant of EP-4: the hindmost crosses water
    position = "14,20/21,22 22222 0/0 0:321"
    assert run("apply", GAME, position, "14+3").last.startswith("15*")
    assert run("apply", GAME, position, "14+3", "--option", "hindmost_swims").last.startswith("17*")
    assert run("apply", GAME, position, "14+3", "--option", "hindmost_swims=0").last.startswith("15*")


# apply: the worked examples of the rulings


@pytest.mark.parametrize(
    ("position", "actions", "after"),
    [
        pytest.param("3,20/4,5 22222 0/0 0:321", ["3+1"], "6*,20/4,5 22222 0/0 0:32", id="EP_example_1"),
        pytest.param("14,12/20,22 22222 0/0 0:321", ["14+3"], "15*,12/20,22 22222 0/0 0:21", id="EP_example_2"),
        pytest.param("15,40/14,45 22222 0/0 0:321", ["14+1"], "15,40/16*,45 22222 0/0 0:32", id="EP_example_3_short"),
        pytest.param("15,40/14,45 22222 0/0 0:321", ["14+2"], "15,40/17*,45 02222 0/2 0:31", id="EP_example_3_forest"),
        pytest.param("15,H1/14,H2 22222 3/2 0:321", ["14+2", "15+1"], "16,H1/17,H2 02222 3/4 1:321", id="EP_example_4"),
        pytest.param("14,15/16,50 22222 0/0 0:321", ["parade"], "15,16/17,51 02222 0/2 1:321", id="EP_example_5"),
        pytest.param("56,20/21,22 22222 0/0 0:321", ["56+3"], "H1*,20/21,22 22222 3/0 0:21", id="EP_example_6_far"),
        pytest.param("57,20/58,22 22222 0/0 0:321", ["57+1"], "H1*,20/58,22 22222 3/0 0:32", id="EP_example_6_full"),
    ],
)
def test_worked_examples(position: str, actions: list[str], after: str) -> None:
    done = run("apply", GAME, position, *actions)
    assert done.code == 0
    assert done.last == after
    assert done.err  # what happened, in words


def test_worked_example_2_goes_on() -> None:
    """As long as the other stands behind it, the elephant in the water can't be chosen."""
    why = refused("apply", GAME, "15,12/20,22 22222 0/0 1:321", "15+1")
    assert "stuck in the water" in why
    assert "[EP-4]" in why


def test_apply_from_the_start() -> None:
    done = run("apply", GAME, "start", "@3", "@2", "@1", "@0", "@5", "@4", "--players", "3")
    assert done.out == "3,0/2,5/1,4 22222 0/0/0 0:321\n"
    assert done.err.splitlines()[0] == "Blue places an elephant on space 3."


def test_apply_names_the_action_that_is_wrong_and_prints_no_position() -> None:
    why = refused("apply", GAME, "start", "@3", "@2", "@3", "@0")
    assert why.startswith("waterhole: Action 3, “@3”: Start space 3 is taken")
    assert "[EP-1]" in why
    assert "Action 1, “fly”" in refused("apply", GAME, "start", "fly")
    assert "@3, @2" not in refused("apply", GAME, "14,13/20,21", "+2")  # ambiguous: names the ways to write it
    assert "14+2, 13+2" in refused("apply", GAME, "14,13/20,21", "+2")


# perft


@pytest.mark.parametrize(("players", "count"), [("2", 24), ("3", 120), ("4", 336)])
def test_perft(players: str, count: int) -> None:
    """Placing: so many start spaces, then one less each time."""
    done = run("perft", GAME, "3", "--interpreted", "--players", players)
    assert (done.code, done.out) == (0, f"{count}\n")


def test_perft_of_a_position() -> None:
    position = "14,9*/15,12 22022 2/3 0:31"
    assert run("perft", GAME, "1", "--position", position, "--interpreted").last == "4"
    assert run("perft", GAME, "0", "--position", position, "--interpreted").last == "1"
    # no sequence goes on after the end
    assert run("perft", GAME, "2", "--position", "H1,H2/58,20 22222 3/2 0:1", "--interpreted").code == 2
    assert run("perft", GAME, "2", "--position", "H1,H2/H3,20 22222 3/2 over:move", "--interpreted").last == "0"


def test_perft_is_equal_compiled() -> None:
    for position in ("start", "14,9*/15,12 22022 2/3 0:31", "14,9/15,H1/20,21 22222 3/0/4 0:321"):
        counts = {run("perft", GAME, "3", "--position", position, *how).last for how in ([], ["--interpreted"])}
        assert len(counts) == 1


# play


def test_play_by_script(tmp_path: Path) -> None:
    file = tmp_path / "saved.txt"
    lines = ["help", "moves", "why parade", "why @1", "@3", "@9", "undo", "@2", "@1", "undo", "undo", "undo", "board"]
    done = run("play", GAME, "--seats", "me,me", stdin="\n".join([*lines, f"save {file}", "quit", "@0"]))
    assert (done.code, done.err) == (0, "")
    assert "why it is not legal" in done.out
    assert "Blue> @0  Blue places an elephant on space 0." in done.out
    assert "only then do they move. [EP-1]" in done.out
    assert "“@1” is legal here." in done.out
    assert "There is no start space 9" in done.out
    assert "nothing to take back" in done.out
    assert "Vermilion: 0" not in done.out
    # after undo: @3 was taken back, then @2 and @1; so nothing is left
    assert done.last.endswith(f'--position "{FIRST}".')
    assert "1. 0:" not in file.read_text()


def test_play_against_a_bot_to_the_end_and_save(tmp_path: Path) -> None:
    """Always the first legal action that the list offers, in a short game; then the record is saved and replays."""
    file = tmp_path / "saved.txt"
    file.write_text("mine")
    position = "56,57/58,20 22222 0/0 0:321"
    other = tmp_path / "other.txt"
    script = f"57+1\n56+3\n58+2\n{file}\n{tmp_path}/no/where\n{other}\n"
    done = run("play", GAME, "--seats", "me,random", "--position", position, stdin=script)
    assert done.code == 0, done
    assert "The game ended by a move." in done.out
    assert "Blue wins with 5." in done.out
    assert "Vermilion (random) comes in place 2 with 1." in done.out
    assert file.read_text() == "mine"
    assert "There is a file" in done.out
    assert "can’t be used" in done.out
    replayed = run("replay", str(other))
    assert replayed.code == 0
    assert "Blue wins with 5." in replayed.out


@pytest.mark.parametrize("bot", ["random", "greedy", "mcts:20it", "level:1"])
def test_play_bots_answer(bot: str) -> None:
    done = run("play", GAME, "--seats", f"{bot},me", "--seed", "3", stdin="moves\nquit\n")
    assert done.code == 0, done
    assert f"Blue ({bot}) places an elephant" in done.out
    again = run("play", GAME, "--seats", f"{bot},me", "--seed", "3", stdin="moves\nquit\n")
    assert again.out == done.out


def test_play_undo_takes_back_the_bots_answer_too() -> None:
    done = run("play", GAME, "--seats", "me,random", stdin="@3\nundo\nquit\n")
    assert done.last.endswith(f'--position "{FIRST}".')


@pytest.mark.parametrize("stdin", ["", "@3\n", "@3"])
def test_play_ends_politely_with_its_input(stdin: str) -> None:
    done = run("play", GAME, "--seats", "me,me", stdin=stdin)
    assert (done.code, done.err) == (0, "")
    assert "--position" in done.last


@pytest.mark.skipif(sys.platform == "win32", reason="sends a signal")
def test_play_ends_politely_by_control_c() -> None:
    with started("play", GAME, "--seats", "me,me") as child:
        assert child.stdin is not None
        assert child.stdout is not None
        child.stdin.write("@3\n")
        child.stdin.flush()
        while "Vermilion is to act" not in child.stdout.readline():
            pass
        child.send_signal(signal.SIGINT)
        out, err = child.communicate(timeout=60)
    assert (child.returncode, err) == (0, "")
    assert out.splitlines()[-1].endswith('--position "3,-/-,- 22222 0/0 1:321".')


def test_play_understands_no_nonsense() -> None:
    """Bytes that are no text, empty lines, and commands without what they need."""
    script = b"\xff\xfe\n\n   \nwhy\nsave\nundo now\nmoves\x00\nquit\n"
    done = subprocess.run(command("play", GAME, "--seats", "me,me"), input=script, capture_output=True, timeout=30)
    assert done.returncode == 0
    assert done.stderr == b""


# simulate


def simulate(*arguments: str) -> Done:
    return run("simulate", GAME, *arguments)


def test_simulate_tells_what_it_should(tmp_path: Path) -> None:
    done = simulate("--games", "20", "--seats", "random,greedy", "--seed", "1")
    assert (done.code, done.err) == (0, "")
    heads = [line.split("  ")[0] for line in done.out.splitlines()]
    for head in ("actions per game", "turns per game", "legal actions per decision", "bot", "1 random", "2 greedy"):
        assert head in heads
    for head in ("seat", "0", "1", "ended", "by a move", "by a parade"):
        assert head in heads


@pytest.mark.parametrize("seats", ["random,random,random", "random,greedy,mcts:20it"])
def test_simulate_is_the_same_whatever_the_jobs(tmp_path: Path, seats: str) -> None:
    results = []
    for jobs in ("1", "2", "3"):
        rows, summary = tmp_path / f"{jobs}.csv", tmp_path / f"{jobs}.json"
        files = ["--csv", str(rows), "--json", str(summary)]
        done = simulate("--games", "12", "--seats", seats, "--seed", "7", "--jobs", jobs, *files)
        assert done.code == 0, done
        results.append((done.out, rows.read_bytes(), summary.read_bytes()))
    assert results[0] == results[1] == results[2]
    other = simulate("--games", "12", "--seats", seats, "--seed", "8")
    assert other.out != results[0][0]


def test_simulate_files(tmp_path: Path) -> None:
    import csv

    rows, summary = tmp_path / "rows.csv", tmp_path / "summary.json"
    files = ["--csv", str(rows), "--json", str(summary)]
    assert simulate("--games", "9", "--seats", "random,random,greedy", *files).code == 0
    with rows.open(newline="", encoding="utf-8") as file:
        table = list(csv.DictReader(file))
    told = json.loads(summary.read_text())
    assert [row["game"] for row in table] == [str(n) for n in range(9)]
    assert told["games"] == 9
    assert told["plan"]["bots"] == ["random", "random", "greedy"]
    assert told["actions"]["mean"] == pytest.approx(sum(int(row["actions"]) for row in table) / 9)
    assert sum(bot["wins"] for bot in told["bots"]) == pytest.approx(9)
    assert sum(seat["wins"] for seat in told["seats"]) == pytest.approx(9)
    # each bot was three times on every seat
    for seat in range(3):
        assert sum(row[f"seat_{seat}_bot"] == "greedy" for row in table) == 3
    assert simulate("--games", "9", "--seats", "random,random,greedy", "--fixed", "--csv", str(rows)).code == 0
    with rows.open(newline="", encoding="utf-8") as file:
        assert {row["seat_2_bot"] for row in csv.DictReader(file)} == {"greedy"}


@pytest.mark.skipif(sys.platform == "win32", reason="sends a signal")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_simulate_shows_by_control_c_what_is_there(jobs: str, tmp_path: Path) -> None:
    rows = tmp_path / "rows.csv"
    for seconds in (2, 8, 32):  # on a busy machine the first game may end later
        rows.unlink(missing_ok=True)
        arguments = ["--games", "1000000", "--jobs", jobs, "--csv", str(rows)]
        with started("simulate", GAME, *arguments) as child:
            while not rows.exists():  # it is made just before the first game
                time.sleep(0.05)
            time.sleep(seconds)
            os.killpg(child.pid, signal.SIGINT)  # as a terminal does: all processes get it
            out, err = child.communicate(timeout=60)
        assert child.returncode == 130, err
        played = re.fullmatch(r"Stopped after (\d+) of 1000000 games\.\n", err)
        assert played, err
        if int(played[1]):
            break
    assert int(played[1])
    assert len(rows.read_text().splitlines()) == int(played[1]) + 1
    assert out.startswith(f"{played[1]} game")


# replay


def test_replay(record: Path) -> None:
    done = run("replay", str(record))
    assert (done.code, done.err) == (0, "")
    lines = done.out.splitlines()
    assert lines[0] == f"A game of {GAME} on the board spiral, played by Blue (Anna), Vermilion."
    assert lines[1].startswith("1. Blue (Anna), @")
    assert any(line.startswith("The game ended by a ") for line in lines)


def test_replay_of_a_ply(record: Path) -> None:
    whole = json.loads(run("replay", str(record), "--json").out)
    done = run("replay", str(record), "--ply", "7")
    assert done.last == whole["actions"][6]["position"]
    part = json.loads(run("replay", str(record), "--ply", "7", "--json").out)
    assert part["actions"] == whole["actions"][:7]
    assert part["position"] == done.last
    assert part["result"] is None
    assert run("replay", str(record), "--ply", "0").last == FIRST
    assert "from 0 to" in refused("replay", str(record), "--ply", "9999")


def test_replay_json(record: Path) -> None:
    told = json.loads(run("replay", str(record), "--json").out)
    position = game(GAME).config(2).position(told["position"])
    assert position.over
    assert told["scores"] == position.scores
    assert told["places"] == position.places
    assert told["seats"] == ["Anna", ""]


def test_replay_says_where_a_record_is_wrong(record: Path, tmp_path: Path) -> None:
    text = record.read_text()
    lines = text.splitlines()
    line = next(n for n, words in enumerate(lines, 1) if words.startswith("3. "))
    bad = tmp_path / "bad.txt"
    bad.write_text(text.replace(lines[line - 1], "3. 0: @99"))
    assert f"{bad}, line {line}: There is no start space 99" in refused("replay", str(bad))
    bad.write_text(text.replace("scores: ", "scores: 1"))
    assert "the replay gives" in refused("replay", str(bad))
    bad.write_text("")
    refused("replay", str(bad))
    bad.write_bytes(b"\x00\xff\xfe")
    assert "not a text file" in refused("replay", str(bad))
    refused("replay", str(tmp_path))
    refused("replay", str(tmp_path / "nothing"))


# bench, serve


def test_bench(monkeypatch: pytest.MonkeyPatch) -> None:
    """The measuring is tested where it lives; here: what is printed of it."""
    measured = {"game": GAME, "players": 2, "ns_per_action": 150.0, "playouts_per_s": 80000.0}
    measured |= {"sims_per_s": 60000.0, "copy_ns": 40.0}
    lab = SimpleNamespace(bench=lambda game: [measured | {"game": game.name}], peer=lambda: None)
    monkeypatch.setitem(sys.modules, "waterhole.lab.bench", lab)
    assert json.loads(run("bench", GAME, "--json").out) == [measured]
    done = run("bench", GAME)
    assert done.out.splitlines()[1].split() == [GAME, "2", "150.0", "80,000.0", "60,000.0", "40.0"]
    assert "OpenSpiel" in done.err
    lab.peer = lambda: {"game": "breakthrough", "players": 2, "sims_per_s": 9.0}
    done = run("bench", GAME)
    assert done.out.splitlines()[2].split() == ["breakthrough", "2", "-", "-", "9.0", "-"]
    assert "no game" in refused("bench", GAME, "chess")


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What the server was asked for, instead of serving."""
    asked: list[dict[str, Any]] = []
    monkeypatch.setattr("waterhole.server.serve", lambda **how: asked.append(how))
    return asked


def test_serve(served: list[dict[str, Any]], tmp_path: Path) -> None:
    assert run("serve", "--host", "0.0.0.0", "--port", "99", "--data", str(tmp_path), "--open").code == 0
    assert served[0] | {"host": "0.0.0.0", "port": 99, "data": tmp_path, "open_browser": True} == served[0]


def test_without_a_command_it_serves_and_opens_the_browser(served: list[dict[str, Any]]) -> None:
    assert run().code == 0
    assert served[0] | {"host": "127.0.0.1", "port": 8000, "data": None, "open_browser": True} == served[0]
    assert run("serve").code == 0
    assert served[1] == served[0] | {"open_browser": False}


def test_serve_on_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert str(port) in refused("serve", "--port", str(port), "--data", str(tmp_path))
    file = tmp_path / "file"
    file.touch()
    assert str(file) in refused("serve", "--port", "0", "--data", str(file))
    refused("serve", "--host", "300.1.1.1", "--port", "0", "--data", str(tmp_path))


# bad input, language, the frame


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["bogus"], "bogus"),
        (["show"], "GAME"),
        (["show", "chess"], "no game “chess”; there are: "),
        (["show", GAME, "--players", "7"], "2, 3, 4"),
        (["show", GAME, "--players", "x"], "--players"),
        (["show", GAME, "--players", "9" * 5000], "--players"),
        (["show", GAME, "--plyers", "2"], "--plyers"),
        (["show", GAME, "start", "more"], "more"),
        (["show", GAME, "--option", "bogus"], "hindmost_swims"),
        (["show", GAME, "--option", "players=3"], "hindmost_swims"),
        (["show", GAME, "--option", "hindmost_swims=7"], "0, 1"),
        (["show", GAME, "--option", "hindmost_swims=yes"], "whole number"),
        (["show", GAME, "--option", "hindmost_swims="], "whole number"),
        (["show", GAME, "--board", "/no/such/board"], "spiral"),
        (["show", GAME, "nonsense"], "14,9/15,12"),
        (["show", GAME, ""], "one to four fields"),
        (["show", GAME, "1,2/3"], "pair of a seat"),
        (["show", GAME, "1,2/3,4 22222 0/0/0"], "logs held"),
        (["show", GAME, "1,2/3,4/5,6 22222 0/0/0 5:321"], "no seat 5"),
        (["show", GAME, "1,2/3,4", "--players", "3"], "there are 3 players"),
        (["show", GAME, "1,2/3,4/5,6/7,8/9,10"], "5 seats"),
        (["moves", GAME], "POSITION"),
        (["apply", GAME, "start"], "ACTION"),
        (["apply", GAME, "start", "--bogus"], "--bogus"),
        (["perft", GAME, "x"], "DEPTH"),
        (["perft", GAME, "-1"], ""),
        (["perft", GAME, "100"], "DEPTH"),
        (["perft", GAME, "1", "--position"], "--position"),
        (["play", GAME, "--seats", "me"], "2, 3, 4"),
        (["play", GAME, "--seats", ""], ""),
        (["play", GAME, "--seats", "me,deepblue"], "deepblue"),
        (["play", GAME, "--seats", "me,me", "--position", "x"], ""),
        (["simulate", GAME, "--games", "0"], "--games"),
        (["simulate", GAME, "--seats", "random"], "2, 3, 4"),
        (["simulate", GAME, "--seats", "random,me"], "me"),
        (["simulate", GAME, "--jobs", "0"], "--jobs"),
        (["simulate", GAME, "--csv", "/no/such/folder/x"], "/no/such/folder/x"),
        (["simulate", GAME, "--seed", "-1"], "--seed"),
        (["replay"], "FILE"),
        (["serve", "--port", "70000"], "--port"),
        (["serve", "--port", "http"], "--port"),
        (["show", GAME, "--lang", "xx"], "en, da, de"),
        (["show", GAME, "--lang"], "--lang"),
        (["apply", GAME, "start", "\x1b[31mred\n\n\x07"], "red"),
    ],
)
def test_bad_input(arguments: list[str], says: str) -> None:
    assert says in refused(*arguments)


WORDS = st.sampled_from(
    [
        *(
            "show",
            "moves",
            "apply",
            "start",
            GAME,
            FIRST,
            "14,9*/15,12 22022 2/3 0:31",
            "H1,H2/H3,20 22222 3/2 over:move",
        ),
        *(
            "--players",
            "--board",
            "--option",
            "--seed",
            "--help",
            "--lang",
            "--debug",
            "--",
            "-",
            "--position",
            "--ply",
        ),
        *("2", "3", "-1", "spiral", "hindmost_swims", "hindmost_swims=1", "@3", "14+1", "parade", "da", "=", "14,9"),
    ]
)
TEXTS = st.text(st.characters(exclude_categories=("Cs",), exclude_characters="\x00"), max_size=12)


@given(first=st.sampled_from(["games", "show", "moves", "apply", "replay"]), rest=st.lists(WORDS | TEXTS, max_size=7))
@settings(max_examples=150)
def test_no_arguments_lead_to_a_traceback(first: str, rest: list[str]) -> None:
    done = run(first, *rest)
    assert done.code in (0, 2), done
    assert "fault of Waterhole" not in done.err
    if done.code == 2 and "--debug" not in rest:
        assert re.fullmatch(r"waterhole: [^\n]+\n", done.err), done.err
        assert done.out == ""


@given(position=st.text("0123456789,/-*:H over", max_size=40), action=TEXTS)
@settings(max_examples=100)
def test_no_position_leads_to_a_traceback(position: str, action: str) -> None:
    done = run("apply", GAME, "--", position, action)
    assert done.code in (0, 2)
    assert "fault of Waterhole" not in done.err


@given(lines=st.lists(st.sampled_from(["moves", "undo", "why", "board", "help", "why 3+1"]) | TEXTS, max_size=12))
@settings(max_examples=50)
def test_no_typing_ends_play(lines: list[str]) -> None:
    typed = "\n".join(line.replace("save", "").replace("quit", "") for line in lines)
    done = run("play", GAME, "--seats", "me,me", stdin=f"{typed}\nquit\n")
    assert (done.code, done.err) == (0, "")


def test_language(monkeypatch: pytest.MonkeyPatch) -> None:
    english, german = run("show", GAME).out, run("show", GAME, lang="de").out
    assert english != german
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert run("show", GAME, lang="").out == english
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert run("show", GAME, lang="").out == german
    assert run("show", GAME, "--lang", "en", lang="").out == english
    assert run("show", GAME, "--lang=en", lang="").out == english
    monkeypatch.setenv("LC_ALL", "C")
    assert run("show", GAME, lang="").out == english
    # also for what is wrong
    assert "gibt es nicht" in run("show", "chess", lang="de").err


def test_version_and_help() -> None:
    assert run("--version").out == f"waterhole {__version__}\n"
    for name in ("games", "show", "moves", "apply", "perft", "play", "simulate", "replay", "bench", "serve"):
        done = run(name, "--help")
        assert done.code == 0
        assert "\x1b" not in done.out
        assert name in run("--help").out


def test_debug_shows_where(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise KeyError("oh")

    monkeypatch.setattr("waterhole.games.game.Game.config", broken)
    done = run("show", GAME)
    assert done.code == 1
    assert done.err.startswith("waterhole: This is a fault of Waterhole (KeyError: 'oh')")
    assert len(done.err.splitlines()) == 1
    assert "Traceback" in run("show", GAME, "--debug").err


def test_as_typer_app() -> None:
    """The app behind `main` works with typer's own tools too."""
    result = CliRunner().invoke(app, ["--lang", "en", "apply", GAME, "start", "@3"])
    assert result.exit_code == 0
    assert result.stdout == "3,-/-,- 22222 0/0 1:321\n"


def test_as_module_and_as_script() -> None:
    out = subprocess.run(command("--version"), capture_output=True, text=True, check=True).stdout
    script = Path(sys.executable).with_name("waterhole")
    assert subprocess.run([script, "--version"], capture_output=True, text=True, check=True).stdout == out
    done = subprocess.run(command("show", "chess"), capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stdout == ""


@pytest.mark.skipif(sys.platform == "win32", reason="pipes differ")
def test_broken_pipe_is_quiet() -> None:
    child = subprocess.Popen(command("show", GAME), stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert child.stdout is not None
    assert child.stderr is not None
    child.stdout.close()
    with child.stderr:
        assert child.stderr.read() == b""
    assert child.wait(20) == 1


def test_plan_and_rows_can_be_read_back(tmp_path: Path) -> None:
    """The JSON of a simulation is the structure of the lab."""
    from waterhole.lab.simulate import Summary

    file = tmp_path / "summary.json"
    assert simulate("--games", "4", "--json", str(file)).code == 0
    assert msgspec.json.decode(file.read_bytes(), type=Summary).games == 4
