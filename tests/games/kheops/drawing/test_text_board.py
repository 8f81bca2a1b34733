"""The Kheops table in words and letters."""

from __future__ import annotations

import pytest

from baumeister.core.event import PUBLIC
from baumeister.drawing import lines, plain
from baumeister.drawing.lines import STYLES, WIDTH
from baumeister.games.kheops.rules.state import Kheops
from baumeister.languages import language
from tests.games.kheops.drawing.games import MATCH, asked, begun, built, end, moments

NAMES = ["Anna", "Bartholomäus von Hohenstein"]


def board(state: Kheops) -> list[str]:
    return plain(lines(state, names=NAMES)).splitlines()


@pytest.mark.parametrize("code", ["en", "de"])
def test_every_line_fits_a_terminal_and_has_known_styles(code: str) -> None:
    for state in moments(5, MATCH):
        for seat in (0, PUBLIC):
            found = lines(state.mask(seat), seat=seat, language=language(code), names=NAMES)
            assert all(len(line) <= WIDTH for line in plain(found).splitlines())
            assert {style for line in found for _, style in line} <= set(STYLES)


def test_tiles_are_told_row_by_row() -> None:
    state = built(
        ("f3", "hall3_ankh", "lrb", "W"),
        ("g3", "corridor2_plain", "lr", ""),
        ("g4", "hall1_red_queen", "t", "m"),
    )
    text = board(state)
    assert " F  F3 hall ←→↓ ankh [White worker]" in text
    assert " G  G3 corridor ←→ · G4 hall ↑ red sarcophagus, queen [Blue mummy]" in text
    assert not any(line.startswith(" E") for line in text)


def test_sections_are_told_with_their_points_and_holders() -> None:
    state = built(
        ("g3", "hall1_two", "r", "W"),
        ("g4", "hall2_ankh", "lt", ""),
        ("g9", "hall1_two", "r", "w"),
        ("g10", "corridor2_plain", "lr", ""),
    )
    text = "\n".join(board(state))
    assert "from G3, 2 tiles: 7 points for White" in text
    assert "from G9, 2 tiles: 6 points for Blue" in text


def test_equal_strength_is_nobodys_or_both() -> None:
    like = built(("g3", "hall1_two", "r", "W"), ("g4", "hall2_two", "lt", "w"))
    assert "from G3, 2 tiles: 7 points, nobody’s" in "\n".join(board(like))
    shared = begun({"ties": "both"})
    shared.pyramid, shared.figures = like.pyramid, like.figures
    assert "from G3, 2 tiles: 7 points for both" in "\n".join(board(shared))


def test_before_anything_lies_there_are_no_sections() -> None:
    assert any("none yet" in line for line in board(begun()))


def test_seats_show_colour_supply_and_hand() -> None:
    state, seat = asked("LayTile")
    text = board(state.mask(0))
    assert text[0] == "Kheops · Turn 1 of 30"
    assert any(line.startswith("▶ A Anna, White") for line in text) is (seat == 0)
    assert any("B Bartholomäus vo…, Blue" in line for line in text)
    assert any(line.strip() == "supply    worker 15 · mummy 1 · priest 1" for line in text)
    assert any(line.strip().startswith("hand      3 hidden tiles") for line in text)
    assert any("with 2 openings (" in line for line in text)
    assert text[-1] == "25 tiles in the draw pile"


def test_who_has_won() -> None:
    state = end(4)
    result = state.result()
    assert result is not None
    starred = [line[2] for line in board(state) if line.startswith("★")]
    assert starred == ["AB"[seat] for seat in result.winners]
    assert any("no tiles" in line for line in board(state))
