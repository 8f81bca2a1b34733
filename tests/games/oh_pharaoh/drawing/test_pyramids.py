"""Pyramids as they are drawn, and the places for cards that are held."""

from __future__ import annotations

import re

import pytest

from baumeister.drawing import Svg, draw
from baumeister.games.oh_pharaoh.drawing import layout
from baumeister.games.oh_pharaoh.drawing.cards import block, joker_block
from baumeister.games.oh_pharaoh.drawing.layout import BLOCK, OWN
from baumeister.games.oh_pharaoh.rules.names import JOKER, TAX, THIEF
from baumeister.games.oh_pharaoh.rules.player_actions import ACT
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh
from baumeister.games.oh_pharaoh.rules.thief import Loot, Mend
from baumeister.games.oh_pharaoh.rules.turn import TURN_OF
from tests.drawing.boards import actions, attribute
from tests.games.oh_pharaoh.drawing.games import built, drawn, ready


def acting(*cards: int, seats: int = 3, overseer: int = 3) -> OhPharaoh:
    """Seat 0 acts with these cards in hand."""
    state = ready(seats)
    state.overseer = overseer
    for card in cards:
        state.gain_unseen(0, card)
    state.ask(ACT[0])
    return state


def part(svg: str, name: str) -> str:
    """From the beginning of a place to the next part of a seat."""
    return svg.partition(f'data-at="{name}"')[2].partition('data-at="hand')[0]


def held_by(svg: Svg) -> dict[str, str]:
    """What must be held for each action that is not there at once."""
    return {
        notation: held
        for held, notation in re.findall(r'data-with="([^"]*)" data-action="([^"]*)"', svg)
    }


def test_each_step_is_a_row_of_cards_the_top_first() -> None:
    state = ready()
    state.pyramids[2] = built("5555", "66*", "7")
    svg = draw(state, standalone=False)
    place = part(svg, "pyramid-1-0")
    assert [place.count(block(number)) for number in (5, 6, 7)] == [4, 2, 1]
    assert place.count(joker_block(6)) == 1
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
    assert words in part(draw(state, seat=0, standalone=False), "pyramid-0-0")


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
    svg = draw(state, seat=0, standalone=False)
    assert svg.count("op-locked") == 3
    assert svg.count("from space 3 on") == 3
    state.overseer = 3
    assert "op-locked" not in draw(state, seat=0, standalone=False)


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


def test_cards_are_stolen_and_taken_back_where_they_lie() -> None:
    state = ready()
    state.pyramids[2] = built("55*", "66", "7")
    state.ask(Loot(0, 1, 0))
    assert set(actions(drawn(state, 0))) == {"steal 5", "steal joker 5", "steal 6", "steal 7"}
    state.agenda.clear()
    state.pyramids[2] = built("55*", "6", "7")
    state.ask(Mend(1, 0))
    back = {"take_back 5", "take_back joker 5", "take_back 6", "take_back 7"}
    assert set(actions(drawn(state, 1))) == back
    assert actions(drawn(state, 0)) == []


def test_places_lie_beside_above_and_below_the_steps() -> None:
    """A joker on a wide pyramid: its steps, the next number on top, the next one as a cellar."""
    state = acting(JOKER, JOKER, JOKER, JOKER, overseer=0)
    state.pyramids[0] = built("555", "66")
    svg = drawn(state, 0)
    tops = {number: place_of(svg, f"lay joker 0 {number}")[1] for number in (4, 5, 6, 7)}
    assert sorted(tops, key=tops.__getitem__) == [7, 6, 5, 4]
    lefts = [place_of(svg, f"lay joker 0 {number}")[0] for number in (6, 5)]
    assert lefts == sorted(lefts)


def place_of(svg: Svg, notation: str) -> tuple[float, float]:
    """Where the frame of a place begins, within the place for the pyramid."""
    before = svg.partition(f'data-action="{notation}"')[0]
    x, y = re.findall(
        r"translate\(([-.\d]+) ([-.\d]+)\)(?: scale\([.\d]+\))?\"><g class=\"go", before
    )[-1]
    return float(x), float(y)


def test_on_an_empty_place_all_numbers_of_a_joker_lie_in_rows() -> None:
    svg = drawn(acting(JOKER, JOKER, JOKER, overseer=0), 0)
    spots = {place_of(svg, f"lay joker 0 {number}") for number in range(1, 10)}
    assert len(spots) == 9
    assert len({y for _, y in spots}) == 2


@pytest.mark.parametrize("widths", [("55", "6"), ("55555", "666", "77"), ("555555555", "6")])
def test_places_stay_inside_the_room_of_the_pyramid(widths: tuple[str, ...]) -> None:
    state = acting(JOKER, JOKER, JOKER, JOKER, overseer=0)
    state.pyramids[0] = built(*widths)
    room = layout.place(OWN, 0)
    size = layout.cut(room, len(widths), len(widths[0]), 1).size
    svg = drawn(state, 0)
    x, _ = place_of(svg, "lay joker 0 5")
    assert x + BLOCK.width * size <= room.width
