"""What is shown and told of Elephant Rally agrees with the position and with what an action does."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.elephant_rally.given import (
    PLAYERS,
    at,
    config_of,
    counted,
    elephant,
    hand,
    herd,
    playthrough,
    position_of,
    races,
    track,
)
from tests.games.elephant_rally.slow import GREEN, KINDS, MODIFIERS, PURPLE, Slow, cards, name, space

from waterhole.games.chance import Fast
from waterhole.games.elephant_rally import rules
from waterhole.games.elephant_rally import view as views
from waterhole.games.game import Config, Position
from waterhole.games.message import Message

by_players = pytest.mark.parametrize("players", PLAYERS)


def through_json(value: Any, kind: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value), type=kind)


def shown(held: list[views.Cards]) -> Counter[str]:
    assert len({kind.card for kind in held}) == len(held)
    assert all(kind.count > 0 for kind in held)
    return Counter({str(kind.card): kind.count for kind in held})


# the position

PHASES = {
    rules.STARTING: "start",
    rules.PLAYING: "play",
    rules.ASKED: "react",
    rules.SIDE: "side",
    rules.MANGO_STEP: "mango",
    rules.MOUSE_RUN: "mouse",
    rules.SCARE_SIDE: "scare",
    rules.COW_RUN: "cows",
    rules.ROBBING: "monkey",
    rules.PRAYING: "prayer",
    rules.CHARMING: "snake",
    rules.THROWING: "throw",
    rules.DISCARDING: "discard",
    rules.OVER: "over",
}


def check_view(position: Position, seat: int | None) -> views.View:
    s, config = position.state, position.config
    view = views.view(s, config, seat)
    assert through_json(view, views.View) == view
    assert view.phase == PHASES[s.phase]
    assert (view.turn, view.actor) == ((None, None) if position.over else (s.turn, position.actor))
    for one, shown_one in enumerate(view.elephants):
        there = elephant(position, one).partition(":")[0] if s.lane[one] >= 0 else None
        assert (shown_one.seat, shown_one.space, shown_one.progress) == (one, there, s.progress[one])
        assert shown_one.to_go == config.board.columns - s.progress[one]
    assert view.cows == [name(cow) for cow in herd(position)]
    assert view.mouse == name(divmod(s.mouse, 64))
    assert [player.cards for player in view.players] == s.held[: config.players]
    assert [player.chips for player in view.players] == s.chips[: config.players]
    assert view.supply == 4 - sum(s.chips)
    assert view.pile == s.piled
    assert shown(view.discards) == counted(s.discards)
    assert shown(view.hand) == (Counter() if seat is None else hand(position, seat))
    assert (view.card, view.modifier) == tuple(KINDS[kind] if kind >= 0 else None for kind in (s.card, s.modifier))
    assert set(view.cancelled) <= {view.card, view.modifier}
    assert (view.steps, view.owed) == (s.steps, s.owed)
    assert view.side == {-1: "left", 0: None, 1: "right"}[s.side]
    assert view.scared == (s.scared if s.scared >= 0 else None)
    assert view.played == [colour for bit, colour in ((1, "green"), (2, "yellow")) if s.played & bit]
    if position.over:
        assert view.ended is not None
        assert (view.ended.how, view.ended.places) == (position.ending, position.places)
        assert position.places[view.ended.winner] == 1
        assert (view.ended.by == view.ended.winner) == (view.ended.how == "crossed")
    else:
        assert view.ended is None
    choices = list(position.legal) if seat is not None and seat == position.actor else []
    assert [choice.action for choice in view.choices] == choices
    return view


# what an action does


class Pieces:
    """Where everything is, moved by the steps of an effect alone."""

    def __init__(self, view: views.View, config: Config) -> None:
        self.elephants = {e.seat: e.space for e in view.elephants}
        self.progress = {e.seat: e.progress for e in view.elephants}
        self.cows = set(view.cows)
        self.mouse = view.mouse
        self.columns = config.board.columns

    def taken(self) -> set[str]:
        return {there for there in self.elephants.values() if there} | self.cows

    def do(self, step: views.Step) -> None:
        """All pieces of a step at once."""
        for moved in step.moved:
            self.check_path(step, moved)
            if moved.piece == "mouse":
                assert self.mouse == moved.path[0]
                self.mouse = moved.path[-1]
            elif moved.piece == "cow":
                self.cows.remove(moved.path[0])
            else:
                assert moved.seat is not None
                assert self.elephants[moved.seat] == moved.path[0]
                self.elephants[moved.seat] = None
        for moved in step.moved:
            if moved.piece != "mouse":
                assert moved.path[-1] not in self.taken()
            if moved.piece == "cow":
                self.cows.add(moved.path[-1])
            elif moved.seat is not None:
                self.elephants[moved.seat] = moved.path[-1]
                self.advance(moved.seat, moved)
        self.check_row(step)

    def advance(self, seat: int, moved: views.Moved) -> None:
        before = self.progress[seat]
        gain = (space(moved.path[-1])[1] - space(moved.path[0])[1]) % self.columns
        self.progress[seat] += gain - self.columns if gain > self.columns // 2 else gain
        assert moved.line == self.progress[seat] // self.columns - before // self.columns

    def check_path(self, step: views.Step, moved: views.Moved) -> None:
        """A way of single steps, but for flights and tunnels."""
        if step.what in ("mouse", "hide", "fly"):
            assert len(moved.path) == 2 or step.what == "mouse"
            return
        assert len(moved.path) == 2
        here, there = map(space, moved.path)
        along = (there[1] - here[1]) % self.columns
        way = {
            (0, 1): "forward",
            (0, self.columns - 1): "back",
            (-1, 0): "left",
            (1, 0): "right",
            (-1, 1): "left-forward",
            (1, 1): "right-forward",
        }[there[0] - here[0], along]
        assert step.what == "cow" or way == step.way

    def check_row(self, step: views.Step) -> None:
        """Who is pushed stands in an unbroken row."""
        for one, other in zip(step.moved, step.moved[1:], strict=False):
            assert one.path[-1] == other.path[0]


def check_course(before: Position, effect: views.Effect, after: views.View, view: views.View) -> None:
    """The steps lead from one view to the other, and use up what there is."""
    pieces, course = Pieces(view, before.config), effect.course
    if effect.kind == "start":
        pieces.elephants[effect.seat] = effect.space
        pieces.progress[effect.seat] = space(str(effect.space))[1] - before.config.board.columns
    for step in course.steps:
        pieces.do(step)
    assert pieces.elephants == {e.seat: e.space for e in after.elephants}
    assert pieces.progress == {e.seat: e.progress for e in after.elephants}
    assert pieces.cows == set(after.cows)
    assert pieces.mouse == after.mouse
    assert (course.phase, course.actor, course.ended) == (after.phase, after.actor, after.ended)
    drawn = Counter(dict.fromkeys(range(before.config.players), 0))
    for draw in course.draws:
        assert draw.count > 0
        drawn[draw.seat] += draw.count
    # the pile and the discards give what is drawn
    assert (view.pile - after.pile == drawn.total()) or course.reshuffled
    assert course.left == (after.owed if after.phase == "throw" else after.steps)


def value_of(before: Position, action: str) -> int | None:
    """How many steps an elephant has from here on, where the action moves one."""
    s = before.state
    if s.phase in (rules.SIDE, rules.MANGO_STEP, rules.SCARE_SIDE):
        return int(s.steps)
    card = action.rpartition("+")[2] if s.phase == rules.PLAYING else KINDS[s.card] if s.phase == rules.ASKED else ""
    if s.phase == rules.ASKED and (action != "pass" and action != f"cancel:{KINDS[s.modifier]}"):
        return None
    return int(card[1]) if card in GREEN + PURPLE else None


def check_steps(before: Position, action: str, course: views.Course) -> None:
    """ER-M4: all is used, or is left to be chosen, or can't be used."""
    value = value_of(before, action)
    went = [step for step in course.steps if step.what in ("step", "scare", "fly")]
    if value is None or course.ended:
        assert not course.unused or course.ended is None
        return
    flown = [step for step in went if step.what == "fly"]
    used = value if flown else len(went)
    left = course.left if course.phase in ("side", "mango", "scare") else 0
    assert used + left + course.unused == value


def check_done(before: Position, action: int, after: Position) -> None:
    """What is told of an action that was done, to everybody."""
    config, text = before.config, before.action_text(action)
    everybody: list[int | None] = [None, *range(config.players)]
    effects = {seat: views.effect(before.state, after.state, config, action, seat) for seat in everybody}
    plain = effects[None]
    view, seen = (views.view(position.state, config, None) for position in (before, after))
    assert (plain.action, plain.seat) == (text, before.actor)
    check_course(before, plain, seen, view)
    if not plain.open:
        check_steps(before, text, plain.course)
    check_named(plain, text)
    check_chips(plain, view, seen)
    check_cards(plain, view, seen)
    for seat, effect in effects.items():
        assert through_json(effect, views.Effect) == effect
        check_gained(before, after, effect, seat)
        # the rest is the same for all
        effect.gained = []
        if effect.robbery:
            effect.robbery.cards = None
        assert effect == plain
        check_words(before, action, after, plain, seat)


def check_named(effect: views.Effect, text: str) -> None:
    """What the notation says, taken apart."""
    kinds = {"throw", "take", "rob", "chip", "cancel"}
    word, _, rest = text.partition(":")
    if text[0] == "@":
        assert (effect.kind, effect.space) == ("start", text[1:])
    elif word in kinds:
        assert effect.kind == word
        if word in ("throw", "take", "cancel"):
            assert effect.cards == [rest]
        elif word == "rob":
            assert (effect.giver, effect.target) == (None, int(rest))
        else:
            giver, _, target = rest.rpartition(">")
            assert (effect.giver, effect.target) == (int(giver) if giver else None, int(target))
    elif text in ("discard", "done", "pass", "enough"):
        assert effect.kind == text
    elif effect.kind in ("side", "mango"):
        assert effect.way == text
    elif effect.kind == "mouse":
        assert effect.space == text
    elif effect.kind == "cow":
        assert f"{effect.start}-{effect.space}" == text
    else:
        assert effect.kind == "play"
        assert "+".join(effect.cards) == text
        assert effect.playing == effect.cards


def check_chips(effect: views.Effect, view: views.View, seen: views.View) -> None:
    chips = [player.chips for player in view.players]
    for chip in effect.chips:
        assert chip.count > 0
        if chip.giver is not None:
            chips[chip.giver] -= chip.count
        if chip.receiver is not None:
            chips[chip.receiver] += chip.count
    assert chips == [player.chips for player in seen.players]


def check_cards(effect: views.Effect, view: views.View, seen: views.View) -> None:
    """How many cards each holds, by the effect alone."""
    held = [player.cards for player in view.players]
    if effect.kind in ("play", "throw"):
        held[effect.seat] -= len(effect.cards)
    held[effect.seat] += (effect.kind == "take") - (effect.kind == "cancel")
    for draw in effect.course.draws:
        held[draw.seat] += draw.count
    if effect.robbery:
        held[effect.robbery.victim] -= effect.robbery.count
        held[effect.robbery.thief] += effect.robbery.count
    assert held == [player.cards for player in seen.players]
    if seen.card is not None and not effect.open:
        assert effect.playing == [card for card in (seen.modifier, seen.card) if card]
    if seen.card is not None:
        assert effect.cancelled == seen.cancelled


def check_gained(before: Position, after: Position, effect: views.Effect, seat: int | None) -> None:
    """What came into the own hand."""
    if seat is None:
        assert not effect.gained
        assert effect.robbery is None or effect.robbery.cards is None
        return
    lost = Counter(effect.cards) if effect.kind in ("play", "throw") and effect.seat == seat else Counter()
    if effect.kind == "cancel" and effect.seat == seat:
        lost = Counter(["tiger"])
    robbed = Counter()
    if effect.robbery and effect.robbery.cards is not None:
        assert seat in (effect.robbery.thief, effect.robbery.victim)
        robbed = shown(effect.robbery.cards)
        assert robbed.total() == effect.robbery.count
        if effect.robbery.victim == seat:
            lost = robbed
        else:
            assert robbed == shown(effect.gained)
    elif effect.robbery and effect.robbery.count:
        assert seat != effect.robbery.victim
        assert seat != effect.robbery.thief or effect.course.draws
    assert hand(before, seat) - lost + shown(effect.gained) == hand(after, seat)


def told_path(messages: list[Message], ids: tuple[str, ...]) -> Counter[tuple[Any, Any, Any]]:
    return Counter(
        (message.args.get("owner_seat"), message.args["start"], message.args["space"])
        for message in messages
        if message.id in ids
    )


def check_words(before: Position, action: int, after: Position, effect: views.Effect, seat: int | None) -> None:
    messages = views.happened(before.state, after.state, before.config, action, seat)
    assert through_json(messages, list[Message]) == messages
    ids = [message.id for message in messages]
    course = effect.course
    # where everybody ends who moved, by the words alone
    last = {e.seat: e.space for e in views.view(before.state, before.config, None).elephants}
    went = ("went", "went_aside", "went_aslant", "flew", "fled", "was_pushed")
    for message in messages:
        if message.id in went:
            last[int(message.args["owner_seat"])] = str(message.args["space"])
        if message.id == "did_start":
            last[int(message.args["seat"])] = str(message.args["space"])
    assert last == {e.seat: e.space for e in views.view(after.state, before.config, None).elephants}
    assert ids.count("got_stuck") == (course.unused > 0)
    assert ids.count("was_reshuffled") == course.reshuffled
    assert [m.args["count"] for m in messages if m.id in ("drew", "drew_bananas")] == [
        draw.count for draw in course.draws if draw.why != "deal"
    ]
    assert [message for message in messages if message.id.startswith("won")] == (
        []
        if course.ended is None
        else [Message("won", {"winner_seat": course.ended.winner})]
        if course.ended.how == "crossed"
        else [Message("won_pushed", {"winner_seat": course.ended.winner, "seat": course.ended.by})]
    )


def check_choices(before: Position) -> None:
    """Every choice tells what really happens when everybody lets it pass."""
    if before.over:
        return
    config, seat = before.config, before.actor
    view = views.view(before.state, config, seat)
    for choice, action in zip(view.choices, before.legal.actions(), strict=True):
        first, last = before.copy(), before.copy()
        last.rng = first.rng = Fast(action)
        last.apply(action)
        played = action
        while last.state.phase == rules.ASKED:
            assert choice.open
            first, played = last.copy(), last.parse("pass")
            last.apply(played)
        done = views.effect(first.state, last.state, config, played, None)
        assert choice.course == done.course
        if choice.open:
            assert choice.kind in ("play", "pass", "cancel")
        if before.state.phase != rules.ASKED:
            assert choice.chips == done.chips
        assert bool(choice.branches) == (last.state.phase in (rules.SIDE, rules.SCARE_SIDE))
        for branch in choice.branches:
            further = last.copy()
            further.play(branch.side)
            taken = last.parse(branch.side)
            assert branch.course == views.effect(last.state, further.state, config, taken, None).course
        assert not choice.gained
        assert choice.robbery is None or choice.robbery.cards is None


def check_description(position: Position, seat: int | None) -> None:
    """All that is in the view is said."""
    view = views.view(position.state, position.config, seat)
    messages = views.describe(position.state, position.config, seat)
    assert through_json(messages, list[Message]) == messages
    by: dict[str, list[dict[str, int | str]]] = {}
    for message in messages:
        by.setdefault(message.id, []).append(message.args)
    stands = {args["owner_seat"]: args for args in by.get("stands", []) + by.get("stands_behind", [])}
    assert {one: args["space"] for one, args in stands.items()} == {e.seat: e.space for e in view.elephants if e.space}
    for one in view.elephants:
        if one.space:
            assert stands[one.seat]["columns"] == (-one.progress if one.progress < 0 else one.to_go)
    assert {args["owner_seat"] for args in by.get("stands_nowhere", [])} == {
        e.seat for e in view.elephants if not e.space
    }
    assert by["holds"] == [
        {"seat": one, "cards": player.cards, "chips": player.chips} for one, player in enumerate(view.players)
    ]
    told = [(args["seat"], args["card"], args["count"]) for args in by.get("holds_card", [])]
    assert told == [(one, k.card, k.count) for one, player in enumerate(view.players) for k in player.known]
    if seat is not None:
        assert Counter({card: count for one, card, count in told if one == seat}) == hand(position, seat)
    assert by["cows_on"] == [{"spaces": ", ".join(view.cows) or "-"}]
    assert by["mouse_on"] == [{"space": view.mouse}]
    assert by["pile_holds"] == [{"count": view.pile, "chips": view.supply}]
    assert Counter({args["card"]: args["count"] for args in by.get("discarded", [])}) == shown(view.discards)
    assert ("now_over" in by) == position.over
    now = [args for id_, args in by.items() if id_.startswith("now") and id_ != "now_over"]
    assert [args[0]["seat"] for args in now] == ([] if position.over else [position.actor])


def check_picture(position: Position) -> None:
    """Everything that stands on the track is drawn there."""
    rows = views.picture(position.state, position.config).splitlines()[1:]
    assert len(rows) == position.config.board.lanes
    pieces = {divmod(position.state.mouse, 64): "m"}
    for lane, row in enumerate(rows):
        assert row.startswith("abcdef"[lane] + " ")
        assert row.endswith("|")
        for column in range(position.config.board.columns):
            cell = row[2 + 2 * column : 4 + 2 * column]
            assert ("m" in cell) == ((lane, column) in pieces)
            assert ("C" in cell) == ((lane, column) in herd(position))
            digits = [seat for seat in range(position.config.players) if str(seat) in cell]
            assert digits == [
                seat
                for seat in range(position.config.players)
                if (position.state.lane[seat], position.state.column[seat]) == (lane, column)
            ]


def check_game(players: int, seed: int) -> None:
    last: tuple[Position, int] | None = None
    for turn, (position, action) in enumerate(playthrough(config_of(players), seed)):
        if last is not None:
            check_done(*last, position)
        for seat in (None, position.actor if position.actor >= 0 else 0, turn % players):
            check_view(position, seat)
            check_description(position, seat)
        if turn % 6 == 0:
            check_choices(position)
            check_picture(position)
        last = (position, action)


@by_players
def test_views_along_random_games(players: int) -> None:
    check_game(players, players)


@pytest.mark.soak
@by_players
def test_views_along_many_random_games(players: int) -> None:
    for seed in range(20):
        check_game(players, 100 + seed)


@given(races(), st.integers(0, 1 << 30))
@settings(max_examples=100)
def test_views_from_any_position(slow: Slow, seed: int) -> None:
    position = position_of(slow, seed)
    rng = random.Random(seed)
    for turn in range(5):
        check_view(position, position.actor if position.actor >= 0 else None)
        check_description(position, turn % slow.players)
        check_choices(position)
        check_picture(position)
        if position.over:
            break
        before, action = position.copy(), rng.choice(position.legal.actions())
        position.apply(action)
        check_done(before, action, position)


def test_the_layout() -> None:
    for players in PLAYERS:
        config = config_of(players)
        layout = views.layout(config)
        assert through_json(layout, views.Layout) == layout
        signs = {"plain": ".C", "banana": "B", "hole": "o", "river": "~", "bridge": "=", "arrow": "^", "none": "#"}
        for shown_lane, line in zip(layout.ground, config.layout.lanes, strict=True):
            assert all(sign in signs[ground] for ground, sign in zip(shown_lane, line, strict=True))
        assert (layout.lanes, layout.columns) == (config.board.lanes, config.board.columns)
        assert (layout.hand, layout.banana_hand, layout.chips) == (6, 9, 4)
        assert (layout.cow_steps, layout.mouse_steps) == (8, 6)


# by hand


def choice(position: Position, action: str) -> views.Effect:
    view = views.view(position.state, position.config, position.actor)
    return next(choice for choice in view.choices if choice.action == action)


def lines(course: views.Course) -> list[str]:
    """A course, short: who goes where."""
    return [
        " ".join(
            f"{moved.piece[0] if moved.seat is None else moved.seat}:{'-'.join(moved.path)}" for moved in step.moved
        )
        for step in course.steps
    ]


def test_a_chain_of_pushes() -> None:
    effect = choice(at("b5 b6 b8", hands=["g3"]), "g3")
    assert lines(effect.course) == ["0:b5-b6 1:b6-b7", "0:b6-b7 1:b7-b8 2:b8-b9", "0:b7-b8 1:b8-b9 2:b9-b10"]
    assert (effect.course.phase, effect.course.unused, effect.course.ended) == ("play", 0, None)
    assert effect.open


def test_a_rival_who_would_win() -> None:
    effect = choice(at("b18 b19 d0", hands=["g2"]), "g2")
    assert effect.course.ended == views.End(winner=1, how="pushed", by=0, places=[2, 1, 3])
    assert [moved.line for moved in effect.course.steps[-1].moved] == [0, 1]


def test_both_sides_are_shown() -> None:
    effect = choice(at("b5 b6", cows="b7", hands=["g2"]), "g2")
    assert (effect.course.phase, effect.course.left, lines(effect.course)) == ("side", 2, [])
    assert [(branch.side, lines(branch.course)) for branch in effect.branches] == [
        ("left", ["0:b5-a5", "0:a5-a6"]),
        ("right", ["0:b5-c5", "0:c5-c6"]),
    ]
    assert [branch.course.steps[0].blocked for branch in effect.branches] == ["cow", "cow"]


@pytest.mark.parametrize(
    ("given_", "blocked"),
    [
        ({"cows": "b6"}, "cow"),
        ({"ground": track(missing="b6")}, "gap"),
        ({"elephants": "b5 b6", "ground": track(river="b7")}, "firm"),
        ({"elephants": "b5 b6", "ground": track(missing="b7")}, "gap"),
    ],
)
def test_what_closes_the_way(given_: dict[str, Any], blocked: str) -> None:
    position = at(**{"elephants": "b5 d0", "hands": ["g1"], **given_})
    effect = choice(position, "g1")
    assert {branch.course.steps[0].blocked for branch in effect.branches} == {blocked}


def test_a_mouse_its_victim_and_its_way_home() -> None:
    position = at("d0 a3 a2", cows="a1", mouse="b3", hands=["mouse"])
    position.play("mouse")
    effect = choice(position, "a3")
    assert [step.what for step in effect.course.steps] == ["mouse", "scare", "scare", "scare", "hide"]
    assert lines(effect.course) == [
        "m:b3-a3",
        "1:a3-a2 2:a2-a1 c:a1-a0",
        "1:a2-a1 2:a1-a0 c:a0-a19",
        "1:a1-a0 2:a0-a19 c:a19-a18",
        "m:a3-d10",
    ]
    assert [moved.line for moved in effect.course.steps[3].moved] == [0, -1, 0]


def test_stuck_steps_are_counted() -> None:
    effect = choice(at("a5 d1", cows="a7 b6", hands=["p4"]), "p4")
    assert (lines(effect.course), effect.course.unused) == (["0:a5-a6"], 3)


def test_bananas_tell_how_many() -> None:
    effect = choice(at("b6 d0", hands=["g2"], ground=track(bananas="b8")), "g2")
    assert effect.course.draws == [views.Draw(0, 9, "banana")]


def test_a_cancelled_card() -> None:
    position = at("b5 d0", hands=["charge,g2", "tiger"])
    position.play("charge+g2")
    effect = choice(position, "cancel:charge")
    assert (effect.cancelled, effect.playing, lines(effect.course)) == (
        ["charge"],
        ["charge", "g2"],
        ["0:b5-b6", "0:b6-b7"],
    )
    effect = choice(position, "cancel:g2")
    assert (effect.cancelled, lines(effect.course)) == (["g2"], [])


@pytest.mark.parametrize("answer", ["pass", "cancel"])
def test_whose_card_was_answered_is_told_though_the_next_turn_has_begun(answer: str) -> None:
    position = at("b5 d0", hands=["p4", "tiger"])
    position.play("p4")
    before = position.copy()
    action = position.parse(answer)
    position.play(answer)
    effect = views.effect(before.state, position.state, position.config, action, None)
    assert position.state.turn == 1
    assert (effect.seat, effect.turn, effect.playing) == (1, 0, ["p4"])


def told(position: Position, action: str, seat: int | None = None) -> list[str]:
    before = position.copy()
    number = position.parse(action)
    position.play(number)
    return [str(m) for m in views.happened(before.state, position.state, position.config, number, seat)]


def test_words_of_a_chain() -> None:
    position = at("b5 b6 b8", cows="b12", hands=["charge,g4"], ground=track(holes="d10"))
    assert told(position, "charge+g4")[:4] == [
        "did_pair(seat=0, modifier=charge, card=g4)",
        "went(owner_seat=0, start=b5, space=b9)",
        "was_pushed(owner_seat=1, start=b6, space=b10)",
        "was_pushed(owner_seat=2, start=b8, space=b11)",
    ]


def test_only_the_two_are_told_what_the_monkey_took() -> None:
    position = at("a0 b0 c0", hands=["monkey,p4,p4,p4,p4,p4", "g1,g1", "-"])
    position.play("monkey")
    for seat in (0, 1):
        assert told(position.copy(), "rob:1", seat) == [
            "did_rob(seat=0, victim_seat=1, count=2)",
            "robbed_card(card=g1, count=2)",
        ]
    for other in (2, None):
        assert told(position.copy(), "rob:1", other) == ["did_rob(seat=0, victim_seat=1, count=2)"]


def test_the_thief_is_told_though_the_turn_ends_with_a_draw() -> None:
    """Green first, then Monkey: the hand is filled in the same action."""
    position = at("a0 b0", hands=["monkey,g1", "g2,p7"])
    position.play("g1")
    position.play("monkey")
    before = position.copy()
    action = position.parse("rob:1")
    position.apply(action)
    effect = views.effect(before.state, position.state, position.config, action, 0)
    assert shown(effect.gained) == hand(position, 0)
    assert shown(effect.gained) >= cards("g2,p7")
    assert effect.course.draws == [views.Draw(0, 4, "turn")]


def test_modifiers_are_named_first() -> None:
    for modifier in MODIFIERS:
        effect = choice(at("a0 d0", hands=[f"{modifier},g1"]), f"{modifier}+g1")
        assert effect.cards == [modifier, "g1"]
