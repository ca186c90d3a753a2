"""What the command line says: messages as sentences in the language chosen."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence

from ..games.message import Message
from ..words import Words


class Terminal:
    """The words of this run: their language, and the game and the seats that it is about."""

    def __init__(self) -> None:
        self.begin("en")

    def begin(self, lang: str) -> None:
        """Start a run in this language."""
        self.words = Words(lang)
        self.game: str | None = None
        self.seats: Sequence[str] | None = None

    def sit(self, names: Sequence[str]) -> None:
        """From now on the seats are called by their colours, and by these names where there are some."""
        colours = [self.words.colour(seat) for seat in range(len(names))]
        self.seats = [f"{colour} ({name})" if name else colour for colour, name in zip(colours, names, strict=True)]

    def text(self, message: Message) -> str:
        """The message as a sentence, with the ruling behind it."""
        text = self.words.render(message, self.game, self.seats)
        ruling = self.words.ruling(message)
        return text if ruling is None else f"{text} [{ruling}]"

    def texts(self, messages: Iterable[Message]) -> str:
        """Several messages in one line."""
        return " ".join(map(self.text, messages))

    def tell(self, message: Message) -> None:
        """Say it as a result."""
        print(self.text(message))

    def clear(self) -> None:
        """Leave nothing on the screen that the next person should not see, nor above it."""
        if sys.stdout.isatty():
            print("\033[2J\033[3J\033[H", end="", flush=True)

    def note(self, message: Message) -> None:
        """Say it beside the results."""
        print(self.text(message), file=sys.stderr, flush=True)

    def fail(self, message: Message) -> None:
        """Say what was wrong, in one line whatever text came in."""
        complain(self.text(message))


def complain(text: str) -> None:
    """Say in one line what was wrong."""
    line = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in " ".join(text.split()))
    print(f"waterhole: {line}", file=sys.stderr, flush=True)


def columns(rows: Sequence[Sequence[str]], numbers: bool = False) -> str:
    """Rows as aligned text; with `numbers`, all columns but the first are aligned to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        cells = [
            cell.rjust(width) if numbers and column else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


terminal = Terminal()
