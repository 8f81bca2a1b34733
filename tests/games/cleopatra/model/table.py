"""Cleopatra's palace as it lies on the table: plain data, and everything that is printed."""

from __future__ import annotations

import tomllib
from collections import Counter

from tests.games.cleopatra.model.garden import PICTURES, SIDE, Square, Squares
from tests.games.cleopatra.model.scoring import final_count

RESOURCES = ("artisan", "stone", "marble", "wood", "lapis")
DOUBLES = tuple(f"double_{resource}" for resource in RESOURCES)
TROMPE = "trompe_loeil"
CHARACTERS = ("beggar", "courtesan", "envoy", "scribe", "smuggler", "vizier")
TAINTED = (*DOUBLES, TROMPE, *CHARACTERS)
BUILT = ("walls", "sphinxes", "throne", "obelisks", "doors", "mosaics", "bonus")
SOURCES = ("start", *BUILT, "beggars", "offerings", "merchants", "corruption", "crocodile")
STALLS = 3
DICE = 5


class Palace:
    """Cards are words; one that lies face down is "down" and the number of its pile."""

    def __init__(self, seats: int, variants: dict[str, str], edition: str) -> None:
        self.printed = tomllib.loads(edition)
        self.variants = variants
        self.seats = seats
        self.round = 0
        printed = self.printed["table"]
        self.last_step = printed["steps"][0]
        self.hands = [Counter[str]() for _ in range(seats)]
        self.merchants = [printed["merchants"][0]] * seats
        self.amulets = [0] * seats
        self.statues = [2] * seats
        self.ledger = {source: [0] * seats for source in SOURCES}
        self.ledger["start"] = [printed["talents"][0]] * seats
        self.unseen = [self.box()]  # of each pile there was: its cards that nobody has seen
        self.up = 0  # cards of the pile below its top: those that lie face up,
        self.down = 0  # and those that lie face down
        self.top: str | None = None
        self.stalls: list[list[str]] = [[] for _ in range(STALLS)]
        self.discard: Counter[str] = Counter()
        self.sure: Counter[str] = Counter()  # what everybody knows to be on the discard pile
        self.lying: Counter[str] = Counter()  # characters played, but not yet discarded
        self.walls: set[int] = set()
        self.sphinxes = 0
        self.throne = 0  # the pedestal, then the throne
        self.obelisks: set[int] = set()
        self.doors: set[int] = set()
        self.altar = 0  # dice that show the symbol
        self.steps = 0  # of Cleopatra
        self.palms, self.free = self.garden()
        self.laid: set[Square] = set()
        self.closed: set[Square] = set()  # squares of sanctuaries, claimed or not
        self.sanctuaries: list[list[Squares]] = [[] for _ in range(seats)]
        self.stack = [*PICTURES]
        self.top_mosaic: str | None = None
        self.surplus: Counter[str] = Counter()  # paid too much in this turn
        self.pieces = 0  # built in this turn
        self.ranks: list[int] = []  # when the game is over

    def box(self) -> Counter[str]:
        printed = self.printed
        cards = Counter(dict(zip(RESOURCES, printed["standard_cards"]["counts"], strict=True)))
        cards.update(dict(zip(DOUBLES, printed["tainted_cards"]["doubles"], strict=True)))
        cards.update({TROMPE: printed["tainted_cards"]["trompe_loeil"][0]})
        cards.update(dict(zip(CHARACTERS, printed["characters"]["counts"], strict=True)))
        return cards

    def garden(self) -> tuple[set[Square], set[Square]]:
        """Squares with a palm, and all squares."""
        rows = self.printed["garden"]["rows"]
        marks = {(r, c): rows[r][c] for r in range(SIDE) for c in range(SIDE)}
        palms = {square for square, mark in marks.items() if mark == "P"}
        return palms, {square for square, mark in marks.items() if mark != "#"}

    def throw(self, card: str) -> None:
        """A card is discarded for all to see."""
        self.discard[card] += 1
        self.sure[card] += 1

    def amulets_of(self, card: str) -> int:
        """What it costs to play a card; the vizier's are for each card kept."""
        if card in CHARACTERS:
            return int(self.printed["characters"]["amulets"][CHARACTERS.index(card)])
        if card in DOUBLES:
            return int(self.printed["corruption"]["double"][0])
        return int(self.printed["trompe_loeil"]["amulets"][0]) if card == TROMPE else 0

    def price(self, piece: str) -> Counter[str]:
        return +Counter(dict(zip(RESOURCES, self.printed["costs"][piece], strict=True)))

    def allows(self, variant: str) -> bool:
        return self.variants[variant] == "on"

    def book(self, source: str, seat: int, talents: int) -> None:
        self.ledger[source][seat] += talents

    def complete(self) -> int:
        """Categories that are all built."""
        return [
            len(self.walls) == 9,
            self.sphinxes == 6,
            self.throne == 2,
            len(self.obelisks) == 2,
            len(self.doors) == 2,
            not self.stack,
        ].count(True)

    def points(self) -> list[int]:
        return [sum(row[seat] for row in self.ledger.values()) for seat in range(self.seats)]

    def public(self) -> dict[str, object]:
        return {
            "round": self.round,
            "merchants": self.merchants,
            "amulets": self.amulets,
            "statues": self.statues,
            "altar": self.altar,
            "steps": self.steps,
        }

    def finish(self) -> None:
        """The game is over: hands, sanctuaries, the crocodile and the merchants."""
        for seat, hand in enumerate(self.hands):
            self.amulets[seat] += sum(hand[card] for card in TAINTED)
            squares = sum(len(each) for each in self.sanctuaries[seat])
            self.amulets[seat] = max(0, self.amulets[seat] - squares)
            merchants = self.merchants[seat] * self.printed["table"]["merchant_value"][0]
            self.book("merchants", seat, merchants)
        too_many = self.printed["two_players"]["amulets"][0]
        self.ranks = final_count(self.ledger, self.amulets, too_many)
