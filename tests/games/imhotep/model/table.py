"""What lies on the table: quarry, sleds, boats, sites, and cards in front of the players."""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.games.imhotep.model.deck import Deck

SITES = ("market", "pyramid", "temple", "burial_chamber", "obelisks")
BOATS = 4
STONES = 29  # of a colour; the thirtieth is on the score track
SLED = 5
NUMBERS = {2: "two", 3: "three", 4: "four"}
CARDS = (
    *("entrance", "sarcophagus", "paved_path"),
    *("pyramid_decoration", "temple_decoration"),
    *("burial_chamber_decoration", "obelisk_decoration"),
    "statue",
    *("lever", "hammer", "sail", "chisel"),
)
RED = {"entrance": "pyramid", "sarcophagus": "burial_chamber", "paved_path": "obelisks"}
BLUE = ("lever", "hammer", "sail", "chisel")
PAIR = "pair"  # what lies on a field of market B, instead of a card
PYRAMIDS = ("left", "middle", "right")


@dataclass
class Boat:
    """Its places from the bow, each with the owner of a stone or nobody."""

    load: list[int | None]
    minimum: int
    site: str = ""  # where it has sailed

    def stones(self) -> int:
        return sum(owner is not None for owner in self.load)

    def gaps(self) -> list[int]:
        return [slot for slot, owner in enumerate(self.load) if owner is None]


@dataclass
class Table:
    """Everything that can be seen, and the unseen cards."""

    seats: int
    variants: dict[str, str]
    edition: dict[str, Any]
    deck: Deck
    sled: list[int]
    quarry: list[int]
    hands: list[Counter[str]]
    round: int = 0
    round_cards: list[int] = field(default_factory=lambda: list(range(7)))  # not turned up yet
    boats: list[Boat] = field(default_factory=list)
    display: list[str | None] = field(default_factory=lambda: [None] * 4)  # the market
    pyramids: dict[str, list[int]] = field(default_factory=dict)  # owners in building order
    edge: list[int] = field(default_factory=list)
    temple: list[int] = field(default_factory=list)
    chamber: list[int] = field(default_factory=list)
    obelisks: list[int] = field(default_factory=list)
    towers: list[int] = field(default_factory=list)
    account: dict[str, list[int]] = field(default_factory=dict)  # points by source and seat

    def room(self, seat: int, wanted: int) -> int:
        """How many of so many stones a player can take."""
        return min(wanted, SLED - self.sled[seat], self.quarry[seat])

    def take(self, seat: int, wanted: int) -> None:
        taken = self.room(seat, wanted)
        self.sled[seat] += taken
        self.quarry[seat] -= taken

    def score(self, source: str, seat: int, points: int) -> None:
        self.account.setdefault(source, [0] * self.seats)[seat] += points

    def is_b(self, site: str) -> bool:
        return self.variants[site] == "B"

    def temple_fields(self) -> int:
        return 4 if self.seats == 2 else 5

    def visible(self, place: int) -> int | None:
        """The owner of the topmost stone on a field of the temple."""
        stack = self.temple[place :: self.temple_fields()]
        return stack[-1] if stack else None

    def stones_at(self, site: str) -> list[int]:
        """The owners of all stones at a monument."""
        built = [owner for pyramid in self.pyramids.values() for owner in pyramid]
        everything = {
            "pyramid": built + self.edge,
            "temple": self.temple,
            "burial_chamber": self.chamber,
            "obelisks": self.obelisks,
        }
        return everything[site]


def laid_out(seats: int, variants: dict[str, str], edition: str) -> Table:
    """The table before the first round."""
    values = tomllib.loads(edition)
    counts = dict(zip(CARDS, values["market_cards"]["counts"], strict=True))
    sled = [2 + seat for seat in range(seats)]
    return Table(
        seats,
        variants,
        values,
        Deck(Counter(counts)),
        sled,
        [STONES - stones for stones in sled],
        [Counter() for _ in range(seats)],
        pyramids={name: [] for name in (PYRAMIDS if variants["pyramid"] == "B" else ("only",))},
        obelisks=[],
    )
