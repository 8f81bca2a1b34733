"""Puzzles: each is a moment of a recorded game, with an answer that can be given there."""

from __future__ import annotations

import pytest

import baumeister as b
from baumeister.core.record import start_of
from baumeister.review.puzzle import LEVELS, Puzzle, puzzles
from baumeister.review.puzzle_search import MOST_RIGHT, clearly, puzzle_at
from tests.toys.nim import NIM, nim

GAMES = [game for game in b.all_games() if puzzles(game)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_puzzle_can_be_solved_on_its_board(game: b.Game) -> None:
    """A record is replayed once for all of its puzzles."""
    found = puzzles(game)
    assert len({puzzle.name for puzzle in found}) == len(found)
    records = b.records(game)
    for name in sorted({puzzle.record for puzzle in found}):
        mine = sorted((puzzle for puzzle in found if puzzle.record == name), key=lambda one: one.at)
        state, at = start_of(game, records[name]), 0
        for puzzle in mine:
            for seat, notation in records[name].entries[at : puzzle.at]:
                state.apply(seat, game.vocabulary.parse(notation))
            at = puzzle.at
            assert puzzle.seat in state.to_act()
            legal = {action.notation() for action in state.legal(puzzle.seat)}
            assert {*puzzle.right, *puzzle.wrong} <= legal
            assert len(puzzle.wrong) >= 2
            least = clearly(state) - 0.001
            assert min(wrong.cost for wrong in puzzle.wrong.values()) >= least


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_there_are_sixty_of_each_game_in_three_levels(game: b.Game) -> None:
    levels = [puzzle.level for puzzle in puzzles(game)]
    assert len(levels) >= 60
    assert {*levels} == {*LEVELS}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_answer_is_clearly_best(game: b.Game) -> None:
    for puzzle in puzzles(game):
        assert puzzle.level in LEVELS
        assert 0 < puzzle.chance <= 1
        assert len(puzzle.right) <= MOST_RIGHT
        assert not {*puzzle.right} & puzzle.wrong.keys()
        for wrong in puzzle.wrong.values():
            assert wrong.cost <= puzzle.chance + 0.001  # nobody can lose more than there was
            for seat, notation in wrong.line:
                assert 0 <= seat < game.most
                game.vocabulary.parse(notation)
        assert Puzzle.from_json(puzzle.to_json()) == puzzle


def test_games_without_puzzles_have_none() -> None:
    assert puzzles(NIM) == ()


def test_a_position_without_a_best_answer_is_no_puzzle() -> None:
    assert puzzle_at(nim(8), 0, "nim", 0) is None  # whatever is taken, it is lost
    assert puzzle_at(nim(2), 0, "nim", 0) is None  # too few answers
