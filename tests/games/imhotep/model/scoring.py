"""What is counted after each round, and at the end of the game."""

from __future__ import annotations

from collections import Counter

from tests.games.course import Course, ask
from tests.games.imhotep.model.building import top_card
from tests.games.imhotep.model.table import BLUE, NUMBERS, Table

MONUMENTS = ("pyramid", "temple", "burial_chamber", "obelisks")
DECORATIONS = {
    "pyramid_decoration": "pyramid",
    "temple_decoration": "temple",
    "burial_chamber_decoration": "burial_chamber",
    "obelisk_decoration": "obelisks",
}


def score_temple(table: Table) -> Course[None]:
    """Stones seen from above, from left to right."""
    for place in range(table.temple_fields()):
        owner = table.visible(place)
        if owner is None:
            continue
        kind = table.edition["temple_b"]["fields"][place] if table.is_b("temple") else "one"
        yield from score_field(table, owner, kind)


def score_field(table: Table, owner: int, kind: str) -> Course[None]:
    if kind == "card":
        yield from top_card(table, owner)
        return
    if kind == "choice" and table.room(owner, 2):
        answer = yield from ask(owner, {"point", "stones"})
        if answer == "stones":
            table.take(owner, 2)
            return
    table.score("temple", owner, 2 if kind == "two" else 1)


def score_end(table: Table) -> None:
    score_chamber(table)
    score_obelisks(table)
    for seat in range(table.seats):
        score_cards(table, seat)
        if table.variants["wrath"] == "on" and misses_a_monument(table, seat):
            table.score("wrath", seat, -table.edition["wrath"]["penalty"][0])


def misses_a_monument(table: Table, seat: int) -> bool:
    return any(seat not in table.stones_at(site) for site in MONUMENTS)


def score_chamber(table: Table) -> None:
    if table.is_b("burial_chamber"):
        for row in range(3):
            most = table.edition["burial_chamber_b"]["places"]
            for seat, points in by_places(Counter(table.chamber[row::3]), most).items():
                table.score("burial_chamber", seat, points)
        return
    cells = {(n % 3, n // 3): owner for n, owner in enumerate(table.chamber)}
    while cells:
        start, owner = next(iter(cells.items()))
        area = connected(cells, start)
        table.score("burial_chamber", owner, for_set(table, len(area)))
        cells = {cell: owner for cell, owner in cells.items() if cell not in area}


def connected(cells: dict[tuple[int, int], int], start: tuple[int, int]) -> set[tuple[int, int]]:
    """All stones of the same owner that hang together by their sides."""
    known, new = set[tuple[int, int]](), {start}
    while new:
        known |= new
        around = {
            (row + down, column + right)
            for row, column in new
            for down, right in ((0, 1), (0, -1), (1, 0), (-1, 0))
        }
        new = {cell for cell in around if cells.get(cell) == cells[start]} - known
    return known


def for_set(table: Table, size: int) -> int:
    """Points for so many statues or connected stones."""
    values, further = table.edition["sets"]["values"], table.edition["sets"]["further"][0]
    if size <= len(values):
        return int(values[size - 1]) if size else 0
    return int(values[-1] + further * (size - len(values)))


def by_places(counts: Counter[int], places: list[int]) -> dict[int, int]:
    """Points for the places; equal ones add theirs up and share them, rounded down."""
    found = {}
    for seat, number in counts.items():
        better = sum(other > number for other in counts.values())
        equal = sum(other == number for other in counts.values())
        found[seat] = sum(places[better : better + equal]) // equal
    return found


def score_obelisks(table: Table) -> None:
    counts = Counter(table.obelisks)
    if not table.is_b("obelisks"):
        places = table.edition["obelisks_a"][NUMBERS[table.seats]]
        for seat, points in by_places(counts, places).items():
            table.score("obelisks", seat, points)
    elif table.variants["loose_stones"] == "on":
        for seat, number in counts.items():
            loose = number - 3 * table.towers.count(seat)
            table.score("obelisks", seat, loose * table.edition["obelisks_b"]["loose"][0])


def score_cards(table: Table, seat: int) -> None:
    hand = table.hands[seat]
    for card, site in DECORATIONS.items():
        table.score(card, seat, hand[card] * (len(table.stones_at(site)) // 3))
    table.score("statues", seat, for_set(table, hand["statue"]))
    table.score("blue_cards", seat, sum(hand[card] for card in BLUE))


def ranks(table: Table, points: list[int]) -> list[int]:
    """More stones on the sled part equal points."""
    merits = list(zip(points, table.sled, strict=True))
    return [1 + sum(other > own for other in merits) for own in merits]
