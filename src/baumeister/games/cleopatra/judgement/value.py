"""What is worth how much in Kleopatra: talents, cards, merchants, time, and the crocodile."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final, final

from baumeister.bots.search_settings import SearchSettings
from baumeister.bots.value import Value
from baumeister.core.action import Action
from baumeister.core.bits import count
from baumeister.core.state import State
from baumeister.games.cleopatra.judgement.appraisal import Appraisal
from baumeister.games.cleopatra.judgement.glance import glance
from baumeister.games.cleopatra.judgement.moment import NO_PIECE, Moment
from baumeister.games.cleopatra.judgement.palace import ROOM, Key, Palace, tainted
from baumeister.games.cleopatra.judgement.reply import reply
from baumeister.games.cleopatra.judgement.shortlist import FEW, shortlist
from baumeister.games.cleopatra.rules.draw_card import TurnUpCard
from baumeister.games.cleopatra.rules.high_priest import RollDice
from baumeister.games.cleopatra.rules.market import RefillStalls
from baumeister.games.cleopatra.rules.mosaics import TurnUpMosaic
from baumeister.games.cleopatra.rules.names import (
    DOOR,
    MOSAIC,
    OBELISK,
    RESOURCES,
    SPHINX,
    WALL,
)
from baumeister.games.cleopatra.rules.state import Cleopatra

PARTS: Final = ("talents", "merchants", "hand", "market", "future", "crocodile", "sanctuaries")
TOGETHER: Final = (("crocodile", "sanctuaries"),)  # sanctuaries shelter some of what is in danger
WEIGHTS: Final[dict[str, float]] = {
    # a resource in the hand, in talents
    "artisan": 0.62,
    "stone": 0.6,
    "marble": 0.65,
    "wood": 0.55,
    "lapis": 1.8,
    "double": 0.08,  # a double card beside one of its resources
    "wild": 0.2,
    "character": 0.15,
    "plenty": 0.92,  # the next artisan, compared with the one before
    "enough": 0.82,  # the next of another resource
    "glut": 1.2,  # demand at which a resource is worth half
    # what a hand can build
    "later": 0.5,
    "now": 0.6,
    "merchant": 3.3,
    "amulet": 4.2,  # talents that one is feared like
    "palms": 3.0,  # of a mosaic that is not laid yet
    "shelter": 2.0,  # talents that a mosaic is worth for its sanctuary
    # time
    "pace": 0.6,  # resources built in a turn
    "future": 1.65,  # talents for each of them
    "fade": 1.0,  # turns before the end in which half of a hand is of no use any more
    "visit": 0.8,  # of the stall that a seat can expect
    "haul": 5.71,  # and that is the most a stall can bring
    # corruption
    "taint": 0.17,  # amulets for a tainted card in the hand that can still be thrown away
    "drift": 0.14,  # more of them with each turn
    "calm": 1.15,  # how uncertain the end is, whatever comes
    "unrest": 0.93,  # and how it grows with the time left
    "duel_calm": 1.55,
    "duel_unrest": 0.25,
    "statue": 1.8,  # squares that a statue may find
    "surplus": 0.05,  # amulets for each card that a visit to the market would be too much
    "offering": 0.5,  # amulets that being rich saves at an offering
}
PALACES_KEPT: Final = 400


@final
class CleopatraValue(Value):
    """Talents with what hand, market and time may add, times the chance not to be eaten."""

    def __init__(self, weights: Mapping[str, float] | None = None) -> None:
        super().__init__(PARTS, 12.0, weights or WEIGHTS, together=TOGETHER)
        found = self.weights
        self.cards = tainted(found)
        for card, name in enumerate(RESOURCES):
            self.cards[card] = found[name]
        self.palaces: dict[Key, Palace] = {}
        self.edition: object = None

    def points(self, state: State) -> list[float]:
        appraisal = self._appraisal(state)
        return [appraisal.points(seat) for seat in range(state.seats)]

    def of(self, state: State, seat: int) -> list[float]:
        return self._appraisal(state).of(seat)

    def _appraisal(self, state: State) -> Appraisal:
        assert isinstance(state, Cleopatra)
        moment = Moment(state)
        return Appraisal(state, moment, self._palace(state, moment), self.weights, self.cards)

    def visible(self, state: State) -> list[float]:
        """Talents, merchants, useful cards, and amulets without a place."""
        assert isinstance(state, Cleopatra)
        moment = Moment(state)
        return glance(state, moment, self._palace(state, moment))

    def reply(self, state: State, seat: int, legal: list[Action], rng: Random) -> Action:
        assert isinstance(state, Cleopatra)
        return reply(state, seat, legal, rng)

    def sensible(self, state: State, seat: int, legal: list[Action]) -> list[Action]:
        assert isinstance(state, Cleopatra)
        return shortlist(state, seat, legal) if len(legal) > FEW else legal

    def is_quiet(self, state: State) -> bool:
        """The dice, the next mosaic and new cards of the market are as good as their average."""
        question = state.agenda[-1]
        if isinstance(question, TurnUpCard):
            return isinstance(state.agenda[-2], RefillStalls)
        return isinstance(question, (RollDice, TurnUpMosaic))

    def _palace(self, state: Cleopatra, moment: Moment) -> Palace:
        """As it stands when what is begun is done."""
        walls, sphinxes, throne = state.walls, state.sphinxes, state.throne
        obelisks, doors = state.obelisks.bit_count(), state.doors
        free = (state.free_squares() & ~state.closed).bit_count()
        stack = len(state.stack)
        if moment.piece == WALL:
            walls |= 1 << moment.place
        elif moment.piece == SPHINX:
            sphinxes += 1
        elif moment.piece == OBELISK:
            obelisks += 1
        elif moment.piece == DOOR:
            doors |= 1 << moment.place
        elif moment.piece == MOSAIC:
            stack, free = stack - 1, free - int(ROOM)
        elif moment.piece != NO_PIECE:
            throne += 1
        mosaics = min(stack, max(1, round(free / ROOM))) if stack > 0 else 0
        key = (walls, sphinxes, throne, obelisks, doors, touches(state), mosaics)
        if state.settings.edition is not self.edition or len(self.palaces) > PALACES_KEPT:
            self.edition = state.settings.edition
            self.palaces.clear()
        found = self.palaces.get(key)
        if found is None:
            found = self.palaces[key] = Palace(state.settings.edition, self.weights, key)
        return found


def touches(state: Cleopatra) -> int:
    """How many squares under mosaics touch each wall, in four bits each."""
    laid = state.laid
    found = 0
    walls = state.settings.garden.walls
    for n in range(len(walls) - 1, -1, -1):
        found = found << 4 | count(walls[n] & laid)
    return found


VALUE: Final[CleopatraValue] = CleopatraValue()
SETTINGS: Final[SearchSettings] = SearchSettings(explore=0.03, trust=100.0, root_worlds=16)
