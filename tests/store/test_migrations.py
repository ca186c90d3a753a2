"""Old databases take the steps they lack."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from waterhole.store import Store, sqlite
from waterhole.store.migrations import STEPS, migrate, version

# The schema as it was first released, with data in it. Never to be changed: such databases are out there.
FIRST = """
    CREATE TABLE settings (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
    CREATE TABLE tables (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
    CREATE TABLE events (table_id INTEGER NOT NULL REFERENCES tables, n INTEGER NOT NULL, at REAL NOT NULL,
        payload BLOB NOT NULL, PRIMARY KEY (table_id, n)) WITHOUT ROWID;
    INSERT INTO settings VALUES ('key', x'000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
    INSERT INTO tables VALUES (7, 'old');
    INSERT INTO events VALUES (7, 0, 1000.5, x'00'), (7, 1, 1001.5, x'01'), (7, 2, 1002.5, x'02');
    PRAGMA user_version = 1;
"""


@pytest.fixture
def db() -> Iterator[sqlite3.Connection]:
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as opened:
        yield opened


def schema(db: sqlite3.Connection) -> dict[str, list[tuple[object, ...]]]:
    """The columns of every table."""
    names = db.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").fetchall()
    return {name: db.execute(f"PRAGMA table_info({name})").fetchall() for (name,) in names}


def old(folder: Path) -> Path:
    """A folder with a database as it was first released."""
    with contextlib.closing(sqlite3.connect(folder / "waterhole.sqlite")) as db:
        db.executescript(FIRST)
    return folder


def test_a_first_database_opens_with_all_that_is_in_it(tmp_path: Path) -> None:
    with Store.open(old(tmp_path)) as store:
        assert store.key == bytes(range(32))
        assert store.read("old") == [b"\0", b"\1", b"\2"]
        assert store.tables() == [("old", 3, 1000.5, 1002.5)]
        store.append("old", 3, b"\3").result(20)
        assert store.read("old") == [b"\0", b"\1", b"\2", b"\3"]
        assert version(store._db) == len(STEPS)


def test_the_first_step_is_still_the_one_that_was_released(db: sqlite3.Connection) -> None:
    migrate(db, STEPS[:1])
    with contextlib.closing(sqlite3.connect(":memory:")) as first:
        first.executescript(FIRST)
        assert schema(db) == schema(first)


def test_an_old_database_ends_like_a_new_one(db: sqlite3.Connection) -> None:
    for taken in range(1, len(STEPS) + 1):
        migrate(db, STEPS[:taken])
        assert version(db) == taken
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as new:
        migrate(new, STEPS)
        assert schema(db) == schema(new)


def test_opening_takes_a_step_that_is_lacking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    later = [*STEPS, ["ALTER TABLE tables ADD COLUMN note TEXT", "UPDATE tables SET note = 'was ' || name"]]
    monkeypatch.setattr(sqlite, "STEPS", later)
    old(tmp_path)
    for _ in range(2):  # and takes it once
        with Store.open(tmp_path) as store:
            assert store._db.execute("SELECT name, note FROM tables").fetchall() == [("old", "was old")]
            assert version(store._db) == len(later)
            assert store.read("old") == [b"\0", b"\1", b"\2"]


def test_steps_that_fail_leave_nothing_behind(db: sqlite3.Connection) -> None:
    migrate(db, STEPS[:1])
    before = schema(db)
    wrong = [STEPS[0], ["CREATE TABLE more (a INTEGER)"], ["DROP TABLE events", "not SQL"]]
    with pytest.raises(sqlite3.OperationalError, match="syntax error"):
        migrate(db, wrong)
    assert schema(db) == before
    assert version(db) == 1
    assert not db.in_transaction
