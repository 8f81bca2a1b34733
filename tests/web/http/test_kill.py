"""The server is killed at random moments under load, again and again, and nothing is lost.

Players know nothing but what is pushed to them. Whatever was acknowledged must be in the journals,
every journal must lead to a game, and every player must be able to go on.
"""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from httpx2 import AsyncClient, HTTPError
from websockets.exceptions import WebSocketException

from baumeister.core.record import Record, replay
from baumeister.games import game
from baumeister.web.table.journal import entries
from baumeister.web.table.sqlite_store import open_store
from tests.web.processes import ServerProcess, lasting_port, stream

KILLS = 8
TABLES = 6
SEATS = [{"kind": "me"}, {"kind": "friend"}, {"kind": "bot", "level": "random"}]


@dataclass
class Arena:
    """The server that is alive now, and what the players were promised."""

    folder: Path
    server: ServerProcess
    acknowledged: dict[str, set[str]] = field(default_factory=dict)
    promises: int = 0
    news: asyncio.Condition = field(default_factory=asyncio.Condition)
    is_alive: asyncio.Event = field(default_factory=asyncio.Event)

    async def kill(self) -> None:
        """Kill the server in the middle of whatever it does, and start it again."""
        self.is_alive.clear()
        self.server.process.kill()
        await asyncio.to_thread(self.server.wait)
        self.server = await asyncio.to_thread(ServerProcess, self.folder, self.server.port)
        self.is_alive.set()

    async def acknowledge(self, url: str, request: str) -> None:
        self.acknowledged.setdefault(url, set()).add(request)
        self.promises += 1
        async with self.news:
            self.news.notify_all()

    async def wait_for(self, promises: int) -> None:
        async with self.news:
            await self.news.wait_for(lambda: self.promises >= promises)


class Player:
    """Answers at random, and repeats what was not acknowledged until it is."""

    def __init__(self, arena: Arena, name: str) -> None:
        self.arena = arena
        self.name = name
        self.rng = Random(name)
        self.http = AsyncClient(trust_env=False, timeout=30)
        self.is_over = asyncio.Event()

    async def post(self, path: str, data: object) -> Any:
        reply = await self.http.post(self.arena.server.address + path, json=data)
        return reply.json() | {"status": reply.status_code}

    def cookie(self) -> str:
        return f"baumeister={self.http.cookies['baumeister']}"

    async def play(self, url: str) -> None:
        """Play to the end of the game, through any number of restarts."""
        while not self.is_over.is_set():
            try:
                async with stream(self.arena.server.address, url, self.cookie()) as pushes:
                    async for push in pushes:
                        await self.look(url, json.loads(push))
                        if self.is_over.is_set():
                            break
            except (OSError, WebSocketException, HTTPError):
                await self.arena.is_alive.wait()

    async def look(self, url: str, push: dict[str, Any]) -> None:
        if push["over"]:
            self.is_over.set()
        elif push["legal"]:
            version = push["version"]
            request = f"{self.name} {version} {self.rng.random()}"
            data = {
                "seat": push["mine"][0],
                "action": self.rng.choice(push["legal"]),
                "version": version,
                "request": request,
            }
            await self.insist(url, request, data)

    async def insist(self, url: str, request: str, data: dict[str, object]) -> None:
        """The same request until somebody answers it; a table that has moved on is an answer."""
        while True:
            try:
                reply = await self.post(f"{url}/answer", data)
            except (OSError, HTTPError):
                await self.arena.is_alive.wait()
                continue
            assert reply["status"] in (200, 409, 429), reply
            if reply["status"] == 200:
                await self.arena.acknowledge(url, request)
            if reply["status"] != 429:
                return


async def open_tables(arena: Arena) -> list[tuple[str, list[Player]]]:
    opened = []
    for number in range(TABLES):
        people = [Player(arena, f"{name} {number}") for name in ("Anna", "Ben")]
        for person in people:
            await person.post("/name", {"name": person.name})
        reply = await people[0].post("/tables", {"game": "imhotep", "seats": SEATS})
        await people[1].post(f"{reply['url']}/sit", {"seat": 1})
        opened.append((str(reply["url"]), people))
    return opened


async def play_and_kill(folder: Path) -> Arena:
    rng = Random(7)
    arena = Arena(folder, ServerProcess(folder, lasting_port()))
    arena.is_alive.set()
    opened = await open_tables(arena)
    playing = [asyncio.create_task(person.play(url)) for url, people in opened for person in people]
    for _ in range(KILLS):
        await arena.wait_for(arena.promises + rng.randint(10, 40))
        await arena.kill()
    await asyncio.gather(*playing)
    for _, people in opened:
        for person in people:
            await person.http.aclose()
    return arena


def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    arena = asyncio.run(play_and_kill(folder))
    assert arena.server.stop() == 0
    store = open_store(folder)
    imhotep = game("imhotep")
    assert len(arena.acknowledged) == TABLES
    for url, promised in arena.acknowledged.items():
        info = store.table(url.rpartition("/")[2])
        assert info is not None
        journal = store.journal(info.id)
        requests = [line.request for line in journal if line.request]
        assert len(requests) == len(set(requests)), "an answer was heard twice"
        assert promised <= set(requests), "an acknowledged answer is lost"
        record = Record(
            info.game, info.rules_version, info.seats, info.variants, entries(journal), info.edition
        )
        assert replay(imhotep, record).result() is not None
    store.close()
    events = [event["event"] for event in arena.server.events()]
    assert events.count("started") == KILLS + 1
    assert not {"request_failed", "push_failed", "bots_stopped"} & set(events)
