"""Games that come with Baumeister are watched like any other."""

from __future__ import annotations

import pytest

from baumeister.core.game import Game
from baumeister.games import all_games
from tests.web.people import House


@pytest.mark.parametrize("known", all_games(), ids=lambda known: known.id)
def test_one_of_each_game_is_offered_and_opens_as_a_replay(place: House, known: Game) -> None:
    person = place.person()
    address = f"/replay/{known.id}/001"
    assert f'href="{address}"' in person.get("/replay").text
    page = person.get(address)
    assert page.status_code == 200
    assert "architect" in page.text


def test_one_that_there_is_not_is_not_found(place: House) -> None:
    page = place.person().get("/replay/kheops/999")
    assert page.status_code == 404
    assert "No record “999” comes with kheops" in page.text
    assert place.person().get("/replay/chess/001").status_code == 404
