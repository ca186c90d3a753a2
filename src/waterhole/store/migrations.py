"""The schema of the database, as the steps that lead to it.

`PRAGMA user_version` counts the steps that a database has taken. A step that was released is never changed: a new
schema is a new step, and every database that is out there takes the steps it lacks when it is opened.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

Step = Sequence[str]
"""Statements of SQL, in order."""

STEPS: Sequence[Step] = [
    [
        # what there is one of: the server's key
        "CREATE TABLE settings (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID",
        "CREATE TABLE tables (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE)",
        # Kept in the order of their key, a table's events lie side by side. `at`: Unix time of arrival, in seconds.
        # No counts and no last times are stored beside them: they are one look into this tree away, and can't disagree.
        "CREATE TABLE events (table_id INTEGER NOT NULL REFERENCES tables, n INTEGER NOT NULL, at REAL NOT NULL, "
        "payload BLOB NOT NULL, PRIMARY KEY (table_id, n)) WITHOUT ROWID",
    ],
]


def version(db: sqlite3.Connection) -> int:
    """How many steps the database has taken."""
    taken: int = db.execute("PRAGMA user_version").fetchone()[0]
    return taken


def migrate(db: sqlite3.Connection, steps: Sequence[Step]) -> None:
    """Take the steps that are lacking: all of them, or, when one fails, none.

    Inside a transaction of its own; `db` must have none open. Writes even when nothing is lacking, and so finds out
    whether the database can be written.
    """
    db.execute("BEGIN IMMEDIATE")
    try:
        for step in steps[version(db) :]:
            for statement in step:
                db.execute(statement)
        db.execute(f"PRAGMA user_version = {len(steps)}")
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
