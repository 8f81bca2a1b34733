"""What is worth how much in Kheops, and how strong the bots are that know it."""

from baumeister.bots.judgement import Judgement
from baumeister.games.kheops.judgement.texts import TEXTS
from baumeister.games.kheops.judgement.value import SETTINGS, VALUE

# As measured in the arena (docs/bots.md), to tens: each level is as far above the one below as in
# the first cross table with both of them. Margins (95 %) add up on the way.
RATINGS = {"random": 0, "beginner": 880, "builder": 1420, "architect": 1900, "master": 1960}
MARGINS = {"beginner": 130, "builder": 140, "architect": 240, "master": 240}
RATED_BY = 1  # the rules of that time (`rules_version`)

JUDGEMENT = Judgement(VALUE, SETTINGS, TEXTS, RATINGS, MARGINS, RATED_BY)
