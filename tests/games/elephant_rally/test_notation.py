"""Notation: what is printed reads back, and whatever can't be read ends in one precise message."""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from tests.games.elephant_rally.given import (
    PLAYERS,
    at,
    config_of,
    elephants,
    playthrough,
    position_of,
    race,
    races,
    track,
)
from tests.games.elephant_rally.slow import DECK, KINDS, Slow, cards_text

from waterhole.games.chance import Fast
from waterhole.games.elephant_rally import rules
from waterhole.games.game import Ambiguous, NotLegal, NotNotation, Position, Refusal
from waterhole.games.message import Message

by_players = pytest.mark.parametrize("players", PLAYERS)
CONFIG = config_of(2, track())


def refused(kind: type[Refusal], action: str, position: Position) -> Message:
    """The message with which the action is refused in the position: by this kind of Refusal and no other."""
    with pytest.raises(Refusal) as caught:
        position.parse(action)
    assert type(caught.value) is kind
    return caught.value.message


def fault(text: str) -> str:
    with pytest.raises(NotNotation) as caught:
        CONFIG.position(text)
    return str(caught.value.message)


def played(position: Position, *actions: str) -> Position:
    for action in actions:
        position.play(action)
    return position


# what is printed reads back


def check_round_trip(position: Position) -> None:
    again = position.config.position(position.text)
    assert again.state == position.state
    assert again.text == position.text
    assert "\n" not in position.text
    texts = list(position.legal)
    assert len(set(texts)) == len(texts)
    assert [position.parse(text) for text in texts] == list(position.legal.actions())


@by_players
def test_round_trips_along_random_games(players: int) -> None:
    for seed in range(3):
        for position, _ in playthrough(config_of(players), seed):
            check_round_trip(position)


@given(races(), st.integers(0, 1 << 30))
def test_round_trips_of_any_position(slow: Slow, seed: int) -> None:
    position = position_of(slow, seed)
    # the other text of the rules prints it in the same words, but for what is as usual
    keys = {*slow.text().split(), *(f"{key}=-" for key in ("hands", "known"))}
    assert set(position.text.split()) <= keys
    rng = random.Random(seed)
    for _ in range(8):
        check_round_trip(position)
        if position.over:
            break
        position.apply(rng.choice(position.legal.actions()))


@by_players
def test_round_trips_of_what_a_seat_knows(players: int) -> None:
    """Positions that are known in part can be written down too."""
    config = config_of(players)
    for turn, (position, _) in enumerate(playthrough(config, 4)):
        known = position.copy()
        rules.conceal(known.state, turn % players)
        again = config.position(known.text)
        assert again.state == known.state
        assert again.text == known.text


def test_every_number_has_a_text_of_its_own() -> None:
    positions = [
        config_of(2).start(),
        config_of(6).start(),
        at("b5 d0", hands=["g1"]),
        played(at("b5 d0", hands=["charge,g1", "tiger"]), "charge+g1"),
    ]
    for position in positions:
        texts = [position.action_text(action) for action in range(rules.ACTIONS)]
        assert len(set(texts)) == rules.ACTIONS


def test_the_first_position() -> None:
    position = config_of(3).start()
    assert position.text == "-,-,- b4,b14,b20,b29,c2,c7,c19,c32,d8,d26 a2 0"


def test_the_forms_of_positions() -> None:
    text = "b5,b6,a34:-2 - a2 0 hands=g3,charge/-/-"
    position = config_of(3).position(text)
    assert (position.text, position.scores) == (text, [5, 6, -2])
    assert set(position.legal) == {"g3", "charge+g3", "discard"}


def test_the_forms_of_actions() -> None:
    every = at("b5 d0 a1", hands=[",".join(KINDS)], cows="c9", discards="g1", pile="-")
    for text in ("g3", "p5", "mouse", "charge+g3", "carpet+g2", "mango+g4", "discard"):
        assert text in list(every.legal)
    for actions, text in [
        (["mouse"], "c9"),
        (["cow"], "c9-c10"),
        (["cow"], "enough"),
        (["monkey"], "rob:2"),
        (["prayer"], "take:g1"),
        (["snake"], "chip:2"),
        (["mango+g4"], "left-forward"),
        (["g1"], "done"),
        (["discard"], "throw:g1"),
    ]:
        position = played(every.copy(), *actions)
        assert text in list(position.legal)
        assert position.action_text(position.parse(text)) == text
    assert "@a34" in list(config_of(2).start().legal)
    position = played(at("b5 d0 a1", hands=["snake"], chips=[0, 4]), "snake")
    assert "chip:1>2" in list(position.legal)


def test_what_is_left_out() -> None:
    def text(start: str) -> str:
        return CONFIG.position(start).text

    assert text("b5,d0 - d10 0") == "b5,d0 - d10 0"
    whole = cards_text(DECK)
    assert text(f"b5,d0 - d10 1 pile={whole} hands=-/- chips=0/0 played=none phase=play") == "b5,d0 - d10 1"
    assert text("b5:5,d0:0 a3 d10 0 known=- discards=-") == "b5,d0 a3 d10 0"
    assert text("  b5,d0 \t -  d10 0   ") == "b5,d0 - d10 0"
    assert CONFIG.position("b5,d0 - d10 0 hands=g1*3/g1").state.pile[0] == 0
    # more than the deck has
    assert CONFIG.position("b5,d0 - d10 0 hands=g1*9/-").state.pile[0] == 0
    assert text("b5,d0 - d10 0 pile=-") == "b5,d0 - d10 0 pile=-"


def test_both_texts_of_a_position_made_up() -> None:
    slow = race("b5 d0:-20", cows="a1 c3", hands=["g1*2,tiger", "p7"], chips=[1, 2], discards="g4", played="green")
    slow.known[1, 0]["tiger"] = 1
    assert position_of(slow).text == (
        "b5,d0:-20 a1,c3 d10 0 hands=g1*2,tiger/p7 discards=g4 chips=1/2 played=green known=1:0:tiger"
    )


# short forms


@pytest.mark.parametrize(
    ("short", "long"),
    [
        ("3", "g3"),
        ("5", "p5"),
        ("mo", "mouse"),
        ("charge", "charge+g3"),
        ("charge+3", "charge+g3"),
        ("ch+3", "charge+g3"),
        (" G3 ", "g3"),
        ("play:g3", "g3"),
    ],
)
def test_short_forms_of_cards(short: str, long: str) -> None:
    position = at("b5 d0", hands=["g3,p5,mouse,charge"])
    assert position.action_text(position.parse(short)) == long


def test_other_short_forms() -> None:
    position = played(at("b5 d0 a1", hands=["g2", "tiger"]), "g2")
    assert position.action_text(position.parse("cancel")) == "cancel:g2"
    position = played(at("b5 d0 a1", cows="b6", hands=["mango,g2"]), "mango+g2")
    for short, long in (("lf", "left-forward"), ("rf", "right-forward"), ("l", "left"), ("r", "right")):
        assert position.action_text(position.parse(short)) == long
    position = played(at("b5 d0 a1", hands=["mouse"]), "mouse")
    assert position.action_text(position.parse("stay")) == "d10"
    position = played(at("b5 d0 a1", hands=["cow"], cows="a19"), "cow")
    for short in ("a19-forward", "a0"):
        assert position.action_text(position.parse(short)) == "a19-a0"
    position = played(at("b5 d0 a1", hands=["monkey"]), "monkey")
    assert position.action_text(position.parse("2")) == "rob:2"
    position = played(at("b5 d0 a1", hands=["snake"]), "snake")
    assert position.action_text(position.parse("2")) == "chip:2"
    position = played(at("b5 d0 a1", hands=["snake"], chips=[4]), "snake")
    assert position.action_text(position.parse("0>2")) == "chip:0>2"
    position = played(at("b5 d0 a1", hands=["prayer"], discards="g1,p4"), "prayer")
    assert position.action_text(position.parse("4")) == "take:p4"
    position = played(at("b5 d0 a1", hands=["g1,tiger"]), "discard")
    assert position.action_text(position.parse("ti")) == "throw:tiger"
    assert position_text_of_start("a34") == "@a34"


def position_text_of_start(short: str) -> str:
    position = config_of(2).start()
    return position.action_text(position.parse(short))


@pytest.mark.parametrize(
    ("text", "texts"),
    [("4", "g4, p4"), ("charge", "charge+g3, charge+g4"), ("ca", "carpet+g3, carpet+g4"), ("mo", "mouse, monkey")],
)
def test_ambiguous(text: str, texts: str) -> None:
    position = at("b5 d0", hands=["g3,g4,p4,mouse,monkey,charge,carpet"])
    assert refused(Ambiguous, text, position) == Message("ambiguous", {"text": text, "texts": texts})


def test_ambiguous_answers_and_cows() -> None:
    position = played(at("b5 d0", hands=["charge,g2", "tiger"]), "charge+g2")
    assert refused(Ambiguous, "cancel", position).args["texts"] == "cancel:g2, cancel:charge"
    position = played(at("b5 d0", hands=["cow"], cows="a3 a5"), "cow")
    assert refused(Ambiguous, "a4", position).args["texts"] == "a3-a4, a5-a4"


# precise errors


@pytest.mark.parametrize(
    "text",
    [
        *("", "hop", "g5", "p3", "g", "g1+charge", "charge+p5", "charge+", "+g1", "tiger+g1", "@", "@g1", "@a", "@a99"),
        *("rob:", "rob:6", "rob:x", "chip:", "chip:1>", "chip:7", "take:", "take:g9", "throw:", "cancel:g9", "a3-"),
        *("c9-c10-c11", "c٣", "g٣", "@a٣", "rob:٣", "0", "8", "-", ">", ":", "a3_a4", "x" * 1000, "left forward"),
    ],
)
def test_not_notation(text: str) -> None:
    assert refused(NotNotation, text, at("b5 d0", hands=["g3"])) == Message("not_action", {"text": text[:40]})


def test_forms_that_say_more() -> None:
    position = played(at("b5 d0", hands=["cow"], cows="a3"), "cow")
    assert str(refused(NotNotation, "a3-a5", position)) == "cow_form(start=a3, space=a5)"
    assert str(refused(NotLegal, "c9", position)) == "due_cows(ruling=ER-C5)"
    assert str(refused(NotNotation, "cancel:g3", position)) == "cancel_what(card=g3)"
    position = played(at("b5 d0", hands=["charge,g2", "tiger"]), "charge+g2")
    assert str(refused(NotNotation, "cancel:g3", position)) == "cancel_what(card=g3)"


PLAYS = {"hands": ["g3,p5,charge,carpet,mango,mouse,tiger", "tiger"], "cows": "b7"}


@pytest.mark.parametrize(
    ("actions", "text", "expected"),
    [
        ([], "g1", "not_held(card=g1, ruling=ER-T2)"),
        ([], "done", "done_early(ruling=ER-T2)"),
        ([], "play:charge", "modifier_alone(card=charge, ruling=ER-T3)"),
        ([], "charge+g2", "not_held(card=g2, ruling=ER-T2)"),
        ([], "left", "due_play(ruling=ER-T2)"),
        ([], "pass", "due_play(ruling=ER-T2)"),
        (["g3"], "g3", "due_react(ruling=ER-C10)"),
        (["g3", "pass"], "g3", "due_side(ruling=ER-M3)"),
        (["g3", "cancel"], "g3", "green_twice(ruling=ER-T2)"),
        (["g3", "cancel"], "p5", "purple_late(ruling=ER-T2)"),
        (["g3", "cancel"], "left", "due_more(ruling=ER-T2)"),
        (["g3", "cancel"], "discard", "discard_late(ruling=ER-T2)"),
        (["g3", "cancel"], "charge+g3", "pair_late(card=charge, ruling=ER-T3)"),
        (["tiger", "pass"], "mouse", "yellow_twice(ruling=ER-T2)"),
        (["mouse", "pass"], "d3", "mouse_too_far(space=d3, start=d10, ruling=ER-C4)"),
        (["mouse", "pass"], "f3", "off_track(ruling=ER-C4)"),
        (["mouse", "pass"], "enough", "due_mouse(ruling=ER-C4)"),
        (["discard"], "done", "due_discard_one(ruling=ER-T2)"),
        (["discard"], "g1", "not_held(card=g1, ruling=ER-T2)"),
        (["discard"], "rob:1", "due_discard_one(ruling=ER-T2)"),
    ],
)
def test_not_legal(actions: list[str], text: str, expected: str) -> None:
    position = played(at("b5 d0", **PLAYS), *actions)  # type: ignore[arg-type]
    assert str(refused(NotLegal, text, position)) == expected


@pytest.mark.parametrize(
    ("given_", "actions", "text", "expected"),
    [
        ({"cows": "b7"}, [], "carpet+g2", "carpet_on_cow(space=b7, ruling=ER-C2)"),
        ({"elephants": "b5 b7"}, [], "carpet+g2", "carpet_on_elephant(space=b7, owner_seat=1, ruling=ER-C2)"),
        ({"ground": track(missing="b7")}, [], "carpet+g2", "carpet_off_track(space=b7, ruling=ER-C2)"),
        ({}, ["mango+g2"], "left", "forward_open(ruling=ER-C3)"),
        ({"cows": "b6"}, ["mango+g2"], "forward", "forward_closed(ruling=ER-M1)"),
        ({"cows": "a6"}, ["mango+g2"], "left-forward", "has_cow(space=a6, ruling=ER-C3)"),
        ({"elephants": "b5 a6"}, ["mango+g2"], "lf", "has_elephant(space=a6, owner_seat=1, ruling=ER-C3)"),
        ({"elephants": "a5 d0"}, ["mango+g2"], "left-forward", "off_track(ruling=ER-C3)"),
        ({"cows": "b6 b4 a5"}, ["mango+g2"], "left", "side_closed(side=left, ruling=ER-M3)"),
        ({"cows": "b6 c6"}, ["mango+g2", "right"], "left", "side_kept(side=right, ruling=ER-M3)"),
        ({"cows": "a3"}, ["cow"], "a3-a2-a1", ""),
        ({"cows": "a3 a4"}, ["cow"], "a3-a4", "has_cow(space=a4, ruling=ER-C5)"),
        ({"cows": "a5"}, ["cow"], "a5-b5", "has_elephant(space=b5, owner_seat=0, ruling=ER-C5)"),
        ({"cows": "a3"}, ["cow"], "a3-left", "off_track(ruling=ER-C5)"),
        ({"cows": "a3"}, ["cow"], "c9-c10", "no_cow(space=c9, ruling=ER-C5)"),
        ({"cows": "a3"}, ["cow"], "done", "due_cows(ruling=ER-C5)"),
        ({}, ["monkey"], "rob:0", "rob_oneself(ruling=ER-C6)"),
        ({}, ["monkey"], "rob:5", "no_seat(number=5, last=1, ruling=ER-C6)"),
        ({}, ["monkey"], "done", "due_rob(ruling=ER-C6)"),
        ({"discards": "g1"}, ["prayer"], "take:g2", "not_discarded(card=g2, ruling=ER-C7)"),
        ({"discards": "g1"}, ["prayer"], "done", "due_take(ruling=ER-C7)"),
        ({}, ["snake"], "chip:0>1", "chips_in_supply(count=4, ruling=ER-C8)"),
        ({}, ["snake"], "chip:3", "no_seat(number=3, last=1, ruling=ER-C8)"),
        ({}, ["snake"], "done", "due_chip(ruling=ER-C8)"),
        ({"chips": [4]}, ["snake"], "chip:1", "chips_all_out(ruling=ER-C8)"),
        ({"chips": [4]}, ["snake"], "chip:1>0", "has_no_chip(owner_seat=1, ruling=ER-C8)"),
        ({"chips": [4]}, ["snake"], "chip:0>0", "chip_to_giver(owner_seat=0, ruling=ER-C8)"),
        ({"hands": ["p4"], "chips": [2], "pile": "g1*6"}, ["p4"], "throw:g4", "not_held(card=g4, ruling=ER-T2)"),
        ({"hands": ["p4"], "chips": [2], "pile": "g1*6"}, ["p4"], "done", "due_throw(count=2, ruling=ER-T6)"),
        ({"hands": ["g1", "tiger"]}, ["g1"], "cancel:modifier", "no_modifier(ruling=ER-C10)"),
    ],
)
def test_not_legal_with_cards(given_: dict[str, object], actions: list[str], text: str, expected: str) -> None:
    hands = [f"g2,carpet,mango,{','.join(KINDS[11:])}"]
    position = played(at(**{"elephants": "b5 d0", "hands": hands, **given_}), *actions)  # type: ignore[arg-type]
    if not expected:
        assert refused(NotNotation, text, position).id == "not_action"
    else:
        assert str(refused(NotLegal, text, position)) == expected


def test_not_legal_at_the_start_and_with_a_scared_elephant() -> None:
    position = played(config_of(2).start(), "@a34")
    assert str(refused(NotLegal, "@a34", position)) == "arrow_taken(space=a34, ruling=ER-T1)"
    arrows = "a34, a35, b34, b35, c34, c35"
    assert str(refused(NotLegal, "@a0", position)) == f"no_arrow(space=a0, spaces={arrows}, ruling=ER-T1)"
    assert str(refused(NotLegal, "g1", position)) == "due_start(ruling=ER-T1)"
    position = at("a0 c11", mouse="d11", hands=["mouse"], ground=track(holes="d3", missing="c10"))
    played(position, "mouse", "c11")
    assert str(refused(NotLegal, "forward", position)) == "due_scare(owner_seat=1, ruling=ER-C4)"


@pytest.mark.parametrize("text", ["g1", "@a34", "a3", "a3-a4", "done", "cancel", "left", "rob:1", "chip:1", "4"])
def test_nothing_is_legal_after_the_end(text: str) -> None:
    position = played(at("b19 d0", hands=["g1,g1"]), "g1")
    assert position.over
    assert str(refused(NotLegal, text, position)) == "game_over()"
    check_round_trip(position)


PLACED = "b5,d0 a3 d10 0"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "position_fields(count=0)"),
        ("b5,d0 - d10", "position_fields(count=3)"),
        ("b5 - d10 0", "position_elephants(count=1, right=2)"),
        ("b5,d0,a1 - d10 0", "position_elephants(count=3, right=2)"),
        ("b5,b5 - d10 0", "position_two(space=b5)"),
        ("b5,d0 b5 d10 0", "position_two(space=b5)"),
        ("b5,d0 a3,a3 d10 0", "position_two(space=a3)"),
        ("b5,e0 - d10 0", "position_space(text=e0)"),
        ("b5,d20 - d10 0", "position_space(text=d20)"),
        ("b5,d٣ - d10 0", "position_space(text=d٣)"),
        ("b5,d0 - d-1 0", "position_space(text=d-1)"),
        ("b5,d0 x d10 0", "position_space(text=x)"),
        ("b5:6,d0 - d10 0", "position_progress(text=6, column=5, columns=20)"),
        ("b5:x,d0 - d10 0", "position_progress(text=x, column=5, columns=20)"),
        ("b5:,d0 - d10 0", "position_progress(text=, column=5, columns=20)"),
        ("b5:25,d0 - d10 0", "position_end(columns=20)"),
        (f"b5,d0 {','.join(f'a{n}' for n in range(11))} d10 0", "position_cows(count=11, most=10)"),
        ("b5,d0 - d10 2", "position_seat(text=2, last=1)"),
        ("b5,d0 - d10 ٠", "position_seat(text=٠, last=1)"),
        (f"{PLACED} hello", "position_key(text=hello, keys="),
        (f"{PLACED} hands=", "position_key(text=hands=, keys="),
        (f"{PLACED} chips=0/0 chips=0/0", "position_key_twice(key=chips)"),
        (f"{PLACED} hands=g1", "position_hands(count=1, right=2)"),
        (f"{PLACED} hands=g1/g9", "position_cards(text=g9)"),
        (f"{PLACED} hands=g1,g1/-", "position_cards(text=g1)"),
        (f"{PLACED} hands=g1*x/-", "position_cards(text=g1*x)"),
        (f"{PLACED} hands=g1*1000/-", "position_cards(text=g1*1000)"),
        (f"{PLACED} hands=g1*٣/-", "position_cards(text=g1*٣)"),
        (f"{PLACED} chips=1", "position_by_seat(key=chips, count=1, right=2)"),
        (f"{PLACED} chips=3/2", "position_chips(count=5, most=4)"),
        (f"{PLACED} chips=-1/2", "position_number(text=-1)"),
        (f"{PLACED} played=purple", "position_choice(key=played, text=purple, words=none, green, yellow, both)"),
        (f"{PLACED} phase=over", "position_choice(key=phase, text=over, words=start, play, "),
        (f"{PLACED} phase=start", "position_start()"),
        (f"{PLACED} phase=crossed", "position_end(columns=20)"),
        ("-,d0 - d10 0 phase=play", "position_start()"),
        ("b5,- - d10 0", "position_start()"),
        ("-,d0 - d10 1", "position_start()"),
        ("-,d0 - d10 0 hands=g1/-", "position_phase(phase=start)"),
        (f"{PLACED} phase=react", "position_phase(phase=react)"),
        (f"{PLACED} phase=react card=g1", "position_phase(phase=react)"),
        (f"{PLACED} phase=side card=g1 steps=1", "position_phase(phase=side)"),
        (f"{PLACED} phase=cows card=mouse", "position_phase(phase=cows)"),
        (f"{PLACED} phase=cows card=cow steps=9", "position_phase(phase=cows)"),
        (f"{PLACED} phase=prayer card=prayer", "position_phase(phase=prayer)"),
        (f"{PLACED} phase=throw", "position_phase(phase=throw)"),
        (f"{PLACED} phase=throw owed=1 after=turn", "position_phase(phase=throw)"),
        (f"{PLACED} card=g1", "position_phase(phase=play)"),
        (f"{PLACED} played=both", "position_phase(phase=play)"),
        (f"{PLACED} card=x", "position_card(text=x)"),
        (f"{PLACED} card=charge", "position_with()"),
        (f"{PLACED} card=p4 with=charge", "position_with()"),
        (f"{PLACED} with=charge", "position_with()"),
        (f"{PLACED} card=g1 cancelled=charge", "position_cancelled()"),
        (f"{PLACED} asked=2", "position_range()"),
        (f"{PLACED} steps=21", "position_range()"),
        (f"{PLACED} steps=x", "position_number(text=x)"),
        (f"{PLACED} side=up", "position_choice(key=side, text=up, words=left, -, right)"),
        (f"{PLACED} scared=7", "position_seat(text=7, last=1)"),
        (f"{PLACED} after=tea", "position_choice(key=after, text=tea, words=card, turn)"),
        (f"{PLACED} known=0:1", "position_known(text=0:1)"),
        (f"{PLACED} known=0:0:-", "position_known(text=0:0:-)"),
        (f"{PLACED} known=0:1:g1", "position_known(text=0:1:g1)"),
        (f"{PLACED} known=0:2:g1", "position_seat(text=2, last=1)"),
        (f"{PLACED} hands=g1/- held=0/0", "position_sizes()"),
        (f"{PLACED} held=0", "position_by_seat(key=held, count=1, right=2)"),
    ],
)
def test_faults_of_positions(text: str, expected: str) -> None:
    assert fault(text).startswith(expected)


# any text

ANY = st.text() | st.text(st.characters(categories=["Cs", "Cc", "Nd", "Zs", "L"]), max_size=20)
LIKE_ACTIONS = st.text(st.sampled_from("@:+>-abcdefgp0123456789 "), max_size=8) | st.from_regex(
    r"(@|[a-d]1?\d-)?[a-d]1?\d|(charge|carpet|mango)\+g?[1-4]|(rob|chip):[0-5](>[0-5])?"
    r"|((take|throw|cancel|play):)?([gp][1-7]|tiger|mouse|charge)|(left|right)(-forward)?|done|pass",
    fullmatch=True,
)
_space = st.from_regex(r"[a-d](1?\d)(:-?[0-9]{1,2})?", fullmatch=True) | st.just("-")
_card = st.sampled_from(KINDS)
_cards = st.lists(_card, max_size=3, unique=True).map(",".join).map(lambda text: text or "-")
_value = st.one_of(
    st.builds("hands={}/{}".format, _cards, _cards),
    st.builds("chips={}/{}".format, st.integers(0, 3), st.integers(0, 3)),
    st.builds("{}={}".format, st.sampled_from(["discards", "pile"]), _cards),
    st.builds(
        "{}={}".format, st.sampled_from(["asked", "steps", "moved", "owed", "piled", "scared"]), st.integers(0, 9)
    ),
    st.builds("{}={}".format, st.sampled_from(["card", "with", "cancelled"]), _card),
    st.builds("known={}:{}:{}".format, st.integers(0, 2), st.integers(0, 2), _cards),
    st.sampled_from(["played=green", "played=both", "phase=side", "phase=react", "phase=discard", "phase=cows"]),
    st.sampled_from(["phase=mouse", "phase=monkey", "phase=throw", "phase=crossed", "after=turn", "side=left"]),
)
LIKE_POSITIONS = st.builds(
    lambda one, other, cows, mouse, turn, rest: " ".join([f"{one},{other}", cows, mouse, turn, *rest]),
    _space,
    _space,
    st.sampled_from(["-", "a3", "b6,c7", "a3,a3"]),
    st.sampled_from(["d10", "a0", "d21"]),
    st.sampled_from(["0", "1", "2"]),
    st.lists(_value, max_size=4),
)
SOME = [
    config_of(2).start(),
    at("b5 d0", **PLAYS),  # type: ignore[arg-type]
    played(at("b5 d0", hands=["charge,g2", "tiger"]), "charge+g2"),
    played(at("b5 d0", hands=["cow"], cows="a3 c7"), "cow"),
    played(at("b5 d0", hands=["mouse"]), "mouse"),
    played(at("b5 d0", hands=["snake"], chips=[4]), "snake"),
    played(at("b5 d0", hands=["prayer"], discards="g1,tiger"), "prayer"),
    played(at("b5 d0", hands=["g1,tiger"]), "discard"),
    played(at("b19 d0", hands=["g1,g1"]), "g1"),
]


def check_message(message: Message) -> None:
    """One that can be shown: with an id, and arguments that repeat only the beginning of what was tried."""
    assert re.fullmatch("[a-z_]+", message.id)
    for argument, value in message.args.items():
        assert isinstance(value, int) or len(value) <= 60 or argument in ("texts", "keys", "words")


@given(ANY | LIKE_ACTIONS, st.sampled_from(SOME))
def test_any_text_as_an_action(text: str, position: Position) -> None:
    message = None
    try:
        action = position.parse(text)
    except (NotNotation, NotLegal, Ambiguous) as refusal:
        message = refusal.message
    if message is not None:
        check_message(message)
        assert text not in position.legal
    else:
        assert action in position.legal.actions()
        assert position.parse(position.action_text(action)) == action
        assert text in position.legal


@given(ANY | LIKE_POSITIONS)
@example("b5,d٣ - d10 0")
@example(f"{PLACED}\x1fhands=-/-")
@example(f"{PLACED} phase=throw owed=1 card=g1 played=green hands=g1/-")
@example(f"{PLACED} phase=discard moved=7")
@example(f"{PLACED} piled=5 pile=-")
@example(f"{PLACED} held=9/9 pile=-")
def test_any_text_as_a_position(text: str) -> None:
    message = None
    try:
        position = CONFIG.position(text)
    except NotNotation as refusal:
        message = refusal.message
    if message is not None:
        check_message(message)
        return
    assert CONFIG.position(position.text).state == position.state
    assert CONFIG.position(position.text).text == position.text
    # and it can be played on, or is over
    assert position.over != bool(position.legal.actions())
    whole = position.state.piled == sum(position.state.pile) and all(
        held == sum(hand) for held, hand in zip(position.state.held, position.state.hand, strict=True)
    )
    for action in position.legal.actions()[:10] if whole else ():
        after = position.copy()
        after.apply(action)
        assert CONFIG.position(after.text).state == after.state


def test_printed_positions_are_found_among_like_ones() -> None:
    """The fuzzing above is worth something only if some of its texts can be read."""
    read = 0

    @given(LIKE_POSITIONS)
    def look(text: str) -> None:
        nonlocal read
        try:
            CONFIG.position(text)
            read += 1
        except NotNotation:
            pass

    look()
    assert read > 5


def test_a_position_goes_on_as_it_would_have() -> None:
    """Read back in the middle of a card, it is played on to the same end."""
    position = at("b5 c0 d0", cows="b8", hands=["charge,g3", "tiger", "tiger"])
    for action in ("charge+g3", "cancel:charge", "pass", "left"):
        position = position.config.position(position.text, Fast(1))
        position.play(action)
    assert elephants(position) == "a7 c0 d0"
