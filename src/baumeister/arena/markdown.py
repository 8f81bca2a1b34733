"""The report as Markdown: a section for a document, with the command that makes it again."""

from __future__ import annotations

from baumeister.arena import grids, words
from baumeister.arena.grids import Grid
from baumeister.arena.report import Report
from baumeister.arena.words import Voice


def markdown(voice: Voice, report: Report) -> str:
    parts = [
        f"### {words.title(voice, report)}",
        f"```sh\n{report.command}\n```",
        words.played(voice, report),
        _table(grids.cross(voice, report)),
        f"{words.shares(voice, report)} {words.scale(voice, report)}",
        _table(grids.duels(voice, report)),
        _table(grids.times(voice, report)),
    ]
    return "\n\n".join(parts) + "\n"


def _table(grid: Grid) -> str:
    rule = ["---", *["---:"] * (len(grid.heads) - 1)]
    return "\n".join(_row(row) for row in (grid.heads, rule, *grid.rows))


def _row(cells: list[str]) -> str:
    return "| " + " | ".join(cells) + " |"
