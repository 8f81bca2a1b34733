"""A disk without space: a sentence says so, nothing is lost, and later everything goes on."""

from __future__ import annotations

from random import Random

import pytest

from baumeister.web.table.sqlite_store import SqliteStore
from tests.web.people import House, any_answer


def give_pages(place: House, pages: int | None = None) -> None:
    """As many as there are now, unless told otherwise."""
    store = place.server.store
    assert isinstance(store, SqliteStore)
    (count,) = store.writer.execute("PRAGMA page_count").fetchone()
    store.writer.execute(f"PRAGMA max_page_count = {pages or count}")


@pytest.mark.parametrize(
    ("language", "said"), [("en", "disk may be full"), ("de", "Verloren ist nichts")]
)
def test_an_answer_without_space(
    place: House, language: str, said: str, caplog: pytest.LogCaptureFixture
) -> None:
    place.lift_limits()
    rng = Random(1)
    url, people = place.two_at_a_table()
    give_pages(place)
    while True:
        table = place.table(url)
        before, asked = table.match.state.to_json(), people[table.asked()[0]]
        asked.language = language
        sent = any_answer(table, rng)
        reply = asked.post(f"{url}/answer", sent)
        if reply.status_code != 200:
            break
    assert reply.status_code == 503
    assert said in reply.json()["error"]
    assert reply.headers["retry-after"] == "5"
    assert place.table(url).match.state.to_json() == before
    assert asked.get(url).status_code == 200
    assert [vars(line)["why"] for line in caplog.records] == ["database or disk is full"]
    give_pages(place, 100_000)
    reply = asked.post(f"{url}/answer", sent)
    assert reply.status_code == 200
    assert place.table(url).version == reply.json()["version"]
