"""The rules of Valley of the Kings in our own words."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Sentences, Template
from baumeister.core.text import mark as _
from baumeister.games.valley_of_the_kings.teaching.sources_texts import SOURCES
from baumeister.teaching.texts import SHARED

PLAY: Final[dict[str, Template]] = {
    "idea": _(
        "Builders fill a valley with pyramids. They bid for blocks with hidden tiles, send out "
        "overseers with secret orders, and what a neighbour has built is not safe until it is "
        "finished."
    ),
    "goal.1": _(
        "Buy blocks, claim building sites with your overseers, and let your workers build pyramids"
        " there. Finished pyramids bring points: the larger and the purer in colour they are, the"
        " more. Whoever has the most points wins."
    ),
    "goal.2": _(
        "What you cannot use goes to the pharaoh. When his pyramid is finished, the game ends: "
        "the clock of the game is built from everybody’s leftovers."
    ),
    "goal.table": _(
        "The table: the valley with its sites, areas and fields, the market at the upper left, the"
        " players at the right."
    ),
    "setup": _("Before the game"),
    "setup.1": _("All blocks are in the bag: five colours, the same number of each."),
    "setup.2": _(
        "Every player has two overseers, five workers, eight scarabs and eight bid tiles."
    ),
    "setup.3": _("All figures begin in area 16 around the pharaoh’s site."),
    "setup.4": _("Lots are drawn: whoever gets the pharaoh stone begins in the first round."),
    "setup.5": _(
        "With three players, the sites with three suns are out of the game (1, 5 and 9); with "
        "two, so are those with two suns (2, 6 and 10). They are covered with scarabs of "
        "another colour."
    ),
    "ways": _("Paths and steps"),
    "ways.1": _(
        "A figure stands in an area or on a field. Areas have room for everybody, a field for "
        "only one figure, no matter whose."
    ),
    "ways.2": _(
        "Crossing a line is a step: from one area into the next, from an area onto a field, or"
        " back. Where the frame of a field lies on the border of areas, it is only one line. Nobody"
        " steps from field to field or across a building site."
    ),
    "ways.example": _(
        "What it costs an overseer from area 16: one step onto every field of sites 14 and 15, to"
        " every other area, and to 8-C, which lies on the border; two to the fields behind it."
    ),
    "round": _("A round"),
    "round.0": _(
        "The player with the pharaoh stone begins each phase; the others follow clockwise. In "
        "the first round, nobody steals and nothing is taken over."
    ),
    "round.1": _("Auction: bid face down for groups of five blocks."),
    "round.2": _("Overseers: six steps for both together; they claim unclaimed sites."),
    "round.3": _("Workers: six steps for all together."),
    "round.4": _("Theft: take blocks from other players’ unfinished pyramids."),
    "round.5": _("Takeovers: take unfinished sites from others."),
    "round.6": _("Building: place blocks; the rest goes to the pharaoh."),
    "round.7": _("The pharaoh stone passes to the next player."),
    "auction": _("The auction"),
    "auction.1": _(
        "Groups of five blocks are drawn from the bag, one group more than there are players. "
        "In turn order, the players place their whole bids face down: as many tiles as they "
        "like, at any groups. The tiles show 4, 3, 2 and 1 gold rings; four are blank and only "
        "bluff."
    ),
    "auction.2": _(
        "Then all tiles are turned up. The highest sum buys a group; of equal sums, the one "
        "that was bid first. A group without a ring goes back into the bag. Bids cost nothing: "
        "all tiles return to their owners."
    ),
    "auction.example": _(
        "Anna sees her own tiles; of the others she sees only where they lie and how many."
    ),
    "overseers": _("Overseers"),
    "overseers.1": _(
        "A player’s two overseers have six steps together. An overseer who comes to a field of "
        "an unclaimed site claims it: a scarab marks the owner, who keeps the site even if no "
        "figure stays there. Each overseer claims one site in a round."
    ),
    "overseers.2": _(
        "In the first round, overseers move openly, one player after the other, and not to "
        "other players’ sites. From the second round on, everybody writes secret orders at the "
        "same time, for any field or area; then all orders are turned up and carried out in "
        "turn order."
    ),
    "overseers.3": _(
        "Whoever has ordered more than six steps leaves both overseers where they are. An "
        "overseer who finds the field taken waits in the area beside it."
    ),
    "overseers.example": _(
        "Only you see these arrows until everybody has written theirs: three steps and two, "
        "five of six in all."
    ),
    "overseers.too_far": _("Four steps and three are too far: if that is the order, both stay."),
    "workers": _("Workers"),
    "workers.1": _(
        "A player’s workers have six steps together and always move openly. They build on their "
        "owner’s sites, and at other players’ sites they steal and help to take over. In the "
        "first round, they do not go to other players’ sites, but unclaimed ones are open to them."
    ),
    "theft": _("Theft"),
    "theft.1": _(
        "Whoever has more overseers at a site than its owner, and at least one worker, may take up"
        " to two blocks for each worker there. They come from the topmost layer; when it is used"
        " up, the next one is the topmost. Finished pyramids are safe."
    ),
    "theft.example": _(
        "Benedikt’s worker takes two blocks: first the only one of the second layer, then one "
        "of the base, because the owner, Anna, has no overseer at site 15."
    ),
    "takeover": _("Takeovers"),
    "takeover.1": _(
        "Whoever has more overseers and also more workers at a site than its owner may take it"
        " over: the scarabs are exchanged at once. Workers that have just stolen there count as"
        " well. Finished pyramids cannot be taken over."
    ),
    "takeover.example": _(
        "Benedikt has an overseer and two workers at site 8, Anna one worker: the site is his "
        "if he wants it."
    ),
    "building": _("Building"),
    "building.1": _(
        "On your own sites, each worker there places up to two blocks. A layer is begun only "
        "when the one below is complete; within a layer you choose any place. What is built is "
        "not moved again."
    ),
    "building.2": _(
        "What a player cannot or will not place goes to the pharaoh’s pyramid at once: four "
        "layers, thirty blocks in any colours. Nobody keeps blocks for the next round."
    ),
    "building.3": _(
        "A finished pyramid gets the scarab on its tip. From then on nobody can touch it."
    ),
    "kinds": _("What pyramids are worth"),
    "kinds.1": _(
        "A small pyramid has five blocks in two layers, a large one fourteen in three. What counts"
        " is what can be seen: the middle block at the base of a large pyramid may have any colour."
    ),
    "kinds.mixed": _("Mixed: every pyramid that is none of the following."),
    "kinds.striped": _(
        "Striped, only as a variant: two colours in diagonal stripes, seen from above."
    ),
    "kinds.layered": _("Layered: each layer is of one colour; several layers may have the same."),
    "kinds.single": _("Single-coloured: all of one colour."),
    "kinds.points": _("Points of finished pyramids"),
    "kinds.kind": _("Kind"),
    "kinds.small": _("Small"),
    "kinds.large": _("Large"),
    "end": _("The end"),
    "end.1": _(
        "The game ends with the round in which the pharaoh’s pyramid is finished or all sites "
        "in play are. Only finished pyramids count. Whoever has the most points wins."
    ),
    "variants.1": _(
        "For experienced builders: groups that nobody buys are built onto the pharaoh’s pyramid "
        "at once. The round is played to its end all the same."
    ),
    "variants.2": _(
        "For experts: striped pyramids are a kind of their own and worth more than mixed ones."
    ),
    "variants.3": _("A tie can be broken by the number of finished pyramids, then of large ones."),
    "variants.4": _("The first seat can begin, without drawing lots."),
    "variants.5": _("In the first round, workers can be kept to areas and to their owner’s sites."),
    "variants.6": _(
        "One or the other: a worker that has stolen at a site does not help to take it over in the"
        " same round. For two stolen blocks, one worker is left out."
    ),
}

SENTENCES: Final = Sentences({**SHARED, **PLAY, **SOURCES})
