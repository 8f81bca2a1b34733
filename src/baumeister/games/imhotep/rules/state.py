"""The whole table of an Imhotep game."""

from __future__ import annotations

from random import Random
from typing import Final, final

from baumeister.core.facts import Facts, Json
from baumeister.core.game import Game
from baumeister.core.result import Ledger, Result, empty_ledger, ledger_of, ranked
from baumeister.core.state import State
from baumeister.core.text import Text
from baumeister.games.imhotep.rules.actions import ROUND_CARDS
from baumeister.games.imhotep.rules.burial_chamber import BurialChamber
from baumeister.games.imhotep.rules.diagram import text_board
from baumeister.games.imhotep.rules.market import new_market
from baumeister.games.imhotep.rules.names import (
    BURIAL_CHAMBER,
    CARDS,
    EVERY_CARD,
    MARKET,
    MONUMENTS,
    OBELISKS,
    PYRAMID,
    SOURCES,
    TEMPLE,
    Site,
)
from baumeister.games.imhotep.rules.obelisks import Obelisks
from baumeister.games.imhotep.rules.pyramid import pyramid_a, pyramid_b
from baumeister.games.imhotep.rules.settings import Settings, notes_on
from baumeister.games.imhotep.rules.ships import empty_fleet
from baumeister.games.imhotep.rules.temple import empty_temple

STONES_PER_SEAT: Final = 29  # thirty in the box, one of them marks the points
SLED: Final = 5  # stones a sled holds
FIRST_STONES: Final = 2  # of the start player; each next seat has one more


@final
class Imhotep(State):
    """Ships, sleds, quarry, cards and sites; seats own stones of their own colour."""

    def __init__(self, game: Game, seats: int, settings: Settings) -> None:
        super().__init__(game, seats)
        self.settings = settings

    def set_up(self) -> None:
        """Rulebook: "Spielvorbereitung"."""
        edition, side_b = self.settings.edition, self.settings.side_b
        self.round = 0
        self.passes = 0  # turns in a row in which nothing could be done
        self.round_cards = list(range(ROUND_CARDS))  # not yet turned up
        self.sled = [FIRST_STONES + seat for seat in range(self.seats)]
        self.quarry = [STONES_PER_SEAT - stones for stones in self.sled]
        self.hands = [[0] * len(CARDS) for _ in range(self.seats)]
        self.fleet = empty_fleet()
        self.market = new_market(side_b[MARKET], edition.market_cards)
        self.pyramids = pyramid_b(edition) if side_b[PYRAMID] else pyramid_a(edition)
        self.temple = empty_temple(self.seats)
        self.burial_chamber = BurialChamber([])
        towers = edition.towers if side_b[OBELISKS] else []
        self.obelisks = Obelisks(towers, [0] * self.seats, [])
        self.ledger: Ledger = empty_ledger(len(SOURCES), self.seats)

    def takeable(self, seat: int, most: int) -> int:
        """How many of `most` stones can go from the quarry to the sled."""
        return min(most, SLED - self.sled[seat], self.quarry[seat])

    def take_stones(self, seat: int, most: int) -> int:
        stones = self.takeable(seat, most)
        self.sled[seat] += stones
        self.quarry[seat] -= stones
        return stones

    def points(self) -> list[int]:
        return self.ledger.points[:]

    def result(self) -> Result | None:
        """Rulebook: "Endwertung"; equal points go by the stones on the sled."""
        return None if self.agenda else ranked(self.ledger, self.sled)

    def stones_at(self, site: Site) -> list[int]:
        """The owners of all stones at a monument; no stone stays at the market."""
        if site == PYRAMID:
            return self.pyramids.owners()
        if site == TEMPLE:
            return self.temple.stones
        if site == BURIAL_CHAMBER:
            return self.burial_chamber.stones
        return [seat for seat in range(self.seats) for _ in range(self.obelisks.stones[seat])]

    def copy(self) -> Imhotep:
        twin = Imhotep(self.game, self.seats, self.settings)
        twin.agenda = [question.copy() for question in self.agenda]
        twin.round = self.round
        twin.passes = self.passes
        twin.round_cards = self.round_cards[:]
        twin.sled = self.sled[:]
        twin.quarry = self.quarry[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.fleet = self.fleet.copy()
        twin.market = self.market.copy()
        twin.pyramids = self.pyramids.copy()
        twin.temple = self.temple.copy()
        twin.burial_chamber = self.burial_chamber.copy()
        twin.obelisks = self.obelisks.copy()
        twin.ledger = self.ledger.copy()
        return twin

    def seen_from(self, seat: int) -> Imhotep:
        """Only the pair of market cards that another seat is looking at is hidden."""
        twin = self.copy()
        if twin.market.looker != seat:
            twin.market.hide_looked_at()
        return twin

    def fill(self, rng: Random) -> Imhotep:
        twin = self.copy()
        twin.market.imagine_looked_at(rng)
        return twin

    def inventory(self) -> dict[str, int]:
        sums: dict[str, int] = {}
        for seat in range(self.seats):
            built = sum(self.stones_at(site).count(seat) for site in MONUMENTS)
            afloat = self.fleet.load.count(seat)
            sums[f"stones of {seat}"] = self.quarry[seat] + self.sled[seat] + afloat + built
        for card, name in zip(EVERY_CARD, CARDS, strict=True):
            in_hands = sum(hand[card] for hand in self.hands)
            sums[name] = self.market.count(card) + in_hands
        return sums

    def agreed(self) -> tuple[dict[str, str], str | None]:
        return self.settings.variants, self.settings.edition.text

    def facts(self) -> Json:
        return {
            "round": self.round,
            "round_cards": self.round_cards,
            "passes": self.passes,
            "sled": self.sled,
            "quarry": self.quarry,
            "hands": self.hands,
            "ships": self.fleet.facts(),
            "market": self.market.facts(),
            "pyramids": self.pyramids.stones,
            "pyramid_edge": self.pyramids.edge,
            "temple": self.temple.stones,
            "burial_chamber": self.burial_chamber.stones,
            "obelisks": {"stones": self.obelisks.stones, "towers": self.obelisks.towers},
            "points": self.ledger.table(),
        }

    def restore(self, facts: Facts) -> None:
        self.round = facts.number("round")
        self.passes = facts.number("passes")
        self.round_cards = facts.numbers("round_cards")
        self.sled = facts.numbers("sled")
        self.quarry = facts.numbers("quarry")
        self.hands = facts.rows("hands")
        self.fleet.restore(facts.inner("ships"), self.settings.edition.minimum)
        self.market.restore(facts.inner("market"))
        self.pyramids.stones = facts.rows("pyramids")
        self.pyramids.edge = facts.numbers("pyramid_edge")
        self.temple.stones = facts.numbers("temple")
        self.burial_chamber.stones = facts.numbers("burial_chamber")
        obelisks = facts.inner("obelisks")
        self.obelisks.stones = obelisks.numbers("stones")
        self.obelisks.towers = obelisks.numbers("towers")
        self.ledger = ledger_of(facts.rows("points"), self.seats)

    def notes(self) -> list[Text]:
        return notes_on(self.settings, self.temple.width)

    def __str__(self) -> str:
        return text_board(self)
