"""Kheops: what any player at the table would do, or never do."""

from __future__ import annotations

from random import Random

from baumeister.core.bag import Bag
from baumeister.games.kheops.rules.cells import CELLS, EVERY_CELL, NAMES
from baumeister.games.kheops.rules.course import COURSE
from baumeister.games.kheops.rules.edition import BOX, HAND
from baumeister.games.kheops.rules.figures import COLUMNS
from baumeister.games.kheops.rules.lay_tile import LAY_TILE
from baumeister.games.kheops.rules.names import BLUE, MUMMY, WHITE, WORKER
from baumeister.games.kheops.rules.state import Kheops
from baumeister.games.kheops.rules.tiles import KINDS, TILES, Tile, tile_named
from tests.bots.position import Blunders, Position
from tests.games.kheops.rules.table import (
    ANNA,
    BEN,
    answer,
    ask_turn,
    deal,
    empty_supply,
    position,
    question,
    stand,
)

BLUNDERS = Blunders()
SIMULATIONS = 200

# Two sections of three halls at the base, with room for a tile between them on g5.
LEFT = ("g2 hall1_plain r", "g3 hall2_plain lr", "g4 hall2_plain lr")
RIGHT = ("g6 hall2_plain lr", "g7 hall2_plain lr", "g8 hall1_plain l")
SMALL = ("c1 hall1_plain r", "c2 corridor1_plain l")  # closed: two points
TOP = ("a1 hall1_plain b", "b2 corridor1_plain t")
LONG = (  # the longest one is nobody's
    "e1 corridor1_forbidden r",
    *(f"e{n} corridor2_forbidden lr" for n in range(2, 8)),
    "e8 corridor1_forbidden l",
)
PAIR = ("e3 hall1_red_queen r", "e4 hall2_red_pharaoh lr", "e5 hall2_plain lb")  # closed: 36
OPEN_PAIR = ("e3 hall1_red_queen r", "e4 hall2_red_pharaoh lt")  # open to d3, where no tile lies
ELSEWHERE = ("g1", "g3", "g5", "g7", "g9", "g11")
MEN = ", ".join(f"W {cell}" for cell in ELSEWHERE) + ", w f1, w f3, w f5, w f7, w f9, w f11"
LAID = 33  # of 49
ROOM = "corridor1_plain"
BLIND = "corridor1_forbidden"  # a tile that changes nothing where it lies


def at_the_end(*tiles: str, men: str, holes: str = "e5", hands: str = BLIND) -> Kheops:
    """Blue's last turn, or with two holes White's; each has a worker left.

    Wherever nothing else is said, blank walls. White holds a tile more than Blue, which is the
    one that is left over; so the last turn knows every tile.
    """
    state = position(*tiles)
    named = [tile.split()[0] for tile in tiles] + holes.split()
    for cell, name in zip(EVERY_CELL, NAMES, strict=True):
        if name not in named:
            state.pyramid.lay(cell, tile_named(BLIND), 0)
    stand(state, *men.split(", "))
    for colour in (WHITE, BLUE):
        empty_supply(state, colour)
        state.figures.supply[colour * COLUMNS + WORKER] = 1
    state.pile = Bag([0] * KINDS)
    if " " in holes:
        deal(state, ANNA, BLIND, hands)
        deal(state, BEN, BLIND)
    else:
        deal(state, ANNA, BLIND)
        deal(state, BEN, hands)
    ask_turn(state, state.seat_on_turn())
    return state


def last_tile(*tiles: str, men: str, tile: str, hole: str = "g5") -> Kheops:
    """Blue has put their last figure and lays the last tile."""
    state = at_the_end(*tiles, men=men, holes=hole, hands=tile)
    state.agenda.clear()
    state.ask(COURSE)
    state.ask(LAY_TILE[BEN])
    return state


def in_the_middle(*tiles: str, men: str, laid: int = LAID) -> Kheops:
    """White's turn; so many tiles lie in the lower rows, where nothing is said blank rooms."""
    state = position(*tiles)
    named = [tile.split()[0] for tile in tiles]
    for cell in EVERY_CELL[CELLS - laid :]:
        if NAMES[cell] not in named:
            state.pyramid.lay(cell, tile_named(ROOM), 0)
    for tile in tiles:
        state.pile.counts[TILES.index(tile.split()[1])] -= 1
    stand(state, *men.split(", "))
    for seat in (ANNA, BEN):
        state.hands[seat] = sorted(Tile(state.pile.draw(Random(n))) for n in range(HAND))
    state.pile.size = BOX - laid - 2 * HAND
    assert state.seat_on_turn() == ANNA
    return state


def lays(state: Kheops, tile: str) -> None:
    """White has put a figure where it does not matter, and holds this tile besides others."""
    state.pile.take(TILES.index(tile))
    state.pile.put(state.hands[ANNA].pop())
    state.hands[ANNA] = sorted([*state.hands[ANNA], tile_named(tile)])
    answer(state, "put worker g13")


def decision(state: Kheops, *right: str, wrong: tuple[str, ...] = ()) -> Position:
    return Position(state, state.to_act()[0], right, wrong, SIMULATIONS)


@BLUNDERS.position
def test_the_last_figure_breaks_the_tie_of_the_big_section() -> Position:
    """Three halls and the longest section, closed: sixteen points; or two in the small one."""
    state = at_the_end(*LEFT, *SMALL, men="W g2, w g4")
    return decision(state, "put worker g3")


@BLUNDERS.position
def test_a_section_that_is_won_anyway_needs_no_figure() -> Position:
    """Blue has the big section; nobody can change that, and a worker takes the small one."""
    state = at_the_end(*LEFT, *SMALL, men="w g2, w g4")
    return decision(state, "put worker c1", "put worker c2")


@BLUNDERS.position
def test_the_last_figure_takes_the_apex() -> Position:
    """Two tiles each; that of the apex is worth ten points more."""
    state = at_the_end(*TOP, *SMALL, *LEFT, men="W g2, W g3")
    return decision(state, "put worker a1", "put worker b2")


@BLUNDERS.position
def test_the_third_ankh_is_better_than_a_small_section() -> Position:
    """Nine points instead of four, or two points for the small section."""
    ankhs = ("e1 hall1_ankh b", "e4 hall1_ankh r", "e9 hall1_ankh l")
    state = at_the_end(*ankhs, *SMALL, *LEFT, men="w e1, w e4, W g2, W g3", holes="g13")
    return decision(state, "put worker e9")


@BLUNDERS.position
def test_the_mummy_turns_the_majority() -> Position:
    """Two against one becomes one against two, and no free tile there would do it."""
    state = at_the_end(*LEFT, *SMALL, men="W g2, W g3, w g4")
    state.figures.supply[BLUE * COLUMNS + MUMMY] = 1
    return decision(state, "put mummy g2", "put mummy g3")


@BLUNDERS.position
def test_a_figure_is_replaced_where_it_matters() -> Position:
    """White's worker in the big section, not the one on a tile that scores nothing."""
    tiles = (*LEFT, *SMALL, "e1 corridor1_replace r")
    state = at_the_end(*tiles, men="W g2, w g3, W g4, W c1")
    state.figures.supply[BLUE * COLUMNS + WORKER] = 2
    answer(state, "put worker e1")
    assert question(state) == "ReplaceFigure"
    return decision(state, "replace g2 worker", "replace g4 worker")


@BLUNDERS.position
def test_a_figure_moves_from_a_lost_section_to_a_tied_one() -> Position:
    tiles = (*LEFT, *SMALL, "e1 corridor1_move r")
    state = at_the_end(*tiles, men="W g2, w g4, W c1, w c2")
    answer(state, "put worker e1")
    assert question(state) == "MoveFigure"
    return decision(state, "move c2 g3", "move e1 g3")


@BLUNDERS.position
def test_a_hall_is_turned_so_that_the_own_section_is_closed() -> Position:
    """g3 opens the section to the outside; turned, it joins all three and closes it."""
    tiles = (LEFT[0], "g3 hall2_plain lb", "g4 hall1_plain l", "e1 corridor1_turn_hall r")
    state = at_the_end(*tiles, men="w g2")
    answer(state, "put worker e1")
    assert question(state) == "TurnTile"
    return decision(state, "turn g3 lr")


@BLUNDERS.position
def test_the_last_tile_leaves_the_own_section_closed() -> Position:
    """Beside it the tile makes no difference; joined, it opens it and halves its points."""
    section = ("g2 hall2_plain lr", "g3 hall2_plain lr", "g4 hall1_plain l")
    state = last_tile(*section, men="w g2", tile="hall2_plain", hole="g1")
    return decision(state, "lay hall2_plain g1 lb")


@BLUNDERS.position
def test_the_last_tile_opens_the_section_of_the_rival() -> Position:
    section = ("g2 hall2_plain lr", "g3 hall2_plain lr", "g4 hall1_plain l")
    state = last_tile(*section, men="W g2", tile="hall2_plain", hole="g1")
    return decision(state, wrong=("lay hall2_plain g1 lb",))


@BLUNDERS.position
def test_the_curse_goes_to_the_rivals_section() -> Position:
    state = last_tile(*LEFT, *RIGHT, men="W g3, w g7", tile="corridor1_curse")
    return decision(state, "lay corridor1_curse g5 l")


@BLUNDERS.position
def test_sections_are_joined_by_whoever_has_more_figures() -> Position:
    """Blue has three to two; joined, all of it is theirs."""
    state = last_tile(*LEFT, *RIGHT, men="W g2, W g3, w g6, w g7, w g8", tile="corridor2_plain")
    return decision(state, "lay corridor2_plain g5 lr")


@BLUNDERS.position
def test_sections_are_not_joined_by_whoever_has_fewer_figures() -> Position:
    state = last_tile(*LEFT, *RIGHT, men="W g2, W g3, W g4, w g6, w g7", tile="corridor2_plain")
    return decision(state, wrong=("lay corridor2_plain g5 lr",))


@BLUNDERS.position
def test_the_last_tile_makes_the_own_section_the_longest() -> Position:
    """Both have three tiles; the fourth decides who gets the points alone."""
    state = last_tile(*LEFT, *RIGHT, men="W g3, w g7", tile="corridor1_plain")
    return decision(state, "lay corridor1_plain g5 r")


@BLUNDERS.position
def test_a_sarcophagus_of_another_colour_spoils_the_rivals_pair() -> Position:
    """A closed pair brings White thirty points, an own sarcophagus would bring Blue ten.

    Neither would be the longest section.
    """
    pair = ("g2 hall1_red_queen r", "g3 hall2_red_pharaoh lr", "g4 hall2_plain lr")
    state = last_tile(*LONG, *pair, *RIGHT, men="W g4, w g7", tile="hall1_green_queen")
    return decision(state, "lay hall1_green_queen g5 l")


@BLUNDERS.position
def test_the_second_sarcophagus_makes_a_pair() -> Position:
    pair = ("g6 hall2_plain lr", "g7 hall2_red_queen lr", "g8 hall1_plain l")
    state = last_tile(*LEFT, *pair, men="W g3, w g6", tile="hall1_red_pharaoh")
    return decision(state, "lay hall1_red_pharaoh g5 r")


@BLUNDERS.position
def test_the_free_tile_of_a_tied_section_is_not_left_to_the_rival() -> Position:
    """Whoever puts there has sixteen points; the small section is worth two."""
    state = at_the_end(*LEFT, *SMALL, men="W g2, w g3", holes="e5 g13")
    return decision(state, "put worker g4")


@BLUNDERS.position
def test_of_two_holes_the_curse_goes_where_the_rival_scores() -> Position:
    """Blue's closed pair brings thirty points and more, unless the curse joins it."""
    pair = ("g6 hall2_red_queen lr", "g7 hall2_red_pharaoh lr", "g8 hall1_plain l")
    tiles = (*LEFT, *pair)
    state = at_the_end(*tiles, men="W g3, w g7", holes="g5 g13", hands="corridor1_curse")
    answer(state, "put worker g2")
    return decision(state, "lay corridor1_curse g5 r")


@BLUNDERS.position
def test_the_pair_that_nobody_holds_is_entered_at_once() -> Position:
    """Thirty-six points, and twelve turns each to come; all other rooms lead nowhere."""
    pair = ("f5 hall1_red_queen r", "f6 hall2_red_pharaoh lr", "f7 hall2_plain lb")
    state = in_the_middle(*pair, men="W g1, W g3, W g5, w f1, w f3, w f9", laid=25)
    return decision(state, "put * f5", "put * f6", "put * f7")


@BLUNDERS.position
def test_the_free_tile_of_a_tied_pair_is_taken_in_the_middle_of_the_game() -> Position:
    """One to one, and whoever stands on the third tile has thirty-six points."""
    state = in_the_middle(*PAIR, men=f"{MEN}, W e3, w e4")
    return decision(state, "put * e5", "put mummy e4")


@BLUNDERS.position
def test_the_fifth_ankh_is_not_left_to_the_rival() -> Position:
    """Each stands on two: nine points to four for whoever takes the last one."""
    ankhs = ("e1 hall1_ankh b", "e3 hall1_ankh b", "e5 hall2_ankh lb", "e7 hall2_ankh lb")
    state = in_the_middle(*ankhs, "e9 hall3_ankh lrb", men=f"{MEN}, W e1, W e3, w e5, w e7")
    return decision(state, "put * e9", "put mummy e5", "put mummy e7")


@BLUNDERS.position
def test_the_figure_that_holds_the_pair_is_replaced() -> Position:
    """Two to one for Blue becomes two to one for White; all others stand where nothing scores."""
    state = in_the_middle(*PAIR, "e1 corridor2_replace rb", men=f"{MEN}, W e3, w e4, w e5")
    answer(state, "put worker e1")
    return decision(state, "replace e4 *", "replace e5 *")


@BLUNDERS.position
def test_a_figure_moves_from_nowhere_to_the_tied_pair() -> Position:
    state = in_the_middle(*PAIR, "e1 corridor2_move rb", men=f"{MEN}, W e3, w e4")
    answer(state, "put worker e1")
    return decision(state, *(f"move {cell} e5" for cell in ("e1", *ELSEWHERE)))


@BLUNDERS.position
def test_the_queen_is_turned_to_her_pharaoh() -> Position:
    """White holds a section with two figures: seven points doubled become eighteen."""
    tiles = ("e3 hall1_red_queen b", *PAIR[1:], "e1 corridor2_turn_hall rb")
    state = in_the_middle(*tiles, men=f"{MEN}, W e4, W e5")
    answer(state, "put worker e1")
    return decision(state, "turn e3 r")


@BLUNDERS.position
def test_the_curse_is_laid_to_the_rivals_pair_at_the_first_chance() -> Position:
    """Thirty-four points of Blue become none."""
    state = in_the_middle(*OPEN_PAIR, men=f"{MEN}, w e3, w e4")
    lays(state, "hall2_curse")
    return decision(state, "lay hall2_curse d3 lb", "lay hall2_curse d3 rb")


@BLUNDERS.position
def test_the_queen_is_laid_to_the_own_pharaoh() -> Position:
    """Blue holds the golden pair for good; fourteen points become as many as Blue has."""
    golden = ("g6 hall1_gold_queen r", "g7 hall2_gold_pharaoh lr", "g8 hall1_two l")
    men = "W g1, W g3, W g5, W g9, W g11, w f1, w f3, w f5, w f7"
    tiles = ("e3 hall2_plain rb", OPEN_PAIR[1], *golden)
    state = in_the_middle(*tiles, men=f"{men}, W e3, W e4, w g6, w g7, w g8")
    lays(state, "hall1_red_queen")
    return decision(state, "lay hall1_red_queen d3 b")
