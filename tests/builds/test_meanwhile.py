"""Compiling in the background: it ends with whoever wanted it, and leaves nothing half done."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.builds.miniature import COMPILER, Miniature, needs_compiler

pytestmark = needs_compiler

# Does what it is told to except for one thing, in the middle of which it stays until it is killed.
STUCK = """#!/bin/sh
case "$*" in
  {pattern})
    exec 3>{pipe}
    echo stuck >&3
    exec {python} -c 'import signal; signal.pause()' ;;
esac
exec {compiler} "$@"
"""
A_SOURCE = "*___rule.c*"
LINKING = "*-shared*__mypyc*"


@pytest.fixture
def checkout(tmp_path: Path) -> Miniature:
    return Miniature(tmp_path)


def started(checkout: Miniature, **variables: str) -> subprocess.Popen[str]:
    return checkout.start_compiling("--meanwhile", "--required", **variables)


@contextmanager
def stuck(checkout: Miniature, pattern: str) -> Iterator[subprocess.Popen[str]]:
    """A compilation in the middle; at the end everything that it has started must be gone."""
    pipe, script = checkout.root / "pipe", checkout.root / "stuck"
    os.mkfifo(pipe)
    compiler = " ".join(COMPILER)
    words = {"pattern": pattern, "pipe": pipe, "python": sys.executable, "compiler": compiler}
    script.write_text(STUCK.format(**words), "utf-8")
    script.chmod(0o755)
    compiling = started(checkout, CC=str(script))
    with pipe.open() as told:  # by the compiler, which holds it open until it ends
        assert told.readline() == "stuck\n"
        yield compiling
        assert told.read() == ""


def unfinished(checkout: Miniature) -> list[Path]:
    return list((checkout.root / "build").rglob("unfinished-*"))


def objects(checkout: Miniature) -> set[tuple[str, int]]:
    """The object files that can be used, each with the time when it was made."""
    found = (checkout.root / "build").glob("temp*/**/*.o")
    return {
        (path.name, path.stat().st_mtime_ns) for path in found if "unfinished-" not in str(path)
    }


def test_without_a_compiler_it_does_not_begin(checkout: Miniature) -> None:
    compiling = started(checkout, CC="no-such-compiler")
    said, _ = compiling.communicate()
    assert (said, compiling.returncode) == ("", 1)


def test_when_its_input_ends_it_ends_with_all_it_has_started(checkout: Miniature) -> None:
    with stuck(checkout, A_SOURCE) as compiling:
        assert unfinished(checkout)
        said, _ = compiling.communicate()
    assert said.startswith("Compiling the rules")
    assert compiling.returncode == 1
    assert unfinished(checkout) == []
    assert not checkout.site.exists()
    assert checkout.run() == "interpreted 2"


def test_what_was_killed_goes_on_where_it_was(checkout: Miniature) -> None:
    with stuck(checkout, LINKING) as compiling:
        os.killpg(compiling.pid, signal.SIGKILL)
    compiling.communicate()
    finished = objects(checkout)
    assert finished
    assert checkout.run() == "interpreted 2"
    again = started(checkout)
    assert again.stdout is not None
    assert "Compiled in" in again.stdout.read()
    assert again.wait() == 0
    again.communicate()
    assert finished & objects(checkout)  # not all: some small sources are written anew
    assert unfinished(checkout) == []
    assert checkout.run() == "compiled 2"
