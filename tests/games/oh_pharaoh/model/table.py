"""What lies on the table, and what the players hold."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

from tests.games.course import Course, ask_chance
from tests.games.oh_pharaoh.model.pyramids import Laid

KINDS = ("joker", *"123456789", "thief", "tax", "pharaoh")
HAND = 7
OPEN_CARDS = 3
ENDLESS = 1000


class GameOver(Exception):
    """The end card has turned up."""


class Table:
    def __init__(self, seats: int, variants: dict[str, str], edition: str) -> None:
        self.seats = seats
        self.variants = variants
        self.edition: dict[str, Any] = tomllib.loads(edition)
        self.cards = Counter(dict(zip(KINDS, self.edition["cards"]["counts"], strict=True)))
        self.pile = self.cards.copy()
        self.has_end_card = False  # in the pile
        self.discard: Counter[str] = Counter()
        self.row: list[str | None] = [None] * OPEN_CARDS
        self.hands: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.pyramids: list[list[Laid]] = [[[], []] for _ in range(seats)]
        self.overseer = 0
        self.quiet = 0  # turns since somebody scored, or the overseer moved by himself
        self.offers = 0  # in this turn
        self.account: dict[str, list[int]] = {}

    def space(self, name: str) -> int:
        return int(self.edition[name]["space"][0])

    def others(self, seat: int) -> list[int]:
        """The other players, clockwise."""
        return [(seat + n) % self.seats for n in range(1, self.seats)]

    def size(self, seat: int) -> int:
        return self.hands[seat].total()

    def score(self, source: str, seat: int, points: int) -> None:
        self.account.setdefault(source, [0] * self.seats)[seat] += points

    def move(self, card: str, source: Counter[str], target: Counter[str]) -> None:
        source[card] -= 1
        target[card] += 1

    # The piles.

    def can_draw(self) -> bool:
        return bool(self.pile.total() or self.has_end_card or self.discard.total())

    def draw(self) -> Course[str]:
        """The top card; an empty pile is made of the discarded cards."""
        if not self.pile.total() and not self.has_end_card:
            self.pile, self.discard = self.discard, Counter()
        likely = {f"draw {card}": number for card, number in self.pile.items()}
        answer = yield from ask_chance({**likely, "end_card": int(self.has_end_card)})
        if answer == "end_card":
            raise GameOver
        card: str = answer.split()[1]
        self.pile[card] -= 1
        return card

    def fill_row(self) -> Course[None]:
        """Until three kinds lie open; a card that lies there already is discarded."""
        while None in self.row and self.can_add_to_row():
            card = yield from self.draw()
            if card in self.row:
                self.discard[card] += 1
            else:
                self.row[self.row.index(None)] = card

    def can_add_to_row(self) -> bool:
        """Nobody knows what is in the pile, but everybody sees what a new one would be made of."""
        if self.pile.total() or self.has_end_card:
            return True
        return any(number and card not in self.row for card, number in self.discard.items())

    def fill_hand(self, seat: int) -> Course[None]:
        while self.size(seat) < HAND and self.can_draw():
            self.hands[seat][(yield from self.draw())] += 1

    # The overseer.

    def move_overseer(self) -> None:
        """At the end of the track the end card is shuffled in, with all cards but those in use."""
        self.quiet = 0
        if self.overseer == self.space("last_space"):
            return
        self.overseer += 1
        if self.overseer == self.space("last_space"):
            self.pile, self.discard = self.pile + self.discard, Counter()
            self.has_end_card = True

    def most_pyramids(self) -> int:
        return 2 if self.overseer >= self.space("two_pyramids") else 1

    def fewest_steps(self) -> int:
        return 3 if self.overseer >= self.space("three_steps") else 2
