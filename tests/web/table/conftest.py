"""Every test of the store runs with each of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.postgres import Cluster
from tests.web.table.shops import PostgresShop, Shop, SqliteShop


@pytest.fixture(params=["sqlite", "postgres"])
def shop(request: pytest.FixtureRequest, tmp_path: Path) -> Shop:
    if request.param == "sqlite":
        return SqliteShop(tmp_path / "new" / "folder")
    found: Cluster = request.getfixturevalue("postgres")
    return PostgresShop(found)
