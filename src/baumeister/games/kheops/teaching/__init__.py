"""What teaches Kheops: its rules page, and its card on the start page."""

from baumeister.core.text import mark as _
from baumeister.games.kheops.teaching.clauses import CLAUSES
from baumeister.games.kheops.teaching.lesson import LESSON
from baumeister.games.kheops.teaching.rules_page import sections
from baumeister.games.kheops.teaching.rules_texts import SENTENCES
from baumeister.teaching import Card, RulesPage, Teaching

TEACHING = Teaching(
    Card(
        _("A duel in the pyramid: lay passages, post figures, hold its chambers."),
        minutes=45,
        seed=5,
        answers=95,
        panel="pyramid",
        weight=2,
        invitation=_(
            "Two architects build the same pyramid, tile by tile. Passages join the tiles to "
            "chambers, and whoever has more figures in a chamber at the end gets its points. "
            "Nothing is safe for long: tiles are turned, and figures are moved or driven "
            "away."
        ),
    ),
    RulesPage(SENTENCES, sections),
    CLAUSES,
    places={
        "over": "final",
        "LayFoundation": "setup",
        "DrawTile": "turn",
        "PutFigure": "figures",
        "LayTile": "tiles",
        "TurnTile": "at_once",
        "ReplaceFigure": "at_once",
        "MoveFigure": "at_once",
        "pile": "tiles",
        "score": "final",
        "lens": "symbols",
        "pyramid": "tiles",
        "worth": "final",
        "figure": "figures",
        "supply": "figures",
        "own": "figures",
        "hand": "tiles",
        "seat": "figures",
    },
    lesson=LESSON,
)
