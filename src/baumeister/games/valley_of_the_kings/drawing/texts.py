"""The words on the Valley's table that its rules do not need, looked up once for each language."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baumeister.core.sentences import Sentences, Template
from baumeister.core.text import Language, Text
from baumeister.core.text import mark as _
from baumeister.core.text import mark_in as _in
from baumeister.drawing.words import BoardWords
from baumeister.games.valley_of_the_kings.rules.names import AREAS, SPOT_NAMES
from baumeister.games.valley_of_the_kings.rules.texts import (
    COLOUR_NAMES,
    KIND_NAMES,
    SENTENCES,
    SIZE_NAMES,
    SOURCE_NAMES,
)

PHASES: Final = ("auction", "overseers", "workers", "theft", "takeover", "building")

TEXTS: Final[dict[str, Template]] = {
    "panel.valley": _("The valley"),
    "panel.site": _("The map, enlarged"),
    "panel.phases": _("Round and phase"),
    "panel.notes": _("What is being decided"),
    "panel.stocks": _("Blocks of the others"),
    "panel.hand": _("Your figures or bid tiles"),
    "panel.own": _("Your points, blocks and scarabs"),
    "panel.auction": _("Groups of blocks and bid tiles"),
    "panel.points": _("Points of finished pyramids"),
    "round": _("Round {round}"),
    "phase.auction": _in("phase", "Auction"),
    "phase.overseers": _in("phase", "Overseers"),
    "phase.workers": _in("phase", "Workers"),
    "phase.theft": _in("phase", "Theft"),
    "phase.takeover": _in("phase", "Takeovers"),
    "phase.building": _in("phase", "Building"),
    "phase.numbered": "{n} {phase}",
    "phase.over": _("Game over"),
    "group": _("Group {group}"),
    "group.blocks": _("Group {group}: {blocks}"),
    "group.tiles": (
        _("{seat} has {n} tile at group {group}."),
        _("{seat} has {n} tiles at group {group}."),
    ),
    "group.own": _("Your tiles at group {group}: {rings}"),
    "some": "{colour} {n}",
    "auction.size": _("5 blocks each"),
    "tile": (_("Bid tile with {n} gold ring"), _("Bid tile with {n} gold rings")),
    "tile.blank": _("Blank bid tile"),
    "last_auction": _("Last auction"),
    "bids.done": _("{seat} has bid."),
    "bids.open": _("{seat} has not bid yet."),
    "steps": (_("{n} step left"), _("{n} steps left")),
    "orders.stays": _("Overseer {overseer} stays"),
    "orders.far": _("Too far!"),
    "orders.far.stay": _("Both will stay."),
    "orders.too_far": _("Too far: {n} of {steps} steps."),
    "orders.both_stay": _("Both overseers would stay."),
    "orders.secret": _("Only you see this."),
    "orders.done": _("{seat} has written the orders."),
    "orders.writes": _("{seat} is writing orders."),
    "orders.arrow": _("{seat}’s order: from {source} to {target} ({n})"),
    "left": _("Site {site}: {n} more"),
    "steal.left": _("Site {site}: {n} to steal"),
    "area": _("Area {area}"),
    "field": _("Field {field}"),
    "site.free": _("Site {site}, {size}: belongs to nobody"),
    "site.owned": (
        _("Site {site}, {size}, owned by {seat}: {n} more block until it is finished"),
        _("Site {site}, {size}, owned by {seat}: {n} more blocks until it is finished"),
    ),
    "site.finished": _("Site {site}, {size}, owned by {seat}: finished, {kind}"),
    "site.out": _("Site {site} is not in play."),
    "pharaoh": (
        _("The pharaoh’s pyramid: {n} more block until the game ends"),
        _("The pharaoh’s pyramid: {n} more blocks until the game ends"),
    ),
    "of_all": _("{n} of {all}"),
    "workers": (_("{seat}: {n} worker"), _("{seat}: {n} workers")),
    "overseers": (_("{seat}: {n} overseer"), _("{seat}: {n} overseers")),
    "pick.overseer.area": _("An overseer in area {spot}"),
    "pick.overseer.field": _("The overseer on field {spot}"),
    "pick.worker.area": _("A worker in area {spot}"),
    "pick.worker.field": _("The worker on field {spot}"),
    "pick.stock": _("Blocks to build, {colour}: {n}"),
    "stock": _("Bought or stolen, {colour}: {n}"),
    "scarabs": (_("{n} scarab left"), _("{n} scarabs left")),
    "tiles.left": (_("{n} bid tile in hand"), _("{n} bid tiles in hand")),
    "begins": _("begins"),
    "stock.all": (_("{n} block bought or stolen"), _("{n} blocks bought or stolen")),
    "starts": _("has the pharaoh stone and begins"),
    "bag": (_("{n} block in the bag"), _("{n} blocks in the bag")),
    "worth": _("Points"),
    "sites": _("Sites"),
    "layer": _("layer {n}"),
    "free": _("unclaimed"),
    "of": _("owned by {seat}"),
    "finished": _("finished, {kind}"),
    "overseer.short": _("overseer"),
    "worker.short": _("worker"),
    "on_field": _("{letter}: {seat}’s {figure}"),
    "blocks": _("blocks"),
    "bid": (_("{seat}: {n} tile"), _("{seat}: {n} tiles")),
    "your_orders": _("Your orders"),
    "pharaoh.name": _("Pharaoh’s pyramid"),
    "bag.name": _("Bag"),
}

SHORT_KINDS: Final = (_("mixed"), _("striped"), _("layered"), _("one colour"))

REFUSALS: Final[dict[str, Template]] = {
    "refuse.edition_point": _(
        "“{word}” is not a point on the map: a pair like “800,600” is needed."
    ),
    "refuse.edition_plane": _("the point {word} lies outside the map."),
    "refuse.edition_points": (
        _("{n} point is needed here."),
        _("{n} points are needed here."),
    ),
    "refuse.edition_outline": _("at least three points are needed here."),
    "refuse.edition_many_points": _("at most {n} points are possible here."),
    "refuse.edition_field_points": (
        _("site {site} has {n} field, so it needs as many points."),
        _("site {site} has {n} fields, so it needs as many points."),
    ),
    "refuse.edition_overlap": _("{one} and {other} lie on top of each other on the map."),
    "refuse.edition_outside": _("the point {word} lies outside area {area}."),
    "refuse.edition_away": _("field {field} does not touch area {area} on the map."),
}

MAP_SENTENCES: Final = Sentences(REFUSALS, from_one=("site",))


class Words(BoardWords):
    def __init__(self, language: Language) -> None:
        super().__init__(language, TEXTS)
        self.colours = self.translated(COLOUR_NAMES)
        self.sizes = self.translated(SIZE_NAMES)
        self.kinds = self.translated(KIND_NAMES)
        self.short_kinds = self.translated(SHORT_KINDS)
        self.sources = self.translated(SOURCE_NAMES)

    def spot(self, spot: int) -> str:
        """An area or a field as a person calls it."""
        key = "area" if spot < AREAS else "field"
        return self.say(key, **{key: short_spot(spot)})

    def some(self, counts: list[int]) -> str:
        """So many blocks of each colour."""
        return ", ".join(
            self.say("some", colour=self.colours[colour], n=count)
            for colour, count in enumerate(counts)
            if count
        )

    def sentence(self, text: Text) -> str:
        """A sentence of the game itself."""
        return SENTENCES.say(text, self.language)


def short_spot(spot: int) -> str:
    return SPOT_NAMES[spot].upper()


words_in: Final = lru_cache(maxsize=16)(Words)
