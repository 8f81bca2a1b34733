"""The kinds of tiles."""

from __future__ import annotations

from baumeister.games.kheops.rules.names import CORRIDOR, CURSE, HALL, ROOMS, SYMBOLS
from baumeister.games.kheops.rules.tiles import (
    EVERY_TILE,
    IS_HALL,
    KINDS,
    SYMBOL_OF,
    TILES,
    WAYS_OF,
    kind,
    passages,
    room,
    turned,
)


def test_every_room_number_of_openings_and_symbol_is_a_kind() -> None:
    kinds = [
        kind(which, count, symbol)
        for which in (HALL, CORRIDOR)
        for count in (1, 2, 3)
        for symbol in range(len(SYMBOLS))
    ]
    assert kinds == list(range(KINDS))
    assert len(set(TILES)) == KINDS


def test_a_kind_knows_what_it_is() -> None:
    tile = kind(CORRIDOR, 3, CURSE)
    assert (room(tile), passages(tile), SYMBOL_OF[tile]) == (CORRIDOR, 3, CURSE)
    assert TILES[tile] == "corridor3_curse"
    assert not IS_HALL[tile]
    assert ROOMS[room(tile)] == "corridor"


def test_orientations() -> None:
    """Proposed tiles: three orientations for one and two openings, one for three."""
    for tile in EVERY_TILE:
        ways = WAYS_OF[tile]
        assert len(ways) == (1 if passages(tile) == 3 else 3)
        assert all(way.bit_count() == passages(tile) for way in ways)


def test_turning_three_times_is_not_turning() -> None:
    assert [turned(way) for way in (0b001, 0b010, 0b100)] == [0b010, 0b100, 0b001]
    assert [turned(way) for way in (0b011, 0b110, 0b101)] == [0b110, 0b101, 0b011]
    assert turned(0b111) == 0b111
    for tile in EVERY_TILE:
        assert {turned(way) for way in WAYS_OF[tile]} == set(WAYS_OF[tile])
