"""The markup of things that are picked up, turned and laid."""

from __future__ import annotations

from baumeister.core.text import ENGLISH
from baumeister.drawing import css, has_picks
from baumeister.drawing.ink import only_with, only_without
from baumeister.drawing.pen import Pen
from baumeister.games import all_games, game

SHELF = tuple(all_games())


def pen(*notations: str) -> Pen:
    state = game("imhotep").start(2)
    parse = state.game.vocabulary.parse
    return Pen(0, [parse(notation) for notation in notations], (), state, ENGLISH)


def test_a_thing_that_can_be_picked_up_is_a_button_with_a_name() -> None:
    drawn = pen().pick("tile", "Hall & corridor", "<rect/>", "<path/>", 3)
    assert 'data-pick="tile" data-turns="3"' in drawn
    assert 'role="button" aria-pressed="false"' in drawn
    assert "<title>Hall &amp; corridor</title><rect/><path/>" in drawn


def test_places_for_it_are_away_at_first() -> None:
    drawn = pen("take").fit("take", "tile/2", "<path/>", "cell-4", "<rect/>")
    assert drawn.startswith('<g class="go away" data-with="tile/2" data-action="take"')
    assert 'data-spot="cell-4"' in drawn
    assert '<g class="ghost"><rect/></g>' in drawn


def test_a_place_that_is_no_legal_answer_is_not_drawn() -> None:
    assert pen("take").fit("stones", "tile", "<path/>") == ""


def test_pictures_come_and_go_with_what_is_held() -> None:
    assert only_with("tile/1", "<rect/>") == '<g class="away" data-with="tile/1"><rect/></g>'
    assert only_without("tile/1", "<rect/>") == '<g data-without="tile/1"><rect/></g>'


def test_without_a_script_nothing_is_held() -> None:
    assert ".board .away{display:none}" in css(games=SHELF)
    assert ".board .ghost{display:none" in css(games=SHELF)


def test_imhotep_needs_no_hand() -> None:
    assert not has_picks(game("imhotep"))
