"""Measuring: the same few things again and again in turn, and the median of each."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Final

from baumeister.bots import SearchBot, Simulations
from baumeister.cli.source import half_way, new_match
from baumeister.core.game import Game
from baumeister.core.playout import play_out, random_answer
from baumeister.core.state import CHANCE, State

REPEATS: Final = 7
SEED: Final = 1
GAMES_IN_A_ROW: Final = 5
SIMULATIONS: Final = 64  # for a decision, so that even slow games get several searches a second

Figures = dict[str, float]


def measured(game: Game, seconds: float) -> Figures:
    """Speeds per second, and times in microseconds."""
    tasks = _tasks(game)
    budget = seconds / REPEATS / len(tasks)
    times: dict[str, list[float]] = {name: [] for name in tasks}
    for _ in range(REPEATS):  # in turn, so that a slow moment of the machine hits all alike
        for name, task in tasks.items():
            times[name].append(_time_per_call(task, budget))
    return _figures(game, {name: median(values) for name, values in times.items()})


def _tasks(game: Game) -> dict[str, Callable[[], object]]:
    """Whole games, a search at the first choice, and single things in the middle of a game."""
    from baumeister.drawing import draw, lines

    match = new_match(game.id)
    half_way(match, SEED)
    state, rng = match.state.copy(), Random(SEED)
    seat = state.to_act()[0]
    view = state.mask(seat)
    legal = state.legal(seat)
    choice = first_choice(game)
    return {
        "games": lambda: _random_games(game),
        "search": lambda: simulations(choice),
        "copy": state.copy,
        "mask_and_fill": lambda: state.mask(seat).fill(rng),
        "legal": lambda: state.legal(seat),
        "draw": lambda: draw(view, seat=seat, legal=legal),
        "text_board": lambda: lines(view, seat=seat),
    }


def _random_games(game: Game) -> None:
    """Always the same games, so that their answers need be counted only once."""
    rng = Random(SEED)
    for _ in range(GAMES_IN_A_ROW):
        play_out(game.start(game.most), rng)


def first_choice(game: Game) -> State:
    """Where somebody has a choice for the first time."""
    state, rng = game.start(game.most), Random(SEED)
    while (seat := state.to_act()[0]) == CHANCE or len(state.legal(seat)) == 1:
        state.apply(seat, random_answer(state, seat, rng))
    return state


def simulations(state: State) -> int:
    """The search of the architect, always the same one; returns how many games it imagined."""
    bot = SearchBot(Simulations(SIMULATIONS))
    seat = state.to_act()[0]
    return bot.think(state.mask(seat), seat, state.legal(seat), Random(SEED)).simulations


def _figures(game: Game, times: dict[str, float]) -> Figures:
    answers, decisions = counts(game)
    seconds, thinking = times.pop("games"), times.pop("search")
    speeds = {
        "moves_per_second": answers / seconds,
        "decisions_per_second": decisions / seconds,
        "games_per_second": GAMES_IN_A_ROW / seconds,
        "simulations_per_second": simulations(first_choice(game)) / thinking,
    }
    return speeds | {f"{name}_microseconds": time * 1e6 for name, time in times.items()}


def counts(game: Game) -> tuple[int, int]:
    """How many answers the random games have, and how many of them are not chance's."""
    rng = Random(SEED)
    seats: list[int] = []
    for _ in range(GAMES_IN_A_ROW):
        seats += _answering(game.start(game.most), rng)
    return len(seats), len(seats) - seats.count(CHANCE)


def _answering(state: State, rng: Random) -> list[int]:
    """Who answers in the course of a game as `play_out` plays it."""
    seats: list[int] = []
    while asked := state.to_act():
        seat = asked[0]
        seats.append(seat)
        state.apply(seat, random_answer(state, seat, rng))
    return seats


def _time_per_call(task: Callable[[], object], budget: float) -> float:
    calls = 0
    start = process_time()
    while (elapsed := process_time() - start) < budget or not calls:
        task()
        calls += 1
    return elapsed / calls
