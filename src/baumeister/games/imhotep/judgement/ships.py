"""What stones on the ships of Imhotep may come to: each ship sails, but who says where?"""

from __future__ import annotations

from baumeister.games.imhotep.judgement.outlook import Points
from baumeister.games.imhotep.judgement.position import Position
from baumeister.games.imhotep.rules.actions import SHIPS, SLOTS
from baumeister.games.imhotep.rules.blue_cards import SailWithIt
from baumeister.games.imhotep.rules.market import EMPTY, PAIR
from baumeister.games.imhotep.rules.names import (
    BURIAL_CHAMBER,
    ENTRANCE,
    EVERY_SITE,
    GREEN,
    MARKET,
    ON_THE_RIVER,
    PAVED_PATH,
    PYRAMID,
    RED,
    SARCOPHAGUS,
    STATUE,
    TEMPLE,
    MarketCard,
    Site,
)
from baumeister.games.imhotep.rules.state import Imhotep
from baumeister.games.imhotep.rules.unload import Unload


def ships(position: Position, points: Points) -> None:
    fleet = position.state.fleet
    free = [site for site in EVERY_SITE if fleet.free_sites >> site & 1]
    top = position.state.agenda[-1]
    for ship in range(SHIPS):
        start = ship * SLOTS
        owners = [owner for owner in fleet.load[start : start + SLOTS] if owner >= 0]
        if not owners:
            continue
        if fleet.docked[ship] != ON_THE_RIVER:
            found = gain(position, _to_unload(position.state), fleet.docked[ship])
        elif isinstance(top, SailWithIt) and top.ship == ship:
            found = best_gain(position, owners, free, top.seat)
        else:
            found = average_gain(position, owners, free)
        for seat in range(position.seats):
            points[seat] += found[seat]


def _to_unload(state: Imhotep) -> list[int]:
    """The owners of the stones that a docked ship still has to unload."""
    owners = []
    for question in state.agenda:
        if isinstance(question, Unload):
            start = question.ship * SLOTS
            owners = [state.fleet.load[start + slot] for slot in question.waiting(state)]
    return owners


def average_gain(position: Position, owners: list[int], free: list[Site]) -> Points:
    """Everybody has a say in where a ship goes, so it is as good as what all sites bring.

    In games of builders that was a better guess than what the next seat would like best.
    """
    found = [0.0] * position.seats
    share = 1 / len(free)
    for site in free:
        gains = gain(position, owners, site)
        for seat in range(position.seats):
            found[seat] += share * gains[seat]
    return found


def best_gain(position: Position, owners: list[int], free: list[Site], sailor: int) -> Points:
    """A seat takes the ship where it gains most on the others."""
    gains = [gain(position, owners, site) for site in free]
    leads = [found[sailor] * position.seats - sum(found) for found in gains]
    return gains[leads.index(max(leads))]


def gain(position: Position, owners: list[int], site: Site) -> Points:
    """What a ship with stones of these owners, from the bow, brings each seat at a site."""
    if site == MARKET:
        return market_gain(position, owners)
    if site == PYRAMID:
        found = [0.0] * position.seats
        fields = position.next_fields()
        for n, owner in enumerate(owners):
            found[owner] += fields[n]
    elif site == TEMPLE:
        found = temple_gain(position, owners)
    elif site == BURIAL_CHAMBER:
        found = chamber_gain(position, owners)
    else:
        found = obelisk_gain(position, owners)
    if position.state.settings.wrath:
        add_relief(position, owners, site, found)
    return found


def market_gain(position: Position, owners: list[int]) -> Points:
    """The first stone gets the best card, the next one what is left."""
    if not position.picks:
        position.picks = [picks(position, seat) for seat in range(position.seats)]
    found = [0.0] * position.seats
    for n, owner in enumerate(owners):
        best = position.picks[owner]
        if n < len(best):
            found[owner] += best[n]
    return found


def temple_gain(position: Position, owners: list[int]) -> Points:
    stones, now = position.state.temple.stones, position.at_temple
    then = position.outlook.temple(stones + owners, position.visited)
    return [then[seat] - now[seat] for seat in range(position.seats)]


def chamber_gain(position: Position, owners: list[int]) -> Points:
    stones, now = position.state.burial_chamber.stones, position.in_chamber
    then = position.outlook.chamber(stones + owners, position.visited)
    return [then[seat] - now[seat] for seat in range(position.seats)]


def obelisk_gain(position: Position, owners: list[int]) -> Points:
    twin = position.state.obelisks.copy()
    found = [-points for points in position.on_obelisks]
    for owner in owners:
        found[owner] += twin.deliver(owner)
    then = position.outlook.obelisks(twin.stones, twin.towers, position.visited)
    for seat in range(position.seats):
        found[seat] += then[seat]
    return found


def add_relief(position: Position, owners: list[int], site: Site, found: Points) -> None:
    """The first stone at a monument appeases the Pharaoh."""
    state, outlook = position.state, position.outlook
    danger = state.settings.edition.penalty * (1 - outlook.reach(position.moments[site]))
    for seat in range(position.seats):
        if seat in owners and seat not in state.stones_at(site):
            found[seat] += danger


def picks(position: Position, seat: int) -> Points:
    """What the cards on display are worth to a seat, the best first."""
    display = position.state.market.display
    worth = [card_worth(position, seat, card) for card in display if card != EMPTY]
    worth.sort(reverse=True)
    return worth


def card_worth(position: Position, seat: int, card: MarketCard) -> float:
    outlook = position.outlook
    if card == STATUE:
        statues = outlook.statues[position.moments[MARKET]]
        count = position.state.hands[seat][STATUE]
        return statues[count + 1] - statues[count]
    if GREEN[0] <= card <= GREEN[-1]:
        return position.decoration(card)
    if RED[0] <= card <= RED[-1] and not _has_stone(position.state, seat):
        return 0.0
    if card == ENTRANCE:
        return position.next_fields()[0]
    if card == SARCOPHAGUS:
        return outlook.weights["sarcophagus"]
    if card == PAVED_PATH:
        return outlook.weights["paved_path"]
    return outlook.weights["pair"] if card == PAIR else position.blue(card)


def _has_stone(state: Imhotep, seat: int) -> bool:
    """Whether a red card from the market finds a stone (Ruling IM-8)."""
    return state.settings.stones_first or state.quarry[seat] > 0
