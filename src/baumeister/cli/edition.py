"""`baumeister edition`: the printed values of a game, to be changed in a copy."""

from __future__ import annotations

import baumeister
from baumeister.cli.arguments import Injected
from baumeister.cli.terminal import DONE


def edition(game: str, /, *, terminal: Injected) -> int:
    terminal.write(baumeister.game(game).edition())
    return DONE
