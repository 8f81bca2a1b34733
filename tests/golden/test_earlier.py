"""Games by rules that have changed since: their records still lead to every byte they led to."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from baumeister.core.game import Game
from baumeister.core.record import Entry, Record, start_of
from baumeister.core.state import CHANCE
from baumeister.games import all_games, game
from tests.golden.rewrite import FOLDER
from tests.golden.transcript import told

EARLIER = FOLDER / "earlier"  # a folder for each game and version: golden files as they were
KEPT = sorted(EARLIER.glob("*/*.txt"))
ANSWER = re.compile(r"^(-|\d+) [^\n]+\n    = ([^\n]+)$", re.MULTILINE)


def kept_record(text: str) -> Record:
    """What was stored of a game that is told in this text."""
    head = json.loads(text.partition("\n")[0])
    entries: list[Entry] = [
        (CHANCE if seat == "-" else int(seat), notation) for seat, notation in ANSWER.findall(text)
    ]
    return Record(head["game"], head["rules"], head["seats"], head["options"], entries)


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.relative_to(EARLIER).as_posix())
def test_a_record_of_earlier_rules_replays_to_the_byte(path: Path) -> None:
    text = path.read_text("utf-8")
    record = kept_record(text)
    answers = iter(record.entries)
    state = start_of(game(record.game), record, log=True)
    assert told([text.partition("\n")[0], ""], state, lambda _: next(answers)) == text
    assert next(answers, None) is None


@pytest.mark.parametrize("known", all_games(), ids=lambda known: known.id)
def test_games_of_every_earlier_version_are_kept(known: Game) -> None:
    records = [kept_record(path.read_text("utf-8")) for path in KEPT]
    versions = {record.rules_version for record in records if record.game == known.id}
    assert versions == known.earlier.keys() == set(range(1, known.rules_version))
