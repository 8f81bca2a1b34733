"""The words on Kleopatra's board that its rules do not need, looked up once for each language."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import Language, Text
from baumeister.core.text import mark as _
from baumeister.core.text import mark_in as _in
from baumeister.drawing.words import BoardWords
from baumeister.games.cleopatra.rules.names import CARDS, PIECES
from baumeister.games.cleopatra.rules.texts import (
    CARD_NAMES,
    PIECE_NAMES,
    RESOURCE_NAMES,
    SENTENCES,
)

# What stands on the band of a card; a double card has a sign for that.
BANDS: Final = (_("Artisan"), _("Stone"), _("Marble"), _("Timber"), _("Lapis"))
TROMPE_BAND: Final = _in("card", "Trompe-l’œil")

ABOUT_PIECES: Final = (
    _("Column wall: a talent more for each mosaic square that touches it."),
    _("Sphinx: they are built in pairs, and the second of a pair brings more."),
    _("Pedestal: the throne will stand on it."),
    _("Throne: it stands on the pedestal."),
    _("Obelisk: one on each side of the plaza."),
    _("Door frame: a talent more for each wall in the unbroken row from its corner."),
    _("Mosaic: a talent more for each palm it covers, and the right to new sanctuaries."),
)

TEXTS: Final[dict[str, Template]] = {
    "panel.market": _("The market"),
    "panel.quarry": _("The quarry"),
    "panel.garden": _("The garden"),
    "panel.palace": _("The palace"),
    "panel.altar": _("The altar of the high priest"),
    "panel.mosaics": _("The stack of mosaics"),
    "panel.held": _("What you lay"),
    "panel.court": _("Mosaics and altar in short"),
    "panel.own": _("Your amulets and talents"),
    "panel.goods": _("Your merchants, statues and cards"),
    "panel.hand": _("Your hand"),
    "panel.choice": _("What you can choose from"),
    "panel.offering": _("Your offering"),
    "panel.crocodile": _("The crocodile"),
    "tab_supply": _in("tab", "Supply"),
    "tab_palace": _in("tab", "Palace"),
    "tab_end": _in("tab", "Crocodile"),
    "tab_choice": _in("tab", "Choice"),
    "tab_offering": _in("tab", "Offering"),
    "priest": _in("tab", "Priest"),
    "round": _("Round {round}"),
    "market": _("Market"),
    "stall": _("Stall {n}"),
    "stall_cards": (_("{n} card"), _("{n} cards")),
    "quarry": _("Quarry"),
    "talents": _("talents"),
    "left_over": _in("pieces", "left"),
    "left_short": _in("mosaics", "{n} left"),
    "mosaics": _("Mosaics"),
    "high_priest": _("High priest"),
    "draw_pile": (_("Draw pile: {n} card"), _("Draw pile: {n} cards")),
    "discard": (_("Discard pile: {n} card"), _("Discard pile: {n} cards")),
    "face_down": _("A face-down card: nobody knows it yet."),
    "lacking": _("Your cards lack: {things}."),
    "palm": _("Each palm that a mosaic covers brings a talent."),
    "sphinx_place": _("Place {number} for a sphinx: {n} talents"),
    "steps": _(
        "Cleopatra has walked {steps} of {last} steps: one for each kind of piece that is complete."
    ),
    "altar": _("{n} of {dice} dice show the symbol; when all do, an offering is due."),
    "prizes": _("Amulets that each place of an offering returns or takes, the most generous first"),
    "mosaic": _("Mosaic {shape}"),
    "turn_it": _("Tap it to turn it, then a square."),
    "lay_it": _("Tap a square of the garden."),
    "claim": _("A sanctuary for your statue?"),
    "mosaic_to_lay": _("Mosaic {shape}, paid and ready to be laid"),
    "top_mosaic": _("Mosaic {shape}, on top of the stack"),
    "stack": (_("{n} mosaic left"), _("{n} mosaics left")),
    "mini_left": _("Mosaic {shape}: in the stack"),
    "mini_laid": _("Mosaic {shape}: laid"),
    "mini_removed": _("Mosaic {shape}: did not fit anywhere"),
    "sanctuary": (
        _("A sanctuary of {n} square: it takes an amulet at the end."),
        _("A sanctuary of {n} squares: each takes an amulet at the end."),
    ),
    "lost": _("No mosaic fits here any more, and nobody claimed it."),
    "own_talents": (_("You have {n} talent."), _("You have {n} talents.")),
    "hidden_talents": _("Talents are kept secret until the end."),
    "end_talents": (_("{n} talent"), _("{n} talents")),
    "peek": (
        _("Your corruption pyramid hides {n} amulet."),
        _("Your corruption pyramid hides {n} amulets."),
    ),
    "hidden_amulets": _("A corruption pyramid: only its owner may look under it."),
    "end_amulets": (_("{n} amulet left"), _("{n} amulets left")),
    "merchants": (
        _("{n} merchant of the Nile: stands for any resource, or brings talents at the end."),
        _("{n} merchants of the Nile: each stands for any resource, or brings talents at the end."),
    ),
    "statues": (_("{n} Anubis statue left"), _("{n} Anubis statues left")),
    "hand": (_("{n} card in hand"), _("{n} cards in hand")),
    "hand_of": _("Cards in your hand: {n}; {most} may be kept without a price."),
    "cards": _("cards"),
    "played": _("Played in this turn: {card}"),
    "credit": _("Left over from what you laid in this turn"),
    "built": (_("{n} piece built in this turn"), _("{n} pieces built in this turn")),
    "looked": _("From the draw pile, for your eyes only"),
    "search": _("The discard pile"),
    "name": _("Ask everybody for …"),
    "asked": _("Whom you ask"),
    "offered": _("Offered to you"),
    "bid": _("How many talents are in your fist?"),
    "tens": _("First the tens, then the exact amount"),
    "prizes_short": _("Amulets by what everybody gives:"),
    "fist": _("A closed fist: the offering is chosen."),
    "thinking": _("An open hand: the offering is not chosen yet."),
    "own_fist": (_("Your fist holds {n} talent."), _("Your fist holds {n} talents.")),
    "offered_talents": (_("{n} talent offered"), _("{n} talents offered")),
    "forecast": _("Your amulets if the game ended now"),
    "now_amulets": _("under your pyramid"),
    "tainted_cards": _("tainted cards in your hand"),
    "holy_squares": _("squares of your sanctuaries"),
    "eaten": _("Eaten by the crocodile"),
    "hungry": _("The crocodile finds nobody to eat."),
    "feast": _("The crocodile has eaten: {names}"),
    "amulets": _("amulets"),
    "merchants_short": _("merchants"),
    "statues_short": _("statues"),
    "secret": _("secret"),
    "garden": _("Garden"),
    "walls": _("Walls"),
    "built_of": _("{built} of {all}"),
    "left_side": _("left"),
    "back_side": _("back"),
    "right_side": _("right"),
    "sphinxes": _("Sphinxes"),
    "throne": _("Throne"),
    "obelisks": _("Obelisks"),
    "doors": _("Doors"),
    "throne_0": _("not begun"),
    "throne_1": _("pedestal"),
    "throne_2": _("complete"),
    "pile_top": _("on top: {card}"),
    "hidden_card": _("face down"),
    "empty": _("empty"),
    "waiting_cards": _("New cards"),
    "left_mosaics": _("still in the stack: {shapes}"),
    "on_top": _("on top: {shape}"),
    "squares_of": (_("sanctuaries: {n} square"), _("sanctuaries: {n} squares")),
    "key": _("letters: mosaics, digits: sanctuaries by seat, ♣ palms, × lost"),
}


class Words(BoardWords):
    def __init__(self, language: Language) -> None:
        super().__init__(language, TEXTS)
        self.names = self.translated(CARD_NAMES)
        self.bands = self.translated((*BANDS, *BANDS, TROMPE_BAND, *CARD_NAMES[11:17]))
        self.resources = self.translated(RESOURCE_NAMES)
        self.pieces = self.translated(PIECE_NAMES)
        self.about_pieces = self.translated(ABOUT_PIECES)
        self.about_cards = [
            f"{self.names[n]}: {SENTENCES.say(Text(f'about.card.{card}'), language)}"
            for n, card in enumerate(CARDS)
        ]


words_in: Final = lru_cache(maxsize=16)(Words)


assert len(ABOUT_PIECES) == len(PIECES)
