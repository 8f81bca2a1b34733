"""Chance for tests: the same at every table and in every run."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from baumeister.core.luck import Luck
from baumeister.web.table.house import House


class SameChance(House):
    """Decides by nothing but the number of a draw; `word` names one of many such worlds."""

    def __init__(self, word: str = "lot") -> None:
        super().__init__(word)

    def luck(self, table: str, words: Sequence[str], after: int = 0) -> Luck:
        return super().luck("", words, after)

    def whim(self, table: str, seat: int, answer: int) -> Random:
        return super().whim("", seat, answer)

    def lot(self, table: str) -> Random:
        return super().lot("")
