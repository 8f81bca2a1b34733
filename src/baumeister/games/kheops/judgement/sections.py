"""What the sections and ankhs of a pyramid may bring in the end."""

from __future__ import annotations

from typing import Final, final

from baumeister.core.bits import count
from baumeister.games.kheops.judgement.holding import MOST_FREE, MOST_LEAD, Holding
from baumeister.games.kheops.judgement.parts import Account
from baumeister.games.kheops.rules.cells import APEX, CELLS, NEIGHBOURS, OUTSIDE, SIDES, facing
from baumeister.games.kheops.rules.edition import TILES_TO_LAY
from baumeister.games.kheops.rules.names import ANKH, CURSE, SARCOPHAGUS, TWO
from baumeister.games.kheops.rules.pyramid import Pyramid
from baumeister.games.kheops.rules.sections import sarcophagus_points
from baumeister.games.kheops.rules.state import Kheops

# The cells that have the edge of the pyramid beyond each side.
EDGE: Final = [
    sum(1 << cell for cell in range(CELLS) if NEIGHBOURS[cell][side] == OUTSIDE)
    for side in range(SIDES)
]
ANKHS_IN_THE_BOX: Final = 6
SMALLEST: Final = 2  # a section has two tiles


@final
class Sections:
    """Walks the sections of a pyramid and adds what they bring to the parts of both colours."""

    def __init__(self, state: Kheops, weights: dict[str, float], holding: Holding) -> None:
        pyramid, figures = state.pyramid, state.figures
        marked, standing = pyramid.marked, figures.standing
        left = CELLS - pyramid.laid.bit_count()
        self.pyramid = pyramid
        self.edition = state.settings.edition
        self.weights = weights
        self.holding = holding
        self.left = left  # tiles to come
        self.white = standing[0] | standing[1] | standing[2] | standing[3]
        self.blue = standing[4] | standing[5] | standing[6]
        self.double = marked[TWO] | standing[3]
        self.taken = figures.taken
        self.vacant = pyramid.free & ~figures.taken
        self.halls = pyramid.halls
        self.tombs = _tombs(marked)
        self.cursed = 0  # cells of cursed sections
        self.longest = SMALLEST  # tiles of the longest section so far
        self.longs: list[tuple[float, float, float]] = []  # chances and doubling of those
        self.ring = _ring(pyramid)
        self.leaks = _leaks(pyramid, state.settings.is_strict, self.ring)
        self.growth = weights["growth"] * left / TILES_TO_LAY
        more = self.edition.closed - 1  # what being closed adds
        self.when_open = weights["open"] * more
        self.when_closed = (1 - weights["closed"] * left) * more

    def judge(self, white: Account, blue: Account) -> None:
        curses, ring = self.pyramid.marked[CURSE], self.ring
        lone = self.weights["lone"] * self.left / TILES_TO_LAY
        for cells in self.pyramid.sections:
            if cells & curses:
                self.cursed |= cells
                self._is_longest(cells)
            elif cells & (cells - 1):
                self._section(cells, 1.0, white, blue)
            elif cells & ring:
                self._section(cells, lone, white, blue)
        if self.longs:
            self._longest(white, blue)

    def _section(self, cells: int, weight: float, white: Account, blue: Account) -> None:
        """One section; `weight` says how likely it is to be one."""
        a, b = self._chances(cells)
        a *= weight
        b *= weight
        edition = self.edition
        halls = count(cells & self.halls) * edition.hall
        base = halls + self.growth * count(cells & self.ring)
        white.halls += a * base
        blue.halls += b * base
        if cells & self.tombs:
            points = self._sarcophagi(cells)
            white.sarcophagi += a * points
            blue.sarcophagi += b * points
            base += points
        if cells & APEX:
            white.apex += a * edition.apex
            blue.apex += b * edition.apex
            base += edition.apex
        doubling = self.when_open if cells & self.leaks else self.when_closed
        white.closed += a * doubling * base
        blue.closed += b * doubling * base
        if self._is_longest(cells):
            self.longs.append((a, b, doubling))

    def _chances(self, cells: int) -> tuple[float, float]:
        """How likely White and Blue are to hold a section."""
        mine, other, double = cells & self.white, cells & self.blue, self.double
        lead = count(mine) - count(other) + MOST_LEAD
        lead += count(mine & double) - count(other & double)
        if lead < 0:
            lead = 0
        elif lead > 2 * MOST_LEAD:
            lead = 2 * MOST_LEAD
        free = count(cells & self.vacant)
        return self.holding[free if free < MOST_FREE else MOST_FREE][lead]

    def _sarcophagi(self, cells: int) -> float:
        points = sarcophagus_points(cells, self.pyramid, self.edition)
        if points == self.edition.sarcophagus:
            return points / (1 + self.weights["single"] * self.left)
        return points * (1 - self.weights["pair"] * self.left)

    def _is_longest(self, cells: int) -> bool:
        """Whether no section before was longer; a cursed one may be the longest."""
        size = count(cells)
        if size > self.longest:
            self.longest = size
            self.longs = []
        return size == self.longest

    def _longest(self, white: Account, blue: Account) -> None:
        points = self.edition.longest / (1 + self.weights["longest"] * self.left)
        for a, b, doubling in self.longs:
            white.longest += a * points
            blue.longest += b * points
            white.closed += a * doubling * points
            blue.closed += b * doubling * points

    def judge_ankhs(self, white: Account, blue: Account, puts: int) -> None:
        """Both hope for the same share of those that nobody has; `judge` has found the curses."""
        laid = self.pyramid.marked[ANKH]
        ankhs = laid & ~self.cursed
        hope = 0.0
        if puts:
            free = count(ankhs & ~self.taken)
            hope = self.weights["ankh_free"] * free
            hope += self.weights["ankh_unlaid"] * (ANKHS_IN_THE_BOX - count(laid))
        white.ankhs = (count(ankhs & self.white) + hope) ** 2
        blue.ankhs = (count(ankhs & self.blue) + hope) ** 2


def _tombs(marked: list[int]) -> int:
    """The cells with a sarcophagus."""
    a, b, c, d, e, f = marked[SARCOPHAGUS:]
    return a | b | c | d | e | f


def _ring(pyramid: Pyramid) -> int:
    """The cells that are open to an empty one, where their section can grow."""
    a, b, c = pyramid.open_sides
    growth = pyramid.growth
    return a & facing(0, growth) | b & facing(1, growth) | c & facing(2, growth)


def _leaks(pyramid: Pyramid, is_strict: bool, ring: int) -> int:
    """The cells through which a section will stay open, whatever is laid beside it."""
    a, b, c = pyramid.open_sides
    leaks = a & EDGE[0] | b & EDGE[1] | c & EDGE[2]
    return leaks | pyramid.leaks(True) & ~ring if is_strict else leaks
