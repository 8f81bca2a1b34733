"""The Kheops table in words and letters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from baumeister.core.sentences import seat_name
from baumeister.core.state import UNKNOWN
from baumeister.core.text import Language
from baumeister.drawing.lines import Line, Span, above_the_seats, column, shortened, wrapped
from baumeister.drawing.seats import marked
from baumeister.games.kheops.drawing.texts import Words, words_in
from baumeister.games.kheops.rules.cells import EVERY_CELL, IS_UP, ROW_NAMES, ROWS, Cell
from baumeister.games.kheops.rules.edition import FOUNDATION, TILES_TO_LAY
from baumeister.games.kheops.rules.estimate import Hold, estimate, holds
from baumeister.games.kheops.rules.figures import COLUMNS, NO_FIGURE, ColouredFigure
from baumeister.games.kheops.rules.names import PHARAOH, PLAIN, WHITE, Colour
from baumeister.games.kheops.rules.state import SEATS, Kheops
from baumeister.games.kheops.rules.tiles import EMPTY, IS_HALL, SYMBOL_OF

ARROWS: Final = ("→←↑", "←→↓")  # the sides of a cell that points down, and of one that points up
SEPARATOR: Final = " · "
INDENT: Final = 4
WIDE_INDENT: Final = 12
NAME_LENGTH: Final = 16  # characters


def turns(state: Kheops) -> dict[str, int]:
    """Which turn it is, and how many there are."""
    now = min(TILES_TO_LAY, max(1, state.pyramid.laid.bit_count() - FOUNDATION + 1))
    return {"turn": now, "turns": TILES_TO_LAY}


def turn(state: Kheops, words: Words) -> str:
    """Which turn it is, and of which game."""
    if state.settings.games == 1:
        return words.say("turn", **turns(state))
    return words.say("game", game=state.number + 1, games=state.settings.games, **turns(state))


def lines(state: Kheops, language: Language, names: Sequence[str] | None) -> list[Line]:
    words = words_in(language)
    return [
        [(state.game.name(language), "title"), (SEPARATOR + turn(state, words), "dim")],
        [],
        [(words.say("rows"), "title")],
        *_rows(state, words),
        [],
        [(words.say("sections"), "title")],
        *_sections(state, words),
        [],
        *_hands(state, words, names),
    ]


def own_lines(
    state: Kheops, language: Language, names: Sequence[str] | None, common: list[Line]
) -> list[Line]:
    """What strangers are told of the pyramid, and what lies in the hands as a seat knows it."""
    return [*above_the_seats(common), *_hands(state, words_in(language), names)]


def _hands(state: Kheops, words: Words, names: Sequence[str] | None) -> Iterator[Line]:
    for seat in range(SEATS):
        yield from _seat(state, words, names, seat)
    yield [(words.count("pile", state.pile.size), "dim")]


def _rows(state: Kheops, words: Words) -> Iterator[Line]:
    """Every row with its tiles; a row in which nothing lies yet is not told."""
    for row in range(ROWS):
        laid = [
            _tile(state, words, cell)
            for cell in EVERY_CELL[row * row : (row + 1) ** 2]
            if state.pyramid.tiles[cell] != EMPTY
        ]
        if laid:
            yield from wrapped([(f" {ROW_NAMES[row].upper()}", "title")], laid, SEPARATOR, INDENT)


def _tile(state: Kheops, words: Words, cell: Cell) -> Line:
    """A tile: its cell, what it is, where it is open, its symbol, and who stands there."""
    tile, openings = state.pyramid.tiles[cell], state.pyramid.openings[cell]
    open_sides = [arrow for side, arrow in enumerate(ARROWS[IS_UP[cell]]) if openings >> side & 1]
    line: Line = [
        (f"{words.cell(cell)} ", "dim"),
        (f"{words.rooms[IS_HALL[tile]]} {''.join(sorted(open_sides))}", ""),
    ]
    if SYMBOL_OF[tile] != PLAIN:
        line.append((f" {words.symbols[SYMBOL_OF[tile]]}", "number"))
    index = state.figures.at(cell)
    return line if index == NO_FIGURE else [*line, (" ", ""), _figure(state, words, index)]


def _figure(state: Kheops, words: Words, index: ColouredFigure) -> Span:
    colour, figure = divmod(index, COLUMNS)
    text = f"[{words.colours[colour]} {words.figures[figure]}]"
    return text, f"seat{state.seat_of(Colour(colour))}"


def _sections(state: Kheops, words: Words) -> Iterator[Line]:
    found: list[Line] = [_section(state, words, hold) for hold in holds(state)]
    yield from wrapped([], found or [[(words.say("none"), "dim")]], SEPARATOR, INDENT)


def _section(state: Kheops, words: Words, hold: Hold) -> Line:
    section = hold.section
    top = words.cell((section.cells & -section.cells).bit_length() - 1)
    if section.is_cursed:
        return [(words.say("is_cursed", cell=top, size=section.size), "dim")]
    points = words.count("points", hold.points)
    text = words.say("section", cell=top, size=section.size, n=points)
    if not hold.seats:
        return [(words.say("for_nobody", section=text), "dim")]
    if len(hold.seats) > 1:
        return [(words.say("for_both", section=text), "number")]
    seat = hold.seats[0]
    colour = words.colours[state.colour(seat)]
    return [(words.say("for", section=text, colour=colour), f"seat{seat}")]


def _seat(state: Kheops, words: Words, names: Sequence[str] | None, seat: int) -> Iterator[Line]:
    colour = state.colour(seat)
    name = shortened(seat_name(seat, words.language, names), NAME_LENGTH)
    points = words.count("points", state.ledger.points[seat])
    head: Line = [
        *marked(state, seat),
        (f" {name}, {words.colours[colour]}", "title"),
        (SEPARATOR + points, "number"),
    ]
    if state.result() is None:
        now = words.count("points", state.ledger.points[seat] + estimate(state)[seat])
        head.append((f" ({words.say('now')}: {now})", "dim"))
    yield head
    kinds = range(COLUMNS if colour == WHITE else PHARAOH)
    counts = state.figures.supply[colour * COLUMNS :]
    supply: list[Line] = [[(f"{words.figures[kind]} {counts[kind]}", "")] for kind in kinds]
    yield from wrapped(_head(words, "in_supply"), supply, SEPARATOR, WIDE_INDENT)
    yield from wrapped(_head(words, "in_hand"), _hand(state, words, seat), SEPARATOR, WIDE_INDENT)


def _head(words: Words, key: str) -> Line:
    return column([(f"  {words.say(key)}", "dim")], WIDE_INDENT)


def _hand(state: Kheops, words: Words, seat: int) -> list[Line]:
    hand = state.hands[seat]
    if not hand:
        return [[(words.say("no_tiles"), "dim")]]
    if UNKNOWN in hand:
        return [[(words.count("unknown_tiles", len(hand)), "dim")]]
    return [[(words.short_tiles[tile], "")] for tile in hand]
