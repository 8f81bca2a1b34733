"""What teaches Valley of the Kings: its rules page, and its card on the start page."""

from baumeister.core.text import mark as _
from baumeister.games.valley_of_the_kings.teaching.clauses import CLAUSES
from baumeister.games.valley_of_the_kings.teaching.lesson import LESSON
from baumeister.games.valley_of_the_kings.teaching.rules_page import sections
from baumeister.games.valley_of_the_kings.teaching.rules_texts import SENTENCES
from baumeister.teaching import Card, RulesPage, Teaching

TEACHING = Teaching(
    Card(
        _("Bid in secret, send out overseers and workers, and raise pyramids block by block."),
        minutes=90,
        seed=1481,
        answers=221,
        panel="valley",
        weight=5,
        invitation=_(
            "Bid for blocks with hidden tiles, and send out overseers and workers with secret"
            " orders. Finished pyramids bring points, the larger and the purer in colour the "
            "more; what is unfinished can be stolen. When the pharaoh’s own pyramid stands, "
            "whoever has the most points wins."
        ),
    ),
    RulesPage(SENTENCES, sections),
    CLAUSES,
    places={
        "over": "end",
        "DrawLot": "setup",
        "DrawBlocks": "auction",
        "Bids": "auction",
        "Orders": "overseers",
        "MoveOverseers": "overseers",
        "TakeSites": "takeover",
        "MoveWorkers": "workers",
        "StealBlocks": "theft",
        "BuildPyramids": "building",
        "valley": "ways",
        "site": "building",
        "auction": "auction",
        "notes": "overseers",
        "phases": "round",
        "stocks": "building",
        "hand": "auction",
        "own": "kinds",
        "block": "building",
        "stock": "building",
        "camp": "workers",
        "scarab": "takeover",
        "scarabs": "takeover",
        "pharaoh": "building",
        "tile": "auction",
        "tiles": "auction",
        "seat": "kinds",
    },
    lesson=LESSON,
)
