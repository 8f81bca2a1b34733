"""What teaches Kleopatra: its rules page, and its card on the start page."""

from baumeister.core.text import mark as _
from baumeister.games.cleopatra.teaching.clauses import CLAUSES
from baumeister.games.cleopatra.teaching.lesson import LESSON
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
        panel="palace",
        weight=3,
        invitation=_(
            "Take cards at the market and turn them into walls, sphinxes and mosaics for "
            "Cleopatra’s palace. Crooked helpers make it quicker, but each of them adds to "
            "your secret corruption. In the end the most corrupt architect is fed to the "
            "crocodile, and the richest of the others wins."
        ),
    ),
    RulesPage(SENTENCES, sections),
    CLAUSES,
    places={
        "over": "final",
        "DealCard": "setup",
        "TurnUpCard": "turn.market",
        "ShufflePile": "turn.market",
        "AssignCards": "turn.market",
        "SeeFaceDown": "turn.market",
        "Turn": "turn",
        "CheckHand": "turn.hand",
        "DiscardDown": "turn.hand",
        "EndTurn": "turn",
        "Quarry": "turn.quarry",
        "PayFor": "pay",
        "LayMosaic": "mosaic",
        "TurnUpMosaic": "mosaic",
        "ClaimSanctuary": "sanctuary",
        "Offering": "offering",
        "RollDice": "offering",
        "CounterRoll": "offering",
        "UseScribe": "cards.characters",
        "GiveAlms": "cards.characters",
        "NameResource": "cards.characters",
        "ChooseAsked": "cards.characters",
        "MakeOffers": "cards.characters",
        "AcceptOffers": "cards.characters",
        "TakeDiscarded": "cards.characters",
        "SpreadDiscards": "cards.characters",
        "SeeDrawn": "cards.characters",
        "KeepCards": "cards.characters",
        "market": "turn.market",
        "quarry": "turn.quarry",
        "palace": "pieces",
        "mosaics": "mosaic",
        "altar": "offering",
        "court": "offering",
        "crocodile": "final",
        "garden": "sanctuary",
        "held": "mosaic",
        "choice": "cards.characters",
        "offering": "offering",
        "own": "final",
        "goods": "pay",
        "hand": "cards",
        "mosaic": "mosaic",
        "statues": "sanctuary",
        "seat": "final",
    },
    lesson=LESSON,
)
