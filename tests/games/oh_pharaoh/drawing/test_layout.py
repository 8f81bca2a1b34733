"""Where things lie on the table of Oh, Pharao!: apart, and inside what holds them."""

from __future__ import annotations

from itertools import combinations

import pytest

from baumeister.drawing.arrangement import Size
from baumeister.drawing.geometry import Rectangle
from baumeister.games.oh_pharaoh.drawing import layout
from baumeister.games.oh_pharaoh.drawing.layout import (
    COUNTER,
    DISCARD,
    DRAW_PILE,
    FINGER,
    HAND,
    LAID,
    OWN,
    ROW,
    TRACK,
)
from baumeister.games.oh_pharaoh.drawing.sites import AS_OWN, AS_RIVAL, Look, own_sites, sites
from tests.drawing.geometry import apart, inside
from tests.games.oh_pharaoh.drawing.games import built, ready

SMALLEST_TEXT = 11


def area(size: Size) -> Rectangle:
    return Rectangle(0, 0, *size)


def test_the_others_follow_in_the_order_of_turns() -> None:
    assert layout.others(4, 2) == [3, 0, 1]
    for seats in (3, 4):
        together = (seats - 1) * layout.rival(seats).width + (seats - 2) * layout.GAP
        assert together == pytest.approx(layout.WIDTH)


def test_places_share_their_room_by_need() -> None:
    room = Rectangle(10, 5, 200, 90)
    first, second = layout.share(room, [4, 1])
    assert first.width > 2 * second.width
    assert second.width >= layout.NARROWEST
    assert apart(first, second)
    assert inside(first, room)
    assert inside(second, room)
    only, none = layout.share(room, [3, 0])
    assert only == room
    assert not none.width


PYRAMIDS = [
    ("55", "6"),
    ("333", "44", "5"),
    ("44444", "5555", "666", "77"),
    tuple(str(n) * (9 - n) for n in range(1, 8)),
    tuple(str(n) * (10 - n) for n in range(1, 10)),
    ("1" * 16, "2"),
    ("8",),
    ("44", "6"),
]


@pytest.mark.parametrize("look", [AS_OWN, AS_RIVAL], ids=["own", "rival"])
@pytest.mark.parametrize("steps", PYRAMIDS, ids=" ".join)
def test_every_pyramid_fits_its_place_and_can_be_read(steps: tuple[str, ...], look: Look) -> None:
    """Even beside another one, and with three others at the table."""
    state = ready(4)
    state.overseer = 3
    state.pyramids[0] = built(*steps)
    state.pyramids[1] = built("333", "44", "5")
    rival = Rectangle(0, 0, layout.rival(4).width - 6, 100)
    found = own_sites(state, 0, area(OWN)) if look is AS_OWN else sites(state, 0, rival, look)
    site = found[0]
    place = Rectangle(0, 0, site.room.width, site.foot + 1)
    for step in steps:
        spot = site.step(int(step[0]))
        wide = site.width(len(step)) * site.size
        assert inside(Rectangle(*spot, wide, site.block.height), place)
    assert site.size * layout.FORMS[site.cut.form].digit >= SMALLEST_TEXT
    top = site.step(site.pyramid.top).y
    assert top >= look.above


def test_small_pyramids_look_best() -> None:
    whole = layout.cut(Size(170, 130), 3, 4, 0.78, 0.8)
    assert whole.form == layout.FORMS.index(layout.WHOLE)
    high = layout.cut(Size(170, 130), 6, 4, 0.78, 0.8)
    assert high.form == layout.FORMS.index(layout.FLAT)
    wide = layout.cut(Size(80, 130), 3, 8, 0.78, 0.8)
    assert wide.form == layout.FORMS.index(layout.NARROW)


@pytest.mark.parametrize(("kinds", "cards"), [(1, 1), (3, 7), (5, 8), (7, 9), (6, 14), (8, 8)])
def test_a_hand_lies_in_one_line_as_long_as_it_can(kinds: int, cards: int) -> None:
    fan = layout.fan(kinds, cards)
    assert fan is not None
    together = kinds * fan.card + (cards - kinds) * fan.sliver + (kinds - 1) * layout.APART
    assert together <= HAND.width
    assert fan.card >= layout.LEAST_HELD


def test_all_kinds_of_cards_lie_in_two_lines() -> None:
    assert layout.fan(13, 13) is None
    places = [Rectangle(*layout.low(n), *layout.LOW) for n in range(13)]
    assert all(inside(place, area(HAND)) for place in places)
    assert all(apart(one, other) for one, other in combinations(places, 2))


def test_open_cards_and_piles_fit_their_row() -> None:
    spots = [*(layout.open_card(field) for field in range(3)), DRAW_PILE, DISCARD]
    places = [Rectangle(*spot, *LAID) for spot in spots]
    assert all(inside(place, area(ROW)) for place in places)
    assert all(apart(one, other) for one, other in combinations(places, 2))


@pytest.mark.parametrize("last", [1, 10, 30])
def test_the_spaces_of_every_track_fit(last: int) -> None:
    places = [*(layout.space(last, number) for number in range(last + 1)), layout.END_CARD]
    assert all(inside(place, area(TRACK)) for place in places)
    assert all(apart(one, other) for one, other in combinations(places, 2))


def test_everything_on_the_counter_has_its_own_place() -> None:
    slots = Size(4 * layout.SLOT_PITCH, layout.SLOT.height)
    for partners in (1, 3, 4):
        places = [
            Rectangle(layout.GIVE_LEFT, layout.SLOTS_TOP, *slots),
            Rectangle(layout.GET_LEFT, layout.SLOTS_TOP, *slots),
            *(Rectangle(*layout.tray(n), *layout.TRAY_CARD) for n in range(13)),
            *(layout.partner(n, partners) for n in range(partners)),
            layout.CLOSE,
        ]
        assert all(inside(place, area(COUNTER)) for place in places)
        assert all(apart(one, other) for one, other in combinations(places, 2))
    last = layout.DEAL_TOP + 3 * layout.DEAL_PITCH
    assert last <= layout.DEAL_FOOT.y + 2
    assert layout.DEAL_KEY.y + layout.DEAL_KEY.height <= layout.DEAL_PITCH
    assert min(layout.DEAL_KEY.height, layout.DEAL_FOOT.height) >= FINGER - 2
