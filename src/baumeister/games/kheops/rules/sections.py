"""The sections (Pyramidenabschnitte): what each is worth, and who holds it.

Rulebook: "Spielende und Auswertung" and "Wert eines Abschnitts".
"""

from __future__ import annotations

from typing import final

from baumeister.core.bits import count
from baumeister.games.kheops.rules.cells import APEX
from baumeister.games.kheops.rules.edition import Edition
from baumeister.games.kheops.rules.figures import COLUMNS, Figures
from baumeister.games.kheops.rules.names import (
    ANKH,
    BLUE,
    CURSE,
    PAIRS,
    PHARAOH,
    SARCOPHAGUS,
    TWO,
    WHITE,
    Colour,
)
from baumeister.games.kheops.rules.pyramid import Pyramid


@final
class Section:
    """Two tiles or more that hang together, and its points one by one."""

    def __init__(self, cells: int) -> None:
        self.cells = cells  # as bits
        self.size = cells.bit_count()
        self.is_closed = False
        self.is_cursed = False
        self.white = 0  # strength in figures
        self.blue = 0
        self.halls = 0  # points, from here on
        self.sarcophagi = 0
        self.apex = 0
        self.longest = 0
        self.doubling = 0  # what being closed adds

    def points(self) -> int:
        """What the section is worth; a cursed one nothing."""
        return self.halls + self.sarcophagi + self.apex + self.longest + self.doubling

    def holders(self, shared: bool) -> list[Colour]:
        """The colours that get the points; equal strength is nobody's or both's (Ruling KH-13)."""
        if self.white == self.blue:
            return [WHITE, BLUE] if shared and self.white else []
        return [WHITE] if self.white > self.blue else [BLUE]


def sections_of(
    pyramid: Pyramid, figures: Figures, edition: Edition, is_strict: bool
) -> list[Section]:
    """All sections, from the top down; a tile that stands alone is none (Ruling KH-15).

    Ruling KH-14: a cursed section may be the longest one.
    """
    sections = [Section(cells) for cells in pyramid.sections if cells & (cells - 1)]
    sections.sort(key=top)
    longest = max([section.size for section in sections], default=0)
    leaks, curses = pyramid.leaks(is_strict), pyramid.marked[CURSE]
    white, blue, double = figures.of(WHITE), figures.of(BLUE), counting_double(pyramid, figures)
    for section in sections:
        cells = section.cells
        mine, other = cells & white, cells & blue
        section.white = mine.bit_count() + (mine & double).bit_count()
        section.blue = other.bit_count() + (other & double).bit_count()
        section.is_closed = not cells & leaks
        section.is_cursed = bool(cells & curses)
        if not section.is_cursed:
            _appraise(section, pyramid, edition, section.size == longest)
    return sections


def top(section: Section) -> int:
    """The bit of its highest cell, of several the leftmost."""
    return section.cells & -section.cells


def counting_double(pyramid: Pyramid, figures: Figures) -> int:
    """The pharaoh and all figures on a 2; a pharaoh on a 2 is still only doubled."""
    return pyramid.marked[TWO] | figures.standing[WHITE * COLUMNS + PHARAOH]


def _appraise(section: Section, pyramid: Pyramid, edition: Edition, is_longest: bool) -> None:
    """Halls and bonuses; then a closed section counts double."""
    section.halls = edition.hall * (section.cells & pyramid.halls).bit_count()
    section.sarcophagi = sarcophagus_points(section.cells, pyramid, edition)
    section.apex = edition.apex if section.cells & APEX else 0
    section.longest = edition.longest if is_longest else 0
    if section.is_closed:
        section.doubling = (edition.closed - 1) * section.points()


def sarcophagus_points(cells: int, pyramid: Pyramid, edition: Edition) -> int:
    """One alone, or a pair alone; anything else is worth nothing."""
    marked = pyramid.marked
    total = 0
    is_pair = False
    for symbol in range(SARCOPHAGUS, SARCOPHAGUS + 2 * PAIRS, 2):
        found = count(cells & (marked[symbol] | marked[symbol + 1]))
        total += found
        is_pair = is_pair or found == 2
    if total == 1:
        return edition.sarcophagus
    return edition.pair if total == 2 and is_pair else 0


def ankhs(pyramid: Pyramid, figures: Figures, colour: Colour) -> int:
    """How many ankhs a colour stands on; those of a cursed section do not count."""
    found = pyramid.marked[ANKH] & figures.of(colour)
    curses = pyramid.marked[CURSE]
    for cells in pyramid.sections:
        if cells & curses:
            found &= ~cells
    return found.bit_count()
