"""Records that somebody brings to the start page: each kind of broken one is told in a sentence."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape

import pytest

from baumeister.web.view.bring_page import RECORD_LENGTH
from tests.web.http.test_luck import send_form
from tests.web.people import House
from tests.web.played import played

WHOLE = played(3, 20).to_text()
HEAD, *LINES = WHOLE.splitlines()
PROBLEM = re.compile(r'role="alert" id="problem">([^<]+)<|id="problem"[^>]*>([^<]+)<')


def with_line(number: int, text: str) -> str:
    """The record with another line in that place, counted as editors count."""
    lines = WHOLE.splitlines()
    lines[number - 1] = text
    return "\n".join(lines)


def with_head(old: str, new: str) -> str:
    assert old in HEAD
    return "\n".join([HEAD.replace(old, new), *LINES])


BROKEN: dict[str, tuple[str, str]] = {  # what it is, and words of the sentence
    "empty": ("", "Paste a record first"),
    "blank": (" \n\n ", "Paste a record first"),
    "prose": ("Dear Anna, here is our game.", "Line 1"),
    "a page": ("<!doctype html>\n<html><body>Game</body></html>", "Line 1"),
    "a picture": ("\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", "Line 1"),
    "other data": ('{"moves": [1, 2]}', "Line 1"),
    "a list": ("[1, 2, 3]", "Line 1"),
    "without its first line": ("\n".join(LINES), "Line 1"),
    "another game": (with_head('"imhotep"', '"chess"'), "chess"),
    "rules of tomorrow": (re.sub(r'"rules": \d+', '"rules": 99', WHOLE), "99"),
    "too many seats": (re.sub(r'"seats": \d+', '"seats": 40', WHOLE), "Line 1"),
    "an unknown option": (with_head('"options": {', '"options": {"weather": "rain", '), "weather"),
    "half a line": (with_line(5, "0"), "Line 5"),
    "no seat": (with_line(5, "north sail 1"), "Line 5"),
    "an unknown answer": (with_line(5, "0 castle kingside"), "Line 5"),
    "a seat that is not asked": (with_line(5, "7 fetch"), "Line 5"),
    "a line too few": ("\n".join([HEAD, *LINES[:2], *LINES[4:]]), "Line"),
    "hidden": (with_line(5, "0 ?"), "Line 5"),
    "too long": ("x" * (RECORD_LENGTH + 1), ""),
}


@pytest.mark.parametrize("kind", BROKEN)
@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_wrong_with_a_record_is_said(place: House, kind: str, language: str) -> None:
    text, words = BROKEN[kind]
    reply = send_form(place.person(language=language), "/replay", {"record": text})
    assert 400 <= reply.status_code < 500
    found = PROBLEM.search(reply.text)
    assert found
    said = unescape(found[1] or found[2])
    assert len(said.split()) >= 3, said
    assert "<textarea" in reply.text
    if language == "en":
        assert words in said, said
    else:
        assert not said.startswith("Line"), said


CHANGED: dict[str, Callable[[str], str]] = {
    "as it is": str,
    "from Windows": lambda text: text.replace("\n", "\r\n"),
    "with a mark of its coding": lambda text: "\ufeff" + text,
    "with empty lines around it": lambda text: f"\n\n{text}\n\n",
}


@pytest.mark.parametrize("kind", CHANGED)
def test_what_editors_change_does_no_harm(place: House, kind: str) -> None:
    reply = send_form(place.person(), "/replay", {"record": CHANGED[kind](WHOLE)})
    assert reply.status_code == 200
    assert 'id="steps"' in reply.text


def test_a_record_is_brought_on_the_start_page(place: House) -> None:
    page = place.person().get("/").text
    field = page[page.index('<details class="bring">') :]
    assert 'action="/replay"' in field
    assert 'name="record"' in field
    assert 'type="file"' in field
