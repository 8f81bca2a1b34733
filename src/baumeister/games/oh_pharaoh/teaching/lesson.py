"""A guided first game of Oh, Pharao!: two turns against Ben and Cleo."""

from __future__ import annotations

from typing import Final

from baumeister.core.text import mark as _
from baumeister.teaching.lesson import Lesson, Step, do, others, right, say, wrong

HANDS: Final = (
    "3 3 3 7 9 thief pharaoh",
    "6 6 joker 4 8 8 thief",
    "1 1 2 2 4 6 1",
)
OPEN: Final = "4 6 2"
DRAWN: Final = "5 2 8 1"  # in the first turn and after it
THIEF: Final = 37  # the number of the draw in which the die decides about one's own


_extended: Final = (
    do(_("Well waited. Take the 5."), "open 0"),
    do(_("And put it on top."), "lay 5 0"),
)
_harvest: Final = (
    others("1 pile", "1 finish", "1 discard 1", "1 discard 3", "1 discard 4"),
    others("2 go_on", "2 pile", "2 finish", "2 discard 1"),
    do(_("Nobody has robbed you. Score: 36 points!"), "score 0"),
)
_anew: Final = (do(_("The turn goes on. Take a card."), "pile", "open 0"),)


def _second_turn(*, waits: bool) -> tuple[Step, ...]:
    """With the pyramid of the first one, or without it."""
    return (
        *(_extended if waits else _anew),
        do(
            _(
                "Ben’s joker stands for a 7. Whoever has the right card may put it in its place "
                "and take the joker, in anybody’s pyramid."
            ),
            "swap 1 0 7",
        ),
        do(
            _(
                "Now your thief. Ben’s pyramid has two steps, so the die must show two or more. "
                "Send him!"
            ),
            "thief 1 0",
        ),
        others("1 endure"),
        do(_("He gets through. Take the 7, and what is left is no pyramid any more."), "steal 7"),
        do(_("That is enough for a turn."), "finish"),
        do(_("And keep your cards."), "done"),
        *(_harvest if waits else ()),
    )


LESSON: Final = Lesson(
    minutes=6,
    seats=3,
    companions=(_("Ben"), _("Cleo")),
    luck={
        **dict(enumerate(f"draw {card}" for card in " ".join([*HANDS, OPEN, DRAWN]).split())),
        THIEF: "roll 5",
    },
    steps=(
        say(
            _(
                "I am Meret. With Ben and Cleo you build pyramids from cards. Bigger ones bring "
                "far more, but whoever waits too long is robbed."
            ),
            "panel:hand",
            of="Spielidee\nSpielziel",
        ),
        do(
            _(
                "A turn begins with a card: an open one or, unseen, that on top of the pile. Take "
                "the 4; it fits your 3s."
            ),
            "open 0",
            of="Spielverlauf\n2. Eine Karte aufnehmen",
        ),
        do(
            _(
                "Now build. A step has cards of one number; the next step up is one number higher "
                "and has fewer cards. Begin with a 3."
            ),
            "lay 3 0",
            of="So werden die Pyramiden gebaut\nPyramide bauen oder erweitern",
        ),
        do(_("The second 3 beside it."), "lay 3 0"),
        do(_("And the third."), "lay 3 0"),
        do(_("The 4 on top: two steps and three cards are enough for a pyramid."), "lay 4 0"),
        do(
            _("Another 4 would fit, and Ben has one. Whose turn it is may trade: make an offer."),
            "offer",
            of="3. Spieleraktionen: Handeln und Tauschen",
        ),
        do(_("Give your 9. For you it is far away."), "give 9"),
        do(_("And want a 4 for it."), "want 4"),
        do(
            _(
                "Ask Ben. Any number of cards may go either way, special ones as well, as long as "
                "both agree."
            ),
            "propose 1",
        ),
        others("1 accept"),
        do(_("Deal! Put the 4 beside the other one."), "lay 4 0"),
        do(_("Nothing else fits, so end your actions."), "finish"),
        do(
            _("You may throw away a card; then you draw up to seven. All are good: keep them."),
            "done",
            of="4. Handkarten auffüllen oder reduzieren",
        ),
        others("1 pile", "1 lay 6 0", "1 lay 6 0", "1 lay joker 0 7", "1 thief 0 0"),
        do(
            _(
                "Ben sends a thief! His die would have to show at least the number of your steps. "
                "You hold a pharaoh: it stops him."
            ),
            "play_pharaoh",
            of="Diebe einsetzen\nPharao",
        ),
        others("1 finish", "1 done"),
        others("2 pile", "2 lay 1 0", "2 lay 1 0", "2 lay 2 0", "2 finish", "2 done"),
        do(
            _(
                "Will you score first? Now 3 + 4, times two steps: 14 points. But a 5 "
                "lies open, and 3 + 4 + 5 times three steps are 36."
            ),
            right("go_on", "", *_second_turn(waits=True)),
            wrong(
                "score 0",
                _(
                    "14 points are safe. But steps multiply: with the 5, your next turn could have "
                    "begun with 36."
                ),
                *_second_turn(waits=False),
            ),
            of="1. Pyramide werten?",
        ),
        say(
            _(
                "Each pyramid that is scored moves the overseer. From the third space everybody "
                "may have two pyramids; from the sixth only three steps score."
            ),
            "panel:track",
            of="Die Spielplanfelder",
        ),
        say(
            _(
                "On his last space the end card is shuffled in with all others. Once it turns up, "
                "pyramids of three steps still score. Most points win."
            ),
            "panel:track",
            of="Spielende",
        ),
    ),
    left={"Steuereintreiber": "tax"},
    needless=frozenset({"Spielmaterial", "Spielvorbereitungen"}),
    later={
        "tax": _(
            "A tax collector: he draws you a card from the hidden hand of everybody else, unless "
            "they play a pharaoh."
        ),
        "counter": _("You may accept this offer, decline it, or name other terms yourself."),
        "take_back": _(
            "Your pyramid is broken: take cards back into your hand until the rest is a pyramid, "
            "or all of them."
        ),
        "event.two_pyramids": _("From now on, you may have two pyramids on the table."),
        "event.three_steps": _("From now on, only pyramids with three steps or more score."),
        "event.last_phase": _("The end card is among the cards: it may be over at any moment."),
    },
)
