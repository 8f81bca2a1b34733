"""The sentences in which hints are given; the judgement of a game adds its own clauses."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import mark as _

HINTS: Final[dict[str, Template]] = {
    "hint.only": _("There is no other move."),
    "hint.sensible": _("The other moves come to the same thing or are clearly worse."),
    "hint.equal": _("No move stands out; this one is as good as any."),
    "hint.level": _(
        "All moves are about equally good here: "
        "with each you win about {wins} of {games} imagined games."
    ),
    "hint.mixed": _(
        "Several secret answers are about equally good here. One of them is picked at random, "
        "so that nobody can predict it."
    ),
    "hint.ahead": _(
        "Thinking ahead, you win about {wins} of {games} imagined games with it, and {others} "
        "with the next best move."
    ),
    "hint.among": _(
        "Several moves are about equally good. Thinking ahead, you win about {wins} of {games} "
        "imagined games with this one, and at most {others} with the weaker ones."
    ),
    "hint.hair": _("It makes little difference, but this move {first}."),
    "hint.1": _("Compared with {compared}, this one {first}."),
    "hint.2": _("Compared with {compared}, this one {first} and {second}."),
    "hint.3": _("Compared with {compared}, this one {first}, {second} and {third}."),
    "hint.1.but": _("Compared with {compared}, this one {first}, but {price}."),
    "hint.2.but": _("Compared with {compared}, this one {first} and {second}, but {price}."),
    "hint.3.but": _(
        "Compared with {compared}, this one {first}, {second} and {third}, but {price}."
    ),
    "hint.both": "{why} {outlook}",
    "compared.other": _("the other move"),
    "compared.others": _("the other moves"),
    "compared.best": _("the next best moves"),
    "compared.average": _("the average of the other moves"),
    "amount.trace": _("a fraction of a point"),
    "amount.half": _("about half a point"),
    "amount.whole": (_("about {n} point"), _("about {n} points")),
    "gain.points": _("brings you {points}"),
    "lose.points": _("costs you {points}"),
    "deny.points": _("takes {points} from {other}"),
    "deny.same": _("takes {points} from {other} as well"),
}
