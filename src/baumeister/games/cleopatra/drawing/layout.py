"""Where everything lies on the table of Kleopatra: numbers only, all of them here."""

from __future__ import annotations

from typing import Final

from baumeister.drawing.boxes import Box, Spot
from baumeister.games.cleopatra.rules.actions import SIDE
from baumeister.games.cleopatra.rules.names import LEFT, STALLS

WIDTH: Final = 1600
HEIGHT: Final = 1100
WHOLE: Final = Box(0, 0, WIDTH, HEIGHT)

CARD: Final = Box(0, 0, 112, 132)
CARD_BAND: Final = 31  # what an overlapping card leaves of the one below

# The market on the left
MARKET: Final = Box(16, 16, 388, 548)
PILE_SCALE: Final = 0.8
DECK: Final = Spot(MARKET.x + 12, MARKET.y + 38)
DRAWN: Final = Spot(MARKET.x + 136, MARKET.y + 38)
DISCARD: Final = Spot(MARKET.x + 286, MARKET.y + 38)
DRAWN_PITCH: Final = 26
STALL_TOP: Final = MARKET.y + 178
STALL_HEIGHT: Final = 360
STALL_PITCH: Final = 124


def stall(number: int) -> Spot:
    """The upper left corner of the first card of a stall."""
    return Spot(MARKET.x + 14 + number * STALL_PITCH, STALL_TOP)


def stall_pitch(cards: int) -> float:
    """How far the cards of a stall lie apart; in a long one they move together."""
    room = STALL_HEIGHT - CARD.height
    return min(CARD_BAND, room * 10 // (cards - 1) / 10) if cards > 1 else CARD_BAND


# The list of prices below it
QUARRY: Final = Box(16, 576, 388, 262)
PRICE_TOP: Final = 34
PRICE_ROW: Final = 37.5

# The palace in the middle, the garden in it seen from above: row 0 is the back
TERRACE: Final = Box(416, 16, 580, 822)
CELL: Final = 54
GARDEN: Final = Box(463, 68, CELL * SIDE, CELL * SIDE)
WALL: Final = 36  # how thick a wall is
WALL_LENGTH: Final = 3 * CELL
GAP: Final = 3  # between a wall and the garden
FRONT: Final = GARDEN.y + GARDEN.height + GAP


def square(row: int, column: int) -> Spot:
    """The upper left corner of a square of the garden."""
    return Spot(GARDEN.x + column * CELL, GARDEN.y + row * CELL)


def wall(slot: int) -> tuple[Spot, bool]:
    """The corner of a wall, and whether it stands upright in the drawing."""
    third = slot % 3
    if slot < 3:
        return Spot(GARDEN.x - GAP - WALL, GARDEN.y + (2 - third) * WALL_LENGTH), True
    if slot < 6:
        return Spot(GARDEN.x + third * WALL_LENGTH, GARDEN.y - GAP - WALL), False
    return Spot(GARDEN.x + GARDEN.width + GAP, GARDEN.y + third * WALL_LENGTH), True


DOOR: Final = Box(0, 0, WALL + GAP + WALL_LENGTH, 42)


def door(side: int) -> Spot:
    """A door frame reaches from its corner to the gate in the middle."""
    left = GARDEN.x - GAP - WALL
    return Spot(left if side == LEFT else GARDEN.x + 6 * CELL, FRONT)


THRONE: Final = Box(GARDEN.x + 3 * CELL, GARDEN.y, 3 * CELL, 2 * CELL)

# In front of the palace
PLAZA: Final = Box(TERRACE.x + 8, FRONT + DOOR.height + 4, TERRACE.width - 16, 228)
SPHINX: Final = Box(0, 0, 112, 66)
OBELISK: Final = Box(0, 0, 66, 204)
STEP: Final = 41
MIDDLE: Final = GARDEN.x + GARDEN.width / 2
STEPS_FOOT: Final = 812


def sphinx(number: int) -> Spot:
    """Pairs face each other across the avenue, the first pair farthest from the gate."""
    pair, side = divmod(number, 2)
    x = MIDDLE - 56 - SPHINX.width if side == 0 else MIDDLE + 56
    return Spot(x, PLAZA.y + 8 + (2 - pair) * 73)


def obelisk(side: int) -> Spot:
    left = PLAZA.x + 10
    return Spot(left if side == LEFT else PLAZA.x + PLAZA.width - 10 - OBELISK.width, PLAZA.y + 14)


def step(number: int) -> Spot:
    """The middle of a step of Cleopatra; she begins at 0 and ends at the gate."""
    return Spot(MIDDLE, STEPS_FOOT - number * STEP)


# The mosaics, and below them the high priest
STACK: Final = Box(1004, 16, 180, 540)
TOP_MOSAIC: Final = Box(STACK.x + 10, STACK.y + 36, 160, 166)
MINI: Final = 10  # a square of a mosaic in the overview
MINI_TOP: Final = STACK.y + 242
MINI_PITCH: Final = Spot(58, 70)
ALTAR: Final = Box(1004, 568, 180, 270)
DIE: Final = 38


def mini(number: int) -> Spot:
    row, column = divmod(number, 3)
    return Spot(STACK.x + 6 + column * MINI_PITCH.x, MINI_TOP + row * MINI_PITCH.y)


def die(number: int, on_altar: bool) -> Spot:
    """Dice on the altar lie in its dish, blank ones below."""
    x = ALTAR.x + 24 + (number % 3) * 47 + (23 if number > 2 else 0)
    top = ALTAR.y + (46 if on_altar else 140)
    return Spot(x, top + (44 if number > 2 else 0))


# The own place at the bottom
OWN: Final = Box(16, 848, 1168, 236)
PURSE: Final = Spot(OWN.x + 12, OWN.y + 10)
OWN_MERCHANTS: Final = Spot(OWN.x + 12, OWN.y + 78)
OWN_PYRAMID: Final = Spot(OWN.x + 130, OWN.y + 106)
OWN_STATUES: Final = Spot(OWN.x + 12, OWN.y + 152)
TRAY: Final = Box(OWN.x + 246, OWN.y + 8, 912, 82)
HAND: Final = Box(OWN.x + 246, OWN.y + 96, 912, 132)
HAND_GAP: Final = 8
OFFERING: Final = Box(TRAY.x - 8, OWN.y + 2, TRAY.width + 14, OWN.height - 4)  # covers both
BIDS: Final = Box(TRAY.x + 150, OWN.y + 40, TRAY.width - 158, 186)


def hand_pitch(stacks: int) -> float:
    """How far the stacks of a hand lie apart; many of them overlap."""
    room = HAND.width - CARD.width
    return min(CARD.width + HAND_GAP + 12, room * 10 // (stacks - 1) / 10) if stacks > 1 else 0


def bid_size(amounts: int) -> int:
    """The side of a square for each amount, as large as all of them fit."""
    return next(
        size for size in range(60, 0, -1) if (BIDS.width // size) * (BIDS.height // size) >= amounts
    )


def bid(number: int, size: int) -> Spot:
    row, column = divmod(number, int(BIDS.width // size))
    return Spot(BIDS.x + column * size, BIDS.y + row * size)


# The seats on the right
SEATS: Final = Box(1196, 16, 388, 1068)
PANEL_GAP: Final = 10
TALLEST_PANEL: Final = 232


def panel(seats: int, seat: int) -> Box:
    height = min(TALLEST_PANEL, (SEATS.height - (seats - 1) * PANEL_GAP) / seats)
    return Box(SEATS.x, SEATS.y + seat * (height + PANEL_GAP), SEATS.width, height)


assert stall(STALLS - 1).x + CARD.width <= MARKET.x + MARKET.width
