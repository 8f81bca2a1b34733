"""The house: what comes to every table from outside, its time and its luck."""

from __future__ import annotations

import time
from collections.abc import Sequence
from hmac import digest
from random import Random
from typing import Final

from baumeister.core.luck import Luck, lucky

DAY_SECONDS: Final = 24 * 3600


class House:
    """The time of day and the luck at the tables."""

    def __init__(self, secret: str) -> None:
        self.secret = secret

    def now(self) -> float:
        return time.time()

    def luck(self, table: str, words: Sequence[str], after: int = 0) -> Luck:
        """What every draw at a table follows from, with its secret.

        It is made from the secret of the house, so a restart changes nothing, and telling it after
        the game tells nothing about any other table.
        """
        secret = digest(self.secret.encode(), f"luck of {table}".encode(), "sha256")
        return lucky(secret.hex(), words, after)

    def chance(self, table: str, answer: int) -> Random:
        """What decides an answer at tables that were opened before luck was promised."""
        return Random(f"{self.secret}/{table}/{answer}")

    def whim(self, table: str, seat: int, answer: int) -> Random:
        """What a bot has in mind when its seat gives the answer of this number."""
        return Random(f"{self.secret}/{table}/{seat}/{answer}")

    def lot(self, table: str) -> Random:
        """What decides who sits where at a new table."""
        return Random(f"{self.secret}/{table}/lot")
