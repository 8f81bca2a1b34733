"""A guided first game of Kheops: White's first five turns against Ben."""

from __future__ import annotations

from typing import Final

from baumeister.core.text import mark as _
from baumeister.teaching.lesson import OWN, Lesson, do, others, say, wrong

FOUNDATION: Final = (
    "hall1_red_queen 1",
    "corridor2_turn_corridor 12",
    "corridor2_plain 01",
    "corridor2_move 01",
    "corridor2_replace 01",
    "hall2_two 02",
    "corridor2_plain 02",
    "corridor2_turn_corridor 01",
    "hall2_turn_hall 01",
    "corridor2_turn_hall 12",
    "hall2_ankh 12",
    "corridor2_plain 02",
    "hall1_gold_queen 0",
    "hall2_ankh 12",
    "hall3_plain 012",
    "hall2_plain 12",
    "corridor3_ankh 012",
    "hall2_curse 02",
    "hall2_gold_pharaoh 02",
)
DRAWN: Final = (
    "hall2_red_pharaoh",
    "hall1_ankh",
    "corridor2_forbidden",
    "corridor3_plain",
    "hall1_two",
    "hall2_green_pharaoh",
    "corridor3_curse",
    "corridor2_move",
    "hall3_two",
    "corridor2_plain",
    "hall3_ankh",
    "hall1_turn_hall",
    "hall3_move",
    "corridor2_turn_corridor",
)

LESSON: Final = Lesson(
    minutes=6,
    seats=2,
    companions=(_("Ben"),),
    luck=dict(
        enumerate([f"found {tile}" for tile in FOUNDATION] + [f"draw {tile}" for tile in DRAWN])
    ),
    steps=(
        say(
            _(
                "I am Meret. You and Ben build one pyramid together, and the better architect has "
                "more points at its end. You are White and begin."
            ),
            "panel:pyramid",
            of="Spielziel",
        ),
        say(
            _(
                "Where tiles are open towards each other, they form a section. Whoever has more "
                "figures in it gets all its points; the other gets nothing."
            ),
            "place:cell-36",
            of="Wert eines Abschnitts",
        ),
        do(
            _(
                "A turn begins with a figure. Put a worker on the queen’s sarcophagus, into the "
                "section at the lower left."
            ),
            "put worker g1",
            wrong(
                "put worker f9",
                _(
                    "The skull is a curse: the section of this tile will bring nothing at all. "
                    "Figures are lost here."
                ),
            ),
            of="Ablauf einer Partie",
        ),
        do(
            _(
                "Then you lay one of your three tiles beside the others. The red pharaoh joins his "
                "queen: open to the left!"
            ),
            "lay hall2_red_pharaoh f2 lt",
            wrong(
                "lay hall2_red_pharaoh f2 rt",
                _(
                    "A wall stands between them now: without an opening on both sides, tiles do "
                    "not belong together."
                ),
            ),
        ),
        say(
            _(
                "Each hall brings 1 point, a sarcophagus 5, a pair of one colour alone 15. Without "
                "an opening at the pyramid’s edge, the section counts double!"
            ),
            "place:cell-26",
            of="Symbole mit Wirkung am Spielende",
        ),
        others("1 put worker g13", "1 lay hall1_two f8 r"),
        do(
            _(
                "Ben holds a pair of gold. Some symbols act at once: put a worker on this one, and "
                "it lets you turn a corridor."
            ),
            "put worker g2",
            of="Symbole und ihre Bedeutung",
        ),
        do(
            _("Turn the corridor between his sarcophagi, so that they part."),
            "turn g12 lt",
            "turn g12 lr",
            of="Symbole mit sofortiger Wirkung",
        ),
        do(
            _("And a tile: nobody may ever stand on this one."),
            "lay corridor2_forbidden e1 rb",
        ),
        others("1 put worker f1", "1 lay corridor3_plain f4 lrt"),
        do(
            _(
                "Ben comes into your section. Your mummy takes the place of an enemy worker and "
                "sends him home."
            ),
            "put mummy f1",
            of="Die Spezialfiguren\nDie Mumie",
        ),
        do(
            _(
                "She stands on an ankh. Those under your figures bring the square of their number: "
                "three of them 9 points. Here is another one."
            ),
            "lay hall1_ankh f6 t",
        ),
        others(
            "1 put worker g5", "1 replace g2 worker", "1 turn g12 rt", "1 lay corridor2_move e3 lb"
        ),
        say(
            _(
                "Ben has replaced a worker of yours, and the symbol below acted for him: his pair "
                "is whole again. You get back what is removed."
            ),
            "place:cell-37",
            "place:cell-47",
        ),
        do(
            _(
                "With your mummy in play, the priest may come. Nobody can remove him, nor turn his "
                "tile. Put him beside the red pharaoh’s coffin!"
            ),
            "put priest f2",
            wrong(
                "put priest g4",
                _(
                    "Safe, but in no section that is worth much. Beside the sarcophagi he would "
                    "have kept you ahead of Ben."
                ),
                do(
                    _("This symbol moves one of your figures. Bring the priest where he belongs."),
                    "move g4 f2",
                ),
            ),
            of="Der Priester",
        ),
        do(
            _(
                "And the curse? Lay it where it joins Ben’s pair of gold: then the whole section "
                "brings nothing, nor do its ankhs."
            ),
            "lay corridor3_curse f10 lrt",
        ),
        others("1 put worker f5", "1 lay hall2_green_pharaoh e7 lb"),
        do(
            _(
                "Only White has a pharaoh: protected like the priest, and he counts for two. The 2 "
                "would double anybody else. Where do you put him?"
            ),
            "put pharaoh f3",
            wrong(
                "put pharaoh g6",
                _(
                    "On a 2 he still counts for two only, not for four. A worker would have made "
                    "more of this tile."
                ),
            ),
            of="Der Pharao",
        ),
        do(
            _(
                "Now a tile of your choice above your section. It need not fit: a wall against an "
                "opening is allowed, and often meant."
            ),
            "lay hall3_ankh e2 lrt",
            "lay hall3_two e2 lrt",
            "lay hall3_move e2 lrt",
        ),
        say(
            _(
                "So the pyramid grows. The section with the apex gets 5 points more, and so does "
                "the one with most tiles."
            ),
            "panel:pyramid",
        ),
        say(
            _(
                "Turns begin with a figure, end with a tile and a new one. Once Blue has laid the "
                "last tile, the sections are counted."
            ),
            OWN,
            of="Spielende und Auswertung",
        ),
    ),
    later={
        "replace": _(
            "This symbol replaces an enemy worker or mummy by a figure of yours. You must use it "
            "if you can, and the symbol below acts as well."
        ),
        "move": _(
            "This symbol moves one of your figures to any free tile; whatever is drawn there does "
            "not act."
        ),
        "event.no_effect": _("This symbol could do nothing now: only then is it left out."),
        "event.skips": _("Whoever has no figure left only lays a tile."),
    },
    needless=frozenset({"Inhalt", "Vorbereitung"}),
)
