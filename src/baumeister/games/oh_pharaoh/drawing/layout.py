"""Where everything lies on the table of Oh, Pharao!: numbers only, all of them here.

Whoever looks sits at the bottom; the others sit above in the order of their turns.
"""

from __future__ import annotations

from math import floor
from typing import Final, NamedTuple

from baumeister.drawing.boxes import Box, Spot

WIDTH: Final = 1400
HEIGHT: Final = 990
MARGIN: Final = 14


# Seats: a head with name, points and cards, and below it two places for pyramids.
OTHERS: Final = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, 316)
OWN: Final = Box(636, 342, 750, 634)
HEAD: Final = 58
PYRAMID_GAP: Final = 10

# At the left: open cards and piles, the track, the stall for trade, and below them one's own hand.
# A phone shows this column first: cards are taken, traded and laid here.
COLUMN: Final = 610
ROW: Final = Box(MARGIN, 342, COLUMN, 150)
TRACK: Final = Box(MARGIN, 499, COLUMN, 196)
STALL: Final = Box(MARGIN, 702, COLUMN, 74)
HAND: Final = Box(MARGIN, 786, COLUMN, 190)
COUNTER: Final = Box(MARGIN, 342, COLUMN, 434)  # while something is on it, over all but the hand

CARD: Final = Box(0, 0, 92, 130)
BLOCK: Final = Box(0, 0, 60, 78)  # a card in a pyramid
ACROSS: Final = 62  # from card to card within a step,
ROOMY: Final = 56  # or a little less,
CLOSEST: Final = 45  # or if it is a wide one: what counts stays in sight
SMALL: Final = 0.8  # cards overlap more rather than being smaller than this
SMALL_OWN: Final = 1.1
UP: Final = 49  # from step to step,
WHOLE: Final = 74  # or more where there is room
PLINTH: Final = 38  # what a pyramid stands on
LARGEST: Final = 1.1  # how much the cards of a pyramid are enlarged
LARGEST_OWN: Final = 1.65
BACK: Final = Box(0, 0, 27, 38)  # a card of another hand
BACK_PITCH: Final = 11
MOST_BACKS: Final = 7
HAND_SCALE: Final = 1.14
HELD: Final = Box(0, 0, CARD.width * HAND_SCALE, CARD.height * HAND_SCALE)
HAND_LEFT: Final = 32
HAND_TOP: Final = 18
HAND_WIDTH: Final = HAND.width - 2 * HAND_LEFT
WIDEST_PITCH: Final = 86
STEEPEST: Final = 1.5  # degrees between two cards of a fan
WIDEST_FAN: Final = 8  # degrees from its middle to its end
ARC: Final = 0.13  # how far the ends of the fan hang down, for each degree squared


def others(seats: int, seat: int) -> list[int]:
    """Everybody else in the order of turns, beginning at the left of a seat."""
    return [(seat + n) % seats for n in range(1, seats)]


def area(seats: int, bottom: int, seat: int) -> Box:
    """The area of a seat, if this one sits at the bottom."""
    if seat == bottom:
        return OWN
    n = others(seats, bottom).index(seat)
    width = (OTHERS.width - (seats - 2) * MARGIN) / (seats - 1)
    return Box(OTHERS.x + n * (width + MARGIN), OTHERS.y, width, OTHERS.height)


def place(room: Box, pyramid: int) -> Box:
    """Where a pyramid stands within the area of its seat."""
    width = (room.width - 3 * PYRAMID_GAP) / 2
    height = room.height - HEAD - PYRAMID_GAP
    return Box(PYRAMID_GAP + pyramid * (width + PYRAMID_GAP), HEAD, width, height)


class Cut(NamedTuple):
    """How large the cards of a pyramid are, and in that size how far apart they lie."""

    size: float
    across: float
    up: float


def cut(room: Box, steps: int, widest: int, free: int) -> Cut:
    """With room for so many more steps on top, and cards beside them; wide steps overlap."""
    largest, small = (LARGEST_OWN, SMALL_OWN) if free else (LARGEST, SMALL)
    cards, rows = widest + free, steps + free
    width, height = room.width - 16, room.height - PLINTH - 10
    tall = height / (BLOCK.height + (rows - 1) * UP)
    roomy, close = (width / ((cards - 1) * pitch + ACROSS) for pitch in (ROOMY, CLOSEST))
    size = floor(1000 * min(largest, tall, max(roomy, min(close, small)))) / 1000
    across = floor((width / size - ACROSS) / max(1, cards - 1))
    up = floor((height / size - BLOCK.height) / max(1, rows - 1))
    return Cut(size, min(ACROSS, across), max(UP, min(WHOLE, up)))


def step(room: Box, shape: Cut, level: int, width: int) -> Spot:
    """The top left corner of the first card of a step; level 0 is the lowest one."""
    top = room.height - PLINTH - (BLOCK.height + level * shape.up) * shape.size
    wide = ((width - 1) * shape.across + ACROSS) * shape.size
    return Spot(round((room.width - wide) / 2 + shape.size, 2), round(top, 2))


class Held(NamedTuple):
    """Where a card of one's own hand lies, turned around its foot."""

    x: float
    y: float
    angle: float


def pitch(cards: int) -> float:
    """From card to card in one's own hand."""
    return min(WIDEST_PITCH, (HAND_WIDTH - HELD.width) / max(1, cards - 1))


def held(cards: int, number: int) -> Held:
    """A fan: the cards in its middle are the highest."""
    across = pitch(cards)
    steepness = min(STEEPEST, 2 * WIDEST_FAN / max(1, cards - 1))
    aside = number - (cards - 1) / 2
    angle = aside * steepness
    left = HAND_LEFT + (HAND_WIDTH - HELD.width) / 2 + aside * across
    return Held(round(left, 1), round(HAND_TOP + ARC * angle * angle, 1), round(angle, 2))


OPEN_PITCH: Final = 104
DECK: Final = Spot(ROW.x + 376, ROW.y + 9)
DISCARD: Final = Spot(ROW.x + 490, ROW.y + 9)


def open_card(field: int) -> Spot:
    return Spot(ROW.x + 28 + field * OPEN_PITCH, ROW.y + 9)


SPACE_TOP: Final = 67
TRACK_LEFT: Final = 18
END_CARD: Final = Box(TRACK.width - 64, 3, 44, 62)
LEGEND_TOP: Final = 138
LEGEND_PITCH: Final = 23


def space_pitch(last: int) -> float:
    return (TRACK.width - 2 * TRACK_LEFT) / (last + 1)


def space(last: int, number: int) -> Box:
    """A space of the track."""
    across = space_pitch(last)
    gap = min(5, across / 8)
    return Box(round(TRACK_LEFT + number * across, 2), SPACE_TOP, round(across - gap, 2), 46)


# On the counter
EDGE: Final = 16
SLOT_SCALE: Final = 0.62
SLOT_PITCH: Final = 66
SLOTS_TOP: Final = 80
GIVE_LEFT: Final = EDGE
GET_LEFT: Final = COLUMN - EDGE - 3 * SLOT_PITCH - 57
TRAY_TOP: Final = 198
TRAY_SCALE: Final = 0.62
TRAY_PITCH: Final = Spot(86, 85)
TRAY_COLUMNS: Final = 7
PARTNERS_TOP: Final = 375
PARTNER: Final = Box(0, 0, 140, 48)
PARTNER_PITCH: Final = 146


def tray(number: int) -> Spot:
    """Where a kind of card lies in the tray of those one can ask for."""
    row, column = divmod(number, TRAY_COLUMNS)
    return Spot(EDGE + column * TRAY_PITCH.x, TRAY_TOP + row * TRAY_PITCH.y)


def partner(number: int) -> Spot:
    return Spot(EDGE + number * PARTNER_PITCH, PARTNERS_TOP)


OFFER_SCALE: Final = 0.9
OFFER_TOP: Final = 104
OFFER_PITCH: Final = 60  # of cards that overlap
OFFER_CARD: Final = 87
RIGHT: Final = 326  # where the other side of an offer begins
KEYS_TOP: Final = 322
KEY: Final = Box(0, 0, 186, 84)
KEY_PITCH: Final = 196
WIDE_KEY: Final = Box(0, 0, 284, 84)
WIDE_PITCH: Final = 294
CLOSE: Final = Box(COLUMN - 58, 10, 46, 46)


def key(number: int) -> Box:
    """One of three answers."""
    return Box(EDGE + number * KEY_PITCH, KEYS_TOP, KEY.width, KEY.height)


def wide_key(number: int) -> Box:
    """One of two answers."""
    return Box(EDGE + number * WIDE_PITCH, KEYS_TOP, WIDE_KEY.width, WIDE_KEY.height)


DEAL_TOP: Final = 62
DEAL_PITCH: Final = 103
DEAL_SCALE: Final = 0.5
DEAL_CARD_PITCH: Final = 38
DEAL_SIDES: Final = (58, 262)  # where the cards of both sides begin
DEAL_KEY: Final = Box(456, 30, 126, 58)
DEAL_FOOT: Final = Box(EDGE, COUNTER.height - 58, COLUMN - 2 * EDGE, 46)


def deal(number: int) -> Spot:
    return Spot(14, DEAL_TOP + number * DEAL_PITCH)
