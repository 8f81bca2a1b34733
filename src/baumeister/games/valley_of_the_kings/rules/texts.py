"""Every sentence of the Valley in English; other languages translate it in the catalogue."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Phrases, Sentences, Template
from baumeister.core.text import mark as _
from baumeister.games.valley_of_the_kings.rules.names import COLOURS, KINDS, LETTERS, SIZES

LETTER_NAMES: Final = tuple(LETTERS.upper())
COLOUR_NAMES: Final = (_("red"), _("grey"), _("black"), _("white"), _("ochre"))
A_BLOCK: Final = (
    _("a red block"),
    _("a grey block"),
    _("a black block"),
    _("a white block"),
    _("an ochre block"),
)
SIZE_NAMES: Final = (_("small"), _("large"))
A_PYRAMID: Final = (_("a small pyramid"), _("a large pyramid"))
KIND_NAMES: Final = (_("mixed"), _("striped"), _("layered"), _("single-coloured"))
SOURCE_NAMES: Final = (
    _("Mixed pyramids"),
    _("Striped pyramids"),
    _("Layered pyramids"),
    _("Single-coloured pyramids"),
)

PHRASES: Final = {
    "letter": Phrases("letter", LETTER_NAMES),
    "a_block": Phrases("colour", A_BLOCK),
    "colour": Phrases("colour", COLOUR_NAMES),
    "a_pyramid": Phrases("size", A_PYRAMID),
    "size": Phrases("size", SIZE_NAMES),
    "kind": Phrases("kind", KIND_NAMES),
}

ACTIONS: Final[dict[str, Template]] = {
    "action.bid": (
        _("Place the tile with {n} gold ring at group {group}"),
        _("Place the tile with {n} gold rings at group {group}"),
    ),
    "action.bid.blank": _("Place a blank tile at group {group}, to bluff"),
    "action.overseer.field": _("Overseer {overseer} to field {site}-{letter}"),
    "action.overseer.area": _("Overseer {overseer} to area {area}"),
    "action.overseer.field.steps": (
        _("Overseer {overseer} to field {site}-{letter} ({n} step)"),
        _("Overseer {overseer} to field {site}-{letter} ({n} steps)"),
    ),
    "action.overseer.area.steps": (
        _("Overseer {overseer} to area {area} ({n} step)"),
        _("Overseer {overseer} to area {area} ({n} steps)"),
    ),
    "action.worker.field": _("Worker {worker} to field {site}-{letter}"),
    "action.worker.area": _("Worker {worker} to area {area}"),
    "action.worker.field.steps": (
        _("Worker {worker} to field {site}-{letter} ({n} step)"),
        _("Worker {worker} to field {site}-{letter} ({n} steps)"),
    ),
    "action.worker.area.steps": (
        _("Worker {worker} to area {area} ({n} step)"),
        _("Worker {worker} to area {area} ({n} steps)"),
    ),
    "action.steal": _("Steal the block at position {position} of site {site}"),
    "action.steal.block": _("Steal {a_block} from site {site}, position {position}"),
    "action.take_over": _("Take over site {site}"),
    "action.take_over.from": _("Take over site {site} from {other}"),
    "action.build.hidden": _(
        "Place {a_block} on site {site}, position {position}: the hidden one, which may have any"
        " colour"
    ),
    "action.build": _("Place {a_block} on site {site}, position {position}"),
    "action.done": _("Done"),
    "action.done.bids": _("Finish your bid"),
    "action.done.bids.none": _("Bid nothing and buy no blocks"),
    "action.done.overseers": _("Leave the overseers where they are"),
    "action.done.orders": _("Give no further order"),
    "action.done.orders.too_far": _(
        "Give no further order: it is too far, both overseers will stay"
    ),
    "action.done.workers": _("Leave the workers where they are"),
    "action.done.theft": _("Steal nothing more"),
    "action.done.takeover": _("Take over nothing more"),
    "action.done.building": (
        _("Finish: {n} block goes to the pharaoh"),
        _("Finish: {n} blocks go to the pharaoh"),
    ),
    "action.draw": _("Draw {a_block}"),
    "action.begin": _("The lot falls on {other}"),
}

ORDERS: Final[dict[str, Template]] = {
    "order.overseer.field.steps": (
        _("Order overseer {overseer} to field {site}-{letter} ({n} step)"),
        _("Order overseer {overseer} to field {site}-{letter} ({n} steps)"),
    ),
    "order.overseer.area.steps": (
        _("Order overseer {overseer} to area {area} ({n} step)"),
        _("Order overseer {overseer} to area {area} ({n} steps)"),
    ),
    "order.overseer.field.too_far.steps": (
        _("Too far: overseer {overseer} to field {site}-{letter} ({n} step), both would stay"),
        _("Too far: overseer {overseer} to field {site}-{letter} ({n} steps), both would stay"),
    ),
    "order.overseer.area.too_far.steps": (
        _("Too far: overseer {overseer} to area {area} ({n} step), both would stay"),
        _("Too far: overseer {overseer} to area {area} ({n} steps), both would stay"),
    ),
}

PROMPTS: Final[dict[str, Template]] = {
    "ask.DrawLot": _("Lots are drawn: who gets the pharaoh stone first?"),
    "ask.DrawBlocks": _("Blocks are drawn from the bag for the market."),
    "ask.Bids": (
        _("Place bid tiles face down at the only group if you want to buy it."),
        _("Place bid tiles face down at any of the {n} groups you want to buy."),
    ),
    "ask.MoveOverseers": (
        _("Move your overseers and claim sites: {n} step left."),
        _("Move your overseers and claim sites: {n} steps left."),
    ),
    "ask.Orders": _("Write secret orders for your overseers: {n} of {most} steps so far."),
    "ask.MoveWorkers": (
        _("Move your workers: {n} step left for all of them."),
        _("Move your workers: {n} steps left for all of them."),
    ),
    "ask.StealBlocks": _("You may steal two blocks for each of your workers at others’ sites."),
    "ask.TakeSites": _("You may take over another player’s site."),
    "ask.BuildPyramids": (
        _("Build: {n} block is left; what you do not use goes to the pharaoh."),
        _("Build: {n} blocks are left; what you do not use goes to the pharaoh."),
    ),
}

EVENTS: Final[dict[str, Template]] = {
    "event.round_begins": _("Round {round} begins; {other:* has|you have} the pharaoh stone."),
    "event.is_drawn": _("{seat:* is drawn by lot and begins|You are drawn by lot and begin}."),
    "event.draws": _("Group {group} gets {a_block}."),
    "event.bids": (
        _("{seat:* places|You place} a tile with {n} gold ring face down at group {group}."),
        _("{seat:* places|You place} a tile with {n} gold rings face down at group {group}."),
    ),
    "event.bids.hidden": _("{seat:* places|You place} a tile face down at group {group}."),
    "event.bids_enough": _("{seat:* has|You have} finished bidding."),
    "event.shows": (
        _("{seat:* has|You have} bid {n} gold ring for group {group}."),
        _("{seat:* has|You have} bid {n} gold rings for group {group}."),
    ),
    "event.wins": (
        _("{seat:* buys|You buy} group {group} with {n} gold ring."),
        _("{seat:* buys|You buy} group {group} with {n} gold rings."),
    ),
    "event.unsold": _("Nobody buys group {group}: it goes back into the bag."),
    "event.unsold.pharaoh": (
        _("Nobody buys group {group}: the pharaoh’s pyramid gets {n} block."),
        _("Nobody buys group {group}: the pharaoh’s pyramid gets {n} blocks."),
    ),
    "event.has_ordered": _("{seat:* has|You have} written the orders."),
    "event.orders.field": _(
        "{seat:* has|You have} ordered overseer {overseer} to field {site}-{letter}."
    ),
    "event.orders.area": _("{seat:* has|You have} ordered overseer {overseer} to area {area}."),
    "event.too_far": (
        _("{seat:* has|You have} ordered more than {n} step: both overseers stay where they are."),
        _("{seat:* has|You have} ordered more than {n} steps: both overseers stay where they are."),
    ),
    "event.finds_taken": _(
        "{seat:*’s|"
        "Your} overseer {overseer} finds field {site}-{letter} taken and waits in area {area}."
    ),
    "event.oversees.field": _(
        "{seat:* moves|You move} overseer {overseer} to field {site}-{letter}."
    ),
    "event.oversees.area": _("{seat:* moves|You move} overseer {overseer} to area {area}."),
    "event.claims": _("{seat:* claims|You claim} site {site}."),
    "event.works.field": _("{seat:* moves|You move} worker {worker} to field {site}-{letter}."),
    "event.works.area": _("{seat:* moves|You move} worker {worker} to area {area}."),
    "event.steals": _("{seat:* steals|You steal} {a_block} from {other:*’s|your} site {site}."),
    "event.takes_over": _("{seat:* takes|You take} over site {site} from {other:*|you}."),
    "event.builds": _("{seat:* places|You place} {a_block} on site {site}."),
    "event.finishes": (
        _("{seat:* finishes|You finish} {a_pyramid} on site {site}, {kind}: {n} point."),
        _("{seat:* finishes|You finish} {a_pyramid} on site {site}, {kind}: {n} points."),
    ),
    "event.gives": (
        _("{seat:* gives|You give} {n} block to the pharaoh’s pyramid."),
        _("{seat:* gives|You give} {n} blocks to the pharaoh’s pyramid."),
    ),
    "event.surplus": (
        _("The pharaoh’s pyramid is finished: {n} block goes back into the bag."),
        _("The pharaoh’s pyramid is finished: {n} blocks go back into the bag."),
    ),
    "event.round_ends": _("Round {round} ends."),
}

REFUSALS: Final[dict[str, Template]] = {
    "refuse.no_group": (
        _("There is only {n} group in the market."),
        _("There are only {n} groups in the market."),
    ),
    "refuse.no_tile": (
        _("You have no tile with {n} gold ring left."),
        _("You have no tile with {n} gold rings left."),
    ),
    "refuse.no_field": _("Site {site} has no field {letter}."),
    "refuse.site_out": _("Site {site} is not in play with {n} players."),
    "refuse.already_there": _("This figure is there already."),
    "refuse.alike": _("Your figures in one area are alike: move number {figure}."),
    "refuse.steps": (
        _("This takes {needed} steps, but you have only {n} step left."),
        _("This takes {needed} steps, but you have only {n} steps left."),
    ),
    "refuse.field_taken": _("Somebody stands on field {site}-{letter}: it has room for one."),
    "refuse.foreign_site": _(
        "Site {site} belongs to {other}: other players’ sites are open to you from round 2 on."
    ),
    "refuse.only_own_sites": _("In round 1, workers go only to areas and to your own sites."),
    "refuse.has_order": _("This overseer already has an order."),
    "refuse.field_ordered": _(
        "Your other overseer already has an order for field {site}-{letter}."
    ),
    "refuse.nobodys_site": _("Site {site} belongs to nobody yet."),
    "refuse.own_site": _("Site {site} is your own."),
    "refuse.pyramid_untouchable": _("The pyramid on site {site} is finished and safe."),
    "refuse.more_overseers": _("At site {site} you need more overseers than {other}."),
    "refuse.more_workers": _("At site {site} you need more workers than {other}."),
    "refuse.thieves": _(
        "Workers that have stolen do not help to take over: without them you need more workers at"
        " site {site} than {other}."
    ),
    "refuse.no_worker": _("You have no worker on a field of site {site}."),
    "refuse.workers_busy": (
        _("Your worker at site {site} has already moved two blocks."),
        _("Your {n} workers at site {site} have already moved two blocks each."),
    ),
    "refuse.no_block_there": _("There is no block at position {position} of site {site}."),
    "refuse.top_layer": _("Blocks are stolen from the topmost layer first."),
    "refuse.not_your_site": _("You build only on your own sites, and site {site} is not yours."),
    "refuse.site_finished": _("The pyramid on site {site} is finished."),
    "refuse.no_colour": _("You have no block of this colour: {colour}."),
    "refuse.no_position": (
        _("The pyramid on site {site} has only {n} position."),
        _("The pyramid on site {site} has only {n} positions."),
    ),
    "refuse.position_taken": _("There is already a block at position {position} of site {site}."),
    "refuse.layer": _("Site {site}: a layer is begun only when the one below is complete."),
    "refuse.edition_rings": _("the tiles of a player have {n} gold rings in all."),
    "refuse.edition_better": _(
        "a single colour is worth at least as much as layers, and layers as much as a mixture."
    ),
    "refuse.edition_area": _("“{word}” is not an area: the areas are numbered from 16 to 22."),
    "refuse.edition_borders": _("area {area} borders {beside}, but not the other way round."),
    "refuse.edition_apart": _("area {area} cannot be reached from area 16."),
    "refuse.edition_fields": _("site {site} has 4 to 12 fields."),
    "refuse.edition_suns": _(
        "without the sites with suns, at least one must be left, and eight scarabs must be "
        "enough to cover the others."
    ),
}

OPTIONS: Final[dict[str, Template]] = {
    "variant.unsold": _("Groups nobody buys"),
    "variant.stripes": _("Striped pyramids: diagonal stripes of two colours count more"),
    "variant.tie_break": _("Equal points: more finished pyramids win, then more large ones"),
    "variant.first_player": _("Who begins"),
    "variant.first_workers": _("Workers in the first round"),
    "variant.thieves": _("Workers that have stolen"),
    "value.bag": _("back into the bag"),
    "value.pharaoh": _("onto the pharaoh’s pyramid"),
    "value.lot": _("is drawn by lot"),
    "value.first_seat": _("is the first seat"),
    "value.free_sites": _("also go to unclaimed sites"),
    "value.own_sites": _("go only to their owner’s sites"),
    "value.count": _("count when a site is taken over"),
    "value.busy": _("do not help to take over"),
    "value.on": _("on"),
    "value.off": _("off"),
}

EXPLANATIONS: Final[dict[str, Template]] = {
    "about.unsold.bag": _("Groups that nobody buys go back into the bag."),
    "about.unsold.pharaoh": _(
        "Groups that nobody buys are built onto the pharaoh’s pyramid at once: the game is shorter."
    ),
    "about.stripes.off": _("A pyramid is mixed, layered or of a single colour."),
    "about.stripes.on": _("Diagonal stripes of two colours, seen from above, are a kind, too."),
    "about.tie_break.off": _("If points are equal, the victory is shared."),
    "about.tie_break.on": _("Equal points: more finished pyramids win, then more large ones."),
    "about.first_player.lot": _("Lots are drawn for the pharaoh stone: whoever gets it begins."),
    "about.first_player.first_seat": _("The first seat has the pharaoh stone and begins."),
    "about.first_workers.free_sites": _(
        "In the first round, workers also go to unclaimed sites, but not to other players’ sites."
    ),
    "about.first_workers.own_sites": _(
        "In the first round, workers go only to areas and to their owner’s sites."
    ),
    "about.thieves.count": _("Workers that have stolen at a site also count for taking it over."),
    "about.thieves.busy": _(
        "Workers that have stolen at a site do not help to take it over in the same round."
    ),
    "tie.finished": _("Finished pyramids"),
    "tie.large": _("Large ones among them"),
    "about.tie_break": _("Equal points: more finished pyramids win, then more large ones."),
    "about.kind.mixed": _("Mixed: any other finished pyramid."),
    "about.kind.striped": _("Striped: two colours in diagonal stripes, seen from above."),
    "about.kind.layered": _("Layered: each layer is of one colour."),
    "about.kind.single": _("Single-coloured: all blocks that can be seen are of one colour."),
}

NOTES: Final[dict[str, Template]] = {
    "note.points": _("A finished pyramid, {kind}: small {small}, large {large} points."),
    "note.sites": _("With {n} players, these sites are in play: {sites}."),
    "note.hidden_block": _(
        "The middle block at the base of a large pyramid, position 5, will be hidden: it may have"
        " any colour."
    ),
    "note.tiles": _("Each player has bid tiles with {tiles} gold rings."),
    "note.steps": _(
        "Both overseers together have {n} steps in a round, and all workers together as many."
    ),
    "note.pharaoh": _(
        "The game ends with the round in which the pharaoh’s pyramid has {n} blocks."
    ),
    "note.last_round": _("It also ends when all sites are finished, or after round {n}."),
}

NAMES: Final[dict[str, Template]] = {
    "name": _("Valley of the Kings"),
    **{f"colour.{key}": name for key, name in zip(COLOURS, COLOUR_NAMES, strict=True)},
    **{f"size.{key}": name for key, name in zip(SIZES, SIZE_NAMES, strict=True)},
    **{f"kind.{key}": name for key, name in zip(KINDS, KIND_NAMES, strict=True)},
    **{f"source.{key}": name for key, name in zip(KINDS, SOURCE_NAMES, strict=True)},
}

SENTENCES: Final = Sentences(
    {
        **ACTIONS,
        **ORDERS,
        **PROMPTS,
        **EVENTS,
        **REFUSALS,
        **OPTIONS,
        **EXPLANATIONS,
        **NOTES,
        **NAMES,
    },
    PHRASES,
    from_one=("group", "overseer", "worker", "figure", "site", "position"),
)
