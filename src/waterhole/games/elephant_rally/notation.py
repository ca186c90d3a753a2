"""Actions and positions of Elephant Rally as text.

A space is lane and column, `c9`; a card is `g1` to `g4`, `p4` to `p7`, or its name. Actions are written as the phase
of the turn asks for them; docs/rules/elephant_rally.md lists them with their short forms.

Positions, in one line
    b5,b6,a34:-2 c7,d9 a2 0 hands=g3,charge/-/- discards=g1*2
    |            |     |  | +-- the rest, all of it optional, as key=value
    |            |     |  +---- whose turn it is
    |            |     +------- the mouse
    |            +------------- cows, `-` for none
    +-------------------------- elephants by seat; `:` progress where it is not the column; `-` not placed yet
Keys
    hands      cards by seat, `/` between the seats; `-` none, `g1*2` two of a kind
    pile       cards; left out: all of the deck that is nowhere else
    discards   cards
    chips      Cobra chips by seat, `0/1/0`
    played     none, green, yellow or both; left out: what is in play
    phase      start, play, react, side, mango, mouse, scare, cows, monkey, prayer, snake, throw, discard, crossed or
               pushed (the last two: how the race ended); left out: start while somebody is not placed, else play
    card, with, cancelled    the card in play, the modifier with it, and the modifier again if it is cancelled
    asked      how many seats have been asked for a Tiger; left out: all, or with `react` one
    steps      left of a move, a scared elephant's way, or the cows' eight
    side       left or right: the side kept
    moved      steps gone; cards thrown in a discard turn
    scared     the seat of the scared elephant
    owed       cards still to be discarded for chips
    after      card or turn: whether the card's end or the next turn follows that
    known      what seats know of others' hands, `0:1:g3,tiger;2:1:g4`: seat 0 knows two cards of seat 1
    held, piled    sizes of hands and pile, where the cards themselves are not known
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, MutableSequence, Sequence

from ..message import NotNotation, say
from . import rules
from .board import COWS, KINDS, LANES, STRIDE, Board, cell_name, cell_number, is_space
from .rules import (
    ASKED,
    CANCEL,
    CANCEL_MODIFIER,
    CANCELLED_MODIFIER,
    CHARGE,
    CHIP,
    CHIPS,
    COW,
    COW_RUN,
    DISCARD,
    DISCARDING,
    DONE,
    ENOUGH,
    FORWARD,
    GREENS,
    LEFT,
    LEFT_FORWARD,
    MANGO,
    MOUSE,
    MOUSE_RUN,
    NEXT,
    OVER,
    PAIR,
    PASS,
    PLAY,
    PLAYED_ALL,
    PLAYED_GREEN,
    PLAYED_YELLOW,
    PRAYING,
    PURPLES,
    RIGHT,
    RIGHT_FORWARD,
    ROB,
    SEATS,
    SETTLE,
    STARTING,
    SWAP,
    TAKE,
    THROW,
    THROWING,
    State,
)

WORDS = {
    "discard": DISCARD,
    "done": DONE,
    "pass": PASS,
    "forward": FORWARD,
    "left-forward": LEFT_FORWARD,
    "right-forward": RIGHT_FORWARD,
    "left": LEFT,
    "right": RIGHT,
    "enough": ENOUGH,
}
"""Actions that are one word whatever the position."""
SHORT = {"f": "forward", "lf": "left-forward", "rf": "right-forward", "l": "left", "r": "right"}
DIRECTIONS = ("forward", "right", "back", "left")
"""Of a cow's step, by number."""

_SPACE = r"[a-f]\d{1,2}"
_CARD = r"[a-z]+\d?|\d"
_ACTION = re.compile(
    rf"@(?P<start>{_SPACE})|(?P<cow>{_SPACE})-(?P<to>{_SPACE}|forward|right|back|left)"
    rf"|(?P<verb>take|throw|cancel|play):(?P<what>{_CARD})|(?P<modifier>[a-z]+)\+(?P<green>{_CARD})"
    r"|rob:(?P<victim>[0-5])|(?:chip:)?(?P<giver>[0-5])>(?P<receiver>[0-5])|chip:(?P<chip>[0-5])"
    rf"|(?P<space>{_SPACE})|(?P<card>{_CARD})",
    re.ASCII,
)


def action_text(s: State, board: Board, action: int) -> str:
    word = next((word for word, number in WORDS.items() if number == action), None)
    if word:
        return word
    if action < PLAY:
        return f"@{cell_name(action)}"
    if action < DISCARD:
        return _play_text(action)
    if action < FORWARD:
        kind = s.card if action == CANCEL else s.modifier
        # so called before it is in play, while a table asks for answers
        return f"cancel:{KINDS[kind] if kind >= 0 else ('card' if action == CANCEL else 'modifier')}"
    if action < COW:
        return cell_name(action - MOUSE)
    if action < ENOUGH:
        return _cow_text(board, action)
    return _card_or_seat_text(action)


def _play_text(action: int) -> str:
    if action < PAIR:
        return KINDS[action - PLAY]
    return f"{KINDS[CHARGE + (action - PAIR) // GREENS]}+{KINDS[(action - PAIR) % GREENS]}"


def _cow_text(board: Board, action: int) -> str:
    start, direction = divmod(action - COW, 4)
    goal = _beside(board, start, direction)
    return f"{cell_name(start)}-{DIRECTIONS[direction] if goal is None else cell_name(goal)}"


def _beside(board: Board, cell: int, direction: int) -> int | None:
    """The space next to one in a direction; None where neither can be on the track."""
    lane, column = cell // STRIDE + rules.aside(direction), cell % STRIDE + rules.along(direction)
    if not 0 <= lane < board.lanes or cell // STRIDE >= board.lanes or cell % STRIDE >= board.columns:
        return None
    return lane * STRIDE + column % board.columns


def _card_or_seat_text(action: int) -> str:
    if action < TAKE:
        return f"rob:{action - ROB}"
    if action < CHIP:
        return f"take:{KINDS[action - TAKE]}"
    if action < SWAP:
        return f"chip:{action - CHIP}"
    if action < THROW:
        return f"chip:{(action - SWAP) // SEATS}>{(action - SWAP) % SEATS}"
    return f"throw:{KINDS[action - THROW]}"


def candidates(s: State, board: Board, text: str) -> list[int]:
    word = text.strip().lower()
    word = SHORT.get(word, word)
    if word in WORDS:
        return [WORDS[word]]
    if word == "cancel":
        return [CANCEL, CANCEL_MODIFIER]
    if word == "stay":
        return [MOUSE + s.mouse]
    match = _ACTION.fullmatch(word)
    found = _candidates(s, board, match) if match else []
    if not found:
        raise NotNotation(say("not_action", text=text.strip()[:40]))
    return found


def _candidates(s: State, board: Board, match: re.Match[str]) -> list[int]:
    """The actions that a text of the right form may mean; none where it names what is not there."""
    if match["start"]:
        return [cell_number(match["start"])] if _on_grid(match["start"]) else []
    if match["cow"]:
        return _cow_candidates(board, match["cow"], match["to"])
    if match["verb"]:
        return _verb_candidates(s, match["verb"], match["what"])
    if match["modifier"]:
        return [
            PAIR + (modifier - CHARGE) * GREENS + green
            for modifier in _kinds(match["modifier"])
            for green in _kinds(match["green"])
            if CHARGE <= modifier <= MANGO and green < GREENS
        ]
    if match["victim"]:
        return [ROB + int(match["victim"])]
    if match["giver"]:
        return [SWAP + int(match["giver"]) * SEATS + int(match["receiver"])]
    if match["chip"]:
        return [CHIP + int(match["chip"])]
    if match["space"]:
        return _space_candidates(s, board, match["space"])
    return _card_candidates(s, match["card"])


def _on_grid(name: str) -> bool:
    """Whether it names a space of the largest track there could be."""
    try:
        cell_number(name)
    except ValueError:
        return False
    return True


def _kinds(text: str) -> list[int]:
    """The kinds of cards that a text means: a name, its beginning of two letters or more, or a value."""
    if text in KINDS:
        return [KINDS.index(text)]
    if text.isdigit():
        return [kind for kind in range(PURPLES) if KINDS[kind][1] == text]
    return [kind for kind in range(PURPLES, len(KINDS)) if len(text) > 1 and KINDS[kind].startswith(text)]


def _cow_candidates(board: Board, start: str, goal: str) -> list[int]:
    if not _on_grid(start):
        return []
    cell = cell_number(start)
    if goal in DIRECTIONS:
        return [COW + 4 * cell + DIRECTIONS.index(goal)]
    if not _on_grid(goal):
        return []
    ways = [direction for direction in range(4) if _beside(board, cell, direction) == cell_number(goal)]
    if not ways:
        raise NotNotation(say("cow_form", start=start, space=goal))
    return [COW + 4 * cell + direction for direction in ways]


def _verb_candidates(s: State, verb: str, what: str) -> list[int]:
    kinds = _kinds(what)
    if verb == "play":
        return [PLAY + kind for kind in kinds]
    if verb == "cancel":
        in_play = [(s.card, "card", CANCEL), (s.modifier, "modifier", CANCEL_MODIFIER)]
        found = [action for kind, word, action in in_play if what == word or kind in kinds]
        if kinds and not found:
            raise NotNotation(say("cancel_what", card=KINDS[kinds[0]]))
        return found
    return [(TAKE if verb == "take" else THROW) + kind for kind in kinds]


def _space_candidates(s: State, board: Board, name: str) -> list[int]:
    """A space alone: the mouse's goal, a start arrow, or where a cow goes."""
    if not _on_grid(name):
        return []
    cell = cell_number(name)
    if s.phase == STARTING:
        return [cell, MOUSE + cell]
    steps = []
    for direction in range(4):
        start = _beside(board, cell, (direction + 2) % 4)
        if s.phase == COW_RUN and start is not None and s.cows[start // STRIDE] >> start % STRIDE & 1:
            steps.append(COW + 4 * start + direction)
    return [*steps, MOUSE + cell]


def _card_candidates(s: State, text: str) -> list[int]:
    """A card or a number alone, as the phase asks for it."""
    if text.isdigit() and s.phase in (rules.ROBBING, rules.CHARMING):
        first = ROB if s.phase == rules.ROBBING else CHIP
        return [first + int(text)] if int(text) < SEATS else []
    kinds = _kinds(text)
    found = [PLAY + kind for kind in kinds]
    if s.phase == PRAYING:
        return [TAKE + kind for kind in kinds] + found
    if s.phase in (THROWING, DISCARDING):
        return [THROW + kind for kind in kinds] + found
    for kind in kinds:  # a modifier alone: with whichever green card fits
        if CHARGE <= kind <= MANGO:
            found += [PAIR + (kind - CHARGE) * GREENS + green for green in range(GREENS)]
    return found


# positions

PHASES = (
    *("start", "play", "react", "side", "mango", "mouse", "scare"),
    *("cows", "monkey", "prayer", "snake", "throw", "discard"),
)
"""By number, the phases in which somebody decides."""
PLAYED = ("none", "green", "yellow", "both")
KEYS = (
    *("hands", "held", "pile", "piled", "discards", "chips", "played", "phase", "card", "with", "cancelled"),
    *("asked", "steps", "side", "moved", "scared", "owed", "after", "known"),
)
_NUMBER = re.compile(r"\d{1,3}", re.ASCII)
_PROGRESS = re.compile(r"-?\d{1,3}", re.ASCII)
_COUNTED = re.compile(r"([a-z]+\d?)(?:\*(\d{1,3}))?", re.ASCII)


def position_text(s: State, board: Board) -> str:
    elephants = ",".join(_elephant_text(s, seat) for seat in range(s.players))
    cows = [cell_name(lane * STRIDE + column) for lane in range(LANES) for column in _columns(s.cows[lane])]
    usual = _usual(s, board)
    rest = [f"{key}={text}" for key, text in _values(s).items() if text != usual[key]]
    return " ".join([elephants, ",".join(cows) or "-", cell_name(s.mouse), str(s.turn), *rest])


def _elephant_text(s: State, seat: int) -> str:
    if s.lane[seat] < 0:
        return "-"
    name = cell_name(s.lane[seat] * STRIDE + s.column[seat])
    return name if s.progress[seat] == s.column[seat] else f"{name}:{s.progress[seat]}"


def _columns(columns: int) -> list[int]:
    return [column for column in range(STRIDE) if columns >> column & 1]


def _values(s: State) -> dict[str, str]:
    """The text of every key."""
    seats = range(s.players)
    return {
        "hands": "/".join(_cards_text(s.hand[seat]) for seat in seats),
        "held": "/".join(str(s.held[seat]) for seat in seats),
        "pile": _cards_text(s.pile),
        "piled": str(s.piled),
        "discards": _cards_text(s.discards),
        "chips": "/".join(str(s.chips[seat]) for seat in seats),
        "played": PLAYED[s.played],
        "phase": rules.ENDINGS[s.ended - 1] if s.ended else PHASES[s.phase],
        "card": KINDS[s.card] if s.card >= 0 else "-",
        "with": KINDS[s.modifier] if s.modifier >= 0 else "-",
        "cancelled": KINDS[s.modifier] if s.cancelled else "-",
        "asked": str(s.asked),
        "steps": str(s.steps),
        "side": "left" if s.side < 0 else "right" if s.side > 0 else "-",
        "moved": str(s.moved),
        "scared": str(s.scared) if s.scared >= 0 else "-",
        "owed": str(s.owed),
        "after": "turn" if s.after == NEXT else "card",
        "known": _known_text(s),
    }


def _usual(s: State, board: Board) -> dict[str, str]:
    """What every key means when it is left out; `s` has what stands before it in KEYS."""
    placed = all(s.lane[seat] >= 0 for seat in range(s.players))
    return {
        "hands": "/".join("-" for _ in range(s.players)),
        "held": "/".join(str(sum(s.hand[seat])) for seat in range(s.players)),
        "pile": _cards_text(_rest_of_deck(s, board)),
        "piled": str(sum(s.pile)),
        "discards": "-",
        "chips": "/".join("0" for _ in range(s.players)),
        "played": PLAYED[_in_play(s)],
        "phase": "play" if placed else "start",
        "card": "-",
        "with": "-",
        "cancelled": "-",
        "asked": str(1 if s.phase == ASKED else s.players - 1 if s.card >= 0 else 0),
        "steps": str(rules.COW_STEPS if s.phase == COW_RUN else 0),
        "side": "-",
        "moved": "0",
        "scared": "-",
        "owed": "0",
        "after": "card",
        "known": "-",
    }


def _cards_text(counts: Sequence[int]) -> str:
    texts = [KINDS[kind] + (f"*{count}" if count > 1 else "") for kind, count in enumerate(counts) if count > 0]
    return ",".join(texts) or "-"


def _known_text(s: State) -> str:
    texts = [
        f"{observer}:{owner}:{_cards_text(s.known[observer * SEATS + owner])}"
        for observer in range(s.players)
        for owner in range(s.players)
        if any(s.known[observer * SEATS + owner])
    ]
    return ";".join(texts) or "-"


def _rest_of_deck(s: State, board: Board) -> list[int]:
    """What of the deck is neither in hands nor discarded nor in play."""
    rest = []
    for kind, count in enumerate(board.deck):
        elsewhere = s.discards[kind] + sum(s.hand[seat][kind] for seat in range(s.players))
        elsewhere += (s.card == kind) + (s.modifier == kind)
        rest.append(max(0, count - elsewhere))
    return rest


def _in_play(s: State) -> int:
    """What the card in play counts as."""
    if s.card < 0:
        return 0
    if s.modifier >= 0 or GREENS <= s.card < PURPLES:
        return PLAYED_ALL
    return PLAYED_GREEN if s.card < GREENS else PLAYED_YELLOW


def parse_position(text: str, board: Board) -> State:
    fields = text.split()
    if len(fields) < 4:
        raise NotNotation(say("position_fields", count=len(fields)))
    s = State()
    s.players, s.columns = board.players, board.columns
    s.card = s.modifier = s.scared = -1
    _read_elephants(s, board, fields[0])
    _read_cows(s, board, fields[1])
    s.mouse = _space(board, fields[2])
    s.turn = _seat(s, fields[3])
    given = _given(fields[4:])
    _read_cards(s, board, given)
    _read_turn(s, board, given)
    _check(s, board)
    if s.phase == MOUSE_RUN:
        rules.look_out(s, board)
    return s


def _given(fields: Iterable[str]) -> dict[str, str]:
    """The values by key."""
    given: dict[str, str] = {}
    for field in fields:
        key, _, value = field.partition("=")
        if key not in KEYS or not value:
            raise NotNotation(say("position_key", text=field[:40], keys=", ".join(KEYS)))
        if key in given:
            raise NotNotation(say("position_key_twice", key=key))
        given[key] = value
    return given


def _read_elephants(s: State, board: Board, text: str) -> None:
    seats = text.split(",")
    if len(seats) != s.players:
        raise NotNotation(say("position_elephants", count=len(seats), right=s.players))
    for seat in range(SEATS):
        s.lane[seat] = -1
    for seat, word in enumerate(seats):
        if word == "-":
            continue
        name, colon, progress = word.partition(":")
        cell = _space(board, name)
        if rules.elephant_at(s, cell // STRIDE, cell % STRIDE) >= 0:
            raise NotNotation(say("position_two", space=name))
        s.lane[seat], s.column[seat] = cell // STRIDE, cell % STRIDE
        s.progress[seat] = _progress(board, s.column[seat], progress) if colon else s.column[seat]


def _progress(board: Board, column: int, text: str) -> int:
    """Columns since the line: the column, give or take laps."""
    if not _PROGRESS.fullmatch(text) or (int(text) - column) % board.columns:
        raise NotNotation(say("position_progress", text=text[:40], column=column, columns=board.columns))
    return int(text)


def _read_cows(s: State, board: Board, text: str) -> None:
    names = [] if text == "-" else text.split(",")
    if len(names) > COWS:
        raise NotNotation(say("position_cows", count=len(names), most=COWS))
    for name in names:
        cell = _space(board, name)
        if not rules.is_free(s, board, cell // STRIDE, cell % STRIDE):
            raise NotNotation(say("position_two", space=name))
        s.cows[cell // STRIDE] |= 1 << cell % STRIDE


def _space(board: Board, name: str) -> int:
    if _on_grid(name) and cell_number(name) % STRIDE < board.columns and is_space(board, cell_number(name)):
        return cell_number(name)
    raise NotNotation(say("position_space", text=name[:40]))


def _seat(s: State, text: str) -> int:
    if len(text) != 1 or text not in "012345" or int(text) >= s.players:
        raise NotNotation(say("position_seat", text=text[:40], last=s.players - 1))
    return int(text)


def _read_cards(s: State, board: Board, given: Mapping[str, str]) -> None:
    hands = given.get("hands", "/".join("-" for _ in range(s.players))).split("/")
    if len(hands) != s.players:
        raise NotNotation(say("position_hands", count=len(hands), right=s.players))
    for seat, text in enumerate(hands):
        _read_counts(s.hand[seat], text)
    _read_counts(s.discards, given.get("discards", "-"))
    s.card = _card(given.get("card", "-"))
    s.modifier = _card(given.get("with", "-"))
    if s.modifier >= 0 and not (CHARGE <= s.modifier <= MANGO and 0 <= s.card < GREENS):
        raise NotNotation(say("position_with"))
    if s.modifier < 0 and CHARGE <= s.card <= MANGO:
        raise NotNotation(say("position_with"))
    _read_counts(s.pile, given.get("pile", _cards_text(_rest_of_deck(s, board))))
    s.piled = _number(given.get("piled", str(sum(s.pile))))
    sizes = _numbers(s, "held", given.get("held", "/".join(str(sum(hand)) for hand in s.hand[: s.players])))
    chips = _numbers(s, "chips", given.get("chips", "/".join("0" for _ in range(s.players))))
    if sum(chips) > CHIPS:
        raise NotNotation(say("position_chips", count=sum(chips), most=CHIPS))
    for seat in range(s.players):
        s.held[seat], s.chips[seat] = sizes[seat], chips[seat]
    _read_known(s, given.get("known", "-"))


def _read_counts(counts: MutableSequence[int], text: str) -> None:
    """Cards, `g1*2,tiger`."""
    for word in [] if text == "-" else text.split(","):
        match = _COUNTED.fullmatch(word)
        if match is None or match[1] not in KINDS or counts[KINDS.index(match[1])]:
            raise NotNotation(say("position_cards", text=word[:40]))
        counts[KINDS.index(match[1])] = int(match[2] or 1)


def _card(text: str) -> int:
    if text == "-":
        return -1
    if text not in KINDS:
        raise NotNotation(say("position_card", text=text[:40]))
    return KINDS.index(text)


def _number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise NotNotation(say("position_number", text=text[:40]))
    return int(text)


def _numbers(s: State, key: str, text: str) -> list[int]:
    """A number for each seat."""
    words = text.split("/")
    if len(words) != s.players:
        raise NotNotation(say("position_by_seat", key=key, count=len(words), right=s.players))
    return [_number(word) for word in words]


def _read_known(s: State, text: str) -> None:
    for entry in [] if text == "-" else text.split(";"):
        parts = entry.split(":")
        if len(parts) != 3:
            raise NotNotation(say("position_known", text=entry[:40]))
        observer, owner = _seat(s, parts[0]), _seat(s, parts[1])
        counts = s.known[observer * SEATS + owner]
        if observer == owner or any(counts):
            raise NotNotation(say("position_known", text=entry[:40]))
        _read_counts(counts, parts[2])
        if any(known > held for known, held in zip(counts, s.hand[owner], strict=True)):
            raise NotNotation(say("position_known", text=entry[:40]))


def _read_turn(s: State, board: Board, given: Mapping[str, str]) -> None:
    placed = all(s.lane[seat] >= 0 for seat in range(s.players))
    _read_phase(s, given.get("phase", "play" if placed else "start"))
    usual = _usual(s, board)
    texts = {key: given.get(key, usual[key]) for key in KEYS}
    s.played = _choice(texts["played"], "played", PLAYED)
    if texts["cancelled"] != "-":
        if s.modifier < 0 or _card(texts["cancelled"]) != s.modifier:
            raise NotNotation(say("position_cancelled"))
        s.cancelled = CANCELLED_MODIFIER
    s.asked, s.steps, s.moved, s.owed = (_number(texts[key]) for key in ("asked", "steps", "moved", "owed"))
    s.side = _choice(texts["side"], "side", ("left", "-", "right")) - 1
    s.scared = _seat(s, texts["scared"]) if texts["scared"] != "-" else -1
    s.after = NEXT if _choice(texts["after"], "after", ("card", "turn")) else SETTLE
    s.actor = _actor(s)


def _read_phase(s: State, text: str) -> None:
    if text in rules.ENDINGS:
        s.phase, s.ended = OVER, rules.ENDINGS.index(text) + 1
    else:
        s.phase = _choice(text, "phase", (*PHASES, *rules.ENDINGS))


def _choice(text: str, key: str, words: Sequence[str]) -> int:
    if text not in words:
        raise NotNotation(say("position_choice", key=key, text=text[:40], words=", ".join(words)))
    return words.index(text)


def _actor(s: State) -> int:
    """Who decides: it follows from the phase."""
    if s.phase == OVER:
        return -1
    if s.phase == STARTING:
        return max((seat for seat in range(s.players) if s.lane[seat] < 0), default=-1)
    return (s.turn + s.asked) % s.players if s.phase == ASKED else s.turn


# what can't be together, though each part can be read


def _check(s: State, board: Board) -> None:
    unplaced = [seat for seat in range(s.players) if s.lane[seat] < 0]
    starting = s.phase == STARTING
    if starting != bool(unplaced) or unplaced != list(range(len(unplaced))) or (starting and s.turn != 0):
        raise NotNotation(say("position_start"))
    if any(s.progress[seat] >= board.columns for seat in range(s.players)) != bool(s.ended):
        raise NotNotation(say("position_end", columns=board.columns))
    if any(sum(s.hand[seat]) > s.held[seat] for seat in range(s.players)):
        raise NotNotation(say("position_sizes"))
    if s.asked >= s.players or s.steps > board.columns:
        raise NotNotation(say("position_range"))
    if not s.ended and not _FITS[s.phase](s, board):
        raise NotNotation(say("position_phase", phase=PHASES[s.phase]))


def _idle(s: State) -> bool:
    """Whether nothing is in play and nothing is left of what was."""
    return s.card < 0 and not (s.cancelled or s.asked or s.steps or s.side or s.scared >= 0 or s.owed)


def _fits_start(s: State, board: Board) -> bool:
    return _idle(s) and not s.played and not s.moved and s.after == SETTLE and not any(s.held)


def _fits_play(s: State, board: Board) -> bool:
    return _idle(s) and s.played != PLAYED_ALL and not s.moved and s.after == SETTLE


def _fits_discard(s: State, board: Board) -> bool:
    return _idle(s) and not s.played and s.after == SETTLE


def _in_card(s: State) -> bool:
    """Whether a card is in play that counts as played; what it needs may follow."""
    return s.card >= 0 and _in_play(s) & ~s.played == 0 and not s.owed and s.after == SETTLE


def _fits_react(s: State, board: Board) -> bool:
    tiger = s.hand[s.actor][rules.TIGER_CARD] > 0
    return _in_card(s) and s.asked > 0 and tiger and s.scared < 0 and not (s.steps or s.side or s.moved)


def _moving(s: State) -> bool:
    return _in_card(s) and s.card < PURPLES and s.scared < 0 and s.steps > 0


def _fits_side(s: State, board: Board) -> bool:
    if not _moving(s) or rules.has(s, MANGO) or rules.has(s, rules.CARPET):
        return False
    charge = rules.has(s, CHARGE)
    seat = s.turn
    ahead = rules.row_along(s, board, s.lane[seat], s.column[seat], 1, charge, charge)
    return ahead < 0 and _both_sides(s, board, seat)


def _both_sides(s: State, board: Board, seat: int) -> bool:
    """Whether both sides are open to choose from."""
    rows = [rules.row_aside(s, board, s.lane[seat], s.column[seat], side) for side in (-1, 1)]
    return s.side == 0 and min(rows) >= 0


def _fits_mango(s: State, board: Board) -> bool:
    ways = [0] * rules.ACTIONS
    return _moving(s) and rules.has(s, MANGO) and rules.legal_mango_steps(s, board, ways) > 1


def _fits_scare(s: State, board: Board) -> bool:
    if not _in_card(s) or s.card != rules.MOUSE_CARD or s.scared < 0 or s.steps == 0:
        return False
    back = rules.row_along(s, board, s.lane[s.scared], s.column[s.scared], -1, True, False)
    return back < 0 and _both_sides(s, board, s.scared)


def _resolving(kind: int) -> Callable[[State, Board], bool]:
    """That this card is in play and about to take effect."""

    def fits(s: State, board: Board) -> bool:
        cows = kind == rules.COW_CARD
        steps = 1 <= s.steps <= rules.COW_STEPS if cows else s.steps == 0
        return _in_card(s) and s.card == kind and steps and s.scared < 0 and not s.side and not s.moved

    return fits


def _fits_prayer(s: State, board: Board) -> bool:
    return _resolving(rules.PRAYER_CARD)(s, board) and any(s.discards)


def _fits_throw(s: State, board: Board) -> bool:
    """For chips, after bananas with the card still in play, or at the end of the turn without one."""
    if not 1 <= s.owed <= s.held[s.turn] or s.scared >= 0 or s.steps:
        return False
    if s.after == NEXT:
        return s.card < 0 and not (s.cancelled or s.asked or s.side or s.moved)
    return 0 <= s.card < PURPLES and _in_play(s) & ~s.played == 0


_FITS: tuple[Callable[[State, Board], bool], ...] = (
    *(_fits_start, _fits_play, _fits_react, _fits_side, _fits_mango, _resolving(rules.MOUSE_CARD), _fits_scare),
    *(_resolving(rules.COW_CARD), _resolving(rules.MONKEY_CARD), _fits_prayer, _resolving(rules.SNAKE_CARD)),
    *(_fits_throw, _fits_discard),
)
"""By phase, whether everything is as it must be for it."""
