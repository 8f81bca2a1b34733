"""Printings of Oh, Pharao! for games that come to the point soon."""

from __future__ import annotations


def printing(counts: list[int], last: int, two: int = 0) -> str:
    """These cards, and so many spaces."""
    spaces = {"last_space": last, "two_pyramids": two, "three_steps": last}
    tables = [f'[cards]\nprovenance = "confirmed"\ncounts = {counts}\n']
    tables += [
        f'[{name}]\nprovenance = "confirmed"\nspace = [{space}]\n' for name, space in spaces.items()
    ]
    return "\n".join(tables)


SHORT = printing([6, 6, 6, 6, 6, 4, 4, 2, 2, 2, 2, 1, 1], last=2, two=1)
THIEVISH = printing([30, 8, 4, 0, 0, 0, 0, 0, 0, 0, 30, 0, 4], last=10)
