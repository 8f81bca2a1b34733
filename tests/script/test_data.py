"""The server sends what the browser's modules expect: `types.js` names it, and nothing else."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from scripts.script_types import ROOT

from baumeister.web.http import app
from tests.web.people import House, Person, house, news

STATIC = Path(app.__file__).parent / "static"
TYPE = re.compile(r"@typedef \{object\} (\w+)\n(.*?)\*/", re.DOTALL)
PROPERTY = re.compile(r"@property \{.*\} (\w+)")
AGAINST_BOT = [{"kind": "me"}, {"kind": "bot", "level": "random"}]


def properties(name: str) -> set[str]:
    """The names that a type of the modules has."""
    types = dict(TYPE.findall((STATIC / "types.js").read_text("utf-8")))
    return set(PROPERTY.findall(types[name]))


@pytest.fixture
def place(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as found:
        yield found


def seated(place: House) -> tuple[str, Person]:
    anna = place.person("Anna")
    return anna.open(AGAINST_BOT), anna


def in_page(person: Person, url: str, name: str) -> dict[str, Any]:
    """What a page says in one of its `data-…`."""
    found = re.search(rf'data-{name}="([^"]*)"', person.get(url).text)
    assert found is not None
    read: dict[str, Any] = json.loads(unescape(found[1]))
    return read


def test_a_scene(place: House) -> None:
    url, anna = seated(place)
    assert in_page(anna, url, "scene").keys() == properties("Scene")
    with anna.stream(url, "") as stream:
        push = news(stream)
    assert push.keys() == properties("Scene") | {"fragments"}
    assert push["events"][0].keys() == properties("ToldEvent")


def test_the_texts_of_a_table(place: House) -> None:
    url, anna = seated(place)
    assert in_page(anna, url, "texts").keys() == properties("TableTexts")


def test_a_moment_of_a_replay(place: House) -> None:
    url, anna = seated(place)
    moment = anna.get(f"{url}/moment").json()
    assert moment.keys() == properties("Moment")
    assert moment["fragments"].keys() >= {"happened", "standing"}


def test_a_hint(place: House) -> None:
    url, anna = seated(place)
    hint = anna.post(f"{url}/hint", {"seat": 0, "version": place.table(url).version})
    assert hint.json().keys() == properties("Hint")


def test_a_picture_of_the_film_strip(place: House) -> None:
    anna = place.person("Anna")
    url = anna.open(AGAINST_BOT[::-1])
    with anna.stream(url) as stream:
        while not news(stream)["mine"]:
            pass
    first, *_ = anna.get(f"{url}/since").json()["steps"]
    assert first.keys() == properties("Glimpse")


def test_no_module_is_long() -> None:
    """Four hundred lines are the most that anybody wants to read."""
    folders = (STATIC, ROOT / "tests" / "script")
    modules = [path for folder in folders for path in folder.glob("*.js")]
    assert len(modules) > 20
    assert [path.name for path in modules if len(path.read_text("utf-8").splitlines()) > 400] == []
