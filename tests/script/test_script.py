"""What the browser's modules decide is tested by Node's own runner, without a page."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from scripts.script_types import ROOT, node

TESTS = sorted(Path(__file__).parent.glob("*.test.js"))
NODE = node()

pytestmark = pytest.mark.skipif(NODE is None and "CI" not in os.environ, reason="There is no Node")


def run(path: Path) -> subprocess.CompletedProcess[str]:
    assert NODE is not None
    return subprocess.run([NODE, "--test", path], cwd=ROOT, capture_output=True, text=True)


@pytest.mark.parametrize("path", TESTS, ids=lambda path: path.name)
def test_what_a_module_decides(path: Path) -> None:
    done = run(path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "# pass 0\n" not in done.stdout


def test_a_failure_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "wrong.test.mjs"
    path.write_text(
        'import assert from "node:assert/strict";\nimport test from "node:test";\n'
        'test("one is two", () => assert.equal(1, 2));\n',
        "utf-8",
    )
    done = run(path)
    assert done.returncode != 0
    assert "one is two" in done.stdout
