"""`baumeister restore`: what a backup has, in a folder or a database that has nothing yet."""

from __future__ import annotations

from pathlib import Path

from baumeister.cli.arguments import Injected
from baumeister.cli.configuration import Where, configuration, place_of_data
from baumeister.cli.known_settings import without_password
from baumeister.cli.moving import carried, check_packages
from baumeister.cli.terminal import refuse


def restore(file: Path, /, *, where: Where | None = None, terminal: Injected) -> int:
    check_packages()
    data = place_of_data(configuration(where or Where(), terminal.environ), terminal.environ)
    check_packages(data)
    if not file.is_file():
        refuse("error.no_file", path=str(file))
    from baumeister.web.table.moving import restore as run

    place = without_password(str(data))
    return carried(lambda: run(file, data), terminal, "carried.everything", place)
