"""Every sentence of the pages in English; other languages translate it in the catalogue."""

from __future__ import annotations

from typing import Final

from baumeister.bots.texts import LEVELS
from baumeister.core.sentences import Sentences, Template
from baumeister.core.text import mark as _
from baumeister.web.view.api_texts import API
from baumeister.web.view.guide_texts import GUIDE
from baumeister.web.view.luck_texts import LUCK
from baumeister.web.view.me_texts import ME, TALK
from baumeister.web.view.puzzle_texts import PUZZLE
from baumeister.web.view.replay_texts import REPLAY
from baumeister.web.view.review_texts import REVIEW_PAGE
from baumeister.web.view.rules_texts import RULES
from baumeister.web.view.start_texts import START
from baumeister.web.view.statistics_texts import STATISTICS
from baumeister.web.view.table_texts import TABLE

PROBLEMS: Final[dict[str, Template]] = {
    "refuse.seat_taken": _("Somebody else already sits there."),
    "refuse.nothing_to_undo": _("There is nothing for you to take back."),
    "refuse.nothing_to_decline": _("There is nothing to decline in advance in this game."),
    "refuse.nothing_to_agree": _("There is nothing for you to agree to."),
    "web.no_table": _("There is no such table. Perhaps the link was cut off."),
    "web.no_page": _("There is no such page."),
    "web.not_empty": _("{path} is not empty. Name a new folder or an empty database."),
    "web.no_backup": _("{path} is neither a backup nor a data file of Baumeister."),
    "web.copy_differs": _(
        "What has arrived differs from what was sent ({table}). Nothing was changed; try again."
    ),
    "web.server_at_work": _("A server is at work on {path}. Stop it first."),
    "web.older_database": _(
        "The database is of an older Baumeister (version {found}, today {known}). Start a server on"
        " it once, which upgrades it."
    ),
    "refuse.table_closed": _(
        "This table was closed by whoever runs the server. Its record can be downloaded."
    ),
    "web.blocked": _(
        "Whoever runs this server does not let you take part any more. What is kept of you can be"
        " downloaded and deleted as ever."
    ),
    "web.chat_off": _("The host has switched the chat of this table off."),
    "web.no_line": _("There is no such line any more."),
    "web.reports_full": _("So much has been reported that nobody could read it. Try again later."),
    "web.no_metrics": _("The figures of this server are only for those who run it."),
    "web.no_name": _("Tell us your name first."),
    "web.empty_name": _("A name needs at least one letter."),
    "web.empty_chat": _("An empty message says nothing."),
    "refuse.unreadable": _("what was kept of it cannot be read."),
    "refuse.not_your_seat": _("This is not your seat."),
    "refuse.bot_plays_here": _("A bot is playing for you: take your seat back first."),
    "web.no_person_there": _("Nobody sits there, so there is nobody for a bot to replace."),
    "web.is_present": (
        _("This player is at the table. A bot can stand in after {n} minute without a move."),
        _("This player is at the table. A bot can stand in after {n} minutes without a move."),
    ),
    "refuse.nothing_asked": _("This seat has nothing to decide now."),
    "web.no_hints": _("Hints are for games against bots or at a shared screen."),
    "web.hint_failed": _("The bots are not available right now. Try again."),
    "web.next_hint": (
        _("The next hint comes in {n} second."),
        _("The next hint comes in {n} seconds."),
    ),
    "web.ask_again": (
        _("You can ask again in {n} second."),
        _("You can ask again in {n} seconds."),
    ),
    "web.no_bot_then": _("No bot made this move."),
    "web.still_secret": _("The reason for this would give a secret away."),
    "web.only_host": _("Only the person who opened the table can do that."),
    "web.no_level": _("There is no bot at this level. Known levels: {known}."),
    "web.too_many": _("That was too fast. Wait a moment and try again."),
    "web.too_large": _("That is too much to send at once."),
    "web.not_json": _("Requests must be sent as JSON."),
    "web.bad_request": _("The request cannot be read."),
    "web.bad_value": _("The value “{key}” is missing or not possible."),
    "web.foreign": _("This request came from another site and was rejected."),
    "web.old_link": _("This link is no longer valid. Make a new one on the other device."),
    "web.still_running": _("You can play on from here once the game is over."),
    "web.store_failed": _(
        "The server cannot save anything just now; its disk may be full. Nothing is lost: try again"
        " in a moment."
    ),
    "web.store_damaged": _(
        "What is kept of this is damaged and cannot be read. Whoever runs the server can tell more."
    ),
    "web.stopped": _(
        "This game cannot be shown here: {why} Nothing of it is lost, and its record can be"
        " downloaded."
    ),
    "web.stopped_at": _(
        "This game cannot go on here: the next of its moves does not fit the rules of this server."
        " You can look at it up to there, and download its record."
    ),
    "web.broken": _("Something went wrong on our side. Nothing was lost; try again."),
}

# For the person who starts the server.
DATA: Final[dict[str, Template]] = {
    "web.no_data_file": _(
        "{path} is not a data file of Baumeister ({detail}). Move it elsewhere, or start with "
        "another folder: --data DIR."
    ),
    "web.foreign_data": _(
        "{path} belongs to another program. Move it elsewhere, or start with another folder: "
        "--data DIR."
    ),
    "web.newer_data": _(
        "{path} was written by a newer Baumeister (data version {found}, this one knows {known})."
        " Update Baumeister, or start with another folder: --data DIR."
    ),
    "web.unusable": _(
        "{path} cannot be read and written ({detail}). Fix that, or start with another folder: "
        "--data DIR."
    ),
    "web.data_in_use": _(
        "Another server of Baumeister is running on the data in {path}. Stop that one, or start "
        "with another folder: --data DIR."
    ),
    "web.no_database": _(
        "The database cannot be used ({detail}). Fix that, or name another one: "
        "--database postgresql://…"
    ),
    "web.newer_database": _(
        "The database was written by a newer version of Baumeister (format {found}, this one knows "
        "{known}). Use that version, or name another database."
    ),
    "web.foreign_database": _(
        "The database belongs to another program. Name an empty one: --database postgresql://…"
    ),
    "web.no_port": _(
        "No port near {port} is free at the address {host} ({detail}). Choose others with --host"
        " and --port."
    ),
    "web.running": _("Baumeister is running at {address} (data in {path}; Ctrl+C stops it)."),
    "web.compiling": _(
        "The rules run interpreted while they are being compiled, which takes a minute or two; then"
        " the bots think several times as fast."
    ),
    "web.compiled": _("The rules are compiled: from now on, the bots think with them."),
    "web.stays_interpreted": _(
        "The rules stay interpreted: they are the same, but the bots think more slowly."
        " “make compile” says why."
    ),
}

PEOPLE: Final[dict[str, Template]] = {
    "web.guest_name": _("Guest"),
    "web.open_seat": _("open seat"),
    "web.somebody": _("Player {n}"),
    "web.bot_name_0": _("Ada"),
    "web.bot_name_1": _("Khufu"),
    "web.bot_name_2": _("Nefer"),
    "web.bot_name_3": _("Senu"),
    "web.bot_name_4": _("Merit"),
}

SENTENCES: Final = Sentences(
    {
        **PROBLEMS,
        **DATA,
        **PEOPLE,
        **ME,
        **TALK,
        **LEVELS,
        **START,
        **STATISTICS,
        **TABLE,
        **LUCK,
        **REPLAY,
        **REVIEW_PAGE,
        **PUZZLE,
        **RULES,
        **API,
        **GUIDE,
    }
)
