"""Senet drawn: every answer is on the board, and whatever moves has its places there."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from xml.etree import ElementTree

from baumeister.core.event import Event
from baumeister.core.laws.setup import Setup, moments
from baumeister.core.state import CHANCE, State
from baumeister.drawing import Drawing, Viewer, draw, has_drawing, motion, plain
from senet.rules import GAME


def games() -> Iterator[tuple[State, list[Event]]]:
    """A whole game, with what has happened since the moment before."""
    told = 0
    for _, state in moments(Setup(GAME, 2), Random(1), log=True):
        log = state.log or []
        yield state, log[told:]
        told = len(log)


def places(state: State) -> set[str]:
    return {name for panel in Drawing(state, Viewer()).panels for name in panel.places}


def test_its_box_has_a_drawing() -> None:
    assert has_drawing(GAME)


def test_every_answer_can_be_pointed_at() -> None:
    for state, _ in games():
        for seat in [seat for seat in state.to_act() if seat != CHANCE]:
            legal = state.legal(seat)
            assert set(Drawing(state, Viewer(seat, legal)).targets) == set(legal)


def test_whatever_moves_leaves_a_place_and_reaches_one() -> None:
    keys = set()
    for state, news in games():
        for event in news:
            moved = motion(GAME, event)
            keys.update([event.key] if moved else [])
            assert {place for pair in moved for place in pair} <= places(state)
    assert keys == {"moves", "swaps", "drowns", "leaves"}


def test_the_latest_move_is_marked() -> None:
    marked = [draw(state, last=news).count('class="ring"') for state, news in games()]
    assert set(marked) == {0, 1, 2}  # nothing, one that moved, two that swapped


def test_it_shows_who_plays_and_the_pieces_off_the_board() -> None:
    for state, _ in games():
        svg = draw(state, names=["Anna", "<Ben>"])
        ElementTree.fromstring(svg)
        assert svg.count(">Anna</text>") == svg.count(">&lt;Ben&gt;</text>") == 1
    assert svg.count(">A</text>") + svg.count(">B</text>") == 2 * 5 + 2


def test_the_text_board_names_the_players() -> None:
    text = plain(Drawing(GAME.start(2), Viewer(names=["Anna", "Ben"])).lines)
    assert text.startswith("Senet\n  Anna  0\n  Ben  0\n\nA B A B A B A B A B\n")
