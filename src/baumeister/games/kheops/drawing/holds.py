"""The live estimate: what each section is worth now, and whose it is. It can be switched off."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baumeister.drawing.geometry import Point
from baumeister.drawing.ink import group, move, tooltip
from baumeister.drawing.svg import box, disc, label
from baumeister.games.kheops.drawing.layout import CENTRES, number_spot
from baumeister.games.kheops.drawing.texts import Words
from baumeister.games.kheops.rules.cells import CELL_LOOKUP, CELLS, picked
from baumeister.games.kheops.rules.estimate import Hold
from baumeister.games.kheops.rules.names import BLUE, NO_COLOUR, WHITE, Colour
from baumeister.games.kheops.rules.state import Kheops

BOTH: Final = 2


def holders(state: Kheops, found: Sequence[Hold]) -> list[Colour]:
    """The colour that holds each cell now, or NO_COLOUR."""
    colours = [NO_COLOUR] * CELLS
    for hold in found:
        if len(hold.seats) == 1 and hold.points:
            for cell in picked(CELL_LOOKUP, hold.section.cells):
                colours[cell] = state.colour(hold.seats[0])
    return colours


def spots(state: Kheops, found: Sequence[Hold]) -> tuple[Point, ...]:
    """Where the numbers of the sections stand."""
    return tuple(_corner(state, one.section.cells) for one in found if one.points)


def pennants(state: Kheops, words: Words, found: Sequence[Hold], *, is_passed: bool = False) -> str:
    """What each section is worth, in a corner of it: round for White, square for Blue.

    One that is worth nothing has no number. What is offered below them can be reached through them
    (`is_passed`).
    """
    drawn = "".join(
        move(*_corner(state, hold.section.cells), _pennant(state, words, hold))
        for hold in found
        if hold.points
    )
    return group("estimate pennants passed" if is_passed else "estimate pennants", drawn)


def _pennant(state: Kheops, words: Words, hold: Hold) -> str:
    text = str(hold.points)
    colours = [state.colour(seat) for seat in hold.seats]
    if colours == [WHITE]:
        body = disc("pennant-white", 0, 0, 8.5) + label(0, 4, "worth", text)
    elif colours == [BLUE]:
        body = box("pennant-blue", -8, -8, 16, 16, 2) + label(0, 4, "worth-blue", text)
    else:
        body = box("pennant", -8, -8, 16, 16, 5) + label(0, 4, "worth", text)
    return tooltip(_about(state, words, hold), body)


def _about(state: Kheops, words: Words, hold: Hold) -> str:
    section = hold.section
    values: dict[str, int | str] = {
        "size": section.size,
        "n": words.count("points", hold.points),
        "white": section.white,
        "blue": section.blue,
    }
    if len(hold.seats) == BOTH:
        return words.say("shared", **values)
    if not hold.seats:
        return words.say("open", **values)
    colour = words.colours[state.colour(hold.seats[0])]
    return words.say("held.closed" if section.is_closed else "held", colour=colour, **values)


def _corner(state: Kheops, cells: int) -> Point:
    """A free corner of a tile in the middle of a section, if possible of one without a figure."""
    free = cells & ~state.figures.taken
    members = picked(CELL_LOOKUP, cells)
    x = sum(CENTRES[cell].x for cell in members) / len(members)
    y = sum(CENTRES[cell].y for cell in members) / len(members)

    def far(cell: int) -> float:
        return (CENTRES[cell].x - x) ** 2 + (CENTRES[cell].y - y) ** 2

    nearest = min(picked(CELL_LOOKUP, free or cells), key=far)
    return number_spot(nearest, has_figure=not free)
