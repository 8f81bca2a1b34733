"""In the corners of the overview: the bag, and what pyramids are worth."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baumeister.core.text import Language
from baumeister.drawing.ink import Picture, Placed, kept, move, tooltip
from baumeister.drawing.svg import box, label, path
from baumeister.games.valley_of_the_kings.drawing.arrangement import VALLEY
from baumeister.games.valley_of_the_kings.drawing.blocks import BLOCKS
from baumeister.games.valley_of_the_kings.drawing.figures import SACK
from baumeister.games.valley_of_the_kings.drawing.texts import Words, words_in
from baumeister.games.valley_of_the_kings.rules.edition import Edition
from baumeister.games.valley_of_the_kings.rules.names import KINDS, LARGE, SMALL, STRIPED
from baumeister.games.valley_of_the_kings.rules.state import Valley

TAG: Final = box("tile", -15.5, -8, 31, 16, 4)  # on the bag
MINI: Final = 0.34  # of a block below the bag
IN_A_ROW: Final = 3  # colours
_SMALL: Final = path("icon-small", "M0 0H9V9H0ZM4.500 0V9M0 4.500H9")
_LARGE: Final = path("icon-small", "M0 0H12V12H0ZM4 0V12M8 0V12M0 4H12M0 8H12")
ROW: Final = 14
COLUMNS: Final = (86.0, 105.0)  # of the points of small and large pyramids


def bag(state: Valley, words: Words) -> Picture:
    """How many blocks of each colour are still in the bag: everybody could count them."""
    return _bag(words, state.bag.size, tuple(state.bag.counts))


@kept
def _bag(words: Words, size: int, counts: tuple[int, ...]) -> Picture:
    sack: Picture = Placed(move(0, 0, SACK, 0.54), "bag", VALLEY.width - 42, 2)
    sack += move(VALLEY.width - 23.5, 29, TAG + label(0, 5, "sack-text", str(size)))
    colours = "".join(
        _colour(colour, count, *divmod(colour, IN_A_ROW)) for colour, count in enumerate(counts)
    )
    return tooltip(words.count("bag", size), sack + colours)


def _colour(colour: int, count: int, row: int, column: int) -> str:
    x, y = VALLEY.width - 97 + 33 * column + 16.5 * row, 50 + 16 * row
    return move(x, y, BLOCKS[colour], MINI) + label(x + 15, y + 10.5, "mini-count", str(count))


@lru_cache(maxsize=32)
def worth(edition: Edition, stripes: bool, language: Language) -> str:
    """Points of finished pyramids by kind and size, the best first."""
    words = words_in(language)
    kinds = [kind for kind in reversed(range(len(KINDS))) if stripes or kind != STRIPED]
    small, large = COLUMNS
    body = label(6, 13, "mini-head", words.say("worth"))
    body += move(small - 4.5, 5, _SMALL) + move(large - 6, 3.5, _LARGE)
    for row, kind in enumerate(kinds, 1):
        y = 13 + ROW * row
        body += label(6, y, "small", words.short_kinds[kind])
        for x, size in ((small, SMALL), (large, LARGE)):
            body += label(x, y, "mini-worth", str(edition.points[size][kind]))
    return tooltip(words.say("panel.points"), body)
