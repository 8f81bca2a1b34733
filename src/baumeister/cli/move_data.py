"""`baumeister move-data`: everything from a folder to a database, or the other way round."""

from __future__ import annotations

from pathlib import Path

from baumeister.cli.arguments import Injected
from baumeister.cli.known_settings import DATABASES, without_password
from baumeister.cli.moving import carried, check_packages
from baumeister.cli.terminal import refuse


def move_data(source: str, target: str, /, *, terminal: Injected) -> int:
    here, there = _place(source), _place(target)
    check_packages(here, there)
    if here == there:
        refuse("error.same_place")
    if isinstance(here, Path) and not here.is_dir():
        refuse("error.no_folder", path=str(here))
    from baumeister.web.table.moving import move

    place = without_password(target)
    return carried(lambda: move(here, there), terminal, "carried.everything", place)


def _place(word: str) -> Path | str:
    return word if word.startswith(DATABASES) else Path(word).expanduser()
