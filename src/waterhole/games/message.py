"""What rules, reasons and views say: an id and arguments, never a sentence.

Sentences are made from them by `waterhole.words` and by the client, from the same Fluent catalogues. An argument
whose name is `seat` or ends in `_seat` is the number of a seat; whoever shows the sentence puts in a name or a colour.
`ruling` names the ruling that stands behind the message.
"""

from __future__ import annotations

import msgspec


class Message(msgspec.Struct, frozen=True):
    """One message: the id of a text in the catalogues, and its arguments."""

    id: str
    args: dict[str, int | str] = {}

    def __str__(self) -> str:
        return f"{self.id}({', '.join(f'{name}={value}' for name, value in self.args.items())})"


def say(id_: str, /, **args: int | str) -> Message:
    """The message of this id. The tests find the ids and arguments of all calls and look for them in the catalogues."""
    return Message(id_, args)


class Refusal(ValueError):
    """What was asked for can't be; `message` says what was wrong and what would be right.

    Refusal
      +- NotNotation    the text is not notation of an action or a position
      +- NotLegal       an action, but not legal now; the message gives the reason and the ruling
      +- Ambiguous      notation that fits several legal actions
      +- BadOption      options, numbers of players or boards a game doesn't have
      +- BadRecord      the record of a game that can't be read or doesn't replay (`waterhole.table.record`)
    """

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


class NotNotation(Refusal):
    """The text is not notation of an action or a position."""


class NotLegal(Refusal):
    """The action is not legal now."""


class Ambiguous(Refusal):
    """The notation fits several legal actions."""


class BadOption(Refusal):
    """An option, a number of players or a board that the game doesn't have."""
