"""The rules of Kleopatra in our own words."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Sentences, Template
from baumeister.core.text import mark as _
from baumeister.core.text import mark_in as _in
from baumeister.games.cleopatra.teaching.sources_texts import SOURCES
from baumeister.teaching.texts import SHARED

PLAY: Final[dict[str, Template]] = {
    "idea": _(
        "Architects compete for the queen’s favour and build her palace piece by piece. Stolen "
        "goods and shady helpers make it quick and easy, but whoever is most corrupt in the end "
        "is fed to the crocodile."
    ),
    "goal.1": _(
        "Three to five architects (or two, see below) collect cards at the market and turn them "
        "into parts of Cleopatra’s palace. Each part earns talents, the money of the game."
    ),
    "goal.2": _(
        "Some cards give more than others, but cost corruption amulets. These go under your own"
        " pyramid, where only you may look. When Cleopatra reaches the gate, the architect with the"
        " most amulets left is eaten; among the others, the richest wins."
    ),
    "goal.table": _(
        "The table in the middle of a game: market and price list on the left, the palace in the"
        " middle, mosaics and the high priest beside it, the architects on the right. Your own"
        " place is at the bottom."
    ),
    "setup": _("How the game is set up"),
    "setup.1": _(
        "Everybody begins with three cards in hand, five talents, three merchants of the Nile, two"
        " Anubis statues and a corruption pyramid with nothing under it."
    ),
    "setup.2": _(
        "The other cards are cut into two halves. One half is turned over, then both are shuffled"
        " together: the draw pile holds open and face-down cards, and everybody sees its top card."
    ),
    "setup.3": _(
        "The top three cards go to the three market stalls, one each, as they lie: open or face"
        " down."
    ),
    "setup.4": _("The twelve mosaics are shuffled into a stack. Only the top one can be seen."),
    "setup.5": _(
        "Cleopatra stands five steps away from the palace gate, and the five dice of the high"
        " priest lie blank beside his altar."
    ),
    "setup.own": _(
        "Your own place: talents, merchants, statues, the pyramid, and your cards. Nobody else "
        "sees your talents, your amulets or your cards."
    ),
    "turn": _in("heading", "Your turn"),
    "turn.1": _(
        "On your turn, you visit either the market or the quarry. Characters may be played at "
        "any time during your own turn, even if you have only just picked them up."
    ),
    "turn.market": _("The market"),
    "turn.market.1": _(
        "Take all cards from one stall into your hand. Then draw three cards and give each "
        "stall one of them, as you like. Open cards stay open, face-down ones stay face down; "
        "nobody looks at them until they are taken."
    ),
    "turn.market.2": _(
        "Stalls that nobody takes grow and grow. When the draw pile is used up, the discard pile"
        " becomes the new one, again with one half open."
    ),
    "turn.market.figure": _(
        "The draw pile with an open top card, the discard pile, and three stalls. In stall 2 the"
        " upper card lies face down; stall 3 has a tainted card and a character."
    ),
    "turn.hand": _("More than ten cards"),
    "turn.hand.1": _(
        "If you hold more than ten cards at the end of your turn, choose: discard down to ten and"
        " take one amulet, or keep everything and take one amulet for each card above ten. The"
        " smuggler does it for one amulet in all."
    ),
    "turn.quarry": _("The quarry"),
    "turn.quarry.1": _(
        "Build as many pieces as you can pay for, alike or different, one after the other. You pay,"
        " put the piece in its place and take its talents at once."
    ),
    "turn.quarry.2": _(
        "Two pieces in one turn bring 2 talents more, three or more bring 5. When a kind of "
        "piece is complete, Cleopatra takes a step towards the gate."
    ),
    "turn.quarry.3": _(
        "At the end of a visit to the quarry, all blank dice of the high priest are rolled."
    ),
    "turn.quarry.figure": _(
        "The price list. It shows what each piece costs, its talents (a plus means: and more), and"
        " how many are left. Dashed frames mark what your own cards lack."
    ),
    "pay": _("Paying"),
    "pay.1": _(
        "Each resource of a price is paid with a card of that resource. Cards go to the discard"
        " pile. You may also lay resource cards that the piece does not need: they pay for the next"
        " piece of the turn, or for nothing."
    ),
    "pay.2": _(
        "A double card pays two of its resource for one amulet. The second half may go into another"
        " piece of the same turn; otherwise it is lost. There is no change."
    ),
    "pay.3": _(
        "A trompe-l’œil stands in for one stone, marble, timber or lapis lazuli, for one "
        "amulet. It cannot stand in for an artisan."
    ),
    "pay.4": _(
        "A merchant of the Nile stands in for any single resource, even an artisan, without an "
        "amulet, and then leaves the game. Each merchant you still have at the end is worth 3 "
        "talents."
    ),
    "pay.figure": _(
        "Paying for a door frame: the artisans are paid, marble comes next. The button on the right"
        " pays the rest at once, and says which cards it takes and how many amulets."
    ),
    "cards": _("The cards"),
    "cards.1": _(
        "There are 109 cards. Tainted cards have an eye on them: using one brings amulets, and so"
        " does holding one when the game ends."
    ),
    "cards.standard": _("Resources"),
    "cards.standard.1": _("75 honest cards, each for one resource."),
    "cards.tainted": _("Tainted resources"),
    "cards.tainted.1": _(
        "15 double cards and 8 trompe-l’œil cards; each costs an amulet when it is used."
    ),
    "cards.characters": _("Characters"),
    "cards.characters.1": _("11 followers of the crocodile god. They never pay for pieces."),
    "cards.beggar": _(
        "Beggar, 2 amulets: every other architect gives you two talents or one honest resource "
        "card, whichever they prefer. Anybody who can do neither shows you their hand."
    ),
    "cards.courtesan": _(
        "Courtesan, 1 amulet: look through the discard pile and take any one card, in secret."
    ),
    "cards.envoy": _(
        "Envoy: name an honest resource and ask one, some or all of the others for it. Each of "
        "them may offer you one such card. For each card you accept, you also get one amulet from "
        "the giver."
    ),
    "cards.scribe": _(
        "Scribe, 2 amulets: build any mosaic from the stack instead of the top one. Or, for no "
        "amulet: you may turn one die of the high priest, from blank to symbol or back."
    ),
    "cards.smuggler": _("Smuggler, 1 amulet: keep all your cards even if you hold more than ten."),
    "cards.vizier": _(
        "Vizier: look at the top five cards of the draw pile, keep as many as you like for one"
        " amulet each, and discard the others. Nobody sees what you keep."
    ),
}

PIECES: Final[dict[str, Template]] = {
    "pieces": _("The pieces of the palace"),
    "pieces.1": _(
        "The garden in the middle has walls on three sides: three on the left, three at the back,"
        " three on the right. In front there is a door frame at each corner; before them lies the"
        " plaza with sphinxes and obelisks."
    ),
    "wall": _("Column walls"),
    "wall.1": _(
        "Nine places, in any order. A wall brings 3 talents and 1 more for each mosaic square "
        "that touches it now. Mosaics that come later bring nothing for it."
    ),
    "wall.figure": _("Two squares of the mosaic touch this wall: it has brought 3 + 2 talents."),
    "sphinx": _("Sphinxes"),
    "sphinx.1": _(
        "Six sphinxes are built in order, pair by pair. The first of a pair brings 2 talents, the"
        " one opposite 5."
    ),
    "sphinx.figure": _("Three sphinxes stand. The next one completes a pair: 5."),
    "throne": _("Pedestal and throne"),
    "throne.1": _(
        "First the pedestal, then the throne on it; they cost the same and bring 12 talents each."
    ),
    "throne.figure": _("The throne stands on its pedestal at the back."),
    "obelisk": _("Obelisks"),
    "obelisk.1": _("Two of them, 12 talents each."),
    "obelisk.figure": _("The left obelisk stands; the place on the right is empty."),
    "door": _("Door frames"),
    "door.1": _(
        "A door frame brings 4 talents and 1 more for each wall in the unbroken row that begins at"
        " its corner. The row runs around the corners of the palace and ends at the first gap."
    ),
    "door.figure": _(
        "Four walls are connected to the left door frame; the fifth one stands beyond a gap. It "
        "brought 4 + 4 talents."
    ),
    "mosaic": _("Mosaics"),
    "mosaic.1": _(
        "A mosaic covers five empty squares of the garden. You build the top one of the stack, "
        "turn it as you like and lay it wherever it fits. It brings 4 talents and 1 more for "
        "each palm it covers."
    ),
    "mosaic.2": _(
        "If the next mosaic of the stack fits nowhere, it leaves the game. When the stack is used"
        " up, the mosaics count as complete."
    ),
    "mosaic.figure": _(
        "The mosaic that comes next lies in the frame; below it are all twelve. Dotted ones have"
        " been laid."
    ),
    "sanctuary": _("Sanctuaries"),
    "sanctuary.1": _(
        "When you lay a mosaic, look at the empty squares that are connected. An area into "
        "which none of the remaining mosaics fits becomes a sanctuary; usually it has four "
        "squares or fewer."
    ),
    "sanctuary.2": _(
        "You may put one of your two statues in it, now or never. At the end, each of its "
        "squares takes one of your amulets."
    ),
    "sanctuary.figure": _(
        "C has a sanctuary of four squares at the left edge. The two crossed squares are too "
        "small for any mosaic, too, but nobody claimed them in time."
    ),
}

END: Final[dict[str, Template]] = {
    "offering": _("Offerings for the high priest"),
    "offering.1": _(
        "A die that shows the symbol goes to the altar and stays there. As soon as all five lie "
        "on it, the high priest wants an offering: everybody secretly hides talents in a fist, "
        "anything from none to all of them, and all fists open at the same time. What was "
        "offered is lost."
    ),
    "offering.2": _(
        "The most generous returns up to three amulets. Second place takes one, third two, fourth"
        " three, fifth four. Equal offerings share the better place, and the places after it are"
        " skipped. Then the dice are blank again."
    ),
    "offering.figure": _(
        "Three dice lie on the altar, two are still blank. The numbers below are the amulets for"
        " first to fourth place."
    ),
    "final": _("The end of the game"),
    "final.1": _(
        "The game ends at once when Cleopatra has taken her fifth step, that is, when five of "
        "the six kinds of pieces are complete. Then, in this order:"
    ),
    "final.2": _(
        "Everybody takes an amulet for each tainted card in hand, resources and characters alike."
    ),
    "final.3": _(
        "All pyramids are lifted, and each square of your own sanctuaries takes one amulet away."
    ),
    "final.4": _(
        "Whoever has the most amulets left is eaten by the crocodile; if several are tied, all "
        "of them are. If nobody has any, it stays hungry."
    ),
    "final.5": _(
        "The survivors count their talents, and 3 for each merchant. The richest wins; if several"
        " are equally rich, the one with fewer amulets."
    ),
    "final.figure": _(
        "The end of a game: D had the most amulets left, and all those talents were no help."
    ),
    "variants.two": _(
        "Two players: the same rules, but nobody is eaten for having the most. Eight or more"
        " amulets left at the end feed the crocodile; with fewer, each costs a talent."
    ),
    "variants.flipping": _("Flipping: mosaics may also be laid as their mirror image."),
    "variants.vizier_waits": _(
        "Waiting vizier: like a courtesan, he is discarded only at the end of the turn, so that no"
        " courtesan of that turn fetches him."
    ),
    "variants.envoy_asks_all": _("Envoy to all: he always asks everybody."),
    "variants.must_turn": _("Turning a die: a scribe who picks no mosaic has to turn one."),
    "variants.clean_paying": _(
        "Clean paying: resources are paid one after the other, no card is laid that pays nothing,"
        " and the table proposes the cards with the fewest amulets."
    ),
}

SENTENCES: Final = Sentences({**SHARED, **PLAY, **PIECES, **END, **SOURCES})
