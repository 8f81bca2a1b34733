"""The sentences of the pages of puzzles."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import mark as _

PUZZLE: Final[dict[str, Template]] = {
    "puzzle.today": _("Puzzle of the day: {game}"),
    "puzzle.today_lead": _("One answer is clearly best. Do you find it?"),
    "puzzle.solve": _("Solve it"),
    "puzzle.title": _("Puzzle: {game}"),
    "puzzle.task": _("You are {name}. One answer wins clearly more often than all others: which?"),
    "puzzle.task_of_several": _(
        "You are {name}. {n} answers win clearly more often than all others, and none of them more"
        " often than another: find one."
    ),
    "puzzle.as_good": _("As good: {answers}."),
    "puzzle.level_1": _("Easy: a bot finds it after a short think."),
    "puzzle.level_2": _("Medium: a bot has to think for a while."),
    "puzzle.level_3": _("Hard: a bot has to think for long."),
    "puzzle.answers": _("Your answer"),
    "puzzle.right": _("Right: {answer}. It wins {percent} of all imagined games."),
    "puzzle.wrong": _("{answer} costs {cost} of the chance to win."),
    "puzzle.poor": _("{answer} is not among the answers worth a thought."),
    "puzzle.then": _("What follows: {line}."),
    "puzzle.step": "{name} – {answer}",
    "puzzle.take_back": _("Take it back"),
    "puzzle.link": _("Link to this puzzle"),
    "puzzle.next": _("Another puzzle"),
    "puzzle.all": _("All puzzles"),
    "puzzle.game_list": _("Puzzles: {game}"),
    "puzzle.number": _("Puzzle {n}"),
}
