"""What a review says, in the terminal and on pages."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Sentences, Template
from baumeister.core.text import mark as _

REVIEW: Final[dict[str, Template]] = {
    "review.title": _("Review: {game}"),
    "review.percent": "{number}\u00a0%",
    "review.curve": _("Chance to win"),
    "review.curve_about": _("For each player at every moment, as far as {name} could know it."),
    "review.sources": _("Where the difference comes from"),
    "review.from_to": _("The chance to win was {start} at the start and {end} in the end."),
    "review.won": _("The game was won: from {start} at the start to {end}."),
    "review.lost": _("The game was lost: from {start} at the start to {end}."),
    "review.part.luck": _("Luck in draws, deals and dice"),
    "review.part.own": _("Own decisions"),
    "review.part.others": _("What others decided"),
    "review.part.hidden": _("What had been hidden"),
    "review.total": _("Altogether"),
    "review.turning_points": _("Turning points"),
    "review.your_turning_points": _("Your turning points"),
    "review.no_mistakes": _(
        "No decision stands out. Where others would have been better, the difference is within"
        " the noise of the forecast."
    ),
    "review.decision": _("Move {n}"),
    "review.given": _("Chosen: {answer}"),
    "review.best": _("Better: {answer}"),
    "review.cost": _("{percent} less chance to win (± {error})"),
    "review.reason_ahead": _("Thinking ahead, it wins more often."),
    "review.method": _(
        "Each decision was judged by a search that knew what this seat knew at that moment, and"
        " never more. Luck is how far a draw lay above or below the average of all draws that were"
        " possible, and what had been hidden counts when it comes to light. All changes together"
        " are the way from the chance at the start to the result."
    ),
    "review.method_heading": _("How this is found out"),
    "review.looks": (_("From {n} look at the game."), _("From {n} looks at the game.")),
    "review.board": _("The board before this move"),
    "review.mistakes": (
        _("{n} decision cost more than noise can explain."),
        _("{n} decisions cost more than noise can explain."),
    ),
}

SENTENCES: Final = Sentences(REVIEW)
