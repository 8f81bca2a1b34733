"""Replay: every moment of a game, for whoever may see it, and nothing more than they may know."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlencode

import pytest
from httpx2 import Response

from baumeister.core.event import PUBLIC
from baumeister.core.record import Entry, Record, replay
from baumeister.core.state import CHANCE, NOBODY
from baumeister.games.imhotep.rules.game import IMHOTEP
from baumeister.games.imhotep.rules.state import Imhotep
from baumeister.play.sitter import Sitter
from baumeister.web.http.identity import COOKIE, Signer
from baumeister.web.table.sqlite_store import open_store
from baumeister.web.table.store import PLAY, JournalLine, TableInfo
from baumeister.web.view.replay_film import ALL_OPEN, Film
from tests.web.people import TWO, House, Person, house, play
from tests.web.played import ALL_B, played


@dataclass
class Shown:
    """A table that has come as far as a record, and who sits there."""

    place: House
    record: Record
    url: str
    people: list[Person]

    def get(self, path: str) -> Response:
        return self.people[0].get(self.url + path)

    def moment(self, query: str = "") -> dict[str, Any]:
        found: dict[str, Any] = self.get(f"/moment?{query}").json()
        return found


@contextmanager
def shown(folder: Path, record: Record) -> Iterator[Shown]:
    """Such a table, written to disk before the server starts."""
    folder.mkdir(exist_ok=True)
    cookies = asyncio.run(written(folder, record))
    with house(folder) as place:
        place.lift_limits()
        yield Shown(place, record, "/t/t", [Person(place.client, "en", one) for one in cookies])


async def written(folder: Path, record: Record) -> list[dict[str, str]]:
    """The table; returns the cookies of its people."""
    store = open_store(folder)
    signer = Signer(await store.secret())
    names = [f"Player {seat}" for seat in range(record.seats)]
    for name in names:
        await store.add_person(name, name)
    info = TableInfo(
        "t",
        record.game,
        record.rules_version,
        record.variants,
        None,
        names[0],
        "live",
        1.0,
        record.seats,
    )
    lines = [JournalLine(PLAY, seat, notation) for seat, notation in record.entries]
    await store.add_table(info, [Sitter("person", name, name) for name in names], lines)
    await store.close()
    return [{COOKIE: signer.cookie(name)} for name in names]


@pytest.fixture
def finished(tmp_path: Path) -> Iterator[Shown]:
    with shown(tmp_path, played(1)) as found:
        yield found


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Shown]:
    with shown(tmp_path, played(1, 40)) as found:
        yield found


def test_a_game_that_has_not_begun(place: House) -> None:
    anna = place.person("Anna")
    url = anna.open(TWO)
    page = anna.get(f"{url}/replay")
    assert page.status_code == 200
    assert "The game begins when every seat is taken." in page.text
    assert anna.get(f"{url}/moment").json()["at"] == 0


def test_every_moment_of_a_finished_game(finished: Shown) -> None:
    at, seen = finished.moment("at=0")["at"], []
    while True:
        moment = finished.moment(f"at={at}&seat=all")
        seen.append(moment["at"])
        assert moment["points"] == replay(IMHOTEP, finished.record, at).points()
        if moment["next"] == at:
            break
        at = moment["next"]
    film = Film(IMHOTEP, finished.record, None, [ALL_OPEN])
    assert seen == [step.at for step in film.steps]


def test_the_page_and_the_moment_say_the_same(finished: Shown) -> None:
    page = finished.get("/replay?at=40&seat=1").text
    moment = finished.moment("at=40&seat=1")
    assert moment["position"] in page
    assert all(fragment in page for fragment in moment["fragments"].values())
    assert all(event["text"] for event in moment["events"])


def test_a_page_works_without_script(finished: Shown) -> None:
    page = finished.get("/replay?at=40&seat=all").text
    moment = finished.moment("at=40&seat=all")
    for name in ("previous", "next"):
        assert f'href="/t/t/replay?at={moment[name]}&amp;seat=all"' in page
    assert " style=" not in page
    assert "<style" not in page
    assert not re.search(r"<script(?![^>]* src=)", page)


def test_an_answer_of_chance_belongs_to_the_step(finished: Shown) -> None:
    first = finished.moment("at=0")["at"]
    assert first > 1
    assert finished.moment("at=1")["at"] == first
    assert finished.moment()["at"] == first


def test_moments_beyond_the_ends_are_the_ends(finished: Shown) -> None:
    assert finished.moment("at=-5") == finished.moment("at=0")
    assert finished.moment("at=999999999")["at"] == len(finished.record.entries)


@pytest.mark.parametrize("at", ["x", "1.5", "--1", "9999999999", "²", "1e3", "%00"])
def test_a_moment_that_is_no_number(finished: Shown, at: str) -> None:
    for kind in ("moment", "replay"):
        reply = finished.get(f"/{kind}?at={at}")
        assert reply.status_code == 400
        assert reply.json()["error"] == "The moment in this address is not a number."


@pytest.mark.parametrize("seat", ["x", "2", "15", "-1", "PUBLIC", "<script>"])
def test_a_seat_that_does_not_exist(finished: Shown, seat: str) -> None:
    reply = finished.get(f"/moment?seat={seat}")
    assert reply.status_code == 400
    assert "from 0 to 1" in reply.json()["error"]


def test_a_table_that_does_not_exist(place: House) -> None:
    for kind in ("moment", "replay", "record.txt"):
        assert place.person().get(f"/t/nowhere/{kind}").status_code == 404


def test_whose_eyes_a_running_game_is_seen_with(running: Shown) -> None:
    seats = ("0", "1", "public", "all")
    stranger = running.place.person()
    for who, allowed in ((running.people[0], ["0", "public"]), (stranger, ["public"])):
        for kind in ("moment", "replay"):
            answers = [who.get(f"/t/t/{kind}?seat={seat}").status_code for seat in seats]
            assert answers == [200 if seat in allowed else 403 for seat in seats]
        moment = who.get("/t/t/moment").json()
        assert moment["seat"] == allowed[0]
        assert moment["at"] == len(running.record.entries)


def test_people_at_one_screen_see_a_running_game_from_outside(place: House) -> None:
    anna = place.person("Anna")
    url = anna.open([{"kind": "me"}, {"kind": "screen", "name": "Ben"}], variants=ALL_B)
    assert anna.get(f"{url}/moment").json()["seat"] == "public"
    assert anna.get(f"{url}/moment?seat=0").status_code == 403


def worlds() -> tuple[Record, Record, int]:
    """Two games that differ only in cards that one seat has looked at, and who that is."""
    for seed in range(100):
        record = played(seed)
        for at in range(1, len(record.entries)):
            state = replay(IMHOTEP, record, at)
            assert isinstance(state, Imhotep)
            looker = state.market.looker
            if looker != NOBODY and state.to_act() == [looker]:
                entries = record.entries[:at]
                before = replay(IMHOTEP, record, at - 1)
                cards = [action.notation() for action in before.legal(CHANCE)]
                others = [card for card in cards if card != entries[-1][1]]
                if others:
                    twin = with_entries(record, [*entries[:-1], (CHANCE, others[0])])
                    return with_entries(record, entries), twin, looker
    raise AssertionError("Nobody ever looks at cards.")


def with_entries(record: Record, entries: list[Entry]) -> Record:
    return Record(record.game, record.rules_version, record.seats, record.variants, entries)


def everything_sent(folder: Path, record: Record, viewer: int) -> dict[str, bytes]:
    """All that a viewer can get to see of the end of a game by replay."""
    last = len(record.entries)
    moments = [
        f"/t/t/{kind}?at={at}&seat={seat}"
        for kind in ("moment", "replay")
        for at in range(last - 8, last + 1)
        for seat in ("", "0", "1", "public", "all")
    ]
    with shown(folder, record) as found:
        who = found.place.person() if viewer == PUBLIC else found.people[viewer]
        return {path: who.get(path).content for path in ["/t/t/record.txt", *moments]}


@pytest.mark.parametrize("is_spectator", [False, True])
def test_nothing_hidden_is_sent(tmp_path: Path, is_spectator: bool) -> None:
    one, other, looker = worlds()
    viewer = PUBLIC if is_spectator else 1 - looker
    assert everything_sent(tmp_path / "one", one, viewer) == everything_sent(
        tmp_path / "other", other, viewer
    )


def test_the_looker_sees_the_difference(tmp_path: Path) -> None:
    one, other, looker = worlds()
    assert everything_sent(tmp_path / "one", one, looker) != everything_sent(
        tmp_path / "other", other, looker
    )


def test_playing_on_from_any_moment_shown(finished: Shown) -> None:
    at = finished.moment("at=50")["at"]
    reply = finished.people[0].post("/t/t/play-on", {"at": at, "seat": 1})
    assert reply.status_code == 201
    assert 'data-url="/t/t/play-on"' in finished.get("/replay?at=50").text


def test_a_running_game_is_not_played_on(running: Shown) -> None:
    assert "play-on" not in running.get("/replay").text


def test_a_downloaded_record_can_be_looked_at(finished: Shown) -> None:
    text = finished.get("/record.txt").text
    read = Record.from_text(text)
    assert read.entries == finished.record.entries
    assert read.players == ["Player 0", "Player 1"]
    fields = {"record": text, "at": "40", "seat": "1"}
    page = bring(finished.place, **fields)
    assert page.status_code == 200
    brought = finished.people[0].post("/replay/moment", fields).json()
    seen = finished.moment("at=40&seat=1")
    assert {event["text"].split()[0] for event in brought["events"]} == {"Player"}
    for told in (*brought["events"], *seen["events"]):
        del told["text"]  # to a player of that table it is about “you”
    assert {**brought, "fragments": {}} == {**seen, "fragments": {}}
    assert all(part in page.text for part in brought["fragments"].values())


def bring(place: House, **fields: str) -> Response:
    return send_form(place, urlencode(fields).encode())


def send_form(place: House, content: bytes) -> Response:
    headers = {"content-type": "application/x-www-form-urlencoded"}
    return place.client.post("/replay", content=content, headers=headers)


def test_the_button_pressed_wins(place: House) -> None:
    """Its value comes after the one that the form remembers."""
    record = played(1).to_text()
    fields = [("record", record), ("at", "40"), ("seat", "all"), ("at", "60")]
    page = send_form(place, urlencode(fields).encode()).text
    assert '<input type="hidden" name="at" value="60">' in page


def broken_records() -> dict[str, str]:
    record = played(1)
    lines = record.to_text().splitlines()
    hidden = [*lines[:6], "- ?", *lines[7:]]
    header = json.loads(lines[0])
    return {
        "Paste a record first.": " \r\n ",
        "Line 1 of the record: a JSON object": "hello",
        "Line 1 of the record: Imhotep is for 2 to 4 players, not for 7.": "\n".join(
            [json.dumps({**header, "seats": 7}), *lines[1:]]
        ),
        "There is no game “chess”.": json.dumps({**header, "game": "chess"}),
        "Line 3 of the record: a seat number": "\n".join([*lines[:2], "nonsense"]),
        "Line 4 of the record: “jump” is not a move": "\n".join([*lines[:3], "0 jump"]),
        "Line 7 of the record: this was saved while the game was in progress": "\n".join(hidden),
        f"Line {len(lines) + 1} of the record: The game is over.": "\n".join([*lines, "0 take"]),
    }


@pytest.mark.parametrize("sentence", broken_records())
def test_a_bad_record_gets_its_sentence(place: House, sentence: str) -> None:
    text = broken_records()[sentence]
    page = bring(place, record=text)
    assert page.status_code == 400
    assert sentence in page.text
    reply = place.person().post("/replay/moment", {"record": text})
    assert reply.status_code == 400
    assert sentence in reply.json()["error"]


def test_a_record_that_is_too_long(place: House) -> None:
    page = bring(place, record="x" * 70_000)
    assert page.status_code == 413
    assert bring(place, record="x" * 200_000).status_code == 413
    assert "That is too much to send at once." in page.text


def test_what_is_not_a_form(place: House) -> None:
    assert send_form(place, b"\xff\xfe=%zz").status_code == 400
    assert send_form(place, b"&a=" * 50).status_code == 400


def test_names_and_records_are_escaped(place: House) -> None:
    record = played(1)
    record.players = ["<script>alert(1)</script>", '"quoted" & <b>']
    page = bring(place, record=record.to_text()).text
    assert "<script>alert" not in page
    assert "<b>" not in page
    broken = bring(place, record="</textarea><script>alert(1)</script>").text
    assert "<script>alert" not in broken


def test_a_record_with_windows_line_ends(place: House) -> None:
    text = played(1).to_text().replace("\n", "\r\n")
    assert bring(place, record=text).status_code == 200


def test_the_page_to_bring_a_record(place: House) -> None:
    page = place.person().get("/replay")
    assert page.status_code == 200
    assert '<textarea id="record"' in page.text


def test_a_game_played_at_the_table_can_be_replayed(place: House) -> None:
    place.lift_limits()
    url, people = place.two_at_a_table()
    play(url, people, place.table(url), Random(7), 12)
    present = people[0].get(f"{url}/moment").json()
    assert present["at"] == place.table(url).match.version
    assert people[0].get(f"{url}/moment?at=9999").json()["at"] == present["at"]
