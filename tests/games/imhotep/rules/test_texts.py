"""The sentences of the game."""

from __future__ import annotations

import pytest

from baumeister.core.text import Text
from baumeister.games.imhotep.rules.actions import VOCABULARY, Card
from baumeister.games.imhotep.rules.game import IMHOTEP
from baumeister.games.imhotep.rules.names import CARDS, SITES
from baumeister.games.imhotep.rules.texts import EVENTS, SENTENCES


@pytest.mark.parametrize(
    ("notation", "sentence"),
    [
        ("place 2 0", "Put a stone on ship 3, slot 1"),
        ("sail 0 burial_chamber", "Sail ship 1 to the burial chamber"),
        ("play chisel", "Play the card Chisel"),
        ("pyramid middle", "Build on the middle pyramid"),
        ("round 6", "Round card 7"),
    ],
)
def test_people_count_from_one(notation: str, sentence: str) -> None:
    assert SENTENCES.say(VOCABULARY.parse(notation).text()) == sentence


def test_every_action_can_be_said() -> None:
    """But for a card of the market, of which only the question knows what it is."""
    actions = [action for action in VOCABULARY if not isinstance(action, Card)]
    sentences = [SENTENCES.say(action.text()) for action in actions]
    assert len(set(sentences)) == len(actions)
    assert not any("{" in sentence for sentence in sentences)


def test_one_stone_is_not_plural() -> None:
    one = Text("event.takes", {"seat": 0, "n": 1})
    assert SENTENCES.say(one, names=["Anna"]) == "Anna takes 1 stone from the quarry."
    assert SENTENCES.say(Text("event.takes", {"seat": 1, "n": 2})) == (
        "Seat 2 takes 2 stones from the quarry."
    )


def test_every_side_card_and_option_is_explained() -> None:
    for site in SITES:
        for side in "AB":
            assert SENTENCES.say(Text(f"about.{site}.{side}")).endswith(".")
    for card in CARDS:
        assert SENTENCES.say(Text(f"about.card.{card}")).endswith(".")
        assert SENTENCES.say(Text(f"card.{card}"))
    for variant in IMHOTEP.variants:
        assert SENTENCES.say(Text(f"variant.{variant.key}"))
        for value in variant.values:
            assert SENTENCES.say(Text(f"value.{value}"))


def test_a_secret_event_has_a_twin_without_the_secret() -> None:
    hidden = EVENTS["event.sees.hidden"]
    assert isinstance(hidden, str)
    assert "{card}" not in hidden
