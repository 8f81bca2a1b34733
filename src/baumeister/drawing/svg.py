"""Svg: a drawing as text that shows itself in notebooks and pages, and how its parts are written.

Numbers go straight into f-strings; whatever a person wrote goes through `escape`.
"""

from __future__ import annotations

import re
from typing import Final

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


def shift(x: float, y: float, scale: float = 1) -> str:
    """The beginning of a group that lies elsewhere, and perhaps has another size."""
    size = "" if scale == 1 else f" scale({scale:.4g})"
    return f'<g transform="translate({x:g} {y:g}){size}">'


def label(x: float, y: float, style: str, text: str) -> str:
    """A line of text; the style is a class and says how large it is and where it is anchored."""
    return f'<text class="{style}" x="{x:g}" y="{y:g}">{escape(text)}</text>'


def box(style: str, x: float, y: float, width: float, height: float, corner: float = 0) -> str:
    return (
        f'<rect class="{style}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
        f' rx="{corner:g}"/>'
    )


def disc(style: str, x: float, y: float, radius: float) -> str:
    return f'<circle class="{style}" cx="{x:g}" cy="{y:g}" r="{radius:g}"/>'


def path(style: str, course: str) -> str:
    return f'<path class="{style}" d="{course}"/>'
