"""The rulebook of Valley of the Kings, clause by clause."""

from typing import Final

from baumeister.games.valley_of_the_kings.teaching.clauses import (
    beginning,
    first_round,
    later_rounds,
)
from baumeister.teaching.clauses import Clauses

CLAUSES: Final = Clauses(
    "vk",
    *beginning.CHAPTERS,
    *first_round.CHAPTERS,
    *later_rounds.CHAPTERS,
    plain="variants.3 variants.4 variants.5 variants.6",
)
