"""The printed values of Oh, Pharao!, read from an edition file and checked."""

from __future__ import annotations

from typing import Final

from baumeister.core.edition import EditionFile, kept, packaged
from baumeister.core.text import Text
from baumeister.games.oh_pharaoh.rules.names import HAND, KINDS, MOST_SEATS, NUMBERS, OPEN_CARDS
from baumeister.games.oh_pharaoh.rules.texts import SENTENCES

FEWEST_CARDS: Final = MOST_SEATS * HAND + OPEN_CARDS + 1  # hands, open cards, and one to draw


class Edition:
    """One printing of the game."""

    def __init__(self, text: str) -> None:
        file = EditionFile(text, SENTENCES, packaged(__name__))
        self.text = text
        self.cards = _cards(file)
        self.last_space = file.number("last_space.space", 1, 30)
        self.two_pyramids = file.number("two_pyramids.space", 0, self.last_space)
        self.three_steps = file.number("three_steps.space", 0, self.last_space)
        self.provenances = file.provenances()  # by table
        file.refuse_unused()


edition_for: Final = kept(Edition)


def _cards(file: EditionFile) -> list[int]:
    """Enough for every hand, with three kinds that can lie open, and pyramids that can be built."""
    cards = file.numbers("cards.counts", len(KINDS), 0, 99)
    if sum(cards) < FEWEST_CARDS:
        file.refuse("cards.counts", Text("refuse.edition_cards", {"n": FEWEST_CARDS}))
    if sum(count > 0 for count in cards) < OPEN_CARDS:
        file.refuse("cards.counts", Text("refuse.edition_kinds", {"n": OPEN_CARDS}))
    if not any(cards[number] >= 2 and cards[number + 1] for number in NUMBERS[:-1]):
        file.refuse("cards.counts", Text("refuse.edition_pyramid"))
    return cards
