"""The sentences of the pages of reviews."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import mark as _

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
    "review.click": _("Click the curve to see the board of a moment."),
}
