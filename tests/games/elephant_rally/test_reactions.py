"""The window in which a card may be cancelled (ER-C11): what is asked of the rules' own order of asking, and that
nothing of what is shown tells who was asked."""

from __future__ import annotations

import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.elephant_rally.given import PLAYERS, at, config_of, playthrough, position_of, races
from tests.games.elephant_rally.slow import KINDS, Slow
from tests.games.elephant_rally.test_leaks import alike, concealed, seats, shown

from waterhole.games.chance import Fast
from waterhole.games.elephant_rally import reactions, rules
from waterhole.games.elephant_rally import view as views
from waterhole.games.game import Config, Position

by_players = pytest.mark.parametrize("players", PLAYERS)
Ply = tuple[Position, int, Position]


def chosen(position: Position, action: int, rng: random.Random) -> dict[int, int]:
    """What every other seat says in the window."""
    return {
        seat: rng.choice(reactions.answers(position.state, position.config.board, action, seat))
        for seat in range(position.config.players)
        if seat != position.state.turn
    }


def window(position: Position, action: int, said: dict[int, int]) -> list[Ply]:
    """The plies that are told of a declared action and its answers: an answer that lets it pass is not among them."""
    before, after, declared = position.copy(), position.copy(), action
    plies: list[Ply] = []
    after.apply(action)
    while after.state.phase == rules.ASKED:
        answer = said[after.actor]
        if answer not in after.legal.actions():  # its card is cancelled already: the Tiger stays in hand
            answer = rules.PASS
        if answer != rules.PASS:
            plies.append((before, declared, after.copy()))
            before, declared = after.copy(), answer
        after.apply(answer)
    return [*plies, (before, declared, after)]


def told(plies: list[Ply], config: Config, seat: int | None) -> list[bytes]:
    """What a seat is told of them, without what chance brought into its own hand."""
    found = []
    for before, action, after in plies:
        effect = views.effect(before.state, after.state, config, action, seat)
        effect.gained = []
        found.append(msgspec.json.encode(effect))
        found.append(msgspec.json.encode(views.happened(before.state, after.state, config, action, seat)))
    return found


def same_but_for_tigers(position: Position, said: dict[int, int], seat: int | None, seed: int) -> Position | None:
    """Another position that is the same for the seat, in which whoever said to cancel can do so."""
    other = position.copy()
    other.rng = Fast(seed)
    other.state = alike(position.state, seat, seed)
    needed = [one for one, answer in said.items() if answer != rules.PASS]
    return other if all(other.state.hand[one][rules.TIGER_CARD] for one in needed) else None


def check_window(position: Position, action: int, seed: int) -> int:
    """Returns how many positions were compared in which others are asked."""
    config, rng = position.config, random.Random(seed)
    said = chosen(position, action, rng)
    plies = window(position, action, said)
    compared = 0
    for seat in seats(config):
        other = same_but_for_tigers(position, said, seat, seed)
        if other is None:
            continue
        again = window(other, action, said)
        assert told(plies, config, seat) == told(again, config, seat)
        if seat != position.state.turn:
            assert shown(plies[-1][2].state, config, seat) == shown(again[-1][2].state, config, seat)
        compared += asked(position, action) != asked(other, action)
    return compared


def asked(position: Position, action: int) -> list[int]:
    """Who is asked if all let it pass."""
    position = position.copy()
    position.apply(action)
    found = []
    while position.state.phase == rules.ASKED:
        found.append(position.actor)
        position.apply(rules.PASS)
    return found


@by_players
def test_nothing_tells_who_was_asked(players: int) -> None:
    compared = 0
    for turn, (position, action) in enumerate(playthrough(config_of(players), 30 + players)):
        if action >= 0 and reactions.opens(position.state, position.config.board, action):
            compared += check_window(position, action, turn)
    assert compared > 10


@given(races(), st.integers(0, 1 << 30))
@settings(max_examples=60)
def test_nothing_tells_who_was_asked_in_any_position(slow: Slow, seed: int) -> None:
    position = position_of(slow, seed)
    for action in random.Random(seed).sample(list(position.legal.actions()), min(4, len(position.legal))):
        if reactions.opens(position.state, position.config.board, action):
            check_window(position, action, seed)


@by_players
def test_what_a_window_opens_for(players: int) -> None:
    """Exactly the actions after which the rules may ask; and the answers are those that the rules take."""
    for position, action in playthrough(config_of(players), 3):
        if action < 0:
            continue
        s, board = position.state, position.config.board
        opens = reactions.opens(s, board, action)
        after = position.copy()
        after.apply(action)
        if s.phase != rules.ASKED:
            assert opens == (s.phase == rules.PLAYING and position.action_text(action) not in ("done", "discard"))
        if not opens:
            assert after.state.phase != rules.ASKED or s.phase == rules.ASKED
            continue
        for seat in range(players):
            if seat == s.turn:
                continue
            answers = reactions.answers(s, board, action, seat)
            assert answers[0] == rules.PASS
            assert (len(answers) > 1) == (s.hand[seat][rules.TIGER_CARD] > 0)
            # from what the seat itself knows
            assert answers == reactions.answers(concealed(s, seat), board, action, seat)
            if after.actor == seat and after.state.phase == rules.ASKED:
                assert list(after.legal.actions()) == answers


@by_players
def test_previews_tell_what_happens_if_all_let_it_pass(players: int) -> None:
    """As the same for every state that looks alike to a watcher."""
    for turn, (position, _) in enumerate(playthrough(config_of(players), 7)):
        config = position.config
        if turn % 4 or position.state.phase != rules.PLAYING:
            continue
        for action in position.legal.actions():
            if not reactions.opens(position.state, config.board, action):
                continue
            made = reactions.preview(position.state, config, action)
            assert made == reactions.preview(alike(position.state, None, turn), config, action)
            ((before, declared, after),) = window(position, action, dict.fromkeys(range(players), rules.PASS))
            assert made.course == views.effect(before.state, after.state, config, declared, None).course


def test_what_is_offered_and_declared() -> None:
    position = at("b5 d0 a1", hands=["charge,g2,p5", "tiger", "-"])
    s, config = position.state, position.config
    pair, purple = position.parse("charge+g2"), position.parse("p5")
    assert str(reactions.declared(s, config, pair)) == "declared_pair(seat=0, modifier=charge, card=g2)"
    assert str(reactions.declared(s, config, purple)) == "declared_card(seat=0, card=p5)"
    offered = [
        str(reactions.offered(s, config, pair, answer)) for answer in reactions.answers(s, config.board, pair, 1)[1:]
    ]
    assert offered == ["offered_cancel(card=g2)", "offered_cancel(card=charge)"]
    assert reactions.answers(s, config.board, pair, 2) == [rules.PASS]
    assert str(reactions.offered(s, config, purple, rules.CANCEL)) == "offered_cancel(card=p5)"


def test_the_answers_of_a_window_have_their_text_before_it() -> None:
    position = at("b5 d0", hands=["charge,g2", "tiger"])
    action = position.parse("charge+g2")
    answers = reactions.answers(position.state, position.config.board, action, 1)
    texts = [position.action_text(answer) for answer in answers]
    assert len(set(texts)) == len(texts) == 3
    assert all(kind not in text for kind in KINDS for text in texts[:1])
