"""The numbers of Kheops' judgement; they were found by tuning in duels."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    # Who will hold a section.
    "firm": 0.85,  # a lead of one figure holds about two times in three, one of two nearly always
    "fade": 0.022,  # with every figure to come a lead says less: it can be caught up with
    "free": 0.06,  # a free tile in the section is where the rival catches up
    "freer": 0.02,  # every further one makes that only a little easier
    # What a section will be worth.
    "growth": 0.25,  # an opening to an empty cell may bring halls, early more than late
    "lone": 0.1,  # a lone tile scores nothing, but it may become a section
    "single": 0.9,  # a sarcophagus may still be spoilt by one of another colour, or paired
    "pair": 0.012,  # a pair can only be spoilt, so it loses this for every tile to come
    "closed": 0.007,  # a turned tile may open a closed section until the last move
    "open": 0.06,  # a leak at the edge is closed only by turning its tile
    "longest": 0.1,  # the longest section of now is seldom the longest of the end
    # Ankhs count their square, so hoped-for ones are added before it is taken.
    "ankh_free": 0.45,  # both may take it, and a curse may spoil it
    "ankh_unlaid": 0.3,  # it may lie in a hand, or be the tile that is left over
    # Figures that are still in the supply.
    "mummy": 3.0,  # drives a figure away: a difference of two in the section that matters most
    "priest": 2.0,  # cannot be driven away, and holds its tile fast
    "pharaoh": 3.0,  # like a priest, and counts double
    # Whose turn it is.
    "last": 7.0,  # Blue lays the last tile, and nobody can answer that
    "put": 3.0,  # the next figure goes where it changes most
    "lay": 1.0,  # a tile changes less than a figure, and must be laid
    "replace": 6.0,  # two figures of difference, and the rival loses his place
    "move": 3.0,  # a figure that has done its work goes where it is needed
    "turn_hall": 3.0,  # opens, closes or parts a section
    "turn_corridor": 3.0,  # the same
}
