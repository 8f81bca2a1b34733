"""People play while the rules are compiled, and then the bots think with the compiled ones."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from httpx2 import Client

from tests.builds.bare import BareEnvironment, need_binaries
from tests.web.people import unpacked
from tests.web.processes import ClientConnection, stream

SEATS = [{"kind": "me"}, {"kind": "bot", "level": "Teller"}]


class Person:
    """Plays against a bot over a real socket."""

    def __init__(self, http: Client, address: str) -> None:
        self.http = http
        self.address = address
        self.post("/name", {"name": "Anna"})
        self.url = self.post("/tables", {"game": "imhotep", "seats": SEATS})["url"]
        self.version = -1

    def post(self, path: str, data: object) -> Any:
        reply = self.http.post(self.address + path, json=data)
        assert reply.status_code < 300, reply.text
        return reply.json()

    async def play_until_told(self, environment: BareEnvironment, then: Callable[[], None]) -> None:
        """Answer until a bot has told its build, `then` until it has done so once more."""
        cookie = f"baumeister={self.http.cookies['baumeister']}"
        async with stream(self.address, self.url, cookie) as socket:
            while not environment.builds():
                await self.answer(socket)
            then()
            before = len(environment.builds())
            while len(environment.builds()) == before:
                await self.answer(socket)

    async def answer(self, socket: ClientConnection) -> None:
        """Wait for a question, give any answer, and wait for the table to move on."""
        push = await self.news(socket)
        while not push["mine"]:
            push = await self.news(socket)
        self.version = push["version"]
        data = {"seat": 0, "action": push["legal"][0], "version": self.version}
        self.post(f"{self.url}/answer", {**data, "request": f"at {self.version}"})

    async def news(self, socket: ClientConnection) -> dict[str, Any]:
        while True:
            push: dict[str, Any] = json.loads(unpacked(await socket.recv()))
            if push["version"] > self.version:
                return push


def test_bots_at_a_table_change_to_the_compiled_rules(tmp_path: Path) -> None:
    need_binaries()
    environment = BareEnvironment(tmp_path)
    with environment.serve() as server, Client(trust_env=False, timeout=60) as http:
        assert server.stdout is not None
        said = server.stdout

        def finish() -> None:
            environment.finish_compiling()
            assert said.readline().startswith("The rules are compiled")

        try:
            address = next(word for word in said.readline().split() if word.startswith("http"))
            assert said.readline().startswith("The rules run interpreted")
            person = Person(http, address.rstrip("/"))
            asyncio.run(person.play_until_told(environment, finish))
        finally:
            server.terminate()
        assert said.read() == ""
    assert server.returncode == 0
    builds = environment.builds()
    assert builds == sorted(builds, reverse=True)  # first interpreted, then compiled
    assert set(builds) == {"interpreted", "compiled"}
