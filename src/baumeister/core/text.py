"""Text: what is to be said, as a key and its numbers, and the language it is said in.

Rules and records hold texts; a sentence comes into being only at the edge.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from mypy_extensions import mypyc_attr

CONTEXT_END: Final = "\x04"  # as in gettext's own files
QUOTED_LENGTH: Final = 60  # characters of what somebody wrote that are worth repeating


def mark(template: str) -> str:
    """Marks a template for the catalogue; imported as `_`."""
    return template


def mark_in(context: str, template: str) -> str:
    """Marks a template that other languages word differently elsewhere; imported as `_in`.

    The context says where it stands, such as "heading" or "button". It is never shown.
    """
    return f"{context}{CONTEXT_END}{template}"


def without_context(template: str) -> str:
    return template.rpartition(CONTEXT_END)[2]


def quoted(line: str, most: int = QUOTED_LENGTH) -> str:
    """What somebody wrote, cut where nobody would read on."""
    return line if len(line) <= most else f"{line[:most]}…"


@dataclass(frozen=True)
class Text:
    """What is to be said: a game's `sentences` say it in a language."""

    key: str  # of a template
    data: Mapping[str, int] = field(default_factory=dict)  # its numbers, counted from 0
    words: Mapping[str, str | Text] = field(default_factory=dict)  # to put in as they are

    def __reduce__(self) -> tuple[object, ...]:
        """Texts go from process to process, compiled ones too."""
        return Text, (self.key, self.data, self.words)


@mypyc_attr(allow_interpreted_subclasses=True)
class Language:
    """English as written in the templates; other languages override the two methods."""

    code = "en"  # as in the names of catalogues and in pages

    def translate(self, template: str) -> str:
        """A template in this language, its placeholders as they were."""
        return without_context(template)

    def plural(self, one: str, many: str, count: int) -> str:
        """The form of a template that fits so many of a thing."""
        return without_context(one if count == 1 else many)


ENGLISH: Final = Language()
