"""The sentences in which hints are given; the judgement of a game says where points come from.

`part.<name>` ends a sentence, for each part of its value: “at the pyramid”.
"""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import mark as _

HINTS: Final[dict[str, Template]] = {
    "hint.only": _("There is no other move."),
    "hint.sensible": _("The other moves come to the same thing or are clearly worse."),
    "hint.equal": _("No move stands out; this one is as good as any."),
    "hint.level": _("All moves are about equally good here."),
    "hint.mixed": _(
        "Several secret answers are equally good; choosing at random keeps you unpredictable."
    ),
    "hint.ahead": _("Thinking ahead, it wins more often than any other move."),
    "hint.among": _("Thinking ahead, it is one of the best moves."),
    "hint.hair": _("{why} It makes little difference, though."),
    "gain.you": _("It brings you {points} more {where}."),
    "gain.other": _("It brings {other} {points} more {where}."),
    "help.you": _("It helps you {where}."),
    "help.other": _("It helps {other} {where}."),
    "cost.you": _("It costs you {points} {where}."),
    "cost.other": _("It costs {other} {points} {where}."),
    "hurt.you": _("It sets you back {where}."),
    "hurt.other": _("It sets {other} back {where}."),
    "amount": (_("about {n} point"), _("about {n} points")),
    "part.points": _("right away"),
    "why.random": _("{seat} leaves every move to chance."),
    "why.only": _("There was no other move."),
    "why.sensible": _("The other moves came to the same thing or were clearly worse."),
    "why.unseen": _("The reason may lie in what only {seat} could see."),
    "why.worse": _("There were better moves."),
    "why.ahead": _("At first glance other moves are as good, but {seat} was thinking ahead."),
    "why.level": _("To {seat}, it looked as good as any other move."),
}
