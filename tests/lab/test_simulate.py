"""Simulations: that a plan means the same games, and that the statistics are those of the textbooks."""

from __future__ import annotations

import dataclasses
import math
import multiprocessing
import statistics
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from waterhole import BadOption, game
from waterhole.games.chance import Fast
from waterhole.games.game import Config, Counted, Tally, say
from waterhole.lab.simulate import (
    CountResult,
    EndingResult,
    GroupResult,
    Mean,
    Plan,
    Row,
    WinnerResult,
    WorkerDied,
    counted_names,
    mean,
    play,
    play_one,
    ratio,
    share,
    summarise,
)

GAME = "elefantenparade"
PLAN = Plan(GAME, ("random", "greedy", "random"), games=10, seed=3, options={"hindmost_swims": 1}, board="spiral")


def row(number: int, bots: tuple[int, ...], places: tuple[int, ...], scores: tuple[int, ...], **other: object) -> Row:
    told = {"actions": 10, "turns": 4, "choices": 50, "ending": "move"} | other
    return Row(game=number, bots=bots, scores=scores, places=places, **told)  # type: ignore[arg-type]


def test_bots_move_on_by_a_seat() -> None:
    for seat in range(3):
        assert sorted(PLAN.bot_on(number, seat) for number in range(3)) == [0, 1, 2]
    for number in range(6):
        assert sorted(PLAN.bot_on(number, seat) for seat in range(3)) == [0, 1, 2]
    fixed = Plan(GAME, PLAN.bots, 10, 3, PLAN.options, "spiral", rotate=False)
    assert {fixed.bot_on(number, 2) for number in range(6)} == {2}


def test_a_row_tells_the_game() -> None:
    """Every number of a row, counted once more by playing the same game through the comfortable way."""
    config = PLAN.config()
    for number in range(6):
        played = play_one(PLAN, config, number)
        from waterhole.lab.simulate import _seed
        from waterhole.search.bots import Player, parse

        position = config.start(Fast(PLAN.seed, number))
        actors, choices = [], 0
        while not position.over:
            seat = position.actor
            actors.append(seat)
            choices += len(position.legal)
            bot = parse(PLAN.bots[played.bots[seat]])
            position.play(Player(config, bot, seed=_seed(PLAN.seed, number, seat)).choose(position.state, seat))
        assert played.actions == len(actors)
        assert played.turns == 1 + sum(a != b for a, b in pairwise(actors))
        assert played.choices == choices
        assert (list(played.scores), list(played.places)) == (position.scores, position.places)
        assert played.ending == position.ending
        assert played.bots == tuple((seat + number) % 3 for seat in range(3))


def test_rows_are_the_same_in_any_number_of_processes() -> None:
    rows = list(play(PLAN))
    assert [row.game for row in rows] == list(range(10))
    for jobs in (2, 3):
        assert sorted(play(PLAN, jobs), key=lambda row: row.game) == rows
    assert len({(row.actions, row.choices) for row in rows}) > 5  # and not all the same game


def test_options_and_boards_reach_the_games() -> None:
    dry = Plan(GAME, PLAN.bots, 10, 3, {"hindmost_swims": 0}, "spiral")
    assert list(play(dry)) != list(play(PLAN))
    short = Plan(GAME, PLAN.bots, 4, 3, {}, "own", board_text="spaces 20\nhouses 9 8 7\n")
    assert summarise(short, play(short, 2)).actions.mean < summarise(PLAN, play(PLAN)).actions.mean / 2


def test_leaving_early_stops_the_processes() -> None:
    endless = Plan(GAME, PLAN.bots, 10**6, 3, PLAN.options, "spiral")
    before = set(multiprocessing.active_children())
    running = play(endless, 2)
    next(running)
    assert set(multiprocessing.active_children()) > before
    running.close()
    assert set(multiprocessing.active_children()) <= before


def test_a_worker_that_is_killed_is_told() -> None:
    endless = Plan(GAME, PLAN.bots, 10**6, 3, PLAN.options, "spiral")
    before = set(multiprocessing.active_children())
    running = play(endless, 2)
    next(running)
    for worker in set(multiprocessing.active_children()) - before:
        worker.kill()
    with pytest.raises(WorkerDied):
        list(running)


def test_what_goes_wrong_in_a_worker_is_raised() -> None:
    with pytest.raises(BadOption, match="bad_bot"):
        list(play(Plan(GAME, ("random", "nonsense"), 4, 0, {}, "spiral"), 2))


def test_summary() -> None:
    plan = Plan(GAME, ("random", "greedy"), 4, 0, {}, "spiral")
    rows = [
        row(1, (1, 0), (1, 2), (5, 3), actions=12, choices=66),
        row(0, (0, 1), (1, 1), (4, 4)),
        row(3, (1, 0), (2, 1), (2, 6), ending="parade"),
        row(2, (0, 1), (2, 1), (1, 9)),
    ]
    told = summarise(plan, rows)
    assert told.games == 4
    assert told.actions.mean == 10.5
    assert told.turns == Mean(4, 0)
    assert told.choices.mean == pytest.approx(216 / 42)
    # random: half of game 0, game 3; greedy: half of game 0, games 1 and 2
    assert [bot.wins for bot in told.bots] == [1.5, 2.5]
    assert [bot.score.mean for bot in told.bots] == [(4 + 3 + 1 + 6) / 4, (4 + 5 + 9 + 2) / 4]
    assert [seat.wins for seat in told.seats] == [1.5, 2.5]
    assert [seat.score.mean for seat in told.seats] == [3, 5.5]
    assert told.endings == [EndingResult("move", 3, share(3, 4)), EndingResult("parade", 1, share(1, 4))]
    assert summarise(plan, reversed(rows)) == told


def test_thirds_of_a_victory_add_up() -> None:
    rows = [row(number, (0, 1, 2), (1, 1, 1), (4, 4, 4)) for number in range(3)]
    told = summarise(Plan(GAME, ("random",) * 3, 3, 0, {}, "spiral"), rows)
    assert [bot.wins for bot in told.bots] == [1, 1, 1]
    assert game(GAME).rules.SEATS == 4


@given(st.lists(st.integers(0, 200), min_size=2, max_size=30))
def test_mean(values: list[int]) -> None:
    told = mean(values)
    assert told.mean == pytest.approx(statistics.mean(values))
    assert told.error == pytest.approx(statistics.stdev(values) / math.sqrt(len(values)))


def test_ratio() -> None:
    assert mean([7]) == Mean(7, None)
    # equal ratios know no error, whatever the sizes
    assert ratio([20, 40, 100], [2, 4, 10]) == Mean(10, 0)
    # by hand: R = 30/10, residuals 1 and -1, s² = 2, error = sqrt(2 / 2) / 5
    assert ratio([13, 17], [4, 6]).error == pytest.approx(0.2)


def test_share_is_wilsons_interval() -> None:
    """Against numbers computed elsewhere: 8 of 10 gives 0.490 to 0.943 (Brown, Cai and DasGupta's formula (4))."""
    told = share(8, 10)
    assert (told.share, round(told.low, 3), round(told.high, 3)) == (0.8, 0.49, 0.943)
    assert share(0, 20).low == 0
    assert round(share(0, 20).high, 3) == 0.161
    assert share(20, 20).high == 1


@given(st.integers(1, 500).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))))
def test_share_holds_what_is_measured(counts: tuple[int, int]) -> None:
    told = share(*counts)
    assert 0 <= told.low <= told.share + 1e-12
    assert told.share - 1e-12 <= told.high <= 1


# what games count


class Diary:
    """A census that only writes down what it is asked."""

    def __init__(self) -> None:
        self.noted: list[tuple[Any, Any, int]] = []

    def counted(self, config: Config) -> list[Counted]:
        told = say("game_title")
        return [
            Counted("actions", told),
            Counted("nothing", told),
            Counted("first", told, "share", of="actions"),
            Counted("parity", told, "winner"),
        ]

    def note(self, tally: Tally, before: Any, after: Any, config: Config, action: int) -> None:
        self.noted.append((before, after.copy(), action))
        tally.counts["actions"] += 1
        tally.counts["first"] += config.game.rules.actor(before) == 0
        tally.group("parity", 0, "left aside")

    def finish(self, tally: Tally, s: Any, config: Config) -> None:
        assert config.game.rules.over(s)
        tally.group("parity", 0, "even")
        tally.group("parity", 1, "odd")


def test_a_census_sees_every_action_and_the_end() -> None:
    diary = Diary()
    config = PLAN.config()
    config = dataclasses.replace(config, game=dataclasses.replace(config.game, census=diary))
    told = play_one(PLAN, config, 4)
    plain = play_one(PLAN, PLAN.config(), 4)
    assert (plain.counts, plain.groups) == ({}, {})
    assert (told.actions, told.choices, told.places) == (plain.actions, plain.choices, plain.places)
    assert len(diary.noted) == told.counts["actions"] == told.actions
    assert diary.noted[0][0] == config.start(Fast(PLAN.seed, 4)).state
    assert all(after == before for (_, after, _), (before, _, _) in pairwise(diary.noted))
    assert all(before != after for before, after, _ in diary.noted)
    assert told.counts == {"actions": told.actions, "nothing": 0, "first": told.counts["first"]}
    assert 0 < told.counts["first"] < told.actions
    assert told.groups == {"parity": ("even", "odd", "")}


RALLY = Plan("elephant_rally", ("random", "greedy", "random"), games=4, seed=1, options={}, board="city")


def test_what_is_counted_is_the_same_in_any_number_of_processes() -> None:
    rows = list(play(RALLY))
    assert sorted(play(RALLY, 2), key=lambda row: row.game) == rows
    told = summarise(RALLY, rows)
    assert [one.name for one in told.counts][:3] == ["rounds", "stuck", "discard_turns"]
    assert [one.name for one in told.winners] == ["start", "lane"]
    for winner in told.winners:
        assert sum(group.times for group in winner.groups) == 12
        assert sum(group.wins for group in winner.groups) == pytest.approx(4)


def test_summary_of_a_census() -> None:
    nothing = dict.fromkeys(counted_names(RALLY.config()), 0)
    starts = [("a35", "a9", "b35"), ("a9", "a35", ""), ("a35", "b35", "a9"), ("a35", "b35", "a9")]
    places = [(1, 2, 3), (1, 1, 3), (3, 2, 1), (1, 2, 3)]
    rows = [
        row(
            number,
            (0, 1, 2),
            places[number],
            (0, 0, 0),
            counts=nothing | {"rounds": 10 + number, "moves": moves, "stuck": stuck},
            groups={"start": starts[number]},
        )
        for number, (moves, stuck) in enumerate([(10, 2), (20, 4), (40, 8), (0, 0)])
    ]
    told = summarise(RALLY, rows)
    counts = {one.name: one for one in told.counts}
    assert counts["rounds"] == CountResult("rounds", "number", "", mean([10, 11, 12, 13]))
    assert counts["stuck"] == CountResult("stuck", "share", "moves", Mean(0.2, 0.0))
    assert counts["cancelled"].mean is None
    # a9: half a victory of game 1, game 2; a35: games 0 and 3, half of game 1
    expected = [
        GroupResult("a9", 4, 1.5, share(1.5, 4), share(1.5, 4)),
        GroupResult("a35", 4, 2.5, share(2.5, 4), share(2.5, 4)),
        GroupResult("b35", 3, 0, share(0, 3), share(0, 4)),
    ]
    assert told.winners == [WinnerResult("start", expected), WinnerResult("lane", [])]
    assert summarise(RALLY, reversed(rows)) == told
