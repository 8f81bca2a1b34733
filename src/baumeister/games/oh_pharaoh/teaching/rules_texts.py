"""The rules of Oh, Pharao! in our own words."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Sentences, Template
from baumeister.core.text import mark as _
from baumeister.games.oh_pharaoh.teaching.sources_texts import SOURCES
from baumeister.teaching.texts import SHARED

BUILDING: Final[dict[str, Template]] = {
    "idea": _(
        "Build stepped pyramids out of numbered cards. The larger they grow, the more they are"
        " worth, and the longer they lie there for thieves to see."
    ),
    "goal.1": _(
        "Three or four builders collect cards, trade them with each other and lay them out as "
        "pyramids. At the beginning of your turn you decide whether to score what you have, or "
        "to go on building and hope that nobody robs you."
    ),
    "goal.2": _(
        "Points come only from pyramids that are scored. Whoever has the most points at the end"
        " wins."
    ),
    "goal.table": _(
        "The table as the player at the bottom sees it: the others above with their pyramids, "
        "the number of their cards and their points; below at the left the overseer’s track, the "
        "open cards and piles, the stall for trading and the player’s own hand; at the right the "
        "player’s own pyramids."
    ),
    "setup": _("How the game is set up"),
    "setup.1": _(
        "79 building cards and 10 special cards are shuffled together. Everybody is dealt 7 of"
        " them and keeps them hidden."
    ),
    "setup.2": _(
        "The rest form the draw pile. Three cards are turned up beside it. They must be of "
        "three different kinds: a second one of a kind is discarded and replaced."
    ),
    "setup.3": _(
        "The overseer begins on the first space of his track. The end card lies ready beside the"
        " last one."
    ),
    "setup.row": _("Three open cards, the draw pile and the discard pile."),
    "pyramids": _("What a pyramid is"),
    "pyramids.1": _("It has at least two steps, and so at least three cards."),
    "pyramids.2": _("All cards of a step show the same number."),
    "pyramids.3": _("The number of each step is exactly one more than that of the step below it."),
    "pyramids.4": _("Each step has fewer cards than the step below it, by one or by more."),
    "pyramids.good": _(
        "Four 5s, two 6s and a 7: every step is narrower than the one below, and the numbers rise"
        " by one."
    ),
    "pyramids.jokers": _("A joker stands for any number. Here one is a 2 and one is a 3."),
    "pyramids.even": _("Not a pyramid: the upper step is as wide as the lower."),
    "pyramids.gap": _("Not a pyramid: a number is missing between 4 and 6."),
    "pyramids.single": _("Not a pyramid: there is only one step."),
}

TURN: Final[dict[str, Template]] = {
    "turn": _("A turn"),
    "turn.1": _("A turn has four parts, always in this order:"),
    "turn.score": _("Score a pyramid, if you like."),
    "turn.take": _("Take a card."),
    "turn.act": _(
        "Trade, build, swap jokers, send thieves and tax collectors: in any order, as often as"
        " you like and can."
    ),
    "turn.fill": _("Discard, and fill your hand up to 7 cards."),
    "scoring": _("Scoring"),
    "scoring.1": _(
        "Add up one card of each step, and multiply the sum by the number of steps. How wide a"
        " step is does not count."
    ),
    "scoring.2": _(
        "All cards of the pyramid are discarded, and the overseer moves one space. Later in the"
        " game you may have two pyramids; then you score one, both or none."
    ),
    "scoring.3": _(
        "A pyramid that has 12 or more cards at the beginning of your turn must be scored."
    ),
    "scoring.two": _("Two steps: (5 + 6) × 2."),
    "scoring.three": _("Three steps: (3 + 4 + 5) × 3."),
    "taking": _("Taking a card"),
    "taking.1": _(
        "Take one of the three open cards or the top card of the draw pile; you must take one. "
        "An open card is replaced at once, so that three different kinds lie there again."
    ),
    "building": _("Building"),
    "building.1": _(
        "Lay out cards from your hand as a new pyramid, or add cards to one of your pyramids: "
        "to a step, on top, or below as a new and wider base. When you are done with it, it "
        "must be a pyramid."
    ),
    "building.2": _(
        "You may not take back cards from the table of your own accord. At first everybody may "
        "have only one pyramid at a time."
    ),
    "building.before": _("A pyramid worth 22 points …"),
    "building.after": _("… and the same one on a cellar of three 4s: now it is worth 45."),
    "jokers": _("Swapping jokers"),
    "jokers.1": _(
        "Whoever lays a joker says which number it stands for. You may use as many as you have."
    ),
    "jokers.2": _(
        "If you hold the number that a joker stands for, you can put it in the joker’s place "
        "and take the joker, out of your own pyramid or anybody else’s. Nobody can prevent "
        "that. You may lay the joker again at once."
    ),
    "trade": _("Trading"),
    "trade.1": _(
        "Only the player whose turn it is trades, with everybody else, and only with cards in "
        "hand. Both sides give at least one card, but not necessarily the same number. Jokers "
        "and special cards may be traded, too."
    ),
    "trade.2": _(
        "At this table you put as many cards as you like on each side of an offer, even a whole "
        "hand, and make it to one player or to all. They answer in secret and at the same time: "
        "accept, decline, or make a single counteroffer."
    ),
    "trade.3": _(
        "If somebody accepts, the cards change hands; if several do, you choose. If nobody "
        "does, you may take one of the counteroffers, or none. A turn has up to 12 offers, "
        "unless a variant sets another number."
    ),
    "trade.offer": _(
        "An offer: you would get a joker for a 7 and an 8. Whoever does not have these cards "
        "can only decline or make a counteroffer, and nobody learns why."
    ),
    "filling": _("The end of your turn"),
    "filling.1": _(
        "You may discard one card. Then draw until you have 7. If you have more than 7, discard "
        "down to 7."
    ),
    "filling.2": _(
        "Your hand is counted only here: at other times it may be larger or smaller. When the"
        " draw pile is used up, the discard pile is shuffled and becomes the new one."
    ),
}

CARDS: Final[dict[str, Template]] = {
    "cards": _("The cards"),
    "cards.1": _(
        "Low numbers are common, high ones are rare. The end card is one more, and is set aside"
        " at first."
    ),
    "cards.building": _("Building cards"),
    "cards.special": _("Special cards"),
    "cards.special.1": _(
        "Special cards are in the same pile as all others, so they can also lie open. Whoever"
        " plays one discards it, whatever comes of it."
    ),
    "thieves": _("Thieves"),
    "thieves.1": _(
        "In your turn, name somebody else’s pyramid and roll the die. If it shows at least the "
        "number of the pyramid’s steps, you may take any one card out of it, even a joker, and "
        "use it at once. Seven steps are safe from every thief."
    ),
    "thieves.2": _(
        "If what is left is still a pyramid, it stays as it is. If not, the owner decides "
        "whether to take all its cards back into hand, or to leave some part that is a pyramid "
        "and take back the rest."
    ),
    "thieves.robbed": _(
        "A 6 was stolen from four 5s, two 6s and a 7. A 6 and a 7 are left on top of each "
        "other, so the 7 is no longer on a wider step."
    ),
    "thieves.mended": _(
        "One way to repair it: only the 7 goes back to the hand. Two 5s and the 6 would do as "
        "well. If a 5 had been stolen instead, nothing would have broken."
    ),
    "thieves.chances": _("How often a thief gets through"),
    "thieves.steps": _("Steps of the pyramid"),
    "thieves.of_six": _("Times out of six"),
    "tax": _("Tax collectors"),
    "tax.1": _(
        "In your turn, you may draw one card from the hand of every other player without looking,"
        " or only from some of them. You may use these cards at once."
    ),
    "pharaohs": _("Pharaohs"),
    "pharaohs.1": _(
        "A pharaoh is played only when it is not your turn. It sends away a thief before the die"
        " is rolled, or a tax collector. It protects nobody but you: a tax collector still draws"
        " from the others."
    ),
    "pharaohs.2": _(
        "At this table everybody who could be robbed is asked whether they play a pharaoh, "
        "whether or not they have one, so the question gives nothing away."
    ),
}

ENDING: Final[dict[str, Template]] = {
    "track": _("The overseer’s track"),
    "track.1": _(
        "Each scored pyramid moves the overseer one space, no matter who scored it. Three "
        "spaces change the rules for everybody, for the rest of the game."
    ),
    "track.two": _("Space {n}: from now on, everybody may have two pyramids at a time."),
    "track.three": _(
        "Space {n}: from now on, only pyramids with three or more steps can be scored."
    ),
    "track.last": _(
        "Space {n}: the last phase begins. The draw pile, the discard pile and the end card are"
        " shuffled into a new draw pile. The overseer stays there, and the game goes on."
    ),
    "track.figure": _("Four pyramids have been scored: everybody may have two pyramids now."),
    "final": _("The end of the game"),
    "final.1": _(
        "As soon as the end card is turned up or drawn, in whatever way, everything stops at once."
    ),
    "final.2": _(
        "All pyramids with three or more steps that still lie there are scored for their "
        "owners. Cards in hand are worth nothing. Builders with equal points share their place."
    ),
    "variants.offers": _(
        "Offers: how many a player may make in a turn, from no trading at all to as many as you "
        "like. An abandoned offer counts, too."
    ),
    "variants.four_cards": _("Four cards: an offer has no more than four cards on each side."),
    "variants.must_take": _(
        "Having to take: a thief who gets through has to take a card, and a tax collector draws "
        "from every hand that is not protected."
    ),
    "variants.alike": _(
        "The same number on both sides: some printings forbid trading a number for itself."
    ),
}

SENTENCES: Final = Sentences({**SHARED, **BUILDING, **TURN, **CARDS, **ENDING, **SOURCES})
