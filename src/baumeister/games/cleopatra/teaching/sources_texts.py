"""What the printed rules of Kleopatra leave open, and where its values come from."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import mark as _

RULINGS: Final = (
    _(
        "What a face-down card is, is decided when somebody looks at it. Nobody has seen it "
        "before, so the chances are the same."
    ),
    _("If the pile has an odd number of cards, the smaller half is turned face up."),
    _(
        "The discard pile becomes the new draw pile as soon as its last card is drawn. If nothing"
        " was discarded, stalls get fewer cards."
    ),
    _(
        "The first seat begins; in the rulebook it is whoever looks most Egyptian, or the youngest."
        " A new table draws lots for the seats, unless their order is chosen."
    ),
    _(
        "A visit to the quarry begins with the first piece: nobody goes there only to roll the"
        " dice. You pass only if you can neither take cards nor build."
    ),
    _(
        "Characters are played before your visit, between two pieces at the quarry, and after "
        "the visit, but not in the middle of paying. This is stricter than the rulebook, which "
        "says at any time. Everybody is asked at the end of their turn, with or without a "
        "character."
    ),
    _(
        "The limit of ten cards applies at the end of every turn of yours, even after the "
        "quarry, and is checked before the stalls get new cards."
    ),
    _(
        "Everybody sees what is paid, played or discarded. Only the vizier discards and the"
        " courtesan takes in secret."
    ),
    _(
        "A played character is discarded at once, the vizier when he has brought his cards. Only "
        "courtesans wait for the end of the turn, so that they cannot fetch each other forever. "
        "This is stricter than the rulebook, which discards all of them before they act."
    ),
    _(
        "What the beggar gets is given at once and openly. A hand with nothing to give is shown "
        "to the beggar alone."
    ),
    _("Those whom the envoy asks answer at the same time. A giver without amulets passes none on."),
    _(
        "Everybody sees those of the vizier’s five cards that lay face up; what is kept, nobody "
        "else sees."
    ),
    _(
        "A trompe-l’œil stands for one stone, marble, timber or lapis lazuli, not for an "
        "artisan, and costs an amulet."
    ),
    _(
        "What was paid too much, such as half of a double card, pays first for the next piece of"
        " the turn; then it is lost. A merchant is never paid too much."
    ),
    _(
        "A merchant may stand for a resource even if you hold it. This is more generous than the "
        "rulebook, where he stands for a card you lack."
    ),
    _(
        "The table proposes to pay as a good player would: without merchants if possible, since "
        "each is worth talents at the end, while a tainted card costs its amulet sooner or later;"
        " then with the fewest halves lost, trompe-l’œil cards and cards."
    ),
    _(
        "Picking a mosaic with the scribe is building it, so it must fit and be paid for. The "
        "top mosaic stays on top. Nobody has to turn a die. Whoever has rolled the fifth symbol "
        "may take a die back with a scribe before the offering."
    ),
    _(
        "Whoever builds the piece that ends the game may go on building in that turn and gets "
        "the talents for several pieces; no more dice are rolled."
    ),
    _(
        "Those who are eaten lose all their talents and rank behind all survivors. If everybody "
        "is eaten, nobody wins."
    ),
    _(
        "With two players, eight or more amulets feed the crocodile; fewer cost a talent each, as"
        " far as there are talents."
    ),
    _(
        "If Cleopatra has not arrived, the game ends after round 100; in the rulebook it goes on "
        "until she has."
    ),
    _(
        "One mosaic may create several sanctuaries, even far away, by using up the last shape "
        "that would have fitted there. Its builder may claim all of them, as long as there are "
        "statues left."
    ),
    _("Mosaics are turned, not flipped, unless you choose that variant."),
    _(
        "Three walls stand on each of three sides, and a door frame at each front corner. What "
        "is built later brings nothing for earlier walls and door frames."
    ),
    _("The garden has nine by nine squares minus three by two for the throne, and 21 palms."),
    _("You may offer nothing. If everybody offers the same, all are the most generous."),
    _(
        "Talents and amulets come and go openly, so whoever counts can know them, and bots do; the"
        " table shows you only your own. This is more generous than the rulebook, which hides them."
    ),
    _("What is still equal after talents and amulets is shared."),
)

READINGS: Final = (4, 6, 9, 15, 21, 27)  # stricter, more generous or other than the text

PROVENANCE: Final[dict[str, Template]] = {
    "sources.1": _(
        "Kleopatra und die Baumeister is a game by Bruno Cathala and Ludovic Maublanc, "
        "published by Days of Wonder in 2006. This page is our own text with our own drawings; "
        "it does not replace the rulebook."
    ),
    "sources.2": _(
        "We read the German rulebook, of which we had a scan without pictures, and compared it "
        "with summaries in other languages, reviews and reports of games."
    ),
    "sources.3": _(
        "No source shows the squares of the garden and its palms. Ours are made so that they fit"
        " everything that is known: the examples of the rulebook, a square board, twelve mosaics"
        " that can all find room, and the talents and amulets of reported games."
    ),
    "table.standard_cards": _("Honest resource cards"),
    "table.tainted_cards": _("Tainted resource cards"),
    "table.characters": _("Characters, in the order of this page"),
    "table.corruption": _("Amulets for a double card"),
    "table.trompe_loeil": _("Trompe-l’œil"),
    "table.costs": _("Prices: artisans, stone, marble, timber, lapis lazuli"),
    "table.values": _("Talents for pieces"),
    "table.throne": _("Talents for pedestal and throne"),
    "table.garden": _("The garden, from the back to the front"),
    "table.walls": _("Squares (row and column from 0) that touch each wall"),
    "table.high_priest": _("Dice of the high priest"),
    "table.offering": _("Offerings"),
    "table.table": _("At the start and at the end"),
    "table.two_players": _("Two players"),
    "table.inspection": _("The last round, if Cleopatra does not arrive"),
    "value.rounds": _("rounds"),
    "value.counts": _("cards"),
    "value.doubles": _("double cards"),
    "value.trompe_loeil": _("trompe-l’œil cards"),
    "value.amulets": _("amulets"),
    "value.double": _("amulets"),
    "value.artisan": _("stands for artisans (1: yes, 0: no)"),
    "value.wall": _("column wall"),
    "value.sphinx": _("sphinx"),
    "value.sphinxes": _("sphinxes"),
    "value.pedestal": _("pedestal"),
    "value.throne": _("throne"),
    "value.obelisk": _("obelisk"),
    "value.door": _("door frame"),
    "value.mosaic": _("mosaic"),
    "value.two_pieces": _("two pieces in a turn"),
    "value.three_pieces": _("three or more"),
    "value.values": _("talents"),
    "value.rows": _("rows (P: palm, #: throne)"),
    "value.squares": _("squares"),
    "value.symbols": _("faces with the symbol, of six"),
    "value.returned": _("amulets that first place returns"),
    "value.taken": _("amulets that the next places take"),
    "value.cards": _("cards at the start"),
    "value.talents": _("talents at the start"),
    "value.merchants": _("merchants"),
    "value.hand": _("cards that cost nothing"),
    "value.merchant_value": _("talents for a merchant at the end"),
    "value.steps": _("steps of Cleopatra"),
}

SOURCES: Final[dict[str, Template]] = {
    **PROVENANCE,
    **{f"ruling.{n}": text for n, text in enumerate(RULINGS, 1)},
}
