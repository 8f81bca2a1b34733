"""What is kept: tables, who sits where, what was answered, what was said.

`Store` is all the server needs of a database. Everything is only ever added; an answer that is
taken back is one more line in the journal.
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple

from baumeister.core.text import Text
from baumeister.play.sitter import Sitter
from baumeister.web.table.tokens import Token

PLAY = "play"
REWIND = "rewind"
CHANGE = "change"  # of a secret answer: where its question begins, and the steps that count now
CHAT_LINES: Final = 200  # that are shown
ALIVE_SECONDS: Final = 6.0  # for which a server counts that has given a sign
LEASE_SECONDS: Final = 3.0  # for which one server lets the bots of a table think


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


@dataclass(frozen=True, slots=True)  # an awake table has hundreds
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
    waits_for_bots: bool = False  # or for whatever happens by itself at the beginning


@dataclass(frozen=True)
class Addition:
    """What has happened at a table that had been changed `stamp` times, all or nothing of it.

    Lines go to the end of the journal, which has `first` of them; `seats` are those on which
    somebody else sits now, `aside` is what was said beside the game.
    """

    table: str
    stamp: int
    first: int
    lines: Sequence[JournalLine]
    standing: Standing
    seats: Mapping[int, Sitter] = field(default_factory=dict)
    chat: Sequence[ChatLine] = ()
    aside: str | None = None
    changes: int = 1  # by how many the stamp grows

    def followed_by(self, later: Addition) -> Addition:
        """Both as one."""
        return replace(
            self,
            lines=[*self.lines, *later.lines],
            standing=later.standing,
            seats={**self.seats, **later.seats},
            chat=[*self.chat, *later.chat],
            aside=self.aside if later.aside is None else later.aside,
            changes=self.changes + later.changes,
        )


@dataclass(frozen=True)
class KeptTable:
    """A table as it is kept, with the lines of its journal from some line on."""

    info: TableInfo
    host_name: str | None
    stamp: int
    seats: list[Sitter]
    lines: list[JournalLine]
    chat: list[ChatLine]  # the latest, oldest first
    aside: str
    is_over: bool = False
    is_closed: bool = False  # by whoever runs the server


class Damage(NamedTuple):
    """What has happened to the data, by a failing disk or by a hand that should not have."""

    complaints: list[str]  # of the database
    tables: list[str]  # ids of those that cannot be read, or lack something


Place = tuple[float, str]  # in a list: a moment, and the id of a table
BEGINNING: Final = (1e300, "")
Step = tuple[str, Sequence[object]]  # a statement and its values
ListedTable = tuple[TableInfo, Standing, list[Sitter]]
News = tuple[str, str] | None  # what kind of thing, and which; None if anything may have changed


class Store:
    """The interface. What cannot be reached or written raises `StoreFailed`, and has not happened
    as far as anybody knows: whoever tries again finds out by the stamp.
    """

    is_shared = False  # whether other servers may work on it as well

    def __init__(self) -> None:
        self.heard_of: Callable[[str], None] = lambda person: None  # is told; "" if of anybody

    async def secret(self) -> str:
        """The key that signs cookies; made when the store is."""
        raise NotImplementedError

    async def rows(self, query: str, values: Sequence[object] = ()) -> list[Sequence[Any]]:
        """What a query finds, in SQL that every store understands, with `?` for each value."""
        raise NotImplementedError

    async def change(self, steps: Sequence[Step]) -> list[int]:
        """All of these durably, or none; tells how many rows each has changed."""
        raise NotImplementedError

    async def tell_of(self, person: str) -> None:
        """Other servers hear that something about a person is not as it was."""

    async def add_person(self, person: str, name: str) -> None:
        raise NotImplementedError

    async def rename_person(self, person: str, name: str) -> None:
        raise NotImplementedError

    async def person(self, person: str) -> str | None:
        """The name, or None for somebody unknown."""
        raise NotImplementedError

    async def add_token(self, token: Token) -> None:
        raise NotImplementedError

    async def tokens_of(self, person: str) -> list[Token]:
        """Those of a person, oldest first."""
        raise NotImplementedError

    async def token(self, digest: str) -> Token | None:
        """The token with this digest, unless it was revoked."""
        raise NotImplementedError

    async def revoke_token(self, person: str, token: str) -> None:
        """A token of a person, by its id, is no longer good for anything."""
        raise NotImplementedError

    async def add_table(
        self, table: TableInfo, seats: Sequence[Sitter], history: Sequence[JournalLine] = ()
    ) -> None:
        """`history` are the first lines of its journal, for a game that began elsewhere."""
        raise NotImplementedError

    async def has_table(self, table: str) -> bool:
        raise NotImplementedError

    async def table(self, table: str, since: int = 0) -> KeptTable | None:
        """All of it at one moment, with the journal from line `since` on."""
        raise NotImplementedError

    async def stamps(self, tables: Collection[str]) -> dict[str, int]:
        """How often each of these tables has been changed."""
        raise NotImplementedError

    async def append(self, additions: Sequence[Addition]) -> set[str]:
        """Add to tables, durably; at most one addition for each.

        Returns the tables that have changed elsewhere: nothing was added to those.
        """
        raise NotImplementedError

    async def tables_of(
        self, person: str, most: int, before: Place = BEGINNING
    ) -> list[ListedTable]:
        """The tables a person sits at, latest move first; `before` is the place of the last one
        that is known: its latest move, and its id.
        """
        raise NotImplementedError

    async def tables_with_open_seats(
        self, most: int, before: Place = BEGINNING
    ) -> list[ListedTable]:
        """The newest first; places tell when tables were opened."""
        raise NotImplementedError

    async def waiting_for_bots(self, since: float) -> list[str]:
        """Ids of the tables where a bot is asked, or that are full and have not begun.

        Only of those at which something has happened since then, of those that go on for days, and
        of those that everybody has left to bots; elsewhere bots wait until somebody comes.
        """
        raise NotImplementedError

    async def claim(self, table: str) -> bool:
        """Whether the bots of a table may think at this server, and at no other one, for
        `LEASE_SECONDS`; whoever has changed it last may, too.
        """
        return True

    async def attend(self, table: str, visitors: Collection[str]) -> None:
        """Say who has a table open at this server, and that this server is alive."""

    async def attendance(self, tables: Collection[str]) -> dict[str, set[str]]:
        """Who has these tables open at other servers that are alive."""
        return {}

    async def give_sign(self) -> bool:
        """Say that this server is alive, which holds for `ALIVE_SECONDS`.

        Tells whether it was thought to be gone: then nobody remembers who was there.
        """
        return False

    async def news(self) -> AsyncIterator[News]:
        """What other servers change, as long as this one runs."""
        nothing: tuple[News, ...] = ()
        for told in nothing:
            yield told

    async def probe(self) -> None:
        """Write something that means nothing, durably: it tells whether that is possible."""
        raise NotImplementedError

    async def damage(self) -> Damage:
        """Look through everything, which may take long and disturbs nobody."""
        return Damage([], [])

    async def tidy(self) -> None:
        """Housekeeping after many additions."""

    async def close(self) -> None:
        raise NotImplementedError


def new_id() -> str:
    """An id for a person or a table, which nobody can guess."""
    return secrets.token_urlsafe(12)


class Overtaken(Exception):
    """A table has changed elsewhere; nothing was added."""


class StoreFailed(Exception):
    """What is kept cannot be reached or written now; the message says why, for the log."""


class StoreDamaged(Exception):
    """What is kept cannot be read any more; the message says why, for the log."""


class StoreRefused(Exception):
    """The data cannot be used; the text says what to do."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.key)
        self.text = text
