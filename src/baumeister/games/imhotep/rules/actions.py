"""Everything that can be answered in Imhotep, each action made once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, NewType, final

from baumeister.core.action import Action, Names, Vocabulary, subsets
from baumeister.games.imhotep.rules.names import (
    BLUE,
    CARDS,
    EVERY_CARD,
    EVERY_SITE,
    PYRAMIDS,
    SITES,
    MarketCard,
    Site,
)

Ship = NewType("Ship", int)
Slot = NewType("Slot", int)  # of a ship, from the bow

SHIPS: Final = 4
SLOTS: Final = 4  # of the largest ship
EVERY_SHIP: Final = [Ship(n) for n in range(SHIPS)]
EVERY_SLOT: Final = [Slot(n) for n in range(SLOTS)]
ROUND_CARDS: Final = 7


class Spelled(Action):
    """Spells its cards, sites and pyramids."""

    __slots__ = ()

    names: ClassVar[Names] = {"card": CARDS, "site": SITES, "pyramid": PYRAMIDS}


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Take(Action):
    """Get new stones."""


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Place(Action):
    """Put a stone from one's own sled on a ship; slot 0 is the bow."""

    ship: Ship
    slot: Slot


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Sail(Spelled):
    """Sail a ship to a site."""

    ship: Ship
    site: Site


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Play(Spelled):
    """Play a blue market card."""

    card: MarketCard


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Pass(Action):
    """Do nothing, because nothing can be done."""


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Card(Action):
    """Take the card (or the face-down pair) of one field of the market."""

    field: int


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Keep(Spelled):
    """Keep one of the two cards that lay face down."""

    card: MarketCard


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Pyramid(Spelled):
    """Build on one of the three pyramids of side B."""

    pyramid: int


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Next(Action):
    """Lever: unload this slot next."""

    slot: Slot


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Point(Action):
    """Temple B: one point rather than two stones."""


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Stones(Action):
    """Take the stones that a bonus offers."""


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class TopCard(Action):
    """Take the top market card that a bonus offers."""


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Decline(Action):
    """Do without a bonus."""


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Round(Action):
    """Chance: the round card that is turned up."""

    number: int


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Draw(Spelled):
    """Chance: the market card that is drawn."""

    card: MarketCard


TAKE: Final = Take()
PLACE: Final = [[Place(ship, slot) for slot in EVERY_SLOT] for ship in EVERY_SHIP]
SAIL_TO: Final = [[Sail(ship, site) for site in EVERY_SITE] for ship in EVERY_SHIP]
PLAY: Final = {card: Play(card) for card in BLUE}
PASS: Final = Pass()
CARD: Final = [Card(field) for field in range(4)]
KEEP: Final = [Keep(card) for card in EVERY_CARD]
PYRAMID_OF: Final = [Pyramid(pyramid) for pyramid in range(len(PYRAMIDS))]
NEXT: Final = [Next(slot) for slot in EVERY_SLOT]
POINT: Final = Point()
STONES: Final = Stones()
TOP_CARD: Final = TopCard()
DECLINE: Final = Decline()
ROUND: Final = [Round(card) for card in range(ROUND_CARDS)]
DRAW: Final = [Draw(card) for card in EVERY_CARD]

VOCABULARY: Final = Vocabulary(
    [
        TAKE,
        PLACE,
        SAIL_TO,
        PLAY.values(),
        PASS,
        CARD,
        KEEP,
        PYRAMID_OF,
        NEXT,
        POINT,
        STONES,
        TOP_CARD,
        DECLINE,
        ROUND,
        DRAW,
    ]
)


# The actions a set of bits stands for: `PLACES[ship][empty slots]`, `SAILS[ship][free sites]`.
PLACES: Final = [subsets(ship) for ship in PLACE]
SAILS: Final = [subsets(ship) for ship in SAIL_TO]
