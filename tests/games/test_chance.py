"""Randomness: the three streams."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from waterhole.games.chance import MASK, Fast, Given, Keyed, Rng, below, fast_below, fast_words


def chi_square(counts: Counter[int], n: int) -> float:
    """Over its mean n - 1 by how many standard deviations sqrt(2 (n - 1))."""
    expected = counts.total() / n
    chi = sum((counts[value] - expected) ** 2 / expected for value in range(n))
    return float((chi - (n - 1)) / (2 * (n - 1)) ** 0.5)


STREAMS = [lambda: Fast(7), lambda: Fast(7, 3), lambda: Keyed(bytes(16)), lambda: Keyed(b"waterhole keyed!")]


@pytest.mark.parametrize("stream", STREAMS)
@pytest.mark.parametrize("n", [2, 3, 6, 10, 33, 100])
def test_each_equally_likely(stream: object, n: int) -> None:
    rng: Rng = stream()  # type: ignore[operator]
    counts = Counter(below(rng, n) for _ in range(20_000))
    assert set(counts) == set(range(n))
    assert abs(chi_square(counts, n)) < 4


@pytest.mark.parametrize("stream", STREAMS)
def test_one_tells_nothing_of_the_next(stream: object) -> None:
    rng: Rng = stream()  # type: ignore[operator]
    draws = [below(rng, 8) for _ in range(30_000)]
    for distance in (1, 2, 3, 4, 7):
        pairs = Counter(8 * a + b for a, b in zip(draws, draws[distance:], strict=False))
        assert abs(chi_square(pairs, 64)) < 4


def test_seeds_and_streams_differ() -> None:
    starts = {tuple(fast_words(seed, stream)) for seed in range(50) for stream in range(20)}
    assert len(starts) == 1000
    # the first draws over many seeds are as even as the draws of one
    counts = Counter(Fast(seed).below(10) for seed in range(20_000))
    assert abs(chi_square(counts, 10)) < 4
    assert [Fast(1, 2).below(1000) for _ in range(3)] == [Fast(1, 2).below(1000)] * 3
    assert fast_words(12, 3) != fast_words(1, 23)
    assert fast_words(-1) != fast_words(1)


def test_fast_is_sfc32() -> None:
    """The steps of PractRand's sfc32, written down a second time from its definition."""

    def sfc32(a: int, b: int, c: int, counter: int) -> tuple[int, tuple[int, int, int, int]]:
        out = (a + b + counter) % 2**32
        rotated = (c * 2**21 + c // 2**11) % 2**32
        return out, (b ^ b // 2**9, c * 9 % 2**32, (rotated + out) % 2**32, (counter + 1) % 2**32)

    words = fast_words(99)
    state = tuple(words)
    for _ in range(1000):
        out, state = sfc32(*state)
        assert fast_below(words, 2**31 - 1) == out * (2**31 - 1) // 2**32
        assert tuple(words) == state


@given(st.lists(st.integers(0, MASK), min_size=4, max_size=4), st.integers(1, 2**31 - 1))
def test_fast_stays_within_32_bits(words: list[int], n: int) -> None:
    for _ in range(20):
        assert 0 <= fast_below(words, n) < n
        assert len(words) == 4
        assert all(0 <= word <= MASK for word in words)


def test_fast_takes_no_longer_numbers_than_64_bits_hold() -> None:
    """The compiled text wraps at 64 bits, the interpreted never: so no number between may reach 2**63."""

    class Watched(int):
        def __and__(self, other: int) -> Watched:
            return Watched(watch(int(self) & other))

        def __add__(self, other: int) -> Watched:
            return Watched(watch(int(self) + int(other)))

        def __mul__(self, other: int) -> Watched:
            return Watched(watch(int(self) * other))

        def __lshift__(self, other: int) -> Watched:
            return Watched(watch(int(self) << other))

    highest = 0

    def watch(number: int) -> int:
        nonlocal highest
        highest = max(highest, number)
        return number

    words: list[int] = [Watched(MASK)] * 4
    fast_below(words, 2**31 - 1)
    assert 2**32 < highest < 2**63


@given(st.binary(min_size=16, max_size=16), st.lists(st.integers(1, 2**40), max_size=20), st.integers(0, 20))
def test_keyed_replays_and_goes_on_from_any_count(secret: bytes, sizes: list[int], cut: int) -> None:
    stream, again = Keyed(secret), Keyed(secret)
    draws = [stream.below(n) for n in sizes]
    assert all(0 <= draw < n for draw, n in zip(draws, sizes, strict=True))
    assert [again.below(n) for n in sizes] == draws
    assert stream.drawn == len(sizes)
    cut = min(cut, len(sizes))
    assert [n for n in map(Keyed(secret, cut).below, sizes[cut:])] == draws[cut:]  # noqa: C416


def test_keyed_makes_its_own_secret() -> None:
    first, second = Keyed(), Keyed()
    assert len(first.secret) == len(second.secret) == 16
    assert first.secret != second.secret
    assert [first.below(2**60) for _ in range(3)] != [second.below(2**60) for _ in range(3)]


@pytest.mark.parametrize("secret", [b"", bytes(15), bytes(17)])
def test_keyed_refuses_other_secrets(secret: bytes) -> None:
    with pytest.raises(ValueError, match="16 bytes"):
        Keyed(secret)


def test_given_gives_what_is_listed_and_nothing_else() -> None:
    stream = Given([3, 0, 5])
    assert [below(stream, 6), below(stream, 1), below(stream, 6)] == [3, 0, 5]
    with pytest.raises(ValueError, match="only 3 draws are given, one more is needed"):
        below(stream, 6)
    with pytest.raises(ValueError, match="draw 1 is 6, but must lie between 0 and 5"):
        below(Given([6]), 6)
    broken = Given([0, -1])
    assert below(broken, 6) == 0
    with pytest.raises(ValueError, match="draw 2 is -1"):
        below(broken, 6)
