"""What is true of every game of Elefantenparade, whatever is played."""

from __future__ import annotations

import pickle
import random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from tests.games.elefantenparade.given import CONFIGS, GAME, config_of, games, name, playthrough, sensible, tracks
from tests.games.elefantenparade.slow import Slow, Track

from waterhole.games.elefantenparade import rules
from waterhole.games.elefantenparade.rules import State
from waterhole.games.game import Config, NotLegal, NotNotation, Position

configs = pytest.mark.parametrize("config", CONFIGS, ids=name)


def logs_in_play(position: Position) -> int:
    """Logs held, lying in forests, and before the doors of the houses."""
    s, board = position.state, position.config.board
    forests = sum(rules.logs_on(s, board, space) for space in range(board.goal))
    return sum(s.held) + forests + sum(board.houses[s.home :])


def check(position: Position) -> None:
    """What holds in every position."""
    s, board, players = position.state, position.config.board, position.config.players
    mine = s.space[: 2 * players]
    # elephants: one a space, those home in the houses from the first, those not in play nowhere
    standing = [space for space in mine if space >= 0]
    assert len(set(standing)) == len(standing)
    assert sorted(space - board.goal for space in mine if space >= board.goal) == list(range(s.home))
    assert s.space[2 * players :] == [-1] * (rules.ELEPHANTS - 2 * players)
    assert s.moved[2 * players :] == [0] * (rules.ELEPHANTS - 2 * players)
    assert s.held[players:] == [0] * (rules.SEATS - players)
    assert min(s.held) >= 0
    # as many have moved as numbers are used
    assert sum(s.moved) == 3 - s.numbers.bit_count()
    # the one who acts has something to do, and only the end has nobody who acts
    assert position.over == (position.actor == -1) == (s.home == 3) == (not position.legal.actions())
    assert position.ending in (("move", "parade") if position.over else (None,))
    # places agree with scores
    best = max(position.scores)
    assert [place == 1 for place in position.places] == [score == best for score in position.scores]
    assert position.places == [1 + sum(other > score for other in position.scores) for score in position.scores]


@configs
def test_pieces_are_conserved_and_every_game_ends(config: Config) -> None:
    for seed in range(25):
        before = None
        actions = 0
        for position, _ in playthrough(config, seed):
            check(position)
            assert logs_in_play(position) == 16
            if before is not None and not rules.placing(before.state):
                # nobody goes back, and every action brings somebody forward: so every game ends
                pairs = list(zip(before.state.space, position.state.space, strict=True))
                assert all(new >= old for old, new in pairs)
                assert sum(new > old for old, new in pairs) >= 1
            before = position
            actions += 1
        assert position.over
        assert actions <= 2 * config.players + 2 * config.players * 62


@given(tracks(), st.integers(2, 4), st.booleans(), st.integers(0, 1 << 30))
def test_pieces_are_conserved_on_any_track(track: Track, players: int, swims: bool, seed: int) -> None:
    config = config_of(players, track, swims)
    logs = sum(track.forests.values()) + sum(track.houses)
    for position, _ in playthrough(config, seed):
        check(position)
        assert logs_in_play(position) == logs
    assert position.over


@given(games(), st.integers(0, 1 << 30))
def test_nothing_depends_on_what_was_in_a_state_before(slow: Slow, seed: int) -> None:
    """setup makes the first position of any state."""
    assume(sensible(slow))
    config = config_of(slow.players, slow.track, slow.swims)
    used = config.position(slow.text()).state
    rules.setup(used, config.board, None)
    assert used == config.start().state


@configs
def test_legal_is_rising_and_each_once_and_nothing_else_is_written(config: Config) -> None:
    for seed in range(5):
        for position, _ in playthrough(config, seed):
            out = [-7] * rules.ACTIONS
            count = rules.legal(position.state, config.board, out)
            assert out[:count] == sorted(set(out[:count]))
            assert all(0 <= action < rules.ACTIONS for action in out[:count])
            assert out[count:] == [-7] * (rules.ACTIONS - count)


@configs
def test_asking_changes_nothing(config: Config) -> None:
    for position, _ in playthrough(config, 7):
        before = position.state.copy()
        list(position.legal), position.text, position.scores, position.places, position.actor, position.ending
        for action in range(rules.ACTIONS):
            if action not in position.legal.actions():
                position.why(action)
        assert position.state == before


# why


def check_why(position: Position) -> None:
    """Every action of the whole space that is not legal has a reason, and the reason is true."""
    s, board = position.state, position.config.board
    legal = set(position.legal.actions())
    for action in range(rules.ACTIONS):
        if action in legal:
            continue
        message = position.why(action)
        args = dict(message.args)
        elephant, number = (action - rules.MOVE) // 3, (action - rules.MOVE) % 3 + 1
        moving = rules.MOVE <= action < rules.PARADE
        ruling = args.pop("ruling", None)
        if message.id == "game_over":
            assert (position.over, ruling, args) == (True, None, {})
            continue
        assert not position.over
        assert str(ruling).startswith("EP-")
        if message.id == "all_placed":
            assert action < rules.MOVE
            assert -1 not in s.space[: 2 * s.players]
        elif message.id == "not_a_start":
            assert args == {"space": action, "last": 2 * s.players - 1}
            assert 2 * s.players <= action < rules.MOVE
        elif message.id == "start_taken":
            assert args == {"space": action}
            assert action in s.space
        elif message.id == "place_first":
            assert action >= rules.MOVE
            assert -1 in s.space[: 2 * s.players]
        elif message.id == "turn_begun":
            assert action == rules.PARADE
            assert sum(s.moved) > 0
        elif message.id == "number_used":
            assert moving
            assert args == {"number": number}
            assert str(number) not in position.text.split(":")[1]
        elif message.id == "not_in_play":
            assert moving
            assert elephant >= 2 * s.players
        elif message.id == "is_home":
            assert moving
            assert s.space[elephant] >= board.goal
        elif message.id == "has_moved":
            assert moving
            assert s.moved[elephant]
            assert args == {"space": s.space[elephant]}
        else:
            assert message.id == "water_held"
            assert board.water[s.space[elephant]]
            assert args["space"] == s.space[elephant]
            assert 0 <= int(args["behind"]) < s.space[elephant]
            assert args["behind"] in s.space
        before = s.copy()
        with pytest.raises(NotLegal):
            position.play(action)
        assert position.state == before


@configs
def test_every_illegal_action_has_a_true_reason(config: Config) -> None:
    for position, _ in playthrough(config, 3):
        check_why(position)


@given(games())
def test_every_illegal_action_has_a_true_reason_in_any_position(slow: Slow) -> None:
    assume(sensible(slow))
    check_why(config_of(slow.players, slow.track, slow.swims).position(slow.text()))


@pytest.mark.parametrize("action", [-1, rules.ACTIONS, 99, -(10**30), 10**30])
@pytest.mark.parametrize("text", ["-,-/-,-", "1,9/15,20", "H1,H2/H3,20 22222 0/0 over:move"])
def test_a_number_that_is_no_action(action: int, text: str) -> None:
    with pytest.raises(NotNotation):
        GAME.config(2).position(text).play(action)


# copies


@given(games(), st.integers(0, 1 << 30))
def test_copies_are_equal_and_share_nothing(slow: Slow, seed: int) -> None:
    assume(sensible(slow))
    position = config_of(slow.players, slow.track, slow.swims).position(slow.text())
    s = position.state
    original = pickle.dumps(s)
    assigned = State()
    assigned.assign(s)
    copies = [s.copy(), pickle.loads(original), assigned, State.of(s.values()), position.copy().state]
    for copy in copies:
        assert type(copy) is State
        assert copy == s
        assert copy.values() == s.values()
        for field, shape in State.FIELDS.items():
            if shape:
                assert getattr(copy, field) is not getattr(s, field)
    # a change of any field of a copy is a difference, and none of the original
    for copy in copies:
        for field, shape in State.FIELDS.items():
            other = copy.copy()
            if shape:
                getattr(other, field)[shape[0] - 1] += 1
            else:
                setattr(other, field, getattr(other, field) + 1)
            assert other != copy
            assert copy == s
    rng = random.Random(seed)
    played = position.copy()
    assert played == position
    while not played.over:
        played.apply(rng.choice(played.legal.actions()))
        assert played != position
    assert pickle.dumps(s) == original


def test_a_state_is_no_key_and_has_no_other_fields() -> None:
    s = State()
    with pytest.raises(TypeError):
        hash(s)
    with pytest.raises(TypeError):
        hash(GAME.start(2))
    with pytest.raises(AttributeError):
        s.turns = 1  # type: ignore[attr-defined]
    assert s != "State"


@configs
def test_the_same_actions_lead_to_the_same_position(config: Config) -> None:
    actions = [action for _, action in playthrough(config, 11)][:-1]
    ends = []
    for _ in range(2):
        position = config.start()
        for action in actions:
            position.play(action)
        ends.append(position)
    assert ends[0] == ends[1]
    assert ends[0].over
