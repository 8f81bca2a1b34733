"""The example clients play whole games against a server in a process of its own."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from baumeister.web.table.sqlite_store import open_store
from baumeister.web.table.tokens import SCOPES, Token, digest_of, new_token
from tests.web.processes import ServerProcess, server_process

CLIENTS = Path(__file__).parents[3] / "examples" / "clients"
PROGRAMS = {"play.py": [sys.executable, "-W", "error"], "play.mjs": ["node"], "play.sh": ["sh"]}
LINES = 80
SECONDS = 120


def add_token(folder: Path) -> str:
    """For somebody whom the data has not seen before."""
    word = new_token()

    async def add() -> None:
        store = open_store(folder)
        await store.add_person("robot", "Robot")
        await store.add_token(Token("t", digest_of(word), "robot", "client", SCOPES, 1.0))
        await store.close()

    asyncio.run(add())
    return word


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ServerProcess, str]]:
    """One server for all of them: each has tables of its own."""
    folder = tmp_path_factory.mktemp("served") / "data"
    token = add_token(folder)
    with server_process(folder) as server:
        yield server, token


def program(*names: str) -> str:
    """Where it is; on a machine for tests it has to be."""
    found = next((path for name in names if (path := shutil.which(name))), None)
    if found is None and not os.environ.get("CI"):
        pytest.skip(f"There is no {names[0]} here.")
    assert found is not None
    return found


@pytest.mark.parametrize("name", sorted(path.name for path in CLIENTS.iterdir()))
def test_a_client_plays_a_whole_game(served: tuple[ServerProcess, str], name: str) -> None:
    server, token = served
    command, *options = PROGRAMS[name]
    if name == "play.sh":
        program("curl")
    done = subprocess.run(
        [program(command), *options, str(CLIENTS / name), server.address, "kheops", "random"],
        env={**os.environ, "BAUMEISTER_TOKEN": token},
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1].startswith("points: [")
    assert len((CLIENTS / name).read_text("utf-8").splitlines()) <= LINES
