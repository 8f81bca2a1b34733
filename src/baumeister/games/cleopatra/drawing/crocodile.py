"""The crocodile: it waits in the Nile below the palace, and at the end it eats."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from baumeister.core.sentences import seat_name
from baumeister.drawing.ink import Picture, group, move, tooltip
from baumeister.drawing.lines import broken
from baumeister.drawing.pen import Pen
from baumeister.drawing.shapes import STONES
from baumeister.drawing.svg import box, disc, label, path
from baumeister.games.cleopatra.drawing.icons import AMULET
from baumeister.games.cleopatra.drawing.layout import CROCODILE
from baumeister.games.cleopatra.drawing.texts import Words
from baumeister.games.cleopatra.rules.crocodile import eaten
from baumeister.games.cleopatra.rules.names import TAINTED
from baumeister.games.cleopatra.rules.settings import notes_on
from baumeister.games.cleopatra.rules.state import Cleopatra
from baumeister.games.cleopatra.rules.texts import SENTENCES

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
    path("c-wave", f"M{14 + n * 83 % 300} {14 + n * 31 % 120}q6 -5 12 0t12 0t12 0")
    for n in range(12)
)
JAWS: Final = (
    path("c-croc", "M0 30Q10 2 40 8Q90 14 128 30L40 34Z")
    + path("c-croc-dark", "M0 34L40 40L122 66Q60 66 0 48Z")
    + path("c-teeth", "M44 33L50 46L57 32L63 45L70 31L77 44L84 31L91 42L98 31L105 39L112 30Z")
    + disc("c-croc-eye", 34, 15, 6)
    + disc("c-hole", 34, 15, 2.5)
)
EYES: Final = (
    path("c-croc-dark", "M0 30Q10 4 34 10Q46 -2 60 12Q80 20 150 30Q200 26 230 36Q120 46 0 30Z")
    + disc("c-croc-eye", 34, 16, 6)
    + disc("c-hole", 34, 16, 2.5)
)
RIVER: Final = 136  # how high the river is
GROUND: Final = box("slab", 1, 1, CROCODILE.width - 2, CROCODILE.height - 2, 10) + (
    box("c-river", 2, 2, CROCODILE.width - 4, RIVER, 9) + WAVES
)
LINE: Final = 21  # between two lines of text
LETTERS: Final = 52  # in a line of a note


def crocodile(
    state: Cleopatra, words: Words, pen: Pen, names: Sequence[str] | None
) -> dict[str, Picture]:
    """What it waits for, and when the game is over, whom it has eaten: that is told last."""
    if not state.agenda:
        feast = group("outcome", _feast(state, words, names))
        return {"crocodile": pen.place("crocodile", 0, 0, _waiting("") + feast)}
    if pen.seat >= state.seats:
        return {"crocodile": _waiting(_note(state, words))}
    return {"crocodile": _waiting(_forecast(state, words, pen.seat))}


@lru_cache(maxsize=256)
def _waiting(below: str) -> str:
    return GROUND + move(66, 62, EYES) + below


def _note(state: Cleopatra, words: Words) -> str:
    """Whom it will eat, for those who only watch."""
    text = SENTENCES.say(notes_on(state.settings)[0], words.language)
    rows = broken(text, LETTERS)
    return "".join(label(14, RIVER + 28 + n * LINE, "plain", row) for n, row in enumerate(rows))


def _forecast(state: Cleopatra, words: Words, seat: int) -> str:
    """What one's own amulets would be if the game ended now."""
    tainted = sum(state.hands[seat].counts[card] for card in TAINTED)
    squares = sum(region.bit_count() for region in state.sanctuaries[seat])
    amulets = state.amulets[seat]
    return _sum(words, amulets, tainted, squares)


@lru_cache(maxsize=256)
def _sum(words: Words, amulets: int, tainted: int, squares: int) -> str:
    rows = [
        (words.say("now_amulets"), str(amulets)),
        (words.say("tainted_cards"), f"+{tainted}"),
        (words.say("holy_squares"), f"−{squares}"),
    ]
    text = label(14, RIVER + 24, "heading", words.say("forecast"))
    for n, (about, number) in enumerate(rows):
        y = RIVER + 48 + n * LINE
        text += label(14, y, "plain", about) + label(270, y, "heading right", number)
    total = max(0, amulets + tainted - squares)
    sign = move(292, RIVER + 34, AMULET, 0.9) + label(314, RIVER + 108, "large middle", str(total))
    return text + sign


def _feast(state: Cleopatra, words: Words, names: Sequence[str] | None) -> str:
    meal = eaten(state)
    called = ", ".join(seat_name(seat, words.language, names) for seat in meal)
    sentence = words.say("feast", names=called) if meal else words.say("hungry")
    ends = tuple((state.talents(seat), state.amulets[seat]) for seat in range(state.seats))
    return _scene(tuple(meal), sentence) + _table(words, ends)


@lru_cache(maxsize=64)
def _scene(meal: tuple[int, ...], sentence: str) -> str:
    stones = "".join(move(552 - n * 50, 74, STONES[seat], 1.28) for n, seat in enumerate(meal))
    animal = BACK + LOWER + stones + UPPER if meal else BACK + SHUT + UPPER
    rows = broken(sentence, LETTERS - 8)[:2]
    text = "".join(
        label(CROCODILE.width / 2, 22 + n * 17, "c-feast", row) for n, row in enumerate(rows)
    )
    return tooltip(sentence, GROUND + move(14, 44, animal, 0.48) + text)


@lru_cache(maxsize=64)
def _table(words: Words, ends: tuple[tuple[int, int], ...]) -> str:
    """Talents and amulets of everybody, side by side."""
    pitch = (CROCODILE.width - 12) / len(ends)
    parts = []
    for seat, (talents, amulets) in enumerate(ends):
        x = 6 + pitch * (seat + 0.5)
        parts.append(move(x - 14, RIVER + 10, STONES[seat], 0.78))
        coin = disc("coin", x - 20, RIVER + 62, 9) + label(
            x - 4, RIVER + 67, "heading", str(talents)
        )
        eye = move(x - 30, RIVER + 82, AMULET, 0.4) + label(
            x - 4, RIVER + 97, "heading", str(amulets)
        )
        parts.append(tooltip(words.count("end_talents", talents), coin))
        parts.append(tooltip(words.count("end_amulets", amulets), eye))
    return "".join(parts)
