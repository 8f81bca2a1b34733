"""The whole table of the Valley as a drawing."""

from __future__ import annotations

from functools import lru_cache

from baumeister.core.event import Event
from baumeister.core.state import State
from baumeister.core.text import Language
from baumeister.drawing.drawer import Drawer, Viewer
from baumeister.drawing.ink import Picture, move
from baumeister.drawing.lines import Line
from baumeister.drawing.panel import Panel
from baumeister.drawing.pen import Pen
from baumeister.drawing.shapes import STONES
from baumeister.games.valley_of_the_kings.drawing import text_board
from baumeister.games.valley_of_the_kings.drawing.blocks import BLOCKS, CAST
from baumeister.games.valley_of_the_kings.drawing.builds import builds
from baumeister.games.valley_of_the_kings.drawing.crews import Crews
from baumeister.games.valley_of_the_kings.drawing.desk import desk, phase
from baumeister.games.valley_of_the_kings.drawing.figures import (
    OVERSEERS,
    PHARAOH_STONE,
    SACK,
    SCARABS,
    STRANGE_SCARAB,
    TILE_BACK,
    TILES,
    WORKERS,
)
from baumeister.games.valley_of_the_kings.drawing.layout import (
    BAG,
    HEIGHT,
    MAP,
    WHOLE,
    WIDTH,
    WORTH,
)
from baumeister.games.valley_of_the_kings.drawing.map import map_of
from baumeister.games.valley_of_the_kings.drawing.market import market
from baumeister.games.valley_of_the_kings.drawing.motion import motion, touched
from baumeister.games.valley_of_the_kings.drawing.offered import Offered
from baumeister.games.valley_of_the_kings.drawing.pyramids import pharaohs_pyramid, pyramid
from baumeister.games.valley_of_the_kings.drawing.seats import seat_panel
from baumeister.games.valley_of_the_kings.drawing.stores import bag, worth
from baumeister.games.valley_of_the_kings.drawing.style import STYLES
from baumeister.games.valley_of_the_kings.drawing.texts import Words, words_in
from baumeister.games.valley_of_the_kings.drawing.valley import DESERT, area_plates, valley
from baumeister.games.valley_of_the_kings.drawing.ways import arrows, ways
from baumeister.games.valley_of_the_kings.rules.names import SITES
from baumeister.games.valley_of_the_kings.rules.state import Valley


class ValleyDrawer(Drawer):
    styles = STYLES
    has_picks = True

    def size(self) -> tuple[int, int]:
        return WIDTH, HEIGHT

    def title(self, state: State, language: Language) -> str:
        assert isinstance(state, Valley)
        words = words_in(language)
        now = words.say("round", round=state.round)
        return f"{state.game.title} · {now} · {phase(state, words)}"

    def ground(self) -> str:
        return DESERT

    def panels(self, state: State, viewer: Viewer) -> list[Panel]:
        assert isinstance(state, Valley)
        words, names = words_in(viewer.language), viewer.names
        pen = Pen(state, viewer, touched(viewer.last))
        offered = Offered(state, viewer.seat, viewer.legal)
        points = worth(state.settings.edition, state.settings.stripes, viewer.language)
        return [
            _valley(state, words, pen, offered, viewer),
            desk(state, words, pen, names, viewer.last),
            market(state, words, pen, names, offered),
            *(seat_panel(state, words, pen, names, offered, seat) for seat in range(state.seats)),
            Panel("bag", words.say("panel.bag"), BAG, {"bag": bag(state, words, pen)}),
            Panel("points", words.say("panel.points"), WORTH, {"worth": points}),
        ]

    def shapes(self, language: Language) -> dict[str, str]:
        return _shapes()

    def lines(self, state: State, viewer: Viewer) -> list[Line]:
        assert isinstance(state, Valley)
        return text_board.lines(state, viewer)

    def motion(self, event: Event) -> list[tuple[str, str]]:
        return motion(event)


def _valley(state: Valley, words: Words, pen: Pen, offered: Offered, viewer: Viewer) -> Panel:
    """The map with all that stands on it, and on top where things may go."""
    edition, names = state.settings.edition, viewer.names
    drawn: dict[str, Picture] = {"valley": valley(edition, viewer.language)}
    drawn["pharaoh"] = pharaohs_pyramid(state, words, pen)
    for site in range(SITES):
        drawn[f"site-{site}"] = pyramid(state, words, pen, names, site)
    drawn["areas"] = move(*MAP, area_plates(map_of(edition)))
    drawn |= Crews(state, words, pen, offered, names).drawn()
    drawn["arrows"] = arrows(state, words, pen, names, viewer.last)
    drawn["builds"] = builds(state, pen, viewer.legal)
    drawn |= ways(state, pen, offered, viewer.legal)
    return Panel("valley", words.say("panel.valley"), WHOLE, drawn)


@lru_cache(maxsize=1)
def _shapes() -> dict[str, str]:
    return {
        **{f"overseer-{seat}": shape for seat, shape in enumerate(OVERSEERS)},
        **{f"worker-{seat}": shape for seat, shape in enumerate(WORKERS)},
        **{f"scarab-{seat}": shape for seat, shape in enumerate(SCARABS)},
        "strange-scarab": STRANGE_SCARAB,
        "sack": SACK,
        "pharaoh-stone": PHARAOH_STONE,
        "cast": CAST,
        **{f"block-{colour}": shape for colour, shape in enumerate(BLOCKS)},
        **{f"stone-{seat}": shape for seat, shape in enumerate(STONES)},
        "tile-back": TILE_BACK,
        **{f"tile-{rings}": shape for rings, shape in enumerate(TILES)},
    }
