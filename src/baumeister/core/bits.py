"""Bits: sets of small numbers as one whole number."""

from __future__ import annotations


def count(bits: int) -> int:
    """How many there are. Where they are few, this is quicker than `bit_count` once compiled."""
    found = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found
