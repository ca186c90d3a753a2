"""One server for the tests of a module; each opens tables of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.serving import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server") / "data", "--bot-pace", "0")
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()
            assert "Traceback" not in server.output, server.output
