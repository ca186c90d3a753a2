"""What a seat sees of Elefantenparade. Nothing is hidden in this game, so all seats and watchers see the same."""

from __future__ import annotations

from typing import Literal

import msgspec

from ..game import Config
from ..message import Message, say
from . import rules, why
from .notation import action_text
from .rules import MOVE, PARADE, UNPLACED, State


class Elephant(msgspec.Struct):
    """One of the elephants in play; `id` 2 * seat or 2 * seat + 1."""

    id: int
    seat: int
    space: int | None
    """Its space on the track; None before it is placed and when it is home."""
    house: int | None
    """Its house, 0 for the first, when it is home."""
    moved: bool
    """Whether it has moved in this turn."""
    cannot: Message | None
    """Why it can't be moved now; None for one that can, and while elephants are placed."""


class Forest(msgspec.Struct):
    space: int
    logs: int
    """Logs lying there now."""


class House(msgspec.Struct):
    logs: int
    """Logs before its door; 0 once they are taken."""
    elephant: int | None


class Step(msgspec.Struct):
    """One elephant's way in an action."""

    elephant: int
    start: int | None
    """The space it leaves; None when it is placed."""
    space: int | None
    """The space it gets to; None when it comes home."""
    house: int | None
    """The house it gets to."""
    logs: int
    """Logs its owner takes."""
    held: bool
    """Whether it stands in water afterwards with others behind it, so that it can't be moved."""


class Effect(msgspec.Struct):
    """All that an action does, or would do."""

    action: str
    kind: Literal["place", "move", "parade"]
    number: int | None
    """With a move: 1, 2 or 3."""
    steps: list[Step]
    """The front elephant first."""


class View(msgspec.Struct):
    phase: Literal["placing", "moving", "over"]
    turn: int | None
    """The seat that acts; None when the game is over."""
    elephants: list[Elephant]
    forests: list[Forest]
    houses: list[House]
    held: list[int]
    """Logs of each seat."""
    numbers: list[int]
    """The numbers not used in this turn, highest first."""
    choices: list[Effect]
    """All legal actions, with what each would do."""


class Layout(msgspec.Struct):
    """The track as it is drawn. Cells are [column, row] of a grid, row 0 at the top."""

    name: str
    cells: list[tuple[int, int]]
    """The cell of each space."""
    goal: tuple[tuple[int, int], tuple[int, int]]
    """The top left and the bottom right cell of the goal."""
    water: list[int]
    forests: list[int]
    starts: int
    """How many spaces, from 0, elephants start on."""


def layout(config: Config) -> Layout:
    track = config.layout
    return Layout(
        name=track.name,
        cells=list(track.cells),
        goal=track.goal,
        water=list(track.water),
        forests=list(track.forest),
        starts=2 * config.players,
    )


def view(s: State, config: Config, seat: int | None) -> View:
    board = config.board
    moving = not s.ended and not rules.placing(s)
    home = {s.space[e] - board.goal: e for e in range(2 * s.players) if s.space[e] >= board.goal}
    out = [0] * rules.ACTIONS
    count = rules.legal(s, board, out)
    return View(
        phase="over" if s.ended else "moving" if moving else "placing",
        turn=None if s.ended else s.turn,
        elephants=[
            Elephant(
                id=e,
                seat=e // 2,
                space=s.space[e] if rules.on_track(s, board, e) else None,
                house=s.space[e] - board.goal if s.space[e] >= board.goal else None,
                moved=bool(s.moved[e]),
                cannot=None if not moving or rules.can_move(s, board, e) else why.cannot_move(s, board, e),
            )
            for e in range(2 * s.players)
        ],
        forests=[Forest(space, rules.logs_on(s, board, space)) for space in range(board.goal) if board.forest[space]],
        houses=[
            House(0 if house in home else board.houses[house], home.get(house)) for house in range(len(board.houses))
        ],
        held=s.held[: s.players],
        numbers=[n for n in (3, 2, 1) if moving and rules.unused(s, n)],
        choices=[_choice(s, config, action) for action in out[:count]],
    )


def _choice(s: State, config: Config, action: int) -> Effect:
    after = s.copy()
    rules.apply(after, config.board, action, _NO_CHANCE)
    return effect(s, after, config, action, None)


def effect(before: State, after: State, config: Config, action: int, seat: int | None) -> Effect:
    if action == PARADE:
        kind: Literal["place", "move", "parade"] = "parade"
    else:
        kind = "place" if action < MOVE else "move"
    return Effect(
        action=action_text(before, config.board, action),
        kind=kind,
        number=(action - MOVE) % 3 + 1 if kind == "move" else None,
        steps=steps(before, after, config),
    )


class _NoChance:
    """Nothing in this game is random."""

    def below(self, n: int, /) -> int:
        raise AssertionError("no chance in Elefantenparade")


_NO_CHANCE = _NoChance()


def steps(before: State, after: State, config: Config) -> list[Step]:
    """The ways that elephants went between two positions, one action apart; the front one first (EP-5)."""
    board = config.board
    went = []
    for e in range(2 * before.players):
        start, space = before.space[e], after.space[e]
        if start == space:
            continue
        home = space >= board.goal
        went.append(
            Step(
                elephant=e,
                start=None if start == UNPLACED else start,
                space=None if home else space,
                house=space - board.goal if home else None,
                logs=board.houses[space - board.goal] if home else rules.logs_on(before, board, space),
                held=not home and rules.held_in_water(after, board, e),
            )
        )
    return sorted(went, key=lambda step: -(UNPLACED if step.start is None else step.start))


def happened(before: State, after: State, config: Config, action: int, seat: int | None) -> list[Message]:
    by = before.turn
    told = []
    if action == PARADE:
        told.append(say("did_parade", seat=by))
    for step in steps(before, after, config):
        owner = step.elephant // 2
        if step.start is None:
            told.append(say("did_place", seat=by, space=step.space or 0))
        elif action != PARADE:
            number = (action - MOVE) % 3 + 1
            if step.space is None:
                told.append(say("did_move_home", seat=by, owner_seat=owner, start=step.start, number=number))
            else:
                told.append(
                    say("did_move", seat=by, owner_seat=owner, start=step.start, number=number, space=step.space)
                )
        if step.house is not None:
            told.append(say("got_home", owner_seat=owner, house=step.house + 1, logs=step.logs))
        elif step.logs:
            told.append(say("got_logs", owner_seat=owner, space=step.space or 0, logs=step.logs))
        if step.held:
            told.append(say("got_stuck", owner_seat=owner, space=step.space or 0))
    if after.ended:
        told.append(say("ended"))
    return told


def describe(s: State, config: Config, seat: int | None) -> list[Message]:
    board = config.board
    told = []
    if s.ended:
        told.append(say("now_over"))
    elif rules.placing(s):
        told.append(say("now_placing", seat=s.turn))
    else:
        numbers = ", ".join(str(n) for n in (3, 2, 1) if rules.unused(s, n))
        told.append(say("now_moving", seat=s.turn, numbers=numbers))
    for owner in range(s.players):
        told.append(say("holds", seat=owner, logs=s.held[owner]))
    for e in sorted(range(2 * s.players), key=lambda e: -s.space[e]):
        if s.space[e] >= board.goal:
            told.append(say("stands_home", owner_seat=e // 2, house=s.space[e] - board.goal + 1))
        elif s.space[e] == UNPLACED:
            told.append(say("stands_waiting", owner_seat=e // 2))
        elif rules.held_in_water(s, board, e):
            told.append(say("stands_held", owner_seat=e // 2, space=s.space[e]))
        else:
            told.append(say("stands", owner_seat=e // 2, space=s.space[e]))
    for space in range(board.goal):
        if board.forest[space]:
            told.append(say("forest_holds", space=space, logs=rules.logs_on(s, board, space)))
        if board.water[space]:
            told.append(say("water_at", space=space))
    for house in range(s.home, 3):
        told.append(say("house_holds", house=house + 1, logs=board.houses[house]))
    return told


SEAT_LETTERS = "BVGY"
"""Blue, vermilion, green, yellow."""


def picture(s: State, config: Config) -> str:
    """The track with its spaces in their places: `17*2` a forest with two logs, `15~` water, `[B]` an elephant."""
    board, track = config.board, config.layout
    (left, top), (right, bottom) = track.goal
    cells: dict[tuple[int, int], str] = {}
    for space, cell in enumerate(track.cells):
        kind = "~" if board.water[space] else f"*{rules.logs_on(s, board, space)}" if board.forest[space] else ""
        standing = [e for e in range(2 * s.players) if s.space[e] == space]
        if standing:
            letter = SEAT_LETTERS[standing[0] // 2]
            cells[cell] = f"{space}{kind[:1]}[{letter if not s.moved[standing[0]] else letter.lower()}]"
        else:
            cells[cell] = f"{space}{kind}"
    for house in range(3):
        inside = [e for e in range(2 * s.players) if s.space[e] == board.goal + house]
        door = f"[{SEAT_LETTERS[inside[0] // 2]}]" if inside else "=" * min(board.houses[house], 5)
        cell = (min(left + 2 * house, right), (top + bottom) // 2)
        cells[cell] = f"{cells.get(cell, '')} H{house + 1}{door}".strip()  # a narrow goal has room for one cell only
    columns = max(column for column, _ in cells) + 1
    rows = max(row for _, row in cells) + 1
    width = max(len(text) for text in cells.values()) + 1
    lines = []
    for row in range(rows):
        lines.append("".join(cells.get((column, row), "").ljust(width) for column in range(columns)).rstrip())
    return "\n".join(lines)
