"""Nobody is told what he can't know: views, effects, words and bots depend on what a seat knows, and nothing else."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import comb
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.savannah_tails.given import (
    COURSES,
    GAME,
    action_text,
    cards,
    choose,
    games,
    playthrough,
    position_of,
    ready,
)
from tests.games.savannah_tails.slow import DECK, Card, Slow

from waterhole.games.chance import Fast
from waterhole.games.game import Config
from waterhole.games.savannah_tails import rules
from waterhole.games.savannah_tails import view as views
from waterhole.search.bots import Player, known, parse

encode = msgspec.json.encode
ALL = [*((name, players) for name in COURSES for players in (2, 5)), ("mixed", 3), ("hard", 4)]
races = pytest.mark.parametrize(("name", "players"), ALL)


def concealed(s: Any, seat: int) -> Any:
    other = s.copy()
    rules.conceal(other, seat)
    return other


def alike(s: Any, seat: int | None, seed: int) -> Any:
    """Another state of which the seat knows the same; for a watcher, of which all know the same."""
    other = s.copy()
    for viewer in range(s.players) if seat is None else [seat]:
        rules.imagine(other, viewer, Fast(seed, 9))
    return other


def shown(s: Any, config: Config, seat: int | None) -> tuple[bytes, bytes]:
    return encode(views.view(s, config, seat)), encode(views.describe(s, config, seat))


def told(before: Any, after: Any, config: Config, action: int, seat: int | None) -> tuple[bytes, bytes]:
    effect = views.effect(before, after, config, action, seat)
    return encode(effect), encode(views.happened(before, after, config, action, seat))


def check_told(config: Config, before: Any, action: int, after: Any, seeds: range) -> int:
    """Nothing said of this action depends on what is hidden. Returns in how many cases something hidden differed."""
    differed = 0
    for seat in [None, *range(config.players)]:
        said = told(before, after, config, action, seat)
        for seed in seeds:
            one, other = alike(before, seat, seed), alike(after, seat, seed + 100)
            differed += (one, other) != (before, after)
            assert told(one, other, config, action, seat) == said, (config, before, action, seat)
        if seat is not None:
            assert told(concealed(before, seat), concealed(after, seat), config, action, seat) == said
    return differed


def check_shown(config: Config, s: Any, seeds: range) -> None:
    for seat in [None, *range(config.players)]:
        view = shown(s, config, seat)
        for seed in seeds:
            assert shown(alike(s, seat, seed), config, seat) == view
        if seat is not None:
            assert shown(concealed(s, seat), config, seat) == view


@races
def test_states_that_a_seat_cannot_tell_apart_look_and_sound_the_same(name: str, players: int) -> None:
    config = GAME.config(players, name)
    differed = 0
    for number, (position, action) in enumerate(playthrough(config, players)):
        if number % 4 == 0 or position.over:  # the choices of a view take their time
            check_shown(config, position.state, range(2))
        if action >= 0:
            after = position.copy()
            after.apply(action)
            differed += check_told(config, position.state, action, after.state, range(2))
    assert differed > 100


@settings(max_examples=60)
@given(games(), st.randoms(use_true_random=False))
def test_in_any_position(slow: Slow, rng: random.Random) -> None:
    position = position_of(slow)
    for _ in range(2):
        check_shown(position.config, position.state, range(3))
        if slow.ended:
            return
        action = choose(slow, rng)
        before, number = position.copy(), position.parse(action_text(slow, action))
        position.play(number)
        me = slow.me
        slow.play(action, drawn=cards(position.text.split(" ")[1].split("/")[me].strip("-")))
        check_told(position.config, before.state, number, position.state, range(3))


def test_only_the_seat_that_decides_sees_legal_actions_and_each_sees_its_own_hand_only() -> None:
    config = GAME.config(4, "hard")
    for number, (position, _) in enumerate(playthrough(config, 3)):
        if number % 5:
            continue
        for seat in [None, *range(4)]:
            view = views.view(position.state, config, seat)
            assert bool(view.choices) == (seat is not None and seat == position.actor)
            hand = [] if seat is None else [card.card for card in view.hand]
            assert set(map(card_of, hand)) == (hands(position.text)[seat] if seat is not None else set())
    assert number > 50


def hands(text: str) -> list[set[Card]]:
    return [cards(hand.strip("-")) for hand in text.split(" ")[1].split("/")]


def card_of(text: str) -> Card:
    (card,) = cards(text)
    return card


# conceal and imagine


@given(games())
def test_concealing_twice_is_concealing_once(slow: Slow) -> None:
    s = position_of(slow).state
    for seat in range(slow.players):
        once = concealed(s, seat)
        assert concealed(once, seat) == once
        # the same for states that are alike, and as sparing as that: own hand and what is known, sizes, the rest
        assert concealed(alike(s, seat, 4), seat) == once
        assert (once.hand[seat], once.pile[seat]) == (s.hand[seat], s.pile[seat])
        for other in set(range(slow.players)) - {seat}:
            assert once.hand[other] == s.known[other]
            assert once.held[other] == s.held[other]
            assert once.pile[other] == s.pile[other] | s.hand[other] & ~s.known[other]
        kept = {name: value for name, value in s.values().items() if name not in ("hand", "pile")}
        assert {name: value for name, value in once.values().items() if name not in ("hand", "pile")} == kept


@given(games(), st.integers(0, 1 << 30))
def test_what_is_imagined_could_be(slow: Slow, seed: int) -> None:
    position = position_of(slow)
    s = position.state
    for seat in range(slow.players):
        other = alike(s, seat, seed)
        assert other.held == s.held
        assert (other.hand[seat], other.pile[seat]) == (s.hand[seat], s.pile[seat])
        for player in range(slow.players):
            assert other.hand[player].bit_count() == s.held[player]
            assert other.hand[player] & other.pile[player] == 0
            assert other.hand[player] | other.pile[player] == s.hand[player] | s.pile[player]
            assert other.hand[player] & s.known[player] == s.known[player]
        # and can be played on
        text = GAME.notation.position_text(other, position.config.board)
        assert position.config.position(text).state == other


def mask(some: set[Card]) -> int:
    return sum(1 << 5 * lane + number - 2 for lane, number in some)


@pytest.mark.parametrize(("unseen", "size", "sure"), [(6, 4, 0), (6, 4, 1), (5, 4, 0), (7, 4, 2), (6, 5, 0), (4, 4, 0)])
def test_every_hand_that_can_be_is_imagined_equally_often(unseen: int, size: int, sure: int) -> None:
    course, _ = ready("hard")
    slow = Slow(course, 3, ("boing", "bird", "neck"))
    rng = random.Random(unseen * size + sure)
    for seat in range(3):
        deck = rng.sample(sorted(DECK), 20)
        slow.where[seat] = (0, seat, 3, 1)
        if size == 5:
            slow.bonus[seat]["bird"] = "ready"
        slow.hands[seat], slow.decks[seat] = set(deck[:size]), set(deck[size:unseen])
        slow.discards[seat], slow.top[seat] = set(deck[unseen:]), deck[-1]
        slow.known[seat] = set(deck[:sure])
    slow.began = dict(slow.where)
    slow.order = slow.in_front()
    s = position_of(slow).state
    seen: Counter[tuple[int, int]] = Counter()
    draws = 3000
    for seed in range(draws):
        other = alike(s, 1, seed)
        seen[other.hand[0], other.hand[2]] += 1
    possible = [
        [
            mask(slow.known[seat] | set(rest))
            for rest in combinations((slow.hands[seat] | slow.decks[seat]) - slow.known[seat], size - sure)
        ]
        for seat in (0, 2)
    ]
    ways = comb(unseen - sure, size - sure)
    assert len(possible[0]) == len(possible[1]) == ways
    for place in (0, 1):
        count = Counter()
        for pair, times in seen.items():
            count[pair[place]] += times
        assert set(count) == set(possible[place])
        check_even(count, draws, ways)
    # both hands independently of each other
    assert set(seen) <= {(one, other) for one in possible[0] for other in possible[1]}
    if ways**2 <= 230:
        assert len(seen) == ways**2
        check_even(seen, draws, ways**2)


def check_even(count: Counter[Any], draws: int, ways: int) -> None:
    """Chi squared, at five standard deviations."""
    mean = draws / ways
    chi = sum((times - mean) ** 2 / mean for times in count.values())
    assert chi <= ways - 1 + 5 * (2 * max(1, ways - 1)) ** 0.5, chi


# memory: the possible hands, worked out from all that was seen


class Memory:
    """All hands that another seat can have, with how likely each is, for whoever saw all that is public.

    Whoever plays is taken to choose any card with the same likelihood.
    """

    def __init__(self) -> None:
        self.hands: Counter[int] = Counter({mask(set(hand)): 1 for hand in combinations(sorted(DECK), 4)})

    def laid(self, card: int) -> None:
        self.hands = Counter({hand & ~card: times for hand, times in self.hands.items() if hand & card})

    def drew(self, discards: int, count: int) -> None:
        """Cards from the pile, or when that is empty from the discards, one after the other."""
        for _ in range(count):
            after: Counter[int] = Counter()
            if all(hand | discards == rules.ALL_CARDS for hand in self.hands):
                discards = 0
            for hand, times in self.hands.items():
                pile = rules.ALL_CARDS & ~hand & ~discards
                for card in range(rules.CARDS):
                    if pile >> card & 1:
                        after[hand | 1 << card] += times
            self.hands = after


def turns(config: Config, seed: int, seat: int) -> Iterator[tuple[Any, int, Any]]:
    """The turns of a seat: the state before, the card that was laid (as a set; 0 for none), and the state after."""
    start, laid = None, 0
    for position, action in playthrough(config, seed):
        s = position.state
        if start is not None and (s.turn != seat or s.stage == rules.TO_PLAY):
            yield start, laid, s.copy()
            start = None
        if s.turn == seat and s.stage == rules.TO_PLAY:
            start, laid = s.copy(), views._laid(action)


LONG = "start S12* S4 R2* S3 R1 S9* L1 S7 S8 L2 S11 S13* S1 finish bonuses"


@pytest.mark.parametrize("bonuses", ["wings bird deja", "leap bird neck"])
@pytest.mark.parametrize("seed", [0, 1, 2])
def test_what_is_concealed_is_exactly_what_cannot_be_worked_out(bonuses: str, seed: int) -> None:
    config = GAME.config_of(2, {}, "own.txt", f"{LONG} {bonuses}")
    memory = Memory()
    shuffled = thrown = 0
    for before, laid, after in turns(config, seed, 1):
        if laid:
            memory.laid(laid)
        discards = before.discards[1] | laid
        held = before.held[1] - bool(laid)
        new = after.held[1] - held
        if hand_was_thrown(before, laid, after):
            thrown += 1
            memory.hands = Counter({0: 1})
            hand = before.hand[1] & ~laid
            discards |= hand
            new = after.held[1]
        memory.drew(discards, new)
        shuffled += after.discards[1] == 0
        seen = concealed(after, 0)
        unknown = seen.pile[1]
        missing = seen.held[1] - seen.hand[1].bit_count()
        possible = {seen.hand[1] | sum(rest) for rest in combinations(bits(unknown), missing)}
        assert set(memory.hands) == possible
        assert len(set(memory.hands.values())) == 1
    assert shuffled
    assert thrown


def hand_was_thrown(before: Any, laid: int, after: Any) -> bool:
    """Whether a warthog was met: more went away than the card that was laid."""
    kept = before.hand[1] & ~laid
    return bool(kept & ~after.hand[1])


def bits(some: int) -> list[int]:
    return [1 << card for card in range(rules.CARDS) if some >> card & 1]


# bots


@pytest.mark.parametrize("spec", ["random", "greedy", "mcts:50it"])
def test_a_bot_chooses_by_what_its_seat_knows(spec: str) -> None:
    differed = 0
    for number in range(12):
        players = 2 + number % 4
        config = GAME.config(players, COURSES[number % 3])
        places = [position for position, action in playthrough(config, number) if action >= 0]
        position = places[(5 + 7 * number) % len(places)]
        seat = position.actor
        player = Player(config, parse(spec), seed=number)
        action = player.choose(position.state, seat)
        assert action in position.legal.actions()
        for seed in range(3):
            other = alike(position.state, seat, seed)
            differed += other != position.state
            assert player.choose(other, seat) == action
            assert player.choose(known(GAME, other, seat), seat) == action
    assert differed > 20
