"""The sentences of the game."""

from __future__ import annotations

import pytest

from baumeister.core.text import Text
from baumeister.games.kheops.rules.actions import VOCABULARY, Found
from baumeister.games.kheops.rules.cells import NAMES
from baumeister.games.kheops.rules.game import KHEOPS
from baumeister.games.kheops.rules.names import COLOURS, FIGURES, SARCOPHAGUS, SYMBOLS
from baumeister.games.kheops.rules.texts import CELL_NAMES, EVENTS, SENTENCES


@pytest.mark.parametrize(
    ("notation", "sentence"),
    [
        ("put mummy g3", "Put the mummy on G3"),
        ("turn g3 lb", "Turn the tile on G3: open to the left and below"),
        ("turn g2 lt", "Turn the tile on G2: open to the left and above"),
        ("replace g3 worker", "Replace the enemy on G3 with a worker"),
        ("move g3 f2", "Move your figure from G3 to F2"),
        (
            "lay corridor2_move f2 rt",
            "Lay a corridor with 2 openings (move a figure) on F2, open to the right and above",
        ),
        ("found hall1_ankh 0", "Lay a hall with 1 opening (ankh) in the foundation"),
        ("draw hall3_gold_queen", "Draw a hall with 3 openings (golden sarcophagus, queen)"),
    ],
)
def test_actions_in_words(notation: str, sentence: str) -> None:
    assert SENTENCES.say(VOCABULARY.parse(notation).text()) == sentence


def test_every_action_can_be_said() -> None:
    """But for the foundation, of which only the question knows where a tile goes."""
    actions = [action for action in VOCABULARY if not isinstance(action, Found)]
    sentences = [SENTENCES.say(action.text()) for action in actions]
    assert len(set(sentences)) == len(actions)
    assert not any("{" in sentence for sentence in sentences)


def test_cells_are_named_as_in_the_notation() -> None:
    assert [name.lower() for name in CELL_NAMES] == NAMES


def test_every_symbol_figure_and_option_is_explained() -> None:
    for symbol in SYMBOLS[:SARCOPHAGUS]:
        assert SENTENCES.say(Text(f"about.symbol.{symbol}")).endswith(".")
    assert SENTENCES.say(Text("about.symbol.sarcophagus")).endswith(".")
    for figure in FIGURES:
        assert SENTENCES.say(Text(f"about.figure.{figure}")).endswith(".")
    for kind, names in (("symbol", SYMBOLS), ("figure", FIGURES), ("colour", COLOURS)):
        assert all(SENTENCES.say(Text(f"{kind}.{name}")) for name in names)
    for variant in KHEOPS.variants:
        assert SENTENCES.say(Text(f"variant.{variant.key}"))
        for value in variant.values:
            assert SENTENCES.say(Text(f"value.{value}"))
            assert SENTENCES.say(Text(f"note.{variant.key}.{value}"))


def test_one_point_is_not_plural() -> None:
    one = Text("event.scores_ankhs", {"seat": 0, "ankhs": 1, "n": 1})
    assert SENTENCES.say(one, names=["Anna"]) == (
        "Anna stands on 1 of the ankhs that count: 1 point."
    )


def test_a_secret_event_has_a_twin_without_the_secret() -> None:
    hidden = EVENTS["event.draws.hidden"]
    assert isinstance(hidden, str)
    assert "tile}" not in hidden
