"""Load for a while: nothing grows that should not. The numbers are benchmarks (bench/server.py), not tests."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench.server import memory, post, run
from tests.server.serving import Server, apart

SECONDS = 60
TABLES = 200
RATE = 400
MEGABYTES = 12


@pytest.mark.soak
def test_memory_does_not_grow_under_load(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    body = {"game": "elefantenparade", "first": 0, "chairs": [{"kind": "me"}] * 2}
    sizes = []
    for _ in range(4):
        tables = [post(server.port, body) for _ in range(TABLES)]
        result = apart(run(server.process.pid, server.port, tables, SECONDS, RATE))
        assert result["moves"] > SECONDS * RATE / 4
        sizes.append(memory(server.process.pid))
    server.stop()
    # the first round fills caches; later ones only add the tables that stay in memory for a while
    assert sizes[-1] - sizes[0] < 3 * MEGABYTES, sizes
