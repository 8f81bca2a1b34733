"""The whole table of Oh, Pharao! as a drawing."""

from __future__ import annotations

from baumeister.core.event import PUBLIC, Event
from baumeister.core.state import State
from baumeister.core.text import Language
from baumeister.drawing.drawer import Drawer, Viewer
from baumeister.drawing.lines import Line
from baumeister.drawing.panel import Panel
from baumeister.drawing.pen import Pen
from baumeister.drawing.svg import box
from baumeister.games.oh_pharaoh.drawing import cards, row, stall, text_board, track
from baumeister.games.oh_pharaoh.drawing.counter import counter
from baumeister.games.oh_pharaoh.drawing.layout import COUNTER, HEIGHT, ROW, STALL, TRACK, WIDTH
from baumeister.games.oh_pharaoh.drawing.motion import motion, touched
from baumeister.games.oh_pharaoh.drawing.pyramids import Site, pyramid
from baumeister.games.oh_pharaoh.drawing.rolls import last_roll
from baumeister.games.oh_pharaoh.drawing.seats import hand_panel, seat_panel
from baumeister.games.oh_pharaoh.drawing.style import STYLES
from baumeister.games.oh_pharaoh.drawing.texts import words_in
from baumeister.games.oh_pharaoh.drawing.uses import Uses
from baumeister.games.oh_pharaoh.rules.names import PYRAMIDS
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh


class OhPharaohDrawer(Drawer):
    styles = STYLES
    has_picks = True

    def size(self) -> tuple[int, int]:
        return WIDTH, HEIGHT

    def title(self, state: State, language: Language) -> str:
        assert isinstance(state, OhPharaoh)
        last = state.settings.edition.last_space
        overseer = words_in(language).say("overseer", space=state.overseer, last=last)
        return f"{state.game.title} · {overseer}"

    def ground(self) -> str:
        return box("table", 0, 0, WIDTH, HEIGHT) + row.GROUND + track.GROUND + stall.GROUND

    def shapes(self, language: Language) -> dict[str, str]:
        return cards.shapes(language)

    def panels(self, state: State, viewer: Viewer) -> list[Panel]:
        assert isinstance(state, OhPharaoh)
        words = words_in(viewer.language)
        pen = Pen(state, viewer, touched(viewer.last))
        uses = Uses(viewer.legal)
        bottom = 0 if viewer.seat == PUBLIC else viewer.seat
        roll = last_roll(viewer.last)
        seats = []
        for owner in range(state.seats):
            sites = [Site(state, owner, number, bottom) for number in range(PYRAMIDS)]
            pyramids = {
                f"pyramid-{owner}-{site.number}": pyramid(state, words, pen, uses, site, roll)
                for site in sites
            }
            seats.append(seat_panel(state, words, pen, viewer.names, owner, bottom, pyramids))
        return [
            *seats,
            hand_panel(state, words, pen, uses, bottom),
            Panel("row", words.say("panel.row"), ROW, row.row(state, words, pen)),
            *(
                Panel(name, words.say(f"panel.{name}"), window, {name: part})
                for name, window, part in (
                    ("track", TRACK, track.track(state, words, pen)),
                    ("stall", STALL, stall.stall(state, words, pen)),
                    ("counter", COUNTER, counter(state, words, pen, viewer.names)),
                )
            ),
        ]

    def lines(self, state: State, viewer: Viewer) -> list[Line]:
        assert isinstance(state, OhPharaoh)
        return text_board.lines(state, viewer)

    def motion(self, event: Event) -> list[tuple[str, str]]:
        return motion(event)
