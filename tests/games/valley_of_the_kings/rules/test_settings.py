"""What people are told about variants and printed values."""

from __future__ import annotations

from baumeister.games.valley_of_the_kings.rules.game import VALLEY_OF_THE_KINGS
from baumeister.games.valley_of_the_kings.rules.texts import SENTENCES
from tests.games.valley_of_the_kings.rules.table import start


def told(seats: int = 4, edition: str | None = None, **variants: str) -> list[str]:
    return [SENTENCES.say(note) for note in start(seats, edition=edition, **variants).notes()]


def test_what_holds_in_every_game() -> None:
    assert told(3) == [
        "A finished pyramid, mixed: small 1, large 4 points.",
        "A finished pyramid, layered: small 3, large 10 points.",
        "A finished pyramid, single-coloured: small 5, large 16 points.",
        "The middle block at the base of a large pyramid, position 5, will be hidden: it may have"
        " any colour.",
        "With 3 players, these sites are in play: 2, 3, 4, 6, 7, 8, 10, 11, 12, 13, 14, 15.",
        "Each player has bid tiles with 0, 0, 0, 0, 1, 2, 3, 4 gold rings.",
        "Both overseers together have 6 steps in a round, and all workers together as many.",
        "The game ends with the round in which the pharaoh’s pyramid has 30 blocks.",
        "It also ends when all sites are finished, or after round 30.",
        "Known from a single printed source in this edition: bid_tiles.",
        "Worked out by us in this edition: blocks, points, areas, sites, map.",
    ]


def test_stripes_are_mentioned_where_they_count() -> None:
    assert told(stripes="on")[1] == "A finished pyramid, striped: small 2, large 7 points."


def test_an_edition_of_printed_values_only_says_so() -> None:
    printed = VALLEY_OF_THE_KINGS.edition().replace('"reconstruction"', '"confirmed"')
    printed = printed.replace('"single source"', '"confirmed"')
    assert told(edition=printed)[-1] == "No value of this edition had to be worked out by us."
    assert not any("single" in note and "source" in note for note in told(edition=printed))
