"""What an event of Kleopatra moved: from which place of the drawing to which other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from baumeister.core.event import Event
from baumeister.drawing.moves import Motion, Moves, moved, reached, told
from baumeister.games.cleopatra.rules.names import (
    DOOR,
    FETCHERS,
    MERCHANT,
    MOSAIC,
    OBELISK,
    SPHINX,
    WALL,
)

_MOVES: Final[Moves] = {
    "stocks": [("drawn", "stall-{stall}-{card}")],
    "stocks_face_down": [("drawn", "stall-{stall}-down")],
    "visits": [("stall-{stall}-down", "hand-{seat}")],  # what was open there follows by itself
    "takes": [("stall-{stall}-{card}", "hand-{seat}-{card}")],
    "discards": [("hand-{seat}-{card}", "discard")],
    "reshuffles": [("discard", "pile")],
    "gives_talents": [("talents-{seat}", "talents-{other}")],
    "gives": [("hand-{seat}-{card}", "hand-{other}-{card}")],
    "accepts": [("hand-{other}-{card}", "hand-{seat}-{card}")],
    "accepts.amulet": [("hand-{other}-{card}", "hand-{seat}-{card}")],
    "salvages": [("discard", "hand-{seat}-{card}")],
    "salvages.hidden": [("discard", "hand-{seat}")],
    "keeps": [("pile", "hand-{seat}-{card}")],
    "keeps.hidden": [("pile", "hand-{seat}")],
    "offers": [("talents-{seat}", "offered-{seat}")],
    "lays": [("stack", "mosaic-{shape}")],
    "claims": [("statues-{seat}", "holy-{row}-{column}")],
}
_PAYMENTS: Final = ("pays", "stands_in", "overpays")
_TURNED: Final = ("rolls", "lowers", "raises")  # dice
_PLAYS: Final = ("plays", "plays.amulets")
_SITES: Final[dict[int, str]] = {
    WALL: "wall-{place}",
    SPHINX: "sphinx-{place}",
    OBELISK: "obelisk-{place}",
    DOOR: "door-{place}",
}
_ROWS: Final[dict[int, int]] = {
    WALL: 0,
    SPHINX: 1,
    OBELISK: 3,
    DOOR: 4,
    MOSAIC: 5,
}  # of the list of prices
_THRONE_ROW: Final = 2


def motion(event: Event) -> list[Motion]:
    """The places a thing left and reached, once for each thing that moved."""
    if event.key == "builds":
        piece = event.data["piece"]
        site = _SITES.get(piece, "throne").format(**told(event))
        return [(f"quarry-{_ROWS.get(piece, _THRONE_ROW)}", site)]
    if event.key in _PLAYS:
        stays = event.data["card"] in FETCHERS  # until the turn is over
        return [(_card(event), f"played-{event.seat}" if stays else "discard")]
    if event.key in _PAYMENTS:
        if event.data["card"] == MERCHANT:
            return []
        return [(_card(event), "discard")]
    if event.key == "steps":
        steps = event.data["steps"]
        return [(f"step-{steps - event.data['n']}", f"step-{steps}")]
    return moved(_MOVES, event.key, event)


def _card(event: Event) -> str:
    return f"hand-{event.seat}-{event.data['card']}"


def touched(events: Iterable[Event]) -> set[str]:
    """Every place that something reached, for marking; purses and hands change all the time."""
    found = reached(motion, events)
    found.update("altar" for event in events if event.key in _TURNED and event.data.get("n", 1))
    return {name for name in found if not name.startswith(("hand-", "talents-"))}
