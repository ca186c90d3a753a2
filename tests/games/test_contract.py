"""What every game must be and do, whichever it is. A new game is tested by this without a line of its own."""

from __future__ import annotations

import inspect
import os
import pickle
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.snatch import GAME as SNATCH

import waterhole
from waterhole.games import game as contract
from waterhole.games.chance import Fast, Keyed
from waterhole.games.fields import Fields
from waterhole.games.game import BadOption, Config, Game, NotLegal, NotNotation, Position
from waterhole.games.message import Message

GAMES = [waterhole.game(name) for name in waterhole.game_names()]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)

ANSWERED = [game for game in (*GAMES, SNATCH) if game.reactions is not None]
"""The games in which others may answer an action before it takes effect."""

MODULES = {
    "rules": contract.Rules,
    "boards": contract.Boards,
    "notation": contract.Notation,
    "views": contract.Views,
    "whys": contract.Whys,
    "strategy": contract.Strategy,
}


def configs(game: Game) -> list[Config]:
    """The game with every number of players and every value of every option, or some where there are many."""
    found = [game.config(players) for players in game.players]
    for option in game.options:
        values = option.values if len(option.values) <= 4 else option.values[1 :: len(option.values) // 4]
        for n, value in enumerate(values):
            some = game.players if values is option.values else [game.players[n % len(game.players)]]
            found += [game.config(players, **{option.name: value}) for players in some]
    return found


def playthrough(config: Config, seed: int) -> Iterator[Position]:
    chance, choice = Keyed(seed.to_bytes(16, "little")), Fast(seed)
    position = config.start(chance)
    while not position.over:
        yield position
        actions = position.legal.actions()
        position.apply(actions[choice.below(len(actions))])
    yield position


def members(protocol: type[Any]) -> dict[str, Any]:
    declared = {**dict.fromkeys(protocol.__annotations__), **vars(protocol)}
    return {name: value for name, value in declared.items() if not name.startswith("_")}


def test_the_games_there_are() -> None:
    assert "elefantenparade" in waterhole.game_names()
    assert list(waterhole.game_names()) == sorted(set(waterhole.game_names()))
    for game in GAMES:
        assert waterhole.game(game.name) is game


def test_an_unknown_game() -> None:
    for name in ("", "chess", "Elefantenparade", "message", "__pycache__", "elefantenparade "):
        with pytest.raises(BadOption) as caught:
            waterhole.game(name)
        assert caught.value.message.id == "no_such_game"
        assert caught.value.message.args["games"] == ", ".join(waterhole.game_names())


def test_rules_need_nothing_of_the_rest_to_run() -> None:
    """Tables run interpreted: neither NumPy nor Numba, nor a server, is loaded to play a game."""
    program = (
        "import sys, waterhole\n"
        "for name in waterhole.game_names():\n"
        "    position = waterhole.game(name).start()\n"
        "    while not position.over: position.apply(position.legal.actions()[0])\n"
        "print([m for m in ('numpy', 'numba', 'litestar', 'fluent') if m in sys.modules])\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@every_game
def test_the_modules_have_what_the_contract_names(game: Game) -> None:
    for attribute, protocol in MODULES.items():
        module = getattr(game, attribute)
        for name, declared in members(protocol).items():
            assert hasattr(module, name), f"{module.__name__}.{name}"
            if inspect.isfunction(declared):
                wanted = [p for p in inspect.signature(declared).parameters if p != "self"]
                assert list(inspect.signature(getattr(module, name)).parameters) == wanted, f"{module.__name__}.{name}"


@every_game
def test_its_numbers_and_names(game: Game) -> None:
    assert game.name == game.folder.name
    assert game.name.isidentifier()
    assert game.players == tuple(sorted(set(game.players)))
    assert 1 <= game.players[0] <= game.players[-1] == game.rules.SEATS <= 6
    assert 0 < game.minutes[0] <= game.minutes[1]
    assert game.boards.DEFAULT in game.board_names()
    assert issubclass(game.rules.State, Fields)
    assert 1 <= len(game.rules.ENDINGS) == len(set(game.rules.ENDINGS))
    assert game.hides() == hasattr(game.rules, "imagine")
    for option in game.options:
        assert option.default in option.values
        assert option.name.isidentifier()
        assert option.name not in ("players", "board")
    for kind in (game.views.View, game.views.Effect, game.views.Layout):
        assert issubclass(kind, msgspec.Struct)


@every_game
def test_every_board_that_comes_with_it_is_a_board(game: Game) -> None:
    for board in game.board_names():
        for players in game.players:
            config = game.config(players, board)
            assert (config.board_name, config.board_text) == (board, None)
            # what rules read compiles: whole numbers and sequences of them
            for value in config.board:
                flat = [value] if isinstance(value, int) else list(value)
                assert all(isinstance(n, int) for row in flat for n in (row if isinstance(row, tuple) else [row]))


@every_game
def test_games_run_by_the_contract(game: Game) -> None:
    for config in configs(game):
        for seed in range(3):
            for ply, position in enumerate(playthrough(config, seed)):
                rules = game.rules
                out = [-1] * rules.ACTIONS
                count = rules.legal(position.state, config.board, out)
                assert out[:count] == sorted(set(out[:count]))
                assert set(out[:count]) <= set(range(rules.ACTIONS))
                assert out[count:] == [-1] * (rules.ACTIONS - count)
                assert bool(count) != position.over
                if not position.over:
                    assert 0 <= position.actor < config.players
                    assert position.ending is None
                assert len(position.scores) == len(position.places) == config.players
                assert min(position.places) == 1
                assert ply < 5000
            assert position.over
            assert position.actor == -1
            assert position.ending in rules.ENDINGS
            assert not position.legal.actions()


@every_game
def test_notation_and_views_along_a_game(game: Game) -> None:
    for config in configs(game):
        for position in playthrough(config, 5):
            again = config.position(position.text)
            assert again.state == position.state
            assert again.text == position.text
            assert "\n" not in position.text
            texts = list(position.legal)
            assert [position.parse(text) for text in texts] == list(position.legal.actions())
            assert all(text in position.legal for text in texts)
            assert pickle.loads(pickle.dumps(position.state)) == position.state
            for seat in [None, *range(config.players)]:
                view = game.views.view(position.state, config, seat)
                assert msgspec.json.decode(msgspec.json.encode(view), type=game.views.View) == view
                described = game.views.describe(position.state, config, seat)
                assert described
                assert all(isinstance(message, Message) for message in described)
            assert game.views.picture(position.state, config)
        layout = game.views.layout(config)
        assert msgspec.json.decode(msgspec.json.encode(layout), type=game.views.Layout) == layout


@every_game
def test_strategy_along_a_game(game: Game) -> None:
    for config in configs(game):
        rng = Fast(1)
        position = config.start(Fast(2))
        while not position.over:
            values = [0.0] * game.rules.SEATS
            before = position.state.copy()
            game.strategy.evaluate(position.state, config.board, values)
            actions = [*position.legal.actions(), -1, -1]
            action = game.strategy.playout(position.state, config.board, actions, len(actions) - 2, rng)
            assert position.state == before
            assert action in actions[:-2]
            assert all(abs(value) < 10**6 for value in values)
            position.apply(action)


def in_other_hands(position: Position, seat: int, seed: int) -> Fields:
    """A state that is alike for the seat."""
    state = position.state.copy()
    if position.config.game.hides():
        position.config.game.rules.imagine(state, seat, Fast(seed))  # type: ignore[attr-defined]
    return state


@pytest.mark.parametrize("game", ANSWERED, ids=lambda game: game.name)
def test_reactions_have_what_the_contract_names(game: Game) -> None:
    for name, declared in members(contract.Reactions).items():
        wanted = [p for p in inspect.signature(declared).parameters if p != "self"]
        assert list(inspect.signature(getattr(game.reactions, name)).parameters) == wanted, name


@pytest.mark.parametrize("game", ANSWERED, ids=lambda game: game.name)
def test_reactions_along_a_game(game: Game) -> None:
    assert game.reactions is not None
    for config in configs(game):
        chance = random.Random(config.players)
        position = config.start(Keyed(bytes(16)))
        let_pass: set[int] = set()
        opened = 0
        while not position.over:
            seat, action = position.actor, chance.choice(position.legal.actions())
            assert action not in let_pass, "outside a window nobody is asked"
            answers = check_window(position, action)
            opened += bool(answers)
            let_pass.update(own[0] for own in answers.values())
            position.apply(action)
            asked = {seat}
            while set(legal := position.legal.actions()) <= set(answers.get(position.actor, [])) and legal:
                assert position.actor not in asked, "each is asked once"
                asked.add(position.actor)
                assert len(legal) > 1, "only who can answer is asked"
                assert answers[position.actor][0] in legal
                position.apply(chance.choice(legal))
        assert opened


def check_window(position: Position, action: int) -> dict[int, list[int]]:
    """The answers of the others to the action, by seat; none where it opens no window."""
    config, state = position.config, position.state.copy()
    reactions, board = config.game.reactions, config.board
    assert reactions is not None
    opens = reactions.opens(state, board, action)
    for other in range(config.players):
        alike = in_other_hands(position, other, action)
        if action in Position(config, alike, Fast(0)).legal.actions():
            assert reactions.opens(alike, board, action) == opens
    if not opens:
        return {}
    told, preview = reactions.declared(state, config, action), reactions.preview(state, config, action)
    assert isinstance(told, Message)
    assert preview is None or isinstance(preview, config.game.views.Effect)
    found = {}
    for other in range(config.players):
        if other == position.actor:
            continue
        own = found[other] = reactions.answers(state, board, action, other)
        assert len(own) == len(set(own)) >= 1
        texts = [position.action_text(answer) for answer in own]
        assert len(texts) == len(set(texts))
        assert all(isinstance(reactions.offered(state, config, action, answer), Message) for answer in own[1:])
        alike = in_other_hands(position, other, action)
        assert reactions.answers(alike, board, action, other) == own
        assert reactions.declared(alike, config, action) == told
        assert msgspec.json.encode(reactions.preview(alike, config, action)) == msgspec.json.encode(preview)
    assert position.state == state
    return found


@every_game
def test_a_position_equals_only_its_like(game: Game) -> None:
    first = game.start()
    assert first == game.start()
    assert first.copy() == first
    assert first.copy().state is not first.state
    assert first != first.text
    assert len(game.players) == 1 or first != game.start(game.players[-1])
    assert first.text in repr(first)
    assert all(text in repr(first.legal) for text in first.legal)
    assert len(first.legal) == len(list(first.legal))
    assert 3 not in first.legal
    assert "no notation of anything" not in first.legal


@every_game
def test_bad_actions_leave_the_position_alone(game: Game) -> None:
    position = game.start()
    before = position.state.copy()
    for action in (-1, game.rules.ACTIONS, 10**20):
        with pytest.raises(NotNotation):
            position.play(action)
    for action in set(range(game.rules.ACTIONS)) - set(position.legal.actions()):
        with pytest.raises(NotLegal):
            position.play(action)
    assert position.state == before


# what is chosen


def bad(game: Game, *args: Any, **options: Any) -> Message:
    with pytest.raises(BadOption) as caught:
        game.config(*args, **options)
    message = caught.value.message
    assert all(isinstance(value, int | str) for value in message.args.values())
    return message


@every_game
def test_odd_numbers_of_players(game: Game) -> None:
    assert game.config().players == game.players[0]
    numbers = ", ".join(map(str, game.players))
    for players in (-1, 0, game.players[-1] + 1, 10**9):
        assert bad(game, players) == Message("bad_players", {"players": players, "numbers": numbers})


@every_game
def test_odd_options(game: Game) -> None:
    names = ", ".join(option.name for option in game.options) or "-"
    assert bad(game, no_such_option=1) == Message("bad_option", {"option": "no_such_option", "options": names})
    for option in game.options:
        for value in (-1, max(option.values) + 1, "x", "1", None, 0.5):
            message = bad(game, **{option.name: value})
            assert message.id == "bad_option_value"
            assert message.args["option"] == option.name
            assert message.args["values"] == ", ".join(map(str, option.values))
        for value in option.values:
            assert game.config(**{option.name: value}).options[option.name] == value
        assert game.config().options[option.name] == option.default


@every_game
def test_board_files_that_cannot_be_read(game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    binary = tmp_path / "binary.txt"
    binary.write_bytes(bytes(range(256)))
    wide = tmp_path / "wide.txt"
    wide.write_text("houses 3 2 1", encoding="utf-16")
    boards = ["", ".", "nowhere.txt", "/", str(tmp_path), str(binary), str(wide), str(binary / "deeper.txt")]
    boards += ["\0", "\ud800", "x" * 5000, "~no-such-person-lives-here/board.txt", f"../{game.boards.DEFAULT}"]
    if hasattr(os, "geteuid") and os.geteuid() != 0:  # root may read everything
        closed = tmp_path / "closed.txt"
        closed.write_text("")
        closed.chmod(0)
        boards.append(str(closed))
    for board in boards:
        message = bad(game, None, board)
        assert message == Message("board_unreadable", {"board": board, "boards": ", ".join(game.board_names())})
    with pytest.raises(BadOption, match="board_unreadable"):
        game.config_of(game.players[0], {}, "no such board")


@every_game
def test_a_board_file_of_ones_own(game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (game.folder / "data" / f"{game.boards.DEFAULT}.txt").read_text(encoding="utf-8")
    plain = tmp_path / "own.txt"
    plain.write_text(text, encoding="utf-8")
    marked = tmp_path / "marked.txt"  # as some editors write
    marked.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    for board in (str(plain), "own.txt", "~/own.txt", str(marked)):
        config = game.config(None, board)
        assert config.board == game.config().board
        assert config.board_name == board
        assert config.board_text is not None
        assert game.config_of(config.players, {}, board, config.board_text) == config
    empty = tmp_path / "empty.txt"
    empty.write_text("")
    with pytest.raises(BadOption) as caught:
        game.config(None, str(empty))
    assert caught.value.message.args["file"] == str(empty)
    assert caught.value.message.args["line"] == 1


@every_game
def test_a_board_at_random_is_the_same_for_the_same_seed(game: Game) -> None:
    if not hasattr(game.boards, "random"):
        with pytest.raises(BadOption):
            game.config(board="random:7")
        return
    one, again, other = (game.config(board=f"random:{seed}") for seed in (7, 7, 8))
    assert one.board == again.board != other.board
    assert one.board_text == game.boards.random(7)
    for wrong in ("random:", "random:x", "random:-1", "random:1234567890"):
        with pytest.raises(BadOption):
            game.config(board=wrong)
