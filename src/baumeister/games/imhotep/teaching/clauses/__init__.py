"""The rulebook of Imhotep, clause by clause."""

from typing import Final

from baumeister.games.imhotep.teaching.clauses import (
    beginning,
    course,
    market_cards,
    sides_a,
    sides_b,
)
from baumeister.teaching.clauses import Clauses

CLAUSES: Final = Clauses(
    "im",
    *beginning.CHAPTERS,
    *course.CHAPTERS,
    *sides_a.CHAPTERS,
    *sides_b.CHAPTERS,
    *market_cards.CHAPTERS,
    plain="sites.1 variants.loose variants.stones_first",
)
