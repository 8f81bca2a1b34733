"""Weights are tuned towards what plays better, and change only where fresh games say so."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from math import log

from scripts.speed.contender import ROOT
from scripts.tune import FRESH, Tuning, Turn, Weights

SHORT = ["--rounds", "1", "--games", "1", "--most", "1"]


def plays(new: Weights, old: Weights, seeds: Sequence[int]) -> list[Turn]:
    """A game in which weights of e and 1/e are best; luck comes from the seed."""
    gain = distance(old) - distance(new)
    return [(gain, float(gain + seed % 7 / 4 - 0.75 > 0)) for seed in seeds]


def distance(weights: Weights) -> float:
    return abs(log(weights["stone"]) - 1) + abs(log(weights["card"]) + 1)


def test_better_weights_are_found() -> None:
    tuning = Tuning({"stone": 1.0, "card": 1.0}, plays, seed=3)
    changes = sum(tuning.round(range(8), most=400) for _ in range(25))
    assert changes > 1
    assert distance(tuning.best) < 0.5


def test_what_is_no_better_changes_nothing() -> None:
    tuning = Tuning({"stone": 1.0, "card": 1.0}, plays, seed=3)
    assert not tuning.is_better({"stone": 0.5, "card": 1.0}, most=400)
    assert not tuning.is_better(tuning.best, most=40)  # nothing is plain after forty turns


def test_games_that_decide_are_played_once() -> None:
    asked: list[int] = []

    def noted(new: Weights, old: Weights, seeds: Sequence[int]) -> list[Turn]:
        asked.extend(seeds)
        return plays(new, old, seeds)

    tuning = Tuning({"stone": 1.0, "card": 1.0}, noted, seed=1)
    for n in range(3):
        tuning.round(range(4 * n, 4 * n + 4), most=16)
    fresh = [seed for seed in asked if seed >= FRESH]
    assert len(fresh) == len(set(fresh)) > 0


def test_the_script_plays_real_games() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "scripts.tune", "kheops", *SHORT],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("round 0: ")
