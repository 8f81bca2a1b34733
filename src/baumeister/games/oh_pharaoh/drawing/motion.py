"""What an event of Oh, Pharao! moved: from which place of the drawing to which other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from baumeister.core.event import Event
from baumeister.core.sentences import unpack
from baumeister.drawing.moves import Motion, Moves, moved, reached
from baumeister.games.oh_pharaoh.drawing.hand import place_of
from baumeister.games.oh_pharaoh.rules.names import JOKER, KINDS, PHARAOH, TAX, THIEF

_CARD: Final = "hand-{seat}-{card}"
_STEP: Final = "step-{seat}-{pyramid}-{number}"
_OTHER_STEP: Final = "step-{other}-{pyramid}-{number}"
_MOVES: Final[Moves] = {
    "draws": (("pile", _CARD),),
    "draws.hidden": (("pile", "hand-{seat}"),),
    "opens": (("pile", "open-{field}"),),
    "duplicate": (("pile", "discard"),),
    "reshuffles": (("discard", "pile"),),
    "last_phase": (("discard", "pile"),),
    "takes": (("open-{field}", _CARD),),
    "lays": ((_CARD, _STEP),),
    "swaps": (("hand-{seat}-{number}", _OTHER_STEP), (_OTHER_STEP, f"hand-{{seat}}-{JOKER}")),
    "steals": ((_OTHER_STEP, _CARD),),
    "takes_back": ((_STEP, _CARD),),
    "scores": (("pyramid-{seat}-{pyramid}", "discard"),),
    "collects": (("hand-{other}-{card}", _CARD),),
    "collects.hidden": (("hand-{other}", "hand-{seat}"),),
    "sends_thief": ((f"hand-{{seat}}-{THIEF}", "discard"),),
    "sends_tax": ((f"hand-{{seat}}-{TAX}", "discard"),),
    "plays_pharaoh": ((f"hand-{{seat}}-{PHARAOH}", "discard"),),
    "discards": ((_CARD, "discard"),),
}
_MARKED: Final = ("step-", "open-", "space-")  # places that are marked when something reached them


def motion(event: Event) -> list[Motion]:
    """The places a thing left and reached, once for each thing that moved."""
    if event.key == "trades":
        return _trade(event)
    if event.key == "overseer":
        space = event.data["space"]
        return [(f"space-{space - 1}", f"space-{space}")]
    return moved(_MOVES, event.key.removesuffix(".joker"), event)


def _trade(event: Event) -> list[Motion]:
    one, other = event.seat, event.data["other"]
    given = unpack(event.data["give"], len(KINDS))
    gotten = unpack(event.data["want"], len(KINDS))
    return [(place_of(one, kind), place_of(other, kind)) for kind in given] + [
        (place_of(other, kind), place_of(one, kind)) for kind in gotten
    ]


def touched(events: Iterable[Event]) -> set[str]:
    """Places on the table that something reached, for marking; hands are full of old cards."""
    return {name for name in reached(motion, events) if name.startswith(_MARKED)}
