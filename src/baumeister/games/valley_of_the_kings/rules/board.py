"""The valley (Spielplan): which spots touch, how many steps lie between them, which are in play.

Rulebook: "Aufseher setzen" (steps) and "Spielvorbereitung" (suns). A step crosses one line, from an
area to an area or between an area and a field. Nobody can be stopped on the way, because areas are
never full and no way leads through a field.
"""

from __future__ import annotations

from typing import Final, final

from baumeister.core.action import Action
from baumeister.games.valley_of_the_kings.rules.actions import OVERSEER
from baumeister.games.valley_of_the_kings.rules.names import (
    AREAS,
    EVERY_AREA,
    EVERY_SITE,
    EVERY_SPOT,
    OVERSEERS,
    SITE_OF,
    SITES,
    SPOTS,
    STEPS,
    OverseerNumber,
    Site,
    Spot,
    spot_of,
)
from baumeister.games.valley_of_the_kings.rules.tables import BIT_OF, STRIP_OF, STRIPS

FAR: Final = 99  # steps to a spot that is not there

Reach = list[tuple[int, int]]  # strips and the bits of them that can be reached


@final
class Board:
    """The map for one number of players; `fields[strip]` are the fields in play as bits."""

    def __init__(
        self,
        borders: list[list[Spot]],
        field_areas: list[list[list[Spot]]],
        sizes: list[int],
        sites: list[Site],
    ) -> None:
        """Areas beside each area, areas beside each field of each site, and the sites in play."""
        self.sizes = sizes
        self.sites = sites
        self.is_in_play = [site in sites for site in range(SITES)]
        self.areas_at: list[list[Spot]] = [[] for _ in range(SPOTS)]  # areas that a spot touches
        for area, beside in enumerate(borders):
            self.areas_at[area] = beside
        for site, fields in zip(EVERY_SITE, field_areas, strict=True):
            for letter, areas in enumerate(fields):
                self.areas_at[spot_of(site, letter)] = areas
        self.spots = [spot for spot in EVERY_SPOT if self._is_open(spot)]
        self.steps = self._distances()
        self.fields = self._fields()
        self.orders = [[OVERSEER[n][spot] for spot in self.spots] for n in range(OVERSEERS)]
        self._place = {spot: place for place, spot in enumerate(self.spots)}
        self.reach = [
            [self._reach(spot, steps) for steps in range(STEPS + 1)] for spot in EVERY_SPOT
        ]

    def fallback(self, source: Spot, field: Spot) -> Spot:
        """The area beside a taken field that is nearest to where the figure comes from."""
        return min(self.areas_at[field], key=self.steps[source].__getitem__)

    def orders_except(self, overseer: OverseerNumber, here: Spot, taken: Spot) -> list[Action]:
        """Orders to every spot in play except the present one and a field that is promised."""
        orders: list[Action] = [*self.orders[overseer]]
        for spot in sorted({here, taken}, reverse=True):
            if spot == here or spot >= AREAS:
                del orders[self._place[spot]]
        return orders

    def _is_open(self, spot: Spot) -> bool:
        """Whether figures may stand here at all (Ruling VK-2)."""
        return spot < AREAS or (self.is_in_play[SITE_OF[spot]] and bool(self.areas_at[spot]))

    def _distances(self) -> list[list[int]]:
        """Steps between any two spots; only areas are ever passed through."""
        between = [self._steps_to_areas(area) for area in EVERY_AREA]
        steps = [[FAR] * SPOTS for _ in range(SPOTS)]
        for one in self.spots:
            for other in self.spots:
                steps[one][other] = self._way(one, other, between)
        return steps

    def _steps_to_areas(self, start: Spot) -> list[int]:
        steps = [FAR] * AREAS
        steps[start] = 0
        ring = [start]
        while ring:
            wider = []
            for area in ring:
                for other in self.areas_at[area]:
                    if steps[other] == FAR:
                        steps[other] = steps[area] + 1
                        wider.append(other)
            ring = wider
        return steps

    def _way(self, one: Spot, other: Spot, between: list[list[int]]) -> int:
        if one == other:
            return 0
        doors = [one] if one < AREAS else self.areas_at[one]
        gates = [other] if other < AREAS else self.areas_at[other]
        lines = (one >= AREAS) + (other >= AREAS)
        return lines + min(between[door][gate] for door in doors for gate in gates)

    def _fields(self) -> list[int]:
        bits = [0] * STRIPS
        for spot in self.spots:
            bits[STRIP_OF[spot]] |= BIT_OF[spot]
        return bits

    def _reach(self, source: Spot, steps: int) -> Reach:
        """Everything else within so many steps, strip by strip."""
        bits = [0] * STRIPS
        for spot in self.spots:
            if 0 < self.steps[source][spot] <= steps:
                bits[STRIP_OF[spot]] |= BIT_OF[spot]
        return [(strip, found) for strip, found in enumerate(bits) if found]
