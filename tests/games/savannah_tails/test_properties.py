"""What is true of every race of Savannah Tails, whatever is played."""

from __future__ import annotations

import pickle
import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.savannah_tails.given import COURSES, GAME, course_of, games, playthrough, position_of, read
from tests.games.savannah_tails.slow import BONUSES, Slow

from waterhole.games.chance import Fast
from waterhole.games.game import NotLegal, NotNotation, Position
from waterhole.games.message import Message
from waterhole.games.savannah_tails import board as boards
from waterhole.games.savannah_tails import rules

RACES = [(name, players) for name in COURSES for players in (2, 3, 4, 5)]
races = pytest.mark.parametrize(("name", "players"), RACES)


def check(position: Position) -> None:
    """What holds in every position."""
    s, board = position.state, position.config.board
    players = s.players
    for seat in range(rules.SEATS):
        # 20 cards a player
        assert s.hand[seat] & s.pile[seat] == s.hand[seat] & s.discards[seat] == s.pile[seat] & s.discards[seat] == 0
        assert s.hand[seat] | s.pile[seat] | s.discards[seat] == (rules.ALL_CARDS if seat < players else 0)
        assert s.held[seat] == s.hand[seat].bit_count()
        assert s.known[seat] & ~s.hand[seat] == 0
        if seat >= players:
            continue
        assert s.top[seat] == -1 or s.discards[seat] >> s.top[seat] & 1
        # three bonus cards at most, markers on them only
        assert s.cards[seat] & ~7 == s.markers[seat] & ~s.cards[seat] == 0
        size = rules.hand_size(s, board, seat)
        if seat != s.turn or s.stage == rules.TO_PLAY:
            assert s.held[seat] in (size, 5)
        # ostriches stand on spaces that are there, or on the line
        assert s.at[seat] == -1 - seat or board.lane[s.at[seat]] >= 0
    # one ostrich a space
    running = [at for at in s.at[:players] if at >= 0]
    assert len(running) == len(set(running))
    assert s.at[players:] == [-1 - seat for seat in range(players, rules.SEATS)]
    # everybody has one turn a round
    assert sorted(s.order[:players]) == list(range(players))
    assert 1 <= s.round <= rules.ROUNDS
    assert sorted(position.places) == list(range(1, players + 1))
    assert position.scores == [max(0, at // boards.RANKS + 1) for at in s.at[:players]]
    assert position.over == (position.actor == -1) == (not position.legal.actions()) == (position.ending is not None)
    if not position.over:
        assert s.order[s.moved] == s.turn
        assert s.fresh & ~s.markers[s.turn] == 0


def check_action(before: Position, after: Position) -> None:
    """What a single action can change: nobody but the one who acts, and only forth in the order of seats."""
    old, new = before.state, after.state
    for seat in range(old.players):
        if seat != old.turn:
            for field in ("at", "hand", "held", "known", "pile", "discards", "top", "cards", "markers"):
                assert getattr(old, field)[seat] == getattr(new, field)[seat]
    assert new.cards[old.turn] & ~old.cards[old.turn] == 0
    # bonus cards that were used or lost never come back, a marker stays as long as its card
    assert old.markers[old.turn] & new.cards[old.turn] & ~new.markers[old.turn] == 0
    if new.stage == rules.TO_PLAY and not after.over:
        assert (new.round, new.moved) == ((old.round, old.moved + 1) if new.moved else (old.round + 1, 0))
        assert new.fresh == new.pending == new.drunk == new.warthog == new.stopped == 0
    if new.stage == rules.TO_PLAY and (after.over or not new.moved):
        assert old.moved == old.players - 1


@races
def test_cards_are_conserved_and_every_race_ends(name: str, players: int) -> None:
    config = GAME.config(players, name)
    for seed in range(3):
        before = None
        for position, _ in playthrough(config, seed):
            check(position)
            if before is not None:
                check_action(before, position)
            before = position
        assert before is not None
        assert before.over
        assert (before.ending == "finish") == (max(before.scores) > config.board.line)


@given(games(), st.integers(0, 1 << 30))
def test_what_holds_holds_from_any_position(slow: Slow, seed: int) -> None:
    rng = random.Random(seed)
    position = position_of(slow)
    for _ in range(6):
        check(position)
        if position.over:
            return
        before = position.copy()
        position.apply(rng.choice(position.legal.actions()))
        check_action(before, position)


def test_a_race_in_which_all_step_back_and_forth_ends_after_60_rounds() -> None:
    """ST-E2."""
    position = GAME.config(5, "hard").start()
    decisions = 0
    while not position.over:
        # whatever leads least far
        def after(action: int) -> int:
            other = position.copy()
            seat = other.actor
            other.apply(action)
            return int(other.state.at[seat])

        position.apply(min(position.legal.actions(), key=after))
        decisions += 1
    assert position.ending == "rounds"
    assert position.state.round == 60
    assert decisions == 300
    assert sorted(position.places) == [1, 2, 3, 4, 5]


def test_races_on_random_courses_end() -> None:
    for seed in range(15):
        text = boards.random(seed)
        config = GAME.config_of(2 + seed % 4, {}, "random.txt", text)
        for position, _ in playthrough(config, seed):
            check(position)
        assert position.over


@races
def test_legal_is_rising_and_each_once_and_nothing_else_is_written(name: str, players: int) -> None:
    for number, (position, _) in enumerate(playthrough(GAME.config(players, name), 5)):
        if number % 5 == 0 or position.over:
            out = [-7] * rules.ACTIONS
            count = rules.legal(position.state, position.config.board, out)
            assert out[:count] == sorted(set(out[:count]))
            assert all(0 <= action < rules.ACTIONS for action in out[:count])
            assert out[count:] == [-7] * (rules.ACTIONS - count)


@given(games())
def test_legal_is_rising_and_each_once_in_any_position(slow: Slow) -> None:
    actions = list(position_of(slow).legal.actions())
    assert actions == sorted(set(actions))
    assert actions
    assert actions[0] >= 0
    assert actions[-1] < rules.ACTIONS


@given(games(), st.integers(0, 1 << 30))
def test_nothing_depends_on_what_was_in_a_state_before(slow: Slow, seed: int) -> None:
    """setup makes the first position of any state."""
    position = position_of(slow)
    position.apply(random.Random(seed).choice(position.legal.actions()))
    rules.setup(position.state, position.config.board, Fast(seed))
    assert position.state == position.config.start(Fast(seed)).state


@races
def test_the_same_actions_and_chance_lead_to_the_same_position(name: str, players: int) -> None:
    config = GAME.config(players, name)
    actions = [action for _, action in playthrough(config, 11)][:-1]
    ends = []
    for _ in range(2):
        position = config.start(Fast(11, 3))
        for action in actions:
            position.play(action)
        ends.append(position)
    assert ends[0] == ends[1]
    assert ends[0].over


# why


def check_why(position: Position, actions: list[int]) -> Counter[str]:
    """Every action that is not legal has a reason with a ruling, and asking changes nothing."""
    before = position.state.copy()
    legal = set(position.legal.actions())
    reasons: Counter[str] = Counter()
    for action in actions:
        if action in legal:
            continue
        message = position.why(action)
        assert isinstance(message, Message)
        reasons[message.id] += 1
        if message.id == "game_over":
            assert position.over
        else:
            assert not position.over
            assert str(message.args["ruling"]).startswith("ST-")
        for name, value in message.args.items():
            assert isinstance(value, int | str)
            assert value != "", (message, name)
            if name in ("space", "start"):
                assert value == "start" or boards.space_number(position.config.board, str(value)) is not None
            if name.endswith("seat"):
                assert 0 <= int(value) < position.config.players
    assert position.state == before
    return reasons


@races
def test_every_illegal_action_has_a_reason(name: str, players: int) -> None:
    reasons: Counter[str] = Counter()
    for number, (position, _) in enumerate(playthrough(GAME.config(players, name), 3)):
        if number % 30 == 0 or position.over or (position.state.stage and number % 3 == 0):
            reasons += check_why(position, list(range(rules.ACTIONS)))
    assert len(reasons) > 8


@settings(max_examples=100)
@given(games(), st.randoms(use_true_random=False))
def test_every_illegal_action_has_a_reason_in_any_position(slow: Slow, rng: random.Random) -> None:
    position = position_of(slow)
    for _ in range(2):
        check_why(position, [*rng.sample(range(rules.DISCARD), 400), *range(rules.DISCARD, rules.ACTIONS)])
        if position.over:
            return
        position.apply(rng.choice(position.legal.actions()))


@given(games())
def test_the_reasons_of_blocked_cards_are_true(slow: Slow) -> None:
    """Why a card of the hand has no full move: what is named is there, in its way."""
    position = position_of(slow)
    for card in sorted(slow.hands[slow.me]):
        if slow.routes(card, False, False):
            continue
        number = 5 * card[0] + card[1] - 2
        for way in range(rules.ROUTES):
            message = position.why(rules.play_action(number, 0, 0, way))
            name = str(message.args.get("space", ""))
            space = slow.course.named.get(name)
            what = slow.course.what(space) if space else ""
            if message.id == "way_ostrich":
                assert slow.where[int(message.args["owner_seat"])] == space
            elif message.id in ("way_lion", "way_crocodile", "way_quicksand", "way_porcupine"):
                assert what == message.id[4:], message
            elif message.id == "lane_far":
                here = slow.here
                assert here is not None
                assert abs(here[1] - card[0]) == message.args["changes"] > int(message.args["steps"])


@pytest.mark.parametrize("action", [-1, rules.ACTIONS, -(10**30), 10**30])
def test_a_number_that_is_no_action(action: int) -> None:
    with pytest.raises(NotNotation):
        GAME.start().play(action)


@pytest.mark.parametrize("name", COURSES)
def test_an_illegal_action_is_refused_and_changes_nothing(name: str) -> None:
    for number, (position, _) in enumerate(playthrough(GAME.config(3, name), 9)):
        if number % 40 and not position.over:
            continue
        before = position.state.copy()
        legal = set(position.legal.actions())
        for action in range(0, rules.ACTIONS, 97):
            if action not in legal:
                with pytest.raises(NotLegal):
                    position.play(action)
        assert position.state == before


# copies


@given(games(), st.integers(0, 1 << 30))
def test_copies_are_equal_and_share_nothing(slow: Slow, seed: int) -> None:
    position = position_of(slow)
    s = position.state
    original = pickle.dumps(s)
    assigned = rules.State()
    assigned.assign(s)
    copies = [s.copy(), assigned, pickle.loads(original), rules.State.of(s.values())]
    assert all(copy == s for copy in copies)
    position.apply(random.Random(seed).choice(position.legal.actions()))
    assert all(pickle.dumps(copy) == pickle.dumps(copies[0]) for copy in copies)
    assert copies[0] == pickle.loads(original)


# options


@pytest.mark.parametrize("players", [2, 5])
def test_a_table_may_choose_any_three_bonuses(players: int) -> None:
    (option,) = GAME.options
    assert len(option.values) == 21
    seen = set()
    for value in option.values:
        config = GAME.config(players, "first", **{option.name: value})
        chosen = tuple(boards.BONUSES[bonus] for bonus in config.board.bonuses)
        assert list(chosen) == sorted(set(chosen), key=BONUSES.index)
        seen.add(chosen)
        if value == option.default:
            assert chosen == ("boing", "leap", "neck")
        course = course_of((GAME.folder / "data" / "first.txt").read_text(encoding="utf-8").partition("\n")[2])
        slow = read(config.start().text, course, chosen)
        assert set(slow.bonus[0]) == set(chosen)
    assert len(seen) == 20
