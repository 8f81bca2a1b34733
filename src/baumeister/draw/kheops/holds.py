"""The live estimate: what each section is worth now, and whose it is. It can be switched off."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baumeister.draw.kheops.layout import CENTRES, Spot, joint
from baumeister.draw.kheops.texts import Words
from baumeister.draw.svg import box, disc, hint, label, move
from baumeister.games.kheops.cells import CELL_TABLE, CELLS, NEIGHBOURS, picked
from baumeister.games.kheops.estimate import Standing
from baumeister.games.kheops.names import BLUE, NOBODY, WHITE
from baumeister.games.kheops.state import Kheops

BOTH: Final = 2
FAR: Final = 1e9
CROWDED: Final = 40_000  # how much further away a joint counts that a figure stands beside


def holders(state: Kheops, found: Sequence[Standing]) -> list[int]:
    """The colour that holds each cell now, or NOBODY."""
    colours = [NOBODY] * CELLS
    for standing in found:
        if len(standing.seats) == 1 and standing.points:
            for cell in picked(CELL_TABLE, standing.section.cells):
                colours[cell] = state.colour(standing.seats[0])
    return colours


def pennants(state: Kheops, words: Words, found: Sequence[Standing]) -> str:
    """What each section is worth, on a passage in its middle: round for White, square for Blue.

    One that is worth nothing has no number.
    """
    drawn = "".join(
        move(*_middle(state, standing.section.cells), _pennant(state, words, standing))
        for standing in found
        if standing.points
    )
    return f'<g class="estimate">{drawn}</g>'


def _pennant(state: Kheops, words: Words, standing: Standing) -> str:
    text = str(standing.points)
    colours = [state.colour(seat) for seat in standing.seats]
    if colours == [WHITE]:
        body = disc("pennant-white", 0, 0, 17) + label(0, 7, "worth", text)
    elif colours == [BLUE]:
        body = box("pennant-blue", -16, -16, 32, 32, 2) + label(0, 7, "worth-blue", text)
    else:
        body = box("pennant", -15, -15, 30, 30, 9) + label(0, 7, "worth", text)
    return hint(_about(state, words, standing), body)


def _about(state: Kheops, words: Words, standing: Standing) -> str:
    section = standing.section
    values: dict[str, int | str] = {
        "size": section.size,
        "n": words.count("points", standing.points),
        "white": section.white,
        "blue": section.blue,
    }
    if len(standing.seats) == BOTH:
        return words.say("shared", **values)
    if not standing.seats:
        return words.say("open", **values)
    colour = words.colours[state.colour(standing.seats[0])]
    return words.say("held.closed" if section.is_closed else "held", colour=colour, **values)


def _middle(state: Kheops, cells: int) -> Spot:
    """The joint of a section that lies nearest to its middle, if possible beside no figure."""
    members = picked(CELL_TABLE, cells)
    x = sum(CENTRES[cell].x for cell in members) / len(members)
    y = sum(CENTRES[cell].y for cell in members) / len(members)
    best, spot = FAR, Spot(x, y)
    for cell in members:
        links = state.pyramid.links(cell)
        for side, other in enumerate(NEIGHBOURS[cell]):
            if other > cell and links >> other & 1:
                found = joint(cell, side)
                figures = state.figures.taken & (1 << cell | 1 << other)
                far = (found.x - x) ** 2 + (found.y - y) ** 2 + CROWDED * figures.bit_count()
                if far < best:
                    best, spot = far, found
    return spot
