"""What can happen to servers on one database, and how it is set right again."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tests.web.faults.line import Line
from tests.web.faults.players import REST_SECONDS, Crowd
from tests.web.postgres import Cluster, fill
from tests.web.processes import ServerProcess

SERVERS = 3


@dataclass
class Site:
    """Servers, their database, and the line between them."""

    cluster: Cluster
    line: Line
    folder: Path
    place: str
    rng: Random
    servers: list[ServerProcess] = field(default_factory=list)

    def address(self) -> str:
        return self.cluster.address(self.place, self.line.port)

    async def start(self) -> None:
        self.servers = list(await asyncio.gather(*(self.server(n) for n in range(SERVERS))))

    async def server(self, number: int, port: int = 0) -> ServerProcess:
        log = self.folder / f"server-{number}"
        return await asyncio.to_thread(ServerProcess, self.address(), port, log=log)

    def addresses(self) -> list[str]:
        return [server.address for server in self.servers]

    async def replace(self, number: int) -> None:
        """Another server at the same port."""
        self.servers[number] = await self.server(number, self.servers[number].port)

    def refusals(self) -> int:
        """How often the servers were told that the disk is full."""
        logs = [log.read_text("utf-8") for log in self.folder.glob("server-*")]
        return sum(text.count("No space left") for text in logs)

    async def stop(self) -> None:
        for server in self.servers:
            server.process.send_signal(signal.SIGCONT)
            await asyncio.to_thread(server.stop)


Trouble = Callable[[Site, Crowd], Awaitable[None]]


async def kill_a_server(site: Site, crowd: Crowd) -> None:
    number = site.rng.randrange(SERVERS)
    site.servers[number].process.kill()
    await asyncio.to_thread(site.servers[number].wait)
    await crowd.wait_for(3)  # the others go on
    await site.replace(number)


async def kill_the_database(site: Site, crowd: Crowd) -> None:
    site.cluster.kill()
    await asyncio.to_thread(site.cluster.start_again)


async def cut_the_line(site: Site, crowd: Crowd) -> None:
    site.line.cut()
    site.line.mend()


async def pause_a_server(site: Site, crowd: Crowd) -> None:
    """It wakes up and believes that it still owns its tables."""
    server = site.rng.choice(site.servers)
    server.process.send_signal(signal.SIGSTOP)
    with suppress(TimeoutError):  # everybody may wait for this one, since nobody says it sleeps
        await asyncio.wait_for(crowd.wait_for(10), 8)  # longer than it may let bots think
    server.process.send_signal(signal.SIGCONT)


async def restart_one_after_the_other(site: Site, crowd: Crowd) -> None:
    for number in range(SERVERS):
        assert await asyncio.to_thread(site.servers[number].stop) == 0
        await site.replace(number)


async def fill_the_disk(site: Site, crowd: Crowd) -> None:
    """Nothing can be written, and PostgreSQL may give up; then somebody makes room."""
    before = site.refusals()
    ballast = await asyncio.to_thread(fill, site.cluster.folder)
    while site.refusals() == before:  # people may wait for bots, who try again by themselves
        await asyncio.sleep(REST_SECONDS)
    ballast.unlink()
    if not await asyncio.to_thread(lambda: site.cluster.is_running):
        site.cluster.kill()
        await asyncio.to_thread(site.cluster.start_again)


TROUBLES: dict[str, Trouble] = {
    "kill-server": kill_a_server,
    "kill-database": kill_the_database,
    "cut-line": cut_the_line,
    "pause-server": pause_a_server,
    "full-disk": fill_the_disk,
    "rolling-restart": restart_one_after_the_other,
}
