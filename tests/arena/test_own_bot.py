"""The bot in ten lines of the documents plays in the arena as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

from baumeister.arena.report import report
from tests.arena.games import plan, played

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "bots.md"


def first_block() -> str:
    found = re.search(r"^```python\n(.*?)^```$", DOCUMENT.read_text("utf-8"), re.DOTALL | re.M)
    assert found is not None
    return found[1]


def test_it_has_ten_lines() -> None:
    assert len([line for line in first_block().splitlines() if line.strip()]) == 10


def test_it_beats_random_answers(tmp_path: Path) -> None:
    path = tmp_path / "my_bot.py"
    path.write_text(first_block(), "utf-8")
    wanted = plan(f"{path}:Patient", "random", game="imhotep", games=4)
    duel = report(wanted, [played(fixture) for fixture in wanted.fixtures()]).duels[0]
    assert duel.share > 0.5
    assert duel.lead > 0
