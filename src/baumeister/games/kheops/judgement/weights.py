"""The numbers of Kheops' judgement; they were found by tuning in duels."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    # Who will hold a section.
    "firm": 0.85,  # a lead of one figure holds about two times in three, one of two nearly always
    "fade": 0.022,  # with every figure to come a lead says less: it can be caught up with
    "free": 0.06,  # a free tile in the section is where the rival catches up
    "freer": 0.01,  # every further one makes that only a little easier
    # What a section will be worth.
    "growth": 0.4,  # an opening to an empty cell may bring halls, early more than late
    "lone": 0.11,  # a lone tile scores nothing, but it may become a section
    "single": 0.035,  # every tile to come may spoil a sarcophagus by another colour, or pair it
    "pair": 0.012,  # a pair can only be spoilt, and by fewer tiles
    "closed": 0.006,  # a turned tile may open a closed section until the last move
    "open": 0.085,  # a leak at the edge is closed only by turning its tile
    "longest": 0.08,  # the longest section of now is seldom the longest of the end
    # Ankhs count their square, so hoped-for ones are added before it is taken.
    "ankh_free": 0.26,  # both may take it, and a curse may spoil it
    "ankh_unlaid": 0.3,  # it may lie in a hand, or be the tile that is left over
    # Figures that are still in the supply.
    "mummy": 4.7,  # drives a figure away: a difference of two in the section that matters most
    "priest": 1.4,  # cannot be driven away, and holds its tile fast
    "pharaoh": 3.5,  # like a priest, and counts double
    # Whose turn it is.
    "last": 8.7,  # Blue lays the last tile, and nobody can answer that
    "put": 2.1,  # the next figure goes where it changes most; a tile brings nothing on average
    "replace": 8.5,  # two figures of difference, the rival loses a place, and its tile acts
    "move": 1.9,  # a figure that has done its work goes where it is needed
    "turn_hall": 3.0,  # opens, closes or parts a section
    "turn_corridor": 0.6,  # the same, but a corridor counts nothing and hardly matters in the end
}
