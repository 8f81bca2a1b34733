"""Senet beside ours in an environment of its own: not a line of ours was changed for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.examples.senet.environment import Environment

BOTS = ("--players", "bot:random,bot:random", "--seed", "1")
KEEP_THE_LAWS = """
from itertools import product
from random import Random
import baumeister as b
game = b.game("senet")
keys = [variant.key for variant in game.variants]
for seats in range(game.fewest, game.most + 1):
    for values in product(*(variant.values for variant in game.variants)):
        b.laws.check(game, seats, dict(zip(keys, values)), rng=Random(1))
        print(seats, *values)
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return Environment(tmp_path_factory.mktemp("senet"))


def played(installed: Environment, record: Path, *words: str, typed: str = "") -> str:
    """What the terminal says of a game."""
    where = ("--record", str(record))
    return installed.run("baumeister", "play", "senet", *words, *where, typed=typed)


def test_it_is_installed_and_not_ours_beside_it(installed: Environment) -> None:
    script = "import baumeister, senet; print(baumeister.__file__); print(senet.__file__)"
    places = installed.run("python", "-c", script).splitlines()
    assert len(places) == 2
    for place in places:
        assert Path(place).is_relative_to(installed.folder)


def test_it_stands_on_the_shelf_with_ours(installed: Environment) -> None:
    said = installed.run("baumeister", "games", "--lang", "en")
    assert "Senet  senet  2 players" in said
    assert "Kheops" in said


def test_it_keeps_every_law(installed: Environment) -> None:
    assert installed.run("python", "-c", KEEP_THE_LAWS) == "2\n"


def test_bots_play_it_in_the_terminal(installed: Environment, tmp_path: Path) -> None:
    record = tmp_path / "record.txt"
    said = played(installed, record, *BOTS, "--lang", "en")
    assert "falls into the water" in said
    assert "wins with 5 points" in said
    assert "cannot move." in installed.run("baumeister", "replay", str(record), "--lang", "en")
    assert installed.run("baumeister", "draw", str(record)).startswith("<svg")


def test_a_person_plays_it_in_german(installed: Environment, tmp_path: Path) -> None:
    words = ("--players", "Nefertari,bot:random", "--seed", "1", "--lang", "de")
    said = played(installed, tmp_path / "record.txt", *words, typed="1\n" * 400)
    assert "Welcher Stein zieht?" in said
    assert "Nefertari bringt einen Stein vom Brett." in said
    assert "Steine vom Brett gebracht" in said


def test_the_arena_plays_it_with_a_search(installed: Environment) -> None:
    words = ("--bots", "random,architect@5", "--games", "2", "--workers", "1", "--lang", "en")
    assert "Pieces off the board" in installed.run("baumeister", "arena", "senet", *words)
