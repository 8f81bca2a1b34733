"""The interface for programs: everything that people can do at a table."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from baumeister.games import all_games
from baumeister.play.board_schema import board_schema
from baumeister.web.http.limits import RateLimit
from tests.web.api.programs import ROOT, program, program_of
from tests.web.http.test_talk import do, mark_in
from tests.web.people import House


def test_the_games_with_all_that_can_be_chosen(place: House) -> None:
    anna = program(place)
    games = anna.get("/games").json()
    assert [game["id"] for game in games] == [game.id for game in all_games()]
    for given, game in zip(games, all_games(), strict=True):
        assert [one["key"] for one in given["variants"]] == [one.key for one in game.variants]
        assert "random" in given["bots"]
        assert place.client.get(given["edition"]).text == game.edition()
        assert place.client.get(given["board"]).json() == board_schema(game)
        assert anna.get(f"/games/{game.id}").json() == given
    assert anna.get("/games/chess").status_code == 404
    assert program(place, "Berta", "de").get("/games").json()[1]["variants"] != games[1]["variants"]


def test_two_programs_play_a_whole_game(place: House) -> None:
    place.lift_limits()
    rng, anna, ben = Random(1), program(place), program(place, "Ben")
    name = anna.open("me", "open", listed=True)
    assert ben.get("/tables/open").json()["tables"][0]["table"] == name
    assert anna.get("/tables/open").json()["tables"] == []
    assert ben.post(f"/tables/{name}/join").status_code == 200
    assert ben.post(f"/tables/{name}/join").json()["kind"] == "IllegalAction"
    known = {0: 0, 1: 0}
    told: dict[int, list[Any]] = {0: [], 1: []}
    while True:
        for seat, player in enumerate((anna, ben)):
            seen = player.table(name, since=known[seat])
            assert seen["seat"] == seat
            told[seat] += seen["events"]
            known[seat] = seen["version"]
            if seen["legal"]:
                assert player.answer(seen, rng).status_code == 200
        if seen["over"]:
            break
    seen = anna.table(name)
    assert seen["outcome"]["ranks"].count(1) >= 1
    assert anna.table(name, since=known[0])["events"] == seen["events"][len(told[0]) :]
    for seat, player in enumerate((anna, ben)):
        told[seat] += player.table(name, since=known[seat])["events"]
        assert told[seat] == player.table(name)["events"], "nothing is missed or told twice"
    assert anna.get(f"/tables/{name}/record").text.startswith("{")
    (listed,) = ben.get("/tables").json()["tables"]
    assert (listed["over"], listed["points"]) == (True, seen["outcome"]["points"])


def test_what_was_taken_back_is_told_anew(place: House) -> None:
    rng, anna = Random(2), program(place)
    name = anna.open("me", "screen", game="imhotep")
    before = anna.table(name)
    place.lift_limits()
    for _ in range(3):
        assert anna.answer(anna.table(name), rng).status_code == 200
    latest = anna.table(name)
    done = anna.post(f"/tables/{name}/undo", {"version": latest["version"]})
    assert done.json()["done"] is True
    now = anna.table(name, since=latest["version"])
    assert now["anew"]
    assert now["events"] == anna.table(name)["events"]
    assert not anna.table(name, since=now["version"])["events"]
    assert anna.table(name, since=before["version"])["anew"]
    assert anna.table(name, since=now["version"] + 5)["anew"], "a version that never was"


def test_a_stale_answer_is_refused_and_a_repeat_harmless(place: House) -> None:
    anna = program(place)
    name = anna.open("me", "screen", game="imhotep")
    seen = anna.table(name)
    data = {"seat": seen["seat"], "answer": seen["legal"][0]["answer"], "version": seen["version"]}
    named = {**data, "request": "one"}
    first = anna.post(f"/tables/{name}/answer", named)
    assert first.status_code == 200
    assert anna.post(f"/tables/{name}/answer", named).json() == first.json()
    refusal = anna.post(f"/tables/{name}/answer", {**data, "request": "two"})
    assert (refusal.status_code, refusal.json()["kind"]) == (409, "StaleVersion")


def test_a_seat_goes_to_a_bot_and_back(place: House) -> None:
    anna, ben = program(place), program(place, "Ben")
    name = anna.open("me", "open", "open", game="imhotep")
    assert ben.post(f"/tables/{name}/join", {"seat": 2, "word": "Nile"}).status_code == 200
    assert ben.post(f"/tables/{name}/fill", {"seat": 1}).status_code == 403
    assert anna.post(f"/tables/{name}/fill", {"seat": 1, "level": "random"}).status_code == 200
    assert ben.post(f"/tables/{name}/resign", {"seat": 0}).json()["kind"] == "NotYours"
    assert ben.post(f"/tables/{name}/resign", {"seat": 2, "level": "random"}).status_code == 200
    assert [seat["bot"] for seat in anna.table(name)["seats"]] == ["", "random", "random"]
    assert ben.post(f"/tables/{name}/come-back", {"seat": 2}).status_code == 200
    assert anna.post(f"/tables/{name}/leave").status_code == 200
    assert anna.table(name)["seats"][0]["bot"]
    assert anna.post(f"/tables/{name}/leave").status_code == 409
    assert anna.post(f"/tables/{name}/chat", {"text": "Bye"}).status_code == 200
    assert [line["text"] for line in ben.table(name)["chat"]] == ["Bye"]
    assert ben.post(f"/tables/{name}/chat", {"text": " "}).status_code == 400


def test_lists_come_in_parts(place: House) -> None:
    anna, ben = program(place), program(place, "Ben")
    place.lift_limits()
    names = [anna.open("me", "open", listed=True) for _ in range(5)]
    for player, path in ((anna, "/tables"), (ben, "/tables/open")):
        found, cursor = [], ""
        while True:
            part = player.get(path, limit=2, cursor=cursor).json()
            assert len(part["tables"]) <= 2
            found += [table["table"] for table in part["tables"]]
            cursor = part["next"]
            if cursor is None:
                break
        assert sorted(found) == sorted(names)
    assert anna.get("/tables", cursor="Grüße").status_code == 400
    assert anna.get("/tables", limit=0).status_code == 400


def test_people_who_are_muted_are_not_heard_by_programs(place: House) -> None:
    url, (anna, ben) = place.two_at_a_table()
    name = url.rpartition("/")[2]
    programs = [program_of(person) for person in (anna, ben)]
    assert programs[1].post(f"/tables/{name}/chat", {"text": "Something rude"}).status_code == 200
    mark = mark_in(anna.get(url).text)
    assert do(anna, url, "mute", line=mark).status_code == 303
    assert [player.table(name)["chat"] != [] for player in programs] == [False, True]


@pytest.mark.parametrize(
    ("path", "data", "status", "kind"),
    [
        ("/tables/none/answer", {"seat": 0, "answer": "x", "version": 0}, 404, "NotFound"),
        ("/tables/T/answer", {"seat": 0, "answer": "x", "version": 0}, 409, "StaleVersion"),
        ("/tables/T/answer", {"seat": 0, "answer": "x", "version": "0"}, 400, "BadRequest"),
        ("/tables/T/answer", {"seat": 0, "answer": "x" * 500, "version": 0}, 400, "BadRequest"),
        ("/tables/T/answer", {"seat": 1, "answer": "x", "version": 0}, 403, "NotYours"),
        ("/tables/T/answer", {"seat": 0, "answer": "x", "version": 0, "y": 1}, 400, "BadRequest"),
        ("/tables/T/agree", {"agrees": True}, 409, "IllegalAction"),
        ("/tables", {"game": "chess", "seats": [{"kind": "me"}]}, 400, "BadSetup"),
        ("/tables", {"game": "kheops", "seats": [{"kind": "me"}]}, 400, "BadSetup"),
        ("/nowhere", {}, 404, "NotFound"),
        ("/me", {}, 405, "WrongMethod"),
    ],
)
def test_a_refusal_says_what_would_be_right(
    place: House, path: str, data: dict[str, object], status: int, kind: str
) -> None:
    anna = program(place)
    path = path.replace("T", anna.open("me", "random"))
    refusal = anna.post(path, data)
    assert (refusal.status_code, refusal.json()["kind"]) == (status, kind), refusal.text
    assert refusal.json()["sentence"]
    assert refusal.json()["right"]


def test_a_refusal_by_the_rules_names_the_clause(place: House) -> None:
    anna = program(place, language="de")
    name = anna.open("me", "screen", game="imhotep")
    seen = anna.table(name)
    data = {"seat": seen["seat"], "version": seen["version"]}
    legal = {one["answer"] for one in seen["legal"]}
    vocabulary = place.table(f"/t/{name}").game.vocabulary
    refusals = [
        anna.post(f"/tables/{name}/answer", {**data, "answer": action.notation()}).json()
        for action in list(vocabulary)[:60]
        if action.notation() not in legal
    ]
    cited = [refusal["clause"] for refusal in refusals if "clause" in refusal]
    assert cited
    assert all(clause["href"].startswith("/rules/imhotep") for clause in cited)
    assert all(refusal["right"].endswith(".") for refusal in refusals)


def test_whoever_asks_too_often_is_told_how_long_to_wait(place: House) -> None:
    anna = program(place)
    first = anna.get("/me")
    assert first.headers["ratelimit-limit"] == "300"
    left = int(first.headers["ratelimit-remaining"])
    assert int(anna.get("/me").headers["ratelimit-remaining"]) == left - 1
    place.server.visits = RateLimit(rate=0.1, burst=1)
    assert anna.get("/me").status_code == 200
    refusal = anna.get("/me")
    assert (refusal.status_code, refusal.json()["kind"]) == (429, "TooOften")
    assert refusal.headers["retry-after"] == "10"
    assert refusal.json()["wait"] == 10
    assert refusal.headers["ratelimit-remaining"] == "0"


def test_the_page_shows_every_operation(place: House) -> None:
    for language in ("en", "de"):
        page = place.person("", language).get("/programs").text
        document = place.client.get(f"{ROOT}/openapi.json").json()
        for path, methods in document["paths"].items():
            for about in methods.values():
                assert f'id="{about["operationId"]}"' in page
            assert path.replace("{", "{") in page
        assert "<script" not in page.partition("</head>")[2]
