"""More than ten cards at the end of a turn."""

from __future__ import annotations

import pytest

from baumeister.games.cleopatra.rules.state import Cleopatra
from tests.games.cleopatra.rules.table import (
    ANNA,
    BEN,
    answer,
    choices,
    give,
    hand,
    put_on_top,
    question,
    refusal,
    stock,
    table,
    told,
)


def holding(cards: int, *others: str) -> Cleopatra:
    """Anna has taken a stall and holds so many artisans and these other cards."""
    state = table()
    give(state, ANNA, *["artisan"] * (cards - 1 - len(others)), *others)
    stock(state, 0, "stone")
    put_on_top(state, "wood")
    answer(state, "stall 0", "done")
    return state


def test_ten_cards_are_not_too_many() -> None:
    assert question(holding(10)) == "TurnUpCard"


def test_discarding_down_to_ten_costs_one_amulet() -> None:
    """So dass er nur noch 10 Karten auf der Hand hat, ein Korruptionsamulett."""
    state = holding(13)
    assert question(state) == "CheckHand"
    assert state.prompt(ANNA).data == {"n": 3, "can_smuggle": 0}
    assert choices(state) == ["discard artisan", "discard stone", "keep_all"]
    answer(state, "discard stone")
    assert state.amulets[ANNA] == 1
    assert question(state) == "DiscardDown"
    assert state.prompt(ANNA).data == {"n": 2}
    assert refusal(state, "discard lapis") == "You do not have the card Lapis lazuli."
    answer(state, "discard artisan", "discard artisan")
    assert state.amulets[ANNA] == 1
    assert len(hand(state, ANNA)) == 10
    assert question(state) == "TurnUpCard"


def test_ruling_cl_8_what_is_discarded_is_seen_by_all() -> None:
    state = holding(11)
    answer(state, "discard stone")
    assert state.mask(BEN).discard.counts == state.discard.counts
    assert told(state)[-2:] == [
        "Anna holds too many cards, discards some and takes 1 amulet.",
        "Anna discards a stone block.",
    ]


@pytest.mark.parametrize(("cards", "amulets"), [(11, 1), (12, 2), (15, 5)])
def test_keeping_all_costs_an_amulet_for_each_card_above_ten(cards: int, amulets: int) -> None:
    state = holding(cards)
    assert state.describe(ANNA, state.legal(ANNA)[-1]).data == {"n": amulets}
    answer(state, "keep_all")
    assert state.amulets[ANNA] == amulets
    assert len(hand(state, ANNA)) == cards


def test_the_smuggler_keeps_all_for_one_amulet() -> None:
    """Sie dürfen dann alle Karten behalten und bekommen nur ein einziges Amulett."""
    state = holding(15, "smuggler")
    assert choices(state)[0] == "play smuggler"
    assert state.describe(ANNA, state.legal(ANNA)[0]).key == "action.play"
    answer(state, "play smuggler")
    assert state.amulets[ANNA] == 1
    assert len(hand(state, ANNA)) == 14
    assert state.discard.known[15] == 1
    assert question(state) == "TurnUpCard"


def test_the_smuggler_waits_for_too_many_cards() -> None:
    state = table()
    give(state, ANNA, "smuggler")
    assert "play smuggler" not in choices(state)
    assert refusal(state, "play smuggler") == (
        "The smuggler is played when you hold too many cards at the end of your turn."
    )


def test_whoever_has_no_smuggler_is_told_so() -> None:
    state = holding(12)
    assert refusal(state, "play smuggler") == "You do not have the card Smuggler."
    assert "is not possible now" in refusal(state, "done")


def test_ruling_cl_7_the_hand_is_checked_after_the_quarry_too() -> None:
    state = table()
    give(state, ANNA, *["artisan"] * 12, "stone", "wood")
    answer(state, "build wall 0", "auto", "done", "roll 0", "done")
    assert question(state) == "CheckHand"
    assert state.prompt(ANNA).data == {"n": 1, "can_smuggle": 0}


def test_ruling_cl_7_the_hand_is_checked_before_the_stalls_are_filled() -> None:
    state = holding(11)
    assert question(state) == "CheckHand"
    assert state.drawn == []
