"""Kleopatra: what any player at the table would do, or never do."""

from __future__ import annotations

from baumeister.games.cleopatra.rules.beggar import GiveAlms
from baumeister.games.cleopatra.rules.courtesan import search_discards
from baumeister.games.cleopatra.rules.high_priest import CounterRoll, Offering
from baumeister.games.cleopatra.rules.mosaic_shapes import shape_named
from baumeister.games.cleopatra.rules.mosaics import ClaimSanctuary, LayMosaic
from baumeister.games.cleopatra.rules.names import DICE, SPHINXES
from baumeister.games.cleopatra.rules.pieces import ALL_WALLS, BOTH_DOORS, BOTH_OBELISKS
from baumeister.games.cleopatra.rules.state import NO_MOSAIC, Cleopatra
from tests.bots.position import Blunders, Position
from tests.games.cleopatra.rules.table import (
    ANNA,
    BEN,
    CLEO,
    answer,
    give,
    question,
    rich,
    squares,
    stock,
    table,
    throw_away,
)

BLUNDERS = Blunders()
WALL_SET = ("artisan", "stone", "wood")
SPHINX_SET = ("artisan", "stone", "marble")


def market_day(*stalls: str) -> Cleopatra:
    """Anna's turn at a table of three, with such cards in the stalls; nobody has merchants."""
    state = table(3)
    state.merchants = [0, 0, 0]
    for stall, cards in enumerate(stalls):
        stock(state, stall, *cards.split())
    return state


def nearly_done(talents: list[int], amulets: list[int]) -> Cleopatra:
    """One wall before the end, Anna's turn; nobody can make a sanctuary any more."""
    state = market_day("artisan", "stone", "artisan")
    state.walls = ALL_WALLS ^ 1
    state.throne, state.obelisks, state.doors = 2, BOTH_OBELISKS, BOTH_DOORS
    state.stack, state.top_mosaic = [], NO_MOSAIC
    state.steps = 4
    for seat in range(3):
        rich(state, seat, talents[seat])
    state.amulets = amulets
    return state


def offering(talents: list[int], amulets: list[int]) -> Cleopatra:
    state = nearly_done(talents, amulets)
    state.altar = DICE
    state.ask(Offering([ANNA, BEN, CLEO]))
    return state


@BLUNDERS.position
def test_the_last_wall_wins_the_game() -> Position:
    """Richest, no amulets, and the game can be ended now: end it."""
    state = nearly_done([40, 25, 20], [0, 4, 5])
    give(state, ANNA, *WALL_SET)
    return Position(state, ANNA, right=("build wall 0",))


@BLUNDERS.position
def test_whoever_has_most_amulets_does_not_end_the_game() -> Position:
    """The last wall or sphinx would feed Anna to the crocodile, with all her talents."""
    state = nearly_done([40, 25, 20], [6, 2, 1])
    state.sphinxes = SPHINXES - 1
    give(state, ANNA, *WALL_SET, "marble")
    return Position(state, ANNA, wrong=("build wall 0", "build sphinx"))


@BLUNDERS.position
def test_the_third_piece_of_a_visit_is_built() -> Position:
    """Two walls stand, and the cards for a sphinx are there: two talents and three more."""
    state = market_day("artisan", "stone", "artisan")
    give(state, ANNA, *WALL_SET, *WALL_SET, *SPHINX_SET)
    answer(state, "build wall 0", "auto", "build wall 1", "auto")
    assert question(state) == "Quarry"
    return Position(state, ANNA, right=("build sphinx",))


@BLUNDERS.position
def test_the_sphinx_for_five_comes_before_the_wall_for_three() -> Position:
    """One artisan and one stone are enough for either of them, not for both."""
    state = market_day("artisan", "stone", "artisan")
    state.sphinxes = 1
    give(state, ANNA, *WALL_SET, *SPHINX_SET, "wood")
    answer(state, "build wall 4", "auto")
    return Position(state, ANNA, right=("build sphinx",))


@BLUNDERS.position
def test_the_wall_beside_mosaics_is_built_first() -> Position:
    """All three squares at wall 1 lie under mosaics: six talents instead of three."""
    state = market_day("artisan", "stone", "artisan")
    state.laid = squares("30", "40", "50", "31", "41")
    give(state, ANNA, *WALL_SET)
    others = tuple(f"build wall {n}" for n in (0, 2, 3, 4, 5, 6, 7, 8))
    return Position(state, ANNA, wrong=others)


@BLUNDERS.position
def test_the_door_stands_where_the_walls_are() -> Position:
    """Five walls follow the left corner, none the right one."""
    state = market_day("artisan", "stone", "artisan")
    state.walls = 0b000001111
    give(state, ANNA, *WALL_SET, "artisan", "artisan", "marble", "wood", "lapis")
    answer(state, "build wall 4", "auto")
    return Position(state, ANNA, right=("build door 0",))


@BLUNDERS.position
def test_the_stall_with_the_missing_lapis_is_taken() -> Position:
    """It is the last card for the pedestal; artisans Anna has enough of."""
    state = market_day("artisan", "lapis", "artisan")
    give(state, ANNA, *["artisan"] * 3, *["marble"] * 2, "lapis")
    return Position(state, ANNA, right=("stall 1",))


@BLUNDERS.position
def test_the_pedestal_is_not_given_up_for_a_sphinx() -> Position:
    """Twelve talents; the first sphinx is worth two and takes an artisan and a marble of it."""
    state = market_day("artisan", "stone", "artisan")
    give(state, ANNA, *WALL_SET, *["artisan"] * 3, *["marble"] * 2, *["lapis"] * 2, "stone")
    answer(state, "build wall 4", "auto")
    return Position(state, ANNA, right=("build pedestal",))


@BLUNDERS.position
def test_a_full_hand_is_built_with() -> Position:
    """An obelisk for twelve talents, or two walls for eight; an eleventh card costs an amulet."""
    state = market_day("artisan", "artisan", "artisan")
    give(state, ANNA, *["artisan"] * 3, *["stone"] * 2, *["wood"] * 5)
    return Position(state, ANNA, right=("build obelisk *",))


@BLUNDERS.position
def test_no_merchant_pays_what_a_card_can_pay() -> Position:
    """It is worth three talents at the end, and the stone lies in the hand."""
    state = market_day("artisan", "stone", "artisan")
    state.merchants[ANNA] = 2
    give(state, ANNA, *WALL_SET)
    answer(state, "build wall 4", "pay artisan", "pay stone")
    return Position(state, ANNA, wrong=("pay merchant",))


@BLUNDERS.position
def test_no_card_is_thrown_away_while_a_piece_is_paid() -> Position:
    """The rules allow it; the rare stone and the tainted cards can still be used."""
    state = market_day("artisan", "stone", "artisan")
    give(state, ANNA, *WALL_SET, "lapis", "double_marble")
    answer(state, "build wall 4", "pay artisan", "pay stone")
    return Position(state, ANNA, wrong=("pay lapis", "pay double_marble"))


@BLUNDERS.position
def test_a_large_sanctuary_gets_a_statue() -> Position:
    """Room for four of Anna's six amulets, now or never, and the game is nearly over."""
    state = nearly_done([30, 30, 30], [6, 4, 4])
    state.laid = squares("30")
    state.ask(ClaimSanctuary(ANNA, [squares("00", "01", "10", "11")]))
    return Position(state, ANNA, right=("statue 0 0",))


@BLUNDERS.position
def test_the_last_statue_goes_to_the_larger_sanctuary() -> Position:
    """Four squares at the back, or one in the corner at the front."""
    state = nearly_done([30, 30, 30], [6, 4, 4])
    state.statues[ANNA] = 1
    large, small = squares("00", "01", "10", "11"), squares("80")
    state.ask(ClaimSanctuary(ANNA, [large, small]))
    return Position(state, ANNA, right=("statue 0 0",))


@BLUNDERS.position
def test_a_mosaic_covers_palms() -> Position:
    """It fits into three rows: one has two palms, the others one or none, all else is alike."""
    state = nearly_done([30, 30, 30], [4, 4, 4])
    palms = squares("31", "32", "33", "34", "35")
    bare = squares("51", "52", "53", "54", "55")
    one_palm = squares("71", "72", "73", "74", "75")
    state.laid = state.settings.garden.squares & ~palms & ~bare & ~one_palm
    state.stack, state.top_mosaic = [shape_named("I")], shape_named("I")
    state.walls = ALL_WALLS
    state.sphinxes = SPHINXES - 1
    state.ask(LayMosaic(ANNA, shape_named("I")))
    return Position(state, ANNA, right=("lay 1 3 1",))


@BLUNDERS.position
def test_nobody_outbids_those_who_have_nothing() -> Position:
    """Ben and Cleo have no talents left: one is enough to be first alone.

    With none all three would be first, and Anna would keep most amulets.
    """
    state = offering([30, 0, 0], [5, 3, 3])
    return Position(state, ANNA, right=("bid 1",))


@BLUNDERS.position
def test_whoever_is_eaten_otherwise_outbids_the_poor() -> Position:
    """Anna has most amulets and forty talents; Ben and Cleo cannot offer more than three.

    Four are enough, and every talent more is thrown away.
    """
    state = offering([40, 3, 3], [5, 3, 3])
    give(state, BEN, *WALL_SET, known=True)
    give(state, CLEO, *WALL_SET, known=True)
    return Position(state, ANNA, right=("bid 4",))


@BLUNDERS.position
def test_a_lapis_for_the_throne_is_no_alms() -> Position:
    """Anna has everything for the pedestal; five other artisans are to spare, or two talents."""
    state = market_day("artisan", "stone", "artisan")
    rich(state, ANNA, 20)
    give(state, ANNA, *["artisan"] * 5, "marble", "marble", "lapis", "lapis")
    state.ask(GiveAlms([ANNA, CLEO], BEN))
    return Position(state, ANNA, wrong=("give lapis", "give marble"))


@BLUNDERS.position
def test_a_scribe_stops_an_offering_with_empty_hands() -> Position:
    """Anna cannot offer even the one talent that Ben and Cleo have; the scribe costs nothing."""
    state = market_day("artisan", "stone", "artisan")
    for seat, talents in enumerate([0, 1, 1]):
        rich(state, seat, talents)
    state.amulets = [4, 3, 3]
    state.altar = DICE
    give(state, ANNA, "scribe", *["artisan"] * 3, *["marble"] * 2, *["lapis"] * 2)
    state.ask(CounterRoll(ANNA))
    return Position(state, ANNA, right=("play scribe",))


@BLUNDERS.position
def test_the_courtesan_fetches_the_missing_lapis() -> Position:
    """With it the throne can be built; an artisan more is of no use."""
    state = market_day("artisan", "stone", "artisan")
    give(state, ANNA, *["artisan"] * 4, *["marble"] * 2, "lapis")
    throw_away(state, "artisan", "stone", "wood", "lapis")
    search_discards(state, ANNA)
    return Position(state, ANNA, right=("take lapis",))
