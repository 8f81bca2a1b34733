"""Sites: where a pyramid stands in a panel, and how large its blocks are there."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from baumeister.drawing.arrangement import Size
from baumeister.drawing.geometry import Point, Rectangle
from baumeister.games.oh_pharaoh.drawing import layout
from baumeister.games.oh_pharaoh.drawing.layout import FINGER
from baumeister.games.oh_pharaoh.rules.names import PYRAMIDS
from baumeister.games.oh_pharaoh.rules.pyramid import Pyramid
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh

EDGE: Final = 3  # of a place, that blocks keep free
EMPTY_NEED: Final = 2.0  # of an empty place, in blocks
OWN_PLACE: Final = 3 * FINGER + 2 * EDGE  # as wide as three things that can be hit
LOCKED_PLACE: Final = 84.0


class Look(NamedTuple):
    """How pyramids are shown in a kind of panel."""

    largest: float  # size of a block
    plinth: float  # the height of what it stands on
    above: float = 0  # room for what could be laid on top of it
    beside: int = 0  # room for so many more blocks in each step
    readable: float = (
        0.6  # how large numbers are at least, compared with the largest there could be
    )


AS_RIVAL: Final = Look(0.5, 18, readable=0.8)
AS_OWN: Final = Look(0.78, 24, FINGER, 2)
IN_SHEET: Final = Look(0.6, 22)
ON_COUNTER: Final = Look(0.96, 0)


class Site:
    """One place for a pyramid that never changes: whose, which one, where, how its blocks lie."""

    def __init__(
        self, owner: int, number: int, pyramid: Pyramid, room: Rectangle, look: Look
    ) -> None:
        self.owner = owner
        self.number = number
        self.room = room
        self.look = look
        self.pyramid = pyramid
        self.foot = room.height - look.plinth - 1
        self.middle = room.width / 2
        rows = max(2, self.pyramid.top - self.pyramid.bottom + 1)
        widest = max(1, *self.pyramid.widths) + look.beside
        inner = Size(room.width - 2 * EDGE, self.foot - EDGE - look.above)
        self.cut = layout.cut(inner, rows, widest, look.largest, look.readable)
        self.size = self.cut.size

    @property
    def block(self) -> Size:
        """How large a block is in the panel."""
        return Size(self.cut.width * self.size, self.cut.height * self.size)

    def width(self, cards: int) -> float:
        """How wide so many cards of a step are, in the size of a whole block."""
        return (cards - 1) * self.cut.across + self.cut.width

    def step(self, number: int) -> Point:
        """Where the step of a number begins, whether or not anything lies there."""
        level = number - self.pyramid.bottom
        return layout.step(
            self.middle, self.foot, self.cut, level, max(1, self.pyramid.widths[number])
        )


def site_of(state: OhPharaoh, owner: int, number: int, room: Rectangle, look: Look) -> Site:
    """The same place as long as the same pyramid stands there."""
    pyramid = state.pyramids[PYRAMIDS * owner + number]
    return _site(owner, number, pyramid.widths, pyramid.jokers, room, look)


@lru_cache(maxsize=4096)
def _site(
    owner: int,
    number: int,
    widths: tuple[int, ...],
    jokers: tuple[int, ...],
    room: Rectangle,
    look: Look,
) -> Site:
    return Site(owner, number, Pyramid(widths, jokers), room, look)


def sites(state: OhPharaoh, owner: int, area: Rectangle, look: Look) -> list[Site]:
    """Both places of somebody, sharing an area by need; one that is not open yet is missing."""
    needs = [_need(state, owner, number) for number in range(PYRAMIDS)]
    rooms = layout.share(area, needs)
    return [
        site_of(state, owner, number, room, look)
        for number, room in enumerate(rooms)
        if needs[number]
    ]


def own_sites(state: OhPharaoh, owner: int, area: Rectangle) -> list[Site]:
    """The same with room for all that could be laid there; what is not open yet is there, too."""
    needs = [_need(state, owner, number) for number in range(PYRAMIDS)]
    if not needs[-1]:
        first = area.width - LOCKED_PLACE - layout.BETWEEN
        rooms = [
            area._replace(width=first),
            area._replace(x=area.x + first + layout.BETWEEN, width=LOCKED_PLACE),
        ]
    else:
        rooms = layout.share(area, needs, OWN_PLACE)
    return [site_of(state, owner, number, room, AS_OWN) for number, room in enumerate(rooms)]


def _need(state: OhPharaoh, owner: int, number: int) -> float:
    pyramid = state.pyramids[PYRAMIDS * owner + number]
    if pyramid.size:
        return max(pyramid.widths)
    return EMPTY_NEED if number < state.allowed_pyramids else 0
