"""Building (Pyramiden bauen): two blocks for each worker on an own site, layer by layer.

Rulebook: "4. Pyramiden bauen" and "6. Pyramiden bauen".
"""

from __future__ import annotations

from typing import final

from baumeister.core.action import Action
from baumeister.core.facts import Fact
from baumeister.core.text import Text
from baumeister.games.valley_of_the_kings.rules.actions import DONE, Build
from baumeister.games.valley_of_the_kings.rules.in_turn import InTurn
from baumeister.games.valley_of_the_kings.rules.kinds import kind_of
from baumeister.games.valley_of_the_kings.rules.names import (
    BLOCKS_PER_WORKER,
    NO_SITE,
    SITE_OF,
    SITES,
    WORKERS,
    Site,
)
from baumeister.games.valley_of_the_kings.rules.pharaoh import build_for_pharaoh
from baumeister.games.valley_of_the_kings.rules.pyramid import BLOCKS, POSITIONS, open_positions
from baumeister.games.valley_of_the_kings.rules.site_objections import build_objection
from baumeister.games.valley_of_the_kings.rules.state import Valley
from baumeister.games.valley_of_the_kings.rules.tables import BUILDS, add_positions


def capacity(state: Valley, seat: int) -> list[int]:
    """How many blocks the workers of a seat may set on each site."""
    blocks = [0] * SITES
    for spot in state.workers[seat * WORKERS : (seat + 1) * WORKERS]:
        site = SITE_OF[spot]
        if site != NO_SITE and state.owner[site] == seat and not state.is_finished(site):
            blocks[site] += BLOCKS_PER_WORKER
    return blocks


@final
class BuildPyramids(InTurn):
    """A seat sets blocks, `left[site]` more on each site; the rest goes to the pharaoh."""

    def __init__(self, seat: int, waiting: int, left: list[int]) -> None:
        super().__init__(seat, waiting)
        self.left = left

    def first(self, state: Valley, seat: int, waiting: int) -> BuildPyramids:
        return BuildPyramids(seat, waiting, capacity(state, seat))

    def proceed(self, state: Valley) -> bool:
        if any(self.left) and any(state.stock[self.seat]):
            return False
        self._stop(state)
        return True

    def legal(self, state: Valley, seat: int) -> list[Action]:
        legal: list[Action] = []
        stock = state.stock[seat]
        for site, left in enumerate(self.left):
            if left:
                gaps = open_positions(state.settings.board.sizes[site], state.built[site])
                for colour, count in enumerate(stock):
                    if count:
                        add_positions(legal, BUILDS[site][colour], gaps)
        legal.append(DONE)
        return legal

    def answer(self, state: Valley, seat: int, action: Action) -> None:
        if not isinstance(action, Build):
            self._stop(state)
            return
        site, colour, position = action.site, action.colour, action.position
        state.stock[seat][colour] -= 1
        state.put_block(site, position, colour)
        state.tell("builds", seat, site=site, colour=colour, position=position)
        self.left[site] -= 1
        if state.is_finished(site):
            self.left[site] = 0
            score(state, site)

    def _stop(self, state: Valley) -> None:
        """What was not built goes to the pharaoh's pyramid."""
        stock = state.stock[self.seat]
        if any(stock):
            build_for_pharaoh(state, "gives", self.seat, stock)
            state.stock[self.seat] = [0] * len(stock)
        self.go_on(state)

    def copy(self) -> BuildPyramids:
        return BuildPyramids(self.seat, self.waiting, self.left[:])

    def prompt(self, state: Valley, seat: int) -> Text:
        return Text("ask.BuildPyramids", {"n": sum(state.stock[self.seat])})

    def throws_away(self, state: Valley, seat: int, action: Action) -> bool:
        return action is DONE and any(state.stock[seat])

    def describe(self, state: Valley, seat: int, action: Action) -> Text:
        if action is DONE:
            return Text("action.done.building", {"n": sum(state.stock[seat])})
        if isinstance(action, Build) and state.is_hidden(action.site, action.position):
            return Text("action.build.hidden", action.data())
        return action.text()

    def objection(self, state: Valley, seat: int, action: Action) -> Text | None:
        return build_objection(state, seat, action, self.left)

    def facts(self) -> list[Fact]:
        return [*super().facts(), self.left]


def score(state: Valley, site: Site) -> None:
    """Nobody can touch a finished pyramid, so its points are booked at once (Ruling VK-21)."""
    settings, owner = state.settings, state.owner[site]
    size = settings.board.sizes[site]
    blocks = state.blocks[site * POSITIONS : site * POSITIONS + BLOCKS[size]]
    kind = kind_of(blocks, settings.stripes)
    points = settings.edition.points[size][kind]
    state.ledger.book(kind, owner, points)
    state.tell("finishes", owner, site=site, kind=kind, size=size, n=points)
