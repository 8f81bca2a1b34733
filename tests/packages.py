"""Real packages in a folder: sources, and the metadata that installers write beside them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BOX = 'from baumeister.games.box import Box\n\nBOX = Box(__name__, title="{title}")\n'
TOMB = """
from tests.toys.tomb import TombGame


class OtherTomb(TombGame):
    pass


GAME = OtherTomb()
"""


def install(
    folder: Path,
    distribution: str,
    entries: Mapping[str, str],
    sources: Mapping[str, str],
) -> None:
    """Put a package where `folder` on the path makes it an installed one.

    `entries` are its entry points on the shelf, `sources` its files by path.
    """
    for path, text in sources.items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")
    metadata = folder / f"{distribution}-1.0.dist-info"
    metadata.mkdir(parents=True)
    header = f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 1.0\n"
    (metadata / "METADATA").write_text(header, "utf-8")
    lines = [f"{name} = {value}" for name, value in entries.items()]
    text = "\n".join(["[baumeister.games]", *lines, ""])
    (metadata / "entry_points.txt").write_text(text, "utf-8")


def box(package: str, title: str, rules: str, **rooms: str) -> dict[str, str]:
    """The sources of a box with its rules, and perhaps other rooms."""
    every = {"rules": rules, **rooms}
    return {
        f"{package}/__init__.py": BOX.format(title=title),
        **{f"{package}/{name}/__init__.py": text for name, text in every.items()},
    }


def with_packages(
    script: str, folder: Path, *words: str, code: int = 0
) -> subprocess.CompletedProcess[str]:
    """Run a script in a process of its own, with the packages of a folder installed.

    It has nothing to read, and ends with this exit code.
    """
    path = os.pathsep.join([str(ROOT), str(folder)])
    done = subprocess.run(
        [sys.executable, "-c", script, *words],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        encoding="utf-8",
        stdin=subprocess.DEVNULL,
    )
    assert done.returncode == code, done.stderr
    return done
