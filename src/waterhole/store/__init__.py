"""The store: where the events of tables live, and stay when the server is killed.

It knows nothing of games or tables. A table is a name, an event is bytes with a number; the numbers of a table are
0, 1, 2, ... without a gap. An event is durable before its append is done. `Store` keeps them in SQLite, inside a
folder of its own; what it offers needs no SQL to explain, so that another database can stand behind it.
"""

from .errors import Conflict, DataDamaged, DataTooNew, FolderInUse, FolderNotWritable, StoreError
from .sqlite import Append, Outcome, Store, TableRow

__all__ = [
    "Append",
    "Conflict",
    "DataDamaged",
    "DataTooNew",
    "FolderInUse",
    "FolderNotWritable",
    "Outcome",
    "Store",
    "StoreError",
    "TableRow",
]
