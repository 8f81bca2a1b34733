"""The panels of the seats: what everybody may see of them, and at the end all of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from baumeister.core.sentences import seat_name
from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.ink import Picture, move, tooltip
from baumeister.drawing.lines import shortened
from baumeister.drawing.panel import Panel
from baumeister.drawing.pen import Pen
from baumeister.drawing.seats import star, winners
from baumeister.drawing.shapes import STONES
from baumeister.drawing.svg import box, disc, label
from baumeister.games.cleopatra.drawing.cards import SMALL_BACK, small
from baumeister.games.cleopatra.drawing.crocodile import JAWS
from baumeister.games.cleopatra.drawing.icons import AMULET, MERCHANT, statue
from baumeister.games.cleopatra.drawing.layout import SEAT
from baumeister.games.cleopatra.drawing.offering import fist
from baumeister.games.cleopatra.drawing.riches_and_goods import LID
from baumeister.games.cleopatra.drawing.texts import Words
from baumeister.games.cleopatra.drawing.turns import turn_of
from baumeister.games.cleopatra.rules.crocodile import eaten
from baumeister.games.cleopatra.rules.names import CHARACTERS
from baumeister.games.cleopatra.rules.state import Cleopatra

NAME_LENGTH: Final = 26  # characters
SLAB: Final = box("slab", 1, 1, SEAT.width - 2, SEAT.height - 2, 10)
PARTS: Final = ("head", "riches", "goods", "deeds")
TOP: Final = 62
MIDDLE: Final = 128
LOW: Final = 194
SECRET: Final = label(52, 33, "large", "?")


def seat_panel(
    state: Cleopatra,
    words: Words,
    pen: Pen,
    names: Sequence[str] | None,
    news: Sequence[int | None],
    seat: int,
) -> Panel:
    """Each part changes for reasons of its own; one's own things lie elsewhere."""
    parts: list[Picture] = [""] * len(PARTS)
    if seat != pen.seat:
        parts = [
            _head(state, words, names, seat),
            _riches(state, words, pen, seat),
            _goods(state, words, pen, seat),
            _deeds(state, words, pen, news, seat),
        ]
    named = {f"{name}-{seat}": part for name, part in zip(PARTS, parts, strict=True)}
    window = Rectangle(0, 0, *SEAT)
    return Panel(f"seat-{seat}", seat_name(seat, words.language, names), window, named)


def _head(state: Cleopatra, words: Words, names: Sequence[str] | None, seat: int) -> str:
    name = seat_name(seat, words.language, names)
    has_won = seat in winners(state) and seat not in eaten(state)
    text = tooltip(name, label(56, 35, "heading", shortened(name, NAME_LENGTH)))
    return (
        SLAB + move(12, 12, STONES[seat]) + text + (move(266, 18, star(words)) if has_won else "")
    )


def _riches(state: Cleopatra, words: Words, pen: Pen, seat: int) -> Picture:
    """Talents and amulets: secret until the end."""
    coin = disc("coin", 26, 24, 15)
    if state.agenda:
        talents = tooltip(words.say("hidden_talents"), coin + SECRET)
        amulets = tooltip(words.say("hidden_amulets"), move(0, 0, LID, 0.42) + SECRET)
    else:
        sums, left = state.talents(seat), state.amulets[seat]
        talents = tooltip(
            words.count("end_talents", sums), coin + label(52, 33, "large", str(sums))
        )
        body = move(2, 4, AMULET, 0.82) + label(52, 33, "large", str(left))
        amulets = tooltip(words.count("end_amulets", left), body)
    ring = box("ring", -4, -4, 90, 54, 8)
    return pen.place(f"talents-{seat}", 8, TOP, talents) + pen.place(
        f"amulets-{seat}", 160, TOP, amulets, ring
    )


def _goods(state: Cleopatra, words: Words, pen: Pen, seat: int) -> Picture:
    """Cards in hand, merchants, statues: open to all."""
    hand = _cards(words, state.hands[seat].size)
    boats = _boats(words, state.merchants[seat])
    figures = _figures(words, seat, state.statues[seat])
    return (
        pen.place(f"hand-{seat}", 12, MIDDLE, hand, box("ring", -4, -4, 96, 54, 8))
        + pen.place(f"merchants-{seat}", 118, MIDDLE, boats)
        + pen.place(f"statues-{seat}", 214, MIDDLE + 2, figures)
    )


@lru_cache(maxsize=128)
def _cards(words: Words, count: int) -> str:
    backs = "".join(move(n * 5, 0, SMALL_BACK) for n in range(min(count, 3)))
    return tooltip(words.count("hand", count), backs + label(54, 31, "large", str(count)))


@lru_cache(maxsize=64)
def _boats(words: Words, count: int) -> str:
    boat = move(0, 2, MERCHANT, 0.86) + label(48, 31, "large", str(count))
    return tooltip(words.count("merchants", count), boat)


@lru_cache(maxsize=64)
def _figures(words: Words, seat: int, count: int) -> str:
    figures = "".join(move(n * 38, 0, statue(seat), 0.84) for n in range(count))
    return tooltip(words.count("statues", count), figures)


def _deeds(
    state: Cleopatra, words: Words, pen: Pen, news: Sequence[int | None], seat: int
) -> Picture:
    """Sanctuaries, the characters of this turn, the hand of an offering, the crocodile."""
    squares = sum(region.bit_count() for region in state.sanctuaries[seat])
    holy = label(14, LOW + 28, "plain", words.count("squares_of", squares)) if squares else ""
    shown = move(244, LOW, fist(state, words, seat, news))
    if not state.agenda and seat in eaten(state):
        shown = move(168, LOW - 10, tooltip(words.say("eaten"), JAWS))
    return holy + pen.place(f"played-{seat}", 0, 0, _played(state, words, seat)) + shown


def _played(state: Cleopatra, words: Words, seat: int) -> str:
    """Characters lie open in front of the player whose turn it is."""
    if seat != turn_of(state):
        return ""
    cards = [card for card in CHARACTERS for _ in range(state.played[card])]
    return "".join(
        move(
            150 + n * 38,
            LOW,
            tooltip(words.say("played", card=words.names[card]), small(card, words.language)),
        )
        for n, card in enumerate(cards[:2])
    )
