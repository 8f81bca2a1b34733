"""What an event of Kheops moved: from which place of the drawing to which other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from baumeister.core.event import Event
from baumeister.drawing.moves import Motion, Moves, moved, reached

_MOVES: Final[Moves] = {
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
    return moved(_MOVES, event.key, event)


def touched(events: Iterable[Event]) -> set[str]:
    """Every place in the pyramid that something reached, and tiles that were turned there."""
    found = reached(motion, (event for event in events if event.key != "founds"))
    return {name for name in found if name.startswith(("cell", "figure"))}
