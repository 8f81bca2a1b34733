"""What the printed rules of the Valley leave open, and where its values come from."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import mark as _

RULINGS: Final = (
    _("Lots are drawn for who begins. As a variant the first seat does."),
    _("The fields of covered sites are not there: nobody goes to them."),
    _(
        "If the bag runs low, as many whole groups as possible are laid out. Without any, there is"
        " no auction in this round."
    ),
    _(
        "In the first round, overseers and workers go to areas, to unclaimed sites and to their "
        "owner’s; later every field is open to both. As a variant, workers are kept from unclaimed "
        "sites in the first round."
    ),
    _(
        "After a claim, an overseer may walk on, but claims only one site in a round. At a "
        "second unclaimed site, the overseer stands without claiming it."
    ),
    _("Without a scarab, nothing is claimed and nothing is taken over."),
    _(
        "Orders are carried out in the order in which they were written. An overseer without "
        "one stays; an order cannot be changed later."
    ),
    _(
        "If a taken field touches two areas, the overseer waits in the one that is nearer to "
        "the start of the move, or else in the home area of the site."
    ),
    _(
        "An overseer who already stands at an unclaimed site claims it when the owner’s turn "
        "comes, unless the orders went too far."
    ),
    _(
        "If two players reach the same unclaimed site, it belongs to the first in turn order. "
        "The other stands there as a stranger."
    ),
    _(
        "What counts is the way to the written fields, from where the overseers stand before"
        " anybody moves."
    ),
    _(
        "Workers in the same area are alike, so only one of them is offered. A worker may walk"
        " several times while steps last."
    ),
    _(
        "Others see how many tiles lie at which group and whose they are. Of equal sums, that "
        "of the earlier player in turn order wins."
    ),
    _("A thief is compared only with the owner, and only by the number of overseers."),
    _(
        "Whoever has more overseers and more workers at a site than its owner can take it over, "
        "and workers that have stolen there count like others. As a variant they do not: then one "
        "worker is left out for two blocks. When the site has changed hands, all workers there may "
        "build."
    ),
    _("Whoever comes next is compared with the new owner."),
    _("Within a layer, a block may be placed anywhere."),
    _(
        "Stripes run along the diagonals, in either direction, and change their colour from one to"
        " the next. A small pyramid has three blocks against two, a large one seven visible blocks"
        " against six."
    ),
    _("Blocks that find no room on the pharaoh’s pyramid go back into the bag."),
    _(
        "If nobody builds, the game ends after round 30. We are stricter than the text here, by "
        "which it could go on for ever."
    ),
    _("A pyramid counts as soon as it is finished, because nobody can touch it any more."),
    _(
        "If points are equal, the victory is shared. As a variant, more finished pyramids win, "
        "then more large ones."
    ),
    _("Whoever has nothing to steal, take over or build is not asked."),
    _(
        "The board is our own: it keeps every path and every number that the rulebook names, "
        "and is the same in all three corners."
    ),
    _(
        "The points are our own except for the stripes: equal steps around the two printed "
        "values, in the order that is known."
    ),
)
READINGS: Final = (20,)  # rulings that are stricter than the text
LETTER: Final = (1, 4, 15)  # rulings that only follow it

PROVENANCE: Final[dict[str, Template]] = {
    "sources.1": _(
        "Tal der Könige is a game by Christian Beierer, published by Franckh-Kosmos in 1992 and "
        "long out of print. This page is our own text with our own drawings; it does not "
        "replace the rulebook."
    ),
    "sources.2": _(
        "The text of the rulebook is known, but its pictures are lost, and with them the board and"
        " the card with the points. Both had to be reconstructed."
    ),
    "sources.3": _(
        "Our board has every field and every path that the rulebook mentions. The rest is as "
        "even as possible: three equal corners around the middle, and room for a few blocks "
        "fewer than there are. If you own the box, you can write the printed board and points "
        "into an edition file."
    ),
    "table.blocks": _("Blocks in the bag"),
    "table.bid_tiles": _("Bid tiles of each player"),
    "table.points": _("Points of pyramids"),
    "table.striped": _("Points of striped pyramids"),
    "table.areas": _("Areas"),
    "table.sites": _("Building sites"),
    "table.map": _("The map"),
    "value.counts": _("red, grey, black, white, ochre"),
    "value.rings": _("gold rings on the tiles"),
    "value.small": _("small: mixed, layered, single-coloured"),
    "value.large": _("large: mixed, layered, single-coloured"),
    "value.striped_small": _("small"),
    "value.striped_large": _("large"),
    "value.area_borders": _("areas beside 16, 17 and so on to 22"),
    "value.sizes": _("sizes of sites 1 to 15"),
    "value.suns": _("suns of sites 1 to 15"),
    "value.site_borders": _("areas beside the fields of sites 1 to 15"),
    "value.drawn": _("as it is drawn on this page"),
}

SOURCES: Final[dict[str, Template]] = {
    **PROVENANCE,
    **{f"ruling.{n}": text for n, text in enumerate(RULINGS, 1)},
}
