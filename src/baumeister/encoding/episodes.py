"""Many games at once, stepped in one call: what learning programs do all day."""

from __future__ import annotations

from random import Random
from typing import final

from baumeister.core.result import Result
from baumeister.encoding.episode import Episode
from baumeister.encoding.layout import Layout


@final
class Episodes:
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
        self.each = [Episode(layout, variants, edition) for _ in range(count)]
        self.results: dict[int, Result | None] = {}  # of the games that the last step has ended

    def reset(self, seeds: list[int]) -> None:
        """All games begin."""
        self.results = {}
        for episode, seed in zip(self.each, seeds, strict=True):
            episode.begin(Random(seed))

    def step(self, numbers: list[int]) -> None:
        """One answer in each game, by its number among those of players."""
        self.results = {}
        limit = self.limit
        for n, episode in enumerate(self.each):
            episode.answer(numbers[n])
            is_cut = limit > 0 and episode.length >= limit
            if is_cut or not episode.state.agenda:
                self.results[n] = episode.state.result()
                episode.begin(episode.rng)

    def seats(self) -> list[int]:
        """Who is asked in each game."""
        return [episode.seat for episode in self.each]

    def write(self, observations: object, masks: object) -> None:
        """What each asked seat may know, and what it may answer."""
        size = self.layout.size
        for n, episode in enumerate(self.each):
            put(observations, n * size, episode.observation(episode.seat))
            put(masks, n * len(episode.actions), episode.mask())


def put(buffer: object, start: int, data: bytes | bytearray) -> None:
    """Bytes into any buffer that takes them."""
    buffer[start : start + len(data)] = data  # type: ignore[index]
