"""`baumeister admin`: what people have reported, and what whoever runs a server does about it.

It works on the data, so servers hear of it while they run, and every deed is written down there.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.table import Table
from rich.text import Text as Styled

from baumeister.cli.arguments import Injected
from baumeister.cli.configuration import Where, configuration, place_of_data
from baumeister.cli.moving import check_packages
from baumeister.cli.terminal import DONE, Terminal, refuse
from baumeister.core.refusal import Refusal

if TYPE_CHECKING:
    from baumeister.web.table.store import Store

LISTS: Final = ("reports", "log")
DEEDS: Final = ("done", "remove", "close", "reopen", "block", "unblock")


def admin(
    what: str = "reports", name: str = "", /, *, where: Where | None = None, terminal: Injected
) -> int:
    """`what` is a list to be shown, or something to be done about `name`."""
    check_packages()
    if what not in (*LISTS, *DEEDS):
        refuse("error.no_deed", word=what, known=", ".join((*LISTS, *DEEDS)))
    if (what in DEEDS) != bool(name):
        refuse("error.deed_needs_name" if what in DEEDS else "error.list_needs_none", word=what)
    data = place_of_data(configuration(where or Where(), terminal.environ), terminal.environ)
    check_packages(data)
    from baumeister.web.table.data_folder import DATA_FILE
    from baumeister.web.table.store import StoreRefused
    from baumeister.web.view.texts import SENTENCES

    if isinstance(data, Path) and not (data / DATA_FILE).is_file():
        refuse("error.no_data", path=str(data))
    try:
        return asyncio.run(_on_data(data, lambda store: _obey(store, what, name, terminal)))
    except StoreRefused as refusal:
        raise Refusal(refusal.text, SENTENCES) from None


async def _on_data(data: Path | str, job: Callable[[Store], Awaitable[int]]) -> int:
    from baumeister.web.table.opening_store import store_at

    store = await store_at(data)
    try:
        return await job(store)
    finally:
        await store.close()


async def _obey(store: Store, what: str, name: str, terminal: Terminal) -> int:
    from baumeister.web.table import moderation

    if what == "reports":
        return await _show_reports(store, terminal)
    if what == "log":
        return await _show_log(store, terminal)
    now = time.time()
    deeds: dict[str, Callable[[], Awaitable[bool]]] = {
        "done": lambda: moderation.settle(store, name, now),
        "remove": lambda: moderation.remove_line(store, name, now),
        "close": lambda: moderation.close(store, name, now),
        "reopen": lambda: moderation.reopen(store, name, now),
        "block": lambda: moderation.block(store, name, True, now),
        "unblock": lambda: moderation.block(store, name, False, now),
    }
    if not await deeds[what]():
        refuse("error.nothing_done", word=what, name=name)
    terminal.show(terminal.say(f"admin.{what}", name=name))
    return DONE


async def _show_reports(store: Store, terminal: Terminal) -> int:
    from baumeister.web.table.moderation import reports

    found = await reports(store)
    if not found:
        terminal.show(terminal.say("admin.no_reports"))
    for report in found:
        table = Table.grid(padding=(0, 2))
        for key, value in (
            ("report", report.id),
            ("when", _moment(report.at)),
            ("table", report.table),
            ("person", f"{report.person} ({report.name})"),
            ("line", report.text),
            ("why", report.why),
        ):
            table.add_row(Styled(terminal.say(f"admin.{key}"), "choice"), Styled(value))
        terminal.show(table, "")
    return DONE


async def _show_log(store: Store, terminal: Terminal) -> int:
    from baumeister.web.table.moderation import deeds

    table = Table.grid(padding=(0, 2))
    for deed in await deeds(store):
        table.add_row(_moment(deed.at), Styled(deed.what, "choice"), Styled(deed.about))
    terminal.show(table)
    return DONE


def _moment(at: float) -> str:
    return datetime.fromtimestamp(at).astimezone().isoformat(" ", "minutes")
