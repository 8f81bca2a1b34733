"""What is told of Kleopatra while it is played."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import mark as _

EVENTS: Final[dict[str, Template]] = {
    "event.round_begins": _("Round {round} begins."),
    "event.turns_up": _("The draw pile now shows {a_card}."),
    "event.reshuffles": (
        _("The draw pile is used up: {n} discarded card becomes the new one."),
        _("The draw pile is used up: {n} discarded cards become the new one."),
    ),
    "event.opens": _("Stall {stall} gets {a_card}."),
    "event.opens_face_down": _("Stall {stall} gets a face-down card."),
    "event.stocks": _("{seat:* puts|You put} {a_card} in stall {stall}."),
    "event.stocks_face_down": _("{seat:* puts|You put} a face-down card in stall {stall}."),
    "event.visits": (
        _("{seat:* takes|You take} {n} card from stall {stall}."),
        _("{seat:* takes|You take} {n} cards from stall {stall}."),
    ),
    "event.takes": _("{seat:* takes|You take} {a_card}."),
    "event.finds": _("{seat:* gets|You get} {a_card}."),
    "event.finds.hidden": _("{seat:* gets|You get} a face-down card."),
    "event.too_many": (
        _(
            "{seat:* holds too many cards, discards some and takes|"
            "You hold too many cards, discard some and take} {n} amulet."
        ),
        _(
            "{seat:* holds too many cards, discards some and takes|"
            "You hold too many cards, discard some and take} {n} amulets."
        ),
    ),
    "event.discards": _("{seat:* discards|You discard} {a_card}."),
    "event.keeps_all": (
        _("{seat:* keeps too many cards and takes|You keep too many cards and take} {n} amulet."),
        _("{seat:* keeps too many cards and takes|You keep too many cards and take} {n} amulets."),
    ),
    "event.passes": _("{seat:* cannot do anything and passes|You cannot do anything and pass}."),
    "event.starts": _("{seat:* wants|You want} to build {the_piece}."),
    "event.pays": _("{seat:* pays|You pay} with {a_card}."),
    "event.overpays": _("{seat:* pays|You pay} more than is needed: {a_card} as well."),
    "event.stands_in": _("{seat:* pays|You pay} with {a_card} instead of {a_resource}."),
    "event.builds": (
        _("{seat:* builds|You build} {the_piece} and {seat:gets|get} {n} talent."),
        _("{seat:* builds|You build} {the_piece} and {seat:gets|get} {n} talents."),
    ),
    "event.lays": (
        _("{seat:* lays|You lay} the mosaic {shape} and {seat:gets|get} {n} talent."),
        _("{seat:* lays|You lay} the mosaic {shape} and {seat:gets|get} {n} talents."),
    ),
    "event.claims": (
        _("{seat:* puts|You put} a statue in a sanctuary of {n} square."),
        _("{seat:* puts|You put} a statue in a sanctuary of {n} squares."),
    ),
    "event.leaves": (
        _("{seat:* leaves|You leave} {n} sanctuary without a statue."),
        _("{seat:* leaves|You leave} {n} sanctuaries without a statue."),
    ),
    "event.next_mosaic": _("The next mosaic is {shape}."),
    "event.removes": _("The mosaic {shape} fits nowhere and leaves the game."),
    "event.bonus": (
        _("{seat:* has|You have} built {pieces} pieces in one turn: {n} talent more."),
        _("{seat:* has|You have} built {pieces} pieces in one turn: {n} talents more."),
    ),
    "event.steps": (
        _("Cleopatra walks {n} step towards the palace gate."),
        _("Cleopatra walks {n} steps towards the palace gate."),
    ),
    "event.rolls": (
        _("{seat:* rolls|You roll} the dice: {n} shows the symbol of the high priest."),
        _("{seat:* rolls|You roll} the dice: {n} show the symbol of the high priest."),
    ),
    "event.offers": (
        _("{seat:* has|You have} offered {n} talent."),
        _("{seat:* has|You have} offered {n} talents."),
    ),
    "event.is_generous": (
        _(
            "{seat:* was the most generous and returns|"
            "You were the most generous and return} {n} amulet."
        ),
        _(
            "{seat:* was the most generous and returns|"
            "You were the most generous and return} {n} amulets."
        ),
    ),
    "event.is_stingy": (
        _("{seat:* comes|You come} in place {rank} and {seat:takes|take} {n} amulet."),
        _("{seat:* comes|You come} in place {rank} and {seat:takes|take} {n} amulets."),
    ),
    "event.plays": _("{seat:* plays|You play} {a_card}."),
    "event.plays.amulets": (
        _("{seat:* plays|You play} {a_card} and {seat:takes|take} {n} amulet."),
        _("{seat:* plays|You play} {a_card} and {seat:takes|take} {n} amulets."),
    ),
    "event.gives_talents": (
        _("{seat:* gives|You give} {n} talent to {other:*|you}."),
        _("{seat:* gives|You give} {n} talents to {other:*|you}."),
    ),
    "event.gives": _("{seat:* gives|You give} {a_card} to {other:*|you}."),
    "event.shows_hand": _(
        "{seat:* has nothing to give and shows|"
        "You have nothing to give and show} {other:*|you} every card in hand."
    ),
    "event.shows": _("{seat:* shows|You show} {other:*|you} {a_card}."),
    "event.shows.hidden": _("{seat:* shows|You show} {other:*|you} a card."),
    "event.names": _("{seat:* asks|You ask} for {a_card}."),
    "event.asks": _("{seat:* asks|You ask} {other:*|you}."),
    "event.asks_all": _("{seat:* asks|You ask} everybody."),
    "event.offers_card": _("{seat:* offers|You offer} {other:*|you} {a_card}."),
    "event.offers_nothing": _("{seat:* offers|You offer} nothing."),
    "event.accepts": _("{seat:* accepts|You accept} {a_card} from {other:*|you}."),
    "event.accepts.amulet": _(
        "{seat:* accepts|You accept} {a_card} and an amulet from {other:*|you}."
    ),
    "event.discovers": _("{seat:* discovers|You discover} {a_card} in the discard pile."),
    "event.discovers.hidden": _("{seat:* discovers|You discover} a card in the discard pile."),
    "event.salvages": _("{seat:* takes|You take} {a_card} from the discard pile."),
    "event.salvages.hidden": _("{seat:* takes|You take} a card from the discard pile."),
    "event.looks_at": _("{seat:* draws|You draw} {a_card} to look at it."),
    "event.looks_at.hidden": _("{seat:* draws|You draw} a face-down card to look at it."),
    "event.keeps": (
        _("{seat:* keeps|You keep} {a_card} for {n} amulet."),
        _("{seat:* keeps|You keep} {a_card} for {n} amulets."),
    ),
    "event.keeps.hidden": (
        _("{seat:* keeps|You keep} a card for {n} amulet."),
        _("{seat:* keeps|You keep} a card for {n} amulets."),
    ),
    "event.drops": (
        _("{seat:* puts|You put} {n} card on the discard pile."),
        _("{seat:* puts|You put} {n} cards on the discard pile."),
    ),
    "event.picks": (
        _("{seat:* picks|You pick} the mosaic {shape} for {n} amulet."),
        _("{seat:* picks|You pick} the mosaic {shape} for {n} amulets."),
    ),
    "event.raises": _("{seat:* turns|You turn} a die to the symbol of the high priest."),
    "event.turns_none": _("{seat:* turns|You turn} no die."),
    "event.lowers": _("{seat:* takes|You take} a die back from the altar."),
    "event.last_round_ends": _(
        "Round {round} was the last one: the game is over, though Cleopatra has not arrived."
    ),
    "event.game_ends": _("Cleopatra enters her palace in round {round}: the game is over."),
    "event.tainted_hand": (
        _("{seat:* takes|You take} {n} amulet for tainted cards in hand."),
        _("{seat:* takes|You take} {n} amulets for tainted cards in hand."),
    ),
    "event.reveals": (
        _("{seat:* lifts|You lift} the pyramid: {n} amulet."),
        _("{seat:* lifts|You lift} the pyramid: {n} amulets."),
    ),
    "event.fills": (
        _("{seat:* leaves|You leave} {n} amulet in sanctuaries."),
        _("{seat:* leaves|You leave} {n} amulets in sanctuaries."),
    ),
    "event.counts": (
        _("{seat:* counts|You count} {n} talent, merchants included."),
        _("{seat:* counts|You count} {n} talents, merchants included."),
    ),
    "event.atones": (
        _("{seat:* loses|You lose} {n} talent to corruption."),
        _("{seat:* loses|You lose} {n} talents to corruption."),
    ),
    "event.is_eaten": (
        _("{seat:* has|You have} {n} amulet left and {seat:is|are} eaten by the crocodile."),
        _("{seat:* has|You have} {n} amulets left and {seat:is|are} eaten by the crocodile."),
    ),
    "event.hungry": _("The crocodile stays hungry."),
    "event.nobody_wins": _("Everybody has been eaten: nobody wins."),
}
