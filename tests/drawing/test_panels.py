"""Panels of every game: what they offer is legal, lies within them, and is written so."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from baumeister.core.event import PUBLIC
from baumeister.core.game import Game
from baumeister.core.state import CHANCE, State
from baumeister.drawing import Drawing, Viewer, css
from baumeister.drawing.arrangement import names_in
from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.svg import escape
from baumeister.games import all_games

every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
EVERY = 23  # answers between two looks at a game
MARGIN = 2  # strokes reach a little beyond what they frame


def drawings(game: Game, seats: int, seed: int = 1) -> Iterator[Drawing]:
    """Some moments of a random game, through the eyes of those who are asked and of nobody."""
    rng, state, answers = Random(seed), game.start(seats), 0
    while asked := state.to_act():
        if answers % EVERY == 0:
            yield from (drawing(state, seat) for seat in (*asked, PUBLIC) if seat != CHANCE)
        seat = asked[0]
        state.apply(seat, state.sample(rng) if seat == CHANCE else rng.choice(state.legal(seat)))
        answers += 1
    yield drawing(state, PUBLIC)


def drawing(state: State, seat: int) -> Drawing:
    view = state.mask(seat)
    return Drawing(view, Viewer(seat, view.legal(seat) if seat in view.to_act() else []))


@every_game
def test_targets_are_legal_answers_within_their_panel(game: Game) -> None:
    for found in drawings(game, game.most):
        for panel in found.panels:
            assert panel.targets.keys() <= set(found.viewer.legal)
            windows = (panel.window, *panel.views.values())
            for where in (*panel.targets.values(), *panel.picks.values()):
                assert any(is_within(where, window) for window in windows), (panel.name, where)


@every_game
def test_aims_lie_within_their_panel_and_show_a_view_of_a_map(game: Game) -> None:
    for found in drawings(game, game.most):
        views = {name for panel in found.panels if panel.is_map for name in panel.views}
        for panel in found.panels:
            assert panel.aims.keys() <= views
            assert all(is_within(where, panel.window) for where in panel.aims.values())


def is_within(inner: Rectangle, outer: Rectangle) -> bool:
    return (
        inner.x >= outer.x - MARGIN
        and inner.y >= outer.y - MARGIN
        and inner.x + inner.width <= outer.x + outer.width + MARGIN
        and inner.y + inner.height <= outer.y + outer.height + MARGIN
    )


@every_game
def test_a_picture_by_itself_has_a_rule_for_everything_that_is_drawn(game: Game) -> None:
    known = set(re.findall(r"\.([a-z][\w-]*)", css(games=(game,)))) | {"drifts"}
    for found in drawings(game, game.fewest, seed=3):
        names = " ".join(re.findall(r'class="([^"]*)"', found.svg(standalone=False)))
        assert set(names.split()) <= known


@every_game
def test_what_is_written_is_what_the_values_say(game: Game) -> None:
    for found in drawings(game, game.fewest, seed=2):
        text = "".join(found.parts().values())
        notation = game.vocabulary.notation
        assert set(re.findall(r'data-action="([^"]*)"', text)) == set(map(notation, found.targets))
        places = {name for panel in found.panels for name in panel.places}
        assert set(re.findall(r'data-at="([^"]*)"', text)) == places
        picks = {name for panel in found.panels for name in panel.picks}
        assert set(re.findall(r'data-pick="([^"]*)"', text)) == picks


@every_game
def test_panels_and_parts_have_names_that_stay(game: Game) -> None:
    names = {tuple(panel.name for panel in found.panels) for found in drawings(game, game.most)}
    assert len({frozenset(found) for found in names}) == 1
    for found in drawings(game, game.fewest):
        parts = [name for panel in found.panels for name in panel.parts]
        assert len(parts) == len(set(parts))
        assert all(panel.label for panel in found.panels)


@every_game
def test_a_still_drawing_offers_nothing(game: Game) -> None:
    for found in drawings(game, game.fewest, seed=3):
        text = "".join(found.parts(is_still=True).values())
        for word in (
            "data-action",
            "data-pick",
            "tabindex",
            'role="button"',
            'class="go"',
            'class="go ',
        ):
            assert word not in text


@every_game
def test_a_screen_reader_finds_every_panel_by_its_label(game: Game) -> None:
    """Every one that the picture of the whole table shows."""
    found = next(drawings(game, game.most))
    labels = re.findall(r'<g role="group" aria-label="([^"]*)">', found.svg())
    panels = {panel.name: escape(panel.label) for panel in found.panels}
    if found.is_arranged:
        shown = list(names_in(found.drawer.whole(found.state, found.viewer)))
        assert labels == [panels[name] for name in shown]
    else:
        assert labels == list(panels.values())
    assert "aria-label" not in found.svg(is_described=False)
