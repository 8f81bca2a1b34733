"""The order of a turn: score, take a card, act, discard and draw."""

from __future__ import annotations

import pytest

from baumeister.games.oh_pharaoh.rules.names import SOURCES
from tests.games.oh_pharaoh.rules.table import (
    ANNA,
    BEN,
    answer,
    asked,
    begin,
    choices,
    draw_all,
    hand,
    laid,
    question,
    refusal,
    table,
    told,
    words,
)


def test_a_turn_has_four_parts_in_their_order() -> None:
    """Rulebook: "Spielverlauf"."""
    state = table(hands=["5 5 6 7"], pyramids=["33/4"], at="score")
    assert question(state) == "ScorePyramids"
    answer(state, "go_on")
    assert question(state) == "TakeCard"
    answer(state, "pile", "draw 1")
    assert question(state) == "Act"
    answer(state, "finish")
    assert question(state) == "EndOfTurn"
    answer(state, "done")
    assert question(state) == "FillHand"
    draw_all(state)
    assert (question(state), state.to_act()) == ("TakeCard", [BEN])


def test_scoring_is_a_choice() -> None:
    """Rulebook: "1. Pyramide werten?"."""
    state = table(pyramids=["55/6"], at="score")
    assert choices(state) == ["score 0", "go_on"]


def test_rulebook_example_22_points_are_written_down_at_once() -> None:
    state = table(pyramids=["55/6"], at="score")
    answer(state, "score 0")
    assert state.points() == [22, 0, 0]
    assert state.ledger.table()[SOURCES.index("two_steps")] == [22, 0, 0]
    assert "Anna scores a pyramid of 2 steps and 3 cards: 22 points." in told(state)


def test_rulebook_example_36_points_are_written_down_at_once() -> None:
    state = table(pyramids=["333/44/5"], at="score")
    answer(state, "score 0")
    assert state.points() == [36, 0, 0]
    assert state.ledger.table()[SOURCES.index("three_steps")] == [36, 0, 0]


@pytest.mark.parametrize(
    ("text", "source", "points"),
    [("4444/555/66/7", "four_steps", 88), ("11111/2222/333/44/5", "more_steps", 75)],
)
def test_higher_pyramids_have_sources_of_their_own(text: str, source: str, points: int) -> None:
    state = table(pyramids=[text], at="score")
    answer(state, "score 0")
    assert state.ledger.table()[SOURCES.index(source)] == [points, 0, 0]


def test_all_cards_of_a_scored_pyramid_are_discarded() -> None:
    """Jokers too."""
    state = table(pyramids=["333/4*/5"], at="score")
    answer(state, "score 0")
    assert words(state.discard.counts) == "joker 3 3 3 4 5"
    assert laid(state, ANNA) == "-"


def test_the_overseer_moves_one_space_for_each_scored_pyramid() -> None:
    state = table(pyramids=["55/6, 33/4"], at="score", overseer=3)
    answer(state, "score 1", "score 0")
    assert state.overseer == 5


def test_of_two_pyramids_one_both_or_none_may_be_scored() -> None:
    """Fact: scoring two pyramids: one after the other."""
    state = table(pyramids=["55/6, 33/4"], at="score", overseer=3)
    assert choices(state) == ["score 0", "score 1", "go_on"]
    answer(state, "score 1")
    assert choices(state) == ["score 0", "go_on"]
    answer(state, "go_on")
    assert (state.points(), question(state)) == ([14, 0, 0], "TakeCard")
    assert laid(state, ANNA) == "55/6"


def test_after_the_last_pyramid_nothing_more_is_asked_about_scoring() -> None:
    state = table(pyramids=["55/6"], at="score")
    answer(state, "score 0")
    assert question(state) == "TakeCard"


def test_pyramids_of_others_are_theirs_to_score() -> None:
    state = table(pyramids=["", "55/6"], at="score")
    assert question(state) == "TakeCard"


@pytest.mark.parametrize(
    ("text", "answers"),
    [
        ("111111/22222", ["score 0", "go_on"]),
        ("1111111/22222", ["score 0"]),
        ("11111111/22222", ["score 0"]),
    ],
)
def test_twelve_cards_must_be_scored(text: str, answers: list[str]) -> None:
    """Fact: 12+ cards at start of own turn."""
    state = table(pyramids=[text], at="score")
    assert choices(state) == answers


def test_with_the_duty_the_other_pyramid_may_be_scored_as_well() -> None:
    state = table(pyramids=["55/6, 1111111/22222"], at="score", overseer=3)
    assert choices(state) == ["score 0", "score 1"]
    answer(state, "score 1")
    assert choices(state) == ["score 0", "go_on"]


def test_ruling_op_11_twelve_cards_with_two_steps_count_nothing_after_space_6() -> None:
    """Fact: 12+ cards but only 2 steps after space 6. It is scored, so the overseer moves."""
    state = table(pyramids=["1111111/22222"], at="score", overseer=6)
    assert choices(state) == ["score 0"]
    answer(state, "score 0")
    assert (state.points(), state.overseer, laid(state, ANNA)) == ([0, 0, 0], 7, "-")
    assert state.discard.size == 12
    assert "Anna scores a pyramid of 2 steps and 12 cards: 0 points." in told(state)


def test_ruling_op_11_fewer_cards_with_two_steps_stay() -> None:
    """Fact: second special space: only pyramids of three or more steps may be scored."""
    state = table(pyramids=["55/6"], at="score", overseer=6)
    assert question(state) == "TakeCard"
    state = table(pyramids=["55/6, 333/44/5"], at="score", overseer=6)
    assert choices(state) == ["score 1", "go_on"]
    assert refusal(state, "score 0") == "Only pyramids with at least 3 steps score now."


def test_ruling_op_17_a_limit_reached_by_the_first_applies_to_the_second() -> None:
    """Fact: scoring two pyramids."""
    state = table(pyramids=["55/6, 33/4"], at="score", overseer=5)
    answer(state, "score 0")
    assert (state.overseer, question(state)) == (6, "TakeCard")
    assert laid(state, ANNA, 1) == "33/4"


def test_a_card_must_be_taken() -> None:
    """Fact: taking a card: any open card or the top of the pile."""
    state = table(at="take")
    assert choices(state) == ["open 0", "open 1", "open 2", "pile"]


def test_open_cards_are_called_by_their_names() -> None:
    state = table(row="7 joker tax", at="take")
    sentences = [
        state.game.sentences.say(state.describe(ANNA, action)) for action in state.legal(ANNA)
    ]
    assert sentences == [
        "Take the open card: 7",
        "Take the open card: Joker",
        "Take the open card: Tax Collector",
        "Take the top card of the pile",
    ]


def test_one_card_may_be_discarded_and_the_hand_is_filled_to_seven() -> None:
    """Rulebook: "4. Handkarten auffüllen oder reduzieren". Fact: end of turn."""
    state = table(hands=["5 5 thief"], at="end")
    assert choices(state) == ["discard 5", "discard thief", "done"]
    answer(state, "discard thief")
    assert words(state.discard.counts) == "thief"
    assert question(state) == "FillHand"
    draw_all(state)
    assert state.hand_sizes[ANNA] == 7


def test_with_exactly_seven_the_discard_is_an_exchange() -> None:
    """Fact: end of turn."""
    state = table(hands=["1 1 1 1 1 1 9"], at="end")
    answer(state, "discard 9", "draw 8")
    assert (hand(state, ANNA), state.to_act()) == ("1 1 1 1 1 1 8", [BEN])


def test_with_exactly_seven_nothing_need_be_discarded() -> None:
    state = table(hands=["1 1 1 1 1 1 9"], at="end")
    answer(state, "done")
    assert (state.hand_sizes[ANNA], state.to_act()) == (7, [BEN])


def test_more_than_seven_are_discarded_down_to_seven() -> None:
    state = table(hands=["1 1 1 1 1 1 1 8 9"], at="end")
    assert "done" not in choices(state)
    assert asked(state) == "You have 2 cards too many: discard down to 7."
    assert refusal(state, "done") == "You have 2 cards too many and must discard."
    answer(state, "discard 8")
    assert asked(state) == "You have 1 card too many: discard down to 7."
    answer(state, "discard 1")
    assert (state.hand_sizes[ANNA], words(state.discard.counts), state.to_act()) == (
        7,
        "1 8",
        [BEN],
    )


def test_an_empty_hand_is_not_asked_for_a_discard() -> None:
    state = table(at="end")
    assert question(state) == "FillHand"
    draw_all(state)
    assert state.hand_sizes[ANNA] == 7


def test_ruling_op_16_the_limit_of_seven_holds_only_at_the_end_of_the_own_turn() -> None:
    """Fact: hand limit. Others keep what came to them until their own turn ends."""
    state = table(hands=["1 1 1 1 1 1 1", "2 2 2 2 2 2 2 2 2"], at="take")
    answer(state, "pile", "draw 3")
    assert (state.hand_sizes[ANNA], question(state)) == (8, "Act")
    answer(state, "finish", "discard 3")
    assert state.hand_sizes == [7, 9, 0]
    begin(state, "end", BEN)
    assert asked(state) == "You have 2 cards too many: discard down to 7."
