"""Records: text and back, replay, and what a seat may read."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from baumeister.core.event import PUBLIC
from baumeister.core.game import Variant
from baumeister.core.match import Match
from baumeister.core.record import Record, begin, replay, variants_of
from baumeister.core.refusal import BadRecord
from baumeister.core.state import CHANCE
from tests.toys.auction import AUCTION
from tests.toys.matches import dealt, play_all
from tests.toys.offering import OFFERING
from tests.toys.tomb import TOMB, TombGame

HEADER = '{"game": "tomb", "rules": 1, "seats": 2, "options": {"guard": "lost"}}'
HANDS = [[1, 1, 1, 2], [0, 1, 1, 1]]


def refused(text: str) -> str:
    """What is said about a record that cannot be read or replayed."""
    with pytest.raises(BadRecord) as error:
        replay(TOMB, Record.from_text(text))
    return str(error.value)


def test_a_record_is_a_line_of_json_and_a_line_for_each_answer() -> None:
    record = begin(TOMB, 2)
    record.entries = [(CHANCE, "draw 1"), (0, "rob 1")]
    assert record.to_text() == f"{HEADER}\n- draw 1\n0 rob 1\n"


def test_a_record_survives_its_text_form() -> None:
    record = begin(TOMB, 2, {"guard": "kept"}, "edition = 'text'\n", ["Zoë\u2028", "Ben\x85"])
    record.entries = [(CHANCE, "draw 1"), (1, "search")]
    assert Record.from_text(record.to_text()) == record


def test_line_ends_of_other_systems_are_read() -> None:
    assert Record.from_text(f"{HEADER}\r\n- draw 1\r\n\r\n").entries == [(CHANCE, "draw 1")]


@pytest.mark.parametrize(
    "header",
    [
        "",
        "no json",
        "[]",
        "{}",
        "null",
        "[" * 100_000,
        HEADER.replace('"tomb"', "7"),
        HEADER.replace('"rules": 1', '"rules": "1"'),
        HEADER.replace('"rules": 1', '"rules": true'),
        HEADER.replace('"seats": 2, ', ""),
        HEADER.replace('{"guard": "lost"}', "[]"),
        HEADER.replace('"lost"', "1"),
        HEADER.replace('"rules"', '"players": [1], "rules"'),
        HEADER.replace('"rules"', '"players": 1, "rules"'),
        HEADER.replace('"rules"', '"edition": null, "rules"'),
    ],
)
def test_a_malformed_header_is_refused_on_line_one(header: str) -> None:
    assert refused(header + "\n- draw 1\n") == (
        "Line 1 of the record: a JSON object with game, rules, seats and options is needed here."
    )


@pytest.mark.parametrize(
    "line", ["", "-", "0", "draw 1", "x draw 1", "-1 draw 1", "1.5 draw 1", "9" * 5000 + " draw 1"]
)
def test_a_malformed_entry_is_refused_on_its_line(line: str) -> None:
    assert refused(f"{HEADER}\n- draw 1\n{line}\n- draw 1\n") == (
        "Line 3 of the record: a seat number (or “-” for chance) and a move are needed here."
    )


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        ("- fly", "“fly” is not a move this game knows."),
        ("- ?", "“?” is not a move this game knows."),
        ("0 draw 1", "It is not Seat 1’s turn to answer."),
        ("7 draw 1", "It is not Seat 8’s turn to answer."),
        ("- rob 1", "“rob 1” is not possible now. Which card is found?"),
    ],
)
def test_an_entry_that_cannot_be_played_is_refused_on_its_line(entry: str, why: str) -> None:
    assert refused(f"{HEADER}\n- draw 1\n{entry}\n") == f"Line 3 of the record: {why}"


def test_a_record_of_other_rules_is_refused() -> None:
    assert refused(HEADER.replace('"rules": 1', '"rules": 9')) == (
        "Line 1 of the record: it was played by version 9 of the rules, but this is version 1."
    )


class NewerTomb(TombGame):
    """The same game after a ruling: what used to be the rule is a variant."""

    rules_version = 2
    variants = (*TOMB.variants, Variant("grave", ("open", "shut"), "shut"))
    earlier = {1: {"grave": "open"}}  # noqa: RUF012


def test_a_record_of_older_rules_is_played_with_what_was_the_rule_then() -> None:
    older, newer = Record.from_text(f"{HEADER}\n"), NewerTomb()
    assert variants_of(TOMB, older) == {"guard": "lost"}
    assert variants_of(newer, older) == {"guard": "lost", "grave": "open"}
    assert begin(newer, 2).variants["grave"] == "shut"
    assert replay(newer, older).seats == 2
    assert older.to_text() == f"{HEADER}\n"


def test_a_record_of_another_game_is_refused() -> None:
    assert refused(HEADER.replace("tomb", "maze")) == (
        "Line 1 of the record: There is no game “maze”. Known games: tomb."
    )


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"seats": 9}, "Tomb is for 2 to 4 players, not for 9."),
        ({"options": {"x": "y"}}, "There is no variant “x”. Known variants: guard."),
    ],
)
def test_a_record_of_an_impossible_setup_is_refused(change: dict[str, object], why: str) -> None:
    header = json.dumps({**json.loads(HEADER), **change})
    assert refused(header) == f"Line 1 of the record: {why}"


def test_a_replay_may_stop_at_any_moment() -> None:
    match = play_all(dealt(TOMB, HANDS), "0 rob 1")
    assert replay(TOMB, match.record, 0).to_json() == TOMB.start(2).to_json()
    assert replay(TOMB, match.record, 8).to_act() == [0]
    assert replay(TOMB, match.record).to_json() == match.state.to_json()


def test_a_replay_keeps_a_log_only_if_asked() -> None:
    match = play_all(dealt(TOMB, HANDS), "0 rob 1")
    assert replay(TOMB, match.record).log is None
    assert replay(TOMB, match.record, log=True).log == match.state.log


def seen(match: Match, seat: int) -> list[str]:
    """The notations as the seat may read them."""
    return [notation for _, notation in match.record.seen_from(match.game, seat).entries]


def test_a_seat_reads_question_marks_for_what_it_did_not_see() -> None:
    match = play_all(dealt(TOMB, HANDS), "0 rob 1", "1 no", "- draw 0")
    assert seen(match, 0) == ["?"] * 4 + ["draw 1"] * 3 + ["draw 2", "rob 1", "no", "draw 0"]
    assert seen(match, PUBLIC) == ["?"] * 8 + ["rob 1", "no", "?"]


def test_reading_a_record_keeps_everything_else() -> None:
    record = begin(TOMB, 2, {"guard": "kept"}, players=["Ada", "Ben"])
    assert record.seen_from(TOMB, 0) == record
    match = dealt(TOMB, HANDS)
    copy = match.record.seen_from(TOMB, 1)
    assert replace(copy, entries=match.record.entries) == match.record
    assert [seat for seat, _ in copy.entries] == [CHANCE] * 8


def test_sealed_answers_are_read_after_the_reveal() -> None:
    match = Match(AUCTION, begin(AUCTION, 2))
    play_all(match, "- prize 0", "0 bid 3", "0 done")
    assert seen(match, 1) == ["prize 0", "?", "?"]
    assert seen(match, 0) == ["prize 0", "bid 3", "done"]
    play_all(match, "1 done")
    assert seen(match, 1) == ["prize 0", "bid 3", "done", "done"]
    assert seen(match, PUBLIC) == seen(match, 0) == seen(match, 1)


def test_the_next_sealed_question_does_not_hide_the_last_one() -> None:
    """The offering follows the passing at once, so there is never a moment without one."""
    match = dealt(OFFERING, [[0, 0, 1], [0, 1, 2], [0, 0, 0]])
    play_all(match, "0 give 1", "1 give 2", "2 give 0", "0 give 0", "0 done")
    assert seen(match, 1)[9:] == ["give 1", "give 2", "?", "?", "?"]


def test_what_a_game_does_not_reveal_stays_hidden() -> None:
    match = dealt(OFFERING, [[0, 0, 1], [0, 1, 2], [0, 0, 0]])
    play_all(match, "0 give 1", "1 give 2", "2 give 0")
    assert seen(match, 0)[9:] == ["give 1", "?", "give 0"]
    assert seen(match, PUBLIC)[9:] == ["?", "?", "?"]


def test_entries_after_the_end_are_refused_when_read() -> None:
    record = begin(AUCTION, 2)
    for _ in range(2):
        record.entries += [(CHANCE, "prize 0"), (0, "done"), (1, "done")]
        record.entries += [(CHANCE, "prize 1"), (1, "done"), (0, "done")]
    swapped = [(CHANCE, "prize 2"), (0, "done"), (1, "done")]
    record.entries += [*swapped, (0, "done")]
    with pytest.raises(BadRecord, match=r"^Line 17 of the record: The game is over\.$"):
        record.seen_from(AUCTION, 0)


def test_a_record_is_written_as_one_object_and_read_back() -> None:
    record = begin(TOMB, 2, {"guard": "kept"}, "edition = 'text'\n", ["Zoë", "Ben"])
    record.entries = [(CHANCE, "draw 1"), (1, "search")]
    twin = Record.from_json(json.loads(json.dumps(record.to_json())))
    assert twin == record
    assert twin.key() == record.key()


@pytest.mark.parametrize(
    "change",
    [{"game": None}, {"answers": "0 dig"}, {"answers": [7]}, {"answers": ["x"]}, {"seats": {1}}],
)
def test_an_object_that_is_no_record_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(BadRecord):
        Record.from_json({**json.loads(HEADER), "answers": [], **change})
