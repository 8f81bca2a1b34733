"""Games of Kheops for the tests of drawings, stopped anywhere."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from baumeister.core.event import Event
from baumeister.core.state import CHANCE
from baumeister.games.kheops.rules.actions import SIDE_LETTERS
from baumeister.games.kheops.rules.cells import IS_UP, cell_named
from baumeister.games.kheops.rules.game import KHEOPS
from baumeister.games.kheops.rules.names import BLUE, WHITE, Figure
from baumeister.games.kheops.rules.state import Kheops
from baumeister.games.kheops.rules.tiles import tile_named
from tests.drawing.steps import in_steps

MATCH = {"match": "two_games"}
FIGURES = "wmpf"


def begun(variants: dict[str, str] | None = None) -> Kheops:
    state = KHEOPS.start(2, variants, log=True)
    assert isinstance(state, Kheops)
    return state


def moments(seed: int, variants: dict[str, str] | None = None) -> Iterator[Kheops]:
    """One state at all its moments, played by chance."""
    rng, state = Random(seed), begun(variants)
    yield state
    while asked := state.to_act():
        seat = asked[0]
        state.apply(seat, state.sample(rng) if seat == CHANCE else rng.choice(state.legal(seat)))
        yield state


def steps(seed: int, variants: dict[str, str]) -> Iterator[tuple[Kheops, Kheops, list[Event]]]:
    return in_steps(begun(variants), moments(seed, variants))


def asked(question: str, seed: int = 1, number: int = 0) -> tuple[Kheops, int]:
    """The game when a question of this class is asked for the nth time, and who is asked."""
    for state in moments(seed):
        if state.agenda and type(state.agenda[-1]).__name__ == question:
            if number == 0:
                return state, state.to_act()[0]
            number -= 1
    raise AssertionError(f"{question} is not asked so often.")


def end(seed: int = 1, variants: dict[str, str] | None = None) -> Kheops:
    return list(moments(seed, variants))[-1]


def built(*tiles: tuple[str, str, str, str]) -> Kheops:
    """Cell, tile, open sides, and a figure: a capital letter is White's."""
    state = begun()
    for name, tile, sides, figure in tiles:
        cell = cell_named(name)
        letters = SIDE_LETTERS[IS_UP[cell]]
        state.pyramid.lay(cell, tile_named(tile), sum(1 << letters.index(side) for side in sides))
        if figure:
            colour = WHITE if figure.isupper() else BLUE
            state.figures.put(colour, Figure(FIGURES.index(figure.lower())), cell)
    return state
