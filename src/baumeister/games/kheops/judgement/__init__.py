"""What is worth how much in Kheops, and how strong the bots are that know it."""

from baumeister.bots.judgement import Judgement
from baumeister.bots.sight import Sight
from baumeister.games.kheops.judgement.texts import TEXTS
from baumeister.games.kheops.judgement.value import SETTINGS, VALUE

# As measured in the arena (docs/bots.md), to tens: builders are as far above random play, and the
# others from builders, as in the first cross table with both of them. Margins (95 %) add up.
RATINGS = {
    "random": 0,
    "beginner": 1010,
    "apprentice": 1140,
    "builder": 1420,
    "foreman": 1630,
    "architect": 1900,
    "master": 1960,
}
MARGINS = {
    "beginner": 200,
    "apprentice": 190,
    "builder": 140,
    "foreman": 210,
    "architect": 240,
    "master": 240,
}
RATED_BY = 1  # the rules of that time (`rules_version`)

# So that each level is some 250 points above the one below, as far as there is room.
SIGHTS = {
    "beginner": Sight(overlooks=0.95, greed=0.4),
    "apprentice": Sight(overlooks=0.7, greed=0.3),
    "foreman": Sight(simulations=48),
}

JUDGEMENT = Judgement(VALUE, SETTINGS, TEXTS, RATINGS, MARGINS, RATED_BY, sights=SIGHTS)
