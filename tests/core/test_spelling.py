"""Spelling: what people write and type counts from one, and is understood."""

from __future__ import annotations

import pytest

from baumeister import UnknownNotation, all_games, game
from baumeister.core.game import Game
from baumeister.core.spelling import spelled, typed

CLEOPATRA = game("cleopatra")
IMHOTEP = game("imhotep")
OH_PHARAOH = game("oh_pharaoh")


@pytest.mark.parametrize(
    ("notation", "written"),
    [
        ("take", "take"),
        ("place 0 1", "place 1 2"),
        ("sail 1 temple", "sail 2 temple"),
        ("card 3", "card 4"),
        ("play lever", "play lever"),
    ],
)
def test_people_count_from_one(notation: str, written: str) -> None:
    action = IMHOTEP.vocabulary.parse(notation)
    assert spelled(IMHOTEP, action) == written
    assert typed(IMHOTEP, f" {written.upper()} ") is action


@pytest.mark.parametrize(
    ("notation", "written"),
    [
        ("lay 1 1", "lay 1 2"),
        ("lay joker 0 9", "lay joker 1 9"),
        ("swap 0 1 2", "swap 1 2 2"),
        ("thief 2 0", "thief 3 1"),
        ("steal 1", "steal 1"),
        ("give tax", "give tax"),
        ("propose 0", "propose 1"),
        ("roll 1", "roll 1"),
    ],
)
def test_people_count_players_and_pyramids_from_one(notation: str, written: str) -> None:
    assert spelled(OH_PHARAOH, OH_PHARAOH.vocabulary.parse(notation)) == written


@pytest.mark.parametrize(
    ("notation", "written"),
    [
        ("build wall 0", "build wall 1"),
        ("build obelisk 0", "build obelisk 1"),
        ("build throne", "build throne"),
        ("accept 0", "accept 1"),
        ("pick F", "pick F"),
    ],
)
def test_a_number_that_is_not_written_does_not_count(notation: str, written: str) -> None:
    assert spelled(CLEOPATRA, CLEOPATRA.vocabulary.parse(notation)) == written


@pytest.mark.parametrize("known", all_games(), ids=lambda known: known.id)
def test_what_is_spelled_for_people_is_read_back_as_the_same_action(known: Game) -> None:
    assert [typed(known, spelled(known, action)) for action in known.vocabulary] == list(
        known.vocabulary
    )


def test_what_nobody_knows_is_refused_in_the_words_that_were_typed() -> None:
    with pytest.raises(UnknownNotation, match="“Sail away” is not a move this game knows"):
        typed(IMHOTEP, "Sail away")
