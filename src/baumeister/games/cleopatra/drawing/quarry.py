"""The quarry as a list of prices: what each piece costs, brings, and how many are left.

For the seat that looks at it, what is missing in their own hand is marked.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from baumeister.drawing.boxes import Spot
from baumeister.drawing.ink import Picture, group, hint, move
from baumeister.drawing.pen import Pen
from baumeister.drawing.svg import box, label
from baumeister.games.cleopatra.drawing.icons import PIECE_ICONS, RESOURCE_ICONS
from baumeister.games.cleopatra.drawing.layout import PRICE_ROW, PRICE_TOP, QUARRY
from baumeister.games.cleopatra.drawing.texts import Words
from baumeister.games.cleopatra.rules.names import (
    DOOR,
    DOORS,
    DOUBLE,
    MOSAIC,
    OBELISK,
    OBELISKS,
    PEDESTAL,
    RESOURCES,
    SPHINX,
    SPHINXES,
    THRONE,
    WALL,
    WALLS,
)
from baumeister.games.cleopatra.rules.pieces import can_afford, price
from baumeister.games.cleopatra.rules.state import Cleopatra

ROW: Final = box("c-price", 6, 1, QUARRY.width - 12, PRICE_ROW - 3, 6)
COST_LEFT: Final = 62
COST_PITCH: Final = 29
COST_ICON: Final = 0.54


def rows(state: Cleopatra) -> list[int]:
    """The six kinds of pieces; after the pedestal comes the throne."""
    return [WALL, SPHINX, THRONE if state.throne else PEDESTAL, OBELISK, DOOR, MOSAIC]


def left(state: Cleopatra, piece: int) -> int:
    """How many of a kind the quarry still has; pedestal and throne go together."""
    if piece == WALL:
        return WALLS - state.walls.bit_count()
    if piece == SPHINX:
        return SPHINXES - state.sphinxes
    if piece in (PEDESTAL, THRONE):
        return 2 - state.throne
    if piece == OBELISK:
        return OBELISKS - state.obelisks.bit_count()
    return DOORS - state.doors.bit_count() if piece == DOOR else len(state.stack)


def worth(state: Cleopatra, piece: int) -> str:
    """The talents a piece brings; a plus where there may be more."""
    edition = state.settings.edition
    if piece == SPHINX:
        return str(edition.sphinxes[min(state.sphinxes, SPHINXES - 1)])
    if piece in (PEDESTAL, THRONE):
        return str(edition.throne[min(state.throne, 1)])
    if piece == OBELISK:
        return str(edition.obelisk)
    return f"{(edition.wall, edition.door, edition.mosaic)[(WALL, DOOR, MOSAIC).index(piece)]}+"


def quarry(state: Cleopatra, words: Words, pen: Pen) -> dict[str, Picture]:
    return {f"price-{n}": _row(state, words, pen, n, piece) for n, piece in enumerate(rows(state))}


def _row(state: Cleopatra, words: Words, pen: Pen, number: int, piece: int) -> Picture:
    amount = left(state, piece)
    missing: Sequence[int] = ()
    is_near = False
    if pen.seat < state.seats and state.agenda and amount:
        missing = lacking(state, pen.seat, piece)
        is_near = can_afford(state, pen.seat, piece)
    cost = tuple(state.settings.edition.costs[piece])
    body = _drawn(words, piece, cost, tuple(missing), is_near, amount, worth(state, piece))
    spot = Spot(QUARRY.x, QUARRY.y + PRICE_TOP + number * PRICE_ROW)
    return pen.place(f"quarry-{number}", *spot, body)


def lacking(state: Cleopatra, seat: int, piece: int) -> list[int]:
    """Of each resource, how much one's own cards of that resource do not cover."""
    hand = state.hands[seat].counts
    return [
        max(0, due - hand[n] - 2 * hand[n + DOUBLE]) for n, due in enumerate(price(state, piece))
    ]


@lru_cache(maxsize=4096)
def _drawn(
    words: Words,
    piece: int,
    cost: tuple[int, ...],
    missing: tuple[int, ...],
    is_near: bool,
    amount: int,
    value: str,
) -> str:
    style = "c-price-near" if is_near else "c-price-far" if missing or not amount else ""
    body = move(12, 4, PIECE_ICONS[piece], 0.62)
    x = COST_LEFT
    for resource in range(len(RESOURCES)):
        lacks = missing[resource] if missing else 0
        for n in range(cost[resource]):
            is_lacking = n >= cost[resource] - lacks
            body += move(x, 4, price_icon(resource, is_lacking))
            x += COST_PITCH
    body += label(QUARRY.width - 74, 25, "c-worth", value)
    body += label(QUARRY.width - 16, 24, "note right", f"×{amount}")
    about = words.about_pieces[piece]
    names = [
        f"{lacks} {words.resources[resource]}" for resource, lacks in enumerate(missing) if lacks
    ]
    if names:
        about += " " + words.say("lacking", things=", ".join(names))
    return hint(about, ROW + (group(style, body) if style else body))


@lru_cache(maxsize=16)
def price_icon(resource: int, is_lacking: bool) -> str:
    """A resource as part of a price; one that is missing has a dashed frame."""
    icon = move(1, 1, RESOURCE_ICONS[resource], COST_ICON)
    if not is_lacking:
        return icon
    return group("c-faint", icon) + box("c-lacking", 0, 0, 27, 28, 5)


@lru_cache(maxsize=16)
def signs(words: Words) -> str:
    return label(QUARRY.x + 14, QUARRY.y + 25, "title", words.say("quarry")) + label(
        QUARRY.x + QUARRY.width - 74, QUARRY.y + 25, "note right", words.say("talents")
    )
