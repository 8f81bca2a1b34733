"""The settings of a server: what each is called, what it may be, and what it is if nobody says."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

DATABASES: Final = ("postgresql://", "postgres://")
MOST_PROCESSES: Final = 64
HIGHEST_PORT: Final = 65535
HIDDEN: Final = "…"
PASSWORD: Final = re.compile(r"(://[^/@:]*:)[^/@]*@")
SWITCHES: Final = {"true": True, "false": False, "1": True, "0": False}


def number(value: object) -> int:
    """A whole number that is not negative; files may have it, everywhere else it is words."""
    if isinstance(value, int) and not isinstance(value, bool) and value >= 0:
        return value
    if isinstance(value, str) and value.isdecimal() and len(value) < 10:
        return int(value)
    raise ValueError(value)


def port(value: object) -> int:
    return _at_most(HIGHEST_PORT, number(value))


def processes(value: object) -> int:
    found = _at_most(MOST_PROCESSES, number(value))
    if found == 0:
        raise ValueError(value)
    return found


def _at_most(most: int, found: int) -> int:
    if found > most:
        raise ValueError(found)
    return found


def switch(value: object) -> bool:
    if isinstance(value, bool):
        return value
    if isinstance(value, str) and value.lower() in SWITCHES:
        return SWITCHES[value.lower()]
    raise ValueError(value)


def word(value: object) -> str:
    if isinstance(value, str) and value == value.strip():
        return value
    raise ValueError(value)


def folder(value: object) -> Path:
    if isinstance(value, Path):
        return value
    if not word(value):
        raise ValueError(value)
    return Path(word(value)).expanduser()


def words(value: object) -> tuple[str, ...]:
    """A list in a file; elsewhere, commas are between them."""
    parts = value.split(",") if isinstance(value, str) else value
    if not isinstance(parts, list | tuple):
        raise ValueError(value)
    return tuple(found for part in parts if (found := word(part)))


def networks(value: object) -> tuple[str, ...]:
    from baumeister.web.http.networks import read_networks

    found = words(value)
    read_networks(found)
    return found


def database(value: object) -> str:
    found = word(value)
    if found and not found.startswith(DATABASES):
        raise ValueError(value)
    return found


def web_address(value: object) -> str:
    found = word(value)
    parts = urlsplit(found)
    if found and not (parts.scheme in ("http", "https") and parts.hostname and parts.port != 0):
        raise ValueError(value)
    return found


def without_password(address: str) -> str:
    """An address as somebody may read it over a shoulder, or in a log."""
    return PASSWORD.sub(rf"\1{HIDDEN}@", address.partition("?")[0])


def without_path(address: str) -> str:
    """The same for one whose path may be a secret."""
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.hostname}/{HIDDEN}"


def hidden(secret: str) -> str:
    return HIDDEN


@dataclass(frozen=True)
class Setting:
    """`read` understands what is in a file or was typed, or raises `ValueError`; `right` is the key
    of what would be right instead. `shown` makes of a secret what everybody may read.
    """

    name: str
    usual: Any
    read: Callable[[Any], Any]
    right: str
    shown: Callable[[Any], str] | None = None

    @property
    def variable(self) -> str:
        """What it is called in the environment."""
        return f"BAUMEISTER_{self.name.upper()}"


SETTINGS: Final = {
    setting.name: setting
    for setting in (
        Setting("host", "127.0.0.1", word, "right.host"),
        Setting("port", 8000, port, "right.port"),
        Setting("other_ports", True, switch, "right.switch"),
        Setting("data", None, folder, "right.folder"),
        Setting("database", "", database, "right.database", without_password),
        Setting("processes", 1, processes, "right.processes"),
        Setting("webhook", "", web_address, "right.web_address", without_path),
        Setting("bots", (), words, "right.bots"),
        Setting("trusted_proxies", (), networks, "right.networks"),
        Setting("metrics_networks", ("127.0.0.0/8", "::1"), networks, "right.networks"),
        Setting("metrics_token", "", word, "right.token", hidden),
        Setting("request_log", False, switch, "right.switch"),
        Setting("keep_finished_days", 0, number, "right.days"),
        Setting("keep_abandoned_days", 0, number, "right.days"),
    )
}
