"""Kleopatra und die Baumeister: what is fixed about it, what can be chosen, and how it begins.

Rulebook: "Spielvorbereitung".
"""

from __future__ import annotations

from typing import Final, final

from baumeister.core.game import Game, Variant
from baumeister.core.state import Question, State
from baumeister.games.cleopatra.rules.actions import VOCABULARY
from baumeister.games.cleopatra.rules.draw_card import DealCard
from baumeister.games.cleopatra.rules.edition import edition_for
from baumeister.games.cleopatra.rules.market import OpenMarket
from baumeister.games.cleopatra.rules.mosaics import TurnUpMosaic
from baumeister.games.cleopatra.rules.names import MOST_SEATS, SOURCES
from baumeister.games.cleopatra.rules.settings import OLD_READINGS, Settings
from baumeister.games.cleopatra.rules.state import Cleopatra
from baumeister.games.cleopatra.rules.texts import SENTENCES
from baumeister.games.cleopatra.rules.turn import NEXT_TURNS

SWITCHES: Final = ("flipping", *OLD_READINGS)
EARLIER: Final = {1: dict.fromkeys(OLD_READINGS, "on")}


@final
class CutDeck(Question[Cleopatra]):
    """All hands are dealt: half of the other cards are turned face up, and the market opens."""

    def proceed(self, state: Cleopatra) -> bool:
        state.settle()
        state.pile.cut()
        state.ask(OpenMarket(0))
        return True


@final
class CleopatraGame(Game):
    id = "cleopatra"
    title = "Kleopatra und die Baumeister"
    fewest = 2
    most = MOST_SEATS
    rules_version = 2
    earlier = EARLIER
    bound = 100_000
    vocabulary = VOCABULARY
    variants = tuple(Variant(switch, ("off", "on"), "off") for switch in SWITCHES)
    sources = SOURCES
    tie_breaks = ("amulets",)
    declines = "own"
    sentences = SENTENCES

    def setup(self, seats: int, variants: dict[str, str], edition: str) -> Cleopatra:
        flipping = variants["flipping"] == "on"
        values = edition_for(edition, flipping)
        state = Cleopatra(self, seats, Settings(variants, values, seats))
        state.set_up()
        state.ask(NEXT_TURNS[0])
        state.ask(TurnUpMosaic())
        state.ask(CutDeck())
        for seat in reversed(range(seats)):
            for _ in range(values.dealt):
                state.ask(DealCard(seat))
        return state

    def tie_counts(self, tie_break: int) -> list[int]:
        return [-tie_break]  # fewer are better

    def estimate(self, state: State) -> list[int]:
        """Talents, with those for merchants; only the end shows whom the crocodile eats."""
        assert isinstance(state, Cleopatra)
        points = state.points()
        if state.agenda:
            worth = state.settings.edition.merchant_value
            return [points[seat] + worth * left for seat, left in enumerate(state.merchants)]
        return points

    def is_foreseeable(self, after: State) -> bool:
        """At the end, tainted cards in other hands decide."""
        return bool(after.agenda)


CLEOPATRA: Final = CleopatraGame()
