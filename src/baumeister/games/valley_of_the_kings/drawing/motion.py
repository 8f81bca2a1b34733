"""What an event of the Valley moved: from which place of the drawing to which other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from baumeister.core.event import Event
from baumeister.drawing.moves import Motion, Moves, moved, reached, told
from baumeister.games.valley_of_the_kings.rules.names import AREAS, COLOURS

_MOVES: Final[Moves] = {
    "draws": [("bag", "group-{group}-{colour}")],
    "bids": [("tile-{seat}-{n}", "bids-{group}-{seat}")],
    "bids.hidden": [("tiles-{seat}", "bids-{group}-{seat}")],
    "wins": [(f"group-{{group}}-{n}", f"stock-{{seat}}-{n}") for n in range(len(COLOURS))],
    "unsold": [(f"group-{{group}}-{n}", "bag") for n in range(len(COLOURS))],
    "claims": [("scarabs-{seat}", "scarab-{site}")],
    "steals": [("block-{site}-{position}", "stock-{seat}-{colour}")],
    "takes_over": [
        ("scarab-{site}", "scarabs-{other}"),
        ("scarabs-{seat}", "scarab-{site}"),
    ],
    "builds": [("stock-{seat}-{colour}", "block-{site}-{position}")],
}
_WALKS: Final = (
    "oversees.field",
    "oversees.area",
    "works.field",
    "works.area",
    "finds_taken",
)
_GIFTS: Final = {"gives": "stock-{seat}", "unsold.pharaoh": "group-{group}"}


def motion(event: Event) -> list[Motion]:
    """The places a thing left and reached, once for each thing that moved."""
    if event.key in _WALKS:
        return [
            (_stand(event.data["source"], event.seat), _stand(event.data["target"], event.seat))
        ]
    if event.key in _GIFTS:
        origin = _GIFTS[event.key].format(**told(event))
        first = event.data["first"]
        return [(origin, f"pharaoh-{n}") for n in range(first, first + event.data["n"])]
    return moved(_MOVES, event.key, event)


def _stand(spot: int, seat: int) -> str:
    """Where a figure of a seat stands in the drawing."""
    return f"camp-{spot}-{seat}" if spot < AREAS else f"at-{spot}"


_MARKED: Final = ("at-", "camp-", "block-", "pharaoh-", "scarab-", "bids-")


def touched(events: Iterable[Event]) -> set[str]:
    """Every place on the map and at the market that something reached, for marking."""
    return {name for name in reached(motion, events) if name.startswith(_MARKED)}
