"""A guided first game of Kleopatra: twice the market, then the quarry and an offering."""

from __future__ import annotations

from typing import Final

from baumeister.core.text import mark as _
from baumeister.teaching.lesson import Lesson, Step, do, others, right, say, wrong

HANDS: Final = (
    "artisan stone double_marble",
    "artisan marble marble",
    "artisan lapis wood",
)
# What comes to the market: three cards to begin with and the next one on the pile; then, for each
# visit, what the visitor finds face down, two more cards, and the next one on the pile.
MARKET: Final = (
    *("open wood", "face_down", "open stone", "open artisan", "next_mosaic I"),
    *("face_down", "open lapis", "open artisan"),
    *("draw marble", "open artisan", "face_down", "open wood"),
    *("draw double_lapis", "open artisan", "face_down", "open stone"),
    *("open marble", "face_down", "open lapis"),
    *("open wood", "face_down", "open artisan"),
    *("open stone", "face_down", "open wood"),
)

DICE: Final = 35  # the number of their roll among all that chance does

_counter: Final = (
    do(_("Five priests! Only a scribe could turn a die now, and you have none."), "done"),
)


def _rest(*, holds: bool) -> tuple[Step, ...]:
    """From the payment to the offering, for somebody who still holds a card or none."""
    return (
        do(_("The rest fits."), "auto"),
        do(
            _("A mosaic brings 4 talents, and 1 for each palm below it. Where does it cover most?"),
            "lay 0 3 4",
            wrong(
                "lay 0 0 0",
                _("One palm, one talent. Across the middle of the garden there would be two."),
            ),
        ),
        do(_("You have nothing left to build with."), "done"),
        *(_counter if holds else ()),
        do(
            _(
                "After each visit to the quarry dice are rolled. All five show the priest: "
                "everybody offers talents in secret. Be generous!"
            ),
            "bid 4",
            wrong(
                "bid 0",
                _(
                    "The most generous gives three amulets back; everybody else takes some, the "
                    "last most of all. All talents are lost."
                ),
            ),
            of="Opfer für den Hohepriester",
        ),
    )


LESSON: Final = Lesson(
    minutes=6,
    seats=3,
    companions=(_("Ben"), _("Dina")),
    luck={
        **dict(enumerate([f"draw {card}" for card in " ".join(HANDS).split()] + [*MARKET])),
        DICE: "roll 5",
    },
    steps=(
        say(
            _(
                "I am Meret. You build Cleopatra’s palace and are paid in talents. Most talents "
                "win, but the most corrupt builder is fed to the crocodile."
            ),
            "panel:palace",
            of="Ziel des Spiels",
        ),
        do(
            _(
                "In a turn you visit either the market or the quarry. At the market you take all "
                "cards of one stall. You need timber."
            ),
            "stall 0",
            of="Ein Spielzug\nDen Markt besuchen",
        ),
        do(_("You could still play characters. You have none."), "done"),
        do(_("Three new cards come to the stalls, and you say where to."), "put 1"),
        do(_("This one lies face down: nobody knows it. The last card has no choice."), "put 0"),
        others("1 stall 0", "1 done", "1 put 2", "1 put 1"),
        others("2 stall 1", "2 done", "2 put 1", "2 put 2"),
        do(
            _("What others leave piles up. Take the longest stall: four cards in one turn."),
            "stall 2",
        ),
        say(
            _(
                "More than ten cards at the end of a turn? Then throw away the surplus and take "
                "one amulet, or keep everything and take one for each."
            ),
            "panel:hand",
        ),
        do(_("Done at the market."), "done"),
        do(_("The stone to the empty stall."), "put 2"),
        do(_("And the marble here."), "put 1"),
        others("1 stall 1", "1 done", "1 put 1", "1 put 2"),
        others("2 stall 2", "2 done", "2 put 2", "2 put 1"),
        do(
            _(
                "Now the quarry. A column wall needs an artisan, timber and stone, and brings 3 "
                "talents. Build it here."
            ),
            "build wall 4",
            of="Den Steinbruch besuchen\nSäulenwand",
        ),
        do(_("You have all of it. Pay at once."), "auto"),
        do(
            _(
                "At the quarry you may go on building: two pieces bring 2 talents more, three or "
                "more 5. Take a mosaic for the garden."
            ),
            "build mosaic",
            of="Götter-Mosaik",
        ),
        do(
            _(
                "It needs two artisans, stone, marble and lapis. For the marble you have a tainted "
                "card or a merchant. Which one?"
            ),
            right(
                "pay double_marble",
                _(
                    "It counts for two slabs, of which one is lost, and brings an amulet of "
                    "corruption. Only you know how many you have."
                ),
                *_rest(holds=False),
            ),
            right(
                "pay merchant",
                _(
                    "Honest! A merchant stands in for any card and is gone; unused, he is worth 3 "
                    "talents in the end."
                ),
                *_rest(holds=True),
            ),
            of="Wichtige Hinweise zum Spielzug",
        ),
        others("1 bid 2", "2 bid 1"),
        say(
            _(
                "Where a part of the garden is closed off and no mosaic fits in, its builder puts "
                "a statue: each field takes an amulet away in the end."
            ),
            "page:dock",
            of="Ein Heiligtum bilden",
        ),
        say(
            _(
                "Five of six kinds of pieces built, and it ends. Tainted cards in hand are "
                "amulets, too; whoever has most is eaten. The richest survivor wins."
            ),
            "page:rivals",
            of="Ende der Partie",
        ),
    ),
    left={
        "Sphinx": "sphinx",
        "Sockel + Thron": "throne",
        "Obelisk": "obelisk",
        "Türrahmen": "door",
        "Die Sobek-Anbeter": "cards.characters",
        "Der Bettler": "cards.characters",
        "Die Kurtisane": "cards.characters",
        "Der Gesandte": "cards.characters",
        "Der Schreiber": "cards.characters",
        "Der Schmuggler": "cards.characters",
        "Der Wesir": "cards.characters",
    },
    needless=frozenset({"Material", "Spielvorbereitung"}),
    later={
        "play": _(
            "You hold a character. You may play it at any time of your turn, and most of them "
            "cost amulets."
        ),
        "statue": _("You have closed off a sanctuary. Claim it now with a statue, or never."),
    },
)
