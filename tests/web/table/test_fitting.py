"""Which level fits somebody: that of their last game against bots, one up or one down."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from baumeister.bots import levels_for_people
from baumeister.games import game
from baumeister.play.sitter import Sitter
from baumeister.web.table.fitting import fitting_level, level_after, level_met
from baumeister.web.table.lesson_table import BEGINS
from baumeister.web.table.listing import Listed
from baumeister.web.table.store import Standing, TableInfo

KHEOPS = game("kheops")
IMHOTEP = game("imhotep")
ANNA = Sitter("person", "Anna", "anna")
LEVELS = levels_for_people(KHEOPS)


def bots(*levels: str) -> list[Sitter]:
    return [Sitter("bot", "Ada", level=level) for level in levels]


def played(level: str, ranks: list[int], moved: float = 1.0, name: str = "t1") -> Listed:
    """A finished game of Kheops, Anna first."""
    info = TableInfo(name, "kheops", 2, {}, None, "anna", "live", 1.0, 2)
    return Listed(info, Standing(is_over=True, moved=moved, ranks=ranks), [ANNA, *bots(level)])


def test_who_has_never_played_meets_whom_newcomers_meet() -> None:
    assert fitting_level(KHEOPS, "anna", []) == "beginner" == LEVELS[0]
    assert fitting_level(KHEOPS, "", [played("builder", [1, 2])]) == "beginner"


@pytest.mark.parametrize(
    ("level", "ranks", "next_level"),
    [
        ("beginner", [1, 2], "apprentice"),
        ("beginner", [2, 1], "beginner"),
        ("builder", [1, 2], "foreman"),
        ("builder", [2, 1], "apprentice"),
        ("builder", [1, 1], "builder"),
        ("master", [1, 2], "master"),
        ("master", [2, 1], "architect"),
    ],
)
def test_one_up_after_a_win_and_one_down_after_a_defeat(
    level: str, ranks: list[int], next_level: str
) -> None:
    assert fitting_level(KHEOPS, "anna", [played(level, ranks)]) == next_level


def test_the_last_game_counts() -> None:
    first, last = played("builder", [1, 2], moved=5.0), played("foreman", [2, 1], moved=9.0)
    assert fitting_level(KHEOPS, "anna", [first, last]) == "builder"
    assert fitting_level(KHEOPS, "anna", [last, first]) == "builder"


def without(**changes: object) -> Listed:
    """A game that was won against a builder, otherwise than usual."""
    found = played("builder", [1, 2])
    info = {key: value for key, value in changes.items() if hasattr(found.info, key)}
    standing = {key: value for key, value in changes.items() if hasattr(found.standing, key)}
    return replace(
        found,
        info=replace(found.info, **info),  # type: ignore[arg-type]
        standing=replace(found.standing, **standing),  # type: ignore[arg-type]
    )


@pytest.mark.parametrize(
    "table",
    [
        without(game="imhotep"),
        without(is_over=False),
        without(luck_from=4),
        without(id=f"{BEGINS}abc"),
        replace(played("builder", [1, 2]), seats=[ANNA, Sitter("person", "Ben", "ben")]),
        replace(played("builder", [1, 2]), seats=[ANNA, ANNA]),
        played("random", [1, 2]),
        played("my_bot.py:MyBot", [1, 2]),
        replace(
            played("builder", [1, 2]),
            seats=[replace(ANNA, is_substituted=True, level="builder"), *bots("builder")],
        ),
    ],
    ids=["game", "running", "from a moment", "lesson", "friend", "alone", "chance", "own", "left"],
)
def test_other_games_say_nothing(table: Listed) -> None:
    assert fitting_level(KHEOPS, "anna", [played("builder", [1, 2])]) == "foreman"
    assert fitting_level(KHEOPS, "anna", [table]) == "beginner"


def test_bots_of_several_levels_say_nothing() -> None:
    assert level_met(IMHOTEP, [ANNA, *bots("builder", "master")], [0]) == ""
    assert level_after(IMHOTEP, [ANNA, *bots("builder", "master")], [0], [1, 2, 3]) == ""
    assert level_after(IMHOTEP, [ANNA, *bots("builder", "builder")], [0], [1, 2, 3]) == "foreman"


@pytest.mark.parametrize("strength", [1.3, 2.5, 3.7])
def test_about_half_of_the_games_are_won(strength: float) -> None:
    """Somebody who is between two levels, each of which is 250 points above the one below."""
    rng, level, won = Random(1), LEVELS[0], 0
    for _ in range(2000):
        ahead = 250 * (strength - LEVELS.index(level))
        is_won = rng.random() < 1 / (1 + 10 ** (-ahead / 400))
        won += is_won
        level = fitting_level(KHEOPS, "anna", [played(level, [1, 2] if is_won else [2, 1])])
    assert 0.48 < won / 2000 < 0.52
