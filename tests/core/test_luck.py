"""Luck: what was promised decides every draw, and whatever was changed is found."""

from __future__ import annotations

import json
import pickle
from collections import Counter
from dataclasses import replace
from hashlib import sha256
from random import Random

import pytest

from baumeister.core.luck import NUMBERS, Luck, lucky, number_below
from baumeister.core.luck_check import (
    KEPT,
    NO_LUCK,
    OTHER_DRAW,
    OTHER_SECRET,
    STILL_HIDDEN,
    check_luck,
)
from baumeister.core.match import Match
from baumeister.core.record import Record, begin
from baumeister.core.refusal import BadRecord
from baumeister.core.state import CHANCE
from tests.toys.tomb import TOMB

SECRET = "5" * 64
WORDS = ["nile", ""]


def played(luck: Luck, rng: Random, match: Match | None = None) -> Match:
    """A whole game: chance by luck, people by `rng`."""
    match = match or Match(TOMB, begin(TOMB, 2))
    while asked := match.state.to_act():
        if asked == [CHANCE]:
            match.play_luck(luck)
        else:
            match.answer(asked[0], rng.choice(match.state.legal(asked[0])))
    return match


def whole_record(words: list[str] = WORDS) -> Record:
    luck = lucky(SECRET, words)
    return replace(played(luck, Random(1)).record, luck=luck)


def draws_of(match: Match) -> list[str]:
    return [notation for seat, notation in match.record.entries if seat == CHANCE]


def test_a_commitment_is_the_hash_of_the_secret() -> None:
    luck = lucky(SECRET, WORDS)
    assert luck.commitment == sha256(SECRET.encode()).hexdigest()
    assert luck.is_kept()


def test_a_secret_is_in_no_text_about_the_luck() -> None:
    luck = lucky(SECRET, WORDS)
    assert SECRET not in repr(luck)
    assert SECRET not in json.dumps(luck.hidden().to_json())


def test_numbers_are_spread_evenly() -> None:
    found = Counter(number_below(SECRET, WORDS, draw, 6) for draw in range(6000))
    assert sorted(found) == [*range(6)]
    assert max(found.values()) - min(found.values()) < 200


def test_a_number_that_would_not_be_fair_is_thrown_away() -> None:
    """Of a limit just above half of all numbers, every second attempt is too large."""
    limit = NUMBERS // 2 + 1
    first = [number_below(SECRET, WORDS, draw, NUMBERS) for draw in range(40)]
    fair = [number_below(SECRET, WORDS, draw, limit) for draw in range(40)]
    assert all(number < limit for number in fair)
    same = [one == other for one, other in zip(first, fair, strict=True)]
    assert True in same
    assert False in same


def test_answers_are_chosen_by_weight() -> None:
    luck = lucky(SECRET, WORDS)
    found = Counter(luck.choice(draw, [1, 0, 3]) for draw in range(4000))
    assert sorted(found) == [0, 2]
    assert 850 < found[0] < 1150


def test_words_draws_and_secrets_make_a_difference() -> None:
    numbers = [
        number_below(SECRET, WORDS, 0, NUMBERS),
        number_below(SECRET, WORDS, 1, NUMBERS),
        number_below(SECRET, ["", "nile"], 0, NUMBERS),
        number_below(SECRET[1:] + "6", WORDS, 0, NUMBERS),
    ]
    assert len(set(numbers)) == 4


def test_a_record_keeps_its_luck_in_text_and_data() -> None:
    record = replace(whole_record(), luck=Luck("a" * 64, ["Größe", ""], 3, SECRET))
    assert Record.from_text(record.to_text()) == record
    assert Record.from_json(record.to_json()) == record


def test_a_record_is_pickled_with_its_luck() -> None:
    record = whole_record()
    assert pickle.loads(pickle.dumps(record)) == record


def test_a_draw_is_told_to_other_programs_with_its_legal_answers() -> None:
    draw = check_luck(TOMB, whole_record()).draws[1]
    assert draw.to_json() == {
        "draw": 1,
        "answer": 1,
        "legal": draw.legal,
        "weights": draw.weights,
        "drawn": draw.drawn,
    }


def test_what_a_seat_may_read_of_a_record_has_no_secret() -> None:
    record = whole_record()
    del record.entries[20:]
    seen = record.seen_from(TOMB, 0)
    assert record.luck is not None
    assert seen.luck == record.luck.hidden()
    assert SECRET not in seen.to_text()


@pytest.mark.parametrize(
    "luck",
    [
        1,
        [],
        {},
        {"commitment": "a" * 63, "words": WORDS},
        {"commitment": "A" * 64, "words": WORDS},
        {"commitment": "a" * 64, "words": WORDS, "secret": "b"},
        {"commitment": "a" * 64, "words": WORDS, "secret": None},
        {"commitment": "a" * 64, "words": "nile"},
        {"commitment": "a" * 64, "words": ["nile"]},
        {"commitment": "a" * 64, "words": ["nile", 1]},
        {"commitment": "a" * 64, "words": ["nile", "x" * 41]},
        {"commitment": "a" * 64, "words": ["nile", "a\nb"]},
        {"commitment": "a" * 64, "words": WORDS, "after": -1},
        {"commitment": "a" * 64, "words": WORDS, "after": True},
    ],
)
def test_a_malformed_luck_is_refused_on_line_one(luck: object) -> None:
    header = {"game": "tomb", "rules": 1, "seats": 2, "options": {}, "luck": luck}
    with pytest.raises(BadRecord, match="Line 1 of the record"):
        Record.from_text(json.dumps(header))


def test_a_whole_game_keeps_what_it_promised() -> None:
    check = check_luck(TOMB, whole_record())
    assert check.outcome == KEPT
    assert len(check.checked) == len(check.draws) > 8
    assert [draw.number for draw in check.draws] == [*range(len(check.draws))]
    assert check.wrong == []


def test_a_record_without_luck_promises_nothing() -> None:
    assert check_luck(TOMB, replace(whole_record(), luck=None)).outcome == NO_LUCK


def test_a_secret_that_is_still_hidden_cannot_be_checked() -> None:
    record = whole_record()
    assert record.luck is not None
    check = check_luck(TOMB, replace(record, luck=record.luck.hidden()))
    assert check.outcome == STILL_HIDDEN


def test_a_draw_that_was_tampered_with_is_found() -> None:
    record = whole_record()
    draws = check_luck(TOMB, record).draws
    changed = next(draw for draw in reversed(draws) if len(draw.legal) > 1)
    other = next(answer for answer in changed.legal if answer != changed.drawn)
    del record.entries[changed.answer :]
    record.entries.append((CHANCE, other))
    check = check_luck(TOMB, record)
    assert check.outcome == OTHER_DRAW
    assert [(draw.line, draw.drawn, draw.due) for draw in check.wrong] == [
        (changed.answer + 2, other, changed.drawn)
    ]


def test_a_word_that_was_swapped_is_found() -> None:
    record = whole_record()
    assert record.luck is not None
    luck = replace(record.luck, words=["thebes", ""])
    assert check_luck(TOMB, replace(record, luck=luck)).outcome == OTHER_DRAW


def test_another_secret_than_the_promised_one_is_found() -> None:
    record = whole_record()
    luck = Luck("a" * 64, WORDS, 0, SECRET)
    assert check_luck(TOMB, replace(record, luck=luck)).outcome == OTHER_SECRET


def test_spaces_make_no_other_draw() -> None:
    record = whole_record()
    record.entries = [(seat, notation.replace(" ", "  ")) for seat, notation in record.entries]
    assert check_luck(TOMB, record).outcome == KEPT


def test_an_answer_of_chance_that_nobody_asked_for_is_refused() -> None:
    record = whole_record()
    first = next(n for n, (seat, _) in enumerate(record.entries) if seat != CHANCE)
    record.entries[first] = (CHANCE, record.entries[0][1])
    with pytest.raises(BadRecord, match=f"Line {first + 2}"):
        check_luck(TOMB, record)


def test_a_draw_that_no_game_knows_is_refused() -> None:
    record = whole_record()
    record.entries[0] = (CHANCE, "fly")
    with pytest.raises(BadRecord, match="Line 2 of the record"):
        check_luck(TOMB, record)


def test_taking_back_gives_no_second_draw() -> None:
    """Whatever is answered instead, the draws that follow are those of the same numbers."""
    luck = lucky(SECRET, WORDS)
    match = played(luck, Random(1))
    first = draws_of(match)
    for seed in range(2, 6):
        match.rewind(9)
        begun = len(draws_of(match))
        again = draws_of(played(luck, Random(seed), match))
        assert again[:begun] == first[:begun]
        assert check_luck(TOMB, replace(match.record, luck=luck)).outcome == KEPT


def test_the_same_answers_meet_the_same_draws_after_taking_back() -> None:
    luck = lucky(SECRET, WORDS)
    match = played(luck, Random(1))
    entries = match.record.entries[:]
    match.rewind(9)
    for seat, notation in entries[9:]:
        if seat == CHANCE:
            match.play_luck(luck)
        else:
            match.play(seat, notation)
    assert match.record.entries == entries


def test_what_was_dealt_again_after_taking_back_is_found() -> None:
    """A table that counts the draws it has taken back gives new luck for the asking."""
    luck = lucky(SECRET, WORDS)
    match = Match(TOMB, begin(TOMB, 2))
    while match.state.to_act() == [CHANCE]:
        match.play_luck(luck)
    taken_back = match.version
    while match.state.to_act():
        asked = match.state.to_act()
        if asked == [CHANCE]:
            choice = luck.choice(len(draws_of(match)) + taken_back, match.state.weights())
            match.answer(CHANCE, match.state.legal(CHANCE)[choice])
        else:
            match.answer(asked[0], match.state.legal(asked[0])[0])
    check = check_luck(TOMB, replace(match.record, luck=luck))
    assert check.outcome == OTHER_DRAW
    assert all(draw.answer >= taken_back for draw in check.wrong)


def test_draws_of_another_game_are_counted_but_not_checked() -> None:
    old = played(lucky("6" * 64, WORDS), Random(1))
    old.rewind(20)
    luck = lucky(SECRET, WORDS, after=20)
    match = played(luck, Random(2), old)
    check = check_luck(TOMB, replace(match.record, luck=luck))
    assert check.outcome == KEPT
    assert 0 < len(check.checked) < len(check.draws)
    promised_all = replace(match.record, luck=lucky(SECRET, WORDS))
    assert check_luck(TOMB, promised_all).outcome == OTHER_DRAW
