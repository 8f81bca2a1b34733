"""Where each source of points lies on the table."""

from __future__ import annotations

from typing import Final

from baumeister.games.imhotep.rules.names import (
    BLUE,
    FROM_BLUE_CARDS,
    FROM_BURIAL_CHAMBER,
    FROM_DECORATIONS,
    FROM_OBELISKS,
    FROM_PYRAMID,
    FROM_STATUES,
    FROM_TEMPLE,
    GREEN,
    STATUE,
    MarketCard,
)
from baumeister.games.imhotep.rules.state import Imhotep

_SITES: Final = {
    FROM_PYRAMID: ["pyramid-"],
    FROM_TEMPLE: ["temple-"],
    FROM_BURIAL_CHAMBER: ["burial-"],
    FROM_OBELISKS: ["obelisk-", "tower-"],
}
_CARDS: Final[dict[int, tuple[MarketCard, ...]]] = {
    **{FROM_DECORATIONS + n: (card,) for n, card in enumerate(GREEN)},
    FROM_STATUES: (STATUE,),
    FROM_BLUE_CARDS: BLUE,
}


def scored(state: Imhotep, source: int) -> list[str]:
    cards = _CARDS.get(source, ())
    hands = [f"hand-{seat}-{card}" for card in cards for seat in range(state.seats)]
    return _SITES.get(source, hands)
