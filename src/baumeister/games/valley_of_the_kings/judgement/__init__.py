"""What is worth how much in Tal der Könige, and how strong the bots are that know it."""

from baumeister.bots.judgement import Judgement
from baumeister.games.valley_of_the_kings.judgement.texts import TEXTS
from baumeister.games.valley_of_the_kings.judgement.value import SETTINGS, VALUE

# As measured in the arena (docs/bots.md), to tens: each level is as far above the one below as in
# the first cross table with both of them. Margins (95 %) add up on the way.
RATINGS = {"random": 0, "beginner": 320, "builder": 1550, "architect": 1840, "master": 1910}
MARGINS = {"beginner": 30, "builder": 340, "architect": 350, "master": 360}
RATED_BY = 1  # the rules of that time (`rules_version`)

JUDGEMENT = Judgement(VALUE, SETTINGS, TEXTS, RATINGS, MARGINS, RATED_BY)
