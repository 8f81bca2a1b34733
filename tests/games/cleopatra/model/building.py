"""Building the pieces of the palace, and what each brings."""

from __future__ import annotations

from tests.games.cleopatra.model.mosaics import lay_mosaic
from tests.games.cleopatra.model.paying import pay_for
from tests.games.cleopatra.model.scoring import door_value, wall_value
from tests.games.cleopatra.model.table import Palace
from tests.games.course import Course


def build(table: Palace, seat: int, what: str, picked: str = "") -> Course[None]:
    """`what` is a kind of piece and, where there is a choice, its place."""
    piece, _, place = what.partition(" ")
    yield from pay_for(table, seat, piece)
    table.pieces += 1
    if piece == "mosaic":
        yield from lay_mosaic(table, seat, picked or table.top_mosaic or "")
        return
    source, talents = put_up(table, piece, int(place or 0))
    table.book(source, seat, talents)


def put_up(table: Palace, piece: str, place: int) -> tuple[str, int]:
    values = table.printed["values"]
    if piece == "wall":
        touching = [
            (int(each[0]), int(each[1]))
            for each in table.printed["walls"]["squares"][place].split()
        ]
        table.walls.add(place)
        return "walls", wall_value(values["wall"][0], touching, table.laid)
    if piece == "door":
        table.doors.add(place)
        return "doors", door_value(values["door"][0], place, table.walls)
    if piece == "obelisk":
        table.obelisks.add(place)
        return "obelisks", values["obelisk"][0]
    if piece == "sphinx":
        table.sphinxes += 1
        return "sphinxes", values["sphinxes"][table.sphinxes - 1]
    table.throne += 1
    return "throne", table.printed["throne"]["values"][table.throne - 1]
