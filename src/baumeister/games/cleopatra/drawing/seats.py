"""The panels of the seats: what everybody may see of them, and at the end all of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baumeister.core.sentences import seat_name
from baumeister.core.state import NOBODY
from baumeister.drawing.boxes import Box
from baumeister.drawing.ink import Picture, hint, move
from baumeister.drawing.lines import shortened
from baumeister.drawing.panel import Panel
from baumeister.drawing.pen import Pen
from baumeister.drawing.seats import frame, star, winners
from baumeister.drawing.shapes import STONES
from baumeister.drawing.svg import box, disc, label, path
from baumeister.games.cleopatra.drawing import layout
from baumeister.games.cleopatra.drawing.cards import SMALL_BACK, small
from baumeister.games.cleopatra.drawing.icons import AMULET, MERCHANT, statue
from baumeister.games.cleopatra.drawing.offering import fist
from baumeister.games.cleopatra.drawing.own_place import LID
from baumeister.games.cleopatra.drawing.texts import Words
from baumeister.games.cleopatra.rules.crocodile import eaten
from baumeister.games.cleopatra.rules.names import CHARACTERS
from baumeister.games.cleopatra.rules.state import Cleopatra
from baumeister.games.cleopatra.rules.turn import NextTurn

NAME_LENGTH: Final = 21  # characters
HAND_ROW: Final = 68
LOW_ROW: Final = 136
_JAWS: Final = (
    path("c-croc", "M0 30Q10 2 40 8Q90 14 128 30L40 34Z")
    + path("c-croc-dark", "M0 34L40 40L122 66Q60 66 0 48Z")
    + path("c-teeth", "M44 33L50 46L57 32L63 45L70 31L77 44L84 31L91 42L98 31L105 39L112 30Z")
    + disc("c-croc-eye", 34, 15, 6)
    + disc("c-hole", 34, 15, 2.5)
)


def seat_panel(
    state: Cleopatra,
    words: Words,
    pen: Pen,
    names: Sequence[str] | None,
    news: list[int],
    seat: int,
) -> Panel:
    """Each part changes for reasons of its own."""
    area = layout.panel(state.seats, seat)
    parts: dict[str, Picture] = {
        "frame": frame(area, seat in state.to_act(), seat == pen.seat),
        "head": _head(state, words, names, seat),
        "riches": _riches(state, words, pen, area, seat),
        "goods": _goods(state, words, pen, seat),
        "deeds": _deeds(state, words, pen, news, seat),
    }
    placed = {f"{name}-{seat}": move(area.x, area.y, body) for name, body in parts.items()}
    return Panel(f"seat-{seat}", seat_name(seat, words.language, names), area, placed)


def _head(state: Cleopatra, words: Words, names: Sequence[str] | None, seat: int) -> str:
    name = seat_name(seat, words.language, names)
    has_won = seat in winners(state) and seat not in eaten(state)
    style = "name" if len(name) <= 14 else "name-small"
    text = hint(name, label(60, 34, style, shortened(name, NAME_LENGTH)))
    return move(14, 12, STONES[seat]) + text + (move(58, 40, star(words)) if has_won else "")


def _riches(state: Cleopatra, words: Words, pen: Pen, area: Box, seat: int) -> Picture:
    """Talents and amulets: one's own, and at the end everybody's."""
    right = area.width
    is_open = not state.agenda
    if is_open or seat == pen.seat:
        talents = state.talents(seat)
        key = "end_talents" if is_open else "own_talents"
        body = disc("coin", right - 100, 34, 13) + label(right - 80, 44, "c-sum", str(talents))
        body = hint(words.count(key, talents), body)
    else:
        body = disc("coin", right - 100, 34, 13) + disc("coin", right - 90, 32, 13)
        body = hint(words.say("hidden_talents"), body + label(right - 70, 44, "c-sum", "?"))
    is_own = seat == pen.seat and not is_open  # then the place of talents is the purse
    talents_part = body if is_own else pen.place(f"talents-{seat}", 0, 0, body)
    return talents_part + move(right - 84, HAND_ROW - 4, _pyramid(state, words, pen, seat))


def _pyramid(state: Cleopatra, words: Words, pen: Pen, seat: int) -> Picture:
    if state.agenda:
        key = "hidden_amulets"
        body = hint(words.say(key), move(0, 0, LID, 0.52))
    else:
        amulets = state.amulets[seat]
        body = move(-26, 4, AMULET) + label(30, 39, "c-sum-left", str(amulets))
        body = hint(words.count("end_amulets", amulets), body)
    ring = box("ring", -4, -2, 64, 64, 8)
    return pen.place(f"amulets-{seat}", 0, 0, body, ring)


def _goods(state: Cleopatra, words: Words, pen: Pen, seat: int) -> Picture:
    """Cards in hand, merchants, statues: open to all."""
    cards, merchants, statues = state.hands[seat].size, state.merchants[seat], state.statues[seat]
    backs = "".join(move(n * 6, 0, SMALL_BACK) for n in range(min(cards, 4)))
    number = label(62, 32, "c-sum-left", str(cards)) if state.agenda else ""
    hand: Picture = hint(words.count("hand", cards), backs + number)
    boats: Picture = _boats(words, merchants)
    if seat != pen.seat or not state.agenda:
        hand = pen.place(f"hand-{seat}", 16, HAND_ROW, hand, box("ring", -4, -4, 96, 54, 8))
        boats = pen.place(f"merchants-{seat}", 106, HAND_ROW, boats)
    else:
        hand = move(16, HAND_ROW, hand)
        boats = move(106, HAND_ROW, boats)
    figures = "".join(move(n * 34, 0, statue(seat), 0.84) for n in range(statues))
    return hand + boats + move(198, HAND_ROW + 2, hint(words.count("statues", statues), figures))


def _boats(words: Words, merchants: int) -> str:
    body = "".join(move(n * 22, 0, MERCHANT, 0.86) for n in range(min(merchants, 3)))
    if merchants > 3:
        body += label(92, 28, "value", str(merchants))
    return hint(words.count("merchants", merchants), body)


def _deeds(state: Cleopatra, words: Words, pen: Pen, news: list[int], seat: int) -> Picture:
    """Sanctuaries, the characters of this turn, the hand of an offering, the crocodile."""
    squares = sum(region.bit_count() for region in state.sanctuaries[seat])
    body = ""
    if squares:
        text = words.count("squares_of", squares)
        body += label(18, LOW_ROW + 30, "note", text)
    played = _played(state, words, seat)
    hand = move(318, LOW_ROW - 8, fist(state, words, pen, seat, news), 1.25)
    if not state.agenda and seat in eaten(state):
        hand = move(240, LOW_ROW - 10, hint(words.say("eaten"), _JAWS), 1.08)
    return body + played + pen.place(f"fist-{seat}", 0, 0, hand)


def _played(state: Cleopatra, words: Words, seat: int) -> str:
    """Characters lie open in front of the player whose turn it is."""
    if seat != turn_of(state):
        return ""
    cards = [card for card in CHARACTERS for _ in range(state.played[card])]
    return "".join(
        move(
            186 + n * 36,
            LOW_ROW,
            hint(words.say("played", card=words.names[card]), small(card, words.language)),
        )
        for n, card in enumerate(cards[:4])
    )


def turn_of(state: Cleopatra) -> int:
    """The seat whose turn it is: the one that comes before the next."""
    if not state.agenda:
        return NOBODY
    waiting = state.agenda[0]
    return (waiting.seat - 1) % state.seats if isinstance(waiting, NextTurn) else NOBODY
