"""The search: right answers, mixtures where answers are secret, trees that go on, effort kept."""

from __future__ import annotations

from random import Random

import pytest

import baumeister as b
from baumeister.bots import Bot, LookaheadBot, SearchBot, Seconds, Simulations
from baumeister.bots.bot import consult
from baumeister.bots.quiet import imagine
from baumeister.bots.search import Search
from baumeister.bots.search_bot import below
from baumeister.bots.search_settings import SearchSettings
from baumeister.bots.seconds import Stopwatch, allowance
from baumeister.bots.thought import Thought
from baumeister.bots.tree import HOPE, Node, Secret
from baumeister.bots.value import Value
from baumeister.core.action import Action
from baumeister.core.playout import random_answer
from baumeister.core.sealed import Sealed
from tests.toys.fists import BEST, FISTS, SHOW
from tests.toys.nim import TAKE, nim


@pytest.mark.parametrize(("left", "right"), [(5, 1), (6, 2), (7, 3), (9, 1), (10, 2), (11, 3)])
def test_it_finds_the_answer_that_wins(left: int, right: int) -> None:
    state = nim(left)
    bot = SearchBot(Simulations(800))
    answers = {bot.choose(state.mask(0), 0, state.legal(0), Random(seed)) for seed in range(3)}
    assert [answer.notation() for answer in answers] == [f"take {right}"]


def mixture(seat: int, seed: int) -> list[float]:
    state = FISTS.start(2)
    root = Node(None, HOPE)
    search = Search(state.mask(seat), seat, Value(scale=2.0), SearchSettings(), root, Random(seed))
    search.run(state.legal(seat), Simulations(3000))
    meant = root.secret(seat).mixture
    return [meant[show] / sum(meant.values()) for show in SHOW]


@pytest.mark.parametrize("seat", [0, 1])
def test_where_answers_are_secret_it_mixes_them_as_it_should(seat: int) -> None:
    for seed in range(3):
        assert mixture(seat, seed) == pytest.approx(BEST, abs=0.1)


def test_secret_answers_differ_from_game_to_game() -> None:
    state = FISTS.start(2)
    bot = SearchBot(Simulations(320), Value(scale=2.0))
    answers = [bot.choose(state.mask(0), 0, state.legal(0), Random(seed)) for seed in range(24)]
    assert {answer.notation() for answer in answers} == {show.notation() for show in SHOW}


def test_a_secret_answer_that_turned_out_bad_is_not_given() -> None:
    secret = Secret()
    legal: list[Action] = [*SHOW]
    secret.promise(legal, [0.5, 0.49, 0.4])
    assert secret.near_best(legal, 0.02, trust=6.0) == legal[:2]
    worse = secret.children[legal[0]]
    worse.visits, worse.total = 100, 30.0
    assert secret.near_best(legal, 0.02, trust=6.0) == legal[1:2]


def test_whoever_has_answered_in_secret_is_imagined_anew() -> None:
    """It makes no difference to us whether a rival has already closed a fist."""
    state = FISTS.start(2)
    state.apply(1, SHOW[0])
    world = imagine(state.mask(0), Value(), Random(1))
    assert world.to_act() == [0, 1]
    question = world.agenda[-1]
    assert isinstance(question, Sealed)
    assert question.steps == [[], []]


def own_turn(bot: SearchBot) -> tuple[b.State, int, Thought]:
    """A seat of Imhotep that is asked again at once after its answer, which a bot has given."""
    rng = Random(2)
    state = b.game("imhotep").start(2)
    while seats := state.to_act():
        seat = seats[0]
        action = random_answer(state, seat, rng)
        if seat != b.CHANCE and len(state.legal(seat)) > 1:
            thought = consult(bot, state.mask(seat), seat, state.legal(seat), rng)
            after = state.copy()
            after.apply(seat, thought.answer)
            if after.to_act() == [seat] and len(after.legal(seat)) > 1:
                return state, seat, thought
            action = thought.answer
        state.apply(seat, action)
    raise AssertionError("Nobody is ever asked twice in a row.")


def test_it_goes_on_with_its_tree_as_long_as_the_turn_goes_on() -> None:
    bot = SearchBot(Simulations(160))
    state, seat, thought = own_turn(bot)
    state.apply(seat, thought.answer)
    tree = thought.tree
    assert tree is not None
    assert tree.fits(state.mask(seat))
    assert tree.simulations == thought.simulations
    before = tree.root.visits
    assert before > 0
    more = consult(bot, state.mask(seat), seat, state.legal(seat), Random(1), tree)
    assert tree.root.visits == before + more.simulations


def test_a_tree_is_not_used_for_anything_else() -> None:
    bot = SearchBot(Simulations(160))
    state, seat, thought = own_turn(bot)
    tree = thought.tree
    assert tree is not None
    before = tree.root.visits
    state.apply(seat, next(other for other in state.legal(seat) if other is not thought.answer))
    assert not tree.fits(state.mask(seat))
    consult(bot, state.mask(seat), seat, state.legal(seat), Random(1), tree)
    assert tree.root.visits == before


def test_a_bot_keeps_nothing_between_two_questions() -> None:
    """Whoever asks again without the tree gets what somebody gets who never asked before."""
    state, seat, thought = own_turn(SearchBot(Simulations(160)))
    legal = state.legal(seat)
    again, anew = SearchBot(Simulations(64)), SearchBot(Simulations(64))
    again.think(state.mask(seat), seat, legal, Random(1))
    state.apply(seat, thought.answer)
    view, legal = state.mask(seat), state.legal(seat)
    assert again.think(view, seat, legal, Random(2)).forecasts == (
        anew.think(view, seat, legal, Random(2)).forecasts
    )


def test_decisions_of_one_turn_share_their_effort() -> None:
    effort = Simulations(100)
    assert [effort.left(games, seconds=99).number for games in (0, 200, 260, 300)] == [
        *(100, 100, 40, 10)
    ]
    meter = effort.left(260, 0).begin()
    assert not meter.is_enough(39, lead=0)
    assert meter.is_enough(40, lead=0)


def test_a_decision_gets_the_time_it_is_given() -> None:
    state = nim(9)
    bot = SearchBot(Simulations(10**9))
    found = bot.think(state.mask(0), 0, state.legal(0), Random(1), time=Simulations(32))
    assert found.simulations == 32


def test_it_stops_when_no_other_answer_can_catch_up() -> None:
    meter = Simulations(100).begin()
    assert not meter.is_enough(60, lead=40)
    assert meter.is_enough(60, lead=41)


@pytest.mark.parametrize(
    ("seconds", "spent", "left"),
    [(1, 0, 1), (1, 2.5, 0.5), (1, 3, 0.02), (2, 3, 2), (2, 4, 1), (2, 5, 0.04), (60, 0, 60)],
)
def test_a_whole_turn_takes_no_more_than_a_few_seconds(
    seconds: float, spent: float, left: float
) -> None:
    assert allowance(seconds, spent) == pytest.approx(left)


def test_seconds_are_counted_from_the_beginning_of_a_decision() -> None:
    meter = Seconds(3600.0).begin()
    assert not meter.is_enough(10**6, lead=0)
    assert Seconds(0.0).begin().is_enough(0, lead=0)


def test_seconds_are_shared_by_the_clock_of_the_turn_whatever_tree_there_is() -> None:
    """Chance may have ended the tree, but the clock goes on."""
    effort = Seconds(1.0)
    assert effort.left(simulations=0, seconds=2.5).seconds == pytest.approx(0.5)
    assert effort.left(simulations=10**6, seconds=0.0).seconds == pytest.approx(1.0)
    meter = effort.left(0, 2.5).begin()
    assert isinstance(meter, Stopwatch)
    assert meter.most == pytest.approx(0.5)


def test_it_goes_on_with_the_mixtures_of_a_secret_answer_in_several_steps() -> None:
    """A bid of the Valley of the Kings is laid tile by tile."""
    rng = Random(3)
    state = b.game("valley_of_the_kings").start(2)
    while state.to_act() == [b.CHANCE]:
        state.apply(b.CHANCE, state.sample(rng))
    seat = state.to_act()[0]
    bid = next(answer for answer in state.legal(seat) if answer.notation().startswith("bid"))
    root = Node(None, HOPE)
    Search(state.mask(seat), seat, Value(), SearchSettings(), root, rng).run(
        state.legal(seat), Simulations(160)
    )
    tree = below(state.mask(seat), seat, bid, root, 160, rng)
    assert tree is not None
    state.apply(seat, bid)
    assert tree.fits(state.mask(seat))
    assert tree.root.secrets[seat] is root.secrets[seat].next(bid)
    assert tree.root.secrets[1 - seat] is root.secrets[1 - seat]


class Narrow(Value):
    """Leaves only the first answer to think about."""

    def sensible(self, state: b.State, seat: int, legal: list[Action]) -> list[Action]:
        return legal[:1]


@pytest.mark.parametrize("bot", [SearchBot(Simulations(48), Narrow()), LookaheadBot(1, Narrow())])
def test_what_its_shortlist_leaves_out_it_does_not_do(bot: Bot) -> None:
    for left in (3, 7):
        state = nim(left)
        assert bot.choose(state.mask(0), 0, state.legal(0), Random(1)).notation() == "take 1"


def test_a_secret_without_a_choice_is_thought_about_all_the_same() -> None:
    """At the end of a turn of Kleopatra: nobody may learn who holds no character."""
    rng = Random(1)
    bot = SearchBot(Simulations(32))
    met = 0
    state = b.game("cleopatra").start(3)
    while met < 3:
        seat = state.to_act()[0]
        legal = state.legal(seat)
        if seat != b.CHANCE and len(legal) == 1 and state.agenda[-1].conceals(state):
            found = bot.think(state.mask(seat), seat, legal, rng)
            assert found.answer is legal[0]
            assert found.simulations >= 32
            met += 1
        state.apply(seat, random_answer(state, seat, rng))


def test_a_tree_from_before_answers_only_what_is_asked() -> None:
    """Where there was no choice a tree has noted the answers to the next question instead."""
    node = Node(None, HOPE)
    for matches, visits in ((1, 5), (2, 9), (3, 40)):
        node.child(TAKE[matches], HOPE).visits = visits
    assert node.favourite([TAKE[1], TAKE[2]], trust=1.0) is TAKE[2]
