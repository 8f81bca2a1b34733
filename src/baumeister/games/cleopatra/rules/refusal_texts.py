"""What the rules of Kleopatra say when they say no."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import mark as _

REFUSALS: Final[dict[str, Template]] = {
    "refuse.turn": _("On your turn, you take a stall, build a piece or play a character."),
    "refuse.pass": _("You may pass only if nothing else is possible."),
    "refuse.stall_empty": _("There are no cards in stall {stall}."),
    "refuse.market_over": _("You are at the quarry: the market has to wait for another turn."),
    "refuse.one_stall": _("You have taken the cards from a stall: one stall is all in a turn."),
    "refuse.market_done": _("You have been to the market: the quarry has to wait."),
    "refuse.quarry_left": _("You have left the quarry: nothing more is built in this turn."),
    "refuse.wall_stands": _("Column wall {wall} is already standing."),
    "refuse.obelisk_stands": _("The obelisk {on_side} is already standing."),
    "refuse.door_stands": _("The door frame {at_corner} is already standing."),
    "refuse.sphinxes_complete": _("All sphinxes are already standing."),
    "refuse.pedestal_stands": _("The pedestal is already standing."),
    "refuse.throne_stands": _("The throne is already standing."),
    "refuse.pedestal_first": _("The throne needs its pedestal first."),
    "refuse.no_mosaic": _("There is no mosaic left to build."),
    "refuse.cannot_pay": (
        _("You cannot pay for {the_piece}: {n} resource is missing."),
        _("You cannot pay for {the_piece}: {n} resources are missing."),
    ),
    "refuse.card_not_held": _("You do not have the card {card}."),
    "refuse.no_merchant": _("You have no merchant of the Nile left."),
    "refuse.wrong_resource": _("You cannot pay with {card} now: {resource} is missing."),
    "refuse.character_pays": _("Characters cannot pay for pieces."),
    "refuse.trompe_artisan": _("The trompe-l’œil stands for a material, not for an artisan."),
    "refuse.wild_needed": _("{card} is needed for another resource of this piece."),
    "refuse.smuggler_later": _(
        "The smuggler is played when you hold too many cards at the end of your turn."
    ),
    "refuse.no_discards": _("There is no card on the discard pile."),
    "refuse.no_pile": _("There is no card left to draw."),
    "refuse.stall_served": _("Stall {stall} already has its new card."),
    "refuse.mosaic_orientation": _("The mosaic {shape} has no such orientation here."),
    "refuse.mosaic_fits_not": _("The mosaic {shape} does not fit there: it needs empty squares."),
    "refuse.no_new_sanctuary": _("No new sanctuary begins on this square."),
    "refuse.no_statue_now": _("A statue can be put up only when its sanctuary forms."),
    "refuse.mosaic_gone": _("The mosaic {shape} is no longer in the stack."),
    "refuse.mosaic_nowhere": _("The mosaic {shape} fits nowhere any more."),
    "refuse.altar_empty": _("No die lies on the altar."),
    "refuse.no_building_now": _("A mosaic can be picked only while you may build."),
    "refuse.few_talents": (
        _("You do not have {n} talent."),
        _("You do not have {n} talents."),
    ),
    "refuse.something_to_give": _(
        "You show your hand only if you can give neither talents nor a standard resource card."
    ),
    "refuse.asked_already": _("{other} is being asked already."),
    "refuse.ask_others": _("An envoy asks other players at this table."),
    "refuse.not_offered": _("{other} has offered nothing."),
    "refuse.not_discarded": _("{card} is not on the discard pile."),
    "refuse.not_looked_at": _("{card} is not among these cards."),
    "refuse.edition_row": _(
        "“{row}” is not a row of the garden: nine of “.”, “P” and “#” are needed."
    ),
    "refuse.edition_square": _(
        "“{square}” is not a square: a row and a column, like 60, are needed."
    ),
    "refuse.edition_wall": _("square {square} does not touch wall {wall}."),
    "refuse.edition_mosaics": _("the twelve mosaics do not fit into this garden."),
    "refuse.edition_taken": _("no place may take fewer amulets than the one before."),
    "refuse.edition_cards": _("the box needs cards for five hands and the market, {n} in all."),
}
