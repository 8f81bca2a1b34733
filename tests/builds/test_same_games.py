"""With the same seed both builds play the same games, and the bots choose the same answers."""

from __future__ import annotations

import subprocess
import sys

import pytest

from baumeister.core.game import Game
from baumeister.games import games
from tests.builds.miniature import ROOT, environment

# The level of all bots, and after how many decisions it is enough: thinking takes its time.
LEVELS = {"random": 100_000, "beginner": 60, "builder": 30, "search": 10}
SEEDS = (1, 2)


def played(game: Game, level: str, seed: int, pure: str) -> tuple[str, str]:
    """The build, and the game as it was played there."""
    words = [game.id, str(game.most), level, str(seed), str(LEVELS[level])]
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


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_both_builds_play_the_same_game(game: Game, level: str, seed: int) -> None:
    interpreted = played(game, level, seed, pure="1")
    compiled = played(game, level, seed, pure="0")
    assert interpreted[0] == "interpreted"
    if compiled[0] != "compiled":
        pytest.skip("nothing is compiled here")
    assert interpreted[1] == compiled[1]


def test_another_seed_plays_another_game() -> None:
    game = games()[0]
    assert played(game, "random", 1, pure="1")[1] != played(game, "random", 2, pure="1")[1]
