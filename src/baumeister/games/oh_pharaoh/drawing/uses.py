"""What a card of the own hand can do now: at once by a click, or at a place once it is held."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from baumeister.drawing.pen import Pen
from baumeister.games.oh_pharaoh.rules.names import KINDS, NUMBERS, TAX, THIEF


class Uses:
    """The uses of every kind of card, found once for each drawing."""

    def __init__(self, pen: Pen) -> None:
        self.at_once: dict[int, str] = {}  # the answer that a click on the card gives
        self.held: set[int] = set()  # cards that are picked up first
        for kind, name in enumerate(KINDS):
            self._find(pen.legal, kind, name)

    def _find(self, options: Iterable[str], kind: int, name: str) -> None:
        direct = [f"give {name}", f"discard {name}"]
        if kind == TAX:
            direct.append("tax")
        answer = next((notation for notation in direct if notation in options), None)
        places = [notation for notation in options if _is_for(notation, kind)]
        if answer is None and len(places) == 1 and places[0].startswith("lay"):
            answer = places[0]
        if answer is not None:
            self.at_once[kind] = answer
        elif places:
            self.held.add(kind)


@lru_cache(maxsize=4096)
def _is_for(notation: str, kind: int) -> bool:
    """Whether it is a place for a card: a step, a joker's place, or a pyramid to be robbed."""
    word, *rest = notation.split()
    if word == "lay":
        return rest[0] == KINDS[kind]
    if word == "swap":
        return kind in NUMBERS and rest[-1] == KINDS[kind]
    return word == "thief" and kind == THIEF


def pick_name(kind: int) -> str:
    return f"card-{KINDS[kind]}"
