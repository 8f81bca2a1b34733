"""The ratings that the seat menu shows."""

from __future__ import annotations

import re
from math import hypot
from pathlib import Path

import pytest

from baumeister.bots.judgement import judgement_of
from baumeister.core.game import Game
from baumeister.games import all_games
from tests.toys.nim import NIM

PAGE = Path(__file__).resolve().parents[2] / "docs" / "bots.md"
ROW = re.compile(r"^\| (\w+)(?:@\d+)? \| (-?\d+)(?: ± (\d+))? \|", re.MULTILINE)

MET = {
    "builder": "random",
    "apprentice": "builder",
    "beginner": "builder",
    "foreman": "builder",
    "architect": "builder",
    "master": "architect",
}

Rated = dict[str, tuple[int, int]]  # rating and margin of each level


def published(title: str) -> list[Rated]:
    """The ratings of each cross table of a game, in the order of the page."""
    section = PAGE.read_text(encoding="utf-8").split(f"\n### {title}\n")[1].split("\n### ")[0]
    tables = section.split("| Rating (95 %) |")[1:]
    return [
        {level: (int(points), int(margin or 0)) for level, points, margin in ROW.findall(table)}
        for table in tables
    ]


def chained(tables: list[Rated]) -> tuple[dict[str, int], dict[str, float]]:
    """Random play is 0, and all others are as far from one they have met as in the first table
    with both: builders from random play, masters from architects, the rest from builders.

    Where random play is not in that table, the margin of the one that was met adds to it.
    """
    ratings: dict[str, int] = {"random": 0}
    margins: dict[str, float] = {}
    for level, met in MET.items():
        both = next((table for table in tables if {level, met} <= set(table)), None)
        if both is None:
            continue  # not measured yet
        ratings[level] = ratings[met] + both[level][0] - both[met][0]
        apart = both[met][1] + both[level][1]
        margins[level] = both[level][1] if "random" in both else hypot(margins[met], apart)
    return ratings, margins


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_the_menu_shows_what_the_cross_tables_say(game: Game) -> None:
    ratings, margins = chained(published(game.title))
    judged = judgement_of(game)
    assert judged.ratings == {level: round(points, -1) for level, points in ratings.items()}
    assert judged.margins == {level: round(margin, -1) for level, margin in margins.items()}


def test_a_game_of_others_has_no_ratings() -> None:
    assert judgement_of(NIM).ratings == {}
