"""Messages to sentences in a language.

The texts are Fluent catalogues (projectfluent.org): one folder a game, `games/GAME/texts`, and `texts` here for what
all share. The client reads the same files, so that a reason is worded alike in a terminal and in a browser.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from . import games
from .games.message import BadOption, Message, Refusal, say

LANGUAGES = ("en", "da", "de")
"""The languages that every text exists in; the first is the one for all others."""

LONGEST = 2000
"""The characters of an argument that are shown; Fluent itself refuses more than 2,500."""

MOST = 10**15
"""Numbers from here on are shown digit by digit; they come from nobody but testers, and Fluent can't format them."""

Seats = Mapping[int, str] | Sequence[str]
"""What the seats are called, by number; a seat without a name is called by its colour."""


class NoText(LookupError):
    """A message that the catalogues have no text for, or not with these arguments."""


class Words:
    """The words of one language.

    >>> from waterhole.games.message import say
    >>> Words("en").render(say("did_place", seat=0, space=3), "elefantenparade", ["Anna", "Bo"])
    'Anna places an elephant on space 3.'
    """

    def __init__(self, lang: str, *, strict: bool = False) -> None:
        """The words of the nearest language there is. `strict`, for tests: a text that is missing raises NoText."""
        self.lang = best([lang])
        self.strict = strict

    def render(self, message: Message, game: str | None = None, seats: Seats | None = None) -> str:
        """The message as a sentence, from the catalogue of the game, else from the shared one.

        What has no text is shown as `id(arg=value)`: to read something raw is better than to read nothing.
        """
        for place in (None,) if game is None else (game, None):
            try:
                bundle = _bundle(self.lang, place)
            except Refusal:  # a game that is not installed here, as in the record of somebody else's
                continue
            if bundle.has_message(message.id):
                return self._format(bundle, message, seats)
        if self.strict:
            raise NoText(f"{self.lang}: no text {message.id!r} for {game or 'all games'}")
        return _one_line(str(message))

    def colour(self, chair: int) -> str:
        """What somebody without a name is called: the colour of the chair."""
        return self.render(say("seat_colour", chair=chair))

    @staticmethod
    def ruling(message: Message) -> str | None:
        """The id of the ruling behind a message, as `EP-4`; sentences don't hold it, it is shown after them."""
        ruling = message.args.get("ruling")
        return None if ruling is None else str(ruling)

    def _format(self, bundle: Any, message: Message, seats: Seats | None) -> str:
        args = {name: self._argument(name, value, seats) for name, value in message.args.items()}
        text, errors = bundle.format_pattern(bundle.get_message(message.id).value, args)
        if errors and self.strict:
            raise NoText(f"{self.lang}: {message}: {errors[0]}")
        sentence = _one_line(str(message)) if errors else str(text)
        # whatever is wrong in a file is told with its place, also what is said elsewhere without one
        file = str(args.get("file", ""))
        if "line" not in args or message.id == "at_line" or sentence.startswith(file):
            return sentence
        return self.render(say("at_line", file=file, line=message.args["line"], text=sentence))

    def _argument(self, name: str, value: int | str, seats: Seats | None) -> Any:
        from fluent.runtime.types import fluent_number

        if isinstance(value, str) or abs(value) >= MOST:
            return _one_line(str(value))
        if name == "seat" or name.endswith("_seat"):
            return self._seat(value, seats)
        # a port is 8000 and a line 1200, not 8,000 and 1.200
        return fluent_number(value, useGrouping=False)

    def _seat(self, seat: int, seats: Seats | None) -> str:
        if isinstance(seats, Mapping):
            name = seats.get(seat, "")
        else:
            name = seats[seat] if seats is not None and 0 <= seat < len(seats) else ""
        return name or self.colour(seat)


def best(preferred: Sequence[str]) -> str:
    """The first language there is of those preferred, as `de-AT` or `da_DK.UTF-8`; English if there is none."""
    for tag in preferred:
        lang = tag.replace("_", "-").replace(".", "-").split("-")[0].lower()
        if lang in LANGUAGES:
            return lang
    return LANGUAGES[0]


def _one_line(text: str) -> str:
    """What somebody typed, so that it can stand in a sentence: printable, and not without end."""
    return "".join(c if c.isprintable() else " " for c in text)[:LONGEST]


@cache
def catalogue(lang: str, game: str | None = None) -> str:
    """The catalogue as it was written: of a game, or the shared one. BadOption where there is none."""
    if lang not in LANGUAGES:
        raise BadOption(say("no_such_language", lang=lang, langs=", ".join(LANGUAGES)))
    folder = Path(__file__).parent if game is None else games.get(game).folder
    return (folder / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")


FRONT = ("game_", "board_", "option_")
"""How the ids begin of what is said of a game before it is opened."""


def front(text: str) -> str:
    """Of a catalogue only what is said of a game before it is opened."""
    entries = re.split(r"\n(?=\S)", text)
    return "\n".join(entry for entry in entries if entry.startswith(FRONT)) + "\n"


@cache
def _bundle(lang: str, game: str | None) -> Any:
    # here, not above: a start of the command line that says nothing should not wait for it
    from fluent.runtime import FluentBundle, FluentResource

    # not isolating: names stand in terminals and records too, where marks of direction would be in the way
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(lang, game)))
    return bundle
