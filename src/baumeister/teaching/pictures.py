"""Pictures of a game for people who only look at them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import Final

from baumeister.core.game import Game
from baumeister.core.state import CHANCE, OVER, State
from baumeister.core.text import Language
from baumeister.drawing import AUTO, draw
from baumeister.drawing.boxes import Box
from baumeister.drawing.svg import Svg, box

REACTS: Final = re.compile(' (data-action="[^"]*"|tabindex="-?[0-9]"|role="button")')
DESCRIBED: Final = re.compile("<title>[^<]*</title><desc>[^<]*</desc>")


def moment(game: Game, seats: int, seed: int, answers: int) -> State:
    """A game between chance players after so many answers: the same every time."""
    rng, state = Random(seed), game.start(seats)
    for _ in range(answers):
        seat = state.first_to_act()
        if seat == OVER:
            break
        state.apply(seat, state.sample(rng) if seat == CHANCE else rng.choice(state.legal(seat)))
    return state


def table_picture(
    state: State, language: Language, *, seat: int, names: Sequence[str] | None = None
) -> Svg:
    """The whole table as a seat sees it, without words: a text beside it says it better."""
    drawing: str = draw(
        state.mask(seat), seat=seat, language=language, names=names, standalone=False
    )
    drawing = DESCRIBED.sub("", still(drawing), count=1)
    return Svg(drawing.replace('role="img"', 'aria-hidden="true"', 1))


def picture_of(body: str, area: Box, *, margin: float = 0, ground: str = "") -> Svg:
    """A part of a table as a picture of its own; the ground is the style of what lies below."""
    left, top = area.x - margin, area.y - margin
    width, height = area.width + 2 * margin, area.height + 2 * margin
    below = box(ground, left, top, width, height) if ground else ""
    return Svg(
        f'<svg xmlns="http://www.w3.org/2000/svg" class="board {AUTO.name}" aria-hidden="true"'
        f' viewBox="{left:g} {top:g} {width:g} {height:g}">{below}{body}</svg>'
    )


def still(drawing: str) -> str:
    """A drawing in which nothing can be done or reached by keyboard."""
    return REACTS.sub("", drawing)
