"""The overseer’s track, the last phase and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from baumeister.core.state import CHANCE
from baumeister.games.oh_pharaoh.rules.ending import QUIET_ROUNDS
from baumeister.games.oh_pharaoh.rules.names import SOURCES
from baumeister.games.oh_pharaoh.rules.state import DRAWN, IN_THE_PILE, OhPharaoh
from tests.games.oh_pharaoh.rules.table import (
    ANNA,
    BEN,
    answer,
    changed_edition,
    choices,
    discard,
    hand,
    laid,
    question,
    row,
    shrink_pile,
    spaces,
    start,
    table,
    told,
)


def last_phase(at: str, hands: Sequence[str] = (), pyramids: Sequence[str] = ()) -> OhPharaoh:
    """The end card is in the pile."""
    state = table(hands, pyramids, at=at, overseer=10)
    state.end_card = IN_THE_PILE
    return state


def test_the_third_scored_pyramid_allows_two() -> None:
    """Rulebook: "Die Spielplanfelder", the first special space."""
    state = table(pyramids=["55/6"], at="score", overseer=2)
    assert state.allowed_pyramids == 1
    answer(state, "score 0")
    assert (state.overseer, state.allowed_pyramids) == (3, 2)
    assert told(state)[-2:] == [
        "The overseer moves to space 3.",
        "From now on, everybody may have two pyramids.",
    ]


def test_the_sixth_scored_pyramid_is_the_last_of_two_steps() -> None:
    """Rulebook: "Die Spielplanfelder", the second special space."""
    state = table(pyramids=["55/6"], at="score", overseer=5)
    answer(state, "score 0")
    assert (state.points(), state.overseer, state.needed_steps) == ([22, 0, 0], 6, 3)
    assert told(state)[-1] == "From now on, only pyramids with three or more steps score."


def test_an_ordinary_space_changes_nothing() -> None:
    state = table(pyramids=["55/6"], at="score", overseer=3)
    answer(state, "score 0")
    assert told(state)[-1] == "The overseer moves to space 4."


def test_the_tenth_scored_pyramid_begins_the_last_phase() -> None:
    """Rulebook: "Spielende". Fact: final phase trigger: hands, row and pyramids stay."""
    state = table(hands=["1"], pyramids=["333/44/5", "55/6"], row="7 8 9", at="score", overseer=9)
    discard(state, "1 2 3 4")
    pile = state.pile.size
    answer(state, "score 0")
    assert (state.overseer, state.end_card) == (10, IN_THE_PILE)
    assert (state.pile.size, state.discard.size) == (pile + 4 + 6, 0)
    assert (hand(state, ANNA), laid(state, BEN), row(state)) == ("1", "55/6", "7 8 9")
    assert told(state)[-1] == (
        "The last phase begins: the end card is shuffled in with the others,"
        f" {pile + 4 + 6 + 1} cards in all."
    )


def test_ruling_op_17_the_second_pyramid_of_the_triggering_turn_is_not_shuffled_in() -> None:
    """Fact: second pyramid in the triggering turn."""
    state = table(pyramids=["333/44/5, 666/77/8"], at="score", overseer=9)
    answer(state, "score 0")
    assert (question(state), state.discard.size) == ("ScorePyramids", 0)
    answer(state, "score 1")
    assert (state.overseer, state.discard.size) == (10, 6)
    assert state.points() == [36 + 63, 0, 0]


def test_ruling_op_18_the_overseer_stays_on_the_last_space_and_pyramids_still_score() -> None:
    """Fact: overseer after space 10."""
    state = last_phase(pyramids=["333/44/5"], at="score")
    answer(state, "score 0")
    assert (state.overseer, state.points(), state.discard.size) == (10, [36, 0, 0], 6)
    assert state.end_card == IN_THE_PILE


def test_the_discard_pile_stays_out_of_the_last_pile() -> None:
    """The end card is in the pile, so it is never empty."""
    state = last_phase(at="take")
    shrink_pile(state)
    answer(state, "pile")
    assert choices(state) == ["end_card"]


def test_the_end_card_is_one_card_among_the_others() -> None:
    state = last_phase(at="take")
    answer(state, "pile")
    assert choices(state)[-1] == "end_card"
    assert (state.weights()[-1], sum(state.weights())) == (1, state.pile.size + 1)


@pytest.mark.parametrize(
    ("at", "answers"),
    [("take", ["pile"]), ("take", ["open 0"]), ("end", ["done"])],
)
def test_ruling_op_18_the_end_card_ends_the_game_wherever_it_is_drawn(
    at: str, answers: list[str]
) -> None:
    """Fact: end: draw, refill of open cards, hand refill. Nothing more is done."""
    state = last_phase(hands=["5 5 6"], at=at)
    answer(state, *answers, "end_card")
    assert (state.to_act(), state.end_card) == ([], DRAWN)
    assert state.result() is not None
    assert told(state)[-1] == "The end card is turned up: the game is over."
    assert sum(state.inventory().values()) == 90


def test_everybody_sees_the_end_card() -> None:
    state = last_phase(at="take")
    answer(state, "pile")
    drawing = state.agenda[-1]
    assert drawing.outside(state.game.vocabulary.parse("end_card")).notation() == "end_card"
    assert drawing.outside(state.game.vocabulary.parse("draw 5")).notation() == "?"


def test_rulebook_three_steps_are_scored_at_the_end_and_two_are_not() -> None:
    """Alle Pyramiden mit drei oder mehr Stufen werden noch gewertet."""
    state = last_phase(hands=["1"], pyramids=["55/6", "333/44/5"], at="take")
    answer(state, "pile", "end_card")
    assert state.points() == [0, 36, 0]


def test_ruling_op_18_pyramids_of_three_steps_score_at_the_end() -> None:
    """Facts: end, and 12+ two-step pyramids at the end."""
    state = last_phase(
        hands=["1"],
        pyramids=["333/44/5, 55/6", "1111111/22222", "666/77/8, 4444/555/66/7"],
        at="take",
    )
    answer(state, "pile", "end_card")
    assert state.points() == [36, 0, 63 + 88]
    assert state.ledger.table()[SOURCES.index("at_the_end")] == [36, 0, 151]
    assert told(state)[-3:] == [
        "Anna gets 36 points for pyramid 1.",
        "Cleo gets 63 points for pyramid 1.",
        "Cleo gets 88 points for pyramid 2.",
    ]


def test_ruling_op_18_hand_cards_are_worth_nothing_at_the_end() -> None:
    """Fact: hand cards at end."""
    state = last_phase(hands=["joker 9 9 8 8 8"], at="take")
    answer(state, "pile", "end_card")
    assert state.points() == [0, 0, 0]


def test_the_most_points_win() -> None:
    state = last_phase(pyramids=["333/44/5", "444/55/6"], at="take")
    answer(state, "pile", "end_card")
    result = state.result()
    assert result is not None
    assert (result.points, result.ranks) == ([36, 45, 0], [2, 1, 3])


def test_ruling_op_19_equal_points_share_the_victory() -> None:
    """Fact: tie."""
    state = last_phase(pyramids=["333/44/5", "3333/444/5"], at="take")
    answer(state, "pile", "end_card")
    result = state.result()
    assert result is not None
    assert (result.winners, result.ranks) == ([ANNA, BEN], [1, 1, 3])


def test_there_is_no_result_before_the_end() -> None:
    assert table().result() is None


def test_ruling_op_20_after_twenty_quiet_rounds_the_overseer_moves_by_himself() -> None:
    state = table(hands=["1"], at="end")
    state.quiet_turns = QUIET_ROUNDS * 3 - 1
    answer(state, "done")
    assert (state.overseer, state.quiet_turns) == (1, 0)
    assert told(state)[:2] == [
        "Nobody has scored for a long time: the overseer moves by himself.",
        "The overseer moves to space 1.",
    ]


def test_ruling_op_20_he_moves_before_the_last_hand_is_filled() -> None:
    state = table(hands=["1"], at="end")
    state.quiet_turns, state.overseer = QUIET_ROUNDS * 3 - 1, 9
    answer(state, "done")
    assert question(state) == "FillHand"
    assert "end_card" in [outcome.notation() for outcome in state.legal(CHANCE)]


def test_ruling_op_20_a_scored_pyramid_makes_him_patient_again() -> None:
    state = table(pyramids=["55/6"], at="score")
    state.quiet_turns = QUIET_ROUNDS * 3 - 1
    answer(state, "score 0", "open 0", "draw 9", "finish", "done")
    assert (state.overseer, state.quiet_turns) == (1, 1)


def test_ruling_op_20_in_the_last_phase_he_needs_no_patience() -> None:
    state = last_phase(hands=["1"], at="end")
    state.quiet_turns = QUIET_ROUNDS * 3 - 1
    answer(state, "done")
    assert state.overseer == 10


@pytest.mark.parametrize("seats", [3, 4])
def test_ruling_op_20_a_game_in_which_nobody_ever_builds_ends(seats: int) -> None:
    """Nobody scores, so the overseer walks alone: 20 rounds a space, then the end card."""
    state = start(seats)
    rng = Random(1)
    turns = 0
    while asked := state.to_act():
        if asked == [CHANCE]:
            state.apply(CHANCE, state.sample(rng))
            continue
        turns += question(state) == "Act"
        idle = [action for action in state.legal(asked[0]) if action.word in ("finish", "done")]
        state.apply(asked[0], (idle or state.legal(asked[0]))[0])
    assert 10 * QUIET_ROUNDS * seats <= turns <= 10 * QUIET_ROUNDS * seats + 90
    assert state.points() == [0] * seats


def test_special_spaces_of_another_edition() -> None:
    edition = changed_edition(*spaces(1, 1, 1))
    state = table(pyramids=["55/6"], at="score", edition=edition)
    answer(state, "score 0")
    assert (state.allowed_pyramids, state.needed_steps, state.end_card) == (2, 3, IN_THE_PILE)


def test_a_game_goes_on_normally_in_the_last_phase() -> None:
    state = last_phase(hands=["5 5 6"], at="take")
    answer(state, "open 0", "draw 9", "lay 5 0", "lay 5 0", "lay 6 0", "finish", "discard 1")
    answer(state, *["draw 7"] * 6, "draw 8")
    assert (question(state), state.to_act(), laid(state, ANNA)) == ("TakeCard", [BEN], "55/6")
