"""The golden files: games, counts and vocabularies that may change only on purpose."""

from __future__ import annotations

import re

import pytest

from baumeister.core.game import Game
from baumeister.games import all_games, game
from tests.golden.rewrite import (
    FOLDER,
    POSITIONS,
    TALES,
    golden_files,
    leaves,
    told,
    vocabulary,
)
from tests.golden.tales import Position, Tale
from tests.golden.transcript import compact

every_game = pytest.mark.parametrize("known", all_games(), ids=lambda known: known.id)


def read(name: str) -> str:
    return (FOLDER / name).read_text("utf-8")


@pytest.mark.parametrize("tale", TALES, ids=Tale.file)
def test_the_game_is_told_as_before(tale: Tale) -> None:
    assert told(tale) == read(tale.file())


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_as_many_answers_are_possible_as_before(position: Position) -> None:
    line = f"{position.name}: {leaves(game(position.game), position)}"
    assert line in read(f"{position.game}.perft").splitlines()


@every_game
def test_the_vocabulary_only_grows_at_its_end(known: Game) -> None:
    assert vocabulary(known) == read(f"{known.id}.vocabulary")


def test_every_golden_file_is_still_written() -> None:
    kinds = ("*/*.txt", "*.perft", "*.vocabulary")
    found = {path.relative_to(FOLDER).as_posix() for kind in kinds for path in FOLDER.glob(kind)}
    assert found == {name for name, _ in golden_files()}


@every_game
def test_every_number_of_seats_has_a_transcript(known: Game) -> None:
    told = {tale.seats for tale in TALES if tale.game == known.id}
    assert told == set(range(known.fewest, known.most + 1))


@every_game
def test_every_option_is_chosen_in_a_transcript(known: Game) -> None:
    chosen = [known.complete(tale.variants) for tale in TALES if tale.game == known.id]
    for variant in known.variants:
        assert {variants[variant.key] for variants in chosen} == set(variant.values)


@every_game
def test_every_question_is_asked_in_a_transcript(known: Game) -> None:
    prompts = {key.removeprefix("ask.") for key in known.sentences.templates if "ask." in key}
    asked = {
        found
        for tale in TALES
        if tale.game == known.id
        for found in re.findall(r"^(?:-|\d+) ([\w.]+)", read(tale.file()), re.MULTILINE)
    }
    assert asked == prompts


@every_game
def test_every_game_has_counted_positions(known: Game) -> None:
    names = [position.name for position in POSITIONS if position.game == known.id]
    assert names
    assert [line.partition(":")[0] for line in read(f"{known.id}.perft").splitlines()] == names


@every_game
def test_no_two_positions_count_the_same(known: Game) -> None:
    """Otherwise the seats or sides of one of them do not matter to its count."""
    counted = [line.partition(": ")[2] for line in read(f"{known.id}.perft").splitlines()]
    assert len(set(counted)) == len(counted)


def test_options_stand_together_without_losing_their_order() -> None:
    vocabulary = game("imhotep").vocabulary
    notations = ["take", "place 0 0", "place 0 2", "place 1 0", "point", "stones"]
    actions = [vocabulary.parse(notation) for notation in notations]
    assert compact(actions) == "take, place 0 (0 2), place 1 (0), point, stones"
    assert compact([]) == ""
