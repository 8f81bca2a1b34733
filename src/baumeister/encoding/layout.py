"""A layout: the encoding of a game for a number of players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from baumeister.core.state import State
from baumeister.encoding.fields import Category
from baumeister.encoding.sheet import FINGERPRINT, Sheet
from baumeister.encoding.table import NUMBER, Row

if TYPE_CHECKING:
    from baumeister.encoding.encoding import Encoding

REST: Final = "a fingerprint of what is out of range or has no entry; zero if there is nothing"


@final
class Layout:
    """How wide an observation is, what its entries mean, and how it is written."""

    def __init__(self, encoding: Encoding, seats: int) -> None:
        self.encoding = encoding
        self.seats = seats
        self.variants = encoding.game.variants
        self.values = {
            variant.key: {value: n for n, value in enumerate(variant.values)}
            for variant in self.variants
        }
        self.agreed: dict[str, str] = {}  # the variants that were written last, and their entries
        self.choices = b""
        self.size = (
            len(self.variants)
            + encoding.facts.width(seats)
            + encoding.questions.width(seats)
            + FINGERPRINT
        )

    def encoded(self, state: State, seat: int) -> bytes:
        """What a seat may know of a state; it makes no difference if more is known of it."""
        sheet = Sheet(seat, self.seats)
        variants, _ = state.agreed()
        if variants is not self.agreed:
            self.agreed = variants
            self.choices = bytes([values[variants[key]] for key, values in self.values.items()])
        sheet.out.write(self.choices)
        encoding = self.encoding
        facts = encoding.turned(encoding.known(state, seat), seat)
        encoding.facts.write(facts, sheet)
        encoding.questions.write(state, sheet)
        return sheet.finish()

    def rows(self) -> list[Row]:
        """The table of all entries, in their order."""
        found: list[Row] = []
        for variant in self.variants:
            field = Category(0, len(variant.values) - 1, " or ".join(variant.values))
            found += field.rows(f"variant.{variant.key}", self.seats)
        found += self.encoding.facts.rows("", self.seats)
        found += self.encoding.questions.rows(self.seats)
        found.append(Row("rest", NUMBER, 0, 127, FINGERPRINT, REST))
        return found
