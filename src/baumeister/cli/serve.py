"""`baumeister serve`: the web table, for a browser on this machine or in the network."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from baumeister.cli.arguments import Injected
from baumeister.cli.build import compiling
from baumeister.cli.configuration import (
    Configuration,
    Flags,
    Where,
    configuration,
    place_of_data,
)
from baumeister.cli.terminal import refuse
from baumeister.foreign_bots import named_bots

if TYPE_CHECKING:
    from baumeister.web.http.settings import ServerSettings

NEEDED: Final = (
    "starlette",
    "uvicorn",
    "htpy",
    "itsdangerous",
    "msgspec",
    "websockets",
    "prometheus_client",
)


def serve(*, flags: Flags | None = None, no_browser: bool = False, terminal: Injected) -> int:
    held = checked_configuration(flags or Flags(), terminal.environ)
    from baumeister.web.http.serve import serve as run

    settings = server_settings(held, terminal.environ)
    return run(settings, not no_browser, terminal.language, compiling(terminal.environ))


def checked_configuration(flags: Where, environ: Mapping[str, str]) -> Configuration:
    """What holds, if a server can work with it."""
    if any(find_spec(name) is None for name in NEEDED):
        refuse("error.no_web")
    held = configuration(flags, environ)
    is_database = isinstance(place_of_data(held, environ), str)
    if is_database and find_spec("psycopg") is None:
        refuse("error.no_postgres")
    if held["processes"].value > 1 and not is_database:
        refuse("error.processes")
    return held


def server_settings(held: Configuration, environ: Mapping[str, str]) -> ServerSettings:
    from baumeister.web.http.networks import read_networks
    from baumeister.web.http.settings import ServerSettings
    from baumeister.web.table.retention import Retention

    values = {name: found.value for name, found in held.items()}
    return ServerSettings(
        place_of_data(held, environ),
        host=values["host"],
        port=values["port"],
        other_ports=values["other_ports"],
        processes=values["processes"],
        webhook=values["webhook"],
        foreign_bots=named_bots(values["bots"]),
        trusted_proxies=read_networks(values["trusted_proxies"]),
        metrics_networks=read_networks(values["metrics_networks"]),
        metrics_token=values["metrics_token"],
        request_log=values["request_log"],
        retention=Retention(values["keep_finished_days"], values["keep_abandoned_days"]),
    )
