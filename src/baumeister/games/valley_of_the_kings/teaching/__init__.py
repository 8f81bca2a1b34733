"""What teaches Valley of the Kings: its rules page, and its card on the start page."""

from baumeister.core.text import mark as _
from baumeister.games.valley_of_the_kings.teaching.rules_page import sections
from baumeister.games.valley_of_the_kings.teaching.rules_texts import SENTENCES
from baumeister.teaching import Card, RulesPage, Teaching

TEACHING = Teaching(
    Card(
        _("Bid in secret, send out overseers and workers, and raise pyramids block by block."),
        minutes=90,
        seed=130,
        answers=212,
    ),
    RulesPage(SENTENCES, sections),
)
