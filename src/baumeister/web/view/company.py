"""Company: who else is at a table, as far as that concerns one viewer."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass


@dataclass(frozen=True)
class Company:
    present: Collection[int]  # the seats of people who have the table open
    can_replace: bool  # whether the viewer may let bots play for those who are away
