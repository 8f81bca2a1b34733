"""The game as a whole."""

from __future__ import annotations

from random import Random

import pytest

from baumeister.core.laws import LAWS, Setup
from baumeister.core.refusal import BadSetup
from baumeister.core.result import Result
from baumeister.games import game
from baumeister.games.cleopatra.rules.game import CLEOPATRA
from baumeister.games.cleopatra.rules.names import SOURCES
from tests.games.cleopatra.rules.table import SHORT_GAME, finished, moments, start


def test_cleopatra_is_known_by_its_id() -> None:
    assert game("cleopatra") is CLEOPATRA
    assert CLEOPATRA.title == "Kleopatra und die Baumeister"


@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_play(seats: int) -> None:
    with pytest.raises(BadSetup):
        CLEOPATRA.start(seats)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_talent_has_a_source(seats: int) -> None:
    result = finished(seats, 1).result()
    assert result is not None
    assert len(result.table) == len(SOURCES)
    assert result.table[0] == [5] * seats
    assert [sum(column) for column in zip(*result.table, strict=True)] == result.points


def test_a_game_stays_far_below_its_bound() -> None:
    longest = max(sum(1 for _ in moments(start(2), seed)) for seed in range(4))
    assert longest < CLEOPATRA.bound / 10


def test_the_edition_can_be_read() -> None:
    assert "[garden]" in CLEOPATRA.edition()


@pytest.mark.parametrize("law", ["speaks", "leaks nothing", "undoes", "tells nothing"])
@pytest.mark.parametrize("artisan", ["0", "1"])
def test_another_box_keeps_the_laws(law: str, artisan: str) -> None:
    """Few cards, cheap pieces, many symbols: everything that is secret happens soon."""
    edition = SHORT_GAME.replace("artisan = [0]", f"artisan = [{artisan}]")
    for seed in range(2):
        LAWS[law](Setup(CLEOPATRA, 3, edition=edition), Random(seed))


def test_a_tie_is_told_in_amulets_left() -> None:
    result = Result([20, 20, 5], [1, 2, 3], [-2, -5, -9], [])
    assert CLEOPATRA.tie_rows(result) == [("amulets", [2, 5, 9])]
