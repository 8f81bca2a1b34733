"""Unfolding: the entries of an observation as numbers from 0 to 1, the way networks like them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from baumeister.encoding import Layout, Row
from baumeister.encoding.table import BITS, CATEGORY, DIGIT, NUMBER, PACKED


class Column(NamedTuple):
    """One float: what it is called, its entries, and what becomes of them."""

    name: str
    entry: int
    upper: int  # the entry with the upper digit, or the same one
    value: int  # of a category: 1.0 where it has this value; of bits: how far to shift
    kind: str
    scale: float


class Unfolding:
    """Numbers from 0 to 1, a column for each value of a category, and one for each bit.

    >>> from baumeister.encoding import encoding_of
    >>> layout = encoding_of(b.game("kheops")).layout(2)
    >>> Unfolding(layout).columns[0]
    'variant.match=0'
    """

    def __init__(self, layout: Layout) -> None:
        columns = list(_columns(layout.rows()))
        self.columns = [column.name for column in columns]
        self.size = len(columns)
        self._entry = np.array([column.entry for column in columns])
        self._upper = np.array([column.upper for column in columns])
        self._value = np.array([column.value for column in columns], np.int16)
        self._scale = np.array([column.scale for column in columns], np.float32)
        self._kinds = {
            kind: np.array([n for n, column in enumerate(columns) if column.kind == kind], int)
            for kind in (NUMBER, CATEGORY, BITS)
        }

    def __call__(self, entries: Any) -> Any:
        """The same observations, one or many, as float32."""
        given = np.asarray(entries).astype(np.int16)
        found = given.take(self._entry, axis=-1)
        out = (found == self._value).astype(np.float32)  # most of them are categories
        at = self._kinds[NUMBER]
        entry, upper = self._entry[at], self._upper[at]
        whole = found[..., at] + np.where(entry == upper, 0, DIGIT) * given[..., upper]
        out[..., at] = whole * self._scale[at]
        at = self._kinds[BITS]
        out[..., at] = found[..., at] >> self._value[at] & 1
        return out


def _columns(rows: list[Row]) -> Iterator[Column]:
    at = 0
    for row in rows:
        span = row.highest - row.lowest
        if row.kind == CATEGORY:
            for value in range(span + 1):
                yield Column(f"{row.name}={value + row.lowest}", at, at, value, CATEGORY, 1.0)
        elif row.kind == BITS:
            for bit in range(row.highest):
                entry = at + bit // PACKED
                yield Column(f"{row.name}.{bit}", entry, entry, bit % PACKED, BITS, 1.0)
        elif row.kind == NUMBER and row.width == 2:
            yield Column(row.name, at + 1, at, 0, NUMBER, 1 / span)
        else:
            for n in range(row.width):
                name = row.name if row.width == 1 else f"{row.name}.{n}"
                yield Column(name, at + n, at + n, 0, NUMBER, 1 / span)
        at += row.width
