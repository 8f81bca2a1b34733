"""What is worth how much in Tal der Könige, and how strong the bots are that know it."""

from baumeister.bots.judgement import Judgement
from baumeister.bots.sight import Sight
from baumeister.games.valley_of_the_kings.judgement.texts import TEXTS
from baumeister.games.valley_of_the_kings.judgement.value import SETTINGS, VALUE

# As measured in the arena (docs/bots.md), to tens: builders are as far above random play, and the
# others from builders, as in the first cross table with both of them. Margins (95 %) add up.
RATINGS = {
    "random": 0,
    "beginner": 1110,
    "apprentice": 1300,
    "builder": 1550,
    "foreman": 1710,
    "architect": 1840,
    "master": 1910,
}
MARGINS = {
    "beginner": 370,
    "apprentice": 360,
    "builder": 340,
    "foreman": 370,
    "architect": 350,
    "master": 360,
}
RATED_BY = 1  # the rules of that time (`rules_version`)

# So that each level is some 250 points above the one below, as far as there is room.
SIGHTS = {
    "beginner": Sight(overlooks=0.5, greed=0.4),
    "apprentice": Sight(overlooks=0.22, greed=0.3),
    "foreman": Sight(simulations=96),
}

JUDGEMENT = Judgement(VALUE, SETTINGS, TEXTS, RATINGS, MARGINS, RATED_BY, sights=SIGHTS)
