"""What is shown and told of Elefantenparade agrees with the position and with what an action does."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given
from tests.games.elefantenparade.given import CONFIGS, GAME, config_of, games, name, playthrough, sensible
from tests.games.elefantenparade.slow import Slow, Track

from waterhole.games.elefantenparade import view as views
from waterhole.games.game import Config, Position
from waterhole.games.message import Message

configs = pytest.mark.parametrize("config", CONFIGS, ids=name)


def through_json(value: Any, kind: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value), type=kind)


def at(text: str, swims: int = 0) -> Position:
    return GAME.config(text.split()[0].count("/") + 1, hindmost_swims=swims).position(text)


def told(position: Position, action: str) -> list[str]:
    before = position.copy()
    number = position.parse(action)
    position.play(number)
    return [str(m) for m in views.happened(before.state, position.state, position.config, number, None)]


def walked(view: views.View, effect: views.Effect) -> tuple[dict[int, tuple[int | None, int | None]], list[int]]:
    """Where the elephants are and what is held after an effect, computed by its steps alone."""
    where = {e.id: (e.space, e.house) for e in view.elephants}
    held = list(view.held)
    for step in effect.steps:
        assert where[step.elephant] == (step.start, None)
        assert (step.space is None) != (step.house is None)
        where[step.elephant] = (step.space, step.house)
        held[step.elephant // 2] += step.logs
    return where, held


def check_view(position: Position) -> views.View:
    s, config = position.state, position.config
    view = views.view(s, config, None)
    for seat in range(config.players):
        assert views.view(s, config, seat) == view
    assert through_json(view, views.View) == view
    assert [choice.action for choice in view.choices] == list(position.legal)
    assert view.held == position.scores
    assert view.turn == (None if position.over else position.actor)
    assert [e.id for e in view.elephants] == list(range(2 * config.players))
    assert [e.seat for e in view.elephants] == [n // 2 for n in range(2 * config.players)]
    assert sum(house.elephant is not None for house in view.houses) == sum(e.house is not None for e in view.elephants)
    for nth, house in enumerate(view.houses):
        if house.elephant is None:
            assert house.logs == config.board.houses[nth]
        else:
            assert house.logs == 0
            assert view.elephants[house.elephant].house == nth
    can = {choice.action.split("+")[0] for choice in view.choices if choice.kind == "move"}
    for elephant in view.elephants:
        if view.phase == "moving":
            assert (elephant.cannot is None) == (str(elephant.space) in can)
        else:
            assert elephant.cannot is None
    unplaced = any(e.space is None and e.house is None for e in view.elephants)
    assert view.phase == ("over" if position.over else "placing" if unplaced else "moving")
    assert (view.numbers != []) == (view.phase == "moving")
    return view


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
    for seat in range(config.players):
        assert views.effect(before.state, after.state, config, action, seat) == effect
    assert walked(view, effect) == ({e.id: (e.space, e.house) for e in seen.elephants}, seen.held)
    starts = [-1 if step.start is None else step.start for step in effect.steps]
    assert starts == sorted(starts, reverse=True)
    if effect.kind == "parade":
        assert effect.action == "parade"
        assert effect.number is None
        assert len(effect.steps) == sum(e.space is not None for e in view.elephants)
        assert all(step.space is None or step.space == (step.start or 0) + 1 for step in effect.steps)
    else:
        assert len(effect.steps) == 1
        assert effect.number == (int(effect.action[-1]) if effect.kind == "move" else None)
        assert effect.kind == ("place" if effect.action.startswith("@") else "move")
    for step in effect.steps:
        behind = [e for e in seen.elephants if step.space is not None and e.space is not None and e.space < step.space]
        assert step.held == (step.space is not None and bool(config.board.water[step.space]) and bool(behind))
    # in words
    messages = views.happened(before.state, after.state, config, action, None)
    for seat in range(config.players):
        assert views.happened(before.state, after.state, config, action, seat) == messages
    assert through_json(messages, list[Message]) == messages
    gained = [0] * config.players
    for message in messages:
        if message.id in ("got_logs", "got_home"):
            gained[int(message.args["owner_seat"])] += int(message.args["logs"])
        if "seat" in message.args:
            assert message.args["seat"] == before.actor
    assert gained == [new - old for old, new in zip(view.held, seen.held, strict=True)]
    ids = [message.id for message in messages]
    assert ids.count("got_stuck") == sum(step.held for step in effect.steps)
    assert ids.count("got_home") == sum(step.house is not None for step in effect.steps)
    assert ("ended" in ids) == after.over
    assert (
        ids[0]
        == {
            "parade": "did_parade",
            "place": "did_place",
            "move": "did_move_home" if effect.steps[0].house is not None else "did_move",
        }[effect.kind]
    )


def check_description(position: Position, view: views.View) -> None:
    """All that is in the view is said, once."""
    messages = views.describe(position.state, position.config, None)
    for seat in range(position.config.players):
        assert views.describe(position.state, position.config, seat) == messages
    by: dict[str, list[dict[str, int | str]]] = {}
    for message in messages:
        by.setdefault(message.id, []).append(message.args)
    assert by.pop("holds") == [{"seat": seat, "logs": logs} for seat, logs in enumerate(view.held)]
    assert by.pop("forest_holds", []) == [{"space": f.space, "logs": f.logs} for f in view.forests]
    water = [{"space": space} for space in range(position.config.board.goal) if position.config.board.water[space]]
    assert by.pop("water_at", []) == water
    houses = [{"house": n + 1, "logs": house.logs} for n, house in enumerate(view.houses) if house.elephant is None]
    assert by.pop("house_holds", []) == houses
    home = [(e.seat, e.house + 1) for e in view.elephants if e.house is not None]
    assert sorted((m["owner_seat"], m["house"]) for m in by.pop("stands_home", [])) == sorted(home)
    waiting = [e.seat for e in view.elephants if e.space is None and e.house is None]
    assert sorted(int(m["owner_seat"]) for m in by.pop("stands_waiting", [])) == waiting
    held = {int(m["space"]): m["owner_seat"] for m in by.pop("stands_held", [])}
    free = {int(m["space"]): m["owner_seat"] for m in by.pop("stands", [])}
    on_track = {e.space: e.seat for e in view.elephants if e.space is not None}
    assert {**held, **free} == on_track
    assert len(held) + len(free) == len(on_track)
    hindmost = min(on_track, default=0)
    assert set(held) == {space for space in on_track if position.config.board.water[space] and space > hindmost}
    if view.phase == "over":
        assert by == {"now_over": [{}]}
    elif view.phase == "placing":
        assert by == {"now_placing": [{"seat": view.turn}]}
    else:
        assert by == {"now_moving": [{"seat": view.turn, "numbers": ", ".join(map(str, view.numbers))}]}


def check_picture(position: Position, view: views.View) -> None:
    """Every space and house is there once, with who stands there."""
    drawn = views.picture(position.state, position.config)
    spaces = {int(n): rest for n, rest in re.findall(r"(?<![\w*=])(\d+)(\S*)", drawn)}
    assert sorted(spaces) == list(range(position.config.board.goal))
    logs = {forest.space: forest.logs for forest in view.forests}
    standing = {e.space: e for e in view.elephants if e.space is not None}
    for space, rest in spaces.items():
        if space in standing:
            letter = views.SEAT_LETTERS[standing[space].seat]
            assert rest.endswith(f"[{letter.lower() if standing[space].moved else letter}]")
        elif space in logs:
            assert rest == f"*{logs[space]}"
        else:
            assert rest == ("~" if position.config.board.water[space] else "")
    for nth, house in enumerate(view.houses):
        (door,) = re.findall(rf"H{nth + 1}(\S*)", drawn)
        seat = None if house.elephant is None else house.elephant // 2
        assert door == ("=" * min(house.logs, 5) if seat is None else f"[{views.SEAT_LETTERS[seat]}]")


@configs
def test_along_random_games(config: Config) -> None:
    for seed in range(4):
        for position, action in playthrough(config, seed):
            view = check_view(position)
            check_description(position, view)
            check_picture(position, view)
            if action >= 0:
                check_effect(position, action, view)


@given(games())
def test_in_any_position(slow: Slow) -> None:
    assume(sensible(slow))
    position = config_of(slow.players, slow.track, slow.swims).position(slow.text())
    view = check_view(position)
    check_description(position, view)
    check_picture(position, view)
    for action in position.legal.actions():
        check_effect(position, action, view)


@configs
def test_layout(config: Config) -> None:
    layout = views.layout(config)
    assert through_json(layout, views.Layout) == layout
    assert layout.cells == list(config.layout.cells)
    assert (layout.water, layout.forests, layout.starts) == ([15, 31, 41], [17, 26, 35, 44, 52], 2 * config.players)
    assert layout.name == "Spiral"


def test_layout_of_ones_own_board() -> None:
    track = Track(30, {20, 10}, {12: 3, 11: 1}, (1, 2, 3))
    layout = views.layout(config_of(2, track))
    assert through_json(layout, views.Layout) == layout
    assert (len(layout.cells), layout.water, layout.forests) == (30, [10, 20], [11, 12])


def test_a_move_in_words() -> None:
    assert told(at("20,30/16,40"), "16+1") == [
        "did_move(seat=0, owner_seat=1, start=16, number=1, space=17)",
        "got_logs(owner_seat=1, space=17, logs=2)",
    ]
    assert told(at("20,30/14,3"), "14+3") == [
        "did_move(seat=0, owner_seat=1, start=14, number=3, space=15)",
        "got_stuck(owner_seat=1, space=15)",
    ]
    assert told(at("-,-/-,-"), "@0") == ["did_place(seat=0, space=0)"]


def test_the_end_in_words() -> None:
    assert told(at("H1,58/H2,16 22222 3/2 1:321"), "58+2") == [
        "did_move_home(seat=1, owner_seat=0, start=58, number=2)",
        "got_home(owner_seat=0, house=3, logs=1)",
        "ended()",
    ]
    assert told(at("H1,58/H2,16 22222 3/2 1:321"), "parade") == [
        "did_parade(seat=1)",
        "got_home(owner_seat=0, house=3, logs=1)",
        "got_logs(owner_seat=1, space=17, logs=2)",
        "ended()",
    ]


@pytest.mark.parametrize("goal", ["13,1 13,1", "13,1 14,1", "13,1 15,3", "13,1 18,3"])
def test_a_goal_of_any_width_shows_all_houses(goal: str) -> None:
    text = f"path 0,0 29,0\ngoal {goal}\nhouses 3 2 1\n"
    position = GAME.config_of(2, {}, "own.txt", text).position("H2,H1/20,21")
    check_picture(position, views.view(position.state, position.config, None))
