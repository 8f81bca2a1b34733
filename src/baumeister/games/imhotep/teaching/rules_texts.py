"""The rules of Imhotep in our own words."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Sentences, Template
from baumeister.core.text import mark as _
from baumeister.games.imhotep.teaching.sources_texts import SOURCES
from baumeister.teaching.texts import SHARED

PLAY: Final[dict[str, Template]] = {
    "idea": _(
        "Bring stones down the Nile and build with them. You load the ships together, but "
        "whoever sails one decides where everybody’s stones end up."
    ),
    "goal.1": _(
        "Two to four builders work on the same five sites for six rounds. In every round four ships"
        " lie on the river. You put your stones on them, and sooner or later somebody sails each"
        " ship to a site, where all stones on board are unloaded."
    ),
    "goal.2": _(
        "Each site rewards stones in its own way: some at once, some after every round, some when"
        " the game is over. Whoever has the most points at the end wins."
    ),
    "goal.table": _(
        "The table in the first round: at the top the river with its ships, around it the five"
        " sites, and on the right the builders."
    ),
    "setup": _("How the game is set up"),
    "setup.1": _(
        "Every site has a side A and a side B. Begin with side A everywhere; later you can choose"
        " the side of each site as you like."
    ),
    "setup.2": _(
        "Each number of players has its own seven round cards. One of them stays in the box, "
        "unseen; the other six are shuffled: one for each round."
    ),
    "setup.3": _("The market cards are shuffled into a face-down pile."),
    "setup.4": _(
        "Every builder owns 29 stones of one colour. They lie in the quarry, apart from those on"
        " the sled."
    ),
    "setup.5": _(
        "The first builder begins with 2 stones on the sled, the second with 3, the third with 4"
        " and the fourth with 5."
    ),
    "setup.seat": _(
        "A builder’s place: the points, the sled with room for five stones, and the stones that "
        "are left in the quarry."
    ),
    "round": _("A round"),
    "round.1": _(
        "A round card is turned up. It says how many stones each of the four ships can carry."
    ),
    "round.2": _("Four market cards are laid out."),
    "round.3": _(
        "The builders take turns, one action each, round and round the table, until all four "
        "ships have sailed. There are five sites, so one of them gets no ship in this round."
    ),
    "round.ships": _(
        "Two of the four ships. Slot 1 is at the bow. The squares beside a ship show how many"
        " stones it needs before it may sail: ship 1 has enough, ship 2 still lacks one."
    ),
    "round.minimum": _("How many stones a ship needs"),
    "round.size": _("Slots of the ship"),
    "round.needs": _("Stones it needs to sail"),
    "turn": _("Your turn: four actions"),
    "turn.1": _("On your turn you do exactly one of these four things."),
    "turn.take": _("Take stones"),
    "turn.take.1": _(
        "Move three of your stones from the quarry to your sled. The sled holds five at most: if"
        " there is less room, or if fewer stones are left, you take fewer."
    ),
    "turn.place": _("Place a stone"),
    "turn.place.1": _(
        "Put one stone from your sled on any empty slot of any ship that has not sailed yet. The"
        " slot matters: stones leave a ship from the bow to the stern."
    ),
    "turn.sail": _("Sail a ship"),
    "turn.sail.1": _(
        "Sail any ship that has the stones it needs to a site where no other ship has landed in "
        "this round. You may sail a ship without a stone of your own on it."
    ),
    "turn.play": _("Play a blue card"),
    "turn.play.1": _(
        "Use a blue market card that you took on an earlier turn. It counts as your action, so you"
        " can play one card a turn."
    ),
    "sailing": _("Sailing and unloading"),
    "sailing.1": _(
        "The stone at the bow is unloaded first, then the next one, up to the stern. Empty "
        "slots are skipped. Each stone works for its owner, no matter who sailed the ship."
    ),
    "sailing.2": _(
        "The empty ship stays at the site until the round is over, so that no other ship can land"
        " there."
    ),
    "sailing.ship": _(
        "Ship 1 has come to the pyramid. C’s stone in slot 1 takes the next field, then A’s "
        "stone in slot 2, then B’s in slot 4."
    ),
    "end_of_round": _("The end of a round"),
    "end_of_round.1": _("When the fourth ship has been unloaded, the temple is scored."),
    "end_of_round.2": _("The ships leave, and cards that are left in the market are discarded."),
    "end_of_round.3": _(
        "The next round card is turned up. The builder to the left of whoever sailed the fourth"
        " ship begins."
    ),
}

SITES: Final[dict[str, Template]] = {
    "sites": _("The five sites"),
    "sites.1": _("For side B we say only what is different; everything else is as on side A."),
    "market_a": _("Market, side A"),
    "market_a.1": _(
        "For each unloaded stone, its owner takes one of the open cards. When all have taken "
        "theirs, the stones go back to the quarry. Cards lie open in front of their owner."
    ),
    "market_a.figure": _(
        "Four open cards, then the draw pile above the discard pile. The colour at the top of a"
        " card says when it works."
    ),
    "market_b": _("Market, side B"),
    "market_b.1": _(
        "Three cards are open; on the fourth field two cards lie face down. Instead of an open card"
        " you may take this pair. You look at both, keep one and discard the other."
    ),
    "market_b.figure": _("Three open cards and the face-down pair."),
    "pyramid_a": _("Pyramid, side A"),
    "pyramid_a.1": _(
        "Each stone goes on the next empty field and at once scores the number on it. Building "
        "begins at the top left and continues column by column, each from top to bottom."
    ),
    "pyramid_a.2": _(
        "Nine stones make the first level, four more the second, and a single stone is the top."
        " Then stones go to the edge, where each scores 1 point."
    ),
    "pyramid_a.figure": _(
        "The two upper levels lie beside the first. Eleven stones are built; the next one goes on"
        " the dashed field."
    ),
    "pyramid_b": _("Pyramid, side B"),
    "pyramid_b.1": _(
        "There are three small pyramids of five stones each. The owner of a stone chooses one that"
        " is not finished. Its four lower fields are built column by column, the top comes last."
    ),
    "pyramid_b.2": _(
        "One field of each pyramid adds a bonus that you may use or decline: the top card of the"
        " draw pile, up to three stones from the quarry for your sled, or one stone from your sled"
        " on any ship that has not sailed."
    ),
    "pyramid_b.3": _(
        "When all three pyramids are finished, stones go to the edge for 1 point each."
    ),
    "pyramid_b.figure": _(
        "The middle pyramid has three stones: the third brought A a bonus of stones. On the left"
        " the card waits for the next stone, on the right a stone may be loaded with the fourth."
    ),
    "temple_a": _("Temple, side A"),
    "temple_a.1": _(
        "Stones are placed from left to right. When the row is full, the next one starts on top "
        "of it, again at the left, and covers the stones below. Two builders use only the first "
        "four fields."
    ),
    "temple_a.2": _(
        "After every round each stone that can be seen from above scores 1 point for its owner,"
        " whether or not a ship came to the temple in this round."
    ),
    "temple_a.figure": _(
        "Seven stones: the last two cover the first two. If the round ends now, the stones on top"
        " score:"
    ),
    "temple_b": _("Temple, side B"),
    "temple_b.1": _(
        "After every round each stone seen from above brings what its field shows, from left to "
        "right: one point or two stones from the quarry, whichever its owner prefers; two "
        "points; or the top card of the draw pile."
    ),
    "temple_b.figure": _(
        "B has the field for two points, and C gets a card. A and D choose between a point and two"
        " stones."
    ),
    "burial_chamber_a": _("Burial chamber, side A"),
    "burial_chamber_a.1": _(
        "Stones fill the chamber column by column, three in each, from top to bottom. It is "
        "never full: it continues to the right as far as needed."
    ),
    "burial_chamber_a.2": _(
        "When the game is over, stones of one colour that touch along a side form an area. Every"
        " area scores by its size; corners do not connect."
    ),
    "burial_chamber_a.figure": _(
        "A has an area of four and a single stone, B an area of three and another of two. At the"
        " end of the game this would bring:"
    ),
    "burial_chamber_b": _("Burial chamber, side B"),
    "burial_chamber_b.1": _(
        "When the game is over, each of the three rows is scored separately: the most stones in "
        "a row take first place, and so on. You need at least one stone in the row, and the "
        "stones need not touch."
    ),
    "burial_chamber_b.2": _(
        "Builders with the same number of stones add up the points of the places they fill, and "
        "share them, rounded down."
    ),
    "burial_chamber_b.figure": _(
        "The prizes stand at the end of each row. All three rows together would bring:"
    ),
    "obelisks_a": _("Obelisks, side A"),
    "obelisks_a.1": _(
        "Every builder piles up a column of their own. When the game is over, the highest "
        "column takes first place, and so on; without a stone here, you take no place."
    ),
    "obelisks_a.2": _(
        "Builders with columns of the same height add up the points of the places they fill, "
        "and share them, rounded down."
    ),
    "obelisks_a.figure": _(
        "A and D share second and third place, C has not built here. The columns would bring:"
    ),
    "obelisks_b": _("Obelisks, side B"),
    "obelisks_b.1": _(
        "Stones wait beside the board until a builder has three of them. These become a tower "
        "on the empty field with the highest number, and at once score that number."
    ),
    "obelisks_b.2": _(
        "A stone that is not part of a tower when the game is over scores nothing, unless you "
        "choose the variant that gives 1 point for it."
    ),
    "obelisks_b.figure": _(
        "B was first, then A. The next tower goes on the dashed field; C and D each have stones "
        "waiting."
    ),
}

CARDS: Final[dict[str, Template]] = {
    "cards": _("Market cards"),
    "cards.1": _("There are 34 cards in four colours. Point at a card to see what it does."),
    "cards.red": _("Red: at once"),
    "cards.red.1": _(
        "Whoever gets a red card uses it right away: one of their stones goes from the quarry "
        "to the site on the card, by the rules of that site. Then the card is discarded."
    ),
    "cards.green": _("Green: decorations"),
    "cards.green.1": _(
        "When the game is over, a decoration scores 1 point for every three stones at its site, "
        "no matter who owns them. What is left over does not count."
    ),
    "cards.purple": _("Purple: statues"),
    "cards.purple.1": _(
        "When the game is over, your statues count together, by the same table as an area in the"
        " burial chamber."
    ),
    "cards.blue": _("Blue: tools"),
    "cards.blue.1": _(
        "A blue card is an action for one of your later turns, once in the game. If you have not"
        " used it when the game is over, it scores 1 point."
    ),
    "cards.lever": _(
        "Lever: sail a ship by the usual rules, but you decide in which order its stones are"
        " unloaded. Their owners still choose their own cards and pyramids."
    ),
    "cards.hammer": _(
        "Hammer: take up to three stones from the quarry, then place one stone on a ship."
    ),
    "cards.sail": _(
        "Sail: place one stone on a ship, then sail this ship. The new stone counts for what the"
        " ship needs."
    ),
    "cards.chisel": _("Chisel: place two stones, both on one ship or on two different ones."),
}

SCORING: Final[dict[str, Template]] = {
    "final": _("The end of the game"),
    "final.1": _("After the sixth round, these are scored in this order:"),
    "final.burial_chamber": _("the burial chamber,"),
    "final.obelisks": _("the obelisks,"),
    "final.cards": _("decorations, statues and blue cards that were not played."),
    "final.sets": _("Areas in burial chamber A, and statues"),
    "final.sets.count": _("Stones or statues"),
    "final.sets.further": _("each further one"),
    "final.sets.points": _("Points"),
    "final.tie": _("Equal points"),
    "final.tie.1": _(
        "If points are equal, more stones on the sled win. If those are equal, too, the "
        "builders share their place."
    ),
    "variants.sides": _("Sides: choose side A or B for each site on its own, in any mixture."),
    "variants.wrath": _(
        "Wrath of the Pharaoh: whoever has no stone at one of the four monuments (pyramid, temple,"
        " burial chamber, obelisks) when the game is over loses 5 points, once."
    ),
    "variants.loose": _(
        "Single stones at obelisks B: each scores 1 point when the game is over, as another "
        "printing of the board has it."
    ),
    "variants.stones_first": _(
        "Stones first: a stone is back in the quarry before its owner takes a market card, so a red"
        " card from the market always finds one."
    ),
}

SENTENCES: Final = Sentences({**SHARED, **PLAY, **SITES, **CARDS, **SCORING, **SOURCES})
