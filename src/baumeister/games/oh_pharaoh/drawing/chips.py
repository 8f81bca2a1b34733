"""Every seat of Oh, Pharao! in short: points, and how many cards the hand has."""

from __future__ import annotations

from functools import cache
from typing import Final

from baumeister.drawing.chips import Chip, Count
from baumeister.drawing.ink import move
from baumeister.games.oh_pharaoh.drawing.cards import SMALL_BACK
from baumeister.games.oh_pharaoh.drawing.hand import place_of
from baumeister.games.oh_pharaoh.drawing.texts import Words
from baumeister.games.oh_pharaoh.rules.names import EVERY_CARD, NUMBERS, PYRAMIDS
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh

CARDS: Final = move(4, 1, SMALL_BACK, 0.58)


def chips(state: OhPharaoh, words: Words) -> list[Chip]:
    return [_chip(state, words, seat) for seat in range(state.seats)]


def _chip(state: OhPharaoh, words: Words, seat: int) -> Chip:
    points, cards = state.ledger.points[seat], state.hand_sizes[seat]
    count = Count(CARDS, str(cards), words.count("hand_of", cards))
    return Chip(str(points), words.count("points", points), (count,), _places(seat))


@cache
def _places(seat: int) -> tuple[str, ...]:
    """What lies where it is not always seen."""
    places = [f"hand-{seat}", *(place_of(seat, kind) for kind in EVERY_CARD)]
    for pyramid in range(PYRAMIDS):
        places.append(f"pyramid-{seat}-{pyramid}")
        places += [f"step-{seat}-{pyramid}-{number}" for number in NUMBERS]
    return tuple(places)
