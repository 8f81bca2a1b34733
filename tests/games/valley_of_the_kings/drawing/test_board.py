"""The Valley's table as a drawing: what must be seen is seen, what is hidden is not in it."""

from __future__ import annotations

import re

import pytest

from baumeister.core.event import PUBLIC, Event, visible
from baumeister.core.state import CHANCE
from baumeister.drawing import draw, draw_parts, has_picks, lines, plain
from baumeister.games import game
from baumeister.games.valley_of_the_kings.drawing.figures import (
    OVERSEERS,
    PHARAOH_STONE,
    STRANGE_SCARAB,
    WORKERS,
)
from baumeister.games.valley_of_the_kings.rules.actions import Worker
from baumeister.games.valley_of_the_kings.rules.game import VALLEY_OF_THE_KINGS
from baumeister.games.valley_of_the_kings.rules.names import LARGE, SITES, SMALL
from baumeister.games.valley_of_the_kings.rules.workers import MoveWorkers
from baumeister.language import language
from tests.drawing.boards import NAMESPACE, attribute, parsed, places
from tests.games.valley_of_the_kings.drawing.answers import (
    asked_svg,
)
from tests.games.valley_of_the_kings.drawing.games import (
    asked,
    begun,
    moments,
    own,
    table,
    when,
)

NAMES = ['<b>"&', "Bartholomäus von Hohenstein der Ältere", "D'Artagnan", "]]>" * 9]


EXPERT = {"unsold": "pharaoh", "stripes": "on", "tie_break": "on"}


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, EXPERT), (4, {})])
def test_every_masked_state_is_well_formed_for_every_viewer(
    seats: int, options: dict[str, str]
) -> None:
    for state in moments(seats, seats, options):
        seat = (state.to_act() or [0])[0]
        if seat == CHANCE:
            continue
        for viewer in (seat, (seat + 1) % seats, PUBLIC):
            view = state.mask(viewer)
            legal = view.legal(viewer) if viewer in view.to_act() else []
            last = visible(state.log or [], viewer)[-12:]
            svg = draw(view, seat=viewer, legal=legal, last=last, names=NAMES[:seats])
            assert parsed(svg).tag == NAMESPACE + "svg"
            found = places(svg)
            assert len(found) == len(set(found))
            assert set(attribute(svg, "data-with")) <= set(attribute(svg, "data-pick"))


def test_without_options_the_drawing_is_still() -> None:
    svg = draw(asked("MoveWorkers", number=9)[0])
    assert 'role="img"' in svg
    for word in ("data-action", "data-pick", "tabindex", 'role="button"', 'class="go"'):
        assert word not in svg


def test_things_are_picked_up() -> None:
    assert has_picks(game("valley_of_the_kings"))


@pytest.mark.parametrize(("seats", "covered"), [(2, 6), (3, 3), (4, 0)])
def test_sites_out_of_play_are_covered(seats: int, covered: int) -> None:
    valley = draw_parts(begun(seats))["valley"]
    assert valley.count(STRANGE_SCARAB) == covered
    assert valley.count("is not in play.") == covered


def test_every_field_says_its_name() -> None:
    valley = draw_parts(begun(4))["valley"]
    assert "<title>Field 13-H</title>" in valley
    assert valley.count("<title>Field ") == 84
    assert valley.count('class="site-text"') == SITES


def test_seats_differ_in_shape_and_overseers_from_workers() -> None:
    shapes = {re.sub(r' class="[^"]*"|>[A-D]<', "", shape) for shape in [*OVERSEERS, *WORKERS]}
    assert len(shapes) == 8
    assert all('class="staff"' in shape for shape in OVERSEERS)


def test_panels_show_points_blocks_scarabs_and_the_pharaoh_stone() -> None:
    state = table()
    state.start = 1
    state.stock[1] = [0, 4, 0, 0, 0]
    state.scarabs[1] = 3
    state.ledger.book(0, 1, 11)
    parts = draw_parts(state)
    assert PHARAOH_STONE in parts["head-1"]
    assert PHARAOH_STONE not in parts["head-0"]
    assert ">11</text>" in parts["head-1"]
    assert ">×3</text>" in parts["head-1"]
    assert "Bought or stolen, grey: 4" in parts["stock-1"]


def test_the_seat_that_is_asked_is_marked_and_the_winner_has_a_star() -> None:
    state, seat = asked("MoveWorkers", number=3)
    parts = draw_parts(state, seat=seat)
    assert 'class="panel-now"' in parts[f"frame-{seat}"]
    assert 'class="mine"' in parts[f"frame-{seat}"]
    over, _ = when(lambda state: not state.agenda, seats=2)
    result = over.result()
    assert result is not None
    svg = draw(over, standalone=False)
    assert svg.count('class="star"') == len(result.winners)
    assert 'class="panel-now"' not in svg


def test_steps_that_are_left_are_shown() -> None:
    state = table()
    state.ask(MoveWorkers(0, 0, 4))
    sheet = draw_parts(state)["sheet"]
    assert "4 steps left" in sheet
    assert sheet.count('class="step-left"') == 4
    assert sheet.count('class="step-used"') == 2


@pytest.mark.parametrize(("stripes", "kinds"), [("off", 3), ("on", 4)])
def test_what_pyramids_are_worth_stands_beside_the_map(stripes: str, kinds: int) -> None:
    state = begun(2, {"stripes": stripes})
    part = draw_parts(state)["worth"]
    points = state.settings.edition.points
    assert part.count('class="worth-value"') == 2 * kinds
    assert f">{points[LARGE][3]}</text>" in part
    assert f">{points[SMALL][3]}</text>" in part


def test_the_last_events_leave_a_ring() -> None:
    state = table()
    own(state, 0, "13", "rgw")
    event = Event("builds", 0, {"site": 12, "position": 2, "colour": 3})
    assert 'class="ring"' not in draw(state, standalone=False)
    assert draw_parts(state, last=[event])["site-12"].count('class="ring"') == 1
    gift = Event("gives", 0, {"n": 1, "first": 0})
    state.pharaoh = [1]
    assert 'class="ring"' in draw_parts(state, last=[gift])["pharaoh"]


def test_names_are_escaped_and_shortened() -> None:
    svg = draw(asked("Bids")[0], names=NAMES)
    assert "<b>" not in svg
    assert "&lt;b&gt;&quot;&amp;" in svg
    assert "Bartholomäus von Hohe…" in svg


def test_the_text_board_is_the_description() -> None:
    state = asked("MoveWorkers", number=9)[0]
    description = parsed(draw(state, names=NAMES)).find(NAMESPACE + "desc")
    assert description is not None
    assert description.text == plain(lines(state, names=NAMES))


def test_the_title_names_round_and_phase() -> None:
    title = parsed(draw(asked("Bids")[0])).find(NAMESPACE + "title")
    assert title is not None
    assert title.text == "Tal der Könige · Round 1 · 1 Auction"


def test_drawing_changes_nothing_and_is_the_same_every_time() -> None:
    state, seat = asked("MoveWorkers", number=7)
    before = state.to_json()
    assert asked_svg(state, seat) == asked_svg(state, seat)
    assert state.to_json() == before


def test_a_move_changes_few_parts() -> None:
    """So that little is sent, although there may be hundreds of ways to go."""
    state, seat = asked("MoveWorkers", number=20)
    view = state.mask(seat)

    def parts() -> dict[str, str]:
        return draw_parts(view, seat=seat, legal=view.legal(seat), ids="part-")

    before = parts()
    first = next(action for action in view.legal(seat) if isinstance(action, Worker))
    view.apply(seat, first)
    after = parts()
    assert after.keys() == before.keys()
    changed = [name for name in after if after[name] != before[name]]
    assert "valley" not in changed
    assert len(changed) < 14


def test_another_edition_has_another_map() -> None:
    text = VALLEY_OF_THE_KINGS.edition().replace('pharaoh = ["800,605"]', 'pharaoh = ["800,600"]')
    state = VALLEY_OF_THE_KINGS.start(2, edition=text)
    assert "translate(800 600)" in draw_parts(state)["valley"]


def test_it_speaks_german() -> None:
    svg = draw(asked("Bids")[0], language=language("de"))
    for word in ("Runde 1", "Beutel", "einfarbig", "Baufeld 13-H"):
        assert word in svg
