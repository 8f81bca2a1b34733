"""What the guide of a lesson, and the pages around it, say in every game."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import mark as _
from baumeister.core.text import mark_in as _in

GUIDE: Final[dict[str, Template]] = {
    "guide.name": _("Meret, the master builder's scribe"),
    "guide.on": _in("button", "Go on"),
    "guide.skip_step": _("Do it for me"),
    "guide.take_back": _("Take it back"),
    "guide.leave_it": _("Leave it and go on"),
    "guide.watch": _("Watch what {seat} does."),
    "guide.progress": _("step {n} of {all}"),
    "guide.points_at": _("Meant is: {things}"),
    "guide.skip": _("Skip the lesson"),
    "guide.over": _("That is how {game} is played"),
    "guide.left_early": _("The lesson is skipped"),
    "guide.praise": _("You have met everything that a first real game needs."),
    "guide.later": _("What the lesson has left out, for when you want to know:"),
    "guide.play_on": _("Play on from here"),
    "guide.play_on_note": _(
        "Against beginners. I stay quiet unless a rule comes up for the first time."
    ),
    "guide.repeat": _("Once more from the beginning"),
    "guide.all_rules": _("All rules"),
    "guide.other_games": _("Back to the games"),
    "guide.strayed": _("This lesson has been rewritten since you began it."),
    "guide.new_rule": _("New here"),
    "web.learn": _in("button", "Learn"),
    "web.learn_in": (_("Learn it in {n} minute"), _("Learn it in {n} minutes")),
    "web.lesson_of": _("{game} · lesson"),
    "web.no_lesson": _("There is no lesson of this game here."),
    "refuse.lesson": _("Not now: first do what the guide asks for."),
}
