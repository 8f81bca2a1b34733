"""Effort: how much thought a decision is worth.

Efforts are values that everybody may share; a meter runs for one decision only.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

DECISIONS_IN_A_TURN: Final = 3  # in a row, they share the effort of so many


@mypyc_attr(allow_interpreted_subclasses=True)
class Meter:
    """Runs while a search does, and knows when it is enough."""

    def is_enough(self, simulations: int, lead: int) -> bool:
        """Whether to stop; `lead` is by how many visits the best answer is ahead."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Effort:
    """So much for a decision, and for a whole turn that of a few decisions."""

    def left(self, simulations: int, seconds: float) -> Effort:
        """What a decision gets when earlier ones of the same turn have had their share.

        `simulations` went into the tree that is gone on with; `seconds` are those of the whole
        turn. Each effort goes by one of them.
        """
        raise NotImplementedError

    def begin(self) -> Meter:
        raise NotImplementedError


class Simulations(Effort):
    """So many simulated games for a decision: the same answer on every machine."""

    def __init__(self, number: int) -> None:
        self.number = number

    def left(self, simulations: int, seconds: float) -> Simulations:
        """Games count as long as one tree grows, whatever the clock says."""
        rest = DECISIONS_IN_A_TURN * self.number - simulations
        return Simulations(max(self.number // 10, min(self.number, rest)))

    def begin(self) -> Meter:
        return Counter(self.number)


class Counter(Meter):
    def __init__(self, most: int) -> None:
        self.most = most

    def is_enough(self, simulations: int, lead: int) -> bool:
        return lead > self.most - simulations or simulations >= self.most
