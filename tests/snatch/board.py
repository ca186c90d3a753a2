"""The deck: how many cards of each rank."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from waterhole.games.message import BadOption, say

DEFAULT = "deck"
RANKS = 6
"""Rank 0 is a stop, 1 a grab, the others are the values from 1 to 4."""


class Board(NamedTuple):
    players: int
    deck: Sequence[int]


def parse(text: str, source: str) -> list[int]:
    words = text.split()
    if len(words) != RANKS or not all(word.isdigit() and 4 <= int(word) <= 9 for word in words):
        raise BadOption(say("snatch_deck", file=source, line=1))
    return [int(word) for word in words]


def board(layout: list[int], players: int, options: Mapping[str, int]) -> Board:
    return Board(players, tuple(layout))
