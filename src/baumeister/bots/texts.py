"""What is said about bots in English; other languages translate it in the catalogue."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import mark as _

LEVELS: Final[dict[str, Template]] = {
    "level.random": _("random"),
    "level.beginner": _("beginner"),
    "level.apprentice": _("apprentice"),
    "level.builder": _("builder"),
    "level.foreman": _("foreman"),
    "level.architect": _("architect"),
    "level.master": _("master"),
    "level.rated": "{level} ({n})",
    "level.rated_within": "{level} ({n} ± {margin})",
    "suits.random": _("for a first look"),
    "suits.beginner": _("for your first games"),
    "suits.apprentice": _("once you know the rules"),
    "suits.builder": _("for regular players"),
    "suits.foreman": _("for good players"),
    "suits.architect": _("for a challenge"),
    "suits.master": _("for experts"),
    "character.random": _("Makes any move the rules allow."),
    "character.beginner": _(
        "Overlooks a lot and likes what it can have at once, but throws nothing away."
    ),
    "character.apprentice": _("Sees more than a beginner, and still overlooks good moves."),
    "character.builder": _("Weighs up what every move may bring, but plans no further."),
    "character.foreman": _("Thinks ahead a little, and misses nothing that is near."),
    "character.architect": _(
        "Thinks ahead for everybody at the table, and keeps its secrets unpredictable."
    ),
    "character.master": _("An architect that takes its time."),
    "time.instant": _("Answers at once."),
    "time.seconds": (
        _("Thinks for up to {n} second per decision."),
        _("Thinks for up to {n} seconds per decision."),
    ),
}
