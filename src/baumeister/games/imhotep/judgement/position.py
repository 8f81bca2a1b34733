"""One position of Imhotep, judged part by part; each part adds to the points of all seats."""

from __future__ import annotations

from typing import Final, final

from baumeister.core.chance import total
from baumeister.core.state import AskSeat
from baumeister.games.imhotep.judgement.outlook import Outlook, Points, moment_of
from baumeister.games.imhotep.rules.names import (
    BLUE,
    BURIAL_CHAMBER,
    CARDS,
    EVERY_SITE,
    GREEN,
    MARKET,
    MONUMENTS,
    OBELISKS,
    PYRAMID,
    PYRAMID_DECORATION,
    STATUE,
    TEMPLE,
    MarketCard,
    Site,
)
from baumeister.games.imhotep.rules.round_end import ROUNDS
from baumeister.games.imhotep.rules.round_start import TurnUpRoundCard
from baumeister.games.imhotep.rules.ships import ALL_SITES
from baumeister.games.imhotep.rules.state import Imhotep

UNKNOWN_WORTH: Final = -1e9


@final
class Position:
    """Somebody is asked. Before a round card is turned up, its round counts as begun."""

    def __init__(self, state: Imhotep, outlook: Outlook) -> None:
        fleet = state.fleet
        self.state = state
        self.outlook = outlook
        self.seats = state.seats
        self.is_between_rounds = isinstance(state.agenda[-1], TurnUpRoundCard)
        self.rounds_after = ROUNDS - state.round - self.is_between_rounds
        self.sailed = 0 if self.is_between_rounds else fleet.sailed
        open_ = ALL_SITES if self.is_between_rounds else fleet.free_sites
        free = moment_of(self.rounds_after, self.sailed, True)
        self.visited = moment_of(self.rounds_after, self.sailed, False)
        self.moments = [free if open_ >> site & 1 else self.visited for site in EVERY_SITE]
        turn = state.agenda[0]  # it waits below everything that is still open
        assert isinstance(turn, AskSeat)
        self.mover: int = turn.seat
        self.at_temple = outlook.temple(state.temple.stones, self.moments[TEMPLE])
        chamber, obelisks = state.burial_chamber.stones, state.obelisks
        self.in_chamber = outlook.chamber(chamber, self.moments[BURIAL_CHAMBER])
        self.on_obelisks = outlook.obelisks(
            obelisks.stones, obelisks.towers, self.moments[OBELISKS]
        )
        # What is only needed now and then is found then.
        self.picks: list[Points] = []  # what market cards are worth to each seat, the best first
        self.worths = [UNKNOWN_WORTH] * len(CARDS)  # what a card is worth to everybody
        self.fields: Points = []  # what the next stones of the pyramid bring

    def next_fields(self) -> Points:
        if not self.fields:
            self.fields = self.outlook.next_fields(self.state.pyramids)
        return self.fields

    def temple(self, points: Points) -> None:
        for seat, found in enumerate(self.at_temple):
            points[seat] += found

    def burial_chamber(self, points: Points) -> None:
        for seat, found in enumerate(self.in_chamber):
            points[seat] += found

    def obelisks(self, points: Points) -> None:
        for seat, found in enumerate(self.on_obelisks):
            points[seat] += found

    def decorations(self, points: Points) -> None:
        for seat, hand in enumerate(self.state.hands):
            for card in GREEN:
                if hand[card]:
                    points[seat] += hand[card] * self.decoration(card)

    def decoration(self, card: MarketCard) -> float:
        found = self.worths[card]
        if found == UNKNOWN_WORTH:
            site = MONUMENTS[card - PYRAMID_DECORATION]
            found = self.outlook.decoration(self.stones_at(site), self.moments[site])
            self.worths[card] = found
        return found

    def stones_at(self, site: Site) -> int:
        state = self.state
        if site == PYRAMID:
            pyramids = state.pyramids
            found = len(pyramids.edge)
            for stones in pyramids.stones:
                found += len(stones)
            return found
        if site == TEMPLE:
            return len(state.temple.stones)
        if site == BURIAL_CHAMBER:
            return len(state.burial_chamber.stones)
        return total(state.obelisks.stones)

    def statues(self, points: Points) -> None:
        statues = self.outlook.statues[self.moments[MARKET]]
        for seat, hand in enumerate(self.state.hands):
            points[seat] += statues[hand[STATUE]]

    def blue_cards(self, points: Points) -> None:
        for seat, hand in enumerate(self.state.hands):
            for card in BLUE:
                if hand[card]:
                    points[seat] += hand[card] * self.blue(card)

    def blue(self, card: MarketCard) -> float:
        return self.outlook.blue(card, self.rounds_after, self.sailed)

    def wrath(self, points: Points) -> None:
        """The danger that a monument stays without an own stone."""
        rules = self.state.settings
        if not rules.wrath:
            return
        for seat in range(self.seats):
            safe = 1.0
            for site in MONUMENTS:
                if seat not in self.state.stones_at(site):
                    safe *= self.outlook.reach(self.moments[site])
            points[seat] -= rules.edition.penalty * (1 - safe)

    def sled(self, points: Points) -> None:
        """Stones at hand save turns; in the last round only as far as ships have room."""
        sled, worth = self.state.sled, self.outlook.sled
        most = len(worth)
        if not self.rounds_after and not self.is_between_rounds:
            most = (self.state.fleet.free_slots() + 1) // self.seats
        for seat in range(self.seats):
            points[seat] += worth[min(sled[seat], most)]

    def turn(self, points: Points) -> None:
        """Whoever is next may sail a ship before the others do."""
        points[self.mover] += self.outlook.weights["turn"]
