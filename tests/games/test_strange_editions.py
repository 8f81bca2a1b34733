"""Whatever a stranger brings as an edition: it can be played with, or a sentence says why not."""

from __future__ import annotations

from random import Random

import pytest

from baumeister.core.refusal import BadEdition
from baumeister.drawing import draw
from baumeister.games import all_games, game
from baumeister.languages import language
from tests.games.mutations import mutated

GAMES = [found.id for found in all_games()]
BEGINNINGS = (("en", "Line "), ("de", "Zeile "))
LONGEST = 600  # characters of a sentence


@pytest.mark.parametrize("game_id", GAMES)
def test_an_edition_is_played_with_or_refused_in_words(game_id: str) -> None:
    played, rng, refusals = game(game_id), Random(19), 0
    for _ in range(150):
        seats = rng.randint(played.fewest, played.most)
        variants = {variant.key: rng.choice(variant.values) for variant in played.variants}
        text = mutated(played.edition(), rng)
        try:
            str(draw(played.start(seats, variants, edition=text)))
        except BadEdition as refusal:
            refusals += 1
            for code, begins in BEGINNINGS:
                said = refusal.say(language(code))
                assert said.startswith(begins)
                assert len(said) < LONGEST
    assert 50 < refusals < 150
