"""The Imhotep table in words and letters."""

from __future__ import annotations

from baumeister.drawing import lines, plain
from baumeister.games.imhotep.rules.actions import DRAW, ROUND, Ship, Slot
from baumeister.games.imhotep.rules.market import PAIR
from baumeister.games.imhotep.rules.names import LEVER, STATUE, TEMPLE
from baumeister.games.imhotep.rules.state import Imhotep
from tests.drawing.boards import after, begun


def board(state: Imhotep, names: list[str] | None = None) -> list[str]:
    return plain(lines(state, names=names)).splitlines()


def row(state: Imhotep, beginning: str) -> str:
    return next(line for line in board(state) if line.strip().startswith(beginning))


def test_before_the_first_round_there_are_no_ships() -> None:
    text = board(begun(2, "AAAAA"))
    assert text[0] == "Imhotep · Round 1 of 6"
    assert not any("Ship 1" in line for line in text)


def test_ships_show_their_slots_from_the_bow_and_what_they_need() -> None:
    state = begun(3, "AAAAA")
    state.apply(-1, ROUND[0])  # 4421
    state.fleet.place(Ship(0), Slot(1), 2)
    assert row(state, "Ship 1") == "  Ship 1  [ ][C][ ][ ]  2 more stones before it may sail"
    state.fleet.place(Ship(3), Slot(0), 0)
    assert row(state, "Ship 4") == "  Ship 4  [A]           ready to sail"
    state.fleet.sail(Ship(3), TEMPLE)
    assert row(state, "Ship 4").endswith("→ Temple")


def test_pyramids_show_stones_and_what_is_left() -> None:
    state = begun(2, "AAAAA")
    state.pyramids.build(1, 0)
    assert row(state, "Pyramid A").split(maxsplit=2)[2] == "level 1   B 1 3 2 4 3 2 1 3"
    other = begun(2, "ABAAA")
    other.pyramids.build(0, 1)
    assert row(other, "middle").split() == ["middle", "A", "3", "1+stones", "1", "4"]
    other.pyramids.edge = [0, 1]
    assert row(other, "edge").split() == ["edge", "A", "B", "1", "each"]


def test_the_temple_is_seen_from_above() -> None:
    state = begun(2, "AAAAA")
    for owner in (0, 0, 1, 1, 1):
        state.temple.deliver(owner)
    assert row(state, "Temple A").endswith("[B][A][B][B]  5 stones")


def test_the_burial_chamber_has_three_rows_and_on_side_b_prizes() -> None:
    state = begun(2, "AAABA")
    for owner in (0, 1, 0, 1):
        state.burial_chamber.deliver(owner)
    text = board(state)
    first = text.index(row(state, "Burial chamber B"))
    assert [line[20:] for line in text[first : first + 3]] == [
        "A B · · · · · ·  8 · 4",
        "B · · · · · · ·  8 · 4",
        "A · · · · · · ·  8 · 4",
    ]


def test_obelisks_are_heights_or_towers() -> None:
    state = begun(2, "AAAAA")
    state.obelisks.deliver(1)
    assert row(state, "Obelisks A").split()[2:6] == ["A", "0", "B", "1"]
    other = begun(2, "AAAAB")
    for _ in range(4):
        other.obelisks.deliver(1)
    assert "towers    10 B  9 ·" in row(other, "Obelisks B")
    assert row(other, "waiting").split() == ["waiting", "A", "0", "B", "1"]


def test_seats_show_points_sled_quarry_and_cards() -> None:
    state = begun(2, "AAAAA")
    state.hands[1][STATUE] = 2
    state.hands[1][LEVER] = 1
    text = board(state, ["Anna", "Bo"])
    assert text[-3].split() == ["A", "Anna", "0", "points", "sled", "2", "quarry", "27"]
    seat = next(n for n, line in enumerate(text) if "Bo" in line)
    assert text[seat].split() == ["B", "Bo", "0", "points", "sled", "3", "quarry", "26"]
    assert text[seat + 1].strip() == "cards Statue ×2, Lever"


def test_whose_turn_it_is_and_who_has_won() -> None:
    state = after(7)
    seat = state.to_act()[0]
    assert row(state, f"▶ {'ABCD'[seat]}")
    end = after(9999)
    result = end.result()
    assert result is not None
    starred = [line[2] for line in board(end) if line.startswith("★")]
    assert starred == ["ABCD"[seat] for seat in result.winners]


def test_only_the_looker_reads_the_pair() -> None:
    state = begun(2, "BAAAA")
    state.apply(-1, ROUND[0])
    for card in (STATUE, STATUE, STATUE):
        state.apply(-1, DRAW[card])
    assert state.market.display[3] == PAIR
    assert "4 two face down" in row(state, "Market B")
    state.market.looker = 1
    state.market.look_at(LEVER)
    state.market.look_at(STATUE)
    assert "Seat 2 looks at: Lever, Statue" in plain(lines(state.mask(1)))
    assert "Seat 2 looks at: unknown, unknown" in plain(lines(state.mask(0)))
