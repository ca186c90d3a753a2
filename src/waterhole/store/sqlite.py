"""The store in SQLite: one file, one thread that writes, one transaction for everything that waits.

To make an event durable, the disk must be told to keep it, and that takes its time whether it is one event or a
thousand. So appends only queue up; the writer takes all that have gathered while it was busy with the ones before,
writes them in one transaction, and then calls them done. (In SQLite's words: a write-ahead log, synchronous=FULL.)
"""

from __future__ import annotations

import contextlib
import secrets
import sqlite3
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from itertools import chain, islice
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self

from ..games.message import say
from .errors import Conflict, DataDamaged, DataTooNew, FolderInUse, FolderNotWritable, StoreError, failure
from .migrations import STEPS, migrate, version

DATA = "waterhole.sqlite"
LOCK = "lock.sqlite"

KEY_SIZE = 32  # bytes
ROWS = 200
"""Events that are written by one statement; SQLite allows 999 values in the oldest versions that are still about."""
KNOWN = 20_000
"""Tables whose next number is remembered."""
PATIENCE = 5.0  # seconds to wait for whoever else looks into the file, as a backup does


class TableRow(NamedTuple):
    """A table that has events. Times are Unix times in seconds."""

    table: str
    events: int
    first_at: float
    last_at: float


def _promise() -> Future[Any]:
    """A future that nobody can cancel: what was queued is written, even if the one who asked has gone away."""
    done: Future[Any] = Future()
    done.set_running_or_notify_cancel()
    return done


class Append(NamedTuple):
    """Events to be written to a table, from number n on: all of them or none."""

    table: str
    n: int
    payloads: Sequence[bytes]


class _Forget(NamedTuple):
    """A table to be deleted."""

    table: str


Outcome = StoreError | None
"""Why something was not written; None if it was."""


@dataclass(slots=True)
class _Job:
    """What waits to be written, and who is told of it."""

    what: Sequence[Append | _Forget]
    at: float
    tell: Callable[[Sequence[Outcome]], None]
    """Called with what became of each, in the same order."""


def _told(done: Future[None]) -> Callable[[Sequence[Outcome]], None]:
    """For a job of one: how its future hears of it."""

    def tell(outcomes: Sequence[Outcome]) -> None:
        if outcomes[0] is None:
            done.set_result(None)
        else:
            done.set_exception(outcomes[0])

    return tell


class Store:
    """The events of all tables, in a folder that belongs to this store alone while it is open.

    Every method may be called from any thread. Futures are set by the writer's thread: what is hung onto them should
    be short. A failed append leaves nothing behind; the appends that were meant to follow it then fail with Conflict.
    """

    key: bytes
    """32 random bytes, made once and kept with the data: the server's secret, with which it signs links to seats."""

    def __init__(self, folder: Path, lock: sqlite3.Connection, db: sqlite3.Connection, reader: sqlite3.Connection):
        """Use `Store.open`."""
        self.folder = folder
        self.key = _key(db, folder / DATA)
        self._lock = lock
        self._db = db
        self._reader = reader
        self._reading = threading.Lock()
        self._change = threading.Condition()  # guards the two below
        self._queue: list[_Job] = []
        self._closing = False
        self._known: OrderedDict[str, tuple[int, int]] = OrderedDict()
        """Of tables that were written to: their row, and the number of their next event. Nobody else writes."""
        # a daemon, so that a program that ends without `close` ends; what was not called done may be lost then
        self._writer = threading.Thread(target=self._write_on, name="store", daemon=True)
        self._writer.start()

    @classmethod
    def open(cls, folder: Path) -> Self:
        """The store in this folder, which is made if it isn't there.

        Raises FolderInUse, FolderNotWritable, DataTooNew, DataDamaged; another StoreError if the disk fails.
        """
        try:
            # for the owner's eyes only: the key is in there
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise FolderNotWritable(say("store_folder_not_writable", folder=str(folder))) from error
        with contextlib.ExitStack() as opened:
            lock = opened.enter_context(contextlib.closing(_lock(folder / LOCK)))
            db = opened.enter_context(contextlib.closing(_database(folder / DATA)))
            reader = opened.enter_context(contextlib.closing(_connect(folder / DATA)))
            store = cls(folder, lock, db, reader)
            opened.pop_all()
        return store

    def append(self, table: str, n: int, payload: bytes) -> Future[None]:
        """Add event number n to a table; done when it is durable.

        Appends are written in the order of the calls. The future fails with Conflict if n is not the table's next
        number, with another StoreError if the disk is full or fails, or the store is closed.
        """
        return self.append_many(table, n, [payload])

    def append_many(self, table: str, n: int, payloads: Sequence[bytes]) -> Future[None]:
        """Add events number n, n + 1, ... to a table: all of them or none. The rest as with `append`."""
        return self._put_one(Append(table, n, payloads))

    def append_all(self, appends: Sequence[Append]) -> Future[Sequence[Outcome]]:
        """Several at once, each as with `append_many`; done when it is known what became of each.

        Threads that meet once for many tables have less to wait for than threads that meet for each.
        """
        done = _promise()
        self._put(_Job(appends, time.time(), done.set_result))
        return done

    def forget(self, table: str) -> Future[None]:
        """Delete a table with all its events; done when they are gone for good, also if there were none."""
        return self._put_one(_Forget(table))

    def read(self, table: str) -> list[bytes]:
        """All durable events of a table in order; none if it isn't there. Raises StoreError."""
        rows = self._ask(
            "SELECT payload FROM events WHERE table_id = (SELECT id FROM tables WHERE name = ?) ORDER BY n", table
        )
        return [payload for (payload,) in rows]

    def tables(self, newer_than: float | None = None) -> list[TableRow]:
        """The tables whose last event arrived after `newer_than` (Unix time), or all; the one quiet for longest first.

        Raises StoreError.
        """
        rows = self._ask(
            "SELECT name, last.n + 1, first.at, last.at FROM tables "
            "JOIN events AS first ON first.table_id = id AND first.n = 0 "
            "JOIN events AS last ON last.table_id = id AND last.n = (SELECT max(n) FROM events WHERE table_id = id) "
            "WHERE last.at > ? ORDER BY last.at, id",
            float("-inf") if newer_than is None else newer_than,
        )
        return [TableRow(*row) for row in rows]

    def close(self) -> None:
        """Write what is queued, then close. A second call does nothing."""
        with self._change:
            self._closing = True
            self._change.notify()
        self._writer.join()
        with self._reading:
            self._reader.close()
        self._db.close()
        self._lock.close()  # last: whoever opens the folder next finds it at rest

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _put_one(self, what: Append | _Forget) -> Future[None]:
        done = _promise()
        self._put(_Job([what], time.time(), _told(done)))
        return done

    def _put(self, job: _Job) -> None:
        with self._change:
            closed = self._closing
            if not closed:
                self._queue.append(job)
                self._change.notify()
        if closed:
            job.tell([self._closed()] * len(job.what))

    def _closed(self) -> StoreError:
        return StoreError(say("store_closed", folder=str(self.folder)))

    def _ask(self, question: str, value: str | float) -> list[tuple[Any, ...]]:
        with self._reading:
            if self._closing:
                raise self._closed()
            try:
                return self._reader.execute(question, (value,)).fetchall()
            except sqlite3.Error as error:
                raise failure(error, self.folder / DATA) from error

    def _write_on(self) -> None:
        """The writer's life: write everything that waits, until the store closes and nothing waits any more."""
        while True:
            with self._change:
                while not self._queue:
                    if self._closing:
                        return
                    self._change.wait()
                group, self._queue = self._queue, []
            self._write(group)

    def _write(self, group: list[_Job]) -> None:
        """Write a group in one transaction; if that fails, each of it alone, so that nobody fails for another."""
        try:
            self._db.execute("BEGIN IMMEDIATE")
            outcomes = self._fill([(what, job.at) for job in group for what in job.what])
            self._db.execute("COMMIT")
        except Exception as error:
            self._known.clear()  # what was noted there is not so
            if self._db.in_transaction:
                # if the disk fails this too, the next BEGIN fails, and we are here again
                with contextlib.suppress(sqlite3.Error):
                    self._db.execute("ROLLBACK")
            if sum(len(job.what) for job in group) > 1:
                for job in group:
                    self._write_each(job)
                return
            outcomes = [failure(error, self.folder / DATA)]
        told = iter(outcomes)
        for job in group:
            job.tell(list(islice(told, len(job.what))))

    def _write_each(self, job: _Job) -> None:
        outcomes: list[Outcome] = []
        for what in job.what:
            self._write([_Job([what], job.at, outcomes.extend)])
        job.tell(outcomes)

    def _fill(self, group: Sequence[tuple[Append | _Forget, float]]) -> list[Outcome]:
        """Do what is asked in a transaction that has begun; what can't be done changes nothing."""
        outcomes: list[Outcome] = []
        rows: list[tuple[int, int, float, bytes]] = []
        for what, at in group:
            try:
                if isinstance(what, Append):
                    table_id = self._reserve(what)
                    rows += [(table_id, n, at, payload) for n, payload in enumerate(what.payloads, what.n)]
                else:
                    self._insert(rows)
                    rows = []
                    self._delete(what.table)
                outcomes.append(None)
            except Conflict as conflict:
                outcomes.append(conflict)
        self._insert(rows)
        while len(self._known) > KNOWN:
            self._known.popitem(last=False)
        return outcomes

    def _reserve(self, append: Append) -> int:
        """The row of a table, which is made for its first event. Raises Conflict if the events don't follow."""
        table_id, expected = self._known.get(append.table) or self._look_up(append.table)
        if append.n != expected:
            raise Conflict(say("store_conflict", table=append.table, n=append.n, expected=expected))
        if append.payloads:
            if table_id == 0:
                table_id = self._db.execute("INSERT INTO tables (name) VALUES (?)", (append.table,)).lastrowid or 0
            self._known[append.table] = table_id, append.n + len(append.payloads)
            self._known.move_to_end(append.table)
        return table_id

    def _look_up(self, table: str) -> tuple[int, int]:
        """A table's row (0: it has none yet) and the number of its next event."""
        found = self._db.execute(
            "SELECT id, (SELECT max(n) FROM events WHERE table_id = id) FROM tables WHERE name = ?", (table,)
        ).fetchone()
        return (0, 0) if found is None else (found[0], found[1] + 1)

    def _insert(self, rows: Sequence[tuple[int, int, float, bytes]]) -> None:
        # few statements of many rows: after each of them this thread waits for Python's lock, which others hold
        for start in range(0, len(rows), ROWS):
            some = rows[start : start + ROWS]
            values = ", ".join(["(?, ?, ?, ?)"] * len(some))
            self._db.execute(f"INSERT INTO events VALUES {values}", list(chain.from_iterable(some)))

    def _delete(self, table: str) -> None:
        self._known.pop(table, None)
        self._db.execute("DELETE FROM events WHERE table_id = (SELECT id FROM tables WHERE name = ?)", (table,))
        self._db.execute("DELETE FROM tables WHERE name = ?", (table,))


def _connect(file: Path, patience: float = PATIENCE) -> sqlite3.Connection:
    """A connection for any thread, one at a time, which begins and ends transactions only when told to."""
    try:
        return sqlite3.connect(file, timeout=patience, isolation_level=None, check_same_thread=False)
    except sqlite3.Error as error:
        raise failure(error, file) from error


def _lock(file: Path) -> sqlite3.Connection:
    """The lock of a folder, held until the connection closes or the process ends, however it ends.

    It is a transaction in a database of its own that never ends. SQLite knows how to lock a file on every system, and
    the system lets go of the locks of a process that was killed.
    """
    lock = _connect(file, patience=0)
    try:
        lock.execute("PRAGMA journal_mode = OFF")  # nothing is ever written
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        lock.close()
        if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
            raise FolderInUse(say("store_folder_in_use", folder=str(file.parent))) from error
        raise failure(error, file) from error
    return lock


def _database(file: Path) -> sqlite3.Connection:
    """The connection that writes, to a database with the schema of this program."""
    db = _connect(file)
    try:
        # looked at before anything is touched
        if version(db) > len(STEPS):
            raise DataTooNew(say("store_data_too_new", file=str(file), found=version(db), known=len(STEPS)))
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA fullfsync = ON")  # where the system has a sync that doesn't reach the disk (macOS)
        migrate(db, STEPS)
    except sqlite3.Error as error:
        db.close()
        raise failure(error, file) from error
    except StoreError:
        db.close()
        raise
    return db


def _key(db: sqlite3.Connection, file: Path) -> bytes:
    """The server's key; made when the database has none yet."""
    try:
        db.execute("INSERT OR IGNORE INTO settings VALUES ('key', ?)", (secrets.token_bytes(KEY_SIZE),))
        (key,) = db.execute("SELECT value FROM settings WHERE name = 'key'").fetchone()
    except sqlite3.Error as error:
        raise failure(error, file) from error
    if not isinstance(key, bytes) or len(key) != KEY_SIZE:
        raise DataDamaged(say("store_data_damaged", file=str(file)))
    return key
