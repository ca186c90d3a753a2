"""Nobody is told, and no bot uses, what its seat can't know (ER-K): views, effects and words are the same, to the byte,
for any two states that are alike in a seat's knowledge; and what a seat imagines is drawn fairly from what it can't
know."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from math import comb, sqrt
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.elephant_rally.given import (
    GAME,
    PLAYERS,
    at,
    config_of,
    counted,
    hand,
    known,
    playthrough,
    position_of,
    races,
    track,
)
from tests.games.elephant_rally.slow import Slow, cards

from waterhole.games.chance import Fast
from waterhole.games.elephant_rally import rules
from waterhole.games.elephant_rally import view as views
from waterhole.games.elephant_rally.rules import State
from waterhole.games.game import Config, Position
from waterhole.search.bots import Player, parse

by_players = pytest.mark.parametrize("players", PLAYERS)


def concealed(s: State, seat: int) -> State:
    s = s.copy()
    rules.conceal(s, seat)
    return s


def alike(s: State, seat: int | None, seed: int) -> State:
    """Another state that is the same for all that the seat knows; None: for all that everybody knows."""
    other = s.copy()
    if seat is not None:
        rules.imagine(other, seat, Fast(seed))
    else:
        shuffle(other, random.Random(seed))
    return other


def shuffle(s: State, rng: random.Random) -> None:
    """Deal all cards anew but those that everybody knows of; and let nobody know any others."""
    players = range(s.players)
    pool = [kind for kind in range(17) for _ in range(s.pile[kind])]
    for owner in players:
        for kind in range(17):
            public = min(s.known[6 * observer + owner][kind] for observer in players if observer != owner)
            for observer in players:
                s.known[6 * observer + owner][kind] = public if observer != owner else 0
            if s.phase == rules.ASKED and owner == s.actor and kind == rules.TIGER_CARD:
                public = max(public, 1)
            pool += [kind] * (s.hand[owner][kind] - public)
            s.hand[owner][kind] = public
    rng.shuffle(pool)
    for owner in players:
        while sum(s.hand[owner]) < s.held[owner]:
            s.hand[owner][pool.pop()] += 1
    for kind in range(17):
        s.pile[kind] = pool.count(kind)


def seats(config: Config) -> Iterator[int | None]:
    yield from range(config.players)
    yield None


def shown(s: State, config: Config, seat: int | None) -> list[bytes]:
    """All that is told of a position."""
    return [
        msgspec.json.encode(views.view(s, config, seat)),
        msgspec.json.encode(views.describe(s, config, seat)),
    ]


def told(before: State, after: State, config: Config, action: int, seat: int | None) -> list[bytes]:
    """All that is told of an action."""
    return [
        msgspec.json.encode(views.effect(before, after, config, action, seat)),
        msgspec.json.encode(views.happened(before, after, config, action, seat)),
    ]


def hidden_differs(one: State, other: State) -> bool:
    return one.hand != other.hand or one.pile != other.pile


# what is told


def check_position(position: Position, seed: int) -> int:
    """Returns how many of the states compared really differ."""
    s, config = position.state, position.config
    different = 0
    for seat in seats(config):
        other = alike(s, seat, seed)
        different += hidden_differs(s, other)
        assert shown(s, config, seat) == shown(other, config, seat)
        if seat is not None:
            assert shown(s, config, seat) == shown(concealed(s, seat), config, seat)
    assert views.picture(s, config) == views.picture(alike(s, None, seed), config)
    return different


def check_action(before: Position, action: int, after: Position, seed: int) -> None:
    config = before.config
    for seat in seats(config):
        expected = told(before.state, after.state, config, action, seat)
        one, other = alike(before.state, seat, seed), alike(after.state, seat, seed + 1)
        assert told(one, other, config, action, seat) == expected
        if seat is not None:
            one, other = concealed(before.state, seat), concealed(after.state, seat)
            assert told(one, other, config, action, seat) == expected


def check_game(players: int, seed: int) -> None:
    """A whole game: every decision, every seat, and a watcher."""
    different = 0
    last: tuple[Position, int] | None = None
    for turn, (position, action) in enumerate(playthrough(config_of(players), seed)):
        if last is not None:
            check_action(*last, position, seed + turn)
        different += check_position(position, seed + turn)
        last = (position, action)
    assert different > 30 * players


@by_players
def test_nothing_leaks_in_random_games(players: int) -> None:
    check_game(players, players)


@pytest.mark.soak
@by_players
def test_nothing_leaks_in_many_random_games(players: int) -> None:
    for seed in range(20):
        check_game(players, 100 + seed)


@given(races(), st.integers(0, 1 << 30))
@settings(max_examples=60)
def test_nothing_leaks_from_any_position(slow: Slow, seed: int) -> None:
    position = position_of(slow, seed)
    rng = random.Random(seed)
    for _ in range(8):
        check_position(position, seed)
        if position.over:
            break
        before, action = position.copy(), rng.choice(position.legal.actions())
        position.apply(action)
        check_action(before, action, position, seed)


@by_players
def test_choices_are_shown_to_who_decides_alone(players: int) -> None:
    for position, _ in playthrough(config_of(players), 4):
        for seat in seats(position.config):
            view = views.view(position.state, position.config, seat)
            if seat is None or seat != position.actor:
                assert view.choices == []
            else:
                assert [choice.action for choice in view.choices] == list(position.legal)


@by_players
def test_hands_are_shown_to_their_owners_alone(players: int) -> None:
    for position, _ in playthrough(config_of(players), 4):
        for seat in seats(position.config):
            view = views.view(position.state, position.config, seat)
            own = Counter({held.card: held.count for held in view.hand})
            assert own == (Counter() if seat is None else hand(position, seat))
            for other, player in enumerate(view.players):
                assert player.cards == position.state.held[other]
                told_of = Counter({held.card: held.count for held in player.known})
                if position.state.phase == rules.ASKED and other == position.actor:
                    # who is asked has a Tiger
                    told_of -= Counter(["tiger"])
                if seat is None:
                    assert all(told_of <= known(position, one, other) for one in range(players) if one != other)
                elif other == seat:
                    assert view.hand == player.known
                else:
                    least = known(position, seat, other)
                    assert least - Counter(["tiger"]) <= told_of <= least


# what conceal leaves, and what imagine makes of it


def check_knowledge(s: State, config: Config, seed: int) -> None:
    for seat in range(config.players):
        blank = concealed(s, seat)
        assert concealed(blank, seat) == blank
        # the one pool
        assert [
            blank.pile[kind] + sum(blank.hand[other][kind] for other in range(config.players)) for kind in range(17)
        ] == [s.pile[kind] + sum(s.hand[other][kind] for other in range(config.players)) for kind in range(17)]
        assert blank.hand[seat] == s.hand[seat]
        assert (blank.held, blank.piled) == (s.held, s.piled)
        for other in range(config.players):
            if other != seat:
                least = s.known[6 * seat + other]
                if s.phase == rules.ASKED and s.actor == other:
                    least = [max(n, kind == rules.TIGER_CARD) for kind, n in enumerate(least)]
                assert blank.hand[other] == least
                assert not any(any(blank.known[6 * other + owner]) for owner in range(6))
            assert blank.known[6 * seat + other] == s.known[6 * seat + other]
        # nothing else changes
        for field in State.FIELDS:
            if field not in ("hand", "pile", "known"):
                assert getattr(blank, field) == getattr(s, field)
        other_state = alike(s, seat, seed)
        assert concealed(other_state, seat) == blank
        for other in range(config.players):
            assert sum(other_state.hand[other]) == other_state.held[other] == s.held[other]
            assert all(other_state.hand[other][kind] >= blank.hand[other][kind] for kind in range(17))
        assert sum(other_state.pile) == other_state.piled == s.piled


@by_players
def test_conceal_and_imagine_in_random_games(players: int) -> None:
    for turn, (position, _) in enumerate(playthrough(config_of(players), 20 + players)):
        check_knowledge(position.state, position.config, turn)


@given(races(), st.integers(0, 1 << 30))
def test_conceal_and_imagine_in_any_position(slow: Slow, seed: int) -> None:
    position = position_of(slow, seed)
    rng = random.Random(seed)
    for _ in range(6):
        check_knowledge(position.state, position.config, seed)
        if position.over:
            break
        position.apply(rng.choice(position.legal.actions()))


@by_players
def test_what_is_imagined_can_be_played_on(players: int) -> None:
    """An imagined state has the same legal actions for who decides, and goes on to an end."""
    config = config_of(players)
    for turn, (position, _) in enumerate(playthrough(config, 2)):
        if turn % 20 or position.over:
            continue
        actions = position.legal.actions()
        other = Position(config, alike(position.state, position.actor, turn), Fast(turn))
        assert other.legal.actions() == actions
        rng = random.Random(turn)
        while not other.over:
            other.apply(rng.choice(other.legal.actions()))


def test_an_answer_that_is_asked_for_tells_of_a_tiger() -> None:
    position = at("a0 b0 c0", hands=["g1", "tiger,g2", "g3"], pile="g4*3,tiger")
    position.play("g1")
    assert position.actor == 1
    for seed in range(50):
        assert alike(position.state, 0, seed).hand[1][rules.TIGER_CARD] >= 1
    assert any(alike(position.state, 0, seed).hand[2][rules.TIGER_CARD] for seed in range(50))


# by frequency


def spread(pool: Counter[str], sizes: list[int]) -> dict[tuple[tuple[str, ...], ...], float]:
    """How likely each deal of a pool to hands of these sizes is: every card of it is as likely to be anywhere."""
    if not sizes:
        return {(): 1.0}
    found: dict[tuple[tuple[str, ...], ...], float] = Counter()  # type: ignore[assignment]
    kinds = sorted(pool)
    for counts in product(*(range(pool[kind] + 1) for kind in kinds)):
        if sum(counts) != sizes[0]:
            continue
        dealt = Counter(dict(zip(kinds, counts, strict=True)))
        ways = 1
        for kind in kinds:
            ways *= comb(pool[kind], dealt[kind])
        share = ways / comb(pool.total(), sizes[0])
        for rest, chance in spread(pool - dealt, sizes[1:]).items():
            found[tuple(sorted(dealt.elements())), *rest] += share * chance
    return found


@pytest.mark.parametrize(
    ("hands", "pile", "known_", "seat"),
    [
        (["g1", "g2,tiger", "p4"], "g2,snake", "", 0),
        (["g1", "g2,tiger", "p4,p4"], "g1,snake", "0:1:tiger", 0),
        (["g1,g2", "g2*2,tiger", "p4"], "g2,snake*2", "2:1:g2;0:1:g2", 2),
        (["p7", "cow", "cow"], "cow,p4", "0:1:cow;1:2:cow;2:0:p7", 1),
        (["g1*2,g2", "-", "g3,tiger"], "-", "", 2),
    ],
)
def test_imagine_deals_as_often_as_it_should(hands: list[str], pile: str, known_: str, seat: int) -> None:
    text = at("a0 b0 c0", hands=hands, pile=pile).text
    position = config_of(3, track()).position(f"{text} known={known_}" if known_ else text)
    others = [other for other in range(3) if other != seat]
    sure = {other: known(position, seat, other) for other in others}
    pool = cards(pile)
    for other in others:
        pool += hand(position, other) - sure[other]
    sizes = [position.state.held[other] - sure[other].total() for other in others]
    expected = spread(pool, sizes)
    assert sum(expected.values()) == pytest.approx(1)
    number = 6000
    seen: Counter[Any] = Counter()
    for seed in range(number):
        s = alike(position.state, seat, seed)
        seen[tuple(tuple(sorted((counted(s.hand[other]) - sure[other]).elements())) for other in others)] += 1
        assert all(counted(s.hand[other]) >= sure[other] for other in others)
    assert set(seen) <= set(expected)
    for deal, chance in expected.items():
        # five standard deviations: one false alarm in a million
        assert abs(seen[deal] - number * chance) <= 5 * sqrt(number * chance * (1 - chance)) + 1e-9, deal


# bots


@cache
def race_for_bots(players: int) -> list[tuple[Position, int]]:
    return [(position, action) for position, action in playthrough(config_of(players), 17) if action >= 0]


@pytest.mark.parametrize("bot", ["random", "greedy", "mcts:50it"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_bot_chooses_by_what_its_seat_knows(bot: str, players: int) -> None:
    config = config_of(players)
    compared = 0
    for turn, (position, _) in enumerate(race_for_bots(players)):
        if turn % (12 if bot.startswith("mcts") else 4) or len(position.legal) < 2:
            continue
        seat = position.actor
        choices = {
            Player(config, parse(bot), seed=turn).choose(state, seat)
            for state in (position.state, *(alike(position.state, seat, seed) for seed in range(3)))
        }
        assert len(choices) == 1
        compared += 1
    assert compared > 3


def test_the_game_hides() -> None:
    assert GAME.hides()
