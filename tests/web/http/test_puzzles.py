"""Puzzles over HTTP: one a day for everybody, tried on the board, refuted and taken back."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

import baumeister as b
from baumeister.review.puzzle import puzzles
from baumeister.web.view.puzzle_page import FIRST_DAY, address, puzzle_of
from tests.web.people import House

GAME = b.game("imhotep")
PUZZLE = puzzles(GAME)[0]


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_puzzle_is_asked_and_answered(place: House, language: str) -> None:
    anna = place.person(language=language)
    url = address(GAME, PUZZLE)
    asked = anna.get(url)
    assert asked.status_code == 200
    assert asked.text.count('name="answer"') == len(PUZZLE.state(GAME).legal(PUZZLE.seat))
    right = anna.get(f"{url}?answer={PUZZLE.answer}")
    wrong = anna.get(f"{url}?answer={next(iter(PUZZLE.wrong))}")
    assert right.status_code == wrong.status_code == 200
    assert ("Right: " in right.text) == (language == "en")
    assert ("costs " in wrong.text) == (language == "en")
    for page in (right.text, wrong.text):
        assert f'href="{url}"' in page  # takes it back


def test_what_cannot_be_answered_is_refused(place: House) -> None:
    anna, url = place.person(), address(GAME, PUZZLE)
    assert anna.get(f"{url}?answer=nonsense").status_code == 400
    assert anna.get(f"{url}?answer=card+0").status_code in (200, 400)
    assert anna.get("/puzzles/imhotep/999-1").status_code == 404
    assert anna.get("/puzzles/chess").status_code == 404


def test_all_puzzles_of_a_game_are_listed(place: House) -> None:
    page = place.person().get("/puzzles/imhotep").text
    assert page.count('href="/puzzles/imhotep/') == len(puzzles(GAME))


def test_each_day_has_a_puzzle_and_the_start_page_shows_it(place: House) -> None:
    days = [FIRST_DAY + timedelta(n) for n in range(10)]
    found = [puzzle_of(day) for day in days]
    assert len({(game.id, puzzle.name) for game, puzzle in filter(None, found)}) == 10
    assert puzzle_of(date(2031, 1, 1)) is not None
    assert 'href="/puzzles/' in place.person().get("/").text
