"""Where things lie on the table of Oh, Pharao!: apart, and inside what holds them."""

from __future__ import annotations

from itertools import combinations
from math import cos, radians, sin

import pytest

from baumeister.drawing.boxes import Box
from baumeister.games.oh_pharaoh.drawing import layout
from baumeister.games.oh_pharaoh.drawing.layout import (
    BLOCK,
    CARD,
    COUNTER,
    DECK,
    DISCARD,
    HAND,
    HELD,
    OWN,
    PLINTH,
    ROW,
    STALL,
    TRACK,
)
from tests.drawing.boxes import apart, inside

TABLE = Box(0, 0, layout.WIDTH, layout.HEIGHT)


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("bottom", [0, 1, 2])
def test_areas_lie_apart_and_the_others_follow_in_the_order_of_turns(
    seats: int, bottom: int
) -> None:
    areas = [layout.area(seats, bottom, seat) for seat in range(seats)]
    assert areas[bottom] == OWN
    boxes = [*areas, ROW, TRACK, STALL, HAND]
    assert all(apart(one, other) for one, other in combinations(boxes, 2))
    assert all(inside(box, TABLE) for box in boxes)
    lefts = [areas[seat].x for seat in layout.others(seats, bottom)]
    assert lefts == sorted(lefts)
    assert layout.others(seats, bottom)[0] == (bottom + 1) % seats


def test_the_own_area_is_the_largest() -> None:
    for seats in (3, 4):
        for number in (0, 1):
            own = layout.place(OWN, number)
            other = layout.place(layout.area(seats, 0, 1), number)
            assert own.width * own.height > 1.3 * other.width * other.height
            assert inside(own, Box(0, 0, OWN.width, OWN.height))


def test_the_counter_covers_neither_hand_nor_pyramids() -> None:
    """What is needed to think about an offer stays in sight."""
    assert all(inside(box, COUNTER) for box in (ROW, TRACK, STALL))
    assert all(apart(COUNTER, box) for box in (HAND, OWN, layout.OTHERS))


def test_a_phone_shows_counter_and_hand_together() -> None:
    """It begins at the left edge, enlarged so that this much of the table is seen."""
    seen = Box(0, 0, layout.WIDTH / 2.2, layout.HEIGHT)
    assert inside(COUNTER, seen)
    assert inside(HAND, seen)


@pytest.mark.parametrize("free", [0, 1])
@pytest.mark.parametrize(
    "widths", [[2, 1], [3, 2, 1], [7, 6, 5, 4, 3, 2, 1], [9, 8, 7, 6, 5, 4, 3, 2, 1], [16, 1], [1]]
)
def test_every_pyramid_fits_its_place(widths: list[int], free: int) -> None:
    rooms = [layout.place(OWN, 0)] if free else [layout.place(layout.area(4, 0, 1), 0)]
    for room in rooms:
        shape = layout.cut(room, len(widths), max(widths), free)
        box = Box(0, 0, room.width, room.height - PLINTH)
        for level, width in enumerate(widths):
            spot = layout.step(room, shape, level, width)
            wide = ((width - 1) * shape.across + BLOCK.width) * shape.size
            assert inside(Box(*spot, wide, BLOCK.height * shape.size), box)
        assert shape.across >= layout.CLOSEST
        if free:
            above = layout.step(room, shape, len(widths), 1)
            assert above.y >= 0


@pytest.mark.parametrize("cards", [20, 28])
def test_seven_steps_can_be_read(cards: int) -> None:
    """The numbers of a pyramid of seven steps stay larger than the smallest words."""
    widest = 7 if cards == 28 else 6
    own = layout.cut(layout.place(OWN, 0), 7, widest, 1)
    other = layout.cut(layout.place(layout.area(4, 0, 1), 0), 7, widest, 0)
    letters = 38  # pixels of a number in a whole card
    assert own.size * letters >= 23
    assert other.size * letters >= 18
    assert own.size * own.up >= 30


def corners(held: layout.Held) -> list[tuple[float, float]]:
    """Of a card in the fan, turned around the middle of its foot."""
    angle = radians(held.angle)
    middle, foot = held.x + HELD.width / 2, held.y + HELD.height
    return [
        (middle + x * cos(angle) - y * sin(angle), foot + x * sin(angle) + y * cos(angle))
        for x in (-HELD.width / 2, HELD.width / 2)
        for y in (-HELD.height, 0)
    ]


@pytest.mark.parametrize("cards", [1, 2, 7, 12, 20, 30])
def test_the_hand_is_a_fan_inside_its_area(cards: int) -> None:
    fan = [layout.held(cards, number) for number in range(cards)]
    for held in fan:
        for x, y in corners(held):
            assert 0 <= x <= HAND.width
            assert 0 <= y <= HAND.height
    assert [held.x for held in fan] == sorted(held.x for held in fan)
    assert fan[0].angle == -fan[-1].angle
    assert fan[cards // 2].y <= fan[0].y


def test_twelve_cards_show_their_corners() -> None:
    corner = 34 * layout.HAND_SCALE  # as far as the sign in the corner of a card reaches
    assert layout.pitch(12) >= corner
    assert layout.pitch(20) >= 0.5 * corner


def test_open_cards_and_piles_fit_their_row() -> None:
    spots = [*(layout.open_card(field) for field in range(3)), DECK, DISCARD]
    boxes = [Box(*spot, CARD.width, CARD.height) for spot in spots]
    assert all(inside(box, ROW) for box in boxes)
    assert all(apart(one, other) for one, other in combinations(boxes, 2))


@pytest.mark.parametrize("last", [1, 10, 30])
def test_the_spaces_of_every_track_fit(last: int) -> None:
    spaces = [layout.space(last, number) for number in range(last + 1)]
    assert all(inside(space, Box(0, 0, TRACK.width, TRACK.height)) for space in spaces)
    assert all(apart(one, other) for one, other in combinations(spaces, 2))


def test_everything_on_the_counter_has_its_own_place() -> None:
    tray = layout.TRAY_SCALE
    slot = Box(0, layout.SLOTS_TOP, 3 * layout.SLOT_PITCH + CARD.width * layout.SLOT_SCALE, 81)
    boxes = [
        slot._replace(x=layout.GIVE_LEFT),
        slot._replace(x=layout.GET_LEFT),
        *(Box(*layout.tray(n), CARD.width * tray, CARD.height * tray) for n in range(13)),
        *(Box(*layout.partner(n), *layout.PARTNER[2:]) for n in range(4)),
        layout.CLOSE,
    ]
    assert all(inside(box, Box(0, 0, COUNTER.width, COUNTER.height)) for box in boxes)
    assert all(apart(one, other) for one, other in combinations(boxes, 2))
    for answers in ([layout.key(n) for n in range(3)], [layout.wide_key(n) for n in range(2)]):
        assert all(inside(box, Box(0, 0, COUNTER.width, COUNTER.height)) for box in answers)
        assert all(apart(one, other) for one, other in combinations(answers, 2))
    assert layout.deal(2).y + layout.DEAL_PITCH <= layout.DEAL_FOOT.y
