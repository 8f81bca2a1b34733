"""The picture of a game on the shelf: a moment of it, seen from outside.

It carries no writing. On a card that would be too small to be read, and without it the picture is
the same in every language.
"""

from __future__ import annotations

from functools import cache
from typing import Final
from warnings import warn

from baumeister.core.event import PUBLIC
from baumeister.core.game import Game
from baumeister.core.rooms import BrokenBox
from baumeister.drawing import DAY, NIGHT, Drawing, Theme, Viewer, css, has_drawing
from baumeister.drawing.svg import Svg
from baumeister.teaching import teaching_of
from baumeister.teaching.pictures import moment
from baumeister.web.assets.asset import Asset
from baumeister.web.assets.still import still

THEMES: Final = {theme.name: theme for theme in (DAY, NIGHT)}
SEED: Final = 1
ANSWERS: Final = 30  # of the game in the picture, where its box names no better moment


def usual_moment(game: Game) -> tuple[int, int]:
    """Seed and answers of the game in the picture."""
    card = teaching_of(game).card
    return (card.seed, card.answers) if card else (SEED, ANSWERS)


@cache
def shelf_picture(game: Game, theme: str) -> Asset | None:
    """By day or by night; a game that cannot be drawn has none."""
    if not has_drawing(game):
        return None
    try:
        drawing = still(_drawn(game, THEMES[theme]), with_text=False)
    except Exception as error:  # whatever somebody's code may raise
        warn(f"The game {game.id} has no picture: {error!r}", BrokenBox, stacklevel=2)
        return None
    return Asset(f"{game.id}-{theme}.svg", drawing.encode())


def _drawn(game: Game, theme: Theme) -> Svg:
    """The panel that its card names, or the whole table."""
    card = teaching_of(game).card
    view = moment(game, game.most, *usual_moment(game)).mask(PUBLIC)
    drawing = Drawing(view, Viewer(PUBLIC))
    if card is None or not card.panel:
        return drawing.svg(theme)
    return drawing.still(card.panel, theme, style=css(theme, games=(game,)))
