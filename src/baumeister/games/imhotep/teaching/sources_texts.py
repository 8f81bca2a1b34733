"""What the printed rules of Imhotep leave open, and where its values come from."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import mark as _

RULINGS: Final = (
    _("You cannot take stones if your sled is full or your quarry is empty."),
    _(
        "Which round card is left out and which cards lie face down is decided when they are turned"
        " up. Nobody has seen them before, so the chances are the same."
    ),
    _(
        "You are not asked where the rules leave only one possibility: the last card in the "
        "market, the only unfinished pyramid, the last stones for a lever."
    ),
    _(
        "You pass only if you can do nothing else. When everybody has passed in a row, the "
        "round ends; stones on ships that have not sailed return to the quarry."
    ),
    _("The chisel needs two stones on your sled and two empty slots."),
    _(
        "The hammer can be played if a stone can be placed afterwards. You take as many stones "
        "as there are and as there is room for, even none."
    ),
    _("The sail card needs a ship that has enough stones together with the new one."),
    _(
        "Stones go back to the quarry when all of the ship have got their market cards, as in the"
        " example of the rulebook. A red card that finds no stone in the quarry has no effect."
    ),
    _(
        "As long as there is a card in the market, the owner of a stone has to take one. This is "
        "stricter than the rulebook, which lets them."
    ),
    _("If nobody takes the pair of market B, both cards are turned up and discarded."),
    _("If you cannot take a stone at temple B, you get the point without being asked."),
    _(
        "Any stone of yours at a monument appeases the Pharaoh, even one from a red card. The "
        "five points are lost only once."
    ),
    _(
        "Single stones at obelisks B score nothing at the end, unless you choose that they score 1"
        " point each."
    ),
    _("When all fields for towers are taken, further stones stay single."),
    _(
        "With the lever you name one stone after the other, each when the one before has done its"
        " work. You are not asked when all stones left belong to one builder."
    ),
    _("Every bonus of pyramid B may be declined. A bonus that could do nothing is not offered."),
    _(
        "Red cards from the draw pile work at once, too, by all the rules of their site. When "
        "the temple is scored, no ship is left that could be loaded."
    ),
    _("If there is no card left anywhere, fields stay empty, and a “top card” is lost."),
    _(
        "Decorations count every stone at their site: covered ones, those at the edge, towers and"
        " waiting stones, in every colour."
    ),
    _("A card is discarded only after its effect, so it cannot be shuffled in before that."),
    _("If a round ends because everybody has passed, the next builder in turn begins."),
    _(
        "At the end of a round, the temple is scored from left to right, each field completely; "
        "then the ships leave; then the market is cleared."
    ),
    _("On side B the edge of the pyramids opens when all three are finished."),
    _(
        "If the draw pile ends while the market is filled, the discard pile is shuffled and "
        "dealing goes on. A face-down card in the market stays there."
    ),
    _(
        "Sailing the fourth ship with a card counts like any other way: the builder to the left "
        "begins."
    ),
    _("At temple B you may choose stones even if you can take only one."),
    _("The first seat begins. A new table draws lots for the seats, unless their order is chosen."),
    _("The wrath of the Pharaoh comes last, and points may drop below zero."),
)

READINGS: Final = (9,)  # rulings that are stricter or more generous than the text
LETTER: Final = (13,)  # rulings that only follow it

PROVENANCE: Final[dict[str, Template]] = {
    "sources.1": _(
        "Imhotep is a game by Phil Walker-Harding, published by Kosmos in 2016. This page is "
        "our own text with our own drawings; it does not replace the rulebook."
    ),
    "sources.2": _(
        "We compared the German rulebook, the English rulebook with its pictures of all boards,"
        " photographs of the boards, and several programs that others wrote independently."
    ),
    "sources.3": _(
        "The printings differ in one point: the English board gives 1 point for each single "
        "stone at obelisks B, the German rulebook does not mention it."
    ),
    "table.round_cards": _("Round cards: the sizes of the four ships"),
    "table.ships": _("Stones that ships with 1, 2, 3 and 4 slots need"),
    "table.market_cards": _("Market cards: how many of each, in the order of this page"),
    "table.sets": _("Areas and statues"),
    "table.pyramid_a": _("Pyramid A, in building order"),
    "table.pyramid_b": _("Pyramids B, in building order"),
    "table.temple_b": _("Temple B, from left to right"),
    "table.burial_chamber_b": _("Burial chamber B, places of a row"),
    "table.obelisks_a": _("Obelisks A, places"),
    "table.obelisks_b": _("Obelisks B, fields for towers"),
    "table.wrath": _("Wrath of the Pharaoh"),
    "value.two": _("2 players"),
    "value.three": _("3 players"),
    "value.four": _("4 players"),
    "value.minimum": _("stones"),
    "value.counts": _("cards"),
    "value.values": _("points"),
    "value.further": _("each further one"),
    "value.edge": _("at the edge"),
    "value.left": _("left pyramid"),
    "value.left_bonus": _("left pyramid, bonus"),
    "value.middle": _("middle pyramid"),
    "value.middle_bonus": _("middle pyramid, bonus"),
    "value.right": _("right pyramid"),
    "value.right_bonus": _("right pyramid, bonus"),
    "value.fields": _("fields"),
    "value.places": _("points"),
    "value.towers": _("points"),
    "value.loose": _("a single stone"),
    "value.penalty": _("points lost"),
    "word.none": "–",
    "word.card": _("card"),
    "word.stones": _("stones"),
    "word.load": _("load a stone"),
    "word.choice": _("1 point or 2 stones"),
    "word.two": _("2 points"),
}

SOURCES: Final[dict[str, Template]] = {
    **PROVENANCE,
    **{f"ruling.{n}": text for n, text in enumerate(RULINGS, 1)},
}
