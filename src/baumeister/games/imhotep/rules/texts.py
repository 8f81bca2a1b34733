"""Every sentence of Imhotep in English; other languages translate it in the catalogue."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Either, Phrases, Sentences, Template
from baumeister.core.text import mark as _
from baumeister.core.text import mark_in as _in
from baumeister.games.imhotep.rules.names import CARDS, SITES, SOURCES

SITE_NAMES: Final = (
    _("market"),
    _("pyramid"),
    _("temple"),
    _("burial chamber"),
    _("obelisks"),
)
TO_SITES: Final = (
    _("to the market"),
    _("to the pyramid"),
    _("to the temple"),
    _("to the burial chamber"),
    _("to the obelisks"),
)
AT_SITES: Final = (
    _("at the market"),
    _("at the pyramid"),
    _("at the temple"),
    _("at the burial chamber"),
    _("at the obelisks"),
)
CARD_NAMES: Final = (
    _("Entrance"),
    _("Sarcophagus"),
    _("Paved Path"),
    _("Pyramid Decoration"),
    _("Temple Decoration"),
    _("Burial Chamber Decoration"),
    _("Obelisk Decoration"),
    _("Statue"),
    _("Lever"),
    _("Hammer"),
    _("Sail"),
    _("Chisel"),
)
A_CARD: Final = (
    _("an Entrance"),
    _("a Sarcophagus"),
    _("a Paved Path"),
    _("a Pyramid Decoration"),
    _("a Temple Decoration"),
    _("a Burial Chamber Decoration"),
    _("an Obelisk Decoration"),
    _("a Statue"),
    _("a Lever"),
    _("a Hammer"),
    _("a Sail"),
    _("a Chisel"),
)
PYRAMID_NAMES: Final = (_("left"), _("middle"), _("right"))
THE_PYRAMIDS: Final = (
    _in("the … pyramid", "left"),
    _in("the … pyramid", "middle"),
    _in("the … pyramid", "right"),
)
ON_PYRAMIDS: Final = (
    _in("on the … pyramid", "left"),
    _in("on the … pyramid", "middle"),
    _in("on the … pyramid", "right"),
)
WAYS: Final = (
    _in("you can …", "take stones"),
    _in("you can …", "load a stone"),
    _in("you can …", "sail a ship"),
    _in("you can …", "play a blue card"),
    _in("you can …", "pass"),
)
SOURCE_NAMES: Final = (
    _("Pyramid"),
    _("Temple"),
    _("Burial chamber"),
    _("Obelisks"),
    _("Pyramid Decoration"),
    _("Temple Decoration"),
    _("Burial Chamber Decoration"),
    _("Obelisk Decoration"),
    _("Statues"),
    _("Unplayed blue cards"),
    _("Wrath of the Pharaoh"),
)

PHRASES: Final = {
    "site": Phrases("site", SITE_NAMES),
    "to_site": Phrases("site", TO_SITES),
    "at_site": Phrases("site", AT_SITES),
    "card": Phrases("card", CARD_NAMES),
    "a_card": Phrases("card", A_CARD),
    "the_pyramid": Phrases("pyramid", THE_PYRAMIDS),
    "on_pyramid": Phrases("pyramid", ON_PYRAMIDS),
    "source": Phrases("source", SOURCE_NAMES),
    "ways": Either("ways", WAYS),
}

ACTIONS: Final[dict[str, Template]] = {
    "action.take": _("Take up to 3 stones from the quarry"),
    "action.place": _("Put a stone on ship {ship}, slot {slot}"),
    "action.sail": _("Sail ship {ship} {to_site}"),
    "action.play": _("Play the card {card}"),
    "action.pass": _("Pass"),
    "action.card": _("Take {card} from the market"),
    "action.card.pair": _("Look at the face-down pair and keep one card"),
    "action.keep": _("Keep the card {card}"),
    "action.pyramid": _("Build on the {on_pyramid} pyramid"),
    "action.next": _("Unload slot {slot} next"),
    "action.point": _("Score the point"),
    "action.stones": _("Take the stones"),
    "action.top_card": _("Take the top market card"),
    "action.decline": _("Decline the bonus"),
    "action.round": _("Round card {number}"),
    "action.draw": _("Draw the card {card}"),
}

PROMPTS: Final[dict[str, Template]] = {
    "ask.Turn": _("Your turn: {ways}."),
    "ask.TakeCard": _("Your stone has reached the market: take a card."),
    "ask.LookAtPair": _("Only you see these cards: keep one of them."),
    "ask.LookAtPair.chance": _("A face-down market card is looked at."),
    "ask.ChoosePyramid": _("Choose the pyramid for your stone."),
    "ask.CardBonus": _("Bonus: do you want the top market card?"),
    "ask.StonesBonus": _("Bonus: do you want stones from the quarry?"),
    "ask.LoadBonus": _("Bonus: you may put a stone on a ship."),
    "ask.PullLever": _("Lever: which ship sails where? You choose the order of unloading."),
    "ask.Unload": _("Lever: which stone is unloaded next?"),
    "ask.Load": (
        _("Put {n} stone on a ship."),
        _("Put {n} stones on ships, one after the other."),
    ),
    "ask.LoadToSail": _("Sail: put a stone on the ship that is to sail."),
    "ask.SailWithIt": _("Sail: where does ship {ship} go?"),
    "ask.TempleBonus": _("Temple, field {field}: 1 point or 2 stones?"),
    "ask.TurnUpRoundCard": _("The next round card is turned up."),
    "ask.DealMarket": _("The market is filled."),
    "ask.ClearMarket": _("The face-down market cards are cleared away."),
    "ask.DrawTopCard": _("The top market card is drawn."),
}

EVENTS: Final[dict[str, Template]] = {
    "event.round_begins": _("Round {round} begins."),
    "event.deals": _("The market gets {a_card}."),
    "event.takes": (
        _("{seat:* takes|You take} {n} stone from the quarry."),
        _("{seat:* takes|You take} {n} stones from the quarry."),
    ),
    "event.places": _("{seat:* puts|You put} a stone on ship {ship}, slot {slot}."),
    "event.sails": _("{seat:* sails|You sail} ship {ship} {to_site}."),
    "event.plays": _("{seat:* plays|You play} {a_card}."),
    "event.passes": _("{seat:* cannot do anything and passes|You cannot do anything and pass}."),
    "event.unloads": _("{seat:* gets|You get} a stone back from ship {ship} for a market card."),
    "event.builds": _("{seat:* builds|You build} {at_site}."),
    "event.builds.scores": (
        _("{seat:* builds|You build} {at_site}: {n} point."),
        _("{seat:* builds|You build} {at_site}: {n} points."),
    ),
    "event.gets": _("{seat:* takes|You take} {a_card} from the market."),
    "event.looks": (
        _("{seat:* takes|You take} {n} face-down market card to look at."),
        _("{seat:* takes|You take} {n} face-down market cards to look at."),
    ),
    "event.sees": _("{seat:* sees|You see} {a_card}."),
    "event.sees.hidden": _("{seat:* looks|You look} at a face-down card."),
    "event.keeps": _("{seat:* keeps|You keep} {a_card}."),
    "event.discards": _("{seat:* discards|You discard} {a_card}."),
    "event.draws": _("{seat:* draws|You draw} {a_card} from the pile."),
    "event.declines": _("{seat:* declines|You decline} the bonus."),
    "event.no_stone": _(
        "{seat:* has|You have} no stone left in the quarry: the card {card} has no effect."
    ),
    "event.reshuffles": _("The discarded market cards are shuffled into a new pile."),
    "event.returns": _("{seat:* gets|You get} a stone back from ship {ship}, which did not sail."),
    "event.clears": _("The card {card} is cleared from the market."),
    "event.round_ends": _("Round {round} ends."),
    "event.scores": (
        _("{seat:* gets|You get} {n} point ({source})."),
        _("{seat:* gets|You get} {n} points ({source})."),
    ),
    "loss.event.scores": (
        _("{seat:* loses|You lose} {n} point ({source})."),
        _("{seat:* loses|You lose} {n} points ({source})."),
    ),
}

REFUSALS: Final[dict[str, Template]] = {
    "refuse.turn": _("On your turn you take stones, place a stone, sail a ship or play a card."),
    "refuse.pass": _("You may pass only if nothing else is possible."),
    "refuse.sled_full": _("Your sled is full: it holds {n} stones."),
    "refuse.sled_empty": _("You have no stone on your sled."),
    "refuse.quarry_empty": _("You have no stones left in the quarry."),
    "refuse.ship_sailed": _("Ship {ship} has already sailed in this round."),
    "refuse.no_slot": (
        _("Ship {ship} has only {n} slot."),
        _("Ship {ship} has only {n} slots."),
    ),
    "refuse.slot_taken": _("There is already a stone on slot {slot} of ship {ship}."),
    "refuse.too_few_stones": (
        _("Ship {ship} needs {n} stone before it may sail."),
        _("Ship {ship} needs {n} stones before it may sail."),
    ),
    "refuse.site_taken": _("A ship already lies {at_site} in this round."),
    "refuse.card_not_held": _("You do not have the card {card}."),
    "refuse.no_ship_ready": _("No ship has the stones it needs to sail."),
    "refuse.no_ship_ready_then": _("No ship could sail with just one more stone."),
    "refuse.ships_full": _("There is no empty slot on any ship."),
    "refuse.chisel_stones": _("The chisel needs two stones on your sled."),
    "refuse.chisel_slots": _("The chisel needs two empty slots."),
    "refuse.other_ship": _("The ship that got the stone must sail: ship {ship}."),
    "refuse.no_card": _("There is no card on field {field} of the market."),
    "refuse.pyramid_finished": _("The {the_pyramid} pyramid is finished."),
    "refuse.no_stone_there": _("There is no stone on slot {slot}."),
    "refuse.edition_ships": _(
        "“{card}” is not a round card: four ships of size 1 to 4 are needed."
    ),
    "refuse.edition_tokens": _("“{card}” needs more ships of one size than the box holds."),
    "refuse.edition_twins": _("the ships of “{card}” are already on another round card."),
    "refuse.edition_minimum": _("no ship can need more stones than it has slots."),
}

OPTIONS: Final[dict[str, Template]] = {
    "variant.market": _("Market"),
    "variant.pyramid": _("Pyramid"),
    "variant.temple": _("Temple"),
    "variant.burial_chamber": _("Burial chamber"),
    "variant.obelisks": _("Obelisks"),
    "variant.wrath": _("Wrath of the Pharaoh: whoever has no stone at a monument loses points"),
    "variant.loose_stones": _("Obelisks B: single stones count at the end"),
    "variant.stones_first": _("Market: a stone is back in the quarry before its card is taken"),
    "value.A": _("side A"),
    "value.B": _("side B"),
    "value.on": _("on"),
    "value.off": _("off"),
}

EXPLANATIONS: Final[dict[str, Template]] = {
    "about.market.A": _("Market A: each stone takes one of the four cards."),
    "about.market.B": _("Market B: three open cards, and a face-down pair of which you keep one."),
    "about.pyramid.A": _("Pyramid A: each stone scores its field at once."),
    "about.pyramid.B": _("Pyramids B: choose one of three for each stone; some fields give more."),
    "about.temple.A": _("Temple A: stones seen from above score 1 point after each round."),
    "about.temple.B": _("Temple B: stones seen from above bring a bonus after each round."),
    "about.burial_chamber.A": _("Burial chamber A: connected stones score at the end."),
    "about.burial_chamber.B": _("Burial chamber B: the most stones in each row score at the end."),
    "about.obelisks.A": _("Obelisks A: the highest obelisks score at the end."),
    "about.obelisks.B": _("Obelisks B: three stones make a tower that scores at once."),
    "tie.sled": _("Stones on the sled"),
    "about.tie_break": _("If points are equal, whoever has more stones on the sled is ahead."),
    "about.card.entrance": _("At once: a stone from the quarry goes to the pyramid."),
    "about.card.sarcophagus": _("At once: a stone from the quarry goes to the burial chamber."),
    "about.card.paved_path": _("At once: a stone from the quarry goes to the obelisks."),
    "about.card.pyramid_decoration": _("End: 1 point for every 3 stones at the pyramid."),
    "about.card.temple_decoration": _("End: 1 point for every 3 stones at the temple."),
    "about.card.burial_chamber_decoration": _(
        "End: 1 point for every 3 stones at the burial chamber."
    ),
    "about.card.obelisk_decoration": _("End: 1 point for every 3 stones at the obelisks."),
    "about.card.statue": _(
        "End: statues count together; up to the fifth, each brings more than the one before."
    ),
    "about.card.lever": _("Sail a ship and choose the order in which it is unloaded."),
    "about.card.hammer": _("Take up to 3 stones, then put 1 on a ship."),
    "about.card.sail": _("Put 1 stone on a ship and sail that ship."),
    "about.card.chisel": _("Put 2 stones on ships."),
}

NOTES: Final[dict[str, Template]] = {
    "note.wrath": (
        _(
            "Wrath of the Pharaoh: whoever has no stone at one of the four monuments loses {n} "
            "point."
        ),
        _(
            "Wrath of the Pharaoh: whoever has no stone at one of the four monuments loses {n} "
            "points."
        ),
    ),
    "note.statues": _("1 to 5 statues score {values} points, and each further one {n}."),
    "note.areas": _("1 to 5 connected stones score {values} points, and each further one {n}."),
    "note.blue_cards": _("Each blue card you have not played is worth 1 point at the end."),
    "note.temple.choice": _("Temple B, fields {fields}: 1 point or up to 2 stones, as you like."),
    "note.temple.two": _("Temple B, fields {fields}: 2 points."),
    "note.temple.card": _("Temple B, fields {fields}: the top market card."),
    "note.stones_first": _(
        "Market: a stone is back in the quarry before its owner takes a card, so a red card "
        "always finds one."
    ),
    "note.loose_stones.on": (
        _("Obelisks B: each single stone is worth {n} point at the end."),
        _("Obelisks B: each single stone is worth {n} points at the end."),
    ),
    "note.loose_stones.off": _("Obelisks B: single stones are worth nothing at the end."),
    "note.obelisks": _(
        "Only the English board of obelisks B values single stones; the German rulebook is silent."
    ),
}

NAMES: Final[dict[str, Template]] = {
    **{f"site.{key}": name for key, name in zip(SITES, SITE_NAMES, strict=True)},
    **{f"card.{key}": name for key, name in zip(CARDS, CARD_NAMES, strict=True)},
    **{f"source.{key}": name for key, name in zip(SOURCES, SOURCE_NAMES, strict=True)},
}

SENTENCES: Final = Sentences(
    {**ACTIONS, **PROMPTS, **EVENTS, **REFUSALS, **OPTIONS, **EXPLANATIONS, **NOTES, **NAMES},
    PHRASES,
    from_one=("ship", "slot", "field", "number"),
)
