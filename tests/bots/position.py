"""A position in which some answers are plainly right, or plainly wrong, to any player."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import wraps
from random import Random

from baumeister.bots import SearchBot, Simulations
from baumeister.core.state import State

SEEDS = (1, 2, 3)
ANY_WORD = "*"
MOST_RIGHT = Fraction(2, 3)  # a position that accepts more shows nothing


@dataclass(frozen=True)
class Position:
    """Either `right` or `wrong` names answers by whole notations; * stands for any one word."""

    state: State
    seat: int
    right: tuple[str, ...] = ()
    wrong: tuple[str, ...] = ()
    simulations: int = 600

    def legal(self) -> list[str]:
        return [action.notation() for action in self.state.legal(self.seat)]

    def accepts(self, notation: str) -> bool:
        named = any(is_meant(pattern, notation) for pattern in self.right or self.wrong)
        return named if self.right else not named

    def share(self) -> Fraction:
        """How often somebody who answers at random is right."""
        legal = self.legal()
        return Fraction(sum(map(self.accepts, legal)), len(legal))


def is_meant(pattern: str, notation: str) -> bool:
    """Word by word, so that "bid 4" is not "bid 40"."""
    words, meant = notation.split(), pattern.split()
    return len(words) == len(meant) and all(
        wanted in (ANY_WORD, word) for wanted, word in zip(meant, words, strict=True)
    )


def answers(position: Position) -> list[str]:
    """What the architect does there, with different luck."""
    found = []
    for seed in SEEDS:
        bot = SearchBot(Simulations(position.simulations))
        legal = position.state.legal(position.seat)
        view = position.state.mask(position.seat)
        found.append(bot.choose(view, position.seat, legal, Random(seed)).notation())
    return found


def assert_telling(position: Position) -> None:
    """What is named can be answered, and there is enough to get wrong."""
    assert bool(position.right) != bool(position.wrong)
    legal = position.legal()
    for pattern in (*position.right, *position.wrong):
        assert any(is_meant(pattern, notation) for notation in legal), (pattern, legal)
    assert 0 < position.share() <= MOST_RIGHT, legal


def assert_right(position: Position) -> None:
    assert_telling(position)
    found = answers(position)
    assert all(position.accepts(notation) for notation in found), found


class Blunders:
    """The positions of one game; each of them is a test."""

    def __init__(self) -> None:
        self.positions: list[Callable[[], Position]] = []

    def position(self, make: Callable[[], Position]) -> Callable[[], None]:
        self.positions.append(make)

        @wraps(make)
        def test() -> None:
            assert_right(make())

        return test

    def share(self) -> Fraction:
        """How often a random answer is right, on the average of all positions."""
        return sum((make().share() for make in self.positions), Fraction()) / len(self.positions)
