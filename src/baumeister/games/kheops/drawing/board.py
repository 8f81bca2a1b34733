"""The whole Kheops table as a drawing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from baumeister.core.event import PUBLIC, Event
from baumeister.core.state import State
from baumeister.core.text import Language
from baumeister.drawing.arrangement import Arrangement, Tree
from baumeister.drawing.chips import Chip
from baumeister.drawing.drawer import Drawer, Viewer
from baumeister.drawing.lines import Line
from baumeister.drawing.panel import Panel
from baumeister.drawing.pen import Pen
from baumeister.games.kheops.drawing import arrangement, text_board
from baumeister.games.kheops.drawing.chips import chips
from baumeister.games.kheops.drawing.coordinates import on_tiles
from baumeister.games.kheops.drawing.figures import FIGURES
from baumeister.games.kheops.drawing.holds import holders, pennants, spots
from baumeister.games.kheops.drawing.layout import PYRAMID
from baumeister.games.kheops.drawing.motion import motion, touched
from baumeister.games.kheops.drawing.now import Now
from baumeister.games.kheops.drawing.offered import Offered
from baumeister.games.kheops.drawing.offers import CLOCKWISE, PLAQUE, offers
from baumeister.games.kheops.drawing.points_and_hand import hand_panel, own_panel
from baumeister.games.kheops.drawing.pyramid import SITE, cells, figures
from baumeister.games.kheops.drawing.scored import scored
from baumeister.games.kheops.drawing.seats import seat_panel
from baumeister.games.kheops.drawing.sky import lens_panel, pile_panel, score_panel
from baumeister.games.kheops.drawing.style import STYLES
from baumeister.games.kheops.drawing.symbols import SYMBOL_SHAPES
from baumeister.games.kheops.drawing.texts import Words, words_in
from baumeister.games.kheops.drawing.tiles import BACK, GROUNDS
from baumeister.games.kheops.drawing.worth import worth_panel
from baumeister.games.kheops.rules.names import COLOURS
from baumeister.games.kheops.rules.state import SEATS, Kheops


class KheopsDrawer(Drawer):
    styles = STYLES
    palettes = (COLOURS, COLOURS[::-1])
    has_picks = True

    def title(self, state: State, language: Language) -> str:
        assert isinstance(state, Kheops)
        return f"{state.game.name(language)} · {text_board.turn(state, words_in(language))}"

    def arrangement(self, seats: int) -> Arrangement:
        return arrangement.ARRANGEMENT

    def whole(self, state: State, viewer: Viewer) -> Tree:
        return arrangement.whole(viewer.seat)

    def colours(self, state: State) -> Sequence[str]:
        assert isinstance(state, Kheops)
        return [COLOURS[state.colour(seat)] for seat in range(SEATS)]

    def chips(self, state: State, viewer: Viewer) -> Sequence[Chip]:
        assert isinstance(state, Kheops)
        return chips(state, words_in(viewer.language), Now(state))

    def panels(self, state: State, viewer: Viewer) -> list[Panel]:
        assert isinstance(state, Kheops)
        words = words_in(viewer.language)
        pen = Pen(state, viewer)
        offered, now = Offered(viewer.legal), Now(state)
        return [
            pile_panel(state, words, pen),
            score_panel(state, words, now),
            lens_panel(words),
            _pyramid(state, words, pen, offered, now, viewer),
            worth_panel(state, words, now),
            own_panel(state, words, pen, offered, now),
            hand_panel(state, words, pen, offered),
            *(seat_panel(state, words, pen, viewer.names, now, seat) for seat in range(SEATS)),
        ]

    def own_panels(self, state: State, viewer: Viewer) -> list[Panel]:
        assert isinstance(state, Kheops)
        words, pen, seat = words_in(viewer.language), Pen(state, viewer), viewer.seat
        if seat == PUBLIC:
            return []
        offered, now = Offered(()), Now(state)
        return [
            own_panel(state, words, pen, offered, now),
            hand_panel(state, words, pen, offered),
            seat_panel(state, words, pen, viewer.names, now, seat),
        ]

    def has_own_chips(self, state: State, viewer: Viewer) -> bool:
        return False

    def own_lines(self, state: State, viewer: Viewer, common: list[Line]) -> list[Line]:
        assert isinstance(state, Kheops)
        if viewer.seat == PUBLIC or not state.hands[viewer.seat]:
            return common
        return text_board.own_lines(state, viewer.language, viewer.names, common)

    def shapes(self, language: Language) -> dict[str, str]:
        return _shapes()

    def lines(self, state: State, viewer: Viewer) -> list[Line]:
        assert isinstance(state, Kheops)
        return text_board.lines(state, viewer.language, viewer.names)

    def scored(self, state: State, source: int) -> Sequence[str]:
        assert isinstance(state, Kheops)
        return scored(state, source)

    def motion(self, event: Event) -> list[tuple[str, str]]:
        return motion(event)

    def touched(self, events: Iterable[Event]) -> set[str]:
        return touched(events)


def _pyramid(
    state: Kheops, words: Words, pen: Pen, offered: Offered, now: Now, viewer: Viewer
) -> Panel:
    parts = {
        "site": SITE,
        **cells(state, words, pen, holders(state, now.sections)),
        **figures(state, words, pen),
        "offers": offers(state, words, pen, offered, viewer.legal),
        "names": on_tiles(state.pyramid.laid, words, spots(state, now.sections)),
        "pennants": pennants(state, words, now.sections, is_passed=pen.is_asked),
    }
    return Panel("pyramid", words.say("panel.pyramid"), PYRAMID, parts, is_map=True)


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
