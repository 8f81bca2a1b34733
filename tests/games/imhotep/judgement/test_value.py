"""Imhotep's value: its parts add up, and better things are worth more."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from baumeister.bots import GreedyBot, LookaheadBot, RandomBot
from baumeister.bots.bot import Bot
from baumeister.bots.quiet import quieten
from baumeister.core.state import CHANCE
from baumeister.games.imhotep.judgement.outlook import LOADS, Outlook, moment_of
from baumeister.games.imhotep.judgement.texts import TEXTS
from baumeister.games.imhotep.judgement.value import VALUE, WEIGHTS, ImhotepValue
from baumeister.games.imhotep.rules.game import IMHOTEP
from baumeister.games.imhotep.rules.names import BURIAL_CHAMBER, SITES
from baumeister.games.imhotep.rules.state import Imhotep
from baumeister.play import play_game
from tests.games.imhotep.rules.table import (
    ALL_SIDES,
    BLACK,
    WHITE,
    answer,
    ask_turn,
    choices,
    dock,
    end_round,
    finished,
    give,
    load,
    moments,
    question,
    start,
    table,
)

LAST = 6


def outlook(sides: str = "AAAAA", seats: int = 2, **variants: str) -> Outlook:
    return Outlook(start(seats, sides, **variants).settings, seats, WEIGHTS)


def part(state: Imhotep, name: str, seat: int = BLACK) -> float:
    return VALUE.of(state, seat)[VALUE.parts.index(name)]


def worth(state: Imhotep, seat: int = BLACK) -> float:
    return VALUE.points(state)[seat]


@pytest.mark.parametrize("sides", ALL_SIDES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_parts_add_up_to_points_at_every_moment(seats: int, sides: str) -> None:
    for state in moments(start(seats, sides, wrath="on"), seed=seats):
        points = VALUE.points(state)
        for seat in range(seats):
            assert sum(VALUE.of(state, seat)) == pytest.approx(points[seat])


@pytest.mark.parametrize("sides", ALL_SIDES)
def test_a_finished_game_is_worth_its_points(sides: str) -> None:
    state = finished(3, sides, seed=4, wrath="on")
    result = state.result()
    assert result is not None
    assert VALUE.points(state) == VALUE.visible(state) == result.points
    for seat in range(3):
        parts = dict(zip(VALUE.parts, VALUE.of(state, seat), strict=True))
        assert sum(parts.values()) == result.points[seat]
        assert parts["temple"] == result.table[1][seat]
        assert parts["decorations"] == sum(row[seat] for row in result.table[4:8])
        assert parts["wrath"] == result.table[10][seat]


def test_a_judgement_does_not_depend_on_what_was_judged_before() -> None:
    fresh = ImhotepValue()
    for state in moments(start(2, "ABBBA"), seed=9):
        assert fresh.points(state) == VALUE.points(state)


def test_every_part_can_be_said() -> None:
    assert {f"part.{name}" for name in VALUE.parts} == set(TEXTS)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_loads_are_chances(seats: int) -> None:
    assert sum(LOADS[seats]) == pytest.approx(1)


def test_a_temple_stone_counts_longer_the_newer_it_is_and_the_more_rounds_follow() -> None:
    judge = outlook()
    soon_covered = judge.temple([BLACK, WHITE, WHITE, WHITE], moment_of(3, 0, True))
    on_top = judge.temple([WHITE, WHITE, WHITE, BLACK], moment_of(3, 0, True))
    late = judge.temple([WHITE, WHITE, WHITE, BLACK], moment_of(1, 0, True))
    assert on_top[BLACK] > soon_covered[BLACK] > 0
    assert on_top[BLACK] > late[BLACK]


def test_when_the_temple_has_its_ship_in_the_last_round_every_top_stone_counts_once() -> None:
    judge = outlook()
    stones = [WHITE, BLACK, BLACK, WHITE, BLACK]
    assert judge.temple(stones, moment_of(0, 4, False)) == [3.0, 1.0]


def test_joined_areas_are_worth_more_than_separate_ones() -> None:
    judge = outlook()
    joined = judge.chamber([BLACK, BLACK, WHITE], moment_of(0, 4, False))
    apart = judge.chamber([BLACK, WHITE, BLACK], moment_of(0, 4, False))
    assert (joined, apart) == ([3.0, 1.0], [2.0, 1.0])


def test_an_area_that_can_grow_is_worth_more_than_one_that_is_shut_in() -> None:
    judge = outlook()
    open_ = judge.chamber([WHITE, WHITE, WHITE, BLACK, BLACK, BLACK], moment_of(3, 0, True))
    shut = judge.chamber([BLACK, BLACK, BLACK, WHITE, WHITE, WHITE], moment_of(3, 0, True))
    assert open_[BLACK] > shut[BLACK]


@pytest.mark.parametrize("sides", ["AAAAA", "AAABA"])
def test_a_majority_is_worth_more_the_fewer_ships_may_come(sides: str) -> None:
    judge = outlook(sides)
    early, late = moment_of(5, 0, True), moment_of(1, 0, True)
    if sides[BURIAL_CHAMBER] == "B":
        stones = [BLACK, BLACK, BLACK, BLACK, WHITE]
        leads = [judge.chamber(stones, moment) for moment in (early, late)]
    else:
        leads = [judge.obelisks([3, 1], [], moment) for moment in (early, late)]
    assert leads[1][BLACK] > leads[0][BLACK] > leads[0][WHITE] > leads[1][WHITE]


def test_with_four_the_places_of_the_obelisks_come_close_to_their_prizes() -> None:
    judge = outlook(seats=4)
    decided = judge.obelisks([9, 6, 3, 0], [], moment_of(0, 4, False))
    nearly = judge.obelisks([9, 6, 3, 0], [], moment_of(0, 3, True))
    assert decided == [15.0, 10.0, 5.0, 0.0]
    assert nearly == pytest.approx([15.0, 10.0, 5.0, 0.5], abs=1.0)


def test_two_stones_are_closer_to_a_tower_than_one() -> None:
    judge = outlook("AAAAB")
    moment = moment_of(2, 0, True)
    one, two = (judge.obelisks([n, 0], [], moment)[BLACK] for n in (1, 2))
    assert two > 2 * one > 2
    over = moment_of(0, 4, False)
    assert judge.obelisks([2, 0], [], over) == [0.0, 0.0]
    assert outlook("AAAAB", loose_stones="on").obelisks([2, 0], [], over) == [2.0, 0.0]


def test_up_to_four_each_statue_is_worth_more_than_the_one_before() -> None:
    state = table(2)
    steps = []
    for _ in range(4):
        before = worth(state)
        give(state, BLACK, "statue")
        steps.append(worth(state) - before)
    assert steps == sorted(steps)
    assert steps[3] > 2 * steps[0] > 2


def test_a_decoration_is_worth_more_where_more_stones_lie() -> None:
    state = table(2)
    give(state, BLACK, "temple_decoration")
    few = part(state, "decorations")
    for _ in range(6):
        state.temple.deliver(WHITE)
    assert part(state, "decorations") == pytest.approx(few + 2)


def test_stones_on_the_sled_are_worth_less_and_less_and_nothing_without_ships() -> None:
    state = table(2)
    worths = []
    for count in range(6):
        state.sled[BLACK] = count
        worths.append(part(state, "sled"))
    steps = [more - less for less, more in pairwise(worths)]
    assert steps == sorted(steps, reverse=True)
    assert steps[-1] > 0
    state.round = LAST
    dock(state, 0, 1, 2, 3)
    assert part(state, "sled") == 0


def test_a_stone_on_a_ship_is_worth_more_than_on_the_sled() -> None:
    state = table(2)
    before = worth(state)
    answer(state, "place 0 0")
    assert worth(state) + WEIGHTS["turn"] > before


def test_whoever_plays_a_sail_takes_the_ship_where_it_pays() -> None:
    state = table(2)
    give(state, BLACK, "sail")
    load(state, 0, "AA")
    answer(state, "play sail", "place 0 2")
    assert question(state) == "SailWithIt"
    chosen = part(state, "ships")
    ask_turn(state, BLACK)
    assert chosen > part(state, "ships") > 0


def test_where_a_ship_sails_matters_and_the_best_place_is_better_than_waiting() -> None:
    state = table(2)
    load(state, 0, "AAA")
    ask_turn(state, BLACK)
    leads = {}
    for move in ("take", *(f"sail 0 {site}" for site in SITES)):
        twin = state.copy()
        answer(twin, move)
        leads[move] = worth(twin) - worth(twin, WHITE)
    assert max(leads, key=lambda move: leads[move]) != "take"
    assert min(leads, key=lambda move: leads[move]) != "take"


def test_the_wrath_threatens_more_the_less_time_is_left() -> None:
    state = table(2, wrath="on")
    early = part(state, "wrath")
    state.round = 5
    late = part(state, "wrath")
    for site in (state.temple, state.burial_chamber, state.obelisks):
        site.deliver(BLACK)
    state.pyramids.build(BLACK, 0)
    assert late < early < part(state, "wrath") == 0


def test_a_card_that_is_being_played_counts_as_what_it_does() -> None:
    state = table(2)
    give(state, BLACK, "chisel")
    load(state, 0, "AA")
    answer(state, "play chisel")
    assert question(state) == "Load"
    played = part(state, "blue_cards") + part(state, "choice")
    assert played == pytest.approx(2 * WEIGHTS["load_now"])


def test_a_choice_at_the_market_is_worth_its_best_card() -> None:
    state = table(2, market=("statue", "lever", "chisel", "temple_decoration"))
    give(state, BLACK, "statue", "statue", "statue", "statue")
    load(state, 2, "A")
    ask_turn(state, BLACK)
    answer(state, "sail 2 market")
    open_ = worth(state)
    answer(state, "card 0")
    assert worth(state) == pytest.approx(open_)


def test_a_stone_that_has_got_its_card_is_not_counted_again() -> None:
    """It lies on the ship until all have got theirs."""
    state = table(2, market=("statue", "lever", "chisel", "hammer"))
    load(state, 2, "BB")
    ask_turn(state, BLACK)
    answer(state, "sail 2 market")
    assert part(state, "ships", WHITE) > 0
    answer(state, "card 2")
    assert part(state, "ships", WHITE) == 0.0


def test_fields_of_the_temple_are_not_counted_twice_while_they_are_scored() -> None:
    """Side B: the first field has brought its point, the third one is still to come."""
    state = table(2, "AABAA")
    for _ in range(3):
        state.temple.deliver(BLACK)
    end_round(state)
    assert question(state) == "TempleBonus"
    before = worth(state)
    answer(state, "point")
    assert worth(state) == pytest.approx(before, abs=WEIGHTS["temple_choice"])


def test_ships_that_are_alike_are_considered_once() -> None:
    state = table(2, ships="4322")
    answers = [action.notation() for action in VALUE.sensible(state, BLACK, state.legal(BLACK))]
    assert [move for move in choices(state) if move not in answers] == ["place 3 0", "place 3 1"]
    load(state, 3, "A")
    assert VALUE.sensible(state, BLACK, state.legal(BLACK)) == state.legal(BLACK)


def test_a_ship_that_has_to_sail_is_considered_although_another_is_like_it() -> None:
    state = table(2, ships="4322")
    give(state, BLACK, "sail")
    load(state, 2, "A")
    answer(state, "play sail", "place 3 0")
    assert question(state) == "SailWithIt"
    legal = state.legal(BLACK)
    assert VALUE.sensible(state, BLACK, legal) == legal


def test_a_round_that_is_over_is_judged_before_the_next_one_is_known() -> None:
    state = table(2)
    end_round(state)
    assert state.to_act() == [CHANCE]
    before = state.to_json()
    quieten(state, VALUE, Random(1))
    assert state.to_json() == before


def test_a_beginner_sees_what_lies_on_the_table() -> None:
    state = table(2)
    state.temple.deliver(BLACK)
    give(state, BLACK, "statue", "statue")
    for owner in (WHITE, WHITE, BLACK):
        state.obelisks.deliver(owner)
    assert VALUE.visible(state) == [1 + 3 + 1, 10]


def wins(bot: Bot, rival: Bot, games: int) -> int:
    """How many games of two the bot wins, on both seats in turn."""
    won = 0
    for n in range(games):
        state = IMHOTEP.start(2)
        play_game(state, {n % 2: bot, 1 - n % 2: rival}, Random(n))
        result = state.result()
        assert result is not None
        won += result.winners == [n % 2]
    return won


def test_a_builder_beats_a_beginner_who_beats_a_random_one() -> None:
    beginner = GreedyBot(mistakes=0.25)
    assert wins(LookaheadBot(1), beginner, 6) == 6
    assert wins(beginner, RandomBot(), 20) >= 13
