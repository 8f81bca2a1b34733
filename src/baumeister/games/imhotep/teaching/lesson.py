"""A guided first game of Imhotep: one round against Ben, and the beginning of the next."""

from __future__ import annotations

from typing import Final

from baumeister.core.text import mark as _
from baumeister.teaching.lesson import HEADLINE, OWN, RIVALS, Lesson, do, others, right, say, wrong

LESSON: Final = Lesson(
    minutes=6,
    seats=2,
    companions=(_("Ben"),),
    luck={
        0: "round 2",
        1: "draw statue",
        2: "draw entrance",
        3: "draw sail",
        4: "draw temple_decoration",
        5: "round 1",
    },
    steps=(
        say(
            _(
                "Welcome, builder! I am Meret. Whoever has the most points after six rounds wins. "
                "We play the first one together."
            ),
            HEADLINE,
            of="Spielziel",
        ),
        say(
            _(
                "Four ships wait on the river. Each shows how many places it has, and how many "
                "stones it needs before it may sail."
            ),
            "panel:river",
        ),
        do(
            _(
                "A turn is a single deed. Your sled holds two stones: put one on the ship with "
                "three places. The bow is unloaded first."
            ),
            "place 1 0",
            wrong(
                "place 1 2",
                _(
                    "That is the stern. Whoever lies further ahead is unloaded first, and often "
                    "gets the better field."
                ),
            ),
            of="Spielzug\n1 Stein auf einem Boot platzieren",
        ),
        others("1 place 1 1"),
        say(
            _(
                "Ben comes aboard. Stones of everybody travel together, and whoever sails a ship "
                "decides where to."
            ),
            "place:ship-1",
        ),
        do(
            _(
                "Two stones are enough for this ship. Sail it to the pyramid, where every stone "
                "brings points at once."
            ),
            "sail 1 pyramid",
            of="1 Boot zu einem Ort fahren\nA) Pyramide",
        ),
        say(
            _(
                "Stones fill the fields in order, column by column; each field says its points. "
                "This landing is taken until the round ends."
            ),
            "panel:pyramid",
        ),
        others("1 place 0 0"),
        do(
            _(
                "Your sled is nearly empty. Get new stones: three at a time, but the sled never "
                "holds more than five."
            ),
            "take",
            of="Neue Steine besorgen",
        ),
        others("1 place 3 0"),
        do(
            _(
                "Ben has loaded the smallest ship. You may sail any ship, even without a stone of "
                "yours. Where does it help him least?"
            ),
            right(
                "sail 3 burial_chamber",
                _(
                    "Well chosen. In the end, connected stones of a colour count: one brings 1 "
                    "point, two 3, three 6, four 10. Ben’s is alone."
                ),
            ),
            wrong(
                "sail 3 obelisks",
                _(
                    "Now Ben has the highest obelisk. If that stays so, it brings him 10 points in "
                    "the end, and the second only 1."
                ),
            ),
            of="A) Grabkammer",
        ),
        # Ben's sled is empty: all he can do is get new stones, which happens by itself.
        do(
            _("Now something for yourself: the small ship with two places."),
            "place 2 0",
        ),
        others("1 place 2 1"),
        do(
            _("Sail it to the temple."),
            "sail 2 temple",
            of="A) Tempel",
        ),
        say(
            _(
                "At the end of each round, every stone that can be seen from above brings 1 point. "
                "Later stones are built on top: what they cover brings nothing."
            ),
            "panel:temple",
        ),
        others("1 place 0 1"),
        do(
            _(
                "The big ship needs three stones before it may sail. Any free place will do: put "
                "yours there."
            ),
            "place 0 2",
            "place 0 3",
        ),
        others("1 take"),
        do(
            _(
                "Five sites, but only four ships in a round: one site goes without. Sail the last "
                "ship to the market."
            ),
            "sail 0 market",
        ),
        others("1 card 1", "1 card 0"),
        do(
            _(
                "Each stone takes a card. Ben’s were ahead of yours: a red card set a stone on the "
                "pyramid at once, a statue counts in the end. And you?"
            ),
            right(
                "card 2",
                _("A blue card. It waits until you play it, and doing so is a whole turn."),
                others("1 place 0 0"),
                do(
                    _("Play your sail now: put a stone on a ship and sail it, both in one turn."),
                    "play sail",
                    of="1 blaue Markt-Karte ausspielen\nBlaue Markt-Karten\nSegel",
                ),
                do(_("The lowest ship may sail with a single stone."), "place 3 0"),
                do(
                    _("Off to the obelisks, where nobody has built yet."),
                    "sail 3 obelisks",
                    of="A) Obelisken",
                ),
            ),
            right(
                "card 3",
                _(
                    "A green card. In the end it brings 1 point for every three stones in the "
                    "temple, whoever they belong to."
                ),
                others("1 place 0 0"),
                do(_("The next round has new ships. Load the lowest one."), "place 3 0"),
                others("1 place 0 1"),
                do(
                    _("Off to the obelisks, where nobody has built yet."),
                    "sail 3 obelisks",
                    of="A) Obelisken",
                ),
                say(
                    _(
                        "Had you taken the sail, a single turn would have loaded and sailed the "
                        "ship. Playing a blue card is a turn, too."
                    ),
                    "panel:hand",
                ),
            ),
            of="A) Markt\nEingang, Sarkophag, Gepflasterter Pfad\nStatue\n"
            "Pyramiden-, Tempel-, Grabkammer- und Obelisk-Verzierung",
        ),
        say(
            _(
                "Everybody has an obelisk of their own. In the end, the highest brings 10 points, "
                "the other one 1."
            ),
            "panel:obelisks",
        ),
        say(
            _(
                "Did you notice? Your last ship ended the round: the temple was counted, new ships "
                "came and new cards. Whoever sits after the last captain began."
            ),
            RIVALS,
            OWN,
            of="Ablauf einer Runde\nRundenende",
        ),
        say(
            _(
                "After six rounds, chamber, obelisks, statues and green cards are counted; an "
                "unused blue card brings 1 point. Most points win."
            ),
            "panel:burial_chamber",
            "panel:obelisks",
            of="Spielende und Endwertung",
        ),
    ),
    left={
        "Hebel": "cards.blue",
        "Hammer": "cards.blue",
        "Meißel": "cards.blue",
        "Variante: die B-Seiten der Orte": "variants",
        "Variante: der Zorn des Pharao": "variants",
        "B) Markt": "market_b",
        "B) Pyramide": "pyramid_b",
        "B) Tempel": "temple_b",
        "B) Grabkammer": "burial_chamber_b",
        "B) Obelisken": "obelisks_b",
    },
    needless=frozenset({"Spielmaterial", "Spielvorbereitung"}),
    later={
        "play": _("You hold a blue card: playing it is your whole turn, and it is then discarded."),
        "pass": _("Nothing can be done: then, and only then, a turn passes."),
    },
)
