"""`baumeister serve`: the web table, for a browser on this machine or in the network."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final
from urllib.parse import urlsplit

from cyclopts import Parameter

from baumeister.cli.arguments import Injected, Number
from baumeister.cli.build import compiling
from baumeister.cli.files import data_folder
from baumeister.cli.terminal import refuse
from baumeister.core.text import quoted
from baumeister.foreign_bots import named_bots

NEEDED: Final = ("starlette", "uvicorn", "htpy", "itsdangerous", "websockets")


def serve(
    *,
    host: str = "127.0.0.1",
    port: Number = 8000,
    data: Path | None = None,
    webhook: str = "",
    bot: Annotated[list[str] | None, Parameter(name="--bot")] = None,
    no_browser: bool = False,
    terminal: Injected,
) -> int:
    if any(find_spec(name) is None for name in NEEDED):
        refuse("error.no_web")
    if webhook and not _is_address(webhook):
        refuse("error.webhook", value=quoted(webhook))
    from baumeister.web.http.serve import serve as run

    foreign_bots = named_bots(bot or ())
    folder = data or data_folder(terminal.environ)
    return run(
        host,
        port,
        folder,
        not no_browser,
        terminal.language,
        webhook,
        foreign_bots=foreign_bots,
        compiling=compiling(terminal.environ),
    )


def _is_address(webhook: str) -> bool:
    try:
        parts = urlsplit(webhook)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:  # such as a port that is no number
        return False
