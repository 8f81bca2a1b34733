"""What is too large for an edition, found in one cheap look before anything is parsed.

Strangers bring editions too, and the parser of TOML takes minutes for what no printing needs: a
name with thousands of dots. Whatever stands in strings and comments does not count.
"""

from __future__ import annotations

import re
from typing import Final

from baumeister.core.text import Text

MOST_CHARACTERS: Final = 40_000
MOST_LINES: Final = 2_000
MOST_VALUES: Final = 1_000
MOST_DOTS: Final = 8  # between the names of one value
MOST_DEPTH: Final = 8  # of brackets in brackets
WORD_LENGTH: Final = 80  # characters of a number or a name

# Each piece ends by itself, with or without its closing quotes, so that every character is looked
# at once: a string without an end is refused by whoever parses it.
PIECE: Final = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*+(?:"{3,5})?'
    r"|'''(?:[^']|'(?!''))*+(?:'{3,5})?"
    r'|"(?:[^"\\\n]|\\[^\n])*+"?'
    r"|'[^'\n]*+'?"
    r"|#[^\n]*+"
    r"|[\w+:-]++"
    r"|[^\"'#\w+:-]",
    re.DOTALL,
)
SIGNS: Final = "\n=,.[]{}"  # all others are part of a name or a number, or nothing at all


def what_is_too_large(text: str) -> tuple[int, Text] | None:
    """The line of the first thing that no edition needs, and a sentence about it."""
    if len(text) > MOST_CHARACTERS:
        return 1, Text("refuse.edition_length", {"n": MOST_CHARACTERS})
    if text.count("\n") >= MOST_LINES:
        return MOST_LINES + 1, Text("refuse.edition_lines", {"n": MOST_LINES})
    counts = _Counts()
    for piece in PIECE.findall(text):
        why = counts.complaint(piece)
        if why is not None:
            return counts.line, why
    return None


class _Counts:
    """What has been met on the way through an edition."""

    def __init__(self) -> None:
        self.line = 1
        self.values = 0
        self.dots = 0  # since the last sign that is none
        self.depth = 0

    def complaint(self, piece: str) -> Text | None:
        """Why an edition cannot go on with this piece."""
        if piece[0] in "\"'#":
            self.line += piece.count("\n")
        elif len(piece) > WORD_LENGTH:
            return Text("refuse.edition_long", {"n": WORD_LENGTH})
        elif piece in SIGNS:
            self._count(piece)
        if self.values > MOST_VALUES:
            return Text("refuse.edition_values", {"n": MOST_VALUES})
        if self.dots > MOST_DOTS:
            return Text("refuse.edition_dots", {"n": MOST_DOTS})
        if self.depth > MOST_DEPTH:
            return Text("refuse.edition_depth", {"n": MOST_DEPTH})
        return None

    def _count(self, sign: str) -> None:
        self.line += sign == "\n"
        self.values += sign == "="
        self.depth += (sign in "[{") - (sign in "]}")
        self.dots = self.dots + 1 if sign == "." else 0
