"""Processes that know the toy game too."""

from __future__ import annotations

import os

import pytest
from tests.engine.shared import ROOT


@pytest.fixture(scope="session")
def toy_installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a process in which the toy game is installed, by its entry point."""
    place = tmp_path_factory.mktemp("installed")
    info = place / "toy-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: toy\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[waterhole.games]\ntoy = tests.toy:GAME\n")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(place), str(ROOT)])}
