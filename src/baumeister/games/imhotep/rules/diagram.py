"""The table as a few lines of plain text, for tests, golden files and the curious."""

from __future__ import annotations

from typing import TYPE_CHECKING

from baumeister.core.state import NOBODY
from baumeister.games.imhotep.rules.actions import EVERY_SHIP, SLOTS, Ship
from baumeister.games.imhotep.rules.market import EMPTY, PAIR
from baumeister.games.imhotep.rules.names import CARDS, ON_THE_RIVER, SITES

if TYPE_CHECKING:
    from baumeister.games.imhotep.rules.state import Imhotep


def letter(owner: int) -> str:
    return "." if owner == NOBODY else "ABCD"[owner]


def letters(owners: list[int]) -> str:
    return "".join(letter(owner) for owner in owners) or "-"


def text_board(state: Imhotep) -> str:
    lines = [f"round {state.round}"]
    lines += [_ship(state, ship) for ship in EVERY_SHIP]
    lines.append(_market(state))
    pyramids = " ".join(letters(stones) for stones in state.pyramids.stones)
    lines.append(f"pyramid        {pyramids}, edge {letters(state.pyramids.edge)}")
    above = letters(state.temple.seen_from_above())
    lines.append(f"temple         {above} of {len(state.temple.stones)}")
    lines.append(f"burial_chamber {letters(state.burial_chamber.stones)}")
    obelisks = " ".join(f"{letter(n)}{count}" for n, count in enumerate(state.obelisks.stones))
    lines.append(f"obelisks       {obelisks}, towers {letters(state.obelisks.towers)}")
    lines += [_seat(state, seat) for seat in range(state.seats)]
    return "\n".join(lines)


def _ship(state: Imhotep, ship: Ship) -> str:
    fleet = state.fleet
    if fleet.docked[ship] != ON_THE_RIVER:
        return f"ship {ship}         at {SITES[fleet.docked[ship]]}"
    slots = letters(fleet.load[ship * SLOTS : ship * SLOTS + fleet.sizes[ship]])
    return f"ship {ship}         [{slots}] needs {fleet.needs[ship]}"


def _market(state: Imhotep) -> str:
    market = state.market
    special = {EMPTY: "-", PAIR: "pair"}
    display = " ".join(special.get(card) or CARDS[card] for card in market.display)
    return f"market         {display}, pile {market.pile_size()}, discard {market.discard.size}"


def _seat(state: Imhotep, seat: int) -> str:
    cards = [f"{CARDS[card]}*{n}" for card, n in enumerate(state.hands[seat]) if n]
    return (
        f"{letter(seat)} {state.ledger.points[seat]:3} points, sled {state.sled[seat]},"
        f" quarry {state.quarry[seat]}, {' '.join(cards) or 'no cards'}"
    )
