"""What the README shows is what happens."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_python_session() -> None:
    blocks = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    test = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, "README.md", "README.md", 0)
    report: list[str] = []

    results = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=report.append)

    assert results.attempted > 10
    assert results.failed == 0, "".join(report)


def commands() -> list[tuple[str, str]]:
    """Each command of the console blocks with what it prints; a line `...` stands for anything."""
    found = []
    for block in re.findall(r"```console\n(.*?)```", README, re.DOTALL):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            found.append((command, output))
    return found


@pytest.mark.parametrize(("command", "output"), commands())
def test_the_tour_of_the_command_line(command: str, output: str) -> None:
    program, *args = shlex.split(command)
    assert program == "waterhole"
    done = subprocess.run(
        [sys.executable, "-m", "waterhole", *args],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        env={**os.environ, "LC_ALL": "en_GB.UTF-8", "COLUMNS": "100", "PYTHONIOENCODING": "utf-8"},
    )

    pattern = "".join(".*" if line == "..." else re.escape(line) + r"\n" for line in output.splitlines())
    assert re.fullmatch(pattern, done.stdout, re.DOTALL), done.stdout


def test_what_it_links_to_is_there() -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", README):
        assert (ROOT / target).exists(), target
    for word in re.findall(r"`make (\w+)", README):
        assert re.search(rf"^{word}:", (ROOT / "Makefile").read_text(), re.MULTILINE), word
