"""Every sentence of the arena in English; other languages translate it in the catalogue."""

from __future__ import annotations

from typing import Final, NoReturn

from baumeister.core.refusal import Refusal
from baumeister.core.sentences import Sentences, Template
from baumeister.core.text import Text
from baumeister.core.text import mark as _

REFUSALS: Final[dict[str, Template]] = {
    "arena.unknown_bot": _(
        "There is no bot “{bot}”. Choose from {known}, seer, or a class of your own, such as "
        "my_bot.py:MyBot."
    ),
    "arena.spiel": _(
        "“{bot}” is not of ours: it has no versions and takes no arguments, only an effort, as in "
        "{bot}@0.5s."
    ),
    "arena.no_spiel": _("“{bot}” needs one more package: pip install 'baumeister[rl]'"),
    "arena.one_effort": _("Seconds or simulations: with both, nobody knows which."),
    "arena.few_bots": _("Name at least two bots, separated by commas: --bots builder,random."),
    "arena.twice": _("“{bot}” is named twice; each bot can take part only once."),
    "arena.until": _("“{value}” are no two ratings, the lower one first, such as --until 0,20."),
    "arena.until_two": _("With --until, two bots play each other, and no more."),
    "arena.shard": _("“{value}” is no part of the games: --shard 1/3 is the first third of them."),
    "arena.no_journal": _("There are no games of the arena in {path}."),
    "arena.other_run": _("The games in {path} belong to another run than those in {first}."),
    "arena.failed": _("“{bot}” made a mistake in game {number}.\n{why}"),
    "arena.folder": _("“{path}” cannot be used as a folder for results."),
    "arena.bad_line": _(
        "Line {line} of {path} is not a game of the arena: fix the file, or name another folder."
    ),
    "arena.other": _(
        "{path} belongs to another run: there “{key}” is {before}, here it is {now}. Name another "
        "folder."
    ),
    "arena.other_code": _(
        "The games in {path} were played before rules or bots were changed: name another folder."
    ),
}

REPORT: Final[dict[str, Template]] = {
    "arena.higher": _(
        "{one} is ahead of {other} by the higher number: decided after {turns} turns (evidence "
        "{evidence}, bound {bound})."
    ),
    "arena.lower": _(
        "{one} is not ahead of {other} by more than the lower number: decided after {turns} turns "
        "(evidence {evidence}, bound {bound})."
    ),
    "arena.open": _(
        "It is still open whether {one} is ahead of {other}, after {turns} turns (evidence "
        "{evidence}, bound {bound}): allow more games."
    ),
    "arena.title": _("{title} with {seats} players"),
    "arena.games": (
        _("{n} game with seed {seed}."),
        _("{n} games with seed {seed}."),
    ),
    "arena.cross": _("Ratings and cross table"),
    "arena.rating": _("Rating (95 %)"),
    "arena.scale_anchor": _(
        "Ratings are on the Elo scale: 400 points more means winning ten times as often; {bot} "
        "is at 0."
    ),
    "arena.scale_mean": _(
        "Ratings are on the Elo scale: 400 points more means winning ten times as often; the "
        "mean of these bots is 0."
    ),
    "arena.shares_two": _(
        "Each row shows what share of its games a bot won against the bot above the column, "
        "with the 95 % interval; shared wins count in part."
    ),
    "arena.shares": _(
        "Each row shows what share of its games a bot won alone against the bot above the "
        "column in all other seats, with the 95 % interval; {fair} % would be its fair share, "
        "and shared wins count in part."
    ),
    "arena.gauntlet": _("{bot} against the gauntlet"),
    "arena.gauntlet_two": _(
        "Each row shows what share of its games {bot} won against the bot on the left, with the "
        "95 % interval; shared wins count in part. Where it won or lost them all, only a bound "
        "can be told, at 95 %."
    ),
    "arena.gauntlet_shares": _(
        "Each row shows what share of its games {bot} won alone against the bot on the left in "
        "all other seats, with the 95 % interval; {fair} % would be its fair share, and shared "
        "wins count in part. Where it won or lost them all, only a bound can be told, at 95 %."
    ),
    "arena.all_seeing": _(
        "{bot} sees what is hidden from everybody else: no opponent at any table, but a bound for "
        "what better guesses could bring."
    ),
    "arena.above": _("all: more than {value} %"),
    "arena.below": _("none: less than {value} %"),
    "arena.duels": _("Pairings"),
    "arena.against": _("{one} against {others}"),
    "arena.number": _("Games"),
    "arena.share": _("Wins (95 %)"),
    "arena.lead": _("Lead in points (95 %)"),
    "arena.answers": _("Answers per game"),
    "arena.sources": _("Points by source"),
    "arena.total": _("Total"),
    "arena.length": _(
        "A game takes {mean} answers on average, from {low} to {high}, chance included."
    ),
    "arena.times": _("Thinking time"),
    "arena.mean": _("Mean"),
    "arena.p50": _("Half of them within"),
    "arena.p99": _("99 % within"),
    "arena.most": _("Longest"),
    "arena.move": _("a decision"),
    "arena.turn": _("a whole turn"),
    "arena.seconds": _("{value} s"),
    "arena.milliseconds": _("{value} ms"),
    "arena.goes_on": _("To continue where it stopped, run the same command again."),
    "arena.command": _("The same games again"),
    "arena.version": _("Played by baumeister {version}."),
    "arena.no_plots": _(
        "Plots need one more package. Install it and run the same command again: pip install "
        "'baumeister[plots]'"
    ),
    "arena.method": _(
        "How this was measured: every pairing was played in every seat in turn, with the same "
        "luck for all pairings and seats as far as the course of a game allows. Shares of wins "
        "have Wilson’s 95 % interval. Ratings follow Bradley and Terry, with 95 % intervals "
        "from the Fisher information; each pair counts one drawn game more than it played, so "
        "that nobody comes out infinitely strong; who won or lost everything is rated by a bound "
        "alone, and a game with several opponents counts as "
        "one comparison by rank. Times are those of decisions with a choice; a turn lasts until "
        "another seat is asked."
    ),
    "arena.length_plot": _("Length of games"),
    "arena.length_axis": _("Answers, chance included"),
    "arena.fair": _("Fair share"),
    "arena.files": _("The report is in {path}."),
}

ARENA: Final[dict[str, Template]] = {**REFUSALS, **REPORT}
SENTENCES: Final = Sentences(ARENA)


def refuse(key: str, /, **words: str) -> NoReturn:
    """With a sentence of the arena."""
    raise Refusal(Text(f"arena.{key}", words=words), SENTENCES)
