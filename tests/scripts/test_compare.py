"""Two trees compared."""

from __future__ import annotations

from typing import Any

import pytest
from scripts.speed.compare import Measured, compared, figures, is_worse, same_build, table
from scripts.speed.spread import Spread


def bench(moves: float, copy: float, build: str = "compiled") -> dict[str, Any]:
    found = {"moves_per_second": moves, "copy_microseconds": copy}
    return {"build": build, "python": "3.11", "games": {"imhotep": found}}


def measured(moves: list[float], copies: list[float]) -> list[Measured]:
    return [figures(bench(*both)) for both in zip(moves, copies, strict=True)]


OLD = measured([100, 50, 100, 100, 100], [2.0, 4.0, 2.0, 2.0, 2.0])


def test_figures_are_known_by_game_and_name() -> None:
    assert OLD[0] == {
        ("imhotep", "moves_per_second"): 100.0,
        ("imhotep", "copy_microseconds"): 2.0,
    }


def test_both_trees_must_be_built_alike() -> None:
    one, other = bench(1, 1), bench(1, 1, "interpreted")
    assert same_build([(one, one), (one, one)]) == "compiled"
    with pytest.raises(SystemExit, match="One of the trees"):
        same_build([(one, other)])


def test_more_moves_and_shorter_copies_are_both_faster() -> None:
    new = measured([200, 100, 200, 200, 200], [1.0, 2.0, 1.0, 1.0, 1.0])
    moves, copy = compared(OLD, new)
    assert moves.speed == copy.speed == Spread(2.0, 2.0, 2.0)
    assert (moves.old.middle, moves.new.middle) == (100, 200)
    assert not is_worse(moves) and not is_worse(copy)


def test_what_takes_longer_is_worse() -> None:
    new = measured([100, 50, 100, 100, 100], [3.0, 6.0, 3.0, 3.0, 3.0])
    moves, copy = compared(OLD, new)
    assert not is_worse(moves)
    assert is_worse(copy)


def test_only_what_both_trees_measure_is_compared() -> None:
    new = [{**each, ("kheops", "moves_per_second"): 1.0} for each in OLD]
    assert [found.game for found in compared(OLD, new)] == ["imhotep", "imhotep"]


def test_the_table_has_a_row_for_each_figure() -> None:
    new = measured([50, 25, 60, 50, 50], [2.0, 4.0, 2.0, 2.0, 2.0])
    lines = table(compared(OLD, new)).splitlines()
    assert lines[2:] == [
        "| imhotep | moves per second | slower | 100 | 50.0 | 0.50 | 0.50 | 0.60 |",
        "| imhotep | copy microseconds | – | 2.00 | 2.00 | 1.00 | 1.00 | 1.00 |",
    ]
