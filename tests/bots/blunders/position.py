"""A position in which one answer is plainly right, or plainly wrong, to any player."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from baumeister.bots import SearchBot, Simulations
from baumeister.core.state import State

SEEDS = (1, 2, 3)


@dataclass(frozen=True)
class Position:
    """`right` and `wrong` are notations or their beginnings; one of them is enough."""

    name: str
    state: State
    seat: int
    right: tuple[str, ...] = ()
    wrong: tuple[str, ...] = ()
    simulations: int = 600

    def accepts(self, notation: str) -> bool:
        if self.right:
            return notation.startswith(self.right)
        return not notation.startswith(self.wrong)


def answers(position: Position) -> list[str]:
    """What the architect does there, with different luck."""
    found = []
    for seed in SEEDS:
        bot = SearchBot(Simulations(position.simulations))
        legal = position.state.legal(position.seat)
        view = position.state.mask(position.seat)
        found.append(bot.choose(view, position.seat, legal, Random(seed)).notation())
    return found


def assert_right(position: Position) -> None:
    """There is something to decide, and something to get wrong; the architect does not."""
    legal = [action.notation() for action in position.state.legal(position.seat)]
    assert len({position.accepts(notation) for notation in legal}) == 2, legal
    found = answers(position)
    assert all(position.accepts(notation) for notation in found), found
