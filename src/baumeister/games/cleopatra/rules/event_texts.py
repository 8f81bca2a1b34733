"""What is told of Kleopatra while it is played."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import mark as _

EVENTS: Final[dict[str, Template]] = {
    "event.round_begins": _("Round {round} begins."),
    "event.turns_up": _("On top of the draw pile now: {card}."),
    "event.reshuffles": (
        _("The draw pile is used up: {n} discarded card becomes the new one."),
        _("The draw pile is used up: {n} discarded cards become the new one."),
    ),
    "event.opens": _("{card} goes to stall {stall}."),
    "event.opens_face_down": _("A face-down card goes to stall {stall}."),
    "event.stocks": _("{seat} puts {card} in stall {stall}."),
    "event.stocks_face_down": _("{seat} puts a face-down card in stall {stall}."),
    "event.visits": (
        _("{seat} takes {n} card from stall {stall}."),
        _("{seat} takes {n} cards from stall {stall}."),
    ),
    "event.takes": _("{seat} takes {card}."),
    "event.finds": _("{seat} gets {card}."),
    "event.finds.hidden": _("{seat} gets a face-down card."),
    "event.too_many": (
        _("{seat} holds too many cards, discards some and takes {n} amulet."),
        _("{seat} holds too many cards, discards some and takes {n} amulets."),
    ),
    "event.discards": _("{seat} discards {card}."),
    "event.keeps_all": (
        _("{seat} keeps too many cards and takes {n} amulet."),
        _("{seat} keeps too many cards and takes {n} amulets."),
    ),
    "event.passes": _("{seat} cannot do anything and passes."),
    "event.starts": _("{seat} wants to build {the_piece}."),
    "event.pays": _("{seat} pays with {card}."),
    "event.overpays": _("{seat} lays {card} as well, which pays nothing of this piece."),
    "event.stands_in": _("{seat} pays with {card} instead of {resource}."),
    "event.builds": (
        _("{seat} builds {the_piece} and gets {n} talent."),
        _("{seat} builds {the_piece} and gets {n} talents."),
    ),
    "event.lays": (
        _("{seat} lays the mosaic {shape} and gets {n} talent."),
        _("{seat} lays the mosaic {shape} and gets {n} talents."),
    ),
    "event.claims": (
        _("{seat} puts a statue in a sanctuary of {n} square."),
        _("{seat} puts a statue in a sanctuary of {n} squares."),
    ),
    "event.leaves": (
        _("{seat} leaves {n} sanctuary without a statue."),
        _("{seat} leaves {n} sanctuaries without a statue."),
    ),
    "event.next_mosaic": _("The next mosaic is {shape}."),
    "event.removes": _("The mosaic {shape} fits nowhere and leaves the game."),
    "event.bonus": (
        _("{seat} has built {pieces} pieces in one turn: {n} talent more."),
        _("{seat} has built {pieces} pieces in one turn: {n} talents more."),
    ),
    "event.steps": (
        _("Cleopatra walks {n} step towards the palace gate."),
        _("Cleopatra walks {n} steps towards the palace gate."),
    ),
    "event.rolls": (
        _("{seat} rolls the dice: {n} shows the symbol of the high priest."),
        _("{seat} rolls the dice: {n} show the symbol of the high priest."),
    ),
    "event.offers": (
        _("{seat} has offered {n} talent."),
        _("{seat} has offered {n} talents."),
    ),
    "event.is_generous": (
        _("{seat} was the most generous and returns {n} amulet."),
        _("{seat} was the most generous and returns {n} amulets."),
    ),
    "event.is_stingy": (
        _("{seat} comes in place {rank} and takes {n} amulet."),
        _("{seat} comes in place {rank} and takes {n} amulets."),
    ),
    "event.plays": _("{seat} plays {card}."),
    "event.plays.amulets": (
        _("{seat} plays {card} and takes {n} amulet."),
        _("{seat} plays {card} and takes {n} amulets."),
    ),
    "event.gives_talents": (
        _("{seat} gives {n} talent to {other}."),
        _("{seat} gives {n} talents to {other}."),
    ),
    "event.gives": _("{seat} gives {card} to {other}."),
    "event.shows_hand": _("{seat} has nothing to give and shows {other} every card in hand."),
    "event.shows": _("{seat} shows {other} {card}."),
    "event.shows.hidden": _("{seat} shows {other} a card."),
    "event.names": _("{seat} asks for {card}."),
    "event.asks": _("{seat} asks {other}."),
    "event.asks_all": _("{seat} asks everybody."),
    "event.offers_card": _("{seat} offers {other} {card}."),
    "event.offers_nothing": _("{seat} offers nothing."),
    "event.accepts": _("{seat} accepts {card} from {other}."),
    "event.accepts.amulet": _("{seat} accepts {card} and an amulet from {other}."),
    "event.discovers": _("{seat} discovers {card} in the discard pile."),
    "event.discovers.hidden": _("{seat} discovers a card in the discard pile."),
    "event.salvages": _("{seat} takes {card} from the discard pile."),
    "event.salvages.hidden": _("{seat} takes a card from the discard pile."),
    "event.looks_at": _("{seat} draws {card} to look at it."),
    "event.looks_at.hidden": _("{seat} draws a face-down card to look at it."),
    "event.keeps": (
        _("{seat} keeps {card} for {n} amulet."),
        _("{seat} keeps {card} for {n} amulets."),
    ),
    "event.keeps.hidden": (
        _("{seat} keeps a card for {n} amulet."),
        _("{seat} keeps a card for {n} amulets."),
    ),
    "event.drops": (
        _("{seat} puts {n} card on the discard pile."),
        _("{seat} puts {n} cards on the discard pile."),
    ),
    "event.picks": (
        _("{seat} picks the mosaic {shape} for {n} amulet."),
        _("{seat} picks the mosaic {shape} for {n} amulets."),
    ),
    "event.raises": _("{seat} turns a die to the symbol of the high priest."),
    "event.turns_none": _("{seat} turns no die."),
    "event.lowers": _("{seat} takes a die back from the altar."),
    "event.last_round_ends": _(
        "Round {round} was the last one: the game is over, though Cleopatra has not arrived."
    ),
    "event.game_ends": _("Cleopatra enters her palace in round {round}: the game is over."),
    "event.tainted_hand": (
        _("{seat} takes {n} amulet for tainted cards in hand."),
        _("{seat} takes {n} amulets for tainted cards in hand."),
    ),
    "event.reveals": (
        _("{seat} lifts the pyramid: {n} amulet."),
        _("{seat} lifts the pyramid: {n} amulets."),
    ),
    "event.fills": (
        _("{seat} leaves {n} amulet in sanctuaries."),
        _("{seat} leaves {n} amulets in sanctuaries."),
    ),
    "event.counts": (
        _("{seat} counts {n} talent, merchants included."),
        _("{seat} counts {n} talents, merchants included."),
    ),
    "event.atones": (
        _("{seat} loses {n} talent to corruption."),
        _("{seat} loses {n} talents to corruption."),
    ),
    "event.is_eaten": (
        _("{seat} has {n} amulet left and is eaten by the crocodile."),
        _("{seat} has {n} amulets left and is eaten by the crocodile."),
    ),
    "event.hungry": _("The crocodile stays hungry."),
    "event.nobody_wins": _("Everybody has been eaten: nobody wins."),
}
