"""The obelisks (Obelisken): the highest counts at the end, or towers of three at once.

Rulebook: "A) Obelisken" and "B) Obelisk".
"""

from __future__ import annotations

from typing import Final, final

TOWER: Final = 3  # stones


@final
class Obelisks:
    """`stones[seat]` were delivered; `towers` are the owners of the towers, highest field first.

    Side A has no fields for towers.
    """

    def __init__(self, fields: list[int], stones: list[int], towers: list[int]) -> None:
        self.fields = fields  # what a tower brings on each field
        self.stones = stones
        self.towers = towers

    def deliver(self, owner: int) -> int:
        """Returns the points for a tower, if this stone completes one."""
        self.stones[owner] += 1
        # Ruling IM-14: when every field is taken, further stones stay single.
        if len(self.towers) == len(self.fields) or self.waiting(owner) < TOWER:
            return 0
        self.towers.append(owner)
        return self.fields[len(self.towers) - 1]

    def waiting(self, owner: int) -> int:
        """Stones that are in no tower."""
        return self.stones[owner] - TOWER * self.towers.count(owner)

    def copy(self) -> Obelisks:
        return Obelisks(self.fields, self.stones[:], self.towers[:])
