"""The rules of Kheops in our own words."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Sentences, Template
from baumeister.core.text import mark as _
from baumeister.games.kheops.teaching.sources_texts import SOURCES
from baumeister.teaching.texts import SHARED

PLAY: Final[dict[str, Template]] = {
    "idea": _(
        "Two architects raise one pyramid. They lay its halls and corridors, post their figures"
        " in them, and turn the walls until the best chambers are theirs."
    ),
    "goal.1": _(
        "White and Blue build the same pyramid of triangular tiles. Passages join tiles to"
        " sections, and whoever has more figures in a section when the pyramid is finished gets"
        " its points."
    ),
    "goal.2": _(
        "Nothing is safe for long: tiles are turned, figures are moved and driven away. White"
        " begins and has a pharaoh; Blue makes the last move."
    ),
    "goal.table": _(
        "The table in the middle of a game: the pyramid on its plan, and on either side the "
        "architects with their figures and their hands. The numbers in the pyramid say what "
        "each section would bring now: a disc to White, a square to Blue, a dashed one to "
        "nobody yet."
    ),
    "setup": _("How the game is set up"),
    "setup.1": _(
        "The plan of the pyramid has 49 cells in seven rows: one at the apex, thirteen at the base."
    ),
    "setup.2": _(
        "The fifty tiles are shuffled. Nineteen of them are turned up and form the foundation: "
        "the whole base, and the six cells above it that point up. How they lie is left to "
        "chance."
    ),
    "setup.3": _(
        "Each architect takes three tiles that the other does not see. The rest is the draw pile."
    ),
    "setup.4": _(
        "White has 14 workers, a mummy, a priest and the pharaoh; Blue has 15 workers, a mummy and"
        " a priest."
    ),
    "turn": _("A turn"),
    "turn.0": _("A turn has three phases, always in this order:"),
    "turn.1": _(
        "Put one of your figures on an unoccupied tile. If the symbol of the tile acts at once, "
        "use its effect. You may not decline it; it is skipped only if it is impossible."
    ),
    "turn.2": _(
        "Lay one of your tiles, any way round, so that one of its sides touches another tile "
        "and it stays within the plan. Its openings need not fit those of its neighbours."
    ),
    "turn.3": _("Draw a tile, as long as there is a draw pile."),
    "turn.end": _(
        "When the pile is used up, you play on with the tiles in your hand. The game ends when Blue"
        " has laid the last tile of the pyramid; White keeps one tile that is not needed."
    ),
}

TILES: Final[dict[str, Template]] = {
    "tiles": _("Tiles"),
    "tiles.1": _(
        "A tile is a hall or a corridor and has one, two or three openings, at most one on each "
        "side. Two neighbours are joined if both are open on the side that they share. An "
        "opening that meets a wall joins nothing."
    ),
    "tiles.passages": _(
        "The three tiles on the left, a hall, a narrow corridor and a hall, are one section: "
        "their floor continues from one to the next. The fourth, a hall again, is open towards "
        "them, too, but meets a wall."
    ),
    "symbols": _("Symbols"),
    "symbols.1": _(
        "Most tiles bear a symbol. Some act at once when a figure comes to their tile, others"
        " count when the game is over."
    ),
    "symbols.count": (_("{n} tile"), _("{n} tiles")),
    "at_once": _("Symbols that act at once"),
    "at_once.1": _(
        "They act as soon as a figure comes there, also when it replaces another. So one effect can"
        " lead to the next, and each must be used if it is possible. Only a figure that is moved"
        " there sets nothing off."
    ),
    "symbol.turn_corridor": _(
        "Turn a corridor: any corridor of the pyramid is turned so that it lies another way, "
        "unless the other architect’s priest or pharaoh stands on it. Figures on it stay."
    ),
    "symbol.turn_hall": _("Turn a hall: the same with any hall."),
    "symbol.replace": _(
        "Replace: an enemy worker or mummy goes home, and a figure from your supply takes its "
        "place. Then the symbol of that tile acts."
    ),
    "symbol.move": _(
        "Move: one of your figures, perhaps the one you have just put there, goes to any "
        "unoccupied tile, whose symbol does not act."
    ),
    "symbol.forbidden": _("Forbidden: no figure may ever stand here."),
    "in_the_end": _("Symbols that count at the end"),
    "symbol.two": _("Two: the figure on this tile counts for two."),
    "symbol.ankh": _(
        "Ankh: all ankhs under your figures together score the square of their number, three of"
        " them nine points. It does not matter who holds their sections, but in a cursed section"
        " they count for nothing."
    ),
    "symbol.sarcophagus": _(
        "Sarcophagus: there are three pairs, each a pharaoh and his queen in one colour. One "
        "alone in its section brings a bonus, a pair with no other sarcophagus a large one, any "
        "other combination none. Besides their colours, the pairs have one, two or three bands."
    ),
    "symbol.curse": _(
        "Curse: the section of this tile brings nothing, and neither do the ankhs in it. On a "
        "tile on its own it does no harm."
    ),
}

FIGURES: Final[dict[str, Template]] = {
    "figures": _("Figures"),
    "figures.1": _(
        "At most one figure stands on a tile. White’s figures stand on round bases, Blue’s on "
        "square ones."
    ),
    "figure.worker": _("Worker: counts for one."),
    "figure.mummy": _(
        "Mummy: may be put in the place of an enemy worker or of the enemy mummy, which goes home"
        " to its owner. The symbol of the tile acts as usual. It may also be put like a worker."
    ),
    "figure.priest": _(
        "Priest: may enter only while your mummy is in the pyramid. The other architect can "
        "neither remove him nor turn the tile under him; you may move him and turn it."
    ),
    "figure.pharaoh": _(
        "Pharaoh: only White has him. He enters and is protected like the priest, and counts "
        "for two; on a two he still counts for two, not for four."
    ),
}

SCORING: Final[dict[str, Template]] = {
    "final": _("The end of the game"),
    "final.1": _(
        "A section is two tiles or more that are joined. A tile on its own is not a section and "
        "brings nothing, except for an ankh."
    ),
    "final.2": _(
        "Whoever has more figures in a section gets all its points. If both are equally strong, or"
        " nobody stands there, nobody gets them."
    ),
    "final.majority": _(
        "White holds this section with four against two: a pharaoh and a worker on a two count"
        " double. It is worth its four halls and is the longest; it is not closed. Blue gets a"
        " point for the ankh."
    ),
    "final.values": _("What a section is worth"),
    "final.hall": _("each hall (corridors nothing)"),
    "final.sarcophagus": _("a single sarcophagus"),
    "final.pair": _("a pair of one colour and no other sarcophagus"),
    "final.apex": _("the tile at the apex belongs to it"),
    "final.longest": _("it has the most tiles, alone or with others"),
    "final.closed": _("it is closed (no opening leads out of the pyramid): everything times"),
    "final.pair_example": _(
        "Two halls, the pair, and the longest section; an opening leads out at the bottom."
    ),
    "final.closed_example": _(
        "The queen, the corridor, the pharaoh and one more hall have no opening to the outside, "
        "so the section counts double. The hall above it is behind a wall and stands on its "
        "own; its ankh brings Blue a point."
    ),
    "final.curse_example": _(
        "A curse in the section: the pair brings nothing, and neither does the ankh."
    ),
    "final.3": _(
        "Whoever has the most points is the pharaoh’s great architect. If points are equal, "
        "both are."
    ),
    "variants.match": _(
        "Match: two games with the colours swapped, whose points are added up. One side begins "
        "and has the pharaoh, the other has the last word, so this is the fairest way to play."
    ),
    "variants.closed": _(
        "Closed sections: usually a section is closed if none of its tiles is open at the edge of"
        " the pyramid. In the stricter variant it may not have an opening against a wall either."
    ),
    "variants.ties": _(
        "Equal strength: usually nobody gets the section; as a variant both get its points."
    ),
    "variants.replacing": _(
        "Replacing: usually the symbol under a figure that replaces another acts; as a variant it"
        " does not, and no effect leads to another."
    ),
}

SENTENCES: Final = Sentences({**SHARED, **PLAY, **TILES, **FIGURES, **SCORING, **SOURCES})
