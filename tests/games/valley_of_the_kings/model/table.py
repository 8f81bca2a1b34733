"""The valley as it lies on the table: plain data, and everything that is printed on it."""

from __future__ import annotations

import tomllib
from collections import Counter

import baumeister as b

COLOURS = ("red", "grey", "black", "white", "ochre")
KINDS = ("mixed", "striped", "layered", "single")
LAYERS = {"small": (4, 1), "large": (9, 4, 1)}
LETTERS = "abcdefghijkl"
SITES = [str(number) for number in range(1, 16)]
AREAS = [str(number) for number in range(16, 23)]
ROOM_OF_THE_PHARAOH = 16 + 9 + 4 + 1
SCARABS = 8


class Valley:
    """Figures stand on spots, which are written as they are printed: "16" or "13-h"."""

    def __init__(self, seats: int, variants: dict[str, str], edition: str) -> None:
        self.printed = tomllib.loads(edition)
        self.variants = variants
        self.seats = seats
        self.round = 0
        self.start = 0  # who has the pharaoh stone
        self.bag = Counter(dict(zip(COLOURS, self.printed["blocks"]["counts"], strict=True)))
        self.groups: list[list[str]] = []  # on the market
        self.stock = [Counter[str]() for _ in range(seats)]
        self.pharaoh: list[str] = []
        self.overseers = [["16"] * 2 for _ in range(seats)]
        self.workers = [["16"] * 5 for _ in range(seats)]
        self.size = dict(zip(SITES, self.printed["sites"]["sizes"], strict=True))
        self.sites = self.sites_in_play()
        self.beside = self.fields_in_play()
        self.owner: dict[str, int] = {}
        self.blocks: dict[str, dict[int, str]] = {site: {} for site in self.sites}
        self.ledger = {kind: [0] * seats for kind in KINDS}
        self.stolen: Counter[tuple[int, str]] = Counter()  # by seat and site, in this round

    def sites_in_play(self) -> list[str]:
        """Three suns are for four players, two for three or more."""
        suns = zip(SITES, self.printed["sites"]["suns"], strict=True)
        return [site for site, suns in suns if suns <= {2: 1, 3: 2, 4: 3}[self.seats]]

    def fields_in_play(self) -> dict[str, list[str]]:
        """The areas beside each field, that of its site first."""
        borders = dict(zip(SITES, self.printed["sites"]["borders"], strict=True))
        return {
            f"{site}-{letter}": areas.split("+")
            for site in self.sites
            for letter, areas in zip(LETTERS, borders[site].split(), strict=False)
        }

    def neighbours(self, spot: str) -> list[str]:
        """Where one step leads."""
        if spot in self.beside:
            return self.beside[spot]
        areas = self.printed["areas"]["borders"][AREAS.index(spot)].split()
        return [*areas, *(field for field, areas in self.beside.items() if spot in areas)]

    def steps_from(self, start: str) -> dict[str, int]:
        """How many steps it is to each spot; ways lead through areas, a field is for standing."""
        steps = {start: 0}
        queue = [start]
        for spot in queue:
            for near in self.neighbours(spot):
                if near not in steps:
                    steps[near] = steps[spot] + 1
                    queue += [near] if near in AREAS else []
        return steps

    def turn_order(self) -> list[int]:
        return [(self.start + n) % self.seats for n in range(self.seats)]

    def is_taken(self, spot: str) -> bool:
        """Areas have room for all, fields for one."""
        figures = [*self.overseers, *self.workers]
        return spot in self.beside and any(spot in of_seat for of_seat in figures)

    def scarabs(self, seat: int) -> int:
        return SCARABS - [*self.owner.values()].count(seat)

    def room(self, site: str) -> int:
        return sum(LAYERS[self.size[site]])

    def is_finished(self, site: str) -> bool:
        return len(self.blocks[site]) == self.room(site)

    def overseers_at(self, seat: int, site: str) -> int:
        return sum(site_of(spot) == site for spot in self.overseers[seat])

    def workers_at(self, seat: int, site: str) -> int:
        return sum(site_of(spot) == site for spot in self.workers[seat])

    def give_pharaoh(self, blocks: list[str]) -> None:
        """What he has no room for goes back into the bag."""
        for block in blocks:
            if len(self.pharaoh) < ROOM_OF_THE_PHARAOH:
                self.pharaoh.append(block)
            else:
                self.bag[block] += 1

    def points(self) -> list[int]:
        return [sum(row[seat] for row in self.ledger.values()) for seat in range(self.seats)]

    def public(self) -> dict[str, object]:
        owners = [self.owner.get(site, b.NOBODY) for site in SITES]
        return {
            "round": self.round,
            "start": self.start,
            "stock": [[stock[colour] for colour in COLOURS] for stock in self.stock],
            "owner": owners,
            "scarabs": [self.scarabs(seat) for seat in range(self.seats)],
        }

    def finished(self) -> list[tuple[int, int]]:
        """What parts equal points, if that was agreed: finished pyramids, and large ones."""
        if self.variants["tie_break"] == "off":
            return [(0, 0)] * self.seats
        built = [
            [site for site in self.sites if self.has_built(seat, site)]
            for seat in range(self.seats)
        ]
        large = [[site for site in sites if self.size[site] == "large"] for sites in built]
        return [(len(sites), len(those)) for sites, those in zip(built, large, strict=True)]

    def has_built(self, seat: int, site: str) -> bool:
        return self.owner.get(site) == seat and self.is_finished(site)


def site_of(spot: str) -> str | None:
    site, is_field, _ = spot.partition("-")
    return site if is_field else None
