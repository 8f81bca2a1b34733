"""What an event of Kheops moved: from which place of the drawing to which other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from baumeister.core.event import Event

Motion = tuple[str, str]

_MOVES: Final[dict[str, list[Motion]]] = {
    "founds": [("pile", "cell-{cell}")],
    "draws": [("pile", "hand-{seat}-{tile}")],
    "draws.hidden": [("pile", "hand-{seat}")],
    "puts": [("supply-{seat}-{figure}", "figure-{cell}")],
    "ousts": [("figure-{cell}", "supply-{other}-{figure}")],
    "replaces": [
        ("figure-{cell}", "supply-{other}-{removed}"),
        ("supply-{seat}-{figure}", "figure-{cell}"),
    ],
    "moves": [("figure-{start}", "figure-{cell}")],
    "lays": [("hand-{seat}-{tile}", "cell-{cell}")],
    "turns": [("cell-{cell}", "cell-{cell}")],
}


def motion(event: Event) -> list[Motion]:
    """The places a thing left and reached, once for each thing that moved.

    What is turned stays where it is.
    """
    values = {"seat": event.seat, **event.data, **event.secret}
    return [
        (start.format(**values), goal.format(**values)) for start, goal in _MOVES.get(event.key, [])
    ]


def touched(events: Iterable[Event]) -> set[str]:
    """Every place in the pyramid that something reached, and tiles that were turned there."""
    found: set[str] = set()
    for event in events:
        if event.key != "founds":
            found.update(goal for _, goal in motion(event) if goal.startswith(("cell", "figure")))
    return found
