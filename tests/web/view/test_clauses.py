"""The printed rules clause by clause, and the links to them from the rules as we explain them."""

from __future__ import annotations

import re

import pytest
from markupsafe import escape

import baumeister
from baumeister.core.game import Game
from baumeister.languages import language, languages
from baumeister.teaching import teaching_of
from tests.games.test_rulings import GAMES as CODES
from tests.web.people import House
from tests.web.rules_pages import rules_page

GAMES = [baumeister.game(name) for name in CODES.values()]

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
every_language = pytest.mark.parametrize("code", languages())


def clauses_page(place: House, game: Game, code: str = "en") -> str:
    reply = place.person(language=code).get(f"/rules/{game.id}/clauses")
    assert reply.status_code == 200
    return reply.text


@every_language
@every_game
def test_every_clause_can_be_read_under_its_number(place: House, game: Game, code: str) -> None:
    page, clauses = clauses_page(place, game, code), teaching_of(game).clauses
    assert clauses is not None
    for each in clauses.numbered:
        entry = page.partition(f'<div id="{each.anchor}">')[2].partition("</div>")[0]
        assert f">{each}</a>" in entry
        assert str(escape(language(code).translate(each.clause.text))) in entry
        assert all(f">{name}<" in entry for name in (*each.clause.code, *each.clause.tests))


@every_game
def test_every_link_of_a_rules_page_leads_to_a_clause(place: House, game: Game) -> None:
    linked = re.findall(rf'href="/rules/{game.id}/clauses#([^"]+)"', rules_page(place, game.id))
    assert len(linked) > 20
    page = clauses_page(place, game)
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    assert set(linked) <= set(ids)
    assert set(re.findall(r'href="#([^"]+)"', page)) <= set(ids)


@every_game
def test_every_ruling_that_is_named_is_on_the_rules_page(place: House, game: Game) -> None:
    named = re.findall(rf'href="/rules/{game.id}#([^"]+)"', clauses_page(place, game))
    assert named
    assert set(named) <= set(re.findall(r' id="([^"]+)"', rules_page(place, game.id)))


def test_a_game_without_clauses_has_no_such_page(place: House) -> None:
    assert place.person().get("/rules/chess/clauses").status_code == 404
