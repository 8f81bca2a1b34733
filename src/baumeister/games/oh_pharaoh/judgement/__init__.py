"""What is worth how much in Oh, Pharao!, and how strong the bots are that know it."""

from baumeister.bots.judgement import Judgement
from baumeister.bots.sight import Sight
from baumeister.games.oh_pharaoh.judgement.texts import TEXTS
from baumeister.games.oh_pharaoh.judgement.value import SETTINGS, VALUE

# As measured in the arena (docs/bots.md), to tens: builders are as far above random play, and the
# others from builders, as in the first cross table with both of them. Margins (95 %) add up.
RATINGS = {"random": 0, "builder": 840, "architect": 940, "master": 960}
MARGINS = {"builder": 80, "architect": 90, "master": 150}
RATED_BY = 1  # the rules of that time (`rules_version`)

# So that each level is some 250 points above the one below, as far as there is room.
SIGHTS = {
    "beginner": Sight(overlooks=0.9, greed=0.5),
    "apprentice": Sight(overlooks=0.6, greed=0.3),
    "foreman": Sight(simulations=32),
}

JUDGEMENT = Judgement(VALUE, SETTINGS, TEXTS, RATINGS, MARGINS, RATED_BY, sights=SIGHTS)
