"""Bots of other people at a table: nothing of ours has to be edited, and nothing breaks."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest

from baumeister.bots import BOTS
from baumeister.core.record import Record, replay
from baumeister.games import game
from baumeister.web.table.table import Table
from tests.web.http.test_bots import until_asked_or_over
from tests.web.people import House, any_answer, house

OWN = {name: f"tests.arena.foreign_bots:{name}" for name in ("First", "Broken", "Cheat")}


def played_to_the_next_question(place: House, level: str) -> Table:
    """Anna answers until the bot on the other seat has answered, too."""
    anna = place.person("Anna")
    url = anna.open([{"kind": "me"}, {"kind": "bot", "level": level}])
    table = place.table(url)
    with anna.stream(url) as stream:
        assert until_asked_or_over(stream)["mine"] == [0]
        assert anna.post(f"{url}/answer", any_answer(table, Random(1))).status_code == 200
        assert until_asked_or_over(stream)["mine"] == [0]
    return table


def answers_that_are_first(record: Record, seat: int) -> list[bool]:
    """Of each answer of a seat, whether it was the first of those that were possible."""
    found = []
    for n, (who, notation) in enumerate(record.entries):
        if who == seat:
            before = Record(record.game, record.rules_version, record.seats, record.variants)
            before.entries = record.entries[:n]
            found.append(replay(game(record.game), before).legal(seat)[0].notation() == notation)
    return found


def test_a_foreign_bot_answers_at_a_table(tmp_path: Path) -> None:
    with house(tmp_path, foreign_bots=OWN) as place:
        table = played_to_the_next_question(place, "First")
        assert set(answers_that_are_first(table.match.record, 1)) == {True}


def test_it_is_offered_by_the_name_of_its_class(tmp_path: Path) -> None:
    with house(tmp_path, foreign_bots=OWN) as place:
        page = place.person("Anna").get("/new/imhotep").text
        assert page.count('data-level="First"') == 4
        assert ">Bot: First<" in page
        assert "First (not measured yet)" in page
        assert "Nobody has described this bot yet." in page
        url = place.person("Ben").open([{"kind": "me"}, {"kind": "bot", "level": "First"}])
        assert "bot, First" in place.person().get(url, accept="text/html").text


def test_it_can_stand_in_for_somebody(tmp_path: Path) -> None:
    with house(tmp_path, foreign_bots=OWN) as place:
        url, (anna, ben) = place.two_at_a_table()
        with ben.stream(url) as stream:
            assert anna.post(f"{url}/leave", {"seat": 0, "level": "First"}).status_code == 200
            assert until_asked_or_over(stream)["mine"] == [1]
        assert "a bot stands in, First" in ben.get(url).text


@pytest.mark.parametrize(
    ("level", "why"), [("Broken", "I have lost my notes."), ("Cheat", "is not legal here")]
)
def test_one_that_errs_breaks_no_table_and_is_named_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, level: str, why: str
) -> None:
    with house(tmp_path, foreign_bots=OWN) as place:
        assert played_to_the_next_question(place, level).asked() == [0]
    errors = {"thinker_replaced", "bot_refused"}
    told = [vars(record) for record in caplog.records if record.message in errors]
    assert {line["bot"] for line in told} == {level}
    assert all(why in line["why"] for line in told)


def test_a_level_that_does_not_exist_is_refused_with_those_there_are(tmp_path: Path) -> None:
    with house(tmp_path, foreign_bots=OWN) as place:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "tests.arena.foreign_bots:First"}]
        reply = place.person("Anna").post("/tables", {"game": "imhotep", "seats": seats})
        assert reply.status_code == 400
        assert ", ".join([*BOTS, *OWN]) in reply.json()["error"]


def test_a_table_goes_on_when_the_bot_is_no_longer_there(tmp_path: Path) -> None:
    with house(tmp_path, foreign_bots=OWN) as place:
        table = played_to_the_next_question(place, "First")
        url = f"/t/{table.info.id}"
    with house(tmp_path) as place:
        assert "bot, First" in place.person().get(url).text


@pytest.mark.parametrize("kind", ["fine", "silent"])
def test_an_engine_in_another_language_holds_up_no_table(tmp_path: Path, kind: str) -> None:
    rogues = Path(__file__).parents[2] / "engines" / "rogues.py"
    engines = {"rogue": f"exec:{sys.executable} {rogues} {kind} {tmp_path}"}
    with house(tmp_path / "data", foreign_bots=engines) as place:
        table = played_to_the_next_question(place, "rogue")
        assert (tmp_path / "starts").exists()
        if kind == "fine":
            assert set(answers_that_are_first(table.match.record, 1)) == {True}
