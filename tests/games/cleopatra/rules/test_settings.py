"""What people are told about variants and printed values."""

from __future__ import annotations

from baumeister.games.cleopatra.rules.texts import SENTENCES
from tests.games.cleopatra.rules.table import changed_edition, start


def told(seats: int = 3, edition: str | None = None, **variants: str) -> list[str]:
    state = start(seats, edition=edition, **variants)
    return [SENTENCES.say(text) for text in state.notes()]


def test_what_holds_in_every_game() -> None:
    notes = told()
    assert notes[0] == "At the end, the crocodile eats whoever has the most amulets left."
    assert "Two pieces in a turn bring 2 talents more, three or more 5." in notes
    assert "A merchant of the Nile that is left at the end is worth 3 talents." in notes
    assert (
        "A trompe-l’œil stands for stone, marble, timber or lapis, but not for an artisan." in notes
    )
    assert "If Cleopatra has not arrived by then, the game ends after round 100." in notes


def test_two_players_have_a_rule_of_their_own() -> None:
    assert told(2)[0] == (
        "Two players: 8 amulets at the end feed the crocodile; fewer cost a talent each."
    )


def test_flipping_is_explained() -> None:
    assert told()[1] == "Mosaics are turned as you like, but always show their front."
    assert told(flipping="on")[1] == "Mosaics may also be laid as their mirror image."


def test_what_is_not_sure_is_said() -> None:
    notes = told()
    assert (
        "Known from a single printed source in this edition: corruption, throne, high_priest."
        in notes
    )
    assert (
        "Worked out by us in this edition: trompe_loeil, garden, walls, two_players, inspection."
        in notes
    )


def test_an_edition_with_printed_values_is_praised() -> None:
    text = changed_edition(("artisan = [0]", "artisan = [1]"))
    text = text.replace('"reconstruction"', '"confirmed"').replace('"single source"', '"confirmed"')
    notes = told(edition=text)
    assert notes[-1] == "No value of this edition had to be worked out by us."
    assert "A trompe-l’œil stands for any resource, artisans included." in notes
