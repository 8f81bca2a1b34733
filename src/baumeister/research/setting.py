"""A setting: which game is learned, by how many, and how it is seen and rewarded."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

import numpy as np

import baumeister
from baumeister.core.state import OVER
from baumeister.encoding import Episode, encoding_of
from baumeister.research.rewards import Rewards
from baumeister.research.unfolding import Unfolding

LONGEST: Final = 10_000  # answers of players; a game that goes on is cut
WIDTHS: Final = ("int8", "float32")


class Setting:
    """Everything that environments of one kind have in common."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        variants: Mapping[str, str] | None = None,
        edition: str | None = None,
        dtype: str = "int8",
        reward: str = "ranks",
        shaping: float = 0.0,
        limit: int | None = None,
    ) -> None:
        self.game = baumeister.game(game)
        self.seats = self.game.fewest if seats is None else seats
        self.variants = self.game.complete(variants or {})
        self.edition = edition
        self.layout = encoding_of(self.game).layout(self.seats)
        self.choices = len(self.layout.encoding.actions.players)
        if dtype not in WIDTHS:
            raise ValueError(f"There are no observations of “{dtype}”: {' or '.join(WIDTHS)}.")
        self.unfolding = Unfolding(self.layout) if dtype == "float32" else None
        self.size = self.layout.size if self.unfolding is None else self.unfolding.size
        self.dtype = np.dtype(dtype)
        self.reward, self.shaping = reward, shaping
        self.rewards()  # refuses what there is not
        self.limit = min(self.game.bound, LONGEST) if limit is None else limit

    def rewards(self) -> Rewards:
        return Rewards(self.reward, self.seats, self.shaping)

    def episode(self) -> Episode:
        return Episode(self.layout, self.variants, self.edition)

    @property
    def highest(self) -> float:
        """No entry of an observation is more."""
        return 127 if self.unfolding is None else 1

    def observation(self, episode: Episode, seat: int) -> Any:
        """What a seat may know, as an array of its own."""
        entries = np.frombuffer(bytearray(episode.observation(seat)), np.int8)
        return entries if self.unfolding is None else self.unfolding(entries)

    def seen(self, episode: Episode, seat: int) -> dict[str, Any]:
        """The observation and what the seat may answer: nothing if another one is asked."""
        mask = episode.mask() if episode.seat == seat else bytearray(self.choices)
        return {
            "observation": self.observation(episode, seat),
            "action_mask": np.frombuffer(mask, np.int8),
        }

    def is_cut(self, episode: Episode) -> bool:
        """Whether a game that is not over has become too long."""
        return episode.seat != OVER and episode.length >= self.limit


def luck(generator: Any) -> Random:
    """A generator of ours, by one of NumPy's."""
    return Random(int(generator.integers(2**63)))
