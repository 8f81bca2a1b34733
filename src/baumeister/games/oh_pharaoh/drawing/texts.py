"""The words on the board of Oh, Pharao! that its rules do not need, once for each language."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import Language, Text
from baumeister.core.text import mark as _
from baumeister.core.text import mark_in as _in
from baumeister.drawing.words import BoardWords
from baumeister.games.oh_pharaoh.rules.names import KINDS, NUMBERS
from baumeister.games.oh_pharaoh.rules.texts import CARD_NAMES, SENTENCES

TEXTS: Final[dict[str, Template]] = {
    "panel.own": _("Your pyramids"),
    "panel.score": _("Cards and points"),
    "panel.legend": _("What the special spaces mean"),
    "panel.gone": _("Cards on the discard pile"),
    "panel.purse": _("Your points and cards"),
    "panel.hand": _("The hand"),
    "panel.row": _("Open cards and piles"),
    "panel.track": _("The overseer’s track"),
    "panel.stall": _("The stall"),
    "panel.counter": _("The counter"),
    "progress": _("space {space} of {last}"),
    "track_space": _("Space {space} of {last} on the overseer’s track."),
    "overseer": _("Overseer on space {space} of {last}"),
    "open": _("open cards"),
    "track": _("track"),
    "piles": _("draw pile {pile}, discard pile {discard}"),
    "end_card_in": _("the end card is among them"),
    "pile": _("draw pile {n}"),
    "discard": _("discard pile {n}"),
    "discarded": _("Discard pile: {cards}"),
    "end_card": _("The end card: whoever draws it ends the game. It joins the pile on space {n}."),
    "two_pyramids": _("two pyramids each"),
    "three_steps": _("only 3 or more steps score"),
    "last_phase": _("last phase: the end card joins the pile"),
    "short.two_pyramids": _("2 pyramids each"),
    "short.three_steps": _("3 or more steps score"),
    "short.last_phase": _("end card in the pile"),
    "gone": _("discarded"),
    "about.two_pyramids": _("From space {n} on, everybody may have two pyramids at a time."),
    "about.three_steps": _("From space {n} on, only pyramids with three or more steps score."),
    "about.last_phase": _(
        "On space {n}, the end card is shuffled in with all other cards. Whoever draws it ends "
        "the game at once."
    ),
    "overseer_here": _("The overseer moves one space for every scored pyramid."),
    "from_space": _("from space {n}"),
    "place": _("building site"),
    "room": _("room for a pyramid"),
    "worth": _("worth {n}"),
    "worth_then": _("the pyramid is then worth {n}"),
    "worthless": _("3 steps needed"),
    "incomplete": _("not a pyramid yet"),
    "worth_about": _("Scored now, it would bring ({sum}) × {steps} = {n} points."),
    "worth_nothing": _("Scored now, it would bring nothing: {n} steps are needed."),
    "needs_roll": _("A thief needs a {n} or more."),
    "roll_fails": _("The die shows {rolled}, but {n} was needed."),
    "roll_succeeds": _("The die shows {rolled}, and {n} was needed."),
    "hand_of": (_("{n} card in hand"), _("{n} cards in hand")),
    "known": _("Known to all: {cards}"),
    "hand": _("hand"),
    "seen": _("seen"),
    "joker_for": _("Joker for {n}"),
    "offers_left": (_("{n} offer left"), _("{n} offers left")),
    "no_trade": _("no trading"),
    "make_offer": _in("button", "Make an offer"),
    "offering": _("is trading"),
    "composing": _("{seat} is putting an offer together"),
    "you_give": _("You give"),
    "you_get": _("You get"),
    "gives": _("{seat} gives"),
    "gets": _("{seat} gets"),
    "add_give": _("choose cards in your hand"),
    "ask_for": _("What do you want for it?"),
    "to_all": _("to all"),
    "to_seat": _("to {seat}"),
    "to_whom": _("Put cards on both sides, then choose who gets the offer."),
    "offers_you": _("{seat} offers you a trade"),
    "offers_all": _("{seat} offers everybody a trade"),
    "offers_one": _("{seat} offers {other} a trade"),
    "accept": _in("button", "Accept"),
    "decline": _in("button", "Decline"),
    "counter_offer": _("Counteroffer"),
    "lacking": _("you do not have all of these"),
    "waits": _("waiting for {names}"),
    "accepted": _("Several accept. With whom?"),
    "countered": _("Nobody accepts, but there are counteroffers"),
    "chooses": _("{seat} chooses a deal"),
    "deal": _("Deal"),
    "no_deal": _("No deal"),
    "lacks": _("you lack cards"),
    "thief_comes": _("{seat} sends a thief"),
    "thief_aims": _("to your pyramid {n}. He needs a {steps} or more."),
    "thief_hopeless": _("to your pyramid {n}. No die shows {steps}."),
    "tax_comes": _("{seat} sends a tax collector"),
    "tax_aims": _("He draws one of your cards, unless a pharaoh stops him."),
    "play_pharaoh": _in("button", "Play a pharaoh"),
    "endure": _("Play none"),
    "collect": _("From which hands do you draw a card?"),
    "collect_all": _in("button", "From each of them"),
    "take_nothing": _in("button", "Take nothing"),
    "loot": _("Which card do you take from {seat}?"),
    "take_all": _in("button", "Take all back"),
    "keep": _in("button", "Leave the rest"),
}


class Words(BoardWords):
    def __init__(self, language: Language) -> None:
        super().__init__(language, TEXTS)
        self.cards = self.translated(CARD_NAMES)

    def about(self, card: int) -> str:
        """What a card does; a number is a number."""
        if card in NUMBERS:
            return self.cards[card]
        return SENTENCES.say(Text(f"about.card.{KINDS[card]}"), self.language)

    def several(self, counts: list[int]) -> str:
        """Cards counted by kind."""
        names = [
            self.cards[card] + (f" ×{count}" if count > 1 else "")
            for card, count in enumerate(counts)
            if count
        ]
        return ", ".join(names)


words_in: Final = lru_cache(maxsize=16)(Words)
