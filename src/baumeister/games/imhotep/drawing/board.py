"""The whole Imhotep table as a drawing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from baumeister.core.event import PUBLIC, Event
from baumeister.core.state import State
from baumeister.core.text import Language
from baumeister.drawing.arrangement import Arrangement, Tree
from baumeister.drawing.chips import Chip
from baumeister.drawing.drawer import Drawer, Viewer
from baumeister.drawing.lines import Line
from baumeister.drawing.panel import Panel
from baumeister.drawing.pen import Pen
from baumeister.drawing.shapes import STONES
from baumeister.games.imhotep.drawing import arrangement, text_board
from baumeister.games.imhotep.drawing.burial_chamber import PRINTED
from baumeister.games.imhotep.drawing.cards import BACK, card_face, small_face
from baumeister.games.imhotep.drawing.chips import chips
from baumeister.games.imhotep.drawing.holdings import SLED_SHAPE
from baumeister.games.imhotep.drawing.motion import motion
from baumeister.games.imhotep.drawing.river import river_panel
from baumeister.games.imhotep.drawing.scored import scored
from baumeister.games.imhotep.drawing.seats import seat_panel
from baumeister.games.imhotep.drawing.ships import HOLD, hull
from baumeister.games.imhotep.drawing.sites import site_panel
from baumeister.games.imhotep.drawing.sled_and_quarry import hand_panel, own_panel
from baumeister.games.imhotep.drawing.style import STYLES
from baumeister.games.imhotep.drawing.texts import words_in
from baumeister.games.imhotep.drawing.voyages import voyages
from baumeister.games.imhotep.rules.actions import SLOTS
from baumeister.games.imhotep.rules.names import CARDS, EVERY_SITE
from baumeister.games.imhotep.rules.round_end import ROUNDS
from baumeister.games.imhotep.rules.state import Imhotep


class ImhotepDrawer(Drawer):
    styles = STYLES
    has_picks = True

    def title(self, state: State, language: Language) -> str:
        assert isinstance(state, Imhotep)
        words = words_in(language)
        now = words.say("round", round=max(1, state.round), rounds=ROUNDS)
        return f"{state.game.name(language)} · {now}"

    def arrangement(self, seats: int) -> Arrangement:
        return arrangement.arrangement(seats)

    def whole(self, state: State, viewer: Viewer) -> Tree:
        return arrangement.whole(state.seats, viewer.seat)

    def chips(self, state: State, viewer: Viewer) -> Sequence[Chip]:
        assert isinstance(state, Imhotep)
        return chips(state, words_in(viewer.language))

    def panels(self, state: State, viewer: Viewer) -> list[Panel]:
        assert isinstance(state, Imhotep)
        words = words_in(viewer.language)
        pen = Pen(state, viewer)
        found = voyages(viewer.legal)
        return [
            river_panel(state, words, pen, found),
            *(site_panel(state, words, pen, found, site) for site in EVERY_SITE),
            own_panel(state, words, pen),
            hand_panel(state, words, pen),
            *(seat_panel(state, words, pen, viewer.names, seat) for seat in range(state.seats)),
        ]

    def own_panels(self, state: State, viewer: Viewer) -> list[Panel]:
        assert isinstance(state, Imhotep)
        words, pen, seat = words_in(viewer.language), Pen(state, viewer), viewer.seat
        if seat == PUBLIC:
            return []
        return [
            own_panel(state, words, pen),
            hand_panel(state, words, pen),
            seat_panel(state, words, pen, viewer.names, seat),
        ]

    def has_own_chips(self, state: State, viewer: Viewer) -> bool:
        return False

    def own_lines(self, state: State, viewer: Viewer, common: list[Line]) -> list[Line]:
        return common

    def shapes(self, language: Language) -> dict[str, str]:
        return _shapes(language)

    def lines(self, state: State, viewer: Viewer) -> list[Line]:
        assert isinstance(state, Imhotep)
        return text_board.lines(state, viewer.language, viewer.names)

    def scored(self, state: State, source: int) -> Sequence[str]:
        assert isinstance(state, Imhotep)
        return scored(state, source)

    def motion(self, event: Event) -> list[tuple[str, str]]:
        return motion(event)


@cache
def _shapes(language: Language) -> dict[str, str]:
    cards = range(len(CARDS))
    return {
        **{f"card-{card}": card_face(card, language) for card in cards},
        **{f"small-card-{card}": small_face(card) for card in cards},
        "back": BACK,
        "sled": SLED_SHAPE,
        **{f"hull-{size}": hull(size) for size in range(SLOTS, 0, -1)},
        **{f"stone-{seat}": stone for seat, stone in enumerate(STONES)},
        "hold": HOLD,
        **{f"tomb-{side}": field for side, field in zip("ab", PRINTED, strict=True)},
    }
