"""The printed values of Kleopatra, read from an edition file and checked."""

from __future__ import annotations

from typing import Final

from baumeister.core.edition import EditionFile, kept, packaged
from baumeister.core.text import Text
from baumeister.games.cleopatra.rules.garden import Garden, bit
from baumeister.games.cleopatra.rules.mosaic_shapes import EVERY_SHAPE, MOSAICS, SQUARES, Shape
from baumeister.games.cleopatra.rules.names import (
    CATEGORIES,
    CHARACTERS,
    EVERY_ROW,
    MOST_SEATS,
    PIECES,
    RESOURCES,
    SIDE,
    SPHINXES,
    STALLS,
    WALLS,
    Row,
)
from baumeister.games.cleopatra.rules.texts import SENTENCES

SQUARE: Final = "."
PALM: Final = "P"
NO_SQUARE: Final = "#"
MARKS: Final = SQUARE + PALM + NO_SQUARE
FACES: Final = 6
MOST_CARDS: Final = 6  # that can be dealt to each
FEWEST_CARDS: Final = MOST_SEATS * MOST_CARDS + STALLS  # of the box
MOST_PLACEMENTS: Final = 50_000  # tried before twelve mosaics are said not to fit


class Edition:
    """One printing of the game."""

    def __init__(self, text: str, flipping: bool) -> None:
        file = EditionFile(text, SENTENCES, packaged(__name__))
        self.text = text
        self._read_cards(file)
        self._read_pieces(file)
        self._read_table(file)
        squares, palms = _garden(file)
        self.garden = Garden(squares, palms, _walls(file, squares), flipping)
        self.provenances = file.provenances()  # by table
        file.refuse_unused()
        if not all_fit(self.garden):
            file.refuse("garden.rows", Text("refuse.edition_mosaics"))

    def _read_cards(self, file: EditionFile) -> None:
        resources = len(RESOURCES)
        self.cards = [
            *file.numbers("standard_cards.counts", resources, 0, 99),
            *file.numbers("tainted_cards.doubles", resources, 0, 99),
            *file.numbers("tainted_cards.trompe_loeil", 1, 0, 99),
            *file.numbers("characters.counts", len(CHARACTERS), 0, 99),
        ]
        self.amulets = [
            *[0] * resources,
            *file.numbers("corruption.double", 1, 0, 9) * resources,
            *file.numbers("trompe_loeil.amulets", 1, 0, 9),
            *file.numbers("characters.amulets", len(CHARACTERS), 0, 9),
            0,
        ]  # by card, and at last the merchant of the Nile
        if sum(self.cards) < FEWEST_CARDS:
            file.refuse("standard_cards.counts", Text("refuse.edition_cards", {"n": FEWEST_CARDS}))
        self.trompe_is_artisan = file.number("trompe_loeil.artisan", 0, 1) == 1

    def _read_pieces(self, file: EditionFile) -> None:
        self.costs = [file.numbers(f"costs.{piece}", len(RESOURCES), 0, 5) for piece in PIECES]
        self.wall = file.number("values.wall", 0, 99)
        self.sphinxes = file.numbers("values.sphinxes", SPHINXES, 0, 99)
        self.throne = file.numbers("throne.values", 2, 0, 99)
        self.obelisk = file.number("values.obelisk", 0, 99)
        self.door = file.number("values.door", 0, 99)
        self.mosaic = file.number("values.mosaic", 0, 99)
        two = file.number("values.two_pieces", 0, 99)
        self.bonus = [0, 0, two, file.number("values.three_pieces", 0, 99)]

    def _read_table(self, file: EditionFile) -> None:
        self.symbols = file.number("high_priest.symbols", 1, FACES - 1)
        self.returned = file.number("offering.returned", 0, 99)
        self.taken = _rising(file, "offering.taken", 4)
        self.dealt = file.number("table.cards", 0, MOST_CARDS)
        self.talents = file.number("table.talents", 0, 99)
        self.merchants = file.number("table.merchants", 0, 9)
        self.hand = file.number("table.hand", 1, 99)
        self.merchant_value = file.number("table.merchant_value", 0, 99)
        self.steps = file.number("table.steps", 1, len(CATEGORIES))
        self.rounds = file.number("inspection.rounds", 1, 100)
        self.too_many = file.number("two_players.amulets", 1, 99)


edition_for: Final = kept(Edition)


def _rising(file: EditionFile, where: str, count: int) -> list[int]:
    """Second, third … place: none is better than the one before."""
    numbers = file.numbers(where, count, 0, 99)
    if numbers != sorted(numbers):
        file.refuse(where, Text("refuse.edition_taken"))
    return numbers


def _garden(file: EditionFile) -> tuple[int, int]:
    """The squares of the garden, and those of them with a palm."""
    squares = palms = 0
    for row, line in zip(EVERY_ROW, file.words("garden.rows", SIDE), strict=True):
        if len(line) != SIDE or any(mark not in MARKS for mark in line):
            file.refuse("garden.rows", Text("refuse.edition_row", words={"row": line}))
        for column, mark in enumerate(line):
            squares |= bit(row, column) if mark != NO_SQUARE else 0
            palms |= bit(row, column) if mark == PALM else 0
    return squares, palms


def _walls(file: EditionFile, garden: int) -> list[int]:
    """The squares that touch each wall: squares of the garden at that wall's side of it."""
    walls = []
    for wall, line in enumerate(file.words("walls.squares", WALLS)):
        touched = 0
        for word in line.split():
            if len(word) != 2 or not word.isascii() or not word.isdigit():
                file.refuse("walls.squares", Text("refuse.edition_square", words={"square": word}))
            row, column = Row(int(word[0])), int(word[1])
            if not _is_beside(wall, row, column) or not bit(row, column) & garden:
                words = {"square": word}
                file.refuse("walls.squares", Text("refuse.edition_wall", {"wall": wall}, words))
            touched |= bit(row, column)
        walls.append(touched)
    return walls


def _is_beside(wall: int, row: Row, column: int) -> bool:
    """Three walls stand on the left, three at the back, three on the right."""
    if wall < 3:
        return column == 0
    return row == 0 if wall < 6 else column == SIDE - 1


def all_fit(garden: Garden) -> bool:
    """Whether all twelve mosaics have room at the same time; a search that gives up in the end."""
    spare = garden.squares.bit_count() - MOSAICS * SQUARES
    search = _Search(garden)
    return spare >= 0 and search.lays_all(garden.squares, EVERY_SHAPE[:], spare)


class _Search:
    """Covers the garden square by square with the mosaics that are left."""

    def __init__(self, garden: Garden) -> None:
        self.placements_left = MOST_PLACEMENTS
        self.starting: list[dict[int, list[int]]] = []  # by shape and first square
        for covers in garden.covers:
            table: dict[int, list[int]] = {}
            for covered in covers:
                table.setdefault(covered & -covered, []).append(covered)
            self.starting.append(table)

    def lays_all(self, free: int, shapes: list[Shape], spare: int) -> bool:
        if not shapes:
            return True
        if self.placements_left <= 0:
            return False
        first = free & -free
        for shape in shapes:
            for covered in self.starting[shape].get(first, ()):
                self.placements_left -= 1
                if not covered & ~free:
                    others = [other for other in shapes if other != shape]
                    if self.lays_all(free ^ covered, others, spare):
                        return True
        return spare > 0 and self.lays_all(free ^ first, shapes, spare - 1)
