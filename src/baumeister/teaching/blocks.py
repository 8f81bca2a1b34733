"""What rules pages are made of: sections of blocks. They are values; a view makes pages of them.

All texts are said already, in the reader's language.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from baumeister.drawing.svg import Svg

Size = Literal["", "small", "wide"]


@dataclass(frozen=True)
class Paragraph:
    text: str
    key: str = ""  # of its sentence: clauses of the rulebook name it


@dataclass(frozen=True)
class Bullets:
    points: tuple[Paragraph, ...]


@dataclass(frozen=True)
class Numbered:
    """Steps in their order."""

    steps: tuple[Paragraph, ...]


@dataclass(frozen=True)
class Figure:
    """A picture with a sentence below it, and perhaps what it would score."""

    picture: Svg
    caption: str
    scores: tuple[str, ...] = ()
    size: Size = ""


@dataclass(frozen=True)
class Figures:
    """Small figures side by side, where there is room."""

    figures: tuple[Figure, ...]


@dataclass(frozen=True)
class Exhibit:
    """A single thing of the game: its picture, its name and a remark."""

    picture: Svg
    name: str
    remark: str = ""
    has_printed_name: bool = False  # it can be read in the picture, so only screen readers say it


@dataclass(frozen=True)
class Gallery:
    """Single things side by side."""

    exhibits: tuple[Exhibit, ...]


@dataclass(frozen=True)
class ValueTable:
    """A small table under its heading; each row begins with its name."""

    heading: str
    rows: tuple[tuple[str, ...], ...]
    columns: tuple[str, ...] = ()  # their names, if they need any


@dataclass(frozen=True)
class Ruling:
    """What we decided where the printed rules leave something open, by its number in our list."""

    anchor: str
    number: str
    text: str


@dataclass(frozen=True)
class Rulings:
    rulings: tuple[Ruling, ...]


@dataclass(frozen=True)
class ValueLine:
    """Values of an edition, and what they are unless they say so themselves."""

    values: str
    name: str = ""


@dataclass(frozen=True)
class Source:
    """A table of an edition: its name in the file, what we call it, and how sure we are."""

    table: str
    title: str
    lines: tuple[ValueLine, ...]
    provenance: str  # as in the file
    label: str


@dataclass(frozen=True)
class Sources:
    """Every table of an edition with its values."""

    sources: tuple[Source, ...]


Block = Paragraph | Bullets | Numbered | Figure | Figures | Gallery | ValueTable | Rulings | Sources


def anchor_of(key: str) -> str:
    """How addresses name the section with this key."""
    return key.replace(".", "-").replace("_", "-")


@dataclass(frozen=True)
class Section:
    """A part of the rules under a heading, with parts of its own."""

    key: str
    title: str
    blocks: Sequence[Block]
    parts: Sequence[Section] = ()

    @property
    def anchor(self) -> str:
        return anchor_of(self.key)
