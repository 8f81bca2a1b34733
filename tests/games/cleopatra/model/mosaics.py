"""Laying mosaics, and the sanctuaries that form."""

from __future__ import annotations

from tests.games.cleopatra.model import legal
from tests.games.cleopatra.model.garden import Squares, dead_regions, places
from tests.games.cleopatra.model.table import Palace
from tests.games.course import Course, ask, ask_chance


def lay_mosaic(table: Palace, seat: int, shape: str) -> Course[None]:
    possible = places(shape, table.free, table.allows("flipping"))
    squares = possible[(yield from ask(seat, possible))]
    table.free -= squares
    table.laid |= squares
    table.stack.remove(shape)
    table.book("mosaics", seat, table.printed["values"]["mosaic"][0] + len(squares & table.palms))
    dead = dead_regions(table.free, table.stack, table.allows("flipping"))
    formed = [region for region in dead if not region & table.closed]
    table.closed = {square for region in dead for square in region}
    yield from claim(table, seat, formed)
    if shape == table.top_mosaic or not legal.fits(table, table.top_mosaic or ""):
        yield from next_mosaic(table)


def claim(table: Palace, seat: int, formed: list[Squares]) -> Course[None]:
    """A statue in each new sanctuary, while there are both."""
    by_square = {"statue {} {}".format(*min(region)): region for region in formed}
    while by_square and table.statues[seat]:
        answer = yield from ask(seat, by_square.keys() | {"leave"})
        if answer == "leave":
            return
        table.statues[seat] -= 1
        table.sanctuaries[seat].append(by_square.pop(answer))


def next_mosaic(table: Palace) -> Course[None]:
    """Whatever fits nowhere when it comes to the top leaves the game."""
    if table.top_mosaic in table.stack:
        table.stack.remove(table.top_mosaic)
    table.top_mosaic = None
    while table.top_mosaic is None:
        fitting = [shape for shape in table.stack if legal.fits(table, shape)]
        if not fitting:
            table.stack.clear()  # in whatever order they lie there
            return
        turned = fitting[0]
        if len(table.stack) > 1:
            answer = yield from ask_chance({f"next_mosaic {shape}": 1 for shape in table.stack})
            turned = answer.split()[1]
        if turned in fitting:
            table.top_mosaic = turned
        else:
            table.stack.remove(turned)
