"""The Valley's table as a drawing: what must be seen is seen, what is hidden is not in it."""

from __future__ import annotations

import re
from random import Random
from xml.etree import ElementTree

import pytest

from baumeister.core.action import Action
from baumeister.core.event import PUBLIC, Event, visible
from baumeister.core.state import CHANCE
from baumeister.drawing import Svg, draw, draw_parts, has_picks, lines, plain
from baumeister.games import game
from baumeister.games.valley_of_the_kings.drawing.blocks import BLOCKS, CAST
from baumeister.games.valley_of_the_kings.drawing.figures import (
    OVERSEERS,
    PHARAOH_STONE,
    SCARABS,
    STRANGE_SCARAB,
    TILE_BACK,
    TILES,
    WORKERS,
)
from baumeister.games.valley_of_the_kings.drawing.map import map_of
from baumeister.games.valley_of_the_kings.rules.actions import BUILD, DONE, STEAL, TAKE_OVER, Worker
from baumeister.games.valley_of_the_kings.rules.building import BuildPyramids, capacity
from baumeister.games.valley_of_the_kings.rules.game import VALLEY_OF_THE_KINGS
from baumeister.games.valley_of_the_kings.rules.names import CENTRE, LARGE, SITES, SMALL
from baumeister.games.valley_of_the_kings.rules.orders import Orders
from baumeister.games.valley_of_the_kings.rules.overseers import MoveOverseers
from baumeister.games.valley_of_the_kings.rules.state import Valley
from baumeister.games.valley_of_the_kings.rules.takeover import TakeSites
from baumeister.games.valley_of_the_kings.rules.theft import StealBlocks
from baumeister.games.valley_of_the_kings.rules.workers import MoveWorkers
from baumeister.language import language
from tests.drawing.boards import NAMESPACE, attribute, parsed, places
from tests.games.valley_of_the_kings.drawing.games import (
    asked,
    begun,
    drawing_of,
    moments,
    own,
    stand,
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


def options_of(state: Valley, seat: int) -> Svg:
    return drawing_of(state, seat).svg()


def targets_of(state: Valley, seat: int) -> list[Action]:
    return list(drawing_of(state, seat).targets)


def picks_of(state: Valley, seat: int) -> list[str]:
    return [name for panel in drawing_of(state, seat).panels for name in panel.picks]


def button_of(svg: Svg, notation: str) -> ElementTree.Element:
    found = parsed(svg).find(f".//{NAMESPACE}g[@data-action='{notation}']")
    assert found is not None
    return found


def texts_of(svg: Svg, notation: str) -> list[str]:
    return [text.text or "" for text in button_of(svg, notation).iter(NAMESPACE + "text")]


# Ways


def test_reachable_spots_show_what_they_cost() -> None:
    state = table()
    state.ask(MoveWorkers(0, 0, 2))
    svg = options_of(state, 0)
    assert picks_of(state, 0) == ["worker-16"]
    steps = state.settings.board.steps[CENTRE]
    ways = [action for action in state.legal(0) if isinstance(action, Worker)]
    assert len(ways) > 30
    for way in ways:
        assert texts_of(svg, way.notation()) == [str(steps[way.spot])]
    assert texts_of(svg, "worker 0 15-b") == ["1"]
    assert texts_of(svg, "worker 0 17") == ["1"]
    assert texts_of(svg, "worker 0 8-a") == ["2"]


def test_figures_are_named_after_where_they_stand() -> None:
    state = table()
    stand(state, 0, "8-c", "13-h 17 17")
    state.ask(MoveWorkers(0, 0, 6))
    assert sorted(picks_of(state, 0)) == ["worker-13-h", "worker-16", "worker-17"]
    state.settle()
    state.ask(Orders([0, 1]))
    assert picks_of(state, 0) == ["overseer-16", "overseer-8-c"]


def test_overseers_in_one_area_who_are_not_alike_are_both_picked_up() -> None:
    """Only one of them can still claim a site."""
    state = table(round_now=1)
    state.ask(MoveOverseers(0, 0, 4, 1))
    assert picks_of(state, 0) == ["overseer-16", "overseer-16-too"]
    way = 'data-with="overseer-16-too" data-action="overseer 1 17"'
    assert way in options_of(state, 0)


def test_only_own_figures_are_picked_up() -> None:
    state, seat = asked("MoveWorkers", number=5)
    view = state.mask(seat)
    other = (seat + 1) % state.seats
    assert "data-pick" not in draw(view, seat=other, legal=[])


def test_camps_count_figures_that_are_alike() -> None:
    state = table()
    camp = draw_parts(state)["camp-0"]
    assert camp.count(OVERSEERS[0]) == 1
    assert camp.count(WORKERS[1]) == 1
    assert camp.count(">5</text>") == 2
    assert camp.count(">2</text>") == 2
    stand(state, 0, "13-a 13-b", "17 17 17 17 17")
    assert OVERSEERS[0] not in draw_parts(state)["camp-0"]
    assert OVERSEERS[0] in draw_parts(state)["crew-12"]


# Orders


def ordered(*notations: str) -> Valley:
    state = table()
    stand(state, 0, "8-a 12-a")
    state.ask(Orders([0, 1]))
    for notation in notations:
        state.apply(0, state.game.vocabulary.parse(notation))
    return state


def test_own_orders_are_arrows_that_nobody_else_sees() -> None:
    state = ordered("overseer 0 13-a")
    mine = draw_parts(state.mask(0), seat=0)
    assert mine["arrows"].count('class="order"') == 1
    assert "from Field 8-A to Field 13-A (3)" in mine["arrows"]
    assert "Overseer 1 → 13-A" in mine["sheet"]
    for seat in (1, PUBLIC):
        theirs = draw(state.mask(seat), seat=seat, standalone=False)
        assert 'class="order' not in theirs
        assert "→" not in theirs


def test_whoever_has_written_nothing_looks_like_whoever_has() -> None:
    """Byte for byte, until the note is done; how many orders there are is a secret as well."""
    drawings = {
        draw(state.mask(1), seat=1)
        for state in (
            ordered(),
            ordered("overseer 0 13-a"),
            ordered("overseer 1 17", "overseer 0 3-a"),
        )
    }
    assert len(drawings) == 1
    done = [
        draw(state.mask(1), seat=1)
        for state in (ordered("done"), ordered("overseer 0 13-a", "done"))
    ]
    assert done[0] == done[1]
    assert done[0] not in drawings


def test_targets_that_are_too_far_are_marked_before_they_are_chosen() -> None:
    state = ordered("overseer 0 3-a")
    svg = options_of(state, 0)
    assert texts_of(svg, "overseer 1 11-a") == ["2"]
    assert texts_of(svg, "overseer 1 7-a") == ["4!"]
    far = button_of(svg, "overseer 1 7-a")
    assert [part.attrib["class"] for part in far.iter(NAMESPACE + "rect")] == ["hot far way"]
    assert far[0].text == "Too far: overseer 2 to field 7-A (4 steps), both would stay"


def test_orders_that_are_too_far_are_warned_of() -> None:
    fine = draw_parts(ordered("overseer 0 3-a"), seat=0)
    assert 'class="warning"' not in fine["sheet"]
    assert "Nobody else sees this yet." in fine["sheet"]
    far = draw_parts(ordered("overseer 0 3-a", "overseer 1 7-a"), seat=0)
    assert "Too far: 8 of 6 steps." in far["sheet"]
    assert "Both overseers would stay." in far["sheet"]
    assert far["sheet"].count('class="step-over"') == 2
    assert far["arrows"].count('class="order over"') == 2


def test_orders_are_arrows_for_all_once_they_are_revealed() -> None:
    state = ordered("overseer 0 13-a", "done")
    state.log = []
    state.apply(1, DONE)
    for seat in (0, 1, PUBLIC):
        arrows = draw_parts(state.mask(seat), seat=seat, last=visible(state.log, seat))["arrows"]
        assert arrows.count('class="order sent0"') == 1


def test_the_desk_tells_who_has_written() -> None:
    state = ordered("overseer 0 13-a", "done")
    sheet = draw_parts(state.mask(PUBLIC), seat=PUBLIC, names=["Anna", "Ben"])["sheet"]
    assert "Anna has written the orders." in sheet
    assert "Ben is writing orders." in sheet
    assert 'class="sheet"' not in sheet


# The market


def bidding(*notations: str) -> Valley:
    state = begun(2)
    while state.to_act() == [CHANCE]:
        state.apply(CHANCE, state.sample(Random(1)))
    for notation in notations:
        state.apply(state.to_act()[0], state.game.vocabulary.parse(notation))
    return state


def test_groups_show_their_five_blocks() -> None:
    parts = draw_parts(bidding())
    for group in range(3):
        assert sum(parts[f"group-{group}"].count(block) for block in BLOCKS) == 5
    assert parts["group-3"] == ""


def test_a_tile_is_picked_up_and_laid_at_a_group() -> None:
    assert picks_of(bidding(), 0) == [f"tile-{rings}" for rings in (4, 3, 2, 1, 0)]
    bid = 'data-with="tile-4" data-action="bid 2 4" data-spot="group-2"'
    assert bid in options_of(bidding(), 0)


def test_tiles_at_a_group_are_face_down_but_for_their_owner() -> None:
    state = bidding("bid 1 4", "bid 1 3")
    mine = draw_parts(state.mask(0), seat=0)
    assert ">7</text>" in mine["group-1"]
    assert "Your tiles at group 2: 4, 3" in mine["group-1"]
    theirs = draw_parts(state.mask(1), seat=1)
    assert ">7</text>" not in theirs["group-1"]
    assert "Seat 1 has 2 tiles at group 2." in theirs["group-1"]
    assert TILE_BACK in theirs["group-1"]
    assert ">×6</text>" in theirs["head-0"]


def test_worlds_that_look_alike_are_drawn_alike() -> None:
    """Byte for byte: with other rings, and in every world that fits what a seat has seen."""
    first, second = bidding("bid 1 4", "bid 0 0"), bidding("bid 1 0", "bid 0 2")
    for seat in (1, PUBLIC):
        assert draw(first.mask(seat), seat=seat) == draw(second.mask(seat), seat=seat)
    assert draw(first.mask(0), seat=0) != draw(second.mask(0), seat=0)
    for number, state in enumerate(moments(3, 6)):
        if number % 11 == 0:
            for seat in (0, 1, 2, PUBLIC):
                view = state.mask(seat)
                other = view.fill(Random(5)).mask(seat)
                legal = view.legal(seat) if seat in view.to_act() else []
                last = visible(state.log or [], seat)[-9:]
                drawn = [draw(world, seat=seat, legal=legal, last=last) for world in (view, other)]
                assert drawn[0] == drawn[1]


def test_tiles_that_are_used_up_are_faint() -> None:
    rack = draw_parts(bidding("bid 1 4"), seat=0)["rack"]
    assert f'<g class="used">{TILES[4]}</g>' in rack
    assert draw_parts(bidding("bid 1 4"), seat=PUBLIC)["rack"] == ""


def test_a_blank_bid_stays_a_blank_tile() -> None:
    group = draw_parts(bidding("bid 1 0"), seat=0)["group-1"]
    assert TILES[0] in group


def test_what_was_bid_stands_on_the_desk_as_long_as_it_is_news() -> None:
    state = bidding("bid 1 4", "done", "bid 1 3", "done")
    sheet = draw_parts(state, last=state.log or [])["sheet"]
    assert "The last auction" in sheet
    assert sheet.count('class="won"') == 1
    assert "The last auction" not in draw_parts(state)["sheet"]


# Pyramids


def test_pyramids_rise_in_layers_and_cast_shadows() -> None:
    state = table()
    site = own(state, 0, "13", "rgwobrgwr.r")
    part = draw_parts(state)[f"site-{site}"]
    assert [part.count(BLOCKS[colour]) for colour in range(5)] == [4, 2, 1, 2, 1]
    assert part.count(CAST) == 1
    assert SCARABS[0] in part
    assert "Site 13, large, owned by Seat 1: 10 of 14 blocks" in part


def test_every_site_in_play_explains_itself() -> None:
    state = table()
    own(state, 0, "13")
    parts = draw_parts(state, names=["Anna", "Ben"])
    assert "Site 13, large, owned by Anna: 0 of 14 blocks" in parts["site-12"]
    assert "Site 3, small: belongs to nobody" in parts["site-2"]
    assert parts["site-0"] == ""


def test_each_colour_has_a_grain_of_its_own() -> None:
    shapes = {re.sub(r"(grain|top|front|shine)\d", "", block) for block in BLOCKS}
    assert len(shapes) == 5


def test_the_scarab_lies_on_the_tip_of_what_is_finished() -> None:
    state = table()
    site = own(state, 1, "8", "gggg")
    x, y = map_of(state.settings.edition).scarabs[site]
    beside = f'data-at="scarab-{site}" transform="translate({x} {y})"'
    assert beside in draw_parts(state)[f"site-{site}"]
    state.put_block(site, 4, 2)
    part = draw_parts(state)[f"site-{site}"]
    assert beside not in part
    assert f'data-at="scarab-{site}"' in part
    assert "finished, layered" in part


def test_a_block_is_picked_up_and_its_places_show_it() -> None:
    state = table()
    site = own(state, 0, "13", "rgwobrgwr")
    stand(state, 0, "", "13-a")
    state.stock[0] = [2, 0, 0, 1, 0]
    state.ask(BuildPyramids(0, 0, capacity(state, 0)))
    svg = options_of(state, 0)
    assert picks_of(state, 0) == ["stock-0", "stock-3"]
    open_now = range(9, 13)
    assert targets_of(state, 0) == [BUILD[site][colour][n] for colour in (0, 3) for n in open_now]
    assert f'data-spot="block-{site}-9"' in svg
    ghost = f'<g class="ghost">{BLOCKS[3]}</g>'
    assert svg.count(ghost) == 4
    assert "Site 13: 2 more" in svg


def test_blocks_that_can_be_stolen_are_buttons() -> None:
    state = table()
    own(state, 0, "15", "rgwobrgwr.r")
    stand(state, 1, "15-e", "15-g")
    state.ask(StealBlocks(1, 0))
    assert targets_of(state, 1) == [STEAL[14][10]]
    assert "Site 15: 2 to steal" in options_of(state, 1)


def test_a_site_that_can_be_taken_over_is_a_button_with_names() -> None:
    state = table()
    own(state, 0, "8", "gg")
    stand(state, 1, "8-d", "8-a")
    state.ask(TakeSites(1, 0))
    assert targets_of(state, 1) == [TAKE_OVER[7]]
    svg = draw(state, seat=1, legal=state.legal(1), names=["Anna", "Ben"])
    assert button_of(svg, "take_over 8")[0].text == "Take over site 8 from Anna"


def test_the_pharaohs_pyramid_is_counted() -> None:
    state = table()
    state.pharaoh = [n % 5 for n in range(18)]
    part = draw_parts(state)["pharaoh"]
    assert sum(part.count(block) for block in BLOCKS) == 18
    assert part.count(CAST) == 2
    assert ">18 of 30</text>" in part


# Around


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


def test_the_bag_counts_its_blocks() -> None:
    state = bidding()
    part = draw_parts(state)["bag"]
    assert f">{state.bag.size}</text>" in part
    assert "150 blocks in the bag" in part


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
    assert options_of(state, seat) == options_of(state, seat)
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
