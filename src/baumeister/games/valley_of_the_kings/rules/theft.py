"""Theft (Bausteine entwenden): blocks from the top layer of unfinished foreign pyramids.

Rulebook: "4. Bausteine entwenden".
"""

from __future__ import annotations

from typing import final

from baumeister.core.action import Action
from baumeister.core.state import NOBODY
from baumeister.core.text import Text
from baumeister.games.valley_of_the_kings.rules.actions import DONE, Steal
from baumeister.games.valley_of_the_kings.rules.in_turn import InTurn
from baumeister.games.valley_of_the_kings.rules.names import BLOCKS_PER_WORKER, SITES, Site
from baumeister.games.valley_of_the_kings.rules.pyramid import top_positions
from baumeister.games.valley_of_the_kings.rules.site_objections import steal_objection
from baumeister.games.valley_of_the_kings.rules.state import Valley
from baumeister.games.valley_of_the_kings.rules.tables import STEALS, add_positions


def loot(state: Valley, seat: int, site: Site) -> int:
    """How many more blocks the workers of a seat may take from a site."""
    owner = state.owner[site]
    if owner in (NOBODY, seat) or state.is_finished(site):
        return 0
    if state.overseers_at(site, seat) <= state.overseers_at(site, owner):
        return 0
    allowed = BLOCKS_PER_WORKER * state.workers_at(site, seat)
    return allowed - state.stolen[seat * SITES + site]


@final
class StealBlocks(InTurn):
    """A seat takes blocks from foreign sites, one by one; asked only if there are any."""

    def first(self, state: Valley, seat: int, waiting: int) -> StealBlocks:
        return StealBlocks(seat, waiting)

    def targets(self, state: Valley) -> list[Site]:
        """Sites with something to take, of those where the seat has an overseer."""
        return [
            site
            for site in state.sites_overseen(self.seat)
            if state.built[site] and loot(state, self.seat, site) > 0
        ]

    def proceed(self, state: Valley) -> bool:
        if self.targets(state):
            return False
        self.go_on(state)
        return True

    def legal(self, state: Valley, seat: int) -> list[Action]:
        legal: list[Action] = []
        for site in self.targets(state):
            top = top_positions(state.settings.board.sizes[site], state.built[site])
            add_positions(legal, STEALS[site], top)
        legal.append(DONE)
        return legal

    def answer(self, state: Valley, seat: int, action: Action) -> None:
        if not isinstance(action, Steal):
            self.go_on(state)
            return
        site = action.site
        colour = state.take_block(site, action.position)
        state.stock[seat][colour] += 1
        state.stolen[seat * SITES + site] += 1
        state.tell(
            "steals",
            seat,
            other=state.owner[site],
            site=site,
            position=action.position,
            colour=colour,
        )

    def objection(self, state: Valley, seat: int, action: Action) -> Text | None:
        return steal_objection(state, seat, action)

    def describe(self, state: Valley, seat: int, action: Action) -> Text:
        if isinstance(action, Steal):
            colour = state.block(action.site, action.position)
            return Text("action.steal.block", {**action.data(), "colour": colour})
        return Text("action.done.theft")
