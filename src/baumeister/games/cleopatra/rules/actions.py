"""Everything that can be answered in Kleopatra, each action made once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, final

from baumeister.core.action import Action, Names, Part, Vocabulary, subsets
from baumeister.core.text import Text
from baumeister.games.cleopatra.rules.chance_actions import (
    DRAW,
    FACE_DOWN,
    LOOK,
    NEXT_MOSAIC,
    OPEN,
    ROLL,
    SHUFFLE,
)
from baumeister.games.cleopatra.rules.mosaic_shapes import (
    EVERY_SHAPE,
    ORIENTATIONS,
    SHAPES,
    Shape,
)
from baumeister.games.cleopatra.rules.names import (
    CARDS,
    CHARACTERS,
    DOOR,
    DOORS,
    EVERY_CARD,
    EVERY_ROW,
    EVERY_STALL,
    MERCHANT,
    MOSAIC,
    MOST_SEATS,
    OBELISK,
    OBELISKS,
    PEDESTAL,
    PIECES,
    RESOURCES,
    SIDE,
    SPHINX,
    STANDARD,
    THRONE,
    WALL,
    WALLS,
    Card,
    MarketStall,
    Piece,
    Row,
)

TALENTS: Final = 416  # 32 x 1, 32 x 2, 24 x 5 and 20 x 10: nobody can have more
PLACES: Final = {WALL: "wall", OBELISK: "side", DOOR: "corner"}  # pieces that name their place
PAID_WITH: Final = (*CARDS, "merchant")


class Spelled(Action):
    """Spells its cards and mosaics."""

    __slots__ = ()

    names: ClassVar[Names] = {"card": CARDS, "shape": SHAPES}


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Stall(Action):
    """Take all cards of a market stall."""

    stall: MarketStall


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Build(Action):
    """Build a piece of the palace, where it has a choice at this place."""

    piece: Piece
    place: int

    def parts(self) -> list[Part]:
        place: list[Part] = [("place", self.place)] if self.piece in PLACES else []
        return [("piece", PIECES[self.piece]), *place]

    def text(self) -> Text:
        key = "action.build." + PIECES[self.piece]
        return Text(key, {PLACES[self.piece]: self.place} if self.piece in PLACES else {})


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Play(Spelled):
    """Play a character."""

    card: Card


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Done(Action):
    """Nothing more of this."""


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Pass(Action):
    """Do nothing, because nothing can be done."""


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Put(Action):
    """Add the next new card to a stall."""

    stall: MarketStall


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Discard(Spelled):
    """Put a card of the hand on the discard pile."""

    card: Card


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class KeepAll(Action):
    """Keep a hand that is too large."""


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Pay(Action):
    """Pay the next missing resource with a card or a merchant of the Nile."""

    card: Card

    names: ClassVar[Names] = {"card": PAID_WITH}


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Auto(Action):
    """Pay everything that is missing in the cleanest way."""


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Lay(Action):
    """Lay the mosaic; row and column are those of its upper left corner."""

    orientation: int
    row: Row
    column: int


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Statue(Action):
    """Put a statue into the sanctuary whose first square this is."""

    row: Row
    column: int


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Leave(Action):
    """Leave the sanctuaries that are left without a statue."""


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Pick(Spelled):
    """Scribe: build this mosaic instead of the top one."""

    shape: Shape


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class RaiseDie(Action):
    """Scribe: turn a blank die to the symbol of the high priest."""


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class LowerDie(Action):
    """Scribe: turn a die on the altar to a blank side."""


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class GiveTalents(Action):
    """Beggar: give two talents."""


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Give(Spelled):
    """Beggar: give a standard resource card."""

    card: Card


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class ShowHand(Action):
    """Beggar: show the hand, since there is nothing to give."""


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Name(Action):
    """Envoy: ask for this resource."""

    card: Card

    names: ClassVar[Names] = {"card": RESOURCES}


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Offer(Action):
    """Envoy: offer the card that was asked for."""


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Refuse(Action):
    """Envoy: offer nothing."""


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Accept(Action):
    """Envoy: accept the card that this seat offers."""

    other: int


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Take(Spelled):
    """Courtesan: take this card from the discard pile."""

    card: Card


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Keep(Spelled):
    """Vizier: keep one of the cards."""

    card: Card


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Bid(Action):
    """Offer talents to the high priest."""

    n: int


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Ask(Action):
    """Envoy: ask this seat for the card."""

    other: int


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class AskAll(Action):
    """Envoy: ask everybody for the card."""


STALL: Final = [Stall(stall) for stall in EVERY_STALL]
BUILD_WALL: Final = [Build(WALL, slot) for slot in range(WALLS)]
BUILD_SPHINX: Final = Build(SPHINX, 0)
BUILD_PEDESTAL: Final = Build(PEDESTAL, 0)
BUILD_THRONE: Final = Build(THRONE, 0)
BUILD_OBELISK: Final = [Build(OBELISK, side) for side in range(OBELISKS)]
BUILD_DOOR: Final = [Build(DOOR, side) for side in range(DOORS)]
BUILD_MOSAIC: Final = Build(MOSAIC, 0)
PLAY: Final = {card: Play(card) for card in CHARACTERS}
DONE: Final = Done()
PASS: Final = Pass()
PUT: Final = [Put(stall) for stall in EVERY_STALL]
DISCARD: Final = [Discard(card) for card in EVERY_CARD]
KEEP_ALL: Final = KeepAll()
PAY: Final = [Pay(card) for card in [*EVERY_CARD, MERCHANT]]
AUTO: Final = Auto()
LAY: Final = [
    [[Lay(orientation, row, column) for column in range(SIDE)] for row in EVERY_ROW]
    for orientation in range(ORIENTATIONS)
]
STATUE: Final = [[Statue(row, column) for column in range(SIDE)] for row in EVERY_ROW]
LEAVE: Final = Leave()
PICK: Final = [Pick(shape) for shape in EVERY_SHAPE]
RAISE_DIE: Final = RaiseDie()
LOWER_DIE: Final = LowerDie()
GIVE_TALENTS: Final = GiveTalents()
GIVE: Final = [Give(card) for card in STANDARD]
SHOW_HAND: Final = ShowHand()
NAME: Final = [Name(card) for card in STANDARD]
OFFER: Final = Offer()
REFUSE: Final = Refuse()
ACCEPT: Final = [Accept(seat) for seat in range(MOST_SEATS)]
TAKE: Final = [Take(card) for card in EVERY_CARD]
KEEP: Final = [Keep(card) for card in EVERY_CARD]
BID: Final[list[Action]] = [Bid(n) for n in range(TALENTS + 1)]
ASK: Final = [Ask(seat) for seat in range(MOST_SEATS)]
ASK_ALL: Final = AskAll()

VOCABULARY: Final = Vocabulary(
    [
        STALL,
        BUILD_WALL,
        BUILD_SPHINX,
        BUILD_PEDESTAL,
        BUILD_THRONE,
        BUILD_OBELISK,
        BUILD_DOOR,
        BUILD_MOSAIC,
        PLAY.values(),
        PUT,
        DISCARD,
        KEEP_ALL,
        PAY,
        AUTO,
        LAY,
        STATUE,
        LEAVE,
        PICK,
        RAISE_DIE,
        LOWER_DIE,
        GIVE_TALENTS,
        GIVE,
        SHOW_HAND,
        NAME,
        OFFER,
        REFUSE,
        ACCEPT,
        TAKE,
        KEEP,
        BID,
        DONE,
        PASS,
        DRAW,
        OPEN,
        FACE_DOWN,
        SHUFFLE,
        LOOK,
        ROLL,
        NEXT_MOSAIC,
        ASK,
        ASK_ALL,
    ]
)


# The actions a set of bits stands for: `WALLS_AT[free slots]`, `PUTS_AT[stalls]` …
WALLS_AT: Final = subsets(BUILD_WALL)
OBELISKS_AT: Final = subsets(BUILD_OBELISK)
DOORS_AT: Final = subsets(BUILD_DOOR)
PUTS_AT: Final = subsets(PUT)
