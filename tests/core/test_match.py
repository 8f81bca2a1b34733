"""Matches: answers by notation, stale versions, undo and rewind."""

from __future__ import annotations

from random import Random

import pytest

from baumeister.core.match import Match
from baumeister.core.record import begin, replay
from baumeister.core.refusal import IllegalAction, Refusal, StaleVersion, UnknownNotation
from baumeister.core.state import CHANCE
from tests.toys.auction import AUCTION
from tests.toys.bazaar import BAZAAR
from tests.toys.matches import dealt, play_all
from tests.toys.offering import OFFERING
from tests.toys.rebid import REBID
from tests.toys.tomb import TOMB

TOMB_HANDS = [[1, 1, 1, 2], [0, 1, 1, 1]]
BAZAAR_HANDS = [[0, 0, 1, 1], [2, 2, 2, 1]]


def test_a_match_writes_every_answer_into_its_record() -> None:
    match = play_all(dealt(TOMB, TOMB_HANDS), "0 search", "- draw 2")
    assert match.record.entries[-2:] == [(0, "search"), (CHANCE, "draw 2")]
    assert match.version == 10


def test_a_match_begins_where_its_record_ends() -> None:
    match = play_all(dealt(TOMB, TOMB_HANDS), "0 rob 1")
    again = Match(TOMB, match.record)
    assert again.state.to_json() == match.state.to_json()
    assert again.state.log == match.state.log


def test_a_match_may_do_without_a_log() -> None:
    assert Match(TOMB, begin(TOMB, 2), log=False).state.log is None


@pytest.mark.parametrize(
    ("seat", "notation", "version", "refusal"),
    [
        (0, "search", 7, StaleVersion),
        (0, "search", 9, StaleVersion),
        (0, "fly", 8, UnknownNotation),
        (0, "fly", None, UnknownNotation),
        (1, "search", 8, IllegalAction),
        (0, "bury 0", 8, IllegalAction),
    ],
)
def test_a_refused_answer_changes_nothing(
    seat: int, notation: str, version: int | None, refusal: type[Refusal]
) -> None:
    match = dealt(TOMB, TOMB_HANDS)
    before = match.state.to_json()
    with pytest.raises(refusal):
        match.play(seat, notation, version)
    assert match.state.to_json() == before
    assert match.version == 8


def test_a_stale_answer_is_told_to_look_again() -> None:
    with pytest.raises(StaleVersion, match="look again before you answer"):
        dealt(TOMB, TOMB_HANDS).play(0, "search", 7)


def test_an_answer_to_the_moment_seen_is_played() -> None:
    match = dealt(TOMB, TOMB_HANDS)
    match.play(0, "search", 8)
    assert match.version == 9


def test_chance_answers_once() -> None:
    match = Match(TOMB, begin(TOMB, 2))
    match.play_chance(Random(1))
    assert match.version == 1
    assert match.state.to_act() == [CHANCE]
    while match.state.to_act() == [CHANCE]:
        match.play_chance(Random(1))
    assert match.version == 8


def test_a_step_of_the_own_turn_can_be_taken_back() -> None:
    match = play_all(dealt(BAZAAR, BAZAAR_HANDS), "0 give 0", "0 want 2")
    before = replay(BAZAAR, match.record, 8)
    match.undo(0)
    match.undo(0)
    assert match.state.to_json() == before.to_json()
    assert match.version == 8


def undo_is_refused(match: Match, seat: int) -> bool:
    before, version = match.state.to_json(), match.version
    assert not match.can_undo(seat)
    with pytest.raises(IllegalAction, match="can no longer be taken back"):
        match.undo(seat)
    return match.state.to_json() == before and match.version == version


def test_nothing_can_be_taken_back_before_the_first_answer() -> None:
    assert undo_is_refused(Match(AUCTION, begin(AUCTION, 2)), 0)


def test_an_answer_that_asks_somebody_else_stays() -> None:
    match = play_all(dealt(BAZAAR, BAZAAR_HANDS), "0 give 0", "0 want 2", "0 propose 1")
    assert undo_is_refused(match, 0)


def test_nobody_takes_back_what_another_answered() -> None:
    match = play_all(dealt(BAZAAR, BAZAAR_HANDS), "0 give 0")
    assert undo_is_refused(match, 1)


def test_an_answer_that_chance_followed_stays() -> None:
    match = play_all(dealt(TOMB, TOMB_HANDS), "0 search")
    assert undo_is_refused(match, 0)
    play_all(match, "- draw 1")
    assert undo_is_refused(match, 0)


def test_a_sealed_step_can_be_taken_back_while_it_is_sealed() -> None:
    match = play_all(Match(AUCTION, begin(AUCTION, 2)), "- prize 0", "0 bid 3")
    assert match.can_undo(0)
    match.undo(0)
    assert match.state.to_act() == [0]


def test_a_whole_sealed_answer_stays_when_the_others_go_on() -> None:
    match = play_all(Match(AUCTION, begin(AUCTION, 2)), "- prize 0", "0 bid 3", "0 done")
    assert undo_is_refused(match, 0)


def test_the_last_seat_may_still_change_its_mind_before_the_reveal() -> None:
    match = play_all(dealt(OFFERING, [[0, 0, 1], [0, 1, 2]]), "0 give 1", "1 give 2")
    play_all(match, "0 give 0", "0 done", "1 give 0")
    assert match.can_undo(1)


def test_a_reveal_stays_even_if_a_sealed_question_to_the_same_seat_follows() -> None:
    match = play_all(Match(REBID, begin(REBID, 2)), "0 done", "1 bid 3")
    assert match.can_undo(1)
    play_all(match, "1 done")
    assert match.state.to_act() == [1]
    assert undo_is_refused(match, 1)


def test_a_match_can_be_wound_back_to_any_moment() -> None:
    match = play_all(dealt(TOMB, TOMB_HANDS), "0 search", "- draw 2", "1 rob 0")
    match.rewind(8)
    assert match.version == 8
    assert match.state.to_act() == [0]
    assert match.state.log == replay(TOMB, match.record, log=True).log
