"""Building, extending and swapping jokers, in any order with everything else."""

from __future__ import annotations

from random import Random

import pytest

from baumeister.core.bag import Bag
from baumeister.games.oh_pharaoh.rules.names import KINDS, PYRAMIDS
from tests.games.oh_pharaoh.rules.table import (
    ANNA,
    BEN,
    CLEO,
    answer,
    asked,
    choices,
    hand,
    laid,
    moments,
    question,
    refusal,
    start,
    table,
    told,
)


def lays(choices: list[str]) -> list[str]:
    return [choice for choice in choices if choice.startswith("lay")]


def test_a_new_pyramid_takes_at_least_three_cards() -> None:
    """Rulebook: "Pyramide bauen oder erweitern". Fact: building."""
    state = table(hands=["5 5 6"])
    answer(state, "lay 5 0")
    assert (question(state), asked(state)) == (
        "Complete",
        "Lay more cards until this is a pyramid again.",
    )
    answer(state, "lay 6 0")
    assert question(state) == "Complete"
    answer(state, "lay 5 0")
    assert (question(state), laid(state, ANNA), hand(state, ANNA)) == ("Act", "55/6", "")


def test_cards_that_make_no_pyramid_cannot_be_laid() -> None:
    state = table(hands=["5 5 7 7 9"])
    assert lays(choices(state)) == []
    assert refusal(state, "lay 5 0").startswith(
        "Your cards do not make a pyramid with a step of 5:"
    )


def test_ruling_op_21_a_pyramid_that_is_begun_must_be_completed() -> None:
    state = table(hands=["5 5 6 9 thief"], pyramids=["", "33/4"])
    answer(state, "lay 6 0")
    assert choices(state) == ["lay 5 0"]
    for other in ("finish", "thief 1 0", "offer", "lay 6 1"):
        assert refusal(state, other) == "First lay cards until pyramid 1 is legal again."


def test_ruling_op_21_only_cards_are_offered_that_leave_a_way_to_complete_it() -> None:
    """A second 6 would need a third 5."""
    state = table(hands=["5 5 6 6"])
    answer(state, "lay 6 0")
    assert choices(state) == ["lay 5 0"]
    assert refusal(state, "lay 6 0") == (
        "With 6, this could not become a pyramid: each step needs the next higher number"
        " and fewer cards than the one below."
    )


def test_ruling_op_21_an_extension_may_break_the_rules_only_on_the_way() -> None:
    """55/6 gets a second 6, which is fine as soon as a third 5 lies there."""
    state = table(hands=["5 6 1"], pyramids=["55/6"])
    assert lays(choices(state)) == ["lay 5 0", "lay 6 0"]
    answer(state, "lay 6 0")
    assert (question(state), choices(state)) == ("Complete", ["lay 5 0"])
    answer(state, "lay 5 0")
    assert (question(state), laid(state, ANNA)) == ("Act", "555/66")


def test_every_pyramid_keeps_the_rules_whenever_nobody_is_mending_or_building() -> None:
    """Fact: building: legal after every act."""
    for seed in range(4):
        for state in moments(start(3 + seed % 2), seed):
            if question(state) not in ("Complete", "Mend"):
                assert all(laid.is_legal or not laid.size for laid in state.pyramids)


def test_a_pyramid_may_get_a_basement() -> None:
    """Rulebook: "unterkellern", with one or several steps."""
    state = table(hands=["4 4 4 3 3 3 3"], pyramids=["55/6"])
    answer(state, "lay 4 0", "lay 4 0", "lay 4 0")
    assert (laid(state, ANNA), question(state)) == ("444/55/6", "Act")
    answer(state, *["lay 3 0"] * 4)
    assert laid(state, ANNA) == "3333/444/55/6"


def test_a_pyramid_may_grow_at_the_top_and_in_every_step() -> None:
    state = table(hands=["7 5 6 5"], pyramids=["555/66"])
    answer(state, "lay 7 0", "lay 5 0", "lay 5 0", "lay 6 0")
    assert laid(state, ANNA) == "55555/666/7"


def test_only_one_pyramid_before_space_3() -> None:
    """Fact: number of pyramids."""
    state = table(hands=["5 5 6"], pyramids=["22/3"], overseer=2)
    assert lays(choices(state)) == []
    assert refusal(state, "lay 5 1") == (
        "A second pyramid is allowed only from space 3 of the track."
    )


def test_two_pyramids_from_space_3_on() -> None:
    state = table(hands=["5 5 6"], pyramids=["22/3"], overseer=3)
    answer(state, "lay 5 1", "lay 5 1", "lay 6 1")
    assert (laid(state, ANNA, 0), laid(state, ANNA, 1)) == ("22/3", "55/6")


def test_no_third_pyramid() -> None:
    state = table(hands=["8 8 9"], pyramids=["22/3, 55/6"], overseer=10)
    assert lays(choices(state)) == []


def test_both_pyramids_may_be_extended_in_a_turn() -> None:
    state = table(hands=["2 5"], pyramids=["22/3, 55/6"], overseer=3)
    answer(state, "lay 2 0", "lay 5 1")
    assert (laid(state, ANNA, 0), laid(state, ANNA, 1)) == ("222/3", "555/6")


def test_ruling_op_21_a_new_pyramid_lies_on_the_first_free_place() -> None:
    state = table(hands=["5 5 6"], overseer=3)
    assert lays(choices(state)) == ["lay 5 0", "lay 6 0"]
    assert refusal(state, "lay 5 1") == "You have no pyramid yet: begin with pyramid 1."
    state = table(hands=["5 5 6"], pyramids=["-, 22/3"], overseer=3)
    assert lays(choices(state)) == ["lay 5 0", "lay 6 0"]


def test_any_number_of_jokers_may_be_used() -> None:
    """Rulebook: "Beim Bauen dürfen beliebig viele Jokerkarten verwendet werden"."""
    state = table(hands=["joker joker joker"])
    answer(state, "lay joker 0 8", "lay joker 0 8", "lay joker 0 9")
    assert (laid(state, ANNA), question(state)) == ("**/*", "Act")


def test_ruling_op_7_the_number_of_a_joker_is_named_when_it_is_laid() -> None:
    """Fact: how a joker's number is fixed."""
    state = table(hands=["joker 5 6"])
    assert lays(choices(state)) == ["lay 5 0", "lay 6 0", "lay joker 0 5"]
    answer(state, "lay joker 0 5")
    assert told(state)[-1] == "Anna lays a joker as 5."
    answer(state, "lay 5 0", "lay 6 0")
    assert laid(state, ANNA) == "5*/6"


def test_ruling_op_7_a_joker_scores_the_number_it_stands_for() -> None:
    """Fact: joker's value when scoring."""
    state = table(pyramids=["8=**/*"], at="score")
    answer(state, "score 0")
    assert state.points() == [34, 0, 0]


@pytest.mark.parametrize("owner", [ANNA, BEN, CLEO])
def test_a_joker_is_swapped_out_of_any_pyramid(owner: int) -> None:
    """Rulebook and fact: joker swap: own or any opponent's pyramid."""
    pyramids = ["", "", ""]
    pyramids[owner] = "5*/6"
    state = table(hands=["5"], pyramids=pyramids)
    answer(state, f"swap {owner} 0 5")
    assert (hand(state, ANNA), laid(state, owner), question(state)) == ("joker", "55/6", "Act")


def test_ruling_op_12_nobody_can_prevent_a_swap() -> None:
    """Fact: joker swap: no die, no defence by pharaoh."""
    state = table(hands=["5", "pharaoh"], pyramids=["", "5*/6"])
    answer(state, "swap 1 0 5")
    assert (state.to_act(), hand(state, ANNA), hand(state, BEN)) == ([ANNA], "joker", "pharaoh")
    assert told(state) == ["Anna swaps a 5 for a joker in one of Ben’s pyramids."]


def test_the_joker_may_be_laid_at_once_or_kept() -> None:
    state = table(hands=["5"], pyramids=["44/5", "5*/6"])
    answer(state, "swap 1 0 5", "lay joker 0 4")
    assert laid(state, ANNA) == "44*/5"


def test_several_jokers_may_be_swapped_in_a_turn() -> None:
    state = table(hands=["5 6 2"], pyramids=["2*/3", "5*/*"])
    answer(state, "swap 1 0 5", "swap 1 0 6", "swap 0 0 2")
    assert hand(state, ANNA) == "joker joker joker"


def test_only_the_number_that_a_joker_stands_for_takes_it() -> None:
    state = table(hands=["6 4"], pyramids=["", "5*/6"])
    assert [choice for choice in choices(state) if choice.startswith("swap")] == []
    assert refusal(state, "swap 1 0 6") == "No joker stands for 6 in that pyramid."
    assert refusal(state, "swap 1 0 5") == "You do not have this card: 5."


def test_laid_cards_are_never_taken_back() -> None:
    """Rulebook and fact: taking laid cards back."""
    state = table(hands=["1"], pyramids=["55/6"])
    for notation in ("take_back 6", "take_all"):
        assert refusal(state, notation) == (
            "Cards of a pyramid never go back to the hand, unless a thief has broken it."
        )


def test_everything_may_be_done_in_any_order_and_as_often_as_one_likes() -> None:
    """Rulebook: "3. Spieleraktionen"."""
    state = table(hands=["5 5 6 thief 3 tax 5", "2 2 2", "3"], pyramids=["", "3*/4"], overseer=3)
    answer(state, "swap 1 0 3", "lay 5 0", "lay 6 0", "lay 5 0", "thief 1 0", "endure", "roll 1")
    answer(state, "lay 5 0", "tax", "endure", "endure", "collect_all", "draw 2", "draw 3")
    answer(state, "offer", "drop")
    answer(state, "lay joker 0 5")
    assert laid(state, ANNA) == "555*/6"
    answer(state, "finish")
    assert question(state) == "EndOfTurn"


def test_nobody_has_to_act() -> None:
    state = table(hands=["5 5 6"])
    answer(state, "finish")
    assert question(state) == "EndOfTurn"


def test_an_imagined_builder_can_always_complete_their_pyramid() -> None:
    """Others know only part of that hand, and what they imagine must be playable."""
    rng = Random(9)
    seen = 0
    for seed in range(6):
        for state in moments(start(3), seed):
            if question(state) != "Complete":
                continue
            for viewer in range(3):
                world = state.mask(viewer).fill(rng)
                seat = world.to_act()[0]
                assert world.legal(seat)
                assert world.mask(viewer).to_json() == state.mask(viewer).to_json()
            seen += 1
    assert seen > 100


def test_an_imagined_builder_holds_the_only_cards_that_complete_the_pyramid() -> None:
    """A 9 was laid: it takes two 8s or jokers, and all others are seen elsewhere."""
    state = table(
        hands=["8 8 9 1 1", "8 9 joker 2 2", "9 2 2"], pyramids=["", "", "8*/*"], at="act"
    )
    answer(state, "lay 9 0")
    for seed in range(20):
        world = state.mask(BEN).fill(Random(seed))
        held = world.hands[ANNA]
        assert held[8] >= 2
        assert world.pyramids[PYRAMIDS * ANNA].size == 1


def test_the_prompt_names_only_what_can_be_done() -> None:
    assert asked(table(hands=["", "1"], offers="0")) == "You can finish."
    state = table(hands=["thief tax 3 3 4", "1"], pyramids=["", "33/4"])
    robs = "send a thief, collect tax or finish"
    assert asked(state) == f"You can lay cards, trade, {robs}."


def test_the_prompt_names_only_what_can_be_taken() -> None:
    state = table(at="take")
    assert asked(state) == "Take an open card or the top card of the pile."
    state.pile = Bag([0] * len(KINDS))
    assert asked(state) == "Take an open card."
