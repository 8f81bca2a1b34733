"""With the same seed both builds play the same games, and the bots choose the same answers."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from baumeister.core.game import Game
from baumeister.games import all_games
from tests.builds.miniature import ROOT, environment

# The level of all bots, and after how many decisions it is enough: thinking takes its time.
LEVELS = {"random": 100_000, "beginner": 60, "builder": 30, "search": 10}
SEEDS = (1, 2)
BEGINNING = ("0",)
MIDDLE = ("0.25", "0.5", "0.75")  # of a random game, after which the bots take over
FEW = 3  # decisions from there


def played(
    game: Game, level: str, seed: int, pure: str, most: int, parts: tuple[str, ...]
) -> tuple[str, str]:
    """The build, and the games as they were played there."""
    words = [game.id, str(game.most), level, str(seed), str(most), *parts]
    done = subprocess.run(
        [sys.executable, "-m", "tests.builds.played", *words],
        cwd=ROOT,
        env=environment(BAUMEISTER_PURE=pure),
        capture_output=True,
        text=True,
        check=True,
    )
    build, _, text = done.stdout.partition("\n")
    return build, text


def compare(game: Game, level: str, seed: int, most: int, parts: tuple[str, ...]) -> None:
    interpreted, compiled = (played(game, level, seed, pure, most, parts) for pure in ("1", "0"))
    assert interpreted[0] == "interpreted"
    if compiled[0] != "compiled" and "CI" not in os.environ:
        pytest.skip("nothing is compiled here")
    assert compiled[0] == "compiled"
    assert interpreted[1] == compiled[1]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_both_builds_play_the_same_game(game: Game, level: str, seed: int) -> None:
    compare(game, level, seed, LEVELS[level], BEGINNING)


@pytest.mark.parametrize("level", ["builder", "search"])
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_both_builds_decide_alike_in_the_middle_of_a_game(game: Game, level: str) -> None:
    compare(game, level, SEEDS[0], FEW, MIDDLE)


def test_another_seed_plays_another_game() -> None:
    one, other = (played(all_games()[0], "random", seed, "1", 100, BEGINNING) for seed in SEEDS)
    assert one[1] != other[1]
