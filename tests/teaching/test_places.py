"""Where the rules page of a game explains what is asked, and what lies on the table."""

from __future__ import annotations

import pytest

import baumeister
from baumeister.core.game import Game
from baumeister.core.state import State
from baumeister.core.text import ENGLISH
from baumeister.drawing import Drawing, Viewer
from baumeister.teaching import Teaching, teaching_of
from baumeister.teaching.blocks import Section
from baumeister.teaching.pictures import moment
from tests.toys.nim import NIM

every_game = pytest.mark.parametrize("game", baumeister.all_games(), ids=lambda game: game.id)
MOMENTS = range(0, 400, 25)  # answers


def sections_of(teaching: Teaching) -> list[Section]:
    assert teaching.rules_page is not None
    found = teaching.rules_page.sections(ENGLISH)
    return [one for section in found for one in (section, *section.parts)]


@every_game
def test_every_place_is_a_section_of_the_page(game: Game) -> None:
    teaching = teaching_of(game)
    assert teaching.places
    assert set(teaching.places.values()) <= {section.key for section in sections_of(teaching)}


@every_game
def test_every_question_has_its_place(game: Game) -> None:
    asked = {key.split(".")[1] for key in game.sentences.templates if key.startswith("ask.")}
    assert asked
    assert asked <= set(teaching_of(game).places)


@every_game
def test_every_panel_has_its_place(game: Game) -> None:
    teaching = teaching_of(game)
    for answers in MOMENTS:
        view = moment(game, game.most, 1, answers).mask(0)
        for panel in Drawing(view, Viewer(0, (), [], ENGLISH, None)).panels:
            assert teaching.anchor(panel.name), panel.name


@every_game
def test_no_place_is_for_something_that_is_not_there(game: Game) -> None:
    asked = {key.split(".")[1] for key in game.sentences.templates if key.startswith("ask.")}
    places = {name for name in teaching_of(game).places if name[0].isupper()}
    assert places <= asked


@every_game
def test_the_place_of_now_is_that_of_the_question_and_of_the_end(game: Game) -> None:
    teaching, state = teaching_of(game), game.start(seats=game.most)
    asked = type(state.agenda[-1]).__name__
    assert teaching.anchor_now(state) == teaching.anchor(asked) != ""
    over: State = moment(game, game.most, 1, 100_000)
    assert over.result() is not None
    assert teaching.anchor_now(over) == teaching.anchor("over") != ""


def test_a_game_without_a_room_has_no_places() -> None:
    assert teaching_of(NIM).anchor_now(NIM.start(seats=2)) == ""
