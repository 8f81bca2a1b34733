"""What teaches Oh, Pharao!: its rules page, and its card on the start page."""

from baumeister.core.text import mark as _
from baumeister.games.oh_pharaoh.teaching.clauses import CLAUSES
from baumeister.games.oh_pharaoh.teaching.lesson import LESSON
from baumeister.games.oh_pharaoh.teaching.rules_page import sections
from baumeister.games.oh_pharaoh.teaching.rules_texts import SENTENCES
from baumeister.teaching import Card, RulesPage, Teaching

TEACHING = Teaching(
    Card(
        _("Trade for cards, pile up stepped pyramids, and beware of thieves."),
        minutes=40,
        seed=60,
        answers=713,
        panel="own",
        weight=1,
        invitation=_(
            "Collect numbered cards, trade them with the others, and lay them out as stepped "
            "pyramids. The larger a pyramid grows, the more it is worth; but until you score "
            "it, thieves may rob it. Whoever has the most points at the end wins."
        ),
    ),
    RulesPage(SENTENCES, sections),
    CLAUSES,
    places={
        "over": "final",
        "ScorePyramids": "scoring",
        "TakeCard": "taking",
        "DrawOne": "taking",
        "Act": "turn",
        "Complete": "building",
        "Mend": "building",
        "ComposeOffer": "trade",
        "Terms": "trade",
        "Respond": "trade",
        "ChooseDeal": "trade",
        "EndOfTurn": "filling",
        "FillHand": "filling",
        "FillRow": "taking",
        "Defend": "pharaohs",
        "RollDie": "thieves",
        "Loot": "thieves",
        "CollectTax": "tax",
        "AvoidTax": "pharaohs",
        "PayTax": "tax",
        "rival": "pyramids",
        "score": "scoring",
        "track": "track",
        "row": "taking",
        "counter": "trade",
        "own": "pyramids",
        "legend": "cards",
        "gone": "cards",
        "purse": "scoring",
        "stall": "trade",
        "hand": "building",
        "end": "final",
        "seat": "scoring",
    },
    lesson=LESSON,
)
