"""The course of a game or a match, and the model that plays it."""

from __future__ import annotations

from baumeister import CHANCE, NOTHING, UNKNOWN
from tests.games.kheops.model import legal, scoring
from tests.games.kheops.model.table import CELLS, HAND, KINDS, Table, sides, symbol
from tests.games.lockstep import Outcome

ROOMS = ("hall1", "hall2", "hall3", "corridor1", "corridor2", "corridor3")
SYMBOLS = (
    *("plain", "turn_corridor", "turn_hall", "replace", "move", "forbidden", "two", "ankh"),
    *("curse", "red_pharaoh", "red_queen", "green_pharaoh", "green_queen"),
    *("gold_pharaoh", "gold_queen"),
)


class Kheops:
    """The model: whose turn it is, and in which phase."""

    def __init__(self, variants: dict[str, str], edition: str) -> None:
        self.variants = variants
        self.edition = edition
        self.number = 0  # of the game in a match
        self.account: scoring.Account = {}
        self.begin_game()

    def begin_game(self) -> None:
        self.table = Table(self.edition, white=self.number)
        self.seat = self.number
        self.phase = "found"
        self.acting = ""  # the symbol that acts

    # What the lockstep asks.

    def asked(self) -> list[int]:
        if self.phase == "over":
            return []
        return [CHANCE] if self.phase in ("found", "deal", "draw") else [self.seat]

    def legal(self, seat: int) -> set[str]:
        if seat == CHANCE:
            return set(self.weights())
        if self.phase == "effect":
            return legal.effect(self.table, seat, self.acting)
        return legal.put(self.table, seat) if self.phase == "put" else legal.lay(self.table, seat)

    def weights(self) -> dict[str, int]:
        found = legal.found if self.phase == "found" else legal.drawn
        return dict(found(self.table))

    def points(self) -> list[int]:
        return scoring.totals(self.account)

    def result(self) -> Outcome | None:
        if self.phase != "over":
            return None
        return Outcome(scoring.ranks(self.points()), self.account)

    # What happens.

    def answer(self, seat: int, notation: str) -> None:
        word, *rest = notation.split()
        getattr(self, f"do_{word}")(*rest)

    def do_found(self, tile: str, numbers: str) -> None:
        cell = self.table.foundation[len(self.table.tiles)]
        self.table.box[tile] -= 1
        self.table.tiles[cell] = tile
        self.table.open[cell] = {sides(cell)[int(n)] for n in numbers}
        if len(self.table.tiles) == len(self.table.foundation):
            self.phase = "deal"

    def do_draw(self, tile: str) -> None:
        self.table.box[tile] -= 1
        self.table.hands[self.seat].append(tile)
        if self.phase == "draw":
            self.next_turn()
        elif len(self.table.hands[self.seat]) == HAND:
            self.seat = 1 - self.seat
            if self.seat == self.table.white:
                self.begin_turn()

    def begin_turn(self) -> None:
        self.phase = "put" if legal.put(self.table, self.seat) else "lay"

    def do_put(self, kind: str, cell: str) -> None:
        self.bring(kind, cell)
        self.act(cell)

    def bring(self, kind: str, cell: str) -> None:
        """A figure comes from the supply; whoever stood there goes home."""
        if cell in self.table.figures:
            owner, ousted = self.table.figures[cell]
            self.table.supply[owner][ousted] += 1
        self.table.supply[self.seat][kind] -= 1
        self.table.figures[cell] = (self.seat, kind)

    def act(self, cell: str) -> None:
        """The symbol under a figure that has come acts, if it can."""
        self.acting = symbol(self.table.tiles[cell])
        can_act = legal.effect(self.table, self.seat, self.acting)
        self.phase = "effect" if can_act else "lay"

    def do_turn(self, cell: str, open_sides: str) -> None:
        self.table.open[cell] = set(open_sides)
        self.phase = "lay"

    def do_replace(self, cell: str, kind: str) -> None:
        self.bring(kind, cell)
        self.phase = "lay"
        if self.variants["replacing"] == "acts":
            self.act(cell)

    def do_move(self, start: str, cell: str) -> None:
        self.table.figures[cell] = self.table.figures.pop(start)
        self.phase = "lay"

    def do_lay(self, tile: str, cell: str, open_sides: str) -> None:
        self.table.hands[self.seat].remove(tile)
        self.table.tiles[cell] = tile
        self.table.open[cell] = set(open_sides)
        if len(self.table.tiles) == len(CELLS):
            self.end_game()
        elif self.table.pile():
            self.phase = "draw"
        else:
            self.next_turn()

    def next_turn(self) -> None:
        self.seat = 1 - self.seat
        self.begin_turn()

    def end_game(self) -> None:
        is_match = self.variants["match"] == "two_games"
        prefix = ("first_", "second_")[self.number] if is_match else ""
        for source, row in scoring.account(self.table, self.variants).items():
            self.account[prefix + source] = row
        self.phase = "over"
        if is_match and self.number == 0:
            self.number = 1
            self.begin_game()

    # What everybody sees, in the numbers of the engine's facts.

    def public(self) -> dict[str, object]:
        table = self.table
        colours = (table.white, 1 - table.white)
        is_open = [[side in table.open.get(cell, ()) for side in sides(cell)] for cell in CELLS]
        return {
            "number": self.number,
            "tiles": [number_of(table.tiles.get(cell)) for cell in CELLS],
            "openings": [sum(2**n for n, each in enumerate(row) if each) for row in is_open],
            "supply": [table.supply[seat][kind] for seat in colours for kind in KINDS],
            "standing": [self.spots(seat, kind) for seat in colours for kind in KINDS],
            "pile_size": sum(table.pile().values()),
            "hands": [[UNKNOWN] * len(table.hands[seat]) for seat in (0, 1)],
        }

    def spots(self, seat: int, kind: str) -> int:
        """The cells of such figures, as bits."""
        return sum(2 ** CELLS.index(at) for at, k in self.table.standing(seat).items() if k == kind)


def number_of(tile: str | None) -> int:
    if tile is None:
        return NOTHING
    room, what = tile.split("_", 1)
    return ROOMS.index(room) * len(SYMBOLS) + SYMBOLS.index(what)
