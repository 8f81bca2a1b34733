"""The obelisks: heights on side A, towers of three on side B."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from baumeister.games.imhotep.rules.names import FROM_OBELISKS
from baumeister.games.imhotep.rules.obelisks import Obelisks
from tests.games.imhotep.rules.table import BLACK, GREY, WHITE, send, start, table, told

FIELDS = [10, 9, 8, 7, 6, 5, 5, 5]


def obelisks_b(*owners: int) -> Obelisks:
    site = Obelisks(FIELDS, [0, 0, 0, 0], [])
    for owner in owners:
        site.deliver(owner)
    return site


def test_rulebook_example_ship_to_the_obelisks() -> None:
    """Jeder Stein eines 3er-Boots kommt auf das Feld seiner Farbe; Punkte gibt es noch keine."""
    state = table()
    send(state, 1, "BAB", "obelisks")
    assert state.obelisks.stones == [1, 2, 0, 0]
    assert state.points() == [0, 0, 0, 0]


def test_rulebook_example_tower_for_nine_points() -> None:
    """Schwarz und Grau legen einen Stein ab, Weiß baut aus dreien eine Säule auf Feld 9."""
    state = table(sides="AAAAB")
    for owner in (BLACK, BLACK, BLACK, WHITE, WHITE):
        state.obelisks.deliver(owner)
    send(state, 1, "ABD", "obelisks")
    assert state.obelisks.towers == [BLACK, WHITE]
    assert [state.obelisks.waiting(seat) for seat in range(4)] == [1, 0, 0, 1]
    assert state.ledger.table()[FROM_OBELISKS] == [0, 9, 0, 0]
    assert "White builds at the obelisks: 9 points." in told(state)


def test_tower_fields() -> None:
    """Obelisks B: eight fields 10, 9, 8, 7, 6, 5, 5, 5, the same for every number of players."""
    for seats in (2, 3, 4):
        assert start(seats, "AAAAB").obelisks.fields == FIELDS
    assert sum(FIELDS) == 55


def test_the_highest_free_field_is_taken_first() -> None:
    site = obelisks_b()
    points = [site.deliver(seat) for _ in range(6) for seat in (BLACK, GREY)]
    assert points == [0, 0, 0, 0, 10, 9, 0, 0, 0, 0, 8, 7]


def test_ruling_im_14_without_a_free_field_stones_stay_single() -> None:
    site = obelisks_b(*[BLACK] * 24)
    assert len(site.towers) == 8
    assert [site.deliver(WHITE) for _ in range(4)] == [0, 0, 0, 0]
    assert site.waiting(WHITE) == 4


def test_side_a_has_no_towers() -> None:
    site = Obelisks([], [0, 0], [])
    assert [site.deliver(BLACK) for _ in range(6)] == [0] * 6
    assert (site.towers, site.waiting(BLACK)) == ([], 6)


def test_a_copy_goes_its_own_way() -> None:
    site = obelisks_b(BLACK, BLACK)
    twin = site.copy()
    twin.deliver(BLACK)
    assert (site.stones[BLACK], site.towers) == (2, [])
    assert (twin.stones[BLACK], twin.towers) == (3, [BLACK])


@given(owners=st.lists(st.integers(0, 3), max_size=40))
def test_towers_by_moving_stones(owners: list[int]) -> None:
    """Stones lie on their colour until three of them are lifted on the best free field."""
    site = Obelisks(FIELDS, [0, 0, 0, 0], [])
    lying: list[list[str]] = [[], [], [], []]
    free = sorted(FIELDS, reverse=True)
    for owner in owners:
        lying[owner].append("stone")
        expected = 0
        if len(lying[owner]) >= 3 and free:
            del lying[owner][:3]
            expected = free.pop(0)
        assert site.deliver(owner) == expected
    assert [site.waiting(seat) for seat in range(4)] == [len(stones) for stones in lying]
    assert len(site.towers) == len(FIELDS) - len(free)
