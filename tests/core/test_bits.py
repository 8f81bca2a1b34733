"""Sets of numbers as bits."""

from __future__ import annotations

from random import Random

from baumeister.core.bits import count


def test_bits_are_counted() -> None:
    rng = Random(3)
    for bits in (0, 1, 2**48, 2**63, 2**100 - 1, *(rng.getrandbits(49) for _ in range(50))):
        assert count(bits) == bits.bit_count()
