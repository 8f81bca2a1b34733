"""Sentences about oneself, and about what is said at a table."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import mark as _

ME: Final[dict[str, Template]] = {
    "me.title": _("Me"),
    "me.heading": _("What this server knows of you"),
    "me.stranger": _("Nothing: you have not taken a name here. You do as soon as you play."),
    "me.lead": _(
        "You play as {name}. There is no account and no password: whoever has one of these "
        "browsers is you."
    ),
    "me.devices": _("Your browsers"),
    "me.this_one": _("this one"),
    "me.unknown_browser": _("A browser that does not say what it is"),
    "me.seen": _("last here on {day}"),
    "me.log_out": _("Log out"),
    "me.log_out_of": _("Log out {device}"),
    "me.log_out_here": _("Log out here"),
    "me.log_out_here_note": _(
        "This browser forgets who you are. If it is your only one, make a link for another one "
        "first: without one, nobody can be you any more."
    ),
    "me.log_out_others": _("Log out all others"),
    "me.links": _("Links to yourself"),
    "me.no_links": _(
        "No link is open. Press your name above to make one; it works once, and for a day."
    ),
    "me.links_open": (
        _(
            "{n} link is open, with which another browser can become you. Each works once, and for"
            " a day."
        ),
        _(
            "{n} links are open, with which another browser can become you. Each works once, and "
            "for a day."
        ),
    ),
    "me.revoke": _("Revoke"),
    "me.data": _("Your data"),
    "me.data_note": _(
        "Everything that is kept of you, in one file: your tables and answers, what you have said,"
        " your browsers."
    ),
    "me.download": _("Download everything"),
    "me.delete": _("Delete everything"),
    "me.delete_note": _(
        "Your name, browsers and links go, and all you have said. Where a game goes on, a bot "
        "takes your seat. Your moves stay in the games of others, without your name."
    ),
    "me.delete_heading": _("Delete everything that is yours?"),
    "me.delete_sure": _("Nobody can bring it back: not you, and not whoever runs this server."),
    "me.delete_yes": _("Yes, delete everything"),
    "me.delete_no": _("No, keep it"),
    "me.nobody": _("somebody who has left"),
    "me.link_to": _("Browsers, links, and your data"),
}

TALK: Final[dict[str, Template]] = {
    "talk.title": _("Chat"),
    "talk.heading": _("The chat of this table"),
    "talk.back": _("Back to the table"),
    "talk.settings": _("Chat settings"),
    "talk.about_line": _("Mute or report {name}"),
    "talk.removed": _("This line was removed."),
    "talk.line": _("What {name} said"),
    "talk.mute": _("Mute {name}"),
    "talk.mute_note": _(
        "You will no longer read what {name} says, at this table or any other. Nobody is told."
    ),
    "talk.hear": _("Read {name} again"),
    "talk.muted": _("People you have muted"),
    "talk.nobody_muted": _(
        "Nobody. To mute somebody, press the three dots at something they have said."
    ),
    "talk.report_heading": _("Tell whoever runs this server"),
    "talk.report_note": _(
        "They get this line, your words, and nothing else. Nobody at the table hears of it."
    ),
    "talk.why": _("What is wrong with it?"),
    "talk.report": _("Send"),
    "talk.reported": _("Whoever runs this server can read it now. Thank you."),
    "talk.host": _("For you as the host"),
    "talk.switch_off": _("Switch the chat off"),
    "talk.switch_on": _("Switch the chat on"),
    "talk.is_off": _("The chat is off."),
}
