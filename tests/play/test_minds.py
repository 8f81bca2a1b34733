"""What bots keep from one question to the next: their own trees, and nothing of another game."""

from __future__ import annotations

import gc
from random import Random

import pytest

import baumeister as b
from baumeister.bots import Bot, Effort, SearchBot, Seconds, Simulations, Thought
from baumeister.bots.thought import GrownTree
from baumeister.core.action import Action
from baumeister.core.playout import random_answer
from baumeister.play import Sitter, SittingWithBots, play_game, play_on
from baumeister.play.minds import Minds, MindsOfGames
from tests.arena.foreign_bots import Broken, Cheat, Spy


class Listener(Bot):
    """Lets a search think, and writes down which trees it is handed."""

    def __init__(self) -> None:
        self.search = SearchBot(Simulations(48))
        self.handed: list[GrownTree | None] = []

    def effort(self) -> Effort:
        return self.search.effort()

    def think(
        self,
        view: b.State,
        seat: int,
        legal: list[Action],
        rng: Random,
        time: Effort | None = None,
        tree: GrownTree | None = None,
    ) -> Thought:
        self.handed.append(tree)
        return self.search.think(view, seat, legal, rng, time, tree)


def grown(bot: Listener, minds: Minds) -> tuple[b.State, int, Thought]:
    """A seat that is asked again at once, by a tree that has grown for the question before."""
    state, rng = b.game("imhotep").start(2), Random(2)
    while seats := state.to_act():
        seat = seats[0]
        if seat == b.CHANCE or len(state.legal(seat)) == 1:
            state.apply(seat, random_answer(state, seat, rng))
            continue
        thought = minds.ask(bot, state, seat, rng)
        state.apply(seat, thought.answer)
        if state.to_act() == [seat] and len(state.legal(seat)) > 1:
            return state, seat, thought
    raise AssertionError("Nobody is ever asked twice in a row.")


def test_a_tree_is_handed_back_with_the_next_question() -> None:
    bot, minds = Listener(), Minds()
    state, seat, thought = grown(bot, minds)
    minds.ask(bot, state, seat, Random(1))
    assert thought.tree is not None
    assert bot.handed[-1] is thought.tree


def test_no_other_game_gets_it_even_by_the_same_bot() -> None:
    bot, minds = Listener(), Minds()
    state, seat, _ = grown(bot, minds)
    Minds().ask(bot, state, seat, Random(1))
    assert bot.handed[-1] is None


def test_a_tree_is_used_once() -> None:
    bot, minds = Listener(), Minds()
    state, seat, thought = grown(bot, minds)
    for _ in range(2):
        minds.ask(bot, state, seat, Random(1))
    assert bot.handed[-2:] == [thought.tree, None]


def test_a_tree_does_not_fit_another_moment() -> None:
    """As after something was taken back."""
    bot, minds = Listener(), Minds()
    state, seat, _ = grown(bot, minds)
    state.apply(seat, state.legal(seat)[0])
    while state.to_act() != [seat]:
        asked = state.to_act()[0]
        state.apply(asked, random_answer(state, asked, Random(1)))
    minds.ask(bot, state, seat, Random(1))
    assert bot.handed[-1] is None


def test_nothing_in_a_thought_leads_to_the_state_or_to_an_imagined_one() -> None:
    _, _, thought = grown(Listener(), Minds())
    met: set[int] = set()
    waiting: list[object] = [thought]
    while waiting:
        found = waiting.pop()
        if id(found) in met or isinstance(found, type):
            continue
        met.add(id(found))
        assert not isinstance(found, b.State)
        waiting += gc.get_referents(found)
    assert len(met) > 100


def test_of_many_games_those_asked_last_are_remembered() -> None:
    minds = MindsOfGames(most=2)
    first, second = minds.of("first"), minds.of("second")
    assert first is not second
    assert minds.of("first") is first
    minds.of("third")
    assert minds.of("first") is first
    assert minds.of("second") is not second


class Mute(Bot):
    """Forgets to answer."""

    def choose(self, view: b.State, seat: int, legal: list[Action], rng: Random) -> Action:
        return None  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("bot", "error", "why"),
    [
        (Cheat(), ValueError, "^“.+” is not legal here. .+"),
        (Mute(), TypeError, "not with None|Action object expected; got None"),
        (Broken(), LookupError, "lost my notes"),
    ],
)
def test_a_bot_that_errs_is_told_so(bot: Bot, error: type[Exception], why: str) -> None:
    imhotep = b.game("imhotep")
    with pytest.raises(error, match=why):
        play_game(imhotep.start(2), {0: bot, 1: bot}, Random(1))
    match, sitters = b.Match(imhotep, b.begin(imhotep, 2)), [Sitter("bot"), Sitter("bot")]
    with pytest.raises(error, match=why):
        play_on(SittingWithBots(match, sitters, {0: bot, 1: bot}), Random(1), {0: Random(1)})


def test_bots_go_on_with_their_trees_when_they_play_by_themselves() -> None:
    bot = Listener()
    state = b.game("kheops").start(2)
    play_game(state, {0: bot, 1: bot}, Random(1))
    assert state.result() is not None
    assert any(tree is not None for tree in bot.handed)


class Hurried(Spy):
    """Has used up the time of a turn after its first decision."""

    def effort(self) -> Effort:
        return Seconds(1e-9)


def test_bots_that_play_by_themselves_share_the_time_of_a_turn() -> None:
    bot = Hurried()
    play_game(b.game("kheops").start(2), {0: bot, 1: bot}, Random(1))
    assert min(bot.seconds) < max(bot.seconds) == 1e-9


def test_what_is_legal_is_guarded_by_whoever_plays_the_answer() -> None:
    state = b.game("kheops").start(2)
    while (seat := state.first_to_act()) == b.CHANCE:
        state.play(seat, state.sample(Random(1)))
    answer = Minds().ask(Cheat(), state, seat, Random(1)).answer
    with pytest.raises(b.IllegalAction):
        state.play(seat, answer)
