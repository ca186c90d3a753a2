"""What durability costs: appends in groups beside one commit per event, in one run, on the same disk.

    python bench/store.py [--seconds S] [--tables N] [--folder DIR] [--json]

The rows of the table
- alone      SQLite as the store sets it up, but each event in a transaction of its own: what grouping is measured by
- waiting    the store; every table appends an event, waits until it is durable, and appends the next
- flooded    the store; a thread appends all it can and never waits; latency is then the length of the queue
- half load  the store; appends come evenly, at half the rate of `waiting`

Latency runs from the call of append to the moment its future is done, in milliseconds. The folder must lie on the
disk that is meant: where files live in memory, durable means nothing.
"""

from __future__ import annotations

import argparse
import json
import math
import tempfile
import threading
import time
from concurrent.futures import Future
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from waterhole.store import Store

PAYLOAD = b"x" * 150  # bytes, about what an action takes
FLOOD = 20_000  # events that may wait at once, so that a flood has a bound


class Row(msgspec.Struct):
    """How one way of appending did."""

    way: str
    events: int
    per_s: float
    p50_ms: float
    p99_ms: float


def row(way: str, latencies: list[float], seconds: float) -> Row:
    """The row of these latencies, in seconds, met in this time."""
    latencies.sort()
    p50, p99 = (latencies[math.ceil(len(latencies) * part) - 1] * 1000 for part in (0.50, 0.99))
    return Row(way, len(latencies), len(latencies) / seconds, p50, p99)


def name(table: int) -> str:
    return f"table-{table:012d}"


def alone(store: Store, tables: int, seconds: float) -> Row:
    """One commit per event, on the store's own connection, which rests meanwhile."""
    db = store._db
    db.executemany("INSERT INTO tables (id, name) VALUES (?, ?)", [(k, name(k)) for k in range(1, tables + 1)])
    latencies: list[float] = []
    began = now = time.perf_counter()
    while now - began < seconds:
        n, table = divmod(len(latencies), tables)
        db.execute("BEGIN IMMEDIATE")
        db.execute("INSERT INTO events VALUES (?, ?, ?, ?)", (table + 1, n, time.time(), PAYLOAD))
        db.execute("COMMIT")
        before, now = now, time.perf_counter()
        latencies.append(now - before)
    return row("alone", latencies, now - began)


def waiting(store: Store, tables: int, seconds: float) -> Row:
    """Every table has one event on the way, always."""
    latencies: list[float] = []
    finished = threading.Semaphore(0)
    began = time.perf_counter()

    def go_on(table: int, n: int) -> None:
        asked = time.perf_counter()

        def done(future: Future[None]) -> None:
            future.result()
            now = time.perf_counter()
            latencies.append(now - asked)
            if now - began < seconds:
                go_on(table, n + 1)
            else:
                finished.release()

        store.append(name(table), n, PAYLOAD).add_done_callback(done)

    for table in range(tables):
        go_on(table, 0)
    for _ in range(tables):
        finished.acquire()
    return row("waiting", latencies, time.perf_counter() - began)


def pour(store: Store, way: str, tables: int, seconds: float, per_s: float) -> Row:
    """A thread appends at this rate, whether the events before are durable or not."""
    latencies: list[float] = []
    room = threading.Semaphore(FLOOD)
    began = time.perf_counter()

    def append(number: int) -> None:
        asked = time.perf_counter()

        def done(future: Future[None]) -> None:
            future.result()
            latencies.append(time.perf_counter() - asked)
            room.release()

        n, table = divmod(number, tables)
        store.append(name(table), n, PAYLOAD).add_done_callback(done)

    number = 0
    while (passed := time.perf_counter() - began) < seconds:
        due = passed * per_s
        if number > due:
            time.sleep(0.0005)
            continue
        room.acquire()
        append(number)
        number += 1
    for _ in range(FLOOD):  # until nothing is on the way
        room.acquire()
    return row(way, latencies, time.perf_counter() - began)


def measure(folder: Path, tables: int, seconds: float) -> list[Row]:
    """All rows, each in a fresh store."""
    rows: list[Row] = []
    with Store.open(folder / "alone") as store:
        rows.append(alone(store, tables, seconds))
    with Store.open(folder / "waiting") as store:
        rows.append(waiting(store, tables, seconds))
    with Store.open(folder / "flooded") as store:
        rows.append(pour(store, "flooded", tables, seconds, math.inf))
    with Store.open(folder / "half") as store:
        rows.append(pour(store, "half load", tables, seconds, rows[1].per_s / 2))
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description="Durable appends per second: in groups, and one commit per event.")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each row (default: 3)")
    parser.add_argument("--tables", type=int, default=200, help="tables that are played at once (default: 200)")
    parser.add_argument("--folder", type=Path, default=Path(), help="where the data are written meanwhile (default: .)")
    parser.add_argument("--json", action="store_true", help="print JSON: a list of objects, one a row")
    chosen = parser.parse_args()
    if not chosen.seconds >= 0.1 or chosen.tables < 1:
        parser.error("--seconds must be at least 0.1, --tables at least 1")
    try:
        made = tempfile.TemporaryDirectory(prefix="bench-store-", dir=chosen.folder)
    except OSError as error:
        parser.error(f"--folder: nothing can be written to {chosen.folder}: {error.strerror}")
    with made as folder:
        rows = measure(Path(folder), chosen.tables, chosen.seconds)
    if chosen.json:
        print(json.dumps(msgspec.to_builtins(rows), indent=2))
        return
    printed = Table("", "durable events/s", "p50 ms", "p99 ms", "times alone", title=f"{chosen.tables} tables")
    for each in rows:
        printed.add_row(
            each.way,
            f"{each.per_s:,.0f}",
            f"{each.p50_ms:.2f}",
            f"{each.p99_ms:.2f}",
            f"{each.per_s / rows[0].per_s:.1f}",
        )
    for column in printed.columns[1:]:
        column.justify = "right"
    Console().print(printed)


if __name__ == "__main__":
    main()
