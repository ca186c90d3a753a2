"""The client's types are made from the structures of the wire."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from waterhole.games.elefantenparade import GAME, view
from waterhole.games.message import Message
from waterhole.server import typescript, wire

WEB = Path(__file__).parents[2] / "web" / "src"


@pytest.mark.parametrize("path", sorted(typescript.files()))
def test_the_files_of_the_client_are_up_to_date(path: str) -> None:
    made = typescript.files()[path]
    assert (WEB / path).read_text(encoding="utf-8") == made, "run `python -m waterhole.server.typescript web/src`"


@pytest.mark.parametrize(
    ("hint", "text"),
    [
        (int, "number"),
        (str | None, "string | null"),
        (list[int | None], "(number | null)[]"),
        (tuple[int, str], "[number, string]"),
        (tuple[int, ...], "number[]"),
        (list[tuple[int, int]], "[number, number][]"),
        (dict[str, int | str], "Record<string, number | string>"),
        (Literal["b", "a"], '"b" | "a"'),
        (Any, "unknown"),
        (list[Message], "Message[]"),
    ],
)
def test_types(hint: Any, text: str) -> None:
    assert typescript.type_text(hint) == text


@pytest.mark.parametrize("hint", [bytes, set[int], object])
def test_what_json_does_not_have_is_an_error(hint: Any) -> None:
    with pytest.raises(TypeError, match="no TypeScript"):
        typescript.type_text(hint)


def test_every_structure_of_the_wire_and_every_field_is_there() -> None:
    text = typescript.wire_text()
    for name, value in vars(wire).items():
        if isinstance(value, type) and issubclass(value, msgspec.Struct):
            body = text.split(f"export interface {name} {{\n")[1].split("\n}\n")[0]
            for field in msgspec.structs.fields(value):
                assert f"  {field.encode_name}: " in body or f"  {field.encode_name}?: " in body, (name, field.name)


def test_messages_are_told_apart_by_their_tag() -> None:
    assert 'export interface Act {\n  t: "act";\n' in typescript.wire_text()


def test_only_what_the_client_sends_may_be_left_out() -> None:
    text = typescript.wire_text()
    assert "  confirm?: boolean;" in text  # Act, from the client
    assert "  layout: unknown;" in text  # TableView, from the server


def test_a_view_names_all_that_it_is_made_of() -> None:
    text = typescript.view_text(GAME)
    for struct in (view.View, view.Layout, view.Effect, view.Elephant, view.Step, view.Forest, view.House):
        assert f"export interface {struct.__name__} {{" in text
    assert "import type { Message } from '../../lib/wire';" in text


def test_comments_come_along() -> None:
    assert "/** Logs lying there now. */\n  logs: number;" in typescript.view_text(GAME)


def test_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert typescript.main([]) == 2
    assert "usage" in capsys.readouterr().err


def test_writes_the_same_files_into_any_folder(tmp_path: Path) -> None:
    assert typescript.main([str(tmp_path)]) == 0
    written = {
        path.relative_to(tmp_path).as_posix(): path.read_text(encoding="utf-8") for path in tmp_path.rglob("*.ts")
    }
    assert written == typescript.files()
