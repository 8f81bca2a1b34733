"""How the game stands: what each seat would have if it ended now, and where that comes from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baumeister.games.kheops.rules.estimate import Hold, holds
from baumeister.games.kheops.rules.names import PARTS
from baumeister.games.kheops.rules.sections import Section, ankhs
from baumeister.games.kheops.rules.state import SEATS, Kheops

_SECTIONS: Final = len(PARTS) - 1  # sources that are parts of a section's worth


class Now:
    """Found once for all that is drawn of it."""

    def __init__(self, state: Kheops) -> None:
        self.sections: Sequence[Hold] = holds(state)
        self.sources = [[0] * SEATS for _ in PARTS]  # points of each seat from each source
        for hold in self.sections:
            for seat in hold.seats:
                self._add(seat, hold)
        for seat in range(SEATS):
            count = ankhs(state.pyramid, state.figures, state.colour(seat))
            self.sources[_SECTIONS][seat] = count * count
        self.points = _points(state, self.sources)

    def _add(self, seat: int, hold: Hold) -> None:
        for source, points in enumerate(parts_of(hold.section)):
            self.sources[source][seat] += points


def parts_of(section: Section) -> tuple[int, ...]:
    """The points of a section by their sources."""
    return section.halls, section.sarcophagi, section.apex, section.longest, section.doubling


def _points(state: Kheops, sources: Sequence[Sequence[int]]) -> list[int]:
    """With those of a match's first game; at the end they are all in the ledger."""
    if state.result() is not None:
        return state.points()
    return [sum(row[seat] for row in sources) + state.ledger.points[seat] for seat in range(SEATS)]
