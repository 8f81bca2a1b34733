"""How Kleopatra is written for learning programs: own seat first."""

from __future__ import annotations

from typing import Final, final

from baumeister.core.facts import Fact, Json
from baumeister.core.state import NOTHING, State
from baumeister.encoding.encoding import Encoding
from baumeister.encoding.fields import (
    SEATS,
    Bits,
    Category,
    Field,
    Group,
    Listed,
    Many,
    Number,
    PerSeat,
    SeatName,
    Thing,
    Tuple,
)
from baumeister.encoding.questions import Questions, asked
from baumeister.encoding.sheet import Sheet
from baumeister.encoding.table import Row
from baumeister.games.cleopatra.rules.chance_actions import (
    Draw,
    FaceDown,
    Look,
    NextMosaic,
    Open,
    Roll,
    Shuffle,
)
from baumeister.games.cleopatra.rules.draw_pile import DOWN
from baumeister.games.cleopatra.rules.game import CLEOPATRA
from baumeister.games.cleopatra.rules.garden import ROW
from baumeister.games.cleopatra.rules.imagine import what_is_unseen
from baumeister.games.cleopatra.rules.mosaic_shapes import SHAPES
from baumeister.games.cleopatra.rules.names import (
    CARDS,
    DICE,
    DOORS,
    KINDS,
    OBELISKS,
    PIECES,
    RESOURCES,
    SIDE,
    SOURCES,
    SPHINXES,
    STALLS,
    STATUES,
    WALLS,
)
from baumeister.games.cleopatra.rules.state import Cleopatra

SQUARES: Final = ROW * SIDE  # a bit more than squares in each row
POOLS: Final = 10  # face-down cards of more than so many piles are rare
LOTS: Final = 3
STALL: Final = 12  # cards; more are rare
REGIONS: Final = 3
DOWNS: Final = 48  # pools that a face-down card may be told by


@final
class Counts(Field):
    """How many cards of each kind; what may follow them can be told from the size."""

    def __init__(self, meaning: str) -> None:
        self.meaning = meaning
        self.many = Many(KINDS, Number(0, 63, meaning), CARDS)

    def width(self, seats: int) -> int:
        return KINDS

    def write(self, fact: Fact, sheet: Sheet) -> None:
        assert isinstance(fact, list)
        self.many.each.write_part(fact, 0, KINDS, sheet)

    def rows(self, name: str, seats: int) -> list[Row]:
        return self.many.rows(name, seats)


@final
class LotRow(Field):
    """A lot, and how many cards of each kind are of it; at its end perhaps how many are hidden."""

    def __init__(self, meaning: str, hidden: str = "") -> None:
        self.meaning = meaning
        self.lot = Number(0, 127, "which cards it cannot be told from")
        self.many = Many(KINDS, Number(0, 63, meaning), CARDS)
        self.hidden = Number(0, 127, hidden)
        self.entries = 1 + KINDS + (1 if hidden else 0)

    def width(self, seats: int) -> int:
        return self.entries

    def write(self, fact: Fact, sheet: Sheet) -> None:
        assert isinstance(fact, list)
        self.lot.write(fact[0], sheet)
        self.many.each.write_part(fact, 1, 1 + KINDS, sheet)
        if self.entries > 1 + KINDS:
            self.hidden.write(fact[1 + KINDS], sheet)

    def rows(self, name: str, seats: int) -> list[Row]:
        found = self.lot.rows(f"{name}.lot", seats) + self.many.rows(name, seats)
        if self.entries > 1 + KINDS:
            found += self.hidden.rows(f"{name}.hidden", seats)
        return found


@final
class Nothing(Field):
    """What is the same in every view."""

    def __init__(self, meaning: str) -> None:
        self.meaning = meaning

    def width(self, seats: int) -> int:
        return 0

    def write(self, fact: Fact, sheet: Sheet) -> None:
        pass

    def rows(self, name: str, seats: int) -> list[Row]:
        return []


def cards() -> Group:
    """Cards of which not everybody knows all."""
    lot = LotRow("such cards of the lot", hidden="hidden cards of the lot")
    return Group(
        {
            "cards": Counts("such cards, as far as they are known"),
            "known": Counts("such cards that everybody knows of"),
            "open": Counts("such cards that lie open to everybody"),
            "secrets": Listed(LOTS - 1, lot),
            "is_mixed": Category(0, 1, "whether cards were taken unseen"),
            "size": Number(0, 127, "all cards"),
        }
    )


def card(meaning: str) -> Field:
    """Open, or face down in one of the pools: -1 of the first pool, and so on."""
    specials = (NOTHING, *(DOWN - n for n in range(DOWNS - 1, -1, -1)))
    return Thing(KINDS, specials, meaning)


def squares(meaning: str) -> Field:
    return Bits(SQUARES, meaning)


def shape(meaning: str) -> Field:
    return Thing(len(SHAPES), (NOTHING,), meaning)


FACTS: Final = Group(
    {
        "round": Number(0, 127, "the round"),
        "hands": PerSeat(cards()),
        "pile": Group(
            {
                "pools": Nothing("nobody sees what lies face down"),
                "sizes": Listed(POOLS, Number(0, 127, "cards that a pool may be of")),
                "lots": Listed(POOLS, Number(0, 127, "which cards a pool cannot be told from")),
                "newest_lot": Number(0, 127, "the last lot that was made"),
                "open": Number(0, 127, "open cards below the top one"),
                "down": Number(0, 127, "face-down cards below the top one"),
                "top": card("the top card, below −1 face down"),
            }
        ),
        "stalls": Many(STALLS, Listed(STALL, card("a card of the stall"))),
        "drawn": Listed(STALLS, card("a new card that waits for its stall")),
        "discard": cards(),
        "searcher": SeatName("who looks through the discard pile"),
        "looked": cards(),
        "looker": SeatName("who sees the cards that the vizier has drawn"),
        "played": Many(KINDS, Number(0, 7, "such characters on the table"), CARDS),
        "merchants": PerSeat(Number(0, 7, "merchants that are left")),
        "amulets": PerSeat(Number(0, 999, "amulets")),
        "statues": PerSeat(Number(0, STATUES, "statues that are left")),
        "palace": Group(
            {
                "walls": Bits(WALLS, "walls that stand"),
                "sphinxes": Number(0, SPHINXES, "sphinxes that stand"),
                "throne": Category(0, 2, "nothing, the pedestal, the throne on it"),
                "obelisks": Bits(OBELISKS, "obelisks that stand"),
                "doors": Bits(DOORS, "doors that stand"),
            }
        ),
        "garden": Group(
            {
                "mosaics": Listed(
                    len(SHAPES),
                    Tuple({"shape": shape("which mosaic"), "squares": squares("where it lies")}),
                ),
                "stack": Listed(len(SHAPES), shape("a mosaic that can still be built")),
                "top": shape("the next mosaic, −1 none"),
                "removed": Listed(len(SHAPES), shape("a mosaic that fitted nowhere")),
                "closed": squares("regions that are or were sanctuaries"),
                "sanctuaries": PerSeat(Listed(STATUES, squares("a sanctuary of this seat"))),
            }
        ),
        "altar": Number(0, DICE, "dice that show the symbol"),
        "steps": Number(0, 15, "steps of Cleopatra"),
        "built": Number(0, 31, "pieces built in this turn"),
        "credit": Many(len(RESOURCES), Number(0, 31, "halves of double cards left"), RESOURCES),
        "treasury": Number(0, 16383, "talents in the treasury"),
        "unseen": Listed(LOTS, LotRow("such cards of the lot, unseen")),
        "talents": Many(
            len(SOURCES), PerSeat(Number(-4096, 4096, "talents from this source")), SOURCES
        ),
    }
)


def resource(meaning: str = "which card") -> Field:
    return Category(0, KINDS, meaning)


QUESTIONS: Final = Questions(
    6,
    {
        "CutDeck": [],
        "NextTurn": asked(),
        "Turn": asked(),
        "Quarry": asked(),
        "EndTurn": asked(),
        "DealCard": asked(),
        "TurnUpCard": [],
        "ShufflePile": [],
        "OpenMarket": asked(),
        "RefillStalls": asked(),
        "AssignCards": asked(Bits(STALLS, "stalls that get no card yet")),
        "SeeFaceDown": asked(Listed(STALL, Number(0, 127, "the pool of a card to see"))),
        "PayFor": asked(
            Category(0, len(PIECES) - 1, "which piece"),
            Number(0, 15, "where it goes"),
            Many(len(RESOURCES), Number(0, 15, "resources that are still to be paid"), RESOURCES),
        ),
        "LayMosaic": asked(shape("which mosaic")),
        "ClaimSanctuary": asked(Listed(REGIONS, squares("a region that may become one"))),
        "TurnUpMosaic": [],
        "UseScribe": asked(Category(0, 1, "whether building is allowed afterwards")),
        "NameResource": asked(),
        "ChooseAsked": asked(resource(), Listed(SEATS, SeatName("who is chosen"))),
        "MakeOffers": [
            Listed(SEATS, SeatName("who is asked")),
            SeatName("whose envoy it is"),
            resource(),
        ],
        "AcceptOffers": asked(resource(), Listed(SEATS, SeatName("who offers"))),
        "GiveAlms": [Listed(SEATS, SeatName("who gives")), SeatName("who begs")],
        "KeepCards": asked(),
        "LookAtPile": asked(),
        "SeeDrawn": asked(Number(0, 127, "the pool of the card")),
        "SpreadDiscards": asked(),
        "TakeDiscarded": asked(),
        "CheckHand": asked(),
        "DiscardDown": asked(),
        "RollDice": asked(),
        "CounterRoll": asked(),
        "Offering": [Listed(SEATS, SeatName("who offers, in this order"))],
    },
    steps=2,
)
CHANCE: Final = (Draw, Open, FaceDown, Shuffle, Look, Roll, NextMosaic)


@final
class CleopatraEncoding(Encoding):
    def known(self, state: State, seat: int) -> Json:
        """Cards that others hold, look at or search through are only what everybody knows."""
        assert isinstance(state, Cleopatra)
        hidden = state.hidden_from(seat)
        return state.told(hidden, what_is_unseen(state, hidden))


ENCODING: Final = CleopatraEncoding(CLEOPATRA, FACTS, QUESTIONS, CHANCE)
