"""Sailing and unloading: stone by stone from the bow, or as the lever commands.

Rulebook: "1 Boot zu einem Ort fahren" and "Hebel".
"""

from __future__ import annotations

from typing import final

from baumeister.core.action import Action
from baumeister.core.facts import Fact
from baumeister.core.state import NOBODY, Question
from baumeister.core.text import Text
from baumeister.games.imhotep.rules.actions import NEXT, SLOTS, Next, Ship, Slot
from baumeister.games.imhotep.rules.delivery import StoneSource, deliver
from baumeister.games.imhotep.rules.market_choice import visit_market
from baumeister.games.imhotep.rules.names import MARKET, Site
from baumeister.games.imhotep.rules.state import Imhotep


def sail(state: Imhotep, seat: int, ship: Ship, site: Site, lever: int = NOBODY) -> None:
    """A ship leaves; `lever` is the seat that chooses the order of unloading, if any."""
    state.fleet.sail(ship, site)
    state.tell("sails", seat, ship=ship, site=site)
    state.ask(Unload(ship, site, lever))


@final
class Unload(Question[Imhotep]):
    """The stones still on the ship leave it one by one. Choices of their owners come on top."""

    def __init__(self, ship: Ship, site: Site, lever: int, served: int = 0) -> None:
        self.ship = ship
        self.site = site
        self.lever = lever
        self.served = served  # a bit for each stone that has got its card, but not left yet

    def proceed(self, state: Imhotep) -> bool:
        slots = self.waiting(state)
        if not slots:
            state.settle()
            self._return_served(state)
            return True
        if self.lever != NOBODY and self._order_matters(state, slots):
            return False
        self._unload(state, slots[0])
        return True

    def asked(self, state: Imhotep) -> list[int]:
        return [self.lever]

    def legal(self, state: Imhotep, seat: int) -> list[Action]:
        return [NEXT[slot] for slot in self.waiting(state)]

    def answer(self, state: Imhotep, seat: int, action: Action) -> None:
        assert isinstance(action, Next)
        self._unload(state, action.slot)

    def objection(self, state: Imhotep, seat: int, action: Action) -> Text | None:
        if isinstance(action, Next) and action.slot not in self.waiting(state):
            return Text("refuse.no_stone_there", {"slot": action.slot})
        return None

    def waiting(self, state: Imhotep) -> list[Slot]:
        """The slots whose stones have not done their work yet, bow first."""
        slots = state.fleet.loaded_slots(self.ship)
        return [slot for slot in slots if not self.served >> slot & 1] if self.served else slots

    def _order_matters(self, state: Imhotep, slots: list[Slot]) -> bool:
        """Stones of one owner are alike."""
        start = self.ship * SLOTS
        return len({state.fleet.load[start + slot] for slot in slots}) > 1

    def _unload(self, state: Imhotep, slot: Slot) -> None:
        source = StoneSource(self.ship * SLOTS + slot)
        owner = state.fleet.load[source]
        if self.site != MARKET:
            deliver(state, owner, self.site, source)
            return
        # Ruling IM-8: stones go back to the quarry when all have got their cards.
        if state.settings.stones_first:
            self._return(state, slot)
        else:
            state.settle()
            state.ask(Unload(self.ship, self.site, self.lever, self.served | 1 << slot))
        visit_market(state, owner)

    def _return_served(self, state: Imhotep) -> None:
        for slot in state.fleet.loaded_slots(self.ship) if self.served else []:
            self._return(state, slot)

    def _return(self, state: Imhotep, slot: Slot) -> None:
        source = self.ship * SLOTS + slot
        owner = state.fleet.load[source]
        state.fleet.load[source] = NOBODY
        state.quarry[owner] += 1
        state.tell("unloads", owner, ship=self.ship, slot=slot)

    def facts(self) -> list[Fact]:
        return [self.ship, self.site, self.lever, self.served]
