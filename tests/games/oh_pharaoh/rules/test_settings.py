"""What people are told about variants and printed values."""

from __future__ import annotations

from baumeister.games.oh_pharaoh.rules.texts import SENTENCES
from tests.games.oh_pharaoh.rules.table import changed_edition, spaces, start

TRACK = [
    "From space 3 of the track on, everybody may have two pyramids.",
    "From space 6 on, only pyramids with three or more steps score.",
    "On space 10, the last phase begins.",
    "Known from a single printed source in this edition: two_pyramids.",
    "Worked out by us in this edition: three_steps.",
]


def told(edition: str | None = None, **variants: str) -> list[str]:
    return [SENTENCES.say(note) for note in start(3, edition=edition, **variants).notes()]


def test_what_holds_in_every_game() -> None:
    assert told() == ["At most 12 offers per turn; an abandoned offer counts, too.", *TRACK]


def test_trading_can_be_switched_off() -> None:
    assert told(offers="0", alike="off") == ["Nobody trades in this game.", *TRACK]


def test_the_same_number_on_both_sides() -> None:
    assert told(alike="off")[1] == "The same card may not be on both sides of a trade."


def test_offers_without_a_limit() -> None:
    assert told(offers="unlimited")[0] == "As many offers per turn as you like."


def test_what_was_the_rule_before_is_told() -> None:
    assert told(four_cards="on", must_take="on")[1:3] == [
        "No more than four cards on each side of an offer.",
        "A thief who gets through and a tax collector have to take.",
    ]


def test_another_track_is_told() -> None:
    assert told(changed_edition(*spaces(1, 2, 4)))[1:4] == [
        "From space 1 of the track on, everybody may have two pyramids.",
        "From space 2 on, only pyramids with three or more steps score.",
        "On space 4, the last phase begins.",
    ]
