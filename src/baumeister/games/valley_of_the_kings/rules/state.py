"""The whole table of a game in the Valley."""

from __future__ import annotations

from random import Random
from typing import final

from baumeister.core.bag import Bag
from baumeister.core.facts import Facts, Json
from baumeister.core.game import Game
from baumeister.core.result import Ledger, Result, empty_ledger, ledger_of, ranked
from baumeister.core.state import NOBODY, State
from baumeister.core.text import Text
from baumeister.games.valley_of_the_kings.rules.diagram import text_board
from baumeister.games.valley_of_the_kings.rules.names import (
    AREAS,
    CENTRE,
    COLOURS,
    EMPTY,
    EVERY_COLOUR,
    EVERY_SITE,
    FINISHED,
    KINDS,
    LARGE,
    NO_SITE,
    OVERSEERS,
    SCARABS,
    SITE_OF,
    SITES,
    WORKERS,
    Colour,
    Site,
    Spot,
)
from baumeister.games.valley_of_the_kings.rules.pyramid import (
    EVERY_POSITION,
    HIDDEN_BLOCK,
    POSITIONS,
    WHOLE,
    Position,
)
from baumeister.games.valley_of_the_kings.rules.settings import Settings, notes_on
from baumeister.games.valley_of_the_kings.rules.tables import BIT_OF, STRIP_OF


@final
class Valley(State):
    """Blocks, figures and sites. Figure n of a seat is at index `seat * so_many + n`."""

    def __init__(self, game: Game, seats: int, settings: Settings) -> None:
        super().__init__(game, seats)
        self.settings = settings

    def set_up(self) -> None:
        """Rulebook: "Spielvorbereitung"."""
        board = self.settings.board
        self.round = 0
        self.start = 0  # the seat with the pharaoh stone; a lot may change it (Ruling VK-1)
        self.bag = Bag(self.settings.edition.blocks[:])
        self.groups: list[list[int]] = []  # on the market: blocks of each colour
        self.stock = [[0] * len(COLOURS) for _ in range(self.seats)]  # bought or stolen, to build
        self.pharaoh: list[Colour] = []  # the colours of the pharaoh's pyramid from the bottom
        self.owner: list[int] = [NOBODY] * SITES
        self.scarabs = [SCARABS] * self.seats
        self.blocks = [EMPTY] * (SITES * POSITIONS)  # colours
        self.built = [0] * SITES  # the same as bits
        self.overseers = [CENTRE] * (self.seats * OVERSEERS)  # spots
        self.workers = [CENTRE] * (self.seats * WORKERS)
        self.free = board.fields[:]  # where a figure may go, by strips
        self.stolen = [0] * (self.seats * SITES)  # blocks each seat took from a site in this round
        self.ledger: Ledger = empty_ledger(len(KINDS), self.seats)

    def turn_order(self) -> list[int]:
        """All seats, beginning with the one that has the pharaoh stone."""
        return [(self.start + n) % self.seats for n in range(self.seats)]

    def is_finished(self, site: Site) -> bool:
        return self.built[site] == WHOLE[self.settings.board.sizes[site]]

    def figures_at(self, site: Site, figures: list[Spot], seat: int, so_many: int) -> int:
        """How many of a seat's figures stand on the fields of a site."""
        mine = figures[seat * so_many : (seat + 1) * so_many]
        return sum(SITE_OF[spot] == site for spot in mine)

    def overseers_at(self, site: Site, seat: int) -> int:
        return self.figures_at(site, self.overseers, seat, OVERSEERS)

    def workers_at(self, site: Site, seat: int) -> int:
        return self.figures_at(site, self.workers, seat, WORKERS)

    def sites_overseen(self, seat: int) -> list[Site]:
        """The sites at which a seat has an overseer."""
        mine = self.overseers[seat * OVERSEERS : (seat + 1) * OVERSEERS]
        return sorted({SITE_OF[spot] for spot in mine} - {NO_SITE})

    def move(self, figures: list[Spot], figure: int, target: Spot) -> None:
        """A figure leaves its spot and stands on another; fields hold one, areas all."""
        source = figures[figure]
        if source >= AREAS:
            self.free[STRIP_OF[source]] |= BIT_OF[source]
        if target >= AREAS:
            self.free[STRIP_OF[target]] &= ~BIT_OF[target]
        figures[figure] = target

    def is_taken(self, spot: Spot) -> bool:
        return not self.free[STRIP_OF[spot]] & BIT_OF[spot]

    def block(self, site: Site, position: Position) -> Colour:
        return self.blocks[site * POSITIONS + position]

    def is_hidden(self, site: Site, position: Position) -> bool:
        """Whether nobody will see a block there later."""
        return self.settings.board.sizes[site] == LARGE and position == HIDDEN_BLOCK

    def put_block(self, site: Site, position: Position, colour: Colour) -> None:
        self.blocks[site * POSITIONS + position] = colour
        self.built[site] |= 1 << position

    def take_block(self, site: Site, position: Position) -> Colour:
        colour = self.block(site, position)
        self.blocks[site * POSITIONS + position] = EMPTY
        self.built[site] &= ~(1 << position)
        return colour

    def points(self) -> list[int]:
        return self.ledger.points[:]

    def result(self) -> Result | None:
        return None if self.agenda else ranked(self.ledger, self.tie_breaks())

    def tie_breaks(self) -> list[int]:
        """Finished pyramids, then large ones, if that was agreed (Ruling VK-22)."""
        merits = [0] * self.seats
        for site in self.settings.board.sites:
            if self.settings.breaks_ties and self.is_finished(site):
                is_large = self.settings.board.sizes[site] == LARGE
                merits[self.owner[site]] += FINISHED + is_large
        return merits

    def copy(self) -> Valley:
        twin = self._table()
        twin.agenda = [question.copy() for question in self.agenda]
        return twin

    def _table(self) -> Valley:
        """A copy without its questions."""
        twin = Valley(self.game, self.seats, self.settings)
        twin.round = self.round
        twin.start = self.start
        twin.bag = self.bag.copy()
        twin.groups = [group[:] for group in self.groups]
        twin.stock = [blocks[:] for blocks in self.stock]
        twin.pharaoh = self.pharaoh[:]
        twin.owner = self.owner[:]
        twin.scarabs = self.scarabs[:]
        twin.blocks = self.blocks[:]
        twin.built = self.built[:]
        twin.overseers = self.overseers[:]
        twin.workers = self.workers[:]
        twin.free = self.free[:]
        twin.stolen = self.stolen[:]
        twin.ledger = self.ledger.copy()
        return twin

    def seen_from(self, seat: int) -> Valley:
        """Only bids and orders are ever hidden, and these are steps of sealed questions."""
        twin = self._table()
        twin.agenda = [question.mask(seat) for question in self.agenda]
        return twin

    def fill(self, rng: Random) -> Valley:
        twin = self.copy()
        for question in twin.agenda:
            question.fill(twin, rng)
        return twin

    def inventory(self) -> dict[str, int]:
        sums: dict[str, int] = {}
        for colour, name in zip(EVERY_COLOUR, COLOURS, strict=True):
            market = sum(group[colour] for group in self.groups)
            hands = sum(blocks[colour] for blocks in self.stock)
            built = self.blocks.count(colour) + self.pharaoh.count(colour)
            sums[name] = self.bag.counts[colour] + market + hands + built
        for seat in range(self.seats):
            sums[f"scarabs of {seat}"] = self.scarabs[seat] + self.owner.count(seat)
        return sums

    def agreed(self) -> tuple[dict[str, str], str | None]:
        return self.settings.variants, self.settings.edition.text

    def facts(self) -> Json:
        rows = range(0, len(self.blocks), POSITIONS)
        return {
            "round": self.round,
            "start": self.start,
            "bag": self.bag.counts,
            "groups": self.groups,
            "stock": self.stock,
            "pharaoh": self.pharaoh,
            "owner": self.owner,
            "scarabs": self.scarabs,
            "blocks": [self.blocks[row : row + POSITIONS] for row in rows],
            "overseers": self.overseers,
            "workers": self.workers,
            "stolen": self.stolen,
            "points": self.ledger.table(),
        }

    def restore(self, facts: Facts) -> None:
        self.round = facts.number("round")
        self.start = facts.number("start")
        self.bag = Bag(facts.numbers("bag"))
        self.groups = facts.rows("groups")
        self.stock = facts.rows("stock")
        self.pharaoh = [Colour(n) for n in facts.numbers("pharaoh")]
        self.owner = facts.numbers("owner")
        self.scarabs = facts.numbers("scarabs")
        for site, colours in zip(EVERY_SITE, facts.rows("blocks"), strict=True):
            for position, colour in zip(EVERY_POSITION, colours, strict=True):
                if colour != EMPTY:
                    self.put_block(site, position, Colour(colour))
        for figure, spot in enumerate(facts.numbers("overseers")):
            self.move(self.overseers, figure, Spot(spot))
        for figure, spot in enumerate(facts.numbers("workers")):
            self.move(self.workers, figure, Spot(spot))
        self.stolen = facts.numbers("stolen")
        self.ledger = ledger_of(facts.rows("points"), self.seats)

    def notes(self) -> list[Text]:
        return notes_on(self.settings, self.seats)

    def __str__(self) -> str:
        return text_board(self)
