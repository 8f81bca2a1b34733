"""The golden games: nothing that is legal, told or scored in them changes unseen."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from baumeister.core.game import Game
from baumeister.core.record import Record
from baumeister.corpus import folder_of
from baumeister.games import all_games, game
from tests.golden.features import features, features_in
from tests.golden.play_records import GAMES, OFTEN
from tests.golden.remarks import with_remarks

MIB = 2**20
MOST_MIB = 6  # of all golden games together

every_game = pytest.mark.parametrize("known", all_games(), ids=lambda known: known.id)


@cache
def texts(name: str) -> list[str]:
    return [path.read_text("utf-8") for path in paths(game(name))]


def paths(known: Game) -> list[Path]:
    return sorted(folder_of(known).glob("*.txt"))


@every_game
def test_every_answer_is_one_of_as_many_and_leads_to_the_same(known: Game) -> None:
    for path, text in zip(paths(known), texts(known.id), strict=True):
        told = with_remarks(known, Record.from_text(text))
        lines = zip(told.splitlines(), text.splitlines(), strict=True)
        changed = [f"{path.name}: {new} (was: {old})" for new, old in lines if new != old]
        assert changed[:3] == []


@every_game
def test_everything_happens_several_times(known: Game) -> None:
    found: Counter[str] = Counter()
    for text in texts(known.id):
        found += features_in(known, Record.from_text(text), text)
    rare = {one: found[one] for one in features(known) if found[one] < OFTEN}
    assert rare == {}
    assert len(texts(known.id)) >= GAMES


@every_game
def test_every_number_of_seats_every_variant_and_other_editions_are_played(known: Game) -> None:
    played = [Record.from_text(text) for text in texts(known.id)]
    assert {record.seats for record in played} == set(range(known.fewest, known.most + 1))
    for variant in known.variants:
        assert {record.variants[variant.key] for record in played} == set(variant.values)
    assert {record.edition is None for record in played} == {True, False}
    levels = {player.partition("@")[0] for record in played for player in record.players}
    assert {"builder", "architect"} <= levels


def test_they_are_small() -> None:
    sizes = [path.stat().st_size for known in all_games() for path in paths(known)]
    assert sum(sizes) < MOST_MIB * MIB
