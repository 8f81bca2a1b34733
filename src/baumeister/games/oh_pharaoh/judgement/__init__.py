"""What is worth how much in Oh, Pharao!, and how strong the bots are that know it."""

from baumeister.bots.judgement import Judgement
from baumeister.games.oh_pharaoh.judgement.texts import TEXTS
from baumeister.games.oh_pharaoh.judgement.value import SETTINGS, VALUE

# As measured in the arena (docs/bots.md), to tens: each level is as far above the one below as in
# the first cross table with both of them. Margins (95 %) add up on the way.
RATINGS = {"random": 0, "beginner": 220, "builder": 840, "architect": 940, "master": 960}
MARGINS = {"beginner": 30, "builder": 80, "architect": 90, "master": 150}
RATED_BY = 1  # the rules of that time (`rules_version`)

JUDGEMENT = Judgement(VALUE, SETTINGS, TEXTS, RATINGS, MARGINS, RATED_BY)
