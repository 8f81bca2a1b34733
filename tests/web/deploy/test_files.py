"""The other files that are shipped, as far as they can be tried without a machine of their own."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.cli.shell import baumeister
from tests.web.deploy.proxy import DEPLOY


def test_the_shipped_settings_are_settings() -> None:
    outcome = baumeister("config", "--config", str(DEPLOY / "baumeister.toml"))
    assert outcome.code == 0, outcome.err
    assert "postgresql:///baumeister" in outcome.out


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="There is no systemd here.")
def test_the_unit_is_one(tmp_path: Path) -> None:
    """Of a program that is installed here."""
    shipped = (DEPLOY / "baumeister@.service").read_text()
    program = shipped.partition("ExecStart=")[2].split()[0]
    unit = tmp_path / "baumeister@.service"
    unit.write_text(shipped.replace(program, shutil.which("true") or ""))
    done = subprocess.run(
        ["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_what_the_compose_file_sets_are_settings() -> None:
    lines = (DEPLOY / "compose.yaml").read_text().splitlines()
    named = [line.split(":")[0].strip() for line in lines if line.startswith("    BAUMEISTER_")]
    words = [word for name in named for word in ("--set", f"{setting(name)}=")]
    assert named
    assert "there is no setting" not in baumeister("config", *words).err


def setting(variable: str) -> str:
    return variable.removeprefix("BAUMEISTER_").lower()
