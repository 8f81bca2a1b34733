"""The report as one page that needs nothing else: tables, plots, and light and dark colours."""

from __future__ import annotations

import re
from html import escape
from typing import Final

from baumeister.arena import grids, plots, words
from baumeister.arena.grids import Grid, Maker
from baumeister.arena.page_style import STYLE
from baumeister.arena.plots import Plot
from baumeister.arena.report import Duel, Report
from baumeister.arena.words import Teller

JOINTS: Final = re.compile(r"([/:@_])")
EVEN: Final = 0.02  # a share so near to the fair one has no colour


def page(teller: Teller, report: Report) -> str:
    title = escape(words.title(teller, report))
    return (
        f'<!doctype html>\n<html lang="{teller.language.code}" class="board auto">\n<head>\n'
        '<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{title}</h1>\n" + "\n".join(_parts(teller, report)) + "\n</main>\n</body>\n</html>\n"
    )


def _parts(teller: Teller, report: Report) -> list[str]:
    parts = [_p(words.played(teller, report), "lead"), *_notes(teller)]
    if report.games:
        parts += [
            _section(teller, report, grids.standing, _standing(teller, report), plots.ratings),
            _section(teller, report, grids.duels, _table(grids.duels(teller, report)), plots.duels),
            _section(
                teller, report, grids.points, _table(grids.points(teller, report)), plots.points
            ),
            _section(teller, report, grids.times, _table(grids.times(teller, report)), plots.times),
            _lengths(teller, report),
        ]
    command = f"<pre>{escape(report.command)}</pre>"
    version = teller.say("arena.version", version=report.version)
    parts += [
        f"<section><h2>{escape(teller.say('arena.command'))}</h2>{command}{_p(version)}"
        f"{_p(teller.say('arena.method'), 'note')}</section>"
    ]
    return parts


def _notes(teller: Teller) -> list[str]:
    return [] if plots.are_possible() else [_p(teller.say("arena.no_plots"), "note")]


def _section(
    teller: Teller,
    report: Report,
    grid: Maker,
    table: str,
    plot: Plot,
) -> str:
    title = grid(teller, report).title
    notes = ""
    if grid is grids.standing:
        notes = "".join(_p(note, "note") for note in words.notes(teller, report))
    return (
        f"<section><h2>{escape(title)}</h2>{table}{notes}"
        f"{_figure(teller, report, title, plot)}</section>"
    )


def _lengths(teller: Teller, report: Report) -> str:
    title = teller.say("arena.length_plot")
    return (
        f"<section><h2>{escape(title)}</h2>{_p(words.length(teller, report))}"
        f"{_figure(teller, report, title, plots.lengths)}</section>"
    )


def _figure(teller: Teller, report: Report, title: str, plot: Plot) -> str:
    """A picture says nothing that the table before it does not say."""
    if not plots.are_possible():
        return ""
    drawn = plot(teller, report)
    return f'<figure role="img" aria-label="{escape(title)}">{drawn}</figure>'


def _standing(teller: Teller, report: Report) -> str:
    if report.plan.gauntlet:
        return _table(grids.gauntlet(teller, report))
    return _cross(teller, report)


def _cross(teller: Teller, report: Report) -> str:
    """The cross table, in which a look at the colours is enough."""
    grid = grids.cross(teller, report)
    bots = report.plan.bots
    rows: list[str] = []
    for contender in report.contenders:
        shares = [_share(teller, report.duel(contender.bot, other)) for other in bots]
        rating = escape(words.rating(teller, contender))
        head = f'<th scope="row">{_breakable(contender.bot)}</th><td>{rating}</td>'
        rows.append(f"<tr>{head}{''.join(shares)}</tr>")
    return _framed(_head(grid), "".join(rows))


def _share(teller: Teller, duel: Duel | None) -> str:
    if duel is None:
        return "<td>–</td>"
    percent, interval = words.percent(teller, duel), words.interval(teller, duel)
    return f"<td{_tint(duel)}>{percent}<small>{interval}</small></td>"


def _tint(duel: Duel) -> str:
    """Green above the fair share, red below, the stronger the farther away."""
    if abs(duel.share - duel.fair) < EVEN:
        return ""
    is_ahead = duel.share > duel.fair
    room = 1 - duel.fair if is_ahead else duel.fair
    strength = round(45 * abs(duel.share - duel.fair) / room)
    return f' class="{"ahead" if is_ahead else "behind"}" style="--tint:{strength}%"'


def _table(grid: Grid) -> str:
    rows = (
        f'<tr><th scope="row">{_breakable(first)}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in rest)
        + "</tr>"
        for first, *rest in grid.rows
    )
    return _framed(_head(grid), "".join(rows))


def _head(grid: Grid) -> str:
    return "".join(f'<th scope="col">{_breakable(head)}</th>' for head in grid.heads)


def _breakable(name: str) -> str:
    """Names of bots may be paths, which are long for a phone."""
    return JOINTS.sub(r"\1<wbr>", escape(name))


def _framed(head: str, rows: str) -> str:
    return (
        f'<div class="wide"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div>"
    )


def _p(sentence: str, name: str = "") -> str:
    kind = f' class="{name}"' if name else ""
    return f"<p{kind}>{escape(sentence)}</p>"
