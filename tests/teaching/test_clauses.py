"""Clauses: how they are numbered, and how refusals and paragraphs find theirs."""

from __future__ import annotations

from baumeister.teaching.clauses import Clauses, chapter, clause, label

RULEBOOK = Clauses(
    "xy",
    chapter("Beginning", "Anfang", clause("Shuffle.", said="setup"), clause("Deal.", said="setup")),
    chapter(
        "Turn",
        "Zug",
        clause("Draw.", "turn.draw", "test_one test_two", said="turn", refused="no_card"),
        clause("Rest.", rulings=(3,)),
        clause("Discard.", said="turn setup"),
    ),
)


def labels(key: str) -> list[str]:
    return [label(run) for run in RULEBOOK.of_paragraph(key)]


def test_clauses_are_numbered_by_chapter() -> None:
    numbers = [each.number for each in RULEBOOK.numbered]
    assert numbers == ["1.1", "1.2", "2.1", "2.2", "2.3"]
    assert RULEBOOK.numbered[2].anchor == "clause-2-1"
    assert str(RULEBOOK.numbered[2]) == "§\N{NO-BREAK SPACE}2.1"


def test_lists_are_written_as_words() -> None:
    drawing = RULEBOOK.numbered[2].clause
    assert (drawing.code, drawing.tests) == (("turn.draw",), ("test_one", "test_two"))


def test_a_paragraph_has_its_clauses_in_runs_that_end_with_a_gap_or_a_chapter() -> None:
    assert labels("setup") == ["§\N{NO-BREAK SPACE}1.1–1.2", "§\N{NO-BREAK SPACE}2.3"]
    assert labels("turn") == ["§\N{NO-BREAK SPACE}2.1", "§\N{NO-BREAK SPACE}2.3"]
    assert labels("idea") == []


def test_a_refusal_cites_its_clause_if_it_is_about_a_rule() -> None:
    assert RULEBOOK.of_refusal("refuse.no_card") is RULEBOOK.numbered[2]
    assert RULEBOOK.of_refusal("refuse.stale") is None
