"""The crocodile: it waits in the Nile below the palace, and at the end it eats."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from baumeister.core.sentences import seat_name
from baumeister.drawing.ink import hint, move
from baumeister.drawing.shapes import STONES
from baumeister.drawing.svg import box, disc, label, path
from baumeister.games.cleopatra.drawing.layout import OWN
from baumeister.games.cleopatra.drawing.texts import Words
from baumeister.games.cleopatra.rules.crocodile import eaten
from baumeister.games.cleopatra.rules.state import Cleopatra

BACK: Final = (
    path(
        "c-croc",
        "M0 70Q80 30 190 42L230 24L250 40L286 26L304 44L340 34L352 52Q420 58 500 96Q300 110 0 70Z",
    )
    + path("c-croc-belly", "M120 84Q260 108 470 96Q300 112 120 84Z")
    + path("c-scale", "M110 52L122 40L134 49L146 38L158 46M170 44L182 33L196 43")
)
UPPER: Final = (
    path(
        "c-croc",
        "M330 60Q352 8 396 18Q420 4 436 24Q520 30 690 66L684 84Q600 74 470 84Q380 92 330 60Z",
    )
    + disc("c-croc-eye", 404, 26, 11)
    + path("c-hole", "M404 18Q408 26 404 34Q400 26 404 18Z")
    + path("c-hole", "M660 64a5 4 0 1 0 10 2a5 4 0 1 0 -10 -2")
    + path(
        "c-teeth",
        "M480 83L488 104L498 82L506 104L516 80L526 103L536 79L546 102L556 78L566 100"
        "L578 77L588 99L600 77L610 97L622 77L632 95L644 78L654 92L666 80Z",
    )
)
LOWER: Final = path(
    "c-croc-dark", "M330 96Q420 120 520 150Q610 168 676 150L668 138Q600 144 520 128Q440 108 372 88Z"
) + path(
    "c-teeth",
    "M500 126L508 108L518 130L528 112L540 134L552 116L562 138L574 120L586 140"
    "L598 122L610 141L622 124L634 140L646 126L656 139Z",
)
SHUT: Final = path("c-croc-dark", "M330 78Q430 104 540 104Q620 104 686 86L684 78Q520 84 372 70Z")
WAVES: Final = "".join(
    path("c-wave", f"M{20 + n * 97} {188 + n % 3 * 14}q12 -9 24 0t24 0t24 0") for n in range(12)
)


def river() -> str:
    """Under one's own place, and seen when nobody sits there."""
    lines = "".join(
        path(
            "c-wave",
            f"M{OWN.x + 26 + n * 71 % (OWN.width - 120)} {OWN.y + 22 + n * 47 % 200}"
            "q12 -9 24 0t24 0t24 0",
        )
        for n in range(26)
    )
    eyes = move(OWN.x + 820, OWN.y + 120, EYES)
    return box("c-river", *OWN, 12) + lines + eyes


EYES: Final = (
    path("c-croc-dark", "M0 30Q10 4 34 10Q46 -2 60 12Q80 20 150 30Q200 26 230 36Q120 46 0 30Z")
    + disc("c-croc-eye", 34, 16, 6)
    + disc("c-hole", 34, 16, 2.5)
)


def feast(state: Cleopatra, words: Words, names: Sequence[str] | None) -> str:
    """When the game is over: whom the crocodile has eaten."""
    if state.agenda:
        return ""
    meal = eaten(state)
    called = ", ".join(seat_name(seat, words.language, names) for seat in meal)
    sentence = words.say("feast", names=called) if meal else words.say("hungry")
    return move(OWN.x, OWN.y, _scene(tuple(meal), sentence))


@lru_cache(maxsize=64)
def _scene(meal: tuple[int, ...], sentence: str) -> str:
    stones = "".join(move(560 - n * 44, 78, STONES[seat]) for n, seat in enumerate(meal))
    animal = BACK + LOWER + stones + UPPER if meal else BACK + SHUT + UPPER
    ground = box("c-river", 0, 0, OWN.width, OWN.height, 12)
    text = label(OWN.width / 2, 36, "c-feast", sentence)
    return hint(sentence, ground + move(230, 46, animal, 1.08) + WAVES + text)
