"""Two servers on one database: whatever happens at one of them is seen at the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import count
from random import Random
from typing import Any

import pytest
from starlette.testclient import WebSocketTestSession

from baumeister.web.table.postgres_store import PostgresStore
from baumeister.web.table.store import PLAY, JournalLine, Store
from tests.web.people import TWO, House, Person, any_answer, house, news
from tests.web.postgres import Cluster
from tests.web.table.shops import PostgresShop
from tests.web.table.test_store import INFO, SEATS, added

Pair = tuple[House, House]


@pytest.fixture
def pair(postgres: Cluster) -> Iterator[Pair]:
    address = postgres.address(postgres.empty_place())
    with house(address) as here, house(address) as there:
        yield here, there


def moved(who: Person, place: House) -> Person:
    """The same person with a page of another server."""
    return Person(place.client, who.language, who.cookies)


def two_at_a_table(pair: Pair, **more: object) -> tuple[str, Person, Person]:
    """Anna here, Ben there, and a game that has begun."""
    here, there = pair
    anna, ben = here.person("Anna"), there.person("Ben")
    url = anna.open(TWO, **more)
    assert ben.post(f"{url}/sit", {"seat": 1}).status_code == 200
    return url, anna, ben


def until(stream: WebSocketTestSession, is_so: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The first news of which that is true."""
    while not is_so(found := news(stream)):
        pass
    return found


def test_an_answer_is_pushed_to_whoever_watches_elsewhere(pair: Pair) -> None:
    url, anna, ben = two_at_a_table(pair)
    people, rng = [anna, ben], Random(1)
    with anna.stream(url) as of_anna, ben.stream(url) as of_ben:
        for _ in range(12):
            version = pair[0].table(url).version
            seat = pair[0].table(url).asked()[0]
            answer = any_answer(pair[seat].table(url), rng)
            reply = people[seat].post(f"{url}/answer", answer)
            assert reply.status_code == 200, reply.text
            reached = reply.json()["version"]
            assert reached > version
            for stream in (of_anna, of_ben):
                while news(stream)["version"] < reached:
                    pass
    tables = [place.table(url) for place in pair]
    assert tables[0].journal == tables[1].journal
    assert tables[0].match.state.to_json() == tables[1].match.state.to_json()


def test_whoever_was_told_yes_sits(pair: Pair) -> None:
    """Both servers have the same open seat in memory."""
    here, there = pair
    url = here.person("Anna").open(TWO)
    rivals = [here.person("Ben"), there.person("Cleo")]
    assert [place.table(url).seats[1].kind for place in pair] == ["open", "open"]
    replies = [rival.post(f"{url}/sit", {"seat": 1}).status_code for rival in rivals]
    assert replies == [200, 409]
    assert [place.table(url).seats[1].name for place in pair] == ["Ben", "Ben"]


def test_an_answer_is_heard_once_wherever_it_is_repeated(pair: Pair) -> None:
    url, anna, _ = two_at_a_table(pair)
    answer = any_answer(pair[0].table(url), Random(1))
    assert anna.post(f"{url}/answer", answer).status_code == 200
    version = pair[0].table(url).version
    again = moved(anna, pair[1])
    for _ in range(2):
        assert again.post(f"{url}/answer", answer).json() == {"version": version}
    later = {**answer, "request": "another"}
    assert again.post(f"{url}/answer", later).json()["kind"] == "StaleVersion"


def test_a_page_shows_what_has_just_happened_elsewhere(pair: Pair) -> None:
    url, anna, ben = two_at_a_table(pair)
    ben.get(url)  # the table is awake there
    anna.post(f"{url}/chat", {"text": "Here I am"})
    assert "Here I am" in ben.get(url).text
    anna.post("/name", {"name": "Änne"})
    assert "Änne" in moved(anna, pair[1]).get("/").text


def test_what_is_wished_here_can_be_granted_there(pair: Pair) -> None:
    url, anna, ben = two_at_a_table(pair)
    before = pair[0].table(url).match.state.to_json()
    while (table := pair[0].table(url)).asked() == [0]:
        assert anna.post(f"{url}/answer", any_answer(table, Random(1))).status_code == 200
    reply = anna.post(f"{url}/undo", {"version": table.version})
    assert reply.json()["done"] is False
    assert ben.post(f"{url}/agree", {"agrees": True}).status_code == 200
    anna.get(url)
    assert pair[0].table(url).match.state.to_json() == before


def test_a_secret_answer_can_be_changed_at_either_server(pair: Pair) -> None:
    url, anna, ben = two_at_a_table(pair, game="valley_of_the_kings")
    people, elsewhere, numbers = [anna, moved(ben, pair[0])], moved(anna, pair[1]), count()

    def give(seat: int, action: str) -> None:
        version, request = pair[0].table(url).version, str(next(numbers))
        data = {"seat": seat, "action": action, "version": version, "request": request}
        reply = people[seat].post(f"{url}/answer", data)
        assert reply.status_code == 200, reply.text

    while type((table := pair[0].table(url)).match.state.agenda[-1]).__name__ != "Orders":
        give(table.asked()[0], "done")
    give(0, "overseer 0 8-a")
    give(0, "done")
    assert elsewhere.post(f"{url}/withdraw/0", {"seat": 0}).status_code == 200
    assert pair[0].table(url).secrets.is_changing(0)
    assert anna.post(f"{url}/keep", {"seat": 0}).status_code == 200
    assert not pair[1].table(url).secrets.is_changing(0)


def test_everybody_sees_who_is_there(pair: Pair) -> None:
    url, anna, ben = two_at_a_table(pair)
    person = pair[0].table(url).seats[1].person
    with ExitStack() as pages:
        of_anna = pages.enter_context(anna.stream(url, "plain=1"))
        news(of_anna)
        with ben.stream(url):
            until(of_anna, lambda _: pair[0].server.hub.is_present(url[3:], person))
        until(of_anna, lambda _: not pair[0].server.hub.is_present(url[3:], person))
        assert not pair[0].server.hub.is_gone(url[3:], person)  # may come back at once


def test_only_one_server_lets_the_bots_of_a_table_think(postgres: Cluster) -> None:
    """The other one takes over once the first has not been heard of for a while."""

    async def job(store: Store) -> None:
        await store.add_table(INFO, SEATS)
        async with shop.another() as other:
            assert await store.claim("t1")
            assert await store.claim("t1")
            assert not await other.claim("t1")
            await other.append([added(JournalLine(PLAY, 0, "take"))])  # whoever answers goes on
            assert await other.claim("t1")
            assert not await store.claim("t1")
            assert isinstance(store, PostgresStore)
            await store._rows("UPDATE game_table SET thinks_until = 0")  # as after that while
            assert await store.claim("t1")
            assert not await other.claim("t1")

    shop = PostgresShop(postgres)
    shop.run(job)


def test_bots_answer_once_wherever_people_are(pair: Pair) -> None:
    here, there = pair
    anna = here.person("Anna")
    url = anna.open([{"kind": "me"}, {"kind": "bot", "level": "random"}])
    pages = [anna, moved(anna, there)]
    rng = Random(1)
    with pages[0].stream(url) as first, pages[1].stream(url) as second:
        for turn in range(8):
            until(first if turn % 2 else second, lambda push: bool(push["mine"]) or push["over"])
            table = pair[turn % 2].table(url)
            if table.asked() != [0]:
                continue
            answer = any_answer(table, rng)
            assert pages[turn % 2].post(f"{url}/answer", answer).status_code == 200
        until(second, lambda push: bool(push["mine"]))
        until(first, lambda push: bool(push["mine"]))
    journal = here.table(url).journal
    assert journal == there.table(url).journal
    assert {line.seat for line in journal if line.kind == PLAY} >= {0, 1}
