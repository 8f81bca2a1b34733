"""The market cards nobody has seen: the draw pile, and what lies face down on the market.

A pile is a batch of cards in an order that nobody knows. Whatever was dealt face down from it is
any of the cards of that batch which have not turned up yet.
"""

from __future__ import annotations

from collections import Counter

from tests.games.course import Course, ask_chance


class Deck:
    def __init__(self, cards: Counter[str]) -> None:
        self.batches = [cards]  # of each: the cards that have not turned up; the last is the pile
        self.discard: Counter[str] = Counter()
        self.hidden: list[int] = []  # for each card face down on the market, its batch

    def size(self) -> int:
        """Cards in the draw pile."""
        pile = len(self.batches) - 1
        return self.batches[pile].total() - self.hidden.count(pile)

    def is_empty(self) -> bool:
        return not self.size() and not self.discard.total()

    def prepare(self) -> bool:
        """See to it that a card can be drawn; tells whether there is one.

        When a pile has ended, whatever lies face down is all that nobody has seen: one batch.
        """
        if not self.size():
            unseen = sum(self.batches, Counter[str]())
            self.batches, self.hidden = [unseen, self.discard], [0] * len(self.hidden)
            self.discard = Counter()
        return self.size() > 0

    def draw(self) -> Course[str | None]:
        """The top card, for everybody to see; None if there is no card anywhere."""
        if not self.prepare():
            return None
        return (yield from self.turn_up(len(self.batches) - 1))

    def hide(self) -> None:
        """Lay the top card face down on the market, if there is one."""
        if self.prepare():
            self.hidden.append(len(self.batches) - 1)

    def uncover(self) -> Course[str]:
        """One of the cards that lay face down, of the older batch first."""
        card = yield from self.turn_up(self.hidden[0])
        self.hidden.pop(0)
        return card

    def turn_up(self, batch: int) -> Course[str]:
        likely = {f"draw {card}": number for card, number in self.batches[batch].items()}
        card = (yield from ask_chance(likely)).split()[1]
        self.batches[batch][card] -= 1
        return card
