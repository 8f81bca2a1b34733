"""The hand: one's own figures with the place where each is, or bid tiles while these are laid."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from baumeister.drawing.areas import hot_box
from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.ink import Picture, group, join, move, tooltip
from baumeister.drawing.panel import Panel
from baumeister.drawing.pen import Pen
from baumeister.drawing.shapes import tally
from baumeister.drawing.svg import box, label
from baumeister.games.valley_of_the_kings.drawing.arrangement import HAND
from baumeister.games.valley_of_the_kings.drawing.crews import spots_of
from baumeister.games.valley_of_the_kings.drawing.figures import OVERSEERS, TILES, WORKERS
from baumeister.games.valley_of_the_kings.drawing.market import bids_of
from baumeister.games.valley_of_the_kings.drawing.offered import Offered, tile_name
from baumeister.games.valley_of_the_kings.drawing.texts import Words, short_spot
from baumeister.games.valley_of_the_kings.drawing.ways import own_orders
from baumeister.games.valley_of_the_kings.rules import names as numbers
from baumeister.games.valley_of_the_kings.rules.actions import MOST_RINGS, Bid
from baumeister.games.valley_of_the_kings.rules.auction import Bids, DrawBlocks
from baumeister.games.valley_of_the_kings.rules.names import AREAS, Spot
from baumeister.games.valley_of_the_kings.rules.state import Valley

FIGURES: Final = numbers.OVERSEERS + numbers.WORKERS
SLOT: Final = Rectangle(5, 3, 48, 52)
SLOT_PITCH: Final = (HAND.width - 8 - SLOT.width) / (FIGURES - 1)
SLOT_HOT: Final = hot_box(0, 0, SLOT.width, SLOT.height, 8)
TILE_PITCH: Final = 59
TILE_HOT: Final = hot_box(0, 0, 50, 52, 8)


class Own(NamedTuple):
    """Own figures that can be told apart only by their number."""

    is_overseer: bool
    spot: Spot
    figures: list[int]
    pick: str  # its name in the hand, if it can go somewhere
    goal: int | None  # where it is ordered to


def hand(state: Valley, words: Words, pen: Pen, offered: Offered) -> Panel:
    body: Picture = ""
    if 0 <= pen.seat < state.seats:
        body = (
            _rack(state, words, pen, offered)
            if is_auction(state)
            else _figures(state, words, pen, offered)
        )
    return Panel("hand", words.say("panel.hand"), Rectangle(0, 0, *HAND), {"hand": body})


def is_auction(state: Valley) -> bool:
    """Whether blocks are being bought."""
    return bool(state.agenda) and isinstance(state.agenda[-1], Bids | DrawBlocks)


def _figures(state: Valley, words: Words, pen: Pen, offered: Offered) -> Picture:
    goals: dict[int, int] = {
        order.overseer: order.spot for order in own_orders(state, pen.seat) or []
    }
    overseers = spots_of(state.overseers, pen.seat, numbers.OVERSEERS)
    workers = spots_of(state.workers, pen.seat, numbers.WORKERS)
    found = [
        *told_apart(True, overseers, offered.overseers, goals),
        *told_apart(False, workers, offered.workers, {}),
    ]
    return join(
        move(SLOT.x + n * SLOT_PITCH, SLOT.y, _figure(words, pen, own))
        for n, own in enumerate(found)
    )


def told_apart(
    is_overseer: bool, spots: Sequence[Spot], names: Mapping[int, str], goals: Mapping[int, int]
) -> Iterable[Own]:
    """Figures with their places and orders; those in one area that are alike are one."""
    found: dict[tuple[int, int], Own] = {}
    for figure, spot in enumerate(spots):
        picked = [one for one in names if spots[one] == spot]
        are_alike = spot < AREAS and len(picked) < 2 and not goals
        key = spot, -1 if are_alike else figure
        if key not in found:
            pick = names[picked[0]] if are_alike and picked else names.get(figure, "")
            found[key] = Own(is_overseer, spot, [], pick, goals.get(figure))
        found[key].figures.append(figure)
    return found.values()


def _figure(words: Words, pen: Pen, own: Own) -> Picture:
    shape = (OVERSEERS if own.is_overseer else WORKERS)[pen.seat]
    if own.goal is None:
        where = label(24, 48, "bold middle", short_spot(own.spot))
    else:
        where = label(24, 48, "ordered", f"→{short_spot(own.goal)}")
    count = len(own.figures)
    body = (
        box("slot", 0, 0, SLOT.width, SLOT.height, 8)
        + move(22 if own.is_overseer else 24, 22 if own.is_overseer else 20, shape, 0.8)
        + where
        + (tally(39, 11, count) if count > 1 else "")
    )
    key = "overseer" if own.is_overseer else "worker"
    kind = "area" if own.spot < AREAS else "field"
    said = words.say(f"pick.{key}.{kind}", spot=short_spot(own.spot))
    return pen.pick(own.pick, said, body, SLOT_HOT) if own.pick else tooltip(said, body)


def _rack(state: Valley, words: Words, pen: Pen, offered: Offered) -> Picture:
    """Tiles by their rings."""
    all_tiles = state.settings.edition.tiles
    laid = [bid.rings for bid in bids_of(state, pen.seat) if isinstance(bid, Bid)]
    tiles = [
        pen.place(
            f"tile-{pen.seat}-{rings}",
            SLOT.x + TILE_PITCH * n,
            SLOT.y,
            _tile(words, pen, offered, rings, all_tiles[rings] - laid.count(rings)),
        )
        for n, rings in enumerate(n for n in range(MOST_RINGS, -1, -1) if all_tiles[n])
    ]
    return pen.place(f"tiles-{pen.seat}", 0, 0, join(tiles))


def _tile(words: Words, pen: Pen, offered: Offered, rings: int, left: int) -> Picture:
    shape = box("slot", 0, 0, 50, 52, 8) + move(7, 3, TILES[rings])
    if not left:
        return group("used", shape)
    said = words.count("tile", rings) if rings else words.say("tile.blank")
    body = shape + (tally(42, 43, left) if left > 1 else "")
    if rings in offered.tiles:
        return pen.pick(tile_name(rings), said, body, TILE_HOT)
    return tooltip(said, body)
