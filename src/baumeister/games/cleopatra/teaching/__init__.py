"""What teaches Kleopatra: its rules page, and its card on the start page."""

from baumeister.core.text import mark as _
from baumeister.games.cleopatra.teaching.rules_page import sections
from baumeister.games.cleopatra.teaching.rules_texts import SENTENCES
from baumeister.teaching import Card, RulesPage, Teaching

TEACHING = Teaching(
    Card(
        _(
            "Build the queen a splendid palace, but not by too crooked means: the most corrupt "
            "of all is fed to the crocodile."
        ),
        minutes=60,
        seed=123,
        answers=600,
    ),
    RulesPage(SENTENCES, sections),
)
