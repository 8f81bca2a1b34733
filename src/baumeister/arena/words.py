"""Words: the figures of a report as people read them, wherever that is."""

from __future__ import annotations

from typing import Protocol

from baumeister.arena.contenders import is_seer
from baumeister.arena.report import Contender, Duel, Report
from baumeister.arena.statistics import Distribution
from baumeister.core.text import Language, Text
from baumeister.games import game


class Teller(Protocol):
    """Says the sentences of a report in one language."""

    language: Language

    def say(self, key: str, **values: int | str | Text) -> str: ...

    def number(self, value: float, pattern: str = "#,##0") -> str: ...


def title(teller: Teller, report: Report) -> str:
    return teller.say("arena.title", title=game(report.plan.game).title, seats=report.plan.seats)


def played(teller: Teller, report: Report) -> str:
    return teller.say("arena.games", n=report.games, seed=report.plan.seed)


def notes(teller: Teller, report: Report) -> list[str]:
    """What the figures of the first table mean, and what was found with them."""
    found = [] if report.verdict is None else [verdict(teller, report)]
    if not report.plan.gauntlet:
        return [shares(teller, report), scale(teller, report), *found]
    bounds = [bot for bot in report.plan.bots if is_seer(bot)]
    return [
        gauntlet_shares(teller, report),
        *(teller.say("arena.all_seeing", bot=bot) for bot in bounds),
        *found,
    ]


def gauntlet_shares(teller: Teller, report: Report) -> str:
    bot, fair = report.plan.bots[0], teller.number(100 / report.plan.seats, "0.#")
    key = "arena.gauntlet_two" if report.plan.seats == 2 else "arena.gauntlet_shares"
    return teller.say(key, bot=bot, fair=fair)


def scale(teller: Teller, report: Report) -> str:
    """What a rating of 0 means."""
    if report.anchor is None:
        return teller.say("arena.scale_mean")
    return teller.say("arena.scale_anchor", bot=report.anchor)


def shares(teller: Teller, report: Report) -> str:
    """What the cells of the cross table mean."""
    if report.plan.seats == 2:
        return teller.say("arena.shares_two")
    fair = teller.number(100 / report.plan.seats, "0.#")
    return teller.say("arena.shares", fair=fair)


def length(teller: Teller, report: Report) -> str:
    found = report.length
    mean = teller.number(found.mean, "0.0")
    return teller.say("arena.length", mean=mean, low=found.least, high=found.most)


def rating(teller: Teller, contender: Contender) -> str:
    """A rating and how far it may be off; the anchor's own is certain."""
    if contender.bound:
        sign = ">" if contender.bound == "above" else "<"
        return f"{sign} {teller.number(contender.rating, '0')}"
    margin = contender.high - contender.rating
    if margin == 0:
        return teller.number(contender.rating, "0")
    return f"{teller.number(contender.rating, '0')} ± {teller.number(margin, '0')}"


def verdict(teller: Teller, report: Report) -> str:
    """What a sequential test has found, or that it has not yet."""
    assert report.verdict is not None
    found, (one, other) = report.verdict, report.plan.bots
    evidence = teller.number(found.evidence, "0.00")
    bound = teller.number(found.bound, "0.00")
    return teller.say(
        f"arena.{found.claim}",
        one=one,
        other=other,
        turns=found.turns,
        evidence=evidence,
        bound=bound,
    )


def share(teller: Teller, duel: Duel) -> str:
    return f"{percent(teller, duel)} ({interval(teller, duel)})"


def bounded(teller: Teller, duel: Duel) -> str:
    """Where everything was won or lost, only how much that shows."""
    if duel.share in (0, 1):
        key, value = ("above", duel.low) if duel.share else ("below", duel.high)
        return teller.say(f"arena.{key}", value=teller.number(100 * value, "0.0"))
    return share(teller, duel)


def percent(teller: Teller, duel: Duel) -> str:
    return f"{teller.number(100 * duel.share, '0.0')} %"


def interval(teller: Teller, duel: Duel) -> str:
    return f"{teller.number(100 * duel.low, '0.0')}–{teller.number(100 * duel.high, '0.0')}"


def lead(teller: Teller, duel: Duel) -> str:
    return f"{teller.number(duel.lead, '+0.0;-0.0')} ± {teller.number(duel.lead_margin, '0.0')}"


def times(teller: Teller, found: Distribution) -> list[str]:
    """Mean, median, 99th percentile and maximum."""
    return [time(teller, value) for value in (found.mean, found.p50, found.p99, found.most)]


def time(teller: Teller, milliseconds: float) -> str:
    """With as many digits as mean something."""
    if milliseconds >= 1000:
        return teller.say("arena.seconds", value=teller.number(milliseconds / 1000, "0.00"))
    pattern = "0" if milliseconds >= 100 else "0.0" if milliseconds >= 1 else "0.00"
    return teller.say("arena.milliseconds", value=teller.number(milliseconds, pattern))


def round_time(teller: Teller, milliseconds: float) -> str:
    """For the marks of an axis."""
    if milliseconds >= 1000:
        return teller.say("arena.seconds", value=teller.number(milliseconds / 1000, "0.###"))
    return teller.say("arena.milliseconds", value=teller.number(milliseconds, "0.###"))


def source(teller: Teller, report: Report, key: str) -> str:
    return game(report.plan.game).sentences.say(Text(f"source.{key}"), teller.language)


def sources(report: Report) -> list[str]:
    """Those that gave anybody any points."""
    return [
        key
        for key in game(report.plan.game).sources
        if any(contender.sources[key] for contender in report.contenders)
    ]
