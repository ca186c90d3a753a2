"""Where compiled games are kept between processes: a folder a game, named by a hash of all that went into it.

Numba's own cache knows a function by its file, name and types only. In one folder, two games with equal types would
run each other's code, and a changed helper in another file would go unseen. So every game, and every change to any
of its sources, gets a folder of its own. `WATERHOLE_CACHE` names another place than the user's cache folder.
"""

from __future__ import annotations

import ast
import importlib.util
import logging
import os
import platform
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import platformdirs

from ..games.game import Game
from . import kernels

log = logging.getLogger(__name__)

KEPT = 24 * 3600.0
"""Seconds for which a folder that was used is left alone, though its sources have changed since."""

_MAKERS = ("twins", "compiled_game")
"""The modules here that decide how functions are compiled, and for which types."""

_BUILT = "built"
"""The file that marks a folder in which everything is compiled; its time says when it was last used."""


def is_built(game: Game) -> bool:
    """Whether everything of this game is compiled already, from the sources as they are now."""
    return (folder(game) / _BUILT).exists()


def folder(game: Game) -> Path:
    """The folder for this game as its sources are now; need not exist."""
    return root() / game.name / fingerprint(game)


def root() -> Path:
    """The folder for all compiled games."""
    place = os.environ.get("WATERHOLE_CACHE")
    return (Path(place).expanduser() if place else platformdirs.user_cache_path("waterhole")) / "compiled"


def prepare(game: Game) -> Path | None:
    """Make the folder of this game and remove those of its older sources; None, with a warning, if that can't be."""
    place = folder(game)
    try:
        place.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=place).close()
    except OSError as error:
        log.warning(
            "compiled games can't be kept in %s (%s); every start compiles anew. WATERHOLE_CACHE names another folder",
            place,
            error.strerror or error,
        )
        return None
    if (place / _BUILT).exists():
        mark_built(place)
    for other in place.parent.iterdir():
        if other != place and _last_used(other) < time.time() - KEPT:
            shutil.rmtree(other, ignore_errors=True)
    return place


def mark_built(place: Path) -> None:
    """Say that everything in this folder is compiled, and used now."""
    try:
        (place / _BUILT).touch()
    except OSError:
        log.debug("can't mark %s as built", place)


def _last_used(place: Path) -> float:
    try:
        return max(path.stat().st_mtime for path in (place, place / _BUILT) if path.exists())
    except (OSError, ValueError):
        return time.time()  # somebody else is just removing it


def fingerprint(game: Game) -> str:
    """A hash of all that decides about the compiled code: sources, versions, processor, Numba's settings."""
    digest = blake2b(digest_size=12)
    for path in sources(game):
        # Numba files code under the place of its source, so the place counts as much as the text
        digest.update(f"{path}\0".encode())
        digest.update(path.read_bytes())
    for part in (*_machine(), *sorted(f"{k}={v}" for k, v in os.environ.items() if k.startswith("NUMBA_"))):
        digest.update(f"\0{part}".encode())
    return digest.hexdigest()


@cache
def _machine() -> tuple[str, ...]:
    import llvmlite.binding as llvm  # type: ignore[import-untyped]

    return (
        sys.version,
        platform.machine(),
        *(f"{package} {_version(package)}" for package in ("numba", "numpy", "llvmlite")),
        llvm.get_host_cpu_name(),
        llvm.get_host_cpu_features().flatten(),
    )


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "?"


def sources(game: Game) -> list[Path]:
    """The files that take part in the compiled game: its rules and strategy, the kernels, and all that these import."""
    roots = {"waterhole", game.rules.__name__.partition(".")[0]}  # type: ignore[attr-defined]  # a module
    todo = [game.rules.__name__, game.strategy.__name__, *kernels.NAMES]  # type: ignore[attr-defined]
    found: dict[str, Path] = {}
    while todo:
        name = todo.pop()
        if name in found or name.partition(".")[0] not in roots:
            continue
        spec = _spec(name)
        if spec is None or spec.origin is None or not spec.origin.endswith(".py"):
            continue
        found[name] = Path(spec.origin)
        package = name if spec.submodule_search_locations is not None else name.rpartition(".")[0]
        todo += _imports(ast.parse(found[name].read_bytes()), package)
    return [found[name] for name in sorted(found)] + [Path(__file__).with_name(f"{name}.py") for name in _MAKERS]


def _imports(tree: ast.Module, package: str) -> Iterator[str]:
    """The names of modules that a module imports at its top; some may be names in a module instead."""
    for node in tree.body:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = importlib.util.resolve_name("." * node.level + (node.module or ""), package)
            # packages' own __init__ are not followed: they tie a game together and compile to nothing
            if node.module:
                yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def _spec(name: str) -> importlib.machinery.ModuleSpec | None:
    try:
        return importlib.util.find_spec(name)
    except ModuleNotFoundError:  # `name` was something in a module, no module
        return None
