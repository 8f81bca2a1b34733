"""What the command line says of the arena and the gauntlet."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import mark as _

ARENA_HELP: Final[dict[str, Template]] = {
    "usage.arena": _("baumeister arena GAME [options]"),
    "usage.merge": _("baumeister merge FOLDER PART... [options]"),
    "about.arena": _("Let bots play each other many times, to find out which is better."),
    "about.merge": _("Put the games of several folders of the arena into one, with a report."),
    "help.arena_bots": _(
        "Who plays: levels, levels with simulations or seconds for each decision "
        "(architect@800, architect@0.5s), of earlier versions (architect:2026-11), with arguments "
        "(architect@800:explore=1.2), seer@800, which sees everything, openspiel@0.5s, OpenSpiel’s "
        "own search, or classes of your own (my_bot.py:MyBot). Default: random, "
        "beginner and builder."
    ),
    "help.arena_games": _("How many games for each pairing (default: 100)."),
    "help.arena_seats": _(
        "How many players (default: as few as possible). With more than two, each bot plays "
        "alone against each other bot in all the remaining seats."
    ),
    "help.arena_seed": _("A number that decides everything random (default: 1)."),
    "help.arena_out": _(
        "A folder for all games and the report; an interrupted run continues there."
    ),
    "help.arena_until": _(
        "Stop as soon as it is plain whether the first bot is ahead of the other by the one rating "
        "or by the other; --games is the most that are played."
    ),
    "help.arena_shard": _(
        "Play only this part of the games, on one of several machines; “baumeister merge” puts the "
        "parts together."
    ),
    "example.arena_until": _("Is a builder better at all, or by at least 20 points?"),
    "example.merge": _("The games of three machines that played one part each."),
    "example.arena": _("Who is better, and by how much?"),
    "example.arena_four": _("How often does a builder win if all others play at random?"),
    "example.arena_own": _("Your own bot against the usual ones, the same on every machine."),
    "usage.gauntlet": _("baumeister gauntlet GAME [options]"),
    "about.gauntlet": _(
        "Let a bot play the opponents that stay the same, to find out whether it has improved."
    ),
    "help.gauntlet_bot": _(
        "Who plays, named as in the arena (default: master). It meets random, builder, architect "
        "and master as they were in November 2026, OpenSpiel’s search if that is installed, and "
        "the search that sees everything."
    ),
    "help.gauntlet_seconds": _(
        "Seconds for each decision of an architect; a master has twice as many (default: 1)."
    ),
    "help.gauntlet_simulations": _(
        "Simulations instead of seconds: the same games on every machine."
    ),
    "help.gauntlet_games": _("How many games against each opponent (default: 100)."),
    "help.gauntlet_seats": _(
        "How many players (default: as few as possible). With more than two, the bot plays alone "
        "against each opponent in all the remaining seats."
    ),
    "example.gauntlet": _("How strong is the master of today, with a tenth of its time?"),
    "example.gauntlet_own": _("Your own bot, at fixed simulations, and all games kept."),
}
