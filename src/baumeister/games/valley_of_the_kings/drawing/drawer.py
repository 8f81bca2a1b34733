"""The whole table of the Valley as panels."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from baumeister.core.event import PUBLIC, Event
from baumeister.core.sealed import Sealed
from baumeister.core.state import State
from baumeister.core.text import Language
from baumeister.drawing.arrangement import Arrangement, Tree
from baumeister.drawing.chips import Chip
from baumeister.drawing.drawer import Drawer, Viewer
from baumeister.drawing.lines import Line
from baumeister.drawing.panel import Panel
from baumeister.drawing.pen import Pen
from baumeister.drawing.shapes import STONES
from baumeister.games.valley_of_the_kings.drawing import text_board
from baumeister.games.valley_of_the_kings.drawing.arrangement import (
    AUCTION,
    FIELD,
    arrangement,
    whole,
)
from baumeister.games.valley_of_the_kings.drawing.blocks import BLOCKS, CAST
from baumeister.games.valley_of_the_kings.drawing.chips import chips
from baumeister.games.valley_of_the_kings.drawing.close_up import close_up
from baumeister.games.valley_of_the_kings.drawing.decisions import decisions
from baumeister.games.valley_of_the_kings.drawing.figures import (
    MINI_CAMPS,
    MINI_OVERSEERS,
    MINI_WORKERS,
    OVERSEERS,
    PHARAOH_STONE,
    SACK,
    SCARABS,
    STRANGE_SCARAB,
    TILE_BACK,
    TILES,
    WORKERS,
)
from baumeister.games.valley_of_the_kings.drawing.hand import hand, is_auction
from baumeister.games.valley_of_the_kings.drawing.market import market
from baumeister.games.valley_of_the_kings.drawing.motion import motion, touched
from baumeister.games.valley_of_the_kings.drawing.offered import Offered
from baumeister.games.valley_of_the_kings.drawing.overview import overview
from baumeister.games.valley_of_the_kings.drawing.phases import phase_now
from baumeister.games.valley_of_the_kings.drawing.points_and_stock import own_panel
from baumeister.games.valley_of_the_kings.drawing.scored import scored
from baumeister.games.valley_of_the_kings.drawing.seats import seat_panel
from baumeister.games.valley_of_the_kings.drawing.stocks import stocks
from baumeister.games.valley_of_the_kings.drawing.style import STYLES
from baumeister.games.valley_of_the_kings.drawing.texts import words_in
from baumeister.games.valley_of_the_kings.rules.state import Valley

# What is read again on the map and beside it as long as it is news.
TOLD: Final = frozenset({"shows", "wins", "orders.field", "orders.area"})


class ValleyDrawer(Drawer):
    styles = STYLES
    has_picks = True

    def title(self, state: State, language: Language) -> str:
        assert isinstance(state, Valley)
        words = words_in(language)
        now = words.say("round", round=state.round)
        return f"{state.game.name(language)} · {now} · {phase_now(state, words)}"

    def arrangement(self, seats: int) -> Arrangement:
        return arrangement(seats)

    def spread(self, state: State, viewer: Viewer) -> str:
        assert isinstance(state, Valley)
        return AUCTION if is_auction(state) else FIELD

    def chips(self, state: State, viewer: Viewer) -> Sequence[Chip]:
        assert isinstance(state, Valley)
        return chips(state, viewer)

    def whole(self, state: State, viewer: Viewer) -> Tree:
        assert isinstance(state, Valley)
        return whole(state.seats, viewer.seat, is_auction(state))

    def panels(self, state: State, viewer: Viewer) -> list[Panel]:
        assert isinstance(state, Valley)
        words, names = words_in(viewer.language), viewer.names
        pen = Pen(state, viewer)
        offered = Offered(state, viewer.seat, viewer.legal)
        return [
            overview(state, words, pen, offered, viewer),
            close_up(state, words, pen, offered, viewer),
            market(state, words, pen, names, offered),
            *decisions(state, words, pen, names, viewer.last),
            stocks(state, words, pen, names),
            hand(state, words, pen, offered),
            own_panel(state, words, pen, offered),
            *(seat_panel(state, words, pen, names, seat) for seat in range(state.seats)),
        ]

    def own_panels(self, state: State, viewer: Viewer) -> list[Panel] | None:
        assert isinstance(state, Valley)
        if _is_secret(state):
            return None
        words, pen, seat = words_in(viewer.language), Pen(state, viewer), viewer.seat
        if seat == PUBLIC:
            return []
        offered = Offered(state, seat, ())
        return [
            stocks(state, words, pen, viewer.names),
            hand(state, words, pen, offered),
            own_panel(state, words, pen, offered),
            seat_panel(state, words, pen, viewer.names, seat),
        ]

    def told(self, state: State, last: Sequence[Event]) -> tuple[object, ...]:
        found = [event for event in last if event.key in TOLD]
        return tuple((event.key, event.seat, *event.data.values()) for event in found)

    def own_lines(self, state: State, viewer: Viewer, common: list[Line]) -> list[Line]:
        assert isinstance(state, Valley)
        return self.lines(state, viewer) if _is_secret(state) else common

    def shapes(self, language: Language) -> dict[str, str]:
        return _shapes()

    def lines(self, state: State, viewer: Viewer) -> list[Line]:
        assert isinstance(state, Valley)
        return text_board.lines(state, viewer)

    def scored(self, state: State, source: int) -> Sequence[str]:
        assert isinstance(state, Valley)
        return scored(state, source)

    def motion(self, event: Event) -> list[tuple[str, str]]:
        return motion(event)

    def touched(self, events: Iterable[Event]) -> set[str]:
        return touched(events)


def _is_secret(state: Valley) -> bool:
    """Whether everybody sees something else of what is being written now."""
    return bool(state.agenda) and isinstance(state.agenda[-1], Sealed)


@lru_cache(maxsize=1)
def _shapes() -> dict[str, str]:
    return {
        **{f"overseer-{seat}": shape for seat, shape in enumerate(OVERSEERS)},
        **{f"worker-{seat}": shape for seat, shape in enumerate(WORKERS)},
        **{f"scarab-{seat}": shape for seat, shape in enumerate(SCARABS)},
        **{f"small-overseer-{seat}": shape for seat, shape in enumerate(MINI_OVERSEERS)},
        **{f"small-worker-{seat}": shape for seat, shape in enumerate(MINI_WORKERS)},
        **{
            f"small-camp-{seat}-{n}": shape
            for n, shapes in enumerate(MINI_CAMPS)
            for seat, shape in enumerate(shapes)
        },
        "strange-scarab": STRANGE_SCARAB,
        "sack": SACK,
        "pharaoh-stone": PHARAOH_STONE,
        "cast": CAST,
        **{f"block-{colour}": shape for colour, shape in enumerate(BLOCKS)},
        **{f"stone-{seat}": shape for seat, shape in enumerate(STONES)},
        "tile-back": TILE_BACK,
        **{f"tile-{rings}": shape for rings, shape in enumerate(TILES)},
    }
