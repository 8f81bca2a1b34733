"""Which things the answers of a seat need, so that they can be picked up.

Figures are named after the spot they stand on: whoever sends one of several workers out of an area
still holds the next one.
"""

from __future__ import annotations

from collections.abc import Iterable, Set

from baumeister.core.action import Action
from baumeister.games.valley_of_the_kings.rules.actions import Bid, Build, Overseer, Worker
from baumeister.games.valley_of_the_kings.rules.names import OVERSEERS, SPOT_NAMES, WORKERS, Spot
from baumeister.games.valley_of_the_kings.rules.state import Valley


class Offered:
    """`overseers` and `workers` are the names of own figures that can be picked up."""

    def __init__(self, state: Valley, seat: int, actions: Iterable[Action]) -> None:
        self.tiles: set[int] = set()
        self.colours: set[int] = set()
        overseers, workers = set(), set()
        for action in actions:
            if isinstance(action, Bid):
                self.tiles.add(action.rings)
            elif isinstance(action, Build):
                self.colours.add(action.colour)
            elif isinstance(action, Overseer):
                overseers.add(action.overseer)
            elif isinstance(action, Worker):
                workers.add(action.worker)
        first = seat * OVERSEERS
        self.overseers = _names("overseer", overseers, state.overseers[first : first + OVERSEERS])
        first = seat * WORKERS
        self.workers = _names("worker", workers, state.workers[first : first + WORKERS])


def _names(kind: str, figures: Set[int], spots: list[Spot]) -> dict[int, str]:
    names: dict[int, str] = {}
    for figure in sorted(figures):
        name = f"{kind}-{SPOT_NAMES[spots[figure]]}"
        names[figure] = f"{name}-too" if name in names.values() else name
    return names


def tile_name(rings: int) -> str:
    return f"tile-{rings}"


def stock_name(colour: int) -> str:
    return f"stock-{colour}"
