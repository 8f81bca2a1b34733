"""Measuring beside other libraries: the page is written only if our own games are on it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from scripts.bench_peers import PAGE, kept, parser
from scripts.speed import page
from scripts.speed.contender import ROOT
from scripts.speed.markdown import with_part
from scripts.speed.results import Results

from tests.builds.miniature import environment


def test_no_rounds_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parser().parse_args(["--rounds", "0"])
    assert "“0” is no whole number from 1 on" in capsys.readouterr().err


def test_what_was_never_measured_cannot_be_written_again(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="Nothing was measured yet"):
        kept(tmp_path / "speed.json")


def test_without_our_own_games_the_page_stays(tmp_path: Path) -> None:
    path = tmp_path / "speed.json"
    Results({}, {}, {"Baumeister, compiled": "it was not there"}, []).write(path)
    with pytest.raises(SystemExit, match="The page stays as it is"):
        kept(path)


def test_one_build_alone_is_refused_at_once() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "scripts.bench_peers"],
        cwd=ROOT,
        env=environment(BAUMEISTER_PURE="1"),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert "Both builds are measured" in done.stderr


def test_the_page_has_a_place_for_every_part() -> None:
    text = PAGE.read_text("utf-8")
    for name in page.parts(Results({}, {}, {}, [])):
        assert f"\n{name}!\n" in with_part(text, name, f"{name}!")
