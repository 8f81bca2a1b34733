"""Why something is not allowed: each rule that forbids an action, in words the player gets to see.

`None` means that no rule speaks against it. Together these are the rules of legality said a second
time, on purpose from loads and sizes and not from the bits that `Fleet` keeps up to date for the
legal answers: a property test compares the two.
"""

from __future__ import annotations

from baumeister.core.action import Action
from baumeister.core.state import NOBODY
from baumeister.core.text import Text
from baumeister.games.imhotep.rules.actions import (
    EVERY_SHIP,
    SLOTS,
    Pass,
    Place,
    Play,
    Sail,
    Ship,
    Take,
)
from baumeister.games.imhotep.rules.names import CHISEL, HAMMER, LEVER, ON_THE_RIVER, MarketCard
from baumeister.games.imhotep.rules.state import SLED, Imhotep


def turn_objection(state: Imhotep, seat: int, action: Action) -> Text | None:
    if isinstance(action, Take):
        return take_objection(state, seat)
    if isinstance(action, Place):
        return place_objection(state, seat, action)
    if isinstance(action, Sail):
        return sail_objection(state, action)
    if isinstance(action, Play):
        return play_objection(state, seat, action.card)
    if isinstance(action, Pass):
        return Text("refuse.pass")
    return Text("refuse.turn")


def take_objection(state: Imhotep, seat: int) -> Text | None:
    if state.sled[seat] >= SLED:
        return Text("refuse.sled_full", {"n": SLED})
    if state.quarry[seat] == 0:
        return Text("refuse.quarry_empty")
    return None


def place_objection(state: Imhotep, seat: int, action: Place) -> Text | None:
    """Rulebook: "1 Stein auf einem Boot platzieren"."""
    fleet, ship, slot = state.fleet, action.ship, action.slot
    if fleet.docked[ship] != ON_THE_RIVER:
        return Text("refuse.ship_sailed", {"ship": ship})
    if slot >= fleet.sizes[ship]:
        return Text("refuse.no_slot", {"ship": ship, "n": fleet.sizes[ship]})
    if fleet.load[ship * SLOTS + slot] != NOBODY:
        return Text("refuse.slot_taken", {"ship": ship, "slot": slot})
    if state.sled[seat] == 0:
        return Text("refuse.sled_empty")
    return None


def sail_objection(state: Imhotep, action: Sail) -> Text | None:
    """Rulebook: the two conditions of "1 Boot zu einem Ort fahren"."""
    fleet, ship = state.fleet, action.ship
    if fleet.docked[ship] != ON_THE_RIVER:
        return Text("refuse.ship_sailed", {"ship": ship})
    if fleet.stones_on(ship) < fleet.needs[ship]:
        return Text("refuse.too_few_stones", {"ship": ship, "n": fleet.needs[ship]})
    if action.site in fleet.docked:
        return Text("refuse.site_taken", {"site": action.site})
    return None


def play_objection(state: Imhotep, seat: int, card: MarketCard) -> Text | None:
    if state.hands[seat][card] == 0:
        return Text("refuse.card_not_held", {"card": card})
    if card == LEVER:
        return _lever_objection(state)
    if card == HAMMER:
        return _hammer_objection(state, seat)
    if card == CHISEL:
        return _chisel_objection(state, seat)
    return _sail_card_objection(state, seat)


def _lever_objection(state: Imhotep) -> Text | None:
    if not any(can_sail(state, ship) for ship in EVERY_SHIP):
        return Text("refuse.no_ship_ready")
    return None


def _hammer_objection(state: Imhotep, seat: int) -> Text | None:
    """Ruling IM-6: playable whenever a stone can be placed after taking."""
    if state.sled[seat] == 0 and state.quarry[seat] == 0:
        return Text("refuse.sled_empty")
    if _free_slots(state) == 0:
        return Text("refuse.ships_full")
    return None


def _chisel_objection(state: Imhotep, seat: int) -> Text | None:
    """Ruling IM-5: two stones and two slots, or not at all."""
    if state.sled[seat] < 2:
        return Text("refuse.chisel_stones")
    if _free_slots(state) < 2:
        return Text("refuse.chisel_slots")
    return None


def _sail_card_objection(state: Imhotep, seat: int) -> Text | None:
    if state.sled[seat] == 0:
        return Text("refuse.sled_empty")
    if not any(can_sail_with_one_more(state, ship) for ship in EVERY_SHIP):
        return Text("refuse.no_ship_ready_then")
    return None


def can_sail(state: Imhotep, ship: Ship) -> bool:
    """The second formulation of `Fleet.is_ready`."""
    fleet = state.fleet
    on_the_river = fleet.docked[ship] == ON_THE_RIVER
    return on_the_river and fleet.stones_on(ship) >= fleet.needs[ship]


def can_sail_with_one_more(state: Imhotep, ship: Ship) -> bool:
    """Sail card: there is a slot, and with the new stone the ship has what it needs."""
    fleet = state.fleet
    return fleet.empty[ship] != 0 and fleet.stones_on(ship) + 1 >= fleet.needs[ship]


def _free_slots(state: Imhotep) -> int:
    """The second formulation of `Fleet.free_slots`."""
    fleet = state.fleet
    return sum(
        fleet.sizes[ship] - fleet.stones_on(ship)
        for ship in EVERY_SHIP
        if fleet.docked[ship] == ON_THE_RIVER
    )
