"""The printed values of Imhotep, read from an edition file and checked."""

from __future__ import annotations

from typing import Final

from baumeister.core.edition import EditionFile, kept, packaged
from baumeister.core.text import Text
from baumeister.games.imhotep.rules.actions import ROUND_CARDS, SHIPS
from baumeister.games.imhotep.rules.names import CARDS, PYRAMIDS
from baumeister.games.imhotep.rules.texts import SENTENCES

NUMBERS: Final = ("two", "three", "four")  # keys for two, three and four players

NO_BONUS: Final = 0
CARD_BONUS: Final = 1
STONES_BONUS: Final = 2
LOAD_BONUS: Final = 3
BONUSES: Final = ("none", "card", "stones", "load")

CHOICE_FIELD: Final = 0
TWO_FIELD: Final = 1
CARD_FIELD: Final = 2
FIELDS: Final = ("choice", "two", "card")

TOKENS: Final = (0, 1, 2, 3, 2)  # ships in the box with 0 to 4 slots


class Edition:
    """One printing of the game for one number of players."""

    def __init__(self, text: str, seats: int) -> None:
        file = EditionFile(text, SENTENCES, packaged(__name__))
        self.text = text
        cards = [_round_cards(file, "round_cards." + players) for players in NUMBERS]
        prizes = [
            file.places("obelisks_a." + players, n, 0, 99) for n, players in enumerate(NUMBERS, 2)
        ]
        self.round_cards = cards[seats - 2]
        self.obelisk_places = prizes[seats - 2]
        self.minimum = [0, *_minimum(file)]  # by size of the ship
        self.market_cards = file.numbers("market_cards.counts", len(CARDS), 0, 99)
        self.set_values = file.numbers("sets.values", 5, 0, 99)
        self.set_further = file.number("sets.further", 0, 99)
        self.pyramid_a = file.numbers("pyramid_a.values", 14, 0, 99)
        self.pyramid_a_edge = file.number("pyramid_a.edge", 0, 99)
        self.pyramid_b = [file.numbers(f"pyramid_b.{name}", 5, 0, 99) for name in PYRAMIDS]
        self.pyramid_b_edge = file.number("pyramid_b.edge", 0, 99)
        self.bonuses = [file.chosen(f"pyramid_b.{name}_bonus", 5, BONUSES) for name in PYRAMIDS]
        self.temple_fields = file.chosen("temple_b.fields", 5, FIELDS)
        self.burial_places = file.places("burial_chamber_b.places", 4, 0, 99)
        self.towers = file.numbers("obelisks_b.towers", 8, 0, 99)
        self.loose_stone = file.number("obelisks_b.loose", 0, 99)
        self.penalty = file.number("wrath.penalty", 0, 99)
        self.provenances = file.provenances()  # by table
        file.refuse_unused()

    def set_points(self, count: int) -> int:
        """What so many statues, or connected stones in the burial chamber, are worth."""
        if count == 0:
            return 0
        largest = len(self.set_values)
        further = max(0, count - largest) * self.set_further
        return self.set_values[min(count, largest) - 1] + further


edition_for: Final = kept(Edition)


def _round_cards(file: EditionFile, where: str) -> list[list[int]]:
    """Each card needs four ships that are in the box, and no two need the same."""
    cards = file.words(where, ROUND_CARDS)
    known: set[str] = set()
    for card in cards:
        sizes = [card.count(str(size)) for size in range(len(TOKENS))]
        if sum(sizes) != SHIPS or len(card) != SHIPS:
            file.refuse(where, Text("refuse.edition_ships", words={"card": card}))
        if any(count > token for count, token in zip(sizes, TOKENS, strict=True)):
            file.refuse(where, Text("refuse.edition_tokens", words={"card": card}))
        ships = "".join(sorted(card))
        if ships in known:
            file.refuse(where, Text("refuse.edition_twins", words={"card": card}))
        known.add(ships)
    return [[int(size) for size in card] for card in cards]


def _minimum(file: EditionFile) -> list[int]:
    minimum = file.numbers("ships.minimum", 4, 1, 4)
    if any(stones > size for size, stones in enumerate(minimum, 1)):
        file.refuse("ships.minimum", Text("refuse.edition_minimum"))
    return minimum
