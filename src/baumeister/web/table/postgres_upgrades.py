"""The PostgreSQL database as it has grown from version to version."""

from __future__ import annotations

from typing import Final

# Each entry brings a database from one version to the next; the last one is today's.
UPGRADES: Final[list[str]] = [
    """
    CREATE TABLE setting (key text PRIMARY KEY, value text NOT NULL);
    CREATE TABLE person (id text PRIMARY KEY, name text NOT NULL);
    CREATE TABLE game_table (
        id text PRIMARY KEY, game text NOT NULL, rules integer NOT NULL, options text NOT NULL,
        edition text, host text NOT NULL, speed text NOT NULL, created double precision NOT NULL,
        seats integer NOT NULL, is_listed integer NOT NULL, is_order_drawn integer NOT NULL,
        luck_from integer, asked text NOT NULL, version integer NOT NULL,
        is_over integer NOT NULL, moved double precision NOT NULL, points text NOT NULL,
        ranks text NOT NULL, waits_for_bots integer NOT NULL, stamp integer NOT NULL DEFAULT 0,
        aside text NOT NULL DEFAULT '{}', thinks_at text NOT NULL DEFAULT '',
        thinks_until double precision NOT NULL DEFAULT 0
    ) WITH (fillfactor = 80);
    CREATE INDEX tables_of_host ON game_table (host);
    CREATE INDEX waiting_for_bots ON game_table (moved) WHERE waits_for_bots = 1;
    CREATE INDEX listed ON game_table (created) WHERE is_listed = 1 AND is_over = 0;
    CREATE TABLE seat (
        game_table text NOT NULL, number integer NOT NULL, kind text NOT NULL, name text NOT NULL,
        person text NOT NULL, level text NOT NULL, is_substituted integer NOT NULL,
        word text NOT NULL, PRIMARY KEY (game_table, number)
    );
    CREATE INDEX seats_of_person ON seat (person);
    CREATE INDEX open_seats ON seat (game_table) WHERE kind = 'open';
    CREATE TABLE journal (
        game_table text NOT NULL, number integer NOT NULL, kind text NOT NULL,
        seat integer NOT NULL, text text NOT NULL, request text NOT NULL,
        at double precision NOT NULL, PRIMARY KEY (game_table, number)
    );
    CREATE TABLE chat (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, game_table text NOT NULL,
        person text NOT NULL, name text NOT NULL, text text NOT NULL,
        at double precision NOT NULL, request text NOT NULL
    );
    CREATE INDEX chat_of_table ON chat (game_table, id);
    CREATE UNLOGGED TABLE server (id text PRIMARY KEY, alive_until double precision NOT NULL);
    CREATE UNLOGGED TABLE attendance (
        server text NOT NULL, game_table text NOT NULL,
        visitors text[] NOT NULL, PRIMARY KEY (game_table, server)
    );
    """,
    """
    CREATE TABLE token (
        id text PRIMARY KEY, digest text NOT NULL UNIQUE, person text NOT NULL,
        label text NOT NULL, scopes text NOT NULL, created double precision NOT NULL
    );
    CREATE INDEX tokens_of_person ON token (person);
    """,
    """
    ALTER TABLE person ADD COLUMN is_blocked integer NOT NULL DEFAULT 0;
    ALTER TABLE game_table ADD COLUMN is_closed integer NOT NULL DEFAULT 0;
    CREATE TABLE device (
        id text PRIMARY KEY, person text NOT NULL, about text NOT NULL,
        since double precision NOT NULL, seen double precision NOT NULL, is_out integer NOT NULL
    );
    CREATE INDEX devices_of_person ON device (person);
    CREATE TABLE link (id text PRIMARY KEY, person text NOT NULL, until double precision NOT NULL);
    CREATE INDEX links_of_person ON link (person);
    CREATE TABLE muted (
        person text NOT NULL, other text NOT NULL, PRIMARY KEY (person, other)
    );
    CREATE TABLE report (
        id text PRIMARY KEY, at double precision NOT NULL, game_table text NOT NULL,
        said_at double precision NOT NULL,
        person text NOT NULL, name text NOT NULL, text text NOT NULL, reporter text NOT NULL,
        why text NOT NULL, is_done integer NOT NULL
    );
    CREATE TABLE deed (
        id text PRIMARY KEY, at double precision NOT NULL, what text NOT NULL, about text NOT NULL
    );
    CREATE INDEX chat_of_person ON chat (person);
    CREATE INDEX tables_by_move ON game_table (moved);
    """,
    """
    CREATE TABLE review (
        game_table text NOT NULL, seat integer NOT NULL, found text NOT NULL,
        PRIMARY KEY (game_table, seat)
    );
    """,
    """
    ALTER TABLE person ADD COLUMN counted_from double precision NOT NULL DEFAULT 0;
    """,
]
