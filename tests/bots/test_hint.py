"""Hints: an answer that is legal, and reasons that are true of it."""

from __future__ import annotations

from random import Random

import pytest

import baumeister as b
from baumeister.bots import SearchBot, Simulations
from baumeister.bots.hint import Hint, advise, explain, forecast
from baumeister.bots.hint_parts import Account, Comparison, Reason, weigh
from baumeister.bots.judgement import judgement_of
from baumeister.bots.value import Value
from baumeister.core.action import Action
from baumeister.core.game import Game
from baumeister.core.text import Text
from baumeister.games import all_games
from baumeister.games.imhotep.rules.actions import VOCABULARY
from baumeister.language import language
from tests.bots.test_fairness import positions
from tests.games.imhotep.rules.table import BLACK, WHITE, load, table
from tests.toys.fists import FISTS, SHOW
from tests.toys.nim import TAKE, nim

LAST_ROUND = 6
PARTS = ("temple", "market", "sled")
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
    assert hint(2, 2).account == Account((Reason("points", 0, 1.0),))
    assert hint(2, 2).against == "other"
    assert hint(2, 1).account == Account()


def test_what_is_worth_a_word_depends_on_the_scale_of_the_value() -> None:
    for scale, words in ((10.0, 1), (49.0, 1), (51.0, 0)):
        account = compared(2, Value(scale=scale)).account(TAKE[2], [TAKE[1]])
        assert len(account.reasons) == words


def test_it_is_compared_with_the_next_best_before_all_others() -> None:
    """Of the others only one takes the last match; it is the next best one."""
    state = nim(3)
    value = judgement_of(state.game).value
    comparison = Comparison(state, 0, value, state.legal(0), Random(1))
    assert comparison.account(TAKE[3], [TAKE[1], TAKE[2]]).reasons == (Reason("points", 0, 1.0),)
    assert comparison.account(TAKE[3], [TAKE[3]]).reasons == ()


def test_where_parts_are_alike_the_search_has_the_word() -> None:
    told = Text("hint.ahead", {"wins": 90, "others": 30, "games": 100})
    assert hint(5, 1, 0.9, 0.3, 0.2).text(0) == told


def test_a_search_tells_what_it_has_found() -> None:
    """Who leaves four matches wins; one answer ahead nothing shows that."""
    text = advise(SearchBot(Simulations(800)), nim(5), 0, Random(1)).text(0)
    assert text.key == "hint.ahead"
    assert text.data["wins"] > text.data["others"]


def test_a_search_that_had_no_choice_forecasts_nothing() -> None:
    bot = SearchBot(Simulations(16))
    assert set(bot.think(nim(5), 0, nim(5).legal(0), Random(1)).forecasts) == set(TAKE[1:])
    assert bot.think(nim(1), 0, nim(1).legal(0), Random(1)).forecasts == {}
    assert advise(bot, nim(1), 0, Random(1)).text(0) == Text("hint.only")


def test_small_differences_are_told_of_a_thousand_games() -> None:
    assert forecast(TAKE[1], {TAKE[1]: 0.513, TAKE[2]: 0.508}) == Text(
        "hint.ahead", {"wins": 513, "others": 508, "games": 1000}
    )


def test_of_several_good_answers_it_is_said_what_the_weaker_ones_bring() -> None:
    found: dict[Action, float] = {TAKE[1]: 0.6, TAKE[2]: 0.601, TAKE[3]: 0.4}
    expected = Text("hint.among", {"wins": 60, "others": 40, "games": 100})
    assert forecast(TAKE[1], found) == expected


def test_only_equal_answers_are_called_equal() -> None:
    assert hint(5, 1, 0.5, 0.5, 0.499).text(0) == Text("hint.level", {"wins": 50, "games": 100})
    assert hint(5, 1).text(0) == Text("hint.equal")
    assert hint(5, 1, 0.5, 0.495, 0.49).text(0).key == "hint.ahead"


def test_equal_answers_face_down_are_left_to_chance() -> None:
    found: dict[Action, float] = dict.fromkeys(SHOW, 0.5)
    assert forecast(SHOW[0], found, is_secret=True) == Text("hint.mixed")


def test_what_luck_alone_explains_is_no_reason() -> None:
    """Whether a fist beats that of a rival nobody can say beforehand."""
    state = FISTS.start(2)
    told = [
        Comparison(state.mask(0), 0, Value(scale=2.0), SHOW, Random(seed)).account(SHOW[1], SHOW)
        for seed in range(20)
    ]
    assert told.count(Account()) >= 12


def test_an_answer_that_alone_makes_sense_needs_no_forecast() -> None:
    """Two small ships are empty and alike."""
    state = table(2, ships="4322")
    place, twin = VOCABULARY.parse("place 2 0"), VOCABULARY.parse("place 3 0")
    told = explain(state.mask(BLACK), BLACK, [place, twin], place, {}, Random(1))
    assert told.text(BLACK) == Text("hint.sensible")


def test_a_ship_with_own_stones_goes_to_the_pyramid_for_its_points() -> None:
    state = table(2, ships="4322")
    state.round = LAST_ROUND
    load(state, 0, "AAA")
    state.sled[BLACK] = state.sled[WHITE] = 1
    sail, market, take = map(VOCABULARY.parse, ("sail 0 pyramid", "sail 0 market", "take"))
    value = judgement_of(state.game).value
    comparison = Comparison(state.mask(BLACK), BLACK, value, [sail, market, take], Random(1))
    best, *_ = comparison.account(sail, [market, take]).reasons
    assert (best.part, best.seat) == ("pyramid", BLACK)
    assert best.points > 2


def test_the_weightiest_reasons_come_first_and_slight_ones_not_at_all() -> None:
    account = weigh([[2.0, 9.0, 0.4], [0.0, 0.0, -5.0]], PARTS, 0, 0.1)
    assert account == Account((Reason("market", 0, 9.0), Reason("sled", 1, -5.0)))


def test_a_loss_of_ones_own_is_the_price() -> None:
    account = weigh([[5.0, -2.0, -0.5], [0.0, 0.0, 0.0]], PARTS, 0, 0.1)
    assert account == Account((Reason("temple", 0, 5.0),), Reason("market", 0, -2.0))


def test_what_only_moves_from_part_to_part_is_no_reason() -> None:
    account = weigh([[-3.0, 3.2, 1.0], [0.0, 0.0, 0.0]], PARTS, 0, 0.1)
    assert account == Account((Reason("sled", 0, 1.0),))


def test_sanctuaries_and_the_crocodile_are_told_as_one() -> None:
    class Feared(Value):
        def of(self, state: b.State, seat: int) -> list[float]:
            return [float(6 * points) for points in (state.points()[seat], -state.points()[seat])]

    value = Feared(("crocodile", "sanctuaries"))
    assert compared(2, value).account(TAKE[2], [TAKE[1]]) == Account()


def test_reasons_become_one_sentence() -> None:
    own, theirs, price = Reason("apex", 1, 3.6), Reason("apex", 0, -0.5), Reason("halls", 1, -0.1)
    seats = {"seat": 1, "other": 1}
    clauses: dict[str, str | Text] = {
        "compared": Text("compared.best"),
        "first": Text("gain.apex", seats, {"points": Text("amount.whole", {"n": 4})}),
        "second": Text("deny.same", {"seat": 1, "other": 0}, {"points": Text("amount.half")}),
    }
    whole = Hint(TAKE[1], Account((own, theirs)), "best")
    assert whole.text(1) == Text("hint.2", words=clauses)
    clauses["price"] = Text("lose.halls", seats, {"points": Text("amount.trace")})
    dear = Hint(TAKE[1], Account((own, theirs), price), "best")
    assert dear.text(1) == Text("hint.2.but", words=clauses)
    said = judgement_of(b.game("kheops")).sentences.say(dear.text(1), names=("Khufu", "Anna"))
    assert said == (
        "Compared with the next best moves, this one brings you about 4 points at the apex and "
        "takes about half a point from Khufu as well, "
        "but costs you a fraction of a point for halls."
    )


@each_game
@pytest.mark.parametrize("code", ["en", "de"])
def test_every_clause_can_be_said_with_its_number_and_unit(game: Game, code: str) -> None:
    for part in judgement_of(game).value.parts:
        for seat, points in ((0, 7.0), (0, -7.0), (1, -7.0)):
            clause = Reason(part, seat, points).clause(0)
            said = judgement_of(game).sentences.say(clause, language(code), ("Anna", "Khufu"))
            assert any(f"7 {unit}" in said for unit in ("points", "talents", "Punkte", "Talente"))
            assert ("Khufu" in said) == (seat == 1)


@each_game
def test_few_hints_are_without_a_reason(game: Game) -> None:
    bot = SearchBot(Simulations(48))
    keys = []
    for state, seat in positions(game, max(2, game.fewest)):
        found = advise(bot, state, seat, Random(3))
        assert found.action in state.legal(seat)
        text = found.text(seat)
        assert judgement_of(game).sentences.say(text).endswith(".")
        keys.append(text.key)
    assert sum(key in WITHOUT_A_REASON for key in keys) <= len(keys) / 10


def test_without_knowledge_of_a_game_points_are_what_counts() -> None:
    assert Value().of(nim(3), 0) == [0.0]
