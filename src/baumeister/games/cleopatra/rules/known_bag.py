"""Cards that not everybody has seen: a hand, the discard pile, cards that nobody knows yet."""

from __future__ import annotations

from random import Random
from typing import Final, NewType, final

from baumeister.core.bag import Bag
from baumeister.core.chance import total
from baumeister.core.facts import Facts, Json
from baumeister.core.state import UNKNOWN
from baumeister.games.cleopatra.rules.names import KINDS

Lot = NewType("Lot", int)  # cards of which all know what they are together, but not which is where

FIRST_LOT: Final = Lot(0)  # all cards, before anything is dealt
HIDDEN: Final = KINDS  # in a masked row of a lot: how many cards it has here

BLANK: Final = [0] * KINDS
NO_CARDS: Final = [*BLANK, 0]  # an empty row

Rows = dict[Lot, list[int]]


@final
class KnownBag:
    """`counts[kind]` cards of each kind: those that lie open to everybody, and secret ones.

    `secrets[lot][kind]` come from a lot, and others do not know which of its cards they are.
    `known[kind]` are sure to be here: the open ones, and what must be among the secret ones even if
    somebody has taken a card away unseen. In a masked one the counts are the known ones, secrets
    are only counted, and `size` still counts all cards. Copies share lists until one changes.
    """

    def __init__(
        self, counts: list[int], known: list[int], laid_open: list[int], secrets: Rows, size: int
    ) -> None:
        self.counts = counts
        self.known = known
        self.open = laid_open
        self.secrets = secrets
        self.size = size
        self.is_mixed = False  # cards were taken unseen, and their lot lies elsewhere as well
        self.shares = False  # whether its lists may be a copy's as well

    def add(self, kind: int) -> None:
        """A card that everybody sees."""
        self._own()
        self.counts[kind] += 1
        self.size += 1
        self.known[kind] += 1
        self.open[kind] += 1

    def add_unseen(self, kind: int, lot: Lot = FIRST_LOT) -> None:
        self._own()
        self.counts[kind] += 1
        self.size += 1
        self._row(lot)[kind] += 1

    def take(self, kind: int) -> None:
        """A card leaves openly; whoever knew of one like it knows of one fewer."""
        self._own()
        self.counts[kind] -= 1
        self.size -= 1
        if self.known[kind]:
            self.known[kind] -= 1
        if self.open[kind]:
            self.open[kind] -= 1
        else:
            self._lose(kind)

    def take_unseen(self, kind: int) -> Lot:
        """A card leaves a sealed bag, and nobody else knows which; tells its lot."""
        self._own()
        self.counts[kind] -= 1
        self.size -= 1
        self.known = [count - 1 if count else 0 for count in self.known]
        return self._lose(kind)

    def show(self, kind: int) -> None:
        """Everybody learns that at least one card of this kind is here."""
        if not self.known[kind]:
            self._own()
            self._lose(kind)
            self.known[kind] = self.open[kind] = 1

    def seal(self, lot: Lot) -> None:
        """Before a card leaves unseen: what lies open is as secret as the rest, all of one lot."""
        self._own()
        if any(self.open):
            self.is_mixed = lot in self.secrets
            _pour(self.open, self._row(lot))
            self.open = [0] * KINDS

    def blend(self, lots: list[Lot], target: Lot) -> None:
        """Nobody can tell these lots from the other one any more."""
        self.is_mixed = self.is_mixed or target in self.secrets
        for lot in lots:
            if lot in self.secrets:
                self._own()
                self.is_mixed = True
                _pour(self.secrets.pop(lot), self._row(target))

    def _lose(self, kind: int) -> Lot:
        """A secret card is gone."""
        for lot, row in self.secrets.items():
            if row[kind]:
                row[kind] -= 1
                if row == NO_CARDS:
                    del self.secrets[lot]
                return lot
        raise ValueError("There is no such card among the secret ones.")

    def _row(self, lot: Lot) -> list[int]:
        row = self.secrets.get(lot)
        if row is None:
            row = self.secrets[lot] = NO_CARDS[:]
        return row

    def _own(self) -> None:
        if self.shares:
            self.counts = self.counts[:]
            self.known = self.known[:]
            self.open = self.open[:]
            self.secrets = {lot: row[:] for lot, row in self.secrets.items()}
            self.shares = False

    def pour(self, other: KnownBag) -> None:
        """Everything in the other bag comes here."""
        self._own()
        _pour(other.counts, self.counts)
        _pour(other.known, self.known)
        _pour(other.open, self.open)
        for lot, row in other.secrets.items():
            _pour(row, self._row(lot))
        self.size += other.size
        self.is_mixed = self.is_mixed or other.is_mixed
        other.clear()

    def clear(self) -> None:
        self.counts = [0] * KINDS
        self.known = [0] * KINDS
        self.open = [0] * KINDS
        self.secrets = {}
        self.size = 0
        self.is_mixed = self.shares = False

    def unknown(self) -> int:
        """In a masked one: how many cards could be anything."""
        return self.size - sum(self.counts)

    def hide(self) -> None:
        """Mask it: only what everybody knows is left."""
        self.counts = self.known
        self.secrets = {lot: [*BLANK, total(row)] for lot, row in self.secrets.items()}
        self.shares = True

    def has_hidden(self) -> bool:
        """In a masked one: whether anything in it could be several cards."""
        return any(row[HIDDEN] for row in self.secrets.values())

    def hidden(self) -> list[Lot]:
        """In a masked one: the lot of each secret card."""
        return [lot for lot, row in self.secrets.items() for _ in range(row[HIDDEN])]

    def may_be_from(self, lot: Lot, kind: int) -> bool:
        """Whether a secret card of this kind is here, and from this lot."""
        row = self.secrets.get(lot)
        return row is not None and row[kind] > 0

    def place(self, lot: Lot, kind: int) -> None:
        """In a masked one: imagine that one of its secret cards is this."""
        row = self.secrets[lot]
        row[HIDDEN] -= 1
        row[kind] += 1

    def imagine_sure(self, unseen: dict[Lot, Bag]) -> None:
        """In a masked one: begin with what must be here, if its lot alone would not say so."""
        self._own()
        for kind in range(KINDS if self.is_mixed else 0):
            for _ in range(self.known[kind] - self.open[kind]):
                rows = self.secrets.items()
                lots = [lot for lot, row in rows if row[HIDDEN] and unseen[lot].counts[kind]]
                for lot in lots[:1]:
                    unseen[lot].take(kind)
                    self.place(lot, kind)

    def imagine(self, unseen: dict[Lot, Bag], rng: Random) -> None:
        """In a masked one: any cards of their lots."""
        self._own()
        counts = self.counts = self.open[:]
        for lot, row in self.secrets.items():
            for _ in range(row[HIDDEN]):
                row[unseen[lot].draw(rng)] += 1
            row[HIDDEN] = 0
            _pour(row, counts)

    def facts(self, is_hidden: bool = False) -> Json:
        """Of the cards, one more number than kinds says that there are others.

        A hidden one tells what everybody knows of it, as it would after `hide`.
        """
        counts = self.known if is_hidden else self.counts
        return {
            "cards": [*counts, UNKNOWN] if self.size > total(counts) else counts,
            "known": self.known,
            "open": self.open,
            "secrets": sealed_rows_of(self.secrets) if is_hidden else rows_of(self.secrets),
            "is_mixed": self.is_mixed,
            "size": self.size,
        }

    def copy(self) -> KnownBag:
        twin = KnownBag(self.counts, self.known, self.open, self.secrets, self.size)
        twin.is_mixed = self.is_mixed
        self.shares = twin.shares = True
        return twin


def _pour(moved: list[int], target: list[int]) -> None:
    """Everything that was counted in one list is counted in the other."""
    for kind, count in enumerate(moved):
        if count:
            target[kind] += count


def rows_of(lots: Rows) -> list[list[int]]:
    """As plain data: the lot, and what is of it."""
    return [[lot, *lots[lot]] for lot in sorted(lots)]


def sealed_rows_of(lots: Rows) -> list[list[int]]:
    """The same, where only how much is of it can be seen."""
    return [[lot, *BLANK, total(lots[lot])] for lot in sorted(lots)]


def lots_of(rows: list[list[int]]) -> Rows:
    return {Lot(row[0]): row[1:] for row in rows}


def empty_known_bag() -> KnownBag:
    return KnownBag([0] * KINDS, [0] * KINDS, [0] * KINDS, {}, 0)


def known_bag_of(facts: Facts) -> KnownBag:
    found = KnownBag(
        facts.numbers("cards")[:KINDS],
        facts.numbers("known"),
        facts.numbers("open"),
        lots_of(facts.rows("secrets")),
        facts.number("size"),
    )
    found.is_mixed = facts.flag("is_mixed")
    return found
