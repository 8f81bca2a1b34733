"""Actions as numbers: those of players, those of chance, and a form with several small numbers."""

from __future__ import annotations

from typing import Final, final

from baumeister.core.action import Action, Vocabulary

ABSENT: Final = 0  # in place of a number that an action does not have; the others are one more


@final
class Actions:
    """The answers of players and of chance, each in the order of the vocabulary.

    Both lists only ever grow at their end, as the vocabulary does.
    """

    def __init__(self, vocabulary: Vocabulary, chance: tuple[type[Action], ...]) -> None:
        self.players = [action for action in vocabulary if not isinstance(action, chance)]
        self.chance = [action for action in vocabulary if isinstance(action, chance)]
        self.number = {action: n for n, action in enumerate(self.players)}
        self.chance_number = {action: n for n, action in enumerate(self.chance)}
        self.factors = Factors(self.players)


@final
class Factors:
    """Each answer as a few small numbers: which kind it is, and the numbers of its fields.

    A long list of answers is mostly one of products: a tile, a cell and a turn. `sizes` says how
    many values each place has. Choosing goes from left to right: `choices` tells what may follow.
    """

    def __init__(self, actions: list[Action]) -> None:
        kinds = sorted({type(action).__name__ for action in actions})
        self.kinds = kinds
        rows = [[kinds.index(type(action).__name__), *action.data().values()] for action in actions]
        places = max(len(row) for row in rows)
        self.rows = [
            [row[0], *(n + 1 for n in row[1:]), *[ABSENT] * (places - len(row))] for row in rows
        ]
        self.sizes = [1 + max(row[place] for row in self.rows) for place in range(places)]
        self._number = {tuple(row): n for n, row in enumerate(self.rows)}

    def split(self, number: int) -> list[int]:
        """The small numbers of an answer."""
        return self.rows[number][:]

    def join(self, parts: list[int]) -> int:
        """The answer that these numbers stand for; raises `KeyError` if there is none."""
        return self._number[tuple(parts)]

    def choices(self, legal: list[int], begun: list[int]) -> list[int]:
        """What may come next, after these first numbers, if these answers are legal."""
        place = len(begun)
        rows = [self.rows[number] for number in legal]
        return sorted({row[place] for row in rows if row[:place] == begun})
