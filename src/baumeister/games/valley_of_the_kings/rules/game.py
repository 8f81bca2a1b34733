"""Valley of the Kings: what is fixed about it, what can be chosen, and how it begins.

Rulebook: "Spielvorbereitung", "Spielbeginn" and the two variants at its end.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, final

from baumeister.core.game import Game, Variant
from baumeister.core.state import State
from baumeister.games.valley_of_the_kings.rules.actions import MOST_SEATS, VOCABULARY
from baumeister.games.valley_of_the_kings.rules.edition import edition_for
from baumeister.games.valley_of_the_kings.rules.lot import DRAW_LOT
from baumeister.games.valley_of_the_kings.rules.names import FINISHED, KINDS
from baumeister.games.valley_of_the_kings.rules.rounds import NEW_ROUND
from baumeister.games.valley_of_the_kings.rules.settings import Settings
from baumeister.games.valley_of_the_kings.rules.state import Valley
from baumeister.games.valley_of_the_kings.rules.texts import SENTENCES


@final
class ValleyGame(Game):
    id = "valley_of_the_kings"
    title = "Tal der Könige"
    fewest = 2
    most = MOST_SEATS
    rules_version = 2
    earlier: ClassVar[Mapping[int, Mapping[str, str]]] = {
        1: {"first_player": "first_seat", "first_workers": "own_sites", "thieves": "busy"}
    }
    bound = 6601  # the lot, and 30 rounds of at most 220 answers
    vocabulary = VOCABULARY
    variants = (
        Variant("unsold", ("bag", "pharaoh"), "bag"),
        Variant("stripes", ("off", "on"), "off"),
        Variant("tie_break", ("off", "on"), "off"),
        Variant("first_player", ("lot", "first_seat"), "lot"),
        Variant("first_workers", ("free_sites", "own_sites"), "free_sites"),
        Variant("thieves", ("count", "busy"), "count"),
    )
    sources = KINDS
    tie_breaks = ("finished", "large")
    sentences = SENTENCES

    def setup(self, seats: int, variants: dict[str, str], edition: str) -> Valley:
        values = edition_for(edition, seats)
        state = Valley(self, seats, Settings(variants, values))
        state.set_up()
        state.ask(NEW_ROUND)
        if state.settings.draws_lot:
            state.ask(DRAW_LOT)
        return state

    def tie_counts(self, tie_break: int) -> list[int]:
        return list(divmod(tie_break, FINISHED))

    def is_foreseeable(self, after: State) -> bool:
        return True


VALLEY_OF_THE_KINGS: Final = ValleyGame()
