"""Everything that can be answered in Oh, Pharao!, each action made once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, final

from baumeister.core.action import Action, Names, Part, Vocabulary, subsets
from baumeister.core.text import Text
from baumeister.games.oh_pharaoh.rules.names import (
    EVERY_CARD,
    JOKER,
    KINDS,
    MOST_SEATS,
    NUMBERS,
    OPEN_CARDS,
    PYRAMID_PLACES,
    Card,
    PyramidPlace,
)

SIDES: Final = 6  # of the die


class Spelled(Action):
    """Spells its cards."""

    __slots__ = ()

    names: ClassVar[Names] = {"card": KINDS}


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Score(Action):
    """Score a pyramid."""

    pyramid: PyramidPlace


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class GoOn(Action):
    """Score no (further) pyramid."""


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Open(Action):
    """Take an open card."""

    field: int


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Pile(Action):
    """Take the top card of the draw pile."""


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Lay(Action):
    """Lay a card into a step of an own pyramid; only a joker's number is not its kind."""

    card: Card
    pyramid: PyramidPlace
    number: int

    def parts(self) -> list[Part]:
        number, pyramid = ("number", self.number), ("pyramid", self.pyramid)
        if self.card == JOKER:
            return [("card", KINDS[JOKER]), pyramid, number]
        return [number, pyramid]

    def text(self) -> Text:
        return _text(self, self.card)


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Swap(Action):
    """Put the right number in the place of a joker and take the joker."""

    other: int
    pyramid: PyramidPlace
    number: Card


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Thief(Action):
    """Send a thief to a pyramid."""

    other: int
    pyramid: PyramidPlace


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Tax(Action):
    """Send a tax collector to everybody else."""


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Offer(Action):
    """Begin an offer."""


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Finish(Action):
    """Be done with the player actions."""


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Give(Spelled):
    """Trade: put a card among those I would give."""

    card: Card


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Want(Spelled):
    """Trade: put a card among those I would get."""

    card: Card


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Propose(Action):
    """Trade: name the terms to one player."""

    other: int


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class ProposeAll(Action):
    """Trade: name the terms to everybody else."""


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Drop(Action):
    """Trade: name no terms after all."""


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Accept(Action):
    """Trade: agree to the terms."""


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Decline(Action):
    """Trade: do not agree."""


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Counter(Action):
    """Trade: make a counteroffer."""


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Deal(Action):
    """Trade: exchange the cards with this player."""

    other: int


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class NoDeal(Action):
    """Trade: agree to none of the counteroffers."""


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PlayPharaoh(Action):
    """Keep a thief or tax collector off."""


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Endure(Action):
    """Play no pharaoh."""


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Steal(Action):
    """Take a card out of the robbed pyramid."""

    card: Card
    number: int

    def parts(self) -> list[Part]:
        return _card(self.card, self.number)

    def text(self) -> Text:
        return _text(self, self.card)


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Collect(Action):
    """Let the tax collector draw a card from this hand."""

    other: int


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class CollectAll(Action):
    """Let the tax collector draw a card from every hand that is left."""


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class TakeNothing(Action):
    """Do without what a thief or a tax collector may take."""


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class TakeBack(Action):
    """Take a card of a broken pyramid back into the hand."""

    card: Card
    number: int

    def parts(self) -> list[Part]:
        return _card(self.card, self.number)

    def text(self) -> Text:
        return _text(self, self.card)


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class TakeAll(Action):
    """Take all cards of a broken pyramid back."""


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Keep(Action):
    """Leave the rest of a broken pyramid, which is a pyramid again."""


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Discard(Spelled):
    """Lay a card on the discard pile."""

    card: Card


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Done(Action):
    """Discard nothing at the end of the turn."""


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Roll(Action):
    """Chance: what the die shows."""

    n: int


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Draw(Spelled):
    """Chance: the card that is drawn."""

    card: Card


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class EndCard(Action):
    """Chance: the end card is drawn."""


def _card(card: Card, number: int) -> list[Part]:
    """A joker is written with the number it stands for."""
    joker: list[Part] = [("card", KINDS[JOKER])] if card == JOKER else []
    return [*joker, ("number", number)]


def _text(action: Action, card: Card) -> Text:
    """What is said of a joker is another sentence."""
    return Text(
        f"action.{action.word}.joker" if card == JOKER else f"action.{action.word}", action.data()
    )


SCORE: Final = [Score(pyramid) for pyramid in PYRAMID_PLACES]
GO_ON: Final = GoOn()
OPEN: Final = [Open(field) for field in range(OPEN_CARDS)]
PILE: Final = Pile()
LAY: Final = [[Lay(Card(n), pyramid, n) for n in NUMBERS] for pyramid in PYRAMID_PLACES]
LAY_JOKER: Final = [[Lay(JOKER, pyramid, n) for n in NUMBERS] for pyramid in PYRAMID_PLACES]
SWAP: Final = [
    [[Swap(seat, pyramid, Card(n)) for n in NUMBERS] for pyramid in PYRAMID_PLACES]
    for seat in range(MOST_SEATS)
]
SEND_THIEF: Final = [
    [Thief(seat, pyramid) for pyramid in PYRAMID_PLACES] for seat in range(MOST_SEATS)
]
SEND_TAX: Final = Tax()
OFFER: Final = Offer()
FINISH: Final = Finish()
GIVE: Final = [Give(card) for card in EVERY_CARD]
WANT: Final = [Want(card) for card in EVERY_CARD]
PROPOSE: Final = [Propose(seat) for seat in range(MOST_SEATS)]
PROPOSE_ALL: Final = ProposeAll()
DROP: Final = Drop()
ACCEPT: Final = Accept()
DECLINE: Final = Decline()
COUNTER: Final = Counter()
DEAL: Final = [Deal(seat) for seat in range(MOST_SEATS)]
NO_DEAL: Final = NoDeal()
PLAY_PHARAOH: Final = PlayPharaoh()
ENDURE: Final = Endure()
STEAL: Final = [Steal(Card(n), n) for n in NUMBERS]
STEAL_JOKER: Final = [Steal(JOKER, n) for n in NUMBERS]
COLLECT: Final = [Collect(seat) for seat in range(MOST_SEATS)]
COLLECT_ALL: Final = CollectAll()
TAKE_NOTHING: Final = TakeNothing()
TAKE_BACK: Final = [TakeBack(Card(n), n) for n in NUMBERS]
TAKE_BACK_JOKER: Final = [TakeBack(JOKER, n) for n in NUMBERS]
TAKE_ALL: Final = TakeAll()
KEEP: Final = Keep()
DISCARD: Final = [Discard(card) for card in EVERY_CARD]
DONE: Final = Done()
ROLL: Final[list[Action]] = [Roll(n) for n in range(1, SIDES + 1)]
DRAW: Final = [Draw(card) for card in EVERY_CARD]
END_CARD: Final = EndCard()

VOCABULARY: Final = Vocabulary(
    [
        SCORE,
        GO_ON,
        OPEN,
        PILE,
        zip(LAY, LAY_JOKER, strict=True),
        SWAP,
        SEND_THIEF,
        SEND_TAX,
        OFFER,
        FINISH,
        GIVE,
        WANT,
        PROPOSE,
        PROPOSE_ALL,
        DROP,
        ACCEPT,
        DECLINE,
        COUNTER,
        DEAL,
        NO_DEAL,
        PLAY_PHARAOH,
        ENDURE,
        STEAL,
        STEAL_JOKER,
        TAKE_BACK,
        TAKE_BACK_JOKER,
        TAKE_ALL,
        KEEP,
        DISCARD,
        DONE,
        ROLL,
        DRAW,
        END_CARD,
        COLLECT,
        COLLECT_ALL,
        TAKE_NOTHING,
    ]
)


# The actions a set of numbers stands for, bit n for number n: `LAYS[pyramid][numbers >> 1]`.
LAYS: Final = [subsets(lays) for lays in LAY]
JOKER_LAYS: Final = [subsets(lays) for lays in LAY_JOKER]
