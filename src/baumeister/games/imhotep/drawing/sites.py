"""What all sites look like: a slab of limestone with a title, a picture and its side."""

from __future__ import annotations

from functools import lru_cache

from baumeister.core.text import Language, Text
from baumeister.drawing.ink import group, hint, move
from baumeister.drawing.svg import box, disc, label
from baumeister.games.imhotep.drawing.icons import SITE_ICONS
from baumeister.games.imhotep.drawing.layout import SITE_HEIGHT, SITE_WIDTH
from baumeister.games.imhotep.drawing.texts import words_in
from baumeister.games.imhotep.rules.names import SITES
from baumeister.games.imhotep.rules.texts import SENTENCES


@lru_cache(maxsize=256)
def slab(site: int, side_b: bool, language: Language) -> str:
    side = "B" if side_b else "A"
    about = SENTENCES.say(Text(f"about.{SITES[site]}.{side}"), language)
    icon = group("tone on-slab", move(12, 4, SITE_ICONS[site], 0.54))
    return hint(
        about,
        box("shade", 3, 4, SITE_WIDTH, SITE_HEIGHT, 10)
        + box("slab-b" if side_b else "slab", 0, 0, SITE_WIDTH, SITE_HEIGHT, 10)
        + icon
        + label(46, 24, "title", words_in(language).sites[site])
        + disc("side-b" if side_b else "side-a", 484, 18, 12.5)
        + label(484, 24, "side-text-b" if side_b else "side-text", side),
    )


def remark(text: str) -> str:
    """Something said at the right of the title."""
    return label(462, 24, "note right", text)
