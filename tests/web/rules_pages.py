"""Rules pages for the tests: fetched as a visitor does, and cut into what is looked at."""

from __future__ import annotations

import re

from tests.web.people import House


def rules_page(place: House, game: str, language: str = "en") -> str:
    reply = place.person(language=language).get(f"/rules/{game}")
    assert reply.status_code == 200
    return reply.text


def row_of(page: str, table: str) -> str:
    """The row about a table of the edition."""
    return page.partition(f'<tr id="values-{table}">')[2].partition("</tr>")[0]


def words_of(row: str) -> str:
    """What can be read in it."""
    return re.sub("<[^>]+>", " ", row)
