"""Tables that nobody visits are removed after a time that is said; others stay."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from tests.server.serving import apart

from waterhole.games.message import Refusal
from waterhole.server import rooms as module
from waterhole.server import wire
from waterhole.server.rooms import DAY, EXPIRE_DAYS, Connection, Rooms
from waterhole.store import Store

NEW = wire.NewTable("elefantenparade", [wire.ChairSpec("me"), wire.ChairSpec("me")])


def aged(store: Store, days: float) -> None:
    """Let all that is stored be so many days older."""
    store._db.execute("UPDATE events SET at = at - ?", (days * DAY,))
    store._db.commit()


def test_an_old_table_is_removed_and_a_visited_one_is_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        with Store.open(tmp_path) as store:
            first = Rooms(store, 0)
            old, visited = await first.make(NEW), await first.make(NEW)
            await first.close()
            aged(store, EXPIRE_DAYS - 1)
            rooms = Rooms(store, 0)
            await rooms.expire()
            room = await rooms.get(visited.table)
            room.touched -= (EXPIRE_DAYS - 1) * DAY
            await room.join(Connection(), wire.Hello())
            aged(store, 2)
            del rooms._rooms[visited.table]
            await rooms.expire()

            assert (await rooms.get(visited.table)).table.phase == "playing"
            with pytest.raises(Refusal, match="no_such_table"):
                await rooms.get(old.table)
            await rooms.close()

    monkeypatch.setattr(module, "time", time)
    apart(run())


@pytest.mark.parametrize("bot", ["mcts:11s", "mcts:3600s", "mcts:100001it"])
def test_bots_that_would_keep_all_others_waiting_are_refused(bot: str) -> None:
    with pytest.raises(Refusal, match="bot_too_slow"):
        module.bot_for_table(bot)
    assert module.bot_for_table(" mcts:10s ") == "mcts:10s"
