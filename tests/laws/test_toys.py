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
from tests.toys.broken import accounts, course, leaks, things
from tests.toys.offering import OFFERING, OfferingGame
from tests.toys.rebid import REBID, RebidGame
from tests.toys.tomb import TOMB, TombGame

TOYS: Final[list[Game]] = [TOMB, AUCTION, REBID, OFFERING, BAZAAR]
SLOW: Final = ("reads back", "copies", "masks", "fills", "leaks nothing", "weighs fairly")


def setups() -> list[Setup]:
    """Every toy with every number of seats and every choice of variants."""
    return [
        Setup(
            game, seats, dict(zip((variant.key for variant in game.variants), values, strict=True))
        )
        for game in TOYS
        for seats in range(game.fewest, game.most + 1)
        for values in product(*(variant.values for variant in game.variants))
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
    ("leaks nothing", TombGame(leaks.OpenHand)),
    ("leaks nothing", TombGame(leaks.Gossip)),
    ("leaks nothing", TombGame(turn=leaks.OpenSearch)),
    ("leaks nothing", OfferingGame(leaks.OpenPass)),
    ("leaks nothing", OfferingGame(leaks.UnsealedPass)),
    ("leaks nothing", AuctionGame(leaks.UnsealedBids)),
    ("tells nothing", TombGame(turn=leaks.Telling)),
    ("forces openly", TombGame(turn=leaks.Hasty)),
    ("copies", TombGame(things.SharedHands)),
    ("copies", TombGame(things.SharedLog)),
    ("copies", OfferingGame(things.SharedSteps)),
    ("offers", TombGame(turn=course.Speechless)),
    ("fills", TombGame(things.Dream, things.DreamTurn)),
    ("weighs fairly", TombGame(things.UnfairTheft)),
    ("weighs fairly", TombGame(turn=things.UnfairSearch)),
    ("conserves", TombGame(turn=things.LostCard)),
    ("conserves", TombGame(things.ShortPile, things.LossySearch)),
    ("conserves", TombGame(things.ShortPile, things.DoublingSearch)),
    ("conserves", RebidGame(things.MadePrize)),
    ("fills", BazaarGame(things.UnnamedOffer)),
    ("offers", TombGame(turn=course.Disorderly)),
    ("offers", TombGame(turn=course.Shouting)),
    ("offers", TombGame(turn=course.Crowd)),
    ("offers", TombGame(turn=course.Elsewhere)),
    ("offers", TombGame(course.Weightless)),
    ("ends", TombGame(turn=course.Endless)),
    ("ends", TombGame(turn=course.Deserted)),
    ("ends", course.Silent()),
    ("ends", TombGame(course.EarlyResult)),
    ("ends", TombGame(course.NoResult)),
    ("ends", TombGame(course.SpoiltSum)),
    ("ends", TombGame(course.SpoiltRanks)),
    ("ends", TombGame(course.SpoiltRows)),
    ("speaks", accounts.tongueless("event.steals.hidden")),
    ("speaks", accounts.tongueless("event.shows")),
    ("speaks", accounts.tongueless("ask.Defend")),
    ("speaks", accounts.tongueless("action.rob")),
    ("speaks", accounts.tongueless("source.held")),
    ("speaks", accounts.tongueless("variant.guard")),
    ("speaks", TombGame(accounts.Scribble)),
    ("speaks", TombGame(accounts.Blank)),
    ("replays", accounts.Reckless()),
    ("replays", TombGame(accounts.Tuples)),
    ("replays", accounts.Mistaken()),
    ("reads back", TombGame(accounts.Tuples)),
    ("reads back", TombGame(accounts.Forgetful)),
    ("reads back", TombGame(accounts.Secretive)),
    ("fills", TombGame(things.Misfit)),
    ("knows", TombGame(leaks.Blind)),
    ("masks", TombGame(leaks.Fading)),
    ("masks", TombGame(leaks.Bragging)),
    ("masks", TombGame(leaks.LoggedView)),
    ("undoes", TombGame(turn=leaks.Peeking)),
    ("undoes", RebidGame(leaks.ReopenedBids)),
    ("foresees", accounts.Peeping()),
    ("foresees", accounts.Hopeful()),
    ("foresees", accounts.Surprising()),
]


def test_a_short_pile_alone_breaks_no_law() -> None:
    for seed in range(5):
        LAWS["conserves"](Setup(TombGame(things.ShortPile), 3), Random(seed))


def fault(game: object) -> str:
    """What is broken about a game, by the names of its broken parts."""
    parts = [type(game), *(part for part in vars(game).values() if isinstance(part, type))]
    return "-".join(part.__name__ for part in parts if part.__module__.startswith(broken.__name__))


@pytest.mark.parametrize(
    ("law", "game"), [pytest.param(*pair, id=f"{pair[0]}-{fault(pair[1])}") for pair in BROKEN]
)
def test_a_broken_toy_is_caught_by_its_law(law: str, game: Game) -> None:
    with pytest.raises(LawBroken, match=f"^Law “{law}”"):
        for seed in range(20):
            LAWS[law](Setup(game, 3), Random(seed))
