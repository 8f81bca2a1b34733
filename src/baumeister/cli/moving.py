"""What `backup`, `restore` and `move-data` have in common: a table that proves what was carried."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from importlib.util import find_spec
from typing import TYPE_CHECKING

from rich.table import Table

from baumeister.cli.serve import NEEDED
from baumeister.cli.terminal import DONE, Terminal, refuse
from baumeister.core.refusal import Refusal

if TYPE_CHECKING:
    from baumeister.web.table.moving import Counts


def carried(job: Callable[[], Counts], terminal: Terminal, done: str, place: str) -> int:
    """Do it, and show what was carried; whatever goes wrong, nothing was."""
    from baumeister.web.table.store import StoreRefused
    from baumeister.web.view.texts import SENTENCES

    try:
        counts = job()
    except StoreRefused as refusal:
        raise Refusal(refusal.text, SENTENCES) from None
    except (OSError, sqlite3.Error) as error:
        refuse("error.not_carried", detail=str(error))
    table = Table.grid(padding=(0, 2))
    for name, (rows, checksum) in counts.items():
        table.add_row(name, terminal.say("carried.rows", n=rows), checksum)
    terminal.show(table)
    terminal.show_path(terminal.say(done, place=place))
    return DONE


def check_packages(*places: object) -> None:
    """Refuse what cannot be done without further packages."""
    if any(find_spec(name) is None for name in NEEDED):
        refuse("error.no_web")
    if any(isinstance(place, str) for place in places) and find_spec("psycopg") is None:
        refuse("error.no_postgres")
