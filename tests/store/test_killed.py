"""The server is killed, or its disk fails: every event that was called done is there, once and in its place."""

from __future__ import annotations

import random
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from waterhole.store import FolderInUse, Store

ROUNDS = 20

# Appends to ten tables, to each as fast as it is told "done", and says on its standard output what was done.
# Each line is one write, short enough for a pipe to take it whole.
WRITER = """
import os, sys, threading
from pathlib import Path
from waterhole.store import Store

store = Store.open(Path(sys.argv[1]))

def go_on(table, n, several):
    payloads = [f"{table}/{k}".encode() for k in range(n, n + several)]

    def done(future):
        future.result()
        os.write(1, f"{table} {n + several}\\n".encode())
        go_on(table, n + several, several)

    store.append_many(table, n, payloads).add_done_callback(done)

for several in range(1, 11):
    table = f"by{several}"
    go_on(table, len(store.read(table)), several)
threading.Event().wait(60)  # longer than any test, but not for ever if nobody is left to kill it
"""

# Says "open", then holds the folder until it is killed.
HOLDER = """
import sys, time
from pathlib import Path
from waterhole.store import Store

store = Store.open(Path(sys.argv[1]))
print("open", flush=True)
time.sleep(60)
"""

# Files may not grow over a limit, which to SQLite is a disk that fails in the middle of writing.
LIMITED = """
import resource, sys
from pathlib import Path
from waterhole.store import Store, StoreError

folder = Path(sys.argv[1])
with Store.open(folder) as store:
    store.append("a", 0, b"0").result(20)
    size = max(file.stat().st_size for file in folder.iterdir())
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size + 20_000, hard))
    n, failed = 1, 0
    while failed < 3:
        try:
            store.append("a", n, b"x" * 1000).result(20)
            n += 1
        except StoreError as error:
            assert error.message.id in ("store_failed", "store_disk_full"), error
            failed += 1
    assert store.append_many("b", 0, [b"x" * 1000] * 30).exception(20) is not None
    assert len(store.read("a")) == n and store.read("b") == []
    resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    store.append("a", n, b"last").result(20)
    print(n + 1)
"""


@contextmanager
def running(script: str, folder: Path) -> Iterator[subprocess.Popen[str]]:
    """A program that runs, and is killed at the end of the block if it still does."""
    command = [sys.executable, "-c", script, str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as program:
        try:
            yield program
        finally:
            program.kill()


def test_killed_twenty_times_in_the_middle_of_writing(tmp_path: Path) -> None:
    rng = random.Random(20)
    done = {f"by{several}": 0 for several in range(1, 11)}
    for _ in range(ROUNDS):
        before = sum(done.values())
        with running(WRITER, tmp_path) as writer:
            assert writer.stdout is not None
            lines = [writer.stdout.readline()]
            killer = threading.Timer(rng.uniform(0, 0.1), writer.kill)
            killer.start()
            lines += writer.stdout.readlines()  # until it is dead
            killer.join()
        for line in lines:
            table, events = line.split()
            done[table] = max(done[table], int(events))
        assert sum(done.values()) > before
        # the folder is free again, and everything that was done is there
        with Store.open(tmp_path) as store:
            for several in range(1, 11):
                table = f"by{several}"
                found = store.read(table)
                assert len(found) >= done[table]
                assert found == [f"{table}/{n}".encode() for n in range(len(found))]
                assert len(found) % several == 0  # those appended together are there together


def test_the_lock_of_another_process_holds_until_it_is_killed(tmp_path: Path) -> None:
    with running(HOLDER, tmp_path) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "open\n"
        with pytest.raises(FolderInUse):
            Store.open(tmp_path)
        holder.kill()
        holder.wait()
        Store.open(tmp_path).close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit for files")
def test_a_disk_that_fails_in_the_middle_of_writing(tmp_path: Path) -> None:
    with running(LIMITED, tmp_path) as limited:
        assert limited.stdout is not None
        said = limited.stdout.read()
        assert limited.wait() == 0
    with Store.open(tmp_path) as store:
        events = store.read("a")
    assert len(events) == int(said)
    assert events == [b"0"] + [b"x" * 1000] * (len(events) - 2) + [b"last"]
