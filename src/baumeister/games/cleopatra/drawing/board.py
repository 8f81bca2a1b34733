"""The whole table of Kleopatra as a drawing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache, partial
from typing import Final

from baumeister.core.event import PUBLIC, Event
from baumeister.core.state import State
from baumeister.core.text import Language
from baumeister.drawing.arrangement import Arrangement, Size, Tree
from baumeister.drawing.chips import Chip
from baumeister.drawing.drawer import Drawer, Tab, Viewer
from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.ink import Picture, move
from baumeister.drawing.lines import Line
from baumeister.drawing.panel import Later, Panel
from baumeister.drawing.pen import Pen
from baumeister.games.cleopatra.drawing import (
    arranging,
    layout,
    market,
    mosaics,
    quarry,
    text_board,
)
from baumeister.games.cleopatra.drawing.altar import altar
from baumeister.games.cleopatra.drawing.cards import SMALL_BACK, art
from baumeister.games.cleopatra.drawing.chips import chips
from baumeister.games.cleopatra.drawing.choice import choice
from baumeister.games.cleopatra.drawing.court import court
from baumeister.games.cleopatra.drawing.crocodile import crocodile
from baumeister.games.cleopatra.drawing.garden import MOTIFS, garden, mosaic, tile_of
from baumeister.games.cleopatra.drawing.hand import hand
from baumeister.games.cleopatra.drawing.icons import (
    AMULET,
    CARD_ICONS,
    MERCHANT,
    PALM,
    PIECE_ICONS,
)
from baumeister.games.cleopatra.drawing.laying import bed, held, oriented, ways
from baumeister.games.cleopatra.drawing.layout import GARDEN, SCALE
from baumeister.games.cleopatra.drawing.motion import motion, touched
from baumeister.games.cleopatra.drawing.offering import offering, revealed
from baumeister.games.cleopatra.drawing.palace import (
    DOOR_SHAPE,
    FACING,
    GROUND,
    OBELISK_SHAPE,
    SPHINX_SHAPE,
    UPRIGHT,
    WALL_SHAPE,
    palace,
)
from baumeister.games.cleopatra.drawing.riches_and_goods import LID, goods, riches
from baumeister.games.cleopatra.drawing.scored import SCORED
from baumeister.games.cleopatra.drawing.seats import seat_panel
from baumeister.games.cleopatra.drawing.style import STYLES
from baumeister.games.cleopatra.drawing.texts import Words, words_in
from baumeister.games.cleopatra.rules.mosaic_shapes import MOSAICS
from baumeister.games.cleopatra.rules.names import KINDS
from baumeister.games.cleopatra.rules.state import Cleopatra

GARDEN_VIEW: Final = Rectangle(*(SCALE * number for number in GARDEN))


class CleopatraDrawer(Drawer):
    styles = STYLES
    has_picks = True

    def title(self, state: State, language: Language) -> str:
        assert isinstance(state, Cleopatra)
        now = words_in(language).say("round", round=max(1, state.round))
        return f"{state.game.name(language)} · {now}"

    def arrangement(self, seats: int) -> Arrangement:
        return arranging.arrangement(seats)

    def spread(self, state: State, viewer: Viewer) -> str:
        assert isinstance(state, Cleopatra)
        return arranging.spread(state, viewer)

    def tabs(self, state: State, viewer: Viewer) -> Mapping[str, Tab]:
        assert isinstance(state, Cleopatra)
        return arranging.tabs(state, words_in(viewer.language))

    def chips(self, state: State, viewer: Viewer) -> Sequence[Chip]:
        assert isinstance(state, Cleopatra)
        return chips(state, words_in(viewer.language), viewer)

    def whole(self, state: State, viewer: Viewer) -> Tree:
        assert isinstance(state, Cleopatra)
        return arranging.whole(state, viewer)

    def panels(self, state: State, viewer: Viewer) -> list[Panel]:
        assert isinstance(state, Cleopatra)
        words = words_in(viewer.language)
        pen = Pen(state, viewer)
        news = revealed(viewer.last, state.seats)
        return [
            *_common(state, words, pen, news, viewer.names),
            *_asked(state, words, pen, viewer.names),
            *_own(state, words, pen),
            *(
                seat_panel(state, words, pen, viewer.names, news, seat)
                for seat in range(state.seats)
            ),
        ]

    def own_panels(self, state: State, viewer: Viewer) -> list[Panel]:
        assert isinstance(state, Cleopatra)
        words, pen, seat = words_in(viewer.language), Pen(state, viewer), viewer.seat
        if seat == PUBLIC:
            return []
        news = revealed(viewer.last, state.seats)
        return [
            _panel(words, "quarry", layout.QUARRY, quarry.quarry(state, words, pen)),
            _crocodile(state, words, pen, viewer.names),
            *_own(state, words, pen),
            seat_panel(state, words, pen, viewer.names, news, seat),
        ]

    def told(self, state: State, last: Sequence[Event]) -> tuple[int | None, ...]:
        return tuple(revealed(last, state.seats))

    def has_own_chips(self, state: State, viewer: Viewer) -> bool:
        return False

    def shapes(self, language: Language) -> dict[str, str]:
        return _shapes()

    def lines(self, state: State, viewer: Viewer) -> list[Line]:
        assert isinstance(state, Cleopatra)
        return text_board.lines(state, viewer.seat, viewer.language, viewer.names)

    def own_lines(self, state: State, viewer: Viewer, common: list[Line]) -> list[Line]:
        assert isinstance(state, Cleopatra)
        seat, language, names = viewer.seat, viewer.language, viewer.names
        return text_board.own_lines(state, seat, language, names, common)

    def scored(self, state: State, source: int) -> Sequence[str]:
        return SCORED.get(source, ())

    def motion(self, event: Event) -> list[tuple[str, str]]:
        return motion(event)

    def touched(self, events: Iterable[Event]) -> set[str]:
        return touched(events)


def _common(
    state: Cleopatra,
    words: Words,
    pen: Pen,
    news: Sequence[int | None],
    names: Sequence[str] | None,
) -> list[Panel]:
    """What belongs to nobody."""
    return [
        _panel(words, "market", layout.MARKET, market.market(state, words, pen)),
        _panel(words, "quarry", layout.QUARRY, quarry.quarry(state, words, pen)),
        _palace(state, words, pen),
        _panel(words, "mosaics", layout.MOSAICS, mosaics.stack(state, words, pen)),
        _panel(words, "altar", layout.ALTAR, altar(state, words, pen, news)),
        _panel(words, "court", layout.COURT, Later(partial(court, state, words, pen))),
        _crocodile(state, words, pen, names),
    ]


def _crocodile(state: Cleopatra, words: Words, pen: Pen, names: Sequence[str] | None) -> Panel:
    fed = Later(partial(crocodile, state, words, pen, names))
    return _panel(words, "crocodile", layout.CROCODILE, fed)


def _own(state: Cleopatra, words: Words, pen: Pen) -> list[Panel]:
    return [
        _panel(words, "own", layout.OWN, riches(state, words, pen)),
        _panel(words, "goods", layout.GOODS, goods(state, words, pen)),
        _panel(words, "hand", layout.HAND, hand(state, words, pen)),
    ]


def _asked(state: Cleopatra, words: Words, pen: Pen, names: Sequence[str] | None) -> list[Panel]:
    """What is there only while it is asked for."""
    return [
        _panel(words, "garden", layout.BED, bed(state, words, pen)),
        _panel(words, "held", layout.HELD, held(state, words, pen)),
        _panel(words, "choice", layout.CHOICE, choice(state, words, pen, names)),
        _panel(words, "offering", layout.OFFERING, offering(state, words, pen)),
    ]


def _palace(state: Cleopatra, words: Words, pen: Pen) -> Panel:
    beds = {
        name: move(GARDEN_VIEW.x, GARDEN_VIEW.y, part, SCALE)
        for name, part in garden(state, words, pen).items()
    }
    return Panel(
        "palace",
        words.say("panel.palace"),
        Rectangle(0, 0, *layout.PALACE),
        {"terrace": GROUND, **beds, **palace(state, words, pen)},
        is_map=True,
        views={"garden": GARDEN_VIEW},
    )


def _panel(words: Words, name: str, size: Size, parts: Mapping[str, Picture]) -> Panel:
    return Panel(name, words.say(f"panel.{name}"), Rectangle(0, 0, *size), parts)


@lru_cache(maxsize=1)
def _shapes() -> dict[str, str]:
    """Larger shapes first, since they contain the smaller ones."""
    return {
        **{f"card-{card}": art(card) for card in range(KINDS)},
        **{
            f"mosaic-{shape}-{way}": mosaic(shape, oriented(shape, way))
            for shape in range(MOSAICS)
            for way in ways(shape, True)
        },
        **{f"tile-{n}": tile for n, tile in enumerate(dict.fromkeys(map(tile_of, range(MOSAICS))))},
        "small-back": SMALL_BACK,
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
        **{f"icon-{n}": icon for n, icon in enumerate(dict.fromkeys(CARD_ICONS))},
    }
