"""Backups of servers at which people play: all that was promised by then is in them."""

from __future__ import annotations

import asyncio
import subprocess
from pathlib import Path

import pytest

from baumeister.web.table.opening_store import store_at
from tests.cli.shell import COMMAND, baumeister
from tests.web.faults.players import Crowd, Evening, check_promises
from tests.web.patience import patient
from tests.web.postgres import Cluster
from tests.web.processes import ServerProcess, server_process

BACKUPS = 2
TABLES = 3


def command(*words: str) -> str:
    done = subprocess.run(
        [*COMMAND, *words], capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


async def back_up_while_people_play(server: ServerProcess, where: list[str], folder: Path) -> Crowd:
    """What had been promised when the last backup began."""
    crowd = Crowd(lambda: [server.address])
    async with Evening(crowd, TABLES):
        for number in range(BACKUPS):
            await crowd.wait_for(10)
            promised = Crowd(
                crowd.addresses, {url: {*of} for url, of in crowd.acknowledged.items()}
            )
            file = folder / f"backup{number}"
            said = await asyncio.to_thread(command, "backup", str(file), *where)
            restored = folder / f"restored{number}"
            again = await asyncio.to_thread(command, "restore", str(file), "--data", str(restored))
            assert again.splitlines()[:-1] == said.splitlines()[:-1], "the same rows and sums"
            store = await store_at(restored)
            await check_promises(store, promised)
            await store.close()
    return promised


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_backup_has_all_that_was_promised(tmp_path: Path, postgres: Cluster, kind: str) -> None:
    data: Path | str = tmp_path / "data"
    where = ["--data", str(data)]
    if kind == "postgres":
        data = postgres.address(postgres.empty_place())
        where = ["--database", data]
    server = ServerProcess(data, log=tmp_path / "log")
    try:
        promised = asyncio.run(back_up_while_people_play(server, where, tmp_path))
    finally:
        assert server.stop() == 0
    with server_process(tmp_path / f"restored{BACKUPS - 1}") as again, patient() as http:
        for url in promised.acknowledged:
            assert http.get(again.address + url).status_code == 200


def test_what_backups_and_moves_refuse(tmp_path: Path) -> None:
    here, file = tmp_path / "here", tmp_path / "file"
    file.touch()
    here.mkdir()
    for words, says in [
        (["backup", str(file), "--data", str(here)], "already exists"),
        (["backup", str(here / "x" / "y"), "--data", str(here)], "There is no folder"),
        (["backup", str(here / "x"), "--data", str(here)], "cannot be read and written"),
        (["restore", str(tmp_path / "x"), "--data", str(here)], "There is no file"),
        (["restore", str(file), "--data", str(here)], "is neither a backup nor a data file"),
        (["move-data", str(here), str(here)], "Both places are the same"),
        (["move-data", str(here / "x"), str(here)], "There is no folder"),
        (["move-data", str(here)], "needs one more word"),
    ]:
        outcome = baumeister(*words)
        assert outcome.code == 2, words
        assert says in outcome.err
