"""One's own place: talents, merchants, statues, the corruption pyramid to peek at, and the hand."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baumeister.core.action import Action
from baumeister.drawing.areas import hot_box, hot_disc
from baumeister.drawing.ink import Peek, Picture, group, hint, join, move
from baumeister.drawing.pen import Pen
from baumeister.drawing.svg import box, disc, escape, label, path
from baumeister.games.cleopatra.drawing import layout
from baumeister.games.cleopatra.drawing.cards import HOT, stack
from baumeister.games.cleopatra.drawing.icons import AMULET, MERCHANT, statue
from baumeister.games.cleopatra.drawing.layout import (
    HAND,
    OWN,
    OWN_MERCHANTS,
    OWN_PYRAMID,
    OWN_STATUES,
)
from baumeister.games.cleopatra.drawing.texts import Words
from baumeister.games.cleopatra.rules.actions import DISCARD, GIVE, GIVE_TALENTS, OFFER, PAY, PLAY
from baumeister.games.cleopatra.rules.draw_pile import NO_CARD
from baumeister.games.cleopatra.rules.envoy import MakeOffers
from baumeister.games.cleopatra.rules.names import MERCHANT as MERCHANT_CARD
from baumeister.games.cleopatra.rules.names import STANDARD
from baumeister.games.cleopatra.rules.state import Cleopatra

PURSE: Final = path("c-sack", "M16 16C2 24 -2 44 8 50C16 55 40 55 48 50C58 44 54 24 40 16Z") + path(
    "c-sack", "M13 4L20 11L28 5L36 11L43 4L40 16H16Z"
)
PURSE_HOT: Final = hot_box(-6, -4, 216, 64, 10)
KNOB: Final = disc("c-count", 0, 0, 14) + path("c-crossed", "M-5 -5L5 5M5 -5L-5 5")
KNOB_HOT: Final = hot_disc(0, 0, 14)
MERCHANT_HOT: Final = hot_box(-4, -4, 116, 62, 10)
LID: Final = (
    path("c-lid", "M50 0L100 112H0Z")
    + path("c-lid-side", "M50 0L100 112H62Z")
    + path("c-lid-line", "M33 38H67M20 67H80M8 94H92")
    + path("c-lid-eye", "M32 84Q50 68 68 84Q50 98 32 84Z")
    + disc("c-hole", 50, 83, 5)
)
# Where the first amulets lie, all of them under the lid; a number counts the others.
UNDER_LID: Final = ((14, 92), (32.5, 92), (51, 92), (69.5, 92), (23, 73), (41, 73), (59, 73))


def own_place(state: Cleopatra, words: Words, pen: Pen) -> dict[str, Picture]:
    """Nothing for those without a seat, and nothing when the game is over."""
    seat = pen.seat
    if seat >= state.seats or not state.agenda:
        return dict.fromkeys(("own", "purse", "merchants", "statues", "pyramid", "hand"), "")
    return {
        "own": SLAB,
        "purse": _purse(state, words, pen),
        "merchants": _merchants(state, words, pen),
        "statues": _statues(state, words, seat),
        "pyramid": move(*OWN_PYRAMID, peek(words, state.amulets[seat])),
        "hand": _hand(state, words, pen),
    }


SLAB: Final = box("shade", OWN.x + 3, OWN.y + 4, OWN.width, OWN.height, 12) + box(
    "c-slab", *OWN, 12
)


def _purse(state: Cleopatra, words: Words, pen: Pen) -> Picture:
    talents = state.talents(pen.seat)
    body = PURSE + disc("coin", 84, 30, 17) + label(112, 42, "c-talents", str(talents))
    about = words.count("own_talents", talents)
    button = pen.button(GIVE_TALENTS, hint(about, body), PURSE_HOT)
    return pen.place(f"talents-{pen.seat}", *layout.PURSE, button)


def _merchants(state: Cleopatra, words: Words, pen: Pen) -> Picture:
    count = state.merchants[pen.seat]
    body = "".join(move(n * 30, 0, MERCHANT) for n in range(min(count, 3)))
    if count > 3:
        body += label(108, 32, "value", str(count))
    body = hint(words.count("merchants", count), body or box("c-empty", 0, 0, 48, 48, 24))
    button = pen.button(PAY[MERCHANT_CARD], body, MERCHANT_HOT)
    return pen.place(f"merchants-{pen.seat}", *OWN_MERCHANTS, button)


def _statues(state: Cleopatra, words: Words, seat: int) -> str:
    count = state.statues[seat]
    body = "".join(move(n * 52, 0, statue(seat), 1.1) for n in range(count))
    return move(*OWN_STATUES, hint(words.count("statues", count), body))


@lru_cache(maxsize=512)
def peek(words: Words, amulets: int) -> Peek:
    """The pyramid; pointing at it, or focusing it, lifts it."""
    shown = "".join(move(x, y, AMULET, 0.38) for x, y in UNDER_LID[:amulets])
    number = label(50, 66, "c-amulets", str(amulets))
    body = box("c-under", -4, 4, 108, 112, 8) + shown + number + group("c-lifted", LID)
    return Peek(body, "c-peek", escape(words.count("peek", amulets)))


def _hand(state: Cleopatra, words: Words, pen: Pen) -> Picture:
    counts = state.hands[pen.seat].counts
    held = [(kind, count) for kind, count in enumerate(counts) if count]
    pitch = layout.hand_pitch(len(held))
    offered = _offered(state, pen)
    parts: list[Picture] = []
    for n, (kind, count) in enumerate(held):
        possible = [use for use in _uses(kind, kind == offered) if pen.offers(use)]
        body: Picture = stack(kind, count, words.language)
        if possible:
            body = pen.button(possible[0], body, HOT)
        # The smuggler may be played or discarded: the second use is a knob of its own.
        knobs = [move(15, 112, pen.button(use, KNOB, KNOB_HOT)) for use in possible[1:]]
        parts.append(move(n * pitch, 0, body + join(knobs)))
    ring = box("ring", -6, -8, HAND.width + 8, HAND.height + 12, 10)
    return pen.place(f"hand-{pen.seat}", HAND.x, HAND.y, join(parts), ring)


def _uses(kind: int, is_offered: bool) -> list[Action]:
    """What can ever be done with a card of the hand."""
    uses: list[Action] = [PLAY[kind]] if kind in PLAY else []
    uses += [PAY[kind], DISCARD[kind]]
    if kind in STANDARD:
        uses.append(GIVE[kind])
    return [*uses, OFFER] if is_offered else uses


def _offered(state: Cleopatra, pen: Pen) -> int:
    """The card an envoy asks this seat for, or none."""
    question = state.agenda[-1]
    is_asked = pen.offers(OFFER)
    return question.card if is_asked and isinstance(question, MakeOffers) else NO_CARD
