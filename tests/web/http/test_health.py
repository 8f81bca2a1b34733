"""Health: what whoever runs the server can ask it, and what it says of damaged data by itself."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from baumeister.web.http import readiness
from baumeister.web.http.readiness import Look
from baumeister.web.table.data_folder import DATA_FILE
from tests.web.patience import patient
from tests.web.people import House
from tests.web.processes import ServerProcess, server_process


def test_a_server_that_works_is_ready(place: House) -> None:
    reply = place.person().get("/ready")
    assert (reply.status_code, reply.json()) == (200, {"status": "ready"})


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="Only Linux limits other processes.")
def test_a_full_disk_is_told_and_costs_nothing(tmp_path: Path) -> None:
    """Here no file of the server may grow any more."""
    with server_process(tmp_path / "data") as server, patient() as anna:
        opened = {"game": "imhotep", "seats": [{"kind": "me"}, {"kind": "screen", "name": "Ben"}]}
        anna.post(f"{server.address}/name", json={"name": "Anna"})
        url = server.address + anna.post(f"{server.address}/tables", json=opened).json()["url"]
        with give_no_space(server, tmp_path / "data"):
            ready = anna.get(f"{server.address}/ready")
            assert ready.status_code == 503
            assert ready.json()["disk"]
            said = anna.post(f"{url}/chat", json={"text": "Hello"})
            assert said.status_code == 503
            assert "Nothing is lost" in said.json()["error"]
            assert anna.get(f"{server.address}/health").status_code == 200
            assert "Hello" not in anna.get(url).text
        assert anna.post(f"{url}/chat", json={"text": "Hello"}).status_code == 200
        while anna.get(f"{server.address}/ready").status_code != 200:
            pass  # what was found lately counts for a second
        assert anna.get(url).text.count("Hello") == 1
        assert server.stop() == 0


@contextmanager
def give_no_space(server: ServerProcess, folder: Path) -> Iterator[None]:
    size = (folder / f"{DATA_FILE}-wal").stat().st_size
    assert size > 50_000, "the log of the server must have room"
    limit, before = resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    resource.prlimit(server.process.pid, limit, (size, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, limit, before)


def test_workers_that_do_not_answer_are_told(place: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "KEPT_SECONDS", -1.0)
    stranger = place.person()
    assert stranger.get("/ready").status_code == 200
    (worker,) = place.server.thinkers.workers
    assert worker.process.pid is not None
    os.kill(worker.process.pid, signal.SIGSTOP)
    monkeypatch.setattr(readiness, "LONGEST_SECONDS", 0.1)
    reply = stranger.get("/ready")
    assert reply.status_code == 503
    assert reply.json() == {"status": "not ready", "bots": "no answer"}
    assert stranger.get("/health").status_code == 200
    monkeypatch.setattr(readiness, "LONGEST_SECONDS", 60)
    os.kill(worker.process.pid, signal.SIGCONT)
    assert stranger.get("/ready").status_code == 200


def test_however_many_ask_it_is_looked_once() -> None:
    looks = []

    async def look() -> str:
        looks.append("")
        await asyncio.sleep(0)
        return "oops"

    async def job() -> None:
        found = Look(look)
        assert await asyncio.gather(*(found.complaint() for _ in range(20))) == ["oops"] * 20
        assert await found.complaint() == "oops"
        await found.close()

    asyncio.run(job())
    assert len(looks) == 1
