"""The whole table of Kleopatra as a drawing."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from baumeister.core.event import Event
from baumeister.core.state import State
from baumeister.core.text import Language
from baumeister.drawing.boxes import Box
from baumeister.drawing.drawer import Drawer, Viewer
from baumeister.drawing.ink import Picture
from baumeister.drawing.lines import Line
from baumeister.drawing.panel import Panel
from baumeister.drawing.pen import Pen
from baumeister.drawing.svg import box
from baumeister.games.cleopatra.drawing import altar as altars
from baumeister.games.cleopatra.drawing import market as markets
from baumeister.games.cleopatra.drawing import mosaics, quarry, text_board
from baumeister.games.cleopatra.drawing.cards import BACK, face
from baumeister.games.cleopatra.drawing.crocodile import feast, river
from baumeister.games.cleopatra.drawing.garden import MOTIFS, garden, mosaic
from baumeister.games.cleopatra.drawing.icons import (
    AMULET,
    MERCHANT,
    PALM,
    PIECE_ICONS,
    RESOURCE_ICONS,
)
from baumeister.games.cleopatra.drawing.laying import fits, oriented, ways
from baumeister.games.cleopatra.drawing.layout import (
    ALTAR,
    GARDEN,
    HEIGHT,
    MARKET,
    OFFERING,
    OWN,
    QUARRY,
    STACK,
    TERRACE,
    TRAY,
    WHOLE,
    WIDTH,
)
from baumeister.games.cleopatra.drawing.motion import motion, touched
from baumeister.games.cleopatra.drawing.offering import bids, revealed
from baumeister.games.cleopatra.drawing.own_place import LID, own_place
from baumeister.games.cleopatra.drawing.palace import (
    DOOR_SHAPE,
    FACING,
    OBELISK_SHAPE,
    SPHINX_SHAPE,
    UPRIGHT,
    WALL_SHAPE,
    palace,
)
from baumeister.games.cleopatra.drawing.palace import ground as palace_ground
from baumeister.games.cleopatra.drawing.seats import seat_panel
from baumeister.games.cleopatra.drawing.style import STYLES
from baumeister.games.cleopatra.drawing.texts import Words, words_in
from baumeister.games.cleopatra.drawing.tray import tray
from baumeister.games.cleopatra.rules.mosaic_shapes import MOSAICS
from baumeister.games.cleopatra.rules.names import KINDS
from baumeister.games.cleopatra.rules.state import Cleopatra


class CleopatraDrawer(Drawer):
    styles = STYLES
    has_picks = True

    def size(self) -> tuple[int, int]:
        return WIDTH, HEIGHT

    def title(self, state: State, language: Language) -> str:
        assert isinstance(state, Cleopatra)
        now = words_in(language).say("round", round=max(1, state.round))
        return f"{state.game.title} · {now}"

    def ground(self) -> str:
        return GROUND

    def panels(self, state: State, viewer: Viewer) -> list[Panel]:
        assert isinstance(state, Cleopatra)
        words = words_in(viewer.language)
        pen = Pen(state, viewer, touched(viewer.last))
        news = revealed(viewer.last, state.seats)
        return [
            *_common(state, words, pen),
            *(
                seat_panel(state, words, pen, viewer.names, news, seat)
                for seat in range(state.seats)
            ),
            _panel(words, "own", OWN, own_place(state, words, pen)),
            _panel(words, "tray", TRAY, {"tray": tray(state, words, pen)}),
            _panel(words, "offering", OFFERING, {"bids": bids(state, words, pen)}),
            _panel(words, "feast", OWN, {"feast": feast(state, words, viewer.names)}),
        ]

    def shapes(self, language: Language) -> dict[str, str]:
        return _shapes(language)

    def lines(self, state: State, viewer: Viewer) -> list[Line]:
        assert isinstance(state, Cleopatra)
        return text_board.lines(state, viewer.seat, viewer.language, viewer.names)

    def motion(self, event: Event) -> list[tuple[str, str]]:
        return motion(event)


def _common(state: Cleopatra, words: Words, pen: Pen) -> list[Panel]:
    """What belongs to nobody."""
    priest = {"prizes": altars.prizes(state, words), "altar": altars.altar(state, words, pen)}
    return [
        _panel(words, "signs", WHOLE, {"signs": _signs(words)}),
        _panel(words, "market", MARKET, markets.market(state, words, pen)),
        _panel(words, "quarry", QUARRY, quarry.quarry(state, words, pen)),
        _panel(words, "garden", GARDEN, {**garden(state, words, pen), "fits": fits(state, pen)}),
        _panel(words, "palace", TERRACE, palace(state, words, pen)),
        _panel(words, "altar", ALTAR, priest),
        _panel(words, "mosaics", STACK, mosaics.stack(state, words, pen)),
    ]


def _panel(words: Words, name: str, window: Box, parts: Mapping[str, Picture]) -> Panel:
    return Panel(name, words.say(f"panel.{name}"), window, parts)


def _signs(words: Words) -> str:
    return markets.signs(words) + quarry.signs(words) + mosaics.signs(words) + altars.signs(words)


def _slab(area: Box) -> str:
    return box("shade", area.x + 3, area.y + 4, area.width, area.height, 12) + box(
        "slab", *area, 12
    )


GROUND: Final = (
    box("table", 0, 0, WIDTH, HEIGHT)
    + _slab(MARKET)
    + _slab(QUARRY)
    + _slab(STACK)
    + _slab(ALTAR)
    + altars.ground()
    + palace_ground()
    + river()
)


@lru_cache(maxsize=16)
def _shapes(language: Language) -> dict[str, str]:
    """Larger shapes first, since they contain the smaller ones."""
    return {
        **{f"card-{card}": face(card, language) for card in range(KINDS)},
        **{
            f"mosaic-{shape}-{way}": mosaic(shape, oriented(shape, way))
            for shape in range(MOSAICS)
            for way in ways(shape, True)
        },
        "back": BACK,
        "upright": UPRIGHT,
        "wall": WALL_SHAPE,
        "door": DOOR_SHAPE,
        "facing": FACING,
        "sphinx": SPHINX_SHAPE,
        "obelisk": OBELISK_SHAPE,
        "lid": LID,
        **{f"motif-{n}": motif for n, motif in enumerate(MOTIFS)},
        "palm": PALM,
        "merchant": MERCHANT,
        "amulet": AMULET,
        **{f"piece-{n}": icon for n, icon in enumerate(PIECE_ICONS)},
        **{f"resource-{n}": icon for n, icon in enumerate(RESOURCE_ICONS)},
    }
