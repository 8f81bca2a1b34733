"""Effort: how long a search goes on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

TURN: Final = 3  # decisions in a row share the effort of so many


@mypyc_attr(allow_interpreted_subclasses=True)
class Effort:
    """Begins with what was spent on earlier decisions of the same turn, and knows when to stop."""

    def anew(self) -> Effort:
        """As much effort for another bot."""
        raise NotImplementedError

    def begin(self, spent: float) -> None:
        raise NotImplementedError

    def hurry(self, seconds: float) -> None:
        """So long the turn has taken already, whatever came between; before `begin`."""

    def is_enough(self, simulations: int, lead: int) -> bool:
        """Whether to stop; `lead` is by how many visits the best answer is ahead."""
        raise NotImplementedError

    def spent(self, simulations: int) -> float:
        """What the turn has cost so far."""
        raise NotImplementedError


class Simulations(Effort):
    """So many simulated games for a decision: the same answer on every machine."""

    def __init__(self, number: int) -> None:
        self.number = number
        self._before = 0.0
        self._most = number

    def anew(self) -> Simulations:
        return Simulations(self.number)

    def begin(self, spent: float) -> None:
        self._before = spent
        self._most = max(self.number // 10, min(self.number, int(TURN * self.number - spent)))

    def is_enough(self, simulations: int, lead: int) -> bool:
        return lead > self._most - simulations or simulations >= self._most

    def spent(self, simulations: int) -> float:
        return self._before + simulations
