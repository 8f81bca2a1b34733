"""The chat of a table: muted, switched off, reported, with lines removed; and who is blocked."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import pytest
from httpx2 import Response
from starlette.websockets import WebSocketDisconnect

from baumeister.web.http.close_codes import GONE
from baumeister.web.table import moderation
from baumeister.web.table.sqlite_store import open_store
from tests.web.http.replies import refused
from tests.web.people import House, Person, heard

T = TypeVar("T")


def do(who: Person, url: str, deed: str, **data: str) -> Response:
    who.client.cookies.clear()
    return who.client.post(
        f"{url}/talk", data={"deed": deed, **data}, headers=who.headers(), follow_redirects=False
    )


def say(person: Person, url: str, text: str) -> None:
    assert person.post(f"{url}/chat", {"text": text}).status_code == 200


def mark_in(page: str) -> str:
    """Of the line that the page leads to."""
    (mark,) = set(re.findall(r"/talk\?line=(\d+)", page))
    return str(mark)


def test_whoever_is_muted_is_not_read_by_one_and_hears_nothing_of_it(place: House) -> None:
    url, (anna, ben) = place.two_at_a_table()
    say(ben, url, "Something rude")
    mark = mark_in(anna.get(url).text)
    about = anna.get(f"{url}/talk?line={mark}").text
    assert "Something rude" in about
    assert "Mute Ben" in about
    assert do(anna, url, "mute", line=mark).status_code == 303
    assert "Something rude" not in anna.get(url).text
    assert "Something rude" in ben.get(url).text
    page = anna.get(f"{url}/talk").text
    person = re.findall(r'name="person" value="([^"]+)"', page)
    assert do(anna, url, "hear", person=person[0]).status_code == 303
    assert "Something rude" in anna.get(url).text


def test_ones_own_lines_and_strangers_have_no_dots(place: House) -> None:
    url, (_, ben) = place.two_at_a_table()
    say(ben, url, "Hello")
    assert "talk?line" not in ben.get(url).text
    assert "talk?line" not in place.person().get(url).text


def test_the_host_switches_the_chat_off_and_on(place: House) -> None:
    url, (anna, ben) = place.two_at_a_table()
    assert do(ben, url, "off").status_code == 403
    assert do(anna, url, "off").status_code == 303
    refused(ben.post(f"{url}/chat", {"text": "Hello?"}), 409, "IllegalAction")
    assert "The chat is off." in ben.get(url).text
    assert "Switch the chat on" in anna.get(f"{url}/talk").text
    place.server.tables.forget_name(url.rpartition("/")[2])  # as after a restart
    refused(ben.post(f"{url}/chat", {"text": "Hello?"}), 409, "IllegalAction")
    assert do(anna, url, "on").status_code == 303
    say(ben, url, "Hello!")


def test_a_word_about_a_line_reaches_whoever_runs_the_server(place: House) -> None:
    url, (anna, ben) = place.two_at_a_table()
    say(ben, url, "Something rude")
    mark = mark_in(anna.get(url).text)
    reply = do(anna, url, "report", line=mark, why="He is rude.")
    assert reply.status_code == 200
    assert "can read it now" in reply.text
    (found,) = asked(place, moderation.reports)
    assert (found.text, found.why) == ("Something rude", "He is rude.")
    assert do(anna, url, "report", line="1", why="").status_code == 404
    assert do(anna, url, "fly").status_code == 400
    assert do(place.person(), url, "report", line=mark).status_code == 401


def asked(place: House, ask: Callable[..., Coroutine[Any, Any, T]], *more: object) -> T:
    """Asked on the data, as `baumeister admin` does, while the server runs."""
    folder = place.server.settings.data
    assert not isinstance(folder, str)

    async def job() -> T:
        store = open_store(folder)
        try:
            return await ask(store, *more)
        finally:
            await store.close()

    return asyncio.run(job())


def until(place: House, person: str, *, is_blocked: bool) -> None:
    """The server looks for what others have written now and then."""
    portal = place.client.portal
    assert portal is not None
    while (known := portal.call(place.server.register.known, person)) is None or (
        known.is_blocked != is_blocked
    ):
        pass


def test_a_line_is_removed_while_people_look_at_it(place: House) -> None:
    url, (anna, ben) = place.two_at_a_table()
    say(ben, url, "Something rude")
    do(anna, url, "report", line=mark_in(anna.get(url).text), why="")
    with anna.stream(url, "plain=0") as stream:
        assert "Something rude" in heard(stream)
        (found,) = asked(place, moderation.reports)
        assert asked(place, moderation.remove_line, found.id, 1.0)
        while "This line was removed." not in heard(stream):
            pass
    assert "Something rude" not in anna.get(url).text


def test_a_table_that_was_closed_can_be_downloaded_and_nothing_else(place: House) -> None:
    url, (anna, ben) = place.two_at_a_table()
    with anna.stream(url) as stream:
        heard(stream)
        assert asked(place, moderation.close, url.rpartition("/")[2], 1.0)
        with pytest.raises(WebSocketDisconnect) as closed:
            while True:
                heard(stream)
    assert closed.value.code == GONE
    page = anna.get(url, accept="text/html")
    assert page.status_code == 410
    assert "closed by whoever runs the server" in page.text
    refused(ben.post(f"{url}/chat", {"text": "Hello?"}), 410, "Closed")
    assert anna.get(f"{url}/record.txt").status_code == 200
    assert asked(place, moderation.reopen, url.rpartition("/")[2], 2.0)
    assert anna.get(url).status_code == 200


def test_whoever_is_blocked_can_look_and_leave_and_nothing_else(place: House) -> None:
    url, (anna, ben) = place.two_at_a_table()
    person = place.server.signer.person(ben.cookies["baumeister"])
    assert asked(place, moderation.block, person, True, 1.0)
    until(place, person, is_blocked=True)
    for path in (f"{url}/chat", f"{url}/sit", "/tables", "/quick/imhotep", "/link", "/name"):
        assert ben.post(path, {"name": "Eve"}).status_code == 403, path
    assert ben.get(url).status_code == 200
    assert ben.get("/me/data.json").json()["person"][0]["is_blocked"] == 1
    assert asked(place, moderation.block, person, False, 2.0)
    until(place, person, is_blocked=False)
    assert ben.post("/link").status_code == 200
    assert anna.get(url).status_code == 200
