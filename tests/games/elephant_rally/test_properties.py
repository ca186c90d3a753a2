"""What always holds: cards, chips and pieces are conserved, one piece a space, progress and place agree, races end."""

from __future__ import annotations

import pickle
import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.elephant_rally.given import (
    GAME,
    PLAYERS,
    config_of,
    counted,
    grounds,
    hand,
    herd,
    known,
    playthrough,
    position_of,
    races,
)
from tests.games.elephant_rally.slow import DECK, KINDS, Ground, Slow

from waterhole.games.chance import Fast
from waterhole.games.elephant_rally import rules
from waterhole.games.elephant_rally.rules import State
from waterhole.games.game import NotLegal, NotNotation, Position

by_players = pytest.mark.parametrize("players", PLAYERS)


def every_card(position: Position) -> Counter[str]:
    s = position.state
    in_play = Counter(KINDS[card] for card in (s.card, s.modifier) if card >= 0)
    hands = sum((hand(position, seat) for seat in range(position.config.players)), Counter())
    return hands + counted(s.pile) + counted(s.discards) + in_play


def check(position: Position) -> None:
    """What holds in every position."""
    s, board = position.state, position.config.board
    players = range(position.config.players)
    for seat in players:
        assert s.held[seat] == sum(s.hand[seat])
        assert min(s.hand[seat]) >= 0
    assert s.piled == sum(s.pile)
    assert min(s.pile) >= 0
    assert min(s.discards) >= 0
    assert min(s.chips) >= 0
    assert sum(s.chips) <= 4
    check_pieces(position)
    for observer in players:
        for owner in players:
            assert known(position, observer, owner) <= (hand(position, owner) if owner != observer else Counter())
    for seat in range(position.config.players, 6):
        assert not s.held[seat]
        assert not s.chips[seat]
        assert s.lane[seat] == -1
    check_phase(s)
    assert rules.supply(s) == 4 - sum(s.chips)
    assert board.columns == s.columns


def check_pieces(position: Position) -> None:
    """ER-M5 and M7: one elephant or cow a space, on the track; the column is the progress on the ring."""
    s, board = position.state, position.config.board
    placed = [seat for seat in range(position.config.players) if s.lane[seat] >= 0]
    standing = [(s.lane[seat], s.column[seat]) for seat in placed]
    pieces = standing + herd(position)
    assert len(set(pieces)) == len(pieces)
    for lane, column in [*pieces, divmod(s.mouse, 64)]:
        assert board.track[lane] >> column & 1
    for seat in placed:
        assert s.progress[seat] % board.columns == s.column[seat]
    finished = [seat for seat in placed if s.progress[seat] >= board.columns]
    assert len(finished) == position.over


def check_phase(s: State) -> None:
    """Who decides, and that nothing is left behind by a card."""
    if s.phase == rules.OVER:
        assert s.actor == -1
        return
    assert s.phase < rules.OVER
    assert 0 <= s.actor < s.players
    if s.phase == rules.ASKED:
        assert s.actor != s.turn
        assert s.hand[s.actor][rules.TIGER_CARD]
    elif s.phase != rules.STARTING:
        assert s.actor == s.turn
    if s.phase in (rules.STARTING, rules.PLAYING):
        assert (s.card, s.modifier, s.scared) == (-1, -1, -1)
        assert (s.cancelled, s.asked, s.steps, s.side, s.moved, s.owed) == (0,) * 6
    assert (s.phase == rules.THROWING) == (s.owed > 0)
    assert (s.phase == rules.MOUSE_RUN) == any(s.reach)
    assert (s.phase == rules.SCARE_SIDE) == (s.scared >= 0)


@by_players
def test_everything_is_conserved(players: int) -> None:
    config = config_of(players)
    for seed in range(4):
        for position, _ in playthrough(config, seed):
            check(position)
            assert every_card(position) == DECK
            assert len(herd(position)) == 10


@given(races(), st.integers(0, 1 << 30))
def test_everything_is_conserved_from_any_position(slow: Slow, seed: int) -> None:
    position = position_of(slow, seed)
    rng = random.Random(seed)
    cards, cows = every_card(position), len(herd(position))
    for _ in range(25):
        check(position)
        assert every_card(position) == cards
        assert len(herd(position)) == cows
        if position.over:
            break
        position.apply(rng.choice(position.legal.actions()))


@by_players
def test_every_race_ends(players: int) -> None:
    """Even of players who do anything that is legal."""
    config = config_of(players)
    for seed in range(8):
        position = config.start(Fast(seed))
        rng = random.Random(seed)
        for _ in range(5000):
            if position.over:
                break
            position.apply(rng.choice(position.legal.actions()))
        assert position.over
        assert position.ending in rules.ENDINGS
        assert position.places.count(1) == 1
        assert max(position.scores) >= config.board.columns


@given(grounds(), st.sampled_from(PLAYERS), st.integers(0, 1 << 30))
def test_there_is_always_something_to_do(ground: Ground, players: int, seed: int) -> None:
    position = config_of(players, ground).start(Fast(seed))
    rng = random.Random(seed)
    for _ in range(60):
        check(position)
        assert bool(position.legal.actions()) != position.over
        if position.over:
            break
        position.apply(rng.choice(position.legal.actions()))


@by_players
def test_places_agree_with_progress(players: int) -> None:
    for position, _ in playthrough(config_of(players), 5):
        scores, places = position.scores, position.places
        assert scores == position.state.progress[:players]
        for one in range(players):
            assert places[one] == 1 + sum(score > scores[one] for score in scores)


@by_players
def test_legal_is_rising_and_each_once_and_nothing_else_is_written(players: int) -> None:
    for position, _ in playthrough(config_of(players), 6):
        out = [-7] * rules.ACTIONS
        count = rules.legal(position.state, position.config.board, out)
        assert out[:count] == sorted(set(out[:count]))
        assert all(0 <= action < rules.ACTIONS for action in out[:count])
        assert out[count:] == [-7] * (rules.ACTIONS - count)


@given(races())
def test_legal_is_rising_and_each_once_in_any_position(slow: Slow) -> None:
    actions = list(position_of(slow).legal.actions())
    assert actions == sorted(set(actions))
    assert actions[0] >= 0
    assert actions[-1] < rules.ACTIONS


@by_players
def test_the_same_actions_and_chance_lead_to_the_same_position(players: int) -> None:
    config = config_of(players)
    actions = [action for _, action in playthrough(config, 11)][:-1]
    ends = []
    for _ in range(2):
        position = config.start(Fast(11))
        for action in actions:
            position.play(action)
        ends.append(position)
    assert ends[0] == ends[1]
    assert ends[0].over


@given(races(), st.sampled_from(PLAYERS), st.integers(0, 1 << 30))
def test_nothing_depends_on_what_was_in_a_state_before(slow: Slow, players: int, seed: int) -> None:
    """setup makes the first position of any state."""
    position = position_of(slow, seed)
    for _ in range(3):
        if not position.over:
            position.apply(random.Random(seed).choice(position.legal.actions()))
    config = config_of(players)
    rules.setup(position.state, config.board, Fast(0))
    assert position.state == config.start().state


# why


def check_why(position: Position) -> set[str]:
    """Every action that is not legal has a reason with its ruling, and asking changes nothing."""
    before = position.state.copy()
    legal = set(position.legal.actions())
    found = set()
    for action in range(rules.ACTIONS):
        if action in legal:
            continue
        message = position.why(action)
        found.add(message.id)
        assert position.over or str(message.args["ruling"]).startswith("ER-"), message
    assert position.state == before
    return found


@by_players
def test_every_illegal_action_has_a_reason(players: int) -> None:
    for turn, (position, _) in enumerate(playthrough(config_of(players), 3)):
        if turn % 25 == 0 or position.over:
            check_why(position)


@given(races(), st.integers(0, 1 << 30))
def test_every_illegal_action_has_a_reason_in_any_position(slow: Slow, seed: int) -> None:
    position = position_of(slow, seed)
    rng = random.Random(seed)
    for _ in range(3):
        check_why(position)
        if position.over:
            break
        position.apply(rng.choice(position.legal.actions()))


@pytest.mark.parametrize("action", [-1, rules.ACTIONS, -(10**30), 10**30])
def test_a_number_that_is_no_action(action: int) -> None:
    with pytest.raises(NotNotation):
        GAME.start().play(action)


@by_players
def test_an_illegal_action_is_refused_and_changes_nothing(players: int) -> None:
    for turn, (position, _) in enumerate(playthrough(config_of(players), 9)):
        if turn % 30 and not position.over:
            continue
        before = position.state.copy()
        legal = set(position.legal.actions())
        for action in range(0, rules.ACTIONS, 7):
            if action not in legal:
                with pytest.raises(NotLegal):
                    position.play(action)
        assert position.state == before


@by_players
def test_asking_changes_nothing(players: int) -> None:
    for position, _ in playthrough(config_of(players), 7):
        before = position.state.copy()
        list(position.legal), position.text, position.scores, position.places, position.actor, position.ending
        assert position.state == before


# copies


@given(races(), st.integers(0, 1 << 30))
def test_copies_are_equal_and_share_nothing(slow: Slow, seed: int) -> None:
    position = position_of(slow, seed)
    s = position.state
    original = pickle.dumps(s)
    assigned = State()
    assigned.assign(s)
    copies = [s.copy(), pickle.loads(original), assigned, State.of(s.values()), position.copy().state]
    for copy in copies:
        assert type(copy) is State
        assert copy == s
        for field, shape in State.FIELDS.items():
            other = copy.copy()
            if len(shape) == 2:
                getattr(other, field)[shape[0] - 1][shape[1] - 1] += 1
            elif shape:
                getattr(other, field)[shape[0] - 1] += 1
            else:
                setattr(other, field, getattr(other, field) + 1)
            assert other != copy
    rng = random.Random(seed)
    played = position.copy()
    for _ in range(20):
        if played.over:
            break
        played.apply(rng.choice(played.legal.actions()))
    assert pickle.dumps(s) == original


@by_players
def test_numbers_stay_small(players: int) -> None:
    """Compiled, fields are 64 bits wide and wrap without a word; so no number may need the 63rd."""
    for position, _ in playthrough(config_of(players), 8):
        for value in position.state.values().values():
            rows = value if isinstance(value, list) else [value]
            flat = [number for row in rows for number in (row if isinstance(row, list) else [row])]
            assert all(-64 <= number < 1 << 62 for number in flat)
