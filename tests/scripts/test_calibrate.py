"""Chances that are too cautious, and those that are too bold, are told as that."""

from __future__ import annotations

from math import exp
from random import Random

import pytest
from scripts.calibrate import STAGES, Look, best_factor, loss, main, table


def looks(boldness: float, number: int = 4000) -> list[Look]:
    """Leads of which so many times as much decides."""
    rng = Random(1)
    found: list[Look] = []
    for _ in range(number):
        ahead = rng.gauss(0, 2)
        found.append((ahead, float(rng.random() < 1 / (1 + exp(-boldness * ahead)))))
    return found


@pytest.mark.parametrize("boldness", [0.5, 1.0, 2.0])
def test_the_factor_is_found_by_which_chances_were_off(boldness: float) -> None:
    seen = looks(boldness)
    assert best_factor(seen) == pytest.approx(boldness, rel=0.12)
    assert loss(seen, best_factor(seen)) <= loss(seen, 1.0)


def test_half_of_the_games_are_held_out() -> None:
    """The factor follows from the first half, the loss from the second one."""
    mine, held = [[(1.0, 1.0)]] * len(STAGES), [[(1.0, 0.0)]] * len(STAGES)
    for _, factor, before, after in table([mine, held]):
        assert factor > 2.5
        assert after > before == pytest.approx(loss([(1.0, 0.0)], 1.0))


def test_a_table_for_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    main(["kheops", "--games", "2"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["stage", *STAGES, "all"]
