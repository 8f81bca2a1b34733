"""The blue market cards (blaue Markt-Karten): played instead of another action.

Rulebook: "Blaue Markt-Karten".
"""

from __future__ import annotations

from typing import Final, final

from baumeister.core.action import Action
from baumeister.core.facts import Fact
from baumeister.core.state import AskSeat
from baumeister.core.text import Text
from baumeister.games.imhotep.rules.actions import (
    EVERY_SHIP,
    PLACES,
    SAILS,
    Place,
    Sail,
    Ship,
)
from baumeister.games.imhotep.rules.delivery import Spent, free_places, put_on_ship
from baumeister.games.imhotep.rules.names import CHISEL, HAMMER, LEVER, MarketCard
from baumeister.games.imhotep.rules.objections import (
    can_sail_with_one_more,
    place_objection,
    sail_objection,
)
from baumeister.games.imhotep.rules.state import Imhotep
from baumeister.games.imhotep.rules.unload import sail

HAMMER_STONES: Final = 3


def can_play(state: Imhotep, seat: int, card: MarketCard) -> bool:
    """Whether the whole effect of a card is possible."""
    fleet = state.fleet
    if card == LEVER:
        return any(fleet.is_ready)
    if card == HAMMER:
        return any(fleet.empty) and (state.sled[seat] > 0 or state.quarry[seat] > 0)
    if card == CHISEL:
        return state.sled[seat] >= 2 and fleet.free_slots() >= 2
    return state.sled[seat] > 0 and any(can_sail_with_one_more(state, ship) for ship in EVERY_SHIP)


def play_card(state: Imhotep, seat: int, card: MarketCard) -> None:
    state.tell("plays", seat, card=card)
    state.ask(Spent(seat, card))
    if card == LEVER:
        state.ask(PullLever(seat))
    elif card == HAMMER:
        if stones := state.take_stones(seat, HAMMER_STONES):
            state.tell("takes", seat, n=stones)
        state.ask(Load(seat, 1))
    elif card == CHISEL:
        state.ask(Load(seat, 2))
    else:
        state.ask(LoadToSail(seat))


@final
class PullLever(AskSeat[Imhotep]):
    """Lever (Hebel): sail a ship and choose the order in which it is unloaded."""

    def legal(self, state: Imhotep, seat: int) -> list[Action]:
        fleet = state.fleet
        ready = [ship for ship in EVERY_SHIP if fleet.is_ready[ship]]
        return [voyage for ship in ready for voyage in SAILS[ship][fleet.free_sites]]

    def answer(self, state: Imhotep, seat: int, action: Action) -> None:
        assert isinstance(action, Sail)
        state.settle()
        sail(state, seat, action.ship, action.site, lever=seat)

    def objection(self, state: Imhotep, seat: int, action: Action) -> Text | None:
        return sail_objection(state, action) if isinstance(action, Sail) else None


@final
class Load(AskSeat[Imhotep]):
    """Hammer: one stone on a ship. Chisel (Meißel): two, on one ship or on two."""

    def __init__(self, seat: int, stones: int) -> None:
        super().__init__(seat)
        self.stones = stones

    def legal(self, state: Imhotep, seat: int) -> list[Action]:
        return free_places(state)

    def answer(self, state: Imhotep, seat: int, action: Action) -> None:
        assert isinstance(action, Place)
        state.settle()
        put_on_ship(state, seat, action)
        if self.stones > 1:
            state.ask(Load(seat, self.stones - 1))

    def prompt(self, state: Imhotep, seat: int) -> Text:
        return Text("ask.Load", {"n": self.stones})

    def objection(self, state: Imhotep, seat: int, action: Action) -> Text | None:
        return place_objection(state, seat, action) if isinstance(action, Place) else None

    def facts(self) -> list[Fact]:
        return [self.seat, self.stones]


@final
class LoadToSail(AskSeat[Imhotep]):
    """Sail card (Segel): a stone on a ship that can sail with it."""

    def legal(self, state: Imhotep, seat: int) -> list[Action]:
        ships = [ship for ship in EVERY_SHIP if can_sail_with_one_more(state, ship)]
        return [place for ship in ships for place in PLACES[ship][state.fleet.empty[ship]]]

    def answer(self, state: Imhotep, seat: int, action: Action) -> None:
        assert isinstance(action, Place)
        state.settle()
        put_on_ship(state, seat, action)
        state.ask(SailWithIt(seat, action.ship))

    def objection(self, state: Imhotep, seat: int, action: Action) -> Text | None:
        if not isinstance(action, Place):
            return None
        forbidden = place_objection(state, seat, action)
        if forbidden is None and not can_sail_with_one_more(state, action.ship):
            needs = state.fleet.needs[action.ship]
            return Text("refuse.too_few_stones", {"ship": action.ship, "n": needs})
        return forbidden


@final
class SailWithIt(AskSeat[Imhotep]):
    """Sail card (Segel): the ship that got the stone sails."""

    def __init__(self, seat: int, ship: Ship) -> None:
        super().__init__(seat)
        self.ship = ship

    def legal(self, state: Imhotep, seat: int) -> list[Action]:
        return SAILS[self.ship][state.fleet.free_sites][:]

    def answer(self, state: Imhotep, seat: int, action: Action) -> None:
        assert isinstance(action, Sail)
        state.settle()
        sail(state, seat, action.ship, action.site)

    def prompt(self, state: Imhotep, seat: int) -> Text:
        return Text("ask.SailWithIt", {"ship": self.ship})

    def objection(self, state: Imhotep, seat: int, action: Action) -> Text | None:
        if not isinstance(action, Sail):
            return None
        if action.ship != self.ship:
            return Text("refuse.other_ship", {"ship": self.ship})
        return sail_objection(state, action)

    def facts(self) -> list[Fact]:
        return [self.seat, self.ship]
