"""The configuration of a server: a file, the environment and flags; whoever comes last wins."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple, NoReturn, TypeGuard

from cyclopts import Parameter

from baumeister.cli.arguments import Number
from baumeister.cli.build import COMPILE, PURE
from baumeister.cli.files import data_folder, read
from baumeister.cli.known_settings import SETTINGS, Setting, hidden, without_password
from baumeister.cli.terminal import refuse, text
from baumeister.core.text import quoted

CONFIG: Final = "BAUMEISTER_CONFIG"  # names the file
OTHERS: Final = {CONFIG, COMPILE, PURE}  # variables that are not settings
PREFIX: Final = "BAUMEISTER_"
POSITION: Final = re.compile(r"line (\d+), column (\d+)")


@Parameter(name="*")
@dataclass(frozen=True)
class Where:
    """Flags that say where the data is."""

    config: Path | None = None
    data: Path | None = None
    database: str | None = None


@Parameter(name="*")
@dataclass(frozen=True)
class Flags(Where):
    """All flags of a server."""

    host: str | None = None
    port: Number | None = None
    processes: Number | None = None
    webhook: str | None = None
    bots: Annotated[list[str] | None, Parameter(name="--bot")] = None
    trusted_proxies: Annotated[list[str] | None, Parameter(name="--trusted-proxy")] = None
    set: Annotated[list[str] | None, Parameter(name="--set")] = None


NAMES: Final = {"bots": "--bot", "trusted_proxies": "--trusted-proxy"}


class Said(NamedTuple):
    """What somebody says of a setting, and where: `place` is a file, if it is in one."""

    name: str
    value: object
    label: str
    place: Path | None = None


class Held(NamedTuple):
    """What holds, since it was said there; the label is empty if nobody said anything."""

    value: Any
    label: str = ""
    place: Path | None = None
    rank: int = 0  # the later it was said, the higher


Configuration = Mapping[str, Held]


def configuration(flags: Where, environ: Mapping[str, str]) -> Configuration:
    """What holds, and why; whatever cannot be is refused."""
    held = {name: Held(setting.usual) for name, setting in SETTINGS.items()}
    path = flags.config or (Path(environ[CONFIG]) if environ.get(CONFIG) else None)
    layers = (_in_file(path) if path else (), _in_environment(environ), _in_flags(flags))
    for rank, layer in enumerate(layers, 1):
        for said in layer:
            setting = SETTINGS.get(said.name) or _refuse_name(said)
            held[said.name] = Held(_understood(setting, said), said.label, said.place, rank)
    return held


def _in_file(path: Path) -> Iterator[Said]:
    content = read(path)
    try:
        found = tomllib.loads(content)
    except tomllib.TOMLDecodeError as error:
        position = POSITION.search(str(error))
        line, column = map(int, position.groups()) if position else (content.count("\n") + 1, 1)
        refuse("error.toml", path=str(path), line=line, column=column)
    return (Said(name, value, name, path) for name, value in found.items())


def _in_environment(environ: Mapping[str, str]) -> Iterator[Said]:
    for variable, value in environ.items():
        if variable.startswith(PREFIX) and variable not in OTHERS:
            yield Said(variable.removeprefix(PREFIX).lower(), value, variable)


def _in_flags(flags: Where) -> Iterator[Said]:
    for name, value in vars(flags).items():
        if name in SETTINGS and value is not None:
            yield Said(name, value, NAMES.get(name, f"--{name}"))
    for pair in vars(flags).get("set") or ():
        name, sign, value = pair.partition("=")
        if not sign:
            refuse("error.set", value=quoted(pair))
        yield Said(name.strip(), value.strip(), f"--set {name.strip()}")


def _understood(setting: Setting, said: Said) -> Any:
    try:
        return setting.read(said.value)
    except ValueError:
        _refuse_value(setting, said)


def _refuse_value(setting: Setting, said: Said) -> NoReturn:
    value = ", ".join(said.value) if _is_list(said.value) else str(said.value)
    shown = hidden(value) if setting.shown is hidden else quoted(without_password(value))
    right = text(setting.right)
    if said.place is not None:
        path = str(said.place)
        refuse("error.in_config", path=path, option=said.label, right=right, value=shown)
    refuse("error.setting", option=said.label, right=right, value=shown)


def _is_list(value: object) -> TypeGuard[list[str]]:
    return isinstance(value, list) and all(isinstance(part, str) for part in value)


def _refuse_name(said: Said) -> NoReturn:
    known = get_close_matches(said.name, SETTINGS, 1) or list(SETTINGS)
    names = [SETTINGS[name].variable if said.label.startswith(PREFIX) else name for name in known]
    place = str(said.place) if said.place else said.label
    refuse("error.no_setting", name=quoted(said.name), place=place, known=", ".join(names))


def place_of_data(held: Configuration, environ: Mapping[str, str]) -> Path | str:
    """A database or a folder: what was said later, and the database if both were said at once."""
    database, data = held["database"], held["data"]
    if database.value and database.rank >= data.rank:
        return str(database.value)
    return data.value or data_folder(environ)
