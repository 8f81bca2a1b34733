"""The rules of Senet, one by one; squares are counted from 1, as people do."""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction

import pytest

import baumeister as b
from senet.rules import GAME
from senet.rules.board import EMPTY, LIMIT, MOVE, PIECES, SQUARES, THROW, Move
from senet.rules.state import Senet

FIRST, SECOND = range(2)


def table(mine: Collection[int], others: Collection[int] = ()) -> Senet:
    """The first seat is on turn; its pieces that are not on the board are off it."""
    state = GAME.start(2, log=True)
    assert isinstance(state, Senet)
    for seat, squares in ((FIRST, mine), (SECOND, others)):
        state.ledger.book(0, seat, PIECES - len(squares))
    state.squares = [
        FIRST if n in mine else SECOND if n in others else EMPTY for n in range(1, SQUARES + 1)
    ]
    return state


def thrown(state: Senet, steps: int) -> Senet:
    state.play(b.CHANCE, GAME.vocabulary.parse(f"throw {steps}"))
    return state


def movable(state: Senet) -> list[int]:
    """The squares whose pieces the first seat may move."""
    actions = state.legal(FIRST)
    return [action.square + 1 for action in actions if isinstance(action, Move)]


def moved(state: Senet, square: int) -> Senet:
    state.play(FIRST, MOVE[square - 1])
    return state


def squares_of(state: Senet, seat: int) -> list[int]:
    return [n for n, owner in enumerate(state.squares, 1) if owner == seat]


def refusal(state: Senet, square: int) -> str:
    with pytest.raises(b.IllegalAction) as refused:
        state.play(FIRST, MOVE[square - 1])
    return str(refused.value)


def told(state: Senet) -> list[str]:
    return [GAME.sentences.say(event.text(), names=["Anna", "Ben"]) for event in state.log or ()]


def test_pieces_begin_in_turn_on_the_first_ten_squares() -> None:
    state = GAME.start(2)
    assert isinstance(state, Senet)
    assert squares_of(state, FIRST) == [1, 3, 5, 7, 9]
    assert squares_of(state, SECOND) == [2, 4, 6, 8, 10]


def test_four_sticks_fall_as_they_do_at_a_table() -> None:
    """Each shows its flat side half of the time; none at all counts five."""
    state = GAME.start(2)
    chances = [Fraction(weight, 16) for weight in state.weights()]
    assert sum(chances) == 1
    flat = {steps: chances[n] for n, steps in enumerate((1, 2, 3, 4, 5))}
    ways = [sum(bin(fall).count("1") == n for fall in range(16)) for n in range(5)]
    assert flat == {n or 5: Fraction(count, 16) for n, count in enumerate(ways)}
    assert state.legal(b.CHANCE) == [*THROW]


@pytest.mark.parametrize("steps", range(1, 6))
def test_one_four_and_five_throw_again(steps: int) -> None:
    state = moved(thrown(table([11], [2]), steps), 11)
    assert state.turn == (FIRST if steps in (1, 4, 5) else SECOND)
    assert state.to_act() == [b.CHANCE]


def test_nobody_stops_on_a_piece_of_their_own() -> None:
    state = thrown(table([11, 13], [2]), 2)
    assert movable(state) == [13]
    assert refusal(state, 11) == "One of your own pieces stands where this one would arrive."
    assert refusal(state, 12) == "You have no piece on this square."


def test_an_attacked_enemy_swaps_places() -> None:
    state = moved(thrown(table([11], [2, 13]), 2), 11)
    assert (squares_of(state, FIRST), squares_of(state, SECOND)) == ([13], [2, 11])
    assert told(state)[-1] == "Anna moves to square 13, Ben to square 11."


@pytest.mark.parametrize("pair", [(12, 13), (13, 14)])
def test_two_enemies_side_by_side_are_safe(pair: tuple[int, int]) -> None:
    state = thrown(table([11, 3], pair), 2)
    assert movable(state) == [3]
    assert refusal(state, 11).startswith("This enemy is safe")


def test_two_enemies_around_a_corner_are_side_by_side() -> None:
    assert movable(thrown(table([8], [10, 11]), 2)) == []


def test_two_enemies_can_be_passed_and_three_cannot() -> None:
    assert movable(thrown(table([11], [12, 13]), 4)) == [11]
    assert movable(thrown(table([11], [12, 13, 15]), 5)) == [11]
    state = thrown(table([11, 3], [12, 13, 14]), 4)
    assert movable(state) == [3]
    assert refusal(state, 11) == "Three enemies in a row cannot be passed."


def test_three_of_their_own_are_passed() -> None:
    assert 11 in movable(thrown(table([11, 12, 13, 14], [2]), 4))


def test_every_piece_stops_at_the_house_of_beauty() -> None:
    state = thrown(table([24, 3], [2]), 3)
    assert movable(state) == [3]
    assert refusal(state, 24) == "Every piece must stop at the House of Beauty, square 26."
    assert movable(thrown(table([24], [2]), 2)) == [24]


def test_the_water_washes_back_to_the_house_of_rebirth() -> None:
    state = moved(thrown(table([26], [2]), 1), 26)
    assert squares_of(state, FIRST) == [15]
    assert told(state)[-1] == "Anna falls into the water, back to square 15."


def test_if_somebody_is_there_to_the_nearest_free_square_before_it() -> None:
    assert squares_of(moved(thrown(table([26, 14], [15]), 1), 26), FIRST) == [13, 14]


@pytest.mark.parametrize(("square", "exact"), [(26, 5), (28, 3), (29, 2), (30, 1)])
def test_a_piece_leaves_the_last_houses_by_the_exact_throw(square: int, exact: int) -> None:
    for steps in range(1, 6):
        state = thrown(table([square, 3], [1]), steps)
        if steps == exact:
            assert moved(state, square).points()[FIRST] == PIECES - 1
            assert squares_of(state, FIRST) == [3]
        elif square > 26:
            assert movable(state) == [3]
            expected = "A piece leaves the last houses only with an exact throw."
            assert refusal(state, square) == expected


def test_nobody_is_attacked_from_the_house_of_beauty_on() -> None:
    assert movable(thrown(table([24, 3], [26]), 2)) == [3]
    assert movable(thrown(table([26, 3], [29]), 3)) == [3]


def test_whoever_cannot_move_loses_the_throw() -> None:
    state = thrown(table([30], [1]), 2)
    assert state.turn == SECOND
    assert told(state)[-1] == "Anna cannot move."


def test_whoever_cannot_move_may_still_throw_again() -> None:
    state = thrown(table([30], [1]), 4)
    assert (state.turn, state.to_act()) == (FIRST, [b.CHANCE])


def test_the_first_to_have_all_pieces_off_the_board_wins() -> None:
    state = moved(thrown(table([30], [29]), 1), 30)
    result = state.result()
    assert result is not None
    assert (result.points, result.winners) == ([5, 4], [FIRST])
    assert state.to_act() == []


def test_a_game_without_end_is_broken_off() -> None:
    state = table([20, 3], [19, 2])
    state.throws = LIMIT - 1
    moved(thrown(state, 2), 3)
    result = state.result()
    assert result is not None
    assert (result.points, result.tie_breaks) == ([3, 3], [25, 21])
    assert result.ranks == [1, 2]
    assert told(state)[-1] == "Nobody wants to throw any more: the game is abandoned."


def test_what_a_move_brings_about_is_said_beforehand() -> None:
    def said(state: Senet) -> list[str]:
        texts = [state.describe(FIRST, action) for action in state.legal(FIRST)]
        return [GAME.sentences.say(text) for text in texts]

    assert said(thrown(table([11, 26], [12]), 1)) == [
        "Move from square 11 to square 12 and swap places",
        "Fall into the water and come back on square 15",
    ]
    assert said(thrown(table([11, 29], [2]), 2)) == [
        "Move from square 11 to square 13",
        "Leave the board from square 29",
    ]
    assert state_prompt(thrown(table([11], [2]), 2)) == "You threw 2: which piece moves?"


def state_prompt(state: Senet) -> str:
    return GAME.sentences.say(state.prompt(FIRST))


def test_something_else_than_a_move_is_refused_with_the_question() -> None:
    with pytest.raises(b.IllegalAction, match="You threw 2: which piece moves"):
        thrown(table([11], [2]), 2).play(FIRST, THROW[0])


def test_the_text_board_winds_like_an_s() -> None:
    assert str(table([1, 11, 30], [10, 20])) == (
        "A . . . . . . . . B\nB . . . . . . . . A\n. . . . . . . . . A"
    )
