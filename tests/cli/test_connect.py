"""`baumeister connect`, and engines wherever bots can be named."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from tests.cli.shell import COMMAND, baumeister
from tests.web.api.test_clients import add_token
from tests.web.processes import ServerProcess, server_process

ROGUES = Path(__file__).parents[1] / "engines" / "rogues.py"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ServerProcess, str]]:
    """One server for all of them: each has tables of its own."""
    folder = tmp_path_factory.mktemp("served") / "data"
    token = add_token(folder)
    with server_process(folder) as server:
        yield server, token


def engine(folder: Path, kind: str = "fine") -> str:
    return f"exec:{sys.executable} {ROGUES} {kind} {folder}"


def open_table(served: tuple[ServerProcess, str]) -> str:
    server, token = served
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
    data = json.dumps({"game": "kheops", "seats": seats}).encode()
    with urlopen(Request(f"{server.address}/api/v1/tables", data, headers)) as reply:
        return str(json.load(reply)["table"])


def test_an_engine_plays_a_whole_game_at_a_table_elsewhere(
    served: tuple[ServerProcess, str], tmp_path: Path
) -> None:
    server, token = served
    table = open_table(served)
    words = ["connect", server.address, engine(tmp_path), "--token", token, "--table", table]
    done = baumeister(*words)
    assert (done.code, done.err) == (0, "")
    assert "plays as Robot" in done.out.replace("\n", " ")
    assert "Points: " in done.out


def test_an_engine_answers_wherever_its_person_is_asked(
    served: tuple[ServerProcess, str], tmp_path: Path
) -> None:
    server, token = served
    tables = [open_table(served) for _ in range(2)]
    words = ["connect", server.address, engine(tmp_path), "--token", token]
    with subprocess.Popen([*COMMAND, *words], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        told = ""
        while not all(f"/t/{table}" in told for table in tables):
            line = process.stdout.readline()
            assert line, told  # it has ended too early
            told += line
        process.terminate()
    assert told.count("is over") == 2


def test_what_is_wrong_is_said_at_once(served: tuple[ServerProcess, str]) -> None:
    server, token = served
    for words, said in {
        (server.address, "random"): "needs a token",
        (server.address, "random", "--token", "bm_x"): "not known",
        (server.address, "random", "--token", token, "--table", "none"): "no such table",
        ("127.0.0.1", "random", "--token", token): "http://",
        ("http://127.0.0.1:1", "random", "--token", token): "cannot be reached",
        (server.address, "exec:./nobody", "--token", token): "cannot be started",
    }.items():
        done = baumeister("connect", *words)
        assert done.code == 2
        assert said in done.err, done.err


def test_the_arena_seats_engines(tmp_path: Path) -> None:
    bots = f"{engine(tmp_path)},random"
    done = baumeister("arena", "kheops", "--bots", bots, "--games", "2", "--workers", "1")
    assert (done.code, done.err) == (0, "")
    assert (tmp_path / "starts").exists()


def test_the_terminal_seats_engines(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    words = ["play", "kheops", "--players", f"bot:{engine(tmp_path)},bot:random"]
    done = baumeister(*words, "--record", str(record))
    assert (done.code, done.err) == (0, "")
    assert (tmp_path / "starts").exists()
