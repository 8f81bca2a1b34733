"""What may be answered in a turn, and on the way."""

from __future__ import annotations

from tests.games.imhotep.model.table import BLUE, SITES, Boat, Table


def on_river(table: Table) -> list[tuple[int, Boat]]:
    return [(number, boat) for number, boat in enumerate(table.boats) if not boat.site]


def free_sites(table: Table) -> list[str]:
    return [site for site in SITES if site not in [boat.site for boat in table.boats]]


def places(table: Table) -> set[str]:
    """Every empty place on a boat that has not sailed."""
    return {f"place {n} {slot}" for n, boat in on_river(table) for slot in boat.gaps()}


def placing(table: Table, seat: int) -> set[str]:
    return places(table) if table.sled[seat] else set()


def sailing(table: Table) -> set[str]:
    """Every boat with its minimum to every free site."""
    ready = [n for n, boat in on_river(table) if boat.stones() >= boat.minimum]
    return {f"sail {n} {site}" for n in ready for site in free_sites(table)}


def placing_to_sail(table: Table, seat: int) -> set[str]:
    """With the stone, the boat must have its minimum (Ruling IM-7)."""
    nearly = [n for n, boat in on_river(table) if boat.stones() + 1 >= boat.minimum]
    return {place for place in placing(table, seat) if int(place.split()[1]) in nearly}


def can_play(table: Table, seat: int, card: str) -> bool:
    if card == "lever":
        return bool(sailing(table))
    if card == "hammer":
        return table.sled[seat] + table.room(seat, 3) > 0 and bool(places(table))
    if card == "sail":
        return bool(placing_to_sail(table, seat))
    return table.sled[seat] >= 2 and len(places(table)) >= 2


def turn(table: Table, seat: int) -> set[str]:
    """The four actions; nothing but a pass if none is possible (Rulings IM-1 and IM-4)."""
    found = placing(table, seat) | sailing(table)
    if table.room(seat, 3):
        found.add("take")
    for card in BLUE:
        if table.hands[seat][card] and can_play(table, seat, card):
            found.add(f"play {card}")
    return found or {"pass"}
