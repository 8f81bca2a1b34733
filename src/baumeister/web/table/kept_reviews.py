"""Reviews as they are kept with their tables: one row for each seat."""

from __future__ import annotations

from baumeister.web.table.store import Store


async def keep_review(store: Store, table: str, seat: int, found: str) -> None:
    """What looks at a finished game have found from a seat; an older review goes."""
    await store.change(
        [
            ("DELETE FROM review WHERE game_table = ? AND seat = ?", [table, seat]),
            ("INSERT INTO review VALUES (?, ?, ?)", [table, seat, found]),
        ]
    )


async def kept_review(store: Store, table: str, seat: int) -> str | None:
    query = "SELECT found FROM review WHERE game_table = ? AND seat = ?"
    rows = await store.rows(query, [table, seat])
    return str(rows[0][0]) if rows else None
