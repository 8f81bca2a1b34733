"""A batch: many games stepped in one call, in arrays that are written in place.

    batch = Batch(Setting("kheops"), 256)
    batch.reset(seed=1)
    batch.step(answers)      # of every game one; those that are over have begun anew

Whoever is asked in a game is told by `seats`; `observations` and `masks` are that seat's.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from baumeister.encoding import Episodes
from baumeister.research.setting import Setting


class Batch:
    """`rewards` has a column for each seat; `ended` and `cut` tell of the last step.

    `arrays` may lie in memory that others share; they are made here otherwise.
    """

    def __init__(self, setting: Setting, count: int, arrays: dict[str, Any] | None = None) -> None:
        self.setting = setting
        self.count = count
        self.episodes = Episodes(
            setting.layout, count, setting.variants, setting.edition, setting.limit
        )
        self.arrays = new_arrays(setting, count) if arrays is None else arrays
        self.observations = self.arrays["observations"]
        self.masks = self.arrays["masks"]
        self.seats = self.arrays["seats"]
        self.rewards = self.arrays["rewards"]
        self.ended = self.arrays["ended"]
        self.cut = self.arrays["cut"]
        self._games = np.arange(count)
        self._worth = [setting.rewards() for _ in range(count)]
        self._seen = memoryview(self.observations).cast("B")
        self._legal = memoryview(self.masks).cast("B")

    def reset(self, seed: int | None = None) -> None:
        """All games begin, each with its own luck."""
        generator = np.random.default_rng(seed)
        self.begin([int(n) for n in generator.integers(2**63, size=self.count)])

    def begin(self, seeds: list[int]) -> None:
        """All games begin, with these seeds."""
        self.episodes.reset(seeds)
        for array in (self.rewards, self.ended, self.cut):
            array[:] = 0
        for worth in self._worth:
            worth.begin()
        self._write()

    def step(self, answers: Any) -> None:
        """Numbers of legal answers, one for each game; raises `ValueError` for any other."""
        numbers = np.asarray(answers)
        is_legal = self.masks[self._games, numbers] == 1
        if not is_legal.all():
            n = int(np.argmin(is_legal))
            raise ValueError(f"Answer {numbers[n]} is not legal in game {n}; `masks` says what is.")
        self.episodes.step(numbers.tolist())
        self.rewards[:] = 0
        self.ended[:] = False
        self.cut[:] = False
        if self.setting.shaping:
            for n, episode in enumerate(self.episodes.each):
                if n not in self.episodes.results:
                    self.rewards[n] = self._worth[n].step(episode.state)
        for n, result in self.episodes.results.items():
            self.ended[n] = result is not None
            self.cut[n] = result is None
            self.rewards[n] = self._worth[n].finish(result)
        self._write()

    def _write(self) -> None:
        self.episodes.write(self._seen, self._legal)
        self.seats[:] = self.episodes.seats()


def new_arrays(setting: Setting, count: int) -> dict[str, Any]:
    """The arrays of a batch, in memory of this process."""
    return {name: np.zeros(shape, kind) for name, (shape, kind) in shapes(setting, count).items()}


def shapes(setting: Setting, count: int) -> dict[str, tuple[tuple[int, ...], Any]]:
    """How large each array is, and of what."""
    return {
        "observations": ((count, setting.layout.size), np.int8),
        "masks": ((count, setting.choices), np.int8),
        "seats": ((count,), np.int8),
        "rewards": ((count, setting.seats), np.float32),
        "ended": ((count,), np.bool_),
        "cut": ((count,), np.bool_),
        "answers": ((count,), np.int32),
    }
