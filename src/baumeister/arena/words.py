"""Words: the figures of a report as people read them, wherever that is."""

from __future__ import annotations

from typing import Protocol

from baumeister.arena.report import Contender, Duel, Report
from baumeister.arena.statistics import Spread
from baumeister.core.text import Language, Text
from baumeister.games import game


class Voice(Protocol):
    """Says the sentences of a report in one language."""

    language: Language

    def say(self, key: str, **values: int | str | Text) -> str: ...

    def number(self, value: float, pattern: str = "#,##0") -> str: ...


def title(voice: Voice, report: Report) -> str:
    return voice.say("arena.title", title=game(report.plan.game).title, seats=report.plan.seats)


def played(voice: Voice, report: Report) -> str:
    return voice.say("arena.games", n=report.games, seed=report.plan.seed)


def scale(voice: Voice, report: Report) -> str:
    """What a rating of 0 means."""
    if report.anchor is None:
        return voice.say("arena.scale_mean")
    return voice.say("arena.scale_anchor", bot=report.anchor)


def shares(voice: Voice, report: Report) -> str:
    """What the cells of the cross table mean."""
    if report.plan.seats == 2:
        return voice.say("arena.shares_two")
    fair = voice.number(100 / report.plan.seats, "0.#")
    return voice.say("arena.shares", fair=fair)


def length(voice: Voice, report: Report) -> str:
    found = report.length
    mean = voice.number(found.mean, "0.0")
    return voice.say("arena.length", mean=mean, low=found.least, high=found.most)


def rating(voice: Voice, contender: Contender) -> str:
    """A rating and how far it may be off; the anchor's own is certain."""
    margin = contender.high - contender.rating
    if margin == 0:
        return voice.number(contender.rating, "0")
    return f"{voice.number(contender.rating, '0')} ± {voice.number(margin, '0')}"


def share(voice: Voice, duel: Duel) -> str:
    return f"{percent(voice, duel)} ({interval(voice, duel)})"


def percent(voice: Voice, duel: Duel) -> str:
    return f"{voice.number(100 * duel.share, '0.0')} %"


def interval(voice: Voice, duel: Duel) -> str:
    return f"{voice.number(100 * duel.low, '0.0')}–{voice.number(100 * duel.high, '0.0')}"


def lead(voice: Voice, duel: Duel) -> str:
    return f"{voice.number(duel.lead, '+0.0;-0.0')} ± {voice.number(duel.lead_margin, '0.0')}"


def times(voice: Voice, found: Spread) -> list[str]:
    """Mean, median, 99th percentile and maximum."""
    return [time(voice, value) for value in (found.mean, found.p50, found.p99, found.most)]


def time(voice: Voice, milliseconds: float) -> str:
    """With as many digits as mean something."""
    if milliseconds >= 1000:
        return voice.say("arena.seconds", value=voice.number(milliseconds / 1000, "0.00"))
    pattern = "0" if milliseconds >= 100 else "0.0" if milliseconds >= 1 else "0.00"
    return voice.say("arena.milliseconds", value=voice.number(milliseconds, pattern))


def round_time(voice: Voice, milliseconds: float) -> str:
    """For the marks of an axis."""
    if milliseconds >= 1000:
        return voice.say("arena.seconds", value=voice.number(milliseconds / 1000, "0.###"))
    return voice.say("arena.milliseconds", value=voice.number(milliseconds, "0.###"))


def source(voice: Voice, report: Report, key: str) -> str:
    return game(report.plan.game).sentences.say(Text(f"source.{key}"), voice.language)


def sources(report: Report) -> list[str]:
    """Those that gave anybody any points."""
    return [
        key
        for key in game(report.plan.game).sources
        if any(contender.sources[key] for contender in report.contenders)
    ]
