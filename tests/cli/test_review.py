"""Reviews in the terminal: as text, as data and as a page."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import baumeister as b
from baumeister.languages import languages
from tests.cli.shell import Outcome, baumeister


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The beginning of a game of Imhotep between people whose names need care."""
    record = next(iter(b.records(b.game("imhotep")).values()))
    del record.entries[16:]
    record.players = ["Anna <b>", "Ben [red]"]
    path = tmp_path / "game.txt"
    path.write_text(record.to_text(), "utf-8")
    return path


def review(path: Path, *words: str, lang: str = "en") -> Outcome:
    return baumeister("review", str(path), "--looks", "1", "--workers", "1", *words, lang=lang)


@pytest.mark.parametrize("lang", languages())
def test_each_seat_is_told_what_decided(path: Path, lang: str) -> None:
    outcome = review(path, lang=lang)
    assert outcome.code == 0
    assert "Anna <b>" in outcome.out
    assert "Ben [red]" in outcome.out
    figures = [
        int(n.replace("−", "-")) for n in re.findall(r"([+−]\d+|(?<=±)0)\xa0%$", outcome.out, re.M)
    ]
    for start in (0, 5):
        *parts, total = figures[start : start + 5]
        assert sum(parts) == total


def test_data_are_the_same_however_many_work(path: Path) -> None:
    alone = review(path, "--json", "--seat", "2")
    data = json.loads(alone.out)
    (seat,) = data["reviews"]
    assert seat["seat"] == 1
    assert len(seat["curve"]) == len(data["moments"])
    assert sum(seat["parts"].values()) == pytest.approx(seat["end"] - seat["start"], abs=1e-5)
    together = baumeister(
        "review", str(path), "--looks", "1", "--workers", "2", "--json", "--seat", "2"
    )
    assert together.out == alone.out


def test_a_page_needs_nothing_else(path: Path, tmp_path: Path) -> None:
    out = tmp_path / "review.html"
    outcome = review(path, "--html", "--out", str(out))
    assert outcome.code == 0
    assert str(out) in outcome.out
    page = out.read_text("utf-8")
    assert page.count('class="curve"') == 2
    assert "Anna &lt;b&gt;" in page
    assert "Anna <b>" not in page
    assert "http" not in page


def test_two_forms_at_once_are_refused(path: Path) -> None:
    assert review(path, "--json", "--html").code == 2
