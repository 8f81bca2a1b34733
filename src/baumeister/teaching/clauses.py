"""Clauses: every sentence of a rulebook that rules something, and what keeps it.

They are numbered by the chapters of the rulebook: § 3.2 is the second clause of the third one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

SIGN: Final = "§\N{NO-BREAK SPACE}"


@dataclass(frozen=True)
class Clause:
    """A sentence in our own words, the code that does it and the tests that fail without it.

    Code is named by its module in the room of the rules: `turn.Turn.legal`; in another room:
    `drawing/seats.seat_panel`; a value of the edition by its table: `edition.toml:ships`. A remark
    (`REMARKS` in `texts.py`) says why one of them is missing.
    """

    text: str  # a marked template
    code: tuple[str, ...] = ()
    tests: tuple[str, ...] = ()
    rulings: tuple[int, ...] = ()
    paragraphs: tuple[str, ...] = ()  # of the rules page that say it, by their keys
    refusals: tuple[str, ...] = ()  # that it leads to, by their keys
    remark: str = ""


@dataclass(frozen=True)
class Chapter:
    """The clauses under one heading of the rulebook."""

    title: str  # a marked template
    printed: str  # the heading as it is printed
    clauses: tuple[Clause, ...]


@dataclass(frozen=True)
class Numbered:
    """A clause and its number."""

    chapter: int
    place: int
    clause: Clause

    @property
    def number(self) -> str:
        return f"{self.chapter}.{self.place}"

    @property
    def anchor(self) -> str:
        return f"clause-{self.chapter}-{self.place}"

    def __str__(self) -> str:
        return f"{SIGN}{self.number}"


class Clauses:
    """A whole rulebook."""

    def __init__(
        self, prefix: str, *chapters: Chapter, plain: str = "", technical: str = ""
    ) -> None:
        """`prefix` is that of the rulings. `plain` paragraphs and `technical` refusals are those
        that no clause of the rulebook stands behind.
        """
        self.prefix: Final = prefix
        self.chapters: Final = chapters
        self.plain: Final = frozenset(plain.split())
        self.technical: Final = frozenset(technical.split())
        self.numbered: Final = tuple(_numbered(chapters))

    def of_refusal(self, key: str) -> Numbered | None:
        """The clause that a refusal cites."""
        name = key.removeprefix("refuse.")
        return next((each for each in self.numbered if name in each.clause.refusals), None)

    def of_paragraph(self, key: str) -> list[list[Numbered]]:
        """The clauses that a paragraph of the rules page says, as runs without a gap."""
        runs: list[list[Numbered]] = []
        for each in self.numbered:
            if key not in each.clause.paragraphs:
                continue
            if runs and _follows(runs[-1][-1], each):
                runs[-1].append(each)
            else:
                runs.append([each])
        return runs


def clause(
    text: str,
    code: str = "",
    tests: str = "",
    *,
    rulings: Sequence[int] = (),
    said: str = "",
    refused: str = "",
    remark: str = "",
) -> Clause:
    """A clause whose lists are written as words with spaces between them."""
    return Clause(
        text,
        tuple(code.split()),
        tuple(tests.split()),
        tuple(rulings),
        tuple(said.split()),
        tuple(refused.split()),
        remark,
    )


def chapter(title: str, printed: str, *clauses: Clause) -> Chapter:
    return Chapter(title, printed, clauses)


def label(run: Sequence[Numbered]) -> str:
    """A run of clauses by their numbers."""
    if len(run) == 1:
        return str(run[0])
    return f"{run[0]}–{run[-1].number}"


def _numbered(chapters: Sequence[Chapter]) -> Iterator[Numbered]:
    for n, each in enumerate(chapters, 1):
        for place, found in enumerate(each.clauses, 1):
            yield Numbered(n, place, found)


def _follows(one: Numbered, other: Numbered) -> bool:
    return one.chapter == other.chapter and one.place + 1 == other.place
