"""What is asked of PostgreSQL. Each of these is one statement: one way there and back, and one
moment at which everything is looked at.
"""

from __future__ import annotations

from typing import Final

from baumeister.web.table.rows import CHAT, LINE, SEAT, STANDING, TABLE

CHANNEL: Final = "baumeister"
NOW: Final = "extract(epoch FROM clock_timestamp())"

SEATS_OF: Final = (
    f"(SELECT json_agg(json_build_array({SEAT}) ORDER BY number)"
    " FROM seat WHERE game_table = found.id)"
)

TABLE_AT_ONCE: Final = f"""
    SELECT {TABLE}, stamp, aside, is_over, is_closed,
        (SELECT name FROM person WHERE person.id = found.host),
        {SEATS_OF},
        (SELECT json_agg(json_build_array({LINE}) ORDER BY number)
            FROM journal WHERE game_table = found.id AND number >= %s),
        (SELECT json_agg(json_build_array({CHAT}) ORDER BY said.id)
            FROM (SELECT * FROM chat WHERE game_table = found.id ORDER BY id DESC LIMIT %s) said)
    FROM game_table found WHERE id = %s
"""

WAITING_FOR_BOTS: Final = """
    SELECT id FROM game_table found WHERE waits_for_bots = 1 AND (moved >= %s OR speed <> 'live'
        OR EXISTS (SELECT 1 FROM seat WHERE game_table = found.id AND is_substituted = 1)
        AND NOT EXISTS (SELECT 1 FROM seat WHERE game_table = found.id AND kind = 'person'
            AND is_substituted = 0))
    ORDER BY moved DESC
"""
RENAME: Final = f"""
    WITH renamed AS (UPDATE person SET name = %(name)s WHERE id = %(person)s)
    SELECT pg_notify('{CHANNEL}', %(told)s)
"""
ALIVE: Final = f"""
    WITH gone AS (
        DELETE FROM server WHERE alive_until < {NOW} - %(alive)s AND id <> %(server)s RETURNING id
    ),
    left_behind AS (DELETE FROM attendance WHERE server IN (SELECT id FROM gone))
    INSERT INTO server VALUES (%(server)s, {NOW} + %(alive)s)
    ON CONFLICT (id) DO UPDATE SET alive_until = EXCLUDED.alive_until
    RETURNING xmax = 0
"""
ATTEND: Final = f"""
    WITH here AS (
        INSERT INTO attendance VALUES (%(server)s, %(table)s, %(visitors)s)
        ON CONFLICT (game_table, server) DO UPDATE SET visitors = EXCLUDED.visitors
    )
    SELECT pg_notify('{CHANNEL}', 'attendance ' || %(server)s || ' ' || %(table)s)
"""
ATTENDANCE: Final = f"""
    SELECT game_table, unnest(visitors) FROM attendance JOIN server ON server.id = attendance.server
    WHERE game_table = ANY(%s) AND server.id <> %s AND alive_until > {NOW}
"""

_GIVEN: Final = (
    "id text, stamp integer, changes integer, aside text, asked text, version integer,"
    " is_over integer, moved double precision, points text, ranks text, waits_for_bots integer"
)
_GIVEN_LINE: Final = (
    "game_table text, number integer, kind text, seat integer, text text, request text,"
    " at double precision"
)
_GIVEN_SEAT: Final = (
    "game_table text, number integer, kind text, name text, person text, level text,"
    " is_substituted integer, word text"
)
_GIVEN_CHAT: Final = (
    "game_table text, person text, name text, text text, at double precision, request text"
)
_NEW_STANDING: Final = ", ".join(f"given.{column.strip()}" for column in STANDING.split(","))

# Tables are locked in the order of their names, so that no two servers wait for each other.
APPEND: Final = f"""
    WITH given AS (SELECT * FROM json_to_recordset(%(tables)s) AS x ({_GIVEN})),
    locked AS (
        SELECT id FROM game_table WHERE id IN (SELECT id FROM given) ORDER BY id FOR UPDATE
    ),
    moved AS (
        UPDATE game_table SET ({STANDING}) = ROW ({_NEW_STANDING}),
            stamp = game_table.stamp + given.changes,
            aside = coalesce(given.aside, game_table.aside),
            thinks_at = %(server)s, thinks_until = {NOW} + %(lease)s
        FROM given JOIN locked USING (id)
        WHERE game_table.id = given.id AND game_table.stamp = given.stamp
        RETURNING game_table.id
    ),
    written AS (
        INSERT INTO journal (game_table, number, {LINE})
        SELECT game_table, number, {LINE} FROM json_to_recordset(%(lines)s) AS x ({_GIVEN_LINE})
        WHERE game_table IN (SELECT id FROM moved)
    ),
    seated AS (
        INSERT INTO seat (game_table, number, {SEAT})
        SELECT game_table, number, {SEAT} FROM json_to_recordset(%(seats)s) AS x ({_GIVEN_SEAT})
        WHERE game_table IN (SELECT id FROM moved)
        ON CONFLICT (game_table, number) DO UPDATE SET ({SEAT}) = ROW (
            EXCLUDED.kind, EXCLUDED.name, EXCLUDED.person, EXCLUDED.level,
            EXCLUDED.is_substituted, EXCLUDED.word)
    ),
    said AS (
        INSERT INTO chat (game_table, {CHAT})
        SELECT game_table, {CHAT} FROM json_to_recordset(%(chat)s) AS x ({_GIVEN_CHAT})
        WHERE game_table IN (SELECT id FROM moved)
    )
    SELECT id, pg_notify('{CHANNEL}', 'table ' || %(server)s || ' ' || id) FROM moved
"""
