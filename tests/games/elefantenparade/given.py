"""What the tests of Elefantenparade are given: random tracks, positions and games."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hypothesis import strategies as st
from tests.games.elefantenparade.slow import Slow, Track

import waterhole
from waterhole.games.game import Config, Position

GAME = waterhole.game("elefantenparade")


def config_of(players: int, track: Track | None = None, swims: bool = False) -> Config:
    """The standard board, or this one."""
    if track is None:
        return GAME.config(players, hindmost_swims=int(swims))
    return GAME.config_of(players, {"hindmost_swims": int(swims)}, "own.txt", track.file())


@st.composite
def tracks(draw: st.DrawFn) -> Track:
    """A track of one's own, with more water and forests than the published one, down to the space before the goal."""
    spaces = draw(st.integers(20, 128))
    special = draw(st.lists(st.integers(8, spaces - 1), unique=True, max_size=spaces - 8))
    watery = draw(st.integers(0, len(special)))
    return Track(
        spaces,
        set(special[:watery]),
        {space: draw(st.integers(1, 5)) for space in sorted(special[watery:])},
        draw(st.tuples(*[st.integers(1, 9)] * 3)),
    )


@st.composite
def games(draw: st.DrawFn) -> Slow:
    """A slow game in any position that notation can say: reachable or not, before, in and after a turn."""
    players = draw(st.integers(2, 4))
    game = Slow(players, draw(st.just(Track()) | tracks()), draw(st.booleans()))
    if draw(st.integers(0, 9)) == 0:
        starts = draw(st.permutations(range(2 * players)))
        for start in starts[: draw(st.integers(0, 2 * players - 1))]:
            game.play(f"@{start}")
        return game
    elephants = draw(st.permutations(game.waiting))
    game.waiting = []
    home = draw(st.integers(0, 3))
    game.home = list(elephants[:home])
    # crowded, so that skipping, holding and coming home happen often
    last = game.track.spaces - 1
    low = draw(st.integers(0, last - 7))
    high = min(last, low + draw(st.integers(8, 16)))
    if high - low < 7:
        low = high - 7
    spaces = draw(st.permutations(range(low, high + 1)))
    game.on = dict(zip(elephants[home:], spaces, strict=False))
    game.held = draw(st.lists(st.integers(0, 20), min_size=players, max_size=players))
    game.logs = {space: logs for space, logs in game.track.forests.items() if draw(st.booleans())}
    game.seat = draw(st.integers(0, players - 1))
    if home == 3:
        game.ended = draw(st.sampled_from(["move", "parade"]))
    else:
        used = draw(st.integers(0, min(2, len(game.on) - 1)))
        game.moved = set(draw(st.permutations(elephants))[:used])
        game.unused = set(draw(st.permutations([1, 2, 3]))[used:])
    return game


def sensible(game: Slow) -> bool:
    """Whether the one whose turn it is has something to do; else the turn would be over."""
    return bool(game.ended) or bool(game.legal())


def playthrough(config: Config, seed: int) -> Iterator[tuple[Position, int]]:
    """Every position of a random game with the action chosen there; the last one with -1."""
    rng = random.Random(seed)
    position = config.start()
    while not position.over:
        # a parade now and then: more often than its share of the legal actions
        parade = [a for a in position.legal.actions() if position.action_text(a) == "parade"]
        action = parade[0] if parade and rng.random() < 0.1 else rng.choice(position.legal.actions())
        yield position.copy(), action
        position.apply(action)
    yield position, -1


CONFIGS = [config_of(players, None, swims) for players in (2, 3, 4) for swims in (False, True)]


def name(config: Config) -> str:
    return f"{config.players}{'-swims' if config.options['hindmost_swims'] else ''}"
