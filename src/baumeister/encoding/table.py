"""The table of an encoding: what each of its entries means, and within which range."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

NUMBER: Final = "number"  # lowest to highest, as the difference from the lowest
CATEGORY: Final = "category"  # one of so many things, none of which is more than another
BITS: Final = "bits"  # seven truth values in each entry, the first one the lowest bit
FACTS: Final = "facts"  # of a question: what they mean depends on its kind

DIGIT: Final = 128  # of a number that needs two entries: an int8 holds what is below it
PACKED: Final = 7  # truth values in one entry


@dataclass(frozen=True)
class Row:
    """Entries that belong together: as many as `width`, with one meaning."""

    name: str
    kind: str
    lowest: int
    highest: int  # of a category the last one; of bits, how many there are
    width: int
    meaning: str
