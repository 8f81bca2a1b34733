"""Where points come from in Tal der Könige: the end of a sentence for each part of its value."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import mark as _

TEXTS: Final[dict[str, Template]] = {
    "part.finished": _("with finished pyramids"),
    "part.sites": _("with pyramids under construction"),
    "part.danger": _("when thieves come"),
    "part.booty": _("with booty"),
    "part.workers": _("with workers closer to their sites"),
}
