"""Valley of the Kings: what is fixed about it, what can be chosen, and how it begins.

Rulebook: "Spielvorbereitung" and the two variants at its end.
"""

from __future__ import annotations

from typing import Final, final

from baumeister.core.game import Game, Variant
from baumeister.games.valley_of_the_kings.rules.actions import VOCABULARY
from baumeister.games.valley_of_the_kings.rules.edition import edition_for
from baumeister.games.valley_of_the_kings.rules.names import KINDS
from baumeister.games.valley_of_the_kings.rules.rounds import NEW_ROUND
from baumeister.games.valley_of_the_kings.rules.settings import Settings
from baumeister.games.valley_of_the_kings.rules.state import Valley
from baumeister.games.valley_of_the_kings.rules.texts import SENTENCES


@final
class ValleyGame(Game):
    id = "valley_of_the_kings"
    title = "Tal der Könige"
    fewest = 2
    most = 4
    bound = 6600  # 30 rounds of at most 220 answers
    vocabulary = VOCABULARY
    variants = (
        Variant("unsold", ("bag", "pharaoh"), "bag"),
        Variant("stripes", ("off", "on"), "off"),
        Variant("tie_break", ("off", "on"), "off"),
    )
    sources = KINDS
    sentences = SENTENCES

    def setup(self, seats: int, variants: dict[str, str], edition: str) -> Valley:
        values = edition_for(edition, seats)
        state = Valley(self, seats, Settings(variants, values))
        state.set_up()
        state.ask(NEW_ROUND)
        return state


VALLEY_OF_THE_KINGS: Final = ValleyGame()
