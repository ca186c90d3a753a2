"""What is kept between processes, and the traps around it."""

from __future__ import annotations

import json
import logging
import os
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import numba
import pytest
from tests.engine.shared import ROOT, all_games, run
from tests.toy import GAME as TOY

from waterhole import engine, games
from waterhole.engine import cache, twins
from waterhole.engine.plain import Plain

ELEFANTENPARADE = games.get("elefantenparade")


def test_neither_numpy_nor_numba_is_loaded_before_it_is_needed() -> None:
    heavy = "['numpy', 'numba', 'llvmlite']"
    assert (
        run(f"import sys, waterhole.engine, waterhole.search.bots; print([m for m in {heavy} if m in sys.modules])")
        == "[]\n"
    )


def test_greedy_needs_no_engine() -> None:
    code = """
import sys, waterhole
from waterhole.search.bots import Player, parse
position = waterhole.game('elefantenparade').start(players=2)
print(Player(position.config, parse('greedy'), 1).choose(position.state, 0) in position.legal.actions())
print([m for m in ('numpy', 'numba') if m in sys.modules])
"""
    assert run(code) == "True\n[]\n"


def test_a_second_process_compiles_nothing() -> None:
    engine.build(ELEFANTENPARADE)
    assert engine.is_built(ELEFANTENPARADE)
    code = """
import json, waterhole
from waterhole import engine
from waterhole.search.bots import Player, parse
from waterhole.search.analysis import analyse
game = waterhole.game('elefantenparade')
assert engine.is_built(game)
assert not engine.is_loaded(game)
compiled = engine.compiled(game)
assert engine.is_loaded(game) and engine.compiled(game) is compiled
for players in (2, 4):
    start = game.start(players=players)
    compiled.perft(start.config, start.state, 3)
    compiled.playouts(start.config, start.state, 3, 1)
    compiled.playouts(start.config, None, 3, 1)
    Player(start.config, parse('mcts:50it'), 1).choose(start.state, 0)
    Player(start.config, parse('level:2'), 1, threads=2).choose(start.state, 0)
    analyse(start.config, start.state, 0, iterations=50)
found = {}
for name, entry, _ in compiled.entries():
    found[name] = [sum(entry.stats.cache_hits.values()), sum(entry.stats.cache_misses.values()), len(entry.signatures)]
print(json.dumps(found))
"""
    found = json.loads(run(code))
    assert len(found) > 8
    # one hit each, from the cache; no miss; and no second signature that a call had brought in
    assert found == {name: [1, 0, 1] for name in found}


def test_the_sources_that_take_part() -> None:
    names = {str(path.relative_to(ROOT)) for path in cache.sources(ELEFANTENPARADE)}
    assert {
        "src/waterhole/games/elefantenparade/rules.py",
        "src/waterhole/games/elefantenparade/board.py",
        "src/waterhole/games/elefantenparade/strategy.py",
        "src/waterhole/games/chance.py",
        "src/waterhole/engine/kernels/tree.py",
        "src/waterhole/engine/twins.py",
    } <= names
    assert not any(name.endswith(("view.py", "notation.py")) for name in names)
    assert "tests/toy/board.py" in {str(path.relative_to(ROOT)) for path in cache.sources(TOY)}


RACE_BOARD = """
from typing import NamedTuple

class Board(NamedTuple):
    players: int
    goal: int
"""
RACE_RULES = """
from waterhole.games.chance import below
from waterhole.games.fields import Fields, flat
from . import steps
from .steps import longest

SEATS = 2
ACTIONS = 9
ENDINGS = ("there",)

@flat
class State(Fields):
    place: int

def setup(s, board, rng):
    s.place = 0

def legal(s, board, out):
    for step in range(longest(s)):
        out[step] = step
    return steps.longest(s)

def apply(s, board, action, rng):
    s.place += action + 1

def actor(s):
    return s.place % 2

def over(s):
    return s.place > 99

def ending(s):
    return 0 if over(s) else -1

def score(s, out):
    out[0] = s.place
    out[1] = 0

def places(s, out):
    out[0] = 1
    out[1] = 2
"""
RACE_STRATEGY = """
def evaluate(s, board, out):
    out[0] = 1.0

def playout(s, board, actions, count, rng):
    return actions[0]
"""
RACE_GAME = """
from pathlib import Path
from typing import Any
from types import SimpleNamespace
from waterhole.games.game import Game
from race_board import Board
from . import rules, strategy

boards = SimpleNamespace(DEFAULT="none", parse=lambda text, source: None, board=lambda *_: Board(2, 9))
GAME = Game("{name}", "1", (2,), (1, 1), Path(__file__).parent, rules, boards, None, None, None, strategy)
"""
RACE_RUN = """
import importlib, sys
from waterhole.engine import cache
from waterhole.engine.compiled_game import Compiled
# one kernel is enough here, and quicker to compile
entries = Compiled.entries
Compiled.entries = lambda self: (e for e in entries(self) if e[0] == 'choices')
for name in sys.argv[1:]:
    game = importlib.import_module(name).GAME
    compiled = Compiled(game)
    records = compiled.records(1)
    count = compiled.choices(records, 0, compiled.board(game.config()), compiled.out())
    print(name, count, sum(compiled.choices.stats.cache_hits.values()))
"""


@pytest.fixture
def race(tmp_path: Path) -> Path:
    """Two games alike in every type, name and line; only a helper in another file differs."""
    (tmp_path / "race_board.py").write_text(RACE_BOARD)
    for name, longest in (("race_one", 3), ("race_two", 5)):
        folder = tmp_path / name
        (folder / "data").mkdir(parents=True)
        (folder / "data" / "none.txt").write_text("")
        (folder / "rules.py").write_text(RACE_RULES)
        (folder / "strategy.py").write_text(RACE_STRATEGY)
        (folder / "steps.py").write_text(f"def longest(s):\n    return {longest}\n")
        (folder / "__init__.py").write_text(RACE_GAME.format(name=name))
    return tmp_path


def test_games_of_equal_types_do_not_run_each_others_code_and_edits_are_seen(race: Path) -> None:
    env = {
        **os.environ,
        "PYTHONPATH": str(race),
        "WATERHOLE_CACHE": str(race / "cache"),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    assert run(RACE_RUN, env, "race_one", "race_two") == "race_one 3 0\nrace_two 5 0\n"
    assert run(RACE_RUN, env, "race_two", "race_one") == "race_two 5 1\nrace_one 3 1\n"
    (race / "race_one" / "steps.py").write_text("def longest(s):\n    return 4\n")
    assert run(RACE_RUN, env, "race_one", "race_two") == "race_one 4 0\nrace_two 5 1\n"


def test_every_change_to_a_source_changes_the_folder(race: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(race))
    from race_one import GAME

    for name in ("race_one", "race_board"):  # this test's own, gone with it
        monkeypatch.setitem(sys.modules, name, sys.modules[name])
    seen = {cache.fingerprint(GAME)}
    for path in (race / "race_one" / "steps.py", race / "race_one" / "rules.py", race / "race_one" / "strategy.py"):
        text = path.read_text()
        path.write_text(text + "# more\n")
        seen.add(cache.fingerprint(GAME))
        path.write_text(text)
    (race / "race_one" / "__init__.py").write_text("# this only ties the game together\n")
    seen.add(cache.fingerprint(GAME))
    assert len(seen) == 4
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    assert cache.fingerprint(GAME) not in seen


def test_without_a_folder_that_can_be_written_nothing_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("WATERHOLE_CACHE", str(tmp_path / "file"))
    with caplog.at_level(logging.WARNING):
        assert cache.prepare(TOY) is None
    assert "WATERHOLE_CACHE names another folder" in caplog.text
    assert not engine.is_built(TOY)

    wrapped = twins.njit_into(None)(lambda: 5)
    assert wrapped() == 5
    assert type(wrapped._cache).__name__ == "NullCache"  # and not Numba's own place of retreat


def test_numbas_setting_is_put_back(tmp_path: Path) -> None:
    kept: Any = numba.config
    before = kept.CACHE_DIR
    wrapped = twins.njit_into(tmp_path)(test_numbas_setting_is_put_back)
    assert before == kept.CACHE_DIR
    assert Path(wrapped._cache.cache_path).is_relative_to(tmp_path)


def test_folders_of_older_sources_are_removed_after_a_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WATERHOLE_CACHE", str(tmp_path))
    old, used, other = (tmp_path / "compiled" / name for name in ("toy/old", "toy/used", "elsewhere/old"))
    for place in (old, used, other):
        place.mkdir(parents=True)
        cache.mark_built(place)
        long_ago = time.time() - 2 * cache.KEPT
        os.utime(place / "built", (long_ago, long_ago))
        os.utime(place, (long_ago, long_ago))
    cache.mark_built(used)
    assert cache.prepare(TOY) == cache.folder(TOY)
    assert not old.exists()
    assert used.exists()
    assert other.exists()


def test_build_says_what_it_does(
    tmp_path: Path, toy_installed: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in toy_installed.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("WATERHOLE_CACHE", str(tmp_path))
    told: list[str] = []
    engine.build(TOY, told.append)
    assert engine.is_built(TOY)
    assert told[0].startswith("toy: begin")
    assert told[-1].startswith("toy: done")
    engine.build(TOY, told.append)
    assert told[-1].startswith("toy: done")
    assert len([line for line in told if "done" in line]) == 1


def test_a_build_that_fails_says_why_in_one_line(race: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from tests.toy import GAME

    monkeypatch.setenv("WATERHOLE_CACHE", str(tmp_path / "cache"))
    with pytest.raises(engine.BuildFailed, match=r"^toy can't be compiled: no_such_game\(game=toy"):
        engine.build(GAME)  # it isn't installed, so the child doesn't know it


def test_plain_first_a_misspelt_name_is_one_line(race: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(race))
    steps = race / "race_two" / "steps.py"
    steps.write_text("def longest(s):\n    return lenght\n")
    from race_two import GAME

    for name in [name for name in sys.modules if name.startswith("race_")]:
        monkeypatch.setitem(sys.modules, name, sys.modules[name])
    plain = Plain(GAME)
    with pytest.raises(NameError, match="lenght"):
        plain.choices(plain.states(1), 0, GAME.config().board, [0] * 9)


def test_threads_get_the_same_compiled_game() -> None:
    found: list[object] = []
    threads = [threading.Thread(target=lambda: found.append(engine.compiled(TOY))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 4
    assert len(set(map(id, found))) == 1


@pytest.mark.parametrize("name", [game.name for game in all_games()])
def test_nothing_is_read_or_written_outside_an_array(toy_installed: dict[str, str], name: str) -> None:
    """Compiled code doesn't check indices; with Numba's checks on, some games and searches run to their end."""
    code = """
import sys, numba
from waterhole import engine, games
from waterhole.search.bots import Player, parse
assert numba.config.BOUNDSCHECK == 1
game = games.get(sys.argv[1])
compiled = engine.compiled(game)
for players in game.players:
    config = game.config(players)
    compiled.playouts(config, None, 20, players)
    position = config.start()
    compiled.perft(config, position.state, 3)
    bot = Player(config, parse('mcts:300it'), 1)
    while not position.over:
        position.apply(bot.choose(position.state, position.actor))
    print(players)
"""
    lines = run(code, {**toy_installed, "NUMBA_BOUNDSCHECK": "1"}, name).split()
    assert lines == [str(players) for players in next(game.players for game in all_games() if game.name == name)]


def test_bounds_checks_do_check(race: Path) -> None:
    """The test above would fail if there was something to find."""
    rules = race / "race_one" / "rules.py"
    rules.write_text(rules.read_text().replace("out[step] = step", "out[step + 7] = step"))
    env = {**os.environ, "PYTHONPATH": str(race), "WATERHOLE_CACHE": str(race / "cache"), "NUMBA_BOUNDSCHECK": "1"}
    command = [sys.executable, "-c", RACE_RUN, "race_one"]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=300, cwd="/")
    assert done.returncode == 1
    assert "IndexError" in done.stderr
