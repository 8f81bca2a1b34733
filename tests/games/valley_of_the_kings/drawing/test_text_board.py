"""The table of the Valley in words and letters."""

from __future__ import annotations

import pytest

from baumeister.core.event import PUBLIC
from baumeister.drawing import lines, plain
from baumeister.drawing.lines import STYLES, WIDTH
from baumeister.games.valley_of_the_kings.rules.names import EVERY_COLOUR
from baumeister.games.valley_of_the_kings.rules.orders import Orders
from baumeister.games.valley_of_the_kings.rules.state import Valley
from baumeister.games.valley_of_the_kings.rules.workers import MoveWorkers
from baumeister.languages import language
from tests.games.valley_of_the_kings.drawing.games import asked, moments, own, stand, table, when

NAMES = ["Anna", "Bartholomäus von Hohenstein", "Chiara", "Dmitri"]


def board(state: Valley, seat: int = PUBLIC) -> list[str]:
    return plain(lines(state, seat=seat, names=NAMES[: state.seats])).splitlines()


def row(state: Valley, beginning: str, seat: int = PUBLIC) -> str:
    return next(line for line in board(state, seat) if line.strip().startswith(beginning))


@pytest.mark.parametrize("seats", [2, 4])
def test_every_line_fits_an_ordinary_terminal(seats: int) -> None:
    for number, state in enumerate(moments(seats, 1)):
        if number % 9 == 0:
            for code in ("en", "de"):
                found = lines(state, seat=0, language=language(code), names=NAMES[:seats])
                assert all(sum(len(text) for text, _ in line) <= WIDTH for line in found)
                assert all(style in STYLES for line in found for _, style in line)


def test_the_first_line_names_round_and_phase() -> None:
    assert board(asked("Bids")[0])[0] == "Valley of the Kings · Round 1 · 1 Auction"
    over, _ = when(lambda state: not state.agenda, seats=2)
    assert board(over)[0].endswith("Game over")


def test_sites_tell_owner_layers_and_figures() -> None:
    state = table()
    own(state, 0, "13", "rgwobrgwr.r")
    own(state, 1, "8", "ggggb")
    stand(state, 0, "13-h", "13-a")
    assert row(state, "3 small") == "  3 small   unclaimed"
    text = " ".join(line.strip() for line in board(state))
    assert "owned by Anna · layer 1 red grey white · ochre (black) red grey white red" in text
    assert "layer 2 – red · – – · A: Anna’s worker H: Anna’s overseer" in text
    assert "finished, layered" in row(state, "8 small")


def test_sites_that_are_out_of_play_are_not_told() -> None:
    assert not any(line.strip().startswith("1 small") for line in board(table(2)))
    assert any(line.strip().startswith("1 small") for line in board(table(4)))


def test_areas_tell_who_camps_there() -> None:
    state = table()
    stand(state, 1, "17 17", "17")
    assert row(state, "Area 16").startswith("Area 16     Anna: 2 overseers · Anna: 5 workers")
    assert row(state, "Area 17") == (
        "Area 17     Bartholomäus vo…: 2 overseers · Bartholomäus vo…: 1 worker"
    )


def test_stores_and_seats() -> None:
    state = table()
    state.ask(MoveWorkers(1, 0, 6))
    state.pharaoh = EVERY_COLOUR[:3]
    state.stock[1] = [2, 0, 0, 1, 0]
    text = board(state)
    assert "Pharaoh’s pyramid 3 of 30" in text
    assert row(state, "Bag").startswith("Bag")
    assert row(state, "A Anna").endswith("8 scarabs left · begins")
    assert text[-1] == "    blocks red 2, white 1"


def test_own_tiles_are_read_by_their_owner_alone() -> None:
    state, seat = asked("Bids")
    for notation in ("bid 1 4", "bid 1 0"):
        state.apply(seat, state.game.vocabulary.parse(notation))
    mine = plain(lines(state.mask(seat), seat=seat))
    theirs = plain(lines(state.mask(PUBLIC), seat=PUBLIC))
    assert "Your tiles at group 2: 4, 0" in mine
    assert "Your tiles" not in theirs
    assert "Seat 1: 2 tiles" in theirs


def test_own_orders_and_their_warning_are_read_by_their_owner_alone() -> None:
    state = table()
    stand(state, 0, "8-a 12-a")
    state.ask(Orders([0, 1]))
    parse = state.game.vocabulary.parse
    state.apply(0, parse("overseer 0 3-a"))
    assert "Overseer 1 to field 3-A (4 steps) · Overseer 2 stays" in row(state, "Your orders", 0)
    state.apply(0, parse("overseer 1 7-a"))
    mine = " ".join(board(state.mask(0), 0))
    assert "Too far: 8 of 6 steps." in mine
    for seat in (1, PUBLIC):
        theirs = " ".join(board(state.mask(seat), seat))
        assert "3-A" not in theirs
        assert "Too far" not in theirs


def test_whose_turn_it_is_and_who_has_won() -> None:
    state, seat = asked("MoveWorkers")
    assert row(state, f"▶ {'ABCD'[seat]}")
    over, _ = when(lambda state: not state.agenda, seats=2)
    result = over.result()
    assert result is not None
    starred = [line[2] for line in board(over) if line.startswith("★")]
    assert starred == ["ABCD"[seat] for seat in result.winners]


def test_it_speaks_german() -> None:
    text = plain(lines(asked("Bids")[0], language=language("de")))
    assert "Runde 1" in text
    assert "Gebiet 16" in text
