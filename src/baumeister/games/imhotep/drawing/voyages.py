"""Which ships the viewer may send away, and whether they have to choose one of them first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from baumeister.core.action import Action
from baumeister.games.imhotep.rules.actions import Sail, Ship


@dataclass(frozen=True)
class Voyages:
    """If nothing is asked but where one ship sails, it need not be picked up."""

    ships: frozenset[Ship]
    is_picked: bool


def voyages(legal: Sequence[Action]) -> Voyages:
    sails = [action for action in legal if isinstance(action, Sail)]
    ships = frozenset(action.ship for action in sails)
    return Voyages(ships, len(ships) > 1 or len(sails) < len(legal))


def ship_name(ship: Ship) -> str:
    """Of a ship that can be picked up."""
    return f"ship-{ship}"
