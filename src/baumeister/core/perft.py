"""Perft: how many sequences of answers lead from a state to a given depth, chance included."""

from __future__ import annotations

from typing import SupportsIndex

from baumeister.core.state import State
from baumeister.core.whole import whole


def perft(state: State, depth: SupportsIndex) -> int:
    """Counts the leaves of the tree of answers; where several are asked, the first answers.

    >>> b.perft(b.game("imhotep").start(seats=2), depth=2)
    84
    """
    return _leaves(state, whole(depth))


def _leaves(state: State, depth: int) -> int:
    seats = state.to_act()
    if depth == 0 or not seats:
        return 1
    legal = state.legal(seats[0])
    if depth == 1:
        return len(legal)
    leaves = 0
    for action in legal:
        twin = state.copy()
        twin.apply(seats[0], action)
        leaves += _leaves(twin, depth - 1)
    return leaves
