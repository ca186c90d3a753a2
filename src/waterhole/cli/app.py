"""The commands together, what they share, and what becomes of errors."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Callable, Sequence
from typing import Annotated

import typer

from .. import __version__
from ..games.message import BadOption, Refusal, say
from ..words import LANGUAGES, best
from .bench import bench
from .chosen import POSITIONS
from .perft import perft
from .play import play
from .positions import apply, games, moves, show
from .replay import replay
from .serve import browse, serve
from .simulate import simulate
from .terminal import complain, terminal

app = typer.Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich" if sys.stdout.isatty() else None,
)
_COMMANDS: tuple[Callable[..., None], ...] = (games, show, moves, apply, play, replay, simulate, perft, bench, serve)
for command in _COMMANDS:
    app.command(context_settings=POSITIONS if command in (show, moves, apply) else None)(command)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"waterhole {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    lang: Annotated[
        str | None, typer.Option(metavar="|".join(LANGUAGES), help="The language; else that of the environment.")
    ] = None,
    debug: Annotated[bool, typer.Option("--debug", help="Show where in the program an error happened.")] = False,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """Waterhole: animal games to play, study and teach to machines. Without a command: play in the browser."""
    if lang is not None and lang not in LANGUAGES:
        raise BadOption(say("no_such_language", lang=lang, langs=", ".join(LANGUAGES)))
    terminal.begin(lang or _language())
    if context.invoked_subcommand is None:
        browse()


def _language() -> str:
    """The language of the environment, by the variable that counts first."""
    wanted = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    return best([next((value for value in wanted if value), "")])


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code: 0, 2 where the input was bad, 1 for anything else."""
    arguments = _globals_first(list(sys.argv[1:] if arguments is None else arguments))
    terminal.begin(_language())
    try:
        code = app(arguments, prog_name="waterhole", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except BrokenPipeError:  # whoever read has seen enough
        sys.stdout = open(os.devnull, "w")  # noqa: PTH123, SIM115 - for what Python flushes at its end
        return 1
    except (typer.Abort, KeyboardInterrupt):
        print(file=sys.stderr)
        return 130
    except Exception as error:
        if "--debug" in arguments:
            traceback.print_exc()
        return _fail(error)


def _fail(error: Exception) -> int:
    """Say in one line what went wrong; the exit code."""
    if isinstance(error, Refusal):
        terminal.fail(error.message)
        return 2
    # typer has a copy of click of its own, or click itself, so its errors are known by what they can
    usage = getattr(error, "format_message", None)
    if usage is not None:
        complain(f"{usage()} ({_help(error)})")
        return 2
    if isinstance(error, OSError):
        terminal.fail(say("cli_os_error", file=str(error.filename or "-"), reason=error.strerror or str(error)))
        return 2
    terminal.fail(say("cli_fault", error=f"{type(error).__name__}: {error}"))
    return 1


def _help(error: Exception) -> str:
    """How to see the help of the command that was used wrongly."""
    context = getattr(error, "ctx", None)
    return f"{context.command_path if context else 'waterhole'} --help"


def _globals_first(arguments: list[str]) -> list[str]:
    """`--lang da` and `--debug` may stand anywhere; typer takes them before the command only."""
    first: list[str] = []
    rest: list[str] = []
    words = iter(arguments)
    for word in words:
        if word == "--":
            return [*first, *rest, word, *words]
        if word == "--debug" or word.startswith("--lang="):
            first.append(word)
        elif word == "--lang":
            value = next(words, None)
            if value is None:
                return [word]  # which is refused: it needs a value
            first += [word, value]
        else:
            rest.append(word)
    return first + rest
