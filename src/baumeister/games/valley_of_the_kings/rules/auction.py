"""The auction (Bausteine ersteigern): groups of five, face-down bids in turn order.

Rulebook: "1. Bausteine ersteigern" and "Variante für fortgeschrittene Baumeister".
"""

from __future__ import annotations

from typing import Final, final

from baumeister.core.action import Action
from baumeister.core.ask_draw import AskDraw
from baumeister.core.event import only
from baumeister.core.facts import Fact
from baumeister.core.sealed import Sealed
from baumeister.core.state import CHANCE, NOBODY
from baumeister.core.text import Text
from baumeister.games.valley_of_the_kings.rules.actions import (
    BID,
    DONE,
    DRAW,
    EVERY_GROUP,
    FACE_DOWN,
    GROUPS,
    MOST_RINGS,
    Bid,
    Draw,
)
from baumeister.games.valley_of_the_kings.rules.names import COLOURS, GROUP, TILES, Group
from baumeister.games.valley_of_the_kings.rules.objections import bid_objection
from baumeister.games.valley_of_the_kings.rules.pharaoh import build_for_pharaoh
from baumeister.games.valley_of_the_kings.rules.pyramid import PHARAOH_BLOCKS
from baumeister.games.valley_of_the_kings.rules.state import Valley


def _offers(groups: int) -> list[list[Action]]:
    """Every bid on so many groups, and to stop, by which numbers of rings are in hand, as bits."""
    return [
        [
            *(bid for group in BID[:groups] for bid in group if values >> bid.rings & 1),
            DONE,
        ]
        for values in range(1 << MOST_RINGS + 1)
    ]


OFFERS: Final = [_offers(groups) for groups in range(GROUPS + 1)]


@final
class DrawBlocks(AskDraw[Valley]):
    """Chance lays out the groups, block by block; `drawn` is how many lie there."""

    def __init__(self, drawn: int) -> None:
        self.drawn = drawn

    def proceed(self, state: Valley) -> bool:
        if self.drawn < len(state.groups) * GROUP:
            return False
        state.settle()
        if state.groups:
            state.ask(Bids(state.turn_order(), state.settings.edition.tiles))
        return True

    def left(self, state: Valley) -> list[int]:
        return state.bag.counts

    def outcome(self, kind: int) -> Action:
        return DRAW[kind]

    def answer(self, state: Valley, seat: int, action: Action) -> None:
        assert isinstance(action, Draw)
        group = self.drawn // GROUP
        self.drawn += 1
        state.bag.take(action.colour)
        state.groups[group][action.colour] += 1
        state.tell("draws", CHANCE, group=group, colour=action.colour)

    def copy(self) -> DrawBlocks:
        return DrawBlocks(self.drawn)

    def facts(self) -> list[Fact]:
        return [self.drawn]


def lay_out_groups(state: Valley) -> None:
    """One group more than players, as far as the bag has blocks (Ruling VK-3)."""
    groups = min(state.seats + 1, state.bag.size // GROUP)
    state.groups = [[0] * len(COLOURS) for _ in range(groups)]
    state.ask(DrawBlocks(0))


@final
class Bids(Sealed[Valley]):
    """One seat after the other lays its whole bid; all see where tiles lie, not their rings."""

    def __init__(self, order: list[int], tiles: list[int]) -> None:
        """`tiles[rings]` is how many tiles with so many rings each seat has."""
        super().__init__(order, in_order=True)
        self.tiles = tiles

    def facts(self) -> list[Fact]:
        return [self.order, self.tiles]

    def blank(self) -> Bids:
        return Bids(self.order, self.tiles)

    def choices(self, state: Valley, seat: int, steps: list[Action]) -> list[Action]:
        left = self.tiles[:]
        for step in steps:
            if isinstance(step, Bid):
                left[step.rings] -= 1
        values = 0
        for rings, count in enumerate(left):
            if count:
                values |= 1 << rings
        return OFFERS[len(state.groups)][values][:]

    def completes(self, state: Valley, seat: int, steps: list[Action]) -> bool:
        return steps[-1] is DONE or len(steps) == TILES

    def outside(self, action: Action) -> Action:
        return FACE_DOWN[action.group] if isinstance(action, Bid) else action

    def answer(self, state: Valley, seat: int, action: Action) -> None:
        if isinstance(action, Bid):
            where = {"group": action.group}
            state.tell_secret("bids", seat, only(seat), where, n=action.rings)
        else:
            state.tell("bids_enough", seat)
        super().answer(state, seat, action)

    def reveal(self, state: Valley) -> None:
        for group in EVERY_GROUP[: len(state.groups)]:
            _sell(state, group, self._sums(group))
        state.groups = []

    def _sums(self, group: Group) -> list[tuple[int, int]]:
        """Who bid at a group, in turn order, and how many rings in all."""
        sums = []
        for seat, steps in zip(self.order, self.steps, strict=True):
            rings = [step.rings for step in steps if isinstance(step, Bid) and step.group == group]
            if rings:
                sums.append((seat, sum(rings)))
        return sums

    def prompt(self, state: Valley, seat: int) -> Text:
        return Text("ask.Bids", {"n": len(state.groups)})

    def objection(self, state: Valley, seat: int, action: Action) -> Text | None:
        return bid_objection(state, action, self.steps[self.order.index(seat)])

    def throws_away(self, state: Valley, seat: int, action: Action) -> bool:
        return action is DONE and not self.steps[self.order.index(seat)]

    def describe(self, state: Valley, seat: int, action: Action) -> Text:
        if self.throws_away(state, seat, action):
            return Text("action.done.bids.none")
        return Text("action.done.bids") if action is DONE else action.text()


def _sell(state: Valley, group: Group, sums: list[tuple[int, int]]) -> None:
    """The highest bid wins; of equal ones the first."""
    winner: int = NOBODY
    most = 0
    for seat, rings in sums:
        state.tell("shows", seat, group=group, n=rings)
        if rings > most:
            winner, most = seat, rings
    if winner == NOBODY:
        _clear_away(state, group)
        return
    state.tell("wins", winner, group=group, n=most)
    for colour, count in enumerate(state.groups[group]):
        state.stock[winner][colour] += count


def _clear_away(state: Valley, group: Group) -> None:
    """Nobody has bid: back into the bag, or with the variant to the pharaoh's pyramid."""
    blocks = state.groups[group]
    if state.settings.unsold_to_pharaoh and len(state.pharaoh) < PHARAOH_BLOCKS:
        build_for_pharaoh(state, "unsold.pharaoh", CHANCE, blocks, group=group)
        return
    state.tell("unsold", CHANCE, group=group)
    for colour, count in enumerate(blocks):
        for _ in range(count):
            state.bag.put(colour)
