"""Actions and positions of Savannah Tails as text.

Cards are a lane and a number, r2 to b6: r red, k black, y yellow, b blue. Spaces are named by tile, lane and number:
3k4, on a rope bridge by row: 5x2; `start` is the start line.

Actions
    r3              a full move with red 3: its only one, or the one without a change of lane
    y5:1,3          changing lanes at its first and third step; y5:13 is understood too
    r4@k:2          from the start line: beginning on the black lane
    b4+boing:1,sink the last point goes into the quicksand on which the route ends (Boinnnggg could also pass over it)
    r3-4k2          one step, to 4k2 (ST-M4); `r3-` where there is only one
    r2+toes         with tip toes (ST-S5); r2+t is understood too
    r3+boing        with Boinnnggg (ST-B1); r3+b is understood too; both are r2+toes+boing
    wings=r:2       Crazy Wings as a red 4; all that follows a card may follow
    deja            Deja vu; all that follows a card may follow
    r3-x            the card is discarded without moving
    neck leap done  after the movement: Neck Stretch, Leapfrog, neither (any more)
    marker=neck     the bonus card that gets the marker of a water hole
    lose=leap       the bonus card that a cheetah takes; bonuses are boing leap wings bird deja neck

Short forms mean what they say where only one legal action fits: `y5` any full move with yellow 5, `y5:1` any that
changes at its first step and perhaps at others, `r4@k` any that begins on black, `r2` one without tip toes.

A position is one line of nine fields. Those that are left out at the end are as in brackets.
    4k2,2y1,- r3y5k2b6/k2k3/r2r5y6 0>12 oxn/---/ooo r4k5/-/- 7 -/k3/- 3k5,2y1,- moved:y:w:3:oC
    |         |                    |    |           |        | |      |         |
    |         |                    |    |           |        | |      |         +-- the turn so far (-)
    |         |                    |    |           |        | |      +------------ where the round began (as now)
    |         |                    |    |           |        | +------------------- cards in hand that all know (none)
    |         |                    |    |           |        +--------------------- round (1 at the start line, else 2)
    |         |                    |    |           +------------------------------ discards, the top card last (none)
    |         |                    |    +------------------------------------------ bonus cards (ooo)
    |         |                    +----------------------------------------------- the order of the round, seats that
    |         |                                                                     have moved before > (race order)
    |         +-------------------------------------------------------------------- hands (r2r3r4r5)
    +------------------------------------------------------------------------------ ostriches, - on the start line
Each but the third, sixth and ninth is a list by seat; but for the ostriches, what is left out of it is as in brackets
too: `/y5` is a second hand, and `r3` a first one.
- The pile of a seat is what is missing of its twenty cards.
- Discards that end with a dot have no card on top that Deja vu could use, as when a warthog sent a hand where there
  were none: r4k5.
- Bonus cards stand in the order of the race's bonuses: o without a marker, x with one, n with one that was put there in
  this turn, - used or lost.
- After the end all seats are before the > of the third field, and finish or rounds stands behind it: 201>finish.
- A turn so far: moved, or blown once arrows have been looked at; the colour of the card; t for tip toes, p for a
  porcupine, w for a warthog entered; the tiles whose water holes were entered (3.5); what is to be decided now and
  later, o a marker to be put, C a bonus card to be lost. A part is - for none, parts at the end may be left out.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Sequence

from ..message import NotNotation, say
from . import rules
from .board import BONUSES, LANES, LETTERS, MULTI, RANKS, SLOTS, Board, space_name, space_number
from .rules import DISCARD, DONE, LEAPFROG, LOSE, MARKER, ROUTES, STEPS, STRETCH, VALUES, WAYS, State

COLOURS = ("red", "black", "yellow", "blue")
CARD = "[rkyb][2-6]"

_PLAY = re.compile(
    rf"(?:(?P<card>{CARD})|(?P<wings>wings)(?:=(?P<colour>{'|'.join(COLOURS)}|[rkyb]))?|(?P<deja>deja))"
    r"(?P<flags>(?:\+[a-z]+)*)"
    r"(?:(?P<discard>-x)|#(?P<way>[0-9]{1,2})|-#(?P<slot>[0-7])|-(?P<goal>[0-9a-z]+)|(?P<step>-)"
    r"|(?:@(?P<lane>[rkyb]))?(?::(?P<changes>[1-6](?:,?[1-6])*)?(?P<sink>,?sink)?)?)"
)
_AFTER = re.compile(rf"(?P<what>marker|lose)(?:=(?P<bonus>{'|'.join(BONUSES)}))?")
_WORDS = {"neck": STRETCH, "leap": LEAPFROG, "done": DONE}
_FLAGS = ("toes", "boing")

NO_CHANGE = 0
SINK = 1
"""The bit of a way that is no step then: the last point is spent on the quicksand."""


def card_text(card: int) -> str:
    return f"{LETTERS[card // VALUES]}{card % VALUES + 2}"


def card_number(text: str) -> int:
    return VALUES * LETTERS.index(text[0]) + int(text[1]) - 2


def cards_text(cards: int) -> list[str]:
    """A set of cards, r2 to b6."""
    return [card_text(card) for card in range(rules.CARDS) if cards >> card & 1]


def action_text(s: State, board: Board, action: int) -> str:
    if action < DISCARD:
        source, flags, way = action // (4 * WAYS), action // WAYS & 3, action % WAYS
        text = source_text(source)
        text += "+toes" * (flags >> 1) + "+boing" * (flags & 1)
        return text + (_step_text(s, board, way - ROUTES) if way >= ROUTES else _way_text(s, board, source, way))
    if action < MARKER:
        return f"{card_text(action - DISCARD)}-x"
    if action < LOSE:
        return f"marker={BONUSES[board.bonuses[action - MARKER]]}"
    if action < STRETCH:
        return f"lose={BONUSES[board.bonuses[action - LOSE]]}"
    return ("neck", "leap", "done")[action - STRETCH]


def source_text(source: int) -> str:
    """What moves the ostrich: a card, `wings=r` or `deja`."""
    if source < rules.CARDS:
        return card_text(source)
    return "deja" if source == rules.DEJA_SOURCE else f"wings={LETTERS[source - rules.WINGS_SOURCE]}"


def _step_text(s: State, board: Board, slot: int) -> str:
    goal = rules.step_goal(s, board, slot) if s.turn >= 0 else -1
    return f"-#{slot}" if goal < 0 else f"-{space_name(board, goal)}"


def _way_text(s: State, board: Board, source: int, way: int) -> str:
    card = rules.played_card(s, source)
    if s.turn < 0 or card < 0:
        return f"#{way}"
    changes, left = split_way(s, board, card // VALUES, way)
    if left > 1 or (s.at[s.turn] < 0 and (left or rules.start_lane(card // VALUES, way) < 0)):
        return f"#{way}"  # never legal
    text = ""
    if s.at[s.turn] < 0:
        lane = rules.start_lane(card // VALUES, way)
        text = f"@{LETTERS[lane]}" if lane != card // VALUES else ""
    steps = [str(step) for step in changes] + ["sink"] * left
    return text + (":" + ",".join(steps) if steps else "")


def split_way(s: State, board: Board, colour: int, way: int) -> tuple[list[int], int]:
    """The steps at which a full move of the seat to act changes lanes, whatever is in its way, and the bits behind."""
    space, step, changes = s.at[s.turn], 0, []
    if space < 0:
        lane = rules.start_lane(colour, way)
        if lane < 0:
            return [], way
        space, step = board.first[lane], 1
    while step < STEPS and space >= 0 and board.lane[space] not in (colour, MULTI):
        step += 1
        changed = way >> (STEPS - step) & 1
        if changed:
            changes.append(step)
        space = (board.toward if changed else board.ahead)[LANES * space + colour]
    return changes, way & ((1 << (STEPS - step)) - 1)


def candidates(s: State, board: Board, text: str) -> list[int]:
    text = text.strip().lower()
    if text in _WORDS:
        return [_WORDS[text]]
    after = _AFTER.fullmatch(text)
    if after:
        return _bonus_choice(board, after)
    match = _PLAY.fullmatch(text)
    if match is None:
        raise NotNotation(say("not_action", text=text[:40]))
    if match["discard"]:
        if not match["card"] or match["flags"]:
            raise NotNotation(say("not_action", text=text[:40]))
        return [DISCARD + card_number(match["card"])]
    toes, boing = _flags(match["flags"])
    return [
        action for source in _sources(match) for action in _plays(s, board, match, source, 2 * int(toes) + int(boing))
    ]


def _bonus_choice(board: Board, match: re.Match[str]) -> list[int]:
    first = MARKER if match["what"] == "marker" else LOSE
    if not match["bonus"]:
        return list(range(first, first + rules.BONUS_CARDS))
    names = [BONUSES[bonus] for bonus in board.bonuses]
    if match["bonus"] not in names:
        raise NotNotation(say("bonus_not_here", bonus=match["bonus"], names=", ".join(names)))
    return [first + names.index(match["bonus"])]


def _flags(text: str) -> tuple[bool, bool]:
    """Tip toes and Boinnnggg, from what stands behind the card; each may be cut short."""
    flags = text.split("+")[1:]
    for flag in flags:
        if not any(name.startswith(flag) for name in _FLAGS):
            raise NotNotation(say("not_flag", text=flag[:40]))
    return any("toes".startswith(flag) for flag in flags), any("boing".startswith(flag) for flag in flags)


def _sources(match: re.Match[str]) -> list[int]:
    if match["card"]:
        return [card_number(match["card"])]
    if match["deja"]:
        return [rules.DEJA_SOURCE]
    if match["colour"]:
        return [rules.WINGS_SOURCE + LETTERS.index("k" if match["colour"] == "black" else match["colour"][0])]
    return [rules.WINGS_SOURCE + colour for colour in range(LANES)]


def _plays(s: State, board: Board, match: re.Match[str], source: int, flags: int) -> list[int]:
    """The actions with one source that the rest of a text may mean."""
    first = WAYS * (4 * source + flags)
    if match["way"]:
        if int(match["way"]) >= ROUTES:
            raise NotNotation(say("not_action", text=match[0][:40]))
        return [first + int(match["way"])]
    if match["slot"]:
        return [first + ROUTES + int(match["slot"])]
    if match["step"]:
        return [first + ROUTES + slot for slot in range(SLOTS)]
    if match["goal"]:
        return [first + ROUTES + _slot(s, board, match["goal"])]
    return [first + way for way in _ways(s, board, match, source, flags)]


def _slot(s: State, board: Board, name: str) -> int:
    """The connection of the seat to act that leads to the space of this name."""
    space = space_number(board, name)
    if space is None:
        raise NotNotation(say("not_space", text=name[:40]))
    slots = [slot for slot in range(SLOTS) if s.turn >= 0 and rules.step_goal(s, board, slot) == space]
    if not slots:
        raise NotNotation(say("not_connected", space=name, start=space_name(board, s.at[max(s.turn, 0)])))
    return slots[0]


def _ways(s: State, board: Board, match: re.Match[str], source: int, flags: int) -> list[int]:
    """The full moves that begin on this lane and change at these steps; that one alone, if it is legal."""
    changes = set(map(int, re.findall(r"\d", match["changes"] or "")))
    wanted = sum(1 << (STEPS - step) for step in changes) | (SINK if match["sink"] else 0)
    on_line = s.turn >= 0 and s.at[s.turn] < 0
    colour = max(rules.played_card(s, source), 0) // VALUES
    ways: Iterable[int] = range(ROUTES)
    if on_line:
        ways = [way for way in ways if rules.start_lane(colour, way) >= 0]
        if match["lane"]:
            ways = [way for way in ways if rules.start_lane(colour, way) == LETTERS.index(match["lane"])]
    elif match["lane"]:
        raise NotNotation(say("not_on_line"))
    steps = ROUTES // 2 - 1 if on_line else ROUTES - 1
    fitting = [way for way in ways if way & wanted & steps == wanted & steps]
    if s.turn >= 0:
        change, sink = STEPS in changes, bool(match["sink"])
        fitting = [way for way in fitting if _last_bit_fits(s, board, colour, way, change, sink)]
    exact = [way for way in fitting if way & steps == wanted]
    if match["lane"] is None and on_line:
        exact = [way for way in exact if rules.start_lane(colour, way) == colour] or exact
    if wanted & ~steps or not fitting:
        raise NotNotation(say("not_way", text=match[0][:40]))
    for way in exact:
        if _leads_on(s, board, source, flags, way):
            return [way]
    return exact + [way for way in fitting if way not in exact]


def _last_bit_fits(s: State, board: Board, colour: int, way: int, change: bool, sink: bool) -> bool:
    """Whether the last bit of a way is what a text calls it: a change at the last step, sinking, or nothing at all.

    Ways with more bits than that after their last possible change stay; that is what is wrong with them.
    """
    changes, left = split_way(s, board, colour, way)
    return (not change or left > SINK or STEPS in changes) and (not sink or left & SINK != 0)


def _leads_on(s: State, board: Board, source: int, flags: int, way: int) -> bool:
    """Whether a full move would be possible, whether or not the seat to act holds the card."""
    card = rules.played_card(s, source)
    if s.ended or card < 0:
        return False
    length = rules.move_length(s, board, s.turn, card)
    return rules.route(s, board, card // VALUES, length, flags >> 1, flags & 1, way) >= 0


# positions

STAGES = ("", "moved", "blown")
_HAND = re.compile(f"(?:{CARD})*")
_ORDER = re.compile(r"(?P<moved>[0-4]*)>(?P<left>[0-4]*)(?P<how>finish|rounds)?|(?P<all>[0-4]+)")
_TURN = re.compile(
    r"(?P<stage>moved|blown):(?P<colour>[rkyb])"
    r"(?::(?P<flags>-|t?p?w?)(?::(?P<drunk>-|[0-9]{1,2}(?:\.[0-9]{1,2})*)?(?::(?P<pending>-|[oC]{0,15}))?)?)?"
)
"""A turn enters fifteen spaces at most (6 + 5 + 2, a leap, an arrow), and each leaves one thing to decide at most."""
_MARKS = "oxn-"
"""Bonus cards: without a marker, with one, with one of this turn, gone."""
FIELDS = 9
USUAL_HAND = "r2r3r4r5"


def position_text(s: State, board: Board) -> str:
    seats = range(s.players)
    fields = [
        ",".join(_place_text(board, s.at[seat]) for seat in seats),
        "/".join(_set_text(s.hand[seat]) for seat in seats),
        _order_text(s),
        "/".join("".join(_mark_text(s, seat, place) for place in range(rules.BONUS_CARDS)) for seat in seats),
        "/".join(_discards_text(s, seat) for seat in seats),
        str(s.round),
        "/".join(_set_text(s.known[seat]) for seat in seats),
        ",".join(_place_text(board, s.began[seat]) for seat in seats),
        _turn_text(s),
    ]
    usual = _usual(s, fields)
    while len(fields) > 1 and fields[-1] == usual[len(fields) - 1]:
        fields.pop()
    return " ".join(fields)


def _usual(s: State, fields: Sequence[str]) -> list[str]:
    """The fields as they are when they are left out."""
    seats = range(s.players)
    order = sorted(seats, key=lambda seat: -s.at[seat])
    return [
        "",
        "/".join([USUAL_HAND] * s.players),
        ">" + "".join(map(str, order)),
        "/".join(["ooo"] * s.players),
        "/".join("-" * s.players),
        "1" if all(s.at[seat] < 0 for seat in seats) else "2",
        "/".join("-" * s.players),
        fields[0],
        "-",
    ]


def _place_text(board: Board, space: int) -> str:
    return "-" if space < 0 else space_name(board, space)


def _set_text(cards: int) -> str:
    return "".join(cards_text(cards)) or "-"


def _order_text(s: State) -> str:
    order = "".join(map(str, s.order[: s.players]))
    return f"{order[: s.moved]}>{order[s.moved :]}" + (rules.ENDINGS[s.ended - 1] if s.ended else "")


def _mark_text(s: State, seat: int, place: int) -> str:
    if not s.cards[seat] >> place & 1:
        return "-"
    if seat == s.turn and s.fresh >> place & 1:
        return "n"
    return "x" if s.markers[seat] >> place & 1 else "o"


def _discards_text(s: State, seat: int) -> str:
    if s.top[seat] >= 0:
        return "".join([*cards_text(s.discards[seat] & ~(1 << s.top[seat])), card_text(s.top[seat])])
    return _set_text(s.discards[seat]) + "." * (s.discards[seat] != 0)


def _turn_text(s: State) -> str:
    if s.stage == rules.TO_PLAY:
        return "-"
    flags = "t" * s.toes + "p" * s.stopped + "w" * s.warthog
    drunk = ".".join(str(tile) for tile in range(s.drunk.bit_length()) if s.drunk >> tile & 1)
    pending, rest = "", s.pending
    while rest:
        pending += "?oC"[rest & 3]
        rest >>= 2
    parts = [STAGES[s.stage], LETTERS[s.colour], *(part or "-" for part in (flags, drunk, pending))]
    while parts[-1] == "-":
        parts.pop()
    return ":".join(parts)


def parse_position(text: str, board: Board) -> State:
    fields = text.split()
    if not 1 <= len(fields) <= FIELDS:
        raise NotNotation(say("position_fields", count=len(fields)))
    fields += [""] * (FIELDS - len(fields))
    s = State()
    rules.clear_turn(s)
    s.players = board.players
    _read_places(s, board, fields[0])
    _read_hands(s, fields[1])
    _read_order(s, fields[2])
    _read_turn(s, board, fields[8])
    _read_bonuses(s, fields[3])
    _read_discards(s, fields[4])
    _read_round(s, fields[5])
    _read_known(s, fields[6])
    _read_began(s, board, fields[7])
    _check(s, board)
    return s


def _by_seat(s: State, text: str, between: str, example: str, usual: str) -> list[str]:
    """The parts of a field by seat; those left out, at the end or between, are as usual."""
    parts = text.split(between)
    if len(parts) > s.players:
        shown = between.join([example] * s.players)
        raise NotNotation(say("position_seats", text=text[:40], count=len(parts), players=s.players, example=shown))
    return [part or usual for part in parts] + [usual] * (s.players - len(parts))


def _space(board: Board, name: str) -> int:
    space = space_number(board, name)
    if space is None:
        raise NotNotation(say("not_space", text=name[:40]))
    return space


def _read_places(s: State, board: Board, text: str) -> None:
    names = text.split(",")
    if len(names) != s.players:
        example = ",".join(["1r2", "-", "1k1", "1y1", "1b1"][: s.players])
        raise NotNotation(say("position_seats", text=text[:40], count=len(names), players=s.players, example=example))
    for seat in range(rules.SEATS):
        name = names[seat] if seat < s.players else "-"
        s.at[seat] = -1 - seat if name == "-" else _space(board, name)
        if name != "-" and s.at[seat] in s.at[:seat]:
            raise NotNotation(say("position_shared", space=name))


def _read_set(text: str) -> list[int]:
    """Cards as they are written; `-` for none."""
    if text != "-" and (not text or not _HAND.fullmatch(text)):
        raise NotNotation(say("position_cards", text=text[:40]))
    cards = [card_number(text[at : at + 2]) for at in range(0, len(text), 2)] if text != "-" else []
    for card in cards:
        if cards.count(card) > 1:
            raise NotNotation(say("position_card_twice", card=card_text(card)))
    return cards


def _bits(members: Iterable[int]) -> int:
    return sum(1 << member for member in members)


def _read_hands(s: State, text: str) -> None:
    for seat, hand in enumerate(_by_seat(s, text, "/", "r2r3", USUAL_HAND)):
        cards = _read_set(hand)
        if len(cards) > rules.HAND + 1:
            raise NotNotation(say("position_hand", seat=seat, count=len(cards), most=rules.HAND + 1))
        s.hand[seat], s.held[seat] = _bits(cards), len(cards)


def _read_order(s: State, text: str) -> None:
    race = "".join(str(seat) for seat in sorted(range(s.players), key=lambda seat: -s.at[seat]))
    text = text or race
    match = _ORDER.fullmatch(text)
    if match is None:
        raise NotNotation(say("position_order", text=text[:40], example=f"{race[0]}>{race[1:]}"))
    moved, left, how = match["moved"] or "", match["left"] or match["all"] or "", match["how"]
    if how and not moved and not left:
        moved = race
    if sorted(moved + left) != sorted(race) or bool(how) == bool(left):
        raise NotNotation(say("position_order", text=text[:40], example=f"{race[0]}>{race[1:]}"))
    for place, digit in enumerate(moved + left):
        s.order[place] = int(digit)
    s.moved = len(moved)
    s.ended = rules.ENDINGS.index(how) + 1 if how else 0
    s.turn = -1 if how else s.order[s.moved]


def _read_turn(s: State, board: Board, text: str) -> None:
    if text in ("", "-"):
        return
    match = _TURN.fullmatch(text)
    if match is None or s.ended:
        raise NotNotation(say("position_turn", text=text[:40]))
    s.stage = STAGES.index(match["stage"])
    s.colour = LETTERS.index(match["colour"])
    flags = match["flags"] or ""
    s.toes, s.stopped, s.warthog = (int(flag in flags) for flag in "tpw")
    if s.toes and (s.stopped or s.warthog):
        raise NotNotation(say("position_turn", text=text[:40]))
    for tile in re.findall("[0-9]+", match["drunk"] or ""):
        if 1 << int(tile) not in board.hole:
            raise NotNotation(say("position_hole", tile=tile))
        s.drunk |= 1 << int(tile)
    for what in (match["pending"] or "").strip("-"):
        rules.await_choice(s, "?oC".index(what))


def _read_bonuses(s: State, text: str) -> None:
    for seat, marks in enumerate(_by_seat(s, text, "/", "oox", "ooo")):
        if len(marks) != rules.BONUS_CARDS or not set(marks) <= set(_MARKS):
            raise NotNotation(say("position_bonuses", text=marks[:40]))
        s.cards[seat] = _bits(place for place, mark in enumerate(marks) if mark != "-")
        s.markers[seat] = _bits(place for place, mark in enumerate(marks) if mark in "xn")
        fresh = _bits(place for place, mark in enumerate(marks) if mark == "n")
        if fresh and (seat != s.turn or s.stage == rules.TO_PLAY):
            raise NotNotation(say("position_fresh", seat=seat))
        s.fresh |= fresh
        if s.at[seat] < 0 and marks != "ooo":
            raise NotNotation(say("position_line_bonuses", seat=seat))


def _read_discards(s: State, text: str) -> None:
    for seat, written in enumerate(_by_seat(s, text, "/", "r4k5", "-")):
        cards = _read_set(written.removesuffix("."))
        s.discards[seat] = _bits(cards)
        s.top[seat] = cards[-1] if cards and not written.endswith(".") else -1
        if s.discards[seat] & s.hand[seat]:
            both = cards_text(s.discards[seat] & s.hand[seat])[0]
            raise NotNotation(say("position_card_both", seat=seat, card=both))
        s.pile[seat] = rules.ALL_CARDS & ~s.hand[seat] & ~s.discards[seat]
    for seat in range(s.players, rules.SEATS):
        s.top[seat] = -1


def _read_round(s: State, text: str) -> None:
    if not text:
        s.round = 1 if all(s.at[seat] < 0 for seat in range(s.players)) else 2
        return
    if not re.fullmatch(r"[0-9]{1,3}", text) or not 1 <= int(text) <= rules.ROUNDS:
        raise NotNotation(say("position_round", text=text[:40], most=rules.ROUNDS))
    s.round = int(text)


def _read_known(s: State, text: str) -> None:
    for seat, written in enumerate(_by_seat(s, text, "/", "r2", "-")):
        s.known[seat] = _bits(_read_set(written))
        if s.known[seat] & ~s.hand[seat]:
            card = cards_text(s.known[seat] & ~s.hand[seat])[0]
            raise NotNotation(say("position_known", seat=seat, card=card))


def _read_began(s: State, board: Board, text: str) -> None:
    names = _by_seat(s, text, ",", "1r2", "") + [""] * (rules.SEATS - s.players)
    for seat, name in enumerate(names):
        s.began[seat] = s.at[seat] if not name else -1 - seat if name == "-" else _space(board, name)


def _check(s: State, board: Board) -> None:
    """What can't be together, though each field alone can be read."""
    waiting = [s.order[place] for place in range(s.moved, s.players)]
    still = waiting[1:] if s.stage != rules.TO_PLAY else waiting
    for first, second in itertools.pairwise(still):
        if s.at[first] < s.at[second]:
            raise NotNotation(say("position_order_race", first_seat=first, second_seat=second))
    for seat in still:
        if s.began[seat] != s.at[seat]:
            raise NotNotation(say("position_began", seat=seat))
        if not s.hand[seat]:
            raise NotNotation(say("position_no_hand", seat=seat))
        if s.at[seat] >= RANKS * board.line:
            raise NotNotation(say("position_finished", seat=seat))
    if s.ended:
        across = rules.finished(s, board)
        if across != (s.ended == rules.FINISHED) or (not across and s.round < rules.ROUNDS):
            raise NotNotation(say("position_not_ended", how=rules.ENDINGS[s.ended - 1], rounds=rules.ROUNDS))
    elif s.stage != rules.TO_PLAY:
        _check_turn(s, board)


def _check_turn(s: State, board: Board) -> None:
    """In the middle of a turn there is something to decide."""
    if s.at[s.turn] < 0:
        raise NotNotation(say("position_turn_line", seat=s.turn))
    now = s.copy()
    rules.resolve(now)
    if now != s:
        raise NotNotation(say("position_pending"))
    at_hand = rules.stretch_goal(s, board) >= 0 or rules.leap_goal(s, board) >= 0
    if not s.pending and (s.stage == rules.BLOWN or not at_hand):
        raise NotNotation(say("position_nothing"))
