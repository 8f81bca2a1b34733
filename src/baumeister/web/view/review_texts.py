"""The sentences of the pages of reviews."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import mark as _

METHOD: Final[dict[str, Template]] = {
    "method.heading": _("How a review is made"),
    "method.link": _("How a review is made, in detail"),
    "method.known_heading": _("Only what could be known"),
    "method.known": _(
        "At each moment everything that a seat cannot see is taken away. Bots imagine many games"
        " that fit what is left, and think them through. What really lay there they never learn."
    ),
    "method.curve_heading": _("The curve"),
    "method.curve": _(
        "Each point is the mean of many imagined games: the share of the chance to win that every"
        " seat has. Before a draw it is the mean of what would follow it. At the end it is the"
        " result."
    ),
    "method.regret_heading": _("What a decision cost"),
    "method.regret": _(
        "A search looks for the best answer. Then that one and the one given are played in equally"
        " many imagined games, and the difference is what the decision cost. It is called a mistake"
        " only where it is more than two hundredths, and more than twice its uncertainty."
    ),
    "method.luck_heading": _("Luck, own decisions, others, and what had been hidden"),
    "method.luck": _(
        "Every change of the chance is put down to one of four parts, so they add up to the way"
        " from the start to the result. Luck is measured against all that could have been drawn"
        " just then, and is zero on average. What comes to light and was not drawn counts as"
        " hidden."
    ),
    "method.looks_heading": _("Several looks"),
    "method.looks": _(
        "The first look is coarse, and is there after seconds. Each further one looks closer and"
        " with other luck; all of them are averaged, and kept with the game."
    ),
    "method.more": _("docs/review.md in the sources has all of it, and what was measured."),
}

REVIEW_PAGE: Final[dict[str, Template]] = {
    "review.page": _("What decided {game}"),
    "review.open": _("What decided the game?"),
    "review.seats": _("Seen from"),
    "review.lead": _(
        "What could be known at each moment, what it was worth, and how much was luck."
    ),
    "review.waiting": _(
        "Bots are looking at the game. A first picture takes a few seconds; then it gets finer."
    ),
    "review.finer": _("The picture is getting finer."),
    "review.progress": _("{n} of {total} parts"),
    "review.failed": _("The review could not be finished. Load the page again to go on."),
    "review.too_many": _("Three of your reviews are being made. Wait for one of them."),
    "review.again": _("Try it again"),
    "review.again_about": _("A new table begins at this moment, with the same bots."),
    "review.look": _("Show the board"),
    "review.replay": _("To the replay"),
    **METHOD,
    "review.click": _("Click the curve to see the board of a moment."),
}
