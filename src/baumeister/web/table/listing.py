"""Tables as lists show them: a person's own, and other people's with an open seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from baumeister.play.sitter import Sitter
from baumeister.web.table.store import Standing, Store, TableInfo

OWN_TABLES: Final = 200  # looked through; the latest moves come first
OPEN_TABLES: Final = 20


@dataclass(frozen=True)
class Listed:
    """A table as lists show it; it need not be awake."""

    info: TableInfo
    standing: Standing
    seats: list[Sitter]

    @property
    def free(self) -> int:
        return sum(seat.kind == "open" for seat in self.seats)

    def has(self, person: str) -> bool:
        return bool(person) and any(seat.person == person for seat in self.seats)

    def seats_of(self, person: str) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if person and seat.person == person]

    @property
    def winners(self) -> list[int]:
        """Nobody as long as the game runs."""
        return [seat for seat, rank in enumerate(self.standing.ranks) if rank == 1]

    def asks(self, person: str) -> bool:
        """Whether somebody waits for this person."""
        asked = [self.seats[seat] for seat in self.standing.asked if seat >= 0]
        return any(seat.person == person and not seat.is_substituted for seat in asked)


async def tables_of(store: Store, person: str) -> list[Listed]:
    """The tables of a person, those first that wait for them; none of somebody unknown."""
    if not person:
        return []
    found = [Listed(*table) for table in await store.tables_of(person, OWN_TABLES)]
    return sorted(found, key=lambda listed: not listed.asks(person))


async def open_tables(store: Store, person: str) -> list[Listed]:
    """Tables of others where a person could sit down."""
    found = [Listed(*table) for table in await store.tables_with_open_seats(OPEN_TABLES)]
    return [
        listed
        for listed in found
        if not listed.has(person) and listed.info.host != (person or None)
    ]
