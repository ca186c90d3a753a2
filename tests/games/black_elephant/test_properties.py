"""What is true of every game of Black Elephant, whatever is played."""

from __future__ import annotations

import pickle
import random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from tests.games.black_elephant.given import CONFIGS, GAME, config_for, games, grounds, name, now, playthrough, sensible
from tests.games.black_elephant.slow import Ground, Slow

from waterhole.games.black_elephant import rules
from waterhole.games.black_elephant.board import FIRST_COLUMN, FIRST_ROW, members, space_number
from waterhole.games.black_elephant.rules import State
from waterhole.games.game import Config, NotLegal, NotNotation, Position

configs = pytest.mark.parametrize("config", CONFIGS, ids=name)


def check(position: Position) -> None:
    """What holds in every position."""
    s, board = position.state, position.config.board
    silver, bronze = s.elephants
    # one elephant a space, on spaces that are there; black logs alone on theirs
    assert silver & bronze == 0
    assert (silver | bronze | s.logs | s.wood) & ~board.spaces == 0
    assert s.wood & (silver | bronze | s.logs) == 0
    assert s.turned & ~(silver | bronze) == 0
    # elephants and black logs are conserved
    for seat in range(2):
        on_board = s.elephants[seat].bit_count()
        assert s.waiting[seat] + on_board + s.finished[seat] + s.captives[1 - seat] == board.elephants
    assert s.wood.bit_count() + sum(s.reserve) == 2 * board.wood
    numbers = (s.waiting, s.held, s.reserve, s.captives, s.finished, [s.cup, s.quiet])
    assert all(number >= 0 for row in numbers for number in row)
    # nobody is left in danger, or unturned on the finish
    assert rules.danger(s) & (silver | bronze) == 0
    assert all(s.elephants[seat] & board.finishes[seat] & ~s.turned == 0 for seat in range(2))
    # black logs in groups of two at most
    assert all(len(group(set(members(s.wood)), space)) <= 2 for space in members(s.wood))
    # the one who acts has something to do, and only the end has nobody who acts
    assert position.over == (position.actor == -1) == (not position.legal.actions()) == (position.ending is not None)
    assert s.loser == -1 or position.over
    if position.over:
        assert sorted(position.places) == [1, 2], "no draws"
        if s.loser < 0:
            better = position.scores.index(max(position.scores))
            assert position.scores[0] != position.scores[1]
            assert position.places[better] == 1
        else:
            assert position.places[s.loser] == 2


def group(wood: set[int], space: int) -> set[int]:
    found = {space}
    while more := {n for s in found for n in members(rules.beside(1 << s)) if n in wood} - found:
        found |= more
    return found


def logs(position: Position) -> int:
    """On the board, in hands, and spent."""
    s = position.state
    return int(s.logs.bit_count() + sum(s.held) + s.cup)


def watchers(s: State, space: int) -> int:
    """How many black elephants watch it, one by one."""
    south, north, west, east = s.black
    lines = [FIRST_COLUMN << south, FIRST_COLUMN << north, FIRST_ROW << 7 * west, FIRST_ROW << 7 * east]
    return sum(line >> space & 1 for line in lines)


def check_turn(before: Position, action: int, after: Position) -> None:
    """What a single action can change."""
    old, new = before.state, after.state
    assert logs(after) == logs(before)
    text = before.action_text(action)
    seat = old.turn
    assert new.logs & ~old.logs == 0, "no log comes back"
    taken = (old.logs & ~new.logs).bit_count()
    assert taken <= 1
    assert sum(new.held) + new.cup - sum(old.held) - old.cup == taken
    assert new.held[1 - seat] == old.held[1 - seat]
    assert new.cup >= old.cup
    assert all(new.finished[i] >= old.finished[i] for i in range(2))
    # who was captured stood, after the action, on a space that two at least watch
    standing = after_action({x + 7 * y for x, y in now(before).on}, text)
    back = sum(new.waiting) - sum(old.waiting) + (text[0] == "@") - text.endswith("home")
    assert 0 <= back <= sum(old.finished[i] < 7 <= new.finished[i] for i in range(2))
    captured = sum(new.captives) - sum(old.captives) + back
    assert captured == sum(watchers(new, space) >= 2 for space in standing)
    # nobody else changes than the one who acts, the one it turns, and who leaves the board
    changed = [space for space in range(49) if kind(old, space) != kind(new, space)]
    gone = captured + sum(new.finished) - sum(old.finished)
    assert len(changed) <= 2 + ("*" in text) + gone
    assert after.over or new.turn == 1 - seat


def after_action(standing: set[int], text: str) -> set[int]:
    """The spaces where elephants stand after the action, before anything is judged."""
    if text[0] == "@":
        return standing | {space_number(text[1:])}
    if text[2:3] not in ("-", "^"):
        return standing
    left = standing - {space_number(text[:2])}
    return left if text.endswith("home") else left | {space_number(text[3:5])}


def kind(s: State, space: int) -> tuple[int, int, int]:
    return s.elephants[0] >> space & 1, s.elephants[1] >> space & 1, s.turned >> space & 1


def check_game(config: Config, seed: int) -> None:
    before: Position | None = None
    last = -1
    turns = 0
    total = config.board.logs.bit_count()
    for position, action in playthrough(config, seed):
        check(position)
        assert logs(position) == total
        if before is not None:
            check_turn(before, last, position)
        before, last = position, action
        turns += 1
    assert before is not None
    assert before.over
    # every 40 turns something is used up: a log collected or spent, a black log, a finisher, a capture
    elephants, wood = 2 * config.board.elephants, 2 * config.board.wood
    assert turns <= 40 * (1 + 2 * total + wood + 2 * elephants + 2)


@configs
def test_pieces_are_conserved_and_every_game_ends(config: Config) -> None:
    assert config.board.logs.bit_count() == 48
    assert 2 * config.board.elephants == 20
    for seed in range(8):
        check_game(config, seed)


@given(grounds(), st.booleans(), st.booleans(), st.integers(0, 1 << 30))
def test_pieces_are_conserved_on_any_board(ground: Ground, log_steps: bool, own_black: bool, seed: int) -> None:
    config = config_for(Slow(ground, log_steps, own_black))
    rng = random.Random(seed)
    position = config.start()
    for _ in range(25):
        check(position)
        if position.over:
            break
        position.apply(rng.choice(position.legal.actions()))
        assert logs(position) == config.board.logs.bit_count()


@given(games(), st.integers(0, 1 << 30))
def test_nothing_depends_on_what_was_in_a_state_before(slow: Slow, seed: int) -> None:
    """setup makes the first position of any state."""
    assume(sensible(slow))
    config = config_for(slow)
    position = config.position(slow.text())
    position.apply(random.Random(seed).choice(position.legal.actions()))
    rules.setup(position.state, config.board, None)
    assert position.state == config.start().state


@configs
def test_legal_is_rising_and_each_once_and_nothing_else_is_written(config: Config) -> None:
    for seed in range(3):
        for position, _ in playthrough(config, seed):
            out = [-7] * rules.ACTIONS
            count = rules.legal(position.state, config.board, out)
            assert out[:count] == sorted(set(out[:count]))
            assert all(0 <= action < rules.ACTIONS for action in out[:count])
            assert out[count:] == [-7] * (rules.ACTIONS - count)


@given(games())
def test_legal_is_rising_and_each_once_in_any_position(slow: Slow) -> None:
    assume(sensible(slow))
    actions = list(config_for(slow).position(slow.text()).legal.actions())
    assert actions == sorted(set(actions))
    assert actions[0] >= 0
    assert actions[-1] < rules.ACTIONS


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


# why

RULINGS = {
    "not_yours": "BE-1",
    "no_elephant": "BE-1",
    "none_waiting": "BE-2",
    "not_entry": "BE-2",
    "no_move": "BE-3",
    "is_cup": "BE-3",
    "too_far": "BE-3",
    "no_way": "BE-3",
    "is_occupied": "BE-4",
    "log_one_step": "BE-4",
    "log_forward": "BE-4",
    "log_too_far": "BE-4",
    "jump_forward": "BE-6",
    "jump_nobody": "BE-6",
    "jump_off_board": "BE-6",
    "jump_on_wood": "BE-6",
    "jump_on_elephant": "BE-6",
    "home_unturned": "BE-8",
    "home_too_far": "BE-8",
    "black_not_yours": "BE-10",
    "black_stays": "BE-10",
    "black_cost": "BE-10",
    "is_wood": "BE-11",
    "no_wood": "BE-11",
    "wood_cup": "BE-11",
    "wood_elephant": "BE-11",
    "wood_twice": "BE-11",
    "wood_log": "BE-11",
    "wood_group": "BE-11",
}
"""The reasons there are, each with its ruling."""


def spaces_of(action: int) -> tuple[str, int, int]:
    """What kind of action a number is, and the numbers it is about (-1: none), taken apart once more."""
    for kind, first, count in (
        ("@", rules.ENTER, 49),
        ("-", rules.MOVE, 49 * 49),
        ("^", rules.JUMP, 49 * 8),
        ("home", rules.HOME, 49),
        ("black", rules.BLACK, 28),
        ("#", rules.WOOD, 49),
    ):
        if first <= action < first + count:
            at = action - first
            if kind == "-":
                return kind, at // 49, at % 49
            if kind == "^":
                return kind, at // 8, at % 8 // 2
            if kind == "black":
                return kind, at // 7, at % 7
            return kind, at, -1
    raise AssertionError(action)


def check_why(position: Position, actions: range | list[int]) -> set[str]:
    """Every action that is not legal has a reason, and the reason is true. Returns the reasons given."""
    s, config = position.state, position.config
    game = Slow.read(position.text, log_steps=bool(config.options["log_steps"]))
    before = s.copy()
    legal = set(position.legal.actions())
    given_reasons = set()
    for action in actions:
        if action in legal:
            continue
        message = position.why(action)
        given_reasons.add(message.id)
        if message.id == "game_over":
            assert position.over
            continue
        assert not position.over
        assert message.args["ruling"] == RULINGS[message.id], message
        kind, one, two = spaces_of(action)
        true(game, kind, (one % 7, one // 7), (two % 7, two // 7), one, two, message.id)
        if "space" in message.args:
            assert str(message.args["space"])[0] in "abcdefg"
    assert s == before
    return given_reasons


def true(game: Slow, kind: str, here: tuple[int, int], there: tuple[int, int], one: int, two: int, reason: str) -> None:
    """Whether a reason is true of the position: by the slow text of the rules."""
    seat = game.turn
    target = there if kind == "-" else here
    mine = game.on.get(here, (-1, False))
    ways = ((0, 1), (1, 0), (0, -1), (-1, 0))
    facing = game.facing(here) if here in game.on else (0, 0)
    over, landing = ((here[0] + n * facing[0], here[1] + n * facing[1]) for n in (1, 2))
    distance = abs(here[0] - there[0]) + abs(here[1] - there[1])
    facts = {
        "not_yours": kind in "-^home" and mine[0] == 1 - seat,
        "no_elephant": kind in "-^home" and here not in game.on,
        "none_waiting": kind == "@" and game.start[seat] == 0,
        "not_entry": kind == "@" and here not in game.entry[seat],
        "no_move": kind == "-" and one == two,
        "is_cup": kind in "-@" and target not in game.spaces,
        "is_occupied": kind in "-@" and target in game.on,
        "is_wood": kind in "-@" and target in game.wood,
        "too_far": kind == "-" and distance > 3 and here not in game.logs,
        "no_way": kind == "-" and distance <= 3 and here not in game.logs and there not in game.logs,
        "log_one_step": kind == "-" and here in game.logs and game.log_steps and distance > 1,
        "log_forward": kind == "-" and here in game.logs and not game.log_steps and there != over,
        "log_too_far": kind == "-" and here not in game.logs and there in game.logs and distance > 1,
        "jump_forward": kind == "^" and ways[two % 4] != facing,
        "jump_nobody": kind == "^" and over not in game.on,
        "jump_off_board": kind == "^" and landing not in game.spaces,
        "jump_on_wood": kind == "^" and landing in game.wood,
        "jump_on_elephant": kind == "^" and landing in game.on,
        "home_unturned": kind == "home" and mine == (seat, False),
        "home_too_far": kind == "home" and mine == (seat, True) and here not in game.entry[seat],
        "black_not_yours": kind == "black" and one // 2 != seat,
        "black_stays": kind == "black" and game.black["SNWE"[one % 4]] == two,
        "black_cost": kind == "black" and abs(game.black["SNWE"[one % 4]] - two) > game.held[seat],
        "no_wood": kind == "#" and game.reserve[seat] == 0,
        "wood_cup": kind == "#" and here not in game.spaces,
        "wood_elephant": kind == "#" and here in game.on,
        "wood_twice": kind == "#" and here in game.wood,
        "wood_log": kind == "#" and here in game.logs,
        "wood_group": kind == "#" and here in game.spaces and len(game.group(here)) > 2,
    }
    assert facts[reason], (reason, kind, here, there)


@configs
def test_every_illegal_action_has_a_true_reason(config: Config) -> None:
    for turn, (position, _) in enumerate(playthrough(config, 3)):
        if turn % 10 == 0 or position.over:
            check_why(position, range(rules.ACTIONS))


@given(games(), st.data())
def test_every_illegal_action_has_a_true_reason_in_any_position(slow: Slow, data: st.DataObject) -> None:
    assume(sensible(slow))
    config = config_for(slow)
    if slow.ground.cup != "g7":
        # elsewhere only that there is one: the slow text in `check_why` knows the published board
        position = config.position(slow.text())
        for action in set(range(rules.ACTIONS)) - set(position.legal.actions()):
            assert position.why(action).id in RULINGS
        return
    position = config.position(slow.text())
    others = [a for a in range(rules.ACTIONS) if not rules.MOVE <= a < rules.JUMP]
    moves = data.draw(st.lists(st.integers(rules.MOVE, rules.JUMP - 1), max_size=50))
    own = [
        rules.MOVE + 49 * start + space for start in members(position.state.elephants[slow.turn]) for space in range(49)
    ]
    check_why(position, sorted({*others, *moves, *own}))


def test_all_reasons_are_met() -> None:
    """Each reason is given somewhere: none of them is dead."""
    met: set[str] = set()
    for config in CONFIGS:
        for seed in (1, 2):
            for turn, (position, _) in enumerate(playthrough(config, seed)):
                if turn % 20 == 0 or position.over:
                    met |= check_why(position, range(rules.ACTIONS))
    assert met == {*RULINGS, "game_over"}


@pytest.mark.parametrize("action", [-1, rules.ACTIONS, -(10**30), 10**30])
def test_a_number_that_is_no_action(action: int) -> None:
    with pytest.raises(NotNotation):
        GAME.start().play(action)


@configs
def test_an_illegal_action_is_refused_and_changes_nothing(config: Config) -> None:
    for turn, (position, _) in enumerate(playthrough(config, 9)):
        if turn % 40 and not position.over:
            continue
        before = position.state.copy()
        for action in range(0, rules.ACTIONS, 7):
            if action not in position.legal.actions():
                with pytest.raises(NotLegal):
                    position.play(action)
        assert position.state == before


@configs
def test_asking_changes_nothing(config: Config) -> None:
    for position, _ in playthrough(config, 7):
        before = position.state.copy()
        list(position.legal), position.text, position.scores, position.places, position.actor, position.ending
        assert position.state == before


# copies


@given(games(), st.integers(0, 1 << 30))
def test_copies_are_equal_and_share_nothing(slow: Slow, seed: int) -> None:
    assume(sensible(slow))
    position = config_for(slow).position(slow.text())
    s = position.state
    original = pickle.dumps(s)
    assigned = State()
    assigned.assign(s)
    copies = [s.copy(), pickle.loads(original), assigned, State.of(s.values()), position.copy().state]
    for copy in copies:
        assert type(copy) is State
        assert copy == s
        for field, shape in State.FIELDS.items():
            if shape:
                assert getattr(copy, field) is not getattr(s, field)
            other = copy.copy()
            if shape:
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
        assert played != position
    assert pickle.dumps(s) == original


@given(games(), st.integers(0, 1 << 30))
def test_numbers_stay_small(slow: Slow, seed: int) -> None:
    """Compiled, fields are 64 bits wide and wrap without a word; so no number may need the 63rd."""
    assume(sensible(slow))
    position = config_for(slow).position(slow.text())
    rng = random.Random(seed)
    for _ in range(10):
        for value in position.state.values().values():
            assert all(-1 <= number < 1 << 62 for number in (value if isinstance(value, list) else [value]))
        if position.over:
            break
        position.apply(rng.choice(position.legal.actions()))
