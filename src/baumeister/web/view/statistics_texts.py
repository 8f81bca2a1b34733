"""The sentences of the page about one's own games."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import mark as _

STATISTICS: Final[dict[str, Template]] = {
    "statistics.heading": _("My statistics"),
    "statistics.lead": _("Your results, your luck, and the decisions that cost you most."),
    "statistics.open": _("Look at them"),
    "statistics.none": _("You have not finished a game yet. Lessons do not count."),
    "statistics.games": (_("{n} game"), _("{n} games")),
    "statistics.won": _("Won"),
    "statistics.won_of": _("{won} of {n}; by chance alone it would be {expected}"),
    "statistics.points": _("Points on average"),
    "statistics.luck": _("Luck in a game on average"),
    "statistics.own": _("Own decisions, on average"),
    "statistics.reviewed": (
        _("From {n} review of your seat. Luck is told as a change of the chance to win."),
        _("From {n} reviews of your seat. Luck is told as a change of the chance to win."),
    ),
    "statistics.no_reviews": _(
        "Luck and mistakes are known of games you have looked at under “What decided the game?”."
    ),
    "statistics.mistakes": _("What cost you most"),
    "statistics.kind": (
        _("“{asked}” – {n} time, {cost} of the chance to win"),
        _("“{asked}” – {n} times, {cost} of the chance to win"),
    ),
    "statistics.no_mistakes": _("No decision cost more than noise can explain."),
    "statistics.latest": _("The latest games"),
    "statistics.rank": _("Rank {rank} of {seats}, {points} points"),
    "statistics.review": _("What decided it?"),
    "statistics.download": _("Download as a file"),
    "statistics.forget": _("Begin anew"),
    "statistics.forget_note": _(
        "Games until now no longer count, and what reviews have found from your seats is deleted. "
        "The games themselves stay."
    ),
}
