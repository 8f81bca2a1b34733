"""Who begins: lots that are drawn when a table opens, and what a rematch makes of it."""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path

from baumeister.web.table.house import House as RealHouse
from baumeister.web.table.table import Table
from tests.web.people import TWO, House, answer, house

FOUR = [{"kind": "me"}, {"kind": "screen", "name": "Ben"}, {"kind": "bot"}, {"kind": "friend"}]
REMATCH = re.compile(r'data-rematch="([^"]*)"')


def kinds(place: House, **more: object) -> list[str]:
    table = place.table(place.person("Anna").open(FOUR, **more))
    return [seat.name if seat.kind == "person" else seat.kind for seat in table.seats]


def test_seats_are_as_listed_unless_lots_are_wished_for(place: House) -> None:
    listed = ["Anna", "Ben", "bot", "open"]
    assert kinds(place) == kinds(place, order="listed") == listed
    drawn = kinds(place, order="lot")
    assert drawn != listed
    assert sorted(drawn) == sorted(listed)


def test_the_lot_falls_differently_in_different_houses(tmp_path: Path) -> None:
    found = set()
    for secret in "abcdefgh":
        with house(tmp_path / secret, secret) as place:
            found.add(tuple(kinds(place, order="lot")))
    assert len(found) > 3


def test_the_lot_of_a_table_is_its_own() -> None:
    orders = {tuple(RealHouse("secret").lot(f"t{n}").sample(range(4), 4)) for n in range(40)}
    assert len(orders) > 10


def test_one_click_may_draw_lots_too(tmp_path: Path) -> None:
    own = set()
    for secret in "abcdefgh":
        with house(tmp_path / secret, secret) as place:
            url = place.person("Anna").post("/quick/imhotep", {"order": "lot"}).json()["url"]
            own.add(place.table(url).names.index("Anna"))
    assert own == {0, 1, 2}


def test_how_the_lot_has_fallen_is_shown_until_one_has_answered(place: House) -> None:
    people = [place.person("Anna"), place.person("Ben")]
    url = people[0].open(TWO, order="lot")
    table = place.table(url)
    free = [seat.kind for seat in table.seats].index("open")
    assert people[1].post(f"{url}/sit", {"seat": free}).status_code == 200
    sentence = f"The lot has decided the order at the table: {' and '.join(table.names)}."
    first = people[["Anna", "Ben"].index(table.names[table.asked()[0]])]
    assert all(sentence in person.get(url).text for person in people)
    assert sentence not in place.person("Eve").get(url).text
    assert first.post(f"{url}/answer", answer(table, "take")).status_code == 200
    assert [sentence in person.get(url).text for person in people].count(True) == 1
    assert "Lots were drawn" in first.get(url).text
    assert "Lots were drawn" not in people[0].get(people[0].open(TWO)).text


def rematch(place: House, seats: list[dict[str, str]], **more: object) -> dict[str, object]:
    """What a finished table offers to its host."""
    anna = place.person("Anna")
    url = anna.open(seats, **more)
    table = place.table(url)
    assert place.client.portal is not None
    place.client.portal.call(play_out, table)
    found = REMATCH.search(anna.get(url).text)
    assert found is not None
    offered: dict[str, object] = json.loads(unescape(found[1]))
    return offered


async def play_out(table: Table) -> None:
    while not table.is_over:
        seat = table.asked()[0]
        table.play(seat, table.match.state.legal(seat)[0])
    await table.saved()


def test_two_change_places_for_a_rematch(place: House) -> None:
    both = [{"kind": "me"}, {"kind": "screen", "name": "Ben"}]
    for order in ("listed", "lot"):
        offered = rematch(place, both, order=order, game="kheops")
        first = place.table(place.person("Anna").open(both, order=order, game="kheops")).names[0]
        wished = offered["seats"]
        assert isinstance(wished, list)
        assert offered["order"] == "listed"
        assert (wished[0]["kind"] == "me") is (first == "Ben")


def test_more_than_two_draw_lots_again_if_they_did_before(place: House) -> None:
    three = [{"kind": "me"}, *({"kind": "screen", "name": name} for name in ("Ben", "Cleo"))]
    assert rematch(place, three)["order"] == "listed"
    assert rematch(place, three)["seats"] == three
    assert rematch(place, three, order="lot")["order"] == "lot"
