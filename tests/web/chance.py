"""Chance for tests: the same at every table and in every run."""

from __future__ import annotations

from random import Random

from baumeister.web.table.house import House


class SameChance(House):
    """Decides by nothing but the number of an answer; `word` names one of many such worlds."""

    def __init__(self, word: str = "chance") -> None:
        super().__init__(word)

    def chance(self, table: str, answer: int) -> Random:
        return super().chance("", answer)

    def luck(self, table: str, seat: int, answer: int) -> Random:
        return super().luck("", seat, answer)

    def lot(self, table: str) -> Random:
        return super().lot("")
