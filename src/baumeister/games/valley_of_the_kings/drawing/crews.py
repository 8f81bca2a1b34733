"""Figures where they stand: one on each field, and in areas a camp for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baumeister.core.sentences import seat_name
from baumeister.drawing.ink import Picture, hint, join, move
from baumeister.drawing.pen import Pen
from baumeister.drawing.svg import box, disc, label
from baumeister.games.valley_of_the_kings.drawing.figures import (
    FIGURE_HOT,
    FIGURE_RING,
    OVERSEERS,
    WORKERS,
)
from baumeister.games.valley_of_the_kings.drawing.layout import MAP, shown_at
from baumeister.games.valley_of_the_kings.drawing.map import map_of
from baumeister.games.valley_of_the_kings.drawing.offered import Offered
from baumeister.games.valley_of_the_kings.drawing.texts import Words, short_spot
from baumeister.games.valley_of_the_kings.rules import names as numbers
from baumeister.games.valley_of_the_kings.rules.names import AREAS, SITE_OF, SITES
from baumeister.games.valley_of_the_kings.rules.state import Valley

CAMP_SIZE: Final = 0.84  # of a figure in a camp
CAMP_RING: Final = box("ring", -32, -24, 64, 46, 8)
OVERSEER_AT: Final = -16  # from the middle of a camp
WORKER_AT: Final = 16
UNLIKE_AT: Final = (-26, 3)  # two overseers of whom each can be picked up
LAST_AT: Final = 32


class Crews:
    """Draws all figures; own ones that can be sent somewhere can be picked up."""

    def __init__(
        self,
        state: Valley,
        words: Words,
        pen: Pen,
        offered: Offered,
        names: Sequence[str] | None,
    ) -> None:
        self.state = state
        self.words = words
        self.pen = pen
        self.offered = offered
        self.names = [seat_name(seat, words.language, names) for seat in range(state.seats)]
        self.at_sites: list[list[Picture]] = [[] for _ in range(SITES)]
        self.in_areas: list[list[Picture]] = [[] for _ in range(AREAS)]

    def drawn(self) -> dict[str, Picture]:
        """By area and by site."""
        for seat in range(self.state.seats):
            self._seat(seat)
        areas = {f"camp-{area}": found for area, found in enumerate(self.in_areas)}
        sites = {f"crew-{site}": found for site, found in enumerate(self.at_sites)}
        return {
            name: move(*MAP, join(found)) if found else ""
            for name, found in (areas | sites).items()
        }

    def _seat(self, seat: int) -> None:
        overseers = _spots(self.state.overseers, seat, numbers.OVERSEERS)
        workers = _spots(self.state.workers, seat, numbers.WORKERS)
        for area in sorted({spot for spot in overseers + workers if spot < AREAS}):
            self._camp(seat, area, overseers, workers)
        for figure, spot in enumerate(overseers):
            if spot >= AREAS:
                self._on_field(seat, spot, self._overseer(seat, figure, spot, 1))
        for figure, spot in enumerate(workers):
            if spot >= AREAS:
                self._on_field(seat, spot, self._worker(seat, figure, spot, 1))

    def _on_field(self, seat: int, spot: int, body: Picture) -> None:
        x, y = shown_at(map_of(self.state.settings.edition), spot, seat)
        name = f"at-{spot}"
        self.at_sites[SITE_OF[spot]].append(self.pen.place(name, x, y, body, FIGURE_RING))

    def _camp(self, seat: int, area: int, overseers: list[int], workers: list[int]) -> None:
        """Figures that are alike are one with a number."""
        leaders = [figure for figure, spot in enumerate(overseers) if spot == area]
        others = [figure for figure, spot in enumerate(workers) if spot == area]
        are_unlike = seat == self.pen.seat and len(self.offered.overseers.keys() & leaders) > 1
        body: Picture = ""
        if are_unlike:
            body = join(
                move(x, 0, self._overseer(seat, figure, area, 1), CAMP_SIZE)
                for figure, x in zip(leaders, UNLIKE_AT, strict=True)
            )
        elif leaders:
            shown = next((one for one in leaders if one in self.offered.overseers), leaders[0])
            one = self._overseer(seat, shown, area, len(leaders))
            body = move(OVERSEER_AT, 0, one, CAMP_SIZE) + _badge(OVERSEER_AT, len(leaders))
        if others:
            at = LAST_AT if are_unlike else WORKER_AT
            one = self._worker(seat, others[0], area, len(others))
            body += move(at, 0, one, CAMP_SIZE) + _badge(at, len(others))
        x, y = shown_at(map_of(self.state.settings.edition), area, seat)
        self.in_areas[area].append(self.pen.place(f"camp-{area}-{seat}", x, y, body, CAMP_RING))

    def _overseer(self, seat: int, figure: int, spot: int, count: int) -> Picture:
        shape = OVERSEERS[seat]
        name = self.offered.overseers.get(figure) if seat == self.pen.seat else None
        if name is not None:
            return self._pick(name, "pick.overseer", spot, shape)
        return hint(self.words.count("overseers", count, seat=self.names[seat]), shape)

    def _worker(self, seat: int, figure: int, spot: int, count: int) -> Picture:
        shape = WORKERS[seat]
        name = self.offered.workers.get(figure) if seat == self.pen.seat else None
        if name is not None:
            return self._pick(name, "pick.worker", spot, shape)
        return hint(self.words.count("workers", count, seat=self.names[seat]), shape)

    def _pick(self, name: str, key: str, spot: int, shape: str) -> Picture:
        where = "area" if spot < AREAS else "field"
        sentence = self.words.say(f"{key}.{where}", spot=short_spot(spot))
        return self.pen.pick(name, sentence, shape, FIGURE_HOT)


def _badge(x: float, count: int) -> str:
    """How many figures are meant."""
    if count == 1:
        return ""
    return disc("badge", x + 9, 15, 9) + label(x + 9, 20, "badge-text", str(count))


def _spots(figures: list[int], seat: int, so_many: int) -> list[int]:
    return figures[seat * so_many : (seat + 1) * so_many]
