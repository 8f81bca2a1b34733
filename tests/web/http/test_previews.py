"""What messengers show of a link."""

from __future__ import annotations

import asyncio
import re
from html import unescape
from random import Random

import pytest

from baumeister.core.event import PUBLIC
from baumeister.core.text import ENGLISH
from baumeister.drawing import DAY, draw
from baumeister.web.http import painting
from baumeister.web.http.painting import KEPT, WAITING, Previews
from baumeister.web.view.preview_picture import HEIGHT, WIDTH, card, drawing_of_table
from baumeister.web.view.visitor import Visitor
from tests.web.people import TWO, House, Person, play

needs_brush = pytest.mark.skipif(not painting.CAN_PAINT, reason="There is no resvg-py")
SVG = "http://www.w3.org/2000/svg"
DRAWING = f'<svg xmlns="{SVG}" viewBox="0 0 2 1"><rect width="2" height="1"/></svg>'


def told(person: Person, path: str) -> dict[str, str]:
    page = person.get(path, accept="text/html").text
    found = re.findall(r'<meta (?:name|property)="([\w:]+)" content="([^"]*)"', page)
    return {name: unescape(content) for name, content in found}


def size(picture: bytes) -> tuple[int, int]:
    assert picture.startswith(b"\x89PNG")
    return int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])


@pytest.mark.parametrize("path", ["/", "/about", "/rules/kheops", "/new/imhotep", "/nowhere"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_page_has_a_title_a_sentence_and_a_picture(
    place: House, path: str, language: str
) -> None:
    found = told(place.person(language=language), path)
    assert found["og:title"]
    assert found["og:description"] == found["description"]
    assert found["og:locale"] == language
    assert found["og:image"].startswith("http://testserver/")
    reply = place.person().get(found["og:image"])
    assert reply.status_code == 200
    assert reply.headers["content-type"] == "image/png"


def test_an_invitation_says_who_is_there_and_how_many_are_missing(place: House) -> None:
    url = place.person("Anna").open([*TWO, {"kind": "friend"}])
    found = told(place.person(), url)
    assert found["og:title"] == "Imhotep"
    sentence = "Anna at the table, 2 seats are free: come and play Imhotep."
    assert found["og:description"] == sentence
    assert told(place.person(language="de"), url)["og:description"].startswith("Anna am Tisch, 2 P")


def test_a_link_says_what_has_become_of_a_game(place: House) -> None:
    place.lift_limits()
    url, people = place.two_at_a_table()
    sentence = "Anna and Ben play Imhotep. Come and watch."
    assert told(place.person(), url)["og:description"] == sentence
    play(url, people, place.table(url), Random(1), 1000)
    assert re.match("Imhotep: (Anna|Ben) ", told(place.person(), url)["og:description"])
    replay = told(place.person(), f"{url}/replay")
    assert replay["og:description"] == "Imhotep with Anna, Ben, to be watched move by move."


def test_names_cannot_break_out_of_a_preview(place: House) -> None:
    url = place.person('"><script>').open(TWO)
    assert "<script>" not in place.person().get(url).text
    assert '"><script>' in told(place.person(), url)["og:description"]


@needs_brush
def test_a_table_is_painted_as_large_as_messengers_like(place: House) -> None:
    url, (anna, _) = place.two_at_a_table()
    reply = place.person().get(told(anna, url)["og:image"])
    assert reply.headers["content-type"] == "image/png"
    assert reply.headers["cache-control"] == "no-store"
    assert "content-encoding" not in reply.headers  # nothing would be gained
    assert size(reply.content) == (WIDTH, HEIGHT)


@pytest.mark.parametrize("game", ["oh_pharaoh", "cleopatra"])
def test_a_picture_shows_players_no_more_than_those_who_watch(place: House, game: str) -> None:
    anna = place.person("Anna")
    url = anna.open([{"kind": "me"}, *[{"kind": "screen", "name": "Ben"}] * 2], game=game)
    table = place.table(url)
    play(url, [anna] * 3, table, Random(1), 9)
    who = Visitor(table.seats[0].person, "Anna", language=ENGLISH, theme="auto")
    stranger = Visitor("", "", language=ENGLISH, theme="auto")
    public = draw(table.match.state.mask(PUBLIC), names=table.names, theme=DAY)
    assert drawing_of_table(table, who)() == drawing_of_table(table, stranger)() == str(public)


@needs_brush
def test_one_picture_is_painted_for_all_who_wish_it() -> None:
    drawn: list[int] = []

    def drawing() -> str:
        drawn.append(1)
        return DRAWING

    async def wish() -> list[bytes | None]:
        previews = Previews()
        return await asyncio.gather(
            *(previews.picture(("table", 1, "en"), drawing) for _ in range(WAITING))
        )

    found = asyncio.run(wish())
    assert len(drawn) == 1
    assert len(set(found)) == 1
    assert found[0] is not None


@needs_brush
def test_who_comes_when_too_many_wait_gets_none() -> None:
    async def wish() -> list[bytes | None]:
        previews = Previews()
        keys = [("table", version, "en") for version in range(WAITING + 1)]
        return await asyncio.gather(*(previews.picture(key, lambda: DRAWING) for key in keys))

    *first, last = asyncio.run(wish())
    assert all(first)
    assert last is None


@needs_brush
def test_only_the_latest_pictures_are_kept() -> None:
    drawn: list[int] = []

    def drawing() -> str:
        drawn.append(1)
        return DRAWING

    async def wish() -> None:
        previews = Previews()
        for version in [*range(KEPT + 1), KEPT, 0]:
            await previews.picture(("table", version, "en"), drawing)

    asyncio.run(wish())
    assert len(drawn) == KEPT + 2  # the last one was kept, the first was not


def test_without_anybody_who_paints_there_is_the_icon(
    place: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(painting, "CAN_PAINT", False)
    url, (anna, _) = place.two_at_a_table()
    reply = anna.get(f"{url}/preview.png")
    assert reply.status_code == 307
    assert reply.headers["location"].startswith("/static/app-512.")


def test_a_card_has_the_drawing_in_its_middle() -> None:
    found = card(DRAWING)
    assert found.startswith(f'<svg xmlns="{SVG}" viewBox="0 0 {WIDTH} {HEIGHT}">')
    assert 'x="15" y="15" width="1170" height="600"' in found
