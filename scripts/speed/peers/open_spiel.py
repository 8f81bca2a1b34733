"""OpenSpiel: its games in C++ and in Python, and its information-set search in both."""

from __future__ import annotations

from functools import partial
from importlib import metadata
from random import Random
from typing import Any

import numpy
import pyspiel
from open_spiel.python import games
from open_spiel.python.algorithms import ismcts, mcts

from scripts.speed.work import (
    COPY,
    COUNTED,
    PLAY,
    SEARCH,
    SEED,
    SIMULATIONS,
    Course,
    Row,
    Task,
    Work,
    average,
    copies,
)

LIBRARY = "OpenSpiel"
CPP_GAMES = ("hearts", "backgammon", "gin_rummy", "go(board_size=9)", "quoridor")
PYTHON_GAMES = ("python_team_dominoes", "python_block_dominoes", "python_liars_poker")
SEARCHED = ("hearts", "oh_hell", "gin_rummy")
REFUSED = "python_team_dominoes"  # the longest of the games in Python, for none can be searched
EXPLORE = 1.4


def version() -> str:
    return metadata.version("open-spiel")


def tasks() -> list[Task]:
    assert games  # importing them registers them
    found: list[Task] = []
    for name in CPP_GAMES:
        found += cpp_tasks(pyspiel.load_game(name))
    for name in PYTHON_GAMES:
        found += python_tasks(pyspiel.load_game(name))
    for name in SEARCHED:
        game = pyspiel.load_game(name)
        found += [
            searching(game, "IS-MCTS in C++", thought_in_cpp),
            searching(game, "IS-MCTS in Python", thought_in_python),
        ]
    game = pyspiel.load_game(REFUSED)
    return [*found, searching(game, "IS-MCTS in Python", thought_in_python)]


def cpp_tasks(game: Any) -> list[Task]:
    row = partial(Row, LIBRARY, label(game))
    rng = Random(SEED)
    course = average([by_hand(game.new_initial_state(), rng) for _ in range(COUNTED)])
    bots = [pyspiel.make_uniform_random_bot(seat, SEED) for seat in range(game.num_players())]
    return [
        Task(PLAY, row("C++, from Python"), partial(played_by_hand, game, rng), course),
        Task(PLAY, row("C++, loop in C++ too"), partial(played, game, bots, course, rng), course),
        Task(COPY, row("C++, from Python"), partial(copies, half_way(game, course).clone)),
    ]


def python_tasks(game: Any) -> list[Task]:
    row = Row(LIBRARY, label(game), "game in Python")
    rng = Random(SEED)
    course = average([by_hand(game.new_initial_state(), rng) for _ in range(COUNTED)])
    return [
        Task(PLAY, row, partial(played_by_hand, game, rng), course),
        Task(COPY, row, partial(copies, half_way(game, course).clone)),
    ]


def searching(game: Any, how: str, search: Any) -> Task:
    return Task(SEARCH, Row(LIBRARY, label(game), how), partial(search, game, first_choice(game)))


def label(game: Any) -> str:
    name = game.get_type().short_name.removeprefix("python_")
    size = game.get_parameters().get("board_size")
    return f"{name}{f' {size}x{size}' if size else ''} ({game.num_players()})"


def played_by_hand(game: Any, rng: Random) -> Work:
    return Work(1, sum(by_hand(game.new_initial_state(), rng)))


def by_hand(state: Any, rng: Random, most: float = float("inf")) -> tuple[int, int]:
    """Random play, at most so many moves; returns its decisions and what chance did."""
    decisions = chance = 0
    while decisions + chance < most and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(pyspiel.sample_action(state.chance_outcomes(), rng.random())[0])
            chance += 1
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            decisions += 1
    return decisions, chance


def played(game: Any, bots: list[Any], course: Course, rng: Random) -> Work:
    """A random game without Python between the moves; how long it was is not told."""
    pyspiel.evaluate_bots(game.new_initial_state(), bots, rng.getrandbits(31))
    return Work(1, course.moves)


def half_way(game: Any, course: Course) -> Any:
    state = game.new_initial_state()
    by_hand(state, Random(SEED), course.moves // 2)
    return state


def first_choice(game: Any) -> Any:
    """Where somebody has a choice for the first time."""
    state, rng = game.new_initial_state(), Random(SEED)
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        by_hand(state, rng, 1)
    return state


def thought_in_cpp(game: Any, state: Any) -> Work:
    evaluator = pyspiel.RandomRolloutEvaluator(1, SEED)
    pyspiel.ISMCTSBot(SEED, evaluator, EXPLORE, SIMULATIONS).step(state)
    return Work(SIMULATIONS)


def thought_in_python(game: Any, state: Any) -> Work:
    luck = numpy.random.RandomState(SEED)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    ismcts.ISMCTSBot(game, evaluator, EXPLORE, SIMULATIONS, random_state=luck).step(state)
    return Work(SIMULATIONS)
