"""The report as a page, as plots and as Markdown."""

from __future__ import annotations

import re
import sys
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from baumeister.arena import plots, words
from baumeister.arena.markdown import markdown
from baumeister.arena.page import page
from baumeister.arena.report import Report, report
from baumeister.drawing.theme import DAY_COLOURS
from tests.arena.games import made_up, plan
from tests.arena.tellers import teller

VOID = {"meta", "br", "wbr"}


class Balanced(HTMLParser):
    """Every element that is opened is closed, and nothing is fetched from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        self.addresses += [value or "" for key, value in attrs if key in ("src", "href")]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def found(seats: int = 2) -> Report:
    """Three bots; the last one has a name with signs that mean something in HTML."""
    bots = ("architect@800", "random", "a<b>&.py:Mine")
    wanted = plan(*bots, seats=seats, games=4)
    points = [[30, 12, 7, 1][:seats], [-4, 12, 9, 2][:seats]]
    ranks = [[1, 2, 3, 4][:seats], [4, 1, 2, 3][:seats] if seats > 2 else [2, 1]]
    games = [
        made_up(n, fixture.one, fixture.others, fixture.seat, points[n % 2], ranks[n % 2])
        for n, fixture in enumerate(wanted.fixtures())
    ]
    return report(wanted, games)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_page_stands_alone(seats: int) -> None:
    text = page(teller(), found(seats))
    reader = Balanced()
    reader.feed(text)
    assert reader.open == []
    assert all(address.startswith("#") for address in reader.addresses)
    assert text.count("<svg") == 5
    assert "baumeister[plots]" not in text
    assert "a<b>" not in text
    assert "prefers-color-scheme:dark" in text


def test_a_page_says_everything() -> None:
    text = page(teller(), found())
    for key in ("cross", "duels", "sources", "times", "length_plot", "method"):
        assert teller().say(f"arena.{key}").replace("'", "&#x27;") in text
    assert ">100.0 %<small>51.0–100.0</small>" in text
    assert "--bots &#x27;architect@800,random,a&lt;b&gt;&amp;.py:Mine&#x27;" in text


def test_without_matplotlib_there_are_tables_and_a_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    text = page(teller(), found())
    assert "<svg" not in text
    assert "baumeister[plots]" in text
    assert text.count("<table>") == 4


def test_a_page_without_games_is_a_page() -> None:
    text = page(teller(), report(plan("a", "b"), []))
    assert "<table>" not in text
    assert "0 games" in text


@pytest.mark.parametrize(
    "draw", [plots.ratings, plots.duels, plots.points, plots.times, plots.lengths]
)
def test_a_plot_has_the_colours_of_the_page(draw: plots.Plot) -> None:
    svg = draw(teller(), found())
    ElementTree.fromstring(svg)
    used = set(re.findall(r"#[0-9a-f]{6}", svg)) & {DAY_COLOURS[name] for name in plots.USED}
    assert used == set()
    assert "var(--ink" in svg
    assert "<metadata" not in svg
    assert draw(teller(), found()) == svg


def test_plots_name_bots_and_numbers() -> None:
    svg = plots.ratings(teller(), found())
    assert "architect@800" in svg
    assert ">Mine</text>" in svg
    assert "Half of them within" in plots.times(teller(), found())


def test_classes_of_one_name_keep_their_paths() -> None:
    games = [made_up(0, "a.py:Mine", "b.py:Mine", 0, [3, 1], [1, 2])]
    svg = plots.ratings(teller(), report(plan("a.py:Mine", "b.py:Mine", games=2), games))
    assert "a.py:Mine" in svg


def test_the_length_of_games_is_counted() -> None:
    svg = plots.lengths(teller(), found())
    assert f">{teller().say('arena.number')}</text>" in svg


def test_points_that_were_lost_go_to_the_left() -> None:
    assert words.sources(found()) == ["halls"]
    ElementTree.fromstring(plots.points(teller(), found()))


def test_markdown_is_a_section_for_a_document() -> None:
    text = markdown(teller(), found())
    lines = text.splitlines()
    assert lines[0] == "### Kheops with 2 players"
    assert lines[3].startswith("baumeister arena kheops --bots")
    tables = re.findall(r"(?:^\|.*\|$\n?)+", text, re.MULTILINE)
    assert len(tables) == 3
    for table in tables:
        assert len({row.count("|") for row in table.splitlines()}) == 1
    assert text.endswith("\n")


def test_numbers_are_written_as_the_language_does() -> None:
    text = page(teller("de"), found())
    assert ">100,0 %<small>51,0–100,0</small>" in text
    assert '<html lang="de"' in text


@pytest.mark.parametrize(
    ("milliseconds", "says"),
    [(0.034, "0.03 ms"), (5.25, "5.2 ms"), (123.4, "123 ms"), (1234.5, "1.23 s")],
)
def test_times_have_as_many_digits_as_mean_something(milliseconds: float, says: str) -> None:
    assert words.time(teller(), milliseconds) == says
