"""Which browser is driven, and what is said where there is none."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from scripts.browser import ADVICE, NAMES

ROOT = Path(__file__).resolve().parent.parent.parent


def find(path: Path) -> subprocess.CompletedProcess[str]:
    """Run the script where nothing but the programs of a folder can be found."""
    return subprocess.run(
        [sys.executable, "-m", "scripts.browser"],
        cwd=ROOT,
        env={"PATH": str(path)},
        capture_output=True,
        text=True,
    )


def put_program(path: Path, script: str = "") -> None:
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)


@pytest.mark.parametrize("name", NAMES)
def test_a_browser_on_the_path_is_found(tmp_path: Path, name: str) -> None:
    put_program(tmp_path / name)
    found = find(tmp_path)
    assert (found.returncode, found.stdout) == (0, f"{tmp_path / name}\n")


def test_without_a_browser_it_is_said_what_to_do(tmp_path: Path) -> None:
    found = find(tmp_path)
    assert found.returncode == 1
    assert found.stderr == f"{ADVICE}\n"
    assert "apt-get install chromium" in ADVICE
