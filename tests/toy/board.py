"""The deck: how many cards of each rank."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from waterhole.games.message import BadOption, say

DEFAULT = "deck"
RANKS = 6


class Board(NamedTuple):
    players: int
    open_pile: int
    """1: the taker draws the highest card of the pile, and not a random one."""
    deck: Sequence[int]


def parse(text: str, source: str) -> list[int]:
    words = text.split()
    if len(words) != RANKS or not all(word.isdigit() and 4 <= int(word) <= 9 for word in words):
        raise BadOption(say("toy_deck", file=source))
    return [int(word) for word in words]


def board(layout: list[int], players: int, options: Mapping[str, int]) -> Board:
    return Board(players, options["open_pile"], tuple(layout))


def highest(counts: Sequence[int]) -> int:
    """The highest rank of which there is a card; -1 where there is none."""
    for rank in range(RANKS - 1, -1, -1):
        if counts[rank] > 0:
            return rank
    return -1
