"""What teaches Kheops: its rules page, and its card on the start page."""

from baumeister.core.text import mark as _
from baumeister.games.kheops.teaching.rules_page import sections
from baumeister.games.kheops.teaching.rules_texts import SENTENCES
from baumeister.teaching import Card, RulesPage, Teaching

TEACHING = Teaching(
    Card(
        _("A duel in the pyramid: lay passages, post figures, hold its chambers."),
        minutes=45,
        seed=5,
        answers=95,
    ),
    RulesPage(SENTENCES, sections),
)
