"""What is shown and told of Savannah Tails agrees with the position and with what an action does."""

from __future__ import annotations

import math
import random
from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.savannah_tails.cases import Case
from tests.games.savannah_tails.given import (
    COURSES,
    GAME,
    action_text,
    card_text,
    cards,
    choose,
    config_for,
    course_of,
    games,
    kind_of,
    position_of,
    ready,
)
from tests.games.savannah_tails.ground import APART, MANY, Course, Space, lay
from tests.games.savannah_tails.slow import BARE, FRESH, Action, Card, Play, Slow

from waterhole.games.chance import Fast
from waterhole.games.game import Position
from waterhole.games.message import Message
from waterhole.games.savannah_tails import board as boards
from waterhole.games.savannah_tails import view as views


def through_json(value: Any, kind: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value), type=kind)


def texts(some: set[Card]) -> list[str]:
    return [card_text(card) for card in sorted(some)]


def rows(course: Course, space: Space | None) -> int:
    """How many rows and thirds have been run."""
    if space is None:
        return 0
    return sum(3 if tile.turn else 6 for tile in course.all[: space[0]]) + space[2]


# the position


def check_view(slow: Slow, position: Position, seat: int | None) -> views.View:
    view = views.view(position.state, position.config, seat)
    assert through_json(view, views.View) == view
    assert view.phase == ("over" if slow.ended else "playing")
    assert view.turn == (None if slow.ended else slow.me)
    assert view.deciding == deciding(slow)
    assert view.round == slow.round
    front = slow.in_front()
    names = {other: slow.course.name(slow.where[other]) for other in range(slow.players)}
    assert [(o.seat, o.space, o.rows, o.place) for o in view.ostriches] == [
        (other, names[other], rows(slow.course, slow.where[other]), 1 + front.index(other))
        for other in range(slow.players)
    ]
    gone = slow.players if slow.ended else slow.gone
    assert [(turn.seat, turn.began, turn.done) for turn in view.order] == [
        (other, slow.course.name(slow.began[other]), place < gone) for place, other in enumerate(slow.order)
    ]
    check_order_reasons(slow, view)
    check_hand(slow, view, seat)
    for other, player in enumerate(view.players):
        check_player(slow, player, other, seat)
    legal = list(position.legal) if seat is not None and seat == slow.me else []
    assert [choice.action for choice in view.choices] == legal
    if slow.ended:
        assert view.ended is not None
        assert (view.ended.how, view.ended.places) == (slow.ended, slow.places())
        line = rows(slow.course, (slow.course.finish, 0, 3, 1))
        assert view.ended.rows == [rows(slow.course, slow.where[other]) - line for other in range(slow.players)]
    else:
        assert view.ended is None
    return view


def deciding(slow: Slow) -> str | None:
    if slow.ended:
        return None
    if slow.todo:
        return slow.todo[0]
    return "card" if slow.moved is None else "after"


def check_order_reasons(slow: Slow, view: views.View) -> None:
    """ST-O1: why each comes before the next."""
    for turn, after in zip(view.order, [*view.order[1:], None], strict=True):
        assert (turn.reason.args["seat"], turn.reason.args["ruling"]) == (turn.seat, "ST-O1")
        if after is None:
            assert turn.reason.id == "order_last"
            continue
        assert turn.reason.args["next_seat"] == after.seat
        here, there = slow.began[turn.seat], slow.began[after.seat]
        if here is None:
            expected = "order_line"
        elif there is None or (here[0], here[2]) != (there[0], there[2]):
            expected = "order_ahead"
        else:
            expected = "order_forward" if here[1] == there[1] else "order_baobab"
        assert turn.reason.id == expected


def check_hand(slow: Slow, view: views.View, seat: int | None) -> None:
    hand = [] if seat is None else sorted(slow.hands[seat])
    assert [(card.card, card.colour, card.value) for card in view.hand] == [(card_text(c), *c) for c in hand]
    for shown, card in zip(view.hand, hand, strict=True):
        assert seat is not None
        here = slow.where[seat]
        on_lane = here is not None and here[1] == card[0]
        assert shown.bonus == (1 + slow.in_front().index(seat) if on_lane else 0)
        playing = seat == slow.me and slow.moved is None
        assert shown.full == (playing and bool(slow.routes(card, False, False)))
        assert (shown.cannot is not None) == (playing and not shown.full)


def check_player(slow: Slow, player: views.Player, seat: int, viewer: int | None) -> None:
    top = slow.top[seat]
    assert (player.hand, player.size) == (len(slow.hands[seat]), slow.hand_size(seat))
    assert player.pile == len(slow.decks[seat])
    assert player.top == (None if top is None else card_text(top))
    under = slow.discards[seat] - {top} if top else slow.discards[seat]
    assert player.discards == texts(under) + ([card_text(top)] if top else [])
    assert player.known == texts(slow.known[seat])
    unseen = slow.decks[seat] if seat == viewer else (slow.decks[seat] | slow.hands[seat]) - slow.known[seat]
    assert player.unseen == texts(unseen)
    states = {BARE: "waiting", FRESH: "fresh", "ready": "marked", None: "gone"}
    expected = [(name, states[slow.bonus[seat].get(name)]) for name in slow.bonuses]
    expected = [(name, "marked" if name == "bird" and state == "fresh" else state) for name, state in expected]
    assert [(bonus.bonus, bonus.state) for bonus in player.bonuses] == expected


# what an action does


def check_effect(slow: Slow, position: Position, action: Action, view: views.View | None = None) -> Slow:
    """An action's effect, the choice that announced it, and what is told of it agree with the slow text."""
    config = position.config
    before, after = position.copy(), position.copy()
    number = position.parse(action_text(slow, action))
    after.apply(number)
    me = slow.me
    then = slow.copy()
    then.play(action, drawn=cards(after.text.split(" ")[1].split("/")[me].strip("-")))
    effect = views.effect(before.state, after.state, config, number, me)
    assert through_json(effect, views.Effect) == effect
    assert (effect.action, effect.seat) == (action_text(slow, action), me)
    check_play(slow, action, effect)
    check_runs(slow, action, then, effect)
    check_bonuses(slow, action, then, effect)
    check_cards(slow, action, then, effect)
    assert effect.asks == (None if then.moved is None or then.ended else deciding(then))
    assert (effect.ended is not None) == bool(then.ended)
    if effect.ended:
        assert (effect.ended.how, effect.ended.places) == (then.ended, then.places())
    # others are told the same, but for the cards
    others = msgspec.structs.replace(effect, cards=[])
    for seat in [None, *range(slow.players)]:
        if seat != me:
            assert views.effect(before.state, after.state, config, number, seat) == others
    # what was announced is the same, but for what the draw brings
    view = view or views.view(before.state, config, me)
    (choice,) = [choice for choice in view.choices if choice.action == effect.action]
    announced = msgspec.structs.replace(effect, cards=[], drawn=0, thrown=[], reshuffled=False)
    assert choice == announced
    check_words(slow, then, before, after, number, effect)
    return then


def check_play(slow: Slow, action: Action, effect: views.Effect) -> None:
    if not isinstance(action, Play):
        kind = action[0] if action[0] != "after" else action[1]
        assert effect.kind == kind
        assert (effect.source, effect.card, effect.toes, effect.boing) == (None, None, False, False)
        assert (effect.value, effect.bonus, effect.start_lane, effect.changes) == (0, 0, None, [])
        assert effect.short is None
        return
    assert effect.source == {"hand": "card"}.get(action.source, action.source)
    assert effect.card == card_text(action.card)
    assert (effect.toes, effect.boing) == (action.tiptoes, action.boing)
    if action.step or not action.path:
        assert effect.kind == ("step" if action.step else "discard")
        assert (effect.value, effect.bonus, effect.start_lane, effect.changes) == (0, 0, None, [])
        assert effect.short is None
        return
    assert effect.kind == "move"
    here = slow.here
    on_lane = here is not None and here[1] == action.card[0]
    assert effect.value == action.card[1]
    assert effect.bonus == (1 + slow.in_front().index(slow.me) if on_lane else 0)
    assert effect.start_lane == (action.path[0][1] if here is None else None)
    marks = action_text(slow, action).partition(":")[2].split(",")
    assert effect.changes == [int(mark) for mark in marks if mark.isdigit()]
    assert (effect.short is not None) == (cost(slow, action) < effect.value + effect.bonus)
    if effect.short:
        check_short(slow, effect.short)


def cost(slow: Slow, action: Play) -> int:
    """What the path of a full move costs."""
    sand = [space for space in action.path if slow.is_sand(space, action.tiptoes)]
    if action.boing:
        sand = [space for space in sand if space == action.path[-1]]
    return len(action.path) + len(sand)


def check_short(slow: Slow, message: Message) -> None:
    """What is said to have shortened a move is there."""
    space = slow.course.named[str(message.args["space"])]
    if message.id == "short_ostrich":
        assert slow.where[int(message.args["owner_seat"])] == space
    else:
        assert slow.course.what(space) == message.id.removeprefix("short_")


def check_runs(slow: Slow, action: Action, then: Slow, effect: views.Effect) -> None:
    """What moves over which spaces, and what it meets there."""
    path: tuple[Space, ...] = ()
    by, toes, boing = "", slow.moved is not None and slow.moved.tiptoes, False
    if isinstance(action, Play):
        path, toes, boing = action.path, action.tiptoes, action.boing
        by = "step" if action.step else "card"
    elif action[1] in ("neck", "leap") and action[0] == "after":
        by, path = action[1], slow.neck() if action[1] == "neck" else slow.leap()
    runs = []
    name = slow.course.name
    drunk = set() if isinstance(action, Play) else set(slow.drunk)
    if path:
        touches = []
        for space in path:
            passed = boing and space != path[-1]
            if passed and slow.taken(space):
                touches.append((name(space), "ostrich", False))
            touches += touched(slow, space, toes or passed, drunk)
        runs.append((by, [name(slow.here), *map(name, path)], touches))
    middle, end = (path[-1] if path else slow.here), then.where[slow.me]
    if middle != end:
        assert end is not None
        runs.append(("arrow", [name(middle), name(end)], touched(slow, end, False, drunk)))
    assert [(r.by, r.path, [(t.space, t.what, t.acts) for t in r.touches]) for r in effect.runs] == runs
    assert effect.end == name(end)


def touched(slow: Slow, space: Space, ignored: bool, drunk: set[int]) -> list[tuple[str, str, bool]]:
    what = slow.course.what(space)
    if what in ("", "forward", "back"):
        return []
    if what == "water":
        acts = space[0] not in drunk
        drunk.add(space[0])
    else:
        acts = not ignored and what not in ("crocodile", "lion")
    return [(slow.course.name(space), what, acts)]


def check_bonuses(slow: Slow, action: Action, then: Slow, effect: views.Effect) -> None:
    old, new = slow.bonus[slow.me], then.bonus[slow.me]
    used = []
    if isinstance(action, Play):
        used = [action.source] * (action.source != "hand") + ["boing"] * action.boing
    elif action[0] == "after" and action[1] != "done":
        used = [action[1]]
    assert effect.used == used
    assert effect.lost == [name for name in old if name not in new and name not in used]
    assert effect.marked == [name for name in new if old[name] == BARE != new[name]]


def check_cards(slow: Slow, action: Action, then: Slow, effect: views.Effect) -> None:
    me = slow.me
    laid = {action.card} if isinstance(action, Play) and action.source == "hand" else set()
    kept = slow.hands[me] - laid
    met = {touch.what for run in effect.runs for touch in run.touches if touch.acts}
    fresh = isinstance(action, Play)
    assert effect.warthog == ((slow.warthog and not fresh) or "warthog" in met)
    if effect.asks:
        assert (effect.thrown, effect.drawn, effect.cards, effect.reshuffled) == ([], 0, [], False)
        return
    assert effect.thrown == (texts(kept) if effect.warthog else [])
    left = set() if effect.warthog else kept
    assert effect.cards == texts(then.hands[me] - left)
    assert effect.drawn == len(effect.cards)
    assert effect.reshuffled == (effect.drawn > len(slow.decks[me]))


def check_words(slow: Slow, then: Slow, before: Position, after: Position, number: int, effect: views.Effect) -> None:
    """All that the effect holds is said, once, and nothing else."""
    for seat in [None, *range(slow.players)]:
        messages = views.happened(before.state, after.state, before.config, number, seat)
        assert through_json(messages, list[Message]) == messages
        assert messages
        ids = Counter(message.id for message in messages)
        by = {message.id: message.args for message in messages}
        acts = Counter(touch.what for run in effect.runs for touch in run.touches if touch.acts)
        for what in ("water", "cheetah", "warthog", "porcupine"):
            assert ids.pop(f"met_{what}", 0) == acts[what]
        assert ids.pop("got_marker", 0) == len(effect.marked)
        assert ids.pop("got_bird", 0) == ("bird" in effect.marked)
        assert ids.pop("lost_bonus", 0) == len(effect.lost)
        assert ids.pop("was_blown", 0) == sum(run.by == "arrow" for run in effect.runs)
        assert ids.pop("threw", 0) == (effect.warthog and not effect.asks)
        if effect.warthog and not effect.asks:
            assert by["threw"]["cards"] == ", ".join(effect.thrown)
        assert ids.pop("did_reshuffle", 0) == effect.reshuffled
        drew = "drew_cards" if seat == effect.seat else "drew"
        assert ids.pop(drew, 0) == bool(effect.drawn)
        if effect.drawn:
            told = by[drew]["cards" if seat == effect.seat else "count"]
            assert told == (", ".join(effect.cards) if seat == effect.seat else effect.drawn)
        line = slow.course.beyond(then.where[slow.me]) and not slow.course.beyond(slow.here)
        assert ids.pop("crossed", 0) == line
        assert ids.pop("round_begins", 0) == (then.round > slow.round)
        assert ids.pop("did_toes", 0) == effect.toes
        assert ids.pop("did_boing", 0) == effect.boing
        if effect.short:
            assert ids.pop(effect.short.id) == 1
        if effect.ended:
            assert ids.pop(f"ended_{effect.ended.how}") == 1
            assert by[f"ended_{effect.ended.how}"]["winner_seat"] == effect.ended.places.index(1)
        assert ids == Counter(told_of_kind(effect))
        for message in messages:
            if "seat" in message.args:
                assert message.args["seat"] == effect.seat


def told_of_kind(effect: views.Effect) -> list[str]:
    """The messages of the action itself."""
    if effect.kind in ("move", "step"):
        return [
            {"card": "did_play", "wings": "did_wings", "deja": "did_deja"}[effect.source or ""],
            f"did_{effect.kind}",
        ]
    if effect.kind == "done":
        return [] if effect.runs else ["did_done"]
    return [] if effect.kind in ("marker", "lose") else [f"did_{effect.kind}"]


def check_description(slow: Slow, position: Position, seat: int | None) -> None:
    messages = views.describe(position.state, position.config, seat)
    assert through_json(messages, list[Message]) == messages
    by: dict[str, list[dict[str, int | str]]] = {}
    for message in messages:
        by.setdefault(message.id, []).append(message.args)
    if slow.ended:
        assert f"ended_{slow.ended}" in by
        assert "now_over" in by
        assert not any(message.id.startswith("order_") for message in messages)  # nobody runs before anybody any more
    else:
        assert by[f"now_{deciding(slow)}"] == [{"seat": slow.me}]
    assert by["now_round"] == [{"round": slow.round}]
    standing = {
        args["seat"]: args.get("space", "start") for args in (*by.get("stands", []), *by.get("stands_line", []))
    }
    assert standing == {other: slow.course.name(slow.where[other]) for other in range(slow.players)}
    assert [args["seat"] for args in by["holds"]] == list(range(slow.players))
    assert [args["count"] for args in by["holds"]] == [len(hand) for hand in slow.hands]
    assert [args["pile"] for args in by["holds"]] == [len(deck) for deck in slow.decks]
    own = [] if seat is None else [{"seat": seat, "cards": ", ".join(texts(slow.hands[seat])) or "-"}]
    assert by.get("holds_cards", []) == own
    known = {args["seat"]: args["cards"] for args in by.get("known_cards", [])}
    assert known == {o: ", ".join(texts(some)) for o, some in enumerate(slow.known) if some and o != seat}
    assert len(by["bonus_of"]) == 3 * slow.players
    lying: dict[str, set[str]] = {}
    for space in slow.course.spaces:
        what = slow.course.what(space) or ("rope" if space[1] == MANY else "")
        if what:
            lying.setdefault({"back": "backward"}.get(what, what), set()).add(slow.course.name(space))
    assert {str(args["kind"]): set(str(args["spaces"]).split(", ")) for args in by.get("spaces_of", [])} == lying


def check_picture(slow: Slow, position: Position) -> None:
    """Every ostrich is there, and everything that lies on the tiles that are drawn."""
    picture = views.picture(position.state, position.config)
    lines = [line for line in picture.split("\n") if line[:2] in ("r ", "k ", "y ", "b ")]
    for lane, letter in enumerate("rkyb"):
        drawn = "".join(line[2:] for line in lines if line[0] == letter)
        here = [seat for seat in range(slow.players) if on_line(slow.where[seat], lane)]
        assert sorted(sign for sign in drawn if sign.isdigit()) == sorted(map(str, here))
        under = {slow.where[seat] for seat in here}
        last = max([slow.course.finish, *(space[0] for space in slow.where.values() if space)])
        on = [s for s in slow.course.spaces if s[0] <= last and s[1] == lane and s not in under and slow.course.what(s)]
        signs = Counter(sign for sign in drawn if sign not in " .|=!" and not sign.isdigit())
        assert sum(signs.values()) == len(on)
    waiting = [str(seat) for seat in range(slow.players) if slow.where[seat] is None]
    assert picture.startswith(f"Start: {' '.join(waiting)}\n") == bool(waiting)


def on_line(space: Space | None, lane: int) -> bool:
    """Whether an ostrich is drawn on the line of this lane; on a rope bridge on the two in the middle."""
    return space is not None and (space[1] == lane or (space[1] == MANY and lane in (1, 2)))


def check_all(slow: Slow, position: Position, action: Action | None) -> Slow:
    """All that is shown and told here, and of this action."""
    views_ = {seat: check_view(slow, position, seat) for seat in [None, *range(slow.players)]}
    for seat in views_:
        check_description(slow, position, seat)
    check_picture(slow, position)
    return check_effect(slow, position, action, views_[slow.me]) if action else slow


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("name", COURSES)
def test_along_random_races(name: str, players: int) -> None:
    course, bonuses = ready(name)
    slow = Slow(course, players, bonuses)
    rng = random.Random(players)
    position = config_for(slow).start(Fast(players))
    for seat, hand in enumerate(position.text.split(" ")[1].split("/")):
        slow.draw(seat, cards(hand), None)
    while not slow.ended:
        action = choose(slow, rng)
        then = check_all(slow, position, action)
        # once more, with the stream at hand
        me = slow.me
        position.play(action_text(slow, action))
        slow.play(action, drawn=cards(position.text.split(" ")[1].split("/")[me].strip("-")))
        assert slow.where == then.where
    check_all(slow, position, None)


@settings(max_examples=100)
@given(games(), st.randoms(use_true_random=False))
def test_in_any_position(slow: Slow, rng: random.Random) -> None:
    position = position_of(slow)
    for _ in range(3):
        if slow.ended:
            check_all(slow, position, None)
            return
        action = choose(slow, rng)
        check_all(slow, position, action)
        me = slow.me
        position.play(action_text(slow, action))
        slow.play(action, drawn=cards(position.text.split(" ")[1].split("/")[me].strip("-")))


@settings(max_examples=40)
@given(games(), st.randoms(use_true_random=False))
def test_every_kind_of_effect_of_any_position(slow: Slow, rng: random.Random) -> None:
    position = position_of(slow)
    view = views.view(position.state, position.config, slow.me)
    by_kind = {
        kind_of(action_text(slow, action)): action
        for action in rng.sample(sorted(slow.legal(), key=str), len(slow.legal()))
    }
    for action in by_kind.values():
        check_effect(slow, position, action, view)


# the layout


def check_layout(course: Course, position: Position) -> None:
    layout = views.layout(position.config)
    assert through_json(layout, views.Layout) == layout
    assert layout.length == len(course.tiles)
    assert len(layout.tiles) == len(course.all)
    assert {shape.name for shape in layout.spaces} == set(course.named)
    laid = lay(course.all)
    for tile, shape, place in zip(course.all, layout.tiles, laid, strict=True):
        assert shape.form == (tile.turn or "straight")
        assert shape.side == ("left" if tile.side == 0 else "right")
        assert shape.bridge == tile.bridge
        assert near((shape.x, shape.y), turned(place.start))
    for shape in layout.spaces:
        space = course.named[shape.name]
        tile = course.all[space[0]]
        assert (shape.tile, shape.row) == (space[0] + 1, rows(course, space))
        assert shape.lane == (None if space[1] == MANY else space[1])
        what = {"": "rope" if space[1] == MANY else "plain", "back": "backward"}
        assert shape.kind == what.get(course.what(space), course.what(space))
        assert set(shape.ahead) == {course.name(other) for other in course.ways(space)}
        along = float(tile.middle(space[1:])) / (3 if tile.turn else 1)
        left = 0.0 if space[1] == MANY else (1.5 - space[1]) * APART
        assert near((shape.x, shape.y), turned(laid[space[0]].at(along, left)))
    assert layout.line == rows(course, (course.finish, 0, 4, 1))
    for x, y in [(s.x, s.y) for s in layout.spaces] + [p for t in layout.tiles for p in (*t.outline, t.baobab)]:
        assert layout.bounds.left <= x <= layout.bounds.right
        assert layout.bounds.top <= y <= layout.bounds.bottom
    for (start, end), row in ((layout.start_line, 0.0), (layout.finish_line, 3.0)):
        tile = laid[0 if row == 0 else course.finish]
        middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        assert near(middle, turned(tile.at(row, 0)))
        assert 4 * APART - 0.01 <= math.dist(start, end) < 4 * APART + 1
    assert len(layout.waiting) >= position.config.players


def near(one: tuple[float, float], other: tuple[float, float]) -> bool:
    return math.dist(one, other) < 0.02


def turned(point: tuple[float, float]) -> tuple[float, float]:
    """The slow text lays the first tile upwards, the package to the right and with y downwards."""
    return point[1], point[0]


@pytest.mark.parametrize("name", COURSES)
def test_layout_of_the_ready_courses(name: str) -> None:
    course, bonuses = ready(name)
    config = GAME.config(3, name)
    check_layout(course, config.start())
    layout = views.layout(config)
    assert tuple(layout.bonuses) == bonuses
    assert layout.rounds == 60
    assert course_of(layout.text).tiles == course.tiles


def test_layout_of_random_courses() -> None:
    for seed in range(10):
        text = boards.random(seed)
        check_layout(course_of(text), GAME.config_of(2, {}, "random.txt", text).start())


@settings(max_examples=40)
@given(games())
def test_layout_of_any_course(slow: Slow) -> None:
    check_layout(slow.course, position_of(slow))


def test_baobabs_stand_on_their_sides_beside_the_lanes() -> None:
    for name in COURSES:
        course, _ = ready(name)
        layout = views.layout(GAME.config(2, name))
        for place, shape in zip(lay(course.all), layout.tiles, strict=True):
            x, y = shape.baobab
            own = (y, x)
            assert not place.holds(own, -0.01), shape
            sign = 1 if shape.side == "left" else -1
            side = turned(place.at(0.5 if shape.form != "straight" else 3, sign * 2.2 * APART))
            other = turned(place.at(0.5 if shape.form != "straight" else 3, -sign * 2.2 * APART))
            assert math.dist((x, y), side) < math.dist((x, y), other)


# in words


def told(case: Case, action: str) -> list[str]:
    before = case.position.copy()
    after = case.copy().position
    number = after.parse(action)
    after.play(number)
    return [str(message) for message in views.happened(before.state, after.state, before.config, number, None)]


def test_a_turn_in_words() -> None:
    assert told(Case((0, 2)), "r3")[:2] == [
        "did_play(seat=0, colour=r, value=3)",
        "did_move(seat=0, steps=4, value=3, bonus=1, space=1r6)",
    ]
    assert told(Case((1, 2), (1, 4), hand="k6r3"), "k6")[2].startswith("short_ostrich(space=1k4, ")
    assert (
        told(Case((0, 1), on={(0, 2): "lion", (1, 2): "lion"}), "b3-x")[0] == "did_discard(seat=0, colour=b, value=3)"
    )
    toes = told(Case((1, 2), hand="k2r3", marks="xoo"), "k2+toes+boing")
    assert toes[:3] == ["did_play(seat=0, colour=k, value=2)", "did_toes(seat=0)", "did_boing(seat=0)"]
    assert told(Case((1, 2), on={(1, 3): "forward"}), "k3-1k3")[1:3] == [
        "did_step(seat=0, space=1k3)",
        "was_blown(seat=0, space=1k4)",
    ]
    warthog = told(Case((1, 2), on={(1, 3): "warthog"}), "k3-1k3")
    assert "threw(seat=0, cards=r3, y3, b3)" in warthog
    assert "drew(seat=0, count=4)" in warthog


def test_the_end_in_words() -> None:
    case = Case((1, 33), (3, 30), hand="k6r3", gone=(1,))
    words = told(case, "k6")
    assert "crossed(seat=0)" in words
    assert words[-1] == "ended_finish(winner_seat=0, rows=7)"
    last = Case((1, 3), (3, 3), rounds=60, gone=(1,))
    assert told(last, "k3")[-1] == "ended_rounds(winner_seat=0, rounds=60)"
