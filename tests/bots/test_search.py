"""The search: right answers, mixtures where answers are secret, trees that go on, effort kept."""

from __future__ import annotations

from random import Random

import pytest

import baumeister as b
from baumeister.bots import Bot, LookaheadBot, SearchBot, Seconds, Simulations
from baumeister.bots.clock import TurnClock, allowance
from baumeister.bots.quiet import imagine
from baumeister.bots.search import Search
from baumeister.bots.search_bot import written
from baumeister.bots.search_settings import SearchSettings
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
    """It makes no difference to us whether a rival has already closed his fist."""
    state = FISTS.start(2)
    state.apply(1, SHOW[0])
    world = imagine(state.mask(0), Value(), Random(1))
    assert world.to_act() == [0, 1]
    question = world.agenda[-1]
    assert isinstance(question, Sealed)
    assert question.steps == [[], []]


def own_turn(most: int) -> tuple[b.State, int, SearchBot, Action]:
    """A seat of Imhotep that is asked again at once after its answer, which a bot has given."""
    rng = Random(2)
    state = b.game("imhotep").start(2)
    bot = SearchBot(Simulations(most))
    while seats := state.to_act():
        seat = seats[0]
        action = random_answer(state, seat, rng)
        if seat != b.CHANCE and len(state.legal(seat)) > 1:
            action = bot.choose(state.mask(seat), seat, state.legal(seat), rng)
            after = state.copy()
            after.apply(seat, action)
            if after.to_act() == [seat] and len(after.legal(seat)) > 1:
                return state, seat, bot, action
        state.apply(seat, action)
    raise AssertionError("Nobody is ever asked twice in a row.")


def test_it_goes_on_with_its_tree_as_long_as_the_turn_goes_on() -> None:
    state, seat, bot, action = own_turn(160)
    state.apply(seat, action)
    kept, spent = bot._kept[written(state.mask(seat))]
    assert kept.visits > 0
    assert spent > 0
    before = kept.visits
    bot.choose(state.mask(seat), seat, state.legal(seat), Random(1))
    assert kept.visits > before


def test_a_tree_is_not_used_for_anything_else() -> None:
    state, seat, bot, action = own_turn(160)
    state.apply(seat, next(other for other in state.legal(seat) if other is not action))
    assert written(state.mask(seat)) not in bot._kept


def test_decisions_of_one_turn_share_their_effort() -> None:
    effort = Simulations(100)
    effort.begin(spent=0)
    assert not effort.is_enough(99, lead=0)
    assert effort.is_enough(100, lead=0)
    effort.begin(spent=260)
    assert effort.is_enough(40, lead=0)
    effort.begin(spent=300)
    assert not effort.is_enough(9, lead=0)
    assert effort.is_enough(10, lead=0)


def test_it_stops_when_no_other_answer_can_catch_up() -> None:
    effort = Simulations(100)
    effort.begin(spent=0)
    assert not effort.is_enough(60, lead=40)
    assert effort.is_enough(60, lead=41)


@pytest.mark.parametrize(
    ("seconds", "spent", "left"),
    [(1, 0, 1), (1, 2.5, 0.5), (1, 3, 0.02), (2, 3, 2), (2, 4, 1), (2, 5, 0.04), (60, 0, 60)],
)
def test_a_whole_turn_takes_no_more_than_a_few_seconds(
    seconds: float, spent: float, left: float
) -> None:
    assert allowance(seconds, spent) == pytest.approx(left)


def test_seconds_are_counted_from_the_beginning_of_a_decision() -> None:
    effort = Seconds(3600.0)
    effort.begin(spent=0)
    assert not effort.is_enough(10**6, lead=0)
    assert 0 < effort.spent(10**6) < 3600
    over = Seconds(0.0)
    over.begin(spent=0)
    assert over.is_enough(0, lead=0)


def test_a_turn_that_chance_has_interrupted_goes_on_with_what_is_left_of_its_time() -> None:
    bot = SearchBot(effort := Seconds(1.0))
    bot.hurry(2.5)
    effort.begin(spent=0)
    assert effort.most == pytest.approx(0.5)
    effort.begin(spent=0)  # and the next turn is a turn of its own
    assert effort.most == 1.0


def test_the_clock_of_a_turn_stops_for_chance_and_begins_anew_after_others() -> None:
    clock = TurnClock()
    entries = [(0, "take")]
    clock.add(1, entries, 0.75)
    entries += [(1, "draw"), (b.CHANCE, "card 3")]
    assert clock.spent(1, entries) == 0.75
    assert clock.spent(0, entries) == 0.0
    clock.add(1, entries, 0.5)
    assert clock.spent(1, entries) == 1.25
    assert clock.spent(1, [*entries, (0, "take")]) == 0.0
    assert clock.spent(1, entries[:1]) == 0.0  # somebody has taken answers back


def test_it_goes_on_with_the_mixtures_of_a_secret_answer_in_several_steps() -> None:
    """A bid of the Valley of the Kings is laid tile by tile."""
    rng = Random(3)
    state = b.game("valley_of_the_kings").start(2)
    while state.to_act() == [b.CHANCE]:
        state.apply(b.CHANCE, state.sample(rng))
    seat = state.to_act()[0]
    bid = next(answer for answer in state.legal(seat) if answer.notation().startswith("bid"))
    bot = SearchBot(Simulations(160))
    root = Node(None, HOPE)
    Search(state.mask(seat), seat, Value(), SearchSettings(), root, rng).run(
        state.legal(seat), Simulations(160)
    )
    bot._keep(state.mask(seat), seat, bid, root, rng)
    state.apply(seat, bid)
    kept, _ = bot._kept[written(state.mask(seat))]
    assert kept.secrets[seat] is root.secrets[seat].next(bid)
    assert kept.secrets[1 - seat] is root.secrets[1 - seat]


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
        if seat != b.CHANCE and len(legal) == 1 and state.agenda[-1].conceals():
            assert bot.choose(state.mask(seat), seat, legal, rng) is legal[0]
            assert bot.simulations >= 32
            met += 1
        state.apply(seat, random_answer(state, seat, rng))


def test_a_tree_from_before_answers_only_what_is_asked() -> None:
    """Where there was no choice a tree has noted the answers to the next question instead."""
    node = Node(None, HOPE)
    for matches, visits in ((1, 5), (2, 9), (3, 40)):
        node.child(TAKE[matches], HOPE).visits = visits
    assert node.favourite([TAKE[1], TAKE[2]], trust=1.0) is TAKE[2]
