"""The panels of Imhotep: where they lie, what can be done in them, and what stands in a chip."""

from __future__ import annotations

import re

import pytest

from baumeister.core.action import Action
from baumeister.core.event import PUBLIC
from baumeister.core.state import CHANCE, NOBODY
from baumeister.drawing import Drawing, Viewer, draw_parts, has_picks
from baumeister.drawing.arrangement import laid, names_in
from baumeister.drawing.panel import targets_of
from baumeister.games.imhotep.drawing.arrangement import NARROW, arrangement
from baumeister.games.imhotep.rules.actions import PLACE, PLAY, SAIL_TO, SLOTS, TAKE, Ship, Slot
from baumeister.games.imhotep.rules.blue_cards import SailWithIt
from baumeister.games.imhotep.rules.game import IMHOTEP
from baumeister.games.imhotep.rules.names import (
    CARDS,
    EVERY_CARD,
    HAMMER,
    MARKET,
    PYRAMID,
    SITES,
    STATUE,
    TEMPLE,
)
from baumeister.games.imhotep.rules.state import Imhotep
from baumeister.languages import language
from tests.drawing.boards import begun, moments

PHONE = (360, 464)  # the stage of a small one, with a button below the question
FINGER = 40


def at_turn(seats: int = 3, sides: str = "AAAAA") -> tuple[Imhotep, int]:
    """The first turn of a game."""
    for state in moments(seats, sides, seed=3):
        if state.to_act()[0] != CHANCE:
            return state, state.to_act()[0]
    raise AssertionError


def seen(state: Imhotep, seat: int = PUBLIC, legal: list[Action] | None = None) -> Drawing:
    if legal is None:
        legal = state.legal(seat) if seat in state.to_act() else []
    return Drawing(state.mask(seat), Viewer(seat, legal))


def ready(*ships: int) -> tuple[Imhotep, int]:
    """A turn in which these ships have the stones they need."""
    state, seat = at_turn()
    for ship in ships:
        for slot in range(state.fleet.sizes[ship]):
            state.fleet.place(Ship(ship), Slot(slot), seat)
    return state, seat


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_panel_is_as_large_as_it_is_drawn(seats: int) -> None:
    sizes = arrangement(seats).sizes
    panels = {panel.name: panel for panel in seen(begun(seats, "ABABA")).panels}
    assert {name: panel.size for name, panel in panels.items()} == sizes
    assert not any(panel.is_map for panel in panels.values())


def test_all_sites_and_the_river_are_in_sight_on_every_screen() -> None:
    for tree in arrangement(4).spreads[""].whole:
        assert sorted(names_in(tree)) == sorted(["river", *SITES])


def test_a_small_phone_has_room_for_everything() -> None:
    width, height = laid(NARROW, arrangement(4).sizes).size
    assert width == pytest.approx(PHONE[0])
    assert height <= PHONE[1]


@pytest.mark.parametrize("sides", ["AAAAA", "BBBBB"])
def test_everything_can_be_hit_by_a_finger(sides: str) -> None:
    """A panel is never smaller than it is drawn."""
    kinds = set()
    for state in moments(4, sides, seed=5):
        seat = (state.to_act() or [CHANCE])[0]
        if seat == CHANCE:
            continue
        for panel in seen(state, seat).panels:
            for action, area in panel.targets.items():
                kinds.add(action.word)
                assert min(area.width, area.height) >= FINGER, (panel.name, action)
            assert all(min(area.width, area.height) >= FINGER for area in panel.picks.values())
    assert kinds >= {"take", "place", "sail", "play", "card"}


def test_a_ship_is_picked_up_and_sent_to_a_site() -> None:
    state, seat = ready(0, 2)
    panels = {panel.name: panel for panel in seen(state, seat).panels}
    assert list(panels["river"].picks) == ["ship-0", "ship-2"]
    for site, name in enumerate(SITES):
        assert set(panels[name].targets) == {SAIL_TO[0][site], SAIL_TO[2][site]}
        assert 'data-with="ship-2"' in seen(state, seat).parts()[f"sail-{site}"]
    assert has_picks(IMHOTEP)


def test_a_ship_that_has_to_sail_is_not_picked_up() -> None:
    state, seat = ready(1)
    state.ask(SailWithIt(seat, Ship(1)))
    drawing = seen(state, seat)
    panels = {panel.name: panel for panel in drawing.panels}
    assert not panels["river"].picks
    assert set(panels["temple"].targets) == {SAIL_TO[1][TEMPLE]}
    assert "data-with" not in "".join(drawing.parts().values())


def test_a_site_with_a_ship_is_no_goal_and_shows_it() -> None:
    state, seat = ready(0, 1)
    state.fleet.load[:SLOTS] = [NOBODY] * SLOTS
    state.fleet.sail(Ship(0), PYRAMID)
    panels = {panel.name: panel for panel in seen(state, seat).panels}
    assert not panels["pyramid"].targets
    assert panels["temple"].targets
    parts = draw_parts(state)
    assert re.search(r'class="mark-text"[^>]*>1<', parts[f"site-{PYRAMID}"])
    assert ">Pyramid<" in parts["ship-0"]
    assert 'class="trace"' in parts["ship-0"]
    assert 'class="trace"' not in parts["ship-1"]


def test_a_ship_that_is_being_unloaded_keeps_its_stones_in_sight() -> None:
    state, _ = ready(0)
    state.fleet.sail(Ship(0), MARKET)
    part = draw_parts(state)["ship-0"]
    assert 'class="trace"' not in part
    assert ">Market<" in part


def test_what_is_ones_own_lies_in_the_dock_alone() -> None:
    state, seat = at_turn()
    state.hands[seat][HAMMER] = 1
    panels = {panel.name: panel for panel in seen(state, seat, [TAKE, PLAY[HAMMER]]).panels}
    assert set(panels["own"].targets) == {TAKE}
    assert set(panels["hand"].targets) == {PLAY[HAMMER]}
    assert not any(panels[f"seat-{seat}"].parts.values())
    other = (seat + 1) % 3
    assert all(panels[f"seat-{other}"].parts.values())
    watched = {panel.name: panel for panel in seen(state).panels}
    assert not any([*watched["own"].parts.values(), *watched["hand"].parts.values()])


def test_the_quarry_says_how_many_stones_it_gives() -> None:
    state, seat = at_turn()
    state.sled[seat] = 4
    assert ">take 1</text>" in seen(state, seat).parts()["own-quarry"]
    state.sled[seat] = 5
    assert "take" not in re.sub(
        "<title>.*?</title>", "", seen(state, seat, []).parts()["own-quarry"]
    )


def test_few_cards_of_others_have_their_names() -> None:
    state = begun(2, "AAAAA")
    state.hands[1][STATUE] = 3
    drawn = draw_parts(state, language=language("de"))["cards-1"]
    assert ">Statue</text>" in drawn
    assert ">3</text>" in drawn
    state.hands[1] = [1] * len(CARDS)
    drawn = draw_parts(state, language=language("de"))["cards-1"]
    assert ">Statue</text>" not in drawn
    assert drawn.count("<title>") == len(CARDS)


def test_a_chip_says_what_somebody_has_and_stands_for_its_places() -> None:
    state, seat = at_turn()
    other = (seat + 1) % 3
    state.hands[other][STATUE] = 2
    chip = seen(state, seat).chips[other]
    assert chip.number == str(state.ledger.points[other])
    assert [count.text for count in chip.counts] == [str(state.sled[other]), "2"]
    assert chip.counts[0].sentence == f"{state.sled[other]} stones on the sled"
    expected = {f"{name}-{other}" for name in ("sled", "quarry", "hand")}
    assert expected | {f"hand-{other}-{card}" for card in EVERY_CARD} == set(chip.places)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_picture_shows_the_table_as_its_viewer_sees_it(seats: int) -> None:
    state, seat = at_turn(seats)
    assert set(seen(state, seat).in_picture) == {
        *("river", *SITES, "own", "hand"),
        *(f"seat-{other}" for other in range(seats) if other != seat),
    }
    everybody = {f"seat-{other}" for other in range(seats)}
    assert set(seen(state).in_picture) == {"river", *SITES, *everybody}


def test_each_target_lies_in_its_panel() -> None:
    state, seat = ready(0)
    for panel in seen(state, seat).panels:
        for area in panel.targets.values():
            assert -2 <= area.x <= panel.window.width - area.width + 2
            assert -2 <= area.y <= panel.window.height - area.height + 2
    assert PLACE[1][0] in targets_of(seen(state, seat).panels)
