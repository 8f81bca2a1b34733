"""Oh, Pharao!: what any player at the table would do, or never do."""

from __future__ import annotations

from baumeister.games.oh_pharaoh.rules.names import FROM_TWO_STEPS, THIEF
from baumeister.games.oh_pharaoh.rules.state import IN_THE_PILE, OhPharaoh
from tests.bots.position import Blunders, Position
from tests.games.oh_pharaoh.rules.table import (
    ANNA,
    BEN,
    CLEO,
    answer,
    begin,
    from_pile,
    shrink_pile,
    table,
)

BLUNDERS = Blunders()
SEVEN = "1 1 2 3 4 5 6"  # hands of people whose cards do not matter
OTHER_SEVEN = "1 2 2 3 3 4 5"
LAST_SPACE = 10


def ahead(state: OhPharaoh, *points: int) -> None:
    """Points that the seats have scored already."""
    for seat, number in enumerate(points):
        state.ledger.book(FROM_TWO_STEPS, seat, number)


def thief_comes(hand: str, pyramids: str, place: int = 0) -> OhPharaoh:
    """Ben is on turn and sends a thief to a pyramid of Anna."""
    state = table([hand, "thief 1 1 2 3 4 5", OTHER_SEVEN], [pyramids], overseer=7)
    begin(state, "act", BEN)
    answer(state, f"thief {ANNA} {place}")
    return state


def last_phase(state: OhPharaoh, pile: str) -> None:
    """The end card is among these last cards of the pile."""
    shrink_pile(state, pile)
    state.overseer = LAST_SPACE
    state.end_card = IN_THE_PILE


@BLUNDERS.position
def test_two_steps_are_scored_while_they_still_count() -> Position:
    """The next pyramid of anybody brings the overseer to space 6, where 34 points become none.

    So does the own small one of 10 points.
    """
    state = table(
        ["1 2 2 4 4 5 thief", SEVEN, OTHER_SEVEN],
        ["88/9, 22/3", "333/44/5", "444/55/6"],
        at="score",
        overseer=5,
    )
    return Position(state, ANNA, right=("score 0",))


@BLUNDERS.position
def test_of_two_pyramids_the_one_with_two_steps_is_scored_first() -> Position:
    """Scoring the three steps moves the overseer to space 6: then the two steps count nothing."""
    state = table(
        ["1 2 2 4 4 5 thief", SEVEN, OTHER_SEVEN],
        ["333/44/5, 88/9", "333/44/5", ""],
        at="score",
        overseer=5,
    )
    return Position(state, ANNA, right=("score 1",))


@BLUNDERS.position
def test_a_big_pyramid_that_cannot_grow_is_scored_when_the_next_one_is_ready() -> Position:
    """72 points wait for a thief, and 88/9 in the hand needs the place."""
    state = table(
        ["8 8 9 1 tax 9 7", SEVEN, OTHER_SEVEN], ["3333/444/55/6", "44/5", ""], at="score"
    )
    return Position(state, ANNA, right=("score 0",))


@BLUNDERS.position
def test_a_big_pyramid_is_scored_while_a_thief_is_about() -> Position:
    """Ben took an open thief. 777/88/9 makes 72 points; 33/4 can wait for the 2s in the hand."""
    state = table(
        ["2 2 2 1 1 5 5", "1 1 2 3 4 5", OTHER_SEVEN],
        ["777/88/9, 33/4", "44/5", ""],
        at="score",
        overseer=3,
    )
    from_pile(state, THIEF)
    state.gain(BEN, THIEF)
    return Position(state, ANNA, right=("score 0",))


@BLUNDERS.position
def test_a_thief_goes_to_the_pyramid_of_twelve_cards() -> Position:
    """Ben scores it next, 72 points; pyramids of two steps count nothing any more."""
    state = table(
        ["thief 1 1 3 7 7 9", SEVEN, OTHER_SEVEN],
        ["", "33333/4444/55/6, 11/2", "22/3, 44/5"],
        overseer=7,
        offers="0",
    )
    return Position(state, ANNA, right=("thief 1 0",))


@BLUNDERS.position
def test_a_joker_goes_where_it_makes_most_points() -> Position:
    """On two 8s it makes 34 points, with the 1s it makes six."""
    state = table(["8 8 joker 1 1 4 6", SEVEN, OTHER_SEVEN], offers="0")
    return Position(state, ANNA, right=("lay 8 0", "lay joker 0 9"))


@BLUNDERS.position
def test_the_last_card_of_a_basement_is_taken() -> Position:
    """The third 4 lies open, and 444 below 55/6 make 45 points of 22."""
    state = table(["4 4 1 1 9 8 3", SEVEN, OTHER_SEVEN], ["55/6"], row="1 4 2", at="take")
    return Position(state, ANNA, right=("open 1",))


@BLUNDERS.position
def test_a_basement_that_doubles_the_score_is_laid() -> Position:
    """444 below 55/6 make 45 points of 22."""
    state = table(["4 4 4 1 thief 9 1", SEVEN, OTHER_SEVEN], ["55/6", "", ""])
    return Position(state, ANNA, right=("lay 4 0",))


@BLUNDERS.position
def test_a_pyramid_in_the_hand_is_built() -> Position:
    """Nothing lies before Anna, and 88/9 in her hand makes 34 points."""
    state = table(["8 8 9 1 4 1 6", SEVEN, OTHER_SEVEN])
    return Position(state, ANNA, right=("lay 8 0", "lay 9 0"))


@BLUNDERS.position
def test_a_joker_is_taken_back_for_its_number() -> Position:
    """Else the next one who has a 6 takes it."""
    state = table(["6 1 2 3 9 9 9", SEVEN, OTHER_SEVEN], ["55/6*"], offers="0")
    return Position(state, ANNA, right=("swap 0 0 6",))


@BLUNDERS.position
def test_a_useless_number_is_swapped_for_a_joker() -> Position:
    """Anna can do nothing with her 7, and Ben's 7 is a joker."""
    state = table(["7 1 1 3 3 9 9", SEVEN, OTHER_SEVEN], ["", "7*/8", ""], offers="0")
    return Position(state, ANNA, right=("swap 1 0 7",))


@BLUNDERS.position
def test_a_thief_goes_where_there_is_something_to_take() -> Position:
    """Ben's 777/88/9 is worth 72 points, Cleo's 11/2 just 6."""
    state = table(["thief 1 1 3 3 5 9", SEVEN, OTHER_SEVEN], ["", "777/88/9", "11/2"], offers="0")
    return Position(state, ANNA, right=("thief 1 0",))


@BLUNDERS.position
def test_a_thief_takes_a_card_that_breaks_the_pyramid() -> Position:
    """Of 55555/666/7 nobody misses a 5 or a 6; without the 7 only 22 of 54 points are left."""
    state = table(["thief 1 1 3 3 9 9", SEVEN, OTHER_SEVEN], ["", "55555/666/7", ""])
    answer(state, "thief 1 0", "endure", "roll 6")
    return Position(state, ANNA, right=("steal 7",))


@BLUNDERS.position
def test_a_thief_takes_the_joker_rather_than_the_number_beside_it() -> Position:
    """Any card breaks the pyramid, and a joker is worth more in the hand than a 5 or 6 is."""
    state = table(["thief 1 1 3 3 9 9", SEVEN, OTHER_SEVEN], ["", "5*/6", ""])
    answer(state, "thief 1 0", "endure", "roll 6")
    return Position(state, ANNA, right=("steal joker 5",))


@BLUNDERS.position
def test_a_pharaoh_saves_a_big_pyramid() -> Position:
    """777/88/9 makes 72 points in Anna's next turn, and only a 1 or 2 would save it."""
    state = thief_comes("pharaoh 1 1 3 3 5 9", "777/88/9")
    return Position(state, ANNA, right=("play_pharaoh",))


@BLUNDERS.position
def test_a_pharaoh_is_not_wasted_on_a_pyramid_that_counts_nothing() -> Position:
    """Two steps do not score any more, and there is a pyramid of 72 points to protect."""
    state = thief_comes("pharaoh 1 1 3 3 5 9", "777/88/9, 11/2", place=1)
    return Position(state, ANNA, right=("endure",))


@BLUNDERS.position
def test_the_last_card_of_a_pyramid_is_worth_a_useless_one() -> Position:
    """Anna offers a 9 for a 1: it completes Ben's 88/9, and Ben has three 1s for nothing."""
    state = table(["9 4 4 2 3 6 6", "8 8 1 1 1 3 5", OTHER_SEVEN])
    answer(state, "offer", "give 9", "want 1", f"propose {BEN}")
    return Position(state, BEN, right=("accept",))


@BLUNDERS.position
def test_no_joker_is_given_for_a_useless_card() -> Position:
    """Anna offers a 1 for Ben's joker, with which Ben can build 88/9."""
    state = table(["1 4 4 2 3 6 6", "8 8 joker 2 4 6 6", OTHER_SEVEN])
    answer(state, "offer", "give 1", "want joker", f"propose {BEN}")
    return Position(state, BEN, wrong=("accept",))


@BLUNDERS.position
def test_nobody_breaks_up_their_pyramid_for_the_leader() -> Position:
    """Cleo has her 88/9 together; the leader offers 1 and 2 for her 9."""
    state = table(["1 2 9 4 6 6 6", SEVEN, "8 8 9 2 4 6 6"])
    ahead(state, 150, 50, 50)
    answer(state, "offer", "give 1", "give 2", "want 9", f"propose {CLEO}")
    return Position(state, CLEO, wrong=("accept",))


@BLUNDERS.position
def test_the_open_card_that_completes_a_pyramid_is_taken() -> Position:
    """A 9 lies open, and Anna has two 8s."""
    state = table(["8 8 1 3 3 5 5", SEVEN, OTHER_SEVEN], row="9 1 2", at="take")
    return Position(state, ANNA, right=("open 0",))


@BLUNDERS.position
def test_an_open_joker_is_taken_rather_than_a_number_without_a_plan() -> Position:
    """Nothing on the table helps more than a joker, which completes 77/8."""
    state = table(["7 7 1 3 4 1 9", SEVEN, OTHER_SEVEN], row="joker 1 2", at="take")
    return Position(state, ANNA, right=("open 0",))


@BLUNDERS.position
def test_the_useless_card_is_discarded() -> Position:
    """A card too many: the 1 or the single 5, not a card of 88/9, a joker or a special card."""
    state = table(["joker 8 8 9 pharaoh thief 5 1", SEVEN, OTHER_SEVEN], ["66/7"], at="end")
    return Position(state, ANNA, right=("discard 1", "discard 5"))


@BLUNDERS.position
def test_what_is_left_of_a_pyramid_stays_lying_when_the_game_may_end_at_once() -> Position:
    """444/55/6 makes 45 points when the end card comes; without the 6 nothing counts."""
    state = table(["1 1 3 3 9 9 8", "thief 1 1 2 2 2 3", "1 2 2 3 3 3 3"], ["4444/555/66/7"])
    last_phase(state, "1 2")
    begin(state, "act", BEN)
    answer(state, f"thief {ANNA} 0", "endure", "roll 6", "steal 6")
    return Position(state, ANNA, wrong=("take_back 6", "take_all"))


@BLUNDERS.position
def test_the_third_step_is_built_before_the_end_card_comes() -> Position:
    """Two steps count nothing at the end, three make 45 points."""
    state = table(["4 4 4 1 thief 9 1", SEVEN, OTHER_SEVEN], ["55/6", "", ""])
    last_phase(state, "1 2 3")
    return Position(state, ANNA, right=("lay 4 0",))
