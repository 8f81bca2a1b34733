"""Our own games and our own search, interpreted or compiled."""

from __future__ import annotations

from functools import partial
from random import Random

import baumeister
from baumeister.bots.effort import Simulations
from baumeister.bots.judgement import PLAIN, PLAYING_OUT, judgement_of
from baumeister.bots.search import Search
from baumeister.bots.search_settings import SearchSettings
from baumeister.bots.tree import HOPE, Node
from baumeister.bots.value import Value
from baumeister.cli.build import build
from baumeister.cli.measure import first_choice
from baumeister.cli.source import half_way, new_match
from baumeister.core.game import Game
from baumeister.core.playout import play_out
from baumeister.core.state import CHANCE, State
from scripts.speed.work import (
    COPY,
    COUNTED,
    PLAY,
    SEARCH,
    SEED,
    SIMULATIONS,
    Row,
    Task,
    Work,
    average,
    copies,
)

LIBRARY = "Baumeister"


def version() -> str:
    return baumeister.__version__


def tasks(wanted: str) -> list[Task]:
    expect_build(wanted)
    return [task for game in baumeister.all_games() for task in tasks_of(game, wanted)]


def expect_build(wanted: str) -> None:
    if build() != wanted:
        raise RuntimeError(f"the rules are {build()} here, not {wanted}")


def tasks_of(game: Game, how: str) -> list[Task]:
    row = partial(Row, LIBRARY, label(game))
    rng = Random(SEED)
    course = average([by_hand(game.start(game.most), rng) for _ in range(COUNTED)])
    match = new_match(game.id)
    half_way(match, SEED)
    state = match.state.copy()
    searched = first_choice(game)
    found = [
        Task(PLAY, row(how), partial(played_out, game, rng), course),
        Task(COPY, row(how), partial(copies, state.copy)),
        Task(SEARCH, row(f"{how}, as the bots do"), partial(thought, searched, None, rng)),
        Task(SEARCH, row(f"{how}, played out"), partial(thought, searched, PLAYING_OUT, rng)),
    ]
    if how == "compiled":
        asked = partial(played_by_hand, game, rng)
        found.insert(1, Task(PLAY, row("compiled, from Python"), asked, course))
    return found


def label(game: Game) -> str:
    return f"{game.title} ({game.most})"


def played_out(game: Game, rng: Random) -> Work:
    return Work(1, play_out(game.start(game.most), rng))


def played_by_hand(game: Game, rng: Random) -> Work:
    return Work(1, sum(by_hand(game.start(game.most), rng)))


def by_hand(state: State, rng: Random) -> tuple[int, int]:
    """A random game as a Python program plays it; returns its decisions and what chance did."""
    decisions = chance = 0
    while seats := state.to_act():
        seat = seats[0]
        if seat == CHANCE:
            state.apply(seat, state.sample(rng))
            chance += 1
        else:
            legal = state.legal(seat)
            state.apply(seat, legal[int(rng.random() * len(legal))])
            decisions += 1
    return decisions, chance


def thought(state: State, settings: SearchSettings | None, rng: Random) -> Work:
    """A search for the first decision, as the bots do it or by nothing but random play-outs."""
    seat = state.to_act()[0]
    legal = state.legal(seat)
    value: Value = judgement_of(state.game).value if settings is None else PLAIN.value
    used = judgement_of(state.game).settings if settings is None else settings
    effort = Simulations(SIMULATIONS)
    search = Search(state.mask(seat), seat, value, used, Node(None, HOPE), rng)
    return Work(search.run(legal, effort))
