"""The whole table of a Kheops game."""

from __future__ import annotations

from random import Random
from typing import Final, final

from baumeister.core.bag import Bag
from baumeister.core.facts import Facts, Json
from baumeister.core.game import Game
from baumeister.core.result import Ledger, Result, empty_ledger, ledger_of, ranked
from baumeister.core.state import UNKNOWN, State
from baumeister.core.text import Text
from baumeister.games.kheops.rules.diagram import text_board
from baumeister.games.kheops.rules.edition import FOUNDATION
from baumeister.games.kheops.rules.figures import COLUMNS, Figures, figures_of, new_figures
from baumeister.games.kheops.rules.names import COLOURS, FIGURES, SOURCES, Colour
from baumeister.games.kheops.rules.pyramid import Pyramid, no_pyramid, pyramid_of
from baumeister.games.kheops.rules.settings import Settings, notes_on
from baumeister.games.kheops.rules.tiles import EMPTY, EVERY_TILE, TILES, Tile

SEATS: Final = 2


@final
class Kheops(State):
    """Pyramid, figures, hands and pile; figures belong to colours, hands to seats.

    A tile that is hidden in a masked state is UNKNOWN in its hand and counted in `pile.counts`,
    with all the others that the viewer cannot place; `pile.size` is always true.
    """

    def __init__(self, game: Game, settings: Settings) -> None:
        super().__init__(game, SEATS)
        self.settings = settings

    def set_up(self) -> None:
        """Before the first game of the match."""
        self.number = 0  # of the game within a match
        self.ledger: Ledger = empty_ledger(len(SOURCES), SEATS)
        self.clear_table()

    def clear_table(self) -> None:
        """Rulebook: "Vorbereitung"; in a second game the colours are swapped."""
        self.white = self.number % SEATS  # Ruling KH-18: the first seat is White
        self.pyramid: Pyramid = no_pyramid()
        self.figures: Figures = new_figures(self.settings.edition.workers)
        self.pile = Bag(self.settings.edition.tiles[:])
        self.hands: list[list[Tile]] = [[], []]  # sorted

    def colour(self, seat: int) -> Colour:
        return Colour(seat ^ self.white)

    def seat_of(self, colour: Colour) -> int:
        return colour ^ self.white

    def seat_on_turn(self) -> int:
        """White begins, then they take turns, each of which adds a tile."""
        return self.seat_of(Colour((self.pyramid.laid.bit_count() - FOUNDATION) % SEATS))

    def free_cells(self) -> int:
        """Tiles on which a figure may be put."""
        return self.pyramid.free & ~self.figures.taken

    def points(self) -> list[int]:
        return self.ledger.points[:]

    def result(self) -> Result | None:
        """Rulebook: "Spielende und Auswertung"; Ruling KH-16: equal points share the victory."""
        return None if self.agenda else ranked(self.ledger, [0] * SEATS)

    def copy(self) -> Kheops:
        twin = Kheops(self.game, self.settings)
        twin.agenda = [question.copy() for question in self.agenda]
        twin.number = self.number
        twin.ledger = self.ledger.copy()
        twin.white = self.white
        twin.pyramid = self.pyramid.copy()
        twin.figures = self.figures.copy()
        twin.pile = self.pile.copy()
        twin.hands = [self.hands[0][:], self.hands[1][:]]
        return twin

    def seen_from(self, seat: int) -> Kheops:
        """The tiles in other hands might be any that have not been seen."""
        twin = self.copy()
        for owner, hand in enumerate(twin.hands):
            if owner != seat:
                for tile in hand:
                    if tile != UNKNOWN:
                        twin.pile.counts[tile] += 1
                twin.hands[owner] = [Tile(UNKNOWN)] * len(hand)
        return twin

    def fill(self, rng: Random) -> Kheops:
        """Deal the unplaced tiles to the hands; the rest is the draw pile."""
        twin = self.copy()
        pile = twin.pile
        for hand in twin.hands:
            pile.size += hand.count(Tile(UNKNOWN))
        for hand in twin.hands:
            for n, tile in enumerate(hand):
                if tile == UNKNOWN:
                    hand[n] = Tile(pile.draw(rng))
            hand.sort()
        return twin

    def inventory(self) -> dict[str, int]:
        pyramid, figures = self.pyramid, self.figures
        sums = {
            name: self.pile.counts[tile]
            + pyramid.tiles.count(tile)
            + sum(hand.count(tile) for hand in self.hands)
            for tile, name in zip(EVERY_TILE, TILES, strict=True)
        }
        sums["tiles"] = self.pile.size + sum(len(hand) for hand in self.hands)
        sums["tiles"] += len(pyramid.tiles) - pyramid.tiles.count(EMPTY)
        for index, left in enumerate(figures.supply):
            name = f"{COLOURS[index // COLUMNS]} {FIGURES[index % COLUMNS]}"
            sums[name] = left + figures.standing[index].bit_count()
        return sums

    def agreed(self) -> tuple[dict[str, str], str | None]:
        return self.settings.variants, self.settings.edition.text

    def facts(self) -> Json:
        pyramid, figures = self.pyramid, self.figures
        return {
            "number": self.number,
            "tiles": pyramid.tiles,
            "openings": pyramid.openings,
            "supply": figures.supply,
            "standing": figures.standing,
            "pile": self.pile.counts,
            "pile_size": self.pile.size,
            "hands": self.hands,
            "points": self.ledger.table(),
        }

    def restore(self, facts: Facts) -> None:
        self.number = facts.number("number")
        self.white = self.number % SEATS
        tiles = [Tile(tile) for tile in facts.numbers("tiles")]
        self.pyramid = pyramid_of(tiles, facts.numbers("openings"))
        self.figures = figures_of(facts.numbers("supply"), facts.numbers("standing"))
        self.pile = Bag(facts.numbers("pile"), facts.number("pile_size"))
        self.hands = [[Tile(tile) for tile in hand] for hand in facts.rows("hands")]
        self.ledger = ledger_of(facts.rows("points"), SEATS)

    def notes(self) -> list[Text]:
        return notes_on(self.settings)

    def __str__(self) -> str:
        return text_board(self)
