"""The altar of the high priest with his dice, and what an offering brings."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from baumeister.drawing.areas import hot_box
from baumeister.drawing.geometry import Point
from baumeister.drawing.ink import Picture, join, move, tooltip
from baumeister.drawing.pen import Pen
from baumeister.drawing.shapes import STONES
from baumeister.drawing.svg import box, disc, label, path
from baumeister.games.cleopatra.drawing.layout import ALTAR
from baumeister.games.cleopatra.drawing.texts import Words
from baumeister.games.cleopatra.rules.actions import LOWER_DIE, RAISE_DIE
from baumeister.games.cleopatra.rules.names import DICE
from baumeister.games.cleopatra.rules.state import Cleopatra

SLAB: Final = box("slab", 1, 1, ALTAR.width - 2, ALTAR.height - 2, 10)
DIE: Final = 38
BLANK: Final = box("c-die", 0, 0, DIE, DIE, 7)
SYMBOL: Final = BLANK + path(
    "c-ankh", "M19 34V19M10.500 21H27.500M19 19C11 15 13 5 19 5S27 15 19 19Z"
)
DIE_HOT: Final = hot_box(-2, -2, DIE + 4, DIE + 4, 8)
DIE_PITCH: Final = 45
DISH: Final = path("c-dish", "M12 38H240V52Q240 104 126 104T12 52Z") + box(
    "c-gold", 6, 33, 240, 8, 3
)
DISH_RING: Final = box("ring", 4, 30, 244, 78, 10)
PRIZES: Final = Point(282, 40)
PRIZE_PITCH: Final = 27


def die(number: int, is_up: bool) -> Point:
    """Dice on the altar lie in its dish, blank ones below."""
    return Point(17 + number * DIE_PITCH, 46 if is_up else 121)


def altar(
    state: Cleopatra, words: Words, pen: Pen, news: Sequence[int | None]
) -> dict[str, Picture]:
    edition = state.settings.edition
    amounts = (-edition.returned, *edition.taken[: state.seats - 1])
    return {
        "prizes": _prizes(words, amounts),
        "altar": _dice(state, words, pen),
        "offered": join(
            pen.place(f"offered-{seat}", *die(seat, True), _offered(words, seat, amount))
            for seat, amount in enumerate(news)
        ),
    }


@lru_cache(maxsize=256)
def _offered(words: Words, seat: int, amount: int | None) -> str:
    """Talents in the dish, as long as it is news who has offered them."""
    if amount is None:
        return ""
    coin = disc("coin", 18, 17, 17) + label(18, 22, "coin-small", str(amount))
    stone = move(21, 18, STONES[seat], 0.6)
    return tooltip(words.count("offered_talents", amount), coin + stone)


def _dice(state: Cleopatra, words: Words, pen: Pen) -> Picture:
    """The scribe turns the last of those in the dish, or a blank one."""
    parts: list[Picture] = []
    for n in range(DICE):
        is_up = n < state.altar
        body: Picture = SYMBOL if is_up else BLANK
        if n == state.altar - 1:
            body = pen.button(LOWER_DIE, body, DIE_HOT)
        elif n == state.altar:
            body = pen.button(RAISE_DIE, body, DIE_HOT)
        parts.append(move(*die(n if is_up else n - state.altar, is_up), body))
    about = words.say("altar", n=state.altar, dice=DICE)
    return pen.place("altar", 0, 0, DISH, DISH_RING) + tooltip(about, join(parts))


@lru_cache(maxsize=64)
def _prizes(words: Words, amounts: tuple[int, ...]) -> str:
    """What each place in an offering gives back or takes."""
    rows = []
    for n, amount in enumerate(amounts):
        y = PRIZES.y + n * PRIZE_PITCH
        rows.append(label(PRIZES.x - 16, y + 4.5, "plain c-soft", f"{n + 1}."))
        rows.append(prize(PRIZES.x + 22, y, amount))
    heads = label(12, 21, "heading", words.say("high_priest"))
    heads += label(350, 20, "small right", words.say("amulets"))
    return SLAB + heads + tooltip(words.say("prizes"), "".join(rows))


def prize(x: float, y: float, amount: int) -> str:
    sign = "−" if amount < 0 else "+"
    text = label(x, y + 5, "c-prize", f"{sign}{abs(amount)}")
    return disc("c-amulet", x, y, 13) + text
