"""Games of Imhotep that were played before anybody looks at them."""

from __future__ import annotations

from random import Random

from baumeister.core.match import Match
from baumeister.core.record import Record, begin
from baumeister.core.state import CHANCE
from baumeister.games.imhotep.rules.game import IMHOTEP

ALL_B = {variant.key: "B" for variant in IMHOTEP.variants if "B" in variant.values}
WHOLE_GAME = 600


def played(seed: int, answers: int = WHOLE_GAME, seats: int = 2) -> Record:
    """A game of random answers on all sides B, or its beginning up to somebody's turn."""
    rng = Random(seed)
    match = Match(IMHOTEP, begin(IMHOTEP, seats, ALL_B), log=False)
    while asked := match.state.to_act():
        if asked == [CHANCE]:
            match.play_chance(rng)
        elif match.version >= answers:
            break
        else:
            match.play(asked[0], rng.choice(match.state.legal(asked[0])).notation())
    return match.record
