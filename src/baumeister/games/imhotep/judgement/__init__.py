"""What is worth how much in Imhotep, and how strong the bots are that know it."""

from baumeister.bots.judgement import Judgement
from baumeister.bots.sight import Sight
from baumeister.games.imhotep.judgement.texts import TEXTS
from baumeister.games.imhotep.judgement.value import SETTINGS, VALUE

# As measured in the arena (docs/bots.md), to tens: builders are as far above random play, and the
# others from builders, as in the first cross table with both of them. Margins (95 %) add up.
RATINGS = {
    "random": 0,
    "beginner": 970,
    "apprentice": 1230,
    "builder": 1540,
    "foreman": 1720,
    "architect": 2390,
    "master": 2490,
}
MARGINS = {
    "beginner": 360,
    "apprentice": 350,
    "builder": 340,
    "foreman": 360,
    "architect": 440,
    "master": 450,
}
RATED_BY = 1  # the rules of that time (`rules_version`)

# So that each level is some 250 points above the one below, as far as there is room.
SIGHTS = {
    "beginner": Sight(overlooks=0.4, greed=0.4),
    "apprentice": Sight(overlooks=0.1, greed=0.3),
    "foreman": Sight(simulations=32),
}

JUDGEMENT = Judgement(VALUE, SETTINGS, TEXTS, RATINGS, MARGINS, RATED_BY, sights=SIGHTS)
