"""What teaches Imhotep: its rules page, and its card on the start page."""

from baumeister.core.text import mark as _
from baumeister.games.imhotep.rules.names import SITES
from baumeister.games.imhotep.teaching.clauses import CLAUSES
from baumeister.games.imhotep.teaching.lesson import LESSON
from baumeister.games.imhotep.teaching.rules_page import sections
from baumeister.games.imhotep.teaching.rules_texts import SENTENCES
from baumeister.teaching import Card, RulesPage, Teaching

TEACHING = Teaching(
    Card(
        _(
            "Load your stones onto shared ships, and sail them to the monument where they count"
            " most, before somebody else takes them elsewhere."
        ),
        minutes=40,
        seed=47,
        answers=107,
        panel="river",
        weight=2,
        invitation=_(
            "Everybody loads stones onto the same ships on the Nile. Whoever sails a ship "
            "decides for all on board where they are unloaded: market, pyramid, temple, "
            "burial chamber or obelisks. After six rounds, the builder with the most points "
            "wins."
        ),
    ),
    RulesPage(SENTENCES, sections),
    CLAUSES,
    places={
        "over": "final",
        "DealMarket": "round",
        "TurnUpRoundCard": "round",
        "ClearMarket": "end_of_round",
        "Turn": "turn",
        "Load": "turn.place",
        "LoadBonus": "cards.blue",
        "LoadToSail": "cards.blue",
        "SailWithIt": "cards.blue",
        "PullLever": "cards.blue",
        "LookAtPair": "market_b",
        "Unload": "sailing",
        "TakeCard": "market_a",
        "ChoosePyramid": "pyramid_b",
        "CardBonus": "temple_b",
        "StonesBonus": "temple_b",
        "TempleBonus": "temple_b",
        "DrawTopCard": "temple_b",
        "river": "sailing",
        "market": "market_a",
        "pyramid": "pyramid_a",
        "temple": "temple_a",
        "burial_chamber": "burial_chamber_a",
        "obelisks": "obelisks_a",
        **{f"{site}=B": f"{site}_b" for site in SITES},
        "sled": "turn.take",
        "spent": "cards.blue",
        "own": "turn",
        "hand": "cards.blue",
        "seat": "final",
    },
    lesson=LESSON,
)
