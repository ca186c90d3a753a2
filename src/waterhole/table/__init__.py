"""A table: seats, undo, the record. Pure: messages in, events out, time is an argument, no input or output."""

from .history import History
from .record import BadRecord, Record
from .table import Chair, Table

__all__ = ["BadRecord", "Chair", "History", "Record", "Table"]
