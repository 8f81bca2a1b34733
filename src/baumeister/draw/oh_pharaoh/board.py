"""The whole table of Oh, Pharao! as a drawing."""

from __future__ import annotations

from baumeister.core.event import PUBLIC, Event
from baumeister.core.state import State
from baumeister.core.text import Language
from baumeister.draw.drawer import Drawer, Viewer
from baumeister.draw.lines import Line
from baumeister.draw.oh_pharaoh import cards, row, stall, text_board, track
from baumeister.draw.oh_pharaoh.counter import counter
from baumeister.draw.oh_pharaoh.layout import HEIGHT, WIDTH
from baumeister.draw.oh_pharaoh.motion import motion, touched
from baumeister.draw.oh_pharaoh.pyramids import Site, pyramid
from baumeister.draw.oh_pharaoh.rolls import last_roll
from baumeister.draw.oh_pharaoh.seats import seat
from baumeister.draw.oh_pharaoh.style import RULES
from baumeister.draw.oh_pharaoh.texts import words_in
from baumeister.draw.oh_pharaoh.uses import Uses
from baumeister.draw.scene import Scene
from baumeister.draw.svg import box
from baumeister.games.oh_pharaoh.names import PYRAMIDS
from baumeister.games.oh_pharaoh.state import OhPharaoh


class OhPharaohDrawer(Drawer):
    rules = RULES
    has_picks = True

    def size(self) -> tuple[int, int]:
        return WIDTH, HEIGHT

    def title(self, state: State, language: Language) -> str:
        assert isinstance(state, OhPharaoh)
        last = state.rules.edition.last_space
        overseer = words_in(language).say("overseer", space=state.overseer, last=last)
        return f"{state.game.title} · {overseer}"

    def ground(self) -> str:
        return box("table", 0, 0, WIDTH, HEIGHT) + row.GROUND + track.GROUND + stall.GROUND

    def shapes(self, language: Language) -> dict[str, str]:
        return cards.shapes(language)

    def parts(self, state: State, viewer: Viewer) -> dict[str, str]:
        assert isinstance(state, OhPharaoh)
        words = words_in(viewer.language)
        scene = Scene(
            viewer.seat,
            viewer.options,
            touched(viewer.last),
            state,
            viewer.language,
            viewer.names,
        )
        uses = Uses(scene)
        roll = last_roll(viewer.last)
        bottom = 0 if viewer.seat == PUBLIC else viewer.seat
        drawn: dict[str, str] = {}
        for owner in range(state.seats):
            drawn |= seat(state, words, scene, uses, viewer.names, owner, bottom)
            for number in range(PYRAMIDS):
                site = Site(state, owner, number, bottom)
                drawn[f"pyramid-{owner}-{number}"] = pyramid(state, words, scene, uses, site, roll)
        drawn |= row.row(state, words, scene)
        drawn["track"] = track.track(state, words, scene)
        drawn["stall"] = stall.stall(state, words, scene)
        drawn["counter"] = counter(state, words, scene, viewer.names)
        return drawn

    def lines(self, state: State, viewer: Viewer) -> list[Line]:
        assert isinstance(state, OhPharaoh)
        return text_board.lines(state, viewer)

    def motion(self, event: Event) -> list[tuple[str, str]]:
        return motion(event)
