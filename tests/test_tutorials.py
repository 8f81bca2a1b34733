"""Tutorials do what they say: each is followed from its first line to its last."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.web.processes import lasting_port

DOCS = Path(__file__).resolve().parent.parent / "docs"
TUTORIALS = sorted(DOCS.glob("tutorial-*.md"))
PAGES = [path for path in TUTORIALS if "\n```sh\n" in path.read_text("utf-8")]
BLOCK = re.compile(r'^```(sh|python title="([\w.]+)")\n(.*?)^```$', re.DOTALL | re.MULTILINE)
PORT = "8000"  # which somebody else may have
SECONDS = 300


def followed(page: Path, folder: Path) -> str:
    """Files are saved where the page shows them; tells the commands."""
    commands = ["set -e"]
    for kind, name, text in BLOCK.findall(page.read_text("utf-8")):
        if kind == "sh":
            commands.append(text)
        else:
            (folder / name).write_text(text, "utf-8")
    return "\n".join(commands).replace(PORT, str(lasting_port()))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_tutorial_can_be_followed(page: Path, tmp_path: Path) -> None:
    commands = followed(page, tmp_path)
    assert commands.count("\n") > 1
    here = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    done = subprocess.run(
        ["sh", "-c", commands],
        cwd=tmp_path,
        env={**os.environ, "PATH": here, "LANG": "C.UTF-8", "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_there_is_a_tutorial_for_whatever_is_wanted_most() -> None:
    found = {path.stem for path in TUTORIALS}
    assert found == {"tutorial-bot", "tutorial-game", "tutorial-learning", "tutorial-server"}
