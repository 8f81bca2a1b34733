"""Pictures of a game for people who only look at them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from baumeister.core.action import Action
from baumeister.core.game import Game
from baumeister.core.state import CHANCE, OVER, State
from baumeister.core.text import Language
from baumeister.drawing import AUTO, Drawing, Viewer
from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.svg import Svg, box
from baumeister.drawing.writing import written


def moment(game: Game, seats: int, seed: int, answers: int) -> State:
    """A game between random players after this many answers: the same every time."""
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
    viewer = Viewer(seat, language=language, names=names)
    return Drawing(state.mask(seat), viewer).svg(standalone=False, is_described=False)


def still_panels(
    view: State,
    language: Language,
    *,
    seat: int,
    legal: Sequence[Action] = (),
    names: Sequence[str] | None = None,
    held: str = "",
) -> dict[str, dict[str, str]]:
    """The parts of each panel by name; what could be done is shown, and nothing can be.

    Of what can be done only with something in the hand, that is shown which goes with `held`.
    """
    viewer = Viewer(seat, legal, language=language, names=names)
    return {
        panel.name: {name: written(picture, held=held) for name, picture in panel.parts.items()}
        for panel in Drawing(view, viewer).panels
    }


def picture_of(body: str, area: Rectangle, *, margin: float = 0, ground: str = "") -> Svg:
    """A part of a table as a picture of its own; the ground is the style of what lies below."""
    left, top = area.x - margin, area.y - margin
    width, height = area.width + 2 * margin, area.height + 2 * margin
    below = box(ground, left, top, width, height) if ground else ""
    return Svg(
        f'<svg xmlns="http://www.w3.org/2000/svg" class="board {AUTO.name}" aria-hidden="true"'
        f' viewBox="{left:g} {top:g} {width:g} {height:g}">{below}{body}</svg>'
    )
