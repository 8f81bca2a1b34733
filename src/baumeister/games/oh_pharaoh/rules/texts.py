"""Every sentence of Oh, Pharao! in English; other languages translate it in the catalogue."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Either, Phrases, Sentences, Several, Template
from baumeister.core.text import mark as _
from baumeister.core.text import mark_in as _in
from baumeister.games.oh_pharaoh.rules.names import KINDS, SOURCES

NUMBER_NAMES: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9")
CARD_NAMES: Final = (
    _("Joker"),
    *NUMBER_NAMES,
    _("Thief"),
    _("Tax Collector"),
    _("Pharaoh"),
)
A_CARD: Final = (
    _("a joker"),
    _("a 1"),
    _("a 2"),
    _("a 3"),
    _("a 4"),
    _("a 5"),
    _("a 6"),
    _("a 7"),
    _("an 8"),
    _("a 9"),
    _("a thief"),
    _("a tax collector"),
    _("a pharaoh"),
)
WAYS: Final = (
    _in("you can …", "lay cards"),
    _in("you can …", "trade"),
    _in("you can …", "swap a joker"),
    _in("you can …", "send a thief"),
    _in("you can …", "collect tax"),
    _in("you can …", "finish"),
)
FROM_WHERE: Final = (
    _in("take …", "an open card"),
    _in("take …", "the top card of the pile"),
)
DEFENCE: Final = (_("You have no pharaoh."), _("Do you play a pharaoh?"))  # none, or some
AGREEING: Final = (_("You do not have that. A counteroffer?"), _("Do you agree?"))
COUNTEROFFERS: Final = (
    _("There are counteroffers, but you do not have the cards for them."),
    _("There are counteroffers. Do you take one?"),
)
SOURCE_NAMES: Final = (
    _("Pyramids with 2 steps"),
    _("Pyramids with 3 steps"),
    _("Pyramids with 4 steps"),
    _("Pyramids with 5 or more steps"),
    _("Pyramids at the end"),
)

PHRASES: Final = {
    "card": Phrases("card", CARD_NAMES),
    "a_card": Phrases("card", A_CARD),
    "a_number": Phrases("number", A_CARD),
    "given": Several("give", A_CARD),
    "wanted": Several("want", A_CARD),
    "ways": Either("ways", WAYS),
    "from_where": Either("from_where", FROM_WHERE),
    "defence": Phrases("defence", DEFENCE),
    "agreeing": Phrases("agreeing", AGREEING),
    "counteroffers": Phrases("can_deal", COUNTEROFFERS),
}

ACTIONS: Final[dict[str, Template]] = {
    "action.score": _("Score pyramid {pyramid}"),
    "action.go_on": _("Score nothing now"),
    "action.open": _("Take open card {field}"),
    "action.open.card": _("Take the open card: {card}"),
    "action.pile": _("Take the top card of the pile"),
    "action.lay": _("Lay {a_card} on pyramid {pyramid}"),
    "action.lay.joker": _("Lay a joker as {number} on pyramid {pyramid}"),
    "action.swap": _("Swap {a_number} for the joker in {other}’s pyramid {pyramid}"),
    "action.thief": _("Send a thief to {other}’s pyramid {pyramid}"),
    "action.tax": _("Send a tax collector"),
    "action.offer": _("Make an offer"),
    "action.finish": _("End the player actions"),
    "action.give": _("Give {a_card}"),
    "action.want": _("Ask for {a_card}"),
    "action.propose": _("Offer it to {other}"),
    "action.propose_all": _("Offer it to everybody"),
    "action.drop": _("Make no offer after all"),
    "action.accept": _("Accept"),
    "action.decline": _("Decline"),
    "action.counter": _("Make a counteroffer"),
    "action.deal": _("Make the deal with {other}"),
    "action.deal.terms": _("Deal with {other}: give {given} and get {wanted}"),
    "action.no_deal": _("Make no deal"),
    "action.play_pharaoh": _("Play a pharaoh"),
    "action.endure": _("Play no pharaoh"),
    "action.steal": _("Steal {a_card}"),
    "action.steal.joker": _("Steal the joker that stands for {number}"),
    "action.collect": _("Draw a card from {other}’s hand"),
    "action.collect_all": _("Draw a card from each of these hands"),
    "action.take_nothing": _("Take nothing"),
    "action.take_nothing.thief": _("Take nothing: the thief is gone for nothing"),
    "action.take_nothing.tax": _("Draw no more cards: the tax collector leaves"),
    "action.take_back": _("Take back {a_card}"),
    "action.take_back.joker": _("Take back the joker that stands for {number}"),
    "action.take_all": _("Take back all cards"),
    "action.keep": _("Leave the rest on the table"),
    "action.discard": _("Discard {a_card}"),
    "action.done": _("Discard nothing"),
    "action.roll": _("Roll a {n}"),
    "action.draw": _("Draw {a_card}"),
    "action.end_card": _("Draw the end card"),
}

PROMPTS: Final[dict[str, Template]] = {
    "ask.ScorePyramids": _("Your turn begins: do you want to score a pyramid?"),
    "ask.TakeCard": _("Take {from_where}."),
    "ask.Act": _("You can {ways}."),
    "ask.Complete": _("Lay more cards until this is a pyramid again."),
    "ask.EndOfTurn": _("You may discard one card; then you draw up to 7."),
    "ask.EndOfTurn.surplus": (
        _("You have {n} card too many: discard down to 7."),
        _("You have {n} cards too many: discard down to 7."),
    ),
    "ask.Defend": _("{other} sends a thief to your pyramid {pyramid}. {defence}"),
    "ask.Loot": _("The thief gets through: take a card out of {other}’s pyramid."),
    "ask.Loot.may": _("The thief gets through: you may take a card out of {other}’s pyramid."),
    "ask.Mend": _("Take back cards until the rest is a pyramid again."),
    "ask.Mend.whole": _("The rest is a pyramid: leave it, or take back more cards."),
    "ask.AvoidTax": _("{other} sends a tax collector. {defence}"),
    "ask.CollectTax": _("Tax: from which hands without a pharaoh do you draw a card?"),
    "ask.ComposeOffer": _("Choose what you give and what you want, then who gets the offer."),
    "ask.Terms.gives": _("You give {given}. What do you want for it?"),
    "ask.Terms.wants": _("You want {wanted}. What do you give for it?"),
    "ask.Terms.whole": _("You give {given} and want {wanted}. Offer it, or add cards."),
    "ask.Respond": _("{other} gives {given} and wants {wanted}. {agreeing}"),
    "ask.Respond.counter": _("Your counteroffer: what do you give {other}, and what do you want?"),
    "ask.ChooseDeal": "{counteroffers}",
    "ask.ChooseDeal.accepted": _("Several accept: with whom do you make the deal?"),
    "ask.DrawOne": _("The top card is drawn."),
    "ask.FillHand": _("A hand is filled up."),
    "ask.FillRow": _("A card is turned up beside the pile."),
    "ask.RollDie": _("The die is rolled for the thief."),
    "ask.PayTax": _("The tax collector draws a card from a hand."),
}

EVENTS: Final[dict[str, Template]] = {
    "event.draws": _("{seat:* draws|You draw} {a_card}."),
    "event.draws.hidden": _("{seat:* draws|You draw} a card."),
    "event.opens": _("The pile brings {a_card}."),
    "event.duplicate": _("The pile brings {a_card} again; duplicates are discarded."),
    "event.reshuffles": (
        _("The discard pile is shuffled: {n} new card to draw."),
        _("The discard pile is shuffled: {n} new cards to draw."),
    ),
    "event.nothing_to_take": _("There is no card for {seat:*|you} to take."),
    "event.goes_on": _("{seat:* scores|You score} nothing now."),
    "event.scores": (
        _("{seat:* scores|You score} a pyramid of {steps} steps and {cards} cards: {n} point."),
        _("{seat:* scores|You score} a pyramid of {steps} steps and {cards} cards: {n} points."),
    ),
    "event.overseer": _("The overseer moves to space {space}."),
    "event.two_pyramids": _("From now on, everybody may have two pyramids."),
    "event.three_steps": _("From now on, only pyramids with three or more steps score."),
    "event.last_phase": (
        _("The last phase begins: the end card is shuffled in with the others, {n} card in all."),
        _("The last phase begins: the end card is shuffled in with the others, {n} cards in all."),
    ),
    "event.impatient": _("Nobody has scored for a long time: the overseer moves by himself."),
    "event.takes": _("{seat:* takes|You take} {a_card}."),
    "event.lays": _("{seat:* lays|You lay} {a_card}."),
    "event.lays.joker": _("{seat:* lays|You lay} a joker as {number}."),
    "event.swaps": _(
        "{seat:* swaps|You swap} {a_number} for a joker in one of {other:*’s|your} pyramids."
    ),
    "event.finishes": _("{seat:* ends|You end} the player actions."),
    "event.discards": _("{seat:* discards|You discard} {a_card}."),
    "event.sends_thief": _(
        "{seat:* sends|You send} a thief to {other:*’s|your} pyramid {pyramid}."
    ),
    "event.plays_pharaoh": _("{seat:* plays a pharaoh and is|You play a pharaoh and are} safe."),
    "event.endures": _("{seat:* plays|You play} no pharaoh."),
    "event.thief_fails": _("The die shows {rolled}, but {n} was needed: the thief is caught."),
    "event.thief_succeeds": _(
        "The die shows {rolled}, and {n} was needed: the thief gets through."
    ),
    "event.steals": _("{seat:* steals|You steal} {a_card} from {other:*|you}."),
    "event.steals.joker": _(
        "{seat:* steals|You steal} a joker that stood for {number} from {other:*|you}."
    ),
    "event.takes_nothing": _("{seat:* takes|You take} nothing."),
    "event.takes_back": _("{seat:* takes|You take} back {a_card}."),
    "event.takes_back.joker": _("{seat:* takes|You take} back a joker that stood for {number}."),
    "event.keeps": _("{seat:* leaves|You leave} the rest of the pyramid on the table."),
    "event.sends_tax": _("{seat:* sends|You send} a tax collector."),
    "event.collects": _("{seat:* draws|You draw} {a_card} from {other:*’s|your} hand."),
    "event.collects.hidden": _("{seat:* draws|You draw} a card from {other:*’s|your} hand."),
    "event.drops": _("{seat:* makes|You make} no offer after all."),
    "event.offers": _("{seat:* offers|You offer} {other:*|you} {given} for {wanted}."),
    "event.offers.all": _("{seat:* offers|You offer} everybody {given} for {wanted}."),
    "event.accepts": _("{seat:* accepts|You accept}."),
    "event.declines": _("{seat:* declines|You decline}."),
    "event.counters": _("{seat:*|You} would give {given} for {wanted}."),
    "event.no_deal": _("{seat:* makes|You make} no deal."),
    "event.trades": _("{seat:* trades|You trade} with {other:*|you}: {given} for {wanted}."),
    "event.end_card": _("The end card is turned up: the game is over."),
    "event.final_score": (
        _("{seat:* gets|You get} {n} point for pyramid {pyramid}."),
        _("{seat:* gets|You get} {n} points for pyramid {pyramid}."),
    ),
}

REFUSALS: Final[dict[str, Template]] = {
    "refuse.no_pyramid": _("You have no pyramid there."),
    "refuse.too_few_steps": _("Only pyramids with at least {n} steps score now."),
    "refuse.duty": _("A pyramid of 12 or more cards must be scored."),
    "refuse.no_open_card": _("There is no open card in place {field}."),
    "refuse.nothing_to_draw": _("There is no card left to draw."),
    "refuse.card_not_held": _("You do not have this card: {card}."),
    "refuse.too_many_cards": (
        _("You have {n} card too many and must discard."),
        _("You have {n} cards too many and must discard."),
    ),
    "refuse.pharaoh_on_turn": _(
        "A pharaoh is played only when others send a thief or a tax collector to you."
    ),
    "refuse.act": _("Now you build, trade, swap jokers, rob, or end the player actions."),
    "refuse.score_first": _("Pyramids are scored at the beginning of a turn, before you act."),
    "refuse.has_taken": _("You have taken your card for this turn."),
    "refuse.discard_last": _("Cards are discarded at the end: first end the player actions."),
    "refuse.no_taking_back": _(
        "Cards of a pyramid never go back to the hand, unless a thief has broken it."
    ),
    "refuse.complete": _("First lay cards until pyramid {pyramid} is legal again."),
    "refuse.one_pyramid": _("A second pyramid is allowed only from space {space} of the track."),
    "refuse.first_place": _("You have no pyramid yet: begin with pyramid 1."),
    "refuse.no_new_pyramid": _(
        "Your cards do not make a pyramid with a step of {number}: it takes at least two cards "
        "of one number and one of the next higher number."
    ),
    "refuse.does_not_fit": _(
        "With {number}, this could not become a pyramid: each step needs the next higher number "
        "and fewer cards than the one below."
    ),
    "refuse.no_such_seat": _("There is no such player at this table."),
    "refuse.no_joker_there": _("No joker stands for {number} in that pyramid."),
    "refuse.own_pyramid": _("You cannot rob yourself."),
    "refuse.nothing_to_rob": _("There is no pyramid there for a thief to rob."),
    "refuse.no_more_offers": (
        _("At most {n} offer per turn is allowed."),
        _("At most {n} offers per turn are allowed."),
    ),
    "refuse.nothing_to_trade": _("A trade takes a card from each side, but one side has none."),
    "refuse.alike": _("The same card cannot be on both sides."),
    "refuse.enough_cards": (
        _("No more than {n} card fits on this side of the offer."),
        _("No more than {n} cards fit on this side of the offer."),
    ),
    "refuse.no_more_of_it": _("Nobody else can have so many of this card: {card}."),
    "refuse.both_sides": _("An offer needs a card on each side."),
    "refuse.cannot_ask": _("The players you ask do not have that many cards in hand."),
    "refuse.own_offer": _("You cannot trade with yourself."),
    "refuse.counter_to": _("A counteroffer goes to {other}, who made the offer."),
    "refuse.cannot_accept": _("You do not have the cards that are wanted."),
    "refuse.must_deal": _("Your offer was accepted: choose one of the players who accepted it."),
    "refuse.cannot_pay": _("You do not have the cards that this player wants."),
    "refuse.no_such_deal": _("This player is not offering you a deal."),
    "refuse.no_such_card_there": _("There is no such card in this pyramid."),
    "refuse.must_take": _("A thief who gets through has to take a card."),
    "refuse.no_tax_there": _(
        "A tax collector draws one card from each hand that has any and that no pharaoh protects."
    ),
    "refuse.still_broken": _("What is left is not a pyramid yet."),
    "refuse.edition_cards": _("at least {n} cards are needed."),
    "refuse.edition_kinds": _(
        "at least {n} kinds of cards are needed, so that they can lie open side by side."
    ),
    "refuse.edition_pyramid": _("these cards do not make a pyramid."),
}

OPTIONS: Final[dict[str, Template]] = {
    "variant.offers": _("Offers a player may make in a turn"),
    "variant.alike": _("The same card may be on both sides of a trade"),
    "variant.four_cards": _("No more than four cards on each side of an offer"),
    "variant.must_take": _("A thief who gets through and a tax collector have to take"),
    "value.0": _("no trading"),
    "value.3": "3",
    "value.6": "6",
    "value.12": "12",
    "value.unlimited": _("as many as you like"),
    "value.on": _("on"),
    "value.off": _("off"),
}

EXPLANATIONS: Final[dict[str, Template]] = {
    "about.card.joker": _(
        "Joker: stands for any number in a pyramid; the right card can be swapped for it."
    ),
    "about.card.thief": _(
        "Thief: roll at least the number of a pyramid’s steps and take a card from it."
    ),
    "about.card.tax": _("Tax collector: draw a card from every other hand."),
    "about.card.pharaoh": _("Pharaoh: keeps a thief or a tax collector away from you."),
}

NOTES: Final[dict[str, Template]] = {
    "note.no_offers": _("Nobody trades in this game."),
    "note.offers": (
        _("At most {n} offer per turn; an abandoned offer counts, too."),
        _("At most {n} offers per turn; an abandoned offer counts, too."),
    ),
    "note.offers.unlimited": _("As many offers per turn as you like."),
    "note.four_cards": _("No more than four cards on each side of an offer."),
    "note.must_take": _("A thief who gets through and a tax collector have to take."),
    "note.alike": _("The same card may not be on both sides of a trade."),
    "note.two_pyramids": _("From space {space} of the track on, everybody may have two pyramids."),
    "note.three_steps": _("From space {space} on, only pyramids with three or more steps score."),
    "note.last_space": _("On space {space}, the last phase begins."),
}

NAMES: Final[dict[str, Template]] = {
    "name": _("Oh Pharaoh!"),
    "not_this_turn": _("No pharaoh this turn"),
    **{f"card.{key}": name for key, name in zip(KINDS, CARD_NAMES, strict=True)},
    **{f"source.{key}": name for key, name in zip(SOURCES, SOURCE_NAMES, strict=True)},
}

SENTENCES: Final = Sentences(
    {**ACTIONS, **PROMPTS, **EVENTS, **REFUSALS, **OPTIONS, **EXPLANATIONS, **NOTES, **NAMES},
    PHRASES,
    from_one=("field", "pyramid"),
)
