"""`baumeister records`: the games that come with each game."""

from __future__ import annotations

import json

from baumeister import Record, all_games, game, records, replay
from tests.cli.shell import baumeister


def test_every_game_has_some() -> None:
    outcome = baumeister("records")
    for known in all_games():
        assert f"{known.id}: {len(records(known))} games" in outcome.out


def test_the_index_tells_who_played_and_how_it_ended() -> None:
    index = json.loads(baumeister("records", "kheops", "--json").out)
    assert [one["name"] for one in index] == list(records(game("kheops")))
    first = index[0]
    ended = replay(game("kheops"), records(game("kheops"))["001"]).result()
    assert ended is not None
    assert first["points"] == list(ended.points)
    table = baumeister("records", "kheops").out
    assert "001" in table
    assert " : ".join(map(str, first["points"])) in table


def test_one_is_printed_as_it_is_stored_and_can_be_read() -> None:
    text = baumeister("records", "kheops", "001").out
    assert Record.from_text(text) == records(game("kheops"))["001"]
    assert " ; " in text


def test_one_that_there_is_not() -> None:
    outcome = baumeister("records", "kheops", "kings")
    assert outcome.code == 2
    assert "No record “kings” comes with kheops" in outcome.err
