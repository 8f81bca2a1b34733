"""`baumeister backup`: all that a server keeps in one file, while it goes on."""

from __future__ import annotations

from pathlib import Path

from baumeister.cli.arguments import Injected
from baumeister.cli.configuration import Where, configuration, place_of_data
from baumeister.cli.moving import carried, check_packages
from baumeister.cli.terminal import refuse


def backup(file: Path, /, *, where: Where | None = None, terminal: Injected) -> int:
    check_packages()
    data = place_of_data(configuration(where or Where(), terminal.environ), terminal.environ)
    check_packages(data)
    if file.exists():
        refuse("error.backup_exists", path=str(file))
    if not file.absolute().parent.is_dir():
        refuse("error.no_folder", path=str(file.parent))
    from baumeister.web.table.moving import back_up

    return carried(lambda: back_up(data, file), terminal, "carried.backup", str(file))
