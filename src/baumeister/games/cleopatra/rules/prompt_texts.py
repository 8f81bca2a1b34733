"""What Kleopatra asks, in English; every question names only what can be done."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Either, Phrases, Template
from baumeister.core.text import mark as _
from baumeister.core.text import mark_in as _in

TURN_WAYS: Final = (
    _in("you can …", "take a market stall"),
    _in("you can …", "build a piece"),
    _in("you can …", "play a character first"),
    _in("you can …", "pass"),
)
QUARRY_WAYS: Final = (
    _in("you can …", "build another piece"),
    _in("you can …", "play a character"),
    _in("you can …", "stop building"),
)
SCRIBE_WAYS: Final = (
    _in("you can …", "pick a mosaic"),
    _in("you can …", "turn a blank to the symbol"),
    _in("you can …", "turn a symbol to blank"),
    _in("you can …", "turn none"),
)
# What is said if it cannot be done, and if it can:
LAST_MOMENT: Final = (
    _("You have no character to play: end your turn."),
    _("Will you play a character before your turn ends?"),
)
OFFERING: Final = (_("You have none."), _("Will you offer one?"))
COUNTERING: Final = (_("You have no scribe."), _("Will a scribe take one back?"))
ALMS: Final = (
    _in("you can …", "give two talents"),
    _in("you can …", "give a standard resource"),
    _in("you can …", "show your hand"),
)

PROMPT_PHRASES: Final = {
    "turn_ways": Either("turn_ways", TURN_WAYS),
    "quarry_ways": Either("quarry_ways", QUARRY_WAYS),
    "scribe_ways": Either("scribe_ways", SCRIBE_WAYS),
    "alms": Either("alms", ALMS),
    "last_moment": Phrases("can_play", LAST_MOMENT),
    "offering": Phrases("can_offer", OFFERING),
    "countering": Phrases("can_counter", COUNTERING),
    "smuggling": Phrases("can_smuggle", ("", _(" Or play the smuggler."))),
}

PROMPTS: Final[dict[str, Template]] = {
    "ask.Turn": _("Your turn: {turn_ways}."),
    "ask.PayFor": _("Pay for {the_piece}. Still to be paid next: {resource}."),
    "ask.LayMosaic": _("Where does the mosaic {shape} go?"),
    "ask.ClaimSanctuary": _("A sanctuary has formed: will you put a statue in it?"),
    "ask.Quarry": _("You can {quarry_ways}."),
    "ask.EndTurn": "{last_moment}",
    "ask.CheckHand": (
        _("{n} card too many: discard one or keep all, for 1 amulet.{smuggling}"),
        _("{n} cards too many: discard them for 1 amulet, or keep all for 1 each.{smuggling}"),
    ),
    "ask.DiscardDown": (_("Discard {n} more card."), _("Discard {n} more cards.")),
    "ask.AssignCards": _("Which stall gets {card}?"),
    "ask.AssignCards.face_down": _("Which stall gets the face-down card?"),
    "ask.UseScribe": _("Scribe: {scribe_ways}."),
    "ask.GiveAlms": _("{other} begs: {alms}."),
    "ask.NameResource": _("Envoy: which resource do you ask for?"),
    "ask.ChooseAsked": _("Envoy: whom do you ask for {card}?"),
    "ask.MakeOffers": _("{other} asks for {card}. {offering}"),
    "ask.AcceptOffers": _("Envoy: whose card ({card}) do you accept?"),
    "ask.TakeDiscarded": _("Courtesan: take a card from the discard pile. Nobody else sees it."),
    "ask.KeepCards": (
        _("Vizier: keep what you like, for {n} amulet each. Nobody else sees it."),
        _("Vizier: keep what you like, for {n} amulets each. Nobody else sees it."),
    ),
    "ask.CounterRoll": _("All five dice show the symbol. {countering}"),
    "ask.Offering": (
        _("An offering: do you give your {n} talent?"),
        _("An offering: how many of your {n} talents do you give?"),
    ),
    "ask.DealCard": _("The first cards are dealt."),
    "ask.SeeFaceDown": _("A face-down card is taken."),
    "ask.SeeDrawn": _("The vizier’s player looks at a face-down card."),
    "ask.TurnUpCard": _("The next card of the draw pile comes into view."),
    "ask.ShufflePile": _("The draw pile is used up: the discard pile is shuffled."),
    "ask.TurnUpMosaic": _("The next mosaic of the stack is turned up."),
    "ask.RollDice": _("The dice of the high priest are rolled."),
    "ask.SpreadDiscards": _("The discard pile is spread out."),
}
