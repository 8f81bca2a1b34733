"""`baumeister connect`, and engines wherever bots can be named."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from baumeister.arena.fingerprint import fingerprint
from baumeister.arena.plan import Plan
from baumeister.foreign_bots import listed
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
    assert "plays as Robot" in " ".join(done.out.split())
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
    words = ["arena", "kheops", "--bots", bots, "--workers", "1", "--out", str(tmp_path / "out")]
    done = baumeister(*words, "--games", "2")
    assert (done.code, done.err) == (0, "")
    starts = (tmp_path / "starts").read_text()
    again = baumeister(*words, "--games", "2")
    assert (again.code, again.out) == (0, done.out)
    assert (tmp_path / "starts").read_text() == starts  # what was played is kept


def test_what_is_given_to_an_engine_may_have_commas() -> None:
    assert listed("builder, exec:node bot.js 'a,b',random") == [
        "builder",
        " exec:node bot.js 'a,b'",
        "random",
    ]
    assert listed("Anna,O'Neill,bot:builder") == ["Anna", "O'Neill", "bot:builder"]


def test_a_changed_engine_is_another_one(tmp_path: Path) -> None:
    program = tmp_path / "engine.sh"
    program.write_text("#!/bin/sh\n")
    plan = Plan("kheops", 2, {}, (f"exec:sh {program}", "random"), 1, 1)
    before = fingerprint(plan)
    program.write_text("#!/bin/sh\nexit 1\n")
    assert fingerprint(plan) != before
    assert shlex.split(plan.command)[4] == f"exec:sh {program},random"


def test_the_terminal_seats_engines(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    words = ["play", "kheops", "--players", f"bot:{engine(tmp_path)},bot:random"]
    done = baumeister(*words, "--record", str(record))
    assert (done.code, done.err) == (0, "")
    assert (tmp_path / "starts").exists()
