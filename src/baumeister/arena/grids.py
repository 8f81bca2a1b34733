"""Grids: the tables of a report as rows of words, for a terminal, a page or Markdown."""

from __future__ import annotations

from dataclasses import dataclass

from baumeister.arena import words
from baumeister.arena.report import Report
from baumeister.arena.words import Voice


@dataclass(frozen=True)
class Grid:
    """The first column is on the left, numbers are on the right."""

    title: str
    heads: list[str]
    rows: list[list[str]]


def cross(voice: Voice, report: Report) -> Grid:
    """Ratings, and each bot against each."""
    bots = report.plan.bots
    rows: list[list[str]] = []
    for contender in report.contenders:
        duels = [report.duel(contender.bot, other) for other in bots]
        cells = ["–" if duel is None else words.share(voice, duel) for duel in duels]
        rows.append([contender.bot, words.rating(voice, contender), *cells])
    return Grid(voice.say("arena.cross"), ["", voice.say("arena.rating"), *bots], rows)


def duels(voice: Voice, report: Report) -> Grid:
    heads = [
        "",
        voice.say("arena.number"),
        voice.say("arena.share"),
        voice.say("arena.lead"),
        voice.say("arena.answers"),
    ]
    rows = [
        [
            voice.say("arena.against", one=duel.one, others=duel.others),
            voice.number(duel.games),
            words.share(voice, duel),
            words.lead(voice, duel),
            voice.number(duel.answers, "0.0"),
        ]
        for duel in report.duels
    ]
    return Grid(voice.say("arena.duels"), heads, rows)


def points(voice: Voice, report: Report) -> Grid:
    """Mean points by source, a column for each bot."""
    contenders = report.contenders
    rows = [
        [
            words.source(voice, report, key),
            *(voice.number(contender.sources[key], "0.00") for contender in contenders),
        ]
        for key in words.sources(report)
    ]
    total = [voice.number(contender.points, "0.00") for contender in contenders]
    heads = ["", *(contender.bot for contender in contenders)]
    return Grid(voice.say("arena.sources"), heads, [*rows, [voice.say("arena.total"), *total]])


def times(voice: Voice, report: Report) -> Grid:
    """How long bots think: for an answer, and for all answers until another seat is asked."""
    heads = ["", "", *(voice.say(f"arena.{key}") for key in ("mean", "p50", "p99", "most"))]
    rows: list[list[str]] = []
    for contender in report.contenders:
        move, turn = voice.say("arena.move"), voice.say("arena.turn")
        rows.append([contender.bot, move, *words.times(voice, contender.moves)])
        rows.append(["", turn, *words.times(voice, contender.turns)])
    return Grid(voice.say("arena.times"), heads, rows)
