"""What the pyramid would score if the game ended now: all of it is public."""

from __future__ import annotations

from typing import final

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
    pyramid, figures, settings = state.pyramid, state.figures, state.settings
    counts = [ankhs(pyramid, figures, state.colour(seat)) for seat in range(SEATS)]
    points = [count * count for count in counts]
    for section in sections_of(pyramid, figures, settings.edition, settings.is_strict):
        for colour in section.holders(settings.shares_ties):
            points[state.seat_of(colour)] += section.points()
    return points
