"""A server on a data folder of its own for every test that wants one."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.people import House, house
from tests.web.postgres import Cluster, cluster
from tests.web.room import Room


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL server, for whoever asks for one."""
    with cluster() as found:
        yield found


@pytest.fixture
def place(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as found:
        yield found


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    found = Room(tmp_path)
    yield found
    asyncio.run(found.store.close())
