"""How strong bots are. The full numbers are those of `make soak`; the smaller ones could fail by bad luck once in
thousands of runs if the bots were just as strong as they must be, but their games are those of fixed seeds."""

from __future__ import annotations

import pytest
from tests.search.shared import match
from tests.toy import GAME as TOY

from waterhole import games

ELEFANTENPARADE = games.get("elefantenparade")


def test_greedy_beats_random() -> None:
    assert match(ELEFANTENPARADE, "greedy", "random", 60) >= 0.95


@pytest.mark.soak
def test_greedy_beats_random_in_95_of_100_games() -> None:
    assert match(ELEFANTENPARADE, "greedy", "random", 200, seed=1_000_000) >= 0.95


def test_search_beats_greedy() -> None:
    # at 80 of 100 games, 16 of 24 or more are won in 97 % of such tests; a bot of equal strength does so in 8 %
    assert match(ELEFANTENPARADE, "mcts:1000it", "greedy", 24) >= 16 / 24


@pytest.mark.soak
def test_search_beats_greedy_in_80_of_100_games() -> None:
    assert match(ELEFANTENPARADE, "mcts:1000it", "greedy", 100, seed=1_000_000) >= 0.8


@pytest.mark.parametrize("players", [3, 4])
def test_search_beats_random_with_more_players(players: int) -> None:
    assert match(ELEFANTENPARADE, "mcts:200it", "random", 24, players) >= 0.8


@pytest.mark.parametrize("players", TOY.players)
def test_search_copes_with_chance_and_hidden_hands(players: int) -> None:
    """Against chance alone a bot wins its share, 1 / players; this game leaves luck its part."""
    games = 150
    share = match(TOY, "mcts:300it", "random", games, players)
    deviation = (1 / players * (1 - 1 / players) / games) ** 0.5
    assert share > 1 / players + 4 * deviation


def test_levels_rise() -> None:
    assert match(ELEFANTENPARADE, "level:1", "random", 30) > 0.6
    assert match(ELEFANTENPARADE, "level:3", "level:1", 30) > 0.7


@pytest.mark.soak
@pytest.mark.parametrize("level", [2, 3, 4, 5])
def test_every_level_beats_the_one_below(level: int) -> None:
    # the highest two think long, and draw close as play becomes good
    assert match(ELEFANTENPARADE, f"level:{level}", f"level:{level - 1}", 60) > 0.55
