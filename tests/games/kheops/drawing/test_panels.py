"""The panels of Kheops: where they lie, what each says, and what stands in a chip."""

from __future__ import annotations

import re

import pytest

from baumeister.core.event import PUBLIC
from baumeister.drawing import Drawing, Viewer, draw_parts
from baumeister.drawing.arrangement import laid
from baumeister.drawing.theme import DAY_COLOURS
from baumeister.games.kheops.drawing.arrangement import ARRANGEMENT, WINDOWS
from baumeister.games.kheops.rules.cells import CELLS, NAMES
from baumeister.games.kheops.rules.estimate import estimate
from baumeister.games.kheops.rules.state import Kheops
from baumeister.games.kheops.rules.tiles import EMPTY
from tests.games.kheops.drawing.games import MATCH, asked, built, end, moments

PHONE = (360, 445)  # the stage of a small one, in pixels


def seen(state: Kheops, seat: int = PUBLIC) -> Drawing:
    view = state.mask(seat)
    return Drawing(view, Viewer(seat, view.legal(seat) if seat in view.to_act() else []))


def test_every_panel_is_as_large_as_it_is_drawn() -> None:
    for panel in seen(asked("LayTile")[0]).panels:
        assert panel.window == WINDOWS[panel.name]
        assert panel.size == ARRANGEMENT.sizes[panel.name]
    assert [panel.name for panel in seen(end()).panels if panel.is_map] == ["pyramid"]


def test_a_phone_has_room_for_the_pyramid_with_a_lens_and_no_other_screen_has_a_lens() -> None:
    trees = [laid(tree, ARRANGEMENT.sizes) for tree in ARRANGEMENT.spreads[""].whole]
    (phone,) = (tree for tree in trees if "lens" in tree.boxes)
    assert (phone.size.width, phone.size.height) <= PHONE
    assert phone.size.height <= PHONE[1]
    assert all("pyramid" in tree.boxes for tree in trees)


def test_the_lens_is_empty() -> None:
    for state in (asked("PutFigure")[0], asked("TurnTile", seed=3)[0]):
        (lens,) = (panel for panel in seen(state, state.to_act()[0]).panels if panel.name == "lens")
        assert not lens.targets
        assert "<text" in str(lens.parts["lens"])


def test_every_cell_says_how_the_log_calls_it() -> None:
    """In the middle where it is empty, in a corner of a tile where there is room."""
    state, _ = asked("LayTile", number=6)
    parts = draw_parts(state)
    on_tiles = re.findall(r'<text class="tile-name[^>]*>([A-G]\d+)</text>', parts["names"])
    for cell in range(CELLS):
        on_plan = re.findall(
            r'<text class="plan-name"[^>]*>([A-G]\d+)</text>', parts[f"cell-{cell}"]
        )
        is_empty = state.pyramid.tiles[cell] == EMPTY
        assert on_plan == ([NAMES[cell].upper()] if is_empty else [])
        assert not is_empty or NAMES[cell].upper() not in on_tiles
    assert len(on_tiles) > 20


def test_rows_have_letters_and_their_ends_have_numbers() -> None:
    site = draw_parts(asked("LayTile")[0])["site"]
    assert re.findall(r'class="edge-name right"[^>]*>(\w)<', site) == list("ABCDEFG")
    numbers = re.findall(r'class="edge-name"[^>]*>(\d+)<', site)
    assert numbers == ["1", "3", "5", "7", "9", "11"]
    below = re.findall(r'class="edge-name middle"[^>]*>(\d+)<', site)
    assert below == ["1", "3", "5", "7", "9", "11", "13"]


def test_a_name_leaves_its_corner_to_a_number() -> None:
    """The number of g2 and g3 stands in the tip of g2, where the name of g3 would be."""
    alone = built(("g3", "hall1_ankh", "r", ""))
    crowded = built(
        ("g2", "hall1_ankh", "r", ""), ("g3", "hall1_ankh", "l", "W"), ("g4", "hall1_ankh", "r", "")
    )
    name = r'<text class="([\w -]+)"[^>]*>G3</text>'
    assert re.findall(name, draw_parts(alone)["names"]) == ["tile-name"]
    assert re.findall(name, draw_parts(crowded)["names"]) == ["tile-name right"]


@pytest.mark.parametrize("seed", [1, 2])
def test_where_points_come_from_adds_up_to_the_estimate(seed: int) -> None:
    for state in moments(seed, MATCH):
        if state.pyramid.laid and state.result() is None:
            found = re.findall(
                r'<text class="got[^>]*>(\d+)</text>', draw_parts(state)["worth-points"]
            )
            numbers = [int(number) for number in found]
            sums = [sum(numbers[colour::2]) for colour in (0, 1)]
            assert [sums[state.colour(seat)] for seat in (0, 1)] == estimate(state)


def test_a_chip_says_what_somebody_has() -> None:
    state, seat = asked("PutFigure", number=7)
    chips = seen(state, seat).chips
    for other, chip in enumerate(chips):
        assert chip.number == str(estimate(state)[other])
        kinds = 4 if state.colour(other) == 0 else 3
        assert len(chip.counts) == kinds + 1
        assert chip.counts[0].text == str(state.figures.supply[4 * state.colour(other)])
        assert chip.counts[-1].text == str(len(state.hands[other]))
    assert chips[0].sentence.endswith("if the game ended now")


def test_the_chip_of_a_rival_stands_for_every_place_that_things_leave_there() -> None:
    state, seat = asked("LayTile", number=7)
    chip = seen(state, 1 - seat).chips[seat]
    assert {f"hand-{seat}-{tile}" for tile in state.hands[seat]} <= set(chip.places)
    assert {f"hand-{seat}", f"supply-{seat}-0"} <= set(chip.places)


def test_seats_have_the_colours_of_their_figures() -> None:
    """In a second game they are swapped."""
    for number, colours in ((0, ["white", "blue"]), (1, ["blue", "white"])):
        state = next(s for s in moments(2, MATCH) if s.number == number)
        assert seen(state).drawer.colours(state) == colours
    for colour in ("white", "blue", "seat0"):
        assert {colour, f"{colour}-light", f"{colour}-dark", f"{colour}-ink"} <= set(DAY_COLOURS)


def test_one_picture_shows_the_table_as_its_viewer_sees_it() -> None:
    state, seat = asked("LayTile")
    assert 'data-pick="tile-' in seen(state, seat).svg()
    watched = seen(state).svg()
    for other in (0, 1):
        assert f'data-at="hand-{other}"' in watched
