"""The house: what comes to every table from outside, its time and its chance."""

from __future__ import annotations

import time
from random import Random
from typing import Final

DAY_SECONDS: Final = 24 * 3600


class House:
    """The time of day and the chance at the tables."""

    def __init__(self, secret: str) -> None:
        self.secret = secret

    def now(self) -> float:
        return time.time()

    def chance(self, table: str, answer: int) -> Random:
        """What decides the answer of this number; known only to those who know the secret."""
        return Random(f"{self.secret}/{table}/{answer}")

    def luck(self, table: str, seat: int, answer: int) -> Random:
        """What a bot has in mind when its seat gives the answer of this number."""
        return Random(f"{self.secret}/{table}/{seat}/{answer}")

    def lot(self, table: str) -> Random:
        """What decides who sits where at a new table."""
        return Random(f"{self.secret}/{table}/lot")
