"""Randomness: it is not in the state, and reaches the rules through one function, `below`.

Three streams stand behind it. `Fast` is for simulations: a small integer generator whose text runs interpreted and
compiled and gives the same numbers in both. `Keyed` is for tables: nobody can predict it from what was drawn before,
and with its secret anyone can replay it. `Given` replays draws that were written down.
"""

from __future__ import annotations

import secrets
from collections.abc import MutableSequence, Sequence
from hashlib import blake2b
from typing import Protocol

MASK = 0xFFFFFFFF


class Rng(Protocol):
    """A stream of random whole numbers."""

    def below(self, n: int, /) -> int:
        """A whole number from 0 to n - 1, each equally likely."""
        ...


def below(rng: Rng, n: int) -> int:
    """A whole number from 0 to n - 1, each equally likely; n at least 1.

    The only door through which chance reaches the rules. In compiled rules it is `fast_below`.
    """
    return rng.below(n)


def fast_below(words: MutableSequence[int], n: int) -> int:
    """`below` of the fast generator: the next word of sfc32 (Chris Doty-Humphrey, PractRand), scaled to n.

    `words` holds three words of state and a counter, each under 2**32, so that no step leaves 64 bits and the
    interpreted and the compiled text give the same numbers. The bias is under n / 2**32.
    """
    a = words[0]
    b = words[1]
    c = words[2]
    word = (a + b + words[3]) & MASK
    words[3] = (words[3] + 1) & MASK
    words[0] = b ^ (b >> 9)
    words[1] = (c + (c << 3)) & MASK
    words[2] = (((c << 21) & MASK | (c >> 11)) + word) & MASK
    return (word * n) >> 32


def fast_words(seed: int, stream: int = 0) -> list[int]:
    """The four words a fast generator starts from: different for every seed and every stream of a seed."""
    digest = blake2b(f"{seed}/{stream}".encode(), digest_size=12).digest()
    return [*(int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8)), 1]


class Fast:
    """A fast, repeatable stream for simulations. Not for tables: its future can be computed from its past."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        self.words = fast_words(seed, stream)

    def below(self, n: int, /) -> int:
        return fast_below(self.words, n)


class Keyed:
    """A stream keyed by a 128-bit secret: blake2b over a counter, so that seen numbers predict nothing.

    `drawn` counts the numbers drawn; a stream put to the same count goes on with the same numbers.
    """

    def __init__(self, secret: bytes | None = None, drawn: int = 0) -> None:
        self.secret = secrets.token_bytes(16) if secret is None else secret
        if len(self.secret) != 16:
            raise ValueError(f"a secret has 16 bytes, this one {len(self.secret)}")
        self.drawn = drawn

    def below(self, n: int, /) -> int:
        counter = self.drawn.to_bytes(8, "little")
        self.drawn += 1
        # 128 bits scaled to n: the bias is under n / 2**128
        word = int.from_bytes(blake2b(counter, key=self.secret, digest_size=16).digest(), "little")
        return (word * n) >> 128


class Given:
    """A stream that was written down: gives the listed draws, then says that it is spent."""

    def __init__(self, draws: Sequence[int]) -> None:
        self.draws = draws
        self.drawn = 0

    def below(self, n: int, /) -> int:
        if self.drawn >= len(self.draws):
            raise ValueError(f"chance: only {len(self.draws)} draws are given, one more is needed")
        draw = self.draws[self.drawn]
        if not 0 <= draw < n:
            raise ValueError(f"chance: draw {self.drawn + 1} is {draw}, but must lie between 0 and {n - 1}")
        self.drawn += 1
        return draw
