"""Everything that can be answered in the Valley, each action made once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, final

from baumeister.core.action import Action, Names, Vocabulary
from baumeister.core.text import Text
from baumeister.games.valley_of_the_kings.rules.names import (
    AREAS,
    COLOURS,
    EVERY_COLOUR,
    EVERY_OVERSEER,
    EVERY_SITE,
    EVERY_SPOT,
    EVERY_WORKER,
    FIRST_AREA,
    LETTER_OF,
    SITE_NAMES,
    SITE_OF,
    SPOT_NAMES,
    Colour,
    Group,
    OverseerNumber,
    Site,
    Spot,
    WorkerNumber,
)
from baumeister.games.valley_of_the_kings.rules.pyramid import EVERY_POSITION, Position

MOST_SEATS: Final = 4
GROUPS: Final = MOST_SEATS + 1  # of the market, one more than players
EVERY_GROUP: Final = [Group(n) for n in range(GROUPS)]
MOST_RINGS: Final = 5  # on one tile, in any edition


class Spelled(Action):
    """Spells its sites, spots and colours."""

    __slots__ = ()

    names: ClassVar[Names] = {"site": SITE_NAMES, "spot": SPOT_NAMES, "colour": COLOURS}


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Bid(Action):
    """Lay a bid tile with so many rings face down at a group."""

    group: Group
    rings: int

    def text(self) -> Text:
        if self.rings == 0:
            return Text("action.bid.blank", {"group": self.group})
        return Text("action.bid", {"group": self.group, "n": self.rings})


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class FaceDown(Action):
    """What others see of a bid: a tile lies at the group. Nobody can choose it."""

    group: Group

    def notation(self) -> str:
        return f"bid {self.group} ?"


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Overseer(Spelled):
    """Move an overseer to a spot, or order one there."""

    overseer: OverseerNumber
    spot: Spot

    def text(self) -> Text:
        return where_to("action.overseer", self.spot, {"overseer": self.overseer})


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Worker(Spelled):
    """Move a worker to a spot."""

    worker: WorkerNumber
    spot: Spot

    def text(self) -> Text:
        return where_to("action.worker", self.spot, {"worker": self.worker})


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Steal(Spelled):
    """Take a block of somebody else's unfinished pyramid."""

    site: Site
    position: Position


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class TakeOver(Spelled):
    """Take somebody else's site over."""

    site: Site


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Build(Spelled):
    """Set a block on an own site."""

    site: Site
    colour: Colour
    position: Position


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Done(Action):
    """Nothing more of this kind in this round."""


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Draw(Spelled):
    """Chance: the block that comes out of the bag."""

    colour: Colour


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Begin(Action):
    """Chance: who gets the pharaoh stone first."""

    other: int


def where_to(key: str, spot: Spot, data: dict[str, int]) -> Text:
    """A text about a way: `key.field` with site and letter, or `key.area` with its number."""
    if spot < AREAS:
        return Text(key + ".area", {**data, "area": FIRST_AREA + spot})
    return Text(key + ".field", {**data, "site": SITE_OF[spot], "letter": LETTER_OF[spot]})


BID: Final = [[Bid(group, rings) for rings in range(MOST_RINGS + 1)] for group in EVERY_GROUP]
FACE_DOWN: Final = [FaceDown(group) for group in EVERY_GROUP]
OVERSEER: Final = [[Overseer(n, spot) for spot in EVERY_SPOT] for n in EVERY_OVERSEER]
WORKER: Final = [[Worker(n, spot) for spot in EVERY_SPOT] for n in EVERY_WORKER]
STEAL: Final = [[Steal(site, position) for position in EVERY_POSITION] for site in EVERY_SITE]
TAKE_OVER: Final = [TakeOver(site) for site in EVERY_SITE]
BUILD: Final = [
    [[Build(site, colour, n) for n in EVERY_POSITION] for colour in EVERY_COLOUR]
    for site in EVERY_SITE
]
DONE: Final = Done()
DRAW: Final = [Draw(colour) for colour in EVERY_COLOUR]
BEGIN: Final = [Begin(seat) for seat in range(MOST_SEATS)]

VOCABULARY: Final = Vocabulary(
    [
        BID,
        OVERSEER,
        WORKER,
        STEAL,
        TAKE_OVER,
        BUILD,
        DONE,
        DRAW,
        BEGIN,
    ],
    outside=FACE_DOWN,
)
