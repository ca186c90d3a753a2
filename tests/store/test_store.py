"""The store: what goes in comes out, in order and whole, and what goes wrong is said."""

from __future__ import annotations

import contextlib
import sqlite3
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from waterhole.games.message import Refusal
from waterhole.store import (
    Append,
    Conflict,
    DataDamaged,
    DataTooNew,
    FolderInUse,
    FolderNotWritable,
    Store,
    StoreError,
)

SOON = 20.0  # seconds; that nothing should ever take


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path / "data") as opened:
        yield opened


@contextlib.contextmanager
def other_program(folder: Path) -> Iterator[sqlite3.Connection]:
    """A connection past the store, as another program would have it."""
    with contextlib.closing(sqlite3.connect(folder / "waterhole.sqlite", isolation_level=None)) as db:
        yield db


def is_refused(call: Callable[[], object], kind: type[StoreError], id_: str, **args: int | str) -> None:
    """The call raises exactly this error with exactly this message."""
    with pytest.raises(StoreError) as caught:
        call()
    assert type(caught.value) is kind
    assert caught.value.message.id == id_
    assert caught.value.message.args == args


def is_conflict(future_result: Callable[..., None], table: str, n: int, expected: int) -> None:
    is_refused(lambda: future_result(SOON), Conflict, "store_conflict", table=table, n=n, expected=expected)


# what goes in comes out


def test_events_come_back_in_order_and_unchanged(store: Store) -> None:
    payloads = [b"", b"\0", bytes(range(256)), "Löwe 🦁".encode(), b"x" * 100_000]
    for n, payload in enumerate(payloads):
        store.append("a", n, payload)
    store.append("b", 0, b"other").result(SOON)
    assert store.read("a") == payloads
    assert store.read("b") == [b"other"]
    assert store.read("nobody") == []


def test_the_order_is_that_of_numbers_not_of_text(store: Store) -> None:
    for n in range(300):
        last = store.append("a", n, str(n).encode())
    last.result(SOON)
    assert store.read("a") == [str(n).encode() for n in range(300)]


def test_a_done_append_can_be_read_and_is_there_after_opening_again(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.append("a", 0, b"0").result(SOON)
        assert store.read("a") == [b"0"]
    with Store.open(tmp_path) as store:
        assert store.read("a") == [b"0"]
        store.append("a", 1, b"1").result(SOON)
        assert store.read("a") == [b"0", b"1"]


def test_append_all_tells_of_each_what_became_of_it(store: Store) -> None:
    store.append("a", 0, b"0").result(SOON)
    outcomes = store.append_all(
        [Append("a", 1, [b"1", b"2"]), Append("a", 1, [b"again"]), Append("b", 0, [b"0"]), Append("a", 3, [b"3"])]
    ).result(SOON)

    assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, type(None), type(None)]
    assert store.read("a") == [b"0", b"1", b"2", b"3"]
    assert store.read("b") == [b"0"]
    many = [Append(f"t{n}", 0, [b"x", b"y", b"z"]) for n in range(500)]
    assert store.append_all(many).result(SOON) == [None] * 500
    assert all(store.read(f"t{n}") == [b"x", b"y", b"z"] for n in range(0, 500, 50))
    assert store.append_all([]).result(SOON) == []


def test_a_forgotten_table_begins_anew(store: Store) -> None:
    store.append_many("a", 0, [b"0", b"1"])
    store.forget("a")
    store.append("a", 0, b"new")
    is_conflict(store.append("a", 2, b"2").result, "a", n=2, expected=1)
    assert store.read("a") == [b"new"]


def test_append_many_is_all_or_nothing(store: Store) -> None:
    store.append_many("a", 0, [b"0", b"1", b"2"]).result(SOON)
    is_conflict(store.append_many("a", 2, [b"two", b"3"]).result, "a", n=2, expected=3)
    assert store.read("a") == [b"0", b"1", b"2"]
    store.append_many("a", 3, []).result(SOON)
    store.append_many("nothing", 0, []).result(SOON)
    assert [row.table for row in store.tables()] == ["a"]


def test_a_number_that_is_taken_or_leaves_a_gap_is_a_conflict(store: Store) -> None:
    first, again, gap, before = (store.append("a", n, b"%d" % n) for n in (0, 0, 2, -1))
    first.result(SOON)
    is_conflict(again.result, "a", n=0, expected=1)
    is_conflict(gap.result, "a", n=2, expected=1)
    is_conflict(before.result, "a", n=-1, expected=1)
    is_conflict(store.append("a", 2**70, b"").result, "a", n=2**70, expected=1)
    is_conflict(store.append("new", 1, b"").result, "new", n=1, expected=0)
    assert store.read("a") == [b"0"]
    assert store.read("new") == []


def test_errors_are_refusals() -> None:
    assert issubclass(StoreError, Refusal)
    assert all(issubclass(kind, StoreError) for kind in (Conflict, DataDamaged, DataTooNew, FolderInUse))


def test_tables_tell_how_many_events_and_when(store: Store) -> None:
    before = time.time()
    store.append("old", 0, b"").result(SOON)
    store.append("old", 1, b"").result(SOON)
    time.sleep(0.02)
    between = time.time()
    time.sleep(0.02)
    store.append("new", 0, b"").result(SOON)
    after = time.time()
    old, new = store.tables()
    assert (old.table, old.events, new.table, new.events) == ("old", 2, "new", 1)
    assert before <= old.first_at <= old.last_at < between < new.first_at == new.last_at <= after
    assert store.tables(newer_than=between) == [new]
    assert store.tables(newer_than=new.last_at) == []
    # an event later, the other one is the newest
    store.append("old", 2, b"").result(SOON)
    assert [row.table for row in store.tables()] == ["new", "old"]
    assert [row.table for row in store.tables(newer_than=between)] == ["new", "old"]


def test_a_forgotten_table_is_gone_and_its_name_free(store: Store) -> None:
    for table in ("a", "b"):
        store.append_many(table, 0, [b"0", b"1"])
    store.forget("a").result(SOON)
    store.forget("never there").result(SOON)
    assert store.read("a") == []
    assert store.read("b") == [b"0", b"1"]
    assert [row.table for row in store.tables()] == ["b"]
    store.append("a", 0, b"again").result(SOON)
    assert store.read("a") == [b"again"]


def test_the_key_is_made_once(tmp_path: Path) -> None:
    with Store.open(tmp_path / "one") as store:
        key = store.key
    with Store.open(tmp_path / "one") as store:
        assert store.key == key
    with Store.open(tmp_path / "two") as store:
        assert store.key != key
    assert len(key) == 32


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other permissions")
def test_the_folder_is_made_for_its_owner_alone(tmp_path: Path) -> None:
    with Store.open(tmp_path / "deep" / "data"):
        assert (tmp_path / "deep" / "data").stat().st_mode & 0o077 == 0


def test_a_commit_waits_for_the_disk(store: Store) -> None:
    # a killed process can't show it, only a power failure could: the system keeps what a process has written
    assert store._db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert store._db.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL


# many at once


def test_what_waits_is_written_in_one_transaction(store: Store) -> None:
    commits: list[str] = []
    store._db.set_trace_callback(lambda sql: commits.append(sql) if sql == "COMMIT" else None)
    with other_program(store.folder) as db:
        db.execute("BEGIN IMMEDIATE")  # the writer must wait
        futures = [store.append("a", n, b"") for n in range(1000)]
        time.sleep(0.05)
        assert not any(future.done() for future in futures)
        db.execute("ROLLBACK")
        for future in futures:
            future.result(SOON)
    # what was there when the writer woke up, and the rest
    assert 1 <= len(commits) <= 2
    assert len(store.read("a")) == 1000


def test_eight_threads_at_once(store: Store) -> None:
    numbers, threads = 300, 8
    wrong: list[object] = []

    def play(own: str) -> None:
        try:
            for n in range(numbers):
                future = store.append(own, n, f"{own}/{n}".encode())
                if n % 10 == 0:
                    future.result(SOON)
                    if len(store.read(own)) < n + 1:
                        wrong.append((own, n))
                    store.tables()
            future.result(SOON)
        except Exception as error:
            wrong.append(error)

    players = [threading.Thread(target=play, args=(f"t{k}",)) for k in range(threads)]
    for player in players:
        player.start()
    for player in players:
        player.join()
    assert wrong == []
    for k in range(threads):
        assert store.read(f"t{k}") == [f"t{k}/{n}".encode() for n in range(numbers)]
    assert sorted((row.table, row.events) for row in store.tables()) == [(f"t{k}", numbers) for k in range(threads)]


def test_of_eight_threads_after_one_number_one_gets_it(store: Store) -> None:
    start = threading.Barrier(8)
    outcomes: list[BaseException | None] = []

    def race(own: bytes) -> None:
        start.wait()
        outcomes.append(store.append("a", 0, own).exception(SOON))

    racers = [threading.Thread(target=race, args=(b"%d" % k,)) for k in range(8)]
    for racer in racers:
        racer.start()
    for racer in racers:
        racer.join()
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict"] * 7 + ["NoneType"]
    assert len(store.read("a")) == 1


def test_an_append_cannot_be_cancelled(store: Store) -> None:
    future = store.append("a", 0, b"0")
    assert not future.cancel()
    future.result(SOON)
    assert store.read("a") == [b"0"]


def test_appends_may_follow_from_what_hangs_on_a_future(store: Store) -> None:
    done = threading.Event()
    store.append("a", 0, b"0").add_done_callback(
        lambda _: store.append("a", 1, b"1").add_done_callback(lambda _: done.set())
    )
    assert done.wait(SOON)
    assert store.read("a") == [b"0", b"1"]


# closing


def test_close_writes_what_is_queued(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    futures = [store.append("a", n, b"%d" % n) for n in range(5000)]
    store.close()
    assert all(future.done() and future.exception() is None for future in futures)
    store.close()
    with Store.open(tmp_path) as store:
        assert store.read("a") == [b"%d" % n for n in range(5000)]


def test_a_closed_store_says_so(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        pass
    calls: list[Callable[[], object]] = [
        store.append("a", 0, b"").result,
        store.forget("a").result,
        lambda: store.read("a"),
        store.tables,
    ]
    for call in calls:
        is_refused(call, StoreError, "store_closed", folder=str(tmp_path))


def test_a_closed_store_leaves_no_log_behind(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.append("a", 0, b"")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["lock.sqlite", "waterhole.sqlite"]


# what stands in the way of opening


def test_a_second_opener_is_refused_at_once(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        began = time.monotonic()
        is_refused(lambda: Store.open(tmp_path), FolderInUse, "store_folder_in_use", folder=str(tmp_path))
        assert time.monotonic() - began < 1
        # and does the first no harm
        store.append("a", 0, b"0").result(SOON)
        is_refused(lambda: Store.open(tmp_path), FolderInUse, "store_folder_in_use", folder=str(tmp_path))
    with Store.open(tmp_path) as store:
        assert store.read("a") == [b"0"]


def test_a_file_in_place_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    for folder in (tmp_path / "file", tmp_path / "file" / "data"):
        with pytest.raises(FolderNotWritable) as caught:
            Store.open(folder)
        assert str(caught.value) == f"store_folder_not_writable(folder={folder})"


@pytest.mark.skipif(not Path("/proc/self").is_dir(), reason="no /proc here")
def test_a_folder_that_nobody_can_write(tmp_path: Path) -> None:
    folder = Path("/proc/self")  # a folder where even root makes no files
    is_refused(lambda: Store.open(folder), FolderNotWritable, "store_folder_not_writable", folder=str(folder))


@pytest.mark.parametrize("name", ["waterhole.sqlite", "lock.sqlite"])
def test_a_folder_in_place_of_a_file(tmp_path: Path, name: str) -> None:
    (tmp_path / name).mkdir()
    is_refused(lambda: Store.open(tmp_path), FolderNotWritable, "store_folder_not_writable", folder=str(tmp_path))


@pytest.mark.parametrize("name", ["waterhole.sqlite", "lock.sqlite"])
def test_a_file_that_is_no_database(tmp_path: Path, name: str) -> None:
    content = b"once upon a time " * 1000
    (tmp_path / name).write_bytes(content)
    is_refused(lambda: Store.open(tmp_path), DataDamaged, "store_data_damaged", file=str(tmp_path / name))
    assert (tmp_path / name).read_bytes() == content
    # and the lock is not held any more
    (tmp_path / name).unlink()
    Store.open(tmp_path).close()


def test_a_database_with_holes(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.append_many("a", 0, [b"x" * 1000] * 500)
    file = tmp_path / "waterhole.sqlite"
    content = file.read_bytes()
    file.write_bytes(content[:4096] + b"\xff" * (len(content) - 4096))
    with pytest.raises(DataDamaged):
        Store.open(tmp_path)


def test_a_key_that_is_no_key(tmp_path: Path) -> None:
    Store.open(tmp_path).close()
    with other_program(tmp_path) as db:
        db.execute("UPDATE settings SET value = 'short' WHERE name = 'key'")
    file = tmp_path / "waterhole.sqlite"
    is_refused(lambda: Store.open(tmp_path), DataDamaged, "store_data_damaged", file=str(file))


def test_data_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    Store.open(tmp_path).close()
    file = tmp_path / "waterhole.sqlite"
    with other_program(tmp_path) as db:
        (known,) = db.execute("PRAGMA user_version").fetchone()
        db.execute("PRAGMA user_version = 999")
    content = file.read_bytes()
    is_refused(lambda: Store.open(tmp_path), DataTooNew, "store_data_too_new", file=str(file), found=999, known=known)
    assert file.read_bytes() == content


# a disk that fails


def test_a_full_disk_fails_appends_until_there_is_room(store: Store) -> None:
    store.append("a", 0, b"0").result(SOON)
    (pages,) = store._db.execute("PRAGMA page_count").fetchone()
    store._db.execute(f"PRAGMA max_page_count = {pages + 3}")
    large = b"x" * 100_000

    # the large one fails, and what was meant to follow it
    first, second = store.append("a", 1, large), store.append("a", 2, b"2")
    is_refused(lambda: first.result(SOON), StoreError, "store_disk_full", folder=str(store.folder))
    is_conflict(second.result, "a", n=2, expected=1)
    # of many, none is half there
    many = store.append_many("b", 0, [b"x" * 1000] * 100)
    is_refused(lambda: many.result(SOON), StoreError, "store_disk_full", folder=str(store.folder))
    assert store.read("a") == [b"0"]
    assert store.read("b") == []

    # a small one that stood in the same queue still fits
    is_there = [store.append("c", 0, large), store.append("d", 0, b"small")]
    assert is_there[0].exception(SOON) is not None
    is_there[1].result(SOON)
    assert [row.table for row in store.tables()] == ["a", "d"]

    store._db.execute("PRAGMA max_page_count = 1000000")
    store.append("a", 1, large).result(SOON)
    store.append("a", 2, b"2").result(SOON)
    assert store.read("a") == [b"0", large, b"2"]


def test_one_that_can_not_be_written_fails_alone(store: Store) -> None:
    with other_program(store.folder) as db:
        db.execute("BEGIN IMMEDIATE")  # so that all three stand in one group
        store.append("z", 0, b"")
        before, wrong, after = (store.append(table, 0, b"0") for table in ("a", "\ud800", "b"))
        db.execute("ROLLBACK")
    before.result(SOON)
    after.result(SOON)
    assert type(wrong.exception(SOON)) is StoreError
    assert [row.table for row in store.tables()] == ["z", "a", "b"]


def test_reading_damaged_data_is_an_error_of_the_store(store: Store) -> None:
    store.append("a", 0, b"0").result(SOON)
    with other_program(store.folder) as db:
        db.execute("DROP TABLE events")
    file = str(store.folder / "waterhole.sqlite")
    no_table = "no such table: events"
    is_refused(lambda: store.read("a"), StoreError, "store_failed", file=file, reason=no_table)
    is_refused(store.tables, StoreError, "store_failed", file=file, reason=no_table)
    is_refused(store.append("a", 1, b"").result, StoreError, "store_failed", file=file, reason=no_table)
