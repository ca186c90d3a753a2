"""Many games of bots against bots, and what they show about the game and the bots.

The numbers of a game depend on the plan's seed and the number of the game alone, so that a plan gives the same games
whatever the number of processes. Bots that think for a time, as `mcts:1s` and on slow machines the levels, are
the exception: they depend on the clock.
"""

from __future__ import annotations

import math
import multiprocessing
import re
import signal
from collections import Counter
from collections.abc import Generator, Iterable, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from multiprocessing.connection import Connection, wait
from typing import Any, Literal

import msgspec

from .. import games
from ..games.chance import Fast
from ..games.game import Config, Counted, Tally
from ..search.bots import Player, parse

Z = 1.959964
"""The quantile of the normal distribution for intervals of 95 %."""


class Plan(msgspec.Struct, frozen=True):
    """What is to be played."""

    game: str
    bots: tuple[str, ...]
    """As many as play."""
    games: int
    seed: int
    options: dict[str, int]
    board: str
    board_text: str | None = None
    """The text of the user's own board."""
    rotate: bool = True
    """Bots move on by one seat from game to game, so that each plays every seat equally often (where games is a
    multiple of the players); else each keeps its seat."""

    def config(self) -> Config:
        return games.get(self.game).config_of(len(self.bots), self.options, self.board, self.board_text)

    def bot_on(self, game: int, seat: int) -> int:
        """Which of the bots plays the seat in this game."""
        return (seat + game) % len(self.bots) if self.rotate else seat


class Row(msgspec.Struct, frozen=True):
    """One game that was played."""

    game: int
    """Its number, from 0."""
    bots: tuple[int, ...]
    """For each seat which of the plan's bots."""
    actions: int
    turns: int
    """A turn is what one seat does until another acts."""
    choices: int
    """Legal actions, summed over all decisions; there is one decision an action."""
    ending: str
    scores: tuple[int, ...]
    places: tuple[int, ...]
    counts: dict[str, int] = {}
    """What the game's census has counted, by name."""
    groups: dict[str, tuple[str, ...]] = {}
    """By name what group of the census each seat belongs to; empty text for none."""


class Mean(msgspec.Struct, frozen=True):
    mean: float
    error: float | None
    """The standard error; None where one game alone can't tell."""


class Share(msgspec.Struct, frozen=True):
    """A part of all games, with the interval of 95 % (Wilson 1927)."""

    share: float
    low: float
    high: float


class BotResult(msgspec.Struct, frozen=True):
    bot: str
    wins: float
    """Games won; a victory shared by n counts 1/n for each."""
    share: Share
    score: Mean


class SeatResult(msgspec.Struct, frozen=True):
    seat: int
    wins: float
    share: Share
    score: Mean


class EndingResult(msgspec.Struct, frozen=True):
    ending: str
    games: int
    share: Share


class CountResult(msgspec.Struct, frozen=True):
    """A number or share of the census. Its interval is that of the mean of games: within one, things hang together."""

    name: str
    kind: Literal["number", "share"]
    of: str
    """What it is counted by; empty for games."""
    mean: Mean | None
    """None where there was nothing to count by."""


class GroupResult(msgspec.Struct, frozen=True):
    group: str
    times: int
    """How often somebody belonged to it."""
    wins: float
    share: Share
    """Of these times, how many were won."""
    part: Share
    """Of all games, how many were won by it."""


class WinnerResult(msgspec.Struct, frozen=True):
    """Who wins, by groups of the census."""

    name: str
    groups: list[GroupResult]


class Summary(msgspec.Struct, frozen=True):
    plan: Plan
    games: int
    """How many were played: fewer than planned when it was stopped."""
    actions: Mean
    """Per game."""
    turns: Mean
    """Per game."""
    choices: Mean
    """Legal actions per decision."""
    bots: list[BotResult]
    """In the order of the plan."""
    seats: list[SeatResult]
    endings: list[EndingResult]
    """In the order of the rules' ENDINGS."""
    counts: list[CountResult]
    """In the order of the game's census; empty for a game that has none."""
    winners: list[WinnerResult]
    """Likewise."""


class WorkerDied(RuntimeError):
    """A process of a simulation was ended from outside, as systems do when memory is short."""


def play(plan: Plan, jobs: int = 1) -> Generator[Row, None, None]:
    """Play the games, in so many processes; rows come as games end. Closing the generator stops all.

    Raises WorkerDied. Control-C may come at any time: what was yielded before is complete.
    """
    jobs = min(jobs, plan.games)
    if jobs == 1:
        config = plan.config()
        for number in range(plan.games):
            yield play_one(plan, config, number)
        return
    # plain processes and pipes: the locks inside of executors don't survive a control-C in the wrong moment
    context = multiprocessing.get_context("spawn")
    workers = []
    pipes: list[Any] = []
    try:
        with _control_c_waits():
            for first in range(jobs):
                receiver, sender = context.Pipe(duplex=False)
                pipes.append(receiver)
                worker = context.Process(target=_work, args=(plan, range(first, plan.games, jobs), sender), daemon=True)
                worker.start()
                sender.close()  # so that the pipe ends with the worker
                workers.append(worker)
        missing = plan.games
        while pipes:
            ready: list[Any] = wait(pipes)
            for pipe in ready:
                try:
                    got = pipe.recv()
                except EOFError:
                    pipes.remove(pipe)
                    pipe.close()
                    continue
                if isinstance(got, Exception):
                    raise got
                missing -= 1
                yield got
        if missing:
            raise WorkerDied(f"{missing} of {plan.games} games are missing")
    finally:
        for pipe in pipes:
            pipe.close()
        for worker in workers:
            worker.terminate()
            worker.join()
            worker.close()


@contextmanager
def _control_c_waits() -> Generator[None, None, None]:
    """Control-C comes after this; processes started in here never hear it: it is for the one that shows the results."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker

    resource_tracker.ensure_running()  # when it starts later, it lets control-C in
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(plan: Plan, numbers: Sequence[int], pipe: Connection) -> None:
    """In a process of its own: play these games and send their rows, or what went wrong."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where control-C can't be kept away (see `_control_c_waits`)
    try:
        config = plan.config()
        for number in numbers:
            pipe.send(play_one(plan, config, number))
    except BrokenPipeError:  # nobody is there any more
        return
    except Exception as error:
        pipe.send(error)


def play_one(plan: Plan, config: Config, number: int) -> Row:
    """The game of this number. Its chance is `Fast(plan.seed, number)`."""
    rules, board = config.game.rules, config.board
    on = tuple(plan.bot_on(number, seat) for seat in range(config.players))
    players = [
        Player(config, parse(plan.bots[bot]), seed=_seed(plan.seed, number, seat)) for seat, bot in enumerate(on)
    ]
    position = config.start(Fast(plan.seed, number))
    state, rng = position.state, position.rng
    out = [0] * rules.ACTIONS
    actions = turns = choices = 0
    last = -1
    census, tally = config.game.census, Tally()
    while not rules.over(state):
        seat = rules.actor(state)
        turns += seat != last
        last = seat
        choices += rules.legal(state, board, out)
        actions += 1
        action = players[seat].choose(state, seat)
        before = state.copy() if census else state
        rules.apply(state, board, action, rng)
        if census:
            census.note(tally, before, state, config, action)
    if census:
        census.finish(tally, state, config)
    return Row(
        game=number,
        bots=on,
        actions=actions,
        turns=turns,
        choices=choices,
        ending=position.ending or "",
        scores=tuple(position.scores),
        places=tuple(position.places),
        counts={name: tally.counts[name] for name in counted_names(config)},
        groups={
            name: tuple(of_seat.get(seat, "") for seat in range(config.players))
            for name, of_seat in tally.groups.items()
        },
    )


def counted(config: Config) -> Sequence[Counted]:
    """What the game's census reports."""
    return config.game.census.counted(config) if config.game.census else ()


def counted_names(config: Config) -> list[str]:
    """All that it counts: numbers, shares, and what they are counted by."""
    names = [name for one in counted(config) if one.kind != "winner" for name in (one.name, one.of) if name]
    return list(dict.fromkeys(names))


def _seed(seed: int, number: int, seat: int) -> int:
    """A seed of its own for every bot of every game."""
    return int.from_bytes(blake2b(f"{seed}/{number}/{seat}".encode(), digest_size=4).digest(), "little")


def summarise(plan: Plan, rows: Iterable[Row]) -> Summary:
    """What the games show; at least one. The order of the rows makes no difference."""
    played = sorted(rows, key=lambda row: row.game)
    seats = range(len(plan.bots))
    ended = Counter(row.ending for row in played)
    reported = counted(plan.config())
    return Summary(
        plan=plan,
        games=len(played),
        actions=mean([row.actions for row in played]),
        turns=mean([row.turns for row in played]),
        choices=ratio([row.choices for row in played], [row.actions for row in played]),
        bots=[
            BotResult(
                spec,
                *_won([_win(row, row.bots.index(bot)) for row in played]),
                mean([row.scores[row.bots.index(bot)] for row in played]),
            )
            for bot, spec in enumerate(plan.bots)
        ],
        seats=[
            SeatResult(seat, *_won([_win(row, seat) for row in played]), mean([row.scores[seat] for row in played]))
            for seat in seats
        ],
        endings=[
            EndingResult(ending, ended[ending], share(ended[ending], len(played)))
            for ending in games.get(plan.game).rules.ENDINGS
        ],
        counts=[
            CountResult(one.name, one.kind, one.of, _counted(one, played)) for one in reported if one.kind != "winner"
        ],
        winners=[WinnerResult(one.name, _groups(one.name, played)) for one in reported if one.kind == "winner"],
    )


def _counted(one: Counted, played: Sequence[Row]) -> Mean | None:
    under = [row.counts[one.of] if one.of else 1 for row in played]
    return ratio([row.counts[one.name] for row in played], under) if any(under) else None


def _groups(name: str, played: Sequence[Row]) -> list[GroupResult]:
    """How those of each group did, in the order of the groups' names."""
    wins: dict[str, list[float]] = {}
    for row in played:
        for seat, group in enumerate(row.groups.get(name, ())):
            if group:
                wins.setdefault(group, []).append(_win(row, seat))
    results = []
    for group in sorted(wins, key=_natural):
        total, rate = _won(wins[group])
        results.append(GroupResult(group, len(wins[group]), total, rate, share(total, len(played))))
    return results


def _natural(name: str) -> list[tuple[int, str]]:
    """A key by which a9 comes before a10."""
    return [(int(part or 0) if part.isdecimal() else -1, part) for part in re.split(r"(\d+)", name)]


def _win(row: Row, seat: int) -> float:
    """1 for a victory, a part of it for a shared one."""
    return 1 / row.places.count(1) if row.places[seat] == 1 else 0.0


def _won(wins: Sequence[float]) -> tuple[float, Share]:
    # thirds and sixths of victories should add up to what they are
    total = round(math.fsum(wins), 6)
    return total, share(total, len(wins))


def mean(values: Sequence[float]) -> Mean:
    """The mean of at least one value, with its standard error."""
    return ratio(values, [1] * len(values))


def ratio(over: Sequence[float], under: Sequence[float]) -> Mean:
    """The sum of one quantity over that of another, with the standard error of the ratio (to first order)."""
    n = len(over)
    value = math.fsum(over) / math.fsum(under)
    if n == 1:
        return Mean(value, None)
    variance = math.fsum((a - value * b) ** 2 for a, b in zip(over, under, strict=True)) / (n - 1)
    return Mean(value, math.sqrt(variance / n) / (math.fsum(under) / n))


def share(part: float, whole: int) -> Share:
    """`part` of `whole` games, with Wilson's interval, which is sensible near 0 and 1 too."""
    p = part / whole
    middle = (p + Z * Z / (2 * whole)) / (1 + Z * Z / whole)
    half = Z * math.sqrt(p * (1 - p) / whole + Z * Z / (4 * whole * whole)) / (1 + Z * Z / whole)
    return Share(p, max(0.0, middle - half), min(1.0, middle + half))
