"""Kheops' value: its parts add up, and better things are worth more."""

from __future__ import annotations

from itertools import pairwise

import pytest

from baumeister.games.kheops.judgement.holding import MOST_FREE, MOST_LEAD, holdings
from baumeister.games.kheops.judgement.parts import PARTS
from baumeister.games.kheops.judgement.texts import TEXTS
from baumeister.games.kheops.judgement.value import VALUE, KheopsValue
from baumeister.games.kheops.judgement.weights import WEIGHTS
from baumeister.games.kheops.rules.cells import CELLS
from baumeister.games.kheops.rules.edition import TILES_TO_LAY
from baumeister.games.kheops.rules.estimate import estimate
from baumeister.games.kheops.rules.figures import COLUMNS
from baumeister.games.kheops.rules.names import BLUE, MUMMY
from baumeister.games.kheops.rules.state import Kheops
from tests.games.kheops.rules.table import (
    ALL_VARIANTS,
    ANNA,
    BEN,
    answer,
    finished,
    moments,
    position,
    question,
    stand,
    start,
)

HOLDINGS = holdings(WEIGHTS)
CHAIN = ("g2 hall1_plain r", "g3 hall2_plain lr", "g4 hall1_plain l")
all_options = pytest.mark.parametrize(
    "variants", ALL_VARIANTS, ids=lambda variants: "-".join(variants.values())
)


def part(state: Kheops, name: str, seat: int = ANNA) -> float:
    return VALUE.of(state, seat)[PARTS.index(name)]


def lead(state: Kheops) -> float:
    white, blue = VALUE.points(state)
    return white - blue


def held(*tiles: str, men: str = "W g3") -> Kheops:
    state = position(*tiles)
    stand(state, *men.split(", "))
    return state


@all_options
def test_parts_add_up_to_points_at_every_moment(variants: dict[str, str]) -> None:
    for state in moments(start(**variants), seed=3):
        points = VALUE.points(state)
        for seat in (ANNA, BEN):
            parts = VALUE.of(state, seat)
            assert len(parts) == len(PARTS)
            assert sum(parts) == pytest.approx(points[seat])


@all_options
def test_a_finished_game_is_worth_its_points(variants: dict[str, str]) -> None:
    state = finished(4, **variants)
    assert VALUE.points(state) == VALUE.visible(state) == state.points()


@pytest.mark.parametrize("closed", ["edge", "everywhere"])
def test_when_only_a_tile_is_to_come_the_value_is_close_to_what_stands_there(closed: str) -> None:
    for seed in range(5):
        for state in moments(start(closed=closed), seed):
            if state.pyramid.laid.bit_count() == CELLS - 1:
                value, now = VALUE.points(state), estimate(state)
        assert value == pytest.approx(now, abs=5)


def test_a_judgement_does_not_depend_on_what_was_judged_before() -> None:
    fresh = KheopsValue()
    for state in moments(start(match="two_games"), seed=9):
        assert fresh.points(state) == VALUE.points(state)


def test_the_first_game_of_a_match_counts_for_whoever_played_it() -> None:
    for state in moments(start(match="two_games"), seed=5):
        for seat in (ANNA, BEN):
            assert part(state, "match", seat) == state.points()[seat]
    assert state.number == 1
    assert any(state.points())


def test_every_part_can_be_said() -> None:
    assert {f"part.{name}" for name in VALUE.parts} == set(TEXTS)


def test_chances_are_chances_and_fair() -> None:
    for holding in HOLDINGS:
        for chances in holding:
            for (white, blue), (yellow, green) in zip(chances, reversed(chances), strict=True):
                assert 0 <= white <= 1
                assert white + blue <= 1 + 1e-9
                assert (white, blue) == pytest.approx((green, yellow))


def test_a_lead_holds_better_the_greater_it_is_and_the_fewer_figures_follow() -> None:
    for free in range(MOST_FREE + 1):
        by_lead = [white for white, _ in HOLDINGS[10][free][MOST_LEAD:]]
        assert all(less < more for less, more in pairwise(by_lead[:4]))
        ones = [HOLDINGS[puts][free][MOST_LEAD + 1] for puts in range(TILES_TO_LAY + 1)]
        margins = [white - blue for white, blue in ones]
        assert all(late > early for late, early in pairwise(margins))


def test_at_the_end_a_lead_is_certain_and_a_tie_is_nobodys() -> None:
    for free in range(MOST_FREE + 1):
        chances = HOLDINGS[0][free]
        assert chances[MOST_LEAD] == pytest.approx((0, 0))
        assert chances[MOST_LEAD + 1] == pytest.approx((1, 0))
        assert chances[MOST_LEAD - 1] == pytest.approx((0, 1))


def test_a_lead_is_safer_where_the_rival_finds_no_free_tile() -> None:
    chances = [HOLDINGS[10][free][MOST_LEAD + 1][0] for free in range(MOST_FREE + 1)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > chances[-1]


def test_a_closed_section_is_worth_more_than_an_open_one() -> None:
    closed = held(*CHAIN)
    leaking = held("g2 hall1_plain r", "g3 hall3_plain lrb", "g4 hall1_plain l")
    assert part(closed, "halls") == part(leaking, "halls") > 0
    assert part(closed, "closed") > 3 * part(leaking, "closed") > 0
    assert lead(closed) > lead(leaking)


def test_a_pair_is_worth_more_than_one_sarcophagus_and_two_colours_nothing() -> None:
    def tombs(first: str, second: str) -> float:
        middle = "g3 hall2_plain lr"
        return part(held(f"g2 hall1_{first} r", middle, f"g4 hall1_{second} l"), "sarcophagi")

    pair = tombs("red_queen", "red_pharaoh")
    single = tombs("red_queen", "plain")
    assert pair > single > tombs("red_queen", "green_queen") == 0


def test_a_cursed_section_is_worth_nothing_and_its_ankhs_as_little() -> None:
    healthy = held("g2 hall1_ankh r", "g3 hall2_plain lr", "g4 hall1_plain l", men="W g2")
    cursed = held("g2 hall1_ankh r", "g3 hall2_curse lr", "g4 hall1_plain l", men="W g2")
    assert part(healthy, "halls") > part(cursed, "halls") == 0
    assert part(healthy, "ankhs") > part(healthy, "ankhs", BEN)
    assert part(cursed, "ankhs") == part(cursed, "ankhs", BEN)


def test_each_ankh_is_worth_more_than_the_one_before() -> None:
    cells = ("g1", "g5", "g9", "g13")
    state = position(*(f"{cell} hall1_ankh l" for cell in cells))
    worths = [part(state, "ankhs")]
    for cell in cells:
        stand(state, f"W {cell}")
        worths.append(part(state, "ankhs"))
    steps = [more - less for less, more in pairwise(worths)]
    assert all(step > 0 for step in steps[1:])
    assert steps == sorted(steps)


def test_the_apex_is_worth_something_to_whoever_holds_it() -> None:
    state = held("a1 hall1_plain b", "b2 hall1_plain t", men="w b2")
    assert part(state, "apex", BEN) > part(state, "apex", ANNA) >= 0


def test_a_cursed_section_may_be_the_longest() -> None:
    long = tuple(f"e{n} corridor2_forbidden lr" for n in range(2, 7))
    assert part(held(*CHAIN), "longest") > 0
    assert part(held(*CHAIN, *long, "e7 corridor1_curse l"), "longest") == 0


def test_with_strict_walls_a_blank_wall_does_not_close_a_section() -> None:
    tiles = ("g2 hall1_plain r", "g3 hall2_plain lr", "g4 hall2_plain lr", "g5 hall1_plain b")
    edge, strict = position(*tiles), position(*tiles, closed="everywhere")
    for state in (edge, strict):
        stand(state, "W g3")
    assert part(edge, "closed") > part(strict, "closed") > 0


def test_a_special_figure_in_the_supply_is_worth_something() -> None:
    state = held(*CHAIN)
    before = part(state, "figures", BEN)
    state.figures.supply[BLUE * COLUMNS + MUMMY] = 0
    assert before - part(state, "figures", BEN) == pytest.approx(WEIGHTS["mummy"])


def test_a_symbol_that_acts_is_worth_more_before_it_has_acted() -> None:
    state = held(*CHAIN, "g7 corridor1_replace l", "g9 corridor1_forbidden b", men="w g3")
    answer(state, "put worker g7")
    assert question(state) == "ReplaceFigure"
    acting = part(state, "turn")
    answer(state, "replace g3 worker")
    assert acting - part(state, "turn") == pytest.approx(WEIGHTS["replace"])
    assert part(state, "halls") > part(state, "halls", BEN)


def test_a_beginner_sees_what_lies_on_the_table() -> None:
    assert VALUE.visible(held(*CHAIN)) == [2 * (3 + 5), 0]
