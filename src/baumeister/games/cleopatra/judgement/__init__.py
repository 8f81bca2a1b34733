"""What is worth how much in Kleopatra, and how strong the bots are that know it."""

from baumeister.bots.judgement import Judgement
from baumeister.bots.sight import Sight
from baumeister.games.cleopatra.judgement.texts import TEXTS
from baumeister.games.cleopatra.judgement.value import SETTINGS, VALUE

# As measured in the arena (docs/bots.md), to tens: builders are as far above random play, and the
# others from builders, as in the first cross table with both of them. Margins (95 %) add up.
RATINGS = {
    "random": 0,
    "beginner": 110,
    "apprentice": 250,
    "builder": 430,
    "foreman": 520,
    "architect": 650,
    "master": 690,
}
MARGINS = {
    "beginner": 110,
    "apprentice": 100,
    "builder": 30,
    "foreman": 110,
    "architect": 150,
    "master": 210,
}
RATED_BY = 1  # the rules of that time (`rules_version`)

# So that each level is some 250 points above the one below, as far as there is room.
SIGHTS = {
    "beginner": Sight(overlooks=0.55, greed=0.4),
    "apprentice": Sight(overlooks=0.2, greed=0.3),
    "foreman": Sight(simulations=160),
}

JUDGEMENT = Judgement(VALUE, SETTINGS, TEXTS, RATINGS, MARGINS, RATED_BY, sights=SIGHTS)
