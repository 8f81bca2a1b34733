"""Which build this is: whether its rules are compiled."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from baumeister.core import state

PURE: Final = "BAUMEISTER_PURE"  # somebody wants the interpreted rules
COMPILE: Final = "BAUMEISTER_COMPILE"  # the command that compiles those of a checkout


def build() -> str:
    """“interpreted” or “compiled”: the word for programs, and the key of the sentence."""
    return "interpreted" if Path(state.__file__).suffix == ".py" else "compiled"


def compiling(environ: Mapping[str, str]) -> list[str]:
    """The command that would turn this build into a compiled one, if there is one.

    `make play` names it, since only a checkout has what it takes.
    """
    if build() == "compiled" or environ.get(PURE, "0") not in ("", "0"):
        return []
    return shlex.split(environ.get(COMPILE, ""))
