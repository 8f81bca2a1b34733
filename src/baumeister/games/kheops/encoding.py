"""How Kheops is written for learning programs: a duel, own colour first."""

from __future__ import annotations

from typing import Final, cast, final

from baumeister.core.facts import Fact, Json
from baumeister.core.state import NOTHING, UNKNOWN, State
from baumeister.encoding.encoding import Encoding
from baumeister.encoding.fields import Bits, Category, Field, Group, Listed, Many, Number, PerSeat
from baumeister.encoding.questions import Questions, asked
from baumeister.encoding.sheet import Sheet
from baumeister.encoding.table import CATEGORY, Row
from baumeister.games.kheops.rules.actions import Draw, Found
from baumeister.games.kheops.rules.cells import CELLS, NAMES, SIDES
from baumeister.games.kheops.rules.figures import COLUMNS
from baumeister.games.kheops.rules.game import KHEOPS
from baumeister.games.kheops.rules.names import FIGURES, ROOMS, SOURCES, SYMBOLS
from baumeister.games.kheops.rules.state import SEATS, Kheops
from baumeister.games.kheops.rules.tiles import EVERY_TILE, KINDS, TILES, Tile, passages, room

HAND: Final = 3
NO_TILE: Final = bytes([0, 0, 0])
HIDDEN_TILE: Final = bytes([1, 0, 0])
OF_TILE: Final = [
    bytes([2 + tile % len(SYMBOLS), 1 + room(tile), passages(tile)]) for tile in EVERY_TILE
]
OWNERS: Final = ("own", "other")


@final
class TileField(Field):
    """A tile by its symbol, its room and how many openings it has."""

    def __init__(self, meaning: str) -> None:
        self.meaning = meaning

    def width(self, seats: int) -> int:
        return 3

    def write(self, fact: Fact, sheet: Sheet) -> None:
        assert isinstance(fact, int)
        self.put(fact, sheet)

    def write_part(self, facts: list[Fact], start: int, end: int, sheet: Sheet) -> None:
        for fact in facts[start:end]:
            self.put(cast("int", fact), sheet)

    def put(self, tile: int, sheet: Sheet) -> None:
        if tile >= 0:
            sheet.out.write(OF_TILE[tile])
        else:
            sheet.out.write(NO_TILE if tile == NOTHING else HIDDEN_TILE)

    def rows(self, name: str, seats: int) -> list[Row]:
        symbols = f"{self.meaning}: −2 none, −1 hidden, or its symbol: {', '.join(SYMBOLS)}"
        rooms = f"its room: none, {', '.join(ROOMS)}"
        return [
            Row(f"{name}.symbol", CATEGORY, -2, len(SYMBOLS) - 1, 1, symbols),
            Row(f"{name}.room", CATEGORY, 0, len(ROOMS), 1, rooms),
            Row(f"{name}.openings", CATEGORY, 0, SIDES, 1, "how many openings it has"),
        ]


FACTS: Final = Group(
    {
        "white": Category(0, 1, "whether White is the own colour (0) or the other one (1)"),
        "number": Category(0, 1, "the first or the second game of a match"),
        "tiles": Many(CELLS, TileField("the tile in this cell"), tuple(NAMES)),
        "openings": Many(CELLS, Bits(SIDES, "the open sides of the tile"), tuple(NAMES)),
        "supply": Many(
            2,
            Many(COLUMNS, Number(0, 15, "figures that are left of this kind"), FIGURES),
            OWNERS,
        ),
        "standing": Many(
            2,
            Many(COLUMNS, Bits(CELLS, "the cells with such a figure"), FIGURES),
            OWNERS,
        ),
        "pile": Many(
            KINDS, Number(0, 15, "such tiles that may be drawn or in the other hand"), tuple(TILES)
        ),
        "pile_size": Number(0, 127, "tiles in the draw pile"),
        "hands": PerSeat(Listed(HAND, TileField("a tile in the hand"))),
        "points": Many(len(SOURCES), PerSeat(Number(0, 127, "points from this source")), SOURCES),
    }
)
QUESTIONS: Final = Questions(
    3,
    {
        "Course": [],
        "LayFoundation": [],
        "DrawTile": asked(),
        "LayTile": asked(),
        "PutFigure": asked(),
        "TurnTile": asked(Category(0, 1, "hall or corridor")),
        "MoveFigure": asked(),
        "ReplaceFigure": asked(),
    },
)


@final
class KheopsEncoding(Encoding):
    def known(self, state: State, seat: int) -> Json:
        """The tiles in the other hand might be any that have not been seen."""
        assert isinstance(state, Kheops)
        facts = state.facts()
        unplaced, hands = state.pile.counts[:], state.hands[:]
        for owner, hand in enumerate(state.hands):
            if owner != seat:
                for tile in hand:
                    if tile != UNKNOWN:
                        unplaced[tile] += 1
                hands[owner] = [Tile(UNKNOWN)] * len(hand)
        facts["pile"], facts["hands"] = unplaced, hands
        return facts

    def turned(self, facts: Json, seat: int) -> Json:
        """Figures belong to colours, and these change seats in the second game of a match."""
        number = facts["number"]
        assert isinstance(number, int)
        own = (seat ^ number) % SEATS
        facts["white"] = own
        facts["supply"] = by_colour(facts["supply"], own)
        facts["standing"] = by_colour(facts["standing"], own)
        return facts


def by_colour(rows: Fact, own: int) -> Fact:
    """What is kept for each figure, as two lists, that of the own colour first."""
    assert isinstance(rows, list)
    white, blue = rows[:COLUMNS], rows[COLUMNS:]
    return [blue, white] if own else [white, blue]


ENCODING: Final = KheopsEncoding(KHEOPS, FACTS, QUESTIONS, (Draw, Found))
