"""Drawn examples for the rules of the Valley: real states, drawn as at the table, a part of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from baumeister.core.state import CHANCE
from baumeister.core.text import Language
from baumeister.drawing import Drawing, Viewer
from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.ink import move
from baumeister.drawing.svg import Svg
from baumeister.games.valley_of_the_kings.drawing.arrangement import NOTES
from baumeister.games.valley_of_the_kings.drawing.blocks import BLOCKS as BLOCK_SHAPES
from baumeister.games.valley_of_the_kings.drawing.blocks import CAST
from baumeister.games.valley_of_the_kings.drawing.layout import BLOCK, BLOCK_SPOTS, LIFT
from baumeister.games.valley_of_the_kings.drawing.map import map_of
from baumeister.games.valley_of_the_kings.rules.actions import BID, DONE, DRAW
from baumeister.games.valley_of_the_kings.rules.game import VALLEY_OF_THE_KINGS
from baumeister.games.valley_of_the_kings.rules.kinds import STRIPES
from baumeister.games.valley_of_the_kings.rules.names import (
    LARGE,
    OVERSEERS,
    SITE_NAMES,
    SMALL,
    STEPS,
    WORKERS,
    Colour,
    Site,
    spot_named,
)
from baumeister.games.valley_of_the_kings.rules.orders import Orders
from baumeister.games.valley_of_the_kings.rules.overseers import MoveOverseers
from baumeister.games.valley_of_the_kings.rules.pyramid import EVERY_POSITION, LAYERS
from baumeister.games.valley_of_the_kings.rules.state import Valley
from baumeister.games.valley_of_the_kings.rules.takeover import TakeSites
from baumeister.games.valley_of_the_kings.rules.theft import StealBlocks
from baumeister.teaching.pictures import moment, picture_of, still_panels, table_picture
from baumeister.teaching.writer import Example

NAMES: Final = ("Anna", "Benedikt", "Chiara", "Dmitri")
ANNA: Final = 0
BENEDIKT: Final = 1
WHOLE_TABLE: Final = "whole_table"
SEED: Final = 1481
ANSWERS: Final = 221  # of the game that the whole table shows
MAP: Final = "site"  # the panel with the map
FAR: Final = 100  # that a site reaches from its middle
HELD: Final = "overseer-16"  # one in the middle of the map

# Blocks by their letters, layer by layer from the bottom.
LETTERS: Final = "rgbwo"
_PYRAMIDS: Final = {
    "mixed": ("rgbwo", "rgbworgbworgbw"),
    "layered": ("ggggb", "rrrrrrrrrggggb"),
    "single": ("wwwww", "oooobooooooooo"),
}


@dataclass(frozen=True)
class Detail:
    """A state, who looks at it, and which panel is shown, or which part of it."""

    state: Valley
    seat: int
    panel: str
    view: Rectangle | None = None


def _begun() -> Valley:
    """Without a lot: Anna begins."""
    state = VALLEY_OF_THE_KINGS.start(4, {"first_player": "first_seat"})
    assert isinstance(state, Valley)
    return state


def _table(round_now: int) -> Valley:
    """The auction of the round is over."""
    state = _begun()
    state.agenda, state.groups = [], []
    state.round = round_now
    return state


def _stand(state: Valley, seat: int, overseers: str, workers: str) -> None:
    """Put figures of a seat on spots by their names; the others stay in area 16."""
    for n, name in enumerate(overseers.split()):
        state.move(state.overseers, seat * OVERSEERS + n, spot_named(name))
    for n, name in enumerate(workers.split()):
        state.move(state.workers, seat * WORKERS + n, spot_named(name))


def _own(state: Valley, seat: int, number: str, blocks: str = "") -> None:
    site = Site(SITE_NAMES.index(number))
    state.owner[site] = seat
    state.scarabs[seat] -= 1
    for position, letter in zip(EVERY_POSITION, blocks, strict=False):
        if letter != ".":
            state.put_block(site, position, Colour(LETTERS.index(letter)))


def steps() -> Detail:
    """All that an overseer can reach from the middle."""
    state = _table(1)
    state.ask(MoveOverseers(ANNA, 0, STEPS, 0))
    return Detail(state, ANNA, MAP, Rectangle(660, 460, 700, 740))


def auction() -> Detail:
    """Three have bid, and the fourth has begun."""
    state = _begun()
    for blocks in ("rrgwo", "bbbow", "ggggw", "rwwoo", "rgbwo"):
        for letter in blocks:
            state.apply(CHANCE, DRAW[LETTERS.index(letter)])
    bids = (((2, 4), (2, 1), (0, 3)), ((2, 4), (2, 0), (0, 1)), ((2, 3), (1, 2)))
    for seat, tiles in enumerate(bids):
        for group, rings in tiles:
            state.apply(seat, BID[group][rings])
        state.apply(seat, DONE)
    state.apply(3, BID[3][4])
    return Detail(state, ANNA, "auction")


def _with_orders(standing: str, *targets: str) -> Valley:
    """Anna's overseers stand there, and have orders."""
    state = _table(2)
    _own(state, ANNA, "14", "gg.w.....")
    _own(state, BENEDIKT, "6", "rrr......")
    _stand(state, ANNA, standing, "14-a 14-d")
    _stand(state, BENEDIKT, "6-a", "6-e 6-f")
    state.ask(Orders([ANNA, BENEDIKT]))
    for n, target in enumerate(targets):
        state.apply(ANNA, state.game.vocabulary.parse(f"overseer {n} {target}"))
    return state


def orders() -> Detail:
    return Detail(_with_orders("14-e", "6-g", "8-b"), ANNA, MAP, Rectangle(660, 460, 700, 600))


def too_far() -> Detail:
    state = _with_orders("6-b 14-e", "10-c", "3-a")
    return Detail(state, ANNA, "notes", Rectangle(0, 0, NOTES.width, 142))


def theft() -> Detail:
    state = _table(3)
    _own(state, ANNA, "15", "rgwobrgwr.r")
    _stand(state, ANNA, "", "15-c 15-h")
    _stand(state, BENEDIKT, "15-e", "15-g")
    state.ask(StealBlocks(BENEDIKT, 0))
    return Detail(state, BENEDIKT, MAP, Rectangle(690, 780, 220, 240))


def takeover() -> Detail:
    state = _table(3)
    _own(state, ANNA, "8", "gg..")
    _stand(state, ANNA, "", "8-b")
    _stand(state, BENEDIKT, "8-d", "8-a 8-c")
    state.ask(TakeSites(BENEDIKT, 0))
    return Detail(state, BENEDIKT, MAP, Rectangle(970, 860, 190, 190))


EXAMPLES: Final[dict[str, Callable[[], Detail]]] = {
    function.__name__: function for function in (steps, auction, orders, too_far, theft, takeover)
}


@lru_cache(maxsize=64)
def example(name: str, language: Language) -> Example:
    if name == WHOLE_TABLE:
        return Example(_whole_table(language))
    found = EXAMPLES[name]()
    view = found.state.mask(found.seat)
    legal = view.legal(found.seat) if found.seat in view.to_act() else []
    names = NAMES[: view.seats]
    panels = still_panels(view, language, seat=found.seat, legal=legal, names=names, held=HELD)
    body = "".join(part for name, part in panels[found.panel].items() if _is_shown(name, found))
    size = Drawing(view, Viewer(found.seat)).arrangement.sizes[found.panel]
    return Example(picture_of(body, found.view or Rectangle(0, 0, *size), ground="table"))


def _whole_table(language: Language) -> Svg:
    state = moment(VALLEY_OF_THE_KINGS, 4, SEED, ANSWERS)
    return table_picture(state, language, seat=ANNA, names=NAMES)


def _is_shown(part: str, found: Detail) -> bool:
    """Only what lies in the view, so that a page with many examples stays small."""
    kind, _, number = part.partition("-")
    if found.view is None or kind not in ("site", "crew"):
        return True
    left, top, width, height = found.view
    x, y = map_of(found.state.settings.edition).centres[int(number)]
    return left - FAR < x < left + width + FAR and top - FAR < y < top + height + FAR


def pyramid(kind: str, size: int) -> str:
    """An example of a kind, a letter for each block."""
    if kind in _PYRAMIDS:
        return _PYRAMIDS[kind][size]
    dark, light = STRIPES[size][0]
    return "".join("r" if n in dark else "w" for n in range(len(dark) + len(light) + size))


@lru_cache(maxsize=16)
def pyramid_picture(blocks: str) -> Svg:
    """A single pyramid, a letter for each block."""
    size = SMALL if len(blocks) == sum(LAYERS[SMALL]) else LARGE
    ground = LAYERS[size][0]
    body = "".join(
        move(
            *BLOCK_SPOTS[size][position],
            (CAST if position >= ground else "") + BLOCK_SHAPES[LETTERS.index(letter)],
        )
        for position, letter in enumerate(blocks)
    )
    half = 1.5 * BLOCK + 8
    return picture_of(
        body, Rectangle(-half, -half - LIFT, 2 * half, 2 * half + LIFT), ground="table"
    )
