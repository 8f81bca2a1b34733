"""What is one's own, always in sight: points, sled and quarry, and below them the cards."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baumeister.core.event import PUBLIC
from baumeister.drawing.areas import hot_box
from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.ink import Picture, move, tooltip
from baumeister.drawing.panel import Panel
from baumeister.drawing.pen import Pen
from baumeister.drawing.seats import star, winners, worth_now
from baumeister.drawing.svg import box, label
from baumeister.games.imhotep.drawing.blocks import stone
from baumeister.games.imhotep.drawing.holdings import hand, sled
from baumeister.games.imhotep.drawing.layout import HAND, IN_HAND, OWN, QUARRY
from baumeister.games.imhotep.drawing.texts import Words
from baumeister.games.imhotep.rules.actions import STONES as TAKE_STONES
from baumeister.games.imhotep.rules.actions import TAKE
from baumeister.games.imhotep.rules.round_end import CHOICE_STONES, TempleBonus
from baumeister.games.imhotep.rules.state import Imhotep
from baumeister.games.imhotep.rules.turn import STONES_TAKEN

SLED_SIZE: Final = 0.92
QUARRY_HOT: Final = hot_box(0, 0, QUARRY.width, QUARRY.height, 9)
QUARRY_RING: Final = box("ring", -1, -1, QUARRY.width + 2, QUARRY.height + 2, 10)


def own_panel(state: Imhotep, words: Words, pen: Pen) -> Panel:
    parts: dict[str, Picture] = {"own-points": "", "own-sled": "", "own-quarry": ""}
    if pen.seat != PUBLIC:
        parts = {
            "own-points": _points(state, words, pen),
            "own-sled": move(62, 9, sled(state, words, pen, pen.seat), SLED_SIZE),
            "own-quarry": _quarry(state, words, pen),
        }
    return Panel("own", words.say("panel.own"), Rectangle(0, 0, *OWN), parts)


def _points(state: Imhotep, words: Words, pen: Pen) -> Picture:
    points = state.ledger.points[pen.seat]
    won = move(45, 0, star(words), 0.62) if pen.seat in winners(state) else ""
    now = worth_now(state, words, pen.seat, 8, 55)
    line = 26 if now else 31
    number = pen.place(f"points-{pen.seat}", 8, line, label(0, 0, "large", str(points)))
    name = label(8, line + (15 if now else 17), "plain", words.say("own.points"))
    return tooltip(words.count("points", points), number + name) + now + won


def _quarry(state: Imhotep, words: Words, pen: Pen) -> Picture:
    seat = pen.seat
    most = CHOICE_STONES if _is_temple_bonus(state) else STONES_TAKEN
    body: Picture = _stones(words, seat, state.takeable(seat, most), state.quarry[seat])
    for action in (TAKE, TAKE_STONES):
        body = pen.button(action, body, QUARRY_HOT)
    return pen.place(f"quarry-{seat}", QUARRY.x, QUARRY.y, body, QUARRY_RING)


def _is_temple_bonus(state: Imhotep) -> bool:
    return bool(state.agenda) and isinstance(state.agenda[-1], TempleBonus)


@lru_cache(maxsize=512)
def _stones(words: Words, seat: int, takeable: int, left: int) -> str:
    """What the quarry would give, and what is in it."""
    text = label(34, 37 if takeable else 29, "plain", words.say("left", n=left))
    if takeable:
        text += label(34, 21, "bold", words.say("take", n=takeable))
    shown = box("quarry", 0, 0, *QUARRY[2:], 9) + move(6, 13, stone(seat, 23)) + text
    return tooltip(f"{words.say('quarry')} {left}", shown)


def hand_panel(state: Imhotep, words: Words, pen: Pen) -> Panel:
    cards: Picture = ""
    if pen.seat != PUBLIC:
        cards = move(4, 2, hand(state, words, pen, pen.seat, HAND.width - 8, IN_HAND))
    return Panel("hand", words.say("panel.hand"), Rectangle(0, 0, *HAND), {"own-hand": cards})
