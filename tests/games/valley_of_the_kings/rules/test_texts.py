"""The sentences of the game."""

from __future__ import annotations

import pytest

from baumeister.core.text import Text
from baumeister.games.valley_of_the_kings.rules.actions import VOCABULARY
from baumeister.games.valley_of_the_kings.rules.game import VALLEY_OF_THE_KINGS
from baumeister.games.valley_of_the_kings.rules.names import COLOURS, KINDS, SIZES
from baumeister.games.valley_of_the_kings.rules.texts import EVENTS, SENTENCES


@pytest.mark.parametrize(
    ("notation", "sentence"),
    [
        ("bid 0 4", "Place the tile with 4 gold rings at group 1"),
        ("bid 2 1", "Place the tile with 1 gold ring at group 3"),
        ("bid 1 0", "Place a blank tile at group 2, to bluff"),
        ("overseer 0 13-h", "Overseer 1 to field 13-H"),
        ("overseer 1 16", "Overseer 2 to area 16"),
        ("worker 4 2-c", "Worker 5 to field 2-C"),
        ("worker 0 22", "Worker 1 to area 22"),
        ("steal 2 9", "Steal the block at position 10 of site 2"),
        ("take_over 15", "Take over site 15"),
        ("build 1 ochre 4", "Place an ochre block on site 1, position 5"),
        ("done", "Done"),
        ("draw grey", "Draw a grey block"),
    ],
)
def test_people_count_from_one_and_read_printed_names(notation: str, sentence: str) -> None:
    assert SENTENCES.say(VOCABULARY.parse(notation).text()) == sentence


def test_every_action_can_be_said() -> None:
    sentences = [SENTENCES.say(action.text()) for action in VOCABULARY]
    assert len(set(sentences)) == len(sentences)
    assert not any("{" in sentence for sentence in sentences)


def test_every_option_colour_and_kind_has_a_name() -> None:
    for variant in VALLEY_OF_THE_KINGS.variants:
        assert SENTENCES.say(Text(f"variant.{variant.key}"))
        for value in variant.values:
            assert SENTENCES.say(Text(f"value.{value}"))
            assert SENTENCES.say(Text(f"about.{variant.key}.{value}")).endswith(".")
    for kind in KINDS:
        assert SENTENCES.say(Text(f"about.kind.{kind}")).endswith(".")
        assert SENTENCES.say(Text(f"kind.{kind}"))
        assert SENTENCES.say(Text(f"source.{kind}"))
    assert all(SENTENCES.say(Text(f"colour.{colour}")) for colour in COLOURS)
    assert all(SENTENCES.say(Text(f"size.{size}")) for size in SIZES)


def test_a_secret_event_has_a_twin_without_the_secret() -> None:
    hidden = EVENTS["event.bids.hidden"]
    assert isinstance(hidden, str)
    assert "{n}" not in hidden
