"""What is worth how much in Imhotep, and how strong the bots are that know it."""

from baumeister.bots.judgement import Judgement
from baumeister.games.imhotep.judgement.texts import TEXTS
from baumeister.games.imhotep.judgement.value import SETTINGS, VALUE

# As measured in the arena (docs/bots.md), to tens: each level is as far above the one below as in
# the first cross table with both of them. Margins (95 %) add up on the way.
RATINGS = {"random": 0, "beginner": 320, "builder": 1540, "architect": 2390, "master": 2490}
MARGINS = {"beginner": 30, "builder": 340, "architect": 440, "master": 450}
RATED_BY = 1  # the rules of that time (`rules_version`)

JUDGEMENT = Judgement(VALUE, SETTINGS, TEXTS, RATINGS, MARGINS, RATED_BY)
