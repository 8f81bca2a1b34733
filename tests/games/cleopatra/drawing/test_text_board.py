"""Kleopatra's table in words and letters."""

from __future__ import annotations

import pytest

from baumeister.core.event import PUBLIC
from baumeister.drawing import lines, plain
from baumeister.drawing.lines import STYLES, WIDTH, width
from baumeister.games.cleopatra.rules.draw_pile import DOWN
from baumeister.games.cleopatra.rules.names import ARTISAN, BEGGAR, STONE
from baumeister.games.cleopatra.rules.state import Cleopatra
from baumeister.languages import language
from tests.games.cleopatra.drawing.boards import at, moments, over, some, start

NAMES = ["Bartholomäus von und zu Hohenstein-Waldenburg", "B", "C", "D", "E"]


def board(state: Cleopatra, seat: int = PUBLIC, names: list[str] | None = None) -> list[str]:
    return plain(lines(state.mask(seat), seat=seat, names=names)).splitlines()


def row(state: Cleopatra, beginning: str, seat: int = PUBLIC) -> str:
    return next(line for line in board(state, seat) if line.strip().startswith(beginning))


@pytest.mark.parametrize("code", ["en", "de"])
def test_every_board_fits_a_terminal_and_has_known_styles(code: str) -> None:
    for state in some(moments(5, 8), 120):
        for seat in (0, PUBLIC):
            found = lines(state.mask(seat), seat=seat, language=language(code), names=NAMES)
            assert max(map(width, found)) <= WIDTH
            assert {style for line in found for _, style in line} <= set(STYLES)


def test_the_market_is_read_stall_by_stall() -> None:
    state = start()
    state.stalls = [[ARTISAN, DOWN], [], [STONE]]
    state.pile.top = BEGGAR
    assert "on top: Beggar" in row(state, "Market")
    assert row(state, "Stall 1").split(maxsplit=2)[2] == "Artisan, face down"
    assert row(state, "Stall 2").split(maxsplit=2)[2] == "empty"


def test_new_cards_are_read() -> None:
    state = at("AssignCards")
    assert row(state, "New cards")


def test_the_palace_is_read_side_by_side() -> None:
    state = start()
    state.walls, state.sphinxes, state.throne = 0b1011, 3, 1
    state.doors, state.obelisks = 0b10, 0b11
    walls = " ".join(row(state, "Walls").split())
    assert walls == "Walls left ▆ ▆ 3 back ▆ 5 6 right 7 8 9 3 of 9"
    text = "\n".join(board(state))
    assert "Sphinxes 3 of 6" in text
    assert "Throne pedestal" in text
    assert "Obelisks left, right" in text
    assert "Doors right" in text


def test_the_garden_shows_mosaics_sanctuaries_and_palms() -> None:
    state = at("ClaimSanctuary", seed=2)
    seat = state.to_act()[0]
    state.apply(seat, state.legal(seat)[0])
    text = "\n".join(board(state))
    assert "♣" in text
    assert any(str(seat + 1) in line[14:] for line in board(state)[12:22])


def test_only_the_own_talents_amulets_and_cards_are_read() -> None:
    state = start()
    state.amulets = [3, 5, 0]
    own = row(state, "▶ A", 0)
    assert "5 talents  3 amulets" in own
    assert "talents, amulets: secret" in row(state, "B", 0)
    assert sum("cards " in line and "in hand" not in line for line in board(state, 0)) == 1
    assert not any(line.strip().startswith("cards ") for line in board(state))


def test_at_the_end_everything_is_read() -> None:
    state = over(4, 2)
    result = state.result()
    assert result is not None
    text = board(state)
    assert sum("amulets" in line and "secret" not in line for line in text) == 4
    starred = [line[2] for line in text if line.startswith("★")]
    assert starred == ["ABCDE"[seat] for seat in result.winners]
    assert any("Eaten by the crocodile" in line for line in text)
