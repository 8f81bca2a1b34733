"""The vocabulary."""

from __future__ import annotations

import pytest

from baumeister.games.cleopatra.rules.actions import VOCABULARY, Bid


def test_every_notation_leads_back_to_its_action() -> None:
    for number, action in enumerate(VOCABULARY):
        assert VOCABULARY.parse(action.notation()) is action
        assert VOCABULARY.number(action) == number


@pytest.mark.parametrize(
    "notation",
    [
        "stall 2",
        "build wall 0",
        "build sphinx",
        "build obelisk 1",
        "play vizier",
        "put 1",
        "discard double_lapis",
        "keep_all",
        "pay trompe_loeil",
        "auto",
        "lay 7 0 8",
        "statue 8 8",
        "pick Y",
        "raise_die",
        "give stone",
        "name lapis",
        "accept 4",
        "take beggar",
        "keep envoy",
        "bid 416",
        "draw wood",
        "open marble",
        "face_down",
        "roll 5",
        "next_mosaic N",
    ],
)
def test_how_actions_are_written(notation: str) -> None:
    assert VOCABULARY.parse(notation).notation() == notation


def test_rulebook_nobody_bids_more_than_all_coins_are_worth() -> None:
    coins = {1: 32, 2: 32, 5: 24, 10: 20}
    assert sum(coins.values()) == 108
    bids = [action.n for action in VOCABULARY if isinstance(action, Bid)]
    assert max(bids) == sum(worth * count for worth, count in coins.items())
