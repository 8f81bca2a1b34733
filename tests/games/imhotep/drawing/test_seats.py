"""Names and cards that have to fit."""

from __future__ import annotations

import pytest

from baumeister.drawing.lines import in_two
from baumeister.games.imhotep.drawing.cards import broken


@pytest.mark.parametrize(
    ("name", "rows"),
    [
        ("Anna", ("Anna", "")),
        ("Anna Amalia", ("Anna Amalia", "")),
        ("Bartholomäus von Hohenstein", ("Bartholomäus", "von Hohenstein")),
        ("Maximiliane-Alexandra", ("Maximiliane-Al…", "")),
        ("Bo Maximiliane-Alexandra", ("Bo", "Maximiliane-Al…")),
    ],
)
def test_a_long_name_stands_on_two_lines(name: str, rows: tuple[str, str]) -> None:
    assert in_two(name, 15) == rows


def test_names_of_cards_are_broken_at_spaces_and_hyphens() -> None:
    assert broken("Burial Chamber Decoration") == ["Burial", "Chamber", "Decoration"]
    assert broken("Grabkammer-Verzierung") == ["Grabkammer-", "Verzierung"]
    assert broken("Statue") == ["Statue"]
