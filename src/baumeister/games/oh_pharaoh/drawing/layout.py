"""How large the panels of Oh, Pharao! are, and how pyramids fit into their places: numbers only.

Panels are drawn for a phone of 360 pixels. Those that lie side by side on it have the same height.
"""

from __future__ import annotations

from math import floor
from typing import Final, NamedTuple

from baumeister.drawing.arrangement import Size
from baumeister.drawing.geometry import Point, Rectangle

WIDTH: Final = 360.0
TRACK: Final = Size(WIDTH, 48)
ROW: Final = Size(WIDTH, 84)
OWN: Final = Size(WIDTH, 198)
COUNTER: Final = Size(WIDTH, 246)  # little lower than rivals, track and row together
RIVAL_HEIGHT: Final = 128
LEGEND: Final = Size(116, 128)
GONE: Final = Size(116, 242)
PURSE: Final = Size(177, 42)
STALL: Final = Size(177, 42)
HAND: Final = Size(WIDTH, 84)
SEAT: Final = Size(304, 256)
GAP: Final = 6  # between panels

FINGER: Final = 42  # what is smaller is hard to hit


def rival(seats: int) -> Size:
    """One of all but one, side by side."""
    others = seats - 1
    return Size((WIDTH - GAP * (others - 1)) / others, RIVAL_HEIGHT)


def score(seats: int) -> Size:
    """Points and cards of one of them, in a picture without chips."""
    return Size(rival(seats).width, 26)


def others(seats: int, seat: int) -> list[int]:
    """Everybody else in the order of turns, beginning at the left of a seat."""
    return [(seat + n) % seats for n in range(1, seats)]


# Pyramids: places side by side, and in each of them steps of blocks

BETWEEN: Final = 4  # two places
NARROWEST: Final = 42  # a place


def share(area: Rectangle, needs: list[float], least: float = NARROWEST) -> list[Rectangle]:
    """Places that divide an area by need; one that needs nothing has no width."""
    found = [need for need in needs if need]
    width = area.width - BETWEEN * (len(found) - 1)
    spare = width - least * len(found)
    places, x = [], area.x
    for need in needs:
        wide = round(least + spare * need / sum(found), 1) if need else 0.0
        places.append(Rectangle(x, area.y, wide, area.height))
        x += wide + BETWEEN if need else 0
    return places


class Form(NamedTuple):
    """A shape of blocks: how large it is, and how large the number on it."""

    width: float
    height: float
    digit: float


WHOLE: Final = Form(60, 66, 38)
FLAT: Final = Form(60, 42, 36)
NARROW: Final = Form(28, 42, 36)
FORMS: Final = (WHOLE, FLAT, NARROW)  # the first ones are the prettiest
SMALLEST_DIGIT_PIXELS: Final = 11.4  # pixels


class Cut(NamedTuple):
    """The blocks of a pyramid: their shape and size, and in that size how far apart they lie."""

    form: int
    size: float
    across: float
    up: float

    @property
    def width(self) -> float:
        return FORMS[self.form].width

    @property
    def height(self) -> float:
        return FORMS[self.form].height


def cut(room: Size, steps: int, widest: int, largest: float, readable: float) -> Cut:
    """As large as there is room; only very many blocks overlap.

    The prettiest shape is taken whose numbers are at least so `readable`, as a part of the largest
    numbers there could be.
    """
    sizes = [
        min(largest, room.width / (widest * form.width), room.height / (steps * form.height))
        for form in FORMS
    ]
    digits = [size * form.digit for size, form in zip(sizes, FORMS, strict=True)]
    chosen = next(n for n, digit in enumerate(digits) if digit >= readable * max(digits))
    form = FORMS[chosen]
    size = floor(1000 * max(sizes[chosen], SMALLEST_DIGIT_PIXELS / form.digit)) / 1000
    across = min(form.width, (room.width / size - form.width) / max(1, widest - 1))
    up = min(form.height, (room.height / size - form.height) / max(1, steps - 1))
    return Cut(chosen, size, floor(100 * across) / 100, floor(100 * up) / 100)


def step(middle: float, foot: float, shape: Cut, level: int, width: int) -> Point:
    """The top left corner of the first block of a step; level 0 is the lowest one."""
    wide = ((width - 1) * shape.across + shape.width) * shape.size
    top = foot - (level * shape.up + shape.height) * shape.size
    return Point(round(middle - wide / 2, 2), round(top, 2))


# Cards

CARD: Final = Rectangle(0, 0, 92, 130)
BACK: Final = Rectangle(0, 0, 27, 38)  # a card of another hand

# One's own hand: each kind of card is one thing to hit

HELD: Final = Size(58, 82)  # a card that has all the room it wants
SLIVERS: Final = (15.0, 11.0, 8.0, 5.0)  # of what one sees of a card under another of its kind
LEAST_HELD: Final = 41.0
APART: Final = 3.0  # between kinds
TWO_LINES: Final = 7  # kinds in each of two lines
LOW: Final = Size(49, 41)  # a card in one of them


class Fan(NamedTuple):
    """How wide the cards of a hand are, and how much is seen of those under others."""

    card: float
    sliver: float


def fan(kinds: int, cards: int) -> Fan | None:
    """None if there are too many kinds for one line."""
    for sliver in SLIVERS:
        room = HAND.width - APART * (kinds + 1) - sliver * (cards - kinds)
        card = min(HELD.width, room / max(1, kinds))
        if card >= LEAST_HELD:
            return Fan(floor(10 * card) / 10, sliver)
    return None


def low(number: int) -> Point:
    """Where a kind lies in two lines."""
    line, column = divmod(number, TWO_LINES)
    return Point(3 + column * (LOW.width + 2), line * (LOW.height + 1) + 0.5)


# The open cards and the piles

LAID: Final = Size(54, 76)  # a card in the row
LAID_TOP: Final = 4
OPEN_PITCH: Final = 61
DRAW_PILE: Final = Point(219, LAID_TOP)
DISCARD: Final = Point(292, LAID_TOP)


def open_card(field: int) -> Point:
    return Point(14 + field * OPEN_PITCH, LAID_TOP)


# The track

TRACK_LEFT: Final = 6
SPACE_TOP: Final = 9
SPACE_HEIGHT: Final = 32
END_CARD: Final = Rectangle(WIDTH - 32, 5, 27, 38)


def space(last: int, number: int) -> Rectangle:
    """A space of the track."""
    across = (END_CARD.x - 4 - TRACK_LEFT) / (last + 1)
    gap = min(3, across / 8)
    left = round(TRACK_LEFT + number * across, 2)
    return Rectangle(left, SPACE_TOP, round(across - gap, 2), SPACE_HEIGHT)


# On the counter

EDGE: Final = 8
INNER: Final = WIDTH - 2 * EDGE
CLOSE: Final = Rectangle(WIDTH - EDGE - 42, 5, 42, 42)

SLOT: Final = Size(34, 48)
SLOT_PITCH: Final = 36
SLOTS_TOP: Final = 20
GIVE_LEFT: Final = EDGE
GET_LEFT: Final = EDGE + 4 * SLOT_PITCH + 12
TRAY_TOP: Final = 91
TRAY_COLUMNS: Final = 7
TRAY_CARD: Final = Size(48, 42)
TRAY_PITCH: Final = Point(49.3, 44)
PARTNERS_TOP: Final = 184
PARTNER_HEIGHT: Final = 55


def tray(number: int) -> Point:
    """Where a kind of card lies in the tray of those one can ask for."""
    row, column = divmod(number, TRAY_COLUMNS)
    return Point(EDGE + column * TRAY_PITCH.x, TRAY_TOP + row * TRAY_PITCH.y)


def partner(number: int, count: int) -> Rectangle:
    """One of several keys side by side."""
    return _in_line(number, count, PARTNERS_TOP, PARTNER_HEIGHT)


OFFER_CARD: Final = Size(64, 90)
OFFER_TOP: Final = 58
OFFER_ROOM: Final = 158  # for the cards of each side
RIGHT: Final = 194  # where the other side of an offer begins
KEYS_TOP: Final = 184
KEY_HEIGHT: Final = 56


def key(number: int, count: int) -> Rectangle:
    """One of several answers."""
    return _in_line(number, count, KEYS_TOP, KEY_HEIGHT)


def _in_line(number: int, count: int, top: float, height: float) -> Rectangle:
    pitch = (INNER + GAP) / count
    return Rectangle(EDGE + number * pitch, top, pitch - GAP, height)


DEAL_TOP: Final = 38
DEAL_PITCH: Final = 55
DEAL_HEIGHT: Final = 38  # of a card
DEAL_ROOM: Final = 100  # for the cards of each side
DEAL_SIDES: Final = (36, 158)  # where the cards of both sides begin
DEAL_KEY: Final = Rectangle(268, 7, 84, 43)
DEAL_FOOT: Final = Rectangle(EDGE, COUNTER.height - 44, INNER, 41)
