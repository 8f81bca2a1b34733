"""What a card of one's own hand can do now: at once by a click, or at a place once it is held."""

from __future__ import annotations

from collections.abc import Iterable

from baumeister.core.action import Action
from baumeister.games.oh_pharaoh.rules.actions import Discard, Give, Lay, Swap, Tax, Thief
from baumeister.games.oh_pharaoh.rules.names import KINDS, TAX, THIEF


class Uses:
    """The uses of every kind of card, found once for each drawing."""

    def __init__(self, legal: Iterable[Action]) -> None:
        self.at_once: dict[int, Action] = {}  # the answer that a click on the card gives
        places: dict[int, list[Action]] = {}
        for action in legal:
            if isinstance(action, Give | Discard):
                self.at_once[action.card] = action
            elif isinstance(action, Tax):
                self.at_once[TAX] = action
            elif isinstance(action, Lay | Swap | Thief):
                places.setdefault(_card_for(action), []).append(action)
        for kind, found in places.items():
            if kind not in self.at_once and len(found) == 1 and isinstance(found[0], Lay):
                self.at_once[kind] = found[0]
        self.held = places.keys() - self.at_once.keys()  # cards that are picked up first


def _card_for(action: Lay | Swap | Thief) -> int:
    """The card that is put on a step, in a joker's place, or before a pyramid to be robbed."""
    if isinstance(action, Lay):
        return action.card
    return action.number if isinstance(action, Swap) else THIEF


def pick_name(kind: int) -> str:
    return f"card-{KINDS[kind]}"
