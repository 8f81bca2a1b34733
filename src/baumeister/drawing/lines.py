"""Lines: a board in words and letters, for terminals and for people who cannot see a drawing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from textwrap import wrap
from typing import Final

Span = tuple[str, str]  # a text and its style
Line = list[Span]

STYLES: Final = (
    "",
    "title",
    "dim",
    "number",
    "seat0",
    "seat1",
    "seat2",
    "seat3",
    "seat4",
    "red",
    "green",
    "purple",
    "blue",
)
WIDTH: Final = 78  # columns, so that a board fits an ordinary terminal


def plain(lines: Iterable[Line]) -> str:
    """The same board without styles."""
    return "\n".join(map(plain_line, lines))


def plain_line(line: Line) -> str:
    return "".join([text for text, _ in line]).rstrip()


def width(line: Line) -> int:
    return sum([len(text) for text, _ in line])


def column(line: Line, columns: int) -> Line:
    """The line, filled up so that the next span begins at a column."""
    missing = columns - width(line)
    return [*line, (" " * missing, "")] if missing > 0 else line


def shortened(text: str, most: int) -> str:
    """The text, cut off with an ellipsis where it would be too long."""
    return text if len(text) <= most else text[: most - 1] + "…"


@lru_cache(maxsize=1024)
def broken(text: str, most: int) -> tuple[str, ...]:
    """The text in lines of so many letters at most; boards say the same again and again."""
    return tuple(wrap(text, most))


def in_two(name: str, most: int) -> tuple[str, str]:
    """A name on at most two lines, broken at the last space that lets the first one fit."""
    if len(name) <= most:
        return name, ""
    head = name[: most + 1]
    cut = head.rfind(" ")
    if cut <= 0:
        return shortened(name, most), ""
    return name[:cut], shortened(name[cut + 1 :], most)


def above_the_seats(lines: list[Line]) -> list[Line]:
    """Of a board that ends with what each player has, all above the last empty line."""
    return lines[: len(lines) - lines[::-1].index([])]


def wrapped(head: Line, items: Iterable[Line], separator: str, indent: int) -> Iterator[Line]:
    """Items one after the other, on as many lines as they need."""
    line, between = [*column(head, indent)], (separator, "dim")
    used, is_first = width(line), True
    for item in items:
        wide = width(item)
        if is_first:
            is_first = False
        elif used + len(separator) + wide > WIDTH:
            yield line
            line, used = [(" " * indent, "")], indent
        else:
            line.append(between)
            used += len(separator)
        line += item
        used += wide
    yield line
