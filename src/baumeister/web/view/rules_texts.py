"""The sentences around the rules of a game."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import mark as _

RULES: Final[dict[str, Template]] = {
    "rules.title": _("Rules"),
    "rules.about": _(
        "Every game is explained here in our own words, with examples drawn by the same program"
        " that draws the table."
    ),
    "rules.of": _("Rules of {game}"),
    "rules.search": _("Search the rules"),
    "rules.not_found": _("The rules do not say this word."),
    "rules.close": _("Close the rules"),
    "rules.none": _("The rules of {game} are not explained here."),
    "rules.contents": _("On this page"),
    "rules.top": _("Back to the top"),
    "rules.example": _("Example"),
    "rules.label": _("How sure we are"),
    "rules.values": _("Values"),
    "rules.table": _("Table"),
    "clauses.title": _("The printed rules, clause by clause"),
    "clauses.of": _("{game}, clause by clause"),
    "clauses.link": _("Every § on this page leads there."),
    "clauses.about": _(
        "Every sentence of the rulebook that rules something, in our own words and in its order,"
        " with the code that does it and the tests that fail without it."
    ),
    "clauses.rules": _("The rules as we explain them"),
    "clauses.proof": _("Code and tests"),
    "clauses.code": _("Done by"),
    "clauses.tests": _("Proven by"),
    "clauses.rulings": _("Rulings"),
    "clauses.see": _("In the printed rules: {clause}"),
    "rules.edition": _("Download all values as an edition file"),
    "rules.edition_about": _(
        "If you own another printing, change the values in a copy of this file and choose the "
        "copy when you open a table."
    ),
}
