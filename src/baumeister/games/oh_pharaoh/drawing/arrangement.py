"""How the panels of Oh, Pharao! lie on a screen: by whether somebody trades, and by the room."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baumeister.core.event import PUBLIC
from baumeister.drawing.arrangement import Across, Arrangement, Down, Spread, Tree
from baumeister.drawing.drawer import Viewer
from baumeister.games.oh_pharaoh.drawing import layout
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh
from baumeister.games.oh_pharaoh.rules.tax import AvoidTax, CollectTax
from baumeister.games.oh_pharaoh.rules.thief import Defend, Loot, Mend
from baumeister.games.oh_pharaoh.rules.trade import ChooseDeal, ComposeOffer, Respond

TABLE: Final = "table"
COUNTER: Final = "counter"  # while somebody trades, robs or is robbed
ON_COUNTER: Final = (ComposeOffer, Defend, AvoidTax, CollectTax, Loot, Mend)  # for who is asked

NOTES: Final = Down("legend", "gone")
SUMS: Final = frozenset(("legend", "gone"))
PLAIN: Final = Down("track", "row", "own")
ASKED: Final = Down("counter", "own")
WIDE: Final = 3  # seats that have room beside everything else
DOCK: Final = (
    Across(Down("purse", "stall"), "hand"),
    Down(Across("purse", "stall"), "hand"),
)


@lru_cache(maxsize=8)
def arrangement(seats: int) -> Arrangement:
    sizes = {
        "track": layout.TRACK,
        "row": layout.ROW,
        "own": layout.OWN,
        "counter": layout.COUNTER,
        "legend": layout.LEGEND,
        "gone": layout.GONE,
        "purse": layout.PURSE,
        "stall": layout.STALL,
        "hand": layout.HAND,
        **{name: layout.rival(seats) for name in rivals(seats)},
        **{f"score-{n}": layout.score(seats) for n in range(1, seats)},
        **{f"seat-{seat}": layout.SEAT for seat in range(seats)},
    }
    others = rivals(seats)
    tall = Down(Across(*others), *PLAIN.items)
    return Arrangement(
        sizes,
        {
            TABLE: Spread((tall, Across(tall, NOTES), _broad(others)), sums=SUMS),
            COUNTER: Spread(
                (ASKED, Across(ASKED, NOTES), _broad_counter(others)),
                sums=SUMS | frozenset(others),
            ),
        },
        DOCK,
    )


def rivals(seats: int) -> list[str]:
    """The panels of the others, by how far they sit to the left."""
    return [f"rival-{n}" for n in range(1, seats)]


def _broad(others: list[str]) -> Tree:
    """The others in a column; what is narrow leaves room for notes."""
    columns: list[Tree] = [Down(*others), PLAIN]
    return Across(*columns, NOTES) if len(others) >= WIDE else Across(*columns)


def _broad_counter(others: list[str]) -> Tree:
    if len(others) < WIDE:
        return Across(Down(*others), ASKED)
    first, second, third = others
    return Across(Down(Across(first, second), Across(third, "legend")), ASKED)


def spread(state: OhPharaoh, viewer: Viewer) -> str:
    """The counter lies before those whom it concerns, and before everybody who only watches."""
    question = state.agenda[-1] if state.agenda else None
    if isinstance(question, Respond):
        concerned = viewer.seat in (PUBLIC, question.proposer, *question.order)
    elif isinstance(question, ChooseDeal):
        partners = [other for other, _, _ in question.deals]
        concerned = viewer.seat in (PUBLIC, question.seat, *partners)
    else:
        is_asked = isinstance(question, ON_COUNTER)
        concerned = is_asked and bool(viewer.legal)
    return COUNTER if concerned else TABLE


def whole(state: OhPharaoh, viewer: Viewer) -> Tree:
    """One picture of everything, with what chips would say of the others."""
    is_asked = bool(viewer.legal) and spread(state, viewer) == COUNTER
    middle: tuple[Tree, ...] = ("counter",) if is_asked else ("track", "row")
    others = [Down(f"rival-{n}", f"score-{n}") for n in range(1, state.seats)]
    if state.seats > WIDE:
        return Down(Across(*others), Across(Down(*middle, DOCK[1]), "own"))
    return Across(Down(*others), Down(*middle, "own", DOCK[1]))
