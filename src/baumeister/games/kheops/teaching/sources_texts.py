"""What the printed rules of Kheops leave open, and where its values come from."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import mark as _

RULINGS: Final = (
    _(
        "The tiles of the foundation are laid one after the other, each a random tile that lies at"
        " random: the base from left to right, then the row above."
    ),
    _(
        "A section is closed if no opening leads out of the pyramid; one against the wall of a"
        " neighbour counts as shut. The stricter reading can be chosen."
    ),
    _(
        "While the pyramid grows, an opening to an empty cell leads to the outside. This matters"
        " only for the estimate on the table."
    ),
    _(
        "A tile may be laid any way round. Two tiles are joined only where both are open on the"
        " side they share."
    ),
    _(
        "Any hall or corridor in the pyramid can be turned, even the one under the new figure, "
        "to one of its two other orientations. We are stricter than the text with tiles that have "
        "three openings and look the same afterwards: they are turned only if no other can be."
    ),
    _(
        "Which tile comes next from the pile is decided when it is drawn. Nobody has seen the pile,"
        " so the chances are the same."
    ),
    _(
        "A symbol acts as soon as a figure comes to its tile, and only moving is exempted, so it "
        "acts when a figure replaces an enemy as well. Any figure from the supply can do that; "
        "the one that is replaced returns to its owner. As a variant the symbol does not act."
    ),
    _(
        "A figure moves to any unoccupied tile, however far, but not to a forbidden one. Moving "
        "drives nobody away, not even when it is a mummy that moves."
    ),
    _(
        "Whoever has no figure left, or no tile to put one on, skips the first phase. A mummy "
        "that could still take the place of an enemy must be used."
    ),
    _(
        "An effect is skipped if there is nothing to turn, nobody to replace, no figure to "
        "replace with, or nowhere to move to."
    ),
    _(
        "A priest may enter only while its owner’s mummy stands on a tile. A mummy that was "
        "driven away can be put on a tile again."
    ),
    _("The same applies to the pharaoh, and to both when they replace an enemy."),
    _(
        "A section in which both are equally strong, or in which nobody stands, belongs to "
        "nobody. As a variant, both get the points of one in which they are equally strong."
    ),
    _(
        "A cursed section can be the longest. Then nobody gets that bonus, and a shorter one does"
        " not get it instead."
    ),
    _(
        "A tile on its own scores nothing at the apex, and a curse on it does no harm. An ankh "
        "with a figure on it counts all the same."
    ),
    _("If points are equal, both share the victory."),
    _(
        "A match is two games with the colours swapped, and the sum of their points. The tile that"
        " White keeps is shown to nobody."
    ),
    _(
        "By the printed rules, lots are drawn for the colours. A new table draws lots for the "
        "seats, unless their order is chosen. The first seat plays White; in the second game of a "
        "match, the second seat does."
    ),
)
READINGS: Final = (5, 18)  # rulings that are stricter than the text, or other
LETTER: Final = (7,)  # rulings that only follow it

PROVENANCE: Final[dict[str, Template]] = {
    "sources.1": _(
        "Kheops is a game by Bruno Faidutti and Serge Laget, published by Tilsit in 2008. This "
        "page is our own text with our own drawings; it does not replace the rulebook."
    ),
    "sources.2": _(
        "Figures and points are those of the German rulebook. Its pictures could not be found, "
        "and no other source shows them: which tiles there are and what the foundation looks "
        "like had to be reconstructed."
    ),
    "sources.3": _(
        "For the tiles we went by what is known: fifty of them, six sarcophagi in three pairs, "
        "few without a symbol, and enough openings to make turning worthwhile. Thousands of "
        "games between programs showed that both sides can win with them. If you own the box, "
        "you can write the printed tiles into an edition file."
    ),
    "table.figures": _("Figures"),
    "table.points": _("Points of a section"),
    "table.foundation": _("The foundation"),
    "table.tiles": _("The fifty tiles"),
    "value.workers": _("workers of White, of Blue"),
    "value.hall": _("a hall"),
    "value.sarcophagus": _("a single sarcophagus"),
    "value.pair": _("a pair"),
    "value.apex": _("with the apex"),
    "value.longest": _("the longest"),
    "value.closed": _("closed, times"),
    "value.cells": _("cells, row by row from A at the apex to G at the base"),
}

SOURCES: Final[dict[str, Template]] = {
    **PROVENANCE,
    **{f"ruling.{n}": text for n, text in enumerate(RULINGS, 1)},
}
