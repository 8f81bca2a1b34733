"""The whole table of Oh, Pharao! as a drawing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from baumeister.core.event import Event
from baumeister.core.state import State
from baumeister.core.text import Language
from baumeister.drawing.arrangement import Arrangement, Tree
from baumeister.drawing.chips import Chip
from baumeister.drawing.drawer import Drawer, Viewer
from baumeister.drawing.lines import Line
from baumeister.drawing.panel import Panel
from baumeister.drawing.pen import Pen
from baumeister.games.oh_pharaoh.drawing import arrangement, cards, layout, text_board
from baumeister.games.oh_pharaoh.drawing.chips import chips
from baumeister.games.oh_pharaoh.drawing.counter import counter_panel
from baumeister.games.oh_pharaoh.drawing.hand import bottom, hand_panel
from baumeister.games.oh_pharaoh.drawing.motion import motion, touched
from baumeister.games.oh_pharaoh.drawing.pyramids_and_purse import own_panel, purse_panel
from baumeister.games.oh_pharaoh.drawing.rivals import rival_panel, score_panel
from baumeister.games.oh_pharaoh.drawing.rolls import last_roll
from baumeister.games.oh_pharaoh.drawing.row import gone_panel, row_panel
from baumeister.games.oh_pharaoh.drawing.seats import seat_panel
from baumeister.games.oh_pharaoh.drawing.stall import stall_panel
from baumeister.games.oh_pharaoh.drawing.style import STYLES
from baumeister.games.oh_pharaoh.drawing.texts import words_in
from baumeister.games.oh_pharaoh.drawing.track import legend_panel, track_panel
from baumeister.games.oh_pharaoh.drawing.uses import Uses
from baumeister.games.oh_pharaoh.rules.ending import final_scores
from baumeister.games.oh_pharaoh.rules.names import FROM_THE_END
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh


class OhPharaohDrawer(Drawer):
    styles = STYLES
    has_picks = True

    def title(self, state: State, language: Language) -> str:
        assert isinstance(state, OhPharaoh)
        last = state.settings.edition.last_space
        progress = words_in(language).say("progress", space=state.overseer, last=last)
        return f"{state.game.name(language)} · {progress}"

    def arrangement(self, seats: int) -> Arrangement:
        return arrangement.arrangement(seats)

    def spread(self, state: State, viewer: Viewer) -> str:
        assert isinstance(state, OhPharaoh)
        return arrangement.spread(state, viewer)

    def whole(self, state: State, viewer: Viewer) -> Tree:
        assert isinstance(state, OhPharaoh)
        return arrangement.whole(state, viewer)

    def chips(self, state: State, viewer: Viewer) -> Sequence[Chip]:
        assert isinstance(state, OhPharaoh)
        return chips(state, words_in(viewer.language))

    def shapes(self, language: Language) -> dict[str, str]:
        return cards.shapes()

    def panels(self, state: State, viewer: Viewer) -> list[Panel]:
        assert isinstance(state, OhPharaoh)
        words, names = words_in(viewer.language), viewer.names
        pen = Pen(state, viewer)
        uses, roll = Uses(viewer.legal), last_roll(viewer.last)
        others = layout.others(state.seats, bottom(viewer.seat))
        return [
            *(
                rival_panel(state, words, pen, uses, names, roll, number, owner)
                for number, owner in enumerate(others, 1)
            ),
            *(
                score_panel(state, words, pen, number, owner)
                for number, owner in enumerate(others, 1)
            ),
            track_panel(state, words, pen),
            row_panel(state, words, pen),
            counter_panel(state, words, pen, names),
            own_panel(state, words, pen, uses, names, roll),
            legend_panel(state, words),
            gone_panel(state, words),
            purse_panel(state, words, pen),
            stall_panel(state, words, pen),
            hand_panel(state, words, pen, uses),
            *(seat_panel(state, words, pen, names, seat) for seat in range(state.seats)),
        ]

    def lines(self, state: State, viewer: Viewer) -> list[Line]:
        assert isinstance(state, OhPharaoh)
        return text_board.lines(state, viewer)

    def scored(self, state: State, source: int) -> Sequence[str]:
        assert isinstance(state, OhPharaoh)
        if source != FROM_THE_END:
            return ()
        return [f"pyramid-{seat}-{pyramid}" for seat, pyramid, _ in final_scores(state)]

    def motion(self, event: Event) -> list[tuple[str, str]]:
        return motion(event)

    def touched(self, events: Iterable[Event]) -> set[str]:
        return touched(events)
