"""The laws hold for the toys, and each finds the fault that it is there for."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from baumeister.core.game import Game
from baumeister.core.laws import LAWS, LawBroken, Setup, check
from tests.toys import broken
from tests.toys.auction import AUCTION, AuctionGame
from tests.toys.bazaar import BAZAAR, BazaarGame
from tests.toys.offering import OFFERING, OfferingGame
from tests.toys.rebid import REBID, RebidGame
from tests.toys.tomb import TOMB, TombGame

TOYS: Final[list[Game]] = [TOMB, AUCTION, REBID, OFFERING, BAZAAR]
SLOW: Final = ("reads back", "copies", "masks", "fills", "leaks nothing", "weighs fairly")


def setups() -> list[Setup]:
    """Every toy with every number of seats and every choice of options."""
    return [
        Setup(game, seats, dict(zip((option.key for option in game.variants), values, strict=True)))
        for game in TOYS
        for seats in range(game.fewest, game.most + 1)
        for values in product(*(option.values for option in game.variants))
    ]


def name(setup: Setup) -> str:
    return "-".join([setup.game.id, str(setup.seats), *setup.variants.values()])


@pytest.mark.unmeasured
@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("setup", setups(), ids=name)
def test_the_toys_keep_every_law(setup: Setup, law: str) -> None:
    @settings(max_examples=2 if law in SLOW else 3, deadline=None, derandomize=True)
    @given(seed=st.integers(0, 2**32))
    def keeps(seed: int) -> None:
        LAWS[law](setup, Random(seed))

    keeps()


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.id)
def test_all_laws_can_be_checked_at_once(game: Game) -> None:
    check(game, 2, rng=Random(1))


BROKEN: Final[list[tuple[str, Game]]] = [
    ("leaks nothing", TombGame(broken.OpenHand)),
    ("leaks nothing", TombGame(broken.Gossip)),
    ("leaks nothing", TombGame(turn=broken.OpenSearch)),
    ("leaks nothing", OfferingGame(broken.OpenPass)),
    ("leaks nothing", OfferingGame(broken.UnsealedPass)),
    ("leaks nothing", AuctionGame(broken.UnsealedBids)),
    ("tells nothing", TombGame(turn=broken.Telling)),
    ("copies", TombGame(broken.SharedHands)),
    ("copies", TombGame(broken.SharedLog)),
    ("copies", OfferingGame(broken.SharedSteps)),
    ("offers", TombGame(turn=broken.Speechless)),
    ("fills", TombGame(broken.Dream, broken.DreamTurn)),
    ("weighs fairly", TombGame(broken.UnfairTheft)),
    ("weighs fairly", TombGame(turn=broken.UnfairSearch)),
    ("conserves", TombGame(turn=broken.LostCard)),
    ("conserves", TombGame(broken.ShortPile, broken.LossySearch)),
    ("conserves", TombGame(broken.ShortPile, broken.DoublingSearch)),
    ("conserves", RebidGame(broken.MadePrize)),
    ("fills", BazaarGame(broken.UnnamedOffer)),
    ("offers", TombGame(turn=broken.Disorderly)),
    ("offers", TombGame(turn=broken.Shouting)),
    ("offers", TombGame(turn=broken.Crowd)),
    ("offers", TombGame(turn=broken.Elsewhere)),
    ("offers", TombGame(broken.Weightless)),
    ("ends", TombGame(turn=broken.Endless)),
    ("ends", TombGame(turn=broken.Deserted)),
    ("ends", broken.Silent()),
    ("ends", TombGame(broken.EarlyResult)),
    ("ends", TombGame(broken.NoResult)),
    ("ends", TombGame(broken.SpoiltSum)),
    ("ends", TombGame(broken.SpoiltRanks)),
    ("ends", TombGame(broken.SpoiltRows)),
    ("speaks", broken.tongueless("event.steals.hidden")),
    ("speaks", broken.tongueless("event.shows")),
    ("speaks", broken.tongueless("ask.Defend")),
    ("speaks", broken.tongueless("action.rob")),
    ("speaks", broken.tongueless("source.held")),
    ("speaks", broken.tongueless("variant.guard")),
    ("speaks", TombGame(broken.Scribble)),
    ("speaks", TombGame(broken.Blank)),
    ("replays", broken.Reckless()),
    ("replays", TombGame(broken.Tuples)),
    ("reads back", TombGame(broken.Tuples)),
    ("reads back", TombGame(broken.Forgetful)),
    ("reads back", TombGame(broken.Secretive)),
    ("fills", TombGame(broken.Misfit)),
    ("knows", TombGame(broken.Blind)),
    ("masks", TombGame(broken.Fading)),
    ("masks", TombGame(broken.Bragging)),
    ("masks", TombGame(broken.LoggedView)),
    ("undoes", TombGame(turn=broken.Peeking)),
    ("undoes", RebidGame(broken.ReopenedBids)),
]


def test_a_short_pile_alone_breaks_no_law() -> None:
    for seed in range(5):
        LAWS["conserves"](Setup(TombGame(broken.ShortPile), 3), Random(seed))


def fault(game: object) -> str:
    """What is broken about a game, by the names of its broken parts."""
    parts = [type(game), *(part for part in vars(game).values() if isinstance(part, type))]
    return "-".join(part.__name__ for part in parts if part.__module__ == broken.__name__)


@pytest.mark.parametrize(
    ("law", "game"), [pytest.param(*pair, id=f"{pair[0]}-{fault(pair[1])}") for pair in BROKEN]
)
def test_a_broken_toy_is_caught_by_its_law(law: str, game: Game) -> None:
    with pytest.raises(LawBroken, match=f"^Law “{law}”"):
        for seed in range(20):
            LAWS[law](Setup(game, 3), Random(seed))
