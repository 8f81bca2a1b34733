"""The whole table of the Valley as a drawing."""

from __future__ import annotations

from functools import lru_cache

from baumeister.core.event import Event
from baumeister.core.state import State
from baumeister.core.text import Language
from baumeister.drawing.drawer import Drawer, Viewer
from baumeister.drawing.ink import move
from baumeister.drawing.lines import Line
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
from baumeister.games.valley_of_the_kings.drawing.layout import HEIGHT, MAP, WIDTH
from baumeister.games.valley_of_the_kings.drawing.market import market
from baumeister.games.valley_of_the_kings.drawing.motion import motion, touched
from baumeister.games.valley_of_the_kings.drawing.offered import Offered
from baumeister.games.valley_of_the_kings.drawing.pyramids import pharaohs_pyramid, pyramid
from baumeister.games.valley_of_the_kings.drawing.seats import panel
from baumeister.games.valley_of_the_kings.drawing.stores import bag, worth
from baumeister.games.valley_of_the_kings.drawing.style import STYLES
from baumeister.games.valley_of_the_kings.drawing.texts import words_in
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

    def parts(self, state: State, viewer: Viewer) -> dict[str, str]:
        assert isinstance(state, Valley)
        words, names = words_in(viewer.language), viewer.names
        edition = state.settings.edition
        pen = Pen(viewer.seat, viewer.legal, touched(viewer.last), state, viewer.language, names)
        offered = Offered(state, viewer.seat, viewer.legal)
        drawn = {"valley": valley(edition, viewer.language)}
        drawn["pharaoh"] = pharaohs_pyramid(state, words, pen)
        for site in range(SITES):
            drawn[f"site-{site}"] = pyramid(state, words, pen, names, site)
        drawn["areas"] = move(*MAP, area_plates(edition.map))
        drawn |= Crews(state, words, pen, offered, names).drawn()
        drawn["arrows"] = arrows(state, words, pen, names, viewer.last)
        drawn |= desk(state, words, pen, names, viewer.last)
        drawn |= market(state, words, pen, names, offered)
        for seat in range(state.seats):
            drawn |= panel(state, words, pen, names, offered, seat)
        drawn["bag"] = bag(state, words)
        drawn["worth"] = worth(edition, state.settings.stripes, viewer.language)
        drawn["builds"] = builds(state, pen, viewer.legal)
        return drawn | ways(state, pen, offered, viewer.legal)

    def shapes(self, language: Language) -> dict[str, str]:
        return _shapes()

    def lines(self, state: State, viewer: Viewer) -> list[Line]:
        assert isinstance(state, Valley)
        return text_board.lines(state, viewer)

    def motion(self, event: Event) -> list[tuple[str, str]]:
        return motion(event)


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
