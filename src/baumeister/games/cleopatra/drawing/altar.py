"""The altar of the high priest with his dice, and what an offering brings."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baumeister.drawing.areas import hot_box
from baumeister.drawing.ink import Picture, hint, join, move
from baumeister.drawing.pen import Pen
from baumeister.drawing.svg import box, disc, label, path
from baumeister.games.cleopatra.drawing import layout
from baumeister.games.cleopatra.drawing.layout import ALTAR, DIE
from baumeister.games.cleopatra.drawing.texts import Words
from baumeister.games.cleopatra.rules.actions import LOWER_DIE, RAISE_DIE
from baumeister.games.cleopatra.rules.names import DICE
from baumeister.games.cleopatra.rules.state import Cleopatra

BLANK: Final = box("c-die", 0, 0, DIE, DIE, 7)
SYMBOL: Final = box("c-die", 0, 0, DIE, DIE, 7) + path(
    "c-ankh", "M19 34V19M10.500 21H27.500M19 19C11 15 13 5 19 5S27 15 19 19Z"
)
DIE_HOT: Final = hot_box(-2, -2, DIE + 4, DIE + 4, 8)
DISH: Final = path("c-dish", "M8 40H172V60Q172 138 90 138T8 60Z") + box("c-gold", 4, 34, 172, 9, 3)


def ground() -> str:
    return move(ALTAR.x, ALTAR.y, DISH)


def altar(state: Cleopatra, words: Words, pen: Pen) -> Picture:
    """Dice with the symbol lie in the dish; the scribe turns the last of them, or a blank one."""
    parts: list[Picture] = []
    for n in range(DICE):
        is_up = n < state.altar
        die: Picture = SYMBOL if is_up else BLANK
        if n == state.altar - 1:
            die = pen.button(LOWER_DIE, die, DIE_HOT)
        elif n == state.altar:
            die = pen.button(RAISE_DIE, die, DIE_HOT)
        x, y = layout.die(n if is_up else n - state.altar, is_up)
        parts.append(move(x, y, die))
    ring = box("ring", 4, 32, 172, 110, 10)
    body = pen.place("altar", ALTAR.x, ALTAR.y, "", ring)
    return body + hint(words.say("altar", n=state.altar, dice=DICE), join(parts))


def prizes(state: Cleopatra, words: Words) -> str:
    """What each place in an offering gives back or takes."""
    edition = state.settings.edition
    amounts = [-edition.returned, *edition.taken[: state.seats - 1]]
    return _prizes(words, tuple(amounts))


@lru_cache(maxsize=64)
def _prizes(words: Words, amounts: tuple[int, ...]) -> str:
    parts = []
    for n, amount in enumerate(amounts):
        x = ALTAR.x + ALTAR.width / 2 + (n - (len(amounts) - 1) / 2) * 34
        sign = "−" if amount < 0 else "+"
        parts.append(disc("c-amulet", x, ALTAR.y + 250, 15))
        parts.append(label(x, ALTAR.y + 255.5, "c-prize", f"{sign}{abs(amount)}"))
    return hint(words.say("prizes"), "".join(parts))


@lru_cache(maxsize=16)
def signs(words: Words) -> str:
    return label(ALTAR.x + 12, ALTAR.y + 25, "title", words.say("high_priest"))
