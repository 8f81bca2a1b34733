"""The store in a PostgreSQL database: what is refused, and what it says when it is not there."""

from __future__ import annotations

import asyncio
from contextlib import closing

import psycopg
import pytest

from baumeister.web.table.postgres_store import PostgresStore
from baumeister.web.table.store import Store, StoreFailed, StoreRefused
from baumeister.web.view.texts import SENTENCES
from tests.web.postgres import Cluster, free_port
from tests.web.table.shops import PostgresShop


def refusal(address: str) -> str:
    async def job() -> None:
        await (await PostgresStore(address).open()).close()

    with pytest.raises(StoreRefused) as refused:
        asyncio.run(job())
    return SENTENCES.say(refused.value.text)


def test_a_database_that_is_not_there_is_refused() -> None:
    address = f"postgresql://postgres@127.0.0.1:{free_port()}/nothing"
    assert "The database cannot be used (connection failed" in refusal(address)


def test_a_foreign_database_is_refused(postgres: Cluster) -> None:
    address = postgres.address(postgres.empty_place())
    with closing(psycopg.connect(address, autocommit=True)) as database:
        database.execute("CREATE TABLE recipe (name text)")
    assert "belongs to another program" in refusal(address)


def test_a_newer_database_is_refused(postgres: Cluster) -> None:
    shop = PostgresShop(postgres)

    async def job(store: Store) -> None:
        await store.secret()

    shop.run(job)
    with closing(psycopg.connect(shop.address, autocommit=True)) as database:
        database.execute("UPDATE setting SET value = '99' WHERE key = 'version'")
    assert "format 99" in refusal(shop.address)


def test_servers_that_start_together_make_one_database(postgres: Cluster) -> None:
    address = postgres.address(postgres.empty_place())

    async def job() -> None:
        stores = await asyncio.gather(*(PostgresStore(address).open() for _ in range(4)))
        assert len({await store.secret() for store in stores}) == 1
        for store in stores:
            await store.close()

    asyncio.run(job())


def test_a_connection_that_is_cut_is_made_again(postgres: Cluster) -> None:
    shop = PostgresShop(postgres)

    async def job(store: Store) -> None:
        await store.add_person("anna", "Anna")
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        with closing(psycopg.connect(shop.address, autocommit=True)) as database:
            database.execute(cut)
        assert await store.person("anna") == "Anna"

    shop.run(job)


def test_what_cannot_be_reached_is_said() -> None:
    async def job() -> None:
        store = PostgresStore(f"postgresql://postgres@127.0.0.1:{free_port()}/nothing")
        store._pool.timeout = 0.1
        await store._pool.open()
        with pytest.raises(StoreFailed):
            await store.person("anna")
        await store._pool.close()

    asyncio.run(job())
