"""The pages as an app."""

from __future__ import annotations

import re
from random import Random

import pytest

from tests.web.people import House, play

SIZES = {"192x192": (192, 192), "512x512": (512, 512)}


@pytest.mark.parametrize(
    ("code", "about"), [("en", "Five Egyptian building games"), ("de", "Fünf ägyptische")]
)
def test_the_manifest_speaks_the_language_of_the_page(place: House, code: str, about: str) -> None:
    page = place.person("Anna", language=code).get("/").text
    found = re.search('rel="manifest" href="([^"]*)"', page)
    assert found
    reply = place.person().get(found[1].replace("&amp;", "&"))  # without cookies
    assert reply.headers["content-type"] == "application/manifest+json"
    manifest = reply.json()
    assert manifest["lang"] == code
    assert manifest["description"].startswith(about)
    assert manifest["start_url"] == manifest["scope"] == "/"
    assert manifest["display"] == "standalone"


def test_icons_are_as_large_as_the_manifest_says(place: House) -> None:
    icons = place.person().get("/app.webmanifest").json()["icons"]
    assert {icon["purpose"] for icon in icons} == {"any", "maskable"}
    for icon in icons:
        picture = place.person().get(icon["src"]).content
        assert picture.startswith(b"\x89PNG")
        width, height = (int.from_bytes(picture[at : at + 4]) for at in (16, 20))
        assert (width, height) == SIZES[icon["sizes"]]


def test_the_worker_rules_over_all_pages_and_is_never_stale(place: House) -> None:
    reply = place.person().get("/worker.js?lang=de&theme=auto")
    assert reply.headers["content-type"].startswith("text/javascript")
    assert reply.headers["cache-control"] == "no-store"


def test_the_page_without_a_connection_names_nobody(place: House) -> None:
    page = place.person("Nofretete").get("/offline?lang=de&theme=night").text
    assert 'lang="de"' in page
    assert 'class="night"' in page
    assert "Nofretete" not in page


def test_an_odd_look_is_the_usual_one(place: House) -> None:
    page = place.person().get("/offline?lang=xx&theme=%3Cb%3E").text
    assert 'lang="en"' in page
    assert 'class="auto"' in page


def test_only_finished_games_may_be_kept(place: House) -> None:
    place.lift_limits()
    url, people = place.two_at_a_table()
    addresses = [f"{url}/replay", f"{url}/moment?at=0&seat=all"]
    others = ["/", url, f"{url}/record.txt"]
    assert not any("keep-offline" in people[0].get(path).headers for path in addresses + others)
    play(url, people, place.table(url), Random(1), 1000)
    assert place.table(url).is_over
    assert all(people[0].get(path).headers["keep-offline"] == "yes" for path in addresses)
    assert not any("keep-offline" in people[0].get(path).headers for path in others)
