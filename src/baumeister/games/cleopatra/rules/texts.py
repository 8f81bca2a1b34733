"""Every sentence of Kleopatra in English; other languages translate it in the catalogue."""

from __future__ import annotations

from collections import Counter
from typing import Final

from baumeister.core.sentences import (
    Phrases,
    Sentences,
    Several,
    Template,
    in_one_breath,
    unpack,
)
from baumeister.core.text import Language
from baumeister.core.text import mark as _
from baumeister.games.cleopatra.rules.event_texts import EVENTS
from baumeister.games.cleopatra.rules.mosaic_shapes import SHAPES
from baumeister.games.cleopatra.rules.names import CARDS, CATEGORIES, PIECES, SOURCES
from baumeister.games.cleopatra.rules.prompt_texts import PROMPT_PHRASES, PROMPTS
from baumeister.games.cleopatra.rules.refusal_texts import REFUSALS

CARD_NAMES: Final = (
    _("Artisan"),
    _("Stone block"),
    _("Marble slab"),
    _("Timber"),
    _("Lapis lazuli"),
    _("Two artisans"),
    _("Two stone blocks"),
    _("Two marble slabs"),
    _("Two timbers"),
    _("Two lapis lazuli"),
    _("Trompe-l’œil"),
    _("Beggar"),
    _("Courtesan"),
    _("Envoy"),
    _("Scribe"),
    _("Smuggler"),
    _("Vizier"),
    _("Merchant of the Nile"),
)
RESOURCE_NAMES: Final = CARD_NAMES[:5]
A_CARD: Final = (
    _("an artisan"),
    _("a stone block"),
    _("a marble slab"),
    _("timber"),
    _("lapis lazuli"),
    _("two artisans"),
    _("two stone blocks"),
    _("two marble slabs"),
    _("two timbers"),
    _("two lapis lazuli"),
    _("a trompe-l’œil"),
    _("a beggar"),
    _("a courtesan"),
    _("an envoy"),
    _("a scribe"),
    _("a smuggler"),
    _("a vizier"),
    _("a merchant of the Nile"),
)
A_RESOURCE: Final = A_CARD[:5]
PIECE_NAMES: Final = (
    _("Column wall"),
    _("Sphinx"),
    _("Pedestal"),
    _("Throne"),
    _("Obelisk"),
    _("Door frame"),
    _("Mosaic"),
)
THE_PIECES: Final = (
    _("a column wall"),
    _("a sphinx"),
    _("the pedestal"),
    _("the throne"),
    _("an obelisk"),
    _("a door frame"),
    _("a mosaic"),
)
CATEGORY_NAMES: Final = (
    _("Column walls"),
    _("Sphinxes"),
    _("Throne and pedestal"),
    _("The two obelisks"),
    _("Door frames"),
    _("Mosaics"),
)
CORNERS: Final = (_("at the left front corner"), _("at the right front corner"))
ON_SIDES: Final = (_("on the left"), _("on the right"))
SOURCE_NAMES: Final = (
    _("Talents at the start"),
    *CATEGORY_NAMES,
    _("Several pieces in a turn"),
    _("Beggars"),
    _("Offerings"),
    _("Merchants of the Nile"),
    _("Price of corruption"),
    _("Eaten by the crocodile"),
)


class Counted(Phrases):
    """Words for several things that are packed into one number, each kind of them once."""

    def say(self, number: int, language: Language) -> str:
        counts = Counter(unpack(number, len(self.words)))
        words = [_counted(language.translate(self.word(kind)), n) for kind, n in counts.items()]
        return in_one_breath(words, language)


def _counted(word: str, count: int) -> str:
    return word if count == 1 else f"{count} × {word}"


PHRASES: Final = {
    "card": Phrases("card", CARD_NAMES),
    "a_card": Phrases("card", A_CARD),
    "resource": Phrases("resource", RESOURCE_NAMES),
    "a_resource": Phrases("resource", A_RESOURCE),
    "the_piece": Phrases("piece", THE_PIECES),
    "piece": Phrases("piece", PIECE_NAMES),
    "shape": Phrases("shape", SHAPES),
    "at_corner": Phrases("corner", CORNERS),
    "on_side": Phrases("side", ON_SIDES),
    "source": Phrases("source", SOURCE_NAMES),
    **PROMPT_PHRASES,
    "paid": Counted("paid", CARD_NAMES),
    "tainted": Several("tainted", CARD_NAMES),
}

ACTIONS: Final[dict[str, Template]] = {
    "action.stall": _("Take all cards from stall {stall}"),
    "action.build.wall": _("Build column wall {wall}"),
    "action.build.sphinx": _("Build the next sphinx"),
    "action.build.pedestal": _("Build the pedestal"),
    "action.build.throne": _("Build the throne"),
    "action.build.obelisk": _("Build the obelisk {on_side}"),
    "action.build.door": _("Build the door frame {at_corner}"),
    "action.build.mosaic": _("Build the top mosaic"),
    "action.build.wall.scores": (
        _("Build column wall {wall}: {n} talent"),
        _("Build column wall {wall}: {n} talents"),
    ),
    "action.build.sphinx.scores": (
        _("Build the next sphinx: {n} talent"),
        _("Build the next sphinx: {n} talents"),
    ),
    "action.build.pedestal.scores": (
        _("Build the pedestal: {n} talent"),
        _("Build the pedestal: {n} talents"),
    ),
    "action.build.throne.scores": (
        _("Build the throne: {n} talent"),
        _("Build the throne: {n} talents"),
    ),
    "action.build.obelisk.scores": (
        _("Build the obelisk {on_side}: {n} talent"),
        _("Build the obelisk {on_side}: {n} talents"),
    ),
    "action.build.door.scores": (
        _("Build the door frame {at_corner}: {n} talent"),
        _("Build the door frame {at_corner}: {n} talents"),
    ),
    "action.build.mosaic.shape": _("Build the top mosaic, {shape}"),
    "action.play": _("Play the character {card}"),
    "action.play.counter": _("Play the scribe and take a die back: no offering"),
    "action.done": _("Done"),
    "action.done.quarry": _("Stop building and roll the dice"),
    "action.done.quarry.last": _(
        "Stop building: Cleopatra enters her palace and the game ends now"
    ),
    "action.done.quarry.tainted": _(
        "Stop building: the game ends now. In hand, each still costs an amulet: {tainted}"
    ),
    "action.done.scribe": _("Turn no die"),
    "action.done.asked": _("Ask nobody else"),
    "action.done.turn": _("Play no character"),
    "action.done.offering": _("Let the offering come"),
    "action.done.offers": _("Accept no more cards"),
    "action.done.cards": _("Discard the other cards"),
    "action.pass": _("Pass, because nothing else is possible"),
    "action.put": _("Put it in stall {stall}"),
    "action.discard": _("Discard {card}"),
    "action.keep_all": _("Keep all cards"),
    "action.keep_all.price": (
        _("Keep all cards for {n} amulet"),
        _("Keep all cards for {n} amulets"),
    ),
    "action.pay": _("Pay with {card}"),
    "action.auto": _("Pay the rest at once"),
    "action.auto.clean": _("Pay at once: {paid}"),
    "action.auto.cards": (
        _("Pay at once for {n} amulet: {paid}"),
        _("Pay at once for {n} amulets: {paid}"),
    ),
    "action.auto.price": (
        _("Pay the cleanest way: {n} amulet, merchants: {merchants}"),
        _("Pay the cleanest way: {n} amulets, merchants: {merchants}"),
    ),
    "action.lay": _("Lay it in row {row}, column {column}, orientation {orientation}"),
    "action.statue": _("Put a statue in the sanctuary at row {row}, column {column}"),
    "action.statue.size": (
        _("Claim the sanctuary of {n} square at row {row}, column {column}"),
        _("Claim the sanctuary of {n} squares at row {row}, column {column}"),
    ),
    "action.leave": _("Do not put up a statue"),
    "action.pick": _("Pick the mosaic {shape}"),
    "action.raise_die": _("Turn a blank die to the symbol"),
    "action.lower_die": _("Turn a die on the altar to a blank side"),
    "action.give_talents": _("Give two talents"),
    "action.give": _("Give {card}"),
    "action.show_hand": _("Show your hand, since you have nothing to give"),
    "action.name": _("Ask for {card}"),
    "action.ask": _("Ask {other}"),
    "action.ask_all": _("Ask everybody"),
    "action.offer": _("Offer the card"),
    "action.refuse": _("Offer nothing"),
    "action.accept": _("Accept {other}’s card"),
    "action.take": _("Take {card} from the discard pile"),
    "action.keep": _("Keep {card}"),
    "action.bid": (_("Offer {n} talent"), _("Offer {n} talents")),
    "action.draw": _("Draw {card}"),
    "action.open": _("{card} lies face up on the draw pile"),
    "action.face_down": _("The next card lies face down"),
    "action.shuffle": _("Shuffle the discard pile into a new draw pile"),
    "action.look": _("The discard pile is spread out"),
    "action.roll": (_("{n} die shows the symbol"), _("{n} dice show the symbol")),
    "action.next_mosaic": _("The next mosaic is {shape}"),
}

OPTIONS: Final[dict[str, Template]] = {
    "variant.flipping": _("Mosaics may be flipped"),
    "variant.vizier_waits": _("A vizier who was played is discarded only at the end of the turn"),
    "variant.envoy_asks_all": _("The envoy always asks everybody"),
    "variant.must_turn": _("A scribe who picks no mosaic has to turn a die"),
    "variant.clean_paying": _(
        "No card is laid that pays nothing, and cards are proposed that cost the fewest amulets"
    ),
    "value.on": _("on"),
    "value.off": _("off"),
}

EXPLANATIONS: Final[dict[str, Template]] = {
    "about.flipping.off": _("Mosaics are turned as you like, but always show their front."),
    "about.flipping.on": _("Mosaics may also be laid as their mirror image."),
    "about.vizier_waits.off": _("A courtesan may fetch a vizier who was played in the same turn."),
    "about.vizier_waits.on": _("A vizier is discarded only at the end of the turn."),
    "about.envoy_asks_all.off": _("The envoy asks one, some or all of the others."),
    "about.envoy_asks_all.on": _("The envoy always asks everybody."),
    "about.must_turn.off": _("A scribe who picks no mosaic may turn a die."),
    "about.must_turn.on": _("A scribe who picks no mosaic has to turn a die."),
    "about.clean_paying.off": _("Cards may be laid that pay nothing of a piece."),
    "about.clean_paying.on": _(
        "No card is laid that pays nothing, and the table proposes the fewest amulets."
    ),
    "tie.amulets": _("Amulets left"),
    "about.tie_break": _("If talents are equal, whoever has fewer amulets left is ahead."),
    "about.card.artisan": _("One artisan."),
    "about.card.stone": _("One stone block."),
    "about.card.marble": _("One marble slab."),
    "about.card.wood": _("One timber."),
    "about.card.lapis": _("One lapis lazuli."),
    "about.card.double_artisan": _("Two artisans, for an amulet."),
    "about.card.double_stone": _("Two stone blocks, for an amulet."),
    "about.card.double_marble": _("Two marble slabs, for an amulet."),
    "about.card.double_wood": _("Two timbers, for an amulet."),
    "about.card.double_lapis": _("Two lapis lazuli, for an amulet."),
    "about.card.trompe_loeil": _("Stands in for one material, for an amulet."),
    "about.card.beggar": _("2 amulets: everybody else gives you 2 talents or a standard resource."),
    "about.card.courtesan": _("1 amulet: take any card from the discard pile, in secret."),
    "about.card.envoy": _(
        "Ask one, some or all for a resource; with each card you accept, you get an amulet from "
        "its giver."
    ),
    "about.card.scribe": _(
        "2 amulets: build any mosaic from the stack. Or for none: turn a die, if you like."
    ),
    "about.card.smuggler": _("1 amulet: keep all cards, however many you hold."),
    "about.card.vizier": _(
        "Look at five cards from the draw pile; each one you keep costs an amulet."
    ),
}

NOTES: Final[dict[str, Template]] = {
    "note.two_players": (
        _("Two players: {n} amulet at the end feeds the crocodile; fewer cost a talent each."),
        _("Two players: {n} amulets at the end feed the crocodile; fewer cost a talent each."),
    ),
    "note.crocodile": _("At the end, the crocodile eats whoever has the most amulets left."),
    "note.hand": _(
        "At the end of your turn, each card above {n} costs an amulet, or all of them are "
        "discarded for one."
    ),
    "note.trompe.off": _(
        "A trompe-l’œil stands for stone, marble, timber or lapis, but not for an artisan."
    ),
    "note.trompe.on": _("A trompe-l’œil stands for any resource, artisans included."),
    "note.merchant": (
        _("A merchant of the Nile that is left at the end is worth {n} talent."),
        _("A merchant of the Nile that is left at the end is worth {n} talents."),
    ),
    "note.several": _("Two pieces in a turn bring {two} talents more, three or more {three}."),
    "note.last_round": _(
        "If Cleopatra has not arrived by then, the game ends after round {round}."
    ),
    "gain": (_("{sign}{n} talent"), _("{sign}{n} talents")),
    "estimate": (
        _("{n} talent if the game ended now and the crocodile stayed hungry"),
        _("{n} talents if the game ended now and the crocodile stayed hungry"),
    ),
}

NAMES: Final[dict[str, Template]] = {
    "not_this_turn": _("No more characters"),
    "name": _("Cleopatra and the Society of Architects"),
    **{f"card.{key}": name for key, name in zip((*CARDS, "merchant"), CARD_NAMES, strict=True)},
    **{f"piece.{key}": name for key, name in zip(PIECES, PIECE_NAMES, strict=True)},
    **{f"category.{key}": name for key, name in zip(CATEGORIES, CATEGORY_NAMES, strict=True)},
    **{f"source.{key}": name for key, name in zip(SOURCES, SOURCE_NAMES, strict=True)},
}

SENTENCES: Final = Sentences(
    {**ACTIONS, **PROMPTS, **EVENTS, **REFUSALS, **OPTIONS, **EXPLANATIONS, **NOTES, **NAMES},
    PHRASES,
    from_one=("stall", "place", "wall", "row", "column", "orientation"),
)
