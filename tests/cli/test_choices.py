"""Choices in rows, and who is called what."""

from __future__ import annotations

from baumeister import game
from baumeister.cli.choices import Row, rendered, rows
from baumeister.core.game import Game

IMHOTEP = game("imhotep")
OH_PHARAOH = game("oh_pharaoh")


def rows_of(
    *notations: str, sentences: list[str] | None = None, known: Game = IMHOTEP
) -> list[Row]:
    actions = [known.vocabulary.parse(notation) for notation in notations]
    spoken = sentences or [known.sentences.say(action.text()) for action in actions]
    return rows(known, actions, spoken)


def test_choices_about_one_thing_share_a_row() -> None:
    assert rows_of("take", "place 0 0", "place 0 2", "place 1 0", "sail 2 market") == [
        Row("", [(1, "Take up to 3 stones from the quarry")]),
        Row("Put a stone on ship 1", [(2, "slot 1"), (3, "slot 3")]),
        Row("", [(4, "Put a stone on ship 2, slot 1")]),
        Row("", [(5, "Sail ship 3 to the market")]),
    ]


def test_cards_for_one_pyramid_share_a_row() -> None:
    notations = ("lay 1 0", "lay 8 0", "lay joker 0 8", "lay 5 1", "lay 6 1", "finish")
    assert rows_of(*notations, known=OH_PHARAOH) == [
        Row("Lay … on pyramid 1", [(1, "a 1"), (2, "an 8"), (3, "a joker as 8")]),
        Row("Lay … on pyramid 2", [(4, "a 5"), (5, "a 6")]),
        Row("", [(6, "End the player actions")]),
    ]


def test_cards_without_a_place_share_a_row() -> None:
    assert rows_of("steal 5", "steal 6", "take_all", known=OH_PHARAOH) == [
        Row("Steal", [(1, "a 5"), (2, "a 6")]),
        Row("", [(3, "Take back all cards")]),
    ]


def test_common_words_at_the_end_are_said_once() -> None:
    sentences = ["Schiff 1 zum Markt schicken", "Schiff 1 zur Pyramide schicken"]
    assert rows_of("sail 0 market", "sail 0 pyramid", sentences=sentences) == [
        Row("Schiff 1 … schicken", [(1, "zum Markt"), (2, "zur Pyramide")])
    ]


def test_sentences_that_contain_each_other_stay_whole() -> None:
    sentences = ["Take a card", "Take a card now"]
    assert rows_of("card 0", "card 1", sentences=sentences) == [
        Row("", [(1, "Take a card"), (2, "Take a card now")])
    ]


def test_a_long_row_is_continued_below_its_first_choice() -> None:
    sites = ("market", "pyramid", "temple", "burial_chamber", "obelisks")
    (row,) = rows_of(*(f"sail 0 {site}" for site in sites))
    assert [line.plain for line in rendered(row, 60)] == [
        "  Sail ship 1 to the  [1] market  [2] pyramid  [3] temple",
        "                      [4] burial chamber  [5] obelisks",
    ]
