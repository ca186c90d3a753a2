"""Every message has its text in every language, and every text is asked for.

The messages are found in the source itself: all calls of `say`. Each check is a function that returns what it found
wrong, so that it can be tried on broken texts too (the last part).
"""

from __future__ import annotations

import ast
import doctest
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import waterhole.words
from waterhole import games
from waterhole.games.message import BadOption, Message, NotLegal, NotNotation, say
from waterhole.words import LANGUAGES, NoText, Words, best, catalogue

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "waterhole"
CLIENT = ROOT / "web" / "src"

LOCATED = {"_bad", "bad"}
"""Functions that add `file` and `line` to the message they are given."""


@dataclass(frozen=True)
class Said:
    """One call of `say`: who says it (a game, or None for what all share), the id, and the arguments given."""

    game: str | None
    id: str
    args: frozenset[str]
    where: str
    prefix: bool = False
    """Whether `id` is only how the id begins: the rest is put in when it runs."""


class _Calls(ast.NodeVisitor):
    def __init__(self, game: str | None, file: str) -> None:
        self.game, self.file = game, file
        self.said: list[Said] = []
        self.faults: list[str] = []
        self._added: frozenset[str] = frozenset()

    def visit_Call(self, node: ast.Call) -> None:
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        if name == "say":
            self._say(node)
        before = self._added
        if name in LOCATED:
            self._added = frozenset({"file", "line"})
        self.generic_visit(node)
        self._added = before

    def _say(self, node: ast.Call) -> None:
        where = f"{self.file}:{node.lineno}"
        args = frozenset(keyword.arg or "**" for keyword in node.keywords)
        if "**" in args:
            self.faults.append(f"{where}: arguments that can't be read here")
        first = node.args[0] if len(node.args) == 1 else None
        if isinstance(first, ast.JoinedStr) and isinstance(first.values[0], ast.Constant):
            self.said.append(Said(self.game, str(first.values[0].value), args, where, prefix=True))
        elif isinstance(first, ast.Constant) and isinstance(first.value, str):
            self.said.append(Said(self.game, first.value, args | self._added, where))
        else:
            self.faults.append(f"{where}: an id that can't be read here")


def calls(text: str, game: str | None, file: str) -> _Calls:
    found = _Calls(game, file)
    found.visit(ast.parse(text))
    return found


def all_calls() -> list[_Calls]:
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        place = path.relative_to(SOURCE).parts
        game = place[1] if place[0] == "games" and len(place) > 2 else None
        found.append(calls(path.read_text(encoding="utf-8"), game, "/".join(place)))
    return found


@dataclass
class Text:
    """One text: the variables in it, those it chooses by, the keys it chooses among, and the texts that it contains."""

    message: ftl.Message
    variables: set[str]
    selectors: set[str]
    keys: set[str | int]
    contains: set[str]


class _Parts(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selectors: set[str] = set()
        self.keys: set[str | int] = set()
        self.contains: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - named by fluent
        self.contains.add(node.id.name)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - named by fluent
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - named by fluent
        if isinstance(node.selector, ftl.VariableReference):
            self.selectors.add(node.selector.id.name)
        for variant in node.variants:
            key = variant.key
            self.keys.add(int(key.value) if isinstance(key, ftl.NumberLiteral) else key.name)
        self.generic_visit(node)


def read(source: str) -> tuple[dict[str, Text], list[str]]:
    """The texts of a catalogue by id, and what is wrong with how it is written."""
    texts: dict[str, Text] = {}
    faults = []
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ftl.Junk):
            faults.append(f"not Fluent: {(entry.content or '').splitlines()[:1]}: {entry.annotations[0].message}")
        elif isinstance(entry, ftl.Message):
            id_ = entry.id.name
            if id_ in texts:
                faults.append(f"{id_} stands twice")
            if not re.fullmatch(r"[a-z][a-z0-9_]*", id_) or entry.value is None or entry.attributes:
                faults.append(f"{id_} is not an id in small letters with one text")
            parts = _Parts()
            parts.visit(entry)
            texts[id_] = Text(entry, parts.variables, parts.selectors, parts.keys, parts.contains)
            if "!" in str(catalogue_text(entry)):
                faults.append(f"{id_} shouts")
    for id_, text in texts.items():
        for part in text.contains:
            if part not in texts or texts[part].contains:
                faults.append(f"{id_} contains {part}, which is not there or contains others")
            else:  # it has the same arguments
                text.variables |= texts[part].variables
    return texts, faults


def catalogue_text(entry: ftl.Message) -> str:
    """All plain text of an entry."""
    found: list[str] = []

    class Collect(Visitor):
        def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - named by fluent
            found.append(node.value)

    Collect().visit(entry)
    return "".join(found)


Catalogues = Mapping[str | None, Mapping[str, Text]]
"""In one language: the texts of each game, and of all (None)."""


def catalogues(lang: str) -> dict[str | None, dict[str, Text]]:
    return {place: read(catalogue(lang, place))[0] for place in (None, *games.names())}


# the checks


def missing(said: Iterable[Said], texts: Catalogues) -> list[str]:
    """Messages without a text, and texts that use an argument which somebody who says them doesn't give."""
    faults = []
    for one in said:
        if one.prefix:
            if not any(id_.startswith(one.id) for place in texts.values() for id_ in place):
                faults.append(f"{one.where}: nothing begins with {one.id}")
            continue
        for text in _texts_of(one, texts):
            if text is None:
                faults.append(f"{one.where}: no text {one.id}")
            elif text.variables - one.args:
                faults.append(f"{one.where}: the text {one.id} uses {sorted(text.variables - one.args)}, not given")
    return faults


def _texts_of(one: Said, texts: Catalogues) -> list[Text | None]:
    """Where it is looked up: of a game, then of all; shared code may say what every game has, as its title."""
    if one.id in texts[None]:
        return [texts[None][one.id]]
    if one.game is not None:
        return [texts[one.game].get(one.id)]
    return [texts[game].get(one.id) for game in texts if game is not None]


def unlike(first: Catalogues, other: Catalogues) -> list[str]:
    """Ids that only one of two languages has, and texts that tell less or more."""
    faults = []
    for place in first:
        for id_ in sorted(set(first[place]) ^ set(other[place])):
            faults.append(f"{id_} ({place or 'shared'}) is there in one language only")
        for id_ in sorted(set(first[place]) & set(other[place])):
            if first[place][id_].variables != other[place][id_].variables:
                faults.append(f"{id_} ({place or 'shared'}) does not use the same arguments")
    return faults


def clashes(texts: Catalogues) -> list[str]:
    """Ids of a game that are shared ones too."""
    return [f"{id_} of {game}" for game in texts if game for id_ in sorted(set(texts[game]) & set(texts[None]))]


def of_contract(game: str) -> set[str]:
    """The ids that a game has because of what it is (games/game.py)."""
    it = games.get(game)
    options = {f"option_{option.name}{part}" for option in it.options for part in ("", "_help")}
    boards = {f"board_{name}" for name in it.board_names()}
    endings = {f"ending_{name}" for name in it.rules.ENDINGS}
    return {"game_title", "game_pitch"} | options | boards | endings


QUOTED = re.compile(r"""(['"`])([a-z][a-z0-9_]*)(\$\{[^`]*)?\1""")


def asked_by_client(sources: Iterable[str]) -> tuple[set[str], set[str]]:
    """All words that stand in quotes in the client, and all beginnings of such, as `level_${n}`."""
    words, prefixes = set(), set()
    for source in sources:
        for _, word, rest in QUOTED.findall(source):
            if rest:
                prefixes.add(word)
            else:
                words.add(word)
    return words, prefixes


def client_sources() -> list[str]:
    return [p.read_text(encoding="utf-8") for p in sorted(CLIENT.rglob("*")) if p.suffix in (".ts", ".svelte")]


PHRASE = re.compile(
    r"""\bid: (['"])([a-z][a-z0-9_]*)\1, args|\bid: (['"])([a-z][a-z0-9_]*)\3 \}|\bt\((['"])([a-z][a-z0-9_]*)\5"""
)
"""A message that the client makes: `{ id: 'space_label', args: ... }`, or `t('close')` for its own `ui_close`."""


def asked_in_vain(texts: Catalogues, own: Mapping[str, Text], sources: Iterable[str]) -> list[str]:
    """Messages of the client that have a text neither in a catalogue of ours nor in its own."""
    there = set(own).union(*texts.values())
    asked: set[str] = set()
    for source in sources:
        for match in PHRASE.finditer(source):
            asked.add(match[2] or match[4] or f"ui_{match[6]}")
    return sorted(asked - there)


def unused(texts: Catalogues, said: Iterable[Said], words: set[str], prefixes: set[str]) -> list[str]:
    """Texts that nobody asks for: no Python, no client, no contract."""
    said = list(said)
    faults = []
    for place, of_place in texts.items():
        asked = words | {one.id for one in said if not one.prefix and one.game in (None, place)}
        if place is None:
            asked |= {one.id for one in said if not one.prefix}
        else:
            asked |= of_contract(place)
        asked = asked.union(*(text.contains for text in of_place.values()))
        starts = tuple(prefixes | {one.id for one in said if one.prefix})
        faults += [
            f"{id_} ({place or 'shared'})" for id_ in of_place if id_ not in asked and not id_.startswith(starts)
        ]
    return faults


def unrenderable(lang: str, place: str | None, texts: Mapping[str, Text]) -> list[str]:
    """Texts that do not come out as one clean line, whatever they choose by."""
    words = Words(lang, strict=True)
    faults = []
    for id_, text in texts.items():
        if any(name == "seat" or name.endswith("_seat") for name in text.selectors):
            faults.append(f"{id_} chooses by a seat, which is a name when it is shown")
        numbers = {key for key in text.keys if isinstance(key, int)} | {0, 1, 2, 5, 1234}
        values: list[int | str] = [*sorted(numbers), *sorted(str(key) for key in text.keys), "word"]
        for value in values:
            args: dict[str, int | str] = dict.fromkeys(text.variables, value)
            args.update((name, 1) for name in text.variables if name.endswith("seat"))
            try:
                line = words.render(Message(id_, args), place)
            except NoText as error:
                faults.append(str(error))
                continue
            if re.search(r"[{}\n]|  |^\s|\s$|\s[.,;:]|\.\.|1,234|1\.234", line):
                faults.append(f"{id_} with {value}: {line!r}")
    return faults


# the texts as they are

CALLS = all_calls()
SAID = [one for found in CALLS for one in found.said]


def test_all_ids_and_arguments_can_be_read() -> None:
    assert len(SAID) > 80
    assert [fault for found in CALLS for fault in found.faults] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_catalogues_are_well_written(lang: str) -> None:
    for place in (None, *games.names()):
        texts, faults = read(catalogue(lang, place))
        assert texts
        assert faults == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_has_its_text(lang: str) -> None:
    assert missing(SAID, catalogues(lang)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_has_the_texts_of_the_contract(lang: str) -> None:
    for game in games.names():
        assert of_contract(game) - set(catalogues(lang)[game]) == set()


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_languages_have_the_same_texts(lang: str) -> None:
    assert unlike(catalogues(LANGUAGES[0]), catalogues(lang)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_of_a_game_hides_a_shared_one(lang: str) -> None:
    assert clashes(catalogues(lang)) == []


def test_no_text_is_unused() -> None:
    words, prefixes = asked_by_client(client_sources())
    assert unused(catalogues(LANGUAGES[0]), SAID, words, prefixes) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_client_asks_for_texts_that_are_there(lang: str) -> None:
    own, faults = read((CLIENT / "texts" / f"{lang}.ftl").read_text(encoding="utf-8"))
    assert faults == []
    assert asked_in_vain(catalogues(lang), own, client_sources()) == []


def test_the_client_speaks_the_same_in_all_languages() -> None:
    own = [read((CLIENT / "texts" / f"{lang}.ftl").read_text(encoding="utf-8"))[0] for lang in LANGUAGES]
    for other in own[1:]:
        assert unlike({None: own[0]}, {None: other}) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_renders(lang: str) -> None:
    for place, texts in catalogues(lang).items():
        assert unrenderable(lang, place, texts) == []


# the rules pages


def rulings_of(page: str) -> list[str]:
    return re.findall(r"^### ([A-Z]{2}-[A-Z]?\d+) · \S", page, re.MULTILINE)


@pytest.mark.parametrize("game", games.names())
def test_rules_pages_explain_every_ruling_that_is_named(game: str) -> None:
    cited: set[str] = set()
    for path in sorted((SOURCE / "games" / game).rglob("*.py")):
        cited |= set(re.findall(r"\b[A-Z]{2}-[A-Z]?\d+\b", path.read_text(encoding="utf-8")))
    pages = [games.get(game).folder / "rules" / f"{lang}.md" for lang in LANGUAGES]
    explained = [rulings_of(page.read_text(encoding="utf-8")) for page in pages]
    assert cited
    assert cited - set(explained[0]) == set()
    assert len(explained[0]) == len(set(explained[0]))
    assert all(ids == explained[0] for ids in explained)
    reference = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    assert set(explained[0]) - set(rulings_of(reference)) == set()


def examples_of(page: str) -> list[list[str]]:
    """The rows of the table of worked examples: position, actions, and the result or the id of the reason."""
    rows = re.findall(r"^\| [A-Z]{2}-example-\d+ \| `(.+)` \| `(.+)` \| `(.+)` \|$", page, re.MULTILINE)
    return [list(row) for row in rows]


def outcome(game: str, position: str, actions: str) -> str:
    """The position after these actions, or the id of the reason that one of them is refused."""
    it = games.get(game)
    for players in it.players:
        try:
            now = it.config(players).position(position)
        except NotNotation:
            continue
        try:
            for action in actions.split():
                now.play(action)
        except NotLegal as refusal:
            return refusal.message.id
        return now.text
    return "no position"


@pytest.mark.parametrize("game", games.names())
def test_worked_examples_of_the_reference_are_true(game: str) -> None:
    examples = examples_of((ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8"))
    assert examples
    assert [(p, a, outcome(game, p, a)) for p, a, _ in examples] == [(p, a, result) for p, a, result in examples]


@pytest.mark.parametrize("game", games.names())
def test_tests_that_the_reference_names_are_there(game: str) -> None:
    named = re.findall(r"`(test_[A-Za-z0-9_]+)(\*?)`", (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8"))
    tests = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests" / "games" / game).glob("test_*.py"))
    assert named
    assert [name for name, star in named if not re.search(rf"^def {name}{'' if star else '[(]'}", tests, re.M)] == []


# words.py


def test_seats_are_called_by_name_else_by_colour() -> None:
    message = say("holds", seat=1, logs=1)
    words = Words("en", strict=True)
    assert words.render(message, "elefantenparade", ["Anna", "Bo"]) == "Bo holds 1 log."
    assert words.render(message, "elefantenparade", {1: "Bo"}) == "Bo holds 1 log."
    for seats in (None, [], ["Anna"], ["Anna", ""], {}, {0: "Anna"}):
        assert words.render(message, "elefantenparade", seats) == "Vermilion holds 1 log."
    assert Words("de").render(say("holds", seat=0, logs=2), "elefantenparade") == "Blau hat 2 Stämme."
    assert Words("da").colour(3) == "Gul"


def test_a_game_looks_into_the_shared_catalogue_too() -> None:
    assert Words("en", strict=True).render(say("game_over"), "elefantenparade").startswith("The game is over")


def test_numbers_are_not_grouped() -> None:
    assert "1200" in Words("de", strict=True).render(say("no_such_start", space=1200, last=7), "elefantenparade")


def test_a_message_from_a_line_of_a_file_names_it() -> None:
    words = Words("en", strict=True)
    told = words.render(Message("game_over", {"file": "game.txt", "line": 31}))
    assert told.startswith("game.txt, line 31: The game is over")
    own = words.render(Message("board_houses", {"file": "own.txt", "line": 2}), "elefantenparade")
    assert own.count("own.txt") == 1


def test_what_has_no_text_can_still_be_read() -> None:
    for message in (Message("no_such_text", {"n": 3}), Message("holds", {"n": 3})):
        for game in ("elefantenparade", "no_such_game", None):
            assert Words("en").render(message, game) == str(message)
    with pytest.raises(NoText, match="no_such_text"):
        Words("en", strict=True).render(Message("no_such_text"))
    with pytest.raises(NoText, match="Unknown external"):
        Words("en", strict=True).render(Message("holds", {"n": 3}), "elefantenparade")


def test_a_sentence_stays_one_line_whatever_was_typed() -> None:
    for text in ("a\nb", "\x1b[2J", "x" * 5000, "{ $text }", "\u202e"):
        for message in (say("not_action", text=text), Message("no_such_text", {"text": text})):
            assert Words("en").render(message, "elefantenparade").isprintable()


def test_the_best_language() -> None:
    assert best(["fr", "de-AT", "da"]) == "de"
    assert best(["da_DK.UTF-8"]) == "da"
    assert best(["DE"]) == "de"
    assert best(["C.UTF-8", "", "*"]) == best([]) == "en"
    assert Words("de_CH").lang == "de"


def test_catalogues_that_are_not_there() -> None:
    with pytest.raises(BadOption, match="no_such_language"):
        catalogue("../en")
    with pytest.raises(BadOption, match="no_such_game"):
        catalogue("en", "no_such_game")


def test_the_ruling_behind_a_message() -> None:
    assert Words.ruling(say("place_first", ruling="EP-1")) == "EP-1"
    assert Words.ruling(say("game_over")) is None


def test_the_example_of_the_module() -> None:
    assert doctest.testmod(waterhole.words).failed == 0


# the checks can fail


def _texts(source: str) -> dict[str, Text]:
    texts, faults = read(source)
    assert faults == []
    return texts


def test_calls_are_found_with_their_arguments() -> None:
    found = calls('raise self.bad(3, say("a", x=1)); say("b", y=2); say(f"c_{n}")', "g", "f.py")
    assert found.said == [
        Said("g", "a", frozenset({"x", "file", "line"}), "f.py:1"),
        Said("g", "b", frozenset({"y"}), "f.py:1"),
        Said("g", "c_", frozenset(), "f.py:1", prefix=True),
    ]
    assert len(calls('say(name); say("a", **all)', None, "f.py").faults) == 2


def test_badly_written_catalogues_are_seen() -> None:
    assert len(read("a = one\na = two\n")[1]) == 1
    assert len(read("A-B = one\n")[1]) == 1
    assert len(read("a = { $x\n")[1]) == 1
    assert len(read("a = Ah!\n")[1]) == 1
    assert len(read("a =\n    .title = one\n")[1]) == 1


def test_missing_texts_and_arguments_are_seen() -> None:
    texts: Catalogues = {None: _texts("s = { $x }\n"), "g": _texts("a = { $x } { $y }\n")}

    def faults(id_: str, *args: str, game: str | None = "g", prefix: bool = False) -> int:
        return len(missing([Said(game, id_, frozenset(args), "f.py:1", prefix)], texts))

    assert faults("a", "x", "y") == faults("s", "x") == faults("s", "x", game=None) == faults("a", prefix=True) == 0
    assert faults("a", "x") == faults("none") == faults("s", game=None) == faults("z_", prefix=True) == 1


def test_unlike_languages_are_seen() -> None:
    one: Catalogues = {None: _texts("a = { $x }\nb = two\n")}
    assert unlike(one, one) == []
    assert len(unlike(one, {None: _texts("a = one\nb = two\n")})) == 1
    assert len(unlike(one, {None: _texts("a = { $x }\n")})) == 1
    assert len(unlike({None: _texts("a = { $x }\n")}, one)) == 1


def test_clashes_are_seen() -> None:
    assert clashes({None: _texts("a = one\n"), "g": _texts("a = two\nb = two\n")}) == ["a of g"]


def test_unused_texts_are_seen() -> None:
    words, prefixes = asked_by_client(["say({ id: 'goal_label' }); say(`level_${n}`)"])
    texts: Catalogues = {
        None: _texts("level_1 = one\nlost = two\n"),
        "elefantenparade": _texts("goal_label = one\ngame_title = two\ndid = three\nlost = four\n"),
    }
    said = [Said("elefantenparade", "did", frozenset(), "f.py:1")]
    assert unused(texts, said, words, prefixes) == ["lost (shared)", "lost (elefantenparade)"]


def test_texts_that_the_client_misses_are_seen() -> None:
    source = "say({ id: 'a', args: { x } }); say({ id: 'b' }); t('c'); t('d', { x }); { id: 'unrelated', kind: 'e' }"
    texts: Catalogues = {None: _texts("a = one\n"), "g": _texts("b = two\n")}
    assert asked_in_vain(texts, _texts("ui_c = three\nui_d = four\n"), [source]) == []
    assert asked_in_vain({None: {}, "g": {}}, {}, [source]) == ["a", "b", "ui_c", "ui_d"]


def test_texts_that_do_not_render_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    from fluent.runtime import FluentBundle, FluentResource

    def faults(source: str) -> int:
        bundle = FluentBundle(["en"], use_isolating=False)
        bundle.add_resource(FluentResource(source + "seat_colour = Blue\nat_line = { $text }\n"))
        monkeypatch.setattr(waterhole.words, "_bundle", lambda lang, game: bundle)
        return len(unrenderable("en", None, _texts(source)))

    assert faults("a = { $n ->\n    [one] one\n   *[other] many\n    }\nb = { $seat }\n") == 0
    assert faults("a = { NUMBER($x) }\n") > 0
    assert faults("a = { $n -> \n   *[other] many\n    } .\n") > 0
    assert faults("a = one\n    two\n") > 0
    assert faults("a = { $seat ->\n    [one] one\n   *[other] many\n    }\n") > 0
