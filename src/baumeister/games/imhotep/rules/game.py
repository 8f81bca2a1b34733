"""Imhotep: what is fixed about it, what can be chosen, and how it begins.

Rulebook: "Spielvorbereitung" and "Variante: Die B-Seiten der Orte".
"""

from __future__ import annotations

from typing import Final, final

from baumeister.core.game import Game, Variant
from baumeister.core.state import State
from baumeister.games.imhotep.rules.actions import VOCABULARY
from baumeister.games.imhotep.rules.edition import edition_for
from baumeister.games.imhotep.rules.estimate import estimate
from baumeister.games.imhotep.rules.names import SITES, SOURCES
from baumeister.games.imhotep.rules.round_start import TurnUpRoundCard
from baumeister.games.imhotep.rules.settings import Settings
from baumeister.games.imhotep.rules.state import Imhotep
from baumeister.games.imhotep.rules.texts import SENTENCES
from baumeister.games.imhotep.rules.turn import TURN_OF

EARLIER: Final = {1: {"loose_stones": "on", "stones_first": "on"}}


@final
class ImhotepGame(Game):
    id = "imhotep"
    title = "Imhotep"
    fewest = 2
    most = 4
    rules_version = 2
    earlier = EARLIER
    bound = 600
    vocabulary = VOCABULARY
    variants = (
        *(Variant(site, ("A", "B"), "A") for site in SITES),
        Variant("wrath", ("off", "on"), "off"),
        Variant("loose_stones", ("off", "on"), "off", needs=("obelisks", "B")),
        Variant("stones_first", ("off", "on"), "off"),
    )
    sources = SOURCES
    tie_breaks = ("sled",)
    sentences = SENTENCES

    def setup(self, seats: int, variants: dict[str, str], edition: str) -> Imhotep:
        values = edition_for(edition, seats)
        state = Imhotep(self, seats, Settings(variants, values))
        state.set_up()
        state.ask(TURN_OF[0])
        state.ask(TurnUpRoundCard())
        return state

    def estimate(self, state: State) -> list[int]:
        assert isinstance(state, Imhotep)
        return estimate(state) if state.agenda else state.points()

    def is_foreseeable(self, after: State) -> bool:
        return True


IMHOTEP: Final = ImhotepGame()
