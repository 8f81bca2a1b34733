"""Every law, for every game, number of seats and a broad choice of variants."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from baumeister.core.game import Game
from baumeister.core.laws import LAWS, Setup
from baumeister.games import all_games
from tests.games.cleopatra.rules.table import SHORT_GAME as SHORT_CLEOPATRA
from tests.games.oh_pharaoh.rules.table import SHORT as SHORT_PHARAOH

Variants = dict[str, str]

# Games played by chance prove laws; what is covered is for the tests that look at single rules.
pytestmark = pytest.mark.unmeasured

# Laws that play every moment on to the end, or imagine hundreds of worlds, get fewer examples.
DEAR = {
    "reads back": 4,
    "copies": 4,
    "masks": 4,
    "fills": 3,
    "leaks nothing": 6,
    "weighs fairly": 4,
}
CHEAP = [law for law in LAWS if law not in DEAR]
EXAMPLES = 6
# Long games are cut short by an edition where one law is tried with many seeds; where mixtures of
# variants are tried, they are played as they are.
SHORT = {"oh_pharaoh": SHORT_PHARAOH, "cleopatra": SHORT_CLEOPATRA}
LONGEST = "cleopatra"  # dear laws get one example for each number of seats
MIXTURES = 192  # of variants, for each game


def mixtures(game: Game) -> list[Variants]:
    """All ways to choose the variants, or many of them if there are too many."""
    keys = [variant.key for variant in game.variants]
    values = [variant.values for variant in game.variants]
    mixed = [dict(zip(keys, mixture, strict=True)) for mixture in product(*values)]
    chosen = [variants for variants in mixed if makes_a_difference(game, variants)]
    return chosen if len(chosen) <= MIXTURES else Random(0).sample(chosen, MIXTURES)


def makes_a_difference(game: Game, chosen: Variants) -> bool:
    """What does not matter beside the other variants is left at its default."""
    return all(
        variant.matters(chosen) or chosen[variant.key] == variant.default
        for variant in game.variants
    )


def seat_counts(game: Game) -> range:
    return range(game.fewest, game.most + 1)


def setups() -> Iterator[Setup]:
    """The mixtures of each game, at tables of changing size."""
    for game in all_games():
        counts, chosen = seat_counts(game), mixtures(game)
        for number in range(max(len(counts), len(chosen))):
            yield Setup(game, counts[number % len(counts)], chosen[number % len(chosen)])


def name(setup: Setup) -> str:
    return "-".join([setup.game.id, str(setup.seats), *setup.variants.values()])


def any_variants(game: Game) -> st.SearchStrategy[Variants]:
    return st.fixed_dictionaries(
        {variant.key: st.sampled_from(variant.values) for variant in game.variants}
    )


def examples(game: Game, law: str) -> int:
    return 1 if game.id == LONGEST and law in DEAR else DEAR.get(law, EXAMPLES)


@pytest.mark.parametrize("setup", list(setups()), ids=name)
def test_every_mixture_of_options_keeps_the_laws(setup: Setup) -> None:
    for law in CHEAP:
        LAWS[law](setup, Random(1))


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize(
    ("game", "seats"),
    [
        pytest.param(game, seats, id=f"{game.id}-{seats}")
        for game in all_games()
        for seats in seat_counts(game)
    ],
)
def test_every_game_keeps_the_law(game: Game, seats: int, law: str) -> None:
    edition = SHORT.get(game.id)

    @settings(max_examples=examples(game, law))
    @given(variants=any_variants(game), seed=st.integers(0, 2**32))
    def keeps(variants: Variants, seed: int) -> None:
        LAWS[law](Setup(game, seats, variants, edition), Random(seed))

    keeps()


def test_every_mixture_of_sides_is_tried_at_every_size_of_table() -> None:
    sides = ("market", "pyramid", "temple", "burial_chamber", "obelisks")
    tried = {
        (setup.seats, *(setup.variants[side] for side in sides))
        for setup in setups()
        if setup.game.id == "imhotep"
    }
    assert len(tried) == 3 * 2**5


def test_every_mixture_of_options_of_oh_pharaoh_is_tried() -> None:
    tried = [tuple(setup.variants.values()) for setup in setups() if setup.game.id == "oh_pharaoh"]
    assert len(set(tried)) == len(tried) == 5 * 2 * 2 * 2


def test_every_option_of_every_game_is_tried_at_full_length() -> None:
    for game in all_games():
        tried = [setup for setup in setups() if setup.game is game]
        assert {setup.seats for setup in tried} == set(seat_counts(game))
        for variant in game.variants:
            assert {setup.variants[variant.key] for setup in tried} == set(variant.values)


def test_laws_that_get_fewer_examples_exist() -> None:
    assert DEAR.keys() <= LAWS.keys()
