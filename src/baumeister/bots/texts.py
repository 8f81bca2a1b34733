"""What is said about bots in English; other languages translate it in the catalogue."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import mark as _

LEVELS: Final[dict[str, Template]] = {
    "level.random": _("by chance"),
    "level.beginner": _("beginner"),
    "level.builder": _("builder"),
    "level.architect": _("architect"),
    "level.master": _("master"),
    "level.rated": "{level} ({n})",
    "character.random": _("Does anything the rules allow. Good for a first look."),
    "character.beginner": _("Takes the points in front of it and overlooks a thing now and then."),
    "character.builder": _("Weighs every move by what it may bring, but plans no further."),
    "character.architect": _("Thinks ahead for everybody at the table, and mixes its secrets."),
    "character.master": _("An architect that takes its time."),
    "time.instant": _("Answers at once."),
    "time.seconds": (
        _("Thinks for up to {n} second a decision."),
        _("Thinks for up to {n} seconds a decision."),
    ),
}
