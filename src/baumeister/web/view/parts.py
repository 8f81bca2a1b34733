"""Parts of a page, by the id of their element: each knows what it was made from.

Whoever has the parts of a moment ago gets only those made anew whose sources are not the same.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

from markupsafe import Markup

from baumeister.drawing.svg import escape
from baumeister.drawing.writing import Written

Sources = Mapping[str, Any]
NOTHING_KNOWN: Final[Sources] = {}
NO_TEXTS: Final[tuple[tuple[str, ...], array[int]]] = (), array("q")


class Parts:
    """`known` are the sources of the parts that a page has already."""

    def __init__(self, known: Sources = NOTHING_KNOWN) -> None:
        self.known = known
        self.sources: dict[str, Any] = {}
        self.made: dict[str, str] = {}

    def add(self, name: str, sources: object, make: Callable[[], object]) -> None:
        """A part that is the same as long as its sources are."""
        self.sources[name] = sources
        if name not in self.known or self.known[name] != sources:
            self.made[name] = str(make())

    def add_written(
        self, group: str, begins: str, texts: Written, write: Callable[[str], str] = str
    ) -> None:
        """Parts that come together, whose names all begin alike."""
        self.sources[group] = now = texts.digest
        before = self.known.get(group, NO_TEXTS)
        if now is before or now == before:
            return
        known = dict(zip(*before, strict=True))
        for (name, text), number in zip(texts.items(), now[1], strict=True):
            if known.get(name) != number:
                self.made[begins + name] = write(text)


@lru_cache(maxsize=4096)
def paragraph(sentence: str, style: str = "") -> Markup:
    """Every push has one, and most are the same at many tables."""
    opening = f'<p class="{style}">' if style else "<p>"
    return Markup(f"{opening}{escape(sentence)}</p>")
