"""A night: people play while troubles come one after the other."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from baumeister.web.table.postgres_store import PostgresStore
from tests.web.faults.line import Line
from tests.web.faults.players import Crowd, Evening, check_promises
from tests.web.faults.troubles import Site, Trouble
from tests.web.postgres import Cluster

BETWEEN = (5, 15)  # answers from one trouble to the next


async def night(cluster: Cluster, folder: Path, troubles: Sequence[Trouble], tables: int) -> Crowd:
    """What people were promised; that it was kept, and that they played on, is checked."""
    rng = Random(7)
    async with site_on(cluster, folder, rng) as site:
        crowd = Crowd(site.addresses)
        async with Evening(crowd, tables):
            for trouble in troubles:
                await crowd.wait_for(rng.randint(*BETWEEN))
                await trouble(site, crowd)
                await crowd.everybody_is_back()
            await crowd.wait_for(3 * tables)
        store = await PostgresStore(cluster.address(site.place)).open()
        assert await check_promises(store, crowd) > crowd.promises
        await store.close()
    return crowd


@asynccontextmanager
async def site_on(cluster: Cluster, folder: Path, rng: Random) -> AsyncIterator[Site]:
    async with Line(cluster.port) as line:
        site = Site(cluster, line, folder, cluster.empty_place(), rng)
        await site.start()
        try:
            yield site
        finally:
            await site.stop()
