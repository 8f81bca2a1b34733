"""A server and its workers understand each other, whichever of them is compiled."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.builds.bare import need_binaries
from tests.builds.miniature import ROOT, environment


def said(order: str, file: Path, pure: str) -> tuple[str, str]:
    """The build, and what was written or read there."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.builds.pickled", order, str(file)],
        cwd=ROOT,
        env=environment(BAUMEISTER_PURE=pure),
        capture_output=True,
        text=True,
        check=True,
    )
    build, _, words = done.stdout.partition("\n")
    return build, words


def test_both_builds_write_and_read_the_same(tmp_path: Path) -> None:
    need_binaries()
    words = set()
    for writer, reader in (("1", "0"), ("0", "1")):
        file = tmp_path / writer
        builds = {}
        builds["writes"], written = said("write", file, writer)
        builds["reads"], read = said("read", file, reader)
        assert sorted(builds.values()) == ["compiled", "interpreted"]
        words |= {written, read}
    assert len(words) == 1
    assert "part." in words.pop()
