"""Games of the arena: what players see, how chance falls, and what happens when a bot fails."""

from __future__ import annotations

from random import Random

import pytest

import baumeister as b
from baumeister.arena.plan import Plan
from baumeister.arena.played import Failed, from_line
from baumeister.arena.player import Fair, Seer
from baumeister.arena.table import Table, play
from baumeister.core.playout import random_answer
from tests.arena.foreign_bots import Spy, Vandal
from tests.arena.games import outcome, plan, played


def with_secrets() -> b.State:
    """A moment of a game in which the asked seat does not know everything."""
    rng = Random(4)
    state = b.game("cleopatra").start(3)
    while seats := state.to_act():
        seat = seats[0]
        if seat != b.CHANCE and state.mask(seat).to_json() != state.to_json():
            return state
        state.apply(seat, random_answer(state, seat, rng))
    raise AssertionError("There were no secrets in this game.")


def test_a_fair_player_sees_what_its_seat_sees() -> None:
    state, spy = with_secrets(), Spy()
    seat = state.to_act()[0]
    Fair(spy).answer(state, seat, Random(1), 1.5)
    assert spy.views[0].to_json() == state.mask(seat).to_json()
    assert spy.hurries == [1.5]


def test_the_seer_sees_the_truth() -> None:
    state, spy = with_secrets(), Spy()
    Seer(spy).answer(state, state.to_act()[0], Random(1), 1.5)
    assert spy.views[0].to_json() == state.to_json()
    assert spy.hurries == [1.5]


def test_what_the_seer_does_with_the_truth_changes_nothing() -> None:
    state = with_secrets()
    seat, before = state.to_act()[0], state.to_json()
    Seer(Vandal()).answer(state, seat, Random(1), 0.0)
    assert state.to_json() == before


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
        table, drawn = Table(fixture), []
        while table.state.to_act() == [b.CHANCE]:
            action = table.state.sample(table.chance)
            drawn.append(action.notation())
            table.state.apply(b.CHANCE, action)
        openings.add(tuple(drawn))
    assert len(openings) == 1
    assert len(openings.pop()) > 1


def test_a_bot_is_told_how_long_its_turn_has_taken() -> None:
    table = Table(next(plan("random", "random").fixtures()))
    spies = [Spy() for _ in table.players]
    table.players = [Fair(spy) for spy in spies]
    while seats := table.state.to_act():
        if seats == [b.CHANCE]:
            table.state.apply(b.CHANCE, table.state.sample(table.chance))
        else:
            table.answer(seats[0])
    for spy, turns in zip(spies, table.turns, strict=True):
        assert spy.hurries.count(0.0) == len(turns) < len(spy.hurries)


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
