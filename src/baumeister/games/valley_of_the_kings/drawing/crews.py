"""Figures where they stand on the map: one on each field, and in areas a camp for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from baumeister.core.sentences import seat_name
from baumeister.drawing.ink import Picture, join, move, tooltip
from baumeister.drawing.pen import Pen
from baumeister.drawing.svg import box, disc, label
from baumeister.games.valley_of_the_kings.drawing.figures import FIGURE_RING, OVERSEERS, WORKERS
from baumeister.games.valley_of_the_kings.drawing.layout import shown_at
from baumeister.games.valley_of_the_kings.drawing.map import map_of
from baumeister.games.valley_of_the_kings.drawing.texts import Words
from baumeister.games.valley_of_the_kings.rules import names as numbers
from baumeister.games.valley_of_the_kings.rules.names import AREAS, EVERY_SITE, SITE_OF, Spot
from baumeister.games.valley_of_the_kings.rules.state import Valley

CAMP_SIZE: Final = 0.84  # of a figure in a camp
CAMP_RING: Final = box("ring", -32, -24, 64, 46, 8)
OVERSEER_AT: Final = -16  # from the middle of a camp
WORKER_AT: Final = 16


class Crews:
    """Draws all figures."""

    def __init__(self, state: Valley, words: Words, pen: Pen, names: Sequence[str] | None) -> None:
        self.state = state
        self.words = words
        self.pen = pen
        self.names = [seat_name(seat, words.language, names) for seat in range(state.seats)]
        self.at_sites: list[list[Picture]] = [[] for _ in EVERY_SITE]
        self.in_areas: list[list[Picture]] = [[] for _ in range(AREAS)]

    def drawn(self) -> dict[str, Picture]:
        """By area and by site."""
        for seat in range(self.state.seats):
            self._seat(seat)
        areas = {f"camp-{area}": join(found) for area, found in enumerate(self.in_areas)}
        return areas | {f"crew-{site}": join(found) for site, found in enumerate(self.at_sites)}

    def _seat(self, seat: int) -> None:
        overseers = spots_of(self.state.overseers, seat, numbers.OVERSEERS)
        workers = spots_of(self.state.workers, seat, numbers.WORKERS)
        for area in sorted({spot for spot in overseers + workers if spot < AREAS}):
            self._camp(seat, area, overseers.count(area), workers.count(area))
        for spot in overseers:
            if spot >= AREAS:
                self._on_field(seat, spot, self._overseers(seat, 1))
        for spot in workers:
            if spot >= AREAS:
                self._on_field(seat, spot, self._workers(seat, 1))

    def _on_field(self, seat: int, spot: Spot, body: Picture) -> None:
        x, y = shown_at(map_of(self.state.settings.edition), spot, seat)
        name = f"at-{spot}"
        self.at_sites[SITE_OF[spot]].append(self.pen.place(name, x, y, body, FIGURE_RING))

    def _camp(self, seat: int, area: int, overseers: int, workers: int) -> None:
        """Figures that are alike are one with a number."""
        body = ""
        if overseers:
            one = self._overseers(seat, overseers)
            body = move(OVERSEER_AT, 0, one, CAMP_SIZE) + _badge(OVERSEER_AT, overseers)
        if workers:
            one = self._workers(seat, workers)
            body += move(WORKER_AT, 0, one, CAMP_SIZE) + _badge(WORKER_AT, workers)
        x, y = shown_at(map_of(self.state.settings.edition), area, seat)
        self.in_areas[area].append(self.pen.place(f"camp-{area}-{seat}", x, y, body, CAMP_RING))

    def _overseers(self, seat: int, count: int) -> str:
        return _named(self.words, "overseers", seat, self.names[seat], count)

    def _workers(self, seat: int, count: int) -> str:
        return _named(self.words, "workers", seat, self.names[seat], count)


@lru_cache(maxsize=1024)
def _named(words: Words, key: str, seat: int, name: str, count: int) -> str:
    shape = OVERSEERS[seat] if key == "overseers" else WORKERS[seat]
    return tooltip(words.count(key, count, seat=name), shape)


def _badge(x: float, count: int) -> str:
    """How many figures are meant."""
    if count == 1:
        return ""
    return disc("badge", x + 9, 15, 9) + label(x + 9, 20, "badge-text", str(count))


def spots_of(figures: list[Spot], seat: int, so_many: int) -> list[Spot]:
    return figures[seat * so_many : (seat + 1) * so_many]
