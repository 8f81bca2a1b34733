"""Oh, Pharao!: what is fixed about it, what can be chosen, and how it begins.

Rulebook: "Spielvorbereitungen".
"""

from __future__ import annotations

from typing import Final, final

from baumeister.core.game import Game, Variant
from baumeister.core.state import State
from baumeister.games.oh_pharaoh.rules.actions import VOCABULARY
from baumeister.games.oh_pharaoh.rules.draw_card import FILL_HAND, FILL_ROW
from baumeister.games.oh_pharaoh.rules.edition import edition_for
from baumeister.games.oh_pharaoh.rules.ending import final_scores
from baumeister.games.oh_pharaoh.rules.names import MOST_SEATS, SOURCES
from baumeister.games.oh_pharaoh.rules.settings import Settings
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh
from baumeister.games.oh_pharaoh.rules.texts import SENTENCES
from baumeister.games.oh_pharaoh.rules.turn import TURN_OF

EARLIER: Final = {1: {"offers": "6", "four_cards": "on", "must_take": "on"}}


@final
class OhPharaohGame(Game):
    id = "oh_pharaoh"
    title = "Oh, Pharao!"
    fewest = 3
    most = MOST_SEATS
    rules_version = 2
    earlier = EARLIER
    bound = 400_000_000  # Ruling OP-20; random players need one or two thousand answers
    vocabulary = VOCABULARY
    variants = (
        Variant("offers", ("0", "3", "6", "12", "unlimited"), "12"),
        Variant("alike", ("on", "off"), "on"),
        Variant("four_cards", ("off", "on"), "off"),
        Variant("must_take", ("off", "on"), "off"),
    )
    sources = SOURCES
    declines = "others"
    sentences = SENTENCES

    def setup(self, seats: int, variants: dict[str, str], edition: str) -> OhPharaoh:
        values = edition_for(edition)
        state = OhPharaoh(self, seats, Settings(variants, values))
        state.set_up()
        state.ask(TURN_OF[0])
        state.ask(FILL_ROW)
        for seat in reversed(range(seats)):
            state.ask(FILL_HAND[seat])
        return state

    def estimate(self, state: State) -> list[int]:
        """What the end card would bring."""
        assert isinstance(state, OhPharaoh)
        points = state.points()
        for seat, _, worth in final_scores(state) if state.agenda else []:
            points[seat] += worth
        return points

    def worth(self, state: State) -> list[int]:
        """A pyramid that stands may be robbed before it scores."""
        return state.points()

    def is_foreseeable(self, after: State) -> bool:
        return True


OH_PHARAOH: Final = OhPharaohGame()
