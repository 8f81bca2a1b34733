"""What lies beside the map: the bag, and what pyramids are worth."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baumeister.core.text import Language
from baumeister.drawing.ink import Picture, hint, move
from baumeister.drawing.pen import Pen
from baumeister.drawing.svg import box, label, path
from baumeister.games.valley_of_the_kings.drawing.blocks import BLOCKS
from baumeister.games.valley_of_the_kings.drawing.figures import SACK
from baumeister.games.valley_of_the_kings.drawing.layout import BAG, WORTH
from baumeister.games.valley_of_the_kings.drawing.texts import Words, words_in
from baumeister.games.valley_of_the_kings.rules.edition import Edition
from baumeister.games.valley_of_the_kings.rules.names import KINDS, LARGE, SMALL, STRIPED
from baumeister.games.valley_of_the_kings.rules.state import Valley

MINI: Final = 0.74  # of a block beside the bag
_SMALL: Final = path("icon-small", "M0 0H14V14H0ZM7 0V14M0 7H14")
_LARGE: Final = path("icon-small", "M0 0H18V18H0ZM6 0V18M12 0V18M0 6H18M0 12H18")


def bag(state: Valley, words: Words, pen: Pen) -> Picture:
    """How many blocks of each colour are still in the bag: everybody could count them."""
    size = state.bag.size
    sack = pen.place("bag", 10, 16, SACK) + label(44, 76, "sack-text", str(size))
    colours = "".join(
        move(94 + 34 * colour, 22, move(0, 0, BLOCKS[colour], MINI))
        + label(108 + 34 * colour, 78, "small-value", str(count))
        for colour, count in enumerate(state.bag.counts)
    )
    frame = box("shade", 3, 4, BAG.width, BAG.height, 12)
    frame += box("slab", 0, 0, BAG.width, BAG.height, 12)
    return move(BAG.x, BAG.y, hint(words.count("bag", size), frame + sack + colours))


@lru_cache(maxsize=32)
def worth(edition: Edition, stripes: bool, language: Language) -> str:
    """Points of finished pyramids by kind and size."""
    words = words_in(language)
    kinds = [kind for kind in range(len(KINDS)) if stripes or kind != STRIPED]
    height = 36 + 24 * len(kinds)
    body = box("shade", 3, 4, WORTH.width, height, 12)
    body += box("slab", 0, 0, WORTH.width, height, 12)
    body += label(14, 24, "note", words.say("worth"))
    body += move(182, 11, _SMALL) + move(226, 9, _LARGE)
    for row, kind in enumerate(kinds):
        y = 48 + 24 * row
        small, large = (edition.points[size][kind] for size in (SMALL, LARGE))
        body += label(14, y, "worth-text", words.kinds[kind])
        body += label(189, y, "worth-value", str(small)) + label(235, y, "worth-value", str(large))
    return move(WORTH.x, WORTH.y, body)
