"""Pyramids as they are drawn, and the places for cards that are held."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import combinations
from math import dist

import pytest

from baumeister.core.action import Action
from baumeister.drawing import Svg, draw, draw_parts
from baumeister.drawing.geometry import Rectangle
from baumeister.games.oh_pharaoh.drawing.arrangement import COUNTER
from baumeister.games.oh_pharaoh.drawing.cards import block, joker_block
from baumeister.games.oh_pharaoh.drawing.layout import FINGER, FORMS, OWN, WHOLE
from baumeister.games.oh_pharaoh.rules.actions import LAY, LAY_JOKER, SWAP
from baumeister.games.oh_pharaoh.rules.names import (
    JOKER,
    NUMBERS,
    PYRAMID_PLACES,
    TAX,
    THIEF,
    Card,
)
from baumeister.games.oh_pharaoh.rules.player_actions import ACT
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh
from baumeister.games.oh_pharaoh.rules.thief import Loot, Mend
from baumeister.games.oh_pharaoh.rules.turn import TURN_OF
from tests.drawing.boards import actions, attribute
from tests.drawing.geometry import inside
from tests.games.oh_pharaoh.drawing.games import built, drawn, ready, seen_by


def acting(*cards: int, seats: int = 3, overseer: int = 3) -> OhPharaoh:
    """Seat 0 acts with these cards in hand."""
    state = ready(seats)
    state.overseer = overseer
    for card in cards:
        state.gain_unseen(0, Card(card))
    state.ask(ACT[0])
    return state


def held_by(svg: Svg) -> dict[str, str]:
    """What must be held for each action that is not there at once."""
    return {
        notation: held
        for held, notation in re.findall(r'data-with="([^"]*)" data-action="([^"]*)"', svg)
    }


def test_each_step_is_a_row_of_cards_the_top_first() -> None:
    state = ready()
    state.pyramids[2] = built("5555", "66*", "7")
    place = draw_parts(state)["rival-1-0"]
    form = FORMS.index(WHOLE)
    assert [place.count(block(number, form)) for number in (5, 6, 7)] == [4, 2, 1]
    assert place.count(joker_block(6, form)) == 1
    assert re.findall(r"step-1-0-(\d)", place) == ["7", "6", "5"]
    assert ">8</text>" in place  # cards


@pytest.mark.parametrize(
    ("steps", "overseer", "words"),
    [
        (("55", "6"), 0, "worth 22"),
        (("333", "44", "5"), 6, "worth 36"),
        (("55", "6"), 6, "3 steps needed"),
        (("55",), 0, "not a pyramid yet"),
    ],
)
def test_what_a_pyramid_would_bring(steps: tuple[str, ...], overseer: int, words: str) -> None:
    state = ready()
    state.overseer = overseer
    state.pyramids[0] = built(*steps)
    assert words in draw_parts(state, seat=0)["own-0"]


@pytest.mark.parametrize("seats", [3, 4])
def test_those_of_others_say_it_in_numbers(seats: int) -> None:
    """With many others and two pyramids of each there is room for the points alone."""
    state = ready(seats)
    state.overseer = 3
    state.pyramids[2] = built("55", "6")
    part = draw_parts(state, seat=0)["rival-1-0"]
    assert ">22</text>" in part
    assert (">3</text>" in part) == (seats == 3)
    assert "worth" not in part


def test_whoever_points_at_a_pyramid_with_too_few_steps_reads_why_it_brings_nothing() -> None:
    state = ready()
    state.overseer = 6
    state.pyramids[2] = built("55", "6")
    svg = draw(state, standalone=False)
    assert "Scored now, it would bring nothing: 3 steps are needed." in svg
    assert "it would bring (" not in svg


def test_whoever_points_at_it_reads_how_it_counts_and_what_a_thief_needs() -> None:
    state = ready()
    state.pyramids[2] = built("333", "44", "5")
    svg = draw(state, standalone=False)
    assert "Scored now, it would bring (3 + 4 + 5) × 3 = 36 points." in svg
    assert "A thief needs a 3 or more." in svg
    state.pyramids[2] = built(*(str(n) * (9 - n) for n in range(1, 8)))
    assert "A thief needs" not in draw(state, standalone=False)


def test_the_second_place_is_closed_until_its_space() -> None:
    state = ready()
    parts = draw_parts(state, seat=0)
    assert "op-locked" in parts["own-1"]
    assert "from space 3" in parts["own-1"]
    assert parts["rival-1-1"] == ""
    state.overseer = 3
    parts = draw_parts(state, seat=0)
    assert "op-locked" not in parts["own-1"]
    assert "op-ground" in parts["rival-1-1"]


def test_a_card_with_one_place_is_laid_by_a_click() -> None:
    svg = drawn(acting(5, 5, 6, TAX, overseer=0), 0)
    assert set(actions(svg)) == {"lay 5 0", "lay 6 0", "tax", "offer"} - {"offer"}
    assert "data-pick" not in svg
    assert held_by(svg) == {}


def test_a_card_with_two_places_is_picked_up() -> None:
    state = acting(5, 5, 5, 6)
    state.pyramids[0] = built("555", "66", "7")
    svg = drawn(state, 0)
    assert set(attribute(svg, "data-pick")) == {"card-5", "card-6"}
    assert held_by(svg)["lay 5 0"] == "card-5"
    assert held_by(svg)["lay 5 1"] == "card-5"


def test_a_joker_names_its_number_by_its_place() -> None:
    state = acting(JOKER, 4, 4, 4)
    state.pyramids[0] = built("55", "6")
    held = held_by(drawn(state, 0))
    jokers = {notation for notation, name in held.items() if name == "card-joker"}
    assert jokers >= {"lay joker 0 5", "lay joker 0 4"}
    assert all(notation.startswith("lay joker") for notation in jokers)


def test_a_right_number_is_put_in_the_place_of_a_joker() -> None:
    state = acting(5, 9)
    state.pyramids[2] = built("5*", "6")
    svg = drawn(state, 0)
    assert held_by(svg) == {"swap 1 0 5": "card-5"}
    assert attribute(svg, "data-pick") == ["card-5"]


def test_a_thief_is_picked_up_even_for_a_single_pyramid() -> None:
    state = acting(THIEF)
    state.pyramids[2] = built("333", "44", "5")
    svg = drawn(state, 0)
    assert held_by(svg) == {"thief 1 0": "card-thief"}
    aim = svg.partition('data-action="thief 1 0"')[2].partition("</g></g>")[0]
    assert aim.count("op-pip") == 3


def test_no_die_is_shown_where_none_is_high_enough() -> None:
    state = acting(THIEF)
    state.pyramids[2] = built(*(str(n) * (9 - n) for n in range(1, 8)))
    assert "op-pip" not in drawn(state, 0)


def test_own_pyramids_are_scored_by_a_click_on_them() -> None:
    state = ready()
    state.overseer = 3
    state.pyramids[0:2] = [built("55", "6"), built("333", "44", "5")]
    state.ask(TURN_OF[0])
    assert actions(drawn(state, 0)) == ["score 0", "score 1"]
    assert actions(drawn(state, 1)) == []


def test_cards_are_stolen_and_taken_back_on_the_counter() -> None:
    state = ready()
    state.pyramids[2] = built("55*", "66", "7")
    state.ask(Loot(0, 1, PYRAMID_PLACES[0]))
    cards = {"steal 5", "steal joker 5", "steal 6", "steal 7"}
    assert set(actions(drawn(state, 0))) == {*cards, "take_nothing"}
    check_large(state, 0)
    state.pyramids[2] = built("222222", "333", "44", "5")
    check_large(state, 0)
    state.agenda.clear()
    state.pyramids[2] = built("55*", "6", "7")
    state.ask(Mend(1, PYRAMID_PLACES[0]))
    back = {"take_back 5", "take_back joker 5", "take_back 6", "take_back 7"}
    assert set(actions(drawn(state, 1))) == {*back, "take_all"}
    assert actions(drawn(state, 0)) == []
    check_large(state, 1)


def check_large(state: OhPharaoh, seat: int) -> None:
    """The pyramid lies on the counter, where a finger hits every card, and nothing moves twice."""
    drawing = seen_by(state, seat)
    assert drawing.spread == COUNTER
    panel = next(panel for panel in drawing.panels if panel.name == "counter")
    assert all(min(where.width, where.height) >= 40 for where in panel.targets.values())
    found = [name for one in drawing.panels for name in one.places if name.startswith("step-")]
    assert len(found) == len(set(found))


def own_targets(state: OhPharaoh) -> Mapping[Action, Rectangle]:
    panel = next(panel for panel in seen_by(state, 0).panels if panel.name == "own")
    return panel.targets


def joker_targets(state: OhPharaoh) -> dict[int, Rectangle]:
    """Where a joker can be laid on the first pyramid, by the number it would stand for."""
    found = own_targets(state)
    return {
        number: found[LAY_JOKER[0][number - 1]]
        for number in NUMBERS
        if LAY_JOKER[0][number - 1] in found
    }


def test_places_lie_beside_above_and_below_the_steps() -> None:
    """A joker on a wide pyramid: its steps, the next number on top, the next one as a cellar."""
    state = acting(JOKER, JOKER, JOKER, JOKER, overseer=0)
    state.pyramids[0] = built("555", "66")
    tops = {number: where.y for number, where in joker_targets(state).items()}
    assert sorted(tops, key=tops.__getitem__) == sorted(tops, reverse=True)
    assert {4, 5, 6, 7} <= tops.keys()


@pytest.mark.parametrize(
    "steps",
    [
        (),
        ("55", "6"),
        ("55555", "666", "77"),
        ("555555555", "6"),
        ("44444", "5555", "666", "77", "8"),
        ("1111111", "222222", "33333", "4444", "555", "66", "7"),
        ("33", "5"),
    ],
    ids=lambda steps: " ".join(steps) or "none",
)
def test_the_places_of_a_joker_can_be_told_apart_by_a_finger(steps: tuple[str, ...]) -> None:
    state = acting(JOKER, JOKER, JOKER, JOKER)
    state.pyramids[0] = built(*steps)
    state.pyramids[1] = built("333", "44", "5")
    found = list(joker_targets(state).values())
    assert len(found) > 1
    for where in found:
        assert min(where.width, where.height) >= FINGER
        assert inside(where, Rectangle(0, 0, *OWN))
    middles = [(one.x + one.width / 2, one.y + one.height / 2) for one in found]
    assert all(dist(one, other) >= FINGER / 2 for one, other in combinations(middles, 2))


def test_a_number_has_one_large_place_in_each_pyramid() -> None:
    state = acting(5, 5, 5, 6)
    state.pyramids[0] = built("555", "66", "7")
    found = own_targets(state)
    for place in (0, 1):
        where = found[LAY[place][5 - 1]]
        assert min(where.width, where.height) >= FINGER


def test_even_a_small_joker_of_somebody_else_is_hit_by_a_finger() -> None:
    state = acting(5, 9, seats=4)
    state.pyramids[2] = built("5555*", "666", "77")
    state.pyramids[3] = built("333", "44", "5")
    panel = next(panel for panel in seen_by(state, 0).panels if panel.name == "rival-1")
    where = panel.targets[SWAP[1][0][5 - 1]]
    assert min(where.width, where.height) >= FINGER
