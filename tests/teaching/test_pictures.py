"""Pictures for people who only look at them."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import baumeister
from baumeister.core.game import Game
from baumeister.core.state import CHANCE
from baumeister.core.text import ENGLISH
from baumeister.drawing.geometry import Rectangle
from baumeister.teaching import teaching_of
from baumeister.teaching.pictures import moment, picture_of, still_panels, table_picture
from tests.toys.nim import NIM

GAMES = baumeister.all_games()
REACTS = ("data-action", "data-pick", "tabindex", 'role="button"')

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@every_game
def test_the_moment_of_a_card_is_the_same_every_time_and_before_the_end(game: Game) -> None:
    card = teaching_of(game).card
    assert card is not None
    first, second = (moment(game, game.most, card.seed, card.answers) for _ in range(2))
    assert first.facts() == second.facts()
    assert first.result() is None


def test_a_game_that_is_over_sooner_is_shown_at_its_end() -> None:
    assert moment(NIM, 2, 1, 1000).result() is not None


@every_game
def test_nothing_can_be_done_in_a_picture(game: Game) -> None:
    state = moment(game, game.most, 1, 40)
    while (seat := state.first_to_act()) == CHANCE:
        state.apply(CHANCE, state.legal(CHANCE)[0])
    view = state.mask(seat)
    panels = still_panels(view, ENGLISH, seat=seat, legal=view.legal(seat)).values()
    parts = "".join(part for panel in panels for part in panel.values())
    whole = table_picture(state, ENGLISH, seat=seat)
    for text in (parts, whole):
        assert not any(word in text for word in REACTS)
    assert 'aria-hidden="true"' in whole


def test_a_picture_shows_its_area_with_a_margin_on_its_ground() -> None:
    drawing = ElementTree.fromstring(
        picture_of("<g/>", Rectangle(10, 20, 30, 40), margin=5, ground="table")
    )
    assert drawing.get("viewBox") == "5 15 40 50"
    ground = drawing[0].attrib
    assert (ground["class"], ground["x"], ground["width"]) == ("table", "5", "40")
    assert len(ElementTree.fromstring(picture_of("<g/>", Rectangle(0, 0, 1, 1)))) == 1


def test_a_game_without_a_room_teaches_nothing() -> None:
    nothing = teaching_of(NIM)
    assert nothing.card is None
    assert nothing.rules_page is None
