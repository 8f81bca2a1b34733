"""Players who know nothing but what is pushed to them, and never give up.

Whatever was acknowledged must be in the journals, once, and every journal must lead to a game.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

from httpx2 import AsyncClient, HTTPError
from websockets.exceptions import WebSocketException

from baumeister.core.record import Record, replay
from baumeister.games import game
from baumeister.web.table.journal import entries
from baumeister.web.table.store import Store
from tests.web.patience import PATIENCE_SECONDS
from tests.web.processes import stream

SEATS = [{"kind": "me"}, {"kind": "friend"}, {"kind": "bot", "level": "random"}]
LATER = (429, 503)  # whoever is told so comes again
REST_SECONDS = 0.05  # seconds before a server is tried again that was not there


@dataclass
class Crowd:
    """Everybody who plays, and what they were promised; `addresses` are those of the servers."""

    addresses: Callable[[], list[str]]
    acknowledged: dict[str, set[str]] = field(default_factory=dict)
    promises: int = 0
    is_late: bool = False  # then everybody goes home
    waiting: set[object] = field(default_factory=set)  # requests that have no reply yet
    longest: float = 0.0  # seconds that somebody has waited for an answer of any server
    news: asyncio.Condition = field(default_factory=asyncio.Condition)

    async def acknowledge(self, url: str, request: str) -> None:
        self.acknowledged.setdefault(url, set()).add(request)
        self.promises += 1
        async with self.news:
            self.news.notify_all()

    async def wait_for(self, promises: int) -> None:
        """Until so many more answers are acknowledged."""
        wanted = self.promises + promises
        async with self.news:
            await self.news.wait_for(lambda: self.promises >= wanted)

    async def everybody_is_back(self) -> None:
        """Until all who wait for a reply at this moment have it: nobody meets two troubles."""
        waiting = set(self.waiting)
        async with self.news:
            await self.news.wait_for(lambda: not waiting & self.waiting)

    @asynccontextmanager
    async def request(self) -> AsyncIterator[None]:
        """Somebody waits for a reply, from whichever server."""
        name, begun = object(), perf_counter()
        self.waiting.add(name)
        try:
            yield
        finally:
            self.waiting.remove(name)
            self.longest = max(self.longest, perf_counter() - begun)
        async with self.news:
            self.news.notify_all()


class Player:
    """Answers at random, and repeats what was not acknowledged until it is."""

    def __init__(self, crowd: Crowd, name: str) -> None:
        self.crowd = crowd
        self.name = name
        self.rng = Random(name)
        self.http = AsyncClient(trust_env=False, timeout=PATIENCE_SECONDS)
        self.is_over = False

    def has_done(self) -> bool:
        return self.is_over or self.crowd.is_late

    def anywhere(self) -> str:
        return self.rng.choice(self.crowd.addresses())

    async def post(self, path: str, data: object) -> dict[str, Any]:
        """The reply of whichever server answers first."""
        async with self.crowd.request():
            while True:
                try:
                    reply = await self.http.post(self.anywhere() + path, json=data)
                    if reply.status_code not in LATER:
                        break
                except (OSError, HTTPError):
                    pass
                await asyncio.sleep(REST_SECONDS)
        found: dict[str, Any] = reply.json()
        return {**found, "status": reply.status_code}

    async def play(self, url: str) -> None:
        """To the end of the game or of the evening, whatever happens to the servers."""
        cookie = f"baumeister={self.http.cookies['baumeister']}"
        while not self.has_done():
            try:
                async with stream(self.anywhere(), url, cookie) as pushes:
                    async for push in pushes:
                        await self.look(url, json.loads(push))
                        if self.has_done():
                            break
            except (OSError, WebSocketException):
                await asyncio.sleep(REST_SECONDS)

    async def look(self, url: str, push: dict[str, Any]) -> None:
        self.is_over = push["over"]
        if push["legal"]:
            version = push["version"]
            request = f"{self.name} {version} {self.rng.random()}"
            data = {
                "seat": push["mine"][0],
                "action": self.rng.choice(push["legal"]),
                "version": version,
                "request": request,
            }
            reply = await self.post(f"{url}/answer", data)
            assert reply["status"] in (200, 409), reply  # a table that has moved on is an answer
            if reply["status"] == 200:
                await self.crowd.acknowledge(url, request)


class Evening:
    """Some tables with two people and a bot each, who play one game after the other."""

    def __init__(self, crowd: Crowd, tables: int) -> None:
        self.crowd = crowd
        self.tables = tables

    async def __aenter__(self) -> Evening:
        self._playing = [asyncio.create_task(self._play(n)) for n in range(self.tables)]
        return self

    async def __aexit__(self, *error: object) -> None:
        self.crowd.is_late = True
        for task in self._playing:
            task.cancel()
        done = await asyncio.gather(*self._playing, return_exceptions=True)
        for outcome in done:
            if isinstance(outcome, Exception):
                raise outcome

    async def _play(self, number: int) -> None:
        games = 0
        while not self.crowd.is_late:
            people = [Player(self.crowd, f"{name} {number}-{games}") for name in ("Anna", "Ben")]
            try:
                await self._play_one(people)
            finally:
                for person in people:
                    await person.http.aclose()
            games += 1

    async def _play_one(self, people: list[Player]) -> None:
        for person in people:
            await person.post("/name", {"name": person.name})
        opened = await people[0].post("/tables", {"game": "imhotep", "seats": SEATS})
        sat = await people[1].post(f"{opened['url']}/sit", {"seat": 1})
        assert sat["status"] == 200, sat
        async with asyncio.TaskGroup() as group:
            for person in people:
                group.create_task(person.play(opened["url"]))


async def check_promises(store: Store, crowd: Crowd) -> int:
    """Nothing is lost or doubled, and every journal leads to a game; tells how many lines were
    looked at.
    """
    imhotep, lines = game("imhotep"), 0
    for url, promised in crowd.acknowledged.items():
        kept = await store.table(url.rpartition("/")[2])
        assert kept is not None
        requests = [line.request for line in kept.lines if line.request]
        assert len(requests) == len(set(requests)), "an answer was heard twice"
        assert promised <= set(requests), "an acknowledged answer is lost"
        info = kept.info
        record = Record(
            info.game, info.rules_version, info.seats, info.variants, entries(kept.lines)
        )
        replay(imhotep, record)
        lines += len(kept.lines)
    return lines
