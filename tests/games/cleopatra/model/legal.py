"""What a player can do in a turn."""

from __future__ import annotations

from tests.games.cleopatra.model.garden import places
from tests.games.cleopatra.model.paying import can_pay, purse
from tests.games.cleopatra.model.table import RESOURCES, Palace


def stalls(table: Palace) -> set[str]:
    return {f"stall {n}" for n, cards in enumerate(table.stalls) if cards}


def builds(table: Palace, seat: int) -> set[str]:
    """Pieces that are left in the quarry and can be paid, and where they can go."""
    left = {
        "wall": [f"wall {n}" for n in range(9) if n not in table.walls],
        "sphinx": ["sphinx"] if table.sphinxes < 6 else [],
        "pedestal": ["pedestal"] if table.throne == 0 else [],
        "throne": ["throne"] if table.throne == 1 else [],
        "obelisk": [f"obelisk {n}" for n in range(2) if n not in table.obelisks],
        "door": [f"door {n}" for n in range(2) if n not in table.doors],
        "mosaic": ["mosaic"] if table.stack else [],
    }
    return {
        f"build {place}"
        for piece, places in left.items()
        if is_affordable(table, seat, piece)
        for place in places
    }


def is_affordable(table: Palace, seat: int, piece: str) -> bool:
    return can_pay(table, table.price(piece) - table.surplus, purse(table, seat))


def characters(table: Palace, seat: int) -> set[str]:
    """The smuggler waits for the end of the turn; courtesan and vizier need cards to take."""
    useful = {"beggar", "envoy", "scribe"}
    if table.discard.total():
        useful.add("courtesan")
    if table.top or table.discard.total():
        useful.add("vizier")
    return {f"play {card}" for card in useful if table.hands[seat][card]}


def mosaics(table: Palace, seat: int) -> set[str]:
    """Mosaics that a scribe can pick."""
    if not is_affordable(table, seat, "mosaic"):
        return set()
    return {f"pick {shape}" for shape in table.stack if fits(table, shape)}


def fits(table: Palace, shape: str) -> bool:
    return bool(places(shape, table.free, table.allows("flipping")))


def alms(table: Palace, seat: int) -> set[str]:
    gifts = {f"give {card}" for card in RESOURCES if table.hands[seat][card]}
    if table.points()[seat] >= 2:
        gifts.add("give_talents")
    return gifts or {"show_hand"}
