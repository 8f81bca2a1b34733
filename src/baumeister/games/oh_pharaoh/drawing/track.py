"""The overseer's track: one space for every scored pyramid, three of them special.

There is a legend of these where there is room for it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.ink import Picture, group, join, move, tooltip
from baumeister.drawing.lines import broken
from baumeister.drawing.panel import Panel
from baumeister.drawing.pen import Pen
from baumeister.drawing.svg import box, label, path
from baumeister.games.oh_pharaoh.drawing import layout
from baumeister.games.oh_pharaoh.drawing.icons import OVERSEER, SPACE_ICONS
from baumeister.games.oh_pharaoh.drawing.layout import END_CARD, LEGEND, SPACE_HEIGHT, TRACK
from baumeister.games.oh_pharaoh.drawing.texts import Words
from baumeister.games.oh_pharaoh.rules.edition import Edition
from baumeister.games.oh_pharaoh.rules.state import ASIDE, OhPharaoh

SLAB: Final = box("slab", 0.75, 0.75, TRACK.width - 1.5, TRACK.height - 1.5, 9)
LEGEND_SLAB: Final = box("slab", 0.75, 0.75, LEGEND.width - 1.5, LEGEND.height - 1.5, 9)
SPECIALS: Final = ("two_pyramids", "three_steps", "last_phase")
ROOMY: Final = 22  # a space that is smaller has no room for a picture
TIGHT: Final = 17  # and one that is even smaller only sometimes for its number
EVERY: Final = 5  # of those have one
MAN: Final = 0.72  # the size of the overseer
LETTERS: Final = 12  # in a line of the legend
LINE: Final = 13.5
TOP: Final = 22
TEXT_LEFT: Final = 27
END_SHAPE: Final = (
    box("op-end", 1, 1, END_CARD.width - 2, END_CARD.height - 2, 4)
    + path("op-end-sun", "M7 23.500A6.500 6.500 0 0 1 20 23.500Z")
    + path("op-end-line", "M5 26H22M8 30H19M13.500 11V14M6.500 15L8.500 17M20.500 15L18.500 17")
)
END_GAP: Final = box("op-gap", 1, 1, END_CARD.width - 2, END_CARD.height - 2, 4)


def track_panel(state: OhPharaoh, words: Words, pen: Pen) -> Panel:
    edition = state.settings.edition
    special = special_spaces(edition)
    spaces = join(
        _space(state, words, pen, number, special) for number in range(edition.last_space + 1)
    )
    body = SLAB + spaces + _end_card(state, words, pen)
    return Panel("track", words.say("panel.track"), Rectangle(0, 0, *TRACK), {"track": body})


def special_spaces(edition: Edition) -> dict[int, list[int]]:
    """Which changes begin on which space, by their numbers in `SPECIALS`."""
    found: dict[int, list[int]] = {}
    for change, space in enumerate((edition.two_pyramids, edition.three_steps, edition.last_space)):
        found.setdefault(space, []).append(change)
    return found


def _end_card(state: OhPharaoh, words: Words, pen: Pen) -> Picture:
    if state.end_card != ASIDE:
        return move(END_CARD.x, END_CARD.y, END_GAP)
    sentence = words.say("end_card", n=state.settings.edition.last_space)
    return pen.place("end-card", END_CARD.x, END_CARD.y, tooltip(sentence, END_SHAPE))


def _space(
    state: OhPharaoh, words: Words, pen: Pen, number: int, special: dict[int, list[int]]
) -> Picture:
    area = layout.space(state.settings.edition.last_space, number)
    changes = special.get(number, [])
    is_here = number == state.overseer
    body = _slab(number, area.width, tuple(changes), number < state.overseer, is_here)
    last = state.settings.edition.last_space
    about = [words.say(f"about.{SPECIALS[change]}", n=number) for change in changes]
    about = about or [words.say("track_space", space=number, last=last)]
    if is_here:
        about.append(words.say("overseer_here"))
        body += move(area.width / 2 - 20 * MAN, SPACE_HEIGHT - 62 * MAN + 3, OVERSEER, MAN)
    body = tooltip(" ".join(about), body)
    ring = box("ring", -1, -1, area.width + 2, area.height + 2, 6)
    return pen.place(f"space-{number}", area.x, area.y, body, ring)


@lru_cache(maxsize=256)
def _slab(number: int, width: float, changes: tuple[int, ...], is_past: bool, has_man: bool) -> str:
    """A space; nothing stands under the overseer, who would hide it."""
    style = "op-space-special" if changes else "op-space-past" if is_past else "op-space"
    slab = box(style, 0, 0, width, SPACE_HEIGHT, 5)
    if has_man:
        return slab
    if len(changes) == 1 and width >= ROOMY:
        icon = move((width - 24) / 2, 6.5, SPACE_ICONS[changes[0]], 0.8)
        return slab + group("op-mark", icon)
    if width < TIGHT and number % EVERY:
        return slab
    return slab + label(width / 2, 20.5, "op-space-text", str(number))


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
        lines = broken(words.say(f"short.{SPECIALS[change]}"), LETTERS)
        parts += [label(TEXT_LEFT, y + n * LINE, style, line) for n, line in enumerate(lines)]
        y += len(lines) * LINE + 11
    return "".join(parts)
