"""Many games at once, stepped in one call: what learning programs do all day."""

from __future__ import annotations

from random import Random
from typing import final

from baumeister.core.result import Result
from baumeister.encoding.desk import Desk
from baumeister.encoding.layout import Layout


@final
class Tables:
    """Games that begin anew when they are over, each with its own luck.

    Observations and masks go into buffers of somebody else: any object that takes bytes at a slice,
    such as a `bytearray`, or the memory of an array that several processes share. Of game n they
    are at `n * size`.
    """

    def __init__(
        self,
        layout: Layout,
        count: int,
        variants: dict[str, str] | None = None,
        edition: str | None = None,
        limit: int = 0,
    ) -> None:
        self.layout = layout
        self.limit = limit  # answers of players in one game; 0: none but that of the rules
        self.desks = [Desk(layout, variants, edition) for _ in range(count)]
        self.results: dict[int, Result | None] = {}  # of the games that the last step has ended

    def reset(self, seeds: list[int]) -> None:
        """All games begin."""
        self.results = {}
        for desk, seed in zip(self.desks, seeds, strict=True):
            desk.begin(Random(seed))

    def step(self, numbers: list[int]) -> None:
        """One answer in each game, by its number among those of players."""
        self.results = {}
        limit = self.limit
        for n, desk in enumerate(self.desks):
            desk.answer(numbers[n])
            is_cut = limit > 0 and desk.length >= limit
            if is_cut or not desk.state.agenda:
                self.results[n] = desk.state.result()
                desk.begin(desk.rng)

    def seats(self) -> list[int]:
        """Who is asked in each game."""
        return [desk.seat for desk in self.desks]

    def write(self, observations: object, masks: object) -> None:
        """What each asked seat may know, and what it may answer."""
        size = self.layout.size
        for n, desk in enumerate(self.desks):
            put(observations, n * size, desk.observation(desk.seat))
            put(masks, n * len(desk.actions), desk.mask())


def put(buffer: object, start: int, data: bytes | bytearray) -> None:
    """Bytes into any buffer that takes them."""
    buffer[start : start + len(data)] = data  # type: ignore[index]
