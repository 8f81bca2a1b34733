"""Kleopatra's value: its parts add up, and better things are worth more."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from baumeister.bots import GreedyBot, LookaheadBot, RandomBot, Simulations
from baumeister.bots.bot import Bot
from baumeister.bots.quiet import quieten
from baumeister.bots.search import Search
from baumeister.bots.tree import HOPE, Node
from baumeister.core.state import CHANCE
from baumeister.games.cleopatra.judgement.glance import AMULET, LACK
from baumeister.games.cleopatra.judgement.shortlist import LAYS
from baumeister.games.cleopatra.judgement.texts import TEXTS
from baumeister.games.cleopatra.judgement.value import SETTINGS, VALUE, WEIGHTS, CleopatraValue
from baumeister.games.cleopatra.rules.actions import ASK_ALL, AUTO
from baumeister.games.cleopatra.rules.high_priest import Offering
from baumeister.games.cleopatra.rules.mosaic_shapes import shape_named
from baumeister.games.cleopatra.rules.mosaics import ClaimSanctuary, LayMosaic
from baumeister.games.cleopatra.rules.names import DICE
from baumeister.games.cleopatra.rules.pieces import ALL_WALLS, BOTH_DOORS, BOTH_OBELISKS
from baumeister.games.cleopatra.rules.state import Cleopatra
from baumeister.play import play_game
from tests.games.cleopatra.rules.table import (
    ANNA,
    BEN,
    SHORT_GAME,
    answer,
    ask_turn,
    give,
    moments,
    question,
    rich,
    squares,
    start,
    stock,
    table,
)

WALL_SET = ("artisan", "stone", "wood")
OBELISK_SET = ("artisan",) * 3 + ("stone",) * 2 + ("wood",) * 2


def worth(state: Cleopatra, seat: int = ANNA) -> float:
    return VALUE.points(state)[seat]


def part(state: Cleopatra, name: str, seat: int = ANNA) -> float:
    return VALUE.of(state, seat)[VALUE.parts.index(name)]


def holding(*cards: str, seats: int = 3) -> Cleopatra:
    state = table(seats)
    give(state, ANNA, *cards)
    return state


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("flipping", ["off", "on"])
def test_parts_add_up_at_every_moment_of_any_game(seats: int, flipping: str) -> None:
    for state in moments(start(seats, flipping=flipping), seats):
        points = VALUE.points(state)
        for seat in range(seats):
            assert sum(VALUE.of(state, seat)) == pytest.approx(points[seat])


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_it_can_judge_games_of_another_edition(seats: int) -> None:
    for state in moments(start(seats, edition=SHORT_GAME), 7):
        assert len(VALUE.points(state)) == len(VALUE.visible(state)) == seats


@pytest.mark.parametrize("seats", [2, 4])
def test_shortlists_and_replies_are_legal_at_every_moment(seats: int) -> None:
    rng = Random(3)
    for state in moments(start(seats), seats):
        for seat in state.to_act():
            if seat != CHANCE:
                legal = state.legal(seat)
                chosen = VALUE.sensible(state, seat, legal)
                assert chosen
                assert set(chosen) <= set(legal)
                assert VALUE.reply(state, seat, legal, rng) in legal


def test_every_part_can_be_said() -> None:
    expected = {f"part.{name}" for name in VALUE.parts}
    assert set(TEXTS) == expected | {"amount"}  # it counts in talents


def test_it_can_be_built_with_other_weights() -> None:
    state = holding("lapis")
    dear = CleopatraValue(weights={**WEIGHTS, "lapis": 9.0})
    assert dear.points(state)[ANNA] > worth(state)


def test_a_hand_is_worth_more_with_a_card_that_completes_a_piece() -> None:
    nearly = holding(*OBELISK_SET[:-1])
    spare = holding(*OBELISK_SET[:-1], "artisan")
    complete = holding(*OBELISK_SET)
    for state in (nearly, spare, complete):
        state.merchants = [0, 0, 0]
    assert part(nearly, "hand") < part(spare, "hand") < part(complete, "hand")


def test_lapis_is_the_resource_that_is_worth_most() -> None:
    others = ("artisan", "stone", "marble", "wood")
    assert all(worth(holding("lapis")) > worth(holding(name)) for name in others)


def test_wood_is_worth_nothing_when_nobody_needs_it() -> None:
    without, with_wood = holding(), holding("wood")
    for state in (without, with_wood):
        state.merchants = [0, 0, 0]
        state.walls, state.obelisks, state.doors = ALL_WALLS, BOTH_OBELISKS, BOTH_DOORS
    assert part(with_wood, "hand") == part(without, "hand")


def test_building_is_better_than_having_the_cards_for_it() -> None:
    before, after = holding(*OBELISK_SET), holding(*OBELISK_SET)
    answer(after, "build obelisk 0", "auto")
    assert question(after) == "Quarry"
    assert worth(after) > worth(before)


def test_a_piece_that_is_being_paid_counts_as_much_as_one_that_is_paid() -> None:
    """So nothing tempts to begin a building or to stop in the middle of one."""
    state = holding(*OBELISK_SET)
    answer(state, "build obelisk 0")
    begun = worth(state)
    answer(state, "pay artisan")
    half = worth(state)
    answer(state, "auto")
    assert [begun, half] == pytest.approx([worth(state)] * 2)


def test_the_bonus_counts_as_soon_as_a_second_piece_is_begun() -> None:
    state = holding(*WALL_SET, *WALL_SET)
    answer(state, "build wall 0", "auto")
    one = part(state, "talents")
    answer(state, "build wall 1")
    assert part(state, "talents") == one + 3 + 2


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_amulet_makes_it_worse_and_others_better(seats: int) -> None:
    """Smoothly: nobody is safe, and nobody is lost, before the game ends."""
    found = []
    for amulets in range(15):
        state = table(seats)
        state.amulets[ANNA] = amulets
        found.append(VALUE.points(state))
    mine = [points[ANNA] for points in found]
    assert mine == sorted(mine, reverse=True)
    assert len(set(mine)) == len(mine)
    steps = [before - after for before, after in pairwise(mine)]
    assert max(steps) < mine[0] / 3
    if seats > 2:
        theirs = [points[BEN] for points in found]
        assert theirs == sorted(theirs)


def test_an_amulet_is_worse_shortly_before_the_end() -> None:
    """The end is certain then: most amulets of all are fatal."""
    lost = []
    for is_late in (False, True):
        pair = []
        for amulets in (3, 5):
            state = table(3)
            for seat in range(3):
                rich(state, seat, 40)
                state.amulets[seat] = 3
            if is_late:
                state.walls = ALL_WALLS ^ 1
                state.throne, state.obelisks, state.doors = 2, BOTH_OBELISKS, BOTH_DOORS
                state.stack = []
            state.amulets[ANNA] = amulets
            pair.append(worth(state))
        lost.append(pair[0] - pair[1])
    assert lost[1] > lost[0]


def test_a_sanctuary_saves_who_has_amulets() -> None:
    without, within = table(3), table(3)
    for state in (without, within):
        state.amulets[ANNA] = 5
    within.sanctuaries[ANNA] = [squares("00", "01", "10", "11")]
    within.statues[ANNA] = 1
    assert worth(within) > worth(without)
    assert part(within, "sanctuaries") > part(without, "sanctuaries") > 0


def test_a_sanctuary_that_may_be_claimed_counts_before_it_is() -> None:
    state = table(3)
    state.amulets[ANNA] = 5
    before = worth(state)
    state.ask(ClaimSanctuary(ANNA, [squares("00", "01", "10", "11")]))
    promised = worth(state)
    answer(state, "statue 0 0")
    assert before < promised
    assert promised == pytest.approx(worth(state))


def test_talents_kept_back_for_an_offering_are_worth_more_the_nearer_it_is() -> None:
    gains = []
    for altar in (0, DICE - 1):
        pair = []
        for talents in (5, 15):
            state = table(3)
            state.altar = altar
            rich(state, ANNA, talents)
            pair.append(part(state, "crocodile") / sum(VALUE.of(state, ANNA)[:5]))
        gains.append(pair[1] - pair[0])  # the share of what one has that is at risk
    assert gains[1] > gains[0] > 0


def test_whoever_is_next_has_the_best_stall() -> None:
    state = table(3)
    stock(state, 0, "lapis", "lapis", "stone")
    stock(state, 1, "artisan")
    stock(state, 2, "artisan")
    first = part(state, "market", ANNA)
    ask_turn(state, BEN)
    assert part(state, "market", ANNA) < first
    assert part(state, "market", BEN) == first


def test_too_many_cards_at_the_end_of_a_turn_cost_an_amulet() -> None:
    state = holding(*["artisan"] * 5, *["stone"] * 5)
    stock(state, 0, "artisan")
    stock(state, 1, "wood")
    before = part(state, "crocodile")
    answer(state, "stall 0")
    assert part(state, "crocodile") < before


def test_however_large_a_stall_is_a_hand_is_cut_down_to_the_best_cards() -> None:
    state = holding()
    stock(state, 0, *["artisan"] * 12, *["trompe_loeil"] * 8, *["lapis"] * 4, *["marble"] * 4)
    stock(state, 1, "artisan")
    before = worth(state)
    answer(state, "stall 0")
    assert worth(state) > before


def test_a_shortlist_of_lays_keeps_those_that_cover_most_palms() -> None:
    state = table(3)
    shape = shape_named("X")
    state.ask(LayMosaic(ANNA, shape))
    legal = state.legal(ANNA)
    palms = state.settings.garden.palms
    covers = state.settings.garden.covered_by[shape]
    chosen = VALUE.sensible(state, ANNA, legal)
    assert len(chosen) == LAYS < len(legal)
    most = max((covers[lay] & palms).bit_count() for lay in legal)
    assert max((covers[lay] & palms).bit_count() for lay in chosen) == most


def test_lays_of_a_garden_are_not_offered_in_another_one() -> None:
    """In one garden mosaics may be flipped, in the other they may not."""
    shape = shape_named("F")
    for flipping in ("on", "off", "on"):
        state = table(3, flipping=flipping)
        state.ask(LayMosaic(ANNA, shape))
        legal = state.legal(ANNA)
        assert set(VALUE.sensible(state, ANNA, legal)) <= set(legal)


def test_dice_and_new_mosaics_are_judged_before_they_are_known() -> None:
    state = holding(*WALL_SET)
    answer(state, "build wall 0", "auto", "done")
    assert question(state) == "RollDice"
    quieten(state, VALUE, Random(1))
    assert question(state) == "RollDice"


def test_bids_are_mixed() -> None:
    """Three alike at an offering: whoever always bids the same is outbid by one talent."""
    state = table(3)
    for seat in range(3):
        rich(state, seat, 30)
        state.amulets[seat] = 4
    state.altar = DICE
    state.ask(Offering([0, 1, 2]))
    root = Node(None, HOPE)
    search = Search(state.mask(ANNA), ANNA, VALUE, SETTINGS, root, Random(1))
    search.run(state.legal(ANNA), Simulations(800))
    meant = root.secret(ANNA).mixture.values()
    assert max(meant) < sum(meant) / 3


@pytest.mark.parametrize(
    ("better", "worse"),
    [(LookaheadBot(2), RandomBot()), (GreedyBot(0.25), RandomBot())],
    ids=["builder", "beginner"],
)
def test_it_beats_chance(better: Bot, worse: Bot) -> None:
    wins = 0.0
    for seed in range(6):
        state = start(3)
        seat = seed % 3
        bots = {other: better if other == seat else worse for other in range(3)}
        play_game(state, bots, Random(seed))
        result = state.result()
        assert result is not None
        wins += (seat in result.winners) / len(result.winners)
    assert wins >= 3


def seen(state: Cleopatra) -> float:
    """By a beginner."""
    return VALUE.visible(state)[ANNA]


def test_a_beginner_likes_clean_cards_that_a_missing_piece_takes() -> None:
    assert seen(holding("wood")) > seen(holding()) > seen(holding("double_wood"))
    built, spare = holding(), holding("wood")
    for state in (built, spare):
        state.walls, state.obelisks, state.doors = ALL_WALLS, BOTH_OBELISKS, BOTH_DOORS
    assert seen(spare) == seen(built)


def test_a_beginner_likes_to_lack_little_for_a_piece() -> None:
    nearly = holding("artisan", "stone", "lapis")
    assert seen(holding(*WALL_SET)) - seen(nearly) == pytest.approx(LACK)


def test_a_beginner_sees_the_amulets_of_a_price_before_it_is_paid() -> None:
    clean = holding(*OBELISK_SET)
    corrupt = holding(*OBELISK_SET[:-2], "double_wood")
    gains = []
    for state in (clean, corrupt):
        state.merchants = [0, 0, 0]
        before = seen(state)
        answer(state, "build obelisk 0")
        gains.append(seen(state) - before)
    assert gains[0] > gains[1]


def test_a_beginner_counts_an_amulet_for_a_hand_that_is_too_large() -> None:
    full = holding(*["artisan"] * 10)
    over = holding(*["artisan"] * 11)
    assert seen(full) - seen(over) == pytest.approx(AMULET)


def test_a_beginner_fears_only_amulets_without_a_place() -> None:
    housed, homeless = holding(), holding()
    housed.amulets[ANNA] = homeless.amulets[ANNA] = 2
    housed.sanctuaries[ANNA] = [squares("60", "61")]
    assert seen(housed) - seen(homeless) == pytest.approx(2 * AMULET)


def test_the_envoy_asks_everybody_since_nobody_s_card_has_to_be_accepted() -> None:
    state = table()
    give(state, ANNA, "envoy")
    answer(state, "play envoy", "name lapis")
    legal = state.legal(ANNA)
    assert VALUE.sensible(state, ANNA, legal) == [ASK_ALL]
    assert VALUE.reply(state, ANNA, legal, Random(1)) is ASK_ALL


@pytest.mark.parametrize(("clean_paying", "considered"), [("off", 1), ("on", 3)])
def test_what_the_table_proposes_is_paid_unless_it_wastes_merchants(
    clean_paying: str, considered: int
) -> None:
    """To save amulets that are due anyway."""
    state = table(clean_paying=clean_paying)
    give(state, ANNA, "artisan", "double_artisan", "stone", "double_wood")
    answer(state, "build wall 0")
    legal = state.legal(ANNA)
    assert len(VALUE.sensible(state, ANNA, legal)) == considered
    assert AUTO in legal
