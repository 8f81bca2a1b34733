"""What is worth how much in Kleopatra, and how strong the bots are that know it."""

from baumeister.bots.judgement import Judgement
from baumeister.games.cleopatra.judgement.texts import TEXTS
from baumeister.games.cleopatra.judgement.value import SETTINGS, VALUE

# As measured in the arena (docs/bots.md), to tens: each level is as far above the one below as in
# the first cross table with both of them. Margins (95 %) add up on the way.
RATINGS = {"random": 0, "beginner": 30, "builder": 430, "architect": 650, "master": 690}
MARGINS = {"beginner": 20, "builder": 30, "architect": 150, "master": 210}
RATED_BY = 1  # the rules of that time (`rules_version`)

JUDGEMENT = Judgement(VALUE, SETTINGS, TEXTS, RATINGS, MARGINS, RATED_BY)
