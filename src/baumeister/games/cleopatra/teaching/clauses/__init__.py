"""The rulebook of Kleopatra, clause by clause."""

from typing import Final

from baumeister.games.cleopatra.teaching.clauses import beginning, ending, palace, sobek, visits
from baumeister.teaching.clauses import Clauses

CLAUSES: Final = Clauses(
    "cl",
    *beginning.CHAPTERS,
    *visits.CHAPTERS,
    *ending.CHAPTERS,
    *palace.CHAPTERS,
    *sobek.CHAPTERS,
)
