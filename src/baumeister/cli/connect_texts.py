"""What the command line says of bots at tables elsewhere."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import mark as _

CONNECT: Final[dict[str, Template]] = {
    "usage.connect": _("baumeister connect ADDRESS BOT [options]"),
    "about.connect": _("Let a bot play for you at tables of a server, in any language."),
    "help.token": _(
        "A token that may read and play, made on the page /tokens of that server; usually what the"
        " variable BAUMEISTER_TOKEN holds."
    ),
    "help.table": _(
        "Sit down at this table, and play there until the end; otherwise wherever you are asked."
    ),
    "example.connect": _("Your program answers at all your tables there."),
    "example.connect_table": _("One of our bots takes a seat at a table."),
    "example.engine": _("Give a seat to a program in any language, named “mybot” at the tables."),
    "connect.no_token": _(
        "This needs a token. Make one on the page /tokens of the server, and give it with --token"
        " or in the variable BAUMEISTER_TOKEN."
    ),
    "connect.no_address": _(
        "“{address}” is not the address of a server: it begins with http:// or https://."
    ),
    "connect.unreachable": _("{address} cannot be reached ({why}). Check the address."),
    "connect.refused": "{sentence} {right}",
    "connect.as": _("{bot} plays as {name} at {address} (Ctrl+C stops it)."),
    "connect.over": _("A game is over: {table}"),
    "connect.points": _("The game is over. Points: {points}"),
    "connect.no_seat": _("You have no seat at {table}, and none is free."),
}
