"""The final scoring."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baumeister.core.result import Result
from baumeister.games.imhotep.rules.actions import Ship, Slot
from baumeister.games.imhotep.rules.final_scoring import (
    decoration_points,
    obelisk_points,
    score_game,
    statue_points,
    wrath_points,
)
from baumeister.games.imhotep.rules.names import (
    BLUE,
    BURIAL_CHAMBER_DECORATION,
    CARDS,
    FROM_BLUE_CARDS,
    FROM_OBELISKS,
    FROM_WRATH,
    GREEN,
    LEFT,
    OBELISK_DECORATION,
    PYRAMID,
    PYRAMID_DECORATION,
    SITES,
    SOURCES,
    STATUE,
    TEMPLE_DECORATION,
)
from baumeister.games.imhotep.rules.state import Imhotep
from tests.games.imhotep.rules.table import (
    ALL_SIDES,
    BLACK,
    BROWN,
    GREY,
    WHITE,
    end_round,
    finished,
    give,
    start,
    table,
    told,
)

PRIZES = {2: [10, 1], 3: [12, 6, 1], 4: [15, 10, 5, 1]}

stones = st.lists(st.integers(0, 3), max_size=25)
seats_and_sides = st.tuples(st.integers(2, 4), st.sampled_from(ALL_SIDES))


def obelisks(*heights: int, sides: str = "AAAAA", **variants: str) -> Imhotep:
    state = start(len(heights), sides, **variants)
    for seat, height in enumerate(heights):
        for _ in range(height):
            state.obelisks.deliver(seat)
    return state


def result(state: Imhotep) -> Result:
    """What comes out when the last round ends here."""
    state.round = 6
    end_round(state)
    found = state.result()
    assert found is not None
    return found


def build_everywhere(state: Imhotep, seat: int) -> None:
    state.pyramids.build(seat, LEFT)
    state.temple.deliver(seat)
    state.burial_chamber.deliver(seat)
    state.obelisks.deliver(seat)


def test_rulebook_example_obelisks_of_four_players() -> None:
    """Weiß ist am höchsten; Schwarz und Grau teilen (10 + 5) : 2, also 7; Braun hat nichts."""
    assert obelisk_points(obelisks(3, 4, 0, 3)) == [7, 15, 0, 7]


def test_rulebook_example_thirteen_stones_and_a_decoration() -> None:
    """13 Steine in der Grabkammer: Die Verzierung bringt 4 Punkte."""
    state = start()
    state.burial_chamber.stones = [n % 4 for n in range(13)]
    give(state, WHITE, "burial_chamber_decoration")
    assert decoration_points(state, BURIAL_CHAMBER_DECORATION) == [0, 4, 0, 0]


def test_rulebook_example_three_statues() -> None:
    """Drei Statuen zählen 6 Punkte."""
    state = start()
    give(state, BROWN, "statue", "statue", "statue")
    assert statue_points(state) == [0, 0, 6, 0]


@pytest.mark.parametrize(("heights", "points"), [((2, 1), [10, 1]), ((3, 1, 2), [12, 1, 6])])
def test_obelisk_places(heights: tuple[int, ...], points: list[int]) -> None:
    """Obelisks A: 10/1 for two players, 12/6/1 for three, 15/10/5/1 for four."""
    assert obelisk_points(obelisks(*heights)) == points


def test_obelisk_places_of_four() -> None:
    assert obelisk_points(obelisks(1, 2, 3, 4)) == [1, 5, 10, 15]


@pytest.mark.parametrize(
    ("count", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 17), (10, 25)]
)
def test_statues(count: int, points: int) -> None:
    """Market cards, Statue: 1/3/6/10/15 for one to five, two for each further one."""
    state = start()
    give(state, GREY, *["statue"] * count)
    assert statue_points(state) == [0, 0, 0, points]


def test_unused_blue_cards_count_one_each() -> None:
    """Market cards: unused blue cards."""
    state = table(2)
    give(state, BLACK, "lever", "hammer", "sail", "sail", "chisel")
    assert result(state).table[FROM_BLUE_CARDS] == [5, 0]


def test_two_decorations_count_twice() -> None:
    state = start(2)
    state.temple.stones = [0, 1, 0, 1, 0, 1]
    give(state, BLACK, "temple_decoration", "temple_decoration")
    assert decoration_points(state, TEMPLE_DECORATION) == [4, 0]


def test_ruling_im_19_decorations_count_covered_edge_and_waiting_stones() -> None:
    """Clarification: decorations count every stone at the site."""
    state = start(2, "ABAAB")
    for card in GREEN:
        give(state, BLACK, CARDS[card])
    state.temple.stones = [1] * 9  # at most four can be seen
    state.pyramids.stones[LEFT] = [1, 1]
    state.pyramids.edge = [1]
    for _ in range(8):
        state.obelisks.deliver(WHITE)  # two towers, two waiting stones
    state.obelisks.deliver(BLACK)
    assert decoration_points(state, TEMPLE_DECORATION)[BLACK] == 3
    assert decoration_points(state, PYRAMID_DECORATION)[BLACK] == 1
    assert decoration_points(state, OBELISK_DECORATION)[BLACK] == 3


def test_towers_are_not_counted_again() -> None:
    """Clarification: Obelisk B timing: points at once."""
    assert obelisk_points(obelisks(3, 6, sides="AAAAB")) == [0, 0]


def test_ruling_im_13_single_stones_of_side_b_count_nothing() -> None:
    """B) Obelisk: points are for towers alone."""
    assert obelisk_points(obelisks(5, 1, sides="AAAAB")) == [0, 0]


def test_ruling_im_13_an_option_gives_single_stones_a_point() -> None:
    """Obelisks B, left-over single stones."""
    assert obelisk_points(obelisks(5, 1, sides="AAAAB", loose_stones="on")) == [2, 1]
    assert obelisk_points(obelisks(5, 1, loose_stones="on")) == [10, 1]


def test_ruling_im_14_single_stones_beyond_the_last_tower_count_as_single_ones() -> None:
    assert obelisk_points(obelisks(24, 4, sides="AAAAB")) == [0, 0]
    assert obelisk_points(obelisks(24, 4, sides="AAAAB", loose_stones="on")) == [0, 4]


def test_ruling_im_12_wrath_strikes_once_whoever_misses_a_monument() -> None:
    """Clarification: Wrath of the Pharaoh."""
    state = start(3, wrath="on")
    build_everywhere(state, BLACK)
    build_everywhere(state, WHITE)
    state.temple.stones.remove(WHITE)
    assert wrath_points(state) == [0, -5, -5]


def test_ruling_im_12_a_stone_of_a_red_card_appeases_the_pharaoh() -> None:
    state = table(2, market=("paved_path", "statue", "statue", "statue"), wrath="on")
    build_everywhere(state, WHITE)
    state.obelisks.stones[WHITE] = 0
    assert wrath_points(state)[WHITE] == -5
    state.fleet.place(Ship(2), Slot(0), WHITE)
    state.play(BLACK, state.game.vocabulary.parse("sail 2 market"))
    state.play(WHITE, state.game.vocabulary.parse("card 0"))
    assert wrath_points(state)[WHITE] == 0


def test_wrath_is_a_variant() -> None:
    assert result(table(2)).points == [0, 0]


def test_ruling_im_28_wrath_comes_last_and_points_may_fall_below_zero() -> None:
    state = table(2, wrath="on")
    assert result(state).points == [-5, -5]
    assert told(state)[-2:] == [
        "Black loses 5 points (Wrath of the Pharaoh).",
        "White loses 5 points (Wrath of the Pharaoh).",
    ]


def test_scoring_follows_the_order_of_the_rulebook() -> None:
    """Clarification: final scoring order: burial chamber, obelisks, then cards."""
    state = table(2, wrath="on")
    for _ in range(3):
        state.burial_chamber.deliver(BLACK)
        state.obelisks.deliver(BLACK)
        state.pyramids.build(BLACK, LEFT)
    give(state, BLACK, "pyramid_decoration", "obelisk_decoration", "statue", "chisel")
    result(state)
    scored = [event.data["source"] for event in state.log or [] if event.key == "scores"]
    assert [SOURCES[source] for source in scored] == [
        "burial_chamber",
        "obelisks",
        "pyramid_decoration",
        "obelisk_decoration",
        "statues",
        "blue_cards",
        "wrath",
        "wrath",
    ]


def test_most_points_win() -> None:
    state = table(2)
    give(state, WHITE, "statue")
    assert (result(state).ranks, state.points()) == ([2, 1], [0, 1])


def test_a_tie_goes_by_the_stones_on_the_sled() -> None:
    """Clarification: tie at the end: more stones on the sled."""
    state = table(3)
    assert state.sled == [2, 3, 4]
    found = result(state)
    assert (found.points, found.ranks, found.is_tie_broken) == ([0, 0, 0], [3, 2, 1], True)


def test_seats_that_are_still_tied_share_a_rank() -> None:
    """Clarification: tie at the end: still tied: shared rank."""
    state = table(3)
    state.sled = [3, 3, 1]
    found = result(state)
    assert (found.ranks, found.winners) == ([1, 1, 3], [BLACK, WHITE])


@given(seed=st.integers(0, 10_000), sides=seats_and_sides, wrath=st.sampled_from(["on", "off"]))
def test_the_ledger_adds_up_to_the_result(seed: int, sides: tuple[int, str], wrath: str) -> None:
    state = finished(*sides, seed, wrath=wrath)
    found = state.result()
    assert found is not None
    assert found.points == [sum(row[seat] for row in found.table) for seat in range(sides[0])]
    assert found.tie_breaks == state.sled
    assert (sum(found.table[FROM_WRATH]) < 0) <= (wrath == "on")


@given(heights=st.lists(st.integers(0, 5), min_size=2, max_size=4))
def test_obelisks_of_side_a_by_handing_out_prizes(heights: list[int]) -> None:
    """Prizes are handed out one by one to the highest; then equal heights share theirs."""
    line = sorted(
        (seat for seat in range(len(heights)) if heights[seat]), key=lambda n: -heights[n]
    )
    handed = dict(zip(line, PRIZES[len(heights)], strict=False))
    expected = []
    for seat, height in enumerate(heights):
        equal = [other for other in line if heights[other] == height]
        expected.append(sum(handed[other] for other in equal) // len(equal) if seat in line else 0)
    assert obelisk_points(obelisks(*heights)) == expected


@given(heights=st.lists(st.integers(0, 6), min_size=2, max_size=4))
def test_single_stones_of_side_b_are_what_is_left_of_threes(heights: list[int]) -> None:
    state = obelisks(*heights, sides="AAAAB", loose_stones="on")
    assert obelisk_points(state) == [height % 3 for height in heights]


@given(count=st.integers(0, 10))
def test_statues_by_adding_one_after_the_other(count: int) -> None:
    state = start(2)
    give(state, BLACK, *["statue"] * count)
    assert statue_points(state)[BLACK] == sum(n if n <= 5 else 2 for n in range(1, count + 1))


@given(owners=st.lists(stones, min_size=3, max_size=3), towers=stones, side=st.sampled_from("AB"))
def test_decorations_by_taking_three_at_a_time(
    owners: list[list[int]], towers: list[int], side: str
) -> None:
    state = start(4, f"AAAA{side}")
    state.pyramids.stones[0], state.temple.stones, state.burial_chamber.stones = owners
    for owner in towers:
        state.obelisks.deliver(owner)
    for card, built in zip(GREEN, [*owners, towers], strict=True):
        state.hands[GREY][card] = 1
        threes = [built[n : n + 3] for n in range(0, len(built), 3)]
        assert decoration_points(state, card)[GREY] == sum(len(three) == 3 for three in threes)


@given(owners=st.lists(stones, min_size=4, max_size=4))
def test_wrath_by_asking_at_every_monument(owners: list[list[int]]) -> None:
    state = start(4, wrath="on")
    state.pyramids.stones[0], state.temple.stones, state.burial_chamber.stones = owners[:3]
    for owner in owners[3]:
        state.obelisks.deliver(owner)
    missing = [sum(seat not in built for built in owners) for seat in range(4)]
    assert wrath_points(state) == [-5 if count else 0 for count in missing]
    assert len(SITES) - PYRAMID == 4


@given(cards=st.lists(st.integers(0, len(CARDS) - 1), max_size=12))
def test_blue_cards_by_sorting_the_hand(cards: list[int]) -> None:
    state = start(2)
    for card in cards:
        state.hands[BLACK][card] += 1
    score_game(state)
    names = [CARDS[card] for card in cards]
    blue = [name for name in names if name in ("lever", "hammer", "sail", "chisel")]
    assert state.ledger.table()[FROM_BLUE_CARDS] == [len(blue), 0]
    assert state.ledger.table()[FROM_OBELISKS] == [0, 0]
    assert len(BLUE) == 4
    assert STATUE not in BLUE
