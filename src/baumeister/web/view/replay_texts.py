"""The sentences of the replay pages."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import mark as _

MOMENTS: Final[dict[str, Template]] = {
    "replay.title": _("Replay of {game}"),
    "replay.finished": _("The game is over. Look at any moment from every seat."),
    "replay.running": _("The game is still in progress. You see what you know of it so far."),
    "replay.pasted": _("This is your record. Look at any moment from every seat."),
    "replay.examples": _("Or watch a whole game among good bots"),
    "replay.back": _("To the table"),
    "replay.record": _("Download the record"),
    "replay.another": _("Look at another record"),
    "replay.board": _("Board at this moment"),
    "replay.views": _("View"),
    "replay.view_all": _("Everything open"),
    "replay.view_public": _("From outside"),
    "replay.controls": _("Step through the game"),
    "replay.first": _("First step"),
    "replay.previous": _("One step back"),
    "replay.next": _("One step forward"),
    "replay.last": _("Last step"),
    "replay.play": _("Play"),
    "replay.pause": _("Pause"),
    "replay.speed": _("Speed"),
    "replay.slow": _("slow"),
    "replay.normal": _("normal"),
    "replay.fast": _("fast"),
    "replay.very_fast": _("very fast"),
    "replay.slider": _("Moment"),
    "replay.show": _("Show"),
    "replay.position": _("Step {n} of {last}"),
    "replay.keys": _("Keys: left and right, Home and End, space bar."),
    "replay.happened": _("What happened"),
    "replay.begins": _("The game is set up."),
    "replay.decides": _("{seat:* has|You have} decided."),
    "replay.turn": _("Now it is {seat:*’s|your} turn."),
    "replay.turns": _("Now several players decide at the same time."),
    "replay.not_begun": _("The game begins when every seat is taken."),
    "replay.over": _("The game is over."),
    "replay.points": _("Points"),
    "replay.gain": _("{n} more in this step"),
    "replay.loss": _("{n} fewer in this step"),
    "replay.steps": _("All steps"),
    "replay.round": _("Round {n}"),
    "replay.rounds": _("Jump to a round"),
    "replay.rounds_short": _("Round"),
    "replay.link": _("Link to this moment"),
    "replay.copy": _("Copy"),
    "replay.copied": _("The link is copied."),
    "replay.select": _("Copy the marked link with your keyboard."),
    "replay.failed": _("This moment could not be loaded. Try again."),
    "replay.play_on": _("Play on from here"),
    "replay.play_on_about": _("A new table begins at this moment; bots take the other seats."),
    "replay.play_on_as": _("You play for"),
    "replay.play_on_go": _("Play on against bots"),
    "replay.play_on_over": _("Go back to a moment at which somebody still has a turn."),
}

RECORDS: Final[dict[str, Template]] = {
    "replay.bring": _("Look at a record"),
    "replay.bring_about": _(
        "Every finished game can be downloaded as text. Paste such a record here, or choose its "
        "file, and step through the game again. None of it is stored."
    ),
    "replay.bring_text": _("The record"),
    "replay.bring_file": _("Choose a file"),
    "replay.bring_go": _("Look at it"),
    "replay.bring_form": _(
        "A record begins with a line about the game. Then there is a line for each answer: the"
        " number of the seat, or a dash for chance, and the move."
    ),
    "replay.empty": _("Paste a record first."),
    "replay.hidden": _(
        "Line {line} of the record: this was saved while the game was in progress, and "
        "something in it was hidden. Download it again when the game is over."
    ),
    "replay.bad_at": _("The moment in this address is not a number."),
    "replay.bad_seat": _(
        "The seat in this address does not exist: use a number from 0 to {last}, “all” or “public”."
    ),
    "replay.not_yours": _(
        "While the game is in progress, you can look at it from your own seat or from outside."
    ),
}

SAVED: Final[dict[str, Template]] = {
    "saved.save": _("Save as a page"),
    "saved.about": _("A page for itself: it shows everything without a connection."),
    "saved.lesson": _("Learn {game}"),
    "saved.no_review": _("There is nothing to save yet. Wait for the first picture."),
}

REPLAY: Final[dict[str, Template]] = {**MOMENTS, **RECORDS, **SAVED}
