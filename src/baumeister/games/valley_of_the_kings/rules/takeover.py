"""Taking over (fremde Bauplätze übernehmen): more overseers and more workers than the owner.

Rulebook: "5. Fremde Bauplätze übernehmen".
"""

from __future__ import annotations

from typing import final

from baumeister.core.action import Action
from baumeister.core.state import NOBODY
from baumeister.core.text import Text
from baumeister.games.valley_of_the_kings.rules.actions import DONE, TAKE_OVER, TakeOver
from baumeister.games.valley_of_the_kings.rules.in_turn import InTurn
from baumeister.games.valley_of_the_kings.rules.names import BLOCKS_PER_WORKER, SITES, Site
from baumeister.games.valley_of_the_kings.rules.site_objections import takeover_objection
from baumeister.games.valley_of_the_kings.rules.state import Valley


def counted_workers(state: Valley, site: Site, seat: int) -> int:
    """A seat's workers at a site; as a variant without those that have stolen (Ruling VK-15)."""
    workers = state.workers_at(site, seat)
    if state.settings.thieves_count:
        return workers
    thieves = -(-state.stolen[seat * SITES + site] // BLOCKS_PER_WORKER)
    return workers - thieves


def can_take_over(state: Valley, seat: int, site: Site) -> bool:
    owner = state.owner[site]
    return (
        owner not in (NOBODY, seat)
        and not state.is_finished(site)
        and state.overseers_at(site, seat) > state.overseers_at(site, owner)
        and counted_workers(state, site, seat) > counted_workers(state, site, owner)
    )


@final
class TakeSites(InTurn):
    """A seat takes foreign sites over; asked only if it can."""

    def first(self, state: Valley, seat: int, waiting: int) -> TakeSites:
        return TakeSites(seat, waiting)

    def targets(self, state: Valley) -> list[Site]:
        """Sites to take, of those where the seat has an overseer (Ruling VK-6: and a scarab)."""
        if not state.scarabs[self.seat]:
            return []
        sites = state.sites_overseen(self.seat)
        return [site for site in sites if can_take_over(state, self.seat, site)]

    def proceed(self, state: Valley) -> bool:
        if self.targets(state):
            return False
        self.go_on(state)
        return True

    def legal(self, state: Valley, seat: int) -> list[Action]:
        return [*(TAKE_OVER[site] for site in self.targets(state)), DONE]

    def answer(self, state: Valley, seat: int, action: Action) -> None:
        if not isinstance(action, TakeOver):
            self.go_on(state)
            return
        owner = state.owner[action.site]
        state.scarabs[owner] += 1
        state.scarabs[seat] -= 1
        state.owner[action.site] = seat
        state.tell("takes_over", seat, other=owner, site=action.site)

    def objection(self, state: Valley, seat: int, action: Action) -> Text | None:
        return takeover_objection(state, seat, action)

    def describe(self, state: Valley, seat: int, action: Action) -> Text:
        if isinstance(action, TakeOver):
            owner = state.owner[action.site]
            return Text("action.take_over.from", {"site": action.site, "other": owner})
        return Text("action.done.takeover")
