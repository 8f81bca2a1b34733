"""Tables of other days: by older rules they go on, by unknown ones they say why they do not."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from baumeister.core.record import Record, replay
from baumeister.games import all_games, game
from baumeister.web.table.data_folder import DATA_FILE
from baumeister.web.table.store import TableInfo
from tests.web.http.test_bots import until_asked_or_over
from tests.web.people import House, Person, house, news, play
from tests.web.room import ANNA, Room, answer, is_same

OLDER = [(known.id, number) for known in all_games() for number in known.earlier]


@pytest.mark.parametrize(("game_id", "number"), OLDER)
def test_a_table_of_older_rules_goes_on_by_those(tmp_path: Path, game_id: str, number: int) -> None:
    """What became a variant later was not yet one in its day."""
    rules = game(game_id)
    info = TableInfo("t1", game_id, number, {}, None, "anna", "live", 1.0, rules.most)
    people = [replace(ANNA, person=f"p{seat}") for seat in range(rules.most)]

    async def job() -> None:
        room, rng = Room(tmp_path), Random(1)
        await room.store.add_table(info, people)
        table = await room.find()
        while table.version < 40:
            answer(table, rng)
        await table.saved()
        assert is_same(table, await room.on_disk())
        state = table.match.state
        assert state.agreed()[0].items() >= rules.earlier[number].items()
        found = Record.from_text(table.match.record.to_text())
        assert found.rules_version == number
        assert replay(rules, found).to_json() == state.to_json()
        await room.tables.journal_writer.close()
        await room.store.close()

    asyncio.run(job())
    with house(tmp_path) as place:
        assert place.person().get("/t/t1", accept="text/html").status_code == 200
        assert place.table("/t/t1").stopped is None


class Evening:
    """A game of Anna and Ben in the evening; in the night, somebody changes what was kept."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with house(folder) as place:
            place.lift_limits()
            self.url, people = place.two_at_a_table(game="kheops")
            table = place.table(self.url)
            play(self.url, people, table, Random(1), 8)
            self.entries = table.match.record.entries[:]
        self.id = self.url.rpartition("/")[2]
        self.cookies = [person.cookies for person in people]

    def alter(self, change: str, *values: object) -> None:
        path = self.folder / DATA_FILE
        with closing(sqlite3.connect(path, isolation_level=None)) as database:
            assert database.execute(f"UPDATE {change}", [*values, self.id]).rowcount > 0

    def people(self, place: House) -> list[Person]:
        return [Person(place.client, cookies=cookies) for cookies in self.cookies]

    def record_for(self, person: Person) -> list[tuple[int, str]]:
        reply = person.get(f"{self.url}/record.txt")
        assert reply.status_code == 200
        assert f"kheops-{self.id}.txt" in reply.headers["content-disposition"]
        header = json.loads(reply.text.partition("\n")[0])
        assert header["players"] == ["Anna", "Ben"]
        return Record.from_text(reply.text).entries


def of_newer_rules(evening: Evening) -> None:
    evening.alter("game_table SET rules = 99 WHERE id = ?")


def of_an_unknown_variant(evening: Evening) -> None:
    evening.alter("game_table SET options = ? WHERE id = ?", '{"weather": "rain"}')


def of_a_game_that_is_not_there(evening: Evening) -> None:
    evening.alter("game_table SET game = 'kheops_two' WHERE id = ?")


def of_an_edition_that_nobody_can_read(evening: Evening) -> None:
    evening.alter("game_table SET edition = '= nonsense' WHERE id = ?")


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        (of_newer_rules, "version 99 of the rules"),
        (of_an_unknown_variant, "weather"),
        (of_an_edition_that_nobody_can_read, "edition"),
    ],
)
def test_a_table_that_cannot_be_shown_says_why_and_its_record_can_be_had(
    tmp_path: Path, changed: Callable[[Evening], None], why: str
) -> None:
    evening = Evening(tmp_path)
    changed(evening)
    with house(tmp_path) as place:
        anna, ben = evening.people(place)
        reply = anna.get(evening.url, accept="text/html")
        assert reply.status_code == 409
        assert "cannot be shown here" in reply.text
        assert why in reply.text
        assert f"{evening.url}/record.txt" in reply.text
        ben.language = "de"
        assert "Aufzeichnung" in ben.post(f"{evening.url}/chat", {"text": "Hallo"}).json()["error"]
        seen = [(seat, text if seat == 0 else "?") for seat, text in evening.entries]
        assert evening.record_for(anna) == seen
        for path in ("replay", "moment", "since", "luck", "preview.png", "replay.svg"):
            assert anna.get(f"{evening.url}/{path}").status_code == 409, path
        assert evening.url in anna.get("/").text
        with anna.stream(evening.url) as stream:
            assert stream.receive()["type"] == "websocket.close"


def test_lists_have_tables_of_games_that_are_not_there(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    of_a_game_that_is_not_there(evening)
    with house(tmp_path) as place:
        anna, _ = evening.people(place)
        assert "kheops_two" in anna.get("/").text
        reply = anna.get(evening.url, accept="text/html")
        assert reply.status_code == 409
        assert "kheops_two" in reply.text
        assert anna.get(f"{evening.url}/record.txt").text.startswith('{"game": "kheops_two"')


def test_the_record_of_a_finished_game_is_whole_whatever_rules_it_had(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    of_newer_rules(evening)
    evening.alter("game_table SET is_over = 1 WHERE id = ?")
    with house(tmp_path) as place:
        anna, _ = evening.people(place)
        assert evening.record_for(place.person()) == evening.entries
        assert '"secret"' in anna.get(f"{evening.url}/record.txt").text


def test_a_game_that_the_rules_do_not_lead_through_can_be_looked_at(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    strange = len(evening.entries) - 3
    evening.alter(f"journal SET text = 'dance' WHERE number = {strange} AND game_table = ?")
    with house(tmp_path) as place:
        anna, ben = people = evening.people(place)
        reply = anna.get(evening.url, accept="text/html")
        assert reply.status_code == 200
        assert "This game cannot go on here" in reply.text
        assert f"{evening.url}/record.txt" in reply.text
        table = place.table(evening.url)
        assert table.match.record.entries == evening.entries[:strange]
        assert table.asked() == []
        with anna.stream(evening.url) as stream:
            assert news(stream)["legal"] == []
        before = table.match.state.to_json()
        for person in people:
            for action, data in deeds(evening, place):
                refused = person.post(f"{evening.url}/{action}", data)
                assert refused.status_code in (403, 409), action
        assert place.table(evening.url).match.state.to_json() == before
        assert place.table(evening.url).seats == table.seats
        assert ben.get(f"{evening.url}/replay", accept="text/html").status_code == 200
        seat = evening.entries[strange][0]
        records = [evening.record_for(person) for person in (*people, place.person())]
        assert [record[strange] for record in records] == [
            (seat, "dance" if who == seat else "?") for who in (0, 1, None)
        ]
        assert {len(record) for record in records} == {len(evening.entries)}
    with closing(sqlite3.connect(tmp_path / DATA_FILE)) as database:
        (lines,) = database.execute("SELECT count(*) FROM journal").fetchone()
    assert lines == len(evening.entries), "nothing was added"


def deeds(evening: Evening, place: House) -> list[tuple[str, dict[str, object]]]:
    state = place.table(evening.url).match.state
    seat = state.to_act()[0]
    action = state.legal(seat)[0].notation()
    version = place.table(evening.url).version
    answered = {"seat": seat, "action": action, "version": version, "request": "r1"}
    return [
        ("answer", answered),
        ("undo", {"version": version}),
        ("chat", {"text": "Hello"}),
        ("leave", {"seat": 0, "level": "random"}),
        ("hint", {"seat": seat, "version": version}),
    ]


def test_bots_leave_such_tables_alone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    with house(tmp_path) as place:
        anna = place.person("Anna")
        urls = [anna.open(seats, game="kheops", speed="3") for _ in range(3)]
        with anna.stream(urls[0]) as stream:
            until_asked_or_over(stream)
    ids = [url.rpartition("/")[2] for url in urls]
    with closing(sqlite3.connect(tmp_path / DATA_FILE, isolation_level=None)) as database:
        database.execute("UPDATE game_table SET waits_for_bots = 1")
        database.execute("UPDATE game_table SET rules = 99 WHERE id = ?", [ids[0]])
        query = "UPDATE journal SET text = 'dance' WHERE number = 0 AND game_table = ?"
        assert database.execute(query, [ids[1]]).rowcount == 1
    caplog.clear()
    with house(tmp_path) as place:
        anna = Person(place.client, cookies=anna.cookies)
        with anna.stream(urls[2]) as stream:
            assert until_asked_or_over(stream)["mine"] == [0]
        assert anna.get(urls[1]).status_code == 200
        assert not place.server.bot_turns._tasks
    told = [(line.message, vars(line).get("table")) for line in caplog.records]
    assert ("table_stopped", ids[0]) in told
    assert ("table_stopped", ids[1]) in told
    assert "bots_stopped" not in caplog.messages


def test_a_table_on_a_damaged_page_harms_no_other(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with house(tmp_path) as place:
        place.lift_limits()
        damaged, (anna, _) = place.two_at_a_table()
        whole, _ = place.two_at_a_table()
        for number in range(40):
            assert anna.post(f"{damaged}/chat", {"text": f"{number:0400}"}).status_code == 200
    path, size = tmp_path / DATA_FILE, 4096
    data = bytearray(path.read_bytes())
    begins = data.index(f"{20:0400}".encode()) // size * size
    data[begins : begins + size] = b"\xa5" * size
    path.write_bytes(data)
    with house(tmp_path) as place:
        anna = Person(place.client, cookies=anna.cookies)
        reply = anna.get(damaged, accept="text/html")
        assert reply.status_code == 503
        assert "damaged" in reply.text
        assert anna.get(whole).status_code == 200
        assert anna.post(f"{whole}/chat", {"text": "Hello"}).status_code == 200
        assert anna.get("/").status_code == 200
        while "table_damaged" not in caplog.messages:  # it is looked for while people play
            assert anna.get("/health").status_code == 200
    named = [vars(line)["table"] for line in caplog.records if line.message == "table_damaged"]
    assert named == [damaged.rpartition("/")[2]]
