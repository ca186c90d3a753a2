"""The client's types, made from the structures that the server and the games send, so that nothing is written twice.

    python -m waterhole.server.typescript web/src

writes `lib/wire.ts` from `waterhole.server.wire`, and `games/GAME/view.ts` from the View, Layout and Effect of every
game that lives in this package (a game from elsewhere brings its own). The same structures give the same bytes.
"""

from __future__ import annotations

import ast
import inspect
import json
import re
import sys
import textwrap
import types
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from ..games import get, names
from ..games.game import Game
from ..games.message import Message
from . import wire

HEAD = "// Made from {module} by `python -m waterhole.server.typescript web/src`; change it there, not here.\n"

_PLAIN: dict[Any, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    None: "null",
    types.NoneType: "null",
    Any: "unknown",
}


def files() -> dict[str, str]:
    """All files by their path under web/src."""
    texts = {"lib/wire.ts": wire_text()}
    for name in names():
        game = get(name)
        if game.views.View.__module__.startswith(f"{get.__module__}."):
            texts[f"games/{name}/view.ts"] = view_text(game)
    return texts


def wire_text() -> str:
    """The types of all structures of `waterhole.server.wire`, and the unions of messages in both directions."""
    own = _structs_of(wire)
    # what is sent, but belongs to other modules, as Message
    borrowed = sorted(set(_reachable(own)).difference(own), key=lambda struct: struct.__name__)
    parts = [
        HEAD.format(module=wire.__name__),
        f"export const PROTOCOL = {wire.PROTOCOL};\n",
        *(_interface(struct) for struct in [*borrowed, *own]),
        *(_union(name, getattr(wire, name)) for name in ("FromClient", "FromServer")),
    ]
    return "\n".join(parts)


def view_text(game: Game) -> str:
    """The types of a game's View, Layout and Effect, of its Part where it has one, and of what they are made of."""
    views: Any = game.views
    roots = [views.View, views.Layout, views.Effect, *([views.Part] if hasattr(views, "Part") else [])]
    used = set(_reachable(roots))
    module = sys.modules[views.View.__module__]
    structs = [struct for struct in _structs_of(module) if struct in used]
    borrowed = used - set(structs)
    if not borrowed <= {Message}:
        raise TypeError(f"{module.__name__}: structures of other modules can't be sent, only Message: {borrowed}")
    parts = [HEAD.format(module=module.__name__)]
    if borrowed:
        parts.append("import type { Message } from '../../lib/wire';\n")
    return "\n".join([*parts, *(_interface(struct) for struct in structs)])


def type_text(hint: Any) -> str:
    """The TypeScript of a type; TypeError for one that can't be sent."""
    if hint in _PLAIN:
        return _PLAIN[hint]
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " | ".join(json.dumps(value) for value in args)
    if origin in (Union, types.UnionType):
        return " | ".join(type_text(arg) for arg in args)
    if origin is list or (origin is tuple and args[1:] == (...,)):
        item = type_text(args[0])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if origin is tuple:
        return f"[{', '.join(type_text(arg) for arg in args)}]"
    if origin is dict:
        return f"Record<{type_text(args[0])}, {type_text(args[1])}>"
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint.__name__
    raise TypeError(f"no TypeScript for {hint}")


def _structs_of(module: types.ModuleType) -> list[type[msgspec.Struct]]:
    """The structures that a module defines, in the order of its source."""
    return [
        value
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__
    ]


def _reachable(structs: Iterable[type[msgspec.Struct]]) -> Iterator[type[msgspec.Struct]]:
    """These structures and all that their fields are made of."""
    waiting: list[Any] = list(structs)
    seen = set()
    while waiting:
        hint = waiting.pop()
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            if hint not in seen:
                seen.add(hint)
                yield hint
                waiting.extend(get_type_hints(hint).values())
        else:
            waiting.extend(get_args(hint))


def _interface(struct: type[msgspec.Struct]) -> str:
    config = struct.__struct_config__
    # what the client sends may leave out what has a default; what the server sends is always whole
    sent_by_client = config.forbid_unknown_fields or struct in get_args(wire.FromClient)
    hints = get_type_hints(struct)
    comments = _field_comments(struct)
    lines = [*_comment(inspect.cleandoc(struct.__doc__ or ""), ""), f"export interface {struct.__name__} {{"]
    if config.tag_field:
        lines.append(f"  {config.tag_field}: {json.dumps(config.tag)};")
    for field in msgspec.structs.fields(struct):
        optional = "?" if sent_by_client and not field.required else ""
        lines += _comment(comments.get(field.name, ""), "  ")
        lines.append(f"  {field.encode_name}{optional}: {type_text(hints[field.name])};")
    return "\n".join([*lines, "}", ""])


def _union(name: str, union: Any) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {type_text(arg)}" for arg in get_args(union)) + ";\n"


def _comment(text: str, indent: str) -> list[str]:
    if not text:
        return []
    first, *rest = re.sub(r"\bNone\b", "null", text).splitlines()
    if not rest:
        return [f"{indent}/** {first} */"]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in (first, *rest)), f"{indent} */"]


def _field_comments(struct: type[msgspec.Struct]) -> dict[str, str]:
    """The strings that stand below fields in a structure's source, by field."""
    (definition,) = ast.parse(textwrap.dedent(inspect.getsource(struct))).body
    assert isinstance(definition, ast.ClassDef)
    comments = {}
    for field, below in zip(definition.body, definition.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            match below:
                case ast.Expr(value=ast.Constant(value=str(text))):
                    comments[field.target.id] = inspect.cleandoc(text)
    return comments


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print("usage: python -m waterhole.server.typescript FOLDER", file=sys.stderr)
        return 2
    for path, text in files().items():
        target = Path(arguments[0]) / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
        print(target)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
