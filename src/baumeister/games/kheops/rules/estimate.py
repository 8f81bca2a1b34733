"""What the pyramid would score if the game ended now, and what an action changes about it.

All of it is public, so any masked state will do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from baumeister.core.action import Action
from baumeister.games.kheops.rules.actions import Lay, Move, Put, Replace, Turn
from baumeister.games.kheops.rules.figures import Figures
from baumeister.games.kheops.rules.pyramid import Pyramid
from baumeister.games.kheops.rules.sections import Section, ankhs, sections_of
from baumeister.games.kheops.rules.state import SEATS, Kheops


@final
class Hold:
    """A section as it stands now, and the seats that would get its points."""

    def __init__(self, section: Section, seats: list[int]) -> None:
        self.section = section
        self.seats = seats
        self.points = section.points()


def holds(state: Kheops) -> list[Hold]:
    """Every section with what it is worth and whose it is, from the top down.

    Ruling KH-3: an opening to a cell that is still empty leads to the outside.
    """
    settings = state.settings
    return [
        Hold(section, [state.seat_of(colour) for colour in section.holders(settings.shares_ties)])
        for section in sections_of(
            state.pyramid, state.figures, settings.edition, settings.is_strict
        )
    ]


def estimate(state: Kheops) -> list[int]:
    """The points of each seat if the running game ended now, without those of a game before."""
    return _count(state, state.pyramid, state.figures)


def change(state: Kheops, seat: int, action: Action) -> list[int]:
    """By how much an action of a seat changes the estimate for each seat."""
    return changes(state, seat, [action])[0]


def changes(state: Kheops, seat: int, actions: Sequence[Action]) -> list[list[int]]:
    """The same for many actions, one after the other; none of them is done."""
    before = estimate(state)
    found = []
    for action in actions:
        after = _count(state, _built(state, action), _stood(state, seat, action))
        found.append([after[n] - before[n] for n in range(SEATS)])
    return found


def _count(state: Kheops, pyramid: Pyramid, figures: Figures) -> list[int]:
    settings = state.settings
    counts = [ankhs(pyramid, figures, state.colour(seat)) for seat in range(SEATS)]
    points = [count * count for count in counts]
    for section in sections_of(pyramid, figures, settings.edition, settings.is_strict):
        for colour in section.holders(settings.shares_ties):
            points[state.seat_of(colour)] += section.points()
    return points


def _built(state: Kheops, action: Action) -> Pyramid:
    """The pyramid after an action; the same one if it does not change."""
    if not isinstance(action, Lay | Turn):
        return state.pyramid
    pyramid = state.pyramid.copy()
    if isinstance(action, Lay):
        pyramid.lay(action.cell, action.tile, action.openings)
    else:
        pyramid.turn(action.cell, action.openings)
    return pyramid


def _stood(state: Kheops, seat: int, action: Action) -> Figures:
    """The figures after an action; the same ones if they do not change."""
    if not isinstance(action, Put | Replace | Move):
        return state.figures
    figures = state.figures.copy()
    if isinstance(action, Move):
        figures.move(action.start, action.cell)
        return figures
    if figures.taken >> action.cell & 1:
        figures.take_off(action.cell)
    figures.put(state.colour(seat), action.figure, action.cell)
    return figures
