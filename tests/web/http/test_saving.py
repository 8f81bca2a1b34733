"""Pages that are saved: whole, small, and with nothing that a server would have to bring."""

from __future__ import annotations

import gzip
import json
import re
from base64 import b64decode
from typing import Any

import pytest

import baumeister as b
from baumeister.play.rehearsal import told_by_guide
from baumeister.web.table import reviews
from tests.web.http.test_luck import finished, send_form
from tests.web.http.test_reviews import made
from tests.web.people import TWO, House

MOST_BYTES = 3 * 2**19  # 1.5 MiB
GAMES = [game.id for game in b.all_games()]
# Whatever would make a browser ask somebody for something.
OUTSIDE = re.compile(r"""(?:src|href|action)=["'](?!#|data:)|url\((?!["']?(?:#|data:))|@import""")


def moments_of(page: str) -> list[dict[str, Any]]:
    packed = re.search(r'<script id="saved" type="text/plain">([^<]*)</script>', page)
    assert packed
    found = json.loads(gzip.decompress(b64decode(packed[1])))
    for moment in found["moments"]:
        for name, number in moment["fragments"].items():
            moment["fragments"][name] = found["pieces"][number]
    moments: list[dict[str, Any]] = found["moments"]
    return moments


def without_script(page: str) -> str:
    return re.sub(r"<script.*?</script>", "", page, flags=re.DOTALL)


def test_a_finished_game_is_saved_with_every_moment(place: House) -> None:
    url, (anna, _) = finished(place)
    reply = anna.get(f"{url}/page.html?seat=all")
    assert reply.status_code == 200
    assert reply.headers["content-disposition"].startswith('attachment; filename="imhotep-')
    assert len(reply.content) <= MOST_BYTES
    assert OUTSIDE.search(without_script(reply.text)) is None
    stops = re.findall(r'data-step="(\d+)"', reply.text[reply.text.index('id="steps"') :])
    assert [str(moment["at"]) for moment in moments_of(reply.text)] == stops
    last = moments_of(reply.text)[-1]["fragments"]
    shown = anna.get(f"{url}/moment?at={stops[-1]}&seat=all").json()["fragments"]
    assert last == shown
    assert f'href="{url}/page.html?seat=all"' in anna.get(f"{url}/replay").text


def test_a_running_game_is_not_saved(place: House) -> None:
    anna = place.person("Anna")
    url = anna.open(TWO)
    assert anna.get(f"{url}/page.html").status_code == 409


@pytest.mark.parametrize("name", GAMES)
def test_the_longest_recorded_games_are_small_enough(place: House, name: str) -> None:
    game = b.game(name)
    record = max(b.records(game).values(), key=lambda one: len(one.entries) * one.seats)
    anna = place.person(language="de")
    page = send_form(anna, "/replay/page.html", {"record": record.to_text(), "seat": "all"})
    assert page.status_code == 200
    assert len(page.content) <= MOST_BYTES
    assert OUTSIDE.search(without_script(page.text)) is None


def test_a_broken_record_is_brought_back(place: House) -> None:
    reply = send_form(place.person("Anna"), "/replay/page.html", {"record": "nonsense"})
    assert reply.status_code == 400
    assert 'role="alert"' in reply.text


def test_a_review_is_saved_with_its_game(place: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "LOOKS", 1)
    monkeypatch.setattr(reviews, "CHUNK", 200)
    url, (anna, _) = finished(place)
    assert anna.get(f"{url}/review?seat=1").status_code == 200
    made(place, url, 1)
    assert f'href="{url}/review.html?seat=1"' in anna.get(f"{url}/review?seat=1").text
    page = anna.get(f"{url}/review.html?seat=1")
    assert page.status_code == 200
    assert len(page.content) <= MOST_BYTES
    assert OUTSIDE.search(without_script(page.text)) is None
    assert 'class="curve"' in page.text
    assert "data-again" not in without_script(page.text)
    assert moments_of(page.text)[0]["seat"] == "1"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_lesson_is_saved_with_all_that_the_guide_says(
    place: House, name: str, language: str
) -> None:
    who = place.person(language=language)
    page = who.get(f"/learn/{name}/page.html")
    assert page.status_code == 200
    assert len(page.content) <= MOST_BYTES
    assert OUTSIDE.search(without_script(page.text)) is None
    _, said = told_by_guide(b.game(name))
    moments = {moment["at"]: moment["fragments"]["happened"] for moment in moments_of(page.text)}
    assert set(said) <= set(moments)
    assert all(moments[at].count("<li>") == len(texts) for at, texts in said.items())


def test_there_is_no_lesson_of_what_is_no_game(place: House) -> None:
    assert place.person().get("/learn/chess/page.html").status_code == 404
