"""What there is room for on larger screens only: the special spaces, and which cards are gone."""

from __future__ import annotations

from functools import lru_cache
from textwrap import wrap
from typing import Final

from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.ink import group, move, tooltip
from baumeister.drawing.panel import Panel
from baumeister.drawing.svg import box, label
from baumeister.games.oh_pharaoh.drawing.cards import LOW_CARD, ORDER, low_face
from baumeister.games.oh_pharaoh.drawing.icons import SPACE_ICONS
from baumeister.games.oh_pharaoh.drawing.layout import GONE, LEGEND
from baumeister.games.oh_pharaoh.drawing.texts import Words
from baumeister.games.oh_pharaoh.drawing.track import SPECIALS, special_spaces
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh

LEGEND_SLAB: Final = box("slab", 0.75, 0.75, LEGEND.width - 1.5, LEGEND.height - 1.5, 9)
GONE_SLAB: Final = box("slab", 0.75, 0.75, GONE.width - 1.5, GONE.height - 1.5, 9)
LETTERS: Final = 12  # in a line of the legend
LINE: Final = 13.5
TOP: Final = 22
TEXT_LEFT: Final = 27
GONE_TOP: Final = 28
GONE_PITCH: Final = (53.0, 30.0)


def legend_panel(state: OhPharaoh, words: Words) -> Panel:
    """What the special spaces mean; what holds already stands out."""
    special = special_spaces(state.settings.edition)
    changes = tuple(
        (change, state.overseer >= space) for space in sorted(special) for change in special[space]
    )
    body = LEGEND_SLAB + _legend(words, changes)
    window = Rectangle(0, 0, *LEGEND)
    return Panel("legend", words.say("panel.legend"), window, {"legend": body})


@lru_cache(maxsize=64)
def _legend(words: Words, changes: tuple[tuple[int, bool], ...]) -> str:
    parts, y = [], float(TOP)
    for change, holds in changes:
        icon = move(5, y - 9, SPACE_ICONS[change], 0.6)
        parts.append(group("op-holds" if holds else "op-soon", icon))
        style = "op-rule-now" if holds else "small"
        lines = wrap(words.say(f"short.{SPECIALS[change]}"), LETTERS)
        parts += [label(TEXT_LEFT, y + n * LINE, style, line) for n, line in enumerate(lines)]
        y += len(lines) * LINE + 11
    return "".join(parts)


def gone_panel(state: OhPharaoh, words: Words) -> Panel:
    """All cards that lie on the discard pile, by kind."""
    counts = tuple(state.discard.counts)
    body = GONE_SLAB + _gone(words, counts)
    return Panel("gone", words.say("panel.gone"), Rectangle(0, 0, *GONE), {"gone": body})


@lru_cache(maxsize=256)
def _gone(words: Words, counts: tuple[int, ...]) -> str:
    parts = [label(GONE.width / 2, 18, "heading middle", words.say("gone"))]
    width, height = LOW_CARD
    scale = 26 / height
    across, down = GONE_PITCH
    for n, kind in enumerate(ORDER):
        count = counts[kind]
        card = move(0, 0, low_face(kind), scale)
        number = label(width * scale + 4, 18, "bold" if count else "plain", str(count))
        body = tooltip(f"{words.cards[kind]}: {count}", card + number)
        parts.append(move(8 + n % 2 * across, GONE_TOP + n // 2 * down, body))
    return "".join(parts)
