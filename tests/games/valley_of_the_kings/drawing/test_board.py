"""The Valley's table as a drawing: what must be seen is seen, what is hidden is not in it."""

from __future__ import annotations

import re

import pytest

from baumeister.core.event import PUBLIC, Event, visible
from baumeister.core.state import CHANCE
from baumeister.drawing import (
    DAY,
    Drawing,
    Svg,
    Viewer,
    draw,
    draw_parts,
    has_picks,
    lines,
    plain,
)
from baumeister.games import game
from baumeister.games.valley_of_the_kings.drawing.figures import (
    OVERSEERS,
    PHARAOH_STONE,
    STRANGE_SCARAB,
    WORKERS,
)
from baumeister.games.valley_of_the_kings.rules.actions import Worker
from baumeister.games.valley_of_the_kings.rules.game import VALLEY_OF_THE_KINGS
from baumeister.games.valley_of_the_kings.rules.names import LARGE, SITES, SMALL, Colour
from baumeister.games.valley_of_the_kings.rules.workers import MoveWorkers
from baumeister.languages import language
from tests.drawing.boards import NAMESPACE, attribute, parsed, places
from tests.games.valley_of_the_kings.drawing.answers import (
    asked_svg,
)
from tests.games.valley_of_the_kings.drawing.games import (
    asked,
    begun,
    moments,
    own,
    stand,
    table,
    when,
)

NAMES = ['<b>"&', "Bartholomäus von Hohenstein der Ältere", "D'Artagnan", "]]>" * 9]


EXPERT = {"unsold": "pharaoh", "stripes": "on", "tie_break": "on"}


@pytest.mark.parametrize(("seats", "variants"), [(2, {}), (3, EXPERT), (4, {})])
def test_every_masked_state_is_well_formed_for_every_viewer(
    seats: int, variants: dict[str, str]
) -> None:
    for state in moments(seats, seats, variants):
        seat = (state.to_act() or [0])[0]
        if seat == CHANCE:
            continue
        for viewer in (seat, (seat + 1) % seats, PUBLIC):
            view = state.mask(viewer)
            legal = view.legal(viewer) if viewer in view.to_act() else []
            last = visible(state.log or [], viewer)[-12:]
            drawing = Drawing(view, Viewer(viewer, legal, last, names=NAMES[:seats]))
            assert parsed(drawing.svg()).tag == NAMESPACE + "svg"
            frames = drawing.frames(DAY, "part-").values()
            for frame in frames:
                found = places(frame)
                assert len(found) == len(set(found))
            held = {name for frame in frames for name in words_of(frame, "data-with")}
            assert held <= {name for frame in frames for name in words_of(frame, "data-pick")}


def words_of(svg: Svg, name: str) -> list[str]:
    return " ".join(attribute(svg, name)).split()


def test_without_options_the_drawing_is_still() -> None:
    svg = draw(asked("MoveWorkers", number=9)[0])
    assert 'role="img"' in svg
    for word in ("data-action", "data-pick", 'class="go"'):
        assert word not in svg


def test_things_are_picked_up() -> None:
    assert has_picks(game("valley_of_the_kings"))


@pytest.mark.parametrize(("seats", "covered"), [(2, 6), (3, 3), (4, 0)])
def test_sites_out_of_play_are_covered(seats: int, covered: int) -> None:
    parts = draw_parts(begun(seats))
    for part in ("land", "map"):
        assert parts[part].count(STRANGE_SCARAB) == covered
        assert parts[part].count("is not in play.") == covered


def test_every_field_says_its_name() -> None:
    valley = draw_parts(begun(4))["map"]
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


def test_own_things_lie_in_the_dock_and_nowhere_else() -> None:
    state = table()
    state.stock[1] = [0, 4, 0, 0, 0]
    stand(state, 1, "8-c", "13-h 17 17")
    parts = draw_parts(state, seat=1)
    assert "Bought or stolen, grey: 4" in parts["own-stock"]
    assert PHARAOH_STONE not in parts["own-head"]
    for spot in ("8-C", "13-H", "17", "16"):
        assert f">{spot}</text>" in parts["hand"]
    assert parts["head-1"] == parts["stock-1"] == parts["figures-1"] == ""
    assert ">16</text>" in parts["figures-0"]
    public = draw_parts(state)
    assert public["hand"] == public["own-head"] == public["own-stock"] == ""
    assert ">13-H</text>" in public["figures-1"]


def test_the_winner_has_a_star() -> None:
    over, _ = when(lambda state: not state.agenda, seats=2)
    result = over.result()
    assert result is not None
    assert draw(over, standalone=False).count('class="star"') == len(result.winners)
    winner = result.winners[0]
    assert 'class="star"' in draw_parts(over, seat=winner)["own-head"]


def test_steps_that_are_left_are_shown() -> None:
    state = table()
    state.ask(MoveWorkers(0, 0, 4))
    notes = draw_parts(state)["notes"]
    assert "4 steps left" in notes
    assert notes.count('class="step-left"') == 4
    assert notes.count('class="step-used"') == 2


def test_the_phase_that_it_is_stands_out() -> None:
    state = table()
    state.ask(MoveWorkers(0, 0, 4))
    phases = draw_parts(state)["phases"]
    assert "Round 2" in phases
    assert phases.count('class="phase-disc done"') == 2
    assert phases.count('class="phase-disc now"') == 1
    now = phases.partition('class="phase-disc now"')[0]
    assert now.rpartition("<title>")[2].startswith("3 Workers</title>")


@pytest.mark.parametrize(("stripes", "kinds"), [("off", 3), ("on", 4)])
def test_what_pyramids_are_worth_stands_in_a_corner_of_the_valley(stripes: str, kinds: int) -> None:
    state = begun(2, {"stripes": stripes})
    part = draw_parts(state)["worth"]
    points = state.settings.edition.points
    assert part.count('class="mini-worth"') == 2 * kinds
    assert f">{points[LARGE][3]}</text>" in part
    assert f">{points[SMALL][3]}</text>" in part


def test_the_last_events_leave_a_ring() -> None:
    state = table()
    own(state, 0, "13", "rgw")
    event = Event("builds", 0, {"site": 12, "position": 2, "colour": 3})
    assert 'class="ring"' not in draw(state, standalone=False)
    parts = draw_parts(state, last=[event])
    assert parts["site-12"].count('class="ring"') == 1
    assert parts["mini-12"].count('class="ring mini-ring"') == 1
    gift = Event("gives", 0, {"n": 1, "first": 0})
    state.pharaoh = [Colour(1)]
    assert 'class="ring"' in draw_parts(state, last=[gift])["pharaoh"]


def test_names_are_escaped_and_shortened() -> None:
    svg = draw(asked("Bids")[0], names=NAMES)
    assert "<b>" not in svg
    assert "&lt;b&gt;&quot;&amp;" in svg
    assert "Bartholomäus von Ho…" in svg


def test_the_text_board_is_the_description() -> None:
    state = asked("MoveWorkers", number=9)[0]
    description = parsed(draw(state, names=NAMES)).find(NAMESPACE + "desc")
    assert description is not None
    assert description.text == plain(lines(state, names=NAMES))


def test_the_title_names_round_and_phase() -> None:
    title = parsed(draw(asked("Bids")[0])).find(NAMESPACE + "title")
    assert title is not None
    assert title.text == "Valley of the Kings · Round 1 · Auction"


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
    assert not {"land", "map", "numbers"} & set(changed)
    assert len(changed) < 20


def test_another_edition_has_another_map() -> None:
    text = VALLEY_OF_THE_KINGS.edition().replace('pharaoh = ["800,605"]', 'pharaoh = ["800,600"]')
    state = VALLEY_OF_THE_KINGS.start(2, edition=text)
    assert "translate(800 600)" in draw_parts(state)["map"]


def test_it_speaks_german() -> None:
    parts = draw_parts(asked("Bids")[0], language=language("de"))
    text = "".join(parts.values())
    for word in ("Runde 1", "Beutel", "einfarbig", "Baufeld 13-H"):
        assert word in text
