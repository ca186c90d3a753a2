"""`simulate`: what many games of bots show."""

from __future__ import annotations

import math
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..games.message import Message, say
from .chosen import Board, GameName, Options, Seed, config_of, game_of
from .terminal import columns, terminal

if TYPE_CHECKING:
    from ..lab.simulate import CountResult, Mean, Plan, Row, Share, Summary


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seats: Annotated[
        str, typer.Option(help="The bots, as many as play: random, greedy, mcts:200it, mcts:1s, level:3.")
    ] = "random,random",
    seed: Seed = 0,
    jobs: Annotated[int, typer.Option(min=1, max=1024, help="Processes to play in.")] = 1,
    board: Board = None,
    options: Options = None,
    fixed: Annotated[bool, typer.Option("--fixed", help="Each bot keeps its seat.")] = False,
    csv: Annotated[Path | None, typer.Option(metavar="FILE", help="Write one row a game to this file.")] = None,
    json: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the summary to this file.")] = None,
) -> None:
    """Let bots play many games and sum up what they show.

    That is: length, choices, scores, wins by bot and by seat with 95 % intervals, and endings; then what the
    game itself counts, as how often each card is played.

    The bots move on by one seat from game to game, so that each plays every seat equally often; --fixed turns that off.
    The same seed gives the same games whatever --jobs, except with bots that think for a time, as mcts:1s and on slow
    machines the levels.
    """
    plan = _plan(game, games, seats, seed, board, options, fixed)
    for file in (csv, json):
        if file is not None:  # before the games, not after them
            file.open("a").close()
    rows = _play(plan, jobs)
    if rows:
        from ..lab.simulate import summarise

        summary = summarise(plan, rows)
        if csv is not None:
            _write_csv(csv, plan, rows)
        if json is not None:
            import msgspec

            json.write_bytes(msgspec.json.format(msgspec.json.encode(summary), indent=2) + b"\n")
        _print(summary)
    if len(rows) < games:
        terminal.note(say("cli_stopped", games=len(rows), planned=games))
        raise typer.Exit(130)


def _plan(
    name: str, games: int, seats: str, seed: int, board: str | None, options: list[str] | None, fixed: bool
) -> Plan:
    """The plan, checked, and all compiled that it needs."""
    game = game_of(name)
    specs = seats.split(",")
    config = config_of(game, len(specs), board, options)
    from ..lab.simulate import Plan
    from ..search.bots import parse

    bots = [parse(spec) for spec in specs]
    if any(bot.needs_engine for bot in bots):
        from .prepare import prepare

        prepare(game)
    return Plan(
        game=name,
        bots=tuple(map(str, bots)),
        games=games,
        seed=seed,
        options=dict(config.options),
        board=config.board_name,
        board_text=config.board_text,
        rotate=not fixed,
    )


def _play(plan: Plan, jobs: int) -> list[Row]:
    """Play, with a bar of progress where somebody watches; what ends it early leaves the games so far."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from ..lab.simulate import WorkerDied, play

    rows: list[Row] = []
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    running = play(plan, jobs)
    try:
        with progress:
            task = progress.add_task(plan.game, total=plan.games)
            for row in running:
                rows.append(row)
                progress.advance(task)
    except KeyboardInterrupt:
        running.close()
    except WorkerDied:
        terminal.note(say("cli_worker_died"))
    return sorted(rows, key=lambda row: row.game)


def _write_csv(file: Path, plan: Plan, rows: list[Row]) -> None:
    import csv

    from ..lab.simulate import counted, counted_names

    seats, config = range(len(plan.bots)), plan.config()
    names = counted_names(config)
    groups = [one.name for one in counted(config) if one.kind == "winner"]
    with file.open("w", encoding="utf-8", newline="") as out:
        writer = csv.writer(out)
        heads = [f"seat_{seat}_{what}" for seat in seats for what in ("bot", "score", "place", *groups)]
        counts = [f"count_{name}" for name in names]
        writer.writerow(["game", "actions", "turns", "choices", "ending", *heads, *counts])
        for row in rows:
            cells: list[int | str] = [row.game, row.actions, row.turns, row.choices, row.ending]
            for seat in seats:
                cells += [plan.bots[row.bots[seat]], row.scores[seat], row.places[seat]]
                cells += [row.groups[group][seat] if group in row.groups else "" for group in groups]
            writer.writerow([*cells, *(row.counts[name] for name in names)])


def _print(summary: Summary) -> None:
    plan = summary.plan
    terminal.tell(say("cli_simulated", games=summary.games, game=plan.game, players=len(plan.bots), seed=plan.seed))
    mean, error = terminal.text(say("cli_mean")), terminal.text(say("cli_error"))
    wins, interval = terminal.text(say("cli_wins_share")), terminal.text(say("cli_interval"))
    score = terminal.text(say("cli_score"))
    _print_table(
        ["", mean, error],
        [terminal.text(say("cli_actions")), *_mean(summary.actions)],
        [terminal.text(say("cli_turns")), *_mean(summary.turns)],
        [terminal.text(say("cli_choices")), *_mean(summary.choices)],
    )
    _print_table(
        [terminal.text(say("cli_bot")), wins, interval, score, error],
        *([f"{number} {bot.bot}", *_share(bot.share), *_mean(bot.score)] for number, bot in enumerate(summary.bots, 1)),
    )
    _print_table(
        [terminal.text(say("cli_seat")), wins, interval, score, error],
        *([str(seat.seat), *_share(seat.share), *_mean(seat.score)] for seat in summary.seats),
    )
    _print_table(
        [terminal.text(say("cli_ending")), terminal.text(say("cli_ending_share")), interval],
        *([terminal.text(Message(f"ending_{ending.ending}")), *_share(ending.share)] for ending in summary.endings),
    )
    _print_census(summary)


def _print_census(summary: Summary) -> None:
    from ..lab.simulate import counted

    told = {one.name: terminal.text(one.told) for one in counted(summary.plan.config())}
    interval = terminal.text(say("cli_interval"))
    if summary.counts:
        _print_table(
            [terminal.text(say("cli_counted")), terminal.text(say("cli_mean")), interval],
            *([told[count.name], *_count(count)] for count in summary.counts),
        )
    for winner in summary.winners:
        heads = (say("cli_times"), say("cli_won_of_times"), say("cli_interval"), say("cli_won_of_all"))
        _print_table(
            [told[winner.name], *map(terminal.text, heads), interval],
            *([group.group, str(group.times), *_share(group.share), *_share(group.part)] for group in winner.groups),
        )


def _count(count: CountResult) -> list[str]:
    """The mean and its interval; a share stays between none and all."""
    from ..lab.simulate import Z

    if count.mean is None:
        return ["-", "-"]
    mean, error = count.mean.mean, count.mean.error
    form = ".1%" if count.kind == "share" else ".2f"
    if error is None:
        return [f"{mean:{form}}", "-"]
    most = 1.0 if count.kind == "share" else math.inf
    low, high = max(0.0, mean - Z * error), min(most, mean + Z * error)
    return [f"{mean:{form}}", f"{low:{form}} - {high:{form}}"]


def _print_table(*rows: list[str]) -> None:
    print("", columns(rows, numbers=True), sep="\n")


def _mean(value: Mean) -> list[str]:
    return [f"{value.mean:.2f}", "-" if value.error is None else f"{value.error:.2f}"]


def _share(value: Share) -> list[str]:
    return [f"{value.share:.1%}", f"{value.low:.1%} - {value.high:.1%}"]
