"""Rows of a database: what is kept, as the columns that every store has."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final, cast

from baumeister.play.sitter import Sitter, SitterKind
from baumeister.web.table.store import Addition, ChatLine, JournalLine, Standing, TableInfo

Row = Sequence[Any]

TABLE: Final = (
    "id, game, rules, options, edition, host, speed, created, seats, is_listed, is_order_drawn,"
    " luck_from"
)
TABLE_COLUMNS: Final = TABLE.count(",") + 1
STANDING: Final = "asked, version, is_over, moved, points, ranks, waits_for_bots"
SEAT: Final = "kind, name, person, level, is_substituted, word"
LINE: Final = "kind, seat, text, request, at"
CHAT: Final = "person, name, text, at, request"


def table_values(table: TableInfo) -> list[Any]:
    return [
        table.id,
        table.game,
        table.rules_version,
        json.dumps(table.variants),
        table.edition,
        table.host,
        table.speed,
        table.created,
        table.seats,
        int(table.is_listed),
        int(table.is_order_drawn),
        table.luck_from,
    ]


def table_info(row: Row) -> TableInfo:
    name, game, rules, variants, edition, host, speed, created, seats, *rest = row
    is_listed, is_drawn, luck_from = rest
    return TableInfo(
        name,
        game,
        rules,
        json.loads(variants),
        edition,
        host,
        speed,
        created,
        seats,
        bool(is_listed),
        bool(is_drawn),
        luck_from,
    )


def standing_values(standing: Standing) -> list[Any]:
    return [
        json.dumps(standing.asked),
        standing.version,
        int(standing.is_over),
        standing.moved,
        json.dumps(standing.points),
        json.dumps(standing.ranks),
        int(standing.waits_for_bots),
    ]


def standing_of(row: Row) -> Standing:
    asked, version, is_over, moved, points, ranks, waits_for_bots = row
    return Standing(
        json.loads(asked),
        version,
        bool(is_over),
        moved,
        json.loads(points),
        json.loads(ranks),
        bool(waits_for_bots),
    )


def seat_values(table: str, number: int, sitter: Sitter) -> list[Any]:
    return [
        table,
        number,
        sitter.kind,
        sitter.name,
        sitter.person,
        sitter.level,
        int(sitter.is_substituted),
        sitter.word,
    ]


def sitter_of(row: Row) -> Sitter:
    kind, name, person, level, is_substituted, word = row
    return Sitter(cast(SitterKind, kind), name, person, level, bool(is_substituted), word)


def line_values(table: str, first: int, lines: Sequence[JournalLine]) -> list[list[Any]]:
    return [
        [table, first + n, line.kind, line.seat, line.text, line.request, line.at]
        for n, line in enumerate(lines)
    ]


def chat_values(addition: Addition) -> list[list[Any]]:
    return [
        [addition.table, line.person, line.name, line.text, line.at, line.request]
        for line in addition.chat
    ]


def chat_line(row: Row) -> ChatLine:
    return ChatLine(*row)


def opening_standing(
    table: TableInfo, seats: Sequence[Sitter], history: Sequence[JournalLine]
) -> Standing:
    """Of a table that nobody has woken yet: if all seats are taken, it has to begin."""
    is_full = all(seat.kind != "open" for seat in seats)
    return Standing(version=len(history), moved=table.created, waits_for_bots=is_full)
