"""The tree search: compiled as in plain Python, its sums, its bounds, and what it finds."""

from __future__ import annotations

import numpy as np
import pytest
from tests.engine.shared import tables
from tests.search.shared import some_way
from tests.toy import GAME as TOY

from waterhole import engine, games
from waterhole.engine.kernels.tree import Work
from waterhole.engine.plain import Plain
from waterhole.games.chance import fast_words
from waterhole.games.game import Game
from waterhole.search import mcts
from waterhole.search.analysis import analyse
from waterhole.search.bots import known
from waterhole.search.mcts import Search

ELEFANTENPARADE = games.get("elefantenparade")


@pytest.mark.parametrize(("game", "players"), tables())
def test_compiled_and_plain_trees_are_equal(game: Game, players: int) -> None:
    position = some_way(game.config(players), 5)
    config, seat, iterations = position.config, position.actor, 120
    view = known(game, position.state, seat)
    search = Search(config, view, seat, 7, iterations=iterations)
    search.run(iterations)

    plain, rules = Plain(game), game.rules
    tree = engine.compiled(game).grow_args(config, seat, len(search._trees[0][0].action), 0.0, 0.0, fast_words(0))[0]
    states = plain.states(2)
    states[0] = view
    floats = [[0.0] * rules.SEATS for _ in range(3)]
    ints = [[0] * rules.SEATS for _ in range(2)]
    work = Work(states, [0] * rules.ACTIONS, [0.0] * rules.ACTIONS, [0] * rules.ACTIONS, [0] * 512, *floats, *ints)
    plain.grow(tree, work, config.board, players, seat, iterations, mcts.EXPLORE, mcts.MARGIN, fast_words(7))
    for name, found, expected in zip(tree._fields, search._trees[0][0], tree, strict=True):
        assert np.array_equal(found, expected), name


@pytest.mark.parametrize(("game", "players"), tables())
def test_visits_add_up(game: Game, players: int) -> None:
    for actions in (0, 4, 8):
        position = some_way(game.config(players), actions)
        view = known(game, position.state, position.actor)
        search = Search(position.config, view, position.actor, 3)
        assert search.run(iterations=700) == 700
        tree = search._trees[0][0]
        assert tree.visits[0] == 700
        branches = search.branches()
        assert sum(branch.visits for branch in branches) == 700
        assert sorted(branch.action for branch in branches) == list(position.legal.actions())
        assert [branch.visits for branch in branches] == sorted((b.visits for b in branches), reverse=True)
        for branch in branches:
            assert sum(branch.wins) == pytest.approx(branch.visits)
            assert 0 <= branch.gain <= branch.visits
        for node in range(int(tree.size[0])):
            below = sum(int(tree.visits[child]) for child in mcts._children(tree, node))
            # a node is played out once when it is new, and whenever the game ends there
            assert below <= tree.visits[node]
        assert not tree.opened[0] or view == position.state  # where something is hidden, positions vary
        assert search.best == branches[0].action
        assert search.line()[0] == search.best


def test_a_search_goes_on_where_it_stopped() -> None:
    position = some_way(ELEFANTENPARADE.config(3), 20)
    one, two = (Search(position.config, position.state, position.actor, 3) for _ in range(2))
    one.run(iterations=900)
    two.run(iterations=300)
    two.run(iterations=600)
    assert one.branches() == two.branches()


def test_threads_grow_trees_of_their_own_that_are_summed() -> None:
    position = some_way(TOY.config(4), 3)
    view = known(TOY, position.state, position.actor)
    told: list[int] = []
    many = Search(position.config, view, position.actor, 11, threads=3)
    assert many.run(iterations=1000, progress=told.append) == 1000
    assert max(told) == 1000
    counts = [int(args[0].visits[0]) for args in many._trees]
    assert sum(counts) == 1000
    assert max(counts) - min(counts) <= 1
    assert sum(branch.visits for branch in many.branches()) == 1000
    gains = [float(args[0].value[0].sum()) for args in many._trees]
    assert len(set(gains)) == 3
    again = Search(position.config, view, position.actor, 11, threads=3)
    again.run(iterations=1000)
    assert again.branches() == many.branches()


@pytest.mark.parametrize("game", [ELEFANTENPARADE, TOY], ids=lambda game: game.name)
def test_a_full_tree_counts_on(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mcts, "NODES", 60)
    position = some_way(game.config(3), 9)
    search = Search(position.config, known(game, position.state, position.actor), position.actor, 3)
    search.run(iterations=3000)
    assert search.full
    assert search._trees[0][0].size[0] <= 60
    assert sum(branch.visits for branch in search.branches()) == 3000


@pytest.mark.parametrize(
    ("position", "best"),
    [
        # two are home; seat 0's elephant on 58 comes home and wins with any number, and with the parade
        ("58,20/H1,H2 00000 7/7 0:321", {"58+1", "58+2", "58+3", "parade"}),
        # coming home at once ends the game two logs short; they have to be fetched from 44 first
        ("58,43/H1,H2 00022 5/7 0:321", {"43+1", "parade"}),
    ],
)
def test_it_takes_a_victory(position: str, best: set[str]) -> None:
    given = ELEFANTENPARADE.config(2).position(position)
    found = analyse(given.config, given.state, given.actor, iterations=3000)
    assert given.action_text(found.actions[0].action) in best
    assert found.actions[0].wins[given.actor] > 0.95
    assert found.line[0] == found.actions[0].action


def test_an_analysis_says_what_it_found() -> None:
    position = some_way(TOY.config(3), 4)
    found = analyse(position.config, position.state, position.actor, iterations=500, threads=2)
    assert found.iterations == 500
    assert found.seat == position.actor
    assert sorted(each.action for each in found.actions) == list(position.legal.actions())
    for each in found.actions:
        assert sum(each.wins) == pytest.approx(1)
        assert len(each.scores) == len(each.score_errors) == 3
        assert all(error >= 0 for error in each.score_errors)
    assert found.actions[0].visits == max(each.visits for each in found.actions)
    with pytest.raises(ValueError, match="needs iterations"):
        analyse(position.config, position.state, position.actor)


def test_scores_are_those_of_the_games_end() -> None:
    """Where the next action ends the game, the search knows the result exactly."""
    given = ELEFANTENPARADE.config(2).position("58,20/H1,H2 00000 7/7 0:321")
    found = analyse(given.config, given.state, given.actor, iterations=400)
    home = next(each for each in found.actions if given.action_text(each.action) == "58+3")
    assert home.wins == (1.0, 0.0)
    assert home.scores == (8.0, 7.0)
    assert home.score_errors == (0.0, 0.0)
