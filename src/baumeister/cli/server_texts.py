"""What the command line says of servers: their settings and their data."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import mark as _

SERVER: Final[dict[str, Template]] = {
    "usage.config": _("baumeister config [options]"),
    "about.config": _("Show the settings of the web table, and where each of them comes from."),
    "help.config": _(
        "A file with settings (TOML); otherwise the one that BAUMEISTER_CONFIG names."
    ),
    "help.set": _("Any setting, as in --set port=80; may be given several times."),
    "example.config": _("What would hold for “baumeister serve” with the same options."),
    "example.config_file": _(
        "With the settings of a file; the environment and options go before it."
    ),
    "usage.backup": _("baumeister backup FILE [options]"),
    "usage.restore": _("baumeister restore FILE [options]"),
    "usage.move-data": _("baumeister move-data FROM TO"),
    "about.backup": _("Write all that the web table keeps into one file, while it goes on."),
    "about.restore": _("Bring a backup back, into a folder or a database that is empty."),
    "about.move-data": _(
        "Carry everything from a data folder to a PostgreSQL database, or back; the servers must"
        " have stopped."
    ),
    "example.backup": _("All tables and people of your data folder; secrets, too."),
    "example.backup_database": _("The same of a database; the file has the same form."),
    "example.restore": _("Into a new folder; a server can then use it."),
    "example.move_data": _("From a folder to a database, with counts that prove it."),
    "usage.admin": _("baumeister admin [DEED] [NAME] [options]"),
    "about.admin": _(
        "Show what people have reported (reports), and do something about it: done, remove, close,"
        " reopen, block, unblock. Servers hear of it while they run, and all of it is written down"
        " (log)."
    ),
    "example.admin": _("What has been reported, and nobody has answered yet."),
    "example.remove": _("Remove the line that a report is about; “done” leaves it."),
    "example.block": _("Somebody can look, and do nothing any more; “unblock” ends that."),
    "example.close": _("Nobody can play or talk at a table any more; “reopen” ends that."),
    "admin.report": _("report"),
    "admin.when": _("when"),
    "admin.table": _("table"),
    "admin.person": _("person"),
    "admin.line": _("line"),
    "admin.why": _("why"),
    "admin.no_reports": _("Nothing has been reported."),
    "admin.done": _("The report {name} is answered."),
    "admin.remove": _("The line of the report {name} is removed."),
    "admin.close": _("The table {name} is closed."),
    "admin.reopen": _("The table {name} is open again."),
    "admin.block": _("{name} is blocked."),
    "admin.unblock": _("{name} is no longer blocked."),
    "error.no_deed": _("“{word}” is nothing that can be done. Known: {known}."),
    "error.deed_needs_name": _("“{word}” needs a name: that of a report, a table or a person."),
    "error.list_needs_none": _("“{word}” needs nothing more."),
    "error.nothing_done": _("Nothing to {word}: “{name}” does not exist, or it is so already."),
    "error.no_data": _("There is no data of a server in {path}."),
    "right.days": _("a number of days, or 0 for as long as the data is"),
    "carried.rows": (_("{n} row"), _("{n} rows")),
    "carried.backup": _(
        "Everything is in {place}. It holds secrets: keep it where nobody reads it."
    ),
    "carried.everything": _("Everything is in {place}, and was counted there again."),
    "error.backup_exists": _("“{path}” already exists: choose another name."),
    "error.same_place": _("Both places are the same."),
    "error.not_carried": _("That was not possible, and nothing was changed: {detail}"),
    "config.usual": _("default"),
    "config.in_file": _("{name} in {path}"),
    "right.host": _("the name or address of this machine"),
    "right.port": _("a port from 0 to 65535"),
    "right.folder": _("a folder"),
    "right.database": _("an address such as postgresql://…"),
    "right.processes": _("a number from 1 to 64"),
    "right.web_address": _("a web address such as https://example.org/turns"),
    "right.bots": _("bots such as my_bot.py:MyBot, separated by commas"),
    "right.networks": _("an address or a network such as 10.0.0.0/8"),
    "right.switch": _("true or false"),
    "right.token": _("a word without spaces"),
    "error.setting": _("“{option}” needs {right}, not “{value}”."),
    "error.in_config": _("{path}: “{option}” needs {right}, not “{value}”."),
    "error.no_setting": _("{place}: there is no setting “{name}”. Known: {known}."),
    "error.set": _("“--set” needs a setting and its value, such as port=80, not “{value}”."),
    "error.toml": _(
        "{path} cannot be read as TOML: something is wrong at line {line}, column {column}."
    ),
    "error.no_postgres": _(
        "A database needs a further package. Install it with: pip install baumeister[postgres]"
    ),
    "error.processes": _("Several processes need a database: name it with “--database”."),
}
