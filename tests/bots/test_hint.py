"""Hints: an answer that is legal, and one short reason that is true of it."""

from __future__ import annotations

import re
from random import Random

import pytest

import baumeister as b
from baumeister.bots import SearchBot, Simulations
from baumeister.bots.hint import Chance, Hint, advise, explain, forecast
from baumeister.bots.hint_parts import Comparison, Reason, weightiest
from baumeister.bots.judgement import judgement_of
from baumeister.bots.value import Value
from baumeister.core.action import Action
from baumeister.core.game import Game
from baumeister.core.text import Text
from baumeister.games import all_games
from baumeister.games.imhotep.rules.actions import VOCABULARY
from baumeister.languages import language
from tests.bots.test_fairness import positions
from tests.games.imhotep.rules.table import BLACK, WHITE, load, table
from tests.toys.fists import FISTS, SHOW
from tests.toys.nim import TAKE, nim

LAST_ROUND = 6
VALUE = Value(("temple", "market", "sled"))
NAMES = ("Anna", "Khufu", "Nefer", "Senu", "Merit")
MOST_WORDS = 20
FRACTIONS = re.compile(r"fraction|half|Bruchteil|halbe|[.,]\d")
WITHOUT_A_REASON = {"hint.equal", "hint.level"}
each_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.id))


def compared(left: int, value: Value) -> Comparison:
    state = nim(left)
    return Comparison(state, 0, value, state.legal(0), Random(1))


def hint(left: int, taken: int, *chances: float) -> Hint:
    """A hint for Nim, with what a search may have found for each answer."""
    state = nim(left)
    found: dict[Action, float] = dict(zip(TAKE[1:], chances, strict=False))
    return explain(state, 0, state.legal(0), TAKE[taken], found, Random(1))


def test_the_answer_is_compared_with_the_others() -> None:
    """Taking the last match is a point more than not taking it."""
    comparison = compared(2, Value())
    assert comparison.reason(TAKE[2], [TAKE[1]]) == Reason("points", 0, 1.0)
    assert comparison.reason(TAKE[1], [TAKE[2]]) is None
    assert hint(2, 2).why == Reason("points", 0, 1.0).text(0)


def test_what_is_worth_a_word_depends_on_the_scale_of_the_value() -> None:
    for scale, is_told in ((10.0, True), (49.0, True), (51.0, False)):
        reason = compared(2, Value(scale=scale)).reason(TAKE[2], [TAKE[1]])
        assert (reason is not None) == is_told


def test_it_is_compared_with_the_next_best_before_all_others() -> None:
    """Of the others only one takes the last match; it is the next best one."""
    comparison = compared(3, judgement_of(nim(3).game).value)
    assert comparison.reason(TAKE[3], [TAKE[1], TAKE[2]]) == Reason("points", 0, 1.0)
    assert comparison.reason(TAKE[3], [TAKE[3]]) is None


def test_where_parts_are_alike_the_search_has_the_word() -> None:
    assert hint(5, 1, 0.9, 0.3, 0.2).why == Text("hint.ahead")


def test_a_search_tells_what_it_has_found() -> None:
    """Who leaves four matches wins; one answer ahead nothing shows that."""
    found = advise(SearchBot(Simulations(800)), nim(5), 0, Random(1))
    assert found.why == Text("hint.ahead")
    best, *others = found.chances
    assert best.action is found.action
    assert all(best.wins > other.wins for other in others)


def test_the_best_alternatives_are_told_with_their_chances() -> None:
    expected = (Chance(TAKE[1], 90), Chance(TAKE[3], 30), Chance(TAKE[2], 20))
    assert hint(5, 1, 0.9, 0.204, 0.3).chances == expected
    assert hint(5, 1).chances == ()


def test_a_search_that_had_no_choice_forecasts_nothing() -> None:
    bot = SearchBot(Simulations(16))
    assert set(bot.think(nim(5), 0, nim(5).legal(0), Random(1)).forecasts) == set(TAKE[1:])
    assert bot.think(nim(1), 0, nim(1).legal(0), Random(1)).forecasts == {}
    assert advise(bot, nim(1), 0, Random(1)) == Hint(TAKE[1], Text("hint.only"))


def test_several_good_answers_are_called_so() -> None:
    found: dict[Action, float] = {TAKE[1]: 0.6, TAKE[2]: 0.601, TAKE[3]: 0.4}
    assert forecast(TAKE[1], found) == Text("hint.among")


def test_only_equal_answers_are_called_equal() -> None:
    assert hint(5, 1, 0.5, 0.5, 0.499).why == Text("hint.level")
    assert hint(5, 1).why == Text("hint.equal")
    assert hint(5, 1, 0.5, 0.495, 0.49).why == Text("hint.ahead")


def test_equal_answers_face_down_are_left_to_chance() -> None:
    found: dict[Action, float] = dict.fromkeys(SHOW, 0.5)
    assert forecast(SHOW[0], found, is_secret=True) == Text("hint.mixed")


def test_what_luck_alone_explains_is_no_reason() -> None:
    """Whether a fist beats that of a rival nobody can say beforehand."""
    state = FISTS.start(2)
    told = [
        Comparison(state.mask(0), 0, Value(scale=2.0), SHOW, Random(seed)).reason(SHOW[1], SHOW)
        for seed in range(20)
    ]
    assert told.count(None) >= 12


def test_an_answer_that_alone_makes_sense_needs_no_forecast() -> None:
    """Two small ships are empty and alike."""
    state = table(2, ships="4322")
    place, twin = VOCABULARY.parse("place 2 0"), VOCABULARY.parse("place 3 0")
    told = explain(state.mask(BLACK), BLACK, [place, twin], place, {}, Random(1))
    assert told.why == Text("hint.sensible")


def test_a_ship_with_own_stones_goes_to_the_pyramid_for_its_points() -> None:
    state = table(2, ships="4322")
    state.round = LAST_ROUND
    load(state, 0, "AAA")
    state.sled[BLACK] = state.sled[WHITE] = 1
    sail, market, take = map(VOCABULARY.parse, ("sail 0 pyramid", "sail 0 market", "take"))
    value = judgement_of(state.game).value
    comparison = Comparison(state.mask(BLACK), BLACK, value, [sail, market, take], Random(1))
    best = comparison.reason(sail, [market, take])
    assert best is not None
    assert (best.part, best.seat) == ("pyramid", BLACK)
    assert best.points > 2


def test_the_weightiest_reason_is_told_alone() -> None:
    difference = [[2.0, 9.0, 0.4], [0.0, 0.0, -5.0]]
    assert weightiest(difference, VALUE, 0, 0.1) == Reason("market", 0, 9.0)


def test_what_a_rival_loses_is_a_reason_and_what_a_rival_gains_is_none() -> None:
    assert weightiest([[2.0, 0.0, 0.0], [0.0, 0.0, -5.0]], VALUE, 0, 0.1) == Reason("sled", 1, -5)
    assert weightiest([[0.0, 0.0, 0.0], [0.0, 0.0, 5.0]], VALUE, 0, 0.1) is None


def test_what_has_its_price_is_told_without_a_number() -> None:
    dear = weightiest([[5.0, -2.0, -0.5], [0.0, 0.0, 0.0]], VALUE, 0, 0.1)
    assert dear == Reason("temple", 0, 5.0, has_price=True)
    assert dear.text(0).key == "help.you"
    cheap = weightiest([[5.0, -0.5, -0.5], [0.0, 0.0, 0.0]], VALUE, 0, 0.1)
    assert cheap == Reason("temple", 0, 5.0)


def test_what_only_moves_from_part_to_part_is_no_reason() -> None:
    difference = [[-3.0, 3.2, 1.0], [0.0, 0.0, 0.0]]
    assert weightiest(difference, VALUE, 0, 0.1) == Reason("sled", 0, 1.0)


def test_sanctuaries_and_the_crocodile_are_told_as_one() -> None:
    class Feared(Value):
        def of(self, state: b.State, seat: int) -> list[float]:
            return [float(6 * points) for points in (state.points()[seat], -state.points()[seat])]

    value = Feared(("crocodile", "sanctuaries"))
    assert compared(2, value).reason(TAKE[2], [TAKE[1]]) is None


def test_points_are_whole_or_not_told() -> None:
    sentences = judgement_of(b.game("kheops")).sentences
    said = [
        sentences.say(Reason("apex", seat, points).text(1), names=("Khufu", "Anna"))
        for seat, points in ((1, 3.6), (1, 0.8), (1, 0.7), (0, -2.2), (0, -0.3))
    ]
    assert said == [
        "It brings you about 4 points more at the apex.",
        "It brings you about 1 point more at the apex.",
        "It helps you at the apex.",
        "It costs Khufu about 2 points at the apex.",
        "It sets Khufu back at the apex.",
    ]


def sentences_about(game: Game, code: str) -> list[str]:
    """Everything that can be said of any part."""
    sentences = judgement_of(game).sentences
    return [
        sentences.say(Reason(part, seat, points).text(0), language(code), NAMES)
        for part in judgement_of(game).value.parts
        for seat in (0, 1)
        for points in (17.0, 0.4, -17.0, -0.4)
    ]


@each_game
@pytest.mark.parametrize("code", ["en", "de"])
def test_every_reason_is_short_and_in_whole_numbers(game: Game, code: str) -> None:
    for said in sentences_about(game, code):
        assert len(said.split()) <= MOST_WORDS
        assert not FRACTIONS.search(said)
        assert said.endswith(".")
    counted = [said for said in sentences_about(game, code) if "17" in said]
    units = ("points", "talents", "Punkte", "Talente")
    assert len(counted) == len(sentences_about(game, code)) / 2
    assert all(any(f"17 {unit}" in said for unit in units) for said in counted)


@each_game
def test_hints_are_legal_short_and_seldom_without_a_reason(game: Game) -> None:
    """In many positions of games of two sizes, in both languages."""
    bot = SearchBot(Simulations(48))
    keys = []
    for seats in {max(2, game.fewest), min(4, game.most)}:
        for state, seat in positions(game, seats):
            found = advise(bot, state, seat, Random(3))
            assert found.action in state.legal(seat)
            keys.append(found.why.key)
            for code in ("en", "de"):
                said = judgement_of(game).sentences.say(found.why, language(code), NAMES)
                assert said.endswith(".")
                assert len(said.split()) <= MOST_WORDS
                assert not FRACTIONS.search(said)
    one_is_lost_anyway = 1
    assert sum(key in WITHOUT_A_REASON for key in keys) <= max(one_is_lost_anyway, len(keys) / 10)


def test_without_knowledge_of_a_game_points_are_what_counts() -> None:
    assert Value().of(nim(3), 0) == [0.0]
