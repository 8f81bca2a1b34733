"""The ships of a round (Boote): slots from bow to stern, and where each ship lies.

Rulebook: "Ablauf einer Runde" and "1 Boot zu einem Ort fahren".
"""

from __future__ import annotations

from typing import Final, final

from baumeister.core.facts import Facts, Json
from baumeister.core.state import NOBODY
from baumeister.games.imhotep.rules.actions import EVERY_SLOT, SHIPS, SLOTS, Ship, Slot
from baumeister.games.imhotep.rules.names import ON_THE_RIVER, SITES, Site

ALL_SITES: Final = (1 << len(SITES)) - 1


@final
class Fleet:
    """Slot n of a ship is at `load[ship * SLOTS + n]`. A docked ship has no empty slots."""

    sizes: list[int]
    needs: list[int]  # stones before it may sail
    load: list[int]  # the seat that owns each stone
    docked: list[Site]  # the site a ship has sailed to
    empty: list[int]  # a bit for each slot that takes a stone
    is_ready: list[bool]  # on the river with the stones it needs
    free_sites: int  # a bit for each site without a ship
    sailed: int  # ships that have left

    def moor(self, sizes: list[int], minimum: list[int]) -> None:
        """New ships for a round; `minimum` is by size."""
        self.sizes = sizes[:]
        self.needs = [minimum[size] for size in sizes]
        self.load = [NOBODY] * (SHIPS * SLOTS)
        self.docked = [ON_THE_RIVER] * SHIPS
        self.empty = [(1 << size) - 1 for size in sizes]
        self.is_ready = [False] * SHIPS
        self.free_sites = ALL_SITES
        self.sailed = 0

    def stones_on(self, ship: Ship) -> int:
        return SLOTS - self.load[ship * SLOTS : (ship + 1) * SLOTS].count(NOBODY)

    def free_slots(self) -> int:
        """Empty slots on all ships that have not sailed."""
        return sum(slots.bit_count() for slots in self.empty)

    def place(self, ship: Ship, slot: Slot, owner: int) -> None:
        self.load[ship * SLOTS + slot] = owner
        self.empty[ship] &= ~(1 << slot)
        self.is_ready[ship] = self.stones_on(ship) >= self.needs[ship]

    def sail(self, ship: Ship, site: Site) -> None:
        self.docked[ship] = site
        self.empty[ship] = 0
        self.is_ready[ship] = False
        self.free_sites &= ~(1 << site)
        self.sailed += 1

    def loaded_slots(self, ship: Ship) -> list[Slot]:
        """The slots with a stone, bow first; empty ones are passed over."""
        start = ship * SLOTS
        return [slot for slot in EVERY_SLOT if self.load[start + slot] != NOBODY]

    def facts(self) -> Json:
        return {"sizes": self.sizes, "load": self.load, "docked": self.docked}

    def restore(self, facts: Facts, minimum: list[int]) -> None:
        self.moor(facts.numbers("sizes"), minimum)
        for place, owner in enumerate(facts.numbers("load")):
            if owner != NOBODY:
                self.place(Ship(place // SLOTS), Slot(place % SLOTS), owner)
        for ship, site in enumerate(facts.numbers("docked")):
            if site != ON_THE_RIVER:
                self.sail(Ship(ship), Site(site))

    def copy(self) -> Fleet:
        twin = Fleet()
        twin.sizes = self.sizes
        twin.needs = self.needs
        twin.load = self.load[:]
        twin.docked = self.docked[:]
        twin.empty = self.empty[:]
        twin.is_ready = self.is_ready[:]
        twin.free_sites = self.free_sites
        twin.sailed = self.sailed
        return twin


def empty_fleet() -> Fleet:
    """Ships without a slot, until those of the first round moor."""
    fleet = Fleet()
    fleet.moor([0] * SHIPS, [0])
    return fleet
