"""Hidden things can't leak: two tables that are alike for a seat send it, and all who watch, the same bytes.

Of a position from a random game another one is made that differs in what a seat can't know (`imagine`). Both are put on
tables of the same secret, and the same is done at both, windows and answers included. As long as the positions stay
alike for that seat, everything that it and a watcher get must be equal, in number, order and content. It runs over
every game that hides something.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from tests.server.inside import Clock, Guest, kinds, make_rooms, open_room, run
from tests.snatch import GAME as SNATCH
from tests.toy import GAME as TOY

from waterhole import games
from waterhole.games.chance import Fast, Keyed
from waterhole.games.fields import Fields
from waterhole.games.game import Config, Game, Position
from waterhole.server import rooms, showing, wire
from waterhole.server.rooms import Room, window_of
from waterhole.table.events import ChairState, ClockSpec, Created

HIDING = [game for game in (*map(games.get, games.names()), TOY, SNATCH) if game.hides()]
STEPS = 12
"""Actions that are done at most at a pair of tables."""
SECRET = "0123456789abcdef" * 2


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Time and alarms are told by the test."""
    clock = Clock()
    for module in (rooms, showing):
        monkeypatch.setattr(module, "time", clock)
    monkeypatch.setattr(Room, "_set_alarm", lambda self, least=0.0: None)
    return clock


@pytest.fixture(params=HIDING, ids=lambda game: game.name)
def game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Game:
    """The game, findable by its name."""
    found: Game = request.param
    monkeypatch.setattr(games, "get", lambda name: found)
    return found


def concealed(state: Fields, config: Config, seat: int) -> Fields:
    copy = state.copy()
    config.game.rules.conceal(copy, seat)  # type: ignore[attr-defined]  # these games hide something
    return copy


def starts(game: Game, players: int, chance: random.Random, many: int) -> Iterator[Position]:
    """Positions of random games, as they stand on tables: between actions, and not between answers."""
    config = game.config(players)
    while many:
        position = config.start(Keyed(chance.randbytes(16)))
        length = chance.randrange(1, 60)
        for _ in range(length):
            if position.over:
                break
            done(position, chance.choice(position.legal.actions()), chance)
        if not position.over:
            many -= 1
            yield position


def done(position: Position, action: int, chance: random.Random) -> None:
    """Do the action, and all answers that are asked for."""
    reactions, config = position.config.game.reactions, position.config
    before, seat = position.state.copy(), position.actor
    opens = reactions is not None and reactions.opens(before, config.board, action)
    position.apply(action)
    while opens and not position.over and position.actor != seat:
        assert reactions is not None
        answers = set(reactions.answers(before, config.board, action, position.actor))
        legal = position.legal.actions()
        if not set(legal) <= answers:
            return
        position.apply(chance.choice(legal))


@dataclass
class Side:
    """One of two tables that are alike for a seat."""

    room: Room
    seat: int
    guests: dict[int, Guest]
    watcher: Guest

    @classmethod
    async def of(cls, position: Position, seat: int, now: float) -> Side:
        config = position.config
        created = Created(
            at=now,
            game=config.game.name,
            version=config.game.version,
            players=config.players,
            options=dict(config.options),
            board=config.board_name,
            secret=SECRET,
            chairs=[ChairState("person", f"p{n}") for n in range(config.players)],
            host=0,
            first=0,
            position=position.text,
            clock=ClockSpec("game", 600, 5),
            away=60.0,
            window=window_of(config.game),
        )
        room = await open_room(make_rooms(), created)
        assert room.table.history.now.state == position.state
        side = cls(room, seat, {n: Guest(room, n) for n in range(config.players)}, Guest(room))
        for guest in (*side.guests.values(), side.watcher):
            await guest.hello()
        return side

    @property
    def now(self) -> Position:
        return self.room.table.history.now

    def received(self) -> list[list[bytes]]:
        """All that the seat and the watcher got until now."""
        for guest in (*self.guests.values(), self.watcher):
            guest.take_bytes()
        return [self.guests[self.seat].got, self.watcher.got]

    def close(self) -> None:
        for guest in self.guests.values():
            self.room.leave(guest.connection)
        self.room.leave(self.watcher.connection)
        self.room.close()


def common(one: list[str], two: list[str], chance: random.Random) -> str | None:
    """Something that is possible at both tables."""
    both = [text for text in one if text in two]
    return chance.choice(both) if both else None


async def act(sides: tuple[Side, Side], action: str, clock: Clock, chance: random.Random) -> None:
    """The same action at both tables, and in a window answers that come to the same."""
    clock.now += chance.random()
    for side in sides:
        actor = side.room.table.actor
        assert actor is not None
        assert "refused" not in kinds(await side.guests[actor].act(action))
    one, two = (side.room.table.window for side in sides)
    assert (one is None) == (two is None), "a window tells what somebody holds"
    if one is None or two is None:
        return
    # mostly somebody waits, and the time decides when it closes
    waits = chance.choice(one.others()) if chance.random() < 0.8 else None
    for seat in chance.sample(one.others(), len(one.others())):
        text = common(one.texts(seat), two.texts(seat), chance)
        assert text is not None, "everybody may let it pass"
        clock.now += 0.1
        if seat == waits:
            continue
        # whether somebody says that they let it pass, or says nothing, is nobody's business
        alone = chance.randrange(2) if waits is not None and seat != sides[0].seat and chance.random() < 0.5 else None
        for side, window in zip(sides, (one, two), strict=True):
            let_pass = window.texts(seat)[0]
            if alone is None:
                assert "refused" not in kinds(await side.guests[seat].answer(seat, text))
            elif side is sides[alone]:
                assert "refused" not in kinds(await side.guests[seat].answer(seat, let_pass))
    clock.now += one.seconds
    for side in sides:
        await side.room._time_is_up()
        assert side.room.table.window is None


async def compare(position: Position, seat: int, clock: Clock, chance: random.Random) -> int:
    """Play on at two tables as long as they stay alike for the seat; gives how many actions were compared."""
    config = position.config
    other = position.copy()
    config.game.rules.imagine(other.state, seat, Fast(chance.randrange(10**6)))  # type: ignore[attr-defined]
    assert concealed(other.state, config, seat) == concealed(position.state, config, seat)
    start = clock.now
    sides = []
    for each in (position, other):
        clock.now = start
        sides.append(await Side.of(each, seat, start))
    one, two = sides
    assert one.received() == two.received()
    compared = 0
    while compared < STEPS and not one.now.over:
        action = common(list(one.now.legal), list(two.now.legal), chance)
        if action is None:
            break
        await act((one, two), action, clock, chance)
        ours, theirs = one.received(), two.received()
        assert [len(got) for got in ours] == [len(got) for got in theirs]
        if concealed(one.now.state, config, seat) != concealed(two.now.state, config, seat):
            break  # now they may well see different things
        assert ours == theirs
        compared += 1
        ply = chance.randrange(one.room.table.history.ply + 1)
        for side in sides:  # looking back tells no more
            await side.guests[seat].send(wire.Look(ply))
            await side.watcher.send(wire.Look(ply))
        assert one.received() == two.received()
    for side in sides:
        side.close()
    return compared


@pytest.mark.parametrize("seed", range(4))
def test_tables_that_are_alike_for_a_seat_send_it_the_same_bytes(game: Game, clock: Clock, seed: int) -> None:
    chance = random.Random(seed)

    async def what() -> None:
        compared = 0
        for players in game.players:
            for position in starts(game, players, chance, 3):
                for seat in range(players):
                    compared += await compare(position, seat, clock, chance)
        assert compared > 5 * sum(game.players), "too little was compared to prove anything"

    run(what)
