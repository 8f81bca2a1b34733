"""Grids: the tables of a report as rows of words, for a terminal, a page or Markdown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from baumeister.arena import words
from baumeister.arena.report import Report
from baumeister.arena.words import Teller

Maker = Callable[[Teller, Report], "Grid"]


@dataclass(frozen=True)
class Grid:
    """The first column is on the left, numbers are on the right."""

    title: str
    heads: list[str]
    rows: list[list[str]]


def tables(report: Report) -> tuple[Maker, ...]:
    """The tables of a report; that of a gauntlet tells its pairings already."""
    if report.plan.gauntlet:
        return standing, points, times
    return standing, duels, points, times


def standing(teller: Teller, report: Report) -> Grid:
    """Who is how good: of a gauntlet, what its first bot did against each of the others."""
    return gauntlet(teller, report) if report.plan.gauntlet else cross(teller, report)


def gauntlet(teller: Teller, report: Report) -> Grid:
    heads = ["", *(teller.say(f"arena.{key}") for key in ("number", "share", "lead"))]
    rows = [
        [
            duel.others,
            teller.number(duel.games),
            words.bounded(teller, duel),
            words.lead(teller, duel),
        ]
        for duel in report.duels
    ]
    return Grid(teller.say("arena.gauntlet", bot=report.plan.bots[0]), heads, rows)


def cross(teller: Teller, report: Report) -> Grid:
    """Ratings, and each bot against each."""
    bots = report.plan.bots
    rows: list[list[str]] = []
    for contender in report.contenders:
        duels = [report.duel(contender.bot, other) for other in bots]
        cells = ["–" if duel is None else words.share(teller, duel) for duel in duels]
        rows.append([contender.bot, words.rating(teller, contender), *cells])
    return Grid(teller.say("arena.cross"), ["", teller.say("arena.rating"), *bots], rows)


def duels(teller: Teller, report: Report) -> Grid:
    heads = [
        "",
        teller.say("arena.number"),
        teller.say("arena.share"),
        teller.say("arena.lead"),
        teller.say("arena.answers"),
    ]
    rows = [
        [
            teller.say("arena.against", one=duel.one, others=duel.others),
            teller.number(duel.games),
            words.share(teller, duel),
            words.lead(teller, duel),
            teller.number(duel.answers, "0.0"),
        ]
        for duel in report.duels
    ]
    return Grid(teller.say("arena.duels"), heads, rows)


def points(teller: Teller, report: Report) -> Grid:
    """Mean points by source, a column for each bot."""
    contenders = report.contenders
    rows = [
        [
            words.source(teller, report, key),
            *(teller.number(contender.sources[key], "0.00") for contender in contenders),
        ]
        for key in words.sources(report)
    ]
    total = [teller.number(contender.points, "0.00") for contender in contenders]
    heads = ["", *(contender.bot for contender in contenders)]
    return Grid(teller.say("arena.sources"), heads, [*rows, [teller.say("arena.total"), *total]])


def times(teller: Teller, report: Report) -> Grid:
    """How long bots think: for an answer, and for all answers until another seat is asked."""
    heads = ["", "", *(teller.say(f"arena.{key}") for key in ("mean", "p50", "p99", "most"))]
    rows: list[list[str]] = []
    for contender in report.contenders:
        move, turn = teller.say("arena.move"), teller.say("arena.turn")
        rows.append([contender.bot, move, *words.times(teller, contender.moves)])
        rows.append(["", turn, *words.times(teller, contender.turns)])
    return Grid(teller.say("arena.times"), heads, rows)
