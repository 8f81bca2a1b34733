"""The drawing of the Imhotep table."""

from __future__ import annotations

import re

import pytest

from baumeister.core.action import Action
from baumeister.core.event import PUBLIC, Event, visible
from baumeister.core.state import CHANCE, UNKNOWN
from baumeister.drawing import draw, draw_parts, lines, plain
from baumeister.drawing.shapes import STONES
from baumeister.games.imhotep.rules.actions import (
    Card,
    Keep,
    Next,
    Place,
    Play,
    Pyramid,
    Sail,
    Take,
)
from baumeister.games.imhotep.rules.game import IMHOTEP
from baumeister.games.imhotep.rules.names import (
    BURIAL_CHAMBER,
    LEVER,
    OBELISKS,
    PYRAMID,
    STATUE,
)
from baumeister.languages import language
from tests.drawing.boards import (
    MIXTURES,
    NAMESPACE,
    actions,
    after,
    begun,
    moments,
    parsed,
    places,
    viewers,
)

WITH_A_PLACE = (Take, Place, Sail, Play, Card, Keep, Pyramid, Next)
NAMES = ['<b>"&', "Bartholomäus von Hohenstein", "D'Artagnan", "]]>" * 20]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("sides", MIXTURES)
def test_every_masked_state_is_well_formed_for_every_viewer(seats: int, sides: str) -> None:
    for state in moments(seats, sides, seed=seats):
        for seat in viewers(state):
            view = state.mask(seat)
            legal = view.legal(seat) if seat in view.to_act() else []
            last = visible(state.log or [], seat)[-5:]
            svg = draw(view, seat=seat, legal=legal, last=last, names=NAMES[:seats])
            root = parsed(svg)
            assert root.tag == NAMESPACE + "svg"
            found = places(svg)
            assert len(found) == len(set(found))
            check_actions(svg_actions=actions(svg), legal=legal)


def check_actions(svg_actions: list[str], legal: list[Action]) -> None:
    """What is in the drawing is legal, and what is legal and has a place is in the drawing."""
    drawn = {IMHOTEP.vocabulary.parse(notation) for notation in svg_actions}
    assert drawn <= set(legal)
    assert {action for action in legal if isinstance(action, WITH_A_PLACE)} <= drawn


def test_a_turn_can_be_played_on_the_board_alone() -> None:
    """Each way to act has its place, and exactly one."""
    words = set()
    for state in moments(4, "AAAAA", seed=2):
        seat = (state.to_act() or [CHANCE])[0]
        if seat != CHANCE and type(state.agenda[-1]).__name__ == "Turn":
            legal = state.legal(seat)
            found = actions(draw(state, seat=seat, legal=legal, standalone=False))
            expected = [action.notation() for action in legal if action.word != "pass"]
            assert sorted(found) == sorted(expected)
            words |= {action.word for action in legal}
    assert words >= {"take", "place", "sail", "play"}


def test_without_options_the_drawing_is_still() -> None:
    svg = draw(after(60))
    assert 'role="img"' in svg
    for word in ("data-action", "tabindex", 'role="button"', 'class="go"'):
        assert word not in svg


def test_what_can_be_done_is_a_button_with_a_sentence() -> None:
    state = after(8)
    seat = state.to_act()[0]
    svg = draw(state, seat=seat, legal=state.legal(seat), language=language("de"))
    buttons = parsed(svg).findall(f".//{NAMESPACE}g[@role='button']")
    assert buttons
    for button in buttons:
        action = IMHOTEP.vocabulary.parse(button.attrib["data-action"])
        title = button.find(NAMESPACE + "title")
        assert button.attrib["tabindex"] == "0"
        assert title is not None
        assert title.text == IMHOTEP.sentences.say(action.text(), language("de"))


def test_the_text_board_is_the_description() -> None:
    state = after(70, seats=3, sides="BABAB")
    root = parsed(draw(state, names=NAMES))
    description = root.find(NAMESPACE + "desc")
    title = root.find(NAMESPACE + "title")
    assert description is not None
    assert description.text == plain(lines(state, names=NAMES))
    assert title is not None
    assert title.text == f"Imhotep · Round {state.round} of 6"


def test_names_are_escaped() -> None:
    svg = draw(after(30), names=NAMES)
    assert "<b>" not in svg
    assert "&lt;b&gt;&quot;&amp;" in svg


def test_drawing_changes_nothing_and_is_the_same_every_time() -> None:
    state = after(90, sides="BBBBB")
    before = state.to_json()
    assert draw(state) == draw(state)
    assert state.to_json() == before


def test_only_the_looker_sees_the_pair() -> None:
    state = begun(2, "BAAAA")
    state.market.pair = 2
    state.market.looker = 1
    state.market.look_at(LEVER)
    state.market.look_at(STATUE)
    assert state.mask(0).market.looked_at == [UNKNOWN, UNKNOWN]
    mine = draw(state.mask(1), seat=1, standalone=False)
    theirs = [draw(state.mask(seat), seat=seat, standalone=False) for seat in (0, PUBLIC)]
    assert "Lever" in mine
    assert not any("Lever" in svg or "Statue" in svg for svg in theirs)


def test_the_last_events_leave_a_ring() -> None:
    state = after(60)
    event = Event("takes", 1, {"n": 2})
    still, marked = draw(state, standalone=False), draw(state, last=[event], standalone=False)
    assert 'class="ring"' not in still
    assert marked.count('class="ring"') == 1
    assert marked.index('data-at="sled-1"') < marked.index('class="ring"')


def test_a_ship_that_has_sailed_is_marked() -> None:
    """At its site; nothing is marked there any more when it has gone home."""
    state = next(state for state in moments(4, "AAAAA", seed=2) if state.fleet.sailed == 1)
    event = next(event for event in reversed(state.log or []) if event.key == "sails")
    site = draw_parts(state, last=[event])[f"site-{event.data['site']}"]
    assert site.count('class="ring"') == 1
    assert draw(state, last=[event], standalone=False).count('class="ring"') == 1
    state.fleet.moor([4, 3, 2, 2], state.settings.edition.minimum)
    assert 'class="ring"' not in draw(state, last=[event], standalone=False)


def test_every_stone_bears_the_letter_of_its_seat() -> None:
    for seat, stone in enumerate(STONES):
        assert f">{'ABCDE'[seat]}</text>" in stone
    assert len({stone.replace(str(seat), "") for seat, stone in enumerate(STONES)}) == len(STONES)


def test_stones_in_the_drawing_are_the_stones_of_the_game() -> None:
    for sides in MIXTURES:
        state = after(75, sides=sides)
        svg = draw(state, standalone=False)
        for seat in range(4):
            sled, afloat = state.sled[seat], state.fleet.load.count(seat)
            in_view = state.temple.seen_from_above().count(seat)
            pyramid = sum(stones.count(seat) for stones in state.pyramids.stones)
            assert svg.count(STONES[seat]) >= sled + afloat + in_view + pyramid
            buried = draw_parts(state)[f"site-{BURIAL_CHAMBER}"]
            assert buried.count(f'class="block{seat}"') == state.burial_chamber.stones.count(seat)


def test_the_points_of_every_seat_stand_in_its_panel() -> None:
    end = after(9999, seats=3)
    root = parsed(draw(end))
    for seat, points in enumerate(end.points()):
        text = root.find(f".//{NAMESPACE}g[@data-at='points-{seat}']/{NAMESPACE}text")
        assert text is not None
        assert text.text == str(points)


def test_the_winner_has_a_star() -> None:
    assert 'class="star"' not in draw(after(8), standalone=False)
    end = after(9999)
    result = end.result()
    assert result is not None
    for seat in (PUBLIC, *range(4)):
        svg = draw(end, seat=seat, standalone=False)
        assert svg.count('class="star"') == len(result.winners)


@pytest.mark.parametrize("stones", [0, 24, 33, 60])
def test_a_long_burial_chamber_still_fits(stones: int) -> None:
    state = begun(2, "AAAAA")
    for number in range(stones):
        state.burial_chamber.deliver(number % 2)
    assert f"burial-{stones}" in places(draw(state))


def test_many_stones_at_the_edge_are_counted_for_each_owner() -> None:
    state = begun(4, "ABBBB")
    state.pyramids.edge = [3, 1, 3] * 5
    found = re.findall(r'class="tiny"[^>]*>([^<]*)<', draw_parts(state)[f"site-{PYRAMID}"])
    assert found == ["B 5", "D 10"]


def test_high_obelisks_are_drawn_and_counted() -> None:
    for sides, count in (("AAAAA", "28"), ("AAAAB", "4")):
        state = begun(4, sides)
        for _ in range(28):
            state.obelisks.deliver(2)
        assert f">{count}</text>" in draw_parts(state)[f"site-{OBELISKS}"]
