"""Which figures and tiles the answers of a seat need, so that they can be picked up."""

from __future__ import annotations

from collections.abc import Iterable

from baumeister.core.action import Action
from baumeister.games.kheops.rules.actions import Lay, Put, Replace


class Offered:
    def __init__(self, actions: Iterable[Action]) -> None:
        self.figures: set[int] = set()
        self.tiles: set[int] = set()
        for action in actions:
            if isinstance(action, Put | Replace):
                self.figures.add(action.figure)
            elif isinstance(action, Lay):
                self.tiles.add(action.tile)

    def is_choice(self, figure: int) -> bool:
        """Whether this figure can be brought into the game, and another one as well."""
        return figure in self.figures and len(self.figures) > 1


def figure_name(figure: int) -> str:
    """What a figure of the supply is called while it is held."""
    return f"figure-{figure}"


def tile_name(tile: int, copy: int) -> str:
    """What a tile of the hand is called while it is held; equal ones are told apart."""
    return f"tile-{tile}-{copy}"
