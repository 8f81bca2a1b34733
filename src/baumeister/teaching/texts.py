"""The sentences that the rules pages of all games share."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Sentences, Template
from baumeister.core.text import mark as _

SHARED: Final[dict[str, Template]] = {
    "goal": _("What it is about"),
    "variants": _("Variants"),
    "rulings": _("Where the printed rules are silent"),
    "rulings.1": _(
        "A program has to know what to do in every case. These are our decisions; the numbers are"
        " those of our list of rulings."
    ),
    "readings": _("Where we read the printed rules otherwise"),
    "readings.1": _(
        "Here the printed rules say something, and we are stricter or more generous, or do it in"
        " another way. Each of these sentences says so."
    ),
    "letter": _("Where the printed rules decide"),
    "letter.1": _(
        "Here we follow the printed rules, though others play differently. Their reading can be"
        " chosen as a variant."
    ),
    "sources": _("Where the values come from"),
    "cards.count": (_("{n} card"), _("{n} cards")),
    "rules.points": (_("{seat}: {n} point"), _("{seat}: {n} points")),
    "rules.label.confirmed": _("confirmed"),
    "rules.label.single_source": _("single source"),
    "rules.label.reconstruction": _("reconstruction"),
    "rules.about.confirmed": _("“Confirmed” means that several independent sources agree."),
    "rules.about.single_source": _(
        "“Single source” means that we know the value from one printed source only, and that "
        "nothing contradicts it."
    ),
    "rules.about.reconstruction": _(
        "“Reconstruction” means that we worked the value out ourselves because no source shows it."
    ),
}

REMARKS: Final = Sentences(  # why a clause of a rulebook lacks code, a test or its printed words
    {
        "remark.cardboard": _(
            "This is about pieces on a real table: there is nothing to prove here."
        ),
        "remark.advice": _("This is advice and rules nothing."),
        "remark.lost": _("What was printed here is lost; a ruling says what holds instead."),
    }
)
