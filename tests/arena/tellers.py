"""A teller for reports, in English or German."""

from __future__ import annotations

from io import StringIO

from baumeister.cli.terminal import Terminal
from baumeister.languages import language


def teller(code: str = "en") -> Terminal:
    terminal = Terminal(StringIO(), StringIO(), StringIO(), {})
    terminal.language = language(code)
    return terminal
