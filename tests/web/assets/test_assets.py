"""Files for the browser: their addresses, and how they are sent."""

from __future__ import annotations

import re
import subprocess
import sys
from gzip import decompress

import pytest

from baumeister.core.event import PUBLIC
from baumeister.drawing import Drawing, Viewer
from baumeister.games import all_games
from baumeister.games import game as game_named
from baumeister.teaching import teaching_of
from baumeister.teaching.pictures import moment
from baumeister.web.assets.asset import Asset
from baumeister.web.assets.bundles import icon, script_and_map, sheet
from baumeister.web.assets.finding import asset_at
from baumeister.web.assets.shelf_pictures import shelf_picture
from tests.web.people import House, Person

PAGES = ["/", "/about", "/rules", "/rules/kheops", "/new/imhotep", "/replay", "/nowhere"]


AFRESH = """
from baumeister.web.assets.finding import asset_at
import sys
print(all(asset_at(address) for address in sys.argv[1:]))
"""


def test_another_content_has_another_address() -> None:
    first, other = Asset("table.js", b"1"), Asset("table.js", b"2")
    assert first.address != other.address == Asset("table.js", b"2").address
    assert re.fullmatch(r"/static/table\.[0-9a-f]{12}\.js", first.address)


@pytest.mark.parametrize("path", PAGES)
def test_everything_that_a_page_refers_to_is_there(place: House, path: str) -> None:
    anna = place.person("Anna")
    page = anna.get(path, accept="text/html").text
    addresses = re.findall(r'(?:href|src|srcset|data-\w+)="(/static/[^"]*)"', page)
    assert len(addresses) >= 3
    for address in " ".join(addresses).split():
        assert anna.get(address).status_code == 200


def test_a_table_refers_to_one_sheet_and_one_script(place: House) -> None:
    url, (anna, _) = place.two_at_a_table()
    page = anna.get(url).text
    assert len(re.findall(r'<script[^>]* src="/static/table\.', page)) == 1
    assert len(re.findall(r'rel="stylesheet" href="/static/table\.', page)) == 1
    assert len(re.findall(r"<script|stylesheet", page)) == 2


def test_files_go_packed_to_those_who_can_unpack_them(place: House) -> None:
    asset = sheet("page")
    packed = place.person().get(asset.address, **{"accept-encoding": "gzip, br"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["content-length"] == str(len(asset.packed))
    plain = place.person().get(asset.address, **{"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == packed.content == asset.content == decompress(asset.packed)


def test_a_server_that_starts_anew_finds_what_open_pages_refer_to() -> None:
    kheops = game_named("kheops")
    picture = shelf_picture(kheops, "night")
    assert picture is not None
    wanted = [sheet("replay", kheops), *script_and_map("table"), picture, icon("icon-turn.svg")]
    command = [sys.executable, "-c", AFRESH, *(asset.address for asset in wanted)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout == "True\n"


def test_an_address_of_the_past_leads_nowhere(place: House) -> None:
    assert place.person().get("/static/table.000000000000.js").status_code == 404
    assert place.person().get("/static/style.css").status_code == 404


def test_a_sheet_styles_the_drawings_of_its_game_alone() -> None:
    sizes = {game.id: len(sheet("table", game).content) for game in all_games()}
    assert min(sizes.values()) > len(sheet("table").content)
    assert ".c-palm" in sheet("table", game_named("cleopatra")).content.decode()
    assert ".c-palm" not in sheet("table", game_named("kheops")).content.decode()


def test_pictures_on_the_shelf_are_by_day_and_by_night() -> None:
    for game in all_games():
        day, night = shelf_picture(game, "day"), shelf_picture(game, "night")
        assert day is not None
        assert night is not None
        assert day.content != night.content
        assert asset_at(day.address) is day


def asked_by(person: Person, **headers: str) -> str | None:
    """How the start page is packed."""
    more = {key.replace("_", "-"): value for key, value in headers.items()}
    reply = person.get("/", **{"accept-encoding": "gzip", **more})
    assert "<html" in reply.text
    return reply.headers.get("content-encoding")


def test_pages_are_packed_unless_another_site_asks_by_itself(place: House) -> None:
    anna = place.person("Anna")
    assert asked_by(anna) == "gzip"
    assert asked_by(anna, sec_fetch_site="same-origin") == "gzip"
    assert asked_by(anna, sec_fetch_site="none") == "gzip"
    assert asked_by(anna, sec_fetch_site="cross-site", sec_fetch_user="?1") == "gzip"
    assert asked_by(anna, sec_fetch_site="cross-site") is None
    assert asked_by(anna, accept_encoding="identity") is None


def test_a_picture_on_the_shelf_shows_the_panel_that_its_card_names() -> None:
    for game in all_games():
        card, picture = teaching_of(game).card, shelf_picture(game, "day")
        assert card is not None
        assert picture is not None
        view = moment(game, game.most, card.seed, card.answers).mask(PUBLIC)
        panels = {panel.name: panel for panel in Drawing(view, Viewer(PUBLIC)).panels}
        window = panels[card.panel].window
        shown = f'viewBox="{window.x:g} {window.y:g} {window.width:g} {window.height:g}"'
        assert shown in picture.content.decode()
