"""What people are told about the chosen readings."""

from __future__ import annotations

from baumeister.games.kheops.rules.game import KHEOPS
from baumeister.games.kheops.rules.texts import SENTENCES
from tests.games.kheops.rules.table import start


def notes(*, edition: str | None = None, **variants: str) -> list[str]:
    return [SENTENCES.say(text) for text in start(edition=edition, **variants).notes()]


def test_the_notes_of_an_ordinary_game() -> None:
    assert notes() == [
        "One game: White begins, Blue lays the last tile.",
        "A section is closed if none of its tiles is open at the edge of the pyramid.",
        "Nobody gets a section in which both are equally strong.",
        "The symbol of a tile also acts when a figure replaces another there.",
        "A section scores 1 for each hall, 5 for a single sarcophagus, 15 for a pair, 5 with the"
        " apex and 5 as the longest; closed, it counts 2 times as much.",
        "The ankhs you stand on score the square of their number.",
        "If points are equal, the victory is shared.",
        "Worked out by us in this edition: foundation, tiles.",
    ]


def test_the_notes_of_the_other_readings() -> None:
    assert notes(match="two_games", closed="everywhere", ties="both", replacing="rests")[:4] == [
        "Two games: the colours are swapped, and the points are added up.",
        "A section is closed if every opening of its tiles meets another opening.",
        "Both get the points of a section in which they are equally strong.",
        "The symbol of a tile does not act when a figure replaces another.",
    ]


def test_an_edition_from_the_box_says_so() -> None:
    text = KHEOPS.edition().replace('"reconstruction"', '"single source"')
    assert notes(edition=text)[-2:] == [
        "Known from a single printed source in this edition: foundation, tiles.",
        "No value of this edition had to be worked out by us.",
    ]
