"""The end of a game in a table and a sentence."""

from __future__ import annotations

from io import StringIO

from baumeister import game
from baumeister.cli.results import show_result
from baumeister.cli.terminal import Terminal
from baumeister.core.game import Game
from baumeister.core.result import Result
from tests.cli.shell import said

IMHOTEP = game("imhotep")
NAMES = ["Anna", "Ben", "Bot"]


def shown(points: list[int], ranks: list[int], tie_breaks: list[int], known: Game = IMHOTEP) -> str:
    """The end of a game in which all points came from the first source."""
    table = [points, *([0] * 3 for _ in known.sources[1:])]
    terminal = Terminal(StringIO(), output := StringIO(), StringIO(), {})
    show_result(terminal, known, Result(points, ranks, tie_breaks, table), NAMES)
    return output.getvalue()


def test_one_winner() -> None:
    out = shown([10, 30, 20], [3, 1, 2], [0, 0, 0])
    assert said("result.winner", name="Ben", n=30) in out
    assert said("result.tie_break") not in out


def test_sources_without_points_are_left_out() -> None:
    out = shown([10, 30, 20], [3, 1, 2], [0, 0, 0])
    assert "Pyramid" in out
    assert "Temple" not in out


def test_several_winners() -> None:
    out = shown([30, 30, 30], [1, 1, 1], [2, 2, 2])
    assert said("result.winners", names="Anna, Ben", last="Bot", n=30) in out


def test_if_all_end_with_nothing_nobody_wins() -> None:
    """The crocodile may eat everybody."""
    out = shown([0, 0, 0], [1, 1, 1], [-4, -4, -4])
    assert said("result.nobody") in out
    assert said("result.winners", names="Anna, Ben", last="Bot", n=0) not in out


def test_a_broken_tie_is_explained() -> None:
    out = shown([30, 30, 10], [2, 1, 3], [1, 4, 0])
    assert said("result.winner", name="Ben", n=30) in out
    assert numbers(out, "Stones on the sled") == ["1", "4", "0"]
    assert out.rstrip().splitlines()[-1] != said("result.winner", name="Ben", n=30)


def test_a_tie_break_is_what_was_counted() -> None:
    """Two pyramids, one of them large, against two small ones; and amulets, fewer of which win."""
    valley = shown([30, 30, 10], [1, 2, 3], [33, 32, 0], game("valley_of_the_kings"))
    assert numbers(valley, "Finished pyramids") == ["2", "2", "0"]
    assert numbers(valley, "Large ones among them") == ["1", "0", "0"]
    cleopatra = shown([30, 30, 10], [1, 2, 3], [-2, -5, 0], game("cleopatra"))
    assert numbers(cleopatra, "Amulets left") == ["2", "5", "0"]


def test_a_game_need_not_name_its_tie_break() -> None:
    out = shown([30, 30, 10], [1, 2, 3], [3, 2, 0], game("kheops"))
    assert numbers(out, said("result.tie_break")) == ["3", "2", "0"]


def numbers(out: str, row: str) -> list[str]:
    return next(line for line in out.splitlines() if row in line).split()[-3:]
