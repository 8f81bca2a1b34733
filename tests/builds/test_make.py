"""What `make` would do, told by `make --dry-run`."""

from __future__ import annotations

import subprocess

import pytest

from tests.builds.miniature import ROOT

REMOVING = "scripts.compile --remove"


def told(*targets: str) -> str:
    words = ["make", "--dry-run", *targets]
    return subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def test_pure_alone_removes_the_binaries() -> None:
    assert REMOVING in told("pure")


@pytest.mark.parametrize("targets", [("pure", "bench"), ("unit", "pure"), ("play",)])
def test_pure_before_a_target_leaves_the_binaries_for_the_next(targets: tuple[str, ...]) -> None:
    assert REMOVING not in told(*targets)
