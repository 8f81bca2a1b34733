"""Thieves, what a pharaoh can do about them, and what they leave behind."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from baumeister.games.oh_pharaoh.rules.actions import ENDURE
from baumeister.games.oh_pharaoh.rules.names import (
    JOKER,
    NUMBERS,
    PYRAMID_PLACES,
    PYRAMIDS,
)
from baumeister.games.oh_pharaoh.rules.pyramid import Pyramid
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh
from baumeister.games.oh_pharaoh.rules.thief import Mend
from tests.games.oh_pharaoh.rules.table import (
    ANNA,
    BEN,
    CLEO,
    answer,
    asked,
    choices,
    hand,
    laid,
    question,
    refusal,
    table,
    told,
    words,
)
from tests.games.oh_pharaoh.rules.test_pyramid import heap, is_pyramid

EXAMPLE = "5555/66/7"


def robbed(text: str, *loot: str, hands: tuple[str, str] = ("thief", "1")) -> OhPharaoh:
    """Anna has robbed Ben's pyramid of this card."""
    state = table(hands=hands, pyramids=["", text])
    answer(state, "thief 1 0", "endure", "roll 6", *loot)
    return state


def test_a_thief_names_a_pyramid_of_somebody_else() -> None:
    """Fact: thief procedure."""
    state = table(hands=["thief"], pyramids=["22/3", "33/4, 55/6", "66/7"], overseer=3)
    victims = [choice for choice in choices(state) if choice.startswith("thief")]
    assert victims == ["thief 1 0", "thief 1 1", "thief 2 0"]
    assert refusal(state, "thief 0 0") == "You cannot rob yourself."
    assert refusal(state, "thief 2 1") == "There is no pyramid there for a thief to rob."
    assert refusal(state, "thief 3 0") == "There is no such player at this table."


def test_without_a_thief_nobody_is_robbed() -> None:
    state = table(hands=["1"], pyramids=["", "33/4"])
    assert refusal(state, "thief 1 0") == "You do not have this card: Thief."


def test_rulebook_example_four_steps_need_a_four() -> None:
    for rolled in range(1, 7):
        state = table(hands=["thief", "1"], pyramids=["", "4444/555/66/7"])
        answer(state, "thief 1 0", "endure", f"roll {rolled}")
        assert question(state) == ("Loot" if rolled >= 4 else "Act")
    assert told(state)[-1] == "The die shows 6, and 4 was needed: the thief gets through."


@pytest.mark.parametrize(
    ("text", "chances"),
    [
        ("55/6", 5),
        ("555/66/7", 4),
        ("4444/555/66/7", 3),
        ("33333/4444/555/66/7", 2),
        ("222222/33333/4444/555/66/7", 1),
        ("1111111/222222/33333/4444/555/66/7", 0),
    ],
)
def test_ruling_op_4_the_die_shows_1_to_6(text: str, chances: int) -> None:
    """Facts: Klauwürfel, and thief success with 1-6: seven steps are safe."""
    succeeded = 0
    for rolled in range(1, 7):
        state = table(hands=["thief", "1"], pyramids=["", text])
        answer(state, "thief 1 0", "endure")
        assert choices(state) == [f"roll {n}" for n in range(1, 7)]
        assert state.weights() == [1] * 6
        answer(state, f"roll {rolled}")
        succeeded += question(state) == "Loot"
    assert succeeded == chances


def test_a_thief_that_is_caught_is_discarded() -> None:
    state = table(hands=["thief", "1"], pyramids=["", "55/6"])
    answer(state, "thief 1 0", "endure", "roll 1")
    assert (words(state.discard.counts), hand(state, ANNA), question(state)) == ("thief", "", "Act")
    assert told(state)[-1] == "The die shows 1, but 2 was needed: the thief is caught."


def test_ruling_op_8_the_card_is_chosen_after_the_roll() -> None:
    """Fact: thief procedure. Any building card, jokers too."""
    state = table(hands=["thief", "1"], pyramids=["", "555*/6*/7"])
    answer(state, "thief 1 0", "endure", "roll 3")
    assert choices(state) == [
        "steal 5",
        "steal 6",
        "steal 7",
        "steal joker 5",
        "steal joker 6",
        "take_nothing",
    ]
    assert asked(state) == "The thief gets through: you may take a card out of Ben’s pyramid."
    assert refusal(state, "steal 4") == "There is no such card in this pyramid."


def test_rulebook_a_thief_who_gets_through_may_take_nothing() -> None:
    """Diebe einsetzen: aus der er bei Erfolg 1 beliebige Baukarte rauben darf."""
    state = robbed(EXAMPLE, "take_nothing")
    assert (hand(state, ANNA), laid(state, BEN), question(state)) == ("", EXAMPLE, "Act")
    assert told(state)[-1] == "Anna takes nothing."


def test_ruling_op_8_an_option_makes_the_thief_take_a_card() -> None:
    state = table(hands=["thief", "1"], pyramids=["", "55/6"], must_take="on")
    answer(state, "thief 1 0", "endure", "roll 3")
    assert choices(state) == ["steal 5", "steal 6"]
    assert asked(state) == "The thief gets through: take a card out of Ben’s pyramid."
    assert refusal(state, "take_nothing") == "A thief who gets through has to take a card."


def test_a_thief_may_take_a_joker() -> None:
    """Fact: thief at a joker."""
    state = robbed("555*/66/7", "steal joker 5")
    assert (hand(state, ANNA), laid(state, BEN), question(state)) == ("joker", "555/66/7", "Act")
    assert told(state)[-1] == "Anna steals a joker that stood for 5 from Ben."


def test_the_stolen_card_may_be_used_at_once() -> None:
    state = robbed(EXAMPLE, "steal 5", hands=("thief 5 6", "1"))
    answer(state, "lay 5 0", "lay 5 0", "lay 6 0")
    assert laid(state, ANNA) == "55/6"


def test_any_number_of_thieves_may_be_sent() -> None:
    """Fact: several thieves per turn: unlimited."""
    state = table(hands=["thief thief thief", "1", "1"], pyramids=["", "5555/6", "66/7"])
    for _ in range(3):
        answer(state, "thief 1 0", "endure", "roll 1")
    assert words(state.discard.counts) == "thief thief thief"


def test_a_pharaoh_is_played_before_the_roll_and_both_cards_are_discarded() -> None:
    """Rulebook: the pharaoh against a thief. Fact: one pharaoh answers one thief."""
    state = table(hands=["thief thief", "pharaoh pharaoh"], pyramids=["", "55/6"])
    answer(state, "thief 1 0")
    assert (state.to_act(), choices(state)) == ([BEN], ["play_pharaoh", "endure"])
    assert asked(state) == "Anna sends a thief to your pyramid 1. Do you play a pharaoh?"
    answer(state, "play_pharaoh")
    assert (question(state), state.to_act()) == ("Act", [ANNA])
    assert words(state.discard.counts) == "thief pharaoh"
    answer(state, "thief 1 0")
    assert (question(state), choices(state)) == ("Defend", ["play_pharaoh", "endure"])


def test_a_pharaoh_need_not_be_played() -> None:
    state = table(hands=["thief", "pharaoh"], pyramids=["", "55/6"])
    answer(state, "thief 1 0", "endure")
    assert (question(state), hand(state, BEN)) == ("RollDie", "pharaoh")


def test_only_the_victim_can_play_a_pharaoh_against_a_thief() -> None:
    state = table(hands=["thief pharaoh", "1", "pharaoh"], pyramids=["", "55/6"])
    answer(state, "thief 1 0")
    assert (state.to_act(), choices(state)) == ([BEN], ["endure"])
    assert refusal(state, "play_pharaoh") == "You do not have this card: Pharaoh."


def test_a_pharaoh_is_not_played_in_the_own_turn() -> None:
    """Fact: pharaoh by whom/when."""
    state = table(hands=["pharaoh"])
    assert refusal(state, "play_pharaoh") == (
        "A pharaoh is played only when others send a thief or a tax collector to you."
    )


def test_ruling_op_22_a_victim_without_a_pharaoh_is_asked_all_the_same() -> None:
    state = table(hands=["thief", "1"], pyramids=["", "55/6"])
    answer(state, "thief 1 0")
    assert (question(state), choices(state)) == ("Defend", ["endure"])
    assert asked(state) == "Anna sends a thief to your pyramid 1. You have no pharaoh."
    assert state.agenda[-1].default(state, BEN) is ENDURE
    assert state.agenda[-1].conceals(state)


def test_ruling_op_22_a_victim_without_any_card_is_not_asked() -> None:
    state = table(hands=["thief"], pyramids=["", "55/6"])
    answer(state, "thief 1 0")
    assert question(state) == "RollDie"


def test_rulebook_example_a_stolen_6_breaks_the_pyramid() -> None:
    """Fact: theft example. All six cards go back, or 55/6 stays and three cards go back."""
    state = robbed(EXAMPLE, "steal 6")
    assert (question(state), state.to_act(), laid(state, BEN)) == ("Mend", [BEN], "5555/6/7")
    answer(state, "take_all")
    assert (laid(state, BEN), hand(state, BEN), state.to_act()) == (
        "-",
        "1 5 5 5 5 6 7",
        [ANNA],
    )
    state = robbed(EXAMPLE, "steal 6")
    answer(state, "take_back 5", "take_back 5", "take_back 7", "keep")
    assert (laid(state, BEN), hand(state, BEN), state.to_act()) == ("55/6", "1 5 5 7", [ANNA])


def test_rulebook_example_a_stolen_5_leaves_the_pyramid_complete() -> None:
    """Fact: still complete after theft: nothing may be taken back."""
    state = robbed(EXAMPLE, "steal 5")
    assert (question(state), laid(state, BEN), state.to_act()) == ("Act", "555/66/7", [ANNA])


def test_ruling_op_9_any_pyramid_may_stay() -> None:
    """Fact: incomplete after theft: 5555/6 with only the 7 taken back is fine, too."""
    state = robbed(EXAMPLE, "steal 6")
    assert refusal(state, "keep") == "What is left is not a pyramid yet."
    answer(state, "take_back 7")
    assert "keep" in choices(state)
    assert asked(state) == "The rest is a pyramid: leave it, or take back more cards."
    answer(state, "keep")
    assert (laid(state, BEN), hand(state, BEN)) == ("5555/6", "1 7")


def test_ruling_op_9_it_need_not_be_the_largest() -> None:
    state = robbed("4444/555/66/7", "steal 5")
    answer(state, "take_back 7", "take_back 6", "take_back 6", "take_back 4", "keep")
    assert laid(state, BEN) == "444/55"


def test_ruling_op_9_the_rest_is_not_split_into_two_pyramids() -> None:
    """Fact: splitting the remainder. 333/44 and 66/7 would both be pyramids."""
    state = robbed("33333/4444/555/66/7", "steal 5")
    answer(state, *["take_back 5"] * 2)
    assert laid(state, BEN) == "33333/4444/66/7"
    assert "keep" not in choices(state)
    answer(state, "take_back 6", "take_back 6", "take_back 7", "keep")
    assert (laid(state, BEN, 0), laid(state, BEN, 1)) == ("33333/4444", "-")


def test_ruling_op_9_without_any_pyramid_left_all_cards_go_back_unasked() -> None:
    state = robbed("55/6", "steal 6")
    assert (question(state), laid(state, BEN), hand(state, BEN)) == ("Act", "-", "1 5 5")
    assert told(state)[-2:] == ["Ben takes back a 5."] * 2


def test_ruling_op_9_taking_too_many_back_ends_in_taking_all() -> None:
    state = robbed("555/66/7", "steal 5")
    answer(state, "take_back 5")
    assert (question(state), laid(state, BEN)) == ("Mend", "5/66/7")
    answer(state, "take_back 6")
    assert (question(state), laid(state, BEN), hand(state, BEN)) == ("Act", "-", "1 5 5 6 6 7")


def test_jokers_are_taken_back_as_jokers() -> None:
    state = robbed("55*/66/7", "steal 5")
    assert choices(state) == [
        "take_back 5",
        "take_back 6",
        "take_back 7",
        "take_back joker 5",
        "take_all",
    ]
    answer(state, "take_back joker 5")
    assert hand(state, BEN) == "joker 1"
    assert told(state)[-1] == "Ben takes back a joker that stood for 5."
    answer(state, "take_all")
    assert hand(state, BEN) == "joker 1 5 6 6 7"


def test_all_jokers_go_back_at_once_as_well() -> None:
    state = robbed("5*/*", "steal 5")
    assert hand(state, BEN) == "joker joker 1"


def test_cards_that_went_back_are_known_to_all() -> None:
    state = robbed("55/6", "steal 6")
    assert words(state.mask(CLEO).hands[BEN]) == "5 5"
    assert words(state.mask(CLEO).hands[ANNA]) == "6"


Widths = tuple[int, ...]
Laid = tuple[Widths, Widths]  # numbers and jokers, by the number they stand for


def may_stay(broken: Pyramid) -> set[Laid]:
    """Every part of the cards that is a pyramid, and nothing at all."""
    plain = [range(broken.plain(number) + 1) for number in NUMBERS]
    jokers = [range(broken.jokers[number] + 1) for number in NUMBERS]
    nothing = (0,) * len(NUMBERS)
    found = {(nothing, nothing)}
    for numbers in product(*plain):
        for stand_ins in product(*jokers):
            widths = [n + j for n, j in zip(numbers, stand_ins, strict=True)]
            steps = [[number] * n for number, n in zip(NUMBERS, widths, strict=True) if n]
            if is_pyramid(steps):
                found.add((numbers, stand_ins))
    return found


def reachable(broken: Pyramid) -> set[Laid]:
    """Every end of taking cards back."""
    state = table()
    state.agenda.clear()
    state.pyramids[0] = broken
    state.ask(Mend(ANNA, PYRAMID_PLACES[0]))
    state.proceed()
    found: set[Laid] = set()
    seen: set[Laid] = set()
    waiting = [state]
    while waiting:
        now = waiting.pop()
        here = cards_of(now.pyramids[0])
        if not now.agenda:
            found.add(here)
        elif here not in seen:
            seen.add(here)
            for action in now.legal(ANNA):
                twin = now.copy()
                twin.apply(ANNA, action)
                waiting.append(twin)
    return found


def cards_of(laid: Pyramid) -> Laid:
    return tuple(laid.plain(number) for number in NUMBERS), laid.jokers[1:-1]


def broken_pyramids(count: int) -> list[Pyramid]:
    """Legal pyramids out of which a card was stolen so that they are none any more."""
    rng = Random(11)
    found: list[Pyramid] = []
    while len(found) < count:
        whole = heap(rng)
        if not whole.is_legal or whole.size > 9:
            continue
        number = rng.choice([n for n in NUMBERS if whole.widths[n]])
        joker = int(rng.random() * whole.widths[number]) < whole.jokers[number]
        rest = whole.changed(number, -1, -int(joker))
        if not rest.is_legal:
            found.append(rest)
    return found


def test_what_may_stay_said_naively_is_what_mending_leads_to() -> None:
    """Over thousands of robbed pyramids: all their parts that are pyramids, or nothing."""
    judged: dict[Laid, bool] = {}
    for broken in broken_pyramids(5_000):
        key = cards_of(broken)
        if key not in judged:
            judged[key] = reachable(broken) == may_stay(broken)
        assert judged[key], key
    assert len(judged) > 200


def test_a_mended_pyramid_is_a_pyramid_and_no_card_is_lost() -> None:
    rng = Random(12)
    for broken in broken_pyramids(500):
        state = table(seats=3)
        state.agenda.clear()
        state.pyramids[PYRAMIDS * BEN] = broken
        before = state.inventory()
        state.ask(Mend(BEN, PYRAMID_PLACES[0]))
        state.proceed()
        while state.agenda:
            state.apply(BEN, rng.choice(state.legal(BEN)))
        rest = state.pyramids[PYRAMIDS * BEN]
        assert rest.is_legal or not rest.size
        assert state.inventory() == before
        assert state.hand_sizes[BEN] == broken.size - rest.size
        assert state.hands[BEN][JOKER] == sum(broken.jokers) - sum(rest.jokers)
