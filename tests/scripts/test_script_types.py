"""Checking the browser's modules: skipped for people who cannot, never where it is required."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from scripts.debian import install
from scripts.script_types import ROOT

FILES = ("scripts/__init__.py", "scripts/debian.py", "scripts/script_types.py", "package.json")


def program(path: Path, text: str) -> None:
    path.write_text(f"#!/bin/sh\n{text}\n", "utf-8")
    path.chmod(0o755)


def checked(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """The check of a tree without TypeScript, on a machine with nothing but these programs."""
    for name in FILES:
        (folder / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    return subprocess.run(
        [sys.executable, "-m", "scripts.script_types", *words],
        cwd=folder,
        env={"PATH": str(folder)},
        capture_output=True,
        text=True,
    )


@pytest.mark.parametrize(("words", "status"), [([], 0), (["--required"], 1)])
def test_without_node_it_is_skipped_unless_it_is_required(
    tmp_path: Path, words: list[str], status: int
) -> None:
    done = checked(tmp_path, *words)
    assert (done.returncode, done.stderr) == (status, "")
    assert "need Node 18 or newer" in done.stdout


@pytest.mark.parametrize(("words", "status"), [([], 0), (["--required"], 1)])
def test_an_old_node_is_none(tmp_path: Path, words: list[str], status: int) -> None:
    program(tmp_path / "node", "echo v16.1.0")
    program(tmp_path / "npm", "exit 0")
    done = checked(tmp_path, *words)
    assert (done.returncode, done.stderr) == (status, "")
    assert "need Node 18 or newer" in done.stdout


@pytest.mark.parametrize(("words", "status"), [([], 0), (["--required"], 1)])
def test_without_a_network_one_line_says_so(tmp_path: Path, words: list[str], status: int) -> None:
    program(tmp_path / "node", "echo v20.1.0")
    program(tmp_path / "npm", "echo npm error code ENOTFOUND >&2\necho more >&2\nexit 1")
    done = checked(tmp_path, *words)
    assert (done.returncode, done.stderr) == (status, "")
    assert done.stdout.splitlines()[1:] == [
        "The types of the browser's modules are not checked: TypeScript could not be installed"
        " (npm error code ENOTFOUND)."
    ]


def test_what_typescript_finds_fails(tmp_path: Path) -> None:
    program(tmp_path / "node", 'test "$1" = --version && echo v20.1.0')
    program(tmp_path / "npm", "exit 0")
    done = checked(tmp_path)
    assert done.returncode == 1
    assert done.stdout.endswith("The types of the browser's modules are wrong.\n")


def test_packages_of_debian_are_fetched_and_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(tmp_path / "apt-get", f'echo "$@" >> {tmp_path}/orders')
    monkeypatch.setenv("PATH", str(tmp_path))
    install("nodejs", "npm")
    assert (tmp_path / "orders").read_text("utf-8").splitlines() == [
        "-qq update",
        "-qq install --yes --no-install-recommends nodejs npm",
    ]


def test_what_goes_wrong_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    program(tmp_path / "apt-get", "echo no network; exit 100")
    monkeypatch.setenv("PATH", str(tmp_path))
    install("nodejs")
    assert capsys.readouterr().err == "no network\n\n"


def test_ci_checks_the_modules_in_any_case() -> None:
    assert "SCRIPT=--required" in (ROOT / ".ci/run").read_text("utf-8")
