"""A pyramid of cards (Pyramide): steps of one number each, every one narrower than the one below.

Rulebook: "So werden die Pyramiden gebaut" and "1. Pyramide werten?".
"""

from __future__ import annotations

from typing import Final, final

from baumeister.games.oh_pharaoh.rules.names import HIGHEST, NUMBERS

FEWEST_STEPS: Final = 2
SPAN: Final = 11  # places for the numbers 1 to 9, and an empty one at each end


@final
class Pyramid:
    """How many cards, and how many of them jokers, lie in the step of each number.

    A pyramid never changes: whoever adds or takes a card gets another one. So copies of a game
    share their pyramids. One that is being built or was robbed may break the rules.
    """

    def __init__(self, widths: tuple[int, ...], jokers: tuple[int, ...]) -> None:
        self.widths = widths
        self.jokers = jokers
        self.size = 0
        self.has_jokers = False
        self.bottom = 0
        self.top = 0
        self.steps = 0
        for number in range(1, HIGHEST + 1):
            if widths[number]:
                self.size += widths[number]
                self.has_jokers = self.has_jokers or jokers[number] > 0
                self.bottom = self.bottom or number
                self.top = number
                self.steps += 1
        self.is_legal = self.steps >= FEWEST_STEPS and self._is_stepped()

    def _is_stepped(self) -> bool:
        """No number is missing between bottom and top, and each step is narrower than the last."""
        widths = self.widths
        for number in range(self.bottom, self.top):
            if widths[number] <= widths[number + 1]:
                return False
        return self.top - self.bottom + 1 == self.steps

    def score(self) -> int:
        """One card of each step, all added up, times the steps."""
        return (self.bottom + self.top) * self.steps // 2 * self.steps

    def plain(self, number: int) -> int:
        """Cards of a step that are not jokers."""
        return self.widths[number] - self.jokers[number]

    def has_pyramid_within(self) -> bool:
        """Whether some of its cards would be a pyramid."""
        widths = self.widths
        return any(widths[number] >= 2 and widths[number + 1] for number in NUMBERS)

    def changed(self, number: int, cards: int, jokers: int) -> Pyramid:
        """The same with so many more (or fewer) cards in a step, and so many of them jokers."""
        widths = list(self.widths)
        widths[number] += cards
        if not jokers:
            return Pyramid(tuple(widths), self.jokers)
        inner = list(self.jokers)
        inner[number] += jokers
        return Pyramid(tuple(widths), tuple(inner))


EMPTY: Final = Pyramid((0,) * SPAN, (0,) * SPAN)


def pyramid_of(widths: list[int], jokers: list[int]) -> Pyramid:
    """So many cards, and so many jokers among them, in the steps from the first number on."""
    return Pyramid((0, *widths, 0), (0, *jokers, 0))
