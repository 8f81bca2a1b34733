"""What belongs to a person: all of it can be had as data, and all of it can be deleted."""

from __future__ import annotations

from typing import Final

from baumeister.bots import usual_level
from baumeister.core.refusal import Refusal
from baumeister.games import game as game_named
from baumeister.web.table.store import Step, Store

TABLES: Final = "id IN (SELECT game_table FROM seat WHERE person = ?) OR host = ?"
OWN: Final = ("device", "link", "muted", "token")
NO_LEVEL: Final = "beginner"  # of a game that is not here any more


async def belongings(store: Store, person: str) -> dict[str, object]:
    """All that is kept of a person; of others only what they are called at the same tables."""

    async def found(keys: str, rest: str, *values: object) -> list[dict[str, object]]:
        rows = await store.rows(f"SELECT {keys} FROM {rest}", values)
        names = [key.strip() for key in keys.split(",")]
        return [dict(zip(names, row, strict=True)) for row in rows]

    tables = await found(
        "id, game, rules, options, speed, created, moved, is_over, points, ranks",
        f"game_table WHERE {TABLES} ORDER BY created",
        person,
        person,
    )
    for table in tables:
        name = table["id"]
        table["seats"] = await found(
            "number, kind, name", "seat WHERE game_table = ? ORDER BY number", name
        )
        table["mine"] = await found(
            "number, name, word", "seat WHERE game_table = ? AND person = ?", name, person
        )
        table["answers"] = await found(
            "number, kind, seat, text, at",
            "journal WHERE game_table = ? AND seat IN"
            " (SELECT number FROM seat WHERE game_table = ? AND person = ?) ORDER BY number",
            name,
            name,
            person,
        )
    return {
        "person": await found("id, name, is_blocked", "person WHERE id = ?", person),
        "devices": await found(
            "about, since, seen, is_out", "device WHERE person = ? ORDER BY seen", person
        ),
        "tokens": await found("label, scopes, created", "token WHERE person = ?", person),
        "links": await found("until", "link WHERE person = ?", person),
        "muted": await found(
            "name", "person WHERE id IN (SELECT other FROM muted WHERE person = ?)", person
        ),
        "chat": await found(
            "game_table, name, text, at", "chat WHERE person = ? ORDER BY at", person
        ),
        "reports": await found(
            "at, game_table, name, text, why", "report WHERE reporter = ? ORDER BY at", person
        ),
        "tables": tables,
    }


async def delete_person(store: Store, person: str, nobody: str) -> list[str]:
    """All that is only theirs goes; of games with others, the moves stay as those of `nobody`.

    Where a game goes on, a bot takes the seat. Returns the tables that are not as they were.
    """
    rows = await store.rows(
        f"SELECT id, game, is_over FROM game_table WHERE {TABLES}", [person] * 2
    )
    tables = {str(name): (str(game), bool(is_over)) for name, game, is_over in rows}
    said = await store.rows("SELECT DISTINCT game_table FROM chat WHERE person = ?", [person])
    touched = sorted({*tables, *(str(row[0]) for row in said)})
    steps: list[Step] = []
    for name, (game, is_over) in tables.items():
        if not is_over:
            steps.append(
                (
                    "UPDATE seat SET is_substituted = 1, level = ?"
                    " WHERE game_table = ? AND person = ? AND is_substituted = 0",
                    [_level(game), name, person],
                )
            )
            steps.append(("UPDATE game_table SET waits_for_bots = 1 WHERE id = ?", [name]))
    steps += [
        ("UPDATE seat SET person = '', name = ? WHERE person = ?", [nobody, person]),
        ("UPDATE game_table SET host = '' WHERE host = ?", [person]),
        ("DELETE FROM chat WHERE person = ?", [person]),
        ("UPDATE report SET reporter = '' WHERE reporter = ?", [person]),
        ("DELETE FROM report WHERE person = ?", [person]),
        *((f"DELETE FROM {own} WHERE person = ?", [person]) for own in OWN),
        ("DELETE FROM muted WHERE other = ?", [person]),
        ("DELETE FROM person WHERE id = ?", [person]),
        *(_changed(name) for name in touched),
    ]
    await store.change(steps)
    await store.tell_of(person)
    return touched


def _changed(table: str) -> Step:
    return "UPDATE game_table SET stamp = stamp + 1 WHERE id = ?", [table]


def _level(game: str) -> str:
    try:
        return usual_level(game_named(game))
    except Refusal:
        return NO_LEVEL
