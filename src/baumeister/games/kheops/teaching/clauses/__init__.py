"""The rulebook of Kheops, clause by clause."""

from typing import Final

from baumeister.games.kheops.teaching.clauses import course, figures
from baumeister.teaching.clauses import Clauses

CLAUSES: Final = Clauses(
    "kh",
    *course.CHAPTERS,
    *figures.CHAPTERS,
    plain="figures.1",
)
