"""Kheops: what is fixed about it, what can be chosen, and how it begins.

Rulebook: "Vorbereitung".
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, final

from baumeister.core.game import Game, Variant
from baumeister.core.state import State
from baumeister.games.kheops.rules.actions import VOCABULARY
from baumeister.games.kheops.rules.course import COURSE
from baumeister.games.kheops.rules.edition import edition_for
from baumeister.games.kheops.rules.estimate import estimate
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
    rules_version = 2
    earlier: ClassVar[Mapping[int, Mapping[str, str]]] = {1: {"replacing": "rests"}}
    # Two games of 19 + 6 + 25 answers of chance and 30 turns. A turn is a figure, a tile, and at
    # most one effect between them for each of the 44 tiles that bear no sarcophagus.
    bound = 2 * (50 + 30 * 46)
    vocabulary = VOCABULARY
    variants = (
        Variant("match", ("one_game", "two_games"), "one_game"),
        Variant("closed", ("edge", "everywhere"), "edge"),
        Variant("ties", ("nobody", "both"), "nobody"),
        Variant("replacing", ("acts", "rests"), "acts"),
    )
    sources = SOURCES
    sentences = SENTENCES

    def setup(self, seats: int, variants: dict[str, str], edition: str) -> Kheops:
        values = edition_for(edition)
        state = Kheops(self, Settings(variants, values))
        state.set_up()
        state.ask(COURSE)
        return state

    def estimate(self, state: State) -> list[int]:
        """Everything in the pyramid, and in a match what was booked before."""
        assert isinstance(state, Kheops)
        if not state.agenda:
            return state.points()
        now = estimate(state)
        return [booked + now[seat] for seat, booked in enumerate(state.points())]

    def is_foreseeable(self, after: State) -> bool:
        return True


KHEOPS: Final = KheopsGame()
