"""What an event of Imhotep moved: from which place of the drawing to which other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from baumeister.core.event import Event
from baumeister.games.imhotep.rules.market import PAIR_FIELD
from baumeister.games.imhotep.rules.names import BURIAL_CHAMBER, OBELISKS, PYRAMID, TEMPLE

Motion = tuple[str, str]

PAIR_PLACE: Final = f"market-{PAIR_FIELD}"
_SITE_PLACES: Final = {
    PYRAMID: "pyramid",
    TEMPLE: "temple",
    BURIAL_CHAMBER: "burial",
    OBELISKS: "obelisk",
}
_SEAT_MOVES: Final = {  # from a place of the seat, or a shared one, to another
    "takes": ("quarry-{seat}", "sled-{seat}"),
    "places": ("sled-{seat}", "ship-{ship}-{slot}"),
    "sails": ("mooring-{ship}", "dock-{site}"),
    "plays": ("hand-{seat}", "discard"),
    "unloads": ("ship-{ship}-{slot}", "quarry-{seat}"),
    "gets": ("market-{field}", "hand-{seat}"),
    "keeps": (PAIR_PLACE, "hand-{seat}"),
    "discards": (PAIR_PLACE, "discard"),
    "draws": ("deck", "hand-{seat}"),
    "deals": ("deck", "market-{field}"),
    "clears": ("market-{field}", "discard"),
    "returns": ("ship-{ship}-{slot}", "quarry-{seat}"),
    "reshuffles": ("discard", "deck"),
}


def motion(event: Event) -> list[Motion]:
    """The places a thing left and reached, once for each thing that moved."""
    if event.key in ("builds", "builds.scores"):
        return [(_origin(event), _goal(event))]
    places = _SEAT_MOVES.get(event.key)
    if places is None:
        return []
    values = {"seat": event.seat, **event.data}
    one = (places[0].format(**values), places[1].format(**values))
    return [one] * event.data["n"] if event.key == "takes" else [one]


def _origin(event: Event) -> str:
    if event.data["ship"] < 0:
        return f"quarry-{event.seat}"
    return f"ship-{event.data['ship']}-{event.data['slot']}"


def _goal(event: Event) -> str:
    field = event.data["field"]
    place = _SITE_PLACES[event.data["site"]]
    return f"{place}-{field}" if field >= 0 else f"{place}-edge"


def touched(events: Iterable[Event]) -> set[str]:
    """Every place that something reached, for marking."""
    return {goal for event in events for _, goal in motion(event)}
