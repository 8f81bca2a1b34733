"""Pictures of links: a table as everybody may see it, on a card as messengers like it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from baumeister.core.event import PUBLIC
from baumeister.core.game import Game
from baumeister.drawing import DAY, draw
from baumeister.teaching.pictures import moment
from baumeister.web.assets.shelf_pictures import usual_moment
from baumeister.web.assets.still import still
from baumeister.web.table.table import Table
from baumeister.web.view.speech import names_for
from baumeister.web.view.visitor import Visitor

WIDTH: Final = 1200
HEIGHT: Final = 630
MARGIN: Final = 15
FONTS: Final = '"DejaVu Sans","Noto Sans","Liberation Sans",Arial,Helvetica,sans-serif'
SVG: Final = "http://www.w3.org/2000/svg"


def drawing_of_table(table: Table, who: Visitor) -> Callable[[], str]:
    """As somebody sees it who only watches, whoever asks: a link is read by anybody.

    The view is of this moment; it can be drawn later.
    """
    view, names = table.match.state.mask(PUBLIC), names_for(table, who)
    return lambda: str(draw(view, language=who.language, names=names, theme=DAY))


def drawing_of_game(game: Game, who: Visitor) -> str:
    """The moment that is on the shelf, too."""
    view = moment(game, game.most, *usual_moment(game)).mask(PUBLIC)
    return str(draw(view, language=who.language, theme=DAY))


def card(drawing: str) -> str:
    """A drawing in the middle of a card, with fonts that servers have."""
    inner = still(drawing, with_text=True).replace("sans-serif", FONTS)
    place = f'x="{MARGIN}" y="{MARGIN}" width="{WIDTH - 2 * MARGIN}" height="{HEIGHT - 2 * MARGIN}"'
    return (
        f'<svg xmlns="{SVG}" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{DAY.colours["sand"]}"/>'
        f"{inner.replace('<svg ', f'<svg {place} ', 1)}</svg>"
    )
