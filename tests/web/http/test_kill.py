"""The server is killed at random moments under load, again and again, and nothing is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from baumeister.web.table.sqlite_store import open_store
from tests.web.faults.players import Crowd, Evening, check_promises
from tests.web.processes import ServerProcess, lasting_port

KILLS = 8
TABLES = 6


async def play_and_kill(folder: Path) -> ServerProcess:
    rng = Random(7)
    server = ServerProcess(folder, lasting_port())
    crowd = Crowd(lambda: [server.address])
    async with Evening(crowd, TABLES):
        for _ in range(KILLS):
            await crowd.wait_for(rng.randint(10, 40))
            server.process.kill()
            await asyncio.to_thread(server.wait)
            server = await asyncio.to_thread(ServerProcess, folder, server.port)
        await crowd.wait_for(3 * TABLES)
    assert await asyncio.to_thread(server.stop) == 0
    assert len(crowd.acknowledged) >= TABLES
    store = open_store(folder)
    assert await check_promises(store, crowd) > crowd.promises
    await store.close()
    return server


def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    server = asyncio.run(play_and_kill(tmp_path / "data"))
    events = [event["event"] for event in server.events()]
    assert events.count("started") == KILLS + 1
    assert not {"request_failed", "push_failed", "bots_stopped"} & set(events)
