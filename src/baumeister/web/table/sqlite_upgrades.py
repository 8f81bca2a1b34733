"""The SQLite file as it has grown from version to version."""

from __future__ import annotations

from typing import Final

# Each entry brings a data file from one version to the next; the last one is today's.
UPGRADES: Final[list[str]] = [
    """
    CREATE TABLE setting (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
    CREATE TABLE person (id TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT;
    CREATE TABLE game_table (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, options TEXT NOT NULL,
        edition TEXT, host TEXT NOT NULL, speed TEXT NOT NULL, created REAL NOT NULL,
        seats INTEGER NOT NULL, asked TEXT NOT NULL, version INTEGER NOT NULL,
        is_over INTEGER NOT NULL, moved REAL NOT NULL
    ) STRICT;
    CREATE INDEX running ON game_table (moved) WHERE NOT is_over;
    CREATE TABLE seat (
        game_table TEXT NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL,
        person TEXT NOT NULL, level TEXT NOT NULL, is_substituted INTEGER NOT NULL,
        PRIMARY KEY (game_table, number)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX seats_of_person ON seat (person);
    CREATE INDEX open_seats ON seat (game_table) WHERE kind = 'open';
    CREATE TABLE journal (
        game_table TEXT NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL,
        seat INTEGER NOT NULL, text TEXT NOT NULL, request TEXT NOT NULL, at REAL NOT NULL,
        PRIMARY KEY (game_table, number)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE chat (
        game_table TEXT NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL,
        at REAL NOT NULL
    ) STRICT;
    CREATE INDEX chat_of_table ON chat (game_table);
    """,
    """
    ALTER TABLE chat ADD COLUMN request TEXT NOT NULL DEFAULT '';
    CREATE INDEX tables_of_host ON game_table (host);
    DROP INDEX running;
    CREATE INDEX unfinished ON game_table (id) WHERE NOT is_over;
    """,
    """
    ALTER TABLE game_table ADD COLUMN is_listed INTEGER NOT NULL DEFAULT 0;
    """,
    """
    ALTER TABLE game_table ADD COLUMN is_order_drawn INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE game_table ADD COLUMN points TEXT NOT NULL DEFAULT '[]';
    ALTER TABLE game_table ADD COLUMN ranks TEXT NOT NULL DEFAULT '[]';
    """,
    """
    ALTER TABLE game_table ADD COLUMN luck_from INTEGER;
    ALTER TABLE seat ADD COLUMN word TEXT NOT NULL DEFAULT '';
    """,
    """
    ALTER TABLE game_table ADD COLUMN waits_for_bots INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE game_table ADD COLUMN stamp INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE game_table ADD COLUMN aside TEXT NOT NULL DEFAULT '{}';
    UPDATE game_table SET waits_for_bots = 1 WHERE NOT is_over AND (
        EXISTS (SELECT 1 FROM json_each(game_table.asked) AS asked JOIN seat
            ON seat.game_table = game_table.id AND seat.number = asked.value
            WHERE seat.kind = 'bot' OR seat.is_substituted)
        OR version = 0 AND NOT EXISTS (SELECT 1 FROM seat
            WHERE seat.game_table = game_table.id AND seat.kind = 'open'));
    DROP INDEX unfinished;
    CREATE INDEX waiting_for_bots ON game_table (moved) WHERE waits_for_bots;
    CREATE INDEX listed ON game_table (created) WHERE is_listed AND NOT is_over;
    """,
    """
    CREATE TABLE token (
        id TEXT PRIMARY KEY, digest TEXT NOT NULL UNIQUE, person TEXT NOT NULL,
        label TEXT NOT NULL, scopes TEXT NOT NULL, created REAL NOT NULL
    ) STRICT;
    CREATE INDEX tokens_of_person ON token (person);
    """,
    """
    ALTER TABLE person ADD COLUMN is_blocked INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE game_table ADD COLUMN is_closed INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE device (
        id TEXT PRIMARY KEY, person TEXT NOT NULL, about TEXT NOT NULL, since REAL NOT NULL,
        seen REAL NOT NULL, is_out INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX devices_of_person ON device (person);
    CREATE TABLE link (id TEXT PRIMARY KEY, person TEXT NOT NULL, until REAL NOT NULL) STRICT;
    CREATE INDEX links_of_person ON link (person);
    CREATE TABLE muted (
        person TEXT NOT NULL, other TEXT NOT NULL, PRIMARY KEY (person, other)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE report (
        id TEXT PRIMARY KEY, at REAL NOT NULL, game_table TEXT NOT NULL, said_at REAL NOT NULL,
        person TEXT NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL, reporter TEXT NOT NULL,
        why TEXT NOT NULL, is_done INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE deed (
        id TEXT PRIMARY KEY, at REAL NOT NULL, what TEXT NOT NULL, about TEXT NOT NULL
    ) STRICT;
    CREATE INDEX chat_of_person ON chat (person);
    CREATE INDEX tables_by_move ON game_table (moved);
    """,
    """
    CREATE TABLE review (
        game_table TEXT NOT NULL, seat INTEGER NOT NULL, found TEXT NOT NULL,
        PRIMARY KEY (game_table, seat)
    ) STRICT, WITHOUT ROWID;
    """,
    """
    ALTER TABLE person ADD COLUMN counted_from REAL NOT NULL DEFAULT 0;
    """,
]
