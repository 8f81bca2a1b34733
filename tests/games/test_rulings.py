"""The rulings: each number that the code cites is written down, and each is pinned by a test."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
GAMES = {
    "IM": "imhotep",
    "OP": "oh_pharaoh",
    "CL": "cleopatra",
    "KH": "kheops",
    "VK": "valley_of_the_kings",
}

HEADING = re.compile(r"^### ([A-Z]+-\d+): .+$", re.MULTILINE)
PARTS = ("**Question.** ", "**Decision.** ", "**Reason.** ")


def sources(folder: str) -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted((ROOT / folder).rglob("*.py")))


def rulings() -> dict[str, str]:
    """The text of each ruling by its number."""
    _, *parts = HEADING.split((ROOT / "docs" / "rulings.md").read_text("utf-8"))
    return dict(zip(parts[::2], parts[1::2], strict=True))


def pinned() -> dict[str, set[str]]:
    """The tests of each ruling, by the number in their names."""
    tests: dict[str, set[str]] = {}
    for name, prefix, number in re.findall(
        r"^def (test_ruling_([a-z]+)_(\d+)_\w+)\(", sources("tests/games"), re.MULTILINE
    ):
        tests.setdefault(f"{prefix.upper()}-{number}", set()).add(name)
    return tests


def test_every_ruling_the_code_cites_is_written_down() -> None:
    cited = set(re.findall(r"Ruling ([A-Z]+-\d+)", sources("src")))
    assert cited
    assert cited <= rulings().keys()


def test_rulings_are_numbered_without_gaps() -> None:
    numbers = list(rulings())
    for prefix in GAMES:
        mine = [number for number in numbers if number.startswith(prefix)]
        assert mine == [f"{prefix}-{n}" for n in range(1, len(mine) + 1)]
    assert {number.partition("-")[0] for number in numbers} == GAMES.keys()


def test_every_ruling_has_a_question_a_decision_and_a_reason() -> None:
    for number, text in rulings().items():
        assert all(text.count(part) == 1 for part in PARTS), number


def test_every_ruling_names_its_tests_and_they_exist() -> None:
    named = {number: set(re.findall(r"`(test_\w+)`", text)) for number, text in rulings().items()}
    assert named == pinned()
