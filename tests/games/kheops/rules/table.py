"""Tables to test at: games with chosen outcomes of chance, and positions that are set up here."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from baumeister.core.playout import play_out, random_answer
from baumeister.core.refusal import IllegalAction
from baumeister.games.kheops.rules.actions import OPENINGS, VOCABULARY
from baumeister.games.kheops.rules.cells import CELLS, IS_UP, NAMES, cell_named
from baumeister.games.kheops.rules.course import COURSE
from baumeister.games.kheops.rules.diagram import FIGURE_LETTERS
from baumeister.games.kheops.rules.figures import COLUMNS
from baumeister.games.kheops.rules.game import KHEOPS
from baumeister.games.kheops.rules.lay_tile import LAY_TILE
from baumeister.games.kheops.rules.names import BLUE, SARCOPHAGI, SYMBOLS, WHITE, Figure
from baumeister.games.kheops.rules.put_figure import PUT_FIGURE
from baumeister.games.kheops.rules.pyramid import Pyramid, no_pyramid
from baumeister.games.kheops.rules.state import Kheops
from baumeister.games.kheops.rules.texts import SENTENCES
from baumeister.games.kheops.rules.tiles import tile_named
from tests.games.editions import changed

SEAT_NAMES = ("Anna", "Ben")
ANNA, BEN = range(2)  # in a first game, Anna is White and Ben is Blue
ALL_VARIANTS = [
    {"match": match, "closed": closed, "ties": ties, "replacing": replacing}
    for match in ("one_game", "two_games")
    for closed in ("edge", "everywhere")
    for ties in ("nobody", "both")
    for replacing in ("acts", "rests")
]


def start(*, edition: str | None = None, **variants: str) -> Kheops:
    """A game before its first tile."""
    state = KHEOPS.start(2, variants, edition=edition, log=True)
    assert isinstance(state, Kheops)
    return state


def position(*tiles: str, edition: str | None = None, **variants: str) -> Kheops:
    """Anna's turn as White, with only these tiles in the pyramid and no hands."""
    state = start(edition=edition, **variants)
    for tile in tiles:
        lay(state.pyramid, tile)
        state.pile.size -= 1
    ask_turn(state, ANNA)
    return state


def lay(pyramid: Pyramid, tile: str) -> None:
    """Lay "g3 hall2_ankh lb": where, what, and to which sides it is open."""
    cell, name, sides = tile.split()
    pyramid.lay(cell_named(cell), tile_named(name), openings(cell, sides))


def pyramid(*tiles: str) -> Pyramid:
    built = no_pyramid()
    for tile in tiles:
        lay(built, tile)
    return built


def openings(cell: str, sides: str) -> int:
    """The bits of sides such as "lb": left and bottom."""
    written = [set(letters) for letters in OPENINGS[IS_UP[NAMES.index(cell)]]]
    return written.index(set(sides))


def stand(state: Kheops, *figures: str) -> None:
    """Put figures of the supplies on tiles: "W g3" is a white worker, "m g4" Blue's mummy."""
    for figure in figures:
        letter, cell = figure.split()
        colour = WHITE if letter.isupper() else BLUE
        state.figures.put(colour, Figure(FIGURE_LETTERS.index(letter.upper())), cell_named(cell))


def deal(state: Kheops, seat: int, *names: str) -> None:
    """Give a seat exactly these tiles."""
    state.hands[seat] = sorted(tile_named(name) for name in names)


def ask_turn(state: Kheops, seat: int) -> None:
    """Make it this seat's turn, whatever was open before."""
    state.agenda.clear()
    state.ask(COURSE)
    state.ask(LAY_TILE[seat])
    state.ask(PUT_FIGURE[seat])


def empty_supply(state: Kheops, colour: int) -> None:
    """All figures of a colour that are left are out of the game."""
    for figure in range(COLUMNS):
        state.figures.supply[colour * COLUMNS + figure] = 0


def answer(state: Kheops, *notations: str) -> None:
    """Let whoever is asked give these answers."""
    for notation in notations:
        state.play(state.to_act()[0], VOCABULARY.parse(notation))


def choices(state: Kheops, word: str = "") -> list[str]:
    """What the seat that is asked may answer, or what of it begins with a word."""
    notations = [action.notation() for action in state.legal(state.to_act()[0])]
    return [notation for notation in notations if notation.startswith(word)]


def refusal(state: Kheops, notation: str) -> str:
    """The sentence with which the seat that is asked is refused."""
    before = state.to_json()
    with pytest.raises(IllegalAction) as refused:
        answer(state, notation)
    assert state.to_json() == before
    return str(refused.value)


def question(state: Kheops) -> str:
    return type(state.agenda[-1]).__name__


def told(state: Kheops) -> list[str]:
    """The log in English."""
    return [SENTENCES.say(event.text(), names=SEAT_NAMES) for event in state.log or []]


def figure_at(state: Kheops, cell: str) -> str:
    """The letter of the figure in a cell, "" if there is none."""
    index = state.figures.at(cell_named(cell))
    if index < 0:
        return ""
    letter = FIGURE_LETTERS[index % COLUMNS]
    return letter if index // COLUMNS == WHITE else letter.lower()


def cells(bits: int) -> set[str]:
    """The names of a set of cells."""
    return {NAMES[cell] for cell in range(CELLS) if bits >> cell & 1}


def sections(built: Pyramid) -> set[frozenset[str]]:
    return {frozenset(cells(section)) for section in built.sections}


def changed_edition(*changes: tuple[str, str]) -> str:
    """The standard edition with some of its lines changed."""
    return changed(KHEOPS.edition(), *changes)


def box_of(**counts: int) -> str:
    """The standard edition with other tiles; the six sarcophagi are added."""
    before = KHEOPS.edition().partition("[tiles]")[0]
    named = {**counts, **{f"hall1_{SYMBOLS[symbol]}": 1 for symbol in SARCOPHAGI}}
    lines = [f"{name} = [{count}]" for name, count in named.items()]
    return "\n".join([before, "[tiles]", 'provenance = "reconstruction"', *lines])


def moments(state: Kheops, seed: int) -> Iterator[Kheops]:
    """Every moment of a random game at which somebody is asked; afterwards it is over."""
    rng = Random(seed)
    while seats := state.to_act():
        yield state
        state.apply(seats[0], random_answer(state, seats[0], rng))


def finished(seed: int, *, edition: str | None = None, **variants: str) -> Kheops:
    """A random game at its end."""
    state = start(edition=edition, **variants)
    play_out(state, Random(seed))
    return state
