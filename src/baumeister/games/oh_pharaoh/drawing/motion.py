"""What an event of Oh, Pharao! moved: from which place of the drawing to which other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from baumeister.core.event import Event
from baumeister.core.sentences import unpack
from baumeister.games.oh_pharaoh.rules.names import KINDS

Motion = tuple[str, str]

_STEP: Final = "step-{seat}-{pyramid}-{number}"
_OTHER_STEP: Final = "step-{other}-{pyramid}-{number}"
_MOVES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "draws": (("deck", "hand-{seat}"),),
    "opens": (("deck", "open-{field}"),),
    "duplicate": (("deck", "discard"),),
    "reshuffles": (("discard", "deck"),),
    "last_phase": (("discard", "deck"),),
    "takes": (("open-{field}", "hand-{seat}"),),
    "lays": (("hand-{seat}", _STEP),),
    "swaps": (("hand-{seat}", _OTHER_STEP), (_OTHER_STEP, "hand-{seat}")),
    "steals": ((_OTHER_STEP, "hand-{seat}"),),
    "takes_back": ((_STEP, "hand-{seat}"),),
    "scores": (("pyramid-{seat}-{pyramid}", "discard"),),
    "collects": (("hand-{other}", "hand-{seat}"),),
    "sends_thief": (("hand-{seat}", "discard"),),
    "sends_tax": (("hand-{seat}", "discard"),),
    "plays_pharaoh": (("hand-{seat}", "discard"),),
    "discards": (("hand-{seat}", "discard"),),
}
_MARKED: Final = ("step-", "open-", "space-")  # places that are marked when something reached them


def motion(event: Event) -> list[Motion]:
    """The places a thing left and reached, once for each thing that moved."""
    if event.key == "trades":
        return _trade(event)
    if event.key == "overseer":
        space = event.data["space"]
        return [(f"space-{space - 1}", f"space-{space}")]
    key = event.key.removesuffix(".hidden").removesuffix(".joker")
    values = {"seat": event.seat, **event.data}
    return [
        (origin.format(**values), goal.format(**values)) for origin, goal in _MOVES.get(key, ())
    ]


def _trade(event: Event) -> list[Motion]:
    one, other = f"hand-{event.seat}", f"hand-{event.data['other']}"
    given = len(unpack(event.data["give"], len(KINDS)))
    gotten = len(unpack(event.data["want"], len(KINDS)))
    return [(one, other)] * given + [(other, one)] * gotten


def touched(events: Iterable[Event]) -> set[str]:
    """Places on the table that something reached, for marking; hands are full of old cards."""
    return {goal for event in events for _, goal in motion(event) if goal.startswith(_MARKED)}
