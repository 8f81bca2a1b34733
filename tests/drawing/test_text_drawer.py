"""A game whose box has no drawing is drawn as text."""

from __future__ import annotations

from random import Random
from xml.etree import ElementTree

import pytest

from baumeister.core.event import Event
from baumeister.core.facts import Json
from baumeister.core.game import Game
from baumeister.core.laws.setup import Setup, moments
from baumeister.drawing import css, draw, draw_parts, lines, motion, plain
from baumeister.drawing.lines import STYLES, WIDTH, width
from baumeister.drawing.text_drawer import ROW, ROWS
from tests.toys.auction import AUCTION
from tests.toys.bazaar import BAZAAR
from tests.toys.nim import NIM, Nim, nim
from tests.toys.offering import OFFERING
from tests.toys.rebid import REBID
from tests.toys.tomb import TOMB

TOYS: list[Game] = [TOMB, AUCTION, REBID, OFFERING, BAZAAR]
NAMES = ["Anna", "Bartholomäus von und zu Hohenstein", '<b>"&', "D" * 90]


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.id)
def test_every_moment_is_drawn_for_every_viewer(game: Game) -> None:
    table = Setup(game, game.most)
    for _, state in moments(table, Random(1)):
        for seat in table.viewers():
            view = state.mask(seat)
            board = lines(view, seat=seat, names=NAMES)
            assert max(map(width, board)) <= WIDTH
            assert {style for line in board for _, style in line} <= set(STYLES)
            assert ElementTree.fromstring(draw(view, seat=seat, names=NAMES)).tag.endswith("svg")


def test_the_board_says_who_plays_who_is_asked_and_how_it_stands() -> None:
    assert plain(lines(nim(7, first=1), names=["Anna", "Ben"])) == (
        "Nim\n  Anna  0\n▶ Ben  0\n\nleft: 7\nledger: (0 0)"
    )


def test_a_name_beyond_the_coloured_seats_has_no_colour() -> None:
    assert lines(Nim(NIM, 6, 9))[6][1] == ("Seat 6", "")


def test_nothing_on_it_can_be_pointed_at_and_nothing_moves() -> None:
    state = nim(7)
    assert "data-action" not in draw(state, seat=0, legal=state.legal(0))
    assert motion(NIM, Event("takes", 0, {})) == []


def test_its_style_is_written_once_for_all_games_without_a_drawing() -> None:
    assert css(games=(NIM, TOMB)).count(".typed") == 1


class Verbose(Nim):
    def facts(self) -> Json:
        return {"long": list(range(100)), **{f"fact {n}": n for n in range(60)}}


def test_what_does_not_fit_goes_on_below_and_is_drawn_smaller() -> None:
    state = Verbose(NIM, 2, 9)
    rows = plain(lines(state)).split("\n")
    assert rows[4].startswith("long: 0 1 2")
    assert rows[5].startswith("  ")
    (part,) = draw_parts(state).values()
    assert f"scale({ROWS / len(rows):.4g})" in part
    assert f'y="{ROW * len(rows)}"' in part
