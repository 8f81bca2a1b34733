"""Kheops: what is fixed about it, what can be chosen, and how it begins.

Rulebook: "Vorbereitung".
"""

from __future__ import annotations

from typing import Final, final

from baumeister.core.game import Game, Variant
from baumeister.games.kheops.rules.actions import VOCABULARY
from baumeister.games.kheops.rules.course import COURSE
from baumeister.games.kheops.rules.edition import edition_for
from baumeister.games.kheops.rules.names import SOURCES
from baumeister.games.kheops.rules.settings import Settings
from baumeister.games.kheops.rules.state import SEATS, Kheops
from baumeister.games.kheops.rules.texts import SENTENCES


@final
class KheopsGame(Game):
    id = "kheops"
    title = "Kheops"
    fewest = SEATS
    most = SEATS
    bound = 280  # two games of 19 + 6 + 25 answers of chance and 30 turns of three answers
    vocabulary = VOCABULARY
    variants = (
        Variant("match", ("one_game", "two_games"), "one_game"),
        Variant("closed", ("edge", "everywhere"), "edge"),
        Variant("ties", ("nobody", "both"), "nobody"),
    )
    sources = SOURCES
    sentences = SENTENCES

    def setup(self, seats: int, variants: dict[str, str], edition: str) -> Kheops:
        values = edition_for(edition)
        state = Kheops(self, Settings(variants, values))
        state.set_up()
        state.ask(COURSE)
        return state


KHEOPS: Final = KheopsGame()
