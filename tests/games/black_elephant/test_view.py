"""What is shown and told of Black Elephant agrees with the position and with what an action does."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given
from tests.games.black_elephant.given import CONFIGS, at, config_for, config_of, games, name, playthrough, sensible
from tests.games.black_elephant.slow import PATHS, Ground, Slow
from tests.games.black_elephant.slow import name as square_name

from waterhole.games.black_elephant import view as views
from waterhole.games.game import Config, Position
from waterhole.games.message import Message

configs = pytest.mark.parametrize("config", CONFIGS, ids=name)
FACINGS = (("north", "south"), ("east", "west"))
"""By seat: forwards and turned."""


def through_json(value: Any, kind: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value), type=kind)


def ground_of(config: Config) -> Ground:
    layout, board = config.layout, config.board
    names = ["abcdefg"[n % 7] + str(n // 7 + 1) for n in range(49)]
    return Ground(
        " ".join(names[n] for n in layout.cup),
        " ".join(names[n] for n in layout.bare),
        board.elephants,
        board.wood,
        "".join(map(str, board.black)),
    )


def slow_of(position: Position) -> Slow:
    options = position.config.options
    ground = ground_of(position.config)
    return Slow.read(position.text, ground, bool(options["log_steps"]), bool(options["own_black"]))


def told(position: Position, action: str) -> list[str]:
    before = position.copy()
    number = position.parse(action)
    position.play(number)
    return [str(m) for m in views.happened(before.state, position.state, position.config, number, None)]


def check_view(position: Position) -> views.View:
    s, config = position.state, position.config
    view = views.view(s, config, None)
    for seat in range(2):
        assert views.view(s, config, seat) == view
    assert through_json(view, views.View) == view
    slow = slow_of(position)
    danger = slow.danger()
    assert view.phase == ("over" if position.over else "playing")
    assert view.turn == (None if position.over else position.actor)
    assert [choice.action for choice in view.choices] == list(position.legal)
    assert {choice.action for choice in view.choices} == slow.legal()
    order = sorted(slow.spaces, key=lambda space: (space[1], space[0]))
    assert view.spaces == [
        views.Space(square_name(space), space in slow.logs, space in slow.wood, space in danger) for space in order
    ]
    assert [e.space for e in view.elephants] == [square_name(space) for space in order if space in slow.on]
    can = {text[:2] for text in slow.legal() if text[2:3] in ("-", "^")}
    for elephant, here in zip(view.elephants, [space for space in order if space in slow.on], strict=True):
        assert (elephant.seat, elephant.turned) == slow.on[here]
        assert elephant.facing == FACINGS[elephant.seat][elephant.turned]
        idle = elephant.seat == view.turn and elephant.space not in can
        assert (elephant.cannot is not None) == idle
    for path, black in zip(PATHS, view.blacks, strict=True):
        assert (black.path, black.place) == (path, slow.black[path])
        line = [space for space in order if space[path in "WE"] == black.place]
        assert black.watches == [square_name(space) for space in (line if path in "SW" else line[::-1])]
        assert black.reach == sorted(int(text[1]) for text in slow.legal() if text[0] == path)
    for seat, player in enumerate(view.players):
        assert player.waiting == slow.start[seat]
        assert player.logs == slow.held[seat]
        assert player.wood == slow.reserve[seat]
        assert (player.captives, player.finished) == (slow.captives[seat], slow.finished[seat])
        score = player.score
        assert (score.logs, score.captives, score.finished) == (player.logs, 2 * player.captives, 3 * player.finished)
        assert score.total == score.logs + score.captives + score.finished + score.tie == slow.points()[seat]
        assert score.tie in ((0, -1) if seat == 0 and position.over else (0,))
    assert (view.cup, view.quiet) == (slow.spent, slow.quiet)
    assert view.seen >= 1
    if view.ended is None:
        assert not position.over
        assert view.seen < 3
    else:
        assert view.ended.how == position.ending
        assert position.places[view.ended.winner] == 1
        assert view.ended.loser == slow.loser
    return view


ORDER = ("enter move jump home", "turn", "captured", "finished", "returned")


def check_effect(before: Position, action: int, view: views.View) -> None:
    """An action's effect, the choice that announced it, and what is told of it agree with the position after it."""
    config = before.config
    after = before.copy()
    after.apply(action)
    seen = views.view(after.state, config, None)
    effect = views.effect(before.state, after.state, config, action, None)
    assert effect == view.choices[before.legal.actions().index(action)]
    assert through_json(effect, views.Effect) == effect
    assert effect.action == before.action_text(action)
    for seat in range(2):
        assert views.effect(before.state, after.state, config, action, seat) == effect
    assert effect.seat == before.actor
    check_kind(effect, slow_of(before))
    ranks = [next(n for n, words in enumerate(ORDER) if step.what in words.split()) for step in effect.steps]
    assert ranks == sorted(ranks)
    walk(view, effect, seen)
    # the field, by the effect alone
    logs = {s.space for s in view.spaces if s.log} - {effect.collected}
    assert logs == {s.space for s in seen.spaces if s.log}
    wood = {s.space for s in view.spaces if s.wood} | ({effect.wood} if effect.wood else set())
    assert wood == {s.space for s in seen.spaces if s.wood}
    danger = {s.space for s in view.spaces if s.danger}
    assert set(effect.safe) <= danger
    assert not set(effect.dangerous) & danger
    assert (danger - set(effect.safe)) | set(effect.dangerous) == {s.space for s in seen.spaces if s.danger}
    places = {black.path: black.place for black in view.blacks}
    if effect.black:
        assert effect.black.start == places[effect.black.path]
        assert effect.black.cost == abs(effect.black.start - effect.black.place)
        assert seen.cup - view.cup == effect.black.cost
        places[effect.black.path] = effect.black.place
    else:
        assert seen.cup == view.cup
    assert places == {black.path: black.place for black in seen.blacks}
    gains = [new.score.total - old.score.total for old, new in zip(view.players, seen.players, strict=True)]
    assert effect.gains == gains
    assert effect.ended == seen.ended
    check_words(before, action, after, effect)


def check_kind(effect: views.Effect, slow: Slow) -> None:
    """The kind, told from the notation and the logs that lie there."""
    text = effect.action
    logs = {square_name(space) for space in slow.logs}
    if text[0] == "@":
        assert effect.kind == "enter"
    elif text[0] == "#":
        assert (effect.kind, effect.wood) == ("wood", text[1:])
    elif text[0] in PATHS:
        assert effect.kind == "black"
        assert effect.black is not None
        assert f"{effect.black.path}{effect.black.place}" == text
    elif text.endswith("home"):
        assert effect.kind == "home"
    elif "^" in text:
        assert effect.kind == "jump"
    else:
        assert effect.kind == ("step" if {text[:2], text[3:]} & logs else "glide")
    assert (effect.wood is not None) == (effect.kind == "wood")
    assert (effect.black is not None) == (effect.kind == "black")
    assert (effect.jumped is not None) == (effect.kind == "jump")
    first = effect.steps[0] if effect.steps else None
    if effect.kind in ("black", "wood"):
        assert first is None or first.what == "captured"
        return
    assert first is not None
    assert first.seat == effect.seat
    assert first.what == {"enter": "enter", "jump": "jump", "home": "home"}.get(effect.kind, "move")
    assert first.path[0] == (first.start or first.space)
    assert first.path[-1] == (first.space or first.start)
    for one, other in zip(first.path, first.path[1:], strict=False):
        assert abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1])) == 1
    between = first.path[1:-1]
    standing = {square_name(space) for space in slow.on}
    if effect.kind == "glide":
        assert 2 <= len(first.path) <= 4
        assert not set(between) & (logs | standing | {square_name(space) for space in slow.wood})
    elif effect.kind == "jump":
        assert between == [effect.jumped]
        assert effect.jumped in standing
        turned = [step for step in effect.steps if step.what == "turn"]
        assert len(turned) == text.endswith("*")
        assert all(step.space == step.start == effect.jumped for step in turned)
    else:
        assert not between


def walk(view: views.View, effect: views.Effect, seen: views.View) -> None:
    """Where everybody is after an effect, computed by its steps alone."""
    on = {e.space: (e.seat, e.facing) for e in view.elephants}
    waiting = [player.waiting for player in view.players]
    captives = [player.captives for player in view.players]
    finished = [player.finished for player in view.players]
    for step in effect.steps:
        if step.what == "enter":
            waiting[step.seat] -= 1
        elif step.what == "returned":
            captives[1 - step.seat] -= 1
            waiting[step.seat] += 1
            assert (step.start, step.space) == (None, None)
        else:
            assert step.start is not None
            seat, facing = on.pop(step.start)
            assert seat == step.seat
            assert (facing != step.facing) == (step.what == "turn" or (step.what == "home"))
        if step.what in ("enter", "move", "jump", "turn"):
            assert step.space is not None
            assert step.space not in on
            on[step.space] = (step.seat, step.facing)
        else:
            assert step.space is None
        if step.what == "home":
            waiting[step.seat] += 1
        captives[1 - step.seat] += step.what == "captured"
        finished[step.seat] += step.what == "finished"
    assert on == {e.space: (e.seat, e.facing) for e in seen.elephants}
    assert waiting == [player.waiting for player in seen.players]
    assert captives == [player.captives for player in seen.players]
    assert finished == [player.finished for player in seen.players]


def check_words(before: Position, action: int, after: Position, effect: views.Effect) -> None:
    messages = views.happened(before.state, after.state, before.config, action, None)
    for seat in range(2):
        assert views.happened(before.state, after.state, before.config, action, seat) == messages
    assert through_json(messages, list[Message]) == messages
    ids = [message.id for message in messages]
    kind = effect.kind if effect.kind not in ("glide", "step") else "move"
    assert ids[0] == f"did_{kind}"
    for message in messages:
        if "seat" in message.args and message.id != "tie_decided":
            assert message.args["seat"] == effect.seat
    # points, from the messages alone
    gains = [0, 0]
    for message in messages:
        args = message.args
        if message.id == "got_log":
            gains[effect.seat] += 1
            assert args["space"] == effect.collected
        elif message.id == "did_black":
            gains[effect.seat] -= int(args["logs"])
        elif message.id == "was_captured":
            assert args["captor_seat"] != args["owner_seat"]
            gains[int(args["captor_seat"])] += 2
        elif message.id == "got_finished":
            gains[int(args["owner_seat"])] += 3
        elif message.id == "got_returned":
            gains[int(args["captor_seat"])] -= 2
        elif message.id == "tie_decided":
            gains[int(args["seat"])] -= 1
    assert gains == effect.gains
    counts = {"did_turn": "turn", "was_captured": "captured", "got_finished": "finished", "got_returned": "returned"}
    for id_, what in counts.items():
        assert ids.count(id_) == sum(step.what == what for step in effect.steps)
    ended = [id_ for id_ in ids if id_.startswith("ended_")]
    assert ended == ([] if effect.ended is None else [ended_id(effect.ended)])


def ended_id(end: views.End) -> str:
    return "ended_captured_both" if end.how == "captured" and end.loser is None else f"ended_{end.how}"


def listed(message: dict[str, int | str]) -> set[str]:
    return set(str(message["spaces"]).split(", "))


def check_description(position: Position, view: views.View) -> None:
    """All that is in the view is said, once."""
    messages = views.describe(position.state, position.config, None)
    for seat in range(2):
        assert views.describe(position.state, position.config, seat) == messages
    by: dict[str, list[dict[str, int | str]]] = {}
    for message in messages:
        by.setdefault(message.id, []).append(message.args)
    assert by.pop("holds") == [
        {"seat": seat, "logs": p.logs, "wood": p.wood, "waiting": p.waiting} for seat, p in enumerate(view.players)
    ]
    assert by.pop("scored") == [
        {"seat": seat, "points": p.score.total, "captives": p.captives, "finished": p.finished}
        for seat, p in enumerate(view.players)
    ]
    assert by.pop("black_watches") == [
        {
            "path": black.path,
            "place": black.place,
            "line": "abcdefg"[black.place] if black.path in "SN" else str(black.place + 1),
        }
        for black in view.blacks
    ]
    danger = {s.space for s in view.spaces if s.danger}
    if danger:
        assert [listed(args) for args in by.pop("danger_on")] == [danger]
    else:
        assert by.pop("danger_nowhere") == [{}]
    logs = {s.space for s in view.spaces if s.log}
    on_logs = {(m["owner_seat"], m["space"], m["facing"]) for m in by.pop("stands_on_log", [])}
    on_bare = {(m["owner_seat"], m["space"], m["facing"]) for m in by.pop("stands", [])}
    assert on_logs | on_bare == {(e.seat, e.space, e.facing) for e in view.elephants}
    assert {space for _, space, _ in on_logs} == {e.space for e in view.elephants} & logs
    assert not on_logs & on_bare
    left = logs - {e.space for e in view.elephants}
    if left:
        (message_,) = by.pop("logs_on")
        assert (listed(message_), message_["count"]) == (left, len(left))
    wood = {s.space for s in view.spaces if s.wood}
    if wood:
        assert [listed(args) for args in by.pop("wood_on")] == [wood]
    assert by.pop("cup_holds") == [{"logs": view.cup}]
    if view.ended:
        assert by.pop(ended_id(view.ended))
        assert ("tie_decided" in by) == (view.players[0].score.tie == -1)
        by.pop("tie_decided", None)
        assert by == {"now_over": [{}]}
        return
    if view.quiet:
        assert by.pop("quiet_for") == [{"turns": view.quiet, "most": 40, "seen": view.seen}]
    assert by == {"now_to_act": [{"seat": view.turn}]}


def check_picture(position: Position, view: views.View) -> None:
    """Every space is there once, with what stands and lies on it; the black elephants are on the rims."""
    lines = views.picture(position.state, position.config).split("\n")
    assert len(lines) == 10
    places = {black.path: black.place for black in view.blacks}
    spaces = {s.space: s for s in view.spaces}
    standing = {e.space: e for e in view.elephants}
    assert lines[0] == " " * (4 + 4 * places["N"]) + "N"
    assert lines[8] == " " * (4 + 4 * places["S"]) + "S"
    assert lines[9].split() == list("abcdefg")
    for row, line in zip("7654321", lines[1:8], strict=True):
        assert line[0] == row
        assert (line[2] == "W") == (places["W"] == int(row) - 1)
        assert line.endswith("E") == (places["E"] == int(row) - 1)
        for n, column in enumerate("abcdefg"):
            cell = line[4 + 4 * n : 8 + 4 * n].strip()
            space = spaces.get(column + row)
            if space is None:
                assert cell == "#"
                continue
            elephant = standing.get(space.space)
            arrow = {"north": "^", "south": "v", "east": ">", "west": "<"}
            if elephant:
                expected = "SB"[elephant.seat] + arrow[elephant.facing] + "o" * space.log
            else:
                expected = "x" if space.wood else "o" if space.log else "."
            assert cell.rstrip("!") == expected
            assert cell.endswith("!") == (space.danger and not space.wood)


@configs
def test_along_random_games(config: Config) -> None:
    for seed in range(2):
        for position, action in playthrough(config, seed):
            view = check_view(position)
            check_description(position, view)
            check_picture(position, view)
            if action >= 0:
                check_effect(position, action, view)


@given(games())
def test_in_any_position(slow: Slow) -> None:
    assume(sensible(slow))
    position = config_for(slow).position(slow.text())
    view = check_view(position)
    check_description(position, view)
    check_picture(position, view)
    for action in position.legal.actions()[::5]:
        check_effect(position, action, view)


@given(games())
def test_layout(slow: Slow) -> None:
    ground, config = slow.ground, config_for(slow)
    layout = views.layout(config)
    assert through_json(layout, views.Layout) == layout
    assert set(layout.cup) == set(ground.cup.split())
    assert layout.entries == [[square_name(space) for space in ground.entry(seat)] for seat in (0, 1)]
    assert layout.finishes == [[square_name(space) for space in ground.finish(seat)] for seat in (0, 1)]
    assert layout.facing == ["north", "east"]
    assert (layout.elephants, layout.wood, layout.quiet_turns) == (ground.elephants, ground.wood, 40)


def test_seen_counts_the_times_a_position_has_occurred() -> None:
    position = at(silver="c3", bronze="e5")
    seen = [views.view(position.state, position.config, None).seen]
    for action in ("c3-c4", "e5-e4", "c4-c3", "e4-e5") * 2:
        position.play(action)
        seen.append(views.view(position.state, position.config, None).seen)
    assert seen == [1, 1, 1, 1, 2, 2, 2, 2, 3]


def test_a_jump_in_words() -> None:
    assert told(at(silver="c3", bronze="c4", logs="c5 g1"), "c3^c5*") == [
        "did_jump(seat=0, start=c3, space=c5, owner_seat=1)",
        "did_turn(owner_seat=1, space=c4, facing=west)",
    ]
    assert told(at(silver="g3", bronze="g4*", black="6040"), "g3^g5*") == [
        "did_jump(seat=0, start=g3, space=g5, owner_seat=1)",
        "did_turn(owner_seat=1, space=g4, facing=east)",
        "was_captured(owner_seat=0, captor_seat=1, space=g5)",
        "got_finished(owner_seat=1, space=g4)",
    ]


def test_the_other_actions_in_words() -> None:
    assert told(at(logs="b1 g1"), "@b1") == ["did_enter(seat=0, space=b1)", "got_log(seat=0, space=b1)"]
    assert told(at(silver="c3"), "c3-d4") == ["did_move(seat=0, start=c3, space=d4)"]
    assert told(at(bronze="a3*", turn=1), "a3-home") == ["did_home(seat=1, start=a3)"]
    assert told(at(turn=1), "#c3") == ["did_wood(seat=1, space=c3)"]
    assert told(at(silver="d2", bronze="d5 b6", black="3406", held=(0, 1), turn=1), "N3") == [
        "did_black(seat=1, path=N, line=d, logs=1)",
        "was_captured(owner_seat=0, captor_seat=1, space=d2)",
        "was_captured(owner_seat=1, captor_seat=0, space=d5)",
    ]


def test_the_ends_in_words() -> None:
    assert told(at(silver="d6", logs="d7", finished=(9, 0)), "d6-d7")[-1] == "ended_logs()"
    assert told(at(silver="d6", finished=(9, 0), held=(0, 31)), "d6-d7")[-1] == "ended_finished()"
    tie = told(at(silver="d4", logs="d5", held=(3, 4)), "d4-d5")
    assert tie[-2:] == ["ended_logs()", "tie_decided(seat=0, winner_seat=1)"]
    lost = told(at(silver="c4", finished=(9, 0), black="3306"), "c4-d4")
    assert lost[-1] == "ended_captured(loser_seat=0, winner_seat=1)"
    blocked = at(silver="d4", bronze="b6", wood="d5", logs="d4 g1", finished=(9, 0), reserve=(0, 3), turn=1)
    assert told(blocked, "b6-b5")[-1] == "ended_blocked(loser_seat=0, winner_seat=1)"
    assert told(at(silver="c3", quiet=39, held=(1, 0)), "c3-c4")[-1] == "ended_quiet()"
    both = at(silver="d2", bronze="d5", finished=(5, 4), captives=(5, 4), held=(1, 1), black="3406")
    assert told(both, "N3")[-1] == "ended_captured_both()"
    again = at(silver="c3", bronze="e5", held=(1, 0))
    for action in ("c3-c4", "e5-e4", "c4-c3", "e4-e5", "c3-c4", "e5-e4", "c4-c3"):
        assert not any("ended" in message for message in told(again, action))
    assert told(again, "e4-e5")[-1] == "ended_repetition()"


def test_the_return_in_words() -> None:
    position = at(silver="d6", finished=(6, 0), captives=(0, 1))
    assert told(position, "d6-d7")[1:] == [
        "got_finished(owner_seat=0, space=d7)",
        "got_returned(owner_seat=0, captor_seat=1)",
    ]


def test_two_finishers_and_two_returns_at_once() -> None:
    """Where the corner of both finish lines is a space, one jump can bring both sides their seventh."""
    position = config_of(Ground(cup="a7")).position("#6/6b/6S/7/7/7/o6 0,3,1,6/0,3,1,6 0404")
    check_effect(position, position.parse("g5^g7*"), check_view(position))
    position.play("g5^g7*")
    assert position.text.split()[1] == "0,3,0,7/0,3,0,7"
    assert position.state.waiting == [3, 3]


def test_texts_name_spaces_only() -> None:
    """Lists of spaces in messages are names, each once."""
    for position, _ in playthrough(CONFIGS[0], 4):
        for message in views.describe(position.state, position.config, None):
            if "spaces" in message.args:
                names = str(message.args["spaces"]).split(", ")
                assert all(re.fullmatch("[a-g][1-7]", word) for word in names)
                assert len(set(names)) == len(names)
