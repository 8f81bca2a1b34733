"""The whole Kheops table as a drawing."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baumeister.core.event import Event
from baumeister.core.state import State
from baumeister.core.text import Language
from baumeister.drawing.drawer import Drawer, Viewer
from baumeister.drawing.ink import Picture, hint, move
from baumeister.drawing.lines import Line
from baumeister.drawing.panel import Panel
from baumeister.drawing.pen import Pen
from baumeister.drawing.svg import label
from baumeister.games.kheops.drawing import text_board
from baumeister.games.kheops.drawing.figures import FIGURES
from baumeister.games.kheops.drawing.holds import holders, pennants
from baumeister.games.kheops.drawing.layout import HEIGHT, PILE, PILE_WINDOW, WHOLE, WIDTH
from baumeister.games.kheops.drawing.motion import motion, touched
from baumeister.games.kheops.drawing.offered import Offered
from baumeister.games.kheops.drawing.offers import CLOCKWISE, PLAQUE, offers
from baumeister.games.kheops.drawing.pyramid import cells, site
from baumeister.games.kheops.drawing.seats import seat_panel
from baumeister.games.kheops.drawing.style import STYLES
from baumeister.games.kheops.drawing.symbols import SYMBOL_SHAPES
from baumeister.games.kheops.drawing.texts import Words, words_in
from baumeister.games.kheops.drawing.tiles import BACK, GROUNDS
from baumeister.games.kheops.rules.estimate import estimate, standings
from baumeister.games.kheops.rules.state import SEATS, Kheops


class KheopsDrawer(Drawer):
    styles = STYLES
    has_picks = True
    has_estimate = True

    def size(self) -> tuple[int, int]:
        return WIDTH, HEIGHT

    def title(self, state: State, language: Language) -> str:
        assert isinstance(state, Kheops)
        return f"{state.game.title} · {text_board.turn(state, words_in(language))}"

    def ground(self) -> str:
        return GROUND

    def panels(self, state: State, viewer: Viewer) -> list[Panel]:
        assert isinstance(state, Kheops)
        words = words_in(viewer.language)
        pen = Pen(state, viewer, touched(viewer.last))
        offered = Offered(viewer.legal)
        found, now = standings(state), estimate(state)
        pyramid = cells(state, words, pen, holders(state, found))
        pyramid["pennants"] = pennants(state, words, found)
        pyramid["offers"] = offers(state, words, pen, offered, viewer.legal)
        return [
            Panel("pile", words.say("panel.pile"), PILE_WINDOW, {"pile": _pile(state, words, pen)}),
            *(
                seat_panel(state, words, pen, offered, viewer.names, now, seat)
                for seat in range(SEATS)
            ),
            Panel("pyramid", words.say("panel.pyramid"), WHOLE, pyramid),
        ]

    def shapes(self, language: Language) -> dict[str, str]:
        return _shapes()

    def lines(self, state: State, viewer: Viewer) -> list[Line]:
        assert isinstance(state, Kheops)
        return text_board.lines(state, viewer.language, viewer.names)

    def motion(self, event: Event) -> list[tuple[str, str]]:
        return motion(event)


def _pile(state: Kheops, words: Words, pen: Pen) -> Picture:
    """The draw pile with its number, and how far the game has come."""
    size = state.pile_size
    tiles = move(7, 8, BACK) + move(3, 4, BACK) if size > 1 else ""
    pile = pen.place("pile", PILE.x, PILE.y, tiles + BACK if size else "")
    number = label(0, -10, "left", str(size)) if size else ""
    turn = label(0, 70, "note middle", text_board.turn(state, words))
    return hint(words.count("pile", size), pile) + move(PILE.x, PILE.y, number + turn)


GROUND: Final = site()


@lru_cache(maxsize=1)
def _shapes() -> dict[str, str]:
    rooms = ("corridor", "hall")
    return {
        **{
            f"{room}-{openings}": shape
            for room, grounds in zip(rooms, GROUNDS, strict=True)
            for openings, shape in enumerate(grounds)
            if openings
        },
        **{f"symbol-{symbol}": shape for symbol, shape in SYMBOL_SHAPES.items()},
        **{
            f"figure-{colour}-{figure}": shape
            for colour, shapes in enumerate(FIGURES)
            for figure, shape in enumerate(shapes)
        },
        "back": BACK,
        "clockwise": CLOCKWISE,
        "plaque": PLAQUE,
    }
