"""The ratings that the seat menu shows."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from baumeister.bots import BOTS
from baumeister.bots.judgement import judgement_of
from baumeister.core.game import Game
from baumeister.games import all_games
from tests.toys.nim import NIM

PAGE = Path(__file__).resolve().parents[2] / "docs" / "bots.md"
ROW = re.compile(r"^\| (\w+)(?:@\d+)? \| (-?\d+)(?: ± \d+)? \|", re.MULTILINE)


def published(title: str) -> list[dict[str, int]]:
    """The ratings of each cross table of a game, in the order of the page."""
    section = PAGE.read_text(encoding="utf-8").split(f"\n### {title}\n")[1].split("\n### ")[0]
    tables = section.split("| Rating (95 %) |")[1:]
    return [{level: int(points) for level, points in ROW.findall(table)} for table in tables]


def chained(tables: list[dict[str, int]]) -> dict[str, int]:
    """Random play is 0; each level is above the one below as in the first table with both."""
    found = {"random": 0}
    for lower, upper in pairwise(BOTS):
        both = next((table for table in tables if {lower, upper} <= set(table)), None)
        if both is None:
            break
        found[upper] = found[lower] + both[upper] - both[lower]
    return found


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_the_menu_shows_what_the_cross_tables_say(game: Game) -> None:
    expected = chained(published(game.title))
    assert {level: round(points, -1) for level, points in expected.items()} == judgement_of(
        game
    ).ratings


def test_a_game_of_others_has_no_ratings() -> None:
    assert judgement_of(NIM).ratings == {}
