"""Svg: a drawing as text that shows itself in notebooks and pages, and how its parts are written.

Numbers go straight into f-strings; whatever a person wrote goes through `escape`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final, ParamSpec, cast

REMEMBERED: Final = 8192  # texts of each kind

_ENTITIES: Final = str.maketrans(
    {
        "&": "&amp;",
        "<": "&lt;",
        ">": "&gt;",
        '"': "&quot;",
        "'": "&#39;",
        # XML has no way at all to write these.
        **{chr(code): "�" for code in [*range(32), 0xFFFE, 0xFFFF] if code not in (9, 10, 13)},
        **{chr(code): "�" for code in range(0xD800, 0xE000)},
    }
)


_SPECIAL: Final = re.compile("[" + re.escape("".join(map(chr, _ENTITIES))) + "]")
_Arguments = ParamSpec("_Arguments")


class Svg(str):
    """A whole drawing. A notebook cell that ends with one shows it; pages take it as it is."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)

    def __html__(self) -> str:
        return str(self)


def escape(text: str) -> str:
    """A text that is safe between tags and in attributes; most texts are so already."""
    return text.translate(_ENTITIES) if _SPECIAL.search(text) else text


def remembered(write: Callable[_Arguments, str]) -> Callable[_Arguments, str]:
    """Write a text only once: drawings have the same shapes at the same places again and again.

    Arguments that are equal must give the same text, so 0 and -0 are written alike (`:zg`).
    """
    return cast(Callable[_Arguments, str], lru_cache(maxsize=REMEMBERED)(write))


@remembered
def shift(x: float, y: float, scale: float = 1) -> str:
    """The beginning of a group that lies elsewhere, and perhaps has another size."""
    size = "" if scale == 1 else f" scale({scale:.4g})"
    return f'<g transform="translate({x:zg} {y:zg}){size}">'


@remembered
def label(x: float, y: float, style: str, text: str) -> str:
    """A line of text; the style is a class and says how large it is and where it is anchored."""
    return f'<text class="{style}" x="{x:zg}" y="{y:zg}">{escape(text)}</text>'


@remembered
def box(style: str, x: float, y: float, width: float, height: float, corner: float = 0) -> str:
    return (
        f'<rect class="{style}" x="{x:zg}" y="{y:zg}" width="{width:zg}" height="{height:zg}"'
        f' rx="{corner:zg}"/>'
    )


@remembered
def disc(style: str, x: float, y: float, radius: float) -> str:
    return f'<circle class="{style}" cx="{x:zg}" cy="{y:zg}" r="{radius:zg}"/>'


def path(style: str, course: str) -> str:
    return f'<path class="{style}" d="{course}"/>'
