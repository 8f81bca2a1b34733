"""Imhotep: what any player at the table would do, or never do."""

from __future__ import annotations

from baumeister.games.imhotep.rules.actions import Ship
from baumeister.games.imhotep.rules.names import FROM_PYRAMID, SITES, Site
from baumeister.games.imhotep.rules.state import Imhotep
from tests.bots.position import Blunders, Position
from tests.games.imhotep.rules.table import (
    BLACK,
    LETTERS,
    WHITE,
    answer,
    ask_turn,
    begin_round,
    end_round,
    give,
    load,
    question,
    start,
)

BLUNDERS = Blunders()
LAST = 6
SAILED = "-"


def river(
    ships: str,
    free: str,
    *,
    round_: int = LAST,
    seats: int = 2,
    sides: str = "AAAAA",
    market: str = "lever lever hammer hammer",
    **variants: str,
) -> Imhotep:
    """Black's turn with ships of 4, 3, 2 and 2 slots.

    A ship is written from bow to stern, "-" if it has sailed; only the `free` sites have no ship.
    """
    state = start(seats, sides, **variants)
    state.round = round_ - 1
    begin_round(state, "4322", market.split())
    del state.round_cards[7 - round_ :]
    taken = [site for site in SITES if site not in free.split()]
    for ship, stones in enumerate(ships.split()):
        if stones == SAILED:
            state.fleet.sail(Ship(ship), Site(SITES.index(taken.pop())))
        else:
            load(state, ship, stones)
    assert not taken
    ask_turn(state, BLACK)
    return state


def build(state: Imhotep, site: str, owners: str) -> None:
    """Stones of these owners have come to a site before; no points are booked."""
    for owner in (LETTERS.index(letter) for letter in owners):
        state.quarry[owner] -= 1
        if site == "pyramid":
            state.pyramids.build(owner, state.pyramids.unfinished()[0])
        elif site == "temple":
            state.temple.deliver(owner)
        elif site == "burial_chamber":
            state.burial_chamber.deliver(owner)
        else:
            state.obelisks.deliver(owner)


def at_the_market(sides: str = "AAAAA", *, black: str = "", white: str = "") -> Imhotep:
    """The last ship brings a black and a white stone to the market; Black chooses first."""
    cards = "statue chisel chisel chisel"
    state = river("- AB. - -", "market pyramid", sides=sides, market=cards)
    give(state, BLACK, *black.split())
    give(state, WHITE, *white.split())
    answer(state, "sail 1 market")
    return state


@BLUNDERS.position
def test_the_last_ship_brings_two_own_stones_to_the_best_fields() -> Position:
    """Seven points on top of the pyramid, or two at the temple."""
    state = river("- - AA -", "pyramid temple")
    build(state, "pyramid", "AB" * 6)
    return Position(state, BLACK, right=("sail 2 pyramid",))


@BLUNDERS.position
def test_a_ship_of_the_rival_does_not_bring_them_the_majority() -> Position:
    """White needs two stones to have the higher obelisk; at the pyramid they bring one each."""
    state = river("- - BB -", "pyramid obelisks")
    build(state, "pyramid", "AB" * 7)
    build(state, "obelisks", "AAB")
    return Position(state, BLACK, right=("sail 2 pyramid",))


@BLUNDERS.position
def test_the_fifth_statue_is_taken() -> Position:
    state = at_the_market(black="statue statue statue statue")
    return Position(state, BLACK, right=("card 0",))


@BLUNDERS.position
def test_the_fifth_statue_is_not_left_to_the_rival() -> Position:
    """To Black all cards are worth one point, to White this one is worth five."""
    state = at_the_market(white="statue statue statue statue")
    return Position(state, BLACK, right=("card 0",))


@BLUNDERS.position
def test_of_the_pair_the_fourth_statue_is_kept() -> Position:
    state = at_the_market("BAAAA", black="statue statue statue")
    answer(state, "card 3", "draw statue", "draw lever")
    assert question(state) == "LookAtPair"
    return Position(state, BLACK, right=("keep statue",))


@BLUNDERS.position
def test_a_red_card_is_not_taken_without_a_stone_for_it() -> Position:
    """Without a stone in the quarry even the entrance brings nothing."""
    state = river("- AB. - -", "market pyramid", market="entrance chisel sarcophagus paved_path")
    state.quarry = [0, 0]
    answer(state, "sail 1 market")
    return Position(state, BLACK, right=("card 1",))


@BLUNDERS.position
def test_two_stones_join_two_areas() -> Position:
    """Areas of one and two stones become one of five: eleven points more."""
    state = river("- - AA -", "pyramid burial_chamber")
    build(state, "pyramid", "AB" * 4)
    build(state, "burial_chamber", "BAAA")
    return Position(state, BLACK, right=("sail 2 burial_chamber",))


@BLUNDERS.position
def test_one_stone_breaks_the_tie_of_the_obelisks() -> Position:
    """Ten points to one instead of five each; the pyramid would bring three."""
    state = river("- - A. -", "pyramid obelisks")
    build(state, "pyramid", "AB")
    build(state, "obelisks", "AAABBB")
    return Position(state, BLACK, right=("sail 2 obelisks",))


@BLUNDERS.position
def test_the_lever_lets_the_rival_have_the_poor_field() -> Position:
    """The next field brings one point, those after it three and four."""
    state = river("- AAB - -", "pyramid market", market="sail sail chisel chisel")
    build(state, "pyramid", "AB" * 5 + "A")
    give(state, BLACK, "lever")
    answer(state, "play lever", "sail 1 pyramid")
    assert question(state) == "Unload"
    return Position(state, BLACK, right=("next 2",))


@BLUNDERS.position
def test_with_an_own_sail_the_ship_does_not_wait_for_the_rival() -> Position:
    """A third stone makes nine points of this ship, if White does not say where it goes."""
    state = river("AA.. - - -", "pyramid market")
    build(state, "pyramid", "AB")
    give(state, BLACK, "sail")
    return Position(state, BLACK, right=("play sail",))


@BLUNDERS.position
def test_the_pyramid_is_reached_before_the_rival_sends_the_ship_away() -> Position:
    """Nine points now; if Black does anything else, White sails."""
    state = river("AAA. .. - -", "market pyramid temple", round_=5)
    build(state, "pyramid", "AB")
    return Position(state, BLACK, right=("sail 0 pyramid",))


@BLUNDERS.position
def test_a_full_ship_of_own_stones_is_not_left_to_the_rival() -> Position:
    """Twelve points at the pyramid in the third round; White would send it to the market."""
    state = river("AAAA .. - -", "market pyramid temple", round_=3)
    build(state, "pyramid", "AB")
    return Position(state, BLACK, right=("sail 0 pyramid",))


@BLUNDERS.position
def test_a_ship_full_of_the_rivals_stones_is_sent_where_they_bring_nothing() -> Position:
    """Otherwise White gets nine points for them at the pyramid."""
    state = river("BBB. .. - -", "pyramid temple obelisks")
    build(state, "pyramid", "AB")
    build(state, "obelisks", "AAAAAAAB")
    sails = ("sail 0 obelisks", "sail 0 temple")
    return Position(state, BLACK, right=sails)


@BLUNDERS.position
def test_after_the_last_round_a_point_is_better_than_stones() -> Position:
    """With the point Black wins; stones are of no use any more."""
    state = river(".. .. .. ..", " ".join(SITES), sides="AABAA")
    build(state, "temple", "A")
    state.ledger.book(FROM_PYRAMID, BLACK, 1)
    state.ledger.book(FROM_PYRAMID, WHITE, 1)
    state.take_stones(WHITE, 2)
    end_round(state)
    assert question(state) == "TempleBonus"
    return Position(state, BLACK, right=("point",))


@BLUNDERS.position
def test_the_top_of_a_pyramid_is_better_than_a_field_of_one_point() -> Position:
    state = river("- - A. -", "pyramid market", sides="ABAAA")
    for pyramid, stones in enumerate(["BABA", "BAB", "BAB"]):
        for letter in stones:
            state.pyramids.build(LETTERS.index(letter), pyramid)
    answer(state, "sail 2 pyramid")
    assert question(state) == "ChoosePyramid"
    return Position(state, BLACK, right=("pyramid left",))


@BLUNDERS.position
def test_a_card_for_nothing_is_taken() -> Position:
    state = river("AAA. A.. - -", "pyramid market temple", sides="ABAAA", round_=2)
    build(state, "pyramid", "B")
    answer(state, "sail 0 pyramid", "pyramid left")
    assert question(state) == "CardBonus"
    return Position(state, BLACK, right=("top_card",))


@BLUNDERS.position
def test_the_third_stone_makes_a_tower() -> Position:
    """Ten points at once, or four at the pyramid."""
    state = river("- - AB -", "pyramid obelisks", sides="AAAAB")
    build(state, "pyramid", "ABAB")
    build(state, "obelisks", "AA")
    return Position(state, BLACK, right=("sail 2 obelisks",))


@BLUNDERS.position
def test_the_wrath_of_the_pharaoh_is_avoided() -> Position:
    """One point in the burial chamber and no penalty of five, or four at the pyramid.

    That decides the game, since Black is three points ahead.
    """
    state = river("- - AB -", "pyramid burial_chamber", wrath="on")
    state.ledger.book(FROM_PYRAMID, BLACK, 3)
    build(state, "pyramid", "ABAB")
    build(state, "temple", "AB")
    build(state, "obelisks", "AABB")
    build(state, "burial_chamber", "B")
    return Position(state, BLACK, right=("sail 2 burial_chamber",))


@BLUNDERS.position
def test_at_four_the_obelisk_that_is_alone_at_the_top_counts_most() -> Position:
    """Fifteen instead of twelve for Black, ten instead of twelve for White; or one at the edge."""
    state = river("- - A. -", "pyramid obelisks", seats=4)
    build(state, "pyramid", "ABCD" * 3 + "CD")
    build(state, "obelisks", "AABBC")
    return Position(state, BLACK, right=("sail 2 obelisks",))


@BLUNDERS.position
def test_the_last_stone_is_not_kept_on_the_sled() -> Position:
    """The last ship has room; more stones on the sled would come nowhere."""
    state = river("- B.. - -", "pyramid temple")
    build(state, "pyramid", "ABAB")
    build(state, "temple", "BBBB")
    return Position(state, BLACK, wrong=("take",))
