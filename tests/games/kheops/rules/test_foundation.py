"""Chance lays the foundation."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from baumeister.core.bag import Bag
from baumeister.core.state import CHANCE, Question
from baumeister.games.kheops.rules.cells import NAMES
from baumeister.games.kheops.rules.texts import SENTENCES
from baumeister.games.kheops.rules.tiles import TILES, passages, tile_named
from tests.games.kheops.rules.table import (
    answer,
    cells,
    choices,
    question,
    start,
    told,
)


def test_19_tiles_are_laid_before_anything_else() -> None:
    """Vorbereitung: 19 Plättchen werden aufgedeckt und nach und nach ausgelegt."""
    state = start()
    rng = Random(1)
    for laid in range(19):
        assert question(state) == "LayFoundation"
        assert state.pyramid.laid.bit_count() == laid
        state.play(CHANCE, state.sample(rng))
    assert question(state) == "DrawTile"
    assert state.pile.size == 31


def test_foundation_is_laid_in_the_order_of_the_edition() -> None:
    state = start()
    answer(state, "found hall1_ankh 0", "found corridor2_two 12")
    assert cells(state.pyramid.laid) == {"g1", "g2"}
    assert [event.data.get("cell") for event in state.log or []] == [
        None,
        NAMES.index("g1"),
        NAMES.index("g2"),
    ]
    assert told(state) == [
        "Game 1: Anna is White and begins.",
        "The foundation gets a hall with 1 opening (ankh) on G1, open to the left.",
        "The foundation gets a corridor with 2 openings (two) on G2, open to the left and above.",
    ]


def test_ruling_kh_1_foundation_tiles_lie_at_random() -> None:
    """Every tile is equally likely, and each way it can lie."""
    state = start()
    chances = Counter[str]()
    for action, weight in zip(state.legal(CHANCE), state.weights(), strict=True):
        chances[action.notation().split()[1]] += weight
    counts = state.settings.edition.tiles
    assert chances == {TILES[tile]: 3 * count for tile, count in enumerate(counts) if count}
    assert sum(state.weights()) == 150
    for action, weight in zip(state.legal(CHANCE), state.weights(), strict=True):
        tile = tile_named(action.notation().split()[1])
        assert weight == counts[tile] * (3 if passages(tile) == 3 else 1)


def test_a_tile_that_is_laid_cannot_be_laid_again() -> None:
    state = start()
    answer(state, "found hall3_plain 012")
    assert "found hall3_plain 012" not in choices(state)
    answer(state, "found hall1_ankh 0")
    assert "found hall1_ankh 0" in choices(state)
    assert sum(state.weights()) == 3 * 48


def test_the_foundation_says_where_a_tile_would_lie() -> None:
    state = start()
    answer(state, "found hall3_plain 012")
    text = state.describe(CHANCE, state.legal(CHANCE)[0])
    assert SENTENCES.say(text) == "Lay a hall with 1 opening (turn a hall) on G2, open to the right"


def test_samples_of_foundation_tiles_are_those_that_options_and_weights_give() -> None:
    state = start()
    for seed in range(19):
        by_weight = Question.sample(state.agenda[-1], state, Random(seed))
        assert state.sample(Random(seed)) is by_weight
        state.play(CHANCE, by_weight)


def test_an_empty_box_has_no_tile_for_the_foundation() -> None:
    state = start()
    state.pile = Bag([0] * len(TILES))
    with pytest.raises(ValueError, match="no tile to lay"):
        state.sample(Random(1))
