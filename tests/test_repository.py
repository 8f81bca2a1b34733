"""What must never be committed: addresses of package hosts, paths of a machine, lock files.

Nor a file that nobody wants to read to its end.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from importlib.metadata import distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

HOST = re.compile(
    r"pypi\.org|pythonhosted\.org|(?:npmjs|jsdelivr|yarnpkg|cloudflare)\.(?:com|net|org)"
    r"|unpkg\.com|anaconda\.(?:com|org)|crates\.io|esm\.sh|index[-]url\b"
    r"|https?://[^\s\"']+/simple\b|https?://[^\s\"']+\.whl\b"
)
MACHINE = re.compile(r"(?<![\w.)}*])/(?:root|home|work|Users|opt|mnt)/|\b[A-Z]:\\Users\\")
MOST_LINES = 400
LOCKS = ("*.lock", "*-lock.json", "*-lock.yaml", "*.lockb", "pylock*.toml")


def ignored() -> list[str]:
    lines = (ROOT / ".gitignore").read_text("utf-8").splitlines()
    return [".git", *(line.strip("/") for line in lines if line and not line.startswith("#"))]


def files(folder: Path, patterns: list[str]) -> Iterator[Path]:
    """Everything that git would take."""
    for path in sorted(folder.iterdir()):
        if any(fnmatch(path.name, pattern) for pattern in patterns):
            continue
        if path.is_dir():
            yield from files(path, patterns)
        else:
            yield path


def texts() -> Iterator[tuple[str, str]]:
    for path in files(ROOT, ignored()):
        try:
            yield path.relative_to(ROOT).as_posix(), path.read_text("utf-8")
        except UnicodeDecodeError:
            continue


def lines_with(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{name}, line {number}"
        for name, text in texts()
        for number, line in enumerate(text.splitlines(), 1)
        if pattern.search(line)
    ]


def test_the_walk_finds_the_sources_and_nothing_ignored() -> None:
    names = {name for name, _ in texts()}
    assert {"Makefile", "src/baumeister/core/state.py", "tests/test_repository.py"} <= names
    assert not any(name.startswith((".venv/", ".tools/", ".git/")) for name in names)


def test_no_address_of_a_package_host() -> None:
    assert lines_with(HOST) == []


def test_no_path_of_a_machine() -> None:
    assert lines_with(MACHINE) == []


def test_no_lock_file() -> None:
    locks = [
        path.relative_to(ROOT).as_posix()
        for path in files(ROOT, ignored())
        if any(fnmatch(path.name, lock) for lock in LOCKS)
    ]
    assert locks == []


def test_no_module_is_too_long() -> None:
    lengths = {
        name: len(text.splitlines()) for name, text in texts() if name.endswith((".py", ".js"))
    }
    assert [name for name, length in lengths.items() if length > MOST_LINES] == []
    assert len(lengths) > 500


def test_lock_files_are_ignored() -> None:
    assert "uv.lock" in ignored()


def pins() -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    constraints: list[str] = project["tool"]["uv"]["constraint-dependencies"]
    return constraints


def test_versions_are_pinned_in_order() -> None:
    assert pins() == sorted(pins())
    assert all(re.fullmatch(r"[a-z0-9-]+==[\d.]+", pin) for pin in pins())


def test_whatever_is_installed_is_pinned() -> None:
    """What others depend on, too: otherwise two machines would get different versions."""
    pinned = {pin.partition("==")[0] for pin in pins()}
    names = {re.sub(r"[-_.]+", "-", found.name).lower() for found in distributions()}
    assert names - pinned - {"baumeister", "pip", "setuptools", "wheel"} == set()


def test_the_licence_is_there() -> None:
    assert (ROOT / "LICENSE").read_text("utf-8").startswith("MIT License")


@pytest.mark.parametrize(
    "line",
    [
        "https://files." + "pythonhosted" + ".org/packages/a",
        "url = https://mirror.example" + "/simple",
        "pip install --index" + "-url x",
        "<script src='https://unpkg" + ".com/htmx'>",
    ],
)
def test_a_package_host_is_found(line: str) -> None:
    assert HOST.search(line)


@pytest.mark.parametrize(
    "line", ["cd " + "/home" + "/anna", '"' + "/root" + '/.cache"', "see " + "/work" + "/main"]
)
def test_a_path_of_a_machine_is_found(line: str) -> None:
    assert MACHINE.search(line)


@pytest.mark.parametrize(
    "line", ["#!/usr/bin/env bash", "docs/home/page.md", "src/work/file", "at work/home"]
)
def test_other_paths_are_fine(line: str) -> None:
    assert not MACHINE.search(line)
