"""Games of the arena: what players see, how chance falls, and what happens when a bot fails."""

from __future__ import annotations

from random import Random

import pytest

from baumeister.arena.bench import Bench, play
from baumeister.arena.plan import Plan
from baumeister.arena.played import Failed, from_line
from baumeister.bots import Bot
from baumeister.core.playout import random_answer
from tests.arena.foreign_bots import Spy, Vandal
from tests.arena.games import outcome, plan, played


def with_secrets(name: str, bot: Bot) -> tuple[Bench, int]:
    """A moment of a game in which the asked seat does not know everything, and who sits there."""
    rng = Random(4)
    bench = Bench(next(plan(name, "random", game="cleopatra", seats=3).fixtures()))
    while not bench.is_over:
        state = bench.match.state
        seat = state.to_act()[0]
        if seat == bench.fixture.seat and state.mask(seat).to_json() != state.to_json():
            bench.company.bots = {**bench.company.bots, seat: bot}
            return bench, seat
        bench.play(seat, random_answer(state, seat, rng))
    raise AssertionError("There were no secrets in this game.")


def test_a_bot_sees_what_its_seat_sees() -> None:
    spy = Spy()
    bench, seat = with_secrets("architect", spy)
    bench.think(seat, Random(1))
    assert spy.views[0].to_json() == bench.match.state.mask(seat).to_json()


def test_the_seer_sees_the_truth() -> None:
    spy = Spy()
    bench, seat = with_secrets("seer", spy)
    bench.think(seat, Random(1))
    assert spy.views[0].to_json() == bench.match.state.to_json()


def test_what_the_seer_does_with_the_truth_changes_nothing() -> None:
    bench, seat = with_secrets("seer", Vandal())
    before = bench.match.state.to_json()
    bench.think(seat, Random(1))
    assert bench.match.state.to_json() == before


def test_a_fixture_decides_the_whole_game() -> None:
    first, second = plan("random", "beginner", games=1).fixtures(), plan("random", "beginner")
    (fixture,) = first
    assert outcome(played(fixture)) == outcome(played(next(second.fixtures())))
    other = next(plan("random", "beginner", seed=6).fixtures())
    assert outcome(played(fixture)) != outcome(played(other))


def test_a_search_by_simulations_is_the_same_every_time() -> None:
    fixture = next(plan("architect@16", "random").fixtures())
    assert outcome(played(fixture)) == outcome(played(fixture))


def test_chance_falls_alike_for_all_pairings_and_seats() -> None:
    """As long as the same is asked: the first draws of all tables are the same."""
    openings = set()
    for fixture in plan("random", "beginner", "tests.arena.foreign_bots:First").fixtures():
        bench = Bench(fixture)
        while bench.is_chance_asked():
            bench.play_chance(bench.chance)
        openings.add(tuple(bench.match.record.entries))
    assert len(openings) == 1
    assert len(openings.pop()) > 1


def test_the_decisions_of_a_turn_share_their_time() -> None:
    bench = Bench(next(plan("random", "random").fixtures()))
    spies = {seat: Spy() for seat in bench.luck}
    bench.company.bots = spies
    while not bench.is_over:
        if bench.is_chance_asked():
            bench.play_chance(bench.chance)
        else:
            seat = bench.asked()[0]
            bench.clock.add(seat, 1.5)
            bench.play_bot(seat, bench.luck[seat])
    for seat, turns in enumerate(bench.turns):
        first = [seconds for seconds in spies[seat].seconds if seconds == 1.0]
        assert len(first) == len(turns) < len(spies[seat].seconds)


def test_a_game_is_told_in_a_line() -> None:
    game = played(next(plan("random", "tests.arena.foreign_bots:First").fixtures()))
    assert from_line(game.line()) == game
    assert game.line().count("\n") == 1
    assert [sum(column) for column in zip(*game.table, strict=True)] == game.points
    for moves, turns in zip(game.moves, game.turns, strict=True):
        assert moves
        assert turns
        assert sum(moves) <= sum(turns)


@pytest.mark.parametrize("line", ["", "{}", "[]", '{"number": 3}', "{"])
def test_another_line_is_no_game(line: str) -> None:
    with pytest.raises(ValueError):
        from_line(line)


def test_four_seats_with_options() -> None:
    four = Plan("imhotep", 4, {"market": "B"}, ("random", "tests.arena.foreign_bots:First"), 1, 1)
    games = [played(fixture) for fixture in four.fixtures()]
    assert [len(game.points) for game in games] == [4, 4]
    assert [game.bot(seat) for game in games for seat in (0, 1)] == [
        *("random", "tests.arena.foreign_bots:First"),
        *("tests.arena.foreign_bots:First", "random"),
    ]


@pytest.mark.parametrize(
    ("bot", "why"), [("Broken", "I have lost my notes."), ("Cheat", "is not legal here")]
)
def test_a_bot_that_fails_is_named(bot: str, why: str) -> None:
    name = f"tests.arena.foreign_bots:{bot}"
    game = play(next(plan(name, "random").fixtures()))
    assert isinstance(game, Failed)
    assert game.bot == name
    assert why in game.why
