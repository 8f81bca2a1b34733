"""Everything that is kept is carried, in both directions, or nothing is."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from baumeister.play.sitter import Sitter
from baumeister.web.table import moderation, moving
from baumeister.web.table.copying import KEPT, PASSING
from baumeister.web.table.data_folder import DATA_FILE, lock
from baumeister.web.table.kept_reviews import keep_review, kept_review
from baumeister.web.table.opening_store import store_at
from baumeister.web.table.register import Register
from baumeister.web.table.sqlite_copying import upgrade
from baumeister.web.table.sqlite_upgrades import UPGRADES
from baumeister.web.table.store import (
    PLAY,
    Addition,
    ChatLine,
    JournalLine,
    KeptTable,
    Standing,
    StoreRefused,
    TableInfo,
)
from baumeister.web.table.tokens import Token
from tests.web.postgres import Cluster

Place = Path | str
TABLES = 12


def info(name: str) -> TableInfo:
    return TableInfo(name, "imhotep", 2, {"market": "A"}, None, "anna", "live", 0.1, 2)


async def fill(data: Place) -> None:
    store = await store_at(data)
    await store.secret()
    await store.probe()
    await store.add_person("anna", "Ännchen „von“ Tharau\t\\N")
    for n in range(TABLES):
        name = f"t{n}"
        seats = [Sitter("person", "Anna", "anna"), Sitter("bot", "Ada", level="random")]
        await store.add_table(info(name), seats)
        chat = [ChatLine("anna", "Anna", f"line {k}", k / 3) for k in range(3)]
        lines = [JournalLine(PLAY, 0, "sail 1 2\n", f"r{n}", 1 / 3)]
        await store.append(
            [Addition(name, 0, 0, lines, Standing(version=1), chat=chat, aside="{}")]
        )
    register = Register(store, lambda person: None)
    await register.add_device("anna", "Firefox, Linux", 1 / 3)
    await register.add_link("anna", 1e9, 0.1)
    await register.mute("anna", "ben", True)
    await store.add_token(Token("id", "digest", "anna", "My bot", ("read",), 0.1))
    await moderation.report(store, "t1", chat[0], "anna", "Why?", 0.1)
    assert await moderation.close(store, "t2", 0.2)
    assert await moderation.block(store, "anna", True, 0.3)
    await keep_review(store, "t1", 0, "what was found")
    await store.close()


async def everything(data: Place) -> tuple[str, str | None, list[KeptTable | None]]:
    store = await store_at(data)
    found = [await store.table(f"t{n}") for n in range(TABLES)]
    assert await kept_review(store, "t1", 0) == "what was found"
    assert await kept_review(store, "t1", 1) is None
    kept = await store.secret(), await store.person("anna"), found
    await store.close()
    return kept


@pytest.fixture
def places(tmp_path: Path, postgres: Cluster) -> dict[str, Callable[[], Place]]:
    numbers = iter(range(100))
    return {
        "sqlite": lambda: tmp_path / f"data{next(numbers)}",
        "postgres": lambda: postgres.address(postgres.empty_place()),
    }


KINDS = ["sqlite", "postgres"]


@pytest.mark.parametrize("there", KINDS)
@pytest.mark.parametrize("here", KINDS)
def test_everything_is_carried(
    places: dict[str, Callable[[], Place]], here: str, there: str, tmp_path: Path
) -> None:
    source, target, other = places[here](), places[there](), places[there]()
    asyncio.run(fill(source))
    before = asyncio.run(everything(source))
    counts = moving.move(source, target)
    assert asyncio.run(everything(target)) == before
    assert counts["journal"].rows == TABLES
    assert counts["chat"].rows == 3 * TABLES
    assert len({counted.checksum for counted in counts.values()}) == len(KEPT)
    file = tmp_path / "backup"
    assert moving.back_up(target, file) == counts
    assert file.stat().st_mode & 0o777 == 0o600
    assert moving.restore(file, other) == counts
    assert asyncio.run(everything(other)) == before
    assert sorted(tmp_path.glob("*backup*")) == [file]


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_not_empty_is_left_alone(
    places: dict[str, Callable[[], Place]], kind: str, tmp_path: Path
) -> None:
    source, target = places["sqlite"](), places[kind]()
    asyncio.run(fill(source))
    asyncio.run(fill(target))
    before = asyncio.run(everything(target))
    with pytest.raises(StoreRefused, match="not_empty"):
        moving.move(source, target)
    assert asyncio.run(everything(target)) == before


def test_nothing_is_carried_if_something_goes_wrong(
    places: dict[str, Callable[[], Place]],
) -> None:
    """PostgreSQL has no zeros in texts; here the last table has one."""
    source = places["sqlite"]()
    assert isinstance(source, Path)
    asyncio.run(fill(source))
    with closing(sqlite3.connect(source / DATA_FILE)) as database:
        database.execute("UPDATE chat SET text = 'a' || char(0) WHERE game_table = 't11'")
        database.commit()
    target = places["postgres"]()
    with pytest.raises(StoreRefused, match="no_database"):
        moving.move(source, target)
    with pytest.raises(StoreRefused, match="no_database"):  # and not: it is not empty
        moving.move(source, target)
    assert moving.move(source, places["sqlite"]())["chat"].rows == 3 * TABLES


def test_nobody_may_be_at_work(places: dict[str, Callable[[], Place]]) -> None:
    folder, address = places["sqlite"](), places["postgres"]()
    assert isinstance(folder, Path)
    asyncio.run(fill(folder))
    with lock(folder), pytest.raises(StoreRefused, match="data_in_use"):
        moving.move(folder, address)

    async def serve_meanwhile() -> None:
        store = await store_at(address)
        for job in (lambda: moving.move(folder, address), lambda: moving.move(address, folder)):
            with pytest.raises(StoreRefused, match="server_at_work"):
                await asyncio.to_thread(job)
        await store.close()

    asyncio.run(serve_meanwhile())


def test_a_backup_of_an_older_version_is_brought_up_to_date(tmp_path: Path) -> None:
    file = tmp_path / "old"
    with closing(sqlite3.connect(file)) as database:
        database.executescript(f"{UPGRADES[0]} PRAGMA application_id = {0x42415545};")
        database.execute("PRAGMA user_version = 1")
        database.execute("INSERT INTO person VALUES ('anna', 'Anna')")
        database.commit()
    assert moving.restore(file, tmp_path / "data")["person"].rows == 1
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("PRAGMA user_version").fetchone() == (1,)


def test_other_files_are_refused(tmp_path: Path) -> None:
    (tmp_path / "diary").write_text("Dear diary, " * 1000)
    with pytest.raises(StoreRefused, match="no_backup"):
        moving.restore(tmp_path / "diary", tmp_path / "data")
    with pytest.raises(StoreRefused, match="unusable"):
        moving.back_up(tmp_path / "nowhere", tmp_path / "backup")
    assert not (tmp_path / "backup").exists()


def test_no_table_is_forgotten(tmp_path: Path, postgres: Cluster) -> None:
    """Whoever adds one says whether it is kept or only of servers that run."""
    path = tmp_path / DATA_FILE
    upgrade(path)
    with closing(sqlite3.connect(path)) as database:
        rows = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    assert {name for (name,) in rows if not name.startswith("sqlite_")} == set(KEPT)
    address = postgres.address(postgres.empty_place())
    asyncio.run(open_and_close(address))
    with closing(psycopg.connect(address)) as connection:
        found = connection.execute(
            "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
        ).fetchall()
    assert {name for (name,) in found} == {*KEPT, *PASSING}


async def open_and_close(data: Place) -> None:
    await (await store_at(data)).close()
