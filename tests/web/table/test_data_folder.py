"""The data folder: who may read it, and who works in it."""

from __future__ import annotations

import asyncio
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from baumeister.web.table.data_folder import DATA_FILE, LOCK_FILE, lock
from baumeister.web.table.sqlite_store import open_store
from baumeister.web.table.store import Store, StoreRefused

KEPT = {DATA_FILE, f"{DATA_FILE}-wal", f"{DATA_FILE}-shm"}


@contextmanager
def opened(folder: Path) -> Iterator[Store]:
    store = open_store(folder)
    yield store
    asyncio.run(store.close())


def rights(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


@pytest.fixture(autouse=True)
def _generous() -> object:
    """Whoever starts the server lets everybody read their new files."""
    before = os.umask(0)
    yield
    os.umask(before)


def test_new_data_can_be_read_by_its_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    with lock(folder), opened(folder):
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        assert rights(folder) == dict.fromkeys({*KEPT, LOCK_FILE}, 0o600)


def test_older_data_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    with opened(tmp_path) as store:
        for name in KEPT:
            (tmp_path / name).chmod(0o644)
        with opened(tmp_path):
            assert rights(tmp_path) == dict.fromkeys(KEPT, 0o600)
        assert asyncio.run(store.secret())


def test_one_server_at_a_time(tmp_path: Path) -> None:
    with lock(tmp_path):
        with pytest.raises(StoreRefused) as refused, lock(tmp_path):
            pass
        assert refused.value.text.key == "web.data_in_use"
    with lock(tmp_path):
        pass


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreRefused) as refused, lock(tmp_path / "file" / "data"):
        pass
    assert refused.value.text.key == "web.unusable"
