"""How Imhotep is written for learning programs: own seat first."""

from __future__ import annotations

from typing import Final, final

from baumeister.core.facts import Json
from baumeister.core.state import NOTHING, UNKNOWN, State
from baumeister.encoding.encoding import Encoding
from baumeister.encoding.fields import (
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
)
from baumeister.encoding.questions import Questions, asked
from baumeister.games.imhotep.rules.actions import ROUND_CARDS, SHIPS, SLOTS, Draw, Round
from baumeister.games.imhotep.rules.delivery import QUARRY
from baumeister.games.imhotep.rules.game import IMHOTEP
from baumeister.games.imhotep.rules.market import FIELDS, PAIR, PAIR_SIZE
from baumeister.games.imhotep.rules.names import CARDS, ON_THE_RIVER, PYRAMIDS, SITES, SOURCES
from baumeister.games.imhotep.rules.state import Imhotep

STONES: Final = 24  # of a monument whose stones are listed; a game has rarely more on one
TOWERS: Final = 8


def cards(meaning: str) -> Many:
    return Many(len(CARDS), Number(0, 15, meaning), CARDS)


def stones(most: int, meaning: str) -> Listed:
    return Listed(most, SeatName(f"{meaning}, in their order: whose it is"))


def ship(meaning: str = "which ship") -> Field:
    return Category(0, SHIPS - 1, meaning)


FACTS: Final = Group(
    {
        "round": Number(0, 6, "the round, 0 before the first"),
        "round_cards": Listed(ROUND_CARDS, Category(0, ROUND_CARDS - 1, "not yet turned up")),
        "passes": Number(0, 4, "turns in a row in which nothing could be done"),
        "sled": PerSeat(Number(0, 5, "stones on the sled")),
        "quarry": PerSeat(Number(0, 29, "stones in the quarry")),
        "hands": PerSeat(cards("such cards in the hand")),
        "ships": Group(
            {
                "sizes": Many(SHIPS, Number(0, SLOTS, "how many stones the ship takes")),
                "load": Many(SHIPS * SLOTS, SeatName("whose stone is in this slot")),
                "docked": Many(
                    SHIPS,
                    Thing(len(SITES), (ON_THE_RIVER,), "where the ship lies, −1: nowhere yet"),
                ),
            }
        ),
        "market": Group(
            {
                "display": Many(
                    FIELDS,
                    Thing(len(CARDS), (PAIR, NOTHING), "the card, −1 none, −2 two face down"),
                ),
                "pile": cards("such cards that may be drawn"),
                "discard": cards("such cards in the discard pile"),
                "aside": cards("such cards that may lie face down"),
                "pair": Number(0, PAIR_SIZE, "cards that lie face down"),
                "looked_at": Listed(
                    PAIR_SIZE, Thing(len(CARDS), (UNKNOWN,), "a card somebody looks at, −1 hidden")
                ),
                "looker": SeatName("who looks at face-down cards"),
                "from_aside": Number(0, PAIR_SIZE, "how many of those lay there before"),
            }
        ),
        "pyramids": Listed(len(PYRAMIDS), stones(14, "stones of the pyramid")),
        "pyramid_edge": stones(STONES, "stones beside the pyramid"),
        "temple": stones(2 * STONES, "stones of the temple"),
        "burial_chamber": stones(2 * STONES, "stones of the burial chamber"),
        "obelisks": Group(
            {
                "stones": PerSeat(Number(0, 29, "stones of the obelisk")),
                "towers": Listed(2 * TOWERS, SeatName("whose obelisk was finished in this order")),
            }
        ),
        "points": Many(len(SOURCES), PerSeat(Number(0, 255, "points from this source")), SOURCES),
    }
)
QUESTIONS: Final = Questions(
    4,
    {
        "Turn": asked(),
        "TurnUpRoundCard": [],
        "DealMarket": [],
        "ClearMarket": [],
        "Unload": [
            ship(),
            Category(0, len(SITES) - 1, "where it lies"),
            SeatName("who chooses the order of the stones"),
            Bits(SLOTS, "stones that are done"),
        ],
        "ChoosePyramid": asked(Thing(SHIPS * SLOTS, (QUARRY,), "which stone, −1: of the quarry")),
        "TakeCard": asked(),
        "LookAtPair": asked(),
        "DrawTopCard": asked(),
        "Spent": asked(Category(0, len(CARDS) - 1, "which card")),
        "CardBonus": asked(),
        "StonesBonus": asked(),
        "LoadBonus": asked(),
        "PullLever": asked(),
        "Load": asked(Number(0, 5, "stones that may still be placed")),
        "LoadToSail": asked(),
        "SailWithIt": asked(ship()),
        "RoundEnd": [],
        "TempleBonus": [Number(0, 7, "which field of the temple is next")],
        "GoHome": [],
    },
)


@final
class ImhotepEncoding(Encoding):
    def known(self, state: State, seat: int) -> Json:
        """Nothing is hidden but the two cards that another seat looks at."""
        assert isinstance(state, Imhotep)
        market = state.market
        is_open = market.looker == seat or not market.looked_at
        return state.facts() if is_open else super().known(state, seat)


ENCODING: Final = ImhotepEncoding(IMHOTEP, FACTS, QUESTIONS, (Round, Draw))
