"""Lockstep notices whatever a model says otherwise, and games by chance are of every kind."""

from __future__ import annotations

import pytest

import baumeister as b
from tests.games.kheops.model.playing import Kheops
from tests.games.lockstep import Outcome, agreed, differences

OTHERWISE = {
    "asked": [b.CHANCE, 0],
    "points": [1, 0],
    "legal": {"put pharaoh a1"},
    "weights": {"found hall1_two 0": 1},
    "public": {"pile_size": 51},
    "result": Outcome([1, 1], {}),
}


@pytest.mark.parametrize("word", OTHERWISE)
def test_what_a_model_says_otherwise_is_noticed(word: str) -> None:
    kheops = b.game("kheops")
    start, variants = kheops.start(2), kheops.complete({})
    liar = type("Liar", (Kheops,), {word: lambda *_: OTHERWISE[word]})
    assert [*differences(kheops, start, Kheops(variants, kheops.edition()))] == []
    found = [*differences(kheops, start, liar(variants, kheops.edition()))]
    assert word in [each.split()[0].rstrip(":") for each in found]


@pytest.mark.parametrize("game", b.all_games(), ids=lambda game: game.id)
def test_every_number_of_seats_every_variant_and_other_editions_are_played(game: b.Game) -> None:
    setups = [agreed(game, number) for number in range(40)]
    assert {setup.seats for setup in setups} == {*range(game.fewest, game.most + 1)}
    for variant in game.variants:
        assert {setup.variants[variant.key] for setup in setups} == {*variant.values}
    assert {setup.edition is None for setup in setups} == {True, False}
