"""The sentences of the game."""

from __future__ import annotations

import pytest

from baumeister.core.text import Text
from baumeister.games.cleopatra.rules.actions import VOCABULARY
from baumeister.games.cleopatra.rules.event_texts import EVENTS
from baumeister.games.cleopatra.rules.game import CLEOPATRA
from baumeister.games.cleopatra.rules.names import CARDS, CATEGORIES, PIECES
from baumeister.games.cleopatra.rules.texts import SENTENCES
from tests.games.cleopatra.rules.table import ANNA, answer, give, table


@pytest.mark.parametrize(
    ("notation", "sentence"),
    [
        ("stall 0", "Take all cards from stall 1"),
        ("build wall 8", "Build column wall 9"),
        ("build obelisk 1", "Build the obelisk on the right"),
        ("build door 0", "Build the door frame at the left front corner"),
        ("build throne", "Build the throne"),
        ("pay merchant", "Pay with Merchant of the Nile"),
        ("lay 0 4 8", "Lay it in row 5, column 9, orientation 1"),
        ("bid 1", "Offer 1 talent"),
        ("accept 2", "Accept Seat 3’s card"),
    ],
)
def test_people_count_from_one(notation: str, sentence: str) -> None:
    assert SENTENCES.say(VOCABULARY.parse(notation).text()) == sentence


def test_every_action_can_be_said() -> None:
    sentences = [SENTENCES.say(action.text()) for action in VOCABULARY]
    assert len(set(sentences)) == len(sentences)
    assert not any("{" in sentence for sentence in sentences)


def test_every_card_piece_and_option_is_explained() -> None:
    for card in CARDS:
        assert SENTENCES.say(Text(f"about.card.{card}")).endswith(".")
        assert SENTENCES.say(Text(f"card.{card}"))
    assert SENTENCES.say(Text("card.merchant"))
    for piece in PIECES:
        assert SENTENCES.say(Text(f"piece.{piece}"))
    for category in CATEGORIES:
        assert SENTENCES.say(Text(f"category.{category}"))
    for variant in CLEOPATRA.variants:
        for value in variant.values:
            assert SENTENCES.say(Text(f"value.{value}"))
            assert SENTENCES.say(Text(f"about.{variant.key}.{value}")).endswith(".")


@pytest.mark.parametrize("key", ["finds", "shows", "discovers", "salvages", "looks_at", "keeps"])
def test_a_secret_event_has_a_twin_without_the_secret(key: str) -> None:
    assert "{a_card}" in str(EVENTS[f"event.{key}"])
    assert "card}" not in str(EVENTS[f"event.{key}.hidden"])


def test_what_is_paid_at_once_names_every_kind_of_card_once() -> None:
    state = table()
    state.merchants[ANNA] = 2
    give(state, ANNA, "artisan")
    answer(state, "build wall 0")
    assert SENTENCES.say(state.describe(ANNA, state.legal(ANNA)[-1])) == (
        "Pay at once: Artisan and 2 × Merchant of the Nile"
    )
