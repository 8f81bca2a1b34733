"""The sentences of the game."""

from __future__ import annotations

import pytest

from baumeister.core.sentences import pack
from baumeister.core.text import Text
from baumeister.games.oh_pharaoh.rules.actions import VOCABULARY
from baumeister.games.oh_pharaoh.rules.game import OH_PHARAOH
from baumeister.games.oh_pharaoh.rules.names import KINDS, SPECIAL
from baumeister.games.oh_pharaoh.rules.texts import EVENTS, SENTENCES
from baumeister.languages import language


@pytest.mark.parametrize(
    ("notation", "sentence"),
    [
        ("score 0", "Score pyramid 1"),
        ("open 2", "Take open card 3"),
        ("lay 8 1", "Lay an 8 on pyramid 2"),
        ("lay joker 0 5", "Lay a joker as 5 on pyramid 1"),
        ("swap 1 0 5", "Swap a 5 for the joker in Seat 2’s pyramid 1"),
        ("thief 2 1", "Send a thief to Seat 3’s pyramid 2"),
        ("give tax", "Give a tax collector"),
        ("want 1", "Ask for a 1"),
        ("propose 3", "Offer it to Seat 4"),
        ("steal joker 5", "Steal the joker that stands for 5"),
        ("take_back 6", "Take back a 6"),
        ("take_back joker 6", "Take back the joker that stands for 6"),
        ("discard pharaoh", "Discard a pharaoh"),
    ],
)
def test_people_count_from_one(notation: str, sentence: str) -> None:
    assert SENTENCES.say(VOCABULARY.parse(notation).text()) == sentence


@pytest.mark.parametrize("code", ["en", "de"])
def test_every_action_can_be_said(code: str) -> None:
    sentences = [SENTENCES.say(action.text(), language(code)) for action in VOCABULARY]
    assert len(set(sentences)) == len(VOCABULARY)
    assert not any("{" in sentence for sentence in sentences)


def test_both_sides_of_an_offer_are_listed() -> None:
    data = {
        "seat": 0,
        "other": 1,
        "give": pack([12, 5, 5], len(KINDS)),
        "want": pack([0], len(KINDS)),
    }
    assert SENTENCES.say(Text("event.trades", data), names=["Anna", "Ben"]) == (
        "Anna trades with Ben: a 5, a 5 and a pharaoh for a joker."
    )


def test_a_single_point_is_not_plural() -> None:
    data = {"seat": 0, "pyramid": 0, "n": 1}
    assert SENTENCES.say(Text("event.final_score", data)) == "Seat 1 gets 1 point for pyramid 1."


def test_every_card_and_option_has_a_name() -> None:
    for card in KINDS:
        assert SENTENCES.say(Text(f"card.{card}"))
    for card in (0, *SPECIAL):
        assert SENTENCES.say(Text(f"about.card.{KINDS[card]}")).endswith(".")
    for variant in OH_PHARAOH.variants:
        assert SENTENCES.say(Text(f"variant.{variant.key}"))
        for value in variant.values:
            assert SENTENCES.say(Text(f"value.{value}"))


@pytest.mark.parametrize("key", ["event.draws", "event.collects"])
def test_a_secret_event_has_a_twin_without_the_secret(key: str) -> None:
    hidden = EVENTS[f"{key}.hidden"]
    assert isinstance(hidden, str)
    assert "card}" not in hidden
