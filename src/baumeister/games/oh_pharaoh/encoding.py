"""How Oh, Pharao! is written for learning programs: own seat first."""

from __future__ import annotations

from typing import Final, final

from baumeister.core.facts import Json
from baumeister.core.state import NOTHING, State
from baumeister.encoding.encoding import Encoding
from baumeister.encoding.fields import (
    SEATS,
    Category,
    Field,
    Group,
    Listed,
    Many,
    Number,
    PerSeat,
    SeatName,
    Thing,
)
from baumeister.encoding.questions import Questions, asked
from baumeister.games.oh_pharaoh.rules.actions import Draw, EndCard, Roll
from baumeister.games.oh_pharaoh.rules.game import OH_PHARAOH
from baumeister.games.oh_pharaoh.rules.names import KINDS, NUMBERS, OPEN_CARDS, PYRAMIDS, SOURCES
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh

TERMS: Final = 10  # cards on one side of an offer; more are rare
STEPS: Final = 12  # answers to one offer; more are rare


def cards(meaning: str, most: int = 15) -> Many:
    return Many(len(KINDS), Number(0, most, meaning), KINDS)


def steps(meaning: str) -> Many:
    return Many(len(NUMBERS), Number(0, 15, meaning), tuple(str(n) for n in NUMBERS))


def terms(meaning: str) -> Listed:
    return Listed(TERMS, Category(0, len(KINDS) - 1, meaning))


def pyramid() -> Field:
    return Category(0, PYRAMIDS - 1, "which pyramid")


FACTS: Final = Group(
    {
        "hands": PerSeat(cards("such cards in the hand, as far as they are known")),
        "known": PerSeat(cards("such cards in the hand that everybody knows of")),
        "hand_sizes": PerSeat(Number(0, 127, "cards in the hand")),
        "pile": cards("such cards that may be anywhere unseen"),
        "pile_size": Number(0, 127, "cards in the draw pile"),
        "discard": cards("such cards in the discard pile"),
        "open": Many(OPEN_CARDS, Thing(len(KINDS), (NOTHING,), "an open card, −1 none")),
        "pyramids": PerSeat(steps("how many cards this step is wide"), PYRAMIDS),
        "jokers": PerSeat(steps("how many of them are jokers"), PYRAMIDS),
        "overseer": Number(0, 31, "how far the overseer has gone"),
        "end_card": Category(0, 2, "the end card is beside the board, in the pile, drawn"),
        "offers": Number(0, 127, "offers made in this turn"),
        "quiet_turns": Number(0, 255, "turns since a pyramid was scored"),
        "points": Many(len(SOURCES), PerSeat(Number(0, 999, "points from this source")), SOURCES),
    }
)
QUESTIONS: Final = Questions(
    4,
    {
        "ScorePyramids": asked(),
        "TakeCard": asked(),
        "Act": asked(),
        "EndOfTurn": asked(),
        "Complete": asked(pyramid()),
        "ComposeOffer": asked(terms("given"), terms("wanted")),
        "Respond": [
            Listed(SEATS, SeatName("who got the offer")),
            SeatName("who made the offer"),
            terms("given"),
            terms("wanted"),
        ],
        "ChooseDeal": asked(
            Listed(SEATS, SeatName("who would deal")),
            Listed(SEATS, terms("what is given to them")),
            Listed(SEATS, terms("what comes from them")),
            Category(0, 1, "whether one deal must be taken"),
        ),
        "AvoidTax": [Listed(SEATS, SeatName("who pays")), SeatName("who collects")],
        "CollectTax": asked(Listed(SEATS, SeatName("who can pay"))),
        "PayTax": [SeatName("who pays"), SeatName("who collects")],
        "Defend": asked(SeatName("the thief"), pyramid()),
        "RollDie": [SeatName("whose pyramid it is"), SeatName("the thief"), pyramid()],
        "Loot": asked(SeatName("whose pyramid it is"), pyramid()),
        "Mend": asked(pyramid()),
        "DrawOne": asked(),
        "FillHand": asked(),
        "FillRow": [],
    },
    steps=STEPS,
)


@final
class OhPharaohEncoding(Encoding):
    def known(self, state: State, seat: int) -> Json:
        """What nobody has seen of the other hands lies unplaced with the draw pile."""
        assert isinstance(state, OhPharaoh)
        facts = state.facts()
        unplaced, hands = state.pile.counts[:], state.hands[:]
        for owner, hand in enumerate(state.hands):
            if owner != seat:
                known = state.known[owner]
                for card, count in enumerate(hand):
                    unplaced[card] += count - known[card]
                hands[owner] = known
        facts["pile"], facts["hands"] = unplaced, hands
        return facts


ENCODING: Final = OhPharaohEncoding(OH_PHARAOH, FACTS, QUESTIONS, (Draw, Roll, EndCard))
