"""A guided first game of the Valley of the Kings: one round, and a theft in the next."""

from __future__ import annotations

from typing import Final

from baumeister.core.text import mark as _
from baumeister.teaching.lesson import Lesson, Step, do, others, right, say, wrong

GROUPS: Final = (
    "ochre ochre ochre ochre white",
    "red red black black grey",
    "grey grey white red black",
    "white white red grey ochre",
    "black black black grey red",
    "ochre white grey red red",
)


def _build(below: str, above: str) -> tuple[Step, ...]:
    """The rest of a small pyramid."""
    return (
        do(_("The second one beside it."), f"build 4 {below} 1"),
        do(_("Each of your workers may place two."), f"build 4 {below} 2"),
        do(_("One more, and the lower layer is full."), f"build 4 {below} 3"),
        do(_("Now the top."), f"build 4 {above} 4"),
    )


LESSON: Final = Lesson(
    minutes=6,
    seats=2,
    companions=(_("Ben"),),
    luck={
        0: "begin 0",
        **{number: f"draw {block}" for number, block in enumerate(" ".join(GROUPS).split(), 1)},
    },
    steps=(
        say(
            _(
                "I am Meret. Buy blocks, claim sites and build pyramids there: bigger and tidier "
                "ones bring more points. You hold the pharaoh stone and begin."
            ),
            "panel:valley",
            of="Spielziel\nSpielbeginn",
        ),
        do(
            _(
                "First the market: bid tiles are laid face down. Four blocks of one colour are "
                "precious. Put four gold rings at that group."
            ),
            "bid 0 4",
            wrong(
                "bid 0 1",
                _(
                    "A single ring is easily outbid, and you have ten. If bids are equal, whoever "
                    "laid the first tile gets the group."
                ),
            ),
            of="Die erste Runde: Bausteine ersteigern",
        ),
        do(
            _("Four of your tiles are blank. Lay one at another group, and Ben will wonder."),
            "bid 1 0",
            "bid 2 0",
        ),
        do(_("That is enough. Tiles come back to you each round, whoever wins."), "done"),
        others("1 bid 1 4", "1 bid 1 3", "1 bid 2 1", "1 done"),
        do(
            _(
                "The blocks are yours. Now overseers: both together take six steps, one for each "
                "line. Put one on this field; that claims the site."
            ),
            "overseer 0 4-c",
            of="Aufseher setzen\nSpielplan",
        ),
        do(
            _("The other claims a second site. Each may claim one in a round."),
            "overseer 1 12-c",
        ),
        do(_("A scarab marks what is yours, even when no overseer stands there."), "done"),
        others("1 overseer 0 8-c", "1 done"),
        do(
            _(
                "Only workers build, two blocks each. Yours take six steps together as well. Here "
                "is the first."
            ),
            "worker 0 4-a",
            of="Arbeiter setzen",
        ),
        do(_("The second: into the area, then onto the field."), "worker 1 4-b"),
        do(_("And the third. That was the sixth step."), "worker 2 4-d"),
        others("1 worker 0 8-a", "1 worker 1 8-b", "1 done"),
        do(
            _(
                "Build! Four blocks below, one on top. Layers of one colour each bring 3 points, a "
                "single colour 5, anything else 1. Where do you begin?"
            ),
            right("build 4 ochre 0", "", *_build("ochre", "white")),
            wrong(
                "build 4 white 0",
                _(
                    "White among ochre: now the lower layer is mixed, and so is the pyramid. It "
                    "will bring 1 point instead of 3."
                ),
                *_build("ochre", "ochre"),
            ),
            of="Pyramiden bauen\nBewertung der Pyramiden",
        ),
        others("1 build 8 red 0", "1 build 8 red 1", "1 build 8 black 2", "1 done"),
        say(
            _(
                "Finished! What nobody uses goes to the pharaoh’s pyramid in the middle: Ben’s "
                "rest, too. Then the pharaoh stone moves on to Ben."
            ),
            "panel:valley",
            of="Startspieler wechseln",
        ),
        others("1 bid 0 4", "1 bid 1 2", "1 done"),
        do(_("In this round you buy nothing. There is another way."), "done"),
        do(
            _(
                "From now on, overseers go by secret orders. Ben’s site is unfinished: order one "
                "of yours to this field beside it."
            ),
            "overseer 0 8-d",
            of="Die folgenden Runden: Aufseher setzen",
        ),
        do(_("No further order. If it were too far, both would stay."), "done"),
        others("1 overseer 0 7-a", "1 done"),
        others("1 worker 2 7-b", "1 done"),
        do(
            _(
                "Ben’s overseer has left: you have more there than he. Now a worker to the same "
                "site; workers are moved openly."
            ),
            "worker 3 8-c",
            of="Arbeiter setzen (spätere Runden)",
        ),
        do(_("That is enough walking."), "done"),
        do(
            _("Each of your workers there may steal two blocks of the uppermost layer."),
            "steal 8 2",
            of="Bausteine entwenden",
        ),
        do(_("And another one."), "steal 8 1"),
        say(
            _(
                "With more overseers and more workers than the owner, you may even take over his "
                "site. Finished pyramids are safe from both."
            ),
            "panel:valley",
            of="Fremde Bauplätze übernehmen",
        ),
        say(
            _(
                "Stolen blocks are built like bought ones. Without workers to place them they go "
                "to the pharaoh, and the end comes sooner."
            ),
            "page:dock",
            of="Pyramiden bauen (spätere Runden)\nSpieltip",
        ),
        say(
            _(
                "Large pyramids bring 4, 10 or 16 points. When the pharaoh’s is finished, or all "
                "others are, the round is the last one."
            ),
            "panel:valley",
            of="Spielende",
        ),
    ),
    left={
        "Variante für fortgeschrittene Baumeister": "variants",
        "Variante für Pyramiden-Experten": "variants",
    },
    needless=frozenset({"Spielmaterial", "Spielvorbereitung"}),
    later={
        "take_over": _("You have more overseers and more workers here: the site can be yours."),
        "event.finds_taken": _(
            "The field that was ordered is taken: the overseer stands in the area beside it."
        ),
        "event.takes_over": _("A site was taken over: its scarab changes hands."),
    },
)
