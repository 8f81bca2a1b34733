"""A sitting: who answers, what is allowed, and who sees what."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import baumeister as b
from baumeister.core.game import Game
from baumeister.core.match import Match
from baumeister.core.record import begin
from baumeister.core.refusal import IllegalAction, StaleVersion, UnknownNotation
from baumeister.core.state import CHANCE
from baumeister.play import Sitter, Sitting, SittingWithBots
from tests.arena.foreign_bots import First
from tests.toys.fists import FISTS, SHOW
from tests.toys.nim import NIM, TAKE, Nim
from tests.toys.tomb import TOMB, Tomb

ANNA = Sitter("person", "Anna", "anna")
BEN = Sitter("person", "Ben", "ben")
BOT = Sitter("bot", "Ada", level="random")
OPEN = Sitter("open")
AWAY = Sitter("person", "Cleo", "cleo", level="random", is_substituted=True)


def sitting(*seats: Sitter, game: Game = NIM) -> SittingWithBots:
    bots = {n: First() for n, seat in enumerate(seats) if seat.is_played_by_bot}
    return SittingWithBots(Match(game, begin(game, len(seats))), seats, bots)


def test_bots_and_those_who_stand_in_are_told_from_people() -> None:
    found = sitting(ANNA, BOT)
    assert (found.seats_of_people, found.asked(), found.asked_bots()) == ([0], [0], [])
    found.play(0, TAKE[1])
    assert found.asked_bots() == [1]
    assert sitting(AWAY, ANNA).seats_of_people == [1]
    assert sitting(AWAY, ANNA).asked_bots() == [0]


def test_nobody_answers_before_all_seats_are_taken() -> None:
    found = sitting(ANNA, OPEN)
    assert found.asked() == []
    assert not found.is_chance_asked()
    with pytest.raises(IllegalAction) as refusal:
        found.play(0, TAKE[1])
    assert str(refusal.value) == "The game begins when every seat is taken."
    assert found.version == 0


def test_an_answer_comes_by_action_or_notation_and_is_guarded() -> None:
    found = sitting(ANNA, BEN)
    found.play(0, "take 3")
    found.play(1, TAKE[2])
    assert found.match.record.entries == [(0, "take 3"), (1, "take 2")]
    with pytest.raises(UnknownNotation):
        found.play(0, "take 9")
    with pytest.raises(IllegalAction):
        found.play(1, TAKE[1])
    with pytest.raises(StaleVersion):
        found.play(0, TAKE[1], version=1)
    assert found.version == 2
    found.play(0, TAKE[1], version=2)
    assert found.version == 3


def test_whoever_answers_in_secret_beside_others_need_not_be_first() -> None:
    found = sitting(ANNA, BEN, game=FISTS)
    found.play(1, SHOW[0], version=0)
    assert found.is_fresh(0, 0)
    assert not found.is_fresh(1, 0)
    found.play(0, SHOW[1], version=0)
    assert found.is_over


def test_a_bot_thinks_in_the_time_that_its_turn_has_left() -> None:
    found = sitting(BOT, BOT)
    thought = found.think(0, Random(1))
    assert thought.answer is TAKE[1]
    assert found.version == 0  # thinking is not answering
    assert found.clock.spent(0) == found.clock.taken > 0
    found.play(0, thought.answer)
    assert found.clock.spent(0) > 0
    found.play(1, TAKE[1])
    assert found.clock.spent(0) == 0.0


def test_the_latest_answer_of_some_seats_can_be_gone_back_to() -> None:
    found = sitting(ANNA, BOT)
    assert found.last_answer([0, 1]) is None
    for matches in (1, 2, 3):
        found.play(found.asked()[0], TAKE[matches])
    assert (found.last_answer([0]), found.last_answer([1]), found.last_answer([0, 1])) == (2, 1, 2)
    found.clock.add(1, 1.0)
    found.rewind(1)
    assert found.match.record.entries == [(0, "take 1")]
    assert found.clock.spent(1) == 0.0


def left(matches: int) -> Sitting:
    """A game of Nim in which so many matches are left for Anna to take."""
    found = sitting(ANNA, BOT)
    while isinstance(state := found.match.state, Nim) and state.left > matches:
        found.play(found.asked()[0], TAKE[min(3, state.left - matches)])
    return found


def test_what_leaves_no_choice_is_answered_by_the_table() -> None:
    found = left(4)
    assert not found.play_forced()
    found.play(found.asked()[0], TAKE[3])
    last, seat = found.version - 1, found.asked()[0]
    assert found.play_forced()
    assert found.match.record.entries[-1] == (seat, "take 1")
    assert found.is_over
    assert not found.play_forced()
    assert found.done_for(seat) == [TAKE[1].text()]
    assert found.done_for(1 - seat) == []
    assert found.last_answer([0, 1]) == last  # going back there goes back to a choice
    found.rewind(last)
    assert found.done_for(seat) == []


def test_what_would_tell_a_secret_is_not_answered_by_the_table() -> None:
    found = sitting(ANNA, BEN, game=TOMB)
    rng = Random(1)
    while found.is_chance_asked():
        found.play_chance(rng)
    found.play(0, "rob 1")
    state = found.match.state
    assert isinstance(state, Tomb)
    state.hands[1].cards.clear()
    assert len(state.legal(1)) == 1
    assert not found.play_forced()


def test_a_choice_is_taken_back_with_what_it_has_forced() -> None:
    """Whoever never said that their turn was over may still change it."""
    found = forced_end(b.game("imhotep"))
    last = found.last_answer([0, 1])
    assert last is not None
    seat = found.match.record.entries[last][0]
    assert found.match.record.entries[-1][0] == seat
    assert seat not in found.asked()
    assert found.can_take_back(last)
    found.play(found.asked()[0], found.match.state.legal(found.asked()[0])[0])
    assert not found.can_take_back(last)


def forced_end(game: Game) -> Sitting:
    """A choice has left none for the rest of its turn, and somebody else is asked now."""
    for seed in range(100):
        found = sitting(ANNA, BEN, game=game)
        for _ in go_on(found, Random(seed)):
            seats = [seat for seat, _ in found.match.record.entries[-2:]]
            if found.version - 1 in found.forced and seats == [1 - found.asked()[0]] * 2:
                return found
    raise AssertionError("no turn ended by itself")


def go_on(found: Sitting, rng: Random) -> Iterator[None]:
    """Answers by chance, until the game is over."""
    while not found.is_over:
        if found.is_chance_asked():
            found.play_chance(rng)
        elif not found.play_forced():
            seat = found.asked()[0]
            found.play(seat, rng.choice(found.match.state.legal(seat)))
        elif found.asked():
            yield


def with_secrets() -> Sitting:
    """Two people at one screen; whoever is asked sees what the other does not."""
    rng, found = Random(3), sitting(ANNA, ANNA, game=b.game("cleopatra"))
    while found.is_chance_asked():
        found.play_chance(rng)
    return found


def test_at_one_screen_secrets_are_shown_to_whoever_takes_it() -> None:
    found = with_secrets()
    asked = found.asked()[0]
    assert found.has_secrets(asked)
    assert found.viewpoint([0, 1]) == b.PUBLIC
    assert found.viewpoint([0, 1], at_screen=asked) == asked
    assert found.viewpoint([0, 1], at_screen=1 - asked) == b.PUBLIC


def test_everybody_else_sees_with_their_own_eyes_and_strangers_what_is_public() -> None:
    found = with_secrets()
    assert [found.viewpoint([seat], at_screen=0) for seat in (0, 1)] == [0, 1]
    assert found.viewpoint([]) == b.PUBLIC


def test_where_nothing_is_hidden_the_screen_shows_whoever_is_asked() -> None:
    found = sitting(ANNA, ANNA)
    assert not found.has_secrets(0)
    assert found.viewpoint([0, 1]) == 0
    found.play(0, TAKE[1])
    assert found.viewpoint([0, 1]) == 1


def test_the_log_is_read_as_each_seat_saw_it() -> None:
    found = with_secrets()
    log = found.match.state.log
    assert log is not None
    for seat in (0, 1, b.PUBLIC):
        assert list(found.log_seen_from(seat)) == [event.seen_from(seat) for event in log]
    assert found.log_seen_from(0) != found.log_seen_from(1)
    found.rewind(0)
    assert list(found.log_seen_from(0)) == []


@pytest.mark.parametrize(
    ("seats", "number"),
    [
        ([], 0),
        ([1, 2], 0),
        ([0, 1, 2], 1),
        ([0, 1, 2, CHANCE, 0, CHANCE, 0], 1),
        ([0, 1, 0, 2, 1], 3),
        ([0, CHANCE], 0),
    ],
)
def test_news_begin_after_the_last_answer_that_others_followed_up(
    seats: list[int], number: int
) -> None:
    found = sitting(ANNA, BEN)
    found.match.record.entries = [(seat, "take 1") for seat in seats]
    assert found.news_begin([0]) == number
