"""Whole numbers from outside: whatever can stand for an index, such as NumPy's, becomes an int.

The public methods take them; rules get ints and nothing else.
"""

from __future__ import annotations

from operator import index
from typing import SupportsIndex


def whole(number: SupportsIndex) -> int:
    return number if isinstance(number, int) else index(number)
