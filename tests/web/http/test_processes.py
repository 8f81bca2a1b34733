"""Several processes behind one port: one dies, one is replaced, all stop, and nobody notices."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.cli.shell import COMMAND
from tests.web.patience import patient
from tests.web.postgres import Cluster
from tests.web.processes import ROOT

SERVE = [*COMMAND, "serve", "--no-browser", "--port", "0"]


@contextmanager
def several(cluster: Cluster, log: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """The address of two servers, and their first process."""
    words = ["--database", cluster.address(cluster.empty_place()), "--processes", "2"]
    with (
        log.open("w") as errors,
        subprocess.Popen(
            [*SERVE, *words], cwd=ROOT, stdout=subprocess.PIPE, stderr=errors, text=True
        ) as first,
    ):
        assert first.stdout is not None
        sentence = first.stdout.readline()
        try:
            yield next(word for word in sentence.split() if word.startswith("http://")), first
        finally:
            first.terminate()


def children(process: int) -> set[int]:
    """The servers among them: those that listen. (One more keeps track of what they share.)"""
    found = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return {int(child) for child in found if "spawn_main" in command(child)}


def command(process: str) -> str:
    return Path(f"/proc/{process}/cmdline").read_text()


def wait_for_line(log: Path, event: str) -> None:
    """Until that is logged; whoever tests stops it if it never is."""
    with subprocess.Popen(["tail", "-n", "+1", "-f", str(log)], stdout=subprocess.PIPE) as tail:
        assert tail.stdout is not None
        for line in tail.stdout:
            if event.encode() in line:
                break
        tail.terminate()


def test_one_that_dies_is_replaced_and_nobody_notices(postgres: Cluster, tmp_path: Path) -> None:
    log = tmp_path / "log"
    with several(postgres, log) as (address, first):
        before = children(first.pid)
        assert len(before) == 2
        os.kill(min(before), signal.SIGKILL)
        with patient(address) as http:
            for _ in range(20):
                assert http.get("/health").status_code == 200
        wait_for_line(log, "process_died")


def test_all_are_replaced_one_after_the_other(postgres: Cluster, tmp_path: Path) -> None:
    log = tmp_path / "log"
    with several(postgres, log) as (address, first):
        before = children(first.pid)
        first.send_signal(signal.SIGHUP)
        with patient(address) as http:
            assert http.post("/name", json={"name": "Anna"}).status_code == 200
        wait_for_line(log, "processes_replaced")
        after = children(first.pid)
        assert len(after) == 2
        assert not before & after


def test_servers_that_are_left_alone_stop(postgres: Cluster, tmp_path: Path) -> None:
    with several(postgres, tmp_path / "log") as (_, first):
        first.kill()
        first.wait()
        assert first.stdout is not None
        assert first.stdout.read() == ""  # everybody who could write here is gone
