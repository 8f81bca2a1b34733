"""Where points come from in Kheops: the end of a sentence for each part of its value."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import mark as _

TEXTS: Final[dict[str, Template]] = {
    "part.halls": _("with halls"),
    "part.sarcophagi": _("with sarcophagi"),
    "part.apex": _("at the apex"),
    "part.longest": _("with the longest section"),
    "part.closed": _("with closed sections"),
    "part.ankhs": _("with ankhs"),
    "part.figures": _("with special figures left for later"),
    "part.turn": _("in the turn that follows"),
    "part.match": _("in the match"),
}
