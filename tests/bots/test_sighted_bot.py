"""Levels that see less: what they overlook, what tempts them, and what they never do."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

import baumeister as b
from baumeister.bots import BOTS, SearchBot, SightedBot, Simulations
from baumeister.bots.judgement import judgement_of
from baumeister.bots.merit import chance, chances
from baumeister.bots.quiet import imagine, quieten
from baumeister.bots.sight import USUAL, Sight
from baumeister.bots.sighted_bot import glance
from baumeister.core.game import Game
from baumeister.games import all_games
from tests.toys.nim import NIM

every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
LOOKING = [level for level, sight in USUAL.items() if not sight.simulations]


def positions(game: Game, seed: int, number: int = 12) -> list[tuple[b.State, int]]:
    """Moments of a random game at which there is a choice, as the seat that has it sees them."""
    rng, found = Random(seed), list[tuple[b.State, int]]()
    while len(found) < number:
        state = game.start(game.fewest)
        while seats := state.to_act():
            seat = seats[0]
            if seat != b.CHANCE and len(state.legal(seat)) > 2 and rng.random() < 0.1:
                found.append((state.mask(seat), seat))
            answer = state.sample(rng) if seat == b.CHANCE else rng.choice(state.legal(seat))
            state.apply(seat, answer)
    return found[:number]


def looked_at(view: b.State, seat: int, seed: int) -> dict[str, tuple[float, float]]:
    """What each answer promises, and what can be seen of it, to who looks with this luck."""
    rng, value = Random(seed), judgement_of(view.game).value
    world = imagine(view, value, rng)
    found: dict[str, tuple[float, float]] = {}
    for action in value.sensible(world, seat, view.legal(seat)):
        twin = world.copy()
        twin.apply(seat, action)
        quieten(twin, value, rng)
        seen = chance(value.visible(twin), seat, value.scale)
        found[action.notation()] = (chances(twin, value)[seat], seen)
    return found


def answered(sight: Sight, view: b.State, seat: int, seed: int) -> str:
    return glance(sight, view.copy(), seat, view.legal(seat), Random(seed)).notation()


@every_game
def test_nothing_is_thrown_away_with_open_eyes(game: Game) -> None:
    """However little is seen, and whatever tempts."""
    for n, (view, seat) in enumerate(positions(game, seed=3)):
        promised = {key: found[0] for key, found in looked_at(view, seat, n).items()}
        for overlooks in (0.0, 0.5, 1.0):
            given = answered(Sight(overlooks, greed=1.0, blunder=0.02), view, seat, n)
            assert promised[given] >= max(promised.values()) - 0.02


@every_game
def test_who_sees_everything_takes_what_promises_most(game: Game) -> None:
    for n, (view, seat) in enumerate(positions(game, seed=4)):
        promised = {key: found[0] for key, found in looked_at(view, seat, n).items()}
        assert promised[answered(Sight(), view, seat, n)] == max(promised.values())


@every_game
def test_greed_takes_what_can_be_seen(game: Game) -> None:
    for n, (view, seat) in enumerate(positions(game, seed=5)):
        seen = {key: found[1] for key, found in looked_at(view, seat, n).items()}
        given = answered(Sight(greed=1.0, blunder=1.0), view, seat, n)
        assert seen[given] == pytest.approx(max(seen.values()))


@every_game
def test_what_is_overlooked_is_not_chosen_and_something_always_is(game: Game) -> None:
    """The best answer is missed about as often as a level overlooks an answer."""
    view, seat = next(
        (view, seat)
        for view, seat in positions(game, seed=6, number=200)
        if len(looked_at(view, seat, 0)) > 3
    )
    missed = 0
    for n in range(100):
        promised = {key: found[0] for key, found in looked_at(view, seat, n).items()}
        given = answered(Sight(overlooks=0.5, blunder=1.0), view, seat, n)
        missed += promised[given] < max(promised.values())
        assert answered(Sight(overlooks=1.0, blunder=0.0), view, seat, n) in promised
    assert missed < 70


@every_game
def test_a_foreman_searches_as_much_as_it_sees(game: Game) -> None:
    view, seat = positions(game, seed=7, number=1)[0]
    foreman = SightedBot("foreman", {"simulations": 32})
    legal = view.legal(seat)
    thought = foreman.think(view.copy(), seat, legal, Random(1))
    search = SearchBot(Simulations(32)).think(view.copy(), seat, legal, Random(1))
    assert (thought.answer, thought.forecasts) == (search.answer, search.forecasts)


def test_a_box_that_says_nothing_gets_the_usual_sight() -> None:
    for level in USUAL:
        bot = BOTS[level]
        assert isinstance(bot, SightedBot)
        assert bot.sight(NIM) is USUAL[level]


@every_game
def test_the_lower_a_level_the_less_it_sees(game: Game) -> None:
    sights = [SightedBot(level).sight(game) for level in LOOKING]
    assert all(low.overlooks > high.overlooks for low, high in pairwise(sights))


def test_a_box_says_what_its_levels_see(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(judgement_of(NIM).sights, "beginner", Sight(overlooks=0.9))
    assert SightedBot("beginner").sight(NIM).overlooks == 0.9
    assert SightedBot("beginner", {"greed": 0.1}).sight(NIM).greed == 0.1
    assert SightedBot("apprentice").sight(NIM) is USUAL["apprentice"]
