"""Seats: what is drawn and written alike of everybody who sits at a table, whatever they play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baumeister.core.sentences import seat_name
from baumeister.core.state import State
from baumeister.core.text import Language, Text
from baumeister.drawing.ink import group, tooltip
from baumeister.drawing.lines import Line, in_two, shortened
from baumeister.drawing.shapes import LETTERS
from baumeister.drawing.svg import label, path
from baumeister.drawing.words import BoardWords

_STAR: Final = path(
    "star", "M12 -2L16 7L25 7.500L18 13.500L20 23L12 18L4 23L6 13.500L-1 7.500L8 7Z"
)


def small_name(x: float, y: float, name: str, most: int) -> str:
    """A name in small letters, on two lines if it has more of them than fit on one."""
    first, second = in_two(name, most)
    if not second:
        return tooltip(name, label(x, y, "name-small", first))
    return tooltip(
        name, label(x, y - 10, "name-small", first) + label(x, y + 10, "name-small", second)
    )


def star(words: BoardWords) -> str:
    """What a winner gets, once the points have been counted."""
    return group("outcome", tooltip(words.say("winner"), _STAR))


def worth_now(
    state: State, words: BoardWords, seat: int, x: float, y: float, style: str = "plain"
) -> str:
    """What a seat would have if the game ended now, unless it has that already."""
    points = state.estimate()[seat]
    if points == state.points()[seat]:
        return ""
    sentence = state.game.sentences.say(Text("estimate", {"n": points}), words.language)
    text = label(x, y, style, words.say("worth_now", n=points))
    return group("estimate", tooltip(sentence, text))


def winners(state: State) -> Sequence[int]:
    """Nobody, as long as the game goes on."""
    result = state.result()
    return [] if result is None else result.winners


def short_names(
    state: State, language: Language, names: Sequence[str] | None, most: int
) -> list[str]:
    """What everybody is called, in so many letters."""
    return [shortened(seat_name(seat, language, names), most) for seat in range(state.seats)]


def mark(state: State, seat: int) -> str:
    """Before a seat's line: whether it is asked, or has won."""
    if seat in state.to_act():
        return "▶ "
    return "★ " if seat in winners(state) else "  "


def marked(state: State, seat: int) -> Line:
    """How a seat's line of text begins."""
    return [(mark(state, seat), "number"), (LETTERS[seat], f"seat{seat}")]
