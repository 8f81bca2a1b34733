"""`baumeister config`: the settings of a server, and where each of them comes from."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text as Styled

from baumeister.cli.arguments import Injected
from baumeister.cli.configuration import Flags, Held, place_of_data
from baumeister.cli.files import data_folder
from baumeister.cli.known_settings import SETTINGS, Setting
from baumeister.cli.serve import checked_configuration
from baumeister.cli.terminal import DONE, Terminal


def config(*, flags: Flags | None = None, terminal: Injected) -> int:
    held = checked_configuration(flags or Flags(), terminal.environ)
    if isinstance(place_of_data(held, terminal.environ), str):
        held = {name: found for name, found in held.items() if name != "data"}
    table = Table.grid(padding=(0, 2))
    for name, found in held.items():
        value = _shown(SETTINGS[name], found, terminal)
        table.add_row(Styled(name, "choice", no_wrap=True), value, _origin(found, terminal))
    terminal.show(table)
    return DONE


def _shown(setting: Setting, found: Held, terminal: Terminal) -> str:
    """As it would be written in a file, without secrets."""
    value = found.value
    if setting.name == "data" and value is None:
        value = data_folder(terminal.environ)
    if setting.shown is not None and value:
        value = setting.shown(value)
    if isinstance(value, bool | int):
        return str(value).lower()
    if isinstance(value, tuple):
        return "[" + ", ".join(f'"{part}"' for part in value) + "]"
    return f'"{value}"'


def _origin(found: Held, terminal: Terminal) -> str:
    if found.place is not None:
        return terminal.say("config.in_file", name=found.label, path=str(found.place))
    return found.label or terminal.say("config.usual")
