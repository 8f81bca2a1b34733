"""Work on a Ray cluster: the same games as one process plays, whoever is killed meanwhile."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.cli.shell import Person, baumeister, process, said
from tests.cli.test_arena import outcomes
from tests.research.test_dataset import digests

GAMES = 10
ARENA = ("arena", "kheops", "--bots", "architect@8,beginner", "--games", str(GAMES), "--seed", "5")
LEARN = ("selfplay", "imhotep", "--bots", "beginner", "--games", "2", "--seed", "3")
START = ("-m", "ray.scripts.scripts", "start", "--head", "--block", "--port=0", "--num-cpus=2")
ADDRESS = re.compile(r"--address='([^']+)'")  # for whoever wants to join
LEAN = ("--include-dashboard=false", "--node-ip-address=127.0.0.1", "--disable-usage-stats")


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """Its address. Paths of sockets are short, and so has to be its folder."""
    with TemporaryDirectory(prefix="ray", dir="/tmp", ignore_cleanup_errors=True) as folder:
        head = subprocess.Popen(
            [sys.executable, *START, *LEAN, f"--temp-dir={folder}"],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        assert head.stdout is not None
        try:
            yield next(found[1] for line in head.stdout if (found := ADDRESS.search(line)))
        finally:
            os.killpg(head.pid, signal.SIGKILL)
            head.communicate()


def at_work() -> Iterator[int]:
    """Processes of the cluster that have something to do, by what they call themselves."""
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if (folder / "cmdline").read_bytes().startswith(b"ray::done_there"):
                yield int(folder.name)


def test_a_worker_is_killed_and_the_games_are_those_of_one_process(
    cluster: str, tmp_path: Path
) -> None:
    """What a killed worker had played of a game is played again, and no game is lost."""
    person = Person(*ARENA, "--ray", cluster, "--out", str(tmp_path / "many"), data=tmp_path)
    person.wait_for(f" 2/{GAMES}")
    while (worker := next(at_work(), 0)) == 0:
        pass  # between two games nobody is at work
    os.kill(worker, signal.SIGKILL)
    _, code = person.leave()
    assert code == 0
    assert baumeister(*ARENA, "--workers", "1", "--out", str(tmp_path / "one")).code == 0
    assert len(outcomes(tmp_path / "many")) == GAMES
    assert outcomes(tmp_path / "many") == outcomes(tmp_path / "one")


def test_self_play_on_a_cluster_writes_the_same_files(cluster: str, tmp_path: Path) -> None:
    done = process(*LEARN, "--ray", cluster, "--out", str(tmp_path / "many"))
    assert (done.returncode, done.stderr) == (0, "")
    assert baumeister(*LEARN, "--workers", "1", "--out", str(tmp_path / "one")).code == 0
    assert digests(tmp_path / "many") == digests(tmp_path / "one")


def test_where_there_is_no_cluster_it_says_so(tmp_path: Path) -> None:
    done = baumeister(*LEARN, "--out", str(tmp_path), "--ray", "127.0.0.1:1")
    assert (done.code, done.err.strip()) == (2, said("cluster.none", address="127.0.0.1:1"))
