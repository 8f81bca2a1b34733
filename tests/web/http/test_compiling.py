"""The rules are compiled while people play: what is said of it, and that it ends with the server.

The commands here only behave as if they compiled; `tests/builds/` has those that do.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest

from tests.web.processes import ServerProcess, server_process

WORKS = "print('begun', flush=True)"
BREAKS = "print('begun', flush=True); raise SystemExit(1)"
CANNOT_BEGIN = "raise SystemExit(1)"
LASTS = """
import os, sys
told = open(sys.argv[1], "w")
print("begun", flush=True)
os.read(0, 1)
told.write("ended")
"""
COMPILING = "The rules run interpreted while they are being compiled"
COMPILED = "The rules are compiled"
STAYS = "The rules stay interpreted"


def python(code: str, *words: str) -> list[str]:
    return [sys.executable, "-c", code, *words]


@pytest.mark.parametrize(
    ("command", "sentences"),
    [
        (python(WORKS), [COMPILING, COMPILED]),
        (python(BREAKS), [COMPILING, STAYS]),
        (python(CANNOT_BEGIN), [STAYS]),
        (["no-such-command"], [STAYS]),
    ],
)
def test_what_becomes_of_it_is_said_once(
    tmp_path: Path, command: list[str], sentences: list[str]
) -> None:
    with server_process(tmp_path / "data", compiling=command) as server:
        for sentence in sentences:
            assert server.next_sentence().startswith(sentence)
        server.process.terminate()
        assert server.next_sentence() == ""
        assert server.wait() == 0
    assert [event["event"] for event in server.events()] == ["started", "stopped"]


def test_nothing_is_said_where_nothing_is_to_be_compiled(tmp_path: Path) -> None:
    with server_process(tmp_path / "data") as server:
        server.process.terminate()
        assert server.next_sentence() == ""
        assert server.wait() == 0


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_it_ends_with_the_server(tmp_path: Path, number: signal.Signals) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with server_process(tmp_path / "data", compiling=python(LASTS, str(pipe))) as server:
        with pipe.open() as told:
            assert server.next_sentence().startswith(COMPILING)
            server.process.send_signal(number)
            assert told.read() == "ended"
        assert server.wait() == (0 if number != signal.SIGKILL else -number)


def test_it_is_said_in_the_language_of_the_server(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data", language="de", compiling=python(CANNOT_BEGIN))
    assert server.next_sentence().startswith("Die Regeln bleiben interpretiert")
    assert server.stop() == 0
