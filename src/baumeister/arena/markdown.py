"""The report as Markdown: a section for a document, with the command that makes it again."""

from __future__ import annotations

from baumeister.arena import grids, words
from baumeister.arena.grids import Grid
from baumeister.arena.report import Report
from baumeister.arena.words import Teller


def markdown(teller: Teller, report: Report) -> str:
    others = [make for make in grids.tables(report)[1:] if make is not grids.points]
    parts = [
        f"### {words.title(teller, report)}",
        f"```sh\n{report.command}\n```",
        words.played(teller, report),
        _table(grids.standing(teller, report)),
        " ".join(words.notes(teller, report)),
        *(_table(make(teller, report)) for make in others),
    ]
    return "\n\n".join(parts) + "\n"


def _table(grid: Grid) -> str:
    rule = ["---", *["---:"] * (len(grid.heads) - 1)]
    return "\n".join(_row(row) for row in (grid.heads, rule, *grid.rows))


def _row(cells: list[str]) -> str:
    return "| " + " | ".join(cells) + " |"
