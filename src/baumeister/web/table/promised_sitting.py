"""A sitting whose luck is promised: what its draws follow from, and who may know that when."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from baumeister.core.luck import Luck
from baumeister.core.match import Match
from baumeister.core.refusal import IllegalAction
from baumeister.core.text import Text
from baumeister.play import Sitter, Sitting
from baumeister.web.table.house import House
from baumeister.web.table.store import TableInfo


class PromisedSitting(Sitting):
    """The record knows the commitment and the words, never the secret: bots and pages read it."""

    def __init__(
        self, match: Match, seats: Sequence[Sitter], info: TableInfo, house: House
    ) -> None:
        super().__init__(match, seats)
        self.info = info
        self.house = house
        self.promise_luck()

    def luck(self) -> Luck | None:
        """What its draws follow from: the secret is told only when the game is over."""
        luck = self._luck_with_secret()
        return luck if luck is None or self.is_over else luck.hidden()

    def set_seat(self, seat: int, info: Sitter) -> None:
        """Somebody else sits there, or with another word."""
        self.seats[seat] = info
        self.promise_luck()

    def give_word(self, seat: int, word: str) -> None:
        """Mix a word into the luck of the table, as long as nothing was drawn."""
        if self.is_full:
            raise IllegalAction(Text("refuse.word_too_late"))
        self.set_seat(seat, replace(self.seats[seat], word=word))

    def promise_luck(self) -> None:
        luck = self._luck_with_secret()
        self.match.record.luck = None if luck is None else luck.hidden()

    def draw(self) -> None:
        """Taking back gives no second try: the luck decides a draw by its number alone."""
        luck = self._luck_with_secret()
        if luck is None:
            self.play_chance(self.house.chance(self.info.id, self.match.version))
        else:
            self.match.play_luck(luck)

    def last_to_take_back(self, seats: Collection[int]) -> int | None:
        """The number of the latest answer that some seats may take back.

        What was taken over from another game stays, and so does everything once the secret of the
        luck is known.
        """
        last = self.last_answer(seats)
        if last is None or self.is_over or last < (self.info.luck_from or 0):
            return None
        return last

    def _luck_with_secret(self) -> Luck | None:
        after = self.info.luck_from
        if after is None:
            return None
        return self.house.luck(self.info.id, [seat.word for seat in self.seats], after)
