"""What can go wrong with the data. Each error carries a message for people."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from ..games.message import Refusal, say


class StoreError(Refusal):
    """Data can't be read or written.

    StoreError
      +- FolderInUse        another server runs on the same data
      +- FolderNotWritable  the folder can't be made, or nothing can be written into it
      +- DataTooNew         a newer Waterhole has written the data
      +- DataDamaged        a file of the folder is no database, or a broken one
      +- Conflict           the event doesn't follow the last one of its table
    """


class FolderInUse(StoreError):
    """Another server runs on the same data."""


class FolderNotWritable(StoreError):
    """The folder can't be made, or nothing can be written into it."""


class DataTooNew(StoreError):
    """A newer Waterhole has written the data."""


class DataDamaged(StoreError):
    """A file of the folder is no database, or a broken one."""


class Conflict(StoreError):
    """The event doesn't follow the last one of its table: its number is taken, or one before it is missing."""


def failure(error: Exception, file: Path) -> StoreError:
    """What SQLite says about a file, as an error of ours."""
    # the low byte is the kind of error, the rest says where in SQLite it came up
    kind = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    if kind in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM):
        return FolderNotWritable(say("store_folder_not_writable", folder=str(file.parent)))
    if kind in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
        return DataDamaged(say("store_data_damaged", file=str(file)))
    if kind == sqlite3.SQLITE_FULL:
        return StoreError(say("store_disk_full", folder=str(file.parent)))
    return StoreError(say("store_failed", file=str(file), reason=str(error)))
