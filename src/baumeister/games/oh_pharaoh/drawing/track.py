"""The overseer's track: one space for every scored pyramid, three of them special."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baumeister.drawing.ink import Picture, group, hint, join, move
from baumeister.drawing.pen import Pen
from baumeister.drawing.svg import box, label, path
from baumeister.games.oh_pharaoh.drawing import layout
from baumeister.games.oh_pharaoh.drawing.icons import OVERSEER, SPACE_ICONS
from baumeister.games.oh_pharaoh.drawing.layout import END_CARD, LEGEND_PITCH, LEGEND_TOP, TRACK
from baumeister.games.oh_pharaoh.drawing.texts import Words
from baumeister.games.oh_pharaoh.rules.edition import Edition
from baumeister.games.oh_pharaoh.rules.state import ASIDE, OhPharaoh

GROUND: Final = box("shade", TRACK.x + 3, TRACK.y + 4, *TRACK[2:], 12) + box("slab", *TRACK, 12)
SPECIALS: Final = ("two_pyramids", "three_steps", "last_phase")
NARROW: Final = 38  # a space that is too small for pictures
END_SHAPE: Final = (
    box("op-end", 1.5, 1.5, END_CARD.width - 3, END_CARD.height - 3, 6)
    + path("op-end-sun", "M11 38A11 11 0 0 1 33 38Z")
    + path("op-end-line", "M8 42H36M13 49H31M22 17V22M10 24L13 27M34 24L31 27")
)


def track(state: OhPharaoh, words: Words, pen: Pen) -> Picture:
    edition = state.settings.edition
    special = _special(edition)
    spaces = join(
        _space(state, words, pen, number, special) for number in range(edition.last_space + 1)
    )
    end: Picture = ""
    if state.end_card == ASIDE:
        sentence = words.say("end_card", n=edition.last_space)
        end = pen.place("end-card", END_CARD.x, END_CARD.y, hint(sentence, END_SHAPE))
    return move(TRACK.x, TRACK.y, spaces + end + _legend(state, words, special))


def _special(edition: Edition) -> dict[int, list[int]]:
    """Which changes begin on which space, by their numbers in `SPECIALS`."""
    found: dict[int, list[int]] = {}
    for change, space in enumerate((edition.two_pyramids, edition.three_steps, edition.last_space)):
        found.setdefault(space, []).append(change)
    return found


def _space(
    state: OhPharaoh, words: Words, pen: Pen, number: int, special: dict[int, list[int]]
) -> Picture:
    last = state.settings.edition.last_space
    area = layout.space(last, number)
    changes = special.get(number, [])
    body = _slab(number, area.width, tuple(changes), number < state.overseer)
    about = [words.say(f"about.{SPECIALS[change]}", n=number) for change in changes]
    if number == state.overseer:
        about.append(words.say("overseer_here"))
        body += move((area.width - 40) / 2, -54, OVERSEER)
    if about:
        body = hint(" ".join(about), body)
    ring = box("ring", -2, -2, area.width + 4, area.height + 4, 8)
    return pen.place(f"space-{number}", area.x, area.y, body, ring)


@lru_cache(maxsize=128)
def _slab(number: int, width: float, changes: tuple[int, ...], is_past: bool) -> str:
    if not changes:
        style = "op-space-past" if is_past else "op-space"
        return box(style, 0, 0, width, 46, 6) + label(width / 2, 31, "op-space-text", str(number))
    slab = box("op-space-special", 0, 0, width, 46, 6)
    if width < NARROW or len(changes) > 1:
        return slab + label(width / 2, 31, "op-space-mark", str(number))
    icon = group("op-mark", move((width - 30) / 2, 11, SPACE_ICONS[changes[0]]))
    return slab + icon


def _legend(state: OhPharaoh, words: Words, special: dict[int, list[int]]) -> str:
    """What the special spaces mean; what holds already stands out."""
    parts = []
    changes = [(space, change) for space in sorted(special) for change in special[space]]
    for n, (space, change) in enumerate(changes):
        holds = state.overseer >= space
        y = LEGEND_TOP + n * LEGEND_PITCH
        icon = move(20, y - 14, SPACE_ICONS[change], 0.8)
        parts.append(group("op-mark" if holds else "op-mark-soon", icon))
        style = "op-legend-now" if holds else "op-legend"
        parts.append(label(82, y + 4, f"{style} right", str(space)))
        parts.append(label(96, y + 4, style, words.say(SPECIALS[change])))
    return "".join(parts)
