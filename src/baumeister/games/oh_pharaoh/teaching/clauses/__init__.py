"""The rulebook of Oh, Pharao!, clause by clause."""

from typing import Final

from baumeister.games.oh_pharaoh.teaching.clauses import beginning, special_cards, turn
from baumeister.teaching.clauses import Clauses

CLAUSES: Final = Clauses(
    "op",
    *beginning.CHAPTERS,
    *turn.CHAPTERS,
    *special_cards.CHAPTERS,
    plain="trade.2 trade.3 pharaohs.2 variants.four_cards",
)
