"""The temple: where stones lie and which can be seen; what they bring is in test_round_end.py."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baumeister.core.state import NOBODY
from baumeister.games.imhotep.rules.temple import Temple, empty_temple
from tests.games.imhotep.rules.table import BLACK, BROWN, GREY, WHITE, send, table


def temple(*owners: int, seats: int = 4) -> Temple:
    site = empty_temple(seats)
    for owner in owners:
        site.deliver(owner)
    return site


def test_rulebook_example_ship_to_the_temple() -> None:
    """Braun schließt die unterste Ebene, Braun und Weiß beginnen die zweite von links."""
    state = table()
    for owner in (BLACK, GREY, BLACK, GREY):
        state.temple.deliver(owner)
    send(state, 1, "CCB", "temple")
    assert state.temple.seen_from_above() == [BROWN, WHITE, BLACK, GREY, BROWN]


@pytest.mark.parametrize(("seats", "fields"), [(2, 4), (3, 5), (4, 5)])
@pytest.mark.parametrize("sides", ["AAAAA", "AABAA"])
def test_two_players_use_four_fields(sides: str, seats: int, fields: int) -> None:
    """Temple B and clarification: the fifth field is for three and four players, on both sides."""
    assert table(seats, sides).temple.seen_from_above() == [NOBODY] * fields


def test_stones_are_covered_from_the_left() -> None:
    site = temple(BLACK, BLACK, BLACK, BLACK, BLACK, WHITE)
    assert site.seen_from_above() == [WHITE, BLACK, BLACK, BLACK, BLACK]


def test_there_is_no_limit_of_height() -> None:
    site = temple(*[BLACK] * 40, GREY)
    assert site.seen_from_above() == [GREY, BLACK, BLACK, BLACK, BLACK]


def test_a_copy_goes_its_own_way() -> None:
    site = temple(BLACK, seats=2)
    twin = site.copy()
    twin.deliver(WHITE)
    assert (site.stones, twin.stones, twin.width) == ([BLACK], [BLACK, WHITE], 4)


@given(owners=st.lists(st.integers(0, 3), max_size=40), seats=st.integers(2, 4))
def test_only_the_top_of_each_pile_is_seen(owners: list[int], seats: int) -> None:
    site = temple(*owners, seats=seats)
    piles: list[list[int]] = [[NOBODY] for _ in range(4 if seats == 2 else 5)]
    for owner in owners:
        lowest = min(len(pile) for pile in piles)
        next(pile for pile in piles if len(pile) == lowest).append(owner)
    assert site.seen_from_above() == [pile[-1] for pile in piles]
