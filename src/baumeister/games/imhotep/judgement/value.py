"""Imhotep: what is worth how much, and why.

What is booked is certain. What lies at the monuments is judged by what may still come there
(`outlook`), and so are cards and stones at hand (`position`). A stone on a ship is
worth what it brings where somebody may sail it (`ships`), and an open question what its
answer may bring (`pending`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final, final

from baumeister.bots.search_settings import SearchSettings
from baumeister.bots.value import Value
from baumeister.core.action import Action
from baumeister.core.state import State
from baumeister.games.imhotep.judgement.outlook import Outlook, Points
from baumeister.games.imhotep.judgement.pending import pending
from baumeister.games.imhotep.judgement.position import Position
from baumeister.games.imhotep.judgement.ships import ships
from baumeister.games.imhotep.rules.actions import SHIPS, SLOTS, TAKE, Place, Sail
from baumeister.games.imhotep.rules.final_scoring import (
    burial_chamber_points,
    decoration_points,
    obelisk_points,
    statue_points,
)
from baumeister.games.imhotep.rules.names import FROM_DECORATIONS, GREEN, ON_THE_RIVER, SOURCES
from baumeister.games.imhotep.rules.round_start import TurnUpRoundCard
from baumeister.games.imhotep.rules.settings import Settings
from baumeister.games.imhotep.rules.ships import Fleet
from baumeister.games.imhotep.rules.state import Imhotep

PART_OF: Final[dict[str, Callable[[Position, Points], None]]] = {
    "pyramid": lambda position, points: None,  # brings its points at once
    "temple": Position.temple,
    "burial_chamber": Position.burial_chamber,
    "obelisks": Position.obelisks,
    "decorations": Position.decorations,
    "statues": Position.statues,
    "blue_cards": Position.blue_cards,
    "wrath": Position.wrath,
    "sled": Position.sled,
    "ships": ships,
    "turn": Position.turn,
    "choice": pending,
}
# In points unless said otherwise. Builders with changed weights played builders without; what won
# was kept, and a fit on results of such games set the rest straight.
WEIGHTS: Final = {
    "temple_choice": 1.2,  # temple B: a point, or two stones that save most of a turn
    "card": 2.8,  # a card drawn unseen
    "bonus_stones": 1.0,  # pyramid B: three stones for nothing save a turn
    "bonus_load": 1.0,  # pyramid B: a stone on a ship without a turn
    "area_growth": 0.25,  # of what the next three stones could add to areas in the burial chamber
    "row_spread": 1.2,  # stones by which one visit shifts a row of the burial chamber, about
    "obelisk_spread": 0.93,  # the same for obelisks; the smaller, the more a small lead is worth
    "tower_patience": 0.5,  # visits a tower of side B needs for each missing stone, about
    "next_statue": 0.3,  # how likely a visit of the market brings one more
    "lever": 1.25,  # an action with more say
    "hammer": 1.8,  # two actions in one
    "sail": 1.06,  # a stone on a ship that the next seat cannot send astray
    "chisel": 1.17,  # two stones in one turn
    "pair": 2.5,  # the better one of two unseen cards
    "sarcophagus": 4.5,  # a stone in the burial chamber, just when it fits
    "paved_path": 1.3,  # a stone on the obelisk
    "sled": 0.58,  # the first stone on the sled; a turn brings three
    "sled_decay": 0.85,  # what each further stone is worth of the one before
    "turn": 0.75,  # being next
    "wrath_patience": 0.5,  # visits until a first stone comes to a monument, about
    "load_now": 2.0,  # loading each stone of a card that is being played
    "sail_now": 2.0,  # loading and sailing with such a card
    "lever_now": 1.0,  # sailing with the lever
}
SETTINGS: Final[SearchSettings] = SearchSettings()
SCALE: Final = 4.0  # points; in games of two builders 5 at first, 3 in the middle, 2 at last
OUTLOOKS_KEPT: Final = 16  # one for each game in progress


@final
class ImhotepValue(Value):
    def __init__(self, weights: Mapping[str, float] | None = None) -> None:
        super().__init__(tuple(PART_OF), SCALE, WEIGHTS if weights is None else weights)
        self._outlooks: dict[Settings, Outlook] = {}

    def points(self, state: State) -> Points:
        assert isinstance(state, Imhotep)
        points = [float(booked) for booked in state.ledger.points]
        if not state.agenda:
            return points
        position = Position(state, self._outlook(state))
        position.temple(points)
        position.burial_chamber(points)
        position.obelisks(points)
        position.decorations(points)
        position.statues(points)
        position.blue_cards(points)
        position.wrath(points)
        position.sled(points)
        position.turn(points)
        ships(position, points)
        pending(position, points)
        return points

    def of(self, state: State, seat: int) -> Points:
        assert isinstance(state, Imhotep)
        found = booked(state, seat)
        if not state.agenda:
            return found
        position = Position(state, self._outlook(state))
        for n, part in enumerate(PART_OF.values()):
            points = [0.0] * state.seats
            part(position, points)
            found[n] += points[seat]
        return found

    def _outlook(self, state: Imhotep) -> Outlook:
        found = self._outlooks.get(state.settings)
        if found is None:
            while len(self._outlooks) >= OUTLOOKS_KEPT:
                del self._outlooks[next(iter(self._outlooks))]
            found = self._outlooks[state.settings] = Outlook(
                state.settings, state.seats, self.weights
            )
        return found

    def visible(self, state: State) -> Points:
        """What lies on the table, as if it were counted now."""
        assert isinstance(state, Imhotep)
        points = [float(booked) for booked in state.ledger.points]
        if not state.agenda:
            return points
        counted = [burial_chamber_points(state), obelisk_points(state), statue_points(state)]
        counted += [decoration_points(state, card) for card in GREEN]
        for seat in range(state.seats):
            points[seat] += sum(found[seat] for found in counted)
            points[seat] += state.temple.seen_from_above().count(seat)
        return points

    def reply(self, state: State, seat: int, legal: list[Action], rng: Random) -> Action:
        assert isinstance(state, Imhotep)
        if legal[0] is TAKE and state.sled[seat] < 2:
            return TAKE
        return legal[int(rng.random() * len(legal))]

    def sensible(self, state: State, seat: int, legal: list[Action]) -> list[Action]:
        """Of ships that are alike, the first stands for all, unless only one may sail."""
        assert isinstance(state, Imhotep)
        twins = twin_ships(state)
        if not twins:
            return legal
        found = [
            action
            for action in legal
            if not (isinstance(action, (Place, Sail)) and twins >> action.ship & 1)
        ]
        return found or legal

    def is_quiet(self, state: State) -> bool:
        """Nobody knows the next ships and cards, and they are the same to all."""
        return isinstance(state.agenda[-1], TurnUpRoundCard)


def booked(state: Imhotep, seat: int) -> Points:
    """The points of a seat by part."""
    found = [0.0] * len(PART_OF)
    for source in range(len(SOURCES)):
        part = source - max(0, min(source - FROM_DECORATIONS, len(GREEN) - 1))
        found[part] += state.ledger.booked[source * state.seats + seat]
    return found


def twin_ships(state: Imhotep) -> int:
    """A bit for each ship that is like one before it: as large, and loaded alike."""
    twins = 0
    for ship in range(1, SHIPS):
        for other in range(ship):
            if _are_alike(state.fleet, ship, other):
                twins |= 1 << ship
    return twins


def _are_alike(fleet: Fleet, one: int, other: int) -> bool:
    if fleet.docked[one] != ON_THE_RIVER or fleet.docked[other] != ON_THE_RIVER:
        return False
    if fleet.sizes[one] != fleet.sizes[other]:
        return False
    load = fleet.load
    return all(load[one * SLOTS + slot] == load[other * SLOTS + slot] for slot in range(SLOTS))


VALUE: Final[Value] = ImhotepValue()
