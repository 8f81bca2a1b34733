"""The sentences about the luck of a table."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import mark as _

LUCK: Final[dict[str, Template]] = {
    "luck.link": _("Promised luck: {beginning}…"),
    "luck.check": _("Check the luck"),
    "luck.title": _("The luck of this table"),
    "luck.lead": _(
        "Before the first draw this table has settled on a secret from which every draw, throw and "
        "deal follows. You see a fingerprint of it: no other secret has the same. When the game is "
        "over the secret is shown, and anybody can check that nothing was changed."
    ),
    "luck.back": _("To the table"),
    "luck.commitment": _("Fingerprint"),
    "luck.commitment_note": _("Write it down, or download the record now, and compare it later."),
    "luck.words": _("Words of the players"),
    "luck.words_note": _(
        "Everybody may add a word before the game begins. It is mixed into every draw, so nobody, "
        "not even the server, can know beforehand what the secret leads to."
    ),
    "luck.no_word": _("no word"),
    "luck.own_word": _("Your word"),
    "luck.word_of": _("The word of {name}"),
    "luck.add": _("Add"),
    "luck.sit": _("Sit down with this word"),
    "luck.name_first": _("Tell us your name first, at the top of the page."),
    "luck.settled": _("The game has begun: its luck is settled."),
    "luck.taking_back": _(
        "Taking back changes nothing about it. As with a shuffled pile, the next draw is the same, "
        "whatever is done instead."
    ),
    "luck.secret": _("Secret"),
    "luck.kept": _("The luck of this game is as promised."),
    "luck.broken": _("The luck of this game is not as promised."),
    "luck.none": _("This record promises nothing about its luck, so there is nothing to check."),
    "luck.hidden": _(
        "This record is of a game that was not over, so its secret is not in it. Download it again "
        "when the game is over."
    ),
    "luck.step_secret": _("The secret has the fingerprint that was shown before the game."),
    "luck.step_other_secret": _(
        "The secret does not have the fingerprint that was shown before the game."
    ),
    "luck.step_draws": (
        _("{n} draw was made again from secret and words, with the same outcome."),
        _("All {n} draws were made again from secret and words, each with the same outcome."),
    ),
    "luck.step_wrong": (
        _("{n} draw comes out differently when it is made again."),
        _("{n} draws come out differently when they are made again."),
    ),
    "luck.step_order": _(
        "They are draws 1, 2, 3 and so on without a gap: nothing was dealt again after taking back."
    ),
    "luck.step_before": (
        _("{n} draw was taken over from another game and is not checked."),
        _("{n} draws were taken over from another game and are not checked."),
    ),
    "luck.yourself": _("Check it with a program of your own"),
    "luck.yourself_note": _(
        "Download the record, and let “baumeister verify FILE” check it. docs/fairness.md says how "
        "it is done, in a few lines for any language."
    ),
    "luck.draws": _("Every draw"),
    "luck.draws_note": _(
        "Secret, words and the number of the draw give a number, and the number points at one of "
        "the possible outcomes."
    ),
    "luck.draw": _("No."),
    "luck.number": _("Number"),
    "luck.out_of": _("{number} of {total}"),
    "luck.outcome": _("Outcome"),
    "luck.follows": _("matches"),
    "luck.differs": _("should be: {due}"),
    "luck.not_checked": _("taken over"),
    "web.no_luck": _("This table was opened before tables promised their luck."),
    "web.luck_heading": _("Add luck of your own"),
    "web.luck_note": _(
        "The luck of the new table is settled already: this is its fingerprint. A word of yours is "
        "mixed into every draw, so nobody can have chosen it to your disadvantage."
    ),
    "refuse.word_too_late": _("The game has begun: its luck is settled."),
    "refuse.old_promise": _(
        "A table was opened with this form already. Reload the page for the next one."
    ),
}
