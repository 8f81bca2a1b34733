"""What is one's own: both places for pyramids, and in the dock points and the size of the hand.

Whoever has no seat sees those of the first one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from baumeister.core.event import PUBLIC
from baumeister.core.sentences import seat_name
from baumeister.drawing.geometry import Point, Rectangle
from baumeister.drawing.ink import Picture, move, tooltip
from baumeister.drawing.panel import Panel
from baumeister.drawing.pen import Pen
from baumeister.drawing.seats import star, winners, worth_now
from baumeister.drawing.svg import box, label
from baumeister.games.oh_pharaoh.drawing.cards import SMALL_BACK
from baumeister.games.oh_pharaoh.drawing.hand import bottom, hand_from_outside, is_open
from baumeister.games.oh_pharaoh.drawing.layout import OWN, PURSE
from baumeister.games.oh_pharaoh.drawing.pyramids import pyramid
from baumeister.games.oh_pharaoh.drawing.rivals import HEAD, head_of
from baumeister.games.oh_pharaoh.drawing.rolls import Roll
from baumeister.games.oh_pharaoh.drawing.sites import own_sites
from baumeister.games.oh_pharaoh.drawing.texts import Words
from baumeister.games.oh_pharaoh.drawing.uses import Uses
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh

SLAB: Final = box("slab", 0.75, 0.75, OWN.width - 1.5, OWN.height - 1.5, 9)
TILE: Final = box("slab", 0.75, 0.75, PURSE.width - 1.5, PURSE.height - 1.5, 9)
AREA: Final = Rectangle(4, 4, OWN.width - 8, OWN.height - 8)
BACKS: Final = Point(126, 8)
BACK_SIZE: Final = 0.68
DIGIT: Final = 15.5  # how wide one of the points is
UNIT: Final = 17  # where what they count would begin if they had none


def own_panel(
    state: OhPharaoh,
    words: Words,
    pen: Pen,
    uses: Uses,
    names: Sequence[str] | None,
    roll: Roll | None,
) -> Panel:
    owner = bottom(pen.seat)
    area, head = AREA, ""
    if pen.seat == PUBLIC:
        area = Rectangle(AREA.x, HEAD, AREA.width, OWN.height - HEAD - 4)
        head = head_of(state, words, owner, seat_name(owner, words.language, names), OWN)
    parts: dict[str, Picture] = {"own": SLAB + head}
    for site in own_sites(state, owner, area):
        parts[f"own-{site.number}"] = pyramid(state, words, pen, uses, site, roll)
    return Panel("own", words.say("panel.own"), Rectangle(0, 0, *OWN), parts)


def purse_panel(state: OhPharaoh, words: Words, pen: Pen) -> Panel:
    owner = bottom(pen.seat)
    points, cards = state.ledger.points[owner], state.hand_sizes[owner]
    won = move(106, 13, star(words), 0.62) if owner in winners(state) else ""
    hand: Picture = pen.place(f"hand-{owner}", *BACKS, SMALL_BACK, scale=BACK_SIZE)
    if not is_open(state, pen, owner):
        hand = hand_from_outside(owner, *BACKS, BACK_SIZE)
    held = tooltip(words.count("hand_of", cards), _count(cards) + hand)
    beside = UNIT + DIGIT * len(str(points))
    now = worth_now(state, words, owner, beside, 17)
    unit = label(beside, 33 if now else 30, "plain", _unit(words, points))
    number = tooltip(words.count("points", points), label(12, 30, "large", str(points)) + unit)
    body = TILE + number + now + won + held
    return Panel("purse", words.say("panel.purse"), Rectangle(0, 0, *PURSE), {"purse": body})


@lru_cache(maxsize=512)
def _unit(words: Words, points: int) -> str:
    """What the number counts."""
    return words.count("points", points).replace(str(points), "").strip()


@lru_cache(maxsize=64)
def _count(cards: int) -> str:
    return label(149, 28, "op-count", str(cards))
