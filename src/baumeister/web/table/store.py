"""What is kept: tables, who sits where, what was answered, what was said.

`Store` is all the server needs of a database. Everything is only ever added; an answer that is
taken back is one more line in the journal.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field

from baumeister.core.text import Text
from baumeister.play.sitter import Sitter

PLAY = "play"
REWIND = "rewind"
CHANGE = "change"  # of a secret answer: where its question begins, and the steps that count now


@dataclass(frozen=True)
class TableInfo:
    """What is fixed about a table."""

    id: str
    game: str
    rules_version: int
    variants: dict[str, str]
    edition: str | None
    host: str  # the person who opened it
    speed: str  # "live", or days for a turn
    created: float
    seats: int
    is_listed: bool = False  # whether anybody may find it and sit down
    is_order_drawn: bool = False  # whether lots decided who sits where
    luck_from: int | None = 0  # the first answer of its own luck; None before luck was promised


@dataclass(frozen=True)
class JournalLine:
    """One line of a table's journal: an answer, or a return to an earlier version."""

    kind: str
    seat: int
    text: str  # notation, or the number of answers that stay
    request: str = ""  # makes a repeated request harmless
    at: float = 0.0


@dataclass(frozen=True)
class ChatLine:
    person: str
    name: str
    text: str
    at: float
    request: str = ""  # makes a repeated request harmless


@dataclass(frozen=True)
class Standing:
    """What lists show of a table without waking it."""

    asked: list[int] = field(default_factory=list)
    version: int = 0
    is_over: bool = False
    moved: float = 0.0
    points: list[int] = field(default_factory=list)  # once it is over, of each seat
    ranks: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class Addition:
    """Lines for the end of a journal that has `first` lines, and where the table stands then."""

    table: str
    first: int
    lines: Sequence[JournalLine]
    standing: Standing


class Store:
    """The interface; `SqliteStore` is the one that ships."""

    def secret(self) -> str:
        """The key that signs cookies; made when the store is."""
        raise NotImplementedError

    def add_person(self, person: str, name: str) -> None:
        raise NotImplementedError

    def rename_person(self, person: str, name: str) -> None:
        raise NotImplementedError

    def person(self, person: str) -> str | None:
        """The name, or None for somebody unknown."""
        raise NotImplementedError

    def add_table(self, table: TableInfo, seats: Sequence[Sitter]) -> None:
        raise NotImplementedError

    def table(self, table: str) -> TableInfo | None:
        raise NotImplementedError

    def seats(self, table: str) -> list[Sitter]:
        raise NotImplementedError

    def set_seat(self, table: str, seat: int, info: Sitter) -> None:
        raise NotImplementedError

    def append(self, additions: Sequence[Addition]) -> None:
        """Add to journals, all or nothing, durably; `Overtaken` if one has grown elsewhere."""
        raise NotImplementedError

    def begin(self, additions: Sequence[Addition]) -> None:
        """Prepare to add to journals, all or nothing; nothing counts before `commit`."""
        raise NotImplementedError

    def commit(self) -> None:
        """What was begun is durable when this returns; may be called in another thread."""
        raise NotImplementedError

    def journal(self, table: str) -> list[JournalLine]:
        raise NotImplementedError

    def say(self, table: str, line: ChatLine) -> None:
        raise NotImplementedError

    def chat(self, table: str, most: int) -> list[ChatLine]:
        """The latest lines, oldest first."""
        raise NotImplementedError

    def tables_of(self, person: str, most: int) -> list[tuple[TableInfo, Standing]]:
        """The tables a person sits at, latest move first."""
        raise NotImplementedError

    def tables_with_open_seats(self, most: int) -> list[tuple[TableInfo, Standing]]:
        raise NotImplementedError

    def waiting_for_bots(self) -> list[str]:
        """Ids of the tables where a bot is asked, or that are full and have not begun."""
        raise NotImplementedError

    def tidy(self) -> None:
        """Housekeeping after many additions; called in a thread of its own."""

    def close(self) -> None:
        raise NotImplementedError


def new_id() -> str:
    """An id for a person or a table, which nobody can guess."""
    return secrets.token_urlsafe(12)


class Overtaken(Exception):
    """A journal has grown elsewhere; nothing was added."""


class StoreRefused(Exception):
    """The data cannot be used; the text says what to do."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.key)
        self.text = text
