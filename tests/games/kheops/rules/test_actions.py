"""The vocabulary and its tables."""

from __future__ import annotations

import pytest

from baumeister.core.refusal import UnknownNotation
from baumeister.games.kheops.rules.actions import (
    LAY,
    MOVE_TO,
    OTHER_TURNS,
    PUT,
    PUTS,
    REPLACES,
    STAY,
    TURN,
    VOCABULARY,
    Found,
    Lay,
    Turn,
    openings_name,
)
from baumeister.games.kheops.rules.cells import CELLS, NAMES, cell_named, picked
from baumeister.games.kheops.rules.names import FIGURES, MUMMY
from baumeister.games.kheops.rules.tiles import TILES


@pytest.mark.parametrize(
    "notation",
    [
        "put worker g3",
        "put pharaoh a1",
        "turn g3 lb",
        "turn g2 rt",
        "turn f4 lrt",
        "replace g3 mummy",
        "move g3 f2",
        "lay hall2_ankh f2 lt",
        "lay corridor3_curse a1 lrb",
        "found hall2_ankh 02",
        "draw hall1_red_queen",
    ],
)
def test_notation_leads_to_the_action_and_back(notation: str) -> None:
    assert VOCABULARY.parse(notation).notation() == notation


def test_the_parts_of_an_action() -> None:
    lay = VOCABULARY.parse("lay hall2_ankh f2 lt")
    assert isinstance(lay, Lay)
    assert (TILES[lay.tile], NAMES[lay.cell], lay.openings) == ("hall2_ankh", "f2", 0b110)
    turn = VOCABULARY.parse("turn g3 lb")
    assert isinstance(turn, Turn)
    assert turn.openings == 0b101
    found = VOCABULARY.parse("found hall2_ankh 02")
    assert isinstance(found, Found)
    assert found.openings == 0b101


def test_the_size_of_the_vocabulary() -> None:
    puts, turns, replaces, moves = 4 * 49, 49 * 7, 49 * 4, 49 * 48
    ways = 30 * (3 + 3 + 1)  # 15 symbols in two rooms, with one, two and three openings
    assert len(VOCABULARY) == puts + turns + replaces + moves + ways * 49 + ways + 90
    assert len({action.notation() for action in VOCABULARY}) == len(VOCABULARY)


def test_nobody_moves_to_where_they_stand() -> None:
    with pytest.raises(UnknownNotation):
        VOCABULARY.parse("move g3 g3")
    assert MOVE_TO[48][47].notation() == "move g13 g12"


def test_open_sides_are_named_as_the_cell_points() -> None:
    assert [openings_name(cell_named("a1"), bits) for bits in range(8)] == [
        "", "l", "r", "lr", "b", "lb", "rb", "lrb",
    ]  # fmt: skip
    assert [openings_name(cell_named("b2"), bits) for bits in range(8)] == [
        "", "r", "l", "lr", "t", "rt", "lt", "lrt",
    ]  # fmt: skip


def test_the_puts_of_a_set_of_cells() -> None:
    assert picked(PUTS[MUMMY], 0b1010) == [PUT[MUMMY][1], PUT[MUMMY][3]]


def test_turns_are_to_all_other_ways() -> None:
    assert [turn.notation() for turn in OTHER_TURNS[0b001][0]] == ["turn a1 r", "turn a1 b"]
    assert [turn.notation() for turn in OTHER_TURNS[0b110][0]] == ["turn a1 lr", "turn a1 lb"]
    assert OTHER_TURNS[0b111][0] == []
    assert OTHER_TURNS[0][0] == []
    assert STAY[0] is TURN[0][6]


def test_replacements_by_a_set_of_figures() -> None:
    assert [action.notation() for action in REPLACES[0b1001][0]] == [
        "replace a1 worker",
        "replace a1 pharaoh",
    ]
    assert [len(rows) for rows in REPLACES] == [CELLS] * (1 << len(FIGURES))


def test_the_ways_to_lay_a_tile() -> None:
    lays = LAY[TILES.index("hall1_ankh") * CELLS + NAMES.index("g2")]
    assert [lay.notation() for lay in lays] == [
        "lay hall1_ankh g2 r",
        "lay hall1_ankh g2 l",
        "lay hall1_ankh g2 t",
    ]
