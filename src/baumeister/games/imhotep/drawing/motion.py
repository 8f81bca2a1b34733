"""What an event of Imhotep moved: from which place of the drawing to which other."""

from __future__ import annotations

from typing import Final

from baumeister.core.event import Event
from baumeister.drawing.moves import Motion, Moves, moved
from baumeister.games.imhotep.rules.market import PAIR_FIELD, PAIR_SIZE
from baumeister.games.imhotep.rules.names import BURIAL_CHAMBER, OBELISKS, PYRAMID, RED, TEMPLE

_BUILDS: Final = ("builds", "builds.scores")
_SITE_PLACES: Final[dict[int, str]] = {
    PYRAMID: "pyramid",
    TEMPLE: "temple",
    BURIAL_CHAMBER: "burial",
    OBELISKS: "obelisk",
}
_MOVES: Final[Moves] = {
    "takes": [("quarry-{seat}", "sled-{seat}")],
    "places": [("sled-{seat}", "ship-{ship}-{slot}")],
    "sails": [("ship-{ship}", "dock-{site}")],
    "plays": [("hand-{seat}-{card}", "discard")],
    "unloads": [("ship-{ship}-{slot}", "quarry-{seat}")],
    "gets": [("market-{field}", "hand-{seat}-{card}")],
    "keeps": [("look-{card}", "hand-{seat}-{card}")],
    "discards": [("look-{card}", "discard")],
    "draws": [("pile", "hand-{seat}-{card}")],
    "deals": [("pile", "market-{field}")],
    "clears": [("market-{field}", "discard")],
    "returns": [("ship-{ship}-{slot}", "quarry-{seat}")],
    "no_stone": [("hand-{seat}", "spent")],
    "reshuffles": [("discard", "pile")],
}
_COMES: Final = ("gets", "keeps", "draws")  # a card comes to a hand
_UNSEEN: Final = {"keeps": "look-kept", "discards": "look-left"}  # for those who only see backs


def motion(event: Event) -> list[Motion]:
    """The places a thing left and reached, once for each thing that moved."""
    if event.key in _BUILDS:
        return _built(event)
    moves = moved(_MOVES, event.key, event)
    if not moves:
        return []
    ((start, goal),) = moves
    if event.key == "takes":
        return [(start, goal)] * event.data["n"]
    if event.key in _COMES and event.data["card"] in RED:
        goal = f"hand-{event.seat}"  # it is spent at once
    if event.key in _UNSEEN:
        return [(start, goal), (_UNSEEN[event.key], goal)]
    if event.key == "deals" and event.data["field"] == PAIR_FIELD - 1:
        # Nothing tells of the pair, which follows the last open card; side A has no place for it.
        return [(start, goal)] + [(start, "pair")] * PAIR_SIZE
    return [(start, goal)]


def _built(event: Event) -> list[Motion]:
    """A stone, and with it what it completes, or the red card that brought it."""
    site, field, seat = event.data["site"], event.data["field"], event.seat
    by_card = event.data["ship"] < 0
    origin = f"quarry-{seat}" if by_card else f"ship-{event.data['ship']}-{event.data['slot']}"
    moves = [(origin, f"{_SITE_PLACES[site]}-{field}" if field >= 0 else "pyramid-edge")]
    if site == OBELISKS and event.data["n"]:
        tower = f"tower-{event.data['n']}"
        moves = [(origin, f"{tower}-top"), (f"obelisk-{seat}", tower)]
    return [*moves, (f"hand-{seat}", "spent")] if by_card else moves
