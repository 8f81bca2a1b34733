"""The table of the Valley in words and letters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final

from baumeister.core.state import NOBODY
from baumeister.drawing.drawer import Viewer
from baumeister.drawing.lines import Line, Span, column, wrapped
from baumeister.drawing.seats import marked, short_names
from baumeister.games.valley_of_the_kings.drawing.decisions import order_sentence
from baumeister.games.valley_of_the_kings.drawing.market import bids_of
from baumeister.games.valley_of_the_kings.drawing.phases import phase
from baumeister.games.valley_of_the_kings.drawing.pyramids import kind
from baumeister.games.valley_of_the_kings.drawing.texts import Words, words_in
from baumeister.games.valley_of_the_kings.drawing.ways import own_orders
from baumeister.games.valley_of_the_kings.rules.actions import Bid
from baumeister.games.valley_of_the_kings.rules.names import (
    AREA_NAMES,
    AREAS,
    EMPTY,
    EVERY_AREA,
    LETTER_OF,
    LETTERS,
    OVERSEERS,
    SITE_NAMES,
    SITE_OF,
    STEPS,
    WORKERS,
    Site,
)
from baumeister.games.valley_of_the_kings.rules.orders import cost
from baumeister.games.valley_of_the_kings.rules.pyramid import (
    EVERY_POSITION,
    LAYERS,
    PHARAOH_BLOCKS,
    Position,
)
from baumeister.games.valley_of_the_kings.rules.state import Valley

SEPARATOR: Final = " · "
INDENT: Final = 12
NAME_LENGTH: Final = 16  # characters


class TextBoard:
    """Says everything about a state to one viewer."""

    def __init__(self, state: Valley, viewer: Viewer) -> None:
        self.state = state
        self.seat = viewer.seat
        self.words: Words = words_in(viewer.language)
        self.names = short_names(state, viewer.language, viewer.names, NAME_LENGTH)

    def market(self) -> Iterator[Line]:
        words = self.words
        for group, counts in enumerate(self.state.groups):
            head: Line = [(words.say("group", group=group + 1), "title")]
            items: list[Line] = [[(words.some(counts), "")]]
            items += [[found] for found in self._bids(group)]
            yield from wrapped(head, items, SEPARATOR, INDENT)

    def _bids(self, group: int) -> Iterator[Span]:
        for seat in range(self.state.seats):
            tiles = [bid for bid in bids_of(self.state, seat) if bid.group == group]
            if not tiles:
                continue
            if seat == self.seat:
                rings = ", ".join(str(bid.rings) for bid in tiles if isinstance(bid, Bid))
                yield self.words.say("group.own", group=group + 1, rings=rings), f"seat{seat}"
            else:
                said = self.words.count("bid", len(tiles), seat=self.names[seat])
                yield said, f"seat{seat}"

    def orders(self) -> Iterator[Line]:
        written = own_orders(self.state, self.seat)
        if written is None:
            return
        words = self.words
        items: list[Line] = [
            [(order_sentence(self.state, words, self.seat, written, overseer), "")]
            for overseer in range(OVERSEERS)
        ]
        total = cost(self.state, self.seat, [*written])
        if total > STEPS:
            items.append([(words.say("orders.too_far", n=total, steps=STEPS), "red")])
            items.append([(words.say("orders.both_stay"), "red")])
        yield from wrapped([(words.say("your_orders") + " ", "title")], items, SEPARATOR, INDENT)

    def sites(self) -> Iterator[Line]:
        for site in self.state.settings.board.sites:
            size = self.words.sizes[self.state.settings.board.sizes[site]]
            items = [self._owner(site), *self._layers(site), *self._crews.get(site, ())]
            head: Line = [(f" {SITE_NAMES[site]:>2} {size}", "title")]
            yield from wrapped(head, items, SEPARATOR, INDENT)

    def _owner(self, site: Site) -> Line:
        owner = self.state.owner[site]
        if owner == NOBODY:
            return [(self.words.say("free"), "dim")]
        return [(self.words.say("of", seat=self.names[owner]), f"seat{owner}")]

    def _layers(self, site: Site) -> Iterator[Line]:
        """Each layer row by row, from the bottom; the place that will be hidden is in brackets."""
        state, words = self.state, self.words
        if state.is_finished(site):
            yield [(words.say("finished", kind=words.kinds[kind(state, site)]), "number")]
        first = 0
        for layer, blocks in enumerate(LAYERS[state.settings.board.sizes[site]], 1):
            places = EVERY_POSITION[first : first + blocks]
            first += blocks
            if all(state.block(site, place) == EMPTY for place in places):
                return
            side = round(blocks**0.5)
            said = [self._block(site, place) for place in places]
            rows = [" ".join(said[n : n + side]) for n in range(0, blocks, side)]
            yield [(words.say("layer", n=layer) + " ", "dim"), (rows[0], "")]
            yield from ([(row, "")] for row in rows[1:])

    def _block(self, site: Site, place: Position) -> str:
        colour = self.state.block(site, place)
        said = "–" if colour == EMPTY else self.words.colours[colour]
        return f"({said})" if self.state.is_hidden(site, place) else said

    @cached_property
    def _crews(self) -> dict[Site, list[Line]]:
        """Who stands at each site."""
        words = self.words
        found: dict[Site, list[Line]] = {}
        for spot, seat, figure in self._figures:
            if spot >= AREAS:
                letter = LETTERS[LETTER_OF[spot]].upper()
                said = words.say(
                    "on_field", letter=letter, figure=words.say(figure), seat=self.names[seat]
                )
                found.setdefault(SITE_OF[spot], []).append([(said, f"seat{seat}")])
        return found

    @property
    def _figures(self) -> list[tuple[int, int, str]]:
        """Spot, seat and kind of every figure, by spots."""
        state = self.state
        found = [(spot, n // OVERSEERS, "overseer.short") for n, spot in enumerate(state.overseers)]
        found += [(spot, n // WORKERS, "worker.short") for n, spot in enumerate(state.workers)]
        return sorted(found)

    def areas(self) -> Iterator[Line]:
        for area, name in zip(EVERY_AREA, AREA_NAMES, strict=True):
            items: list[Line] = []
            for seat in range(self.state.seats):
                for key, figures, so_many in (
                    ("overseers", self.state.overseers, OVERSEERS),
                    ("workers", self.state.workers, WORKERS),
                ):
                    count = figures[seat * so_many : (seat + 1) * so_many].count(area)
                    if count:
                        said = self.words.count(key, count, seat=self.names[seat])
                        items.append([(said, f"seat{seat}")])
            if items:
                head = column([(self.words.say("area", area=name), "title")], INDENT)
                yield from wrapped(head, items, SEPARATOR, INDENT)

    def stores(self) -> Iterator[Line]:
        words, state = self.words, self.state
        built = words.say("of_all", n=len(state.pharaoh), all=PHARAOH_BLOCKS)
        yield [(words.say("pharaoh.name") + " ", "title"), (built, "number")]
        items: list[Line] = [[(words.some(state.bag.counts), "")]]
        yield from wrapped([(f"{words.say('bag.name')} ", "title")], items, ", ", INDENT)

    def seats(self) -> Iterator[Line]:
        state, words = self.state, self.words
        longest = max(len(name) for name in self.names)
        for seat, name in enumerate(self.names):
            yield [
                *marked(state, seat),
                (f" {name:{longest}} ", f"seat{seat}"),
                (words.count("points", state.ledger.points[seat]), "number"),
                (SEPARATOR + words.count("scarabs", state.scarabs[seat]), ""),
                (SEPARATOR + words.say("begins") if seat == state.start else "", "dim"),
            ]
            if any(state.stock[seat]):
                yield [(f"    {words.say('blocks')} ", "dim"), (words.some(state.stock[seat]), "")]


def lines(state: Valley, viewer: Viewer) -> list[Line]:
    board = TextBoard(state, viewer)
    words = board.words
    now = f"{SEPARATOR}{words.say('round', round=state.round)}{SEPARATOR}{phase(state, words)}"
    found: list[Line] = [[(state.game.name(viewer.language), "title"), (now, "dim")], []]
    paragraphs: Sequence[list[Line]] = (
        list(board.market()),
        list(board.orders()),
        [[(words.say("sites"), "title")], *board.sites()],
        list(board.areas()),
        list(board.stores()),
        list(board.seats()),
    )
    for paragraph in paragraphs:
        if paragraph:
            found += [*paragraph, []]
    return found[:-1]
