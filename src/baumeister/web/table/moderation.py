"""What whoever runs a server hears from people, and what they do about it: all of it is written
down, and all of it is done on the data, so that any number of servers hear of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from baumeister.web.table.store import ChatLine, Step, Store, new_id

WHY_LENGTH: Final = 500  # characters
OPEN_REPORTS: Final = 1000  # that are kept unread; a flood must not fill the disk
SHOWN: Final = 100  # at once


@dataclass(frozen=True)
class Report:
    """A word to whoever runs the server about a line of a chat."""

    id: str
    at: float
    table: str
    said_at: float
    person: str  # who said it, by id
    name: str
    text: str
    reporter: str
    why: str


@dataclass(frozen=True)
class Deed:
    """Something that whoever runs the server has done."""

    at: float
    what: str
    about: str


REPORT: Final = "id, at, game_table, said_at, person, name, text, reporter, why"


async def report(
    store: Store, table: str, line: ChatLine, reporter: str, why: str, at: float
) -> bool:
    """Leave a word about a line, once; tells whether there was room for it."""
    (count,) = (await store.rows("SELECT count(*) FROM report WHERE is_done = 0"))[0]
    if int(count) >= OPEN_REPORTS:
        return False
    same = (
        "SELECT 1 FROM report WHERE game_table = ? AND said_at = ? AND person = ? AND reporter = ?"
    )
    if await store.rows(same, [table, line.at, line.person, reporter]):
        return True
    values = [new_id(), at, table, line.at, line.person, line.name, line.text, reporter, why, 0]
    marks = ", ".join("?" * len(values))
    await store.change([(f"INSERT INTO report ({REPORT}, is_done) VALUES ({marks})", values)])
    return True


async def reports(store: Store) -> list[Report]:
    """Those that nobody has answered yet, oldest first."""
    query = f"SELECT {REPORT} FROM report WHERE is_done = 0 ORDER BY at LIMIT {SHOWN}"
    return [Report(*row) for row in await store.rows(query)]


async def deeds(store: Store) -> list[Deed]:
    """The latest, newest first."""
    query = f"SELECT at, what, about FROM deed ORDER BY at DESC LIMIT {SHOWN}"
    return [Deed(*row) for row in await store.rows(query)]


async def settle(store: Store, name: str, at: float) -> bool:
    """A report needs nothing more; tells whether there was such a one."""
    done = ("UPDATE report SET is_done = 1 WHERE id = ? AND is_done = 0", [name])
    return await _do(store, at, "done", name, [done])


async def remove_line(store: Store, name: str, at: float) -> bool:
    """The line that a report is about: that something was said remains, and when."""
    rows = await store.rows(f"SELECT {REPORT} FROM report WHERE id = ?", [name])
    if not rows:
        return False
    found = Report(*rows[0])
    emptied = (
        "UPDATE chat SET text = '' WHERE game_table = ? AND person = ? AND at = ?",
        [found.table, found.person, found.said_at],
    )
    settled: Step = ("UPDATE report SET is_done = 1 WHERE id = ?", [name])
    return await _do(store, at, "remove", name, [settled, emptied, _changed(found.table)])


async def close(store: Store, table: str, at: float) -> bool:
    """Nobody can see or do anything there any more, but its record can be downloaded."""
    closed = (
        "UPDATE game_table SET is_closed = 1, waits_for_bots = 0 WHERE id = ? AND is_closed = 0",
        [table],
    )
    return await _do(store, at, "close", table, [closed, _changed(table)])


async def reopen(store: Store, table: str, at: float) -> bool:
    opened = ("UPDATE game_table SET is_closed = 0 WHERE id = ? AND is_closed = 1", [table])
    return await _do(store, at, "reopen", table, [opened, _changed(table)])


async def block(store: Store, person: str, is_blocked: bool, at: float) -> bool:
    """Whoever is blocked can look, and get or delete what is theirs, and do nothing else."""
    blocked = (
        "UPDATE person SET is_blocked = ? WHERE id = ? AND is_blocked = ?",
        [int(is_blocked), person, int(not is_blocked)],
    )
    found = await _do(store, at, "block" if is_blocked else "unblock", person, [blocked])
    await store.tell_of(person)
    return found


def _changed(table: str) -> Step:
    """Servers at which the table is awake read it anew."""
    return "UPDATE game_table SET stamp = stamp + 1 WHERE id = ?", [table]


async def _do(store: Store, at: float, what: str, about: str, steps: list[Step]) -> bool:
    """Tells whether the first step has changed anything; only then it is written down."""
    first = (await store.change(steps))[0]
    if first:
        values: list[object] = [new_id(), at, what, about]
        note = "INSERT INTO deed (id, at, what, about) VALUES (?, ?, ?, ?)"
        await store.change([(note, values)])
    return first > 0
